"""Cards fly from where they were to where they are; sounds are heard once, if they are wanted."""

from collections.abc import Callable
from typing import Any

import pytest

from browsing import Visit
from serving import wait_for
from staged import Staged

# What flies and where from, half way and to, and what is heard: written down by the page itself.
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
    seen.path.push(this.getBoundingClientRect().left);
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
    """Flips a card of Push that has to be placed; what the page saw until it lay still."""
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
    assert abs(begun - pile["x"]) < 3 and abs(ended - place["x"]) < 3
    assert begun < between < ended
    assert (seen["flights"], seen["sounds"]) == (1, 1)


@pytest.mark.parametrize(
    ("manner", "speed"), [({"reduced_motion": "reduce"}, "calm"), ({}, "still")]
)
def test_nothing_moves_or_sounds_for_who_wants_it_still(
    visit: Callable[..., Visit], manner: dict[str, str], speed: str
) -> None:
    seen = flip(visit(settings={"speed": speed}, **manner))
    assert (seen["flights"], seen["sounds"]) == (0, 0)
