"""Turn planning: plans are as good as a turn of steady or better, and keep their budget."""

from itertools import islice

from arena import arena
from deck_questions import allowed, questions
from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import play_game
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.evaluation import Evaluation, lead
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.players.turn_planner import DOUBT, Plan, TurnPlanner
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import set_at
from quartett.games.deckbattle.rules.state import PLUS_COMBAT
from quartett.games.facts import CardFile


def planned(seen: DeckBattle, seat: int, looks: int, changes: int) -> Plan:
    thought = TurnPlanner(SteadyBot(), Evaluation("fitted"), seen, seat, Stream(9), allowed(looks))
    return thought.best(1, changes)


def test_a_plan_begins_with_a_legal_move_and_leaves_the_table_alone() -> None:
    for seen, seat in questions(7, 4):
        before = seen.numbers()
        assert planned(seen, seat, 8, 4).moves[0] in seen.legal(seat)
        assert seen.numbers() == before


def test_the_plan_begins_with_the_move_that_a_hint_finds_best() -> None:
    for seen, seat in questions(9, 3):
        thought = TurnPlanner(SteadyBot(), Evaluation("fitted"), seen, seat, Stream(9), allowed(40))
        leads = dict(zip(seen.legal(seat), thought.leads(1), strict=True))
        assert leads[planned(seen, seat, 40, 0).moves[0]] >= max(leads.values()) - DOUBT


def test_without_a_look_the_move_is_that_of_steady() -> None:
    for seen, seat in questions(5, 6):
        stream = Stream(9)
        stream.word()  # the luck of the plans
        assert planned(seen, seat, 0, 4).moves == [SteadyBot().choose(seen, seat, stream)]


def test_more_plans_are_never_judged_worse() -> None:
    gained = 0
    for seen, seat in questions(11, 5):
        values = [
            planned(seen, seat, looks, changes).value
            for looks, changes in ((1, 0), (99, 0), (99, 5))
        ]
        assert values == sorted(values)
        gained += values[-1] > values[0]
    assert gained, "somewhere steady can be improved on"


def test_with_one_luck_a_plan_says_where_it_leads() -> None:
    """Played again, the moves of a plan that nobody else has a say in lead to its value."""
    checked = 0
    for seen, seat in questions(6, 8):
        plan = planned(seen, seat, 99, 3)
        if plan.is_open and seen.turn == seat:
            trial = seen.imagine(Stream(5))
            for move in plan.moves:
                trial.apply(seat, move)
            if trial.actor == seat:
                assert lead(Evaluation("fitted").standings(trial), seat) == plan.value
                checked += 1
    assert checked


def test_when_the_game_is_over_only_points_count() -> None:
    state = GAME.start(3)
    play_game(state, [SteadyBot() for _ in range(3)], Stream(1), Stream(2))
    for standing in (Evaluation("thumb"), Evaluation("fitted")):
        assert standing.standings(state) == [float(points) for points in state.scores()]


def test_a_stronger_card_counts_for_more_while_the_game_is_young() -> None:
    seen, seat = next(islice(questions(1, 1), 1))
    richer = seen.copy()
    strong = max(range(int(seen.box.kinds)), key=lambda kind: seen.box.force[kind])
    richer.discard[seat * seen.box.kinds + strong] += 1
    standing = Evaluation("fitted")
    gained = standing.standings(richer)[seat] - standing.standings(seen)[seat]
    assert gained > seen.box.points[strong]
    richer.track = seen.track = 1
    assert standing.standings(richer)[seat] - standing.standings(seen)[seat] < gained


def test_a_master_chooses_the_best_team_that_is_free() -> None:
    state, chosen = GAME.start(4), []
    while len(chosen) < 4:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(CHANCE, state.chance(Stream(1)))
            continue
        move = GAME.judge("master").known(state.masked(seat), seat, Stream(2), allowed(0))
        chosen.append(GAME.moves.text(move))
        state.apply(seat, move)
    assert chosen == ["team kakashi", "team gai", "team asuma", "team kurenai"]


def test_the_best_teams_are_only_known_for_the_cards_they_were_met_with() -> None:
    """With other cards the strongest level chooses any team, and still plays."""
    names = [GAME.cards.characters[team].id for team in GAME.best_teams()]
    assert names == ["kakashi", "gai", "asuma", "kurenai"]
    text = CardFile.own("quartett.games.deckbattle").text
    file = CardFile(text.replace("points = 1\n", "points = 2\n", 1), "mine.toml")
    other = games.load("deckbattle", file)
    assert other.cards_digest != GAME.cards_digest and other.best_teams() == ()
    assert other.judge("master").known(other.start(2).masked(0), 0, Stream(1), lambda: True) >= 0


def test_nobody_begins_a_vain_fight_again_and_again() -> None:
    """At most two may fight Tobi. Somebody very strong is chosen before two who are not enough
    together: otherwise the fight is called off, and begins anew."""
    t = arena("jugo lee-gates temari", field="tobi", step="deploy")
    set_at(t.state, 1, PLUS_COMBAT, 40)
    bot, moves = SteadyBot(), list[str]()
    while t.state.beaten[0] == 0 and len(moves) < 6:
        seen = t.state.masked(0)
        moves.append(GAME.moves.text(int(bot.choose(seen, 0, Stream(1)))))
        t.play(moves[-1])
    assert moves == ["fight tobi", "with lee-gates", "strike"]
