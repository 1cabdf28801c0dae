"""Positions of Deck Battle in one line.

    table = arena("naruto sakura", field="itachi gamahiro", chakra=2)
    table.play("deploy, fight gamahiro, with naruto")       # moves as they stand in a record
    assert table.why_not("strike") == "DECK-006"

It is the turn of seat 0, who plays team Kakashi. Cards that are named come from where they were:
starters from the own draw pile, all others from the reserve, the Threat pile and so on. A field
that is not named is empty and has no Threat.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from played import Played
from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.rules import codes, phases
from quartett.games.deckbattle.rules.copies import slot_in_play
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.infirmary import infirmary
from quartett.games.deckbattle.rules.manoeuvre import bonuses_for, needed
from quartett.games.deckbattle.rules.play import at, discard, enter, leave, places
from quartett.games.deckbattle.rules.state import (
    ITEM,
    KIND,
    NO_CARD,
    SEAT,
)
from quartett.games.deckbattle.rules.values import (
    combat_force,
    mission_force,
    recruitment,
    threat_rule,
)
from quartett.games.deckbattle.telling.names import copies, technique_names
from quartett.games.deckbattle.telling.view import DeckBattleView

CARDS = GAME.cards
KINDS = {card.id: number for number, card in enumerate(CARDS.characters)}
ITEMS = {card.id: number for number, card in enumerate(CARDS.items)}
MISSIONS = {card.id: number for number, card in enumerate(CARDS.missions)}
TOKENS = {card.id: number for number, card in enumerate(CARDS.tokens)}
GOALS = {card.id: number for number, card in enumerate(CARDS.objectives)}
SCOURGES = {card.id: number for number, card in enumerate(CARDS.scourges)}
TECHNIQUES = technique_names(CARDS)
COPIES = copies(CARDS.characters)
PEOPLE, THINGS = list(KINDS), list(ITEMS)
TEAMS = ("kakashi", "kurenai", "asuma", "gai")


def arena(play: str = "", seats: int = 2, teams: tuple[str, ...] = TEAMS, **given: Any) -> "Arena":
    options = {name: given.pop(name) for name in ("mode", "expert", "first") if name in given}
    table = Arena(seats, options)
    for seat in range(seats):
        table.play(f"team {teams[seat]}")
    table.settle()
    table.strip()
    table.arrange(play, **given)
    assert GAME.conserved(table.state)
    return table


class Arena(Played[DeckBattle, DeckBattleView]):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(GAME, GAME.start(seats, **options))

    def strip(self) -> None:
        """All cards go back to where they were before the first deal."""
        state, kinds = self.state, int(GAME.box.kinds)
        for slot in range(places(state)):
            discard(state, 0, leave(state, slot))
        for place in range(len(state.draw)):
            state.draw[place] += state.hand[place] + state.discard[place]
            state.hand[place] = state.discard[place] = 0
        for kind in state.field:
            pile = state.threats if GAME.box.is_threat(kind) else state.reserve
            pile[kind] += 1
        for item in state.market:
            state.items[item] += 1
        for mission in state.posted:
            state.missions[mission] += 1
        state.play, state.threat, state.masks, state.spare_masks = vec[i64](), NO_CARD, 0, 4
        state.field, state.market = vec[i64]([NO_CARD] * 6), vec[i64]([NO_CARD] * 4)
        state.posted = vec[i64]([NO_CARD] * 3)
        assert kinds == len(PEOPLE)

    def arrange(
        self,
        play: str = "",
        field: str = "",
        discard: str = "",
        hand: str = "",
        wounded: str = "",
        inventory: str = "",
        market: str = "",
        missions: str = "",
        unlocked: str = "",
        chakra: int = 0,
        scrolls: int = 0,
        step: str = "prepare",
    ) -> None:
        state = self.state
        state.chakra[0], state.scrolls[0] = chakra, scrolls
        self.put("discard", discard, seat=0)
        self.put("hand", hand, seat=0)
        self.put("wounded", wounded, seat=0)
        for name in play.split():
            self._take(KINDS[name], 0)
            enter(state, KINDS[name])
        self._stand(field)
        for place, name in enumerate(inventory.split()):
            state.items[ITEMS[name]] -= 1
            state.inventory[place] = ITEMS[name]
        for place, name in enumerate(market.split()):
            if name != ".":
                state.items[ITEMS[name]] -= 1
                state.market[place] = ITEMS[name]
        for place, name in enumerate(missions.split()):
            state.missions[MISSIONS[name]] -= 1
            state.posted[place] = MISSIONS[name]
        for name in unlocked.split():
            state.levels[TECHNIQUES.index(name) // 3] = TECHNIQUES.index(name) % 3 + 1
        state.step = phases.DEPLOYMENT if step == "deploy" else phases.PREPARATION
        state.phase = phases.DEPLOYING if step == "deploy" else phases.PREPARING

    def _stand(self, field: str) -> None:
        state = self.state
        for slot, name in enumerate(field.split()):
            if name == ".":
                continue
            kind = KINDS[name]
            self._take(kind, 0)
            state.field[slot] = kind
            if GAME.box.is_threat(kind):
                state.threat = slot
                if threat_rule(state, codes.MASKS) >= 0:
                    state.masks, state.spare_masks = state.spare_masks, 0

    def _take(self, kind: int, seat: int) -> None:
        """From the pile where a card is before anything happens."""
        state, place = self.state, seat * int(GAME.box.kinds) + kind
        if kind < GAME.box.first_field:
            assert state.draw[place], f"seat {seat} has no more {PEOPLE[kind]}"
            state.draw[place] -= 1
            return
        pile = state.threats if GAME.box.is_threat(kind) else state.reserve
        assert pile[kind], f"there is no more {PEOPLE[kind]}"
        pile[kind] -= 1

    def put(self, where: str, cards: str, seat: int = 0) -> "Arena":
        """Puts characters into the `hand`, `draw` pile, `discard` or infirmary of a seat."""
        state = self.state
        for name in cards.split():
            kind = KINDS[name]
            self._take(kind, seat)
            if where == "wounded":
                state.wounded = append(state.wounded, seat * SEAT + kind)
            elif where == "eliminated":
                state.eliminated = append(state.eliminated, kind)
            else:
                getattr(state, where)[seat * int(GAME.box.kinds) + kind] += 1
        return self

    def only_draw(self, cards: str, seat: int = 0) -> "Arena":
        """The draw pile holds these starters; the others lie in the discard."""
        state, kinds = self.state, int(GAME.box.kinds)
        for place in range(seat * kinds, (seat + 1) * kinds):
            state.discard[place] += state.draw[place]
            state.draw[place] = 0
        for name in cards.split():
            state.discard[seat * kinds + KINDS[name]] -= 1
            state.draw[seat * kinds + KINDS[name]] += 1
        return self

    def own_token(self, name: str, seat: int = 0) -> "Arena":
        self.state.tokens[TOKENS[name]] -= 1
        self.state.owned[seat * len(TOKENS) + TOKENS[name]] += 1
        self.state.track -= 1
        return self

    def did_mission(self, name: str, seat: int = 0) -> "Arena":
        self.state.missions[MISSIONS[name]] -= 1
        self.state.done[seat * len(MISSIONS) + MISSIONS[name]] += 1
        return self

    def goal(self, name: str) -> "Arena":
        """An objective or the scourge is revealed."""
        if name in SCOURGES:
            self.state.scourge = SCOURGES[name]
        else:
            self.state.goals[list(self.state.goals).index(NO_CARD)] = GOALS[name]
        return self

    # Playing

    def settle(self, seed: int = 1) -> "Arena":
        """Chance answers until a seat is asked."""
        stream = Stream(seed)
        while self.state.actor == CHANCE:
            self.state.apply(CHANCE, self.state.chance(stream))
            assert GAME.conserved(self.state)
        return self

    def end_turn(self, seed: int = 1) -> "Arena":
        """To the next turn, whatever chance brings and however techniques are unlocked."""
        self.play("deploy, end" if self.state.phase == phases.PREPARING else "end")
        while not self.state.over and self.state.phase != phases.PREPARING:
            self.settle(seed)
            if not self.state.over and self.state.phase != phases.PREPARING:
                self.state.apply(self.state.actor, self.state.legal(self.state.actor)[0])
        return self

    def settle_until(self, text: str) -> "Arena":
        """Chance answers with its first card until it may answer with this one."""
        while text not in self.legal:
            self.play(self.legal[0])
        return self.play(text)

    # Looking

    def offers(self, verb: str) -> list[str]:
        """What may be said with a verb now."""
        return [text.partition(" ")[2] for text in self.legal if text.split()[0] == verb]

    @property
    def chakra(self) -> int:
        return int(self.state.chakra[0])

    @property
    def scrolls(self) -> int:
        return int(self.state.scrolls[0])

    @property
    def in_play(self) -> str:
        state = self.state
        kinds = [int(at(state, slot, KIND)) for slot in range(places(state))]
        return names(sorted(kind for kind in kinds if kind != NO_CARD))

    def pile(self, where: str, seat: int = 0) -> str:
        """The cards of the hand, draw pile or discard of a seat."""
        kinds = int(GAME.box.kinds)
        row = list(getattr(self.state, where))[seat * kinds : (seat + 1) * kinds]
        return names([kind for kind, number in enumerate(row) for _ in range(number)])

    def discard(self, seat: int = 0) -> str:
        return self.pile("discard", seat)

    def hand(self, seat: int = 0) -> str:
        return self.pile("hand", seat)

    def infirmary(self, seat: int = 0) -> str:
        return names(infirmary(self.state, seat))

    @property
    def eliminated(self) -> str:
        return names(self.state.eliminated)

    @property
    def field(self) -> str:
        return names(self.state.field)

    @property
    def market(self) -> str:
        return items(self.state.market)

    def inventory(self, seat: int = 0) -> str:
        row = list(self.state.inventory)[3 * seat : 3 * seat + 3]
        return items([item for item in row if item != NO_CARD])

    def worn(self) -> str:
        state = self.state
        return items([at(state, s, ITEM) for s in range(places(state)) if at(state, s, ITEM) >= 0])

    def slot(self, name: str) -> int:
        """Where a character is in play: `naruto`, or `naruto 2`."""
        return int(slot_in_play(self.state, COPIES.index(name)))

    def force(self, name: str, combat: bool = True) -> int:
        """The Force of a character in play, in a fight or for a mission."""
        state = self.state
        slot = self.slot(name)
        if not combat:
            return int(mission_force(state, slot))
        added = bonuses_for(state, phases.FIGHTING, state.target)
        return int(combat_force(state, slot, state.target, added))

    def recruit(self, name: str, target: str = "matsuri") -> int:
        """The Recruitment of a character in play to recruit somebody."""
        slot = self.slot(name)
        added = bonuses_for(self.state, phases.RECRUITING, NO_CARD)
        return int(recruitment(self.state, slot, KINDS[target], added))

    def needs(self, aim: str) -> int:
        """What a manoeuvre would cost, such as `fight itachi`."""
        self.play(aim)
        cost = self.needed
        self.play("cancel")
        return cost

    @property
    def needed(self) -> int:
        """What the manoeuvre that has begun costs."""
        return int(needed(self.state, self.state.manoeuvre, self.state.target))

    def told(self) -> list[int]:
        """The kinds of the notes about the last move."""
        return [note[0] for note in self.notes]


def names(kinds: Any) -> str:
    return " ".join("." if kind == NO_CARD else PEOPLE[kind] for kind in kinds)


def items(row: Any) -> str:
    return " ".join("." if item == NO_CARD else THINGS[item] for item in row)


def drained(table: Arena, what: str, move: str) -> tuple[int, int]:
    """How much the other player lost, and how much the own player has, after a move."""
    gauges = table.state.chakra if what == "chakra" else table.state.scrolls
    gauges[0], gauges[1] = 3, 5
    table.play(move)
    return 5 - int(gauges[1]), int(gauges[0])


def with_insects(table: Arena, number: int) -> Arena:
    table.state.insects[0] = number
    return table
