"""The rules are compiled while the first people already play: a command does it, and bots use what
it made from their next move on."""

import asyncio
import logging
import os
import shlex
import signal
from contextlib import suppress
from typing import Final

from quartett.table.builds import Rules, installed

LOG: Final = logging.getLogger("quartett.server")
BEHIND: Final = 19
"""Its niceness: everything else on the machine comes first."""
NOT_ITS_OWN: Final = ("PYTHONPATH", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")
"""Variables of the server that the command must not inherit."""


class Compiling:
    def __init__(self, command: str, rules: Rules) -> None:
        self._command = shlex.split(command)
        self._rules = rules
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Starts after the first page is served; further calls do nothing."""
        if self._command and self._task is None and self._rules.build != "compiled":
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            code = await self._compile()
            taken = code == 0 and await asyncio.to_thread(self._rules.take, installed())
        except OSError as error:
            LOG.warning("not compiled", extra={"problem": type(error).__name__})
            return
        if taken:
            LOG.info("compiled")
        else:
            LOG.warning("not compiled", extra={"problem": f"exit code {code}"})

    async def _compile(self) -> int:
        """Runs in a session of its own, so that it can be ended with all its children."""
        environ = {name: value for name, value in os.environ.items() if name not in NOT_ITS_OWN}
        quiet = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            *("nice", "-n", str(BEHIND), *self._command),
            env=environ,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
        )
        return await self._process.wait()

    async def stop(self) -> None:
        """Stops a compilation that is still running; the next start tries again."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
