"""Deck Battle: what one seat may know, as a view."""

from collections.abc import Iterable

import msgspec

from quartett.core.story import View
from quartett.games.deckbattle import moves as m
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.names import technique_names
from quartett.games.deckbattle.position import (
    ASSIGNED,
    ITEM,
    KIND,
    NO_CARD,
    ON_BOARD,
    USED,
)
from quartett.games.deckbattle.rules import DeckBattle

NOBODY_THERE = ""


class FieldView(msgspec.Struct, frozen=True):
    """A field slot; the card is empty if nobody stands there."""

    card: str
    force_cost: int
    recruit_cost: int
    akamaru: bool


class InPlayView(msgspec.Struct, frozen=True):
    """A character in play. `worth` is what it brings to the manoeuvre that has begun."""

    card: str
    item: str
    used: bool
    assigned: bool
    force: int
    recruit: int
    chakra: int
    worth: int


class ManoeuvreView(msgspec.Struct, frozen=True):
    """A manoeuvre that is not finished: its sum and what it needs. The kind is empty if none."""

    kind: str
    target: str
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
    discard: tuple[str, ...]
    infirmary: tuple[str, ...]
    inventory: tuple[str, ...]
    jutsu: tuple[str, ...]
    """The characters of the Jutsu cards under the board, and the techniques unlocked on them."""
    techniques: tuple[str, ...]
    missions: tuple[str, ...]
    tokens: tuple[str, ...]
    masks: int
    lion: bool
    insects: int
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
    market_costs: tuple[int, ...]
    missions: tuple[str, ...]
    mission_costs: tuple[int, ...]
    track: int
    objectives: tuple[str, ...]
    scourge: str
    last_round: bool
    reserve: int
    eliminated: tuple[str, ...]
    in_play: tuple[InPlayView, ...]
    manoeuvre: ManoeuvreView
    seats: tuple[SeatView, ...]
    counts: tuple[CountView, ...]
    """Of each seat, when the game is over."""


STEPS = ("preparation", "deployment", "upkeep")
MANOEUVRES = ("", "fight", "recruit", "buy", "equip", "lion", "technique")


