"""Push with two seats and few cards, solved: what a perfect player wins, and what a bot wins
against the player who beats it best.

    python -m benchmarks.exact_push [bot]

Every position is played through by the rules themselves. A bot is asked in every position that it
can come to, and its rival does what is worst for it: nobody could win more from it.
"""

from argparse import ArgumentParser

from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot
from quartett.games.push import GAME
from quartett.games.push.rules.game import Push
from quartett.games.push.small import DECKS, Deck, start

Key = tuple[int | tuple[int, ...], ...]


def key(state: Push) -> Key:
    """All that the rest of the game depends on."""
    table = (state.actor, state.phase, state.turn, state.taker, state.takers, state.flipped)
    cards = (state.unseen, state.rolls, state.laid, state.lying, state.held)
    rows = (state.columns, state.open, state.banked)
    return (*map(int, table), *map(int, cards), *[tuple(map(int, row)) for row in rows])


class Solution:
    """What seat 0 wins if both play perfectly; or, if `asked` plays one seat, if the other one
    beats it best."""

    def __init__(self, asked: Bot | None = None, seat: int = 0) -> None:
        self.asked, self.seat = asked, seat
        self.values: dict[Key, float] = {}

    def value(self, state: Push) -> float:
        if state.over:
            winners = state.winners()
            return (0 in winners) / len(winners)
        place = key(state)
        if place not in self.values:
            self.values[place] = self._value(state)
        return self.values[place]

    def _value(self, state: Push) -> float:
        actor = state.actor
        if actor == CHANCE:
            outcomes = state.outcomes()
            whole = sum(weight for _, weight in outcomes)
            return sum(weight * self._after(state, move) for move, weight in outcomes) / whole
        moves = state.legal(actor)
        if self.asked is not None and actor == self.seat:
            return self._after(state, self.asked.choose(state.masked(actor), actor, Stream(1)))
        values = [self._after(state, move) for move in moves]
        return max(values) if actor == 0 else min(values)

    def _after(self, state: Push, move: int) -> float:
        then = state.copy()
        then.apply(then.actor, move)
        return self.value(then)


def loss(player: Bot, deck: Deck) -> tuple[float, float, int]:
    """How much less a bot wins than a perfect player against the best rival, on average over both
    seats; what the perfect one wins who begins; how many positions there are."""
    state = start(deck)
    perfect = Solution()
    best = perfect.value(state)
    first, second = Solution(player, 0), Solution(player, 1)
    lost = (best - first.value(state) + second.value(state) - best) / 2
    return lost, best, len(perfect.values)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="?", default="master:400", help="whom to measure (master:400)")
    name = parser.parse_args().bot
    print(
        f"beginner wins, {name} loses, positions, pile / roll cards / open before the rival / risk"
    )
    for deck in DECKS:
        lost, best, positions = loss(bot(GAME, name), deck)
        print(f"{best:8.4f} {lost:8.4f} {positions:8}  {' / '.join(map(str, deck))}")


if __name__ == "__main__":
    main()
