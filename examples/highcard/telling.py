"""High Card: what people are told: events, the view, and why a move is not allowed."""

from highcard import rules
from highcard.rules import CARDS, DEAL, HighCard
from quartett.core.game import Rule
from quartett.core.story import Event, View
from quartett.core.telling import NoteTable, Refusal, RefusalTable, head

RULEBOOK = tuple(
    Rule(f"HIGH-0{number}", "our own", place)
    for number, place in enumerate(("deal", "lay", "show", "end"), start=1)
)


class CardLaid(Event, frozen=True):
    seat: int
    card: str | None


class CardShown(Event, frozen=True):
    seat: int
    card: str


class RoundWon(Event, frozen=True):
    seat: int


NOTES = NoteTable(
    {
        rules.LAID: (CardLaid, "seat card?"),
        rules.SHOWN: (CardShown, "seat card"),
        rules.WON: (RoundWon, "seat"),
    },
    {"card": [f"card-{card + 1}" for card in range(CARDS)]},
)

REFUSALS: RefusalTable[HighCard] = RefusalTable(
    {
        rules.IS_OVER: Refusal("HIGH-04", "why-game-over"),
        rules.PLAYERS_DECIDE: Refusal("HIGH-02", "why-players-decide"),
        rules.DEALER_DECIDES: Refusal("HIGH-01", "why-dealer-decides"),
        rules.NOT_PLAYING: Refusal("HIGH-01", "why-only-players"),
        rules.NOT_LEFT: Refusal("HIGH-01", "why-not-left", ("number",)),
        rules.DEAL_FIRST: Refusal("HIGH-01", "why-deal-first"),
        rules.LAID_ALREADY: Refusal("HIGH-02", "why-laid-already"),
        rules.NOT_HELD: Refusal("HIGH-02", "why-not-held", ("number",)),
    },
    {"number": lambda state, seat, move: move % DEAL + 1},
)


class HighCardView(View, frozen=True):
    hand: tuple[int, ...]
    laid: tuple[int, ...]  # by seat: -1 nothing, -2 face down


def view(seen: HighCard) -> HighCardView:
    own = int(seen.hands[seen.viewer]) if seen.viewer >= 0 else 0
    return HighCardView(
        **head(seen),
        hand=tuple(card + 1 for card in range(CARDS) if own >> card & 1),
        laid=tuple(int(card) for card in seen.laid),
    )
