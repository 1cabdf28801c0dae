"""How strong the four teams are: games of `expert`, who takes any of them, on both seats."""

from typing import Final

from quartett.bots.levels import bot
from quartett.core.chance import Stream
from quartett.core.judge import shares
from quartett.core.play import play_game
from quartett.games.deckbattle import GAME

BATCH: Final = 20
PLAYER: Final = "expert:2"
TEAMS: Final = tuple(card.id for card in GAME.cards.characters if card.group == "sensei")


def met_teams(games: range, seed: int) -> list[list[float]]:
    """For each team how often it was there, and how often it won."""
    found = [[0.0, 0.0] for _ in TEAMS]
    for number in games:
        state = GAME.start(2)
        bots = [bot(GAME, PLAYER), bot(GAME, PLAYER)]
        play_game(state, bots, Stream(seed, number), Stream(seed, number + 2**31))
        for seat, won in enumerate(shares(state)):
            found[state.sensei[seat]][0] += 1
            found[state.sensei[seat]][1] += won
    return found


def teams_table(found: list[list[list[float]]]) -> str:
    """In hundredths, from batches of games."""
    lines = ["[teams]"]
    for team, name in enumerate(TEAMS):
        there = sum(batch[team][0] for batch in found)
        won = sum(batch[team][1] for batch in found)
        lines.append(f"{name} = {100 * won / max(there, 1):.0f}")
    return "\n".join(lines)


def batches(games: int) -> list[range]:
    return [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
