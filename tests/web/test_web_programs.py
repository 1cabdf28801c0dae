"""Programs and language models at served tables: they finish games with people, get reasons, see
what their seat may see, and are told and replaced if they break the limits."""

import asyncio
import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from quartett import games
from quartett.cli import main
from quartett.programs.link import parse
from quartett.programs.model import Model, server_of
from quartett.programs.process import Failure, Program, Vanished
from quartett.programs.protocol import Ask, Failed, Offer
from quartett.programs.seat_client import Sitting
from quartett.programs.seat_runner import sit
from serving import Asked, InThread, Player, open_table, serving

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "programs"
BAD = str(ROOT / "tests" / "programs_bad.py")
SEAT = 1
SHORT = games.NAMES if os.environ.get("QUARTETT_WHOLE") == "1" else ("force", "konoha")
"""All ways in are tried with these; the program in JavaScript finishes every game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("programs") / "tables.db") as server:
        yield server


def link(server: InThread, opened: Asked, seat: int) -> str:
    (found,) = [each for each in opened.json["links"] if each["seat"] == seat]
    return f"{server.address}/table/{opened.json['table']}#{found['secret']}"


class Person(threading.Thread):
    """A person on the first seat, using the same messages as a browser."""

    def __init__(self, server: InThread, opened: Asked) -> None:
        super().__init__(daemon=True)
        self.player = Player(server.address, opened.json["table"], opened.cookie)
        self.start()

    def run(self) -> None:
        random = Random(1)
        while not (update := self.player.question())["view"]["over"]:
            move = random.choice(update["choices"])["move"]
            self.player.move(move, update["number"])


async def play_as_model(address: str, errors: list[str]) -> None:
    """A random stand-in for a language model: looks, chooses, and sometimes tries a move that is
    not possible."""
    from mcp import Client, StdioServerParameters  # here, since it is long to load

    arguments = ["-m", "quartett", "mcp", address, "--language", "en"]
    random = Random(2)
    started = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    async with Client(started) as client:

        async def call(name: str, **given: str) -> tuple[str, bool]:
            result = await client.call_tool(name, given)
            return "\n".join(part.text for part in result.content), bool(result.is_error)

        listed = {tool.name for tool in (await client.list_tools()).tools}
        assert listed == {"look", "choices", "why", "move", "rules"}
        text, _ = await call("look")
        while "The game is over" not in text:
            offered = [
                line[2:].split(": ")[0] for line in text.splitlines() if line.startswith("- ")
            ]
            if not offered:
                text, _ = await call("look")
                continue
            if len(errors) < 2:
                said, wrong = await call("move", move="jump over the moon")
                assert wrong
                errors.append(said)
            text, wrong = await call("move", move=random.choice(offered))
            assert not wrong, text


@pytest.mark.parametrize("name", SHORT)
def test_a_script_a_shell_and_a_model_finish_a_game_with_a_person(
    name: str, server: InThread
) -> None:
    opened = open_table(server.address, ["you"] * 4, name)
    person = Person(server, opened)
    commands = {1: ([sys.executable, str(EXAMPLES / "any.py")], False)}
    commands[2] = (["sh", str(EXAMPLES / "any.sh")], True)
    done: dict[int, bool] = {}
    complaints: list[str] = []

    def play(seat: int) -> None:
        with Sitting(parse(link(server, opened, seat))) as sitting:
            done[seat] = sit(sitting, Program(*commands[seat]), 60, complaints.append)

    threads = [threading.Thread(target=play, args=(seat,), daemon=True) for seat in commands]
    for thread in threads:
        thread.start()
    errors: list[str] = []
    asyncio.run(asyncio.wait_for(play_as_model(link(server, opened, 3), errors), 240))
    for waiting in (*threads, person):
        waiting.join(60)
    assert (done, complaints) == ({1: True, 2: True}, [])
    match = server.registry.tables[opened.json["table"]].match
    assert match.state.over
    assert {chair.kind for chair in server.registry.tables[opened.json["table"]].chairs} == {
        "person"
    }
    assert all("jump over the moon" in error for error in errors) and errors


@pytest.mark.parametrize("name", games.NAMES)
def test_a_program_in_javascript_finishes_a_game_with_a_person(name: str, server: InThread) -> None:
    bots = ["greedy"] * (games.load(name).fewest - 2)
    opened = open_table(server.address, ["you", "you", *bots], name)
    person, complaints = Person(server, opened), list[str]()
    with Sitting(parse(link(server, opened, SEAT))) as sitting:
        program = Program(["node", str(EXAMPLES / "any.js")])
        assert sit(sitting, program, 60, complaints.append)
    person.join(60)
    assert complaints == [] and server.registry.tables[opened.json["table"]].match.state.over


# What a seat may know


@pytest.mark.parametrize("name", ["force", "konoha"])
def test_a_program_is_sent_what_its_seat_may_know_and_nothing_else(
    name: str, server: InThread, tmp_path: Path
) -> None:
    """Sealed bids and hands: every view that the program gets is its seat's masked one."""
    bots = ["greedy"] * (games.load(name).fewest - 2)
    opened = open_table(server.address, ["you", "you", *bots], name)
    person, log = Person(server, opened), tmp_path / "heard"
    script = f"import sys; sys.stdin = map(lambda l: (open({str(log)!r}, 'a').write(l), l)[1], "
    script += f"sys.stdin); exec(open({str(EXAMPLES / 'any.py')!r}).read())"
    with Sitting(parse(link(server, opened, SEAT))) as sitting:
        assert sit(sitting, Program([sys.executable, "-c", script]), 60, print)
    person.join(60)
    table = server.registry.tables[opened.json["table"]]
    heard = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    asked = [message for message in heard if message["type"] == "ask"]
    assert len(asked) > 5 and heard[0]["type"] == "begin" and heard[-1]["type"] == "end"
    game, compared = table.match.game, 0
    for message in asked:
        if message["number"] >= table.match.oldest:
            seen = table.match.state_at(message["number"]).masked(SEAT)
            assert message["view"] == json.loads(msgspec.json.encode(game.view(seen)))
            compared += 1
    assert compared > 3
    secrets = [each["secret"] for each in opened.json["links"]]
    secrets += [opened.cookie.partition("=")[2], table.facts.seed.hex()]
    assert not [secret for secret in secrets if secret and secret in log.read_text("utf-8")]


