"""Positions that are rarely reached, where something is said that is said nowhere else."""

from collections.abc import Callable

from arena import ITEMS, Arena, arena
from quartett.core.state import State
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.rules import phases


def tight_spots() -> list[State]:
    full = "kunai kunai ramen"
    taking = arena("naruto", inventory=full, market="kunai ramen", missions="envoy", scrolls=7)
    buying = arena("ayame", inventory=full, market="shuriken", step="deploy")
    used_up = arena("naruto", inventory="soldier-pill").play("equip soldier-pill, on naruto")
    two_of_a_name = arena("naruto naruto-sage sakura", unlocked="naruto-1", chakra=7)
    return [
        taking.play("mission envoy").state,
        buying.play("buy shuriken, with ayame").state,
        arena(inventory="kunai").state,
        used_up.play("use soldier-pill").state,
        two_of_a_name.play("technique naruto-1").state,
        armed("pain").state,
        armed("tobi", "naruto").play("fight tobi, with gamabunta, with killer-bee").state,
        sealed(),
        capped(),
        arena("itachi bisuke").play("activate itachi").state,
    ]


def armed(threat: str, others: str = "") -> Arena:
    """Two strong characters with explosive tags against a Threat."""
    table = arena(f"gamabunta killer-bee {others}", field=f". {threat}")
    table.state.items[ITEMS["explosive-tag"]] -= 2
    for place in (0, 1):
        table.state.inventory[place] = ITEMS["explosive-tag"]
    for name, tag in (("gamabunta", "explosive-tag"), ("killer-bee", "explosive-tag 2")):
        table.play(f"equip explosive-tag, on {name}, use {tag}")
    return table.play("deploy")


def capped() -> State:
    """The first token lets everybody unlock a technique, but none of the second level."""
    table = arena("", field="akino baki matsuri bisuke temari itachi", unlocked="naruto-1")
    table.play("deploy, end")
    while table.state.phase == phases.DRAWING:
        table.play(table.legal[0])
    return table.state


def sealed() -> State:
    state = GAME.start(2, mode="kage")
    while len(state.owing) < 2:
        state.apply(state.owing[0], state.legal(state.owing[0])[0])
    state.apply(0, state.legal(0)[0])
    return state


CORNERS: dict[str, Callable[[], list[State]]] = {"deckbattle": tight_spots}
