"""Battle of the Force: the box and what is dealt before the first card."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from duels import FORCE, table
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.games import load as load_game
from quartett.games.facts import CardFile
from quartett.games.force.cards import load
from quartett.games.force.rules.pile import VILLAINS
from quartett.words import LANGUAGES, Words

OWN = CardFile.own("quartett.games.force").facts


def test_force_01_two_to_four_players() -> None:
    assert (FORCE.fewest, FORCE.most) == (2, 4)
    for seats in (2, 3, 4):
        assert FORCE.start(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(Problem, match="wrong-seat-count"):
            FORCE.start(seats)


def test_force_03_each_player_has_a_different_rebel() -> None:
    rebels = [seat.rebel for seat in table(seats=4).view().seats]
    assert rebels == ["yoda", "luke", "leia", "han"]
    chosen = table(seats=2, rebels="leia,yoda").view().seats
    assert [seat.rebel for seat in chosen] == ["leia", "yoda"]


@pytest.mark.parametrize("rebels", ["yoda,yoda", "yoda", "yoda,luke,leia", "yoda,vader", ""])
def test_force_03_a_rebel_is_chosen_for_every_seat_and_only_once(rebels: str) -> None:
    with pytest.raises(Problem) as refused:
        FORCE.start(2, rebels=rebels)
    assert refused.value.arguments["choices"] == "<yoda|luke|leia|han>,…"


def test_force_03_the_chosen_rebel_brings_its_own_symbols() -> None:
    """At value 8 Yoda has no symbol and Luke has four."""
    game = table(seats=2).duel("jabba", "8 8")
    assert (game.won(0), game.won(1)) == ("", "jabba")
    game = table(seats=2, rebels="luke,yoda").duel("jabba", "8 8")
    assert (game.won(0), game.won(1)) == ("jabba", "")


def test_force_04_a_hand_is_eight_rebel_cards_and_r2d2_hidden_from_the_others() -> None:
    game = table(seats=3)
    for seat in range(3):
        assert game.hand(seat) == "1 2 3 4 5 6 7 8 r2d2"
        shown = game.view(seat).seats
        assert [len(other.hand) for other in shown] == [9 if s == seat else 0 for s in range(3)]
        assert [other.count for other in shown] == [9, 9, 9]


def test_force_05_unused_rebels_and_droids_stay_in_the_box() -> None:
    game = table(seats=2)
    assert [seat.rebel for seat in game.view().seats] == ["yoda", "luke"]
    held = [card for seat in (0, 1) for card in game.view(seat).seats[seat].hand]
    assert len(held) == 18 and held.count("r2d2") == 2
    assert not [card for card in held if card.startswith(("leia", "han"))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_force_06_the_pile_is_28_villains_and_6_vaders_at_every_number_of_seats(seats: int) -> None:
    view = table(seats).view()
    assert view.pile == 34
    assert sum(kind.left for kind in view.kinds) == 28
    assert len(view.vaders) == 6


def test_force_06_every_card_of_the_pile_is_as_likely() -> None:
    state, stream = FORCE.start(2), Stream(5)
    weights = dict(state.outcomes())
    assert sum(weights.values()) == 34 and len(weights) == 13
    drawn = [state.chance(stream) for _ in range(34_000)]
    for move, weight in weights.items():
        assert abs(drawn.count(move) - 1000 * weight) < 5 * (1000 * weight) ** 0.5


def test_force_07_a_round_begins_with_the_top_card_of_the_pile() -> None:
    game = table(seats=3)
    assert game.actor == CHANCE
    assert game.why_not("play 1", seat=0) == "FORCE-07"
    game.reveal("jabba")
    assert game.view().card == "jabba" and game.view().pile == 33
    assert game.why_not("reveal jabba", seat=CHANCE) == "FORCE-07"
    game.play("play 1, play 2, play 3")
    assert game.actor == CHANCE and game.view().card == ""


def test_force_22_six_vaders_cost_one_to_six() -> None:
    assert table().view().vaders == tuple(f"vader-{number}" for number in range(1, 7))
    for number in range(1, 7):
        assert table(won=["", f"vader-{number}"]).scores == [0, -number]


def test_force_a26_nobody_chooses_the_card_of_the_pile() -> None:
    game = table(seats=2)
    for seat in range(2):
        assert game.why_not("reveal jabba", seat=seat) == "FORCE-A26"
    assert game.why_not("play 1", seat=CHANCE) == "FORCE-08"


def test_force_06_a_card_that_is_gone_does_not_come_again() -> None:
    game = table(pile="jabba vader-1 greedo")
    assert game.legal_for(CHANCE) == ["reveal vader-1", "reveal greedo", "reveal jabba"]
    assert game.why_not("reveal emperor", seat=CHANCE) == "FORCE-06"
    assert game.why_not("reveal vader-2", seat=CHANCE) == "FORCE-06"


def test_force_a1_the_rebels_differ_in_symbols_at_every_value() -> None:
    for value in range(8):
        assert len({row[value] for row in FORCE.cards.symbols}) == 4
    assert all(0 <= number <= 4 for row in FORCE.cards.symbols for number in row)


def with_value(card: str, field: str, value: object) -> CardFile:
    """The game's own card file with one value changed."""
    file = CardFile.own("quartett.games.force")
    file.facts = {name: dict(fields) for name, fields in OWN.items()}
    fact = file.facts[card][field]
    file.facts[card][field] = type(fact)(value, fact.mark, fact.source, fact.reason)
    return file


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        ("yoda", "symbols", [2, 2, 3, 4, 3, 2, 1, 0]),
        ("yoda", "symbols", [5, 2, 3, 4, 3, 2, 1, 0]),
        ("yoda", "symbols", [1, 2, 3]),
        ("rebels", "second", "yoda"),
        ("rebel-cards", "highest", 9),
        ("rebel-cards", "copies", 9),
        ("vader-cards", "copies", 7),
        ("villain-cards", "most-of-a-kind", 5),
        ("jabba", "name", 7),
        ("r2d2-cards", "copies", 3),
        ("vader-cards", "highest", 5),
        ("jabba", "points", 11),
        ("jabba", "points", "six"),
        ("jabba", "copies", 5),
        ("jabba", "copies", 3),
        ("villain-cards", "copies", 27),
    ],
)
def test_force_a1_cards_that_the_rules_cannot_play_are_refused(
    card: str, field: str, value: object
) -> None:
    with pytest.raises(Problem, match="cards-wrong-field") as refused:
        load(with_value(card, field, value))
    sentences = {Words(language, "force").problem(refused.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES) and all(
        str(refused.value.arguments["card"]) in told for told in sentences
    )


def test_other_villains_than_ours_can_be_played() -> None:
    """Eight kinds, two of them with two copies: what counts is 28 in all."""
    file = with_value("jabba", "copies", 2)
    file.facts["maul"] = dict(file.facts["jabba"])
    game = load_game("force", file)
    assert "maul" in game.cards.villains and VILLAINS.count(game.cards.deck) == 28
    state = game.start(2)
    assert len(state.outcomes()) == 14
    state.apply(CHANCE, game.moves.parse("reveal maul"))
    assert game.view(state).card == "maul"


def test_a_villain_without_points_is_not_passed_over() -> None:
    file = with_value("jabba", "points", 6)
    del file.facts["jabba"]["points"]
    with pytest.raises(Problem, match="cards-missing-field") as refused:
        load(file)
    assert (refused.value.arguments["card"], refused.value.arguments["field"]) == (
        "jabba",
        "points",
    )


def test_the_digest_tells_other_cards_apart() -> None:
    assert load(with_value("jabba", "points", 7)).digest != FORCE.cards.digest


def test_the_rulebook_of_force_is_complete() -> None:
    """37 rules and 28 rulings."""
    numbers = [rule.number for rule in FORCE.rulebook]
    rules = [f"FORCE-{number:02}" for number in range(1, 38)]
    assert numbers == rules + [f"FORCE-A{number}" for number in range(1, 29)]


def test_the_list_of_cards_is_the_box_and_tells_what_is_a_guess() -> None:
    cards = {card.name: card for card in FORCE.card_list()}
    assert sum(card.copies for card in cards.values()) == 32 + 4 + 28 + 6
    assert cards["yoda-8"].values == {"number": 8, "symbols": 0}
    assert cards["yoda-8"].reconstructed == ("symbols",)
    assert cards["emperor"].values == {"points": 10} and cards["emperor"].copies == 4
    assert "points" in cards["emperor"].reconstructed
    assert cards["vader-6"].values == {"penalty": 6} and not cards["vader-6"].reconstructed


def test_force_11_a_seat_sees_the_strength_of_everybodys_cards() -> None:
    """In its observation, the own cards first and then those of the seats to the left."""
    observation = FORCE.observation(3)
    state = FORCE.start(3)
    for viewer in range(3):
        row = vec[i16]([0] * int(observation.size))
        observation.look(state.masked(viewer), viewer, row, 0)
        at = 0
        for field in observation.fields:
            if field.name.startswith("ranks "):
                seat = (viewer + int(field.name.split()[1])) % 3
                assert list(row[at : at + 8]) == [state.rank(seat, card) for card in range(8)]
            at += field.length
