"""The lab on a cluster: one on this machine, with a worker that is killed during a game."""

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import quartett
from quartett.cli import main
from quartett.core.problem import Problem
from quartett.lab.block import play
from quartett.lab.experiment import Experiment, Variant
from quartett.lab.study import Study
from quartett.lab.workers import worked

SMALL = Experiment(
    game="konoha",
    seats=("random",) * 3,
    games=600,
    seed=3,
    measure="score",
    variants=(Variant("redeal"), Variant("keep", options={"redeal": "no"})),
)
PATIENCE = 240.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster on this machine, ended when the tests are."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["PYTHONPATH"] = str(Path(quartett.__file__).parents[1])
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield made.address
    made.shutdown()


def workers_below(process: int) -> list[int]:
    """The workers of Ray that play for us: descendants of this process, by their title."""
    found, parents = [], {process}
    for _ in range(4):
        children = {
            int(p.parent.name) for p in Path("/proc").glob("[0-9]*/stat") if is_child(p, parents)
        }
        found += [child for child in children if title(child).startswith(b"ray::play")]
        parents = children
    return found


def is_child(stat: Path, parents: set[int]) -> bool:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1]) in parents
    except (OSError, IndexError):
        return False


def title(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def kill_one(killed: list[int]) -> None:
    """Waits for a worker that plays and ends it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not killed:
        for worker in workers_below(os.getpid())[:1]:
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)
        time.sleep(0.01)


def test_a_killed_worker_changes_nothing(cluster: str, tmp_path: Path) -> None:
    killed: list[int] = []
    killer = threading.Thread(target=kill_one, args=(killed,), daemon=True)
    killer.start()
    found = Study(SMALL, tmp_path / "cluster").conduct(None, cluster)
    killer.join(PATIENCE)
    here = Study(SMALL, tmp_path / "here").conduct(1, None)
    assert killed, "no worker was found to be killed"
    assert found.games == 600 and found.rows == here.rows


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    (tmp_path / "x.toml").write_text('game = "push"\nseats = ["random", "random"]\ngames = 10\n')
    for wrong in (address, "nonsense"):
        assert main(["lab", "x.toml", "--cluster", wrong, "--language", "en"]) == 2
        error = capsys.readouterr().err.strip().splitlines()
        assert error[-1].startswith(f"There is no Ray cluster at “{wrong}”")
    assert not (tmp_path / "x").exists()


def test_processes_are_counted_before_anything_is_played() -> None:
    with pytest.raises(Problem):
        next(worked(play, [], processes=0))
