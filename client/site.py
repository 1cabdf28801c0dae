"""Writes a folder that any web server can serve: python client/site.py FOLDER

Lobby, four games against bots, lessons, rules, cards and replays, played in the browser of whoever
comes; and all documents as pages. The pages must be built before (`make client`).
"""

import argparse
import html
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "src" / "quartett" / "web" / "client"
MARK: Final = '<meta name="quartett-site" content="files" />'
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; "
    "require-trusted-types-for 'script'; trusted-types quartett-offline"
)
ADDRESSES: Final = ("rules", "cards", "learn", "replay")
"""Pages of the client that have an address of their own."""
GAMES_AT: Final = ("rules", "cards", "learn")
DOCUMENTS: Final = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"),
    *("client/README.md", "benchmarks/README.md"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder.resolve()
    if not (PAGES / "index.html").is_file():
        sys.exit("The pages are not built: run `make client` first.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGES, folder, ignore=shutil.ignore_patterns("offline", "sw.js"))
    write_pages(folder)
    offline = ROOT / "client" / "offline.py"
    subprocess.run([sys.executable, str(offline), str(folder / "offline")], check=True)
    write_documents(folder / "docs")


def write_pages(folder: Path) -> None:
    """The one page, at every address that somebody may open first."""
    from quartett import games

    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = (folder / "index.html").read_text("utf-8").replace("<meta", f"{policy}{MARK}<meta", 1)
    (folder / "index.html").write_text(page, "utf-8")
    names = [*ADDRESSES, *(f"{place}/{game}" for place in GAMES_AT for game in games.NAMES)]
    for name in names:
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "index.html").write_text(page, "utf-8")
    (folder / "404.html").write_text(page, "utf-8")


def documents() -> Iterator[Path]:
    yield from (ROOT / name for name in DOCUMENTS)
    yield from sorted((ROOT / "docs").rglob("*.md"))


def write_documents(folder: Path) -> None:
    """Every document as a page, in the folders it has here; what lies beside it comes along."""
    for path in documents():
        name = path.relative_to(ROOT)
        there = folder / page_name(name)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(document(path.read_text("utf-8"), name), "utf-8")
    for path in (ROOT / "docs").rglob("*"):
        if path.suffix in (".png", ".svg", ".json", ".toml", ".csv", ".html", ".gif", ".webp"):
            there = folder / path.relative_to(ROOT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, there)
    shutil.copy2(ROOT / "client" / "documents.css", folder / "style.css")
    start = "docs/README.md" if (ROOT / "docs" / "README.md").is_file() else "README.md"
    shutil.copy2(folder / page_name(Path(start)), folder / "index.html")


def page_name(name: Path) -> Path:
    return name.with_suffix(".html")


def document(text: str, name: Path) -> str:
    body = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    # Links between documents lead to their pages; links to sources lead nowhere here.
    body = re.sub(r'href="(?!https?:)([^"#]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
    title = re.search(r"^# (.+)$", text, re.M)
    root = "../" * (len(name.parts) - 1)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8" />'
        f'<meta name="viewport" content="width=device-width, initial-scale=1" />'
        f"<title>{html.escape(title[1] if title else 'Quartett')} – Quartett</title>"
        f'<base href="{base(name)}" /><link rel="stylesheet" href="{root}style.css" /></head>'
        f'<body><nav><a href="/">Play</a> · <a href="{root}docs/README.html">Documents</a> · '
        f'<a href="{root}README.html">About</a></nav>{body}</body></html>'
    )


def base(name: Path) -> str:
    """Where its links start from: the index is a copy that lies elsewhere."""
    parents = "/".join(name.parts[:-1])
    return f"/docs/{parents}/" if parents else "/docs/"


if __name__ == "__main__":
    main()
