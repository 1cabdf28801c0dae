"""Deck Battle: builds the view of a masked state."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.story import knows
from quartett.core.telling import head
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import codes, deck, infirmary, phases, play, prices, state
from quartett.games.deckbattle.rules.copies import (
    card_in_infirmary,
    card_in_market,
    card_in_play,
    card_on_field,
    first_of_group,
    item_in_play,
)
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.manoeuvre import MASK, needed, total, worth
from quartett.games.deckbattle.rules.scoring import points, score
from quartett.games.deckbattle.rules.tasks import DISCARD, task, task_number
from quartett.games.deckbattle.rules.threat import next_place
from quartett.games.deckbattle.rules.values import buying_recruitment, mission_force
from quartett.games.deckbattle.telling.names import card_ids, copies
from quartett.games.deckbattle.telling.view import (
    CountView,
    DeckBattleView,
    FieldView,
    InPlayView,
    ManoeuvreView,
    SeatView,
)

T = TypeVar("T")
NOBODY_THERE = ""
STEP_NAMES = ("preparation", "deployment", "upkeep")
MANOEUVRES = ("", "fight", "recruit", "buy", "equip", "lion", "technique")
ASKS = (
    *("team", "pick", "keep", "sensei", "unlock"),
    *("choose", "return", "wound", "prepare", "deploy"),
)
"""By phase number; later phases belong to chance."""
CHOICE_PLACES = {
    codes.RECALL: "discard",
    codes.TAKE_ITEM: "market",
    codes.ACQUIRE: "field",
    codes.COPY: "in-play",
    codes.PLACE_AKAMARU: "field",
    codes.EQUIP_ITEM: "market",
}
CHOSEN_FROM = {
    codes.IN_DISCARD: "discard",
    codes.IN_INFIRMARY: "infirmary",
    codes.ON_FIELD: "field",
}


class ViewBuilder:
    """Builds views of games with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.ids = card_ids(cards)
        self.people, self.items = self.ids["people"], self.ids["items"]
        self.copies = copies(cards.characters)
        self.item_copies = copies(cards.items)

    def view(self, seen: DeckBattle) -> DeckBattleView:
        return DeckBattleView(
            **head(seen),
            turn=int(seen.turn),
            step=STEP_NAMES[seen.step],
            field=tuple(self._slot(seen, slot) for slot in range(len(seen.field))),
            threat=int(seen.threat) + 1 if seen.threat >= 0 else 0,
            threat_next=self._next(seen),
            masks=int(seen.masks),
            market=names(self.items, seen.market),
            market_costs=each(seen.market, 0, lambda place, item: prices.market_price(seen, place)),
            market_names=each(seen.market, "", lambda place, item: self._in_market(seen, place)),
            missions=names(self.ids["missions"], seen.posted),
            mission_costs=each(
                seen.posted, 0, lambda place, card: prices.mission_price(seen, card)
            ),
            track=int(seen.track),
            caps=tuple(int(cap) for cap in seen.box.caps),
            objectives=tuple(name for name in names(self.ids["objectives"], seen.goals) if name),
            scourge=names(self.ids["scourges"], [seen.scourge])[0],
            last_round=bool(seen.last_round),
            reserve=sum(seen.reserve),
            eliminated=names(self.people, seen.eliminated),
            in_play=tuple(self._in_play(seen)),
            manoeuvre=self.manoeuvre(seen),
            asks=ASKS[seen.phase] if seen.phase < len(ASKS) else "",
            choosing=choosing(seen),
            offer=self._offer(seen),
            seats=tuple(self._seat(seen, seat) for seat in range(seen.seats)),
            counts=tuple(
                CountView(*points(seen, seat)) for seat in range(seen.seats if seen.over else 0)
            ),
        )

    def own_view(self, seen: DeckBattle, public: DeckBattleView) -> DeckBattleView:
        """Adds what only the seat knows: its hand, its draw pile and the Jutsu cards passed to
        it."""
        if seen.over:
            return self.view(seen)
        own, seats = int(seen.viewer), list(public.seats)
        seats[own] = msgspec.structs.replace(
            seats[own],
            hand=self._pile(seen.hand, own),
            hand_count=int(deck.hand_size(seen, own)),
            to_draw=self._pile(seen.draw, own),
        )
        return msgspec.structs.replace(
            public, viewer=own, offer=self._offer(seen), seats=tuple(seats)
        )

    def learns_alone(self, before: DeckBattle, after: DeckBattle, seat: i64) -> bool:
        """Whether anything of what `own_view` adds changes, or the part of it that all can deduce.
        When Jutsu cards are passed on, and at the end, it adds more."""
        keeping: i64 = phases.KEEPING
        if after.over or before.phase == keeping or after.phase == keeping:
            return True
        kinds: i64 = before.box.kinds
        for at in range(seat * kinds, (seat + 1) * kinds):
            if before.hand[at] != after.hand[at] or before.draw[at] != after.draw[at]:
                return True
            if before.known[at] != after.known[at]:
                return True
        return False

    def _slot(self, seen: DeckBattle, slot: int) -> FieldView:
        kind = int(seen.field[slot])
        if kind == state.NO_CARD:
            return FieldView(NOBODY_THERE, "", 0, 0, False)
        force = int(prices.fight_cost(seen, kind)) if seen.box.force_cost[kind] else 0
        recruit = int(prices.recruit_cost(seen, kind)) if seen.box.recruit_cost[kind] else 0
        name = self.copies[int(card_on_field(seen, slot))]
        return FieldView(self.people[kind], name, force, recruit, slot == seen.akamaru)

    def _next(self, seen: DeckBattle) -> int:
        there = int(next_place(seen)) if seen.threat >= 0 else len(seen.field)
        return there + 1 if there < len(seen.field) else 0

    def _in_market(self, seen: DeckBattle, place: int) -> str:
        return self.item_copies[int(card_in_market(seen, place))]

    def _in_play(self, seen: DeckBattle) -> Iterable[InPlayView]:
        for slot in range(play.places(seen)):
            kind = int(play.kind_at(seen, slot))
            if kind != state.NO_CARD:
                yield InPlayView(
                    card=self.people[kind],
                    place=slot,
                    name=self.copies[int(card_in_play(seen, slot))],
                    item=names(self.items, [play.item_at(seen, slot)])[0],
                    item_name=self._item_name(seen, slot),
                    used=bool(play.at(seen, slot, state.USED)),
                    assigned=bool(play.at(seen, slot, state.ASSIGNED)),
                    force=int(mission_force(seen, slot)),
                    recruit=int(buying_recruitment(seen, slot)),
                    chakra=int(prices.channelled(seen, kind)) if seen.box.chakra[kind] else 0,
                    worth=self._worth(seen, slot),
                    item_worth=self._item_worth(seen, slot),
                    group=int(first_of_group(seen, slot)),
                )

    def _item_name(self, seen: DeckBattle, slot: int) -> str:
        if play.item_at(seen, slot) == state.NO_CARD:
            return ""
        return self.item_copies[int(item_in_play(seen, slot))]

    def _worth(self, seen: DeckBattle, slot: int) -> int:
        if phases.NOTHING < seen.manoeuvre <= phases.BUYING:
            return int(worth(seen, seen.manoeuvre, seen.target, slot))
        return 0

    def _item_worth(self, seen: DeckBattle, slot: int) -> int:
        """How much less the character would be worth without its item."""
        brought = self._worth(seen, slot)
        if not brought or play.item_at(seen, slot) == state.NO_CARD:
            return 0
        bare = seen.copy()
        play.set_at(bare, slot, state.ITEM, state.NO_CARD)
        return brought - self._worth(bare, slot)

    def manoeuvre(self, seen: DeckBattle) -> ManoeuvreView:
        begun, target = int(seen.manoeuvre), int(seen.target)
        kind = MANOEUVRES[begun]
        if begun == phases.NOTHING or begun > phases.BUYING:
            known = {phases.EQUIPPING: self.items, phases.PERFORMING: self.ids["techniques"]}
            aim = known[begun][target] if begun in known else ""
            return ManoeuvreView(kind, aim, aim, 0, 0, 0)
        if begun == phases.BUYING:
            name = self._in_market(seen, target)
        else:
            name = "mask" if target == MASK else self.copies[int(card_on_field(seen, target))]
        return ManoeuvreView(
            kind=kind,
            target=name.partition(" ")[0],
            name=name,
            place=0 if target == MASK else target + 1,
            total=int(total(seen)),
            needed=int(needed(seen, begun, target)),
        )

    def _offer(self, seen: DeckBattle) -> tuple[str, ...]:
        if seen.phase not in (phases.PICKING, phases.KEEPING):
            return ()
        place = state.ON_OFFER if seen.phase == phases.PICKING else state.IN_HAND + int(seen.viewer)
        lying = zip(self.ids["jutsu"], seen.jutsu_at, strict=True)
        return tuple(user for user, at in lying if at == place)

    def _seat(self, seen: DeckBattle, seat: int) -> SeatView:
        return SeatView(
            sensei=names(self.people, [seen.sensei[seat]])[0],
            chakra=int(seen.chakra[seat]),
            scrolls=int(seen.scrolls[seat]),
            side="B" if seen.side_b[seat] else "A",
            hand=self._pile(seen.hand, seat),
            hand_count=int(deck.hand_size(seen, seat)),
            pile=int(deck.pile_size(seen, seat)),
            to_draw=self._pile(seen.draw, seat) if knows(int(seen.viewer), seat) else (),
            discard=self._pile(seen.discard, seat),
            infirmary=names(self.people, infirmary.infirmary(seen, seat)),
            infirmary_names=tuple(self._infirmary_names(seen, seat)),
            inventory=tuple(filter(None, names(self.items, list(seen.inventory)[3 * seat :][:3]))),
            jutsu=self._jutsu(seen, seat),
            techniques=tuple(self._unlocked(seen, seat)),
            missions=counted(self.ids["missions"], seen.done, seat),
            tokens=counted(self.ids["tokens"], seen.owned, seat),
            masks=int(seen.masks_won[seat]),
            lion=bool(seen.lion[seat]),
            insects=int(seen.insects[seat]),
            chips=self._chips(seen) if seat == seen.chip_owner else 0,
            points=score(seen, seat),
        )

    def _infirmary_names(self, seen: DeckBattle, seat: int) -> Iterable[str]:
        for place, card in enumerate(seen.wounded):
            if card // state.SEAT == seat:
                yield self.copies[int(card_in_infirmary(seen, seat, place))]

    def _chips(self, seen: DeckBattle) -> int:
        """The number of chips on the board, that is, not set aside."""
        return (state.ALL_CHIPS & ~int(seen.chips)).bit_count()

    def _pile(self, row: vec[i64], seat: int) -> tuple[str, ...]:
        return counted(self.people, row, seat)

    def _jutsu(self, seen: DeckBattle, seat: int) -> tuple[str, ...]:
        places = enumerate(seen.jutsu_at)
        return tuple(
            self.ids["jutsu"][jutsu] for jutsu, place in places if place == state.ON_BOARD + seat
        )

    def _unlocked(self, seen: DeckBattle, seat: int) -> Iterable[str]:
        for number, name in enumerate(self.ids["techniques"]):
            jutsu, level = divmod(number, 3)
            if seen.jutsu_at[jutsu] == state.ON_BOARD + seat and level < seen.levels[jutsu]:
                yield name


