"""Deck Battle: what speaks for a move, as a good player would say it."""

from quartett.core.story import Line
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.state import GAUGE


def because(seen: DeckBattle, seat: int, move: int) -> tuple[Line, ...]:
    verb = int(seen.box.verb[move])
    thing = move - int(seen.box.start[verb])
    if verb in (m.FIGHT, m.RECRUIT):
        return _gained(seen, verb, thing)
    if verb in (m.CHANNEL, m.SEND):
        return (_stored(seen, seat, verb, thing),)
    if verb in (m.WITH, m.BEARER):
        total = seen.total() + seen.worth(seen.joining(verb, thing))
        return (Line("because-with", {"total": int(total), "needed": int(seen.needed())}),)
    if verb == m.MISSION:
        return (Line("because-mission", {"points": int(seen.box.mission_points[thing])}),)
    if verb in (m.ACTIVATE, m.TECHNIQUE, m.HEAL):
        return _paid(seen, seat, verb, thing)
    if verb == m.DEPLOY:
        return (Line("because-deploy"),)
    return (Line("because-end"),) if verb == m.END else ()


def _gained(seen: DeckBattle, verb: int, thing: int) -> tuple[Line, ...]:
    """What a character of the field is worth, and whether it strengthens the deck."""
    box = seen.box
    kind = thing + int(box.first_field)
    points = int(box.points[kind])
    if box.is_threat(kind):
        return (Line("because-threat", {"points": points, "left": int(seen.track)}),)
    values = {
        "force": int(box.force[kind]),
        "recruitment": int(box.recruit[kind]),
        "chakra": int(box.chakra[kind]),
    }
    name = "because-fight" if verb == m.FIGHT else "because-recruit"
    return (Line(name, {"points": points, **values}),)


def _stored(seen: DeckBattle, seat: int, verb: int, thing: int) -> Line:
    """How full a gauge is before and after."""
    if verb == m.CHANNEL:
        held, more = int(seen.chakra[seat]), int(seen.channelled(thing))
        return Line("because-channel", {"held": held, "after": min(held + more, GAUGE)})
    held, more = int(seen.scrolls[seat]), int(seen.mission_force(seen.strongest(thing)))
    return Line("because-send", {"held": held, "after": min(held + more, GAUGE)})


def _paid(seen: DeckBattle, seat: int, verb: int, thing: int) -> tuple[Line, ...]:
    cost = {
        m.ACTIVATE: lambda: seen.box.ability_cost[thing],
        m.TECHNIQUE: lambda: seen.technique_price(thing),
        m.HEAL: lambda: seen.heal_cost(),
    }[verb]()
    held = int(seen.chakra[seat])
    return (Line("because-chakra", {"chakra": int(cost), "after": held - int(cost)}),)
