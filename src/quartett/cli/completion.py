"""print the completion of these commands for a shell"""

from argparse import Action, Namespace, _SubParsersAction
from typing import Final

from quartett import games
from quartett.bots import NAMES
from quartett.cli.arguments import NAME, Parser

TAKES_OPTIONS: Final = False

BASH: Final = """\
_quartett() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words
  case $before in
    --language) words="@languages@" ;;
    --seats) words="@bots@" ;;
    --cards|--plot|--records|--out|--save|--write) COMPREPLY=($(compgen -f -- "$word")); return ;;
    *) case ${COMP_WORDS[1]} in
@cases@
       *) words="@commands@ --version --help" ;;
       esac ;;
  esac
  if [ "$COMP_CWORD" = 1 ]; then words="@commands@ --version --help"; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ ${#COMPREPLY[@]} = 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _quartett @name@
"""
ZSH: Final = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def describe(parser: Parser) -> None:
    parser.add_argument(
        "shell", choices=("bash", "zsh", "fish"), help='bash: eval "$(quartett completion bash)"'
    )


def run(settings: Namespace) -> int:
    from quartett.cli import build_parser

    commands = commands_of(build_parser())
    if settings.shell == "fish":
        print(fish(commands))
    else:
        print((ZSH if settings.shell == "zsh" else "") + bash(commands), end="")
    return 0


def commands_of(parser: Parser) -> dict[str, Parser]:
    (found,) = [action for action in parser._actions if isinstance(action, _SubParsersAction)]
    return dict(found.choices)


def bash(commands: dict[str, Parser]) -> str:
    from quartett.words import LANGUAGES

    cases = [f'       {name}) words="{" ".join(words_of(at))}" ;;' for name, at in commands.items()]
    said = {
        "languages": " ".join(LANGUAGES),
        "bots": " ".join(("you", *NAMES)),
        "cases": "\n".join(cases),
        "commands": " ".join(commands),
        "name": NAME,
    }
    script = BASH
    for mark, text in said.items():
        script = script.replace(f"@{mark}@", text)
    return script


def words_of(parser: Parser) -> list[str]:
    """The words a command accepts: names of games where it takes one, and its options."""
    found: list[str] = []
    for action in parser._actions:
        found += values_of(action) if not action.option_strings else action.option_strings[-1:]
    return found


def values_of(action: Action) -> list[str]:
    if action.dest == "game":
        return list(games.NAMES)
    return [str(choice) for choice in action.choices or ()]


def fish(commands: dict[str, Parser]) -> str:
    from quartett.words import LANGUAGES

    lines = [f"complete -c {NAME} -n __fish_use_subcommand -f -a '{' '.join(commands)}'"]
    for name, parser in commands.items():
        here = f"complete -c {NAME} -n '__fish_seen_subcommand_from {name}'"
        for action in parser._actions:
            if not action.option_strings:
                lines += [f"{here} -a '{value}'" for value in values_of(action)]
            elif action.dest == "language":
                lines.append(f"{here} -l language -x -a '{' '.join(LANGUAGES)}'")
            else:
                needs = "" if action.nargs == 0 else " -r"
                lines.append(f"{here} -l {action.option_strings[-1].lstrip('-')}{needs}")
    return "\n".join(lines)
