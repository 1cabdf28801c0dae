"""Custom card files can be used everywhere, and games with different files are never mixed up."""

import re
from importlib.resources import files

import pytest

from ftl import messages
from quartett import games
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.core.replay import replay, start
from quartett.games.facts import CardFile
from quartett.lab.batch import simulate
from quartett.lab.run import plan
from quartett.terminal.retell import retell
from quartett.words import Words

every_game = pytest.mark.parametrize("name", games.NAMES)


def built_in(name: str) -> str:
    return files(f"quartett.games.{name}").joinpath("cards.toml").read_text("utf-8")


def fewer_rolls() -> CardFile:
    text = built_in("push")
    assert "is = 18" in text
    return CardFile(text.replace("is = 18", "is = 2"), "mine.toml")


@every_game
def test_a_copy_of_the_built_in_file_is_the_same_game(name: str) -> None:
    copy = games.load(name, CardFile(built_in(name), "copy.toml"))
    assert copy.cards_digest == games.load(name).cards_digest
    assert copy.moves.texts == games.load(name).moves.texts
    assert copy.card_list() == games.load(name).card_list()


@every_game
def test_a_file_may_begin_with_a_byte_order_mark(name: str) -> None:
    text = built_in(name)
    assert games.load(name, CardFile(f"\ufeff{text}")).cards_digest == CardFile(text).digest


@every_game
def test_every_card_is_listed_with_its_copies(name: str) -> None:
    cards = games.load(name).card_list()
    assert len({card.name for card in cards}) == len(cards)
    assert all(card.copies > 0 for card in cards)
    fields = {field for card in cards for field in (*card.values, *card.reconstructed)}
    assert {f"field-{field}" for field in fields} <= messages("en", name).keys()


def test_a_run_plays_with_the_cards_it_was_given() -> None:
    own, usual = games.load("push", fewer_rolls()), games.load("push")
    names = ["random", "random", "random"]
    few = simulate(own, names, 20, seed=1, processes=2)
    many = simulate(usual, names, 20, seed=1, processes=2)
    assert few.tally.longest < many.tally.shortest


def test_a_record_is_replayed_only_with_its_own_cards() -> None:
    own = games.load("push", fewer_rolls())
    text = plan(own, ["random", "random"], 1, 1, {}).record(0).text()
    record = parse(text)
    assert list(replay(own, record, start(own, record))) == record.moves
    with pytest.raises(Problem) as refused:
        start(games.load("push"), record)
    assert refused.value.name == "record-other-cards"


def test_plain_values_are_marked_as_the_file_says() -> None:
    text = '[defaults]\nmark = "printed"\nsource = "a box"\n[orange]\ncopies = 3\n'
    text += (
        'colour = { is = "red", mark = "reconstructed", reason = "a test" }\nsize = { is = 2 }\n'
    )
    facts = CardFile(text, "mine.toml").facts["orange"]
    assert [(facts[name].value, facts[name].mark) for name in ("copies", "colour", "size")] == [
        *((3, "printed"), ("red", "reconstructed"), (2, "printed")),
    ]
    assert CardFile("orange.copies = 3").facts["orange"]["copies"].mark == "reconstructed"


def test_marks_and_the_way_a_value_is_written_do_not_change_the_digest() -> None:
    plain = CardFile('[defaults]\nmark = "printed"\nsource = "a box"\n[orange]\ncopies = 3')
    long = CardFile('orange.copies = { is = 3, mark = "reconstructed", reason = "a test" }')
    assert plain.digest == long.digest != CardFile("orange.copies = 4").digest


def test_how_far_the_lab_may_go_does_not_change_the_digest() -> None:
    plain = CardFile("orange.copies = 3")
    assert CardFile("orange.copies = 3\nbounds.fruit-copies = [1, 9]").digest == plain.digest


@pytest.mark.parametrize("defaults", ["3", '{ mark = "guessed" }', '{ mark = "printed" }'])
def test_defaults_that_say_nothing_are_refused(defaults: str) -> None:
    with pytest.raises(Problem):
        CardFile(f"defaults = {defaults}\norange.copies = 3", "mine.toml")


def test_the_terminal_calls_an_own_card_by_the_name_in_its_file() -> None:
    text = re.sub(r"\bkurenai\b", "lady-k", built_in("deckbattle"))
    assert 'name = "Kurenai"' in text
    own = games.load("deckbattle", CardFile(text.replace('"Kurenai"', '"Lady K"'), "mine.toml"))
    words = Words("en", "deckbattle", own.card_list())
    assert words.thing("card", "lady-k") == "Lady K"
    assert words.thing("card", "kakashi") == Words("en", "deckbattle").thing("card", "kakashi")
    record = plan(own, ["random"] * 4, 1, 1, {}).record(0)
    story = " ".join(retell(own, record, "en"))
    assert "Lady K" in story and "lady-k" not in story
