"""Puzzles: positions in which one move is clearly the best, given what the seat knows.

A puzzle is nothing but a masked state, so that the solver cannot see more than the seat did. They
are found by the evaluator of hints and reviews, in games that bots play.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import msgspec

from quartett.bots.evaluator import Effort, Evaluator, Weighed
from quartett.bots.levels import USUAL, bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.snapshot import layout_of
from quartett.core.state import State

LEAST_LOSS: Final = 0.03
"""The least that every other move must cost."""
FIRST_LOOK: Final = Effort(rollouts=8, outcomes=64, worlds=32, batch=16, tries=100)
SECOND_LOOK: Final = Effort(rollouts=8, outcomes=64, worlds=128, batch=32, tries=600)
SECOND_SEED: Final = 2
"""A second look uses other worlds."""
TIMES: Final = 20
"""How often the usual player is asked, to measure how often it errs."""
BEGINNER: Final = "novice"
HARD_ENOUGH: Final = 0.2
"""A beginner must err at least this often."""
A_KIND: Final = 3
"""No more than one puzzle in this many has a best move of the same verb, while there are others."""
PLAYERS: Final = ("novice", "steady", "greedy")
"""The players in whose games puzzles are found; their mistakes create opportunities."""
ASKED: Final = (USUAL, BEGINNER)
FILE: Final = "puzzles.jsonl"
NAME_DIGITS: Final = 12


class Origin(msgspec.Struct, frozen=True):
    """The first line of a file of puzzles: its rules and cards, and how they were found."""

    game: str
    rules: int
    cards: str
    layout: str
    command: str


class Puzzle(msgspec.Struct, frozen=True):
    seat: int
    state: list[int]
    """The numbers of the masked state."""
    best: str
    losses: dict[str, float]
    """The cost of each other move, as a share of a win or of a team's points."""
    errs: float
    """How often the usual player errs."""
    beginners: float
    """How often a beginner errs."""

    @property
    def name(self) -> str:
        """Identifies it when puzzles are found again."""
        told = msgspec.json.encode((self.seat, self.state))
        return sha256(told).hexdigest()[:NAME_DIGITS]

    def seen(self, game: Game[Any]) -> State:
        state: State = game.restore(list(self.state))
        return state


