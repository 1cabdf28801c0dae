"""how strong a hand is, with the working card by card"""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from quartett.cli.arguments import Parser, add_game, load_game

TAKES_OPTIONS: Final = False


def describe(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("hand", nargs="+", help="the ids of the cards, such as lee hinata")


def run(settings: Namespace) -> int:
    from quartett.words import Words

    game = load_game(settings)
    words = Words(settings.language, game.name)
    worths = game.count_hand([card.lower() for card in settings.hand])
    for worth in worths:
        changes = "".join(f" {words.line(change)}" for change in worth.changes)
        card, printed = words.thing("card", worth.card), addition([worth.printed])
        worked = f"{printed}{changes} = {addition([worth.worth])}"
        print(words.say("hand-card", card=card, working=worked))
    total = sum(worth.worth for worth in worths)
    print(f"{addition([worth.worth for worth in worths])} = {addition([total])}")
    return 0


def addition(amounts: Sequence[int]) -> str:
    """
    >>> addition([2, 3, -1])
    '2 + 3 − 1'
    """
    text = str(amounts[0]).replace("-", "−")
    for amount in amounts[1:]:
        text += f" − {-amount}" if amount < 0 else f" + {amount}"
    return text
