"""Deck Battle: what one seat may know, as values."""

import msgspec

from quartett.core.story import View


class FieldView(msgspec.Struct, frozen=True):
    """A field slot; `card` is empty if nobody is there."""

    card: str
    name: str
    """Its name in moves."""
    force_cost: int
    recruit_cost: int
    akamaru: bool


class InPlayView(msgspec.Struct, frozen=True):
    """A character in play. `worth` is what it brings to the manoeuvre that has begun."""

    card: str
    place: int
    """Constant while it is in play."""
    name: str
    """Its name in moves; identical characters share one: DECK-A51."""
    item: str
    item_name: str
    """The name in moves of the item it wears."""
    used: bool
    assigned: bool
    force: int
    recruit: int
    chakra: int
    worth: int
    item_worth: int
    """How much of that comes from its item."""
    group: int
    """The first place of its group, whose members differ at most in whether they take part."""


class ManoeuvreView(msgspec.Struct, frozen=True):
    """The current manoeuvre: its sum and what it needs. `kind` is empty if there is none."""

    kind: str
    target: str
    name: str
    """The name of the target in moves."""
    place: int
    """The slot of the field or the place of the market, from 1; 0 if it aims at neither."""
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
    """The draw pile, for its owner, who knows every card of the deck. Sorted, because the order is
    secret (DECK-117). Empty for everybody else."""
    discard: tuple[str, ...]
    infirmary: tuple[str, ...]
    infirmary_names: tuple[str, ...]
    """Their names in moves."""
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
    """Where the points of a seat come from."""

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
    """The field slot of the Threat and the one it goes to next, from 1; 0 if there is none or it
    escapes."""
    threat_next: int
    masks: int
    market: tuple[str, ...]
    market_names: tuple[str, ...]
    """The names of the items in moves."""
    market_costs: tuple[int, ...]
    missions: tuple[str, ...]
    mission_costs: tuple[int, ...]
    track: int
    caps: tuple[int, ...]
    """The highest level that each place of the track unlocks, starting with the token that goes
    first."""
    objectives: tuple[str, ...]
    scourge: str
    last_round: bool
    reserve: int
    eliminated: tuple[str, ...]
    in_play: tuple[InPlayView, ...]
    manoeuvre: ManoeuvreView
    asks: str
    """What is being asked, such as `prepare` or `unlock`; empty while chance answers."""
    choosing: str
    """Where to choose for an effect: a pile, `field`, `market` or `in-play`; or empty."""
    offer: tuple[str, ...]
    """The Jutsu cards that can be picked, or were passed to the viewer: DECK-124, 127."""
    seats: tuple[SeatView, ...]
    counts: tuple[CountView, ...]
    """For each seat once the game is over."""
