"""Deck Battle: the tables of a set of cards, built from their effects."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle import vocabulary as e
from quartett.games.deckbattle.cards import AFFINITIES, ITEM_TYPES, Cards, Character, Goal
from quartett.games.deckbattle.rules import codes, moves
from quartett.games.deckbattle.rules.box import Box, row
from quartett.games.deckbattle.telling.names import objects

STUFF: Final = {
    ("force", False): codes.FORCE,
    ("force", True): codes.COMBAT_FORCE,
    ("recruit", False): codes.RECRUITMENT,
    ("recruit", True): codes.RECRUITING_ONLY,
    ("chakra", False): codes.CHAKRA,
    ("scroll", False): codes.SCROLL,
    ("card", False): codes.CARD,
}
PER: Final = ("", "insect", "wounded", "item")
PRICES: Final = (
    *("market", "fight", "recruit", "mission", "heal", "technique", "channel", "threat"),
)
OCCASIONS: Final = ("fight", "recruit", "buy", "channel", "send")
PLACES: Final = ("discard", "infirmary", "field")
COUNTED: Final = {
    "affinity": codes.COUNTS_AFFINITY,
    "mission": codes.COUNTS_MISSION,
    "threat": codes.COUNTS_THREAT,
    "item": codes.COUNTS_ITEM,
    "affinities": codes.COUNTS_AFFINITIES,
    "wounded": codes.COUNTS_WOUNDED,
}
SIMPLE: Final = {
    e.Copy: codes.COPY,
    e.PlaceLion: codes.PLACE_LION,
    e.ClearInsects: codes.CLEAR_INSECTS,
    e.TakeChip: codes.TAKE_CHIP,
    e.ResetChips: codes.RESET_CHIPS,
    e.PlaceAkamaru: codes.PLACE_AKAMARU,
    e.NoItems: codes.NO_ITEMS,
    e.WoundsFighters: codes.WOUNDS_FIGHTERS,
}
WITH_AMOUNT: Final[dict[type[e.Effect], int]] = {
    e.Destroy: codes.DESTROY,
    e.PlaceInsects: codes.PLACE_INSECTS,
    e.Hunt: codes.HUNT,
    e.Discard: codes.MAKE_DISCARD,
}
SPECIAL: Final = {
    e.PlaceLion: 1,
    e.TakeChip: 2,
    e.PlaceInsects: 3,
    e.PlaceAkamaru: 4,
}
Row = tuple[int, int, int, int]


def bit(affinity: str) -> int:
    return 2 ** AFFINITIES.index(affinity) if affinity else 0


def bits(affinities: Sequence[str]) -> int:
    return sum(bit(affinity) for affinity in affinities)


class Writer:
    """Writes effects as rows: steps go into `code`, continuous effects into `holds`."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.holds: list[int] = []
        self.about: list[int] = []

    def steps(self, happenings: Sequence[e.Happening]) -> int:
        """Writes the steps. Returns where they begin, or -1 if there are none."""
        if not happenings:
            return -1
        start = len(self.code)
        for one in happenings:
            self.code += step(one)
        self.code += (codes.STOP, 0, 0, 0)
        return start

    def holding(self, effects: Sequence[e.Holding | e.FieldEffect]) -> int:
        rows = [self._held(one) for one in effects]
        start = len(self.holds)
        for one in rows:
            self.holds += one
        self.holds += (codes.STOP, 0, 0, 0)
        self.about += [0] * (len(self.holds) - start)
        self.about[start] = about(rows)
        return start

    def _held(self, effect: e.Holding | e.FieldEffect) -> Row:
        match effect:
            case e.Bonus(amount=amount, shared=True):
                return (codes.SHARED_BONUS, amount, 0, 0)
            case e.Bonus(what=what, amount=amount, each=each, affinity=affinity, only=only):
                whom = bit(affinity) if each else codes.BEARER_ONLY
                return (codes.BONUS, STUFF[what, only], amount, whom)
            case e.Cost(what=what, change=change, affinity=affinity):
                return (codes.PRICE_CHANGE, PRICES.index(what), change, bit(affinity))
            case e.When(event=event, then=then):
                return (codes.WHEN, OCCASIONS.index(event), self.steps(then), 0)
            case e.Fighters(least=least, most=most):
                return (codes.FIGHTERS, least, most, 0)
            case e.Masks(amount=amount):
                return (codes.MASKS, amount, 0, 0)
            case e.Revealed(then=then):
                return (codes.REVEALED, self.steps(then), 0, 0)
            case _:
                return (SIMPLE[type(effect)], 0, 0, 0)


