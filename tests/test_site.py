"""The documents as pages of the static site: all of them are there, and every link works."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
pytest.importorskip("markdown_it")


def site_script() -> Any:
    spec = spec_from_file_location("site_script", ROOT / "client" / "site.py")
    assert spec and spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site") / "docs"
    site_script().write_documents(place)
    return place


def test_every_document_is_a_page(folder: Path) -> None:
    for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        assert (folder / path.relative_to(ROOT).with_suffix(".html")).is_file(), path
    assert "<h1>Documents</h1>" in (folder / "index.html").read_text("utf-8")


def test_every_link_of_a_page_leads_to_something(folder: Path) -> None:
    lost = []
    for path in folder.rglob("*.html"):
        text = path.read_text("utf-8")
        if not (start := re.search(r'<base href="/docs/([^"]*)"', text)):
            continue  # a report that lies beside the documents
        for link in re.findall(r'(?:href|src|srcset)="(?!https?:|#|/)([^"#]+)', text):
            if not (folder / start[1] / link).exists():
                lost.append(f"{path.relative_to(folder)}: {link}")
    assert lost == []


def test_sources_that_documents_name_can_be_read(folder: Path) -> None:
    assert "Apache License" in (folder / "LICENSE.html").read_text("utf-8")
    assert "any.py" in (folder / "examples" / "programs.html").read_text("utf-8")
    assert "&gt;" in (folder / "examples" / "programs" / "any.js.html").read_text("utf-8")
