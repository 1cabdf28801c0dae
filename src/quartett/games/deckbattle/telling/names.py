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
NAMED_AS: Final = {
    **dict.fromkeys((moves.TEAM, moves.SENSEI), "sensei"),
    **dict.fromkeys((moves.PICK, moves.DEAL, moves.REMOVE), "jutsu"),
    **dict.fromkeys((moves.DROP, moves.RETURN, moves.EQUIP, moves.OFFER), "items"),
    **dict.fromkeys((moves.UNLOCK, moves.TECHNIQUE), "techniques"),
    **dict.fromkeys((moves.MISSION, moves.POST), "missions"),
    **dict.fromkeys((moves.WOUND, moves.DRAW), "people"),
    moves.TOKEN: "tokens",
    moves.OBJECTIVE: "objectives",
    moves.SCOURGE: "scourges",
    moves.CHIP: "chips",
}
"""What a verb is about, where copies make no difference: see `card_ids`."""


def technique_names(cards: Cards) -> list[str]:
    return [f"{jutsu.character}-{level}" for jutsu in cards.jutsu for level in (1, 2, 3)]


def card_ids(cards: Cards) -> dict[str, list[str]]:
    """The cards of each group by number."""
    groups: dict[str, Sequence[Printed]] = {
        "people": cards.characters,
        "sensei": cards.characters[:4],
        "items": cards.items,
        "missions": cards.missions,
        "tokens": cards.tokens,
        "chips": cards.chips,
        "objectives": cards.objectives,
        "scourges": cards.scourges,
    }
    ids = {group: [card.id for card in some] for group, some in groups.items()}
    return {
        **ids,
        "jutsu": [card.character for card in cards.jutsu],
        "techniques": technique_names(cards),
    }


def copies(cards: Sequence[Printed]) -> list[str]:
    """The name of each card in moves: copies after the first are numbered.

    >>> copies([Printed(id="naruto", copies=3), Printed(id="gai")])
    ['naruto', 'naruto 2', 'naruto 3', 'gai']
    """
    numbers = [(card.id, number) for card in cards for number in range(1, card.copies + 1)]
    return [name if number == 1 else f"{name} {number}" for name, number in numbers]


def objects(cards: Cards) -> dict[int, list[str]]:
    """The names of the possible objects of each verb."""
    ids = card_ids(cards)
    named = {verb: ids[group] for verb, group in NAMED_AS.items()}
    met = [card for card in cards.characters if card.group in ("field", "threat")]
    acting = (moves.CHOOSE, moves.ON, moves.WITH, moves.ACTIVATE, moves.CHANNEL, moves.SEND)
    named |= dict.fromkeys(acting, copies(cards.characters))
    named |= dict.fromkeys((moves.FIGHT, moves.RECRUIT), copies(met))
    named |= dict.fromkeys((moves.TAKE, moves.USE, moves.BUY), copies(cards.items))
    return named | {moves.REVEAL: [card.id for card in met]}


def move_table(cards: Cards) -> MoveTable:
    named = objects(cards)
    texts: list[str] = []
    for verb, word in enumerate(WORDS):
        texts += [f"{word} {name}" for name in named[verb]] if verb in named else [word]
    return MoveTable(texts)
