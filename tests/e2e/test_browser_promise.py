"""A server that replaces its seed or a player's nonce is caught by the page that saw the
commitment before the deal."""

from collections.abc import Callable

from playwright.sync_api import Route

from browsing import Visit
from serving import InThread, Player, enter, open_table, wait_for

OTHER = "ab" * 32


def played(one: Visit, server: InThread) -> str:
    """A game whose beginning the page saw: it has stored the commitment, and its nonce was
    confirmed."""
    opened = open_table(server.address, ["you", "you"], "push")
    one.page.goto(opened.json["links"][0]["link"])
    one.page.wait_for_selector("[data-link=open]", state="attached")
    name = opened.json["table"]
    table = server.registry.tables[name]
    wait_for(lambda: len(table.match.nonces) == 1)
    one.page.reload()  # gets a second welcome, which contains its nonce
    one.page.wait_for_selector("[data-link=open]", state="attached")
    players = [Player(server.address, name, enter(server.address, opened, s)) for s in (0, 1)]
    while not table.match.state.over:
        seat = table.match.state.owing[0]
        number, move = table.match.number, table.match.state.legal(seat)[0]
        text = table.match.game.moves.text(move)
        assert players[seat].move(text, number)["type"] == "answer"
    for player in players:
        player.close()
    return name


EXCHANGED = {"commitment": OTHER, "nonces": [f"0@0={OTHER[:32]}"]}


def test_the_page_compares_what_is_told_at_the_end_with_what_was_promised(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit()
    name = played(one, server)
    lie = ""

    def exchange(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        assert replay["fairness"]["problem"] is None and replay["fairness"]["nonces"]
        if lie:
            replay["fairness"][lie] = EXCHANGED[lie]
        route.fulfill(response=answer, json=replay)

    one.page.route("**/replay?viewer=*", exchange)
    for lie, told in (
        ("", "follow"),
        ("commitment", "The seed was exchanged."),
        ("nonces", "is missing"),
    ):
        one.page.goto(f"/replay/{name}")
        one.page.locator(".fair").wait_for()
        assert told in one.page.locator(".fair").inner_text(), lie
