"""Deck Battle in the terminal: what people see, and what they do not."""

from typing import Any

import pytest
from rich.cells import cell_len

from arena import Arena, arena
from quartett.core.chance import NOBODY, Stream
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.rules import phases
from quartett.terminal import deckbattle as stage
from quartett.terminal.lines import inked
from quartett.terminal.scene import Scene
from quartett.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)
CARDS = {card.name: card for card in GAME.card_list()}
NAMES = ("Ada", "Jon", "Mira", "Noor")


def battle(seats: int = 2) -> Arena:
    return arena(
        "naruto sakura kakashi",
        seats=seats,
        field="itachi gamahiro . ayame baki danzo",
        wounded="gamakichi",
        inventory="kunai",
        market="ramen kunai shuriken",
        missions="rescue lost-cat",
        unlocked="naruto-1",
        chakra=3,
        scrolls=2,
    )


def scene(table: Any, viewer: int = 0, language: str = "en") -> Scene:
    state = table.state.masked(viewer)
    seats = int(state.seats)
    view = GAME.view(state)
    words = Words(language, "deckbattle")
    return Scene(words, view, NAMES[:seats], ("",) * seats, {}, CARDS)


def drawn(table: Any, width: int = 80, viewer: int = 0, language: str = "en") -> str:
    lines = stage.draw(scene(table, viewer, language), width, False)
    return "\n".join(line.plain for line in lines)


def test_the_whole_table_is_drawn_and_told() -> None:
    for text in (drawn(battle()), "\n".join(stage.tell(scene(battle())))):
        for name in ("Itachi", "Gamahiro", "Ayame", "Ramen", "Shuriken", "Rescue", "The Lost Cat"):
            assert name in text
        for own in ("Naruto", "Gamakichi", "Kunai", "Multi Shadow Clones", "Chakra", "Scrolls"):
            assert own in text


def test_the_threat_shows_where_it_goes_next() -> None:
    assert "▶Itachi→2" in drawn(battle())
    table = arena(field="gamahiro ayame baki . . itachi")
    assert "▶Itachi→out" in drawn(table) and "It is the Threat and escapes next." in " ".join(
        stage.tell(scene(table))
    )


def test_the_threat_jumps_over_a_gap() -> None:
    assert "▶Itachi→3" in drawn(arena(field="itachi . ayame baki gamahiro danzo"))


def test_a_manoeuvre_shows_its_sum_before_it_is_done() -> None:
    table = arena("kakashi naruto lee-gates", field="itachi gamahiro", step="deploy")
    table.play("fight gamahiro, with kakashi")
    needed = scene(table).view.manoeuvre.needed
    assert f"Kakashi 2 = 2 of {needed}: {needed - 2} short" in drawn(table)
    table.play("with lee-gates")
    worth = scene(table).view.manoeuvre.total - 2
    left = "just enough" if worth + 2 == needed else f"enough, {worth + 2 - needed} would be lost"
    assert f"Kakashi 2 + Lee (Eight Gates) {worth} = {worth + 2} of {needed}: {left}" in drawn(
        table
    )


@every_language
def test_a_place_with_much_on_it_is_not_cut_off(language: str) -> None:
    table = arena("naruto naruto sakura sai sai", field="gamahiro kakuzu naruto-sage lee-gates")
    table.state.akamaru = table.state.threat
    table.play("deploy, fight mask, with naruto, with naruto 2, with sai, with sai 2")
    for height in (0, 100):
        lines = stage.draw(scene(table, language=language), 80, False, height)
        assert not [line.plain for line in lines if "…" in line.plain]


@every_language
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_drawn_table_fits_its_width(seats: int, width: int, language: str) -> None:
    table = battle(seats)
    for viewer in (0, 1, NOBODY):
        lines = stage.draw(scene(table, viewer, language), width, True)
        assert max(cell_len(line.plain) for line in lines) <= width
        told = stage.tell(scene(table, viewer, language))
        assert all("None" not in line for line in told)


