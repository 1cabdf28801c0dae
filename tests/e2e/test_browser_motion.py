"""Cards fly from their old to their new positions; sounds play once, if they are switched on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from browsing import DESKTOP, PHONE, WHOLE, Visit
from serving import wait_for
from staged import Staged
from test_browser_moments import kinds, with_kind

# Records the start, middle and end of each flight, and sounds.
WITNESS = """
window.seen = { path: [], flights: 0, sounds: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, { duration, ...rest }) {
  if (!this.matches('[data-card]')) {
    return animate.call(this, frames, { duration, ...rest });
  }
  seen.flights += 1;
  const flight = animate.call(this, frames, { duration, ...rest });
  flight.pause();
  for (const part of [0, 0.5, 1]) {
    flight.currentTime = part * duration;
    const { left, width } = this.getBoundingClientRect();
    seen.path.push(left + width / 2);
  }
  flight.currentTime = 0;
  flight.play();
  return flight;
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...given) {
    seen.sounds += 1;
    return start.apply(this, given);
  };
}
"""
AT_REST = "one => getComputedStyle(one).transform === 'none' && one.getAnimations().length === 0"


def flip(one: Visit) -> dict[str, Any]:
    """Flips a card of Push that has to be placed; returns what the page recorded until it was at
    rest."""
    one.page.add_init_script(WITNESS)
    staged = Staged(one, "push", "3-seats-mixed-1")
    staged.until(lambda game: game.asked and game.moves[game.number].text == "flip")
    staged.open()
    staged.advance(2)
    staged.show()
    card = one.page.locator("main .flipped [data-card]")
    card.wait_for()
    one.page.wait_for_selector("[data-move^=place]")
    wait_for(lambda: card.evaluate(AT_REST))
    seen: dict[str, Any] = one.page.evaluate("seen")
    return seen


def test_a_card_flies_from_the_pile_and_is_heard_once(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "calm", "sounds": True})
    seen = flip(one)
    pile = one.page.locator("[data-source]").first.bounding_box()
    place = one.page.locator("main .flipped [data-card]").bounding_box()
    assert pile is not None and place is not None
    begun, between, ended = seen["path"]
    assert abs(begun - pile["x"] - pile["width"] / 2) < 3
    assert abs(ended - place["x"] - place["width"] / 2) < 3
    assert begun < between < ended
    assert (seen["flights"], seen["sounds"]) == (1, 1)


def test_whoever_switches_sounds_on_hears_one(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "still"})
    one.page.add_init_script(WITNESS)
    staged = Staged(one, "push", "3-seats-mixed-1")
    staged.open()
    button = one.page.locator("header").get_by_role("button", name="Sounds")
    for heard in (2, 2):  # "yours" has two tones; switching off has none
        button.click()
        assert one.page.evaluate("seen.sounds") == heard


def test_a_villain_comes_from_the_pile_whoever_won_the_one_before(
    visit: Callable[..., Visit],
) -> None:
    one = visit(settings={"speed": "normal"})
    one.page.add_init_script(WITNESS)
    staged = Staged(one, "force", "3-seats-mixed-1")
    staged.advance(staged.find(with_kind("villain-won", seat=1)) + 1)
    staged.open()
    one.page.evaluate("() => { seen.path.length = 0; }")
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=villain-turned-up]")
    wait_for(lambda: one.page.locator("[data-place=open]").evaluate(AT_REST))
    pile = one.page.locator(".open .pile").bounding_box()
    assert pile is not None
    assert pile["x"] <= one.page.evaluate("seen.path[0]") <= pile["x"] + pile["width"]


BLOW = """(lamp) => {
  const card = lamp.querySelector('[data-card]');
  const blow = lamp.getAnimations().find((one) => one.animationName?.endsWith('slam'));
  const all = [blow, ...card.getAnimations()];
  all.forEach((one) => one.pause());
  return [100, blow.effect.getTiming().delay + 1].flatMap((ms) => {
    all.forEach((one) => (one.currentTime = ms));
    return [lamp, card].map((one) => one.getBoundingClientRect().width / lamp.offsetWidth);
  });
}"""
"""The relative widths of the villain's place and of the card flying there, at first and on
impact."""


def test_vader_lands_with_a_blow_and_not_before_he_is_there(visit: Callable[..., Visit]) -> None:
    one = visit(settings={"speed": "calm"})
    staged = Staged(one, "force", "3-seats-mixed-1")
    staged.advance(staged.find(with_kind("vader-turned-up")))
    staged.open()
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=vader-turned-up] .slam")
    place, card, struck, landed = one.page.locator(".slam").evaluate(BLOW)
    assert card < 0.7 and abs(place - 1) < 0.02, "an empty place grows"
    assert struck > 1.05 and landed > 0.7


@pytest.mark.parametrize(
    ("manner", "speed"), [({"reduced_motion": "reduce"}, "calm"), ({}, "still")]
)
def test_nothing_moves_or_sounds_for_who_wants_it_still(
    visit: Callable[..., Visit], manner: dict[str, str], speed: str
) -> None:
    seen = flip(visit(settings={"speed": speed}, **manner))
    assert (seen["flights"], seen["sounds"]) == (0, 0)


# Records where cards that leave the table arrive.
ARRIVALS = """
window.arrived = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const flight = animate.call(this, frames, timing);
  const moment = document.querySelector('main')?.dataset.moment;
  const leaving = ['lost', 'spoils', 'drawn-taken', 'card-kept'].includes(moment);
  if (leaving && this.matches('.card[aria-hidden]')) {
    flight.pause();
    flight.currentTime = (timing.delay ?? 0) + timing.duration * 0.95;
    const { x, y, width, height } = this.getBoundingClientRect();
    arrived.push([x + width / 2, y + height / 2]);
    flight.currentTime = 0;
    flight.play();
  }
  return flight;
};
"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_push_22_what_another_loses_flies_to_the_discard_pile(
    visit: Callable[..., Visit], viewport: ViewportSize
) -> None:
    one = visit(settings={"speed": "normal"}, viewport=viewport)
    one.page.add_init_script(ARRIVALS)
    staged = Staged(one, "push", "3-seats-eager-1")
    rolled = with_kind("die-rolled", seat=1, cards=True)
    staged.advance(staged.find(rolled))
    staged.open()
    lost = len(staged.view.seats[1].open)
    staged.advance()
    lost -= len(staged.view.seats[1].open)
    staged.show()
    one.page.wait_for_selector("main[data-moment=rolled]")
    assert one.page.locator(".lost:visible [data-card]").count() == lost > 0
    one.page.wait_for_selector(f'main[data-number="{staged.number}"]:not([data-moment])')
    pile = one.page.locator("[data-sink=discard]:visible").bounding_box()
    arrived = one.page.evaluate("arrived")
    assert pile is not None and len(arrived) == lost
    for x, y in arrived:
        assert pile["x"] <= x <= pile["x"] + pile["width"]
        assert pile["y"] <= y <= pile["y"] + pile["height"]