def choosing(seen: DeckBattle) -> str:
    """Where to choose for an effect."""
    if seen.phase != phases.CHOOSING:
        return ""
    if task(seen) == DISCARD:
        return "hand"
    step = int(task_number(seen))
    code = int(seen.box.code[step])
    if code == codes.ELIMINATE or code == codes.WOUND_ONE:
        return CHOSEN_FROM[int(seen.box.code[step + 1])]
    return CHOICE_PLACES[code]


def each(row: Iterable[int], nothing: T, told: Callable[[int, int], T]) -> tuple[T, ...]:
    """What is told of every place and its card; `nothing` where a place is empty."""
    return tuple(
        nothing if card == state.NO_CARD else told(place, card) for place, card in enumerate(row)
    )


def names(known: list[str], row: Iterable[int]) -> tuple[str, ...]:
    """The names of cards; an empty place has an empty name."""
    return tuple("" if card == state.NO_CARD else known[card] for card in row)


def counted(known: list[str], row: vec[i64], seat: i64) -> tuple[str, ...]:
    """The names of a seat's cards in a row of numbers for all seats."""
    found: list[str] = []
    start: i64 = seat * len(known)
    for card in range(i64(len(known))):
        number = row[start + card]
        while number > 0:
            found.append(known[card])
            number -= 1
    return tuple(found)
