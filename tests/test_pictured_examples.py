"""The examples with real cards on the rules pages agree with the engine."""

from arena import arena
from duels import table as duel
from missions import strength, worths
from positions import lay
from quartett import games
from quartett.core.game import Example


def example(game: str, name: str) -> Example:
    return next(one for one in games.load(game).examples if one.name == name)


def amounts(shown: Example) -> dict[str, int]:
    """What stands below each group, added up."""
    parts = {group.cards[0]: group.amount.replace("−", "-").split("+") for group in shown.groups}
    return {
        card: sum(int(part.strip(" =>")) for part in row if part) for card, row in parts.items()
    }


def test_push_13_14_the_pictured_card_goes_where_the_picture_says() -> None:
    flipped, *columns = example("push", "columns").groups
    game = lay(" | ".join(" ".join(group.cards) for group in columns))
    game.play(f"flip, draw {flipped.cards[0]}")
    fitting = [n for n, group in enumerate(columns, 1) if group.verdict == "yes"]
    assert game.legal == [f"place {n}" for n in fitting]


def test_push_22_the_pictured_cards_are_lost_to_a_green_die() -> None:
    shown = example("push", "die")
    lost, *kept = [" ".join(group.cards) for group in shown.groups]
    assert [group.verdict for group in shown.groups] == ["no", "yes", "yes"]
    game = lay(f"{lost.split()[0]} {kept[0]} {kept[1].split()[0]} roll").play("stop, take 1")
    game.play("roll green")
    assert game.open(0) == f"{kept[0]} {kept[1].split()[0]}"
    assert sum(int(card[-1]) for card in lost.split()) == 8


def test_force_11_the_pictured_duel_is_won_by_symbols() -> None:
    shown = example("force", "symbols")
    villain, *hands = [group.cards[0] for group in shown.groups]
    rebels, values = zip(*(card.split("-") for card in hands), strict=True)
    game = duel(
        hands=[f"{value} 1" for value in values], pile=f"{villain} greedo", rebels=",".join(rebels)
    )
    game.duel(villain, " ".join(values))
    winner = next(n for n, group in enumerate(shown.groups[1:]) if group.verdict == "yes")
    assert [game.won(seat) for seat in range(3)].index(villain) == winner


def test_force_33_the_pictured_cards_count_21() -> None:
    shown = example("force", "pairs")
    won = " ".join(card for group in shown.groups for card in group.cards)
    assert duel(won=[won, ""]).scores[0] == sum(amounts(shown).values()) == 21


def test_konoha_32_41_the_pictured_hands_are_as_strong_as_they_say() -> None:
    for name, whole in (("cancelling", 10), ("hand", 20)):
        shown = example("konoha", name)
        hand = " ".join(group.cards[0] for group in shown.groups)
        assert worths(hand) == amounts(shown)
        assert strength(hand) == whole


def test_deck_074_the_pictured_fight_is_just_enough() -> None:
    first, second, target = (group.cards[0] for group in example("deckbattle", "fight").groups)
    field = f"itachi {target} baki matsuri bisuke temari"
    table = arena(f"{first} {second}", teams=("asuma", "kakashi"), field=field)
    table.play(f"deploy, fight {target}, with {first}")
    assert "strike" not in table.legal
    table.play(f"with {second}")
    assert "strike" in table.legal


def test_deck_082_one_of_the_pictured_recruiters_is_enough() -> None:
    first, second, target = (group.cards[0] for group in example("deckbattle", "recruiting").groups)
    table = arena(f"{first} {second}", field=f"itachi {target} baki matsuri bisuke temari")
    table.play(f"deploy, recruit {target}, with {first}")
    assert "strike" in table.legal
