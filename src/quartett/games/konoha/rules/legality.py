"""Konoha: who is asked, which answers are legal, and why others are not.

`objection` decides. `choices` lists and `picked` samples the same moves, only faster.
"""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.state import FINE
from quartett.games.konoha.rules import moves, state
from quartett.games.konoha.rules.state import Position
from quartett.games.konoha.rules.strength import BIT, CARDS, count

# Why a move is refused: `telling/reasons.py` has the rule and the sentence for each.
NO_MOVE: Final = 1
GAME_OVER: Final = 2
PLAYERS_DECIDE: Final = 3
PILE_DECIDES: Final = 4
STACK_DECIDES: Final = 5
NO_CARD_DUE: Final = 6
NO_TILE_DUE: Final = 7
CARDS_FIRST: Final = 8
TILE_FIRST: Final = 9
HAS_PASSED: Final = 10
HAS_SIGNALLED: Final = 11
HAS_VOTED: Final = 12
OTHER_SPEAKS: Final = 13
CARD_DEALT: Final = 14
TILE_GONE: Final = 15
NO_PASSING_NOW: Final = 16
CANNOT_PASS: Final = 17
NO_TALK_NOW: Final = 18
NO_VOTE_NOW: Final = 19
NO_POWER_NOW: Final = 20
ONE_PROPOSAL: Final = 21
POWER_NOT_GAINED: Final = 22
POWER_IS_USED: Final = 23
NO_SUCH_SEAT: Final = 24
OTHER_MOMENT: Final = 25
NOTHING_TO_KEEP: Final = 26
NOTHING_PROPOSED: Final = 27
NO_GIVING_NOW: Final = 28
CANNOT_GIVE: Final = 29
NOTHING_OFFERED: Final = 30

# Legal moves that never vary, as tuples shared by all states.
ALL_SIGNALS: Final[tuple[int, ...]] = tuple(range(moves.SIGNAL, moves.SILENT + 1))
VOTES: Final[tuple[int, ...]] = (moves.GO, moves.WAIT)
OPINIONS: Final[tuple[int, ...]] = (moves.AGREE, moves.KEEP)
ANSWERS: Final[tuple[int, ...]] = (moves.TAKE, moves.REFUSE)


def is_asked(table: Position, seat: i64) -> bool:
    if table.owed and seat >= 0 and seat < table.seats:
        return (table.owed & BIT[seat]) != 0
    return seat == table.actor


def objection(table: Position, seat: i64, move: i64) -> i64:
    """Checks in the order in which a player would ask: is it over, is it mine to answer, is it the
    moment, is it possible."""
    if move < 0 or move >= moves.MOVES:
        return NO_MOVE
    if table.phase == state.ENDED:
        return GAME_OVER
    if (seat == CHANCE) != (move >= moves.DEAL):
        return _whose(move)
    if not is_asked(table, seat):
        return _not_asked(table, move)
    if seat == CHANCE:
        return _of_chance(table, move)
    if move < moves.SIGNAL:
        return _passing(table, seat, move)
    if move < moves.GO:
        return FINE if table.phase == state.SIGNALLING else NO_TALK_NOW
    if move < moves.USE_STRENGTH:
        return FINE if table.phase == state.VOTING else NO_VOTE_NOW
    if move < moves.AGREE:
        return _using(table, move)
    if move < moves.GIVE:
        return _answering(table, move)
    if move < moves.TAKE:
        return _giving(table, seat, move - moves.GIVE)
    return FINE if table.phase in (state.RECRUITING, state.TAKING) else NOTHING_OFFERED


def _whose(move: i64) -> i64:
    """A player tries to choose a card of the pile or a tile, or chance to play."""
    if move < moves.DEAL:
        return PLAYERS_DECIDE
    return PILE_DECIDES if move < moves.TILE else STACK_DECIDES


def _not_asked(table: Position, move: i64) -> i64:
    if move >= moves.DEAL:
        return NO_TILE_DUE if move >= moves.TILE else NO_CARD_DUE
    if table.actor == CHANCE:
        return TILE_FIRST if table.phase == state.FAILING else CARDS_FIRST
    if not table.owed:
        return OTHER_SPEAKS
    if table.phase == state.PASSING:
        return HAS_PASSED
    return HAS_SIGNALLED if table.phase == state.SIGNALLING else HAS_VOTED


