"""Invalid records are refused with the right problem and line number."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartett import games
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.core.replay import RefusedLine, replay, start
from retelling import RECORDS

GOOD = f"""quartett 1
game: push
rules: 1
seats: 3
options: first=0 risk=no
cards: {games.load("push").cards_digest}
--
0 flip
? draw orange-2
0 place 1
0 flip
? draw roll
0 place 1
0 stop
0 take 1
? roll orange
1 flip
"""
ENDING = "--\noutcome: pile-empty\nscores: 1 2 3\nwinners: 2\n"


def replay_text(text: str) -> None:
    record = parse(text)
    game = games.load(record.game)
    for _ in replay(game, record, start(game, record)):
        pass


def refusal(text: str) -> Problem:
    with pytest.raises(Problem) as refused:
        replay_text(text)
    return refused.value


def swap(old: str, new: str) -> str:
    assert GOOD.count(old) >= 1
    return GOOD.replace(old, new, 1)


def test_the_good_record_is_good() -> None:
    replay_text(GOOD)


@pytest.mark.parametrize("text", ["", "\n", "  \n\n\t\n"])
def test_an_empty_record(text: str) -> None:
    assert refusal(text).name == "record-empty"


@pytest.mark.parametrize(
    "text",
    ["\x00\x01\x02\x7fELF", "hello", "quartett", "quartett one\n", "quartett 1 2\n", "\n" + GOOD],
)
def test_something_that_is_no_record(text: str) -> None:
    assert refusal(text).name == "record-not-one"


@pytest.mark.parametrize("version", ["3", "0", "17", "9" * 5000])
def test_a_record_from_another_version(version: str) -> None:
    problem = refusal(swap("quartett 1", f"quartett {version}"))
    assert problem.name == "record-newer" and problem.arguments["format"] == 2
    assert len(str(problem.arguments["version"])) <= 40


@pytest.mark.parametrize("lines", range(1, 7))
def test_a_record_cut_short_in_its_header(lines: int) -> None:
    text = "\n".join(GOOD.splitlines()[:lines])
    problem = refusal(text)
    assert (problem.name, problem.arguments["line"]) == ("record-cut-short", lines)


def test_a_record_cut_short_within_a_line() -> None:
    cut = GOOD[: GOOD.index("0 place 1") + 4]
    problem = refusal(cut)
    assert (problem.name, problem.arguments["line"]) == ("record-unknown-move", 10)
    assert refusal(cut[:-3]).name == "record-bad-move"


def test_a_record_cut_short_in_its_ending() -> None:
    problem = refusal(GOOD + "--\noutcome: pile-empty\nscores: 1 2 3\n")
    assert problem.name == "record-ending-missing"
    assert problem.arguments == {"line": 20, "key": "winners"}


@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "cards"])
def test_a_header_line_that_is_missing(key: str) -> None:
    lines = [line for line in GOOD.splitlines() if not line.startswith(f"{key}:")]
    problem = refusal("\n".join(lines))
    assert (problem.name, problem.arguments) == ("record-header-missing", {"key": key})


Change = tuple[str, str]


@pytest.mark.parametrize(
    ("change", "name", "line"),
    [
        (("game: push", "game push"), "record-bad-pair", 2),
        (("rules: 1", "seats: 1"), "record-bad-pair", 4),
        (("rules: 1", "\nrules: 1"), "record-bad-pair", 3),
        (("rules: 1", ": 1"), "record-bad-pair", 3),
        (("0 place 1", "\n0 place 1"), "record-bad-move", 10),
        (("0 place 1", "place 1"), "record-bad-move", 10),
        (("0 place 1", "0"), "record-bad-move", 10),
        (("0 place 1", "-1 place 1"), "record-bad-move", 10),
        (("0 place 1", "123 place 1"), "record-bad-move", 10),
        (("0 place 1", "0 place 4"), "record-unknown-move", 10),
        (("0 place 1", "0 jump"), "record-unknown-move", 10),
        (("? draw orange-2", "? draw orange-7"), "record-unknown-move", 9),
        (("? draw orange-2", "? draw pink-1"), "record-unknown-move", 9),
        (("0 place 1", "3 place 1"), "record-unknown-seat", 10),
        (("0 place 1", "99 place 1"), "record-unknown-seat", 10),
    ],
)
def test_a_line_that_cannot_be_read(change: Change, name: str, line: int) -> None:
    problem = refusal(swap(*change))
    assert (problem.name, problem.arguments["line"]) == (name, line)


@pytest.mark.parametrize(
    ("change", "line", "rule"),
    [
        (("0 place 1", "0 place 2"), 10, "PUSH-12"),
        (("0 place 1", "1 place 1"), 10, "PUSH-05"),
        (("0 place 1", "? place 1"), 10, "PUSH-11"),
        (("0 place 1", "0 flip"), 10, "PUSH-10"),
        (("0 flip", "0 stop"), 8, "PUSH-A8"),
        (("0 flip", "0 bank orange"), 8, "PUSH-A6"),
        (("? draw orange-2", "0 draw orange-2"), 9, "PUSH-08"),
        (("? draw orange-2", "? roll orange"), 9, "PUSH-08"),
        (("0 take 1", "0 take 2"), 15, "PUSH-29"),
        (("? roll orange", "1 flip"), 16, "PUSH-10"),
        (("0 stop\n", ""), 14, "PUSH-19"),
    ],
)
def test_a_move_that_the_rules_do_not_allow(change: Change, line: int, rule: str) -> None:
    problem = refusal(swap(*change))
    assert isinstance(problem, RefusedLine)
    assert (problem.name, problem.arguments["line"]) == ("record-refused", line)
    assert problem.reason.rule == rule
    assert problem.arguments["move"] == swap(*change).splitlines()[line - 1]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (("game: push", "game: chess"), "unknown-game"),
        (("rules: 1", "rules: 2"), "record-other-rules"),
        (("rules: 1", "rules: one"), "record-header-number"),
        (("rules: 1", "rules: " + "1" * 5000), "record-header-number"),
        (("seats: 3", "seats: 7"), "wrong-seat-count"),
        (("seats: 3", "seats: 1"), "wrong-seat-count"),
        (("seats: 3", "seats: -3"), "record-header-number"),
        (("seats: 3", "seats:"), "record-header-number"),
        (("risk=no", "speed=fast"), "unknown-option"),
        (("risk=no", "risk=perhaps"), "unknown-option-value"),
        (("first=0", "first=3"), "unknown-option-value"),
        (("first=0", "first"), "record-bad-option"),
        (("first=0", "risk=yes"), "record-bad-option"),
        (("cards: sha256:", "cards: sha256:0"), "record-other-cards"),
        (("cards: sha256:", "cards: md5:"), "record-other-cards"),
    ],
)
def test_a_header_that_does_not_fit(change: Change, name: str) -> None:
    assert refusal(swap(*change)).name == name


def test_an_ending_before_the_end() -> None:
    problem = refusal(GOOD + ENDING)
    assert (problem.name, problem.arguments["line"]) == ("record-ends-early", 18)


def test_nothing_may_follow_the_ending() -> None:
    for more, line in (("--\n0 flip\n", 22), ("hello\n", 22)):
        problem = refusal(GOOD + ENDING + more)
        assert (problem.name, problem.arguments["line"]) == ("record-bad-pair", line)


def finished(change: Callable[[str], str]) -> Problem:
    return refusal(change((RECORDS / "push" / "2-seats-random-1.quartett").read_text("utf-8")))


@pytest.mark.parametrize("key", ["outcome", "scores", "winners"])
def test_a_wrong_outcome(key: str) -> None:
    problem = finished(lambda text: text.replace(f"\n{key}: ", f"\n{key}: 9 ", 1))
    assert (problem.name, problem.arguments["key"]) == ("record-wrong-ending", key)
    assert str(problem.arguments["told"]).startswith("9 ")


def test_a_wrong_outcome_names_its_line_and_what_would_be_right() -> None:
    problem = finished(lambda text: text.replace("\nscores: ", "\nscores: 1", 1))
    told, right = str(problem.arguments["told"]), str(problem.arguments["right"])
    assert told == f"1{right}"


def test_no_move_after_the_end() -> None:
    problem = finished(lambda text: text.replace("--\noutcome", "0 flip\n--\noutcome"))
    assert isinstance(problem, RefusedLine) and problem.reason.rule == "PUSH-43"


@given(st.text())
def test_any_text_is_a_record_or_a_problem(text: str) -> None:
    with pytest.raises(Problem):
        replay_text(text)


@given(st.data())
def test_any_change_to_a_record_leaves_a_record_or_a_problem(data: st.DataObject) -> None:
    start_at = data.draw(st.integers(0, len(GOOD)))
    length = data.draw(st.integers(0, 30))
    new = data.draw(st.text(alphabet="0123?#=:;- \n\r\taelpstw٣²\x00", max_size=8))
    try:
        replay_text(GOOD[:start_at] + new + GOOD[start_at + length :])
    except Problem as problem:
        assert all(len(str(value)) < 400 for value in problem.arguments.values())


def test_a_game_that_is_over_needs_its_last_part() -> None:
    whole = next(iter(sorted((RECORDS / "push").glob("*.quartett")))).read_text("utf-8")
    replay_text(whole)
    moves = whole[: whole.rindex("--\n")]
    problem = refusal(moves)
    assert (problem.name, problem.arguments["line"]) == ("record-ending-missing", moves.count("\n"))


ESCAPES = "\x1b[31m\x1b]0;title\x07"


@pytest.mark.parametrize(
    ("command", "name", "text"),
    (
        (("replay",), "game.quartett", GOOD.replace("push", f"{ESCAPES}push", 1)),
        (("verify",), "game.quartett", GOOD.replace("push", f"{ESCAPES}push", 1)),
        (("verify",), "game.quartett", GOOD.replace("place 1", f"place {ESCAPES}", 1)),
        (("cards", "push", "--cards"), "own.toml", '["\\u001b[31mred"]\nname = "x"\n'),
    ),
    ids=("game, replay", "game, verify", "move", "card"),
)
def test_no_escape_code_of_a_file_reaches_the_terminal(
    command: tuple[str, ...],
    name: str,
    text: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """L4: whoever sends a record or a card file could write what they like on the screen."""
    file = tmp_path / name
    file.write_text(text, "utf-8")
    assert main([*command, str(file)]) == 2
    told = capsys.readouterr()
    assert told.err and "\x1b" not in told.out + told.err and "\x07" not in told.out + told.err
