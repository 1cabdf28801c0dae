"""The command line: options that commands share, and how commands are called."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quartett.cli import main
from quartett.cli.arguments import INTERRUPTED, own_language, program
from quartett.cli.play import chosen_game
from quartett.core.languages import LANGUAGES
from quartett.core.record import Record
from quartett.lab.run import Run


@pytest.mark.parametrize("number", ["PUSH-07", "push-7", "7", "07"])
def test_a_rule_is_found_with_or_without_name_and_zeros(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "push", number]) == 0
    assert capsys.readouterr().out.startswith("PUSH-07 ")


@pytest.mark.parametrize("number", ["FORCE-07", "0", "", "PUSH-", "99"])
def test_a_rule_that_is_not_there_is_refused(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "push", number, "--language", "en"]) == 2
    assert "The numbers are PUSH-01 … PUSH-A25." in capsys.readouterr().err


def test_blanks_between_bots_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "push", "--seats", "random, random"]) == 0
    assert "players: random; random" in capsys.readouterr().out


def test_a_picture_that_cannot_be_written_is_refused_before_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    place = tmp_path / "file" / "folder" / "x.png"
    run = ["--seats", "random,random", "--games", "2000000000", "--language", "en"]
    assert main(["simulate", "push", *run, "--plot", str(place)]) == 2
    assert (
        f"{place} cannot be written (a part of the path is not a folder)" in capsys.readouterr().err
    )


def test_a_picture_without_matplotlib_is_refused_before_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    run = ["--seats", "random,random", "--games", "2000000000", "--language", "en"]
    assert main(["simulate", "push", *run, "--plot", str(tmp_path / "x.png")]) == 2
    assert "pip install matplotlib" in capsys.readouterr().err


def test_commands_are_told_as_the_person_types_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outside the search path with the folder, inside it without."""
    called = tmp_path / "quartett"
    called.write_text("")
    called.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(called)])
    monkeypatch.setenv("PATH", os.devnull)
    assert program() == str(called)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program() == "quartett"
    monkeypatch.setattr(sys, "argv", ["-m"])
    assert program() == "quartett"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("",), {"play", "serve", "rules", "completion"}),
        (("se",), {"serve"}),
        (("play", "k"), {"konoha"}),
        (("play", "--la"), {"--language"}),
        (("rules", "--language", ""), set(LANGUAGES)),
        (("simulate", "push", "--seats", "st"), {"steady"}),
    ],
)
def test_a_shell_completes_commands_games_and_options(
    typed: tuple[str, ...], offered: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    words = " ".join(f"'{word}'" for word in ("quartett", *typed))
    ask = f"COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _quartett; echo ${{COMPREPLY[@]}}"
    told = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True, timeout=60
    )
    assert offered <= set(told.stdout.split())


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_have_a_completion_too(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    told = capsys.readouterr().out
    assert "konoha" in told and "simulate" in told and "@" not in told.replace("[@]", "")


def test_a_server_without_pages_says_so_beside_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quartett.web.pages.CLIENT", tmp_path)
    monkeypatch.setattr("quartett.web.server.serve", lambda _settings, tell: tell("http://x") or 0)
    assert main(["serve", "--language", "en"]) == 0
    told = capsys.readouterr()
    assert "http://x" in told.out and "pages for the browser are missing" in told.err


# Output and input that fail


def ran(
    *words: str, out: int = subprocess.PIPE, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "quartett", *words],
        input=typed.encode(),
        stdout=out,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "0", **environment},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    "settings",
    [
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
    ],
)
def test_output_that_is_not_utf_8_gets_question_marks(settings: dict[str, str]) -> None:
    told = ran("cards", "konoha", "--language", "fr", **settings)
    assert told.returncode == 0 and not told.stderr
    assert told.stdout.count(b"\n") > 20 and b"?" in told.stdout
    told = ran("play", "push", "--language", "fr", typed="quitter\n", **settings)
    assert told.returncode == 0 and b"--resume" in told.stdout and not told.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize(
    "words",
    [("rules", "push"), ("record", "push", "--seats", "random,random"), ("play", "push")],
)
def test_a_full_disk_is_told_in_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        environment = {"XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"}
        told = ran(*words, "--language", "en", out=full.fileno(), typed="1\n", **environment)
    assert told.returncode == 2
    assert told.stderr.decode().startswith("The output cannot be written (")
    assert told.stderr.count(b"\n") == 1


