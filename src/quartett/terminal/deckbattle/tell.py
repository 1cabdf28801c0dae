"""The table of Deck Battle in sentences."""

from collections.abc import Iterable

from quartett.games.deckbattle.telling.view import DeckBattleView, FieldView, InPlayView, SeatView
from quartett.terminal.deckbattle import says
from quartett.terminal.deckbattle.board import aim_text, belongings, count_text, sum_text, team_text
from quartett.terminal.scene import Scene, signed_names


def tell(scene: Scene) -> list[str]:
    view: DeckBattleView = scene.view
    names = signed_names(scene)
    lines = [*(_aims(scene) if view.over else _middle(scene))]
    lines += [_seat(scene, names[seat], shown) for seat, shown in enumerate(view.seats)]
    lines += [_person(scene, shown) for shown in view.in_play]
    lines += [count_text(scene, seat) for seat in range(len(view.counts))]
    return [*lines, *filter(None, [sum_text(scene)])]


def tie_break(scene: Scene) -> str | None:
    """DECK-A35: equal points share the victory, nothing decides."""
    return None


def _middle(scene: Scene) -> Iterable[str]:
    view: DeckBattleView = scene.view
    words = scene.words
    yield words.say("deck-told-track", count=view.track)
    yield from _aims(scene)
    for place, slot in enumerate(view.field, 1):
        if slot.card:
            yield _slot(scene, place, slot)
    items = zip(view.market, view.market_costs, strict=True)
    sold = [f"{says.name(scene, item, 'item')} ({cost})" for item, cost in items if item]
    if sold:
        yield words.say("deck-told-market", items=", ".join(sold))
    posted = zip(view.missions, view.mission_costs, strict=True)
    told = [f"{says.name(scene, mission)} ({cost})" for mission, cost in posted if mission]
    if told:
        yield words.say("deck-told-missions", missions=", ".join(told))


def _aims(scene: Scene) -> Iterable[str]:
    for card in (*scene.view.objectives, scene.view.scourge):
        if card:
            yield aim_text(scene, card)


def _slot(scene: Scene, place: int, slot: FieldView) -> str:
    view, words = scene.view, scene.words
    costs = [(says.sign_name(scene, "force"), slot.force_cost)]
    costs.append((says.sign_name(scene, "recruit"), slot.recruit_cost))
    told = words.say(
        "deck-told-slot",
        place=place,
        card=says.name(scene, slot.card),
        cost=" / ".join(f"{name} {amount}" for name, amount in costs if amount),
        points=says.number(scene, slot.card, "points"),
        values=says.values_named(scene, slot.card),
    )
    if place != view.threat:
        return told
    goes = words.say("deck-told-next", place=view.threat_next)
    masks = [words.say("deck-masks", count=view.masks)] if view.masks else []
    return " ".join([told, goes, *(f"{one}." for one in masks)])


def _seat(scene: Scene, who: str, shown: SeatView) -> str:
    words = scene.words
    parts = [team_text(scene, shown)] if shown.sensei else []
    parts += [
        words.say("point-count", points=shown.points),
        f"{words.say('deck-chakra-gauge')} {shown.chakra}",
        f"{words.say('deck-scroll-gauge')} {shown.scrolls}",
        words.say("deck-in-hand", count=shown.hand_count),
        words.say("deck-piles", draw=shown.pile, discard=len(shown.discard)),
    ]
    if shown.hand:
        hand = ", ".join(says.name(scene, card) for card in shown.hand)
        parts.append(f"{words.say('deck-hand')} {hand}")
    parts += [
        f"{label} {', '.join(things)}" for label, things in belongings(scene, shown) if things
    ]
    return words.say("deck-told-seat", who=who, parts=words.say("between").join(parts))


def _person(scene: Scene, shown: InPlayView) -> str:
    amounts = (("force", shown.force), ("recruit", shown.recruit), ("chakra", shown.chakra))
    parts = [f"{says.sign_name(scene, what)} {amount}" for what, amount in amounts if amount]
    parts += [says.name(scene, shown.item, "item")] if shown.item else []
    parts += [scene.words.say("deck-told-used")] if shown.used else []
    name = says.name(scene, shown.card)
    return scene.words.say("deck-told-person", card=name, parts=", ".join(parts))
