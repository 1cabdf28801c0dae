"""Moments: the consequences of a move are shown in order, for as long as specified, and
announced once."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from browsing import PHONE, Visit
from staged import Staged

# Records when each moment begins, its stated duration, the text of the bar, what is highlighted,
# and the number of frames in which it was painted.
WITNESS = """
window.seen = [];
const lit = {
  cube: '[role=img] .cube', losing: '.losing', stamp: '.busted .stamp', blocking: '.blocking',
  sealed: '.duel:not(.up)', turned: '.duel.up', lit: '.duel.won.leads', symbols: '.duel .count',
  switch: '[data-card=switch][data-place=flipped]', aside: '[data-card=switch][data-place=aside]',
  flipped: '[data-place=flipped]', droid: '.away', open: '[data-place=open]', slam: '.slam',
};
function note() {
  const main = document.querySelector('main');
  const name = main?.dataset.moment ?? '';
  if (seen.at(-1)?.name === name) return;
  const told = document.querySelector('[data-told]')?.textContent ?? '';
  const long = Number(main?.dataset.lasts ?? 0);
  const found = Object.entries(lit).filter(([, where]) => document.querySelector(where));
  seen.push({ name, at: performance.now(), long, told, lit: found.map(([key]) => key), frames: 0 });
}
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
requestAnimationFrame(function frame() {
  if (seen.length) seen.at(-1).frames += 1;
  requestAnimationFrame(frame);
});
"""


class Seen(NamedTuple):
    name: str
    lasted: float
    long: float
    told: str
    lit: list[str]
    frames: int


def kinds(events: Iterable[Any]) -> list[str]:
    return [event.__struct_config__.tag for event in events]


def with_kind(kind: str, **wanted: Any) -> Callable[[list[Any]], bool]:
    """Whether there is an event of this kind with these values; `cards=True` means any at all."""

    def fits(events: list[Any]) -> bool:
        return any(
            event.__struct_config__.tag == kind
            and all(
                bool(getattr(event, key)) if value is True else getattr(event, key) == value
                for key, value in wanted.items()
            )
            for event in events
        )

    return fits


def without(fits: Callable[[list[Any]], bool], kind: str) -> Callable[[list[Any]], bool]:
    return lambda events: fits(events) and kind not in kinds(events)


def stage(one: Visit, game: str, record: str, fits: Callable[[list[Any]], bool]) -> Staged:
    """The table just before such a step."""
    one.teach(WITNESS)
    staged = Staged(one, game, record)
    staged.advance(staged.find(fits))
    staged.open()
    one.page.evaluate("seen.length = 0")
    return staged


def played(staged: Staged, steps: int = 1) -> list[Seen]:
    """What was shown of the next steps, from the first moment until nothing is highlighted."""
    staged.advance(steps)
    staged.show()
    page = staged.page
    page.wait_for_selector(f'main[data-number="{staged.number}"]:not([data-moment])')
    told: list[dict[str, Any]] = page.evaluate("seen")
    ends = [one["at"] for one in told[1:]]
    return [
        Seen(one["name"], end - one["at"], one["long"], one["told"], one["lit"], one["frames"])
        for one, end in zip(told, ends, strict=False)
        if one["name"]
    ]


def assert_told_once(staged: Staged, moments: list[Seen]) -> None:
    spoken = staged.page.locator("[data-live=events] p").all_inner_texts()
    sentences = list(dict.fromkeys(moment.told for moment in moments if moment.told))
    assert sentences
    for sentence in sentences:
        assert spoken.count(sentence) == 1, sentence


def is_flip(events: list[Any]) -> bool:
    """A card that is only turned over: no switch card, no bust."""
    switch = with_kind("card-flipped", card="switch")
    return kinds(events) == ["card-flipped"] and not switch(events)


PUSH, THREE = "3-seats-mixed-1", "3-seats-eager-1"
DUEL = ["laid", "revealed", "won", "spoils"]
AT_LENGTH = {
    "PUSH-22, own cards are lost": (["rolling"], (900, 1300)),
    "FORCE-10, the highest value wins": (DUEL, (1800, 3200)),
}
"""Milliseconds at normal speed: the die rolls for about a second, a duel takes about two."""
# Game, record, event, number of steps, the moments in order, and for some of them what is
# highlighted and announced.
STAGED: dict[str, tuple[str, str, Callable[[list[Any]], bool], int, list[str], dict[str, Any]]] = {
    "a card turns": (
        "push",
        THREE,
        is_flip,
        1,
        ["card-flipped"],
        {"card-flipped": ("flipped", "flipped a card")},
    ),
    "PUSH-18, somebody stops": (
        "push",
        THREE,
        with_kind("stopped", seat=1),
        1,
        ["stopped"],
        {"stopped": ([], "Mira stopped")},
    ),
    "a column is left over": (
        "push",
        PUSH,
        without(with_kind("column-left-over"), "die-rolled"),
        1,
        ["column-taken", "column-left-over"],
        {"column-left-over": ([], "Nobody took column")},
    ),
    "PUSH-22, own cards are lost": (
        "push",
        PUSH,
        with_kind("die-rolled", seat=0, cards=True),
        1,
        ["rolling", "rolled", "lost"],
        {"rolling": ("cube", "You roll the die."), "rolled": ("losing", "You rolled .* Lost: ")},
    ),
    "PUSH-22, another's cards are lost": (
        "push",
        THREE,
        with_kind("die-rolled", seat=1, cards=True),
        1,
        ["rolling", "rolled", "lost"],
        {"rolling": ("cube", "Mira rolls"), "rolled": ("losing", "Mira rolled .* Lost: ")},
    ),
    "PUSH-26, nothing is lost": (
        "push",
        THREE,
        with_kind("die-rolled", cards=()),
        1,
        ["rolling", "rolled"],
        {"rolled": ("cube", "Nothing is lost.")},
    ),
    "PUSH-36, a bust has its card and its cause": (
        "push",
        PUSH,
        with_kind("busted"),
        1,
        ["card-flipped", "busted", "discarded"],
        {"busted": (["stamp", "blocking"], "No column has room for the")},
    ),
    "PUSH-33, a switch card turns the order round": (
        "push",
        PUSH,
        with_kind("card-flipped", card="switch"),
        1,
        ["switch", "turned-round"],
        {"switch": ("switch", "the other way round"), "turned-round": ("aside", "")},
    ),
    "PUSH-41, banking": (
        "push",
        THREE,
        with_kind("colour-banked", seat=0),
        1,
        ["colour-banked"],
        {"colour-banked": ([], "You banked")},
    ),
    "PUSH-19, a column goes to its owner": (
        "push",
        THREE,
        with_kind("column-taken", seat=1),
        1,
        ["column-taken"],
        {"column-taken": ([], "Mira took column")},
    ),
    "FORCE-10, the highest value wins": (
        "force",
        PUSH,
        without(with_kind("villain-won"), "symbols-decided"),
        1,
        DUEL,
        {
            "laid": ("sealed", "All cards are down."),
            "revealed": ("turned", "[0-9]"),
            "won": ("lit", " beats "),
        },
    ),
    "FORCE-11, symbols decide": (
        "force",
        PUSH,
        with_kind("symbols-decided"),
        1,
        ["laid", "revealed", "symbols", "won", "spoils"],
        {"symbols": ("symbols", "symbols decide"), "won": ("lit", "by symbols. .* won ")},
    ),
    "FORCE-23, Vader comes": (
        "force",
        PUSH,
        with_kind("vader-turned-up"),
        1,
        ["vader-turned-up"],
        {"vader-turned-up": (["slam", "open"], "Darth Vader")},
    ),
    "FORCE-27, Vader is won": (
        "force",
        PUSH,
        with_kind("vader-won"),
        1,
        DUEL,
        {"won": ("lit", "won Darth Vader .* You lost ")},
    ),
    "FORCE-15, R2-D2 goes on its errand": (
        "force",
        "4-seats-mixed-1",
        with_kind("droid-sent"),
        2,
        [*DUEL, "droid", "card-scouted"],
        {"droid": ("droid", "R2-D2 will turn up"), "card-scouted": ("open", "R2-D2 turned up")},
    ),
    "FORCE-16, what R2-D2 found is decided": (
        "force",
        "4-seats-mixed-1",
        with_kind("card-kept"),
        1,
        ["card-kept"],
        {"card-kept": ([], "kept .* R2-D2")},
    ),
    "FORCE-28, only one hand is left": (
        "force",
        "3-seats-mixed-2",
        with_kind("last-hand-left"),
        1,
        [*DUEL, "last-hand-left"],
        {"last-hand-left": ([], "You may draw")},
    ),
    "FORCE-29, a last draw": (
        "force",
        "3-seats-mixed-2",
        with_kind("card-drawn"),
        1,
        ["card-drawn", "drawn-taken"],
        {"card-drawn": ("open", "You drew")},
    ),
}


@pytest.mark.parametrize("name", STAGED)
def test_every_moment_is_on_the_screen_as_long_as_it_says_and_told_once(
    revisit: Callable[..., Visit], name: str
) -> None:
    """Duels are long, so those whose length is not measured run at the quick speed."""
    game, record, fits, steps, names, details = STAGED[name]
    speed = "quick" if game == "force" and name not in AT_LENGTH else "normal"
    staged = stage(revisit(settings={"speed": speed}), game, record, fits)
    moments = played(staged, steps)
    assert [moment.name for moment in moments] == names
    timed, (least, most) = AT_LENGTH.get(name, ([], (0, 0)))
    assert least <= sum(moment.long for moment in moments if moment.name in timed) <= most
    for moment in moments:
        # A timer never fires early, however slow the machine is; half a millisecond is for
        # rounding.
        assert moment.lasted >= moment.long - 0.5 > 0, moment
        assert moment.frames > 0, moment
        wanted, said = details.get(moment.name, ([], ""))
        for light in [wanted] if isinstance(wanted, str) else wanted:
            assert light in moment.lit, moment
        assert re.search(said, moment.told), moment
    assert_told_once(staged, moments)


APART = """() => {
  const boxes = (where) => [...document.querySelectorAll(where)]
    .map((one) => one.getBoundingClientRect());
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const counts = boxes('.cards .duel .count');
  const others = boxes('.cards li > span, .cards .face circle');
  return [
    counts.length,
    counts.filter((a) => counts.some((b) => a !== b && over(a, b))).length,
    counts.filter((a) => others.some((b) => over(a, b))).length,
  ];
}"""


@pytest.mark.parametrize("language", ["nl", "de"])
def test_what_symbols_count_is_read_on_a_phone(visit: Callable[..., Visit], language: str) -> None:
    """FORCE-11: the counts overlap neither each other nor the symbols, nor names."""
    settings = {"speed": "calm", "language": language}
    one = visit(settings=settings, viewport=PHONE, reduced_motion="reduce")
    staged = stage(one, "force", "4-seats-mixed-1", with_kind("symbols-decided"))
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=symbols]")
    counted, on_each_other, on_others = one.page.evaluate(APART)
    assert counted >= 2
    assert (on_each_other, on_others) == (0, 0)


@pytest.mark.parametrize("name", ["PUSH-22, own cards are lost", "FORCE-11, symbols decide"])
def test_reduced_motion_shows_the_same_moments_as_stills(
    revisit: Callable[..., Visit], name: str
) -> None:
    game, record, fits, steps, names, _ = STAGED[name]
    one = revisit(settings={"speed": "quick"}, reduced_motion="reduce", viewport=PHONE)
    staged = stage(one, game, record, fits)
    moments = played(staged, steps)
    assert [moment.name for moment in moments] == names
    assert all(moment.lasted >= moment.long - 0.5 > 0 for moment in moments)
    assert_told_once(staged, moments)
    assert one.page.evaluate("document.getAnimations().length") == 0


def test_what_landed_is_marked_as_new_where_nothing_moves(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "normal"}, reduced_motion="reduce")
    staged = stage(one, "push", THREE, with_kind("card-placed", seat=1))
    staged.advance()
    staged.reach()
    one.page.wait_for_selector("main:not([data-moment]) .column [data-new]")


@pytest.mark.parametrize("way", ["tap", "key"])
def test_a_tap_or_key_ends_a_moment_and_nothing_is_left_unsaid(
    revisit: Callable[..., Visit], way: str
) -> None:
    """The calm speed is slow enough that only the tap can have ended the moment."""
    one = revisit(settings={"speed": "calm"})
    staged = stage(one, "push", PUSH, with_kind("die-rolled", seat=0, cards=True))
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=rolling]")
    for following in ("rolled", "lost"):
        one.page.keyboard.press(" ") if way == "key" else one.page.locator("h1").click()
        one.page.wait_for_selector(f"main[data-moment={following}]")
    seen = {moment["name"]: moment for moment in one.page.evaluate("seen")}
    assert seen["rolled"]["at"] - seen["rolling"]["at"] < seen["rolling"]["long"]
    assert any(
        "Lost:" in said for said in one.page.locator("[data-live=events] p").all_inner_texts()
    )


def test_who_owes_an_answer_can_give_it_at_once(revisit: Callable[..., Visit]) -> None:
    """A card's key is handled even though the previous duel is still being shown."""
    one = revisit(settings={"speed": "calm"})
    staged = stage(one, "force", PUSH, with_kind("symbols-decided"))
    staged.advance(2)
    staged.show()
    one.page.wait_for_selector("main[data-moment=revealed]")
    one.page.keyboard.press("5")
    one.page.wait_for_selector('[data-pick="play 5"][aria-pressed=true]')
    assert one.page.locator(f'main[data-number="{staged.number}"]').count() == 1
    spoken = one.page.locator("[data-live=events] p").all_inner_texts()
    assert sum("by symbols" in said for said in spoken) == 1


