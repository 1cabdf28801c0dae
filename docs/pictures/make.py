"""Makes the pictures of README from the real pages and the real terminal:

    PYTHONPATH=src:tests:tests/web:tests/e2e python docs/pictures/make.py

Games against bots are played for some answers at a real server and then shown in Chromium, in light
and dark. The pages must be built (`make client`).
"""

import io
import os
import pty
import re
import select
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image
from rich.console import Console
from rich.text import Text

from browsing import Visit, browser
from serving import AtOnce, Player, open_table, serving

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent

WINDOW: Final = {"width": 1280, "height": 800}
SHOWN: Final = (1040, 650)
QUALITY: Final = 82
GAMES: Final = {"push": (3, 14), "force": (3, 5), "konoha": (4, 5), "deckbattle": (3, 40)}
"""How many sit there, and after how many answers of ours the picture is taken."""
LONGEST: Final = 200
MIDDLE: Final = 4
SEED: Final = 5
FRAMES_A_SECOND: Final = 10
SECONDS: Final = 5
COLUMNS, ROWS = 100, 32
ANSWERS: Final = 14
CLEAR: Final = "\x1b[2J"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        save_moving(terminal(chromium), "terminal", 1400)
        with serving(Path(folder) / "tables.db", thinkers=AtOnce()) as server:
            for theme in ("light", "dark"):
                for game in GAMES:
                    save(table(chromium, server.address, game, theme), f"{game}-{theme}")
            save_moving(reveal(chromium, server.address), "reveal", 1000 // FRAMES_A_SECOND)


def played(address: str, game: str) -> tuple[str, str]:
    """A table in the middle of its game: its name, and the cookie of the first seat."""
    seats, answers = GAMES[game]
    names = ["Ada=you", *(f"{name}=steady" for name in ("Mira", "Jon", "Noor")[: seats - 1])]
    opened_table = open_table(address, names, game)
    player = Player(address, opened_table.json["table"], opened_table.cookie)
    dice = Random(SEED)
    for turn in range(LONGEST):
        question = player.question()
        if turn >= answers and is_lively(player.last["view"]):
            break
        player.move(dice.choice(question["choices"])["move"], question["number"])
    player.close()
    return str(opened_table.json["table"]), str(opened_table.cookie)


def is_lively(view: dict[str, Any]) -> bool:
    """Where cards lie in columns there are none between two turns, which says little of a game."""
    columns = view.get("columns")
    return columns is None or sum(len(column["cards"]) for column in columns) >= MIDDLE


def seated(chromium: Any, address: str, game: str, theme: str, speed: str) -> Visit:
    table_name, cookie = played(address, game)
    one = Visit(chromium, address, viewport=WINDOW, color_scheme=theme)
    one.settle(speed=speed, theme=theme)
    name, _, secret = cookie.partition("=")
    path = f"/api/tables/{table_name}"
    host = address.split("//")[1].split(":")[0]
    one.context.add_cookies([{"name": name, "value": secret, "domain": host, "path": path}])
    one.page.goto(f"/table/{table_name}")
    one.page.wait_for_selector("[data-move]:visible, [data-pick]:visible")
    one.page.wait_for_timeout(800)
    return one


def table(chromium: Any, address: str, game: str, theme: str) -> Image.Image:
    one = seated(chromium, address, game, theme, "still")
    picture = opened(one.page.screenshot())
    one.close()
    return picture


def reveal(chromium: Any, address: str) -> list[Image.Image]:
    """We answer, and everything that follows until the next question is shown as it moves."""
    one = seated(chromium, address, "force", "light", "normal")
    frames = [opened(one.page.screenshot())]
    for _ in range(2):
        if one.page.locator("[data-pick]:visible").count():
            one.page.locator("[data-pick]:visible").first.click()
        one.page.locator("[data-move]:visible").first.click()
        for _ in range(FRAMES_A_SECOND * SECONDS // 2):
            began = time.monotonic()
            frames.append(opened(one.page.screenshot()))
            left = 1 / FRAMES_A_SECOND - (time.monotonic() - began)
            one.page.wait_for_timeout(max(1, int(1000 * left)))
    one.close()
    return frames


def terminal(chromium: Any) -> list[Image.Image]:
    page = chromium.new_page(viewport={"width": 1240, "height": 900})
    frames = []
    for screen in screens():
        console = Console(width=COLUMNS, height=ROWS, record=True, file=io.StringIO())
        lines = screen.split("\n")[:ROWS]
        console.print(Text.from_ansi("\n".join(lines + [""] * (ROWS - len(lines)))))
        page.set_content(console.export_svg(title="quartett play push"))
        frames.append(opened(page.locator("svg").first.screenshot()))
    page.close()
    return frames


def screens() -> Iterator[str]:
    """What a terminal shows at each question while somebody plays."""
    with tempfile.TemporaryDirectory() as home:
        environ = {
            **os.environ,
            "HOME": home,
            "XDG_DATA_HOME": home,
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "COLUMNS": str(COLUMNS),
            "LINES": str(ROWS),
            "PYTHONPATH": str(ROOT / "src"),
        }
        child, line = pty.fork()
        if child == 0:
            call = [
                sys.executable,
                "-m",
                "quartett",
                "play",
                "push",
                "--seed",
                "4",
                "--language",
                "en",
            ]
            os.execve(sys.executable, call, environ)
        shown, dice = read(line, 6), Random(SEED)
        yield last(shown)
        for _ in range(ANSWERS):
            os.write(line, f"{offered(shown, dice)}\n".encode())
            shown = read(line, 3)
            if CLEAR in shown and "There is no choice" not in shown:
                yield last(shown)
        os.close(line)
        os.waitpid(child, 0)


def offered(shown: str, dice: Random) -> str:
    """One of the choices that are possible, as they stand on the screen."""
    plain = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", last(shown))
    return dice.choice(re.findall(r"^ *(\d+)  ", plain, re.M) or ["1"])


def read(line: int, seconds: float) -> str:
    """Until nothing more comes, for some seconds at most."""
    told, end = b"", time.monotonic() + seconds
    while time.monotonic() < end:
        ready, _, _ = select.select([line], [], [], 1.2 if not told else 0.5)
        if not ready and told:
            break
        if ready:
            told += os.read(line, 65536)
    return told.decode("utf-8", "replace").replace("\r\n", "\n")


def last(shown: str) -> str:
    """From the last time the screen was emptied."""
    return shown.rsplit(CLEAR, 1)[-1].replace("\x1b[H", "").replace("\x1b[3J", "")


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def save(picture: Image.Image, name: str) -> None:
    picture.resize(SHOWN, Image.Resampling.LANCZOS).save(
        HERE / f"{name}.webp", quality=QUALITY, method=6
    )


def save_moving(frames: list[Image.Image], name: str, pause: int) -> None:
    small = [f.resize((800, f.height * 800 // f.width), Image.Resampling.LANCZOS) for f in frames]
    first, *rest = small
    first.save(
        HERE / f"{name}.webp",
        save_all=True,
        append_images=rest,
        duration=pause,
        loop=0,
        quality=60,
        method=4,
    )


if __name__ == "__main__":
    main()