# Reasons


def test_a_model_hears_the_rule_of_every_illegal_try(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], "push")

    from mcp import Client

    async def talk(sitting: Sitting) -> None:
        model = Model(sitting, patience=0.1)
        async with Client(server_of(model)) as client:

            async def call(name: str, **given: str) -> tuple[str, bool]:
                result = await client.call_tool(name, given)
                return result.content[0].text, bool(result.is_error)

            assert "Push" in (client.instructions or "")
            seen, _ = await call("look")
            assert "It is your turn" in seen and "- flip: " in seen
            said, wrong = await call("move", move="stop")
            assert wrong and "(PUSH-A8)" in said
            assert (await call("why", move="stop")) == (said, False)
            assert (await call("why", move="flip")) == ("That move is possible now.", False)
            assert (await call("move", move="fly"))[1] and (await call("why", move="fly"))[1]
            assert "PUSH-07" in (await call("rules", number="7"))[0]
            assert len((await call("rules"))[0].splitlines()) > 20
            assert (await call("rules", number="999"))[1]
            taken, wrong = await call("move", move="FLIP")
            assert not wrong and "was taken" in taken and "- place 1: " in taken
            assert "- place 1: " in (await call("choices"))[0]

    with Sitting(parse(link(server, opened, 0))) as sitting:
        asyncio.run(asyncio.wait_for(talk(sitting), 60))


def test_a_program_hears_the_rule_and_is_asked_again(server: InThread, tmp_path: Path) -> None:
    opened = open_table(server.address, ["you", "random"], "push")
    heard = tmp_path / "heard"
    script = f"""
import sys, time
answers = iter(["stop", "jump", "# thinking", "1"])
for line in sys.stdin:
    with open({str(heard)!r}, "a") as log: log.write(line)
    if '"type":"ask"' in line or '"type":"refused"' in line:
        while (answer := next(answers, "")).startswith("#"): print(answer, flush=True)
        if not answer: sys.exit(0)
        print(answer, flush=True)
"""
    with Sitting(parse(link(server, opened, 0))) as sitting:
        assert not sit(sitting, Program([sys.executable, "-c", script]), 60, lambda text: None)
    told = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    refused = [message for message in told if message["type"] == "refused"][:2]
    assert [message["rule"] for message in refused] == ["PUSH-A8", ""]
    assert "(PUSH-A8)" in refused[0]["text"] and "jump" in refused[1]["text"]
    moves = server.registry.tables[opened.json["table"]].match.moves
    assert moves[0].text == "flip"


# Limits

FAILURES = {
    "hang": "did not answer within",
    "flood": "far more than",
    "long": "far more than",
    "rubbish": "none of its choices",
    "bytes": "none of its choices",
    "dead": "exit code 3",
}


def bad(kind: str) -> Program:
    return Program([sys.executable, BAD, kind])


