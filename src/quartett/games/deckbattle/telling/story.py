"""Deck Battle: the notes of the rules, turned into events for one viewer."""

from collections.abc import Sequence
from typing import Final

from quartett.core.state import Note
from quartett.core.story import Event, knows
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import moves as m
from quartett.games.deckbattle.rules.state import NO_CARD
from quartett.games.deckbattle.telling import events as e
from quartett.games.deckbattle.telling.names import technique_names

STUFF: Final = (
    *("force", "recruit", "chakra", "scroll", "card", "combat-force", "recruiting-only"),
)
NO_SEAT: Final = "-"
NUMBER: Final = "number"
PLACE: Final = "place"
SECRET: Final = "?"

KINDS: Final[dict[int, tuple[type[Event], str, tuple[str, ...]]]] = {
    m.N_TURN: (e.TurnBegan, "seat", ()),
    m.N_TEAM: (e.TeamChosen, "seat", ("sensei",)),
    m.N_PICKED: (e.CharacterPicked, "seat", ("jutsu",)),
    m.N_SENSEI: (e.SenseiChosen, "seat", ("sensei",)),
    m.N_PLAYED: (e.CharacterPlayed, "seat", ("people",)),
    m.N_DREW: (e.CardDrawn, "seat", ("people?",)),
    m.N_SHUFFLED: (e.DiscardShuffled, "seat", ()),
    m.N_ACTIVATED: (e.AbilityActivated, "seat", ("people", "number")),
    m.N_TECHNIQUE: (e.TechniqueUsed, "seat", ("techniques", "number")),
    m.N_EQUIPPED: (e.CharacterEquipped, "seat", ("items", "people")),
    m.N_USED: (e.ItemUsed, "seat", ("items", "people")),
    m.N_CHANNELLED: (e.ChakraChannelled, "seat", ("people", "number")),
    m.N_SENT: (e.CharacterSent, "seat", ("people", "number")),
    m.N_HEALED: (e.CharacterHealed, "seat", ("people", "number")),
    m.N_MISSION: (e.MissionDone, "seat", ("missions",)),
    m.N_GAINED: (e.StuffGained, "seat", ("stuff", "number")),
    m.N_DEPLOYED: (e.DeploymentBegan, "seat", ()),
    m.N_DEFEATED: (e.CharacterDefeated, "seat", ("people", "number")),
    m.N_MASK: (e.MaskBeaten, "seat", ("number",)),
    m.N_RECRUITED: (e.CharacterRecruited, "seat", ("people", "number")),
    m.N_BOUGHT: (e.ItemBought, "seat", ("items", "number")),
    m.N_RETURNED: (e.ItemReturned, "seat", ("items",)),
    m.N_WOUNDED: (e.CharacterWounded, "seat", ("people",)),
    m.N_ELIMINATED: (e.CharacterEliminated, "-", ("people",)),
    m.N_REVEALED: (e.CharacterRevealed, "-", ("people", "place")),
    m.N_OFFERED: (e.ItemRevealed, "-", ("items", "place")),
    m.N_POSTED: (e.MissionRevealed, "-", ("missions", "place")),
    m.N_THREAT_MOVED: (e.ThreatMoved, "-", ("people", "place")),
    m.N_ESCAPED: (e.ThreatEscaped, "-", ("people",)),
    m.N_TOKEN: (e.TokenTaken, "seat", ("tokens",)),
    m.N_TOKEN_LOST: (e.TokenLost, "-", ()),
    m.N_UNLOCKED: (e.TechniqueUnlocked, "seat", ("techniques",)),
    m.N_OBJECTIVE: (e.ObjectiveRevealed, "-", ("objectives",)),
    m.N_SCOURGE: (e.ScourgeRevealed, "-", ("scourges",)),
    m.N_LION: (e.LionUnleashed, "seat", ("people",)),
    m.N_AKAMARU: (e.AkamaruMoved, "seat", ("people",)),
    m.N_CHIP: (e.ChipTaken, "seat", ("chips",)),
    m.N_TOOK: (e.ItemTaken, "seat", ("items",)),
    m.N_ACQUIRED: (e.CharacterAcquired, "seat", ("people",)),
    m.N_LOST: (e.StuffLost, "seat", ("stuff", "number")),
    m.N_END: (e.GameEnded, "-", ()),
    m.N_REMOVED: (e.JutsuRemoved, "-", ("jutsu",)),
    m.N_DEALT: (e.JutsuDealt, "seat", ("jutsu?",)),
    m.N_LAST_ROUND: (e.LastRoundBegan, "-", ()),
    m.N_RECALLED: (e.CharacterRecalled, "seat", ("people",)),
    m.N_COPIED: (e.AbilityCopied, "seat", ("people",)),
}
"""For each note: the event, whether it names a seat, and what its numbers are."""


class Story:
    """Tells of games played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        people = [card.id for card in cards.characters]
        self.names: dict[str, list[str]] = {
            "people": people,
            "sensei": people[:4],
            "jutsu": [card.character for card in cards.jutsu],
            "items": [card.id for card in cards.items],
            "missions": [card.id for card in cards.missions],
            "techniques": technique_names(cards),
            "tokens": [card.id for card in cards.tokens],
            "chips": [card.id for card in cards.chips],
            "objectives": [card.id for card in cards.objectives],
            "scourges": [card.id for card in cards.scourges],
            "stuff": list(STUFF),
        }

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        return [self._event(note, viewer) for note in notes]

    def _event(self, note: Note, viewer: int) -> Event:
        kind, seat, *numbers = note
        if kind == m.N_AKAMARU and numbers[0] == NO_CARD:
            return e.AkamaruReturned(seat)
        event, audience, parts = KINDS[kind]
        values: list[int | str | None] = [] if audience == NO_SEAT else [seat]
        for part, number in zip(parts, numbers, strict=False):
            hidden = part.endswith(SECRET) and not knows(viewer, seat)
            values.append(None if hidden else self._value(part.rstrip(SECRET), number))
        return event(*values)

    def _value(self, part: str, number: int) -> int | str:
        if part == NUMBER:
            return number
        if part == PLACE:
            return number + 1
        return self.names[part][number]