def about(rows: Sequence[Row]) -> int:
    """What the rows of a card affect, as bits, because most cards affect few things."""
    found = 0
    for kind, what, *_ in rows:
        if kind == codes.BONUS:
            found |= 1 << what
        elif kind == codes.PRICE_CHANGE:
            found |= 1 << codes.ABOUT_PRICE + what
        else:
            found |= 1 << codes.ABOUT_OTHER + kind
    return found


def counted_by(effect: e.Gain) -> int:
    if effect.per == "affinity" and effect.affinity:
        return codes.PER_AFFINITY + AFFINITIES.index(effect.affinity)
    if effect.per == "item" and effect.type:
        return codes.PER_TYPE + ITEM_TYPES.index(effect.type)
    return 0 if effect.per == "affinity" else PER.index(effect.per)


def step(effect: e.Happening) -> Row:
    match effect:
        case e.Gain(what=what, amount=amount, only=only):
            return (codes.GAIN, STUFF[what, only], amount, counted_by(effect))
        case e.Heal(to=to):
            return (codes.HEAL_TOP, int(to == "play"), 0, 0)
        case e.Eliminate(where=where):
            return (codes.ELIMINATE, PLACES.index(where), 0, 0)
        case e.Recall(affinity=affinity):
            return (codes.RECALL, bit(affinity), 0, 0)
        case e.TakeItem(row=which):
            return (codes.TAKE_ITEM, 2 if which == "lower" else 4, 0, 0)
        case e.Acquire(limit=limit):
            return (codes.ACQUIRE, limit, 0, 0)
        case e.Wound(where=where, limit=limit):
            return (codes.WOUND_ONE, PLACES.index(where), limit, 0)
        case e.Equip(row=which):
            return (codes.EQUIP_ITEM, 2 if which == "lower" else 4, 0, 0)
        case e.Mill(whose=whose, amount=amount):
            return (codes.MILL, int(whose == "others"), amount, 0)
        case e.Revive(to=to):
            return (codes.REVIVE, int(to == "play"), 0, 0)
        case e.Drain(what=what, amount=amount):
            return (codes.DRAIN, STUFF[what, False], amount, 0)
        case e.Destroy(amount) | e.PlaceInsects(amount) | e.Hunt(amount) | e.Discard(amount):
            return (WITH_AMOUNT[type(effect)], amount, 0, 0)
        case _:
            return (SIMPLE[type(effect)], 0, 0, 0)


def counting(goals: Sequence[Goal]) -> list[int]:
    rows: list[int] = []
    for goal in goals:
        match goal.counts:
            case e.PointsPer(what=what, points=points, affinity=affinity):
                rows += (COUNTED[what], points, bit(affinity))
            case e.NoPoints(affinity=affinity):
                rows += (codes.COUNTS_NO_POINTS, 0, bit(affinity))
            case e.ThreatNeeded():
                rows += (codes.COUNTS_THREAT_NEEDED, 0, 0)
            case e.ExtraRound():
                rows += (codes.COUNTS_EXTRA_ROUND, 0, 0)
            case e.FewestTokens(points=points):
                rows += (codes.COUNTS_FEWEST, points, 0)
    return rows


def sizes(cards: Cards) -> list[int]:
    """The number of objects of each verb; 1 if it takes none."""
    named = objects(cards)
    return [len(named.get(verb, [""])) for verb in range(moves.VERBS)]


