"""Deck Battle: the phases of a turn: what is asked, and what has begun."""

from typing import Final

# What is asked, of a seat or of chance.
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

# The three phases of a turn: DECK-046.
PREPARATION: Final = 0
DEPLOYMENT: Final = 1
UPKEEP: Final = 2
