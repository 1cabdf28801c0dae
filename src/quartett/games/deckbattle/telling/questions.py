"""Deck Battle: what a seat is asked, and what its moves mean as something to choose."""

from typing import Final

from quartett.core.story import Line, Value
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.telling.names import objects
from quartett.games.deckbattle.telling.view_builder import Looking

ASKS: Final = {
    m.TEAMING: "ask-team",
    m.PICKING: "ask-pick",
    m.KEEPING: "ask-keep",
    m.MENTORING: "ask-sensei",
    m.RETURNING: "ask-return",
    m.WOUNDING: "ask-wound",
    m.PREPARING: "ask-prepare",
    m.DEPLOYING: "ask-deploy",
}
CHOICES: Final = (
    *("choose-team", "choose-pick", "choose-sensei", "choose-unlock"),
    *("choose-choose", "choose-take", "choose-skip", "choose-on"),
    *("choose-strike", "choose-with", "choose-with-item", "choose-drop"),
    *("choose-cancel", "choose-return", "choose-wound", "choose-mission"),
    *("choose-activate", "choose-use", "choose-technique", "choose-equip"),
    *("choose-heal", "choose-deploy", "choose-fight", "choose-fight-mask"),
    *("choose-recruit", "choose-buy", "choose-lion", "choose-channel"),
    *("choose-send", "choose-end"),
)
OBJECTS: Final = {
    m.TEAM: "team",
    **dict.fromkeys((m.UNLOCK, m.TECHNIQUE), "technique"),
    **dict.fromkeys((m.TAKE, m.BEARER, m.DROP, m.RETURN, m.USE, m.EQUIP, m.BUY), "item"),
}
"""What a verb is said of, if not of a card: the words name each kind of thing in its own way."""
MANOEUVRES: Final = {
    m.FIGHTING: ("ask-fight", "card"),
    m.RECRUITING: ("ask-recruit", "card"),
    m.BUYING: ("ask-buy", "item"),
    m.EQUIPPING: ("ask-equip", "item"),
    m.UNLEASHING: ("ask-lion", ""),
    m.PERFORMING: ("ask-technique", "technique"),
}
STEPS: Final = {
    m.ELIMINATE: "ask-eliminate",
    m.RECALL: "ask-recall",
    m.TAKE_ITEM: "ask-take-item",
    m.ACQUIRE: "ask-acquire",
    m.COPY: "ask-copy",
    m.PLACE_AKAMARU: "ask-akamaru",
}


class Questions:
    def __init__(self, cards: Cards, looking: Looking) -> None:
        self.objects = objects(cards)
        self.looking = looking

    def question(self, seen: DeckBattle, seat: int) -> Line:
        phase = int(seen.phase)
        if phase == m.UNLOCKING:
            return Line("ask-unlock", {"level": int(seen.top(2))})
        if phase == m.CHOOSING:
            return Line(STEPS[int(seen.box.code[seen.top(1)])])
        if seen.man != m.NOTHING:
            return self._unfinished(seen)
        return Line(ASKS[phase])

    def _unfinished(self, seen: DeckBattle) -> Line:
        going = self.looking.view(seen).manoeuvre
        name, key = MANOEUVRES[int(seen.man)]
        asked: dict[str, Value] = {key: going.target} if key else {}
        if seen.man <= m.BUYING:
            asked |= {"total": going.total, "needed": going.needed}
        return Line(name, asked)

    def choice(self, seen: DeckBattle, seat: int, move: int) -> Line:
        verb = int(seen.box.verb[move])
        thing = move - int(seen.box.start[verb])
        named = self.objects.get(verb)
        arguments: dict[str, Value] = {}
        if named:
            arguments[OBJECTS.get(verb, "card")] = named[thing]
        return Line(CHOICES[verb], arguments | self._numbers(seen, verb, thing))

    def _numbers(self, seen: DeckBattle, verb: int, thing: int) -> dict[str, Value]:
        """What a move costs or brings, so that nobody has to add."""
        if verb == m.TECHNIQUE:
            return {"chakra": int(seen.technique_price(thing))}
        if verb == m.ACTIVATE:
            return {"chakra": int(seen.box.ability_cost[thing])}
        if verb == m.HEAL:
            return {"chakra": int(seen.heal_cost()), "side": "B" if seen.side_b[seen.turn] else "A"}
        if verb == m.MISSION:
            return {"scrolls": int(seen.mission_price(thing))}
        if verb == m.CHANNEL:
            return {"chakra": int(seen.channelled(thing))}
        if verb == m.SEND:
            return {"scrolls": int(seen.mission_force(seen.strongest(thing)))}
        if verb in (m.WITH, m.BEARER):
            return {"worth": int(seen.worth(seen.joining(verb, thing)))}
        if m.FIGHT <= verb <= m.BUY:
            return {"needed": int(seen.needed_for(verb, thing))}
        return {}
