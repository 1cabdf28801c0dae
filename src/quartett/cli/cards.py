"""the cards of a game, with what is printed on them and what is our guess"""

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

from quartett.cli.arguments import Parser, add_game, load_game
from quartett.core.game import Card, Game
from quartett.core.problem import Problem

if TYPE_CHECKING:
    from quartett.words import Words

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--reconstructed", action="store_true", help="only cards with a guess")
    parser.add_argument(
        "--vocabulary", action="store_true", help="what can be written in a card file of your own"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(settings: Namespace) -> int:
    from quartett.words import Words

    game = load_game(settings)
    words = Words(settings.language, game.name, game.card_list())
    if settings.vocabulary:
        return vocabulary(game)
    cards = [c for c in game.card_list() if c.reconstructed or not settings.reconstructed]
    if settings.json:
        print(json.dumps([plain(words, card) for card in cards], ensure_ascii=False, indent=1))
        return 0
    for card in cards:
        print(told(words, card))
    return 0


def vocabulary(game: Game[Any]) -> int:
    """In the words of the card file, whatever the language."""
    lines = list(game.vocabulary())
    if not lines:
        raise Problem("cards-no-vocabulary", game=game.name)
    print("\n".join(lines))
    return 0


def plain(words: "Words", card: Card) -> dict[str, Any]:
    return {
        "id": card.name,
        "name": words.thing("card", card.name),
        "copies": card.copies,
        "values": card.values,
        "text": [words.line(line) for line in card.text],
        "reconstructed": list(card.reconstructed),
    }


def told(words: "Words", card: Card) -> str:
    """One card in one line: its name, its values, what it does, how we know it."""
    from quartett.terminal.cards import effect_text, values_text

    fields = ", ".join(words.say(f"field-{name}") for name in card.reconstructed)
    known = words.say("card-reconstructed", fields=fields) if fields else words.say("card-printed")
    parts = [values_text(words, card), effect_text(words, card), known]
    name = f"{words.thing('card', card.name)} ×{card.copies}"
    return f"{name:24} " + " · ".join(part for part in parts if part)
