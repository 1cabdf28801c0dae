"""Konoha's table: votes turn over, hands are revealed one by one, the stamp falls; only then is
the next round dealt."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import ViewportSize

from browsing import DESKTOP, PHONE, WHOLE, Visit
from quartett.words import LANGUAGES
from serving import wait_for
from staged import Staged
from watching import TEMPO, Watch, heard, lasted

MOBILE = ViewportSize(width=390, height=844)


def told_next(game: Staged) -> list[str]:
    """The kinds of events that the next recorded answer causes."""
    move = game.moves[game.number]
    state = game.match.state.copy()
    state.story = []
    state.apply(move.seat, game.game.moves.parse(move.text))
    return [event.line.name for event in game.game.events(state.story or [], game.seat)]


def told_hands(game: Staged) -> list[dict[str, Any]]:
    """All events so far, as they are sent."""
    told = [event for events in game.match.told for event in events or []]
    seen = game.game.events(told, game.seat)
    return [json.loads(msgspec.json.encode(event)) for event in seen]


def before(one: Visit, record: str, event: str, seat: int = 0) -> Staged:
    """The table just before such an event."""
    game = Staged(one, "konoha", record, seat)
    game.until(lambda table: event in told_next(table))
    game.open()
    return game


def watched(game: Staged) -> Watch:
    return Watch(
        game.page,
        votes=("[data-vote]", ""),
        open=(".stage [data-open]", "open"),
        total=(".stage [data-open]", "total"),
        enough=(".line.enough", ""),
        stamp=("[data-stamp]", "stamp"),
        token=("[aria-current=step]", ""),
    )


def play(game: Staged) -> None:
    """Plays on to the next question, and waits until the page shows it."""
    game.next_question()
    game.reach()
    wait_for(lambda: game.page.locator("main:not([data-moment])").count() == 1)


@pytest.mark.parametrize(
    ("record", "event", "stamp", "speed"),
    [
        ("3-seats-eager-1", "mission-failed", "failed", "normal"),
        ("6-seats-mixed-4", "mission-won", "won", "quick"),
    ],
)
def test_hands_open_one_after_the_other_and_the_stamp_comes_before_the_deal(
    revisit: Callable[..., Visit], record: str, event: str, stamp: str, speed: str
) -> None:
    tempo = TEMPO[speed]
    game = before(revisit(settings={"speed": speed}), record, event)
    needed, seats = game.view.needed, game.seats
    watch = watched(game)
    play(game)
    moments = watch.moments()
    names = [name for name, _ in moments]
    assert names[: 2 * seats + 2] == ["votes", *["hand", "counted"] * seats, stamp]
    assert "card-dealt" in names[2 * seats + 2 :]
    assert lasted(moments, "votes", 1500 * tempo)
    assert lasted(moments, "hand", 850 * tempo)
    assert lasted(moments[2 * seats - 1 :], "hand", 1700 * tempo)
    assert lasted(moments, stamp, 2200 * tempo)
    frames = watch.frames()
    opened = [int(frame["open"]) for frame in frames if frame["moment"] == "hand"]
    assert sorted(set(opened)) == list(range(1, seats + 1)) and opened == sorted(opened)
    total = next(int(frame["total"]) for frame in frames if frame["stamp"])
    assert (total >= needed) == (stamp == "won")
    turned = [frame for frame in frames if frame["moment"] == "votes"]
    assert all(frame["votes"] == seats for frame in turned)
    assert not any(frame["votes"] for frame in frames if frame["moment"] == "card-dealt")


@pytest.mark.parametrize("viewport", [DESKTOP, MOBILE] if WHOLE else [DESKTOP])
def test_nothing_tells_the_sum_before_the_cards_do(
    revisit: Callable[..., Visit], viewport: ViewportSize
) -> None:
    """KONOHA-22: every card is counted as it turns over, and the hand's total is only announced
    then."""
    one = revisit(settings={"speed": "normal"}, viewport=viewport)
    game = before(one, "6-seats-mixed-4", "mission-won")
    needed = game.view.needed
    watch = watched(game)
    play(game)
    frames = [frame for frame in watch.frames() if frame["moment"] in ("hand", "counted")]
    shown: list[dict[str, Any]] = [
        event for event in told_hands(game) if event["type"] == "hand-shown"
    ]
    worths = {event["seat"]: event["worths"] for event in shown}
    held = 0
    for at, seat in enumerate(sorted(worths)):
        sums = [held + sum(worths[seat][:turned]) for turned in range(len(worths[seat]) + 1)]
        hand = [frame for frame in frames if int(frame["open"]) == at + 1]
        turning = [int(frame["total"]) for frame in hand if frame["moment"] == "hand"]
        # On a busy machine not every card has a frame of its own.
        assert len(set(turning)) > 1 and set(turning) <= set(sums)
        assert all("strength" not in frame["told"] for frame in hand if frame["moment"] == "hand")
        held = sums[-1]
        assert {int(frame["total"]) for frame in hand if frame["moment"] == "counted"} == {held}
    assert [frame for frame in frames if frame["enough"] and int(frame["total"]) < needed] == []
    assert any(frame["enough"] for frame in frames)


def test_the_last_card_of_all_keeps_everybody_waiting(revisit: Callable[..., Visit]) -> None:
    """It trembles while it is face down and the mission depends on it."""
    game = before(revisit(settings={"speed": "normal"}), "3-seats-eager-1", "mission-failed")
    watch = Watch(
        game.page,
        open=(".stage [data-open]", "open"),
        up=(".stage .latest .card.up", ""),
        hanging=(".stage .hanging", ""),
    )
    play(game)
    frames = [frame for frame in watch.frames() if frame["moment"] == "hand"]
    last = [frame for frame in frames if int(frame["open"]) == game.seats]

    def covered(turned: int) -> float:
        return sum(float(frame["ms"]) for frame in last if frame["up"] == turned)

    assert covered(4) > covered(0)
    hanging = [frame for frame in frames if frame["hanging"]]
    assert hanging and all(frame in last and frame["up"] == 4 for frame in hanging)


HEIGHTS = """() => {
  window.heights = new Set();
  window.widths = new Set();
  requestAnimationFrame(function look() {
    widths.add(document.documentElement.scrollWidth);
    heights.add(Math.round(document.querySelector('section.own').getBoundingClientRect().height));
    requestAnimationFrame(look);
  });
}"""


SIZES = [(1280, 800), (820, 1180), (390, 844), (360, 740)]


@pytest.mark.parametrize("size", SIZES if WHOLE else [SIZES[0], SIZES[-1]])
def test_a_hand_has_its_place_before_it_is_dealt_and_no_stamp_widens_the_page(
    revisit: Callable[..., Visit], size: tuple[int, int]
) -> None:
    viewport = ViewportSize(width=size[0], height=size[1])
    one = revisit(settings={"speed": "quick"}, viewport=viewport)
    game = before(one, "3-seats-eager-1", "mission-failed")
    one.page.evaluate(HEIGHTS)
    play(game)
    heights = one.page.evaluate("[...heights]")
    assert max(heights) - min(heights) <= 2
    assert one.page.evaluate("[...widths]") == [size[0]]


def test_each_moment_says_its_sentence_once_and_a_deal_is_told_in_one(
    revisit: Callable[..., Visit],
) -> None:
    """Cards arrive one after another; nobody can read five sentences in a second."""
    game = before(revisit(settings={"speed": "quick"}), "3-seats-eager-1", "mission-failed")
    watch = watched(game)
    play(game)
    said = watch.sentences()
    assert "to go" in said[0] and "needed" in said[1] and "showed" in said[2]
    assert "failed" in said[7]
    spoken = heard(game.page)
    assert [line for line in said if spoken.count(line) != 1] == []
    dealt = [line for line in spoken if "dealt" in line]
    assert len(dealt) == 1 and dealt[0].count(",") + 1 == game.view.seats[0].size
    frames = [frame for frame in watch.frames() if frame["moment"] == "card-dealt"]
    assert frames and not any("dealt" in frame["told"] for frame in frames)


def test_waiting_turns_the_votes_and_moves_the_token(revisit: Callable[..., Visit]) -> None:
    game = before(revisit(settings={"speed": "normal"}), "3-seats-mixed-3", "team-waited")
    watch = watched(game)
    play(game)
    moments = watch.moments()
    assert [name for name, _ in moments][:2] == ["votes", "token-moved"]
    assert lasted(moments, "votes", 1500)
    assert game.page.locator("[data-vote]").count() == 0


def test_the_last_mission_declined_is_stamped_without_a_hand_being_shown(
    revisit: Callable[..., Visit],
) -> None:
    """KONOHA-A2: the team waits before the village has failed."""
    game = before(revisit(settings={"speed": "normal"}), "3-seats-random-2", "mission-declined")
    watch = watched(game)
    game.advance()
    game.reach()
    wait_for(lambda: game.page.locator("main:not([data-moment])").count() == 1)
    moments = watch.moments()
    names = [name for name, _ in moments]
    assert names[:2] == ["votes", "declined"] and "hand" not in names
    assert lasted(moments, "votes", 1500) and lasted(moments, "declined", 2200)
    stamped = [frame for frame in watch.frames() if frame["moment"] == "declined"]
    assert all(frame["stamp"] == "declined" for frame in stamped)
    told = stamped[0]["told"]
    assert "gave up the last mission" in told and heard(game.page).count(told) == 1
    assert game.page.locator(".rounds .declined, .rounds .failed").count() > 0


def test_a_tap_goes_on_to_the_question(revisit: Callable[..., Visit]) -> None:
    game = before(revisit(settings={"speed": "calm"}), "3-seats-eager-1", "mission-failed")
    game.next_question()
    game.show()
    game.page.wait_for_selector("main[data-moment=votes]")
    game.page.locator("#question").evaluate("() => null")
    game.page.mouse.click(5, 400)
    game.page.wait_for_selector(f'main[data-number="{game.number}"]')
    assert game.page.locator(".stage").count() == 0


def test_without_motion_the_same_moments_are_stills(revisit: Callable[..., Visit]) -> None:
    one = revisit(settings={"speed": "quick"}, reduced_motion="reduce")
    game = before(one, "3-seats-eager-1", "mission-failed")
    watch = watched(game)
    moving = "() => document.getAnimations().filter(one => one.playState === 'running').length"
    game.next_question()
    game.show()
    game.page.wait_for_selector("main[data-moment=hand]")
    assert game.page.evaluate(moving) == 0
    wait_for(lambda: game.page.locator("main:not([data-moment])").count() == 1)
    told = [name for name, _ in watch.moments()][: 2 * game.seats + 2]
    assert told == ["votes", *["hand", "counted"] * game.seats, "failed"]


def test_the_last_mission_can_be_opened_again(revisit: Callable[..., Visit]) -> None:
    one = revisit()
    game = before(one, "3-seats-eager-1", "mission-failed")
    play(game)
    one.page.locator("button.last").click()
    sheet = one.page.locator("dialog[open]")
    assert sheet.locator("[data-stamp=failed]").count() == 1
    assert sheet.locator("[data-vote]").count() == game.seats
    assert sheet.locator(".shown .worth").count() == 5 * game.seats
    assert one.accessible() == []


def test_a_sealed_card_and_a_sealed_vote_stay_in_sight_of_who_chose_them(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit()
    game = Staged(one, "konoha", "3-seats-eager-1")
    game.until(lambda table: table.asked and table.view.asks == "pass")
    game.open()
    pick = one.page.locator("[data-pick^=pass]").first
    name = str(pick.get_attribute("data-pick")).split()[1]
    pick.click()
    one.page.locator(f'[data-move="pass {name}"]').click()
    one.page.wait_for_selector(f'.hand .sealed [data-card="{name}"]')
    game = Staged(revisit(), "konoha", "3-seats-eager-1")
    game.until(lambda table: table.asked and table.view.asks == "vote")
    game.open()
    game.page.locator('[data-move="go"]').click()
    game.page.wait_for_selector('[data-seat="0"] .vote.go.sealed')


def test_a_ninja_is_dragged_to_who_gets_it(revisit: Callable[..., Visit]) -> None:
    """KONOHA-16: the two taps and their effects."""
    one = revisit()
    game = Staged(one, "konoha", "3-seats-eager-1")
    game.until(lambda table: table.asked and table.view.asks == "pass")
    game.open()
    pick = one.page.locator("[data-pick^=pass]").first
    name = str(pick.get_attribute("data-pick")).split()[1]
    pick.drag_to(one.page.locator("[data-sink=left]"))
    one.page.wait_for_selector(f'.hand .sealed [data-card="{name}"]')


def test_what_came_stays_marked_until_the_token_moves(revisit: Callable[..., Visit]) -> None:
    one = revisit()
    game = Staged(one, "konoha", "3-seats-mixed-3")
    game.until(lambda table: table.asked and table.view.asks == "vote")
    game.open()
    assert one.page.locator(".hand .fresh").count() == 1


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ("de", "fr"))
def test_on_a_phone_the_words_are_in_the_bar(revisit: Callable[..., Visit], language: str) -> None:
    one = revisit(
        viewport=MOBILE, has_touch=True, settings={"speed": "still", "language": language}
    )
    game = Staged(one, "konoha", "4-seats-eager-1", hints=True)
    game.until(lambda table: table.asked and table.view.asks == "signal")
    game.open()
    for size in (MOBILE, PHONE):
        one.page.set_viewport_size(size)
        bar = one.page.locator("section.bar").bounding_box()
        moves = one.page.locator("section.bar [data-move]")
        assert bar is not None and moves.count() == 6
        for number in range(6):
            box = moves.nth(number).bounding_box()
            assert box is not None and box["height"] >= 44
            assert box["x"] >= bar["x"] and box["x"] + box["width"] <= bar["x"] + bar["width"]
            assert box["y"] + box["height"] <= size["height"]
        rounds = one.page.locator(".rounds")
        assert rounds.evaluate("one => one.scrollHeight <= one.clientHeight + 2")
    one.page.locator('[data-move="signal good"]').tap()
    one.page.wait_for_selector('[data-seat="0"] .vote.sealed, [data-seat="0"] .said .bars')


def test_a_word_that_is_not_asked_for_says_why(revisit: Callable[..., Visit]) -> None:
    one = revisit(viewport=DESKTOP)
    game = Staged(one, "konoha", "3-seats-eager-1")
    game.until(lambda table: table.asked and table.view.asks == "pass")
    game.open()
    one.page.locator(".signals button").first.click(force=True)
    message = one.page.locator("section.bar [role=status]")
    message.wait_for()
    assert "KONOHA-" in message.inner_text()
