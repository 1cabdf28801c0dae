"""Push: a table where the next card is about to be flipped, as rows of numbers: one of what lies
there for all, and one for each seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.push.players.expectations import NO_TAIL, TurnOutlook
from quartett.games.push.rules import pile
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BIT
from quartett.games.push.rules.state import neighbour

DENSE: Final = list(range(1, 17))
SPARSE: Final = [18, 20, 22, 24, 27, 30, 36, 42, 50, 60, 70, 85, 108, 120]
KNOTS: Final = vec[i64](DENSE + SPARSE)
"""Sizes of the pile: what depends on it is learned at these, with straight lines between."""
SIZES: Final[i64] = len(KNOTS)
SCALE: Final = 20.0
"""Points that make a one."""

# Of a seat
BANKED: Final = 0
OPEN: Final = 1
AT_RISK: Final = 2  # open points, by how many rolls are left
COLOURED: Final = 3  # how many colours are open
RICHEST: Final = 4  # the most points of a colour
STOPPED: Final = 5  # what it gains if the turn is stopped now
BUSTED: Final = 6
BEHIND: Final = 7  # how much less than the best other one, now and after a stop
LEAD: Final = 8
AFTER: Final = 9
LEAD_NOW: Final = 10  # the same, by how much luck there is left
LEAD_AFTER: Final = 11
CARDS: Final = 12
LEADS: Final = 13  # by sizes of the pile
FEARS: Final[i64] = LEADS + SIZES
ORDERS: Final[i64] = FEARS + SIZES  # by sizes and the turns before its own
MOST_SEATS: Final = 6
SEAT_WIDTH: Final[i64] = ORDERS + MOST_SEATS * SIZES

# Of the table
ALWAYS: Final = 0
RISK: Final = 1
ROLLS: Final = 2
ROLL_SHARE: Final = 3
SWITCHES: Final = 4
ASIDE: Final = 5
MEAN: Final = 6
DEAD: Final = 7
LAID: Final = 8
ON_TABLE: Final = 12
ROLLS_ON_TABLE: Final = 13
COLUMN: Final = 14
SIZE: Final = 17
TABLE_WIDTH: Final[i64] = SIZE + SIZES


def rows_of_table(state: Push) -> tuple[vec[float], list[vec[float]]]:
    outlook = TurnOutlook(state, state.turn, 1.0, 0.0, 1.0, NO_TAIL)
    standing = standings(state)
    stopped = gains(outlook, state, True)
    busted = gains(outlook, state, False)
    rows = [seat_row(state, seat, standing, stopped, busted) for seat in range(state.seats)]
    return table_row(state, outlook), rows


def table_row(state: Push, outlook: TurnOutlook) -> vec[float]:
    row = vec[float]([0.0] * TABLE_WIDTH)
    many: float = float(pile.CARDS.count(state.unseen))
    row[ALWAYS] = 1.0
    row[RISK] = float(state.risk)
    row[ROLLS] = float(state.rolls) / 18.0
    row[ROLL_SHARE] = float(state.rolls) / float(state.pile) if state.pile else 0.0
    row[SWITCHES] = float(state.switches) / 12.0
    row[ASIDE] = float(state.aside & 1)
    row[MEAN] = float(pile.points(state.unseen)) / many / 3.5 - 1.0 if many else 0.0
    row[DEAD] = outlook.dead_share() if state.pile else 1.0
    row[LAID + state.laid] = 1.0
    _tell_columns(state, row)
    share_out(row, SIZE, state.pile, 1.0)
    return row


def _tell_columns(state: Push, row: vec[float]) -> None:
    """The richest first."""
    for column in range(state.laid):
        cards: i64 = state.columns[column]
        row[ON_TABLE] += float(pile.CARDS.count(cards)) / 10.0
        row[ROLLS_ON_TABLE] += 1.0 if state.has_roll(column) else 0.0
        place: i64 = COLUMN
        for other in range(state.laid):
            richer: i64 = pile.points(state.columns[other]) - pile.points(cards)
            place += 1 if richer > 0 or (richer == 0 and other < column) else 0
        row[place] = float(pile.points(cards)) / SCALE


def seat_row(
    state: Push, seat: i64, standing: vec[float], stopped: vec[float], busted: vec[float]
) -> vec[float]:
    row = vec[float]([0.0] * SEAT_WIDTH)
    left: float = float(state.pile)
    luck: float = 1.0 + left**0.5
    held: float = float(pile.points(state.open[seat])) / SCALE
    now: float = lead(standing, standing, seat, 0.0)
    after: float = lead(standing, stopped, seat, 1.0)
    fear: float = held * float(state.rolls) / 18.0
    row[BANKED] = float(pile.points(state.banked[seat])) / SCALE
    row[OPEN] = held
    row[AT_RISK] = fear
    row[COLOURED] = float(bits(pile.colours(state.open[seat]))) / 5.0
    row[RICHEST] = richest(state.open[seat]) / SCALE
    row[STOPPED] = stopped[seat] / SCALE
    row[BUSTED] = busted[seat] / SCALE
    row[BEHIND] = min(now, 0.0)
    row[LEAD] = now
    row[AFTER] = after
    row[LEAD_NOW] = now * SCALE / luck
    row[LEAD_AFTER] = after * SCALE / luck
    row[CARDS] = float(pile.CARDS.count(state.open[seat] + state.banked[seat])) / 10.0
    share_out(row, LEADS, state.pile, now)
    share_out(row, FEARS, state.pile, fear)
    order: i64 = (seat - state.turn + state.seats) % state.seats
    share_out(row, ORDERS + order * SIZES, state.pile, 1.0)
    return row


def share_out(row: vec[float], first: i64, size: i64, number: float) -> None:
    """Between the two knots around a size."""
    place: i64 = 0
    while place + 2 < SIZES and KNOTS[place + 1] <= size:
        place += 1
    low: i64 = KNOTS[place]
    part: float = float(size - low) / float(KNOTS[place + 1] - low)
    row[first + place] = number * (1.0 - part)
    row[first + place + 1] = number * part


def standings(state: Push) -> vec[float]:
    found = vec[float]([0.0] * state.seats)
    for seat in range(state.seats):
        found[seat] = float(pile.points(state.open[seat] + state.banked[seat]))
    return found


def lead(standing: vec[float], gained: vec[float], seat: i64, often: float) -> float:
    best: float = -1000.0
    for other in range(i64(len(standing))):
        if other != seat:
            best = max(best, standing[other] + often * gained[other])
    return (standing[seat] + often * gained[seat] - best) / SCALE


def gains(outlook: TurnOutlook, state: Push, stops: bool) -> vec[float]:
    """What each seat gains if the turn is stopped now, or if it busts: everybody takes the column
    that is worth most to them."""
    found = vec[float]([0.0] * state.seats)
    lying: i64 = state.lying
    taker: i64 = state.turn
    if not stops:
        found[taker] = -outlook.die * outlook.open[taker]
        taker = neighbour(taker, state.seats, state.aside)
    for _ in range(state.seats):
        if lying == 0 or (not stops and taker == state.turn):
            break
        column: i64 = outlook.best_column(taker, lying)
        found[taker] = outlook.gain(column, outlook.open[taker])
        lying -= BIT[column]
        taker = neighbour(taker, state.seats, state.aside)
    return found


def richest(cards: i64) -> float:
    best: i64 = 0
    for colour in range(i64(pile.COLOURS)):
        best = max(best, pile.points(cards & pile.COLOUR_SET[colour]))
    return float(best)


def bits(number: i64) -> i64:
    total: i64 = 0
    while number:
        total += number & 1
        number >>= 1
    return total
