"""Deck Battle: checks that every card and token of the box is in exactly one place."""

from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import item_at, kind_at, places
from quartett.games.deckbattle.rules.scoring import collection
from quartett.games.deckbattle.rules.state import JUTSU, NO_CARD, ON_BOARD, TRACK


def conserved(state: DeckBattle) -> bool:
    return (
        characters(state) == wanted_characters(state)
        and items(state) == list(state.box.item_copies)
        and missions(state) == list(state.box.mission_copies)
        and tokens(state)
        and all(0 <= gauge <= 7 for gauge in (*state.chakra, *state.scrolls))
    )


def characters(table: DeckBattle) -> list[int]:
    """The number of each kind anywhere in the game."""
    found = [int(a + b) for a, b in zip(table.reserve, table.threats, strict=True)]
    for seat in range(table.seats):
        for kind, number in enumerate(collection(table, seat)):
            found[kind] += number
    for kind in (*table.field, *table.eliminated, *table.under_threats):
        if kind != NO_CARD:
            found[int(kind)] += 1
    return found


def wanted_characters(table: DeckBattle) -> list[int]:
    """All field characters and Threats, and the starters of the teams at the table."""
    wanted = [int(number) for number in table.box.copies]
    complete = [seat for seat in range(table.seats) if table.sensei[seat] != NO_CARD]
    for sensei in range(4):
        if all(table.sensei[seat] != sensei for seat in complete):
            wanted[sensei] = 0
    for jutsu in range(JUTSU):
        if table.jutsu_at[jutsu] - ON_BOARD not in complete:
            wanted[int(table.box.starter[jutsu])] = 0
    return wanted


def items(table: DeckBattle) -> list[int]:
    found = [int(number) for number in table.items]
    worn = [item_at(table, s) for s in range(places(table)) if kind_at(table, s) != NO_CARD]
    lying = [*table.market, *table.under_items, *table.inventory, *table.returning, *worn]
    for item in lying:
        if item != NO_CARD:
            found[int(item)] += 1
    return found


def missions(table: DeckBattle) -> list[int]:
    found = [int(number) for number in table.missions]
    for mission in table.posted:
        if mission != NO_CARD:
            found[int(mission)] += 1
    for place, number in enumerate(table.done):
        found[place % int(table.box.missions)] += int(number)
    return found


def tokens(table: DeckBattle) -> bool:
    """Tokens that escaped Threats removed were never seen, so they stay among the unseen."""
    count = int(table.box.tokens)
    for token in range(count):
        owned = sum(table.owned[seat * count + token] for seat in range(table.seats))
        if table.tokens[token] + owned != table.box.token_copies[token]:
            return False
    masks = table.masks + table.spare_masks + sum(table.masks_won)
    return masks <= 4 and 0 <= table.track <= TRACK
