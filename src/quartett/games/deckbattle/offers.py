"""Deck Battle: which of the abilities on offer would do nothing."""

from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.copies import slot_in_play
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import set_at
from quartett.games.deckbattle.rules.state import USED


def offers(state: DeckBattle, seat: int) -> tuple[int, int]:
    """How many abilities a preparation offers, and how many of them would do nothing."""
    if state.phase != phases.PREPARING or state.manoeuvre != phases.NOTHING:
        return 0, 0
    offered = [move for move in state.legal(seat) if state.box.verb[move] == moves.ACTIVATE]
    return len(offered), sum(is_dead(state, seat, move) for move in offered)


def is_dead(state: DeckBattle, seat: int, move: int) -> bool:
    """Whether using the ability changes nothing except that it is used and paid for."""
    card = move - int(state.box.start[moves.ACTIVATE])
    slot, after = int(slot_in_play(state, card)), state.copy()
    after.apply(seat, move)
    if after.actor != seat or after.phase != state.phase:
        return False
    after.chakra[seat] += state.box.ability_cost[state.box.card_kind[card]]
    set_at(after, slot, USED, 0)
    return after.numbers() == state.numbers()
