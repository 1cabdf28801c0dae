"""Deck Battle: what one seat may know, as values."""

import msgspec

from quartett.core.story import View


class FieldView(msgspec.Struct, frozen=True):
    """A field slot; the card is empty if nobody stands there."""

    card: str
    name: str
    """What moves call it."""
    force_cost: int
    recruit_cost: int
    akamaru: bool


class InPlayView(msgspec.Struct, frozen=True):
    """A character in play. `worth` is what it brings to the manoeuvre that has begun."""

    card: str
    place: int
    """The same as long as it is in play."""
    name: str
    """What moves call it; those that differ in nothing share a name: DECK-A51."""
    item: str
    item_name: str
    """What moves call the item that it wears."""
    used: bool
    assigned: bool
    force: int
    recruit: int
    chakra: int
    worth: int
    item_worth: int
    """How much of that is its item's."""
    group: int
    """The first place of those that differ from it at most in whether they take part."""


class ManoeuvreView(msgspec.Struct, frozen=True):
    """A manoeuvre that is not finished: its sum and what it needs. The kind is empty if none."""

    kind: str
    target: str
    name: str
    """What moves call the target."""
    place: int
    """Of the field or the market, from 1; 0 if it aims at neither."""
    total: int
    needed: int


class SeatView(msgspec.Struct, frozen=True):
    """What belongs to a seat. `hand` holds what the viewer knows of it."""

    sensei: str
    chakra: int
    scrolls: int
    side: str
    hand: tuple[str, ...]
    hand_count: int
    pile: int
    to_draw: tuple[str, ...]
    """What lies in the draw pile, for its owner, who knows every card of the own deck: sorted, as
    the order is secret (DECK-117). Empty for everybody else."""
    discard: tuple[str, ...]
    infirmary: tuple[str, ...]
    infirmary_names: tuple[str, ...]
    """What moves call them."""
    inventory: tuple[str, ...]
    jutsu: tuple[str, ...]
    """The characters of the Jutsu cards under the board, and the techniques unlocked on them."""
    techniques: tuple[str, ...]
    missions: tuple[str, ...]
    tokens: tuple[str, ...]
    masks: int
    lion: bool
    insects: int
    chips: int
    points: int


class CountView(msgspec.Struct, frozen=True):
    """What the points of a seat come from."""

    characters: int
    missions: int
    tokens: int
    masks: int
    objectives: int
    scourge: int


class DeckBattleView(View, frozen=True):
    turn: int
    step: str
    field: tuple[FieldView, ...]
    threat: int
    """The field slot of the Threat and the one it goes to next, from 1; 0 for none: it escapes."""
    threat_next: int
    masks: int
    market: tuple[str, ...]
    market_names: tuple[str, ...]
    """What moves call the items."""
    market_costs: tuple[int, ...]
    missions: tuple[str, ...]
    mission_costs: tuple[int, ...]
    track: int
    caps: tuple[int, ...]
    """The highest level that each place of the track unlocks, from the first token to go."""
    objectives: tuple[str, ...]
    scourge: str
    last_round: bool
    reserve: int
    eliminated: tuple[str, ...]
    in_play: tuple[InPlayView, ...]
    manoeuvre: ManoeuvreView
    asks: str
    """What somebody is asked, such as `prepare` or `unlock`; empty while chance answers."""
    choosing: str
    """Where the one lies that an effect asks for: a pile, field, market or in-play; or empty."""
    offer: tuple[str, ...]
    """Whose Jutsu cards can be picked, or are passed to the viewer: DECK-124, 127."""
    seats: tuple[SeatView, ...]
    counts: tuple[CountView, ...]
    """Of each seat, when the game is over."""