def _of_chance(table: Position, move: i64) -> i64:
    if table.phase == state.FAILING:
        if move < moves.TILE:
            return TILE_FIRST
        return FINE if table.powers[move - moves.TILE] == state.IN_STACK else TILE_GONE
    if move >= moves.TILE:
        return CARDS_FIRST
    return FINE if table.unseen & BIT[move - moves.DEAL] else CARD_DEALT


def _passing(table: Position, seat: i64, card: i64) -> i64:
    if table.phase != state.PASSING:
        return NO_PASSING_NOW
    return FINE if table.hands[seat] & BIT[card] else CANNOT_PASS


def _giving(table: Position, seat: i64, card: i64) -> i64:
    if table.phase != state.GIVING:
        return NO_GIVING_NOW
    return FINE if table.hands[seat] & BIT[card] else CANNOT_GIVE


def _using(table: Position, move: i64) -> i64:
    """KONOHA-27: one power is proposed at a time."""
    if table.phase not in (state.AGREEING, state.BOOSTING):
        return NO_POWER_NOW
    if table.proposal != state.OWED:
        return ONE_PROPOSAL
    power: i64 = table.powers[moves.power_of(move)]
    if power != state.FACE_UP:
        return POWER_NOT_GAINED if power == state.IN_STACK else POWER_IS_USED
    if is_usable(table, move):
        return FINE
    is_for_nobody: bool = move < moves.USE_GIFT and move - moves.USE_RECRUIT >= table.seats
    return NO_SUCH_SEAT if table.phase == state.AGREEING and is_for_nobody else OTHER_MOMENT


def is_usable(table: Position, move: i64) -> bool:
    """KONOHA-A7: extra strength when the mission is resolved, the other powers before hands are
    shown."""
    if table.powers[moves.power_of(move)] != state.FACE_UP:
        return False
    if table.phase == state.BOOSTING:
        return move == moves.USE_STRENGTH
    return move != moves.USE_STRENGTH and (
        move >= moves.USE_GIFT or move - moves.USE_RECRUIT < table.seats
    )


def _answering(table: Position, move: i64) -> i64:
    """Agreeing, or declining."""
    speaking: bool = table.phase in (state.AGREEING, state.BOOSTING)
    if move == moves.KEEP:
        return FINE if speaking or table.phase == state.GIVING else NOTHING_TO_KEEP
    return FINE if speaking and table.proposal != state.OWED else NOTHING_PROPOSED


def choices(table: Position, seat: i64) -> tuple[int, ...]:
    """All legal answers of the seat to move, in table order."""
    phase: i64 = table.phase
    if phase == state.PASSING:
        return tuple(CARDS.kinds(table.hands[seat]))  # a card is its own move here
    if phase == state.SIGNALLING:
        return ALL_SIGNALS
    if phase == state.VOTING:
        return VOTES
    if phase == state.GIVING:
        return tuple([moves.KEEP] + [moves.GIVE + card for card in CARDS.kinds(table.hands[seat])])
    if phase in (state.AGREEING, state.BOOSTING):
        if table.proposal != state.OWED:
            return OPINIONS
        return (
            *[use for use in range(moves.USE_STRENGTH, moves.AGREE) if is_usable(table, use)],
            moves.KEEP,
        )
    return ANSWERS


def picked(table: Position, seat: i64, stream: Stream) -> i64:
    """A random choice, all equally likely."""
    phase: i64 = table.phase
    if phase == state.PASSING:
        hand: i64 = table.hands[seat]
        return moves.PASS + CARDS.kind_at(hand, stream.below(count(hand)))
    if phase == state.SIGNALLING:
        return moves.SIGNAL + stream.below(moves.SIGNALS + 1)
    if phase == state.VOTING:
        return moves.GO + stream.below(2)
    found = choices(table, seat)
    return found[stream.below(len(found))]
