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
    if not view.winners:
        return words.say("nobody-won")
    score = max(view.scores[seat] for seat in view.winners)
    names = [scene.names[seat] for seat in view.winners]
    you = words.say("you") in names
    others = ", ".join(name for name in names if name != words.say("you"))
    if len(names) == 1:
        return (
            words.say("you-won", score=score)
            if you
            else words.say("outcome-winner", names=others, score=score)
        )
    return words.say("you-won-together" if you else "outcome-winners", names=others, score=score)
