"""Deck Battle: the numbers that the rules think in: verbs, tasks, phases, objections and notes."""

from typing import Final

# Verbs, in the order of the move table. Each has an object: a kind of card, or none.
TEAM: Final = 0
PICK: Final = 1
SENSEI: Final = 2
UNLOCK: Final = 3
CHOOSE: Final = 4
TAKE: Final = 5
SKIP: Final = 6
ON: Final = 7
STRIKE: Final = 8
WITH: Final = 9
BEARER: Final = 10
DROP: Final = 11
CANCEL: Final = 12
RETURN: Final = 13
WOUND: Final = 14
MISSION: Final = 15
ACTIVATE: Final = 16
USE: Final = 17
TECHNIQUE: Final = 18
EQUIP: Final = 19
HEAL: Final = 20
DEPLOY: Final = 21
FIGHT: Final = 22
MASK: Final = 23
RECRUIT: Final = 24
BUY: Final = 25
LION: Final = 26
CHANNEL: Final = 27
SEND: Final = 28
END: Final = 29
# What chance answers.
DRAW: Final = 30
REVEAL: Final = 31
OFFER: Final = 32
POST: Final = 33
TOKEN: Final = 34
OBJECTIVE: Final = 35
SCOURGE: Final = 36
CHIP: Final = 37
DEAL: Final = 38
REMOVE: Final = 39
VERBS: Final = 40
FIRST_OF_CHANCE: Final = DRAW

# Tasks on the stack, each with up to three numbers. The top one is done next.
T_EFFECT: Final = 0  # place in the code, place in play, seat
T_DRAW: Final = 1  # seat, how many, into play?
T_TOKEN: Final = 2  # seat, or nobody
T_UNLOCK: Final = 3  # seat, highest level
T_OBJECTIVE: Final = 4
T_RETURN: Final = 5  # seat
T_WOUND: Final = 6  # seat
T_MOVE: Final = 7
T_ARRIVE: Final = 8
T_FIELD: Final = 9
T_MARKET: Final = 10
T_POST: Final = 11
T_CLOSE: Final = 12
T_CHIP: Final = 13  # seat
T_TEAM: Final = 14  # seat
T_PICK: Final = 15  # seat
T_SENSEI: Final = 16  # seat
T_REMOVE: Final = 17  # how many
T_DEAL: Final = 18
T_KEEP: Final = 19
T_BEGIN: Final = 20
TASK: Final = 4

# Phases: what is asked.
TEAMING: Final = 0
PICKING: Final = 1
KEEPING: Final = 2
MENTORING: Final = 3
UNLOCKING: Final = 4
CHOOSING: Final = 5
RETURNING: Final = 6
WOUNDING: Final = 7
PREPARING: Final = 8
DEPLOYING: Final = 9
DRAWING: Final = 10
REVEALING: Final = 11
OFFERING: Final = 12
POSTING: Final = 13
TOKENING: Final = 14
AIMING: Final = 15
SCOURGING: Final = 16
CHIPPING: Final = 17
DEALING: Final = 18
REMOVING: Final = 19
ENDED: Final = 20

# Manoeuvres and other picks that are not finished.
NOTHING: Final = 0
FIGHTING: Final = 1
RECRUITING: Final = 2
BUYING: Final = 3
EQUIPPING: Final = 4
UNLEASHING: Final = 5
PERFORMING: Final = 6

# Modes.
STANDARD: Final = 0
CHUNIN: Final = 1
JONIN: Final = 2
KAGE: Final = 3

# Steps of the code that effects are turned into: each has three numbers.
STOP: Final = 0
GAIN: Final = 1  # what, amount, counting (see PER)
HEAL_TOP: Final = 2  # into play?
ELIMINATE: Final = 3  # where
RECALL: Final = 4  # affinities, or 0 for all
TAKE_ITEM: Final = 5  # how many market places
ACQUIRE: Final = 6  # limit
DRAIN: Final = 7  # what, amount
DESTROY: Final = 8  # amount
COPY: Final = 9
PLACE_LION: Final = 10
PLACE_INSECTS: Final = 11  # amount
CLEAR_INSECTS: Final = 12
TAKE_CHIP: Final = 13
RESET_CHIPS: Final = 14
PLACE_AKAMARU: Final = 15
HUNT: Final = 16  # amount
STEP: Final = 4

