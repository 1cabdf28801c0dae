"""What lies by a seat of Deck Battle, by name, and how far a manoeuvre has come."""

from collections import Counter
from collections.abc import Iterable

from quartett.games.deckbattle.telling.view import SeatView
from quartett.terminal.deckbattle import says
from quartett.terminal.scene import Scene


def team_text(scene: Scene, shown: SeatView) -> str:
    """The chosen team; for self-made teams, the Sensei."""
    kind = "team" if scene.options.get("mode", "standard") == "standard" else "card"
    return scene.words.thing(kind, shown.sensei)


def sum_text(scene: Scene) -> str:
    """The sum of a manoeuvre, character by character, and what is missing or would be wasted."""
    going = scene.view.manoeuvre
    if not any(one.assigned for one in scene.view.in_play):
        return ""
    words = scene.words
    parts = [
        f"{says.name(scene, one.card)} {one.worth}" for one in scene.view.in_play if one.assigned
    ]
    missing = going.needed - going.total
    left = "deck-short" if missing > 0 else "deck-lost" if missing < 0 else "deck-exact"
    return words.say(
        "deck-sum",
        parts=" + ".join(parts),
        total=going.total,
        needed=going.needed,
        left=words.say(left, count=abs(missing)),
    )


def aim_text(scene: Scene, card: str) -> str:
    """An objective or the scourge, with how it counts."""
    said = says.text(scene, card)
    return scene.words.say("deck-told-aim", card=says.name(scene, card), text=said)


def count_text(scene: Scene, seat: int) -> str:
    """Where the points of a seat come from, in the order of DECK-102."""
    words, counted = scene.words, scene.view.counts[seat]
    amounts = {what: getattr(counted, what) for what in counted.__struct_fields__}
    parts = [
        f"{'−' if amount < 0 else '+'} {words.say(f'deck-count-{what}')} {abs(amount)}"
        for what, amount in amounts.items()
        if amount
    ]
    told = " ".join(parts).removeprefix("+ ") or "0"
    points = scene.view.scores[seat]
    return words.say("deck-count", who=scene.names[seat], parts=told, points=points)


def belongings(scene: Scene, shown: SeatView) -> Iterable[tuple[str, list[str]]]:
    """What lies by a seat, by name."""
    words = scene.words
    tokens = [says.name(scene, token) for token in shown.tokens]
    tokens += [words.say("deck-masks", count=shown.masks)] if shown.masks else []
    tokens += [words.say("deck-lion")] if shown.lion else []
    tokens += [words.say("deck-insects", count=shown.insects)] if shown.insects else []
    for label, things in (
        ("infirmary", [says.name(scene, card) for card in shown.infirmary]),
        ("items", [says.name(scene, item, "item") for item in shown.inventory]),
        ("techniques", techniques(scene, shown)),
        ("done", [says.name(scene, mission) for mission in shown.missions]),
        ("tokens", tokens),
    ):
        yield words.say(f"deck-{label}"), things


def techniques(scene: Scene, shown: SeatView) -> list[str]:
    """`Naruto 1–3`: DECK-043, a level needs those before it."""
    levels = Counter(one.rpartition("-")[0] for one in shown.techniques)
    firsts = {user: says.name(scene, f"{user}-1", "technique") for user in levels}
    return [
        firsts[user] if most == 1 else f"{firsts[user]}–{most}" for user, most in levels.items()
    ]
