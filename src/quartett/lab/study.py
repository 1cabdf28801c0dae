"""Runs an experiment: orders blocks, keeps the results, stops when they are precise enough."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from quartett.core.problem import Problem
from quartett.lab.block import BLOCK, Order, Played, play
from quartett.lab.experiment import Experiment, runs, variants
from quartett.lab.findings import Findings
from quartett.lab.whole_files import keep, read
from quartett.lab.workers import worked

PARTS: Final = "parts"
"""The folder of finished blocks, until the run is over."""
MARK: Final = "experiment.sha256"

Progress = Callable[[int], None]


def digest(experiment: Experiment) -> str:
    """Equal for settings that give the same games; texts and the wanted precision do not count."""
    plain = msgspec.structs.replace(
        experiment, title="", question="", answer="", games=1, interval=None
    )
    orders = [(run.load().rules_version, msgspec.to_builtins(run)) for run in runs(plain)]
    data = msgspec.json.encode([experiment.moves, experiment.measure, orders])
    return hashlib.sha256(data).hexdigest()


class Study:
    """An experiment with its folder. Blocks that are already there are not played again."""

    def __init__(self, experiment: Experiment, folder: Path, resume: bool = False) -> None:
        self.experiment = experiment
        self.folder = folder
        self.findings = Findings(experiment, variants(experiment), runs(experiment))
        self.check(resume)
        self.done: dict[int, Played] = {}

    def check(self, resume: bool) -> None:
        """Checks that the folder belongs to this experiment. Nothing is written before the first
        block."""
        mark = self.folder / MARK
        if resume and mark.exists() and read(mark).strip() != digest(self.experiment):
            raise Problem("resume-other", folder=str(self.folder))
        if resume and not mark.exists():
            raise Problem("resume-nothing", folder=str(self.folder))
        if not resume and self.folder.exists() and any(self.folder.iterdir()):
            raise Problem("report-exists", folder=str(self.folder))

    def orders(self) -> list[Order]:
        """The missing blocks."""
        games, played_runs = self.experiment.games, tuple(f.run for f in self.findings.found)
        return [
            Order(played_runs, first, min(first + BLOCK, games), self.experiment.moves)
            for first in range(0, games, BLOCK)
            if first not in self.done
        ]

    def part(self, first: int) -> Path:
        return self.folder / PARTS / f"{first:010}.json"

    def load(self) -> None:
        """Loads what an earlier run kept, as far as it fits the blocks of this one."""
        for path in sorted((self.folder / PARTS).glob("*.json")):
            block = msgspec.json.decode(read(path), type=Played)
            if len(block.rows[0]) == min(BLOCK, self.experiment.games - block.first):
                self.done[block.first] = block

    def conduct(
        self, processes: int | None, cluster: str | None, progress: Progress | None = None
    ) -> Findings:
        """Plays until the results are precise enough. Ctrl-C ends early with the finished games."""
        self.load()
        self.advance(progress)
        try:
            if not self.findings.enough:
                with closing(worked(play, self.orders(), processes, cluster)) as blocks:
                    self.collect(blocks, progress)
        except KeyboardInterrupt:
            self.findings.interrupted = True
        return self.findings

    def collect(self, blocks: Iterator[Played], progress: Progress | None) -> None:
        for block in blocks:
            keep(self.folder / MARK, digest(self.experiment) + "\n")
            keep(self.part(block.first), msgspec.json.encode(block).decode())
            self.done[block.first] = block
            self.advance(progress)
            if self.findings.enough:
                return

    def advance(self, progress: Progress | None) -> None:
        """Adds blocks in order without gaps, and no more than needed."""
        while self.findings.games in self.done and not self.findings.enough:
            before = self.findings.games
            self.findings.take(self.done[before])
            if progress is not None:
                progress(self.findings.games - before)

    def clear(self) -> None:
        """Removes the parts once the results are written."""
        for path in (self.folder / PARTS).glob("*.json"):
            path.unlink()
        if (self.folder / PARTS).exists():
            (self.folder / PARTS).rmdir()
