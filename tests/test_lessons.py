"""The lessons: played on the rules as they are today, with words for every step; what they claim to
teach happens in them, and no move that they teach is a bad one."""

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest

from ftl import messages
from quartett import games
from quartett.bots.evaluator import EFFORTS, Evaluator, Weighed
from quartett.core.problem import Problem
from quartett.core.replay import start
from quartett.core.state import State
from quartett.games.konoha.players.expectations import signal_for
from quartett.games.konoha.telling.names import SIGNAL_NAMES
from quartett.games.lesson import Scene, load
from quartett.table.lesson import LEARNER, PARTS, Lesson, LessonStep
from quartett.words import LANGUAGES, LESSONS, Words

every_lesson = pytest.mark.parametrize(
    ("name", "part"), [(name, part) for name in games.NAMES for part in PARTS]
)
SLOW: Final = (
    os.environ.get("QUARTETT_BUILD") == "uncompiled" and os.environ.get("QUARTETT_WHOLE") != "1"
)
FILM: Final = 24
"""More events than this at once are summed up by the page, and nothing may happen unseen."""

SHOWN: Final = {
    "PUSH-02": "move flip", "PUSH-07": "move flip|move bank", "PUSH-08": "CardFlipped|CardPlaced",
    "PUSH-09": "CardFlipped", "PUSH-10": "CardPlaced", "PUSH-11": "CardPlaced",
    "PUSH-12": "CardPlaced|move place", "PUSH-13": "refused", "PUSH-14": "refused|CardPlaced",
    "PUSH-15": "CardPlaced", "PUSH-16": "CardPlaced", "PUSH-17": "CardFlipped",
    "PUSH-18": "ask-decide", "PUSH-19": "ColumnTaken", "PUSH-22": "DieRolled",
    "PUSH-24": "ColourBanked", "PUSH-25": "DieRolled", "PUSH-29": "ColumnTaken",
    "PUSH-30": "DieRolled", "PUSH-33": "CardFlipped", "PUSH-36": "CardFlipped",
    "PUSH-37": "Busted", "PUSH-38": "Busted", "PUSH-39": "DieRolled", "PUSH-41": "ColourBanked",
    "PUSH-42": "ColourBanked", "PUSH-43": "CardFlipped", "PUSH-44": "GameEnded",
    "PUSH-45": "GameEnded", "PUSH-A1": "Stopped|CardFlipped", "PUSH-A6": "ColourBanked",
    "PUSH-A13": "CardFlipped", "PUSH-A15": "ColumnTaken",
    "FORCE-02": "move play", "FORCE-08": "CardLaid", "FORCE-10": "VillainWon",
    "FORCE-11": "SymbolsDecided", "FORCE-12": "VillainWon", "FORCE-13": "CardLost",
    "FORCE-14": "VillainWon", "FORCE-15": "DroidSent", "FORCE-16": "CardScouted",
    "FORCE-17": "CardLost", "FORCE-18": "move keep", "FORCE-22": "VaderTurnedUp",
    "FORCE-25": "VaderWon", "FORCE-26": "VaderWon", "FORCE-27": "CardLost",
    "FORCE-28": "LastHandLeft", "FORCE-29": "CardDrawn", "FORCE-32": "GameEnded",
    "FORCE-33": "CardKept|CardDrawn", "FORCE-36": "GameEnded", "FORCE-37": "GameEnded",
    "FORCE-A19": "CardDrawn",
    "KONOHA-03": "move pass", "KONOHA-04": "MissionWon", "KONOHA-12": "CardPassed",
    "KONOHA-15": "TeamSetOut", "KONOHA-16": "CardsPassed", "KONOHA-18": "SignalGiven",
    "KONOHA-19": "SignalGiven", "KONOHA-20": "VoteShown", "KONOHA-21": "TeamWaited",
    "KONOHA-22": "HandShown", "KONOHA-23": "MissionFailed|move pass", "KONOHA-24": "MissionWon",
    "KONOHA-25": "MissionFailed", "KONOHA-26": "TileGained", "KONOHA-27": "PowerProposed",
    "KONOHA-28": "PowerUsed", "KONOHA-29": "PowerUsed", "KONOHA-30": "GameEnded",
    "KONOHA-31": "GameEnded", "KONOHA-36": "CardPassed", "KONOHA-40": "CardPassed",
    "KONOHA-41": "CardPassed", "KONOHA-A24": "VoteShown", "KONOHA-A26": "TeamSetOut",
    "DECK-001": "move send", "DECK-002": "CardDrawn", "DECK-004": "move with",
    "DECK-005": "ChakraChannelled", "DECK-016": "TechniqueUnlocked", "DECK-018": "StuffGained",
    "DECK-038": "TechniqueUnlocked", "DECK-039": "TokenLost", "DECK-040": "TokenTaken",
    "DECK-041": "TechniqueUnlocked", "DECK-042": "TechniqueUnlocked",
    "DECK-043": "TechniqueUnlocked",
    "DECK-047": "move send", "DECK-052": "TechniqueUsed",
    "DECK-053": "TechniqueUsed", "DECK-055": "move equip", "DECK-057": "CharacterEquipped",
    "DECK-058": "ChakraChannelled", "DECK-060": "CharacterSent", "DECK-062": "CharacterHealed",
    "DECK-068": "MissionDone", "DECK-072": "DeploymentBegan",
    "DECK-074": "move fight|move with", "DECK-075": "CharacterDefeated", "DECK-077": "TokenTaken",
    "DECK-078": "move recruit", "DECK-079": "CharacterRecruited", "DECK-083": "move end",
    "DECK-084": "ItemReturned", "DECK-085": "CardDrawn", "DECK-086": "ThreatMoved|ThreatEscaped",
    "DECK-089": "ThreatEscaped",
}  # fmt: skip
"""What is to be seen of a rule: an event at the step that names it or right after it, the verb of
the move that is wanted, or a refusal."""

