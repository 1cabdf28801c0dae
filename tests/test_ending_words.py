"""How a game ended: sentences in the right person, and points that add up."""

import pytest

from quartett import games
from quartett.core.record import Record, parse
from quartett.core.replay import replay, start
from quartett.core.story import ranks
from quartett.terminal.ending import won
from quartett.words import LANGUAGES, Words
from retelling import RECORDS

WON = {
    "de": (
        "Du gewinnst mit 73 Punkten.",
        "Du gewinnst mit 1 Punkt.",
        "Mira gewinnt mit 73 Punkten.",
        "Mira gewinnt mit 1 Punkt.",
        "Du und Mira gewinnt gemeinsam mit je 47 Punkten.",
        "Du, Jon und Mira gewinnt gemeinsam mit je 47 Punkten.",
        "Jon und Mira gewinnen gemeinsam mit je 1 Punkt.",
        "Niemand gewinnt.",
    ),
    "en": (
        "You win with 73 points.",
        "You win with 1 point.",
        "Mira wins with 73 points.",
        "Mira wins with 1 point.",
        "You and Mira win together with 47 points each.",
        "You, Jon and Mira win together with 47 points each.",
        "Jon and Mira win together with 1 point each.",
        "Nobody wins.",
    ),
    "fr": (
        "Vous gagnez avec 73 points.",
        "Vous gagnez avec 1 point.",
        "Mira gagne avec 73 points.",
        "Mira gagne avec 1 point.",
        "Vous et Mira gagnez ensemble avec 47 points chacun.",
        "Vous, Jon et Mira gagnez ensemble avec 47 points chacun.",
        "Jon et Mira gagnent ensemble avec 1 point chacun.",
        "Personne ne gagne.",
    ),
    "it": (
        "Vinci con 73 punti.",
        "Vinci con 1 punto.",
        "Mira vince con 73 punti.",
        "Mira vince con 1 punto.",
        "Tu e Mira vincete insieme con 47 punti a testa.",
        "Tu, Jon e Mira vincete insieme con 47 punti a testa.",
        "Jon e Mira vincono insieme con 1 punto a testa.",
        "Non vince nessuno.",
    ),
    "nl": (
        "Je wint met 73 punten.",
        "Je wint met 1 punt.",
        "Mira wint met 73 punten.",
        "Mira wint met 1 punt.",
        "Jij en Mira winnen samen met elk 47 punten.",
        "Jij, Jon en Mira winnen samen met elk 47 punten.",
        "Jon en Mira winnen samen met elk 1 punt.",
        "Niemand wint.",
    ),
}
PLACES = {
    "de": (
        "Du kommst auf Platz 3, mit 20 Punkten.",
        "Du teilst dir Platz 2, mit 1 Punkt.",
        "Zusammen gewonnen, mit 12 Punkten.",
        "Zusammen reicht es nicht: 3 Punkte.",
    ),
    "en": (
        "You come third with 20 points.",
        "You share second place with 1 point.",
        "Won together, with 12 points.",
        "Together it was not enough: 3 points.",
    ),
    "fr": (
        "Vous terminez 3e avec 20 points.",
        "Vous partagez la 2e place avec 1 point.",
        "Victoire commune, avec 12 points.",
        "Ensemble, ce n’était pas assez\u00a0: 3 points.",
    ),
    "it": (
        "Arrivi al 3º posto con 20 punti.",
        "Condividi il 2º posto con 1 punto.",
        "Vittoria comune, con 12 punti.",
        "Insieme non è bastato: 3 punti.",
    ),
    "nl": (
        "Je eindigt op plaats 3 met 20 punten.",
        "Je deelt plaats 2 met 1 punt.",
        "Samen gewonnen, met 12 punten.",
        "Samen was het niet genoeg: 3 punten.",
    ),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_whoever_won_is_told_in_the_right_person(language: str) -> None:
    words = Words(language)
    you = words.say("you")
    rows = (
        ([you], 73),
        ([you], 1),
        (["Mira"], 73),
        (["Mira"], 1),
        (["Mira", you], 47),
        (["Jon", you, "Mira"], 47),
        (["Jon", "Mira"], 1),
        ([], 0),
    )
    assert tuple(won(words, names, score) for names, score in rows) == WON[language]


@every_language
def test_places_and_teams_are_told_with_their_points(language: str) -> None:
    words = Words(language)
    assert PLACES[language] == (
        words.say("you-came", rank=3, score=20),
        words.say("you-shared", rank=2, score=1),
        words.say("together-won", score=12),
        words.say("together-lost", score=3),
    )


def test_equal_points_share_a_place_and_winners_are_first() -> None:
    assert ranks([47, 47, 20], [0, 1]) == [1, 1, 3]
    assert ranks([30, 30, 12, 12], [1]) == [2, 1, 3, 3]
    assert ranks([50, 40, 30], [1]) == [2, 1, 3]


def tie_of(record: Record) -> str:
    """Whether winners, or others, have as many points as somebody else."""
    scores, winners = (record.ending[part].split() for part in ("scores", "winners"))
    return "shared" if len(winners) > 1 else "equal" if len(set(scores)) < len(scores) else ""


@pytest.mark.parametrize("name", games.NAMES)
def test_the_end_of_recorded_games_shows_sums_that_add_up_in_named_parts(name: str) -> None:
    """Of each number of seats and manner of play one record, and of each every tie there is; every
    part has words, and who has as much shares the place unless the rules decide."""
    game, seats, tongues = games.load(name), set(), [Words(one, name) for one in LANGUAGES]
    shared = set()
    for place in sorted((RECORDS / name).glob("*.quartett")):
        record = parse(place.read_text("utf-8"))
        tied = tie_of(record)
        if not place.stem.endswith("-1") and (not tied or (record.seats, tied) in shared):
            continue
        shared.add((record.seats, tied))
        state = start(game, record)
        for _ in replay(game, record, state):
            pass
        ending = game.ending(state)
        sums = [sum(part.points for part in parts) for parts in ending.parts]
        assert state.over and sums == list(state.scores())
        assert list(ending.ranks) == ranks(list(state.scores()), list(state.winners()))
        named = {
            (part.kind, part.name) for parts in (*ending.parts, ending.ladder) for part in parts
        }
        for words in tongues:
            assert all(words.thing(kind, part) != part for kind, part in named)
        seats.add(record.seats)
    assert seats == set(range(game.fewest, game.most + 1))
    assert "shared" in {tied for _, tied in shared}
