"""The client's copies of the server's types and lists are up to date."""

import importlib.util
import json
import re
from pathlib import Path

from quartett.games.facts import CardFile

CLIENT = Path(__file__).parent.parent / "client"
NUMBERS = {"force", "recruit", "chakra", "points", "force-cost", "recruit-cost"}


def test_the_types_of_the_client_are_those_of_the_wire() -> None:
    place = importlib.util.spec_from_file_location("client_wire", CLIENT / "wire.py")
    assert place is not None and place.loader is not None
    wire = importlib.util.module_from_spec(place)
    place.loader.exec_module(wire)
    made = wire.typescript(json.loads(wire.SCHEMA.read_text("utf-8")))
    assert made == wire.TARGET.read_text("utf-8"), "run python client/wire.py"


def test_the_cards_in_the_lobby_have_the_numbers_of_the_game() -> None:
    cards = CardFile.own("quartett.games.deckbattle").facts
    fan = (CLIENT / "src" / "cards" / "deckbattle" / "Fan.svelte").read_text("utf-8")
    shown = re.findall(r'card="(\w+)"(.*?)/>', fan, re.DOTALL)
    for card, rest in shown:
        numbers = re.findall(r"(\w+)(?:=\{|: )(\d+)", rest)
        own = cards[card]
        printed = {key.replace("-", "_"): own[key].value for key in NUMBERS & own.keys()}
        assert {name: int(number) for name, number in numbers} == printed
    assert len(shown) == 3