WON = [("3-seats-mixed-1", "villain-won", DESKTOP), ("3-seats-mixed-2", "card-drawn", PHONE)]
if WHOLE:
    WON += [("3-seats-mixed-1", "villain-won", PHONE), ("3-seats-mixed-2", "card-drawn", DESKTOP)]


@pytest.mark.parametrize(("record", "event", "viewport"), WON)
def test_what_one_wins_flies_to_what_one_has_won(
    visit: Callable[..., Visit], record: str, event: str, viewport: ViewportSize
) -> None:
    """FORCE-13, FORCE-29: it does not fade out like a lost card."""
    one = visit(settings={"speed": "normal"}, viewport=viewport)
    one.page.add_init_script(ARRIVALS)
    staged = Staged(one, "force", record)
    staged.advance(staged.find(with_kind(event, seat=0)))
    staged.open()
    staged.advance()
    staged.show()
    one.page.wait_for_selector(f'main[data-number="{staged.number}"]:not([data-moment])')
    own = one.page.locator('[data-sink="won 0"]:visible').first.bounding_box()
    assert own is not None
    arrived = one.page.evaluate("arrived")
    inside = [
        (x, y)
        for x, y in arrived
        if own["x"] <= x <= own["x"] + own["width"] and own["y"] <= y <= own["y"] + own["height"]
    ]
    assert len(inside) == 1, (own, arrived)


def test_force_16_r2d2_that_comes_back_flies_to_whom_it_belongs(
    visit: Callable[..., Visit],
) -> None:
    """It does not fade out like a lost card."""
    one = visit(settings={"speed": "normal"})
    one.page.add_init_script(ARRIVALS)
    staged = Staged(one, "force", "4-seats-mixed-1")
    staged.advance(staged.find(lambda told: {"card-kept", "droid-returned"} <= {*kinds(told)}))
    seat = staged.match.state.owing[0]
    staged.open()
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=card-kept]")
    home = one.page.locator(f'[data-sink="seat {seat}"]:visible').bounding_box()
    assert home is not None
    assert (
        sum(
            home["x"] <= x <= home["x"] + home["width"]
            and home["y"] <= y <= home["y"] + home["height"]
            for x, y in one.page.evaluate("arrived")
        )
        == 1
    )


ENDS = """
window.ends = { cards: [], seals: [] };
requestAnimationFrame(function frame() {
  const main = document.querySelector('main[data-moment=laid]');
  const end = (one) => one.effect.getComputedTiming().endTime / Number(main.dataset.lasts);
  for (const [name, where] of [['cards', '[data-card]'], ['seals', '.wax']]) {
    const all = main ? [...main.querySelectorAll(`.duel ${where}`)] : [];
    ends[name].push(...all.flatMap((one) => one.getAnimations()).map(end));
  }
  requestAnimationFrame(frame);
});
"""
"""When cards that are laid for a duel are there, and sealed, as parts of the moment."""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
@pytest.mark.parametrize("speed", ["normal", "quick"])
def test_force_10_every_card_is_there_and_sealed_before_any_turns(
    visit: Callable[..., Visit], viewport: ViewportSize, speed: str
) -> None:
    one = visit(settings={"speed": speed}, viewport=viewport)
    one.page.add_init_script(ENDS)
    staged = Staged(one, "force", "4-seats-mixed-1")
    staged.advance(staged.find(with_kind("villain-won")))
    staged.open()
    staged.advance()
    staged.show()
    one.page.wait_for_selector("main[data-moment=won]")
    ends = one.page.evaluate("ends")
    assert 0 < max(ends["cards"]) < max(ends["seals"]) < 0.95
