"""Deck Battle: the names of cards and moves in records and words."""

from collections.abc import Sequence
from typing import Final

from quartett.core.moves import MoveTable
from quartett.games.deckbattle.cards import Cards, Printed
from quartett.games.deckbattle.rules import moves

WORDS: Final = (
    *("team", "pick", "sensei", "unlock", "choose", "take", "skip", "on", "strike", "with"),
    *("drop", "cancel", "return", "wound", "mission", "activate", "use", "technique", "equip"),
    *("heal", "deploy", "fight", "fight mask", "recruit", "buy", "lion", "channel", "send", "end"),
    *("draw", "reveal", "reveal", "reveal", "reveal", "reveal", "reveal", "reveal"),
    *("deal", "remove"),
)
"""By verb number."""


def technique_names(cards: Cards) -> list[str]:
    return [f"{jutsu.character}-{level}" for jutsu in cards.jutsu for level in (1, 2, 3)]


def copies(cards: Sequence[Printed]) -> list[str]:
    """The name of each card in moves: copies after the first are numbered.

    >>> copies([Printed(id="naruto", copies=3), Printed(id="gai")])
    ['naruto', 'naruto 2', 'naruto 3', 'gai']
    """
    numbers = [(card.id, number) for card in cards for number in range(1, card.copies + 1)]
    return [name if number == 1 else f"{name} {number}" for name, number in numbers]


def objects(cards: Cards) -> dict[int, list[str]]:
    """The names of the possible objects of each verb."""
    people = [card.id for card in cards.characters]
    met = [card for card in cards.characters if card.group in ("field", "threat")]
    items, missions = [card.id for card in cards.items], [card.id for card in cards.missions]
    jutsu, sensei = [card.character for card in cards.jutsu], people[:4]
    named = dict.fromkeys((moves.WOUND, moves.DRAW), people)
    acting = (moves.CHOOSE, moves.ON, moves.WITH, moves.ACTIVATE, moves.CHANNEL, moves.SEND)
    named |= dict.fromkeys(acting, copies(cards.characters))
    named |= dict.fromkeys((moves.FIGHT, moves.RECRUIT), copies(met))
    named |= dict.fromkeys((moves.TAKE, moves.USE, moves.BUY), copies(cards.items))
    named |= dict.fromkeys((moves.DROP, moves.RETURN, moves.EQUIP, moves.OFFER), items)
    named |= dict.fromkeys((moves.TEAM, moves.SENSEI), sensei)
    named |= dict.fromkeys((moves.PICK, moves.DEAL, moves.REMOVE), jutsu)
    named |= dict.fromkeys((moves.UNLOCK, moves.TECHNIQUE), technique_names(cards))
    named |= dict.fromkeys((moves.MISSION, moves.POST), missions)
    named[moves.REVEAL] = [card.id for card in met]
    named[moves.TOKEN] = [card.id for card in cards.tokens]
    named[moves.OBJECTIVE] = [card.id for card in cards.objectives]
    named[moves.SCOURGE] = [card.id for card in cards.scourges]
    named[moves.CHIP] = [card.id for card in cards.chips]
    return named


def move_table(cards: Cards) -> MoveTable:
    named = objects(cards)
    texts: list[str] = []
    for verb, word in enumerate(WORDS):
        texts += [f"{word} {name}" for name in named[verb]] if verb in named else [word]
    return MoveTable(texts)
