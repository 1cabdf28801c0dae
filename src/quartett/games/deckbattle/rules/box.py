"""Deck Battle: a set of cards as tables of numbers, shared by all states that are played with it.

Characters are numbered: starters (the Sensei first), field characters, Threats. Rows of `code` are
steps, rows of `holds` continuous effects; both are described in `codes`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules.moves import FIGHT, RECRUIT


def row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


class Box:
    """The tables are filled once by `tables` and never change."""

    def __init__(self, sizes: list[int], start: list[int], verbs: list[int]) -> None:
        self.kinds: i64 = sizes[0]
        self.first_field: i64 = sizes[1]
        self.first_threat: i64 = sizes[2]
        self.items: i64 = sizes[3]
        self.missions: i64 = sizes[4]
        self.tokens: i64 = sizes[5]
        self.goals: i64 = sizes[6]
        self.scourges: i64 = sizes[7]
        self.start: vec[i64] = row(start)
        """The first move of each verb, and at the end the number of moves."""
        self.verb: vec[i64] = row(verbs)
        """The verb of each move."""
        # Characters, by kind; 0 where a value or a cost is missing.
        self.copies: vec[i64] = row([])
        self.force: vec[i64] = row([])
        self.recruit: vec[i64] = row([])
        self.chakra: vec[i64] = row([])
        self.force_cost: vec[i64] = row([])
        self.recruit_cost: vec[i64] = row([])
        self.points: vec[i64] = row([])
        self.affinities: vec[i64] = row([])
        self.person: vec[i64] = row([])
        """The person it shows, as the number of their Jutsu card, or -1: DECK-054."""
        self.ability: vec[i64] = row([])
        """Where the steps of the activated ability are in `code`, or -1."""
        self.ability_cost: vec[i64] = row([])
        self.holding: vec[i64] = row([])
        """Where its continuous effects in play are in `holds`."""
        self.on_field: vec[i64] = row([])
        """Where its continuous effects on the field are in `holds`; Threats only."""
        self.first_card: vec[i64] = row([])
        """The first card of each kind; its copies follow. With one extra number at the end."""
        self.card_kind: vec[i64] = row([])
        """The kind of each card."""
        # Items
        self.first_item_card: vec[i64] = row([])
        self.item_card_kind: vec[i64] = row([])
        self.item_copies: vec[i64] = row([])
        self.item_type: vec[i64] = row([])
        self.item_use: vec[i64] = row([])
        self.item_holding: vec[i64] = row([])
        # Missions, techniques (three for each Jutsu card), tokens, chips
        self.mission_copies: vec[i64] = row([])
        self.mission_cost: vec[i64] = row([])
        self.mission_points: vec[i64] = row([])
        self.mission_reward: vec[i64] = row([])
        self.technique: vec[i64] = row([])
        self.technique_cost: vec[i64] = row([])
        self.token_copies: vec[i64] = row([])
        self.token_points: vec[i64] = row([])
        self.token_reward: vec[i64] = row([])
        self.chip: vec[i64] = row([])
        # What counts at the end: three numbers each, see `codes`
        self.goal: vec[i64] = row([])
        self.scourge: vec[i64] = row([])
        # Teams: the Sensei is the kind with the number of the team
        self.starter: vec[i64] = row([])
        """The kind of the starting character of each Jutsu card."""
        self.team: vec[i64] = row([])
        """The team of each Jutsu card."""
        self.tokens_of: vec[i64] = row([])
        """Which special token a Jutsu card brings: see `draft`."""
        self.caps: vec[i64] = row([])
        """The highest level that each token of the track unlocks."""
        self.akatsuki: i64 = 0
        """The affinity of the allies of the Threats, as a bit."""
        self.code: vec[i64] = row([])
        self.holds: vec[i64] = row([])
        self.about: vec[i64] = row([])
        """What the rows of a card affect, by where they begin in `holds`, as bits of `codes`."""

    def move(self, verb: i64, thing: i64) -> i64:
        return self.start[verb] + thing

    def kind_of(self, verb: i64, thing: i64) -> i64:
        """The kind of the character that is the object of a verb."""
        offset: i64 = self.first_card[self.first_field] if FIGHT <= verb <= RECRUIT else 0
        return self.card_kind[thing + offset]

    def is_threat(self, kind: i64) -> bool:
        return kind >= self.first_threat

    def is_ally(self, kind: i64) -> bool:
        """DECK-015, A21: the grey border and the affinity are one."""
        return (self.affinities[kind] & self.akatsuki) != 0
