"""Deck Battle: why a move is not allowed now, and the rule that forbids it."""

from collections.abc import Callable, Mapping
from typing import Final

from quartett.core.story import Value
from quartett.core.telling import Refusal
from quartett.games.deckbattle.rules import manoeuvre, moves, refusals, tasks
from quartett.games.deckbattle.rules.game import DeckBattle

REFUSALS: Final[Mapping[int, Refusal]] = {
    refusals.GAME_OVER: Refusal("DECK-098", "why-game-over"),
    refusals.OTHER_TURN: Refusal("DECK-045", "why-other-turn", ("seat",)),
    refusals.WAIT_FOR_CHANCE: Refusal("DECK-010", "why-wait-for-chance"),
    refusals.PILE_DECIDES: Refusal("DECK-010", "why-pile-decides"),
    refusals.PLAYERS_DECIDE: Refusal("DECK-048", "why-players-decide"),
    refusals.NOTHING_DUE: Refusal("DECK-010", "why-nothing-due"),
    refusals.NOT_IN_PILE: Refusal("DECK-010", "why-not-in-pile"),
    refusals.NOT_ASKED_NOW: Refusal("DECK-046", "why-not-asked-now"),
    refusals.ANSWER_FIRST: Refusal("DECK-007", "why-answer-first"),
    refusals.FINISH_FIRST: Refusal("DECK-073", "why-finish-first"),
    refusals.PREPARATION_ONLY: Refusal("DECK-072", "why-preparation-only"),
    refusals.DEPLOYMENT_ONLY: Refusal("DECK-046", "why-deployment-only"),
    refusals.TEAM_TAKEN: Refusal("DECK-023", "why-team-taken"),
    refusals.JUTSU_TAKEN: Refusal("DECK-125", "why-jutsu-taken"),
    refusals.NOT_IN_HAND: Refusal("DECK-127", "why-not-in-hand"),
    refusals.ALREADY_SEALED: Refusal("DECK-127", "why-already-sealed"),
    refusals.SENSEI_TAKEN: Refusal("DECK-125", "why-sensei-taken"),
    refusals.NOT_OWN_JUTSU: Refusal("DECK-A45", "why-not-own-jutsu"),
    refusals.ALREADY_UNLOCKED: Refusal("DECK-041", "why-already-unlocked"),
    refusals.LEVEL_ORDER: Refusal("DECK-043", "why-level-order"),
    refusals.LEVEL_CAP: Refusal("DECK-042", "why-level-cap", ("level",)),
    refusals.CANNOT_CHOOSE: Refusal("DECK-007", "why-cannot-choose"),
    refusals.NO_SUCH_ITEM: Refusal("DECK-080", "why-no-such-item"),
    refusals.INVENTORY_FULL: Refusal("DECK-081", "why-inventory-full"),
    refusals.NOTHING_TO_DROP: Refusal("DECK-081", "why-nothing-to-drop"),
    refusals.NOT_IN_INVENTORY: Refusal("DECK-055", "why-not-in-inventory"),
    refusals.NOT_WAITING: Refusal("DECK-084", "why-not-waiting"),
    refusals.NOT_WOUNDED_NOW: Refusal("DECK-067", "why-not-wounded-now"),
    refusals.NOT_IN_PLAY: Refusal("DECK-047", "why-not-in-play"),
    refusals.ALREADY_EQUIPPED: Refusal("DECK-057", "why-already-equipped"),
    refusals.NOBODY_TO_EQUIP: Refusal("DECK-057", "why-nobody-to-equip"),
    refusals.NO_ABILITY: Refusal("DECK-051", "why-no-ability"),
    refusals.ABILITY_USED: Refusal("DECK-051", "why-ability-used"),
    refusals.NOT_ENOUGH_CHAKRA: Refusal("DECK-059", "why-not-enough-chakra", ("held", "needed")),
    refusals.NOT_WORN: Refusal("DECK-056", "why-not-worn"),
    refusals.ITEM_USED_UP: Refusal("DECK-056", "why-item-used-up"),
    refusals.LOCKED: Refusal("DECK-052", "why-locked"),
    refusals.TECHNIQUE_USED: Refusal("DECK-053", "why-technique-used"),
    refusals.NOBODY_OF_NAME: Refusal("DECK-052", "why-nobody-of-name"),
    refusals.NOT_OF_NAME: Refusal("DECK-052", "why-not-of-name"),
    refusals.INFIRMARY_EMPTY: Refusal("DECK-062", "why-infirmary-empty"),
    refusals.NO_CHAKRA_VALUE: Refusal("DECK-058", "why-no-chakra-value"),
    refusals.NO_FORCE_VALUE: Refusal("DECK-060", "why-no-force-value"),
    refusals.MISSION_NOT_OFFERED: Refusal("DECK-068", "why-mission-not-offered"),
    refusals.NOT_ENOUGH_SCROLLS: Refusal("DECK-068", "why-not-enough-scrolls", ("held", "needed")),
    refusals.NO_LION: Refusal("DECK-109", "why-no-lion"),
    refusals.NOT_ON_FIELD: Refusal("DECK-074", "why-not-on-field"),
    refusals.NO_FORCE_COST: Refusal("DECK-074", "why-no-force-cost"),
    refusals.NO_RECRUIT_COST: Refusal("DECK-078", "why-no-recruit-cost"),
    refusals.MASKS_FIRST: Refusal("DECK-104", "why-masks-first"),
    refusals.NO_MASKS: Refusal("DECK-104", "why-no-masks"),
    refusals.OUT_OF_REACH: Refusal("DECK-006", "why-out-of-reach", ("total", "needed", "missing")),
    refusals.TOO_FEW: Refusal("DECK-076", "why-too-few", ("least",)),
    refusals.TOO_MANY: Refusal("DECK-076", "why-too-many", ("most",)),
    refusals.BRINGS_NOTHING: Refusal("DECK-073", "why-brings-nothing"),
    refusals.NOT_YET_ENOUGH: Refusal("DECK-006", "why-not-yet-enough", ("total", "needed")),
    refusals.NO_ROOM: Refusal("DECK-A38", "why-no-room"),
    refusals.NOTHING_TO_CANCEL: Refusal("DECK-073", "why-nothing-to-cancel"),
    refusals.TAKES_PART: Refusal("DECK-073", "why-takes-part"),
    refusals.SAME_AS_FIRST: Refusal("DECK-A51", "why-same-as-first"),
}


