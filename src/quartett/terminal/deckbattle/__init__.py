"""Naruto Shippuden Deck Battle in the terminal."""

from typing import Final

from quartett.games.deckbattle.telling import events
from quartett.terminal.deckbattle.draw import draw, legend
from quartett.terminal.deckbattle.says import remark
from quartett.terminal.deckbattle.tell import tell, tie_break

__all__ = ["ASIDE", "KEEPS_SECRETS", "draw", "legend", "remark", "tell", "tie_break"]

ASIDE: Final = (
    *(events.TurnBegan, events.DeploymentBegan, events.CharacterPlayed, events.CardDrawn),
    *(events.DiscardShuffled, events.AbilityActivated, events.TechniqueUsed),
    *(events.CharacterEquipped, events.ItemUsed, events.ChakraChannelled, events.StuffGained),
    *(events.CharacterRevealed, events.ItemRevealed, events.MissionRevealed, events.StuffLost),
    *(events.AkamaruMoved, events.AkamaruReturned, events.CharacterSent),
)

KEEPS_SECRETS: Final = True
"""DECK-117: the hands of others are secret, and so is what is kept in Kage mode."""
