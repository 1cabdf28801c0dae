"""The built browser client: its pages, and its files by name."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.background import BackgroundTask, BackgroundTasks
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.web.requests import registry_of
from quartett.web.shield import address_of

CLIENT: Final = Path(__file__).parent / "client"
PAGES: Final = ("/", "/table/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}")
MORE_PAGES: Final = (
    "/replay",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/daily",
    "/daily/{rest:path}",
    "/rules",
    "/cards",
    "/cards/{rest:path}",
    "/play",
    "/learn",
    "/learn/{rest:path}",
)
"""The client decides by the address what to show, so each of them is the same file."""

WITH_REPLAYS: Final = ("/replay", "/table")
"""Where people soon ask for a game that is over."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Files in `assets` have a hash in their names: another content is another name."""
ASK_AGAIN: Final = "no-cache"
OFFLINE: Final = "offline/files.json"
"""What is needed to play without a net. Pages ask for it, and it is no fault if it is missing."""
KEEPER: Final = "sw.js"
"""A browser that has cached the pages requests this at every visit, and no page."""
ENGINE: Final = re.compile(r"worker-[\w-]+\.js")
FOR_THE_ENGINE: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""The worker that plays without a net runs WebAssembly; no page may."""
BESIDE: Final = {"br": ".br", "gzip": ".gz"}
"""What the build packed beside a file: Python has no Brotli, and large files take too long."""
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")


def routes(folder: Path) -> list[Route]:
    """What is served from the folder of the client."""

    async def show_page(request: Request) -> Response:
        if not (folder / "index.html").is_file():
            raise Problem("no-client")
        page = show(request, folder / "index.html", ASK_AGAIN)
        afterwards = BackgroundTasks([BackgroundTask(request.app.state.compiling.begin)])
        if request.url.path.startswith(WITH_REPLAYS):
            address = address_of(request.scope)
            afterwards.add_task(registry_of(request).thinkers.prepare, address)
        page.background = afterwards
        return page

    async def show_file(request: Request) -> Response:
        path = inside(folder, request.path_params["name"])
        if path is None and request.path_params["name"] == OFFLINE:
            return Response(status_code=204)
        if path is None and is_visit(request) and (folder / "index.html").is_file():
            return show(request, folder / "index.html", ASK_AGAIN, 404)
        if path is None:
            raise Problem("unknown-page", page=short(request.url.path))
        cached = FOR_EVER if path.parent == (folder / "assets").resolve() else ASK_AGAIN
        shown = show(request, path, cached)
        if ENGINE.fullmatch(path.name):
            shown.headers["content-security-policy"] = FOR_THE_ENGINE
        if path.name == KEEPER:
            shown.background = BackgroundTask(request.app.state.compiling.begin)
        return shown

    return [
        *(Route(page, show_page) for page in (*PAGES, *MORE_PAGES)),
        Route("/{name:path}", show_file),
    ]


def is_visit(request: Request) -> bool:
    """Whether a person came by an address that nobody knows: they get a page that says so. Programs
    get a problem, and so does everybody who asks the interface."""
    api = request.url.path.startswith("/api/")
    return not api and "text/html" in request.headers.get("accept", "")


def inside(folder: Path, name: str) -> Path | None:
    """The file of this name, if it lies in the folder and not elsewhere. No file has a name that
    the system does not take."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def show(request: Request, path: Path, cached: str, status: int = 200) -> Response:
    told = path.stat()
    plain, packings, kind = read(path, told.st_mtime_ns)
    tag = f'"{told.st_mtime_ns:x}-{told.st_size:x}"'
    headers = {"cache-control": cached, "etag": tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    accepted = re.findall(r"[\w-]+", request.headers.get("accept-encoding", ""))
    for packing, packed in packings:
        if packing in accepted:
            headers["content-encoding"] = packing
            return Response(packed, status, headers, media_type=kind)
    return Response(plain, status, headers, media_type=kind)


@lru_cache(maxsize=256)
def read(path: Path, _changed: int) -> tuple[bytes, list[tuple[str, bytes]], str]:
    """A file, the same compressed in each way that helps, smallest first, and its type."""
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if path.suffix == ".js" else kind
    packings = [
        (packing, beside.read_bytes())
        for packing, suffix in BESIDE.items()
        if (beside := path.with_name(path.name + suffix)).is_file()
    ]
    if path.suffix in PACKED:
        packings.append(("gzip", gzip.compress(plain, 9, mtime=0)))
    return plain, packings, kind
