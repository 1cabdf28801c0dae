"""Konoha: the case for a move, as a good player would put it."""

from quartett.core.story import Line
from quartett.games.konoha.players.expectations import chance_now, expected
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import AGREE, GIVE, KEEP, SIGNAL, TAKE
from quartett.games.konoha.rules.state import PASSING, SIGNALLING, TAKING
from quartett.games.konoha.rules.strength import BIT


def because(seen: Konoha, seat: int, move: int) -> tuple[Line, ...]:
    hand = seen.hands[seat]
    if seen.phase == PASSING and move < SIGNAL:
        return (_hand(seen, hand & ~BIT[move]),)
    if seen.phase == SIGNALLING:
        return (_hand(seen, hand, "because-signal"),)
    if GIVE <= move < TAKE:
        return (_hand(seen, hand & ~BIT[move - GIVE]),)
    if seen.phase == TAKING and move == TAKE:
        return (_hand(seen, hand | BIT[seen.gift]),)
    if move in (TAKE, AGREE, KEEP) or move > SIGNAL:
        return (_mission(seen, seat),)
    return ()


def _hand(seen: Konoha, cards: int, name: str = "because-hand") -> Line:
    return Line(name, {"strength": int(seen.strength.of(cards))})


def _mission(seen: Konoha, seat: int) -> Line:
    total, needed = round(expected(seen, seat)), int(seen.needed())
    percent = round(100 * chance_now(seen, seat))
    return Line("because-mission", {"total": total, "needed": needed, "percent": percent})
