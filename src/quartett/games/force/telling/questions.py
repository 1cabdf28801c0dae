"""Battle of the Force: what a seat is asked, and its moves as choices with what follows."""

from quartett.core.story import Line, Value
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DONE, DRAW, GIVE, KEEP
from quartett.games.force.rules.sets import UNIT, VADERS, points
from quartett.games.force.rules.state import DUELLING, R2D2, SCOUTING
from quartett.games.force.telling.names import hand_card, pile_card


class Asking:
    """Asks in games played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def question(self, seen: Force, seat: int) -> Line:
        if seen.phase == DUELLING:
            return self._about_card("ask-villain", "ask-vader", seen, seat)
        if seen.phase == SCOUTING:
            return self._about_card("ask-scouted-villain", "ask-scouted-vader", seen, seat)
        return Line("ask-draw", {"count": int(seen.draws)})

    def choice(self, seen: Force, seat: int, move: int) -> Line:
        if move < KEEP:
            return self._play(seen, seat, move)
        if move == KEEP:
            return self._about_card("choose-keep-villain", "choose-keep-vader", seen, seat)
        if move == DRAW:
            return Line("choose-draw", {"count": int(seen.draws)})
        if move == DONE:
            return Line("choose-done")
        line = self._about_card("choose-give-villain", "choose-give-vader", seen, move - GIVE)
        return Line(line.name, {**line.arguments, "seat": move - GIVE})

    def _about_card(self, villain: str, vader: str, seen: Force, seat: int) -> Line:
        """The open card and what it would mean for a seat: its points with the bonus of a set."""
        card = int(seen.card)
        arguments: dict[str, Value] = {"card": pile_card(self.cards, card)}
        if card < VADERS:
            return Line(vader, arguments)
        more = int(seen.captured[seat] + UNIT[card - VADERS])
        gain = int(points(more, seen.worth) - points(seen.captured[seat], seen.worth))
        return Line(villain, {**arguments, "points": gain})

    def _play(self, seen: Force, seat: int, card: int) -> Line:
        if card == R2D2:
            return Line("choose-r2d2")
        rebel = int(seen.rebels[seat])
        name = "choose-against-vader" if seen.card < VADERS else "choose-against-villain"
        symbols = self.cards.symbols[rebel][card]
        return Line(name, {"card": hand_card(self.cards, rebel, card), "symbols": symbols})
