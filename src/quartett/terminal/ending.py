"""How a game ended, in words."""

from collections.abc import Sequence

from quartett.core.story import ranks
from quartett.terminal.scene import Scene, Stage, signed_names
from quartett.words import Words


def outcome(scene: Scene, stage: Stage, together: bool = False) -> list[str]:
    """The scores, who won and why. `together`: all seats win or lose as one team."""
    if together:
        return [_team(scene)]
    decided = stage.tie_break(scene)
    return [*_scores(scene), *([decided] if decided else []), _winners(scene), *_own_place(scene)]


def _scores(scene: Scene) -> list[str]:
    ranked = sorted(enumerate(scene.view.scores), key=lambda pair: (-pair[1], pair[0]))
    names = signed_names(scene)
    points = (scene.words.say("point-count", points=score) for _, score in ranked)
    return [
        scene.words.say("final-score", who=names[seat], points=worth)
        for (seat, _), worth in zip(ranked, points, strict=True)
    ]


def _team(scene: Scene) -> str:
    told = "together-won" if scene.view.winners else "together-lost"
    return scene.words.say(told, score=max(scene.view.scores))


def _winners(scene: Scene) -> str:
    view = scene.view
    names = [scene.names[seat] for seat in view.winners]
    score = max((view.scores[seat] for seat in view.winners), default=0)
    return won(scene.words, names, score)


def won(words: Words, names: Sequence[str], score: int) -> str:
    """Who won, in the right grammatical person: a winner called You is addressed."""
    you = words.say("you")
    if not names:
        return words.say("nobody-won")
    if len(names) == 1:
        told = "you-won" if you in names else "outcome-winner"
        return words.say(told, names=names[0], score=score)
    *others, last = sorted(names, key=lambda name: name != you)
    row = words.say("names-and", names=", ".join(others), last=last)
    return words.say(
        "you-won-together" if you in names else "outcome-winners", names=row, score=score
    )


def _own_place(scene: Scene) -> list[str]:
    """The rank of the only person at the table, if they did not win."""
    view, you = scene.view, scene.words.say("you")
    if you not in scene.names or scene.names.index(you) in view.winners:
        return []
    seat, places = scene.names.index(you), ranks(view.scores, view.winners)
    told = "you-shared" if places.count(places[seat]) > 1 else "you-came"
    return [scene.words.say(told, rank=places[seat], score=view.scores[seat])]
