"""What a long run has found so far, so that it can be stopped and go on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


class Journal:
    """Named parts in a file. What another run wrote, with other cards or numbers, is dropped."""

    def __init__(self, path: Path, about: str) -> None:
        self.path = path
        self.about = about
        self.parts: dict[str, Any] = {}
        known = json.loads(path.read_text("utf-8")) if path.exists() else {}
        if known.get("about") == about:
            self.parts = known["parts"]

    def part(self, name: str, make: Callable[[], Any]) -> Any:
        """What was found under this name, or what is found now."""
        if name not in self.parts:
            self.parts[name] = make()
            self.path.write_text(json.dumps({"about": self.about, "parts": self.parts}), "utf-8")
        return self.parts[name]