def test_who_was_away_gets_a_recap_and_no_film(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "normal"})
    staged = Staged(one, "push", PUSH)
    staged.advance(20)
    staged.open()
    hide = "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    one.page.evaluate(f"() => {{ {hide} {tell} }}")
    staged.advance(12)
    staged.reach()
    assert one.page.locator("[data-recap]").count() == 0
    one.page.evaluate(f"() => {{ delete document.hidden; {tell} }}")
    recap = one.page.locator("[data-recap]")
    recap.wait_for()
    assert recap.locator("li").count() > 2
    recap.get_by_role("button", name="Go on").click()
    recap.wait_for(state="detached")


def test_a_recap_says_nothing_twice_in_a_row(visit: Callable[..., Visit]) -> None:
    staged = Staged(visit(settings={"speed": "normal"}), "deckbattle", "3-seats-mixed-1")
    staged.until(lambda game: game.asked and game.view.asks == "prepare" and game.number > 150)
    staged.open()
    staged.until(lambda game: game.moves[game.number].seat > 0)
    staged.until(lambda game: game.asked and game.view.asks == "prepare")
    staged.reach()
    staged.page.wait_for_load_state("networkidle")
    lines = staged.page.locator("[data-recap] li").all_inner_texts()
    assert all(one != two for one, two in pairwise(lines))
    assert any(re.search(r"drew a card\.\s×\d$", line) for line in lines)


