"""Deck Battle: the kinds of effect that touch other players, the piles and the end, one by one."""

from typing import Any

import msgspec
import pytest

from arena import CARDS, GOALS, KINDS, SCOURGES, arena, names
from quartett.core.chance import CHANCE, NOBODY
from quartett.games.deckbattle import DeckBattleGame, vocabulary
from quartett.games.deckbattle.rules import phases
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.infirmary import infirmary
from quartett.games.deckbattle.rules.play import at
from quartett.games.deckbattle.rules.state import ITEM, NO_CARD
from quartett.games.deckbattle.rules.turn import close_turn

assert GOALS


class Table:
    """A game whose Kakashi has these effects as his ability, free of charge; and what was moved."""

    def __init__(self, *effects: vocabulary.Happening, seats: int = 2, **given: Any) -> None:
        kakashi = msgspec.structs.replace(CARDS.characters[0], ability=effects, cost=0)
        cards = msgspec.structs.replace(CARDS, characters=(kakashi, *CARDS.characters[1:]))
        self.game = DeckBattleGame(cards)
        self.state: DeckBattle = self.game.start(seats)
        others = given.pop("others", "")
        played = given.pop("play", "kakashi")
        laid = arena(played, seats=seats, **given)
        for seat, there in enumerate(others.split(",") if others else (), start=1):
            laid.put("discard", there, seat=seat)
        self.state.read(laid.state.numbers())

    def play(self, *moves: str) -> "Table":
        for text in moves:
            self.state.apply(self.state.owing[0], self.game.moves.parse(text))
            assert self.game.conserved(self.state), text
        return self

    @property
    def offered(self) -> list[str]:
        return [self.game.moves.text(move) for move in self.state.legal(self.state.owing[0])]

    def discard(self, seat: int) -> list[str]:
        kinds = len(KINDS)
        row = list(self.state.discard)[seat * kinds : (seat + 1) * kinds]
        return [name for name, number in zip(KINDS, row, strict=True) for _ in range(number)]

    def hold(self, seat: int, cards: str) -> "Table":
        """These starters, and nothing else, are in the hand of a seat."""
        kinds = len(KINDS)
        for kind in range(kinds):
            self.state.draw[seat * kinds + kind] += self.state.hand[seat * kinds + kind]
            self.state.hand[seat * kinds + kind] = 0
        for name in cards.split():
            self.state.draw[seat * kinds + KINDS[name]] -= 1
            self.state.hand[seat * kinds + KINDS[name]] += 1
        return self


def test_deck_066_who_wounds_on_the_field_gets_the_card_at_the_bottom() -> None:
    effect = vocabulary.Wound("field", 4)
    table = Table(effect, field="itachi baki temari ayame", wounded="danzo").play(
        "activate kakashi"
    )
    assert table.offered == ["choose baki", "skip"]  # Temari costs 5, Ayame no Force, no Threat
    table.play("choose baki")
    assert names(infirmary(table.state, 0)) == "danzo baki"
    assert names(table.state.field) == "itachi . temari ayame . ."


def test_deck_066_who_wounds_in_a_discard_pile_takes_the_card_from_its_owner() -> None:
    effect = vocabulary.Wound("discard", 4)
    table = Table(effect, seats=3, others="akino ayame,baki akino").play("activate kakashi")
    assert table.offered == ["choose baki", "choose akino", "choose akino 2", "skip"]
    table.play("choose akino 2")
    assert names(infirmary(table.state, 0)) == "akino"
    assert table.discard(1) == ["akino", "ayame"] and table.discard(2) == ["baki"]


def test_own_cards_are_not_wounded_by_their_owner() -> None:
    table = Table(vocabulary.Wound("discard", 4), discard="akino").play("activate kakashi")
    assert table.state.phase == phases.PREPARING  # there was nothing to choose


def test_deck_114_an_effect_equips_who_wears_nothing() -> None:
    table = Table(vocabulary.Equip("lower"), market="kunai ramen shuriken headband")
    table.play("activate kakashi")
    assert table.offered == ["take kunai", "take ramen", "skip"]
    table.play("take ramen")
    assert CARDS.items[int(at(table.state, 0, ITEM))].id == "ramen"
    assert table.state.market[1] == NO_CARD and set(table.state.inventory) == {NO_CARD}


def test_deck_114_who_wears_an_item_gets_no_other() -> None:
    table = Table(vocabulary.Equip("any"), market="kunai ramen", inventory="headband")
    table.play("equip headband", "on kakashi", "activate kakashi")
    assert CARDS.items[int(at(table.state, 0, ITEM))].id == "headband"
    assert table.state.phase == phases.PREPARING


def test_deck_a57_the_others_choose_what_they_discard() -> None:
    table = Table(vocabulary.Discard(1)).hold(1, "kurenai shino kiba")
    table.play("activate kakashi")
    assert table.state.owing == (1,)
    assert table.offered == ["choose kurenai", "choose kiba", "choose shino"]
    assert not table.state.masked(0).legal(1) or table.state.masked(0).hidden[1] == 3
    table.play("choose shino")
    assert table.discard(1) == ["shino"] and table.state.owing == (0,)


