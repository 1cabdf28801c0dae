"""Writes a folder that any web server can serve: python client/site.py FOLDER

Lobby, four games against bots, lessons, rules, cards and replays, all run in the visitor's browser;
and all documents as pages. The pages have to be built first (`make client`).
"""

import argparse
import html
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
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
"""Pages of the client with an address of their own."""
GAMES_AT: Final = ("rules", "cards", "learn")
DOCUMENTS: Final = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"),
    *("client/README.md", "benchmarks/README.md"),
)
BESIDE: Final = (".png", ".svg", ".json", ".toml", ".csv", ".html", ".gif", ".webp")
LINK: Final = re.compile(r'href="(?!https?:|#)([^"#]+)(#[^"]*)?"')


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
    """The single page, at every address that can be opened first."""
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
    """Every document as a page, in the same folders; files next to it are copied, and what it links
    to elsewhere becomes a page too."""
    linked: set[Path] = set()
    for path in documents():
        body = (
            MarkdownIt("commonmark", {"html": True}).enable("table").render(path.read_text("utf-8"))
        )
        linked |= {found for link in links(body) if (found := source(path, link))}
        write_page(folder, path, LINK.sub(partial(led, path), body))
    for path in sorted(
        linked | {file for place in linked if place.is_dir() for file in listed(place)}
    ):
        write_page(folder, path, listing(path) if path.is_dir() else shown(path))
    for path in filter(is_beside, (ROOT / "docs").rglob("*")):
        there = folder / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, there)
    shutil.copy2(ROOT / "client" / "documents.css", folder / "style.css")
    shutil.copy2(folder / page_name(Path("docs/README.md")), folder / "index.html")


def write_page(folder: Path, path: Path, body: str) -> None:
    name = path.relative_to(ROOT)
    there = folder / page_name(name)
    there.parent.mkdir(parents=True, exist_ok=True)
    there.write_text(page(body, name), "utf-8")


def is_beside(path: Path) -> bool:
    """Whether it is copied as it is."""
    return path.is_relative_to(ROOT / "docs") and path.suffix in BESIDE


def links(body: str) -> list[str]:
    return [found[1] for found in LINK.finditer(body)]


def source(path: Path, link: str) -> Path | None:
    """The linked file or folder, unless it is a document itself."""
    there = (path.parent / link).resolve()
    plain = there.suffix != ".md" and not is_beside(there)
    return there if plain and there.exists() and there.is_relative_to(ROOT) else None


def led(path: Path, link: re.Match[str]) -> str:
    """Points links between documents at their pages, and links to sources at theirs."""
    target, place = link[1], link[2] or ""
    if target.endswith(".md"):
        target = f"{target.removesuffix('.md')}.html"
    elif source(path, target):
        target = f"{target.rstrip('/')}.html"
    return f'href="{target}{place}"'


def listed(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file())


def listing(folder: Path) -> str:
    rows = [
        f'<li><a href="{folder.name}/{path.name}.html">{path.name}</a></li>'
        for path in listed(folder)
    ]
    return f"<h1>{html.escape(folder.name)}</h1><ul>{''.join(rows)}</ul>"


def shown(path: Path) -> str:
    text = html.escape(path.read_text("utf-8"))
    return f"<h1>{html.escape(path.name)}</h1><pre><code>{text}</code></pre>"


def page_name(name: Path) -> Path:
    return (
        name.with_suffix(".html") if name.suffix == ".md" else name.with_name(f"{name.name}.html")
    )


def page(body: str, name: Path) -> str:
    found = re.search(r"<h1>(.+?)</h1>", body)
    title = re.sub(r"<[^>]+>", "", found[1]) if found else "Quartett"
    root = "../" * (len(name.parts) - 1)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8" />'
        f'<meta name="viewport" content="width=device-width, initial-scale=1" />'
        f"<title>{title} – Quartett</title>"
        f'<base href="{base(name)}" /><link rel="stylesheet" href="{root}style.css" /></head>'
        f'<body><nav><a href="/">Play</a> · <a href="{root}docs/README.html">Documents</a> · '
        f'<a href="{root}README.html">About</a></nav>{body}</body></html>'
    )


def base(name: Path) -> str:
    """The base of relative links: the index is a copy from another folder."""
    parents = "/".join(name.parts[:-1])
    return f"/docs/{parents}/" if parents else "/docs/"


if __name__ == "__main__":
    main()
