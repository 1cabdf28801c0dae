"""Deck Battle: what a seat is asked, and its moves as choices."""

from typing import Final

from quartett.core.story import Line, Value
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import codes, copies, manoeuvre, moves, phases, prices, tasks
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.values import mission_force
from quartett.games.deckbattle.telling.names import WORDS, objects
from quartett.games.deckbattle.telling.view_builder import ASKS, MANOEUVRES, ViewBuilder

CHOICES: Final = tuple(f"choose-{word.replace(' ', '-')}" for word in WORDS[: moves.DRAW])
"""By verb number, for the verbs of players."""
OBJECTS: Final = {
    moves.TEAM: "team",
    **dict.fromkeys((moves.UNLOCK, moves.TECHNIQUE), "technique"),
    **dict.fromkeys(
        (moves.TAKE, moves.DROP, moves.RETURN, moves.USE, moves.EQUIP, moves.BUY), "item"
    ),
}
"""What the object of a verb is, if not a card: the words name each kind of thing in its own way."""
OF_COPIES: Final = (
    *(moves.CHOOSE, moves.TAKE, moves.ON, moves.WITH, moves.ACTIVATE, moves.USE),
    *(moves.FIGHT, moves.RECRUIT, moves.BUY, moves.CHANNEL, moves.SEND),
)
"""Verbs whose object may be one of several copies."""
PAID: Final = {
    **dict.fromkeys((moves.ACTIVATE, moves.TECHNIQUE, moves.HEAL), "chakra"),
    moves.MISSION: "scrolls",
    **dict.fromkeys((moves.FIGHT, moves.MASK, moves.RECRUIT, moves.BUY), "needed"),
}
"""What the price of a move is called."""
ABOUT: Final = ("", "card", "card", "item", "item", "", "technique")
"""What each manoeuvre is about, as the words call it."""
STEP_QUESTIONS: Final = {
    codes.ELIMINATE: "ask-eliminate",
    codes.RECALL: "ask-recall",
    codes.TAKE_ITEM: "ask-take-item",
    codes.ACQUIRE: "ask-acquire",
    codes.COPY: "ask-copy",
    codes.PLACE_AKAMARU: "ask-akamaru",
    codes.WOUND_ONE: "ask-whom-to-wound",
    codes.EQUIP_ITEM: "ask-take-item",
}


class Questions:
    def __init__(self, cards: Cards, views: ViewBuilder) -> None:
        self.objects = objects(cards)
        self.views = views

    def question(self, seen: DeckBattle, seat: int) -> Line:
        phase = int(seen.phase)
        if phase == phases.UNLOCKING:
            return Line("ask-unlock", {"level": int(tasks.task_number(seen))})
        if phase == phases.CHOOSING and tasks.task(seen) == tasks.DISCARD:
            return Line("ask-discard", {"number": int(tasks.task_number(seen))})
        if phase == phases.CHOOSING:
            return Line(STEP_QUESTIONS[int(seen.box.code[tasks.task_number(seen)])])
        if seen.manoeuvre != phases.NOTHING:
            return self._unfinished(seen)
        return Line(f"ask-{ASKS[phase]}")

    def _unfinished(self, seen: DeckBattle) -> Line:
        going = self.views.manoeuvre(seen)
        key = ABOUT[int(seen.manoeuvre)]
        asked: dict[str, Value] = {key: going.target} if key else {}
        if seen.manoeuvre <= phases.BUYING:
            asked |= {"total": going.total, "needed": going.needed}
        return Line(f"ask-{MANOEUVRES[seen.manoeuvre]}", asked)

    def choice(self, seen: DeckBattle, seat: int, move: int) -> Line:
        verb = int(seen.box.verb[move])
        thing = move - int(seen.box.start[verb])
        named = self.objects.get(verb)
        arguments: dict[str, Value] = {}
        if named:
            name, _, copy = named[thing].partition(" ")
            arguments[OBJECTS.get(verb, "card")] = name
            if verb in OF_COPIES:
                arguments["copy"] = int(copy or 1)
        return Line(CHOICES[verb], arguments | self._numbers(seen, verb, thing))

    def _numbers(self, seen: DeckBattle, verb: int, thing: int) -> dict[str, Value]:
        """What a move costs or yields, so that nobody has to do the sum."""
        if verb in PAID:
            numbers: dict[str, Value] = {PAID[verb]: int(manoeuvre.price_of(seen, verb, thing))}
            side = {"side": "B" if seen.side_b[seen.turn] else "A"}
            return numbers | side if verb == moves.HEAL else numbers
        if verb == moves.CHANNEL:
            return {"chakra": int(prices.channelled(seen, seen.box.card_kind[thing]))}
        if verb == moves.SEND:
            return {"scrolls": int(mission_force(seen, copies.slot_in_play(seen, thing)))}
        if verb == moves.WITH:
            slot = copies.slot_in_play(seen, thing)
            return {"worth": int(manoeuvre.worth(seen, seen.manoeuvre, seen.target, slot))}
        return {}
