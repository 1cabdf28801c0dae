"""The log of a served game: any order of arrival, one record, verifiable chance."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from matches import SEED, grow, new_course, walk
from quartett import games
from quartett.core.chance import CHANCE, NOBODY
from quartett.core.keyed import commitment, keyed_stream
from quartett.core.problem import Problem
from quartett.core.record import Record, ending_of, header_of, parse
from quartett.core.replay import replay, start
from quartett.core.state import State
from quartett.table.change import changed
from quartett.table.fairness import verify
from quartett.table.log import Entry
from quartett.table.match import KEPT, Match
from quartett.table.position import Position
from quartett.table.scenes import sees_as_everybody
from quartett.table.updates import NOTHING_SEEN, update_of
from walks import SOME, Setup

some_setups = pytest.mark.parametrize("setup", SOME, ids=str)


def last(matches: Iterator[Match]) -> Match:
    *_, match = matches
    return match


def written(setup: Setup, match: Match) -> Record:
    header = header_of(setup.game, setup.seats, setup.options)
    header |= {"commitment": commitment(SEED), "seed": SEED.hex()}
    return parse(Record(header, match.moves, ending_of(match.state)).text())


def replayed(setup: Setup, record: Record) -> State:
    state = start(setup.game, record)
    for _ in replay(setup.game, record, state):
        pass
    return state


@some_setups
@pytest.mark.parametrize("undo", (0, 7))
def test_the_record_of_a_served_game_leads_to_the_same_state(setup: Setup, undo: int) -> None:
    for seed in range(2):
        match = last(walk(setup, seed, undo))
        record = written(setup, match)
        assert replayed(setup, record).numbers() == match.state.numbers()
        assert verify(setup.game, record) == sum(m.seat == CHANCE for m in match.moves) > 0


@some_setups
def test_answers_given_at_once_stand_in_seat_order_and_nothing_hangs_on_who_was_quicker(
    setup: Setup,
) -> None:
    for match in walk(setup, seed=3):
        owing = match.state.owing
        if len(owing) < 2:
            continue
        moves = {seat: match.state.legal(seat)[0] for seat in owing}
        ways = [answered(match, list(moves.items())), answered(match, list(moves.items())[::-1])]
        assert ways[0].state.numbers() == ways[1].state.numbers()
        assert ways[0].moves == ways[1].moves


def answered(match: Match, answers: list[tuple[int, int]]) -> Match:
    """A copy of the match with these answers in this order."""
    twin = Match(match.game, match.start, match.seed)
    for number, move in enumerate(match.moves):
        twin.take(Entry(number, move.seat, move.text))
    for seat, move in answers:
        grow(twin, twin.plan(seat, move))
    return twin


@some_setups
def test_who_answers_at_the_same_time_is_not_late_because_another_was_quicker(
    setup: Setup,
) -> None:
    for match in walk(setup, seed=4):
        owing = match.state.owing
        if len(owing) < 2:
            continue
        number = match.number
        grow(match, match.plan(owing[-1], match.state.legal(owing[-1])[0]))
        assert match.asked_since(owing[0]) <= number
        assert match.asked_since(owing[-1]) > number
        return


@some_setups
def test_a_log_read_again_gives_the_same_table(setup: Setup) -> None:
    log: list[Entry] = []
    match = last(walk(setup, seed=5, undo=6, log=log))
    again = Match(setup.game, setup.start(), SEED)
    for entry in log:
        again.take(entry)
    assert again.state.numbers() == match.state.numbers()
    assert (again.moves, again.told, again.number) == (match.moves, match.told, match.number)


@some_setups
def test_an_answer_taken_back_leads_to_the_question_before_it(setup: Setup) -> None:
    match = new_course(setup)
    seat = match.state.owing[0]
    before = match.state.numbers()
    grow(match, match.plan(seat, match.state.legal(seat)[0]))
    grow(match, match.plan_undo(seat))
    assert match.state.numbers() == before and match.told[-1] is None


def test_what_chance_has_answered_is_not_taken_back_without_asking() -> None:
    game = games.load("push")
    match = Match(game, game.start(2), SEED)
    grow(match, match.plan(0, game.moves.parse("flip")))
    assert match.can_take_back(0) and not match.nothing_learned(0)
    assert not match.can_take_back(1)


def test_an_entry_that_cannot_follow_is_refused() -> None:
    game = games.load("push")
    match = Match(game, game.start(2), SEED)
    entries = match.plan(0, game.moves.parse("flip")).entries
    with pytest.raises(ValueError, match="cannot follow"):
        match.take(entries[1])
    assert match.number == 0


def test_a_seat_that_wants_it_gets_its_only_move_made() -> None:
    game = games.load("push")
    match = Match(game, game.start(2), SEED)
    assert game.start(2).legal(0) == (game.moves.parse("flip"),)
    plan = match.plan_start(forced=[0])
    assert [entry.text for entry in plan.entries][:1] == ["flip"]


def sealing(setup: Setup, seed: int) -> Iterator[Match]:
    """The states of a game in which several seats are asked at once."""
    for match in walk(setup, seed):
        if len(match.state.owing) > 1:
            yield match


@some_setups
def test_who_takes_a_sealed_answer_back_makes_nobody_elses_number_stale(setup: Setup) -> None:
    for match in sealing(setup, seed=4):
        first, *others = match.state.owing
        known = [match.asked_since(seat) for seat in others]
        before = match.state.numbers()
        grow(match, match.plan(first, match.state.legal(first)[0]))
        assert match.nothing_learned(first)
        grow(match, match.plan_undo(first))
        assert [match.asked_since(seat) for seat in others] == known
        assert match.asked_since(first) == match.number
        assert match.state.numbers() == before
        return


@some_setups
def test_an_answer_that_opened_what_others_sealed_is_not_taken_back_unasked(setup: Setup) -> None:
    for match in walk(setup, seed=8):
        if match.position.opened:
            assert not any(match.nothing_learned(seat) for seat in range(setup.seats))


@some_setups
def test_what_was_planned_is_what_stands_and_is_made_once(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = count_points(monkeypatch)
    match = Match(setup.game, setup.start(), SEED)
    for _ in range(30):
        if match.state.over:
            return
        seat = match.state.owing[0]
        chance = seat == CHANCE
        plan = match.plan_start() if chance else match.plan(seat, match.state.legal(seat)[0])
        match.add(plan)
        assert match.position is plan.positions[-1]
    assert len(made) == match.number


def count_points(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Records one entry for each answer applied, whoever applies it."""
    made: list[int] = []
    after = Position.after

    def counted(point: Position, seat: int, move: int, number: int) -> Position:
        made.append(number)
        return after(point, seat, move, number)

    monkeypatch.setattr(Position, "after", counted)
    return made


