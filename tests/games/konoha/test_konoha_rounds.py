"""Konoha: set-up, turns, passing, talking, voting and missions."""

import pytest

from missions import IDS, KONOHA, STRONG, WEAK, Table, deal, reach, strength
from quartett.core.chance import CHANCE, NOBODY
from quartett.core.problem import Problem
from quartett.core.state import IllegalMove
from quartett.games.konoha.rules.moves import grade
from quartett.games.konoha.rules.state import SAID_NOTHING, VOTE, WORD


def test_konoha_01_three_to_six_players_win_or_lose_together() -> None:
    for seats in (2, 7):
        with pytest.raises(Problem, match="wrong-seat-count"):
            KONOHA.start(seats)
    for seats in (3, 4, 5, 6):
        state = Table(seats, {}).state
        assert len(set(state.scores())) == 1
        state.line = 63 - 1
        assert state.winners() == list(range(seats)) and state.scores() == [7] * seats
        state.line = 63 - 8
        assert state.winners() == [] and state.ending() == "noodles"


def test_konoha_02_30_the_game_ends_after_four_rounds_success_or_not() -> None:
    game = deal(*STRONG, redeal="no")
    rounds = []
    while not game.state.over:
        rounds.append(game.view().round)
        game.turn("go")
    assert rounds == [1, 2, 3, 4] and game.told()[-1] == "game-ended"
    game = deal(*WEAK, redeal="no")
    for power in ("strength", "recruit", "gift", "pass"):
        assert not game.state.over
        game.turn("go").play(f"tile {power}")
    assert game.state.over and game.why_not("go", 0) == "KONOHA-30"


def test_konoha_03_each_round_is_about_one_mission() -> None:
    game = deal(*STRONG).turn("go")
    assert (game.view().round, game.asks) == (2, "deal")


def test_konoha_19_what_was_said_of_a_hand_is_not_said_of_the_next_one() -> None:
    game = deal(*STRONG).pass_on().say("good", "good", "good")
    assert [seat.signal for seat in game.view().seats] == ["good"] * 3
    game.vote("go go go")
    assert game.asks == "deal"
    assert [seat.signal for seat in game.view().seats] == [""] * 3


def test_konoha_04_31_the_points_of_won_missions_add_up_to_the_grade() -> None:
    game = deal(*STRONG, redeal="no")
    assert game.turn("go").score == 7
    assert game.turn("go").score == 13
    assert [grade(points) for points in (0, 3, 4, 10, 11, 16, 17, 19, 20)] == (
        ["noodles"] * 2 + ["aspirant"] * 2 + ["middle-class"] * 2 + ["superior"] * 2 + ["kage"]
    )


def test_konoha_05_the_token_begins_in_the_village() -> None:
    game = Table(3, {})
    assert game.points == 0
    assert {tile.state for tile in game.view().tiles} == {"ahead"}


def test_konoha_06_the_line_runs_from_7_to_1_without_a_5() -> None:
    assert Table(3, {}).line() == [7, 6, 4, 3, 2, 1]


def test_konoha_07_four_different_tiles_lie_face_down_in_any_order() -> None:
    game = deal(*WEAK).turn("go")
    assert game.legal == ["tile strength", "tile recruit", "tile gift", "tile pass"]
    assert {weight for _, weight in game.state.outcomes()} == {1}
    assert game.powers() == {}
    assert game.why_not("tile pass", 0) == "KONOHA-07"


@pytest.mark.parametrize(("seats", "pile"), [(3, 17), (4, 12), (5, 7), (6, 2)])
def test_konoha_08_five_cards_each_from_32_and_the_rest_aside(seats: int, pile: int) -> None:
    game = Table(seats, {})
    assert game.legal == [f"deal {name}" for name in IDS]
    game.deal(*[""] * seats)
    assert [seat.size for seat in game.view().seats] == [5] * seats
    assert game.view().pile == pile
    assert game.why_not("deal lee", CHANCE) == "KONOHA-08"


def test_konoha_08_cards_are_dealt_one_by_one_round_the_table() -> None:
    game = Table(3, {}).play("deal lee, deal gai, deal neji, deal ino")
    assert [game.hand(seat) for seat in range(3)] == ["lee ino", "gai", "neji"]
    assert game.why_not("deal lee", CHANCE) == "KONOHA-08"


def test_konoha_14_21_a3_waiting_begins_a_new_turn_with_fewer_points_and_no_tile() -> None:
    game = deal("", "", "")
    seen = []
    for _ in range(5):
        seen.append(game.points)
        game.turn("wait")
        assert game.asks == "pass" and game.powers() == {}
    assert (*seen, game.points) == (7, 6, 4, 3, 2, 1) and game.view().round == 1


def test_konoha_ex7_15_the_first_move_of_the_token_goes_to_the_mission_for_7() -> None:
    game = deal("", "", "")
    assert game.points == 7
    assert [tile.state for tile in game.view().tiles] == ["here", *["ahead"] * 5]
    assert game.turn("wait").points == 6
    assert [tile.state for tile in game.view().tiles][:2] == ["left-behind", "here"]


