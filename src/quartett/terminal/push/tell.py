"""The table of Push in sentences."""

from quartett.games.push.telling.view import PushView, SeatView
from quartett.terminal.scene import Scene, signed_names


def tell(scene: Scene) -> list[str]:
    view: PushView = scene.view
    names = signed_names(scene)
    seats = [_seat(scene, name, seat) for name, seat in zip(names, view.seats, strict=True)]
    return seats if view.over else [*_middle(scene), *seats]


def _middle(scene: Scene) -> list[str]:
    view: PushView = scene.view
    words = scene.words
    lines = [
        words.say("push-pile", count=view.pile, cards=pile_text(scene)),
        words.say("push-discard", count=view.discard),
    ]
    for column in view.columns:
        cards = cards_text(scene, column.cards)
        points = column.points
        lines.append(
            words.say("push-told-column", number=column.number, cards=cards, points=points)
        )
    if not view.columns:
        lines.append(words.say("push-no-column"))
    if view.flipped:
        lines.append(words.say("push-told-flipped", card=words.thing("card", view.flipped)))
    return [*lines, picking_text(scene)]


def pile_text(scene: Scene) -> str:
    """What is left in the draw pile, by colour."""
    view: PushView = scene.view
    words = scene.words
    parts = [
        words.say("push-colour-count", count=number, colour=words.thing("colour", colour))
        for colour, number in zip(view.colours, view.pile_colours, strict=True)
    ]
    parts.append(words.say("push-roll-count", count=view.pile_rolls))
    if len(view.seats) > 2:
        parts.append(words.say("push-switch-count", count=view.pile_switches))
    return ", ".join(parts)


def picking_text(scene: Scene) -> str:
    """The order in which columns are taken, starting with the seat to move."""
    view: PushView = scene.view
    names = ", ".join(scene.names[seat] for seat in (view.actor, *view.picking))
    return scene.words.say("push-picking", names=names, aside=view.aside)


def cards_text(scene: Scene, cards: tuple[str, ...]) -> str:
    return ", ".join(scene.words.thing("card", card) for card in cards)


def _seat(scene: Scene, name: str, seat: SeatView) -> str:
    words = scene.words
    parts = [words.say("push-nothing-open")]
    if seat.open:
        cards = cards_text(scene, seat.open)
        parts = [words.say("push-told-open", cards=cards, points=seat.open_points)]
    if any(seat.banked_counts):
        parts.append(_banked(scene, seat))
    return words.say("push-told-seat", who=name, layout=words.say("between").join(parts))


def _banked(scene: Scene, seat: SeatView) -> str:
    """The numbers where the viewer knows them, otherwise the number of cards."""
    words = scene.words
    if seat.banked:
        cards = cards_text(scene, seat.banked)
        return words.say("push-told-banked", cards=cards, points=seat.banked_points)
    counts = [
        words.say("push-colour-count", count=count, colour=words.thing("colour", colour))
        for colour, count in zip(scene.view.colours, seat.banked_counts, strict=True)
        if count
    ]
    return words.say("push-told-banked-hidden", cards=", ".join(counts))


def remark(scene: Scene, move: str) -> str:
    """Nothing: a card has only its colour and number."""
    return ""


def tie_break(scene: Scene) -> str | None:
    """PUSH-46, 47: with equal scores the cards are counted."""
    view: PushView = scene.view
    tied = [seat for seat, score in enumerate(view.scores) if score == max(view.scores)]
    if len(tied) == 1:
        return None
    held = (len(view.seats[seat].open) + len(view.seats[seat].banked) for seat in tied)
    colon = scene.words.say("colon")
    parts = [
        f"{scene.names[seat]}{colon}{scene.words.say('card-count', count=count)}"
        for seat, count in zip(tied, held, strict=True)
    ]
    return scene.words.say("push-tie-break", counts=", ".join(parts))
