"""Deck Battle: what cards do, as values. The text of a card is rendered from them (`words/`), and
`card_tables` turns them into the rows of numbers that the rules read.

An effect either *happens* (a step, carried out in order when its card is activated, won or
revealed) or *holds* (it applies continuously while its card is in play, worn or on the field).
"""

from typing import Annotated, Literal

import msgspec

from quartett.core.story import sentence_id

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Stuff = Literal["force", "recruit", "chakra", "scroll", "card"]
Per = Literal["", "affinity", "insect", "wounded", "item"]
Price = Literal["market", "fight", "recruit", "mission", "heal", "technique", "channel", "threat"]
Affinity = Literal[
    "leaf",
    "seven",
    "eight",
    "ten",
    "gai",
    "sand",
    "anbu",
    "summon",
    "sound",
    "medic",
    "kage",
    "jinchuriki",
    "akatsuki",
    "hyuga",
    "uchiha",
    "nara",
    "inuzuka",
    "aburame",
    "akimichi",
    "yamanaka",
    "sannin",
]
ItemType = Literal["weapon", "food", "scroll", "gear"]
AnyItemType = ItemType | Literal[""]
AnyAffinity = Affinity | Literal[""]
Event = Literal["fight", "recruit", "buy", "channel", "send"]


class Effect(
    msgspec.Struct, frozen=True, tag_field="effect", tag=sentence_id, forbid_unknown_fields=True
):
    """One part of what a card does."""


# What happens


class Gain(Effect, frozen=True):
    """Gain an amount of something; Force and Recruitment go to the character that does this. `per`
    multiplies it by: other own characters in play with the affinity, insects on the board,
    characters in one's infirmary, items in the inventory (of the type)."""

    what: Stuff
    amount: Amount
    per: Per = ""
    affinity: AnyAffinity = ""
    only: bool = False
    """Force counts only in combat, Recruitment only for recruiting."""
    type: AnyItemType = ""


class Heal(Effect, frozen=True):
    """The top character of one's infirmary comes into play, or goes to the discard."""

    to: Literal["play", "discard"]


class Eliminate(Effect, frozen=True):
    """Choose a character and eliminate it: from one's discard or infirmary, or on the field (no
    Threat)."""

    where: Literal["discard", "infirmary", "field"]


class Recall(Effect, frozen=True):
    """Choose a character in one's discard (with the affinity) and play it."""

    affinity: AnyAffinity = ""


class TakeItem(Effect, frozen=True):
    """Choose an item of the market, from the lower row only or from both."""

    row: Literal["lower", "any"]


class Acquire(Effect, frozen=True):
    """Choose a field character whose Recruitment cost is at most this; it goes to the discard."""

    limit: Amount


class Wound(Effect, frozen=True):
    """Choose a character whose Force cost is at most this, on the field (no Threat) or in another
    player's discard; it goes to the bottom of one's infirmary."""

    where: Literal["discard", "field"]
    limit: Amount


class Equip(Effect, frozen=True):
    """Choose an item of the market; the character that does this wears it at once, unless it
    already wears one."""

    row: Literal["lower", "any"]


class Discard(Effect, frozen=True):
    """How many cards of their choice the other players discard from their hands; all players, if a
    Threat does it."""

    amount: Amount


class Mill(Effect, frozen=True):
    """How many cards go from the top of a draw pile to the discard: one's own, or each other
    player's; every player's, if a Threat does it."""

    whose: Literal["own", "others"]
    amount: Amount


class Revive(Effect, frozen=True):
    """The character that was eliminated last comes into play, or goes to one's discard."""

    to: Literal["play", "discard"]


class Drain(Effect, frozen=True):
    """The other players lose chakra or scrolls; all players, if a Threat does it."""

    what: Literal["chakra", "scroll"]
    amount: Amount


class Destroy(Effect, frozen=True):
    """How many characters are eliminated from the right end of the field."""

    amount: Amount


class Copy(Effect, frozen=True):
    """Choose another own character in play and use its activated ability as this one's."""


class PlaceLion(Effect, frozen=True):
    """The Lion token is placed on the board."""


class PlaceInsects(Effect, frozen=True):
    """How many insects are placed on the board, as long as there are any left."""

    amount: Amount


class ClearInsects(Effect, frozen=True):
    """The insects leave the board."""


class TakeChip(Effect, frozen=True):
    """A chips token is placed on the board and gives its chakra."""


class ResetChips(Effect, frozen=True):
    """The chips are set aside again."""


class PlaceAkamaru(Effect, frozen=True):
    """Choose a field character; Akamaru is placed on it."""


class Hunt(Effect, frozen=True):
    """Force in the fight against the character with Akamaru on it."""

    amount: Amount


Happening = (
    Gain
    | Heal
    | Eliminate
    | Recall
    | TakeItem
    | Acquire
    | Wound
    | Equip
    | Discard
    | Mill
    | Revive
    | Drain
    | Destroy
    | Copy
    | PlaceLion
    | PlaceInsects
    | ClearInsects
    | TakeChip
    | ResetChips
    | PlaceAkamaru
    | Hunt
)

# What holds


class Bonus(Effect, frozen=True):
    """Own characters have more: the one that has or wears this, or `each` (with the affinity).
    `shared`: the amount for each affinity shared with the character that is recruited."""

    what: Literal["force", "recruit"]
    amount: Amount
    each: bool = False
    affinity: AnyAffinity = ""
    only: bool = False
    shared: bool = False


class Cost(Effect, frozen=True):
    """Changes a price; for channelling, what it yields. With an affinity, only for characters that
    have it."""

    what: Price
    change: Change
    affinity: AnyAffinity = ""


class When(Effect, frozen=True):
    """Something happens after this character has won a fight, recruited or bought, or was
    channelled or sent."""

    event: Event
    then: tuple[Happening, ...]


Holding = Bonus | Cost | When

# What holds on the field, for Threats only


class Fighters(Effect, frozen=True):
    """Fighting this takes at least `least` and at most `most` characters."""

    least: Amount = 1
    most: Amount = 99


class NoItems(Effect, frozen=True):
    """Worn items do not count in the fight against this."""


class WoundsFighters(Effect, frozen=True):
    """Characters that beat this go to the infirmary, not to the discard."""


class Masks(Effect, frozen=True):
    """How many masks protect it."""

    amount: Amount


class Revealed(Effect, frozen=True):
    """What happens when it is revealed."""

    then: tuple[Happening, ...]


FieldEffect = Cost | Fighters | NoItems | WoundsFighters | Masks | Revealed


# What counts at the end


class PointsPer(Effect, frozen=True):
    """Points for each of one's: characters with the affinity, missions, Threats beaten, items in
    the inventory, different affinities, characters in the infirmary."""

    what: Literal["affinity", "mission", "threat", "item", "affinities", "wounded"]
    points: Change
    affinity: AnyAffinity = ""


class NoPoints(Effect, frozen=True):
    """Characters with the affinity give no points."""

    affinity: Affinity


class ThreatNeeded(Effect, frozen=True):
    """Only players who have defeated a Threat can win, if anybody has."""


class ExtraRound(Effect, frozen=True):
    """One more round is played after the last one."""


class FewestTokens(Effect, frozen=True):
    """Changes the points of whoever has the fewest Threat tokens by this."""

    points: Change


Counting = PointsPer | NoPoints | ThreatNeeded | ExtraRound | FewestTokens