def test_who_lost_the_line_gets_a_recap_of_more_than_a_few_steps(
    visit: Callable[..., Visit],
) -> None:
    one = visit(settings={"speed": "normal"})
    one.page.add_init_script(WITNESS)
    staged = Staged(one, "push", PUSH)
    staged.advance(20)
    staged.open()
    one.page.evaluate("seen.length = 0")
    staged.advance(16)
    staged.lose_line()
    one.page.wait_for_selector(f'main[data-number="{staged.number}"]')
    recap = one.page.locator("[data-recap]")
    recap.wait_for()
    assert recap.locator("li").count() > 2
    assert [moment["name"] for moment in one.page.evaluate("seen") if moment["name"]] == []


def test_who_lost_the_line_for_a_moment_misses_nothing(revisit: Callable[..., Visit]) -> None:
    staged = stage(revisit(settings={"speed": "normal"}), "push", THREE, with_kind("column-taken"))
    staged.advance()
    staged.lose_line()
    staged.page.wait_for_selector("main[data-moment=column-taken]")
    assert staged.page.locator("[data-recap]").count() == 0


def test_a_table_that_cannot_be_drawn_is_played_in_words_and_drawn_again(
    visit: Callable[..., Visit],
) -> None:
    one = visit()
    one.expect("not drawn")
    staged = Staged(one, "push", PUSH)
    staged.until(lambda game: game.asked and game.moves[game.number].text == "flip")
    staged.open()
    staged.next_question()
    assert staged.view.flipped
    staged.show(garble=lambda text: re.sub(r'"flipped":"[a-z]+(-\d)?"', '"flipped":3', text))
    one.page.wait_for_selector(".known")
    assert "The game goes on" in one.page.locator("main").inner_text()
    one.page.locator("[data-move^=place]:visible").first.click()
    one.page.wait_for_selector(".mat-push .column")
    assert one.page.locator(".known").count() == 0


