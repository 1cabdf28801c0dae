"""Deck Battle: a seat between two turns as a few numbers, from which a value is learned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.infirmary import top_wounded
from quartett.games.deckbattle.rules.inventory import items_of
from quartett.games.deckbattle.rules.missions import missions_of
from quartett.games.deckbattle.rules.phases import PREPARATION
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.state import FIELD, KIND, NO_CARD, SEAT
from quartett.games.deckbattle.rules.turn import HAND
from quartett.games.deckbattle.rules.values import ones

NAMES: Final = (
    # Of a hand on average: what its cards are worth, what its abilities gain, and how many others
    # there are.
    "force recruit power draws strengthens stores skills fees passives",
    # The deck, and who lies in the infirmary.
    "cards wounded captives uppermost",
    # What is stored, and squares, since a gauge is soon full.
    "chakra chakra_square scrolls scrolls_square items pets",
    # What objectives still to come would count.
    "objectives",
    # What lies there for this seat: characters within its Force or Recruitment, the Threat, a
    # mission; and again for whoever is to come.
    "prey menace errand coming coming_prey coming_menace coming_errand",
    # How far a hand is better than one on average; and again for whoever is to come.
    "hand_force hand_recruit hand_power hand_skills",
    "coming_force coming_recruit coming_power coming_skills",
)
TRAITS: Final = tuple(" ".join(NAMES).split())
NUMBER: Final = len(TRAITS)

FORCE: Final = 0
RECRUIT: Final = 1
POWER: Final = 2
DRAWS: Final = 3
STRENGTHENS: Final = 4
STORES: Final = 5
SKILLS: Final = 6
FEES: Final = 7
PASSIVES: Final = 8
CARDS: Final = 9
WOUNDED: Final = 10
CAPTIVES: Final = 11
UPPERMOST: Final = 12
CHAKRA: Final = 13
CHAKRA_SQUARE: Final = 14
SCROLLS: Final = 15
SCROLLS_SQUARE: Final = 16
ITEMS: Final = 17
PETS: Final = 18
OBJECTIVES: Final = 19
PREY: Final = 20
MENACE: Final = 21
ERRAND: Final = 22
COMING: Final = 23
COMING_PREY: Final = 24
HAND_FORCE: Final = 27
HAND_SKILLS: Final = 30
COMING_FORCE: Final = 31
GOALS: Final = 3


def traits_of(state: DeckBattle, seat: i64) -> vec[float]:
    found = vec[float]([0.0] * NUMBER)
    owned = vec[i64]([0] * state.box.kinds)
    _tell_deck(state, seat, found, owned)
    _tell_infirmary(state, seat, found, owned)
    _tell_stores(state, seat, found)
    found[OBJECTIVES] = _objectives(state, seat, owned)
    _tell_offers(state, seat, found)
    _tell_hand(state, seat, found)
    if seat == coming(state):
        found[COMING] = 1.0
        for offer in range(PREY, ERRAND + 1):
            found[COMING_PREY + offer - PREY] = found[offer]
        for trait in range(HAND_FORCE, HAND_SKILLS + 1):
            found[COMING_FORCE + trait - HAND_FORCE] = found[trait]
    return found


def coming(state: DeckBattle) -> i64:
    """Whose turn is next; one that has begun and in which nothing was done yet is still to come."""
    return state.turn if state.step == PREPARATION else state.left_of(state.turn)


def _tell_deck(state: DeckBattle, seat: i64, found: vec[float], owned: vec[i64]) -> None:
    box: Box = state.box
    kinds: i64 = box.kinds
    cards: i64 = 0
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        owned[kind] = state.draw[place] + state.discard[place] + state.hand[place]
    if seat == state.turn:
        for slot in range(places(state)):
            played: i64 = at(state, slot, KIND)
            if played >= 0:
                owned[played] += 1
    for kind in range(kinds):
        if owned[kind]:
            cards += owned[kind]
            _tell_card(box, kind, float(owned[kind]), found)
    for trait in range(PASSIVES + 1):
        found[trait] *= float(HAND) / float(max(cards, 1))
    found[CARDS] = float(cards)


def _tell_card(box: Box, kind: i64, copies: float, found: vec[float]) -> None:
    found[FORCE] += copies * float(box.force[kind])
    found[RECRUIT] += copies * float(box.recruit[kind])
    found[POWER] += copies * float(box.chakra[kind])
    if box.holds[box.holding[kind]]:
        found[PASSIVES] += copies
    place: i64 = box.ability[kind]
    if place < 0:
        return
    found[FEES] += copies * float(box.ability_cost[kind])
    if box.code[place] != codes.GAIN:
        found[SKILLS] += copies
        return
    what: i64 = box.code[place + 1]
    trait: i64 = STRENGTHENS
    if what == codes.CARD:
        trait = DRAWS
    elif what == codes.CHAKRA or what == codes.SCROLL:
        trait = STORES
    found[trait] += copies * float(box.code[place + 2])


def _tell_infirmary(state: DeckBattle, seat: i64, found: vec[float], owned: vec[i64]) -> None:
    """And adds the wounded to what is owned."""
    box: Box = state.box
    for card in state.wounded:
        if card // SEAT == seat:
            kind: i64 = card % SEAT
            owned[kind] += 1
            found[WOUNDED] += 1.0
            found[CAPTIVES] += float(box.force[kind] + box.recruit[kind] + box.chakra[kind])
    top: i64 = top_wounded(state, seat)
    if top != NO_CARD:
        found[UPPERMOST] = float(box.force[top] + box.recruit[top])


def _tell_stores(state: DeckBattle, seat: i64, found: vec[float]) -> None:
    chakra: float = float(state.chakra[seat])
    scrolls: float = float(state.scrolls[seat])
    found[CHAKRA] = chakra
    found[CHAKRA_SQUARE] = chakra * chakra
    found[SCROLLS] = scrolls
    found[SCROLLS_SQUARE] = scrolls * scrolls
    found[ITEMS] = float(items_of(state, seat))
    found[PETS] = float(state.lion[seat] + state.insects[seat])


def _objectives(state: DeckBattle, seat: i64, owned: vec[i64]) -> float:
    """What those in the bag would count now, as far as some will still be revealed."""
    box: Box = state.box
    hidden: i64 = GOALS
    for goal in state.goals:
        if goal != NO_CARD:
            hidden -= 1
    if hidden <= 0:
        return 0.0
    bag: i64 = 0
    total: i64 = 0
    for goal in range(box.goals):
        if state.goal_bag[goal]:
            bag += 1
            total += box.goal[goal * 3 + 1] * _counted(state, seat, owned, goal)
    return float(total * hidden) / float(max(bag, 1))


def _counted(state: DeckBattle, seat: i64, owned: vec[i64], goal: i64) -> i64:
    op: i64 = state.box.goal[goal * 3]
    if op == codes.COUNTS_MISSION:
        return missions_of(state, seat)
    if op == codes.COUNTS_THREAT:
        return state.beaten[seat]
    if op == codes.COUNTS_ITEM:
        return items_of(state, seat)
    box: Box = state.box
    wanted: i64 = box.goal[goal * 3 + 2]
    number: i64 = 0
    all_found: i64 = 0
    for kind in range(box.first_field, box.kinds):
        if owned[kind]:
            all_found |= box.affinities[kind]
            if box.affinities[kind] & wanted:
                number += owned[kind]
    if op == codes.COUNTS_AFFINITY:
        return number
    return ones(all_found) if op == codes.COUNTS_AFFINITIES else 0


def _tell_offers(state: DeckBattle, seat: i64, found: vec[float]) -> None:
    box: Box = state.box
    for slot in range(i64(FIELD)):
        kind: i64 = state.field[slot]
        if kind < 0:
            continue
        points: float = 1.0 + float(box.points[kind])
        if box.is_threat(kind):
            cost: i64 = box.force_cost[kind] + (tokens_of(state, seat) if state.expert else 0)
            found[MENACE] = (points + 1.0) * min(found[FORCE] / float(max(cost, 1)), 1.0)
        elif _is_within(box.force_cost[kind], found[FORCE]) or _is_within(
            box.recruit_cost[kind], found[RECRUIT]
        ):
            found[PREY] += points
    for mission in state.posted:
        if mission != NO_CARD and box.mission_cost[mission] <= state.scrolls[seat]:
            found[ERRAND] = max(found[ERRAND], 1.0 + float(box.mission_points[mission]))


def _is_within(cost: i64, strength: float) -> bool:
    return cost > 0 and float(cost) <= strength


def _tell_hand(state: DeckBattle, seat: i64, found: vec[float]) -> None:
    """The characters with which a seat will play its next turn, if they are known."""
    box: Box = state.box
    cards: i64 = 0
    if seat != state.turn:
        for kind in range(box.kinds):
            copies: i64 = state.hand[seat * box.kinds + kind]
            if copies:
                cards += copies
                _tell_held(box, kind, float(copies), found)
    elif state.step == PREPARATION:
        for slot in range(places(state)):
            if at(state, slot, KIND) >= 0:
                cards += 1
                _tell_held(box, at(state, slot, KIND), 1.0, found)
    if cards:
        share: float = float(cards) / float(HAND)
        found[HAND_FORCE] -= share * found[FORCE]
        found[HAND_FORCE + 1] -= share * found[RECRUIT]
        found[HAND_FORCE + 2] -= share * found[POWER]
        found[HAND_SKILLS] -= share * _skills(found)


def _tell_held(box: Box, kind: i64, copies: float, found: vec[float]) -> None:
    found[HAND_FORCE] += copies * float(box.force[kind])
    found[HAND_FORCE + 1] += copies * float(box.recruit[kind])
    found[HAND_FORCE + 2] += copies * float(box.chakra[kind])
    place: i64 = box.ability[kind]
    if place >= 0:
        gains: bool = box.code[place] == codes.GAIN
        found[HAND_SKILLS] += copies * (float(box.code[place + 2]) if gains else 1.0)


def _skills(found: vec[float]) -> float:
    return found[DRAWS] + found[STRENGTHENS] + found[STORES] + found[SKILLS]