def test_to_and_fro_plays_no_game_again_neither_now_nor_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup, log = SOME[0], list[Entry]()
    match = next(match for match in walk(setup, 9, log=log) if match.number > 150)
    made, before = count_points(monkeypatch), match.state.numbers()
    for _ in range(50):
        seat = match.state.owing[0]
        log += grow(match, match.plan(seat, match.state.legal(seat)[0]))
        log += grow(match, match.plan_undo(seat))
    assert match.state.numbers() == before
    assert len(made) < 200
    made.clear()
    again = Match(setup.game, setup.start(), SEED)
    for entry in log:
        again.take(entry)
    assert len(made) < 1.2 * len(log)
    assert (again.state.numbers(), again.moves) == (before, match.moves)


def test_a_log_that_no_game_could_have_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_course(SOME[0])
    grow(match, match.plan(0, match.state.legal(0)[0]))
    assert match.can_take_back(0)
    monkeypatch.setattr("quartett.table.match.LONGEST_LOG", match.number)
    assert not match.can_take_back(0)


@some_setups
def test_a_move_of_long_ago_is_taken_back_by_playing_the_game_again(setup: Setup) -> None:
    match = last(c for c in walk(setup, seed=3) if not c.state.over)
    seat = min(range(setup.seats), key=lambda one: match.last_of(one) or 0)
    twin = Match(setup.game, setup.start(), SEED)
    for number, move in enumerate(match.moves):
        twin.take(Entry(number, move.seat, move.text))
    match._line.clear()
    for one in (match, twin):
        grow(one, one.plan_undo(seat))
    assert match.state.numbers() == twin.state.numbers() and match.moves == twin.moves


# Fairness


def test_every_answer_of_chance_has_a_stream_of_its_own() -> None:
    words = {keyed_stream(SEED, number).word() for number in range(1000)}
    assert len(words) > 990
    assert keyed_stream(bytes(32), 0).word() != keyed_stream(SEED, 0).word()