def split(state: DeckBattle, move: int) -> tuple[int, int]:
    """The verb of a move and the number of its object."""
    verb = int(state.box.verb[move])
    return verb, move - int(state.box.start[verb])


def aim(state: DeckBattle, move: int) -> tuple[int, int]:
    """The manoeuvre a move would begin and its target; or else the one that has begun."""
    verb, thing = split(state, move)
    if moves.FIGHT <= verb <= moves.BUY:
        return int(manoeuvre.manoeuvre_of(verb)), int(manoeuvre.target_of(state, verb, thing))
    return int(state.manoeuvre), int(state.target)


def _needed(state: DeckBattle, seat: int, move: int) -> int:
    verb, thing = split(state, move)
    if verb == moves.STRIKE:
        return int(manoeuvre.needed(state, state.manoeuvre, state.target))
    return int(manoeuvre.price_of(state, verb, thing))


def _held(state: DeckBattle, seat: int, move: int) -> int:
    gauges = state.scrolls if split(state, move)[0] == moves.MISSION else state.chakra
    return int(gauges[state.turn])


def _total(state: DeckBattle, seat: int, move: int) -> int:
    begins = moves.FIGHT <= split(state, move)[0] <= moves.BUY
    return int(manoeuvre.reach(state, *aim(state, move)) if begins else manoeuvre.total(state))


ARGUMENTS: Final[Mapping[str, Callable[[DeckBattle, int, int], Value]]] = {
    "held": _held,
    "needed": _needed,
    "total": _total,
    "missing": lambda state, seat, move: _needed(state, seat, move) - _total(state, seat, move),
    "least": lambda state, seat, move: int(manoeuvre.min_fighters(state, *aim(state, move))),
    "most": lambda state, seat, move: int(manoeuvre.max_fighters(state, *aim(state, move))),
    "level": lambda state, seat, move: int(tasks.task_number(state)),
}
