"""Battle of the Force: why a move is not allowed now, and the rule that forbids it."""

from quartett.core.telling import Refusal, RefusalTable
from quartett.games.force.cards import Cards
from quartett.games.force.rules import legality as no
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import LAST_HAND, ONLY_R2D2, PILE_EMPTY, REVEAL
from quartett.games.force.telling.names import hand_card, pile_card

REFUSALS = {
    no.OVER + LAST_HAND: Refusal("FORCE-28", "why-game-over"),
    no.OVER + ONLY_R2D2: Refusal("FORCE-30", "why-game-over"),
    no.OVER + PILE_EMPTY: Refusal("FORCE-31", "why-game-over"),
    no.PLAYERS_DECIDE: Refusal("FORCE-08", "why-players-decide"),
    no.NO_CARD_DUE: Refusal("FORCE-07", "why-no-card-due"),
    no.NO_SUCH_CARD_LEFT: Refusal("FORCE-06", "why-no-such-card-left", ("card",)),
    no.PILE_DECIDES: Refusal("FORCE-A26", "why-pile-decides"),
    no.ONLY_PLAYERS: Refusal("FORCE-01", "why-only-players"),
    no.CARD_FIRST: Refusal("FORCE-07", "why-card-first"),
    no.NOT_THE_END: Refusal("FORCE-29", "why-not-the-end"),
    no.NO_ERRAND: Refusal("FORCE-16", "why-no-errand"),
    no.LAID_ALREADY: Refusal("FORCE-08", "why-laid-already"),
    no.NO_CARDS: Refusal("FORCE-A14", "why-no-cards"),
    no.NO_R2D2_AGAINST_VADER: Refusal("FORCE-24", "why-no-r2d2-against-vader"),
    no.ONLY_R2D2_LEFT: Refusal("FORCE-A4", "why-only-r2d2"),
    no.CARD_LOST: Refusal("FORCE-08", "why-card-lost", ("card",)),
    no.NOT_FOUGHT_FOR: Refusal("FORCE-A11", "why-not-fought-for"),
    no.OTHER_DECIDES: Refusal("FORCE-16", "why-other-decides", ("seat",)),
    no.NOT_TO_YOURSELF: Refusal("FORCE-A13", "why-not-to-yourself"),
    no.NO_SUCH_PLAYER: Refusal("FORCE-A13", "why-no-such-player", ("last",)),
    no.DUELS_ARE_OVER: Refusal("FORCE-28", "why-duels-are-over"),
    no.OTHER_DRAWS: Refusal("FORCE-29", "why-other-draws", ("seat",)),
}


def refusal_table(cards: Cards) -> RefusalTable[Force]:
    def card(state: Force, seat: int, move: int) -> str:
        if move >= REVEAL:
            return pile_card(cards, move - REVEAL)
        return hand_card(cards, int(state.rebels[seat]), move)

    return RefusalTable(
        REFUSALS,
        {
            "card": card,
            "last": lambda state, seat, move: int(state.seats) - 1,
        },
    )
