"""Deck Battle's table: taps take effect, messages stay long enough to be read, and payment is
quick."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from browsing import DESKTOP, WHOLE, Visit
from quartett import games
from quartett.core.game import Game
from quartett.core.state import State
from quartett.table.log import Entry
from serving import wait_for
from staged import RECORDS, Staged, match_of, recorded, told_in
from watching import TEMPO, Watch, heard, lasted

RECORD = "3-seats-eager-1"
ENOUGH = 3
"""Targets of a deployment, enough for some to be left after a character was used."""
Box = dict[str, float]


def at(one: Visit, asks: str, *, after: int = 300) -> Staged:
    """The table at a question of this kind, far enough into the game for many moves."""
    staged = Staged(one, "deckbattle", RECORD)
    staged.until(lambda game: game.number > after and is_rich(game, asks))
    staged.open()
    return staged


def is_rich(staged: Staged, asks: str) -> bool:
    """Whether the seat is asked this, and has several targets if it deploys."""
    if not staged.asked or staged.view.asks != asks:
        return False
    state, deploy = staged.match.state.copy(), staged.game.moves.parse("deploy")
    if deploy in state.legal(staged.seat):
        state.apply(staged.seat, deploy)
    found = targets(staged.game, state, staged.seat)
    return sum(not text.startswith("buy") for text in found) >= ENOUGH


def box_of(one: Visit, selector: str) -> Box:
    found = one.page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


def overlap(one: Box, two: Box) -> bool:
    across = one["x"] < two["x"] + two["width"] and two["x"] < one["x"] + one["width"]
    return across and one["y"] < two["y"] + two["height"] and two["y"] < one["y"] + one["height"]


def test_a_tip_is_alone_in_the_window_and_never_on_the_bar(revisit: Callable[..., Visit]) -> None:
    one = revisit()
    at(one, "prepare")
    things = one.page.locator(".slot .main, .person .main, .tile")
    bar = box_of(one, "section.bar")
    count = things.count()
    for number in range(count) if WHOLE else {*range(0, count, 4), count - 1}:
        things.nth(number).hover()
        tip = one.page.locator(".tip")
        tip.wait_for()
        assert tip.count() == 1
        box = dict(tip.bounding_box() or {})
        assert box["x"] >= 0 and box["x"] + box["width"] <= DESKTOP["width"], number
        assert box["y"] >= 0 and box["y"] + box["height"] <= DESKTOP["height"], number
        assert not overlap(box, bar), number


def test_a_tip_goes_when_its_thing_is_picked(revisit: Callable[..., Visit]) -> None:
    one = revisit()
    at(one, "prepare")
    person = one.page.locator(".person .main").first
    person.hover()
    one.page.locator(".tip").wait_for()
    person.click()
    one.page.locator(".tip").wait_for(state="detached")


@pytest.mark.parametrize(
    ("asks", "selector", "rule"),
    [
        ("prepare", ".slot .main", "DECK-"),
        ("prepare", ".market .tile", "DECK-"),
        ("deploy", ".missions .tile", "DECK-072"),
        ("deploy", ".techniques .tile", "DECK-072"),
        ("deploy", ".person .main", "DECK-073"),
    ],
)
def test_what_is_not_asked_for_now_says_why(
    revisit: Callable[..., Visit], asks: str, selector: str, rule: str
) -> None:
    one = revisit()
    at(one, asks)
    one.page.locator(selector).first.click(force=True)
    message = one.page.locator("section.bar [role=status]")
    message.wait_for()
    assert rule in message.inner_text()


THINGS = ".slot .main, .slot .empty, .person .main, .tile, ol.track > li"


@pytest.mark.parametrize("asks", ["prepare", "deploy", "fight"])
def test_no_tap_on_the_table_is_silent(revisit: Callable[..., Visit], asks: str) -> None:
    """Objects without a move say why, or what they are."""
    one = revisit()
    staged = at(one, "prepare" if asks == "prepare" else "deploy")
    if asks == "fight":
        start = next(
            text
            for text in targets(staged.game, staged.match.state, staged.seat)
            if not text.startswith("buy")
        )
        paid(one, start)
    things = one.page.locator(THINGS)
    for number in range(things.count()):
        thing = things.nth(number)
        if thing.get_attribute("data-move") or thing.get_attribute("aria-pressed") == "true":
            continue
        one.page.keyboard.press("Escape")
        wait_for(lambda: one.page.locator("section.bar [role=status]").count() == 0)
        thing.click(force=True)
        answer = "section.bar [role=status], section.bar [data-move^='channel ']"
        one.page.locator(answer).first.wait_for(timeout=3000)


@pytest.mark.parametrize(
    ("gauge", "brings", "grows"), [("chakra", "chakra", "chakra"), ("mission", "force", "scrolls")]
)
def test_a_character_is_dragged_to_a_gauge(
    revisit: Callable[..., Visit], gauge: str, brings: str, grows: str
) -> None:
    """DECK-058, 060: dragged to the chakra a character is channelled, to the scrolls it is sent."""
    one = revisit()
    staged = at(one, "prepare")
    before = getattr(staged.view.seats[0], grows)
    place = next(at for at, who in enumerate(staged.view.in_play) if getattr(who, brings))
    card = one.page.locator(".person .main").nth(place)
    card.drag_to(one.page.locator(f".gauge.{gauge}"))
    wait_for(lambda: getattr(staged.view.seats[0], grows) > before)


def test_the_moves_of_a_character_stand_in_the_bar_when_it_is_tapped(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit()
    at(one, "prepare")
    one.page.locator(".person .main[data-pick]").first.click()
    assert one.page.locator("section.bar [data-move^='channel ']").count() == 1


def sum_of(one: Visit) -> tuple[int, int]:
    """The total of the manoeuvre, and what it needs."""
    meter = one.page.locator("section.bar [role=meter]")
    meter.wait_for()
    total = int(meter.get_attribute("aria-valuenow") or 0)
    return total, int(meter.get_attribute("data-needed") or 0)


def targets(game: Game[Any], state: State, seat: int) -> list[str]:
    """The legal targets, leaving out those with a number that distinguishes equal cards."""
    texts = [game.moves.text(int(move)).split() for move in state.legal(seat)]
    plain = [" ".join(words) for words in texts if len(words) == 2]
    return [text for text in plain if text.startswith(("fight", "recruit", "buy"))]


def paid(one: Visit, start: str) -> None:
    one.page.locator(f'[data-move="{start}"]:visible').first.click()
    one.page.wait_for_selector('[data-move="strike"]')


def test_a_target_is_paid_for_by_the_cheapest_who_bring_enough(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit()
    staged = at(one, "deploy")
    start = targets(staged.game, staged.match.state, staged.seat)[0]
    paid(one, start)
    total, needed = sum_of(one)
    worths = [person.worth for person in staged.view.in_play]
    sums = {0}
    for worth in worths:
        sums |= {worth + other for other in sums}
    assert total == min(value for value in sums if value >= needed)
    assert sum(person.worth for person in staged.view.in_play if person.assigned) == total


def test_who_takes_part_can_leave_again_and_another_target_switches(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit()
    staged = at(one, "deploy")
    first, other = targets(staged.game, staged.match.state, staged.seat)[:2]
    paid(one, first)
    joined = one.page.locator(".person .main.joined")
    before = joined.count()
    joined.first.click()
    wait_for(lambda: joined.count() == before - 1)
    assert staged.view.manoeuvre.target == first.split(" ", 1)[1]
    paid(one, other)
    assert staged.view.manoeuvre.target == other.split(" ", 1)[1]
    one.page.locator('[data-move="strike"]').click()
    wait_for(lambda: not one.page.locator("[data-move=strike]").count())
    assert not staged.view.manoeuvre.kind


LONG = 1000
"""Milliseconds at normal speed."""
MOMENTS = [
    ("3-seats-eager-1", "character-recruited", 950),
    ("3-seats-eager-1", "character-defeated", 950),
    ("3-seats-eager-1", "item-bought", 800),
    ("3-seats-eager-1", "technique-used", 600),
    ("3-seats-eager-1", "mission-done", 950),
    ("3-seats-eager-1", "threat-moved", 650),
    ("3-seats-eager-1", "threat-escaped", 1800),
    ("3-seats-eager-1", "objective-revealed", 2000),
    ("3-seats-eager-1", "scourge-revealed", 2200),
    ("3-seats-eager-1", "last-round-began", 1800),
    ("3-seats-mixed-1", "token-taken", 2000),
]


def before(
    one: Visit, record: str, fits: Callable[[dict[str, Any]], bool], seat: int = 0
) -> Staged:
    """The table just before such an event."""
    staged = Staged(one, "deckbattle", record, seat)
    staged.advance(60)
    lines = staged.find(lambda told: any(fits(facts_of(event)) for event in told))
    staged.advance(lines - staged.number)
    staged.open()
    return staged


def tells(record: str, fits: Callable[[dict[str, Any]], bool]) -> bool:
    """Whether the second seat is told of such an event."""
    told = told_in("deckbattle", record, 1)
    return any(fits(facts_of(event)) for events in told for event in events)


def facts_of(event: Any) -> dict[str, Any]:
    return {"kind": event.line.name, **event.line.arguments}


def speed_for(least: float) -> str:
    """What is long in the light can be looked at in less time; what is short could be missed."""
    return "quick" if least >= LONG else "normal"


def assert_lit(staged: Staged, kind: str, thing: str, least: float) -> None:
    """Plays one step: it is highlighted long enough, and its sentence is announced once."""
    watch = Watch(staged.page, light=("[data-light]", "light"), thing=("[data-light]", "thing"))
    staged.advance()
    staged.reach()
    wait_for(lambda: staged.page.locator("main:not([data-moment])").count() == 1)
    lit = [frame for frame in watch.frames() if frame["moment"] == kind]
    assert lit and lit[0]["light"] == kind
    assert thing in ("", lit[0]["thing"])
    assert lasted(watch.moments(), kind, least * TEMPO[speed_for(least)])
    told = lit[0]["told"]
    assert told and heard(staged.page).count(told) == 1


@pytest.mark.parametrize(("record", "kind", "least"), MOMENTS)
def test_what_others_do_is_in_the_light_for_as_long_as_it_takes_to_read(
    revisit: Callable[..., Visit], record: str, kind: str, least: float
) -> None:
    one = revisit(settings={"speed": speed_for(least)})
    staged = before(one, record, lambda told: told["kind"] == kind and told.get("seat") != 0)
    assert_lit(staged, kind, "", least)


@pytest.mark.parametrize(
    ("record", "kind", "tone"),
    [("3-seats-eager-1", "threat-escaped", "bad"), ("3-seats-mixed-1", "token-taken", "good")],
)
def test_what_is_won_or_lost_for_all_does_not_come_like_any_other_card(
    revisit: Callable[..., Visit], record: str, kind: str, tone: str
) -> None:
    one = revisit(settings={"speed": "normal"})
    staged = before(one, record, lambda told: told["kind"] == kind and told.get("seat") != 0)
    staged.advance()
    staged.show()
    one.page.wait_for_selector(f"[data-light={kind}].{tone}")


THREATS = {
    card.name
    for card in games.load("deckbattle").card_list()
    if card.values.get("group") == "threat"
}
# Effects of cards on hands, piles, items and rounds, and how long each is highlighted.
EFFECTS = {
    "character-discarded": 900,
    "card-turned": 500,
    "character-revived": 1000,
    "character-lost": 1000,
    "character-recalled": 750,
    "character-equipped": 500,
    "item-returned": 500,
    "character-revealed": 1400,
    "extra-round-began": 1800,
    "lion-unleashed": 500,
    "akamaru-moved": 450,
    "chip-taken": 500,
}


def shows(kind: str, told: list[Any]) -> bool:
    """Whether another seat causes such an event: an item returned by an answer of its own, or
    the arrival of a Threat rather than of any character."""
    facts = [facts_of(event) for event in told]
    if kind == "item-returned":
        facts = facts[:1]
    if kind == "character-revealed":
        facts = [one for one in facts if one.get("card") in THREATS]
    return any(one["kind"] == kind and one.get("seat") != 0 for one in facts)


@cache
def first_steps(record: str) -> dict[str, int]:
    """Where each of these first occurs after the opening."""
    found = dict[str, int]()
    for number, events in enumerate(told_in("deckbattle", record)):
        if number > 60:
            found |= {kind: number for kind in EFFECTS.keys() - found if shows(kind, events)}
    return found


@pytest.mark.parametrize("kind", EFFECTS)
def test_what_cards_do_to_others_is_in_the_light_too(
    revisit: Callable[..., Visit], kind: str
) -> None:
    records = sorted(path.stem for path in (RECORDS / "deckbattle").glob("*.quartett"))
    record = next(record for record in records if kind in first_steps(record))
    one = revisit(settings={"speed": speed_for(EFFECTS[kind])})
    staged = Staged(one, "deckbattle", record)
    staged.advance(first_steps(record)[kind])
    staged.open()
    assert_lit(staged, kind, "", EFFECTS[kind])


def plays_several(told: list[Any]) -> bool:
    return sum(facts_of(event)["kind"] == "character-played" for event in told) > 3


def test_who_plays_several_characters_is_told_of_in_one_sentence(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit(settings={"speed": "calm"})
    staged = Staged(one, "deckbattle", "3-seats-mixed-1")
    staged.advance(staged.find(plays_several))
    staged.open()
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=character-played]")
    told = one.page.locator("[data-told]").inner_text()
    assert told.count("played") == 1
    assert " ×2, " in told and " and " in told
    assert heard(one.page).count(told) == 1


@pytest.mark.parametrize(
    ("kind", "card", "least"),
    [("character-defeated", "kisame", 1800), ("token-taken", "token-card", 2000)],
)
def test_ones_own_victory_over_a_threat_and_its_token_are_in_the_light_too(
    revisit: Callable[..., Visit], kind: str, card: str, least: float
) -> None:
    one = revisit(settings={"speed": speed_for(least)})
    wanted = {"kind": kind, "seat": 1, "card": card}

    def fits(told: dict[str, Any]) -> bool:
        return wanted.items() <= told.items()

    staged = before(one, recorded("deckbattle", 3, lambda name: tells(name, fits)), fits, seat=1)
    assert_lit(staged, kind, card, least)


def test_what_objectives_and_scourge_give_is_counted_before_the_end(
    visit: Callable[..., Visit],
) -> None:
    """DECK-099, 101: highlighted and announced to everybody."""
    one = visit(settings={"speed": "normal"})
    staged = Staged(one, "deckbattle", recorded("deckbattle", 3, is_counted_in_the_end))
    one.expect("404 (Not Found)")  # a staged game is not stored
    staged.advance(len(staged.moves) - 1)
    staged.open()
    watch = Watch(one.page, light=("[data-light]", "light"), given=(".given li", ""))
    staged.advance()
    counts = staged.view.counts
    staged.reach()
    wait_for(lambda: one.page.locator("main:not([data-moment])").count() == 1)
    for what, part in (("objectives-counted", "objectives"), ("scourge-counted", "scourge")):
        lit = next(frame for frame in watch.frames() if frame["moment"] == what)
        assert lit["given"] == staged.seats
        points = [str(getattr(count, part)).replace("-", "−") for count in counts]
        assert lit["told"].endswith(f"you {points[0]}, Mira {points[1]}, Jon {points[2]}.")
        assert lasted(watch.moments(), what, 2200)
        assert heard(one.page).count(lit["told"]) == 1


def is_counted_in_the_end(record: str) -> bool:
    """Whether both objectives and the scourge change somebody's points."""
    match, moves = match_of("deckbattle", record)
    for at, move in enumerate(moves):
        match.take(Entry(at, move.seat, move.text, "", 0.0))
    counts = match.game.view(match.state.masked(0)).counts
    return any(one.objectives for one in counts) and any(one.scourge for one in counts)


