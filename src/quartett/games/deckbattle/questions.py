"""Deck Battle: what a seat is asked, and what its moves mean as something to choose."""

from typing import Final

from quartett.core.story import Line, Value
from quartett.games.deckbattle import moves as m
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.names import objects
from quartett.games.deckbattle.rules import DeckBattle
from quartett.games.deckbattle.view import Looking

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
    *("team", "pick", "sensei", "unlock", "choose", "take", "skip", "on", "strike", "with"),
    *("with-item", "drop", "cancel", "return", "wound", "mission", "activate", "use"),
    *("technique", "equip", "heal", "deploy", "fight", "fight-mask", "recruit", "buy", "lion"),
    *("channel", "send", "end"),
)
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
            going = self.looking.view(seen).manoeuvre
            asked: dict[str, Value] = {"target": going.target}
            if seen.man <= m.BUYING:
                asked |= {"total": going.total, "needed": going.needed}
            return Line(f"ask-{going.kind}", asked)
        return Line(ASKS[phase])

    def choice(self, seen: DeckBattle, seat: int, move: int) -> Line:
        verb = int(seen.box.verb[move])
        thing = move - int(seen.box.start[verb])
        named = self.objects.get(verb)
        arguments: dict[str, Value] = {"name": named[thing]} if named else {}
        return Line(f"choose-{CHOICES[verb]}", arguments | self._numbers(seen, verb, thing))

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