def test_an_unwritable_home_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    home = {"XDG_DATA_HOME": str(tmp_path / "file"), "PYTHONUTF8": "1"}
    told = ran("play", "push", "--language", "en", typed="flip\nsave\nquit\n", **home)
    assert told.returncode == 0 and not told.stderr
    said = told.stdout.decode()
    assert "This game is not kept" in said and "“--save FILE”" in said
    assert said.rstrip().endswith("The game was not kept.")


def test_sources_of_rules_are_told_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "push", "7"]) == 0
    assert ".txt" not in capsys.readouterr().out
    assert main(["rules", "push", "7", "--sources"]) == 0
    assert ".txt" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plai"], "There is no “plai”. Did you mean “play”?"),
        (["xyzzy"], "There is no “xyzzy”. There are: play, "),
        (["rules"], "Something is missing: game. `quartett rules --help`"),
        (["record", "push", "--seats", "random,random", "--number", "-1"], "“-1” is not a whole"),
        (["balance", "push", "--seats", "x"], "“x” is not a whole number, which --seats needs."),
        (["play", "push", "--pace", "quick"], "“quick” is not a number, which --pace needs."),
        (["tables", "--delete"], "A value is missing after --delete."),
        (["play", "push", "--plain=no"], "--plain takes no value."),
        (["record", "push", "--se", "1"], "“--se” can mean several things: --seats, --seed."),
        (["serve", "--processes", "0"], "--processes cannot be 0. It can be 1 to 64."),
        (["serve", "--limit", "nothing=3"], "“nothing=3” is not a limit."),
        (["cards", "push", "--nothing"], "Nothing is known about “--nothing” here."),
        (["--nothing"], "Nothing is known about “--nothing” here. `quartett --help`"),
        (["replay", "/nowhere/at/all"], "(there is no such file or folder)"),
        (["ladder", "push", "--luck", "much"], "“much”. It can be: glance, quick, deep, none."),
    ],
)
def test_what_was_typed_wrongly_is_told_with_what_was_meant(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plai", "--language", "de"], "War „play“ gemeint? `quartett --help` zeigt"),
        (["balance", "push", "--seats", "x", "--language=nl"], "“x” is geen geheel getal; --seats"),
        (["replay", "/nowhere/at/all", "--language", "it"], "(il file o la cartella non esiste)"),
        (["play", "push", "--seed", "--language", "klingon"], "A value is missing"),
    ],
)
def test_what_was_typed_wrongly_is_told_in_the_language_that_was_asked_for(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_who_names_no_game_is_asked_until_there_is_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["9", "pusch", "3"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert chosen_game("de") == "konoha"
    told = capsys.readouterr().out
    assert "namens „9“ gibt es nicht" in told and "namens „pusch“ gibt es nicht" in told


def test_without_a_command_there_is_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "play in the terminal" in capsys.readouterr().out


def test_a_card_file_that_is_not_text_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cards").write_bytes(b"\xff\x00")
    words = ["cards", "push", "--cards", str(tmp_path / "cards"), "--language", "en"]
    assert main(words) == 2
    assert "A card file is a text file" in capsys.readouterr().err


def test_a_language_is_found_in_the_list_that_the_system_keeps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("QUARTETT_LANGUAGE", raising=False)
    monkeypatch.setenv("LANGUAGE", "xx:nl:de")
    assert own_language() == "nl"
    assert main(["--language", "de", "rules", "push", "7"]) == 0
    assert "Ein Zug" in capsys.readouterr().out


def test_records_that_were_interrupted_are_told_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, real = tmp_path / "records", Run.record
    call = [*("simulate", "push", "--seats", "random,random", "--games", "3"), "--language", "en"]
    call += ["--processes", "1", "--records", str(folder)]

    def interrupted(run: Run, index: int) -> Record:
        if index == 2:
            raise KeyboardInterrupt
        return real(run, index)

    with monkeypatch.context() as patch:
        patch.setattr(Run, "record", interrupted)
        assert main(call) == INTERRUPTED
    assert f"2 of 3 records are in {folder}" in capsys.readouterr().err
    assert main(call) == 0 and len(list(folder.iterdir())) == 3
    one = min(folder.iterdir())
    one.write_text("another game")
    assert main(call) == 2 and one.read_text() == "another game"
