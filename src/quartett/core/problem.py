"""What was wrong with an input, as a value: the words are in `words/`, in every language."""


class Problem(Exception):
    """Bad input from a person or a file. `name` is the id of its sentence.

    >>> problem = Problem("unknown-game", game="chess", games="push")
    >>> problem.name, problem.arguments["game"]
    ('unknown-game', 'chess')
    """

    def __init__(self, name: str, **arguments: str | int) -> None:
        super().__init__(name, arguments)
        self.name = name
        self.arguments: dict[str, str | int] = arguments
