"""A program that we talk to line by line, with limits on everything that it may do."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import Final

LONGEST_LINE: Final = 64 * 1024
MOST: Final = 1024 * 1024
"""How many bytes a program may write before it answers a message."""


class Trouble(Exception):
    """What a program did wrong; after a fatal error there is no point in talking to it."""

    def __init__(self, text: str, *, fatal: bool = False) -> None:
        super().__init__(text)
        self.fatal = fatal


class Process:
    """A running program in a process group of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise Trouble(f"it cannot be started ({error.strerror})", fatal=True) from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for file in (self._in, self._out, self._err):
            os.set_blocking(file, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._heard = b""
        self._count = 0
        self._last_words = b""
        self._until = 0.0

    def send(self, line: str, seconds: float) -> None:
        """Send a line; the program has this many seconds from now on."""
        self._until = monotonic() + seconds
        self._count = 0
        left = memoryview(line.encode() + b"\n")
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while left:
                if self._wait():
                    left = left[self._write(left) :]
        finally:
            self._selector.unregister(self._in)

    def receive(self) -> str:
        """The next line that the program writes, if it does so in time."""
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise Trouble("it writes a line without end", fatal=True)
            self._wait()
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace")

    def stop(self) -> None:
        """Kill the program and everything that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._selector.close()
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert file is not None
            with contextlib.suppress(OSError):
                file.close()
        self._process.wait()

    def _wait(self) -> bool:
        """Wait until something can be read or written; returns whether something can be written."""
        left = self._until - monotonic()
        ready = self._selector.select(max(0.0, left)) if left > 0 else []
        if not ready:
            raise Trouble("it took too long", fatal=True)
        writable = False
        for key, _ in ready:
            if key.fd == self._in:
                writable = True
            else:
                self._read(key.fd)
        return writable

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._in, data)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._dead() from error

    def _read(self, file: int) -> None:
        data = os.read(file, LONGEST_LINE)
        if file == self._err:
            self._last_words = (self._last_words + data)[-2000:]
            if not data:
                self._selector.unregister(file)
            return
        if not data:
            raise self._dead()
        self._heard += data
        self._count += len(data)
        if self._count > MOST:
            raise Trouble("it writes too much", fatal=True)

    def _dead(self) -> Trouble:
        """Why it has ended: its last output, if there was any."""
        with contextlib.suppress(OSError):
            self._last_words += os.read(self._err, 2000)
        words = self._last_words.decode(errors="replace").strip().splitlines()
        return Trouble("it has ended" + (f" ({words[-1][:120]})" if words else ""), fatal=True)
