"""Many habits that together find good turns: `master` plays a turn by each of them. Players with
habits around those of `steady` and `veteran` play the same turns, and one after the other is taken
who adds most to the best end that was found so far."""

from typing import Final

import numpy as np

from benchmarks.deckbattle.habits import NAMES, Numbers, habits_of, take_on
from quartett.core.chance import Stream
from quartett.core.play import Bot, play_game
from quartett.core.state import State
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.evaluation import Evaluation, lead
from quartett.games.deckbattle.players.playouts import Playouts
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules import phases
from quartett.games.deckbattle.rules.game import DeckBattle

GAMES: Final = 12
"""Of `steady` and `veteran`: about 25 turns each."""
TRIED: Final = 300
TAKEN: Final = 32
APART: Final = (0.4, 0.8, 1.2)
"""How far habits are from those they come from, as powers of e."""
SHIFT: Final = 0.02
"""Habits are changed by factors, those near zero too."""


class Recording(Bot):
    """Plays like `player` and keeps where its turns begin."""

    def __init__(self, player: SteadyBot, kept: list[tuple[DeckBattle, int]]) -> None:
        self.player = player
        self.kept = kept
        self.turn = 0

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        assert isinstance(seen, DeckBattle)
        begun = seen.phase > phases.MENTORING and seen.turn == seat
        if begun and seen.turns[seat] != self.turn:
            self.turn = int(seen.turns[seat])
            self.kept.append((seen.copy(), seat))
        return int(self.player.choose(seen, seat, stream))


def beginnings(veteran: Numbers, seed: int) -> list[tuple[DeckBattle, int]]:
    found: list[tuple[DeckBattle, int]] = []
    for game in range(GAMES):
        players = [player_with(habits_of("steady")), player_with(veteran)]
        bots: list[Bot] = [Recording(player, found) for player in players]
        play_game(GAME.start(2), bots, Stream(seed, game), Stream(seed, game + 2**31))
    return found


def player_with(habits: Numbers) -> SteadyBot:
    bot = SteadyBot()
    take_on(bot, habits)
    return bot


def tried_habits(veteran: Numbers, seed: int) -> Numbers:
    """Two of three come from those of `veteran`."""
    draw, rows = np.random.default_rng(seed), [veteran, habits_of("steady")]
    for number in range(TRIED):
        own = veteran if number % 3 else habits_of("steady")
        apart = APART[int(draw.integers(len(APART)))]
        rows.append((own + SHIFT) * np.exp(apart * draw.standard_normal(len(NAMES))))
    return np.array(rows)


def ends(turns: list[tuple[DeckBattle, int]], players: list[SteadyBot], seed: int) -> Numbers:
    """How far ahead each player is after each turn."""
    playouts = Playouts(players, Evaluation("fitted"))
    found = np.zeros((len(turns), len(players)))
    for row, (seen, seat) in enumerate(turns):
        for column, player in enumerate(players):
            trial = seen.imagine(Stream(seed, 2 * row))
            playouts.finish_turn(trial, player, Stream(seed, 2 * row + 1))
            found[row, column] = lead(playouts.standing.standings(trial), seat)
    return found


def taken(leads: Numbers, number: int) -> list[int]:
    """The players whose best ends are farthest ahead together, the most useful first."""
    best, found = np.full(len(leads), -np.inf), list[int]()
    while len(found) < number:
        found.append(int(np.maximum(best[:, None], leads).mean(axis=0).argmax()))
        best = np.maximum(best, leads[:, found[-1]])
    return found


def many_table(veteran: Numbers, seed: int) -> str:
    habits = tried_habits(veteran, seed)
    leads = ends(beginnings(veteran, seed), [player_with(one) for one in habits], seed)
    rows = [habits[player] for player in taken(leads, TAKEN)]
    lines = (
        f"h{number} = [{', '.join(f'{one:.3g}' for one in row)}]"
        for number, row in enumerate(rows, 1)
    )
    return "\n".join(["[many]", *lines])
