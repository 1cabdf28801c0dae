"""The table of a game that has no room of its own in the terminal: events and questions tell it."""

from typing import Final

from rich.text import Text

from quartett.terminal.scene import TALL, Scene, signed_names

__all__ = ["KEEPS_SECRETS", "draw", "remark", "tell", "tie_break"]

KEEPS_SECRETS: Final = True


def draw(scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
    return [line for text in tell(scene) for line in wrapped(text, width)]


def wrapped(text: str, width: int) -> list[Text]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return [Text(line) for line in lines]


def tell(scene: Scene) -> list[str]:
    return [scene.words.say("welcome", names=", ".join(signed_names(scene)))]


def remark(scene: Scene, move: str) -> str:
    return ""


def tie_break(scene: Scene) -> str | None:
    return None