@pytest.mark.parametrize("kind", FAILURES)
def test_who_fails_is_told_why_and_a_bot_takes_the_seat_if_the_table_says_so(
    kind: str, server: InThread
) -> None:
    opened = open_table(
        server.address, ["you", "you"], "push", manner={"seconds": 600, "late": "hand"}
    )
    complaints: list[str] = []
    seconds = 1.0 if kind == "hang" else 60.0
    with Sitting(parse(link(server, opened, 0))) as sitting:
        assert not sit(sitting, bad(kind), seconds, complaints.append)
    assert FAILURES[kind] in complaints[0] and "handed to the bot" in complaints[1]
    chair = server.registry.tables[opened.json["table"]].chairs[0]
    assert (chair.kind, chair.bot) == ("bot", "steady")


def test_where_the_table_waits_it_is_tried_three_times_and_the_seat_stays(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], "push")
    complaints: list[str] = []
    with Sitting(parse(link(server, opened, 0))) as sitting:
        assert not sit(sitting, bad("dead"), 60, complaints.append)
    assert len(complaints) == 4 and "3 failures" in complaints[-1]
    table = server.registry.tables[opened.json["table"]]
    assert table.chairs[0].kind == "person" and table.match.moves == []


def test_where_a_bot_answers_once_the_program_is_asked_again_later(server: InThread) -> None:
    opened = open_table(
        server.address, ["you", "steady"], "push", manner={"seconds": 1, "late": "play"}
    )
    complaints: list[str] = []
    with Sitting(parse(link(server, opened, 0))) as sitting:
        assert not sit(sitting, bad("dead"), 60, complaints.append)
    assert len(complaints) == 4
    table = server.registry.tables[opened.json["table"]]
    assert table.chairs[0].kind == "person" and table.number > 2


def test_the_failure_is_the_last_line_that_a_program_hears(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f"import sys; [open({str(heard)!r}, 'a').write(line) for line in sys.stdin]"
    program = Program([sys.executable, "-c", script])
    program.start()
    question = Ask(1, 0.5, {}, [], [], "?", [Offer("flip", "Flip")], [])
    with pytest.raises(Failure) as failure:
        program.ask(question, lambda: True, lambda answer: None)
    assert failure.value.name == "late"
    program.stop(Failed("late", "too late"))
    told = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert [message["type"] for message in told] == ["ask", "failed"]
    assert told[-1]["text"] == "too late"


def test_an_answer_to_a_question_that_is_gone_counts_for_no_other() -> None:
    script = "import sys, time\nfor n, line in enumerate(sys.stdin):\n"
    script += "  if 'ask' in line: time.sleep(0.5 if n == 0 else 0); print(n, flush=True)"
    program = Program([sys.executable, "-c", script])
    program.start()
    answers: list[str] = []
    question = Ask(1, 30, {}, [], [], "?", [], [])
    with pytest.raises(Vanished):
        program.ask(question, lambda: False, lambda answer: None)
    program.ask(question, lambda: True, lambda answer: answers.append(answer))
    assert answers == ["2"], "0 was for the first question, 1 was `gone`"
    program.stop()


# The command


def test_the_command_plays_a_game_and_says_how_it_ended(
    server: InThread, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = open_table(server.address, ["you", "random"], "force")
    address = link(server, opened, 0)
    shell = ["--text", "--language", "en", "--", "sh", str(EXAMPLES / "any.sh")]
    assert main(["seat", address, *shell]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("The game is over. Winners: ") and said.err == ""
    assert address.partition("#")[2] not in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["http://127.0.0.1:1/table/abc#x", "--", "sh"], "no Quartett server"),
        (["http://127.0.0.1:1/table/abc", "--", "sh"], "not the link of a seat"),
        (["ftp://127.0.0.1/table/abc#tell-nobody", "--", "sh"], "not the link of a seat"),
        (["http://127.0.0.1:1/table/abc#x", "--seconds", "0", "--", "sh"], "not possible"),
    ],
)
def test_a_strange_seat_is_refused_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["seat", "--language", "en", *words]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1 and "tell-nobody" not in told


def test_a_wrong_secret_and_a_program_that_is_not_there_are_told(
    server: InThread, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = open_table(server.address, ["you", "random"], "force")
    address = link(server, opened, 0)
    assert main(["seat", "--language", "en", address + "x", "--", "sh"]) == 2
    assert "The table says: " in capsys.readouterr().err
    assert main(["seat", "--language", "en", address, "--", "./no-such-program"]) == 2
    assert "cannot be started" in capsys.readouterr().err