def test_deck_a57_with_too_few_cards_all_of_them_go() -> None:
    table = Table(vocabulary.Discard(2)).hold(1, "kurenai shino").play("activate kakashi")
    assert table.discard(1) == ["kurenai", "shino"] and table.state.owing == (0,)


def test_deck_a57_what_all_knew_of_a_hand_is_known_no_longer() -> None:
    table = Table(vocabulary.Discard(1)).hold(1, "kiba kiba shino")
    table.state.known[len(KINDS) + KINDS["kiba"]] = 1
    table.play("activate kakashi", "choose kiba")
    assert table.state.known[len(KINDS) + KINDS["kiba"]] == 0


def test_a_threat_makes_everybody_discard_who_chooses_one_after_the_other() -> None:
    threat = next(card for card in CARDS.characters if card.id == "itachi")
    new = msgspec.structs.replace(
        threat, field=(vocabulary.Revealed((vocabulary.Discard(1),)),), holds=(), ability=()
    )
    people = tuple(new if card.id == "itachi" else card for card in CARDS.characters)
    game = DeckBattleGame(msgspec.structs.replace(CARDS, characters=people))
    state = game.start(2)
    laid = arena("kakashi", field="baki")
    state.read(laid.state.numbers())
    kinds = len(KINDS)
    state.draw[kinds + KINDS["shino"]] -= 1
    state.draw[kinds + KINDS["kiba"]] -= 1
    state.hand[kinds + KINDS["shino"]] = state.hand[kinds + KINDS["kiba"]] = 1
    state.apply(0, game.moves.parse("deploy"))
    state.apply(0, game.moves.parse("end"))
    while game.moves.parse("reveal itachi") not in state.legal(CHANCE):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    state.apply(CHANCE, game.moves.parse("reveal itachi"))
    asked = []
    while state.owing[0] != CHANCE:
        asked.append(state.owing[0])
        state.apply(state.owing[0], state.legal(state.owing[0])[0])
    assert asked == [0, 1] and game.conserved(state)


def test_the_top_of_a_draw_pile_goes_to_its_discard_pile() -> None:
    table = Table(vocabulary.Mill("own", 2)).play("activate kakashi", "draw naruto", "draw sai")
    assert table.discard(0) == ["naruto", "sai"] and table.state.owing == (0,)
    table = Table(vocabulary.Mill("others", 1), seats=3)
    table.play("activate kakashi", "draw kurenai", "draw asuma")
    assert (table.discard(0), table.discard(1), table.discard(2)) == ([], ["kurenai"], ["asuma"])


def test_what_was_turned_up_can_be_played_by_the_next_step() -> None:
    table = Table(vocabulary.Mill("own", 2), vocabulary.Recall())
    table.play("activate kakashi", "draw naruto", "draw sai")
    assert table.offered == ["choose naruto", "choose sai", "skip"]


@pytest.mark.parametrize(("to", "where"), [("play", "in_play"), ("discard", "discard")])
def test_deck_a56_the_one_eliminated_last_comes_back(to: Any, where: str) -> None:
    laid = arena("kakashi").put("eliminated", "baki temari")
    table = Table(vocabulary.Revive(to))
    table.state.read(laid.state.numbers())
    table.play("activate kakashi")
    assert names(table.state.eliminated) == "baki"
    found = table.discard(0) if where == "discard" else [names([at(table.state, 1, 0)])]
    assert found == ["temari"]


def test_deck_a56_nobody_comes_back_if_nobody_was_eliminated() -> None:
    table = Table(vocabulary.Revive("discard")).play("activate kakashi")
    assert table.discard(0) == []


def scourged(effect: vocabulary.Counting) -> DeckBattle:
    """The last seat of the last round is about to end its turn under this scourge."""
    scourges = (msgspec.structs.replace(CARDS.scourges[0], counts=effect), *CARDS.scourges[1:])
    game = DeckBattleGame(msgspec.structs.replace(CARDS, scourges=scourges))
    state = game.start(2)
    state.read(arena("").state.numbers())
    state.scourge, state.track, state.last_round, state.turn = 0, 0, 1, 1
    return state


def test_deck_a58_one_more_round_is_played_and_then_the_game_is_over() -> None:
    state = scourged(vocabulary.ExtraRound())
    close_turn(state)
    assert (state.turn, state.actor) != (1, NOBODY) and state.turn == 0
    state.turn = 1
    close_turn(state)
    assert state.actor == NOBODY


def test_deck_a58_without_that_scourge_the_round_is_the_last() -> None:
    state = scourged(vocabulary.ThreatNeeded())
    close_turn(state)
    assert state.actor == NOBODY and SCOURGES


def test_deck_103_a_scourge_may_ask_for_a_defeated_threat() -> None:
    state = scourged(vocabulary.ThreatNeeded())
    state.masks_won[1] = 2
    assert state.winners() == [1]  # nobody has beaten one, so points decide
    state.beaten[0] = 1
    assert state.winners() == [0]