def test_konoha_16_ex6_each_card_goes_one_seat_to_the_left() -> None:
    game = deal("lee", "gai", "neji", "tenten")
    game.pass_on("lee", "gai", "neji", "tenten")
    for seat, card in enumerate(["tenten", "lee", "gai", "neji"]):
        assert card in game.hand(seat).split()
        assert len(game.hand(seat).split()) == 5


def test_konoha_16_all_pass_at_the_same_time_in_any_order() -> None:
    game = deal("lee", "gai", "neji")
    assert game.owing == (0, 1, 2)
    game.answer(2, "pass neji").answer(0, "pass lee")
    assert game.owing == (1,) and "lee" in game.hand(0)
    assert game.why_not("pass lee", 0) == "KONOHA-16"
    with pytest.raises(IllegalMove):
        game.answer(0, "pass lee")
    game.answer(1, "pass gai")
    assert "lee" in game.hand(1) and "neji" in game.hand(0)


def test_konoha_16_a_passed_card_is_sealed_until_all_are_in() -> None:
    seen = set()
    for card in ("lee", "kiba"):
        game = deal("lee kiba", "gai", "neji").answer(0, f"pass {card}")
        assert game.told(1) == [] and game.view(1).seats[0].answered
        seen.add(tuple(game.state.masked(1).numbers()))
    assert len(seen) == 1
    assert game.why_not("pass sasuke", 1) == "KONOHA-16"


def test_konoha_17_only_the_two_neighbours_see_which_card_went() -> None:
    game = deal("lee", "gai", "neji").pass_on("lee", "gai", "neji")
    assert "card-passed" in game.told(0) and "card-received" in game.told(0)
    assert [event.line.arguments.get("card") for event in game.events(0)] == [None, "lee", "neji"]
    assert game.told(NOBODY) == ["cards-passed"]
    assert game.hand(1, viewer=0) == "lee" and game.hand(1, viewer=2) == ""


def test_konoha_17_what_was_passed_is_known_until_its_holder_passes_again() -> None:
    game = deal("lee", "gai", "neji").pass_on("lee", "gai", "neji").say().vote("wait")
    assert game.hand(1, viewer=0) == "lee"
    other = next(card for card in game.hand(1).split() if card != "lee")
    game.pass_on(game.hand(0).split()[0], other, game.hand(2).split()[0])
    assert "lee" not in game.hand(1, viewer=0)


def test_konoha_18_after_passing_each_seat_may_give_one_signal() -> None:
    game = deal("", "", "")
    assert game.why_not("signal good") == "KONOHA-18"
    game.pass_on()
    assert game.asks == "signal" and game.owing == (0, 1, 2)
    game.say("mighty", "silent", "weak")
    assert [seat.signal for seat in game.view().seats] == ["mighty", "", "weak"]
    assert game.told().count("signal-given") == 2
    assert game.why_not("signal good") == "KONOHA-18"


def test_konoha_19_a_signal_is_one_of_five_general_words() -> None:
    game = deal("", "", "").pass_on()
    words = [text.split()[1] for text in game.legal if text.startswith("signal")]
    assert words == ["weak", "fair", "good", "strong", "mighty"]
    assert not {*words} & {*IDS} and not any(word.isdigit() for word in words)
    hands = [seat.cards for seat in game.say("good", "good", "good").view().seats]
    assert hands == [(), (), ()]


def test_konoha_20_a24_the_majority_decides_and_a_tie_means_waiting() -> None:
    def outcome(votes: str) -> str:
        seats = len(votes.split())
        game = deal(*[""] * seats).pass_on().say().vote(votes)
        return "went" if "team-set-out" in game.told() else "waited"

    assert outcome("go go wait") == "went" and outcome("go wait wait") == "waited"
    assert outcome("go go wait wait") == "waited" and outcome("go go go wait") == "went"
    assert outcome("wait go wait go wait go") == "waited"


def test_konoha_a24_votes_are_sealed_until_all_are_in() -> None:
    seen = set()
    for vote in ("go", "wait"):
        game = deal("", "", "").pass_on().say().answer(1, vote)
        assert game.told(0) == [] and game.owing == (0, 2)
        seen.add(tuple(game.state.masked(0).numbers()))
    assert len(seen) == 1
    game.answer(0, "go").answer(2, "go")
    assert game.told()[:3] == ["vote-shown"] * 3


def test_konoha_22_going_shows_all_hands_and_their_totals() -> None:
    game = deal(*STRONG, redeal="no")
    assert game.hand(1, viewer=0) == ""
    game.turn("go")
    shown = [event for event in game.events(0) if event.line.name == "hand-shown"]
    assert [event.line.arguments["strength"] for event in shown] == [
        str(strength(game.hand(seat))) for seat in range(3)
    ]
    assert game.hand(1, viewer=0) == game.hand(1) != ""


