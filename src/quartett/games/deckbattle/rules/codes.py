"""Deck Battle: the codes used in the tables of a set of cards (see `box`)."""

from typing import Final

# Steps that effects are compiled to; each is followed by three numbers.
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
WOUND_ONE: Final = 17  # where, limit
EQUIP_ITEM: Final = 18  # how many market places
MAKE_DISCARD: Final = 19  # amount
MILL: Final = 20  # whether of others, amount
REVIVE: Final = 21  # into play?
STEP: Final = 4

FORCE: Final = 0
RECRUITMENT: Final = 1
CHAKRA: Final = 2
SCROLL: Final = 3
CARD: Final = 4
COMBAT_FORCE: Final = 5
RECRUITING_ONLY: Final = 6

# What a gain is counted by; from PER_TYPE on items of a type, from PER_AFFINITY on an affinity.
ONCE: Final = 0
PER_INSECT: Final = 1
PER_WOUNDED: Final = 2
PER_ITEM: Final = 3
PER_TYPE: Final = 4
PER_AFFINITY: Final = 8

IN_DISCARD: Final = 0
IN_INFIRMARY: Final = 1
ON_FIELD: Final = 2

# Continuous effects, each with three numbers.
BONUS: Final = 1  # what (with ONLY), amount, whom
SHARED_BONUS: Final = 2  # amount
PRICE_CHANGE: Final = 3  # what, change, affinities
WHEN: Final = 4  # event, place in the code
FIGHTERS: Final = 5  # least, most
NO_ITEMS: Final = 6
WOUNDS_FIGHTERS: Final = 7
MASKS: Final = 8  # amount
REVEALED: Final = 9  # place in the code
# What the rows of a card affect, as bits: bonuses by value, then prices, then the other kinds.
ABOUT_PRICE: Final = 8
ABOUT_OTHER: Final = 16
OF_THREAT: Final = -2
"""In place of a place in play: a Threat on the field acts."""
BEARER_ONLY: Final = -1
EVERYBODY: Final = 0

# Prices.
PRICE_OF_MARKET: Final = 0
PRICE_OF_FIGHT: Final = 1
PRICE_OF_RECRUIT: Final = 2
PRICE_OF_MISSION: Final = 3
PRICE_OF_HEAL: Final = 4
PRICE_OF_TECHNIQUE: Final = 5
PRICE_OF_CHANNEL: Final = 6
PRICE_OF_THREAT: Final = 7

# Events that `When` waits for.
AFTER_FIGHT: Final = 0
AFTER_RECRUIT: Final = 1
AFTER_BUY: Final = 2
AFTER_CHANNEL: Final = 3
AFTER_SEND: Final = 4

# What counts at the end, each with two numbers.
COUNTS_AFFINITY: Final = 1  # points, affinities
COUNTS_MISSION: Final = 2
COUNTS_THREAT: Final = 3
COUNTS_ITEM: Final = 4
COUNTS_AFFINITIES: Final = 5
COUNTS_WOUNDED: Final = 6
COUNTS_NO_POINTS: Final = 7  # affinities
COUNTS_THREAT_NEEDED: Final = 8
COUNTS_FEWEST: Final = 9  # points
COUNTS_EXTRA_ROUND: Final = 10
