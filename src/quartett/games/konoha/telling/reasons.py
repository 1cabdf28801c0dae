"""Konoha: the rule and the sentence for every refusal."""

from quartett.core.story import Value
from quartett.core.telling import Refusal, RefusalTable
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules import legality as no
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import DEAL, GIVE, TILE, USE_RECRUIT, power_of
from quartett.games.konoha.telling.names import POWER_NAMES


def refusal_table(cards: Cards) -> RefusalTable[Konoha]:
    def card(state: Konoha, seat: int, move: int) -> Value:
        return cards.ids[move - DEAL if move >= DEAL else move - GIVE if move >= GIVE else move]

    return RefusalTable(
        {
            no.GAME_OVER: Refusal("KONOHA-30", "why-game-over"),
            no.PLAYERS_DECIDE: Refusal("KONOHA-20", "why-players-decide"),
            no.PILE_DECIDES: Refusal("KONOHA-08", "why-pile-decides"),
            no.STACK_DECIDES: Refusal("KONOHA-07", "why-stack-decides"),
            no.NO_CARD_DUE: Refusal("KONOHA-08", "why-no-card-due"),
            no.NO_TILE_DUE: Refusal("KONOHA-25", "why-no-tile-due"),
            no.CARDS_FIRST: Refusal("KONOHA-08", "why-cards-first"),
            no.TILE_FIRST: Refusal("KONOHA-25", "why-tile-first"),
            no.HAS_PASSED: Refusal("KONOHA-16", "why-answered"),
            no.HAS_SIGNALLED: Refusal("KONOHA-18", "why-answered"),
            no.HAS_VOTED: Refusal("KONOHA-A24", "why-answered"),
            no.OTHER_SPEAKS: Refusal("KONOHA-27", "why-other-speaks", ("seat",)),
            no.CARD_DEALT: Refusal("KONOHA-08", "why-card-dealt", ("card",)),
            no.TILE_GONE: Refusal("KONOHA-28", "why-tile-gone", ("power",)),
            no.NO_PASSING_NOW: Refusal("KONOHA-16", "why-no-passing-now"),
            no.CANNOT_PASS: Refusal("KONOHA-16", "why-not-in-hand", ("card",)),
            no.NO_TALK_NOW: Refusal("KONOHA-18", "why-no-talk-now"),
            no.NO_VOTE_NOW: Refusal("KONOHA-20", "why-no-vote-now"),
            no.NO_POWER_NOW: Refusal("KONOHA-A7", "why-no-power-now"),
            no.ONE_PROPOSAL: Refusal("KONOHA-27", "why-one-proposal"),
            no.POWER_NOT_GAINED: Refusal("KONOHA-26", "why-power-not-gained", ("power",)),
            no.POWER_IS_USED: Refusal("KONOHA-28", "why-power-used", ("power",)),
            no.NO_SUCH_SEAT: Refusal("KONOHA-01", "why-no-such-seat", ("number",)),
            no.OTHER_MOMENT: Refusal("KONOHA-A7", "why-other-moment", ("power",)),
            no.NOTHING_TO_KEEP: Refusal("KONOHA-27", "why-nothing-to-keep"),
            no.NOTHING_PROPOSED: Refusal("KONOHA-27", "why-nothing-proposed"),
            no.NO_GIVING_NOW: Refusal("KONOHA-A10", "why-no-giving-now"),
            no.CANNOT_GIVE: Refusal("KONOHA-A10", "why-not-in-hand", ("card",)),
            no.NOTHING_OFFERED: Refusal("KONOHA-A10", "why-nothing-offered"),
        },
        {
            "card": card,
            "power": lambda state, seat, move: power_name(move),
            "number": lambda state, seat, move: move - USE_RECRUIT,
        },
    )


def power_name(move: int) -> str:
    return POWER_NAMES[move - TILE if move >= TILE else int(power_of(move))]
