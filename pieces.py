"""The compiled libraries: the core with the search, and one for each game.

They are compiled side by side, and a library whose C has not changed since the last build is taken
from `build/pieces`: a change in one game compiles that game only. `setup.py` uses this; decision
0010 says why it is done this way.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path
from threading import Lock

from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

HERE = Path(__file__).parent
SOURCE = HERE / "src" / "quartett"
KEPT = HERE / "build" / "pieces"

CORE = "quartett_core"
GAME_ROOMS = ("rules/*.py", "players/*.py", "observation.py", "telling/view_builder.py")
NATIVE = re.compile(r"^from (mypy_extensions|librt)\b", re.M)
"""What a compiled module of `core` and `bots` imports: numbers and rows without objects."""

INLINED = 100
"""Functions of the core with at most this many lines of C are inlined into the games too."""

Texts = list[tuple[str, str]]
"""The files of one library: name and text."""


def libraries() -> list[tuple[list[str], str]]:
    """The modules of each library, and its name."""
    shared = [path for room in ("core", "bots") for path in sorted((SOURCE / room).glob("*.py"))]
    native = [path for path in shared if NATIVE.search(path.read_text("utf-8"))]
    games = sorted(room.parent for room in SOURCE.glob("games/*/rules"))
    return [(names(native), CORE), *((names(modules(it)), f"quartett_{it.name}") for it in games)]


def modules(game: Path) -> list[Path]:
    found = [path for pattern in GAME_ROOMS for path in sorted(game.glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(HERE)) for path in paths]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    texts, needed = generated()
    compiled: list[Extension] = mypycify(
        arguments(),
        opt_level="3",
        debug_level="0",
        separate=libraries(),
        skip_cgen_input=(texts, needed),
    )
    if os.name == "posix":
        for extension in compiled:
            # Calls inside the library need no detour for a symbol that another might replace.
            # All extensions share one list of arguments, so it is not added to.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return compiled


def arguments() -> list[str]:
    return ["--strict", *(path for modules, _ in libraries() for path in modules)]


def generated() -> tuple[list[Texts], list[tuple[str, list[str], bool]]]:
    """The C of all libraries, and what it includes of mypyc's own sources.

    As soon as there are several libraries mypyc no longer uses what it knows of the whole program:
    which methods are never overridden and which attributes are always set. So all modules are read
    as if they were one library, and only the C is divided.
    """
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    options, cache = CompilerOptions(separate=True), FileSystemCache()
    options.global_opts = True
    sources, every, mypy_options = get_mypy_config(arguments(), None, options, cache)
    mypy_options.incremental = False
    groups = construct_groups(sources, libraries(), True, None)
    try:
        whole = [(sources, "quartett")]
        checked = emitmodule.parse_and_typecheck(every, mypy_options, options, whole, cache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    errors = Errors(mypy_options)
    modules, texts, _ = emitmodule.compile_modules_to_c(checked, options, errors, groups)
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda it: it.path)
    by_name = {name: files for (_, name), files in zip(groups, texts, strict=True)}
    inlining = Inlining(by_name[CORE])
    texts = [by_name[name] if name == CORE else inlining.into(by_name[name]) for name in by_name]
    return texts, [(it.path, list(it.include_dirs), it.internal) for it in needed]


class Inlining:
    """Short functions of the core, written once more where a game calls them.

    A call into another library goes through a table of pointers and is never inlined by the C
    compiler. Drawing a random number or counting cards is so short that this shows.
    """

    FUNCTION = re.compile(r"^(\w[\w *]*?)(CPyDef_\w+)\(([^;{]*)\) \{\n(.*?)^\}\n", re.S | re.M)
    SYMBOL = re.compile(r"\b(?:CPyDef|CPyStatic|CPyType)_\w+")
    OWN = re.compile(r"CPyStatics\[|CPyModule_")
    """What is written for one library only: its literals and the modules it imports."""

    def __init__(self, files: Texts) -> None:
        (code,) = [text for name, text in files if name.endswith(".c")]
        self.known = set(
            self.SYMBOL.findall("".join(text for name, text in files if name.endswith(".h")))
        )
        self.functions = {
            match[2]: match for match in self.FUNCTION.finditer(code) if self.is_short(match[4])
        }

    def is_short(self, body: str) -> bool:
        return (
            body.count("\n") <= INLINED
            and not self.OWN.search(body)
            and set(self.SYMBOL.findall(body)) <= self.known
        )

    def into(self, files: Texts) -> Texts:
        return [(name, self.inlined(text) if name.endswith(".c") else text) for name, text in files]

    def inlined(self, text: str) -> str:
        called = set(re.findall(rf"exports_{CORE}\.(CPyDef_\w+)\(", text)) & set(self.functions)
        wanted = sorted(self.closure(called))
        heads = [f"static inline {self.head(name)};\n" for name in wanted]
        bodies = [
            f"static inline {self.head(name)} {{\n{self.body(name, wanted)}}}\n" for name in wanted
        ]
        for name in called:
            text = text.replace(f"exports_{CORE}.{name}(", f"near_{name}(")
        start = text.index("\n", text.index('#include "__native_internal')) + 1
        return text[:start] + "".join(heads + bodies) + text[start:]

    def closure(self, names: set[str]) -> set[str]:
        """With all short functions that these call."""
        found, new = set[str](), set(names)
        while new:
            found |= new
            symbols = {
                symbol for name in new for symbol in self.SYMBOL.findall(self.functions[name][4])
            }
            new = symbols & set(self.functions) - found
        return found

    def head(self, name: str) -> str:
        match = self.functions[name]
        return f"{match[1]}near_{name}({match[3]})"

    def body(self, name: str, wanted: list[str]) -> str:
        def elsewhere(match: re.Match[str]) -> str:
            if match[0] in wanted:
                return f"near_{match[0]}"
            known = f"exports_{CORE}.{match[0]}"
            return known if match[0].startswith("CPyDef_") else f"(*{known})"

        return self.SYMBOL.sub(elsewhere, self.functions[name][4])


class BuildPieces(build_ext):
    """Compiles on all cores, the longest first, and says so; keeps what it has compiled."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        self.extensions.sort(key=size, reverse=True)
        self.lock, self.told, self.used = Lock(), 0, set[Path]()
        command = list(self.compiler.compiler_so)
        release = subprocess.run([*command, "--version"], capture_output=True, check=False).stdout
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        self.tools = f"{command} {release!r} {version('mypy')} {version('librt')} {suffix}"
        KEPT.mkdir(parents=True, exist_ok=True)
        super().build_extensions()
        for path in set(KEPT.iterdir()) - self.used:
            path.unlink()

    def build_extension(self, ext: Extension) -> None:
        start, target = time.monotonic(), Path(self.get_ext_fullpath(ext.name))
        kept = KEPT / self.digest(ext)
        self.used.add(kept)
        is_new = not kept.exists()
        if is_new:
            self.force = True  # what lies in the scratch folders may be of other sources
            super().build_extension(ext)
            shutil.copyfile(target, f"{kept}.part")
            Path(f"{kept}.part").replace(kept)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
        if is_library(ext):
            self.tell(ext, f"{time.monotonic() - start:.0f} s" if is_new else "unchanged")

    def digest(self, ext: Extension) -> str:
        """The same for what compiles to the same library."""
        found = hashlib.sha256(f"{self.tools} {ext.name} {ext.extra_compile_args}".encode())
        for path in [*ext.sources, *sorted(ext.depends)]:
            found.update(Path(path).read_bytes())
        return found.hexdigest()

    def tell(self, ext: Extension, what: str) -> None:
        with self.lock:
            self.told += 1
            total = sum(map(is_library, self.extensions))
            name = ext.name.removeprefix("quartett_").removesuffix("__mypyc")
            print(f"Compiled {self.told} of {total}: {name} ({what})", file=sys.stderr, flush=True)


def size(ext: Extension) -> int:
    return sum(Path(path).stat().st_size for path in ext.sources)


def is_library(ext: Extension) -> bool:
    """The others are doors: each opens one module of a library."""
    return "." not in ext.name
