"""The table of Battle of the Force in sentences."""

from collections import Counter
from collections.abc import Iterable

from quartett.games.force.telling.view import FACE_DOWN, ForceView, SeatView
from quartett.terminal.scene import Scene, signed_names


def tell(scene: Scene) -> list[str]:
    view: ForceView = scene.view
    seats = [
        _seat(scene, name, seat) for name, seat in zip(signed_names(scene), view.seats, strict=True)
    ]
    return seats if view.over else [*_middle(scene), *seats]


def _middle(scene: Scene) -> list[str]:
    view: ForceView = scene.view
    words = scene.words
    lines = [words.say("force-no-pile")]
    if view.pile:
        lines = [words.say("force-pile", count=view.pile, cards=pile_text(scene))]
    if view.aside:
        lines.append(words.say("force-told-aside", cards=cards_text(scene, view.aside)))
    if view.card:
        lines.append(words.say("force-told-open", card=words.thing("card", view.card)))
    return lines


def pile_text(scene: Scene) -> str:
    """What is left in the pile, which everybody can work out."""
    view: ForceView = scene.view
    villains = [kind.card for kind in view.kinds for _ in range(kind.left)]
    return cards_text(scene, (*villains, *view.vaders))


def cards_text(scene: Scene, cards: Iterable[str]) -> str:
    """Cards by name, with equal ones grouped."""
    parts = []
    for card, count in Counter(cards).items():
        name = scene.words.thing("card", card)
        parts.append(name if count == 1 else f"{name} ×{count}")
    return ", ".join(parts)


def _seat(scene: Scene, name: str, seat: SeatView) -> str:
    words = scene.words
    rebel = words.say(f"rebel-{seat.rebel}") if words.has(f"rebel-{seat.rebel}") else seat.rebel
    told = words.say("between").join(parts(scene, seat))
    return words.say("force-told-seat", who=name, rebel=rebel, parts=told)


def parts(scene: Scene, seat: SeatView) -> list[str]:
    """What there is to say about a seat, one thing after another."""
    words, view = scene.words, scene.view
    found = [words.say("force-told-points", points=seat.points), hand_text(scene, seat)]
    if seat.laid:
        found.append(laid_text(scene, seat))
    if view.scout >= 0 and view.seats[view.scout] is seat:
        found.append(words.say("force-told-droid"))
    if seat.villains or seat.vaders:
        won = cards_text(scene, (*seat.villains, *seat.vaders))
        found.append(words.say("force-told-won", cards=won))
    if seat.lost:
        found.append(words.say("force-told-lost", cards=cards_text(scene, seat.lost)))
    return found


def hand_text(scene: Scene, seat: SeatView) -> str:
    if seat.hand:
        return scene.words.say("force-told-hand", cards=cards_text(scene, seat.hand))
    return scene.words.say("force-told-cards", count=seat.count)


def laid_text(scene: Scene, seat: SeatView) -> str:
    words = scene.words
    if seat.laid == FACE_DOWN:
        return words.say("force-face-down")
    return words.say("force-told-laid", card=words.thing("card", seat.laid))


def remark(scene: Scene, move: str) -> str:
    """Nothing: a choice already says everything about its card."""
    return ""


def tie_break(scene: Scene) -> str | None:
    """FORCE-A23: equal points share the victory, nothing decides."""
    return None
