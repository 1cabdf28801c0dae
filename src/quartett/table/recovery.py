"""Rebuilds a match from the store, even if its rules have changed since."""

from collections import Counter
from typing import Any

import msgspec

from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.keyed import DRAWN, parse_nonces
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.core.replay import follow, start
from quartett.core.snapshot import restore
from quartett.games import loaded
from quartett.table.log import moves_of
from quartett.table.match import Draws, Match
from quartett.table.snapshot import continued
from quartett.table.store import Facts, Kept


def game_of_table(facts: Facts) -> Game[Any]:
    return loaded(facts.header["game"], facts.cards)


def has_other_rules(kept: Kept) -> bool:
    return int(kept.facts.header["rules"]) != game_of_table(kept.facts).rules_version


def under_our_rules(kept: Kept) -> Facts:
    """The facts of a game that continues under the current rules."""
    header = continued(game_of_table(kept.facts), kept.facts.header, kept.snapshot, kept.log)
    return msgspec.structs.replace(kept.facts, header=header, continued=len(kept.log))


def match_of(kept: Kept) -> Match:
    """The match that a log leads to."""
    facts, record = kept.facts, Record(kept.facts.header, [])
    game = game_of_table(facts)
    if has_other_rules(kept):
        return last_of(game, kept)
    skipped = kept.log[: facts.continued]
    moves = [*facts.before, *moves_of(skipped)]
    record.moves = moves
    first, stand = start(game, record), max(record.earlier, len(facts.before))
    counted = Counter[int]()
    for move in moves[record.earlier : stand]:
        counted[int(first.phase)] += move.seat == CHANCE
        follow(game, record, first, move)
    nonces = parse_nonces(facts.header.get("nonces", ""))
    draws = Draws(counted, record.earlier) if facts.header.get("luck") == DRAWN else None
    match = Match(game, first, facts.seed, moves[:stand], nonces, draws)
    match.skip(skipped, moves[stand:])
    for entry in kept.log[facts.continued :]:
        match.take(entry)
    return match


def last_of(game: Game[Any], kept: Kept) -> Match:
    """A match that ended under rules we no longer have: only its last state can be
    shown."""
    snapshot = kept.snapshot
    if snapshot is None or snapshot.number != len(kept.log):
        raise Problem("table-without-snapshot", rules=int(kept.facts.header["rules"]))
    state = restore(game, int(kept.facts.header["seats"]), snapshot.layout, snapshot.state)
    match = Match(game, state, kept.facts.seed, [*kept.facts.before, *moves_of(kept.log)])
    match.skip(kept.log, [])
    return match
