"""Deck Battle: why a move is not allowed, as numbers, each with the rule that says so."""

from typing import Final

FINE: Final = 0
GAME_OVER: Final = 1
OTHER_TURN: Final = 2
WAIT_FOR_CHANCE: Final = 3
PILE_DECIDES: Final = 4
PLAYERS_DECIDE: Final = 5
NOTHING_DUE: Final = 6
NOT_IN_PILE: Final = 7
NOT_ASKED_NOW: Final = 8
ANSWER_FIRST: Final = 9
FINISH_FIRST: Final = 10
PREPARATION_ONLY: Final = 11
DEPLOYMENT_ONLY: Final = 12
TEAM_TAKEN: Final = 13
JUTSU_TAKEN: Final = 14
NOT_IN_HAND: Final = 15
ALREADY_SEALED: Final = 16
SENSEI_TAKEN: Final = 17
NOT_OWN_JUTSU: Final = 18
ALREADY_UNLOCKED: Final = 19
LEVEL_ORDER: Final = 20
LEVEL_CAP: Final = 21
CANNOT_CHOOSE: Final = 22
NO_SUCH_ITEM: Final = 23
INVENTORY_FULL: Final = 24
NOTHING_TO_DROP: Final = 25
NOT_IN_INVENTORY: Final = 26
NOT_WAITING: Final = 27
NOT_WOUNDED_NOW: Final = 28
NOT_IN_PLAY: Final = 29
ALREADY_EQUIPPED: Final = 30
NOBODY_TO_EQUIP: Final = 31
NO_ABILITY: Final = 32
ABILITY_USED: Final = 33
NOT_ENOUGH_CHAKRA: Final = 34
NOT_WORN: Final = 35
ITEM_USED_UP: Final = 36
LOCKED: Final = 37
TECHNIQUE_USED: Final = 38
NOBODY_OF_NAME: Final = 39
NOT_OF_NAME: Final = 40
INFIRMARY_EMPTY: Final = 41
NO_CHAKRA_VALUE: Final = 42
NO_FORCE_VALUE: Final = 43
MISSION_NOT_OFFERED: Final = 44
NOT_ENOUGH_SCROLLS: Final = 45
NO_LION: Final = 46
NOT_ON_FIELD: Final = 47
NO_FORCE_COST: Final = 48
NO_RECRUIT_COST: Final = 49
MASKS_FIRST: Final = 50
NO_MASKS: Final = 51
OUT_OF_REACH: Final = 52
TOO_FEW: Final = 53
TOO_MANY: Final = 54
BRINGS_NOTHING: Final = 55
NOT_YET_ENOUGH: Final = 56
NO_ROOM: Final = 57
NOTHING_TO_CANCEL: Final = 58
NO_SUCH_MOVE: Final = 59

RULES: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("DECK-098", "why-game-over"),
    ("DECK-045", "why-other-turn"),
    ("DECK-010", "why-wait-for-chance"),
    ("DECK-010", "why-pile-decides"),
    ("DECK-048", "why-players-decide"),
    ("DECK-010", "why-nothing-due"),
    ("DECK-010", "why-not-in-pile"),
    ("DECK-046", "why-not-asked-now"),
    ("DECK-007", "why-answer-first"),
    ("DECK-073", "why-finish-first"),
    ("DECK-072", "why-preparation-only"),
    ("DECK-046", "why-deployment-only"),
    ("DECK-023", "why-team-taken"),
    ("DECK-125", "why-jutsu-taken"),
    ("DECK-127", "why-not-in-hand"),
    ("DECK-127", "why-already-sealed"),
    ("DECK-125", "why-sensei-taken"),
    ("DECK-A45", "why-not-own-jutsu"),
    ("DECK-041", "why-already-unlocked"),
    ("DECK-043", "why-level-order"),
    ("DECK-042", "why-level-cap"),
    ("DECK-007", "why-cannot-choose"),
    ("DECK-080", "why-no-such-item"),
    ("DECK-081", "why-inventory-full"),
    ("DECK-081", "why-nothing-to-drop"),
    ("DECK-055", "why-not-in-inventory"),
    ("DECK-084", "why-not-waiting"),
    ("DECK-067", "why-not-wounded-now"),
    ("DECK-047", "why-not-in-play"),
    ("DECK-057", "why-already-equipped"),
    ("DECK-057", "why-nobody-to-equip"),
    ("DECK-051", "why-no-ability"),
    ("DECK-051", "why-ability-used"),
    ("DECK-059", "why-not-enough-chakra"),
    ("DECK-056", "why-not-worn"),
    ("DECK-056", "why-item-used-up"),
    ("DECK-052", "why-locked"),
    ("DECK-053", "why-technique-used"),
    ("DECK-052", "why-nobody-of-name"),
    ("DECK-052", "why-not-of-name"),
    ("DECK-062", "why-infirmary-empty"),
    ("DECK-058", "why-no-chakra-value"),
    ("DECK-060", "why-no-force-value"),
    ("DECK-068", "why-mission-not-offered"),
    ("DECK-068", "why-not-enough-scrolls"),
    ("DECK-109", "why-no-lion"),
    ("DECK-074", "why-not-on-field"),
    ("DECK-074", "why-no-force-cost"),
    ("DECK-078", "why-no-recruit-cost"),
    ("DECK-104", "why-masks-first"),
    ("DECK-104", "why-no-masks"),
    ("DECK-006", "why-out-of-reach"),
    ("DECK-076", "why-too-few"),
    ("DECK-076", "why-too-many"),
    ("DECK-073", "why-brings-nothing"),
    ("DECK-006", "why-not-yet-enough"),
    ("DECK-A38", "why-no-room"),
    ("DECK-073", "why-nothing-to-cancel"),
)
"""The rule and the sentence of each."""
