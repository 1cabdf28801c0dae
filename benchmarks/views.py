"""What a step costs on the wire: whole views against changes (decision 0011).

python benchmarks/views.py
"""

import time
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.story import View
from quartett.table.change import change

SEATS, STEPS, VIEWER = 4, 400, 0
ENCODE: Final = msgspec.json.Encoder().encode


def views(game: Game[Any], spent: Counter[str]) -> Iterator[View]:
    """Of a game that good players play, as one seat sees it."""
    state, bot, stream = game.start(SEATS), game.bots["steady"](), Stream(5)
    for _ in range(STEPS):
        if state.over:
            return
        seat = state.owing[0]
        chance = seat == CHANCE
        move = state.chance(stream) if chance else bot.choose(state.masked(seat), seat, stream)
        state.apply(seat, move)
        begun = time.perf_counter()
        view = game.view(state.masked(VIEWER))
        spent["build"] += round(1e9 * (time.perf_counter() - begun))
        yield view


def measure(game: Game[Any]) -> Counter[str]:
    """Bytes and nanoseconds of all steps but the first."""
    spent: Counter[str] = Counter()
    windows = {kind: zlib.compressobj(1, zlib.DEFLATED, -15) for kind in ("whole", "change")}
    before: View | None = None
    for view in views(game, spent):
        if before is not None:
            spent["steps"] += 1
            for kind, window in windows.items():
                start = time.perf_counter()
                frame = ENCODE(view if kind == "whole" else change(before, view))
                encoded = time.perf_counter()
                packed = window.compress(frame) + window.flush(zlib.Z_SYNC_FLUSH)
                deflated = time.perf_counter()
                spent[f"{kind} bytes"] += len(frame)
                spent[f"{kind} deflated bytes"] += len(packed)
                spent[f"{kind} encode"] += round(1e9 * (encoded - start))
                spent[f"{kind} deflate"] += round(1e9 * (deflated - encoded))
        before = view
    return spent


def main() -> None:
    for name in games.NAMES:
        spent = measure(games.load(name))
        steps = spent.pop("steps")
        told = [
            f"{what} {number / steps:.0f}"
            if what.endswith("bytes")
            else f"{what} {number / steps / 1000:.1f} us"
            for what, number in spent.items()
        ]
        print(f"{name}: {steps} steps; a step: {', '.join(told)}")


if __name__ == "__main__":
    main()
