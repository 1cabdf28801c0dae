"""Deck Battle: the verbs of moves. A move is a verb and its object."""

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
