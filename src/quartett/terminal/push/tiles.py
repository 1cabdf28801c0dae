"""Cards of Push as tiles of text: colour, symbol and letter together, never colour alone."""

from typing import Final

from rich.text import Text

from quartett.words import Words

PIGMENTS: Final = {
    "orange": ("#241C15", "#EF7716"),
    "blue": ("#FFFFFF", "#1F6CCB"),
    "green": ("#241C15", "#3DB38A"),
    "yellow": ("#241C15", "#FFDA52"),
    "purple": ("#FFFFFF", "#562082"),
    "roll": ("#FFFFFF", "#3A352F"),
    "switch": ("#241C15", "#D8C6A5"),
    "back": ("#FFFDF8", "#7A5230"),
}
"""The text colour of a card, and its background."""

SYMBOLS: Final = {
    "orange": "☼",
    "blue": "≈",
    "green": "♠",
    "yellow": "↯",
    "purple": "☾",
    "roll": "⚄",
    "switch": "⇄",
    "back": "▪",
}
"""Symbols that are one cell wide in every terminal: sun, wave, pine, bolt, moon, die, arrows."""


class Tiles:
    """Makes tiles. Without colours they get brackets, so that their edges are visible."""

    def __init__(self, words: Words, colours: tuple[str, ...], coloured: bool) -> None:
        self.words = words
        self.colours = colours
        self.coloured = coloured
        known = tuple(PIGMENTS)
        self.looks = {kind: kind for kind in known} | {
            colour: colour if colour in known else known[place]
            for place, colour in enumerate(colours)
        }
        """A colour of a custom card file looks like the one it replaces."""

    def tile(self, pigment: str, text: str, width: int) -> Text:
        """Text on a background, exactly `width` cells wide."""
        inner = Text(text)
        inner.truncate(width - 2, overflow="ellipsis", pad=True)
        left, right = (" ", " ") if self.coloured else ("[", "]")
        tile = Text(f"{left}{inner.plain}{right}")
        if self.coloured:
            ink, ground = PIGMENTS[self.looks[pigment]]
            tile.stylize(f"{ink} on {ground}")
        return tile

    def snug(self, pigment: str, text: str, room: int) -> Text:
        """A tile no wider than its text, left-aligned; nothing for an empty text."""
        tile = self.tile(pigment, text, len(text) + 2) if text else Text("")
        return Text.assemble(tile, " " * (room - tile.cell_len))

    def strip(self, card: str, width: int) -> Text:
        """The upper edge of a card, which is all that shows of overlapped cards: `2 ☼ O`."""
        kind, _, number = card.partition("-")
        if not number:
            return self.tile(kind, f"{self.symbol(kind)} {self.words.thing('card', card)}", width)
        left = f"{number} {self.symbol(kind)}"
        return self.tile(kind, left + self.letter(kind).rjust(width - 2 - len(left)), width)

    def card(self, card: str, width: int, height: int) -> list[Text]:
        """A whole card, its number in the middle."""
        kind, _, number = card.partition("-")
        middle = (number or self.symbol(kind)).center(width - 2)
        lines = [self.tile(kind, "", width) for _ in range(height - 2)]
        lines.insert(len(lines) // 2, self.tile(kind, middle, width))
        return [self.strip(card, width), *lines]

    def back(self, text: str, width: int, height: int) -> list[Text]:
        lines = [self.tile("back", "", width) for _ in range(height - 1)]
        lines.insert(height // 2, self.tile("back", text.center(width - 2), width))
        return lines

    def chip(self, kind: str, count: int) -> Text:
        text = f"{self.symbol(kind)} {count}"
        return self.tile(kind, text, len(text) + 2)

    def letter(self, colour: str) -> str:
        return self.words.thing("letter", colour)[0].upper()

    def symbol(self, kind: str) -> str:
        return SYMBOLS[self.looks[kind]]
