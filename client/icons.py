"""Draws the icons of the web app manifest from our own sign.
PYTHONPATH=src:tests/e2e python client/icons.py

Phones need bitmaps of fixed sizes. A maskable icon has its background up to the edges, and the sign
within the part that no phone crops.
"""

from pathlib import Path
from typing import Final

from browsing import browser

ICONS: Final = Path(__file__).parent / "public" / "icons"
PAPER: Final = "#f6f1e7"
# Name, size in px, the share of it that the sign takes, and the background.
DRAWN: Final = (
    ("quartett-192.png", 192, 0.86, "transparent"),
    ("quartett-512.png", 512, 0.86, "transparent"),
    ("maskable-192.png", 192, 0.56, PAPER),
    ("maskable-512.png", 512, 0.56, PAPER),
)


def main() -> None:
    sign = (ICONS / "quartett.svg").read_text("utf-8")
    with browser() as running:
        for name, size, share, behind in DRAWN:
            page = running.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{behind}'><div style='width:{share:%};line-height:0'>{sign}</div>"
            )
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
