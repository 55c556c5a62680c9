"""What libraries log (uvicorn, asyncio, SQLAlchemy), as lines of the house's own log."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any

import structlog

from crownlands.server.security import Limits

LINES_A_SECOND, LINES_AT_ONCE = 0.1, 20
"""From one place of a library: anybody can send what uvicorn warns of, as often as they like."""


class LibraryLogs(logging.Handler):
    """Passes on what libraries log, but only now and then what they keep repeating."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._limits = Limits(LINES_A_SECOND, LINES_AT_ONCE)
        self._left_out: Counter[str] = Counter()
        self._log = structlog.get_logger()

    def emit(self, record: logging.LogRecord) -> None:
        place = f"{record.pathname}:{record.lineno}"
        if not self._limits.allows(place):
            self._left_out[place] += 1
            return
        facts: dict[str, Any] = {
            "library": record.name,
            "reason": record.getMessage(),
            "exc_info": record.exc_info,
        }
        left_out = self._left_out.pop(place, 0)
        if left_out:
            facts["left_out"] = left_out
        tell = self._log.error if record.levelno >= logging.ERROR else self._log.warning
        tell("library", **{name: fact for name, fact in facts.items() if fact})


def take_over_library_logs() -> None:
    """Instead of lines of their own on standard error."""
    logging.getLogger().handlers = [LibraryLogs()]
