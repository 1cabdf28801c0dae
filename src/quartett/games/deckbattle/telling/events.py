"""Deck Battle: what happened, as values."""

from quartett.core.story import Event


class TurnBegan(Event, frozen=True):
    seat: int


class TeamChosen(Event, frozen=True):
    seat: int
    team: str


class CharacterPicked(Event, frozen=True):
    seat: int
    card: str


class SenseiChosen(Event, frozen=True):
    seat: int
    card: str


class CharacterPlayed(Event, frozen=True):
    seat: int
    card: str


class CardDrawn(Event, frozen=True):
    """DECK-117: only its owner knows the card."""

    seat: int
    card: str | None


class DiscardShuffled(Event, frozen=True):
    seat: int


class AbilityActivated(Event, frozen=True):
    seat: int
    card: str
    chakra: int


class TechniqueUsed(Event, frozen=True):
    seat: int
    technique: str
    chakra: int


class CharacterEquipped(Event, frozen=True):
    seat: int
    item: str
    card: str


class ItemUsed(Event, frozen=True):
    seat: int
    item: str
    card: str


class ChakraChannelled(Event, frozen=True):
    seat: int
    card: str
    chakra: int


class CharacterSent(Event, frozen=True):
    seat: int
    card: str
    scrolls: int


class CharacterHealed(Event, frozen=True):
    seat: int
    card: str
    into_play: int


class MissionDone(Event, frozen=True):
    seat: int
    card: str


class StuffGained(Event, frozen=True):
    seat: int
    what: str
    amount: int


class DeploymentBegan(Event, frozen=True):
    seat: int


class CharacterDefeated(Event, frozen=True):
    seat: int
    card: str
    total: int


class MaskBeaten(Event, frozen=True):
    seat: int
    total: int


class CharacterRecruited(Event, frozen=True):
    seat: int
    card: str
    total: int


class ItemBought(Event, frozen=True):
    seat: int
    item: str
    total: int


class ItemReturned(Event, frozen=True):
    seat: int
    item: str


class CharacterWounded(Event, frozen=True):
    seat: int
    card: str


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


class TokenTaken(Event, frozen=True):
    seat: int
    card: str


class TokenLost(Event, frozen=True):
    pass


class TechniqueUnlocked(Event, frozen=True):
    seat: int
    technique: str


class ObjectiveRevealed(Event, frozen=True):
    card: str


class ScourgeRevealed(Event, frozen=True):
    card: str


class LionUnleashed(Event, frozen=True):
    seat: int
    card: str


class AkamaruMoved(Event, frozen=True):
    """Onto a field character."""

    seat: int
    card: str


class AkamaruReturned(Event, frozen=True):
    """To his owner."""

    seat: int


class ChipTaken(Event, frozen=True):
    seat: int
    card: str


class ItemTaken(Event, frozen=True):
    seat: int
    item: str


class CharacterAcquired(Event, frozen=True):
    seat: int
    card: str


class StuffLost(Event, frozen=True):
    seat: int
    what: str
    amount: int


class GameEnded(Event, frozen=True):
    pass


class JutsuRemoved(Event, frozen=True):
    card: str


class JutsuDealt(Event, frozen=True):
    """DECK-127: only its owner knows the card."""

    seat: int
    card: str | None


class LastRoundBegan(Event, frozen=True):
    pass


class CharacterRecalled(Event, frozen=True):
    seat: int
    card: str


class AbilityCopied(Event, frozen=True):
    seat: int
    card: str


class CharacterDiscarded(Event, frozen=True):
    """From the hand, because an effect asked for it."""

    seat: int
    card: str


class CardTurned(Event, frozen=True):
    """From the top of a draw pile to the discard pile."""

    seat: int
    card: str


class CharacterRevived(Event, frozen=True):
    """The last one of the eliminated."""

    seat: int
    card: str
    into_play: int


class CharacterLost(Event, frozen=True):
    """From the discard pile of a seat, to the infirmary of another."""

    seat: int
    card: str


class ExtraRoundBegan(Event, frozen=True):
    pass