def test_konoha_22_the_worth_of_each_card_adds_up_to_the_strength_that_is_shown() -> None:
    game = deal(*STRONG, redeal="no").turn("go")
    shown = [event.line.arguments for event in game.events(0) if event.line.name == "hand-shown"]
    assert shown and all(len(one["worths"]) == len(one["cards"]) for one in shown)
    assert [str(sum(one["worths"])) for one in shown] == [one["strength"] for one in shown]


def test_konoha_16_a_sealed_answer_is_shown_to_its_own_seat_alone() -> None:
    game = deal("", "", "")
    card = game.hand(1).split()[0]
    game.answer(1, f"pass {card}")
    assert game.view(1).seats[1].sealed == f"pass {card}"
    assert game.view(0).seats[1].sealed == "" and game.view(0).seats[1].answered


@pytest.mark.parametrize(("seats", "needed"), [(3, 30), (4, 40), (5, 50), (6, 60)])
def test_konoha_23_ten_for_each_player_are_needed(seats: int, needed: int) -> None:
    assert Table(seats, {}).view().needed == needed


@pytest.mark.parametrize(("reached", "told"), [(30, "mission-won"), (29, "mission-failed")])
def test_konoha_23_reaching_the_threshold_exactly_is_enough(reached: int, told: str) -> None:
    assert told in reach(reached).vote("go").told()


def test_konoha_ex3_28_of_30_fails_and_brings_a_tile() -> None:
    game = reach(28).vote("go")
    assert game.told()[-1] == "mission-failed" and game.points == 0
    game.play("tile gift")
    assert game.powers() == {"gift": "open"} and game.score == 0


def test_konoha_24_a_success_takes_the_tile_and_ends_the_round() -> None:
    game = deal(*STRONG, redeal="no").turn("go")
    assert game.line() == [6, 4, 3, 2, 1]
    assert (game.score, game.view().round, game.points) == (7, 2, 6)
    assert game.powers() == {}


def test_konoha_25_a26_a_failure_brings_a_tile_and_the_mission_stays() -> None:
    game = deal(*WEAK, redeal="no").turn("wait").turn("go")
    assert (game.points, game.asks) == (0, "tile")
    game.play("tile pass")
    assert game.line() == [7, 6, 4, 3, 2, 1] and game.powers() == {"pass": "open"}
    assert (game.view().round, game.points) == (2, 7)


def test_konoha_a1_hands_are_dealt_anew_or_kept() -> None:
    game = deal(*STRONG).turn("go")
    assert game.asks == "deal" and len(game.legal) == 32
    game = deal(*STRONG, redeal="no").pass_on()
    held = [game.hand(seat) for seat in range(3)]
    game.say().vote("go")
    assert [game.hand(seat) for seat in range(3)] == held and game.asks == "pass"
    assert KONOHA.settle(3, {}) == {"redeal": "yes"}


def test_konoha_a2_not_going_to_the_last_mission_is_a_failure() -> None:
    game = deal("", "", "")
    for _ in range(5):
        game.turn("wait")
    assert game.points == 1
    game.turn("wait")
    assert game.told()[-1] == "mission-declined" and game.asks == "tile"
    assert "hand-shown" not in game.told()
    game.play("tile recruit")
    assert game.view().round == 2 and game.line() == [7, 6, 4, 3, 2, 1]


def test_konoha_a4_everyone_passes_before_the_first_decision() -> None:
    game = deal("", "", "")
    assert game.asks == "pass" and game.why_not("go") == "KONOHA-20"
    game.pass_on().say()
    assert game.asks == "vote" and game.legal == ["go", "wait"]


def test_konoha_a27_a_round_has_at_most_as_many_turns_as_tiles() -> None:
    game = deal("", "", "", redeal="no")
    for _ in range(6):
        game.turn("wait")
    assert game.asks == "tile" and game.state.turns == 6
    game = deal(*STRONG, redeal="no").turn("go").turn("go").turn("go")
    while game.asks != "tile":
        game.turn("wait")
    assert game.view().round == 4 and game.state.turns == 3 + 3


def test_konoha_a29_the_highest_score_is_20() -> None:
    game = deal(*STRONG, redeal="no")
    for _ in range(4):
        game.turn("go")
    assert (game.score, game.state.ending(), game.state.winners()) == (20, "kage", [0, 1, 2])
    assert game.line() == [2, 1]


def test_konoha_a30_what_was_said_and_voted_is_remembered_until_the_round_ends() -> None:
    game = deal(*WEAK).pass_on().say("weak", "mighty", "silent").vote("wait go wait")
    game.pass_on()
    seen = game.state.masked(2)
    assert list(seen.signals) == [SAID_NOTHING] * 3, "nothing of this turn"
    assert list(seen.told) == [2, 6, 1] and list(seen.voted) == [2, 1, 2]
    game.say("fair", "fair", "fair").vote("go wait wait").pass_on()
    seen = game.state.masked(0)
    assert list(seen.told) == [2 * WORD + 3, 6 * WORD + 3, WORD + 3]
    assert list(seen.voted) == [2 * VOTE + 1, VOTE + 2, 2 * VOTE + 2]
    game.say().vote("go").play("tile gift")
    assert list(game.state.told) == list(game.state.voted) == [0, 0, 0]
