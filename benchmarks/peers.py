"""The games of OpenSpiel that ours are measured against, each in the fastest fair loop we found."""

import random
from itertools import count
from typing import Any, Final

from benchmarks.contestants import BATCH, Slice, both, measured

SEATS: Final = 4
CHANCE: Final = -1


class OpenSpiel:
    """What its games share. It is imported here, so that a worker can weigh the import."""

    rules: str

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game(self.rules)
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
        self.evaluate = pyspiel.evaluate_bots
        self.seeds = count()
        self.middle = self.game.new_initial_state()

    def play_plainly(self, state: Any) -> tuple[int, int]:
        raise NotImplementedError

    def play(self, state: Any) -> tuple[int, int]:
        raise NotImplementedError

    def play_whole(self, state: Any) -> int:
        """Its own loop in C++, with its own random bots. Answers how many answers there were."""
        self.evaluate(state, self.bots, next(self.seeds))
        return len(state.history())

    def plain(self, seconds: float) -> Slice:
        begin = self.game.new_initial_state
        return measured(lambda: both(self.play_plainly(begin()) for _ in range(BATCH)), seconds)

    def step(self, seconds: float) -> Slice:
        begin = self.game.new_initial_state
        return measured(lambda: both(self.play(begin()) for _ in range(BATCH)), seconds)

    def bulk(self, seconds: float) -> Slice:
        return self.step(seconds)

    def whole(self, seconds: float) -> Slice:
        begin, play = self.game.new_initial_state, self.play_whole
        return measured(lambda: (sum([play(begin()) for _ in range(BATCH)]), 0), seconds)

    def copy(self, seconds: float) -> Slice:
        return measured(lambda: (len(self.keep(10 * BATCH)), 0), seconds)

    def keep(self, number: int) -> list[Any]:
        clone = self.middle.clone
        return [clone() for _ in range(number)]


class Goofspiel(OpenSpiel):
    """No chance, and the four answers of a round applied together, which is its fastest form; the
    turn-based one is slower."""

    rules = f"goofspiel(num_cards=13,players={SEATS},points_order=descending)"

    def __init__(self) -> None:
        super().__init__()
        for _ in range(6):
            self.middle.apply_actions([self.middle.legal_actions(seat)[0] for seat in range(SEATS)])

    def play_plainly(self, state: Any) -> tuple[int, int]:
        answers = 0
        while not state.is_terminal():
            moves = [random.choice(state.legal_actions(seat)) for seat in range(SEATS)]
            state.apply_actions(moves)
            answers += SEATS
        return answers, answers

    def play(self, state: Any) -> tuple[int, int]:
        rounds = 0
        bits = random.getrandbits
        legal, apply, over = state.legal_actions, state.apply_actions, state.is_terminal
        while not over():
            a, b, c, d = legal(0), legal(1), legal(2), legal(3)
            apply(
                [
                    a[bits(16) % len(a)],
                    b[bits(16) % len(b)],
                    c[bits(16) % len(c)],
                    d[bits(16) % len(d)],
                ]
            )
            rounds += 1
        return SEATS * rounds, SEATS * rounds


class Hanabi(OpenSpiel):
    """Cards are dealt by chance, one by one. The tuned loop deals them from a list that it has
    shuffled itself: as likely, and twice as fast as to ask for all outcomes and their weights."""

    rules = f"hanabi(players={SEATS})"
    half = 21  # answers: sixteen cards dealt, then some turns

    def __init__(self) -> None:
        super().__init__()
        outcomes = self.middle.chance_outcomes()
        least = min(weight for _, weight in outcomes)
        self.deck = [card for card, weight in outcomes for _ in range(round(weight / least))]
        for _ in range(self.half):
            self.middle.apply_action(self.middle.legal_actions()[0])

    def play_plainly(self, state: Any) -> tuple[int, int]:
        answers = players = 0
        while not state.is_terminal():
            if state.is_chance_node():
                cards, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(cards, weights)[0])
                answers += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                players += 1
        return players + answers, players

    def play(self, state: Any) -> tuple[int, int]:
        answers = players = 0
        bits, deck = random.getrandbits, self.deck.copy()
        random.shuffle(deck)
        legal, apply, asked, deal = (
            state.legal_actions,
            state.apply_action,
            state.current_player,
            deck.pop,
        )
        while True:
            actor = asked()
            if actor >= 0:
                moves = legal()
                apply(moves[bits(16) % len(moves)])
                players += 1
            elif actor == CHANCE:
                apply(deal())
                answers += 1
            else:
                return players + answers, players


PEERS: Final[dict[str, type[OpenSpiel]]] = {"goofspiel": Goofspiel, "hanabi": Hanabi}
