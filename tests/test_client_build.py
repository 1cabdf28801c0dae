"""Building the pages keeps the offline engine that lies in the same folder."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).parent.parent / "client"
PATIENCE = 600

pytestmark = pytest.mark.skipif(
    shutil.which("npm") is None or not (CLIENT / "node_modules").is_dir(),
    reason="the pages are not built here (make client)",
)


def test_a_new_build_keeps_the_engine_and_lists_its_own_pages(tmp_path: Path) -> None:
    old, engine = tmp_path / "assets" / "old.js", tmp_path / "offline" / "python-1.zip"
    library = tmp_path / "offline" / "library" / "api.json"
    for path in (old, engine, library):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}")
    listed = {"version": "1", "files": [{"file": engine.name, "bytes": 2}]}
    (tmp_path / "offline" / "files.json").write_text(json.dumps(listed))
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "error"]
    call = [*build, "--outDir", str(tmp_path)]
    done = subprocess.run(call, cwd=CLIENT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr

    assert engine.is_file() and library.is_file() and not old.exists()
    assert (tmp_path / "icons").is_dir() and (tmp_path / "index.html").is_file()
    first, *rest = (tmp_path / "sw.js").read_text("utf-8").splitlines()
    built = json.loads(first.removeprefix("const BUILT = ").removesuffix(";"))
    assert rest and built["engine"] == ["/offline/python-1.zip"]
    files = {f"/assets/{path.name}" for path in (tmp_path / "assets").iterdir()}
    packed = {name for name in files if name.endswith(".br")}
    scripts = files - packed
    assert packed and {name.removesuffix(".br") for name in packed} <= scripts
    assert scripts and scripts | {"/", "/offline/library/api.json", "/offline/files.json"} <= set(
        built["pages"]
    )
    assert not packed & set(built["pages"]) and "/sw.js" not in built["pages"]


def test_the_first_page_waits_for_no_package_but_those_it_is_made_of() -> None:
    """`make run` fetches these and leaves out what checks, tests and plays without a net."""
    kinds = (".ts", ".svelte", ".css")
    files = [CLIENT / "vite.config.ts", CLIENT / "svelte.config.js"]
    files += [path for path in (CLIENT / "src").rglob("*") if path.suffix in kinds]
    imported = set[str]()
    for path in files:
        text = re.sub(r"^ *import type .*$", "", path.read_text("utf-8"), flags=re.M)
        found = re.findall(r"(?:from |\bimport |\bimport\(|url\()'((?:@[\w-]+/)?[\w-]+)", text)
        imported |= set(found)
    wanted = json.loads((CLIENT / "package.json").read_text("utf-8"))["dependencies"]
    assert imported - {"node"} == set(wanted)
