"""Deck Battle: the case for a move, as a good player would put it."""

from quartett.core.story import Line
from quartett.games.deckbattle.rules import moves
from quartett.games.deckbattle.rules.copies import slot_in_play
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.manoeuvre import needed, price_of, total, worth
from quartett.games.deckbattle.rules.prices import channelled
from quartett.games.deckbattle.rules.state import GAUGE
from quartett.games.deckbattle.rules.values import mission_force


def because(seen: DeckBattle, seat: int, move: int) -> tuple[Line, ...]:
    verb = int(seen.box.verb[move])
    thing = move - int(seen.box.start[verb])
    if verb in (moves.FIGHT, moves.RECRUIT):
        return _gained(seen, verb, thing)
    if verb in (moves.CHANNEL, moves.SEND):
        return (_stored(seen, seat, verb, thing),)
    if verb == moves.WITH:
        more = worth(seen, seen.manoeuvre, seen.target, slot_in_play(seen, thing))
        price = needed(seen, seen.manoeuvre, seen.target)
        return (Line("because-with", {"total": int(total(seen) + more), "needed": int(price)}),)
    if verb == moves.MISSION:
        return (Line("because-mission", {"points": int(seen.box.mission_points[thing])}),)
    if verb in (moves.ACTIVATE, moves.TECHNIQUE, moves.HEAL):
        return _paid(seen, seat, verb, thing)
    if verb == moves.DEPLOY:
        return (Line("because-deploy"),)
    return (Line("because-end"),) if verb == moves.END else ()


def _gained(seen: DeckBattle, verb: int, thing: int) -> tuple[Line, ...]:
    """What a field character is worth, and whether it strengthens the deck."""
    box = seen.box
    kind = int(box.kind_of(verb, thing))
    points = int(box.points[kind])
    if box.is_threat(kind):
        return (Line("because-threat", {"points": points, "left": int(seen.track)}),)
    values = {
        "force": int(box.force[kind]),
        "recruitment": int(box.recruit[kind]),
        "chakra": int(box.chakra[kind]),
    }
    name = "because-fight" if verb == moves.FIGHT else "because-recruit"
    return (Line(name, {"points": points, **values}),)


def _stored(seen: DeckBattle, seat: int, verb: int, thing: int) -> Line:
    """How full a gauge is before and after."""
    if verb == moves.CHANNEL:
        held, more = int(seen.chakra[seat]), int(channelled(seen, seen.box.card_kind[thing]))
        return Line("because-channel", {"held": held, "after": min(held + more, GAUGE)})
    held, more = int(seen.scrolls[seat]), int(mission_force(seen, slot_in_play(seen, thing)))
    return Line("because-send", {"held": held, "after": min(held + more, GAUGE)})


def _paid(seen: DeckBattle, seat: int, verb: int, thing: int) -> tuple[Line, ...]:
    held, cost = int(seen.chakra[seat]), int(price_of(seen, verb, thing))
    return (Line("because-chakra", {"chakra": cost, "after": held - cost}),)
