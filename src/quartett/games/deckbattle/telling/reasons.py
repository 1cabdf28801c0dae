"""Deck Battle: why a move is not allowed now, with the rule that says so."""

from quartett.core.story import Reason, Value
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules import refusals as no
from quartett.games.deckbattle.rules.game import DeckBattle


class Reasons:
    """Gives words to what the rules object; they decide, and nobody else."""

    def why_not(self, state: DeckBattle, seat: int, move: int) -> Reason | None:
        wrong = int(state.objection(seat, move))
        if wrong == no.FINE:
            return None
        rule, name = no.RULES[wrong]
        return Reason(rule, name, self._arguments(state, wrong, move))

    def _arguments(self, state: DeckBattle, wrong: int, move: int) -> dict[str, Value]:
        verb = int(state.box.verb[move])
        thing = move - int(state.box.start[verb])
        if wrong in (no.OTHER_TURN, no.ALREADY_SEALED):
            return {"seat": int(state.actor)}
        if wrong == no.NOT_ENOUGH_CHAKRA:
            return {
                "needed": self._chakra(state, verb, thing),
                "held": int(state.chakra[state.turn]),
            }
        if wrong == no.NOT_ENOUGH_SCROLLS:
            needed = int(state.mission_price(thing))
            return {"needed": needed, "held": int(state.scrolls[state.turn])}
        if wrong in (no.OUT_OF_REACH, no.TOO_FEW) and m.FIGHT <= verb <= m.BUY:
            return self._reach(state, verb, thing)
        if wrong in (no.NOT_YET_ENOUGH, no.TOO_FEW, no.TOO_MANY):
            return self._manoeuvre(state)
        if wrong == no.LEVEL_CAP:
            return {"level": int(state.top(2))}
        return {}

    def _chakra(self, state: DeckBattle, verb: int, thing: int) -> int:
        if verb == m.HEAL:
            return int(state.heal_cost())
        if verb == m.TECHNIQUE:
            return int(state.technique_price(thing))
        return int(state.box.ability_cost[thing])

    def _reach(self, state: DeckBattle, verb: int, thing: int) -> dict[str, Value]:
        """Asked as if the manoeuvre had begun."""
        state.man, state.target = state.manoeuvre(verb), state.aimed_at(verb, thing)
        said = self._manoeuvre(state)
        said["total"] = int(state.reach())
        said["missing"] = int(state.needed() - state.reach())
        state.man, state.target = m.NOTHING, -1
        return said

    def _manoeuvre(self, state: DeckBattle) -> dict[str, Value]:
        return {
            "total": int(state.total()),
            "needed": int(state.needed()),
            "least": int(state.least()),
            "most": int(state.most()),
        }