SUBJECTS: Final = {
    "push": "PUSH-17 PUSH-33 PUSH-36 PUSH-37 PUSH-25 PUSH-41 PUSH-43 PUSH-45",
    "force": "FORCE-11 FORCE-15 FORCE-17 FORCE-29 FORCE-33 FORCE-36",
    "konoha": "KONOHA-26 KONOHA-29 KONOHA-40 KONOHA-31",
    "deckbattle": "DECK-074 DECK-075 DECK-062 DECK-055 DECK-068 DECK-052 DECK-040 DECK-089",
}
"""What the second lessons are for."""

MARGINS: Final = {("deckbattle", 1): 0.003, ("deckbattle", 2): 0.015}
"""By how much of a win a taught move is better than any other plan, where cards are still tuned: a
small change of a card must not turn a lesson into a bad one. One chakra is worth about 0.003."""
SAME: Final = 1e-9
"""Less than this is the same plan in another order."""


@cache
def lesson(name: str, part: int) -> Lesson:
    return Lesson(games.load(name), part)


@every_lesson
def test_each_step_asks_for_a_move_that_is_possible(name: str, part: int) -> None:
    game = games.load(name)
    steps = lesson(name, part).seen.steps
    assert len(steps) == sum(len(scene.steps) for scene in load(game).part(part)) >= 4
    for step in steps:
        choices = [choice.move for choice in step.update.choices]
        assert step.wanted in choices if step.wanted else not choices
        assert (step.update.question is not None) == (step.wanted != "")
        assert all(game.rule(number) for number in step.rules)
    assert steps[-1].wanted == ""


@every_lesson
def test_numbers_grow_and_nothing_happens_unseen(name: str, part: int) -> None:
    steps = lesson(name, part).seen.steps
    for before, after in pairwise(steps):
        assert before.update.number < after.update.number
    for step in steps:
        assert all(one.change is not None for one in step.update.steps)
        assert sum(bool(one.events) for one in step.update.steps) <= FILM


@every_lesson
def test_the_learner_sees_no_more_than_their_seat(name: str, part: int) -> None:
    views = [step.update.view for step in lesson(name, part).seen.steps]
    assert {view.viewer for view in views if view is not None} == {LEARNER}
    assert None not in views


