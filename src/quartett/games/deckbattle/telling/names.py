"""Deck Battle: the names of cards and moves in records and words."""

from typing import Final

from quartett.core.moves import MoveTable
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import moves as m

PLAIN: Final = {
    m.SKIP: "skip",
    m.STRIKE: "strike",
    m.CANCEL: "cancel",
    m.HEAL: "heal",
    m.DEPLOY: "deploy",
    m.MASK: "fight mask",
    m.LION: "lion",
    m.END: "end",
}
WORDS: Final = {
    m.TEAM: "team",
    m.PICK: "pick",
    m.SENSEI: "sensei",
    m.UNLOCK: "unlock",
    m.CHOOSE: "choose",
    m.TAKE: "take",
    m.ON: "on",
    m.WITH: "with",
    m.BEARER: "with",
    m.DROP: "drop",
    m.RETURN: "return",
    m.WOUND: "wound",
    m.MISSION: "mission",
    m.ACTIVATE: "activate",
    m.USE: "use",
    m.TECHNIQUE: "technique",
    m.EQUIP: "equip",
    m.FIGHT: "fight",
    m.RECRUIT: "recruit",
    m.BUY: "buy",
    m.CHANNEL: "channel",
    m.SEND: "send",
    m.DRAW: "draw",
    m.REVEAL: "reveal",
    m.OFFER: "reveal",
    m.POST: "reveal",
    m.TOKEN: "reveal",
    m.OBJECTIVE: "reveal",
    m.SCOURGE: "reveal",
    m.CHIP: "reveal",
    m.DEAL: "deal",
    m.REMOVE: "remove",
}


def technique_names(cards: Cards) -> list[str]:
    return [f"{jutsu.character}-{level}" for jutsu in cards.jutsu for level in (1, 2, 3)]


def objects(cards: Cards) -> dict[int, list[str]]:
    """The names of what each verb can be said of."""
    people = [card.id for card in cards.characters]
    met = [card.id for card in cards.characters if card.group in ("field", "threat")]
    items, missions = [card.id for card in cards.items], [card.id for card in cards.missions]
    jutsu, sensei = [card.character for card in cards.jutsu], people[:4]
    named = dict.fromkeys(
        (m.CHOOSE, m.ON, m.WITH, m.WOUND, m.ACTIVATE, m.CHANNEL, m.SEND, m.DRAW), people
    )
    things = (m.TAKE, m.BEARER, m.DROP, m.RETURN, m.USE, m.EQUIP, m.BUY, m.OFFER)
    named |= dict.fromkeys(things, items)
    named |= dict.fromkeys((m.TEAM, m.SENSEI), sensei)
    named |= dict.fromkeys((m.PICK, m.DEAL, m.REMOVE), jutsu)
    named |= dict.fromkeys((m.UNLOCK, m.TECHNIQUE), technique_names(cards))
    named |= dict.fromkeys((m.MISSION, m.POST), missions)
    named |= dict.fromkeys((m.FIGHT, m.RECRUIT, m.REVEAL), met)
    named[m.TOKEN] = [card.id for card in cards.tokens]
    named[m.OBJECTIVE] = [card.id for card in cards.objectives]
    named[m.SCOURGE] = [card.id for card in cards.scourges]
    named[m.CHIP] = [card.id for card in cards.chips]
    return named


def move_table(cards: Cards) -> MoveTable:
    named = objects(cards)
    texts: list[str] = []
    for verb in range(m.VERBS):
        if verb in PLAIN:
            texts.append(PLAIN[verb])
        else:
            texts += [f"{WORDS[verb]} {name}" for name in named[verb]]
    return MoveTable(texts)
