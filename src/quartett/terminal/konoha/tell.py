"""The table of Konoha in sentences."""

from quartett.games.konoha.telling.view import CardView, KonohaView, SeatView, TileView
from quartett.terminal.scene import Scene, signed_names


def tell(scene: Scene) -> list[str]:
    view: KonohaView = scene.view
    names = signed_names(scene)
    seats = [_seat(scene, name, seat) for name, seat in zip(names, view.seats, strict=True)]
    return [*_middle(scene), *seats, *hand_lines(scene)]


def remark(scene: Scene, move: str) -> str:
    """Nothing: the texts of the cards are already on the table."""
    return ""


def tie_break(scene: Scene) -> str | None:
    """All have the same score, and all win or nobody does."""
    return None


def _middle(scene: Scene) -> list[str]:
    view: KonohaView = scene.view
    words = scene.words
    tiles = ", ".join(tile_text(scene, tile) for tile in view.tiles)
    lines = [round_text(scene), words.say("konoha-missions", tiles=tiles)]
    if view.over:
        return [*lines, words.say("konoha-grade", grade=words.say(f"grade-{view.grade}"))]
    lines.append(words.say("konoha-needed", needed=view.needed))
    return [*lines, *([powers_text(scene)] if view.powers else [])]


def round_text(scene: Scene) -> str:
    view: KonohaView = scene.view
    return scene.words.say("konoha-round", round=view.round, points=view.score)


def tile_text(scene: Scene, tile: TileView) -> str:
    return scene.words.say("konoha-tile", points=tile.points, state=tile.state)


def powers_text(scene: Scene) -> str:
    """KONOHA-28: which powers the team has, and which are used up."""
    view: KonohaView = scene.view
    words = scene.words
    powers = [
        words.say(
            "konoha-power", power=words.say(f"power-{one.power}"), used="yes" if one.used else "no"
        )
        for one in view.powers
    ]
    return words.say("konoha-powers", powers=", ".join(powers))


def _seat(scene: Scene, name: str, seat: SeatView) -> str:
    parts = [scene.words.say("card-count", count=seat.size), *seat_parts(scene, seat)]
    return scene.words.say("konoha-seat", who=name, known=scene.words.say("between").join(parts))


def seat_parts(scene: Scene, seat: SeatView) -> list[str]:
    """What everybody knows about a seat, and which of its cards the viewer has seen."""
    words, parts = scene.words, []
    if seat.signal:
        parts.append(words.say("konoha-said", signal=words.say(f"signal-{seat.signal}")))
    if seat.answered:
        parts.append(words.say("konoha-answered"))
    if seat.cards and seat.strength is None:
        cards = ", ".join(words.thing("card", card.card) for card in seat.cards)
        parts.append(words.say("konoha-known", cards=cards))
    elif seat.strength is not None and seat.cards:
        parts.append(words.say("konoha-strength", strength=number(seat.strength)))
    return parts


def hand_lines(scene: Scene) -> list[str]:
    """The viewer's own hand with the calculation for every card."""
    view: KonohaView = scene.view
    if view.viewer < 0:
        return []
    return [card_text(scene, card) for card in view.seats[view.viewer].cards]


def card_text(scene: Scene, card: CardView) -> str:
    words = scene.words
    return words.say(
        "konoha-card",
        card=words.thing("card", card.card),
        symbol=words.say(f"symbol-{card.symbol}"),
        team=words.say(f"team-{card.team}"),
        working=working(scene, card),
        text=" ".join(words.line(line) for line in card.text),
    )


def working(scene: Scene, card: CardView) -> str:
    """`2 +1 (Lee) = 3`."""
    changes = "".join(f" {scene.words.line(change)}" for change in card.changes)
    worth = "" if card.worth is None else f" = {number(card.worth)}"
    return f"{number(card.printed)}{changes}{worth}"


def number(amount: int) -> str:
    return str(amount).replace("-", "−")