@pytest.mark.parametrize("asset", ["assets/room-*.js", "assets/room-*.css"])
def test_a_table_whose_pictures_do_not_load_is_played_in_words(
    visit: Callable[..., Visit], asset: str
) -> None:
    one = visit()
    one.expect("not drawn", "Failed to load resource")
    one.page.route(f"**/{asset}", lambda route: route.abort())
    staged = Staged(one, "push", PUSH)
    staged.until(lambda game: game.asked)
    staged.open()
    assert "The game goes on" in one.page.locator("main").inner_text()
    number = one.page.locator("main").get_attribute("data-number")
    one.page.locator("[data-move]:visible").first.click()
    one.page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_a_table_without_its_fonts_is_the_same_table(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.expect("Failed to load resource", "Failed to decode", "preload")
    one.page.route("**/*.woff2", lambda route: route.abort())
    staged = Staged(one, "push", PUSH)
    staged.until(lambda game: game.asked)
    staged.open()
    number = one.page.locator("main").get_attribute("data-number")
    one.page.locator("[data-move]:visible").first.click()
    one.page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_a_table_without_words_says_so_and_can_be_loaded_again(
    visit: Callable[..., Visit],
) -> None:
    one = visit()
    one.expect("Failed to load resource")
    one.page.route("**/api/words/en/push.ftl*", lambda route: route.abort())
    staged = Staged(one, "push", PUSH)
    staged.until(lambda game: game.asked)
    staged.meet()
    one.page.get_by_text("This could not be loaded.").wait_for()
    one.page.unroute("**/api/words/en/push.ftl*")
    one.page.get_by_role("button", name="Load again").click()
    one.page.wait_for_selector("#question")


def test_push_33_who_flips_a_switch_card_still_takes_the_first_column(
    revisit: Callable[..., Visit],
) -> None:
    staged = stage(
        revisit(settings={"speed": "calm"}), "push", PUSH, with_kind("card-flipped", card="switch")
    )
    assert staged.view.turn == 1
    staged.advance()
    staged.show()
    page = staged.page
    page.wait_for_selector("main[data-moment=switch]")
    assert page.locator("[data-order] li").all_inner_texts() == ["Mira", "Jon", "You"]
    assert "takes a column second" in page.locator('article[data-seat="2"]').inner_text()
    page.wait_for_selector("main[data-moment=turned-round]")
    assert page.locator("[data-order] li").all_inner_texts() == ["Mira", "You", "Jon"]


LEFTS = """
window.lefts = [];
requestAnimationFrame(function frame() {
  const line = document.querySelector('section.bar:not(.mine) [data-told] span');
  const box = line?.getBoundingClientRect();
  if (box?.width) lefts.push(Math.round(box.left));
  requestAnimationFrame(frame);
});
"""


def test_on_a_phone_sentences_about_others_all_begin_at_the_same_place(
    visit: Callable[..., Visit],
) -> None:
    """Whether or not a flipped card is shown next to them."""
    one = visit(settings={"speed": "normal"}, viewport=PHONE)
    one.page.add_init_script(LEFTS)
    flipped = with_kind("card-flipped", seat=1)
    staged = stage(one, "push", THREE, lambda told: is_flip(told) and flipped(told))
    one.page.evaluate("lefts.length = 0")
    assert [moment.name for moment in played(staged, 2)] == ["card-flipped", "card-placed"]
    assert len({*one.page.evaluate("lefts")}) == 1


def test_on_a_phone_what_happened_last_stands_whole_above_the_question(
    visit: Callable[..., Visit],
) -> None:
    """PUSH-22: another player's losses, in two lines."""
    one = visit(viewport=PHONE, settings={"speed": "still", "language": "it"})
    staged = Staged(one, "push", "2-seats-eager-1")
    staged.advance(staged.find(with_kind("die-rolled", cards=True)))
    staged.open()
    staged.advance()
    staged.until(lambda game: game.asked)
    staged.reach()
    line = one.page.locator("section.bar.mine [data-told] span")
    assert "Carte perse" in line.inner_text()
    assert line.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight]") == [0, 36]


