"""Questions of a game of Deck Battle, and how long may be thought about them."""

from collections.abc import Callable, Iterator

from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import MENTORING


def questions(every: int, number: int) -> Iterator[tuple[DeckBattle, int]]:
    """What somebody is asked in a game of steady, as that seat sees it."""
    state, chance, own, steady = GAME.start(2), Stream(3), Stream(4), SteadyBot()
    asked = 0
    while number:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
            continue
        seen = state.masked(actor)
        asked += len(seen.legal(actor)) > 1 and seen.phase > MENTORING
        if asked == every:
            asked, number = 0, number - 1
            yield seen, actor
        state.apply(actor, steady.choose(seen, actor, own))


def allowed(looks: int) -> Callable[[], bool]:
    left = iter(range(looks))
    return lambda: next(left, None) is not None