def puzzles(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of the package, easiest first."""
    origin, found = _read(game.name)
    if (origin.rules, origin.cards) != (game.rules_version, game.cards_digest):
        raise Problem("puzzles-other-cards", game=game.name)
    return found


@cache
def _read(name: str) -> tuple[Origin, list[Puzzle]]:
    place = files(f"quartett.games.{name}") / FILE
    if not place.is_file():
        raise Problem("no-puzzles", game=name)
    first, *rest = place.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in rest]
    return msgspec.json.decode(first, type=Origin), found


def origin_of(game: Game[Any], command: str) -> Origin:
    layout = layout_of(game.start(game.fewest))
    return Origin(game.name, game.rules_version, game.cards_digest, layout, command)


def written(origin: Origin, found: list[Puzzle]) -> bytes:
    """A file of puzzles, easiest first."""
    ordered = sorted(found, key=lambda one: (one.errs, one.beginners, one.state))
    return b"".join(msgspec.json.encode(one) + b"\n" for one in (origin, *ordered))


def found_puzzles(game: Game[Any], seed: int, glance: int = 0) -> Iterator[Puzzle | None]:
    """Goes through games with all numbers of seats in turn and yields the first puzzle of each, or
    None. With a `glance`, a number of worlds, positions in which a second move seems about as good
    are skipped. That is cheaper where most are like that, and keeps nothing that would not be kept
    without it."""
    kept: list[Puzzle] = []
    number = 0
    while True:
        seats = game.fewest + number % (game.most - game.fewest + 1)
        streams = Stream(seed, 2 * number), Stream(seed, 2 * number + 1)
        one = _in_game(game, seats, *streams, kept, glance)
        if one is not None:
            kept.append(one)
        yield one
        number += 1


def _in_game(
    game: Game[Any], seats: int, chance: Stream, own: Stream, kept: list[Puzzle], glance: int
) -> Puzzle | None:
    """Starts looking at a random point, so that not all puzzles are from the opening."""
    players = [bot(game, PLAYERS[own.below(len(PLAYERS))]) for _ in range(seats)]
    state, patience = game.start(seats), own.below(12)
    while not state.over:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(seat, state.chance(chance))
            continue
        seen = state.masked(seat)
        patience -= len(seen.legal(seat)) > 1
        found = puzzle_of(game, seen, seat, kept, glance) if patience < 0 else None
        if found is not None and all(found.state != one.state for one in kept):
            return found
        state.apply(seat, players[seat].choose(seen, seat, own))
    return None


def puzzle_of(
    game: Game[Any], seen: State, seat: int, kept: list[Puzzle], glance: int = 0
) -> Puzzle | None:
    """A puzzle, if one move is clearly the best both at a first look and in a longer look at other
    worlds, and there are not enough of its kind yet."""
    texts = [game.moves.text(int(move)) for move in seen.legal(seat)]
    if len(texts) == 1 or any(verb_of(text) in game.talk for text in texts):
        return None
    if glance and not is_hopeful(game, seen, seat, glance):
        return None
    first = clear_best(Evaluator(game, FIRST_LOOK).weigh(seen, seat))
    verbs = [verb_of(one.best) for one in kept]
    if first is None or is_common(verb_of(game.moves.text(first.move)), verbs):
        return None
    errs, beginners = (how_often_wrong(game, seen, seat, first.move, who) for who in ASKED)
    if max(errs, beginners) < HARD_ENOUGH or (errs < HARD_ENOUGH and are_mostly_easy(kept)):
        return None
    weighed = Evaluator(game, SECOND_LOOK, SECOND_SEED).weigh(seen, seat)
    best = clear_best(weighed)
    if best is None or best.move != first.move:
        return None
    rest = {game.moves.text(w.move): round(w.loss, 4) for w in weighed if w.move != best.move}
    return Puzzle(seat, seen.numbers(), game.moves.text(best.move), rest, errs, beginners)


def is_hopeful(game: Game[Any], seen: State, seat: int, worlds: int) -> bool:
    """Whether at a glance one move seems better than every other by the required margin."""
    effort = Effort(rollouts=1, outcomes=1, worlds=worlds, batch=worlds, tries=FIRST_LOOK.tries)
    weighed = Evaluator(game, effort).weigh(seen, seat)
    return sorted(one.loss for one in weighed)[1] >= LEAST_LOSS


def clear_best(weighed: list[Weighed]) -> Weighed | None:
    best = min(weighed, key=lambda one: one.loss)
    others = [one for one in weighed if one.move != best.move]
    clear = all(one.is_worse and one.loss >= LEAST_LOSS for one in others)
    return best if clear else None


def how_often_wrong(game: Game[Any], seen: State, seat: int, best: int, who: str) -> float:
    usual = bot(game, who)
    answers = [int(usual.choose(seen, seat, Stream(number))) for number in range(TIMES)]
    return sum(answer != best for answer in answers) / TIMES


def is_common(verb: str, verbs: list[str]) -> bool:
    """Whether puzzles of this kind already are more than a third plus one.

    >>> verbs = ["take", "take", "take", "flip"]
    >>> is_common("take", verbs), is_common("flip", verbs)
    (True, False)
    """
    return len(verbs) >= A_KIND and verbs.count(verb) * A_KIND > len(verbs) + A_KIND


def are_mostly_easy(kept: list[Puzzle]) -> bool:
    """Whether more than half of them are for beginners only."""
    return 2 * sum(one.errs < HARD_ENOUGH for one in kept) > len(kept)


def verb_of(text: str) -> str:
    return text.split()[0]
