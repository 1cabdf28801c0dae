"""The results as tables in Markdown, for a terminal and for README.md."""

from collections.abc import Iterator, Mapping

from benchmarks.contest import Row

IMPORT_AIM = 0.080
"""Seconds."""


def speeds(rows: list[Row]) -> Iterator[str]:
    yield "| game | measure | who | a second | by players | × peer | quartiles | aim |"
    yield "|---|---|---|--:|--:|--:|--:|---|"
    for row in rows:
        cells = [row.game, row.measure, row.who, short(row.rate), short(row.by_players)]
        yield line([*cells, *ratio_cells(row)])


def ratio_cells(row: Row) -> list[str]:
    if row.ratio is None:
        return ["", "", ""]
    aim = "" if row.aim is None else f"≥ {row.aim:g}: {verdict(row.ratio >= row.aim)}"
    return [f"{row.ratio:.2f}", f"{row.low:.2f} – {row.high:.2f}", aim]


def costs(imports: Mapping[str, float], memory: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    yield "| cost | who | value | aim |"
    yield "|---|---|--:|---|"
    for name, seconds in imports.items():
        aim = f"≤ {IMPORT_AIM * 1000:.0f} ms: {verdict(seconds <= IMPORT_AIM)}"
        yield line(
            ["import", name, f"{seconds * 1000:.0f} ms", aim if name.startswith("quartett") else ""]
        )
    for who, used in memory.items():
        yield line(
            ["memory of all that is imported", who, f"{used['imported'] / 2**20:.1f} MiB", ""]
        )
        yield line(["memory of a state", who, f"{used['per_state']:.0f} bytes", ""])


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def verdict(met: bool) -> str:
    return "met" if met else "MISSED"


def short(rate: float) -> str:
    if rate == 0:
        return ""
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k"
