"""A seat for a language model: the tools of a server of the Model Context Protocol (stdio)."""

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from typing import Any, Final

from quartett.core.problem import Problem
from quartett.programs.protocol import meant
from quartett.programs.seat_client import Sitting

PATIENCE: Final = 30.0
"""Seconds that a tool waits for the others, so that a model need not poll."""
FIRST: Final = 60.0
MOST_RULES: Final = 400


class Refusal(Exception):
    """The attempt was refused; the text says why, with the number of the rule."""


class Model:
    """What a language model may do at its seat. Every answer is text for it to read."""

    def __init__(self, sitting: Sitting, patience: float = PATIENCE) -> None:
        self.sitting = sitting
        self.patience = patience
        if not sitting.wait(lambda: bool(sitting.last), FIRST):
            raise Problem("server-away", server=sitting.door.link.server)

    @property
    def about(self) -> str:
        teller = self.sitting.teller
        game = teller.words.say(f"game-{teller.game.name}")
        return teller.words.say("mcp-about", game=game, player=teller.names[self.sitting.seat])

    def look(self) -> str:
        """The table as your seat sees it, and what happened since you looked last. If it is not
        your turn it waits for it, up to half a minute."""
        self._wait()
        sitting = self.sitting
        return "\n".join(
            [*sitting.told(), "", *sitting.teller.table(sitting.view), "", *self._now()]
        )

    def choices(self) -> str:
        """The question that you are asked now and the moves that are possible, one in a line: the
        move, and what follows from it."""
        return "\n".join(self._now())

    def why(self, move: str) -> str:
        """Why a move is not possible now, with the number of its rule."""
        told = self.sitting.why(move[:100])
        if told["type"] == "refused":
            raise Refusal(told["text"])
        if told["reason"] is None:
            return self.sitting.teller.words.say("mcp-possible")
        return self.sitting.teller.reason(told["reason"])

    def move(self, move: str) -> str:
        """Play a move, as it is written in the choices. Returns what happened until you are asked
        again. A move that is not possible changes nothing, and you are told the rule."""
        sitting, last = self.sitting, self.sitting.last
        wanted = meant(move, sitting.teller.offers(last["choices"])) or move[:100]
        told = sitting.move(wanted, last["number"])
        if told["type"] == "refused":
            reason = told["reason"]
            raise Refusal(sitting.teller.reason(reason) if reason else told["text"])
        self._wait()
        taken = sitting.teller.words.say("mcp-taken", move=wanted)
        return "\n".join([taken, *sitting.told(), "", *self._now()])

    def rules(self, number: str = "") -> str:
        """The numbered rules of the game, or the one with this number, such as 7 or PUSH-07."""
        teller = self.sitting.teller
        game, words = teller.game, teller.words
        found = [game.rule(number)] if number.strip() else list(game.rulebook)[:MOST_RULES]
        return "\n".join(f"{rule.number} {words.rule(rule.number)}" for rule in found)

    def _wait(self) -> None:
        sitting = self.sitting
        sitting.wait(lambda: sitting.asked or sitting.over or sitting.replaced, self.patience)

    def _now(self) -> list[str]:
        """Whose turn it is, and what is possible."""
        sitting, words = self.sitting, self.sitting.teller.words
        teller, last = sitting.teller, sitting.last
        if sitting.over:
            names = [teller.names[seat] for seat in last["view"]["winners"]]
            scores = ", ".join(map(str, last["view"]["scores"]))
            return [words.say("mcp-over", winners=", ".join(names) or "-", scores=scores)]
        if sitting.replaced:
            return [words.say("seat-with-a-bot")]
        if not last["choices"]:
            return [words.say("mcp-not-your-turn")]
        asked = words.say("mcp-your-turn", question=teller.line(last["question"]))
        offers = [f"- {offer.move}: {offer.text}" for offer in teller.offers(last["choices"])]
        return [asked, *offers]


def check_installed() -> None:
    if find_spec("mcp") is None:
        raise Problem("mcp-missing")


def serve(model: Model) -> None:
    """Speaks on stdin and stdout until they are closed."""
    server_of(model).run("stdio")


def server_of(model: Model) -> Any:
    from mcp.server import MCPServer
    from mcp.types import CallToolResult, TextContent

    def offered(tool: Callable[..., str]) -> Callable[..., Any]:
        """Marks a refusal as an error, so that a model sees at once that nothing changed."""

        @wraps(tool)
        def call(*given: Any, **named: Any) -> Any:
            try:
                return tool(*given, **named)
            except Refusal as refusal:
                text = str(refusal)
            except Problem as problem:
                text = model.sitting.teller.words.problem(problem)
            return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)

        return call

    server = MCPServer("quartett", instructions=model.about, log_level="ERROR")
    for tool in (model.look, model.choices, model.why, model.move, model.rules):
        server.add_tool(offered(tool), name=tool.__name__, structured_output=False)
    return server