def test_a_rivals_turn_is_summed_up_and_each_line_points_to_its_card(
    revisit: Callable[..., Visit],
) -> None:
    one = revisit()
    staged = at(one, "deploy")
    deeds = one.page.locator("[data-since] button[data-about]")
    assert deeds.count() > 2
    deeds.last.hover()
    one.page.locator(".tip", has_text=deeds.last.inner_text().split()[-1]).wait_for()
    assert staged.view.turn == 0


def test_a_question_that_nobody_began_names_its_cause(revisit: Callable[..., Visit]) -> None:
    one = revisit()
    staged = Staged(one, "deckbattle", RECORD)
    staged.until(lambda game: game.asked and game.view.asks == "unlock")
    staged.open()
    told = one.page.locator("section.bar .detail").inner_text()
    assert "escaped" in told or "defeated" in told


# Records where each flight begins.
FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const flight = animate.apply(this, given);
  if (this.dataset.place?.startsWith('field ')) {
    flight.pause();
    flight.currentTime = 0;
    const { left, top } = this.getBoundingClientRect();
    window.flights.push([left, top]);
    flight.play();
  }
  return flight;
};
"""


def test_new_cards_come_to_the_field_from_the_reserve(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "calm"})
    one.page.add_init_script(FLIGHTS)
    staged = before(one, RECORD, lambda told: told["kind"] == "character-revealed")
    one.page.evaluate("() => { window.flights.length = 0; }")
    staged.advance()
    staged.reach()
    wait_for(lambda: one.page.locator("main:not([data-moment])").count() == 1)
    flights = one.page.evaluate("window.flights")
    reserve = box_of(one, '[data-source="field"]')
    # As small as the label of the reserve, and centred on it.
    begun = [(left - reserve["x"], top - reserve["y"]) for left, top in flights]
    assert any(
        0 <= across <= reserve["width"] and 0 <= down <= reserve["height"] for across, down in begun
    ), (reserve, flights)


@pytest.mark.parametrize("settings", [{"viewport": {"width": 390, "height": 844}}])
def test_on_a_phone_parts_with_moves_are_marked_and_deployment_opens_the_field(
    revisit: Callable[..., Visit], settings: dict[str, Any]
) -> None:
    one = revisit(has_touch=True, **settings)
    staged = at(one, "prepare")
    one.page.locator(".tabs button").nth(2).tap()
    staged.until(lambda game: is_rich(game, "deploy"))
    staged.reach()
    assert one.page.locator("[data-mark=field]").count() == 1
    assert one.page.locator(".tabs button").first.get_attribute("aria-pressed") == "true"


def test_on_a_phone_cards_of_the_part_before_have_not_gone(
    revisit: Callable[..., Visit],
) -> None:
    """A rival takes an item as a reward: the market opens, and the cards of the field do not fly
    away."""

    def fits(told: dict[str, Any]) -> bool:
        return (told["kind"], told.get("card")) == ("token-taken", "token-item") and told[
            "seat"
        ] != 0

    one = revisit(settings={"speed": "normal"}, viewport={"width": 390, "height": 844})
    staged = before(one, recorded("deckbattle", 3, lambda name: tells(name, fits)), fits)
    watch = Watch(one.page, going=("main > .card", ""), field=("ol.field", ""))
    staged.advance()
    staged.reach()
    wait_for(lambda: one.page.locator("main:not([data-moment])").count() == 1)
    taken = [frame for frame in watch.frames() if frame["moment"] == "token-taken"]
    assert [frame["field"] for frame in taken] == [0] * len(taken)
    assert [frame for frame in taken if frame["going"]] == []


def test_on_a_phone_taps_reach_what_is_under_the_finger(revisit: Callable[..., Visit]) -> None:
    """A character's moves, then a target with its payment, without any step in between."""
    one = revisit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    staged = at(one, "prepare", after=630)
    page = one.page
    page.locator(".person [data-pick]").first.tap()
    page.locator(".detail").first.wait_for()
    before = staged.number
    page.locator("section.bar [data-move]:not([data-move=deploy])").first.tap()
    wait_for(lambda: staged.number > before)
    staged.reach()
    page.locator("section.bar [data-move=deploy]").tap()
    page.locator("ol.field [data-pick]").first.tap()
    page.locator("ol.field ~ .told [data-move]").first.tap()
    wait_for(lambda: staged.view.manoeuvre.kind != "")


STRIPS = """() => [...document.querySelectorAll('ol.field [data-card]')].map((card) => {
  const text = card.querySelector('.text');
  const line = text?.firstElementChild;
  const inside = !text
    || text.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom + 1;
  const whole = !line || line.scrollHeight <= line.clientHeight + 1;
  return [card.dataset.card, text?.textContent ?? '', inside && whole];
})"""


def test_deck_013_a_threat_on_the_field_shows_what_it_does_there(
    visit: Callable[..., Visit],
) -> None:
    """What it does for its owner matters only once it is defeated."""
    one = visit()
    game = Staged(one, "deckbattle", "3-seats-mixed-1")
    game.until(lambda table: table.asked and "zetsu" in [slot.card for slot in table.view.field])
    game.open()
    one.page.wait_for_load_state("networkidle")
    strips = {card: (text, whole) for card, text, whole in one.page.evaluate(STRIPS)}
    assert strips["zetsu"] == ("Recruiting +1", True)
    assert [card for card, (_, whole) in strips.items() if not whole] == []
