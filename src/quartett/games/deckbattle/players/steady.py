"""Deck Battle: a player who tries the deployment before it prepares."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle.players.greedy import GreedyBot
from quartett.games.deckbattle.players.habits import WEIGHTS, Habits
from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.copies import slot_in_play
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.state import KIND


class Rehearsal:
    """A deployment that was tried: what it brought, and the places in play of those left over."""

    def __init__(self, value: float, spare: set[int]) -> None:
        self.value: float = value
        self.spare: set[int] = spare


class SteadyBot(GreedyBot):
    """Plans the turn: it tries the deployment in its head; an item is worn if that brings more,
    and whoever is not needed is channelled or sent. New cards count for what they will still do."""

    def growth(self, seen: DeckBattle) -> float:
        """In the turns that are left: with fewer players a token of the track takes more turns."""
        turns: float = float(seen.track) * (0.27 + 2.66 / float(seen.seats))
        return self.habits.early * max(turns - 1.0, 0.0)

    def prepare(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = self.useful(seen, seat, legal)
        if best != seen.box.start[moves.DEPLOY]:
            return best
        plain = self.rehearse(seen.imagine(stream), seat, stream)
        best = self.equip(seen, seat, legal, plain, stream)
        return best if best >= 0 else self.store(seen, seat, legal, plain.spare)

    def equip(
        self, seen: DeckBattle, seat: i64, legal: tuple[int, ...], plain: Rehearsal, stream: Stream
    ) -> i64:
        """The item to wear now, or -1."""
        best: i64 = -1
        most: float = self.habits.gained
        outlook = self.outlook(seen, seat)
        for move in legal:
            if seen.box.verb[move] != moves.EQUIP:
                continue
            item: i64 = move - seen.box.start[moves.EQUIP]
            value: float = outlook.equipping(item)
            if outlook.strengthens(item):
                value = self.worn(seen, seat, move, stream) - plain.value
            if value > most:
                best, most = move, value
        return best

    def worn(self, seen: DeckBattle, seat: i64, move: i64, stream: Stream) -> float:
        """What the deployment brings with an item on somebody."""
        trial = seen.imagine(stream)
        trial.apply(seat, move)
        trial.apply(seat, self.deploy(trial, seat, trial.legal(seat), stream))
        use: i64 = self.using(trial, seat, move - trial.box.start[moves.EQUIP])
        if use >= 0:
            trial.apply(seat, use)
        return self.rehearse(trial, seat, stream).value

    def using(self, seen: DeckBattle, seat: i64, item: i64) -> i64:
        """The move that uses an item, or -1."""
        for move in seen.legal(seat):
            verb: i64 = seen.box.verb[move]
            thing: i64 = move - seen.box.start[verb]
            if verb == moves.USE and seen.box.item_card_kind[thing] == item:
                return move
        return -1

    def store(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...], spare: set[int]) -> i64:
        """Whom to channel or send of those who are left over; or deploy."""
        best: i64 = seen.box.start[moves.DEPLOY]
        most: float = 0.0
        outlook = self.outlook(seen, seat)
        for move in legal:
            verb: i64 = seen.box.verb[move]
            if verb != moves.CHANNEL and verb != moves.SEND:
                continue
            if int(slot_in_play(seen, move - seen.box.start[verb])) not in spare:
                continue
            value: float = outlook.storing(move)
            if value > most:
                best, most = move, value
        return best

    def rehearse(self, trial: DeckBattle, seat: i64, stream: Stream) -> Rehearsal:
        """Plays the deployment of an imagined state."""
        value: float = 0.0
        finish: i64 = trial.box.start[moves.END]
        while True:
            actor: i64 = trial.actor
            if actor == CHANCE:
                trial.apply(actor, trial.chance(stream))
                continue
            move: i64 = self._answer(trial, actor, seat, stream)
            if move == finish:
                break
            verb: i64 = trial.box.verb[move]
            if moves.FIGHT <= verb <= moves.BUY:
                value += self.outlook(trial, seat).target(verb, move - trial.box.start[verb])
            trial.apply(actor, move)
        left = [int(slot) for slot in range(places(trial)) if at(trial, slot, KIND) >= 0]
        return Rehearsal(value, set(left))

    def _answer(self, trial: DeckBattle, actor: i64, seat: i64, stream: Stream) -> i64:
        if trial.phase == phases.PREPARING:
            return trial.box.start[moves.DEPLOY]
        legal = trial.legal(actor)
        if actor != seat or len(legal) == 1 or trial.phase == phases.UNLOCKING:
            return legal[0]
        return self.deploy(trial, seat, legal, stream)

    def unlock(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...]) -> i64:
        outlook = self.outlook(seen, seat)
        first: i64 = seen.box.start[moves.UNLOCK]
        values = [outlook.unlocking(move - first) for move in legal]
        return legal[values.index(max(values))]


def many_habits() -> list[SteadyBot]:
    """Players with different habits, those first who find the best turns together."""
    names = list(WEIGHTS.numbers("steady"))
    found: list[SteadyBot] = []
    for row in WEIGHTS.rows("many").values():
        bot = SteadyBot()
        bot.habits = Habits(dict(zip(names, row, strict=True)))
        found.append(bot)
    return found