class Looking:
    """Draws views of games that are played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.people = [card.id for card in cards.characters]
        self.items = [card.id for card in cards.items]
        self.missions = [card.id for card in cards.missions]
        self.tokens = [card.id for card in cards.tokens]
        self.goals = [card.id for card in cards.objectives]
        self.scourges = [card.id for card in cards.scourges]
        self.techniques = technique_names(cards)
        self.users = [card.character for card in cards.jutsu]

    def view(self, seen: DeckBattle) -> DeckBattleView:
        over = seen.over
        return DeckBattleView(
            viewer=int(seen.viewer),
            actor=int(seen.actor),
            over=over,
            scores=tuple(seen.scores()) if over else (),
            winners=tuple(seen.winners()) if over else (),
            turn=int(seen.turn),
            step=STEPS[seen.step],
            field=tuple(self._slot(seen, slot) for slot in range(len(seen.field))),
            threat=int(seen.threat) + 1 if seen.threat >= 0 else 0,
            threat_next=self._next(seen),
            masks=int(seen.masks),
            market=names(self.items, seen.market),
            market_costs=tuple(self._market_costs(seen)),
            missions=names(self.missions, seen.posted),
            mission_costs=tuple(
                0 if mission == NO_CARD else int(seen.mission_price(mission))
                for mission in seen.posted
            ),
            track=int(seen.track),
            objectives=tuple(name for name in names(self.goals, seen.goals) if name),
            scourge=names(self.scourges, [seen.scourge])[0],
            last_round=bool(seen.last_round),
            reserve=sum(seen.reserve),
            eliminated=names(self.people, seen.eliminated),
            in_play=tuple(self._in_play(seen)),
            manoeuvre=self._manoeuvre(seen),
            seats=tuple(self._seat(seen, seat) for seat in range(seen.seats)),
            counts=tuple(CountView(*seen.parts(seat)) for seat in range(seen.seats if over else 0)),
        )

    def _slot(self, seen: DeckBattle, slot: int) -> FieldView:
        kind = int(seen.field[slot])
        if kind == NO_CARD:
            return FieldView(NOBODY_THERE, 0, 0, False)
        force = max(int(seen.fight_cost(kind)), 1) if seen.box.force_cost[kind] else 0
        recruit = max(int(seen.recruit_cost(kind)), 1) if seen.box.recruit_cost[kind] else 0
        return FieldView(self.people[kind], force, recruit, slot == seen.akamaru)

    def _next(self, seen: DeckBattle) -> int:
        there = int(seen.next_place()) if seen.threat >= 0 else len(seen.field)
        return there + 1 if there < len(seen.field) else 0

    def _market_costs(self, seen: DeckBattle) -> Iterable[int]:
        for place, item in enumerate(seen.market):
            yield 0 if item == NO_CARD else int(seen.market_price(place))

    def _in_play(self, seen: DeckBattle) -> Iterable[InPlayView]:
        for slot in range(seen.in_play()):
            kind = int(seen.at(slot, KIND))
            if kind != NO_CARD:
                yield InPlayView(
                    card=self.people[kind],
                    item=names(self.items, [seen.at(slot, ITEM)])[0],
                    used=bool(seen.at(slot, USED)),
                    assigned=bool(seen.at(slot, ASSIGNED)),
                    force=int(seen.mission_force(slot)),
                    recruit=int(seen.buying_recruit(slot)),
                    chakra=int(seen.channelled(kind)) if seen.box.chakra[kind] else 0,
                    worth=int(seen.worth(slot)) if m.NOTHING < seen.man <= m.BUYING else 0,
                )

    def _manoeuvre(self, seen: DeckBattle) -> ManoeuvreView:
        man, target = int(seen.man), int(seen.target)
        kind = MANOEUVRES[man]
        if man == m.NOTHING or man > m.BUYING:
            named = {m.EQUIPPING: self.items, m.PERFORMING: self.techniques}.get(man)
            return ManoeuvreView(kind, named[target] if named else "", 0, 0)
        if man == m.BUYING:
            name = names(self.items, [seen.market[target]])[0]
        else:
            name = "mask" if seen.aims_at_mask() else self.people[int(seen.field[target])]
        return ManoeuvreView(kind, name, int(seen.total()), int(seen.needed()))

    def _seat(self, seen: DeckBattle, seat: int) -> SeatView:
        return SeatView(
            sensei=names(self.people, [seen.sensei[seat]])[0],
            chakra=int(seen.chakra[seat]),
            scrolls=int(seen.scrolls[seat]),
            side="B" if seen.side_b[seat] else "A",
            hand=self._pile(seen.hand, seat),
            hand_count=int(seen.hand_size(seat)),
            pile=int(seen.pile_size(seat)),
            discard=self._pile(seen.discard, seat),
            infirmary=names(self.people, seen.infirmary(seat)),
            inventory=tuple(filter(None, names(self.items, list(seen.inventory)[3 * seat :][:3]))),
            jutsu=self._jutsu(seen, seat),
            techniques=tuple(self._unlocked(seen, seat)),
            missions=counted(self.missions, seen.done, seat),
            tokens=counted(self.tokens, seen.owned, seat),
            masks=int(seen.masks_won[seat]),
            lion=bool(seen.lion[seat]),
            insects=int(seen.insects[seat]),
            points=seen.scores()[seat],
        )

    def _pile(self, row: Iterable[int], seat: int) -> tuple[str, ...]:
        return counted(self.people, row, seat)

    def _jutsu(self, seen: DeckBattle, seat: int) -> tuple[str, ...]:
        places = enumerate(seen.jutsu_at)
        return tuple(self.users[jutsu] for jutsu, place in places if place == ON_BOARD + seat)

    def _unlocked(self, seen: DeckBattle, seat: int) -> Iterable[str]:
        for number, name in enumerate(self.techniques):
            jutsu, level = divmod(number, 3)
            if seen.jutsu_at[jutsu] == ON_BOARD + seat and level < seen.levels[jutsu]:
                yield name


def names(known: list[str], row: Iterable[int]) -> tuple[str, ...]:
    """The names of cards; an empty place has an empty name."""
    return tuple("" if card == NO_CARD else known[card] for card in row)


def counted(known: list[str], row: Iterable[int], seat: int) -> tuple[str, ...]:
    """The names of a seat's cards in a row of numbers for all seats."""
    numbers = list(row)[seat * len(known) : (seat + 1) * len(known)]
    return tuple(name for name, number in zip(known, numbers, strict=True) for _ in range(number))
