"""Deck Battle: whether every card and token of the box is somewhere, once each."""

from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.scoring import collection
from quartett.games.deckbattle.rules.state import ITEM, JUTSU, KIND, NO_CARD, ON_BOARD, TRACK


def conserved(state: DeckBattle) -> bool:
    return (
        characters(state) == wanted_characters(state)
        and items(state) == list(state.box.item_copies)
        and missions(state) == list(state.box.mission_copies)
        and tokens(state)
        and all(0 <= gauge <= 7 for gauge in (*state.chakra, *state.scrolls))
    )


def characters(state: DeckBattle) -> list[int]:
    """How many of each kind are anywhere in the game."""
    found = [int(a + b) for a, b in zip(state.reserve, state.threats, strict=True)]
    for seat in range(state.seats):
        for kind, number in enumerate(collection(state, seat)):
            found[kind] += number
    for kind in (*state.field, *state.eliminated, *state.under_threats):
        if kind != NO_CARD:
            found[int(kind)] += 1
    return found


def wanted_characters(state: DeckBattle) -> list[int]:
    """All field characters and Threats, and the starters of the teams at the table."""
    wanted = [int(number) for number in state.box.copies]
    complete = [seat for seat in range(state.seats) if state.sensei[seat] != NO_CARD]
    for sensei in range(4):
        if all(state.sensei[seat] != sensei for seat in complete):
            wanted[sensei] = 0
    for jutsu in range(JUTSU):
        if state.jutsu_at[jutsu] - ON_BOARD not in complete:
            wanted[int(state.box.starter[jutsu])] = 0
    return wanted


def items(state: DeckBattle) -> list[int]:
    found = [int(number) for number in state.items]
    worn = [at(state, s, ITEM) for s in range(places(state)) if at(state, s, KIND) != NO_CARD]
    lying = [*state.market, *state.under_items, *state.inventory, *state.returning, *worn]
    for item in lying:
        if item != NO_CARD:
            found[int(item)] += 1
    return found


def missions(state: DeckBattle) -> list[int]:
    found = [int(number) for number in state.missions]
    for mission in state.posted:
        if mission != NO_CARD:
            found[int(mission)] += 1
    for place, number in enumerate(state.done):
        found[place % int(state.box.missions)] += int(number)
    return found


def tokens(state: DeckBattle) -> bool:
    """Tokens that escaped Threats removed were never seen, so they stay among the unseen."""
    count = int(state.box.tokens)
    for token in range(count):
        owned = sum(state.owned[seat * count + token] for seat in range(state.seats))
        if state.tokens[token] + owned != state.box.token_copies[token]:
            return False
    masks = state.masks + state.spare_masks + sum(state.masks_won)
    return masks <= 4 and 0 <= state.track <= TRACK