@every_lesson
def test_what_a_lesson_claims_to_teach_occurs_in_it(name: str, part: int) -> None:
    steps = lesson(name, part).seen.steps
    for at, step in enumerate(steps):
        seen = {*occurring(step), *occurring_after(steps[at : at + 2])}
        for rule in step.rules:
            refused = "refused" if rule in refusals(step) else ""
            assert {*SHOWN[rule].split("|")} & {*seen, refused}, (step.says, rule, seen)


def occurring(step: LessonStep) -> set[str]:
    events = {type(event).__name__ for one in step.update.steps for event in one.events}
    question = step.update.question.name if step.update.question else ""
    return events | {f"move {step.wanted.split(' ')[0]}", question}


def occurring_after(steps: list[LessonStep]) -> set[str]:
    """What the wanted move leads to; a new scene does not follow from it."""
    return occurring(steps[1]) if steps[0].wanted and len(steps) > 1 else set()


def refusals(step: LessonStep) -> set[str]:
    return {one.reason.rule for one in step.update.refused}


@pytest.mark.parametrize("name", games.NAMES)
def test_the_second_lesson_has_what_the_first_leaves_out(name: str) -> None:
    told = {rule for step in lesson(name, 2).seen.steps for rule in step.rules}
    assert {*SUBJECTS[name].split()} <= told


def taught(scene: Scene, game: Any) -> Iterator[tuple[State, str]]:
    """What the learner knows before each answer, and the answer."""
    record = scene.record(game)
    state = start(game, record)
    earlier = scene.earlier(game)
    for at, move in enumerate([*earlier, *record.moves]):
        if move.seat == LEARNER and at >= len(earlier):
            yield state.masked(LEARNER), move.text
        state.apply(move.seat, game.moves.parse(move.text))


@pytest.mark.skipif(SLOW, reason="a minute in the build that is not compiled")
@every_lesson
def test_no_move_that_is_taught_is_worse_than_another_by_the_judge(name: str, part: int) -> None:
    game = games.load(name)
    for wanted, weighed in judged(name, part):
        found = next(one for one in weighed if one.move == game.moves.parse(wanted))
        assert not found.is_worse, (wanted, found)
        for one in weighed:
            gap = found.worth - one.worth
            assert gap < SAME or gap >= MARGINS.get((name, part), 0.0), (wanted, one)


def judged(name: str, part: int) -> list[tuple[str, list[Weighed]]]:
    """Each taught move, and all that were possible."""
    game = games.load(name)
    judge = Evaluator(game, EFFORTS["quick"])
    return [
        (wanted, judge.weigh(seen, LEARNER))
        for scene in load(game).part(part)
        for seen, wanted in taught(scene, game)
    ]


def test_the_words_of_konohas_lessons_mean_what_bots_mean_by_them() -> None:
    game = games.load("konoha")
    for part in PARTS:
        for scene in load(game).part(part):
            state = start(game, scene.record(game))
            for move in [*scene.earlier(game), *scene.record(game).moves]:
                word = move.text.removeprefix("signal ")
                if word != move.text:
                    strength = game.view(state.masked(move.seat)).seats[move.seat].strength
                    assert SIGNAL_NAMES[signal_for(strength)] == word, (move, strength)
                state.apply(move.seat, game.moves.parse(move.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_konohas_table_says_what_bots_mean_by_the_words(language: str) -> None:
    told = Words(language, "konoha")
    for word in SIGNAL_NAMES:
        meant = [strength for strength in range(31) if SIGNAL_NAMES[signal_for(strength)] == word]
        ends = [end for end in (meant[0], meant[-1]) if end not in (0, 30)]
        numbers = re.findall(r"\d+", told.say(f"konoha-means-{word}"))
        assert [int(number) for number in numbers] == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_left_over(language: str) -> None:
    told = {
        f"lesson-{name}-{step.says}"
        for name in games.NAMES
        for part in PARTS
        for step in lesson(name, part).seen.steps
    }
    assert messages(language, LESSONS).keys() == told | {"lesson-other"}


def test_there_is_no_third_lesson() -> None:
    with pytest.raises(Problem, match="no-such-lesson"):
        Lesson(games.load("push"), 3)
