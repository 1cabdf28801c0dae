"""Says which build of Quartett the tests run on, and refuses to test the wrong one.

QUARTETT_BUILD is `uncompiled` (the files in `src`) or `installed` (the package as `make` installed
it: compiled if there is a C compiler). Without it whatever is found is tested and named.
"""

import os
import shutil
import signal
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import quartett
from escapes import SOURCE, count_escapes

# Threads of the linear algebra only get in the way of the tests that run beside it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

ROOT = Path(__file__).parent.parent
ACTIVE = Path(quartett.__file__).resolve().parent
BUILDS = ("uncompiled", "installed")

# Every run tries the same examples: a test that fails now and then tells nobody anything.
settings.register_profile("repeatable", database=None, deadline=None, derandomize=True)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what runs in the background deaf to Ctrl-C, and all that it starts in turn.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = os.environ.get("QUARTETT_BUILD")
    trouble = None if wanted is None else trouble_with(wanted)
    if trouble:
        raise pytest.UsageError(trouble)


def pytest_sessionstart(session: pytest.Session) -> None:
    """The header, also where -q leaves pytest's own away."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"quartett {quartett.__version__}: {build_name()} from {ACTIVE}")
        escapes = ", ".join(f"{number} x {name!r}" for name, number in count_escapes().items())
        reporter.write_line(f"escape hatches in src: {escapes}")


def build_name() -> str:
    return "the compiled build" if quartett.is_compiled() else "the uncompiled build"


def trouble_with(wanted: str) -> str | None:
    if wanted not in BUILDS:
        return f"QUARTETT_BUILD is {wanted!r}; it must be one of: {', '.join(BUILDS)}"
    if wanted == "uncompiled":
        return trouble_with_source()
    return trouble_with_installed()


def trouble_with_source() -> str | None:
    if ACTIVE != SOURCE:
        return f"the uncompiled build is {SOURCE}, but {ACTIVE} was imported: set PYTHONPATH=src"
    if quartett.is_compiled():
        return f"compiled files lie in {SOURCE}: they would hide what is edited there; delete them"
    return None


def trouble_with_installed() -> str | None:
    if ACTIVE == SOURCE:
        return f"{SOURCE} was imported, not the installed package: leave PYTHONPATH away"
    stale = stale_files()
    if stale:
        return f"the installed package is stale, run make: {', '.join(stale[:5])}"
    interpreted = [name for name in compiled_modules() if not is_compiled(name)]
    if interpreted and should_be_compiled():
        return f"there is a C compiler, but not compiled are: {', '.join(interpreted)}"
    return None


def stale_files() -> list[str]:
    """Files that differ between the source and the installed package, or lie in one only."""
    here, there = contents(SOURCE), contents(ACTIVE)
    return sorted(name for name in here | there if here.get(name) != there.get(name))


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl")
    }


def compiled_modules() -> list[str]:
    """What `pieces.py` compiles, as names of modules."""
    sys.path.append(str(ROOT))
    from pieces import libraries

    return [module_name(ROOT / path) for paths, _ in libraries() for path in paths]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def is_compiled(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def should_be_compiled() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.environ.get("QUARTETT_COMPILE") != "no" and shutil.which(compiler) is not None
