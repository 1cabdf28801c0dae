"""Deployment files agree on names, ports, options and files. No container is run."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from quartett.cli import build_parser

ROOT = Path(__file__).parent.parent
COMPOSE = ROOT / "deploy" / "compose.yaml"


def compose() -> Any:
    return yaml.safe_load(COMPOSE.read_text("utf-8"))


def served(text: str) -> list[list[str]]:
    """The words after `quartett serve` in a file."""
    return [
        re.sub(r'[\\"\],]', " ", found).split()
        for found in re.findall(r"quartett serve (.*)", text)
    ]


@pytest.mark.parametrize("name", ["Dockerfile", "deploy/quartett.service"])
def test_the_command_that_serves_is_one_that_we_understand(name: str) -> None:
    (words,) = served((ROOT / name).read_text("utf-8"))
    settings = build_parser().parse_args(["serve", *words])
    assert settings.port == 8000 and settings.behind_proxy


def test_the_image_is_not_root_and_tells_its_health() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    stages = text.split("\nFROM ")
    assert len(stages) == 4
    last = stages[-1]
    assert re.search(r"^USER 10001$", last, re.M) and "--uid 10001" in last
    assert re.search(r"^HEALTHCHECK", last, re.M) and "/healthz" in last
    assert re.search(r"^VOLUME /data$", last, re.M)
    assert "npm" not in last and "node" not in last and "gcc" not in last


def test_the_image_can_be_played_without_a_net() -> None:
    """The engine is packed after the pages are there, and before the wheel takes them in."""
    _, _, wheel, _ = (ROOT / "Dockerfile").read_text("utf-8").split("\nFROM ")
    steps = ["/web/client ./src", "client/node_modules/pyodide", "client/offline.py", "pip wheel"]
    places = [wheel.index(step) for step in steps]
    assert places == sorted(places)


def test_every_file_that_the_image_copies_is_there() -> None:
    for words in re.findall(r"^COPY (?!--from)(.+)$", (ROOT / "Dockerfile").read_text(), re.M):
        for name in words.split()[:-1]:
            assert (ROOT / name).exists(), name


def test_the_parts_of_the_compose_file_know_each_other() -> None:
    services, volumes = compose()["services"], compose()["volumes"]
    assert "@postgres/quartett" in services["quartett"]["environment"]["QUARTETT_DATABASE"]
    assert services["quartett"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    named = [
        volume.split(":")[0]
        for service in services.values()
        for volume in service["volumes"]
        if not volume.startswith("./")
    ]
    assert sorted(named) == sorted(volumes)
    caddy = (COMPOSE.parent / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy quartett:8000" in caddy and "respond /metrics 404" in caddy


@pytest.mark.skipif(shutil.which("docker") is None, reason="docker is not here")
def test_docker_reads_the_compose_file() -> None:
    call = ["docker", "compose", "-f", str(COMPOSE), "config", "-q"]
    done = subprocess.run(
        call,
        capture_output=True,
        text=True,
        timeout=60,
        env={"POSTGRES_PASSWORD": "x", "PATH": "/usr/bin:/usr/local/bin:/bin"},
    )
    if "not a docker command" in done.stderr or "unknown" in done.stderr:
        pytest.skip("docker has no compose here")
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "quartett.service").read_text("utf-8")
    place = tmp_path / "quartett.service"
    place.write_text(unit.replace("/opt/quartett/bin/quartett", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(place)], capture_output=True, text=True, timeout=60
    )
    own = [line for line in done.stderr.splitlines() if "quartett.service" in line]
    assert done.returncode == 0 or not own, done.stderr
