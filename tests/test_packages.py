"""Wheel and sdist: their contents and requirements, and that a plain install serves the pages."""

import re
import tarfile
import tomllib
import urllib.request
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from packages import ROOT, Packages, built, empty_home, environment_with, run
from quartett import __version__
from serving_process import served

EXTRAS = {"server", "plot", "postgresql", "pettingzoo", "gymnasium", "openspiel", "cluster", "all"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return built(tmp_path_factory)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment_with(tmp_path_factory, "plain")


def metadata(packages: Packages) -> Message:
    with zipfile.ZipFile(packages.wheel) as wheel:
        (name,) = [one for one in wheel.namelist() if one.endswith("dist-info/METADATA")]
        return Parser().parsestr(wheel.read(name).decode())


def test_the_wheel_has_pages_cards_words_and_licence(packages: Packages) -> None:
    names = zipfile.ZipFile(packages.wheel).namelist()
    for wanted in (
        r"quartett/web/client/index\.html",
        r"quartett/web/client/assets/.*\.js",
        r"quartett/games/deckbattle/.*\.toml",
        r"quartett/words/nl/konoha\.ftl",
        r"quartett/py\.typed",
        r".*dist-info/licenses/LICENSE",
        r".*dist-info/licenses/NOTICE",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), wanted
    assert not [name for name in names if name.startswith(("tests/", "client/"))]


def test_the_sdist_has_the_pages_and_what_they_are_made_of(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    wanted = {
        "src/quartett/web/client/index.html",
        "client/package-lock.json",
        "client/src/main.ts",
        "LICENSE",
        "SECURITY.md",
        "setup.py",
    }
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_package_asks_for_ranges_and_offers_its_extras(packages: Packages) -> None:
    told = metadata(packages)
    assert told["License-Expression"] == "Apache-2.0"
    assert told["Version"] == __version__
    assert set(told.get_all("Provides-Extra", [])) >= EXTRAS
    development = re.compile(r"extra == ['\"](build|dev|bench)['\"]")
    needs = [one for one in told.get_all("Requires-Dist", []) if not development.search(one)]
    assert needs and not [one for one in needs if "==" in one.partition(";")[0]]


def test_pins_lie_within_the_ranges() -> None:
    """Every direct dependency is pinned, so what we test with is what the package allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pins = dict(
        re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements/run.txt").read_text(), re.M)
    )
    for need in project["dependencies"]:
        name, ranges = re.fullmatch(r"([\w.-]+)(.*)", need).groups()  # type: ignore[union-attr]
        pin = pins[name.replace(".", "-")]
        for sign, bound in re.findall(r"(>=|<)([\d.]+)", ranges):
            assert (numbers(pin) >= numbers(bound)) == (sign == ">="), need


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_the_version_is_the_same_everywhere() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"## {__version__} " in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_a_fresh_install_without_make_and_node_serves_the_pages(
    programs: Path, tmp_path: Path
) -> None:
    environ = empty_home(tmp_path, programs)
    assert __version__ in run([str(programs / "quartett"), "--version"], environ, tmp_path)
    with served(programs, environ, tmp_path) as address:
        page = urllib.request.urlopen(address, timeout=60).read().decode()
        (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert urllib.request.urlopen(address + script, timeout=60).status == 200
        health = urllib.request.urlopen(f"{address}/healthz", timeout=60)
        assert health.status == 200


def test_a_fresh_install_plays_records_and_replays(programs: Path, tmp_path: Path) -> None:
    environ = empty_home(tmp_path, programs)
    quartett = str(programs / "quartett")
    record = run([quartett, "record", "push", "--seats", "steady,greedy"], environ, tmp_path)
    (tmp_path / "game.quartett").write_text(record, "utf-8")
    told = run([quartett, "replay", "game.quartett", "--language", "de"], environ, tmp_path)
    assert len(told.splitlines()) > 10
