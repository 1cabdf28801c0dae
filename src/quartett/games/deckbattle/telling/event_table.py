"""Deck Battle: the event for each note of the rules."""

from collections.abc import Mapping, Sequence
from typing import Final

from quartett.core.state import Note
from quartett.core.story import Event
from quartett.core.telling import EventRow, NoteTable, Openly
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import notes
from quartett.games.deckbattle.rules.state import NO_CARD
from quartett.games.deckbattle.telling import events
from quartett.games.deckbattle.telling.names import card_ids

STUFF_NAMES: Final = (
    *("force", "recruit", "chakra", "scroll", "card", "combat-force", "recruiting-only"),
)
EVENTS: Final[Mapping[int, EventRow]] = {
    notes.TURN: (events.TurnBegan, "seat"),
    notes.TEAM: (events.TeamChosen, "seat sensei"),
    notes.PICKED: (events.CharacterPicked, "seat jutsu"),
    notes.SENSEI: (events.SenseiChosen, "seat sensei"),
    notes.PLAYED: (events.CharacterPlayed, "seat people"),
    notes.DREW: (events.CardDrawn, "seat people?"),
    notes.SHUFFLED: (events.DiscardShuffled, "seat"),
    notes.ACTIVATED: (events.AbilityActivated, "seat people number"),
    notes.TECHNIQUE: (events.TechniqueUsed, "seat techniques number"),
    notes.EQUIPPED: (events.CharacterEquipped, "seat items people"),
    notes.USED: (events.ItemUsed, "seat items people"),
    notes.CHANNELLED: (events.ChakraChannelled, "seat people number"),
    notes.SENT: (events.CharacterSent, "seat people number"),
    notes.HEALED: (events.CharacterHealed, "seat people number"),
    notes.MISSION: (events.MissionDone, "seat missions"),
    notes.GAINED: (events.StuffGained, "seat stuff number"),
    notes.DEPLOYED: (events.DeploymentBegan, "seat"),
    notes.DEFEATED: (events.CharacterDefeated, "seat people number"),
    notes.MASK: (events.MaskBeaten, "seat number"),
    notes.RECRUITED: (events.CharacterRecruited, "seat people number"),
    notes.BOUGHT: (events.ItemBought, "seat items number"),
    notes.RETURNED: (events.ItemReturned, "seat items"),
    notes.WOUNDED: (events.CharacterWounded, "seat people"),
    notes.ELIMINATED: (events.CharacterEliminated, "people"),
    notes.REVEALED: (events.CharacterRevealed, "people place"),
    notes.OFFERED: (events.ItemRevealed, "items place"),
    notes.POSTED: (events.MissionRevealed, "missions place"),
    notes.THREAT_MOVED: (events.ThreatMoved, "people place"),
    notes.ESCAPED: (events.ThreatEscaped, "people"),
    notes.TOKEN: (events.TokenTaken, "seat tokens"),
    notes.TOKEN_LOST: (events.TokenLost, ""),
    notes.UNLOCKED: (events.TechniqueUnlocked, "seat techniques"),
    notes.OBJECTIVE: (events.ObjectiveRevealed, "objectives"),
    notes.SCOURGE: (events.ScourgeRevealed, "scourges"),
    notes.LION: (events.LionUnleashed, "seat people"),
    notes.CHIP: (events.ChipTaken, "seat chips"),
    notes.TOOK: (events.ItemTaken, "seat items"),
    notes.ACQUIRED: (events.CharacterAcquired, "seat people"),
    notes.LOST: (events.StuffLost, "seat stuff number"),
    notes.END: (events.GameEnded, ""),
    notes.REMOVED: (events.JutsuRemoved, "jutsu"),
    notes.DEALT: (events.JutsuDealt, "seat jutsu?"),
    notes.LAST_ROUND: (events.LastRoundBegan, ""),
    notes.RECALLED: (events.CharacterRecalled, "seat people"),
    notes.COPIED: (events.AbilityCopied, "seat people"),
    notes.DISCARDED: (events.CharacterDiscarded, "seat people"),
    notes.MILLED: (events.CardTurned, "seat people"),
    notes.REVIVED: (events.CharacterRevived, "seat people number"),
    notes.ROBBED: (events.CharacterLost, "seat people"),
    notes.EXTRA_ROUND: (events.ExtraRoundBegan, ""),
}
"""For each note, the event and the sources of its fields."""


def note_table(cards: Cards) -> NoteTable:
    """For games played with one set of cards."""
    names = card_ids(cards)

    def akamaru(note: Note) -> Sequence[Event]:
        _, seat, kind, _ = note
        if kind == NO_CARD:
            return (events.AkamaruReturned(seat),)
        return (events.AkamaruMoved(seat, names["people"][kind]),)

    return NoteTable({**EVENTS, notes.AKAMARU: Openly(akamaru)}, {**names, "stuff": STUFF_NAMES})
