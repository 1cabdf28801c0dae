"""Battle of the Force: a duel, from the open card to its cost. Comments name the rules that the
code implements."""

from mypy_extensions import i64

from quartett.core.cardset import any_place
from quartett.core.chance import NOBODY, Stream
from quartett.games.force.rules import errand, moves, state
from quartett.games.force.rules.ending import go_on
from quartett.games.force.rules.pile import BITS, LOWEST, MENU, UNIT, VADERS
from quartett.games.force.rules.state import Position


def begin(table: Position, card: i64) -> None:
    """FORCE-08: all at once; FORCE-24, A4: no R2-D2 against Vader; FORCE-A14: a seat without a card
    sits out."""
    table.note(moves.TURNED_UP, NOBODY, card)
    playable: i64 = state.FULL_HAND
    if card < VADERS:
        playable = state.REBEL_CARDS
    table.playable = playable
    table.owed = state.holders(table.hands & playable * state.EACH_HAND)
    table.ask(state.DUELLING, LOWEST[table.owed])


def lay(table: Position, seat: i64, card: i64) -> None:
    if table.story is not None:
        table.note_own(moves.LAY, seat, card)
    table.laid |= (card + 1) << state.LAID * seat
    table.owed -= moves.BIT[seat]
    if table.owed:
        table.actor = LOWEST[table.owed]
    else:
        settle(table)  # FORCE-09


def lay_at_random(table: Position, stream: Stream) -> i64:
    """Lays all cards that are owed in a duel at once, where nobody listens. Returns how many."""
    laid: i64 = table.laid
    owed: i64 = table.owed
    answers: i64 = BITS[owed]
    while owed:
        seat: i64 = LOWEST[owed]
        card: i64 = any_place(MENU[table.hands >> state.HAND * seat & table.playable], stream)
        laid |= (card + 1) << state.LAID * seat
        owed &= owed - 1
    table.laid = laid
    table.owed = 0
    settle(table)
    return answers


def settle(table: Position) -> None:
    if table.story is not None:
        show(table)
    winner: i64 = strongest(table)
    if table.card < VADERS:
        settle_vader(table, winner)
    else:
        settle_villain(table, winner)
        errand.send(table)
    table.laid = 0  # FORCE-14: what was not lost is back in the hand
    go_on(table)


def show(table: Position) -> None:
    """FORCE-09: reveals all cards at once, and notes whether symbols decide."""
    highest: i64 = state.NONE
    tied: bool = False
    for seat in range(table.seats):
        card: i64 = table.laid_card(seat)
        if card != state.NONE:
            table.note_own(moves.PLAYED, seat, card)
        if card != state.R2D2 and card >= highest:
            tied = card == highest
            highest = card
    if tied and highest != state.NONE:
        table.note(moves.TIED, NOBODY, highest)


def strongest(table: Position) -> i64:
    """FORCE-10, 11, 15: the highest value, then the most symbols; R2-D2 takes no part."""
    best: i64 = 0
    second: i64 = 0
    laid: i64 = table.laid
    ranks = table.ranks
    for seat in range(table.seats):
        rank: i64 = ranks[state.LAYABLE * seat + (laid & state.FACE_DOWN)]
        lower: i64 = lesser(best, rank)
        best += rank - lower
        second += lower - lesser(second, lower)
        laid >>= state.LAID
    if best >> 2 == second >> 2:
        return state.NONE  # FORCE-A1: a tie that the cards allow, or no card
    return best & 3


def lesser(one: i64, other: i64) -> i64:
    """The lower of two numbers, without a branch, since it would be unpredictable."""
    less: i64 = other - one
    return one + (less & (less >> 63))


def settle_villain(table: Position, winner: i64) -> None:
    """FORCE-12, 13: the winner takes the villain and loses the card."""
    if winner == state.NONE:
        set_aside(table)  # FORCE-A1, A2
        return
    table.note(moves.VILLAIN_WON, winner, table.card)
    table.capture(winner, table.card)
    table.lose(winner, table.laid_card(winner))


def settle_vader(table: Position, winner: i64) -> None:
    """FORCE-25 to 27: the winner takes Vader, and all the others lose their cards."""
    if winner == state.NONE:
        set_aside(table)  # FORCE-A1
    else:
        table.note(moves.VADER_WON, winner, table.card)
        table.capture(winner, table.card)
    for seat in range(table.seats):
        if seat != winner and table.has_laid(seat):
            table.lose(seat, table.laid_card(seat))


def set_aside(table: Position) -> None:
    table.note(moves.SET_ASIDE, NOBODY, table.card)
    if table.card < VADERS:
        table.aside_vaders |= moves.BIT[table.card]
    else:
        table.aside += UNIT[table.card - VADERS]
