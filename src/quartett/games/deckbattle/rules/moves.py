"""Deck Battle: the verbs of moves. A move is a verb and its object."""

from typing import Final

# Verbs, in the order of the move table. Each has an object or none: a kind of card, or a card where
# copies of a kind can differ (see `copies`).
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
DROP: Final = 10
CANCEL: Final = 11
RETURN: Final = 12
WOUND: Final = 13
MISSION: Final = 14
ACTIVATE: Final = 15
USE: Final = 16
TECHNIQUE: Final = 17
EQUIP: Final = 18
HEAL: Final = 19
DEPLOY: Final = 20
FIGHT: Final = 21
MASK: Final = 22
RECRUIT: Final = 23
BUY: Final = 24
LION: Final = 25
CHANNEL: Final = 26
SEND: Final = 27
END: Final = 28
# Verbs of chance.
DRAW: Final = 29
REVEAL: Final = 30
OFFER: Final = 31
POST: Final = 32
TOKEN: Final = 33
OBJECTIVE: Final = 34
SCOURGE: Final = 35
CHIP: Final = 36
DEAL: Final = 37
REMOVE: Final = 38
VERBS: Final = 39
FIRST_OF_CHANCE: Final = DRAW