def test_who_is_waited_for_is_named_in_a_sentence(revisit: Callable[..., Visit]) -> None:
    staged = Staged(revisit(settings={"speed": "still"}), "force", PUSH)
    staged.until(lambda game: {1, 2} <= {*game.match.state.owing} and not game.asked)
    staged.open()
    assert staged.page.locator("#question").inner_text().startswith("Mira and Jon are thinking")


def test_moments_leave_nothing_behind(visit: Callable[..., Visit]) -> None:
    """Copies of flying cards are removed when they have arrived, however many there were."""
    one = visit(settings={"speed": "quick"})
    staged = stage(one, "push", PUSH, with_kind("die-rolled", seat=0, cards=True))
    for _ in range(3):
        played(staged, 6)
    one.page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    flying = "[...document.querySelectorAll('main > .card')].length"
    assert one.page.evaluate(flying) == 0


def test_a_step_that_cannot_be_staged_leaves_the_table_playable(
    visit: Callable[..., Visit],
) -> None:
    one = visit(settings={"speed": "normal"})
    one.expect("not drawn", "Unknown variable")
    staged = stage(one, "push", PUSH, with_kind("die-rolled"))
    staged.next_question()
    staged.show(
        garble=lambda text: text.replace('"face":', '"fare":').replace('"cards":', '"curds":')
    )
    one.page.wait_for_selector("[data-move]:visible")
    assert "The game goes on" in one.page.locator("main").inner_text()
    number = one.page.locator("main").get_attribute("data-number")
    one.page.locator("[data-move]:visible").first.click()
    one.page.wait_for_selector(f'main:not([data-number="{number}"])')