@pytest.fixture(scope="module")
def fair() -> Record:
    setup = SOME[0]
    return written(setup, last(walk(setup, seed=1)))


def refusal(record: Record) -> Problem:
    with pytest.raises(Problem) as caught:
        verify(games.load(record.game), parse(record.text()))
    return caught.value


def test_a_card_that_chance_did_not_draw_is_found(fair: Record) -> None:
    """The move is legal, so only the seed can reveal it."""
    game = games.load(fair.game)
    state = start(game, fair)
    for number, move in enumerate(fair.moves):
        others = [m for m in state.legal(CHANCE) if game.moves.text(m) != move.text]
        if move.seat == CHANCE and others:
            changed = Record(dict(fair.header), fair.moves[: number + 1], {})
            changed.moves[number] = type(move)(CHANCE, game.moves.text(others[0]))
            assert refusal(changed).name == "chance-differs"
            return
        state.apply(move.seat, game.moves.parse(move.text))


def test_a_seed_that_was_not_promised_is_refused(fair: Record) -> None:
    other = Record(fair.header | {"seed": bytes(32).hex()}, fair.moves, fair.ending)
    assert refusal(other).name == "other-commitment"
    short = Record(fair.header | {"seed": "abc"}, fair.moves, fair.ending)
    assert refusal(short).name == "bad-seed"


def test_a_record_without_a_seed_cannot_be_verified(fair: Record) -> None:
    header = {key: value for key, value in fair.header.items() if key != "seed"}
    assert refusal(Record(header, fair.moves, fair.ending)).name == "nothing-to-verify"


@some_setups
def test_every_step_shows_what_its_viewer_may_know_after_it(setup: Setup) -> None:
    """The changes of all steps, applied in order, lead through the views of masked states."""
    shown = 0
    for match in walk(setup, seed=6, undo=5):
        since = max(match.oldest, match.number - 9)
        for viewer in (0, setup.seats - 1, NOBODY):
            update = read(update_of(match, viewer, since, True, []))
            view = update["view"]
            for step in update["steps"]:
                view = changed(view, step["change"])
                state = match.state_at(step["number"])
                assert view == read(setup.game.view(state.masked(viewer)))
                shown += 1
            assert view == read(setup.game.view(match.state.masked(viewer)))
        if shown > 1000:
            return
    assert shown


def read(told: object) -> Any:
    """Encoded and decoded, as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(told))


def test_steps_of_long_ago_come_without_views_and_the_next_begin_with_a_whole_one() -> None:
    match = last(walk(SOME[0], seed=7))
    assert match.number > 2 * KEPT
    update = update_of(match, 0, 3, False, [])
    told = [step.change is not None for step in update.steps]
    assert told == [False] * (match.number - KEPT - 3) + [True] * KEPT
    assert update.view == SOME[0].game.view(match.state_at(match.number - KEPT).masked(0))


def test_who_opens_a_page_gets_no_film_and_who_follows_no_view_twice() -> None:
    match = new_course(SOME[0])
    grow(match, match.plan(0, match.state.legal(0)[0]))
    fresh = update_of(match, 0, NOTHING_SEEN, True, [])
    assert fresh.view is not None and [step.change for step in fresh.steps] == [None, None]
    following = update_of(match, 0, 0, False, [])
    assert following.view is None and all(step.change for step in following.steps)


@some_setups
def test_whoever_is_told_the_same_as_those_who_watch_gets_the_same_bytes(setup: Setup) -> None:
    """Also over several entries at once, with undos, and for seats that came back later."""
    alike = own = 0
    for seed in range(3):
        since = 0
        for step, match in enumerate(walk(setup, seed, undo=5)):
            if match.state.over:
                break
            for viewer in range(setup.seats):
                if viewer in match.state.owing or since < match.oldest:
                    continue
                if not sees_as_everybody(match, viewer, since):
                    own += 1
                    continue
                alike += 1
                seen = update_of(match, viewer, since, False, [])
                public = update_of(match, NOBODY, since, False, [])
                assert msgspec.to_builtins(seen) == msgspec.to_builtins(public)
            since = match.number if step % 3 else since
    game = setup.game.name
    tells = game in ("push", "deckbattle")
    assert alike > 50 and own > 0 if tells else alike == 0, (game, alike, own)
