"""How a game ended, in words."""

from quartett.terminal.scene import Scene, Stage, signed_names


def outcome(scene: Scene, stage: Stage) -> list[str]:
    """The scores, who won and why."""
    decided = stage.tie_break(scene)
    return [*_scores(scene), *([decided] if decided else []), _winners(scene)]


def _scores(scene: Scene) -> list[str]:
    ranked = sorted(enumerate(scene.view.scores), key=lambda pair: (-pair[1], pair[0]))
    names = signed_names(scene)
    points = (scene.words.say("point-count", points=score) for _, score in ranked)
    return [
        scene.words.say("final-score", who=names[seat], points=worth)
        for (seat, _), worth in zip(ranked, points, strict=True)
    ]


def _winners(scene: Scene) -> str:
    view, words = scene.view, scene.words
    score = max((view.scores[seat] for seat in view.winners), default=0)
    names = ", ".join(scene.names[seat] for seat in view.winners)
    if not view.winners:
        return words.say("nobody-won")
    if len(view.winners) > 1:
        return words.say("outcome-winners", names=names, score=score)
    if scene.names[view.winners[0]] == words.say("you"):
        return words.say("you-won", score=score)
    return words.say("outcome-winner", names=names, score=score)