FORCE: Final = 0
RECRUITMENT: Final = 1
CHAKRA: Final = 2
SCROLL: Final = 3
CARD: Final = 4
COMBAT_FORCE: Final = 5
RECRUITING_ONLY: Final = 6

# What a gain is counted by; from PER_AFFINITY on it is an affinity.
ONCE: Final = 0
PER_INSECT: Final = 1
PER_WOUNDED: Final = 2
PER_ITEM: Final = 3
PER_AFFINITY: Final = 4

IN_DISCARD: Final = 0
IN_INFIRMARY: Final = 1
ON_FIELD: Final = 2

# What holds, each with three numbers.
H_BONUS: Final = 1  # what (with ONLY), amount, whom
H_SHARED: Final = 2  # amount
H_COST: Final = 3  # what, change, affinities
H_WHEN: Final = 4  # event, place in the code
H_FIGHTERS: Final = 5  # least, most
H_NO_ITEMS: Final = 6
H_WOUNDS: Final = 7
H_MASKS: Final = 8  # amount
H_REVEALED: Final = 9  # place in the code
# What the rows of a card are about, as bits: bonuses by what, then prices, then the other kinds.
ABOUT_PRICE: Final = 8
ABOUT_OTHER: Final = 16
OF_THREAT: Final = -2
"""Instead of a place in play: a Threat on the field does it."""
BEARER_ONLY: Final = -1
EVERYBODY: Final = 0

# Prices.
P_MARKET: Final = 0
P_FIGHT: Final = 1
P_RECRUIT: Final = 2
P_MISSION: Final = 3
P_HEAL: Final = 4
P_TECHNIQUE: Final = 5
P_CHANNEL: Final = 6
P_THREAT: Final = 7

# Events that `When` waits for.
E_FIGHT: Final = 0
E_RECRUIT: Final = 1
E_BUY: Final = 2
E_CHANNEL: Final = 3
E_SEND: Final = 4

# What counts at the end, each with two numbers.
C_AFFINITY: Final = 1  # points, affinities
C_MISSION: Final = 2
C_THREAT: Final = 3
C_ITEM: Final = 4
C_AFFINITIES: Final = 5
C_WOUNDED: Final = 6
C_NO_POINTS: Final = 7  # affinities
C_MISSION_NEEDED: Final = 8
C_FEWEST: Final = 9  # points

# Notes for the story, with what their two numbers mean.
N_TURN: Final = 0
N_TEAM: Final = 1  # team
N_PICKED: Final = 2  # Jutsu card
N_SENSEI: Final = 3  # card
N_PLAYED: Final = 4  # card
N_DREW: Final = 5  # card
N_SHUFFLED: Final = 6
N_ACTIVATED: Final = 7  # card, chakra
N_TECHNIQUE: Final = 8  # technique, chakra
N_EQUIPPED: Final = 9  # item, card
N_USED: Final = 10  # item, card
N_CHANNELLED: Final = 11  # card, chakra
N_SENT: Final = 12  # card, scrolls
N_HEALED: Final = 13  # card, into play?
N_MISSION: Final = 14  # mission
N_GAINED: Final = 15  # what, amount
N_DEPLOYED: Final = 16
N_DEFEATED: Final = 17  # card, total
N_MASK: Final = 18  # total
N_RECRUITED: Final = 19  # card, total
N_BOUGHT: Final = 20  # item, total
N_RETURNED: Final = 21  # item
N_WOUNDED: Final = 22  # card
N_ELIMINATED: Final = 23  # card
N_REVEALED: Final = 24  # card, place
N_OFFERED: Final = 25  # item, place
N_POSTED: Final = 26  # mission, place
N_THREAT_MOVED: Final = 27  # card, place
N_ESCAPED: Final = 28  # card
N_TOKEN: Final = 29  # token
N_TOKEN_LOST: Final = 30
N_UNLOCKED: Final = 31  # technique
N_OBJECTIVE: Final = 32  # objective
N_SCOURGE: Final = 33  # scourge
N_LION: Final = 34  # card
N_AKAMARU: Final = 35  # card, or NO_CARD if it came back
N_CHIP: Final = 36  # chip
N_TOOK: Final = 37  # item
N_ACQUIRED: Final = 38  # card
N_LOST: Final = 39  # what, amount
N_END: Final = 40
N_REMOVED: Final = 41  # Jutsu card
N_DEALT: Final = 42  # Jutsu card
N_LAST_ROUND: Final = 43
N_RECALLED: Final = 44  # card
N_COPIED: Final = 45  # card
