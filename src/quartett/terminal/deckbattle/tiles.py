"""Cards of Deck Battle as pieces of text: symbols with a letter, never colour alone."""

from typing import Final

from rich.text import Text

from quartett.games.deckbattle.telling.view import FieldView, InPlayView
from quartett.terminal.deckbattle import says
from quartett.terminal.scene import Scene

PIGMENTS: Final = {
    "force": "#FFFDF8 on #2A2622",
    "recruit": "#241C15 on #FFDA52",
    "chakra": "#FFFFFF on #1F6CCB",
    "scroll": "#FFFFFF on #B3263B",
    "threat": "bold #FFFFFF on #7E3527",
    "item": "#FFFDF8 on #3E4C59",
}
GAUGE: Final = 7


class Tiles:
    """Makes tiles. Letters and brackets say what the colours say."""

    def __init__(self, scene: Scene, coloured: bool) -> None:
        self.scene = scene
        self.coloured = coloured

    def tab(self, what: str, amount: int) -> Text:
        return Text(says.sign(self.scene, what, amount), self.style(what))

    def style(self, pigment: str) -> str:
        return PIGMENTS[pigment] if self.coloured else ""

    def costs(self, slot: FieldView) -> Text:
        """`F5/R3`: either is enough."""
        shown = [("force", slot.force_cost), ("recruit", slot.recruit_cost)]
        return Text("/").join(self.tab(what, amount) for what, amount in shown if amount)

    def slot(self, place: int, values: bool = True) -> Text:
        """`2 F5/R3 Gamahiro 3p F4 C1`; a Threat with where it goes next."""
        view, scene = self.scene.view, self.scene
        slot: FieldView = view.field[place - 1]
        if not slot.card:
            return Text(f"{place} ·", "dim")
        line = Text(f"{place} ", "dim") + self.costs(slot) + Text(" ") + self._named(place)
        worth = says.points(scene, says.number(scene, slot.card, "points"))
        line.append(f" {worth}")
        return line.append(f" {says.values(scene, slot.card)}", "dim") if values else line

    def _named(self, place: int) -> Text:
        """The name with everything that lies on the card."""
        view, words = self.scene.view, self.scene.words
        slot: FieldView = view.field[place - 1]
        named = Text(says.name(self.scene, slot.card))
        if place == view.threat:
            named = Text(f"▶{named.plain}", self.style("threat") or "reverse")
            there = str(view.threat_next) if view.threat_next else words.say("deck-away")
            named.append(f"→{there}")
            if view.masks:
                named.append(f" {words.say('deck-masks', count=view.masks)}")
        if slot.akamaru:
            named.append(" +Akamaru")
        return named

    def item(self, item: str, cost: int) -> Text:
        return self.tab("recruit", cost) + Text(f" {says.name(self.scene, item, 'item')}")

    def mission(self, mission: str, cost: int) -> Text:
        scene = self.scene
        rank = str(scene.cards[mission].values.get("rank", "")) if mission in scene.cards else ""
        worth = says.number(scene, mission, "points")
        line = self.tab("scroll", cost) + Text(f" {says.name(scene, mission)}")
        line.append(f" {rank}", "dim")
        return line.append(f" {says.points(scene, worth)}") if worth else line

    def person(self, shown: InPlayView) -> Text:
        """`Naruto F2 R1 C1 [Kunai]`; in a manoeuvre those who take part stand out."""
        amounts = (("force", shown.force), ("recruit", shown.recruit), ("chakra", shown.chakra))
        signs = " ".join(says.sign(self.scene, what, n) for what, n in amounts if n)
        mark = "✓" if shown.assigned else ""
        line = Text(f"{mark}{says.name(self.scene, shown.card)}", "bold" if mark else "")
        line.append(f" {signs}")
        if shown.item:
            line.append(" ").append_text(self.worn(shown.item))
        return line

    def worn(self, item: str) -> Text:
        return Text(f"[{says.name(self.scene, item, 'item')}]", self.style("item"))

    def gauge(self, what: str, amount: int, bars: bool) -> Text:
        label = self.scene.words.say(f"deck-{what}-gauge")
        bar = f"{'■' * amount}{'□' * (GAUGE - amount)} " if bars else ""
        return Text(f"· {label} {bar}{amount}")