def tables(cards: Cards) -> Box:
    """Builds the tables of a box."""
    counts = sizes(cards)
    start = [sum(counts[:verb]) for verb in range(moves.VERBS + 1)]
    verbs = [verb for verb in range(moves.VERBS) for _ in range(counts[verb])]
    groups = [card.group for card in cards.characters]
    lengths = [cards.characters, cards.items, cards.missions, cards.tokens]
    people, items, missions, tokens = (len(one) for one in lengths)
    goals, scourges = len(cards.objectives), len(cards.scourges)
    firsts = [groups.index("field"), groups.index("threat")]
    box = Box([people, *firsts, items, missions, tokens, goals, scourges], start, verbs)
    writer = Writer()
    fill_characters(box, cards, writer)
    fill_small_cards(box, cards, writer)
    fill_teams(box, cards, writer)
    box.code, box.holds, box.about = row(writer.code), row(writer.holds), row(writer.about)
    return box


def numbered(copies: Sequence[int]) -> tuple[vec[i64], vec[i64]]:
    """The first card of each kind, and the kind of each card."""
    first = [sum(copies[:kind]) for kind in range(len(copies) + 1)]
    return row(first), row([kind for kind, number in enumerate(copies) for _ in range(number)])


def fill_characters(box: Box, cards: Cards, writer: Writer) -> None:
    people: tuple[Character, ...] = cards.characters
    persons = [jutsu.character for jutsu in cards.jutsu]
    copies = [card.copies for card in people]
    box.copies = row(copies)
    box.first_card, box.card_kind = numbered(copies)
    box.force = row([card.force for card in people])
    box.recruit = row([card.recruit for card in people])
    box.chakra = row([card.chakra for card in people])
    box.force_cost = row([card.force_cost for card in people])
    box.recruit_cost = row([card.recruit_cost for card in people])
    box.points = row([card.points for card in people])
    box.affinities = row([bits(card.affinities) for card in people])
    named = [card.person for card in people]
    box.person = row([persons.index(name) if name else -1 for name in named])
    box.ability = row([writer.steps(card.ability) for card in people])
    box.ability_cost = row([card.cost for card in people])
    box.holding = row([writer.holding(card.holds) for card in people])
    box.on_field = row([writer.holding(card.field) for card in people])
    box.akatsuki = bit("akatsuki")


def fill_small_cards(box: Box, cards: Cards, writer: Writer) -> None:
    item_copies = [card.copies for card in cards.items]
    box.item_copies = row(item_copies)
    box.first_item_card, box.item_card_kind = numbered(item_copies)
    box.item_type = row([ITEM_TYPES.index(card.type) for card in cards.items])
    box.item_use = row([writer.steps(card.use) for card in cards.items])
    box.item_holding = row([writer.holding(card.holds) for card in cards.items])
    box.mission_copies = row([card.copies for card in cards.missions])
    box.mission_cost = row([card.cost for card in cards.missions])
    box.mission_points = row([card.points for card in cards.missions])
    box.mission_reward = row([writer.steps(card.reward) for card in cards.missions])
    box.token_copies = row([card.copies for card in cards.tokens])
    box.token_points = row([card.points for card in cards.tokens])
    box.token_reward = row([writer.steps(card.reward) for card in cards.tokens])
    box.chip = row([card.chakra for card in cards.chips])
    box.goal = row(counting(cards.objectives))
    box.scourge = row(counting(cards.scourges))


def fill_teams(box: Box, cards: Cards, writer: Writer) -> None:
    ids = [card.id for card in cards.characters]
    box.starter = row([ids.index(one.character) for one in cards.jutsu])
    box.team = row([ids.index(one.team) for one in cards.jutsu])
    box.caps = row(list(cards.caps))
    techniques = [technique for one in cards.jutsu for technique in one.techniques]
    box.technique = row([writer.steps(one.steps) for one in techniques])
    box.technique_cost = row([one.cost for one in techniques])
    found = []
    for one in cards.jutsu:
        steps = [effect for technique in one.techniques for effect in technique.steps]
        found.append(max([SPECIAL.get(type(effect), 0) for effect in steps]))
    box.tokens_of = row(found)