@every_language
def test_a_small_terminal_folds_the_table_and_keeps_what_is_on_it(language: str) -> None:
    shown = scene(battle(4), language=language)
    tight, ample = (stage.draw(shown, 80, False, height) for height in (14, 100))
    assert inked(tight) <= 16 and inked(tight) <= inked(ample)
    text = " ".join(line.plain for line in tight)
    for card in ("itachi", "gamahiro", "danzo", "naruto"):
        assert shown.words.thing("card", card) in text


def test_hands_of_others_are_not_shown() -> None:
    table = battle().put("hand", "hinata kiba", seat=1)
    seen = drawn(table), stage.tell(scene(table))
    table.state = table.state.masked(0).imagine(Stream(4))
    assert (drawn(table), stage.tell(scene(table))) == seen
    assert "Hinata" in drawn(battle().put("hand", "hinata", seat=1), viewer=1)


# What cards say


@every_language
@pytest.mark.parametrize(
    ("move", "card"),
    [("fight gamahiro", "gamahiro"), ("activate kakashi", "kakashi"), ("buy ramen", "ramen")],
)
def test_a_choice_says_what_its_card_does(move: str, card: str, language: str) -> None:
    seen = scene(battle(), language=language)
    told = stage.remark(seen, move)
    text = " ".join(seen.words.line(line) for line in seen.cards[card].text)
    assert text and told.endswith(text)


def test_a_technique_is_told_by_its_level() -> None:
    first, second = (stage.remark(scene(battle()), f"unlock naruto-{level}") for level in (1, 2))
    assert first.startswith("Multi Shadow Clones (level 1)")
    assert second.startswith("Summoning (level 2)")
    assert "level 2" not in first and stage.remark(scene(battle()), "channel naruto") == ""


def test_a_team_is_told_with_its_characters() -> None:
    told = stage.remark(scene(battle()), "team kakashi")
    assert all(name in told for name in ("Kakashi F2", "Naruto F1", "Sakura", "Saï"))


@every_language
def test_with_room_the_table_says_what_cards_do(language: str) -> None:
    seen = scene(battle(), language=language)
    told = " ".join(" ".join(line.plain.split()) for line in stage.draw(seen, 100, False))
    for card in ("gamahiro", "rescue", "ramen", "kakashi"):
        text = " ".join(seen.words.line(line) for line in seen.cards[card].text)
        assert " ".join(text.split()) in told


def finished() -> Arena:
    """Seat 0 has 4 + 3 + 1 + 3 + 1 points; seat 1, with the fewest tokens, 4 - 2."""
    table = arena("", discard="danzo").did_mission("envoy").own_token("token-card")
    table.goal("duty").goal("shame").put("discard", "gaara", seat=1)
    table.state.masks_won[0], table.state.spare_masks = 1, 3
    table.state.phase, table.state.actor = phases.ENDED, NOBODY
    return table


@every_language
def test_when_the_game_is_over_everybody_sees_what_the_points_come_from(language: str) -> None:
    shown = scene(finished(), language=language)
    say = shown.words.say
    parts = ("characters", "missions", "tokens", "masks", "objectives", "scourge")
    for text in (drawn(finished(), 200, language=language), "\n".join(stage.tell(shown))):
        assert all(say(f"deck-count-{part}") in text for part in parts)
        assert "= 11" in text and f"− {say('deck-count-scourge')} 3 = 1" in text


def test_the_parts_of_the_points_are_the_points() -> None:
    view = scene(finished()).view
    rows = [[getattr(one, part) for part in one.__struct_fields__] for one in view.counts]
    assert rows == [[4, 2, 1, 3, 1, 0], [4, 0, 0, 0, 0, -3]]
    assert [sum(row) for row in rows] == list(view.scores) == [11, 1]
    assert scene(battle()).view.counts == ()
