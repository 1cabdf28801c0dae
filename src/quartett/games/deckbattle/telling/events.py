"""Deck Battle: what happened, as values."""

from quartett.core.story import CardEvent, Event, SeatEvent


class TurnBegan(SeatEvent, frozen=True): ...


class TeamChosen(SeatEvent, frozen=True):
    team: str


class CharacterPicked(CardEvent, frozen=True): ...


class SenseiChosen(CardEvent, frozen=True): ...


class CharacterPlayed(CardEvent, frozen=True): ...


class CardDrawn(SeatEvent, frozen=True):
    """DECK-117: only its owner knows the card."""

    card: str | None


class DiscardShuffled(SeatEvent, frozen=True): ...


class AbilityActivated(CardEvent, frozen=True):
    chakra: int


class TechniqueUsed(SeatEvent, frozen=True):
    technique: str
    chakra: int


class CharacterEquipped(SeatEvent, frozen=True):
    item: str
    card: str


class ItemUsed(SeatEvent, frozen=True):
    item: str
    card: str


class ChakraChannelled(CardEvent, frozen=True):
    chakra: int


class CharacterSent(CardEvent, frozen=True):
    scrolls: int


class CharacterHealed(CardEvent, frozen=True):
    into_play: int


class MissionDone(CardEvent, frozen=True): ...


class StuffGained(SeatEvent, frozen=True):
    what: str
    amount: int


class DeploymentBegan(SeatEvent, frozen=True): ...


class CharacterDefeated(CardEvent, frozen=True):
    total: int


class MaskBeaten(SeatEvent, frozen=True):
    total: int


class CharacterRecruited(CardEvent, frozen=True):
    total: int


class ItemBought(SeatEvent, frozen=True):
    item: str
    total: int


class ItemReturned(SeatEvent, frozen=True):
    item: str


class CharacterWounded(CardEvent, frozen=True): ...


class CharacterEliminated(Event, frozen=True):
    card: str


class CharacterRevealed(Event, frozen=True):
    card: str
    place: int


class ItemRevealed(Event, frozen=True):
    item: str
    place: int


class MissionRevealed(Event, frozen=True):
    card: str
    place: int


class ThreatMoved(Event, frozen=True):
    card: str
    place: int


class ThreatEscaped(Event, frozen=True):
    card: str


class TokenTaken(CardEvent, frozen=True): ...


class TokenLost(Event, frozen=True): ...


class TechniqueUnlocked(SeatEvent, frozen=True):
    technique: str


class ObjectiveRevealed(Event, frozen=True):
    card: str


class ScourgeRevealed(Event, frozen=True):
    card: str


class LionUnleashed(CardEvent, frozen=True): ...


class AkamaruMoved(CardEvent, frozen=True):
    """Onto a field character."""


class AkamaruReturned(SeatEvent, frozen=True):
    """To his owner."""


class ChipTaken(CardEvent, frozen=True): ...


class ItemTaken(SeatEvent, frozen=True):
    item: str


class CharacterAcquired(CardEvent, frozen=True): ...


class StuffLost(SeatEvent, frozen=True):
    what: str
    amount: int


class GameEnded(Event, frozen=True): ...


class JutsuRemoved(Event, frozen=True):
    card: str


class JutsuDealt(SeatEvent, frozen=True):
    """DECK-127: only its owner knows the card."""

    card: str | None


class LastRoundBegan(Event, frozen=True): ...


class CharacterRecalled(CardEvent, frozen=True): ...


class AbilityCopied(CardEvent, frozen=True): ...


class CharacterDiscarded(CardEvent, frozen=True):
    """From the hand, because an effect asked for it."""


class CardTurned(CardEvent, frozen=True):
    """From the top of a draw pile to the discard pile."""


class CharacterRevived(CardEvent, frozen=True):
    """The character that was eliminated last."""

    into_play: int


class CharacterLost(CardEvent, frozen=True):
    """From one seat's discard pile to another's infirmary."""


class ExtraRoundBegan(Event, frozen=True): ...
