"""The client's own copies of what the server says."""

import importlib.util
import json
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "client"


def test_the_types_of_the_client_are_those_of_the_wire() -> None:
    place = importlib.util.spec_from_file_location("client_wire", CLIENT / "wire.py")
    assert place is not None and place.loader is not None
    wire = importlib.util.module_from_spec(place)
    place.loader.exec_module(wire)
    made = wire.typescript(json.loads(wire.SCHEMA.read_text("utf-8")))
    assert made == wire.TARGET.read_text("utf-8"), "run python client/wire.py"
