"""Whether the database accepts what is written: on a full disk it can be read all the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as StoreTimeout

STUCK_SECONDS = 5.0
"""After this long without an answer a database is stuck: its computer is frozen, or its disk is."""


class Refusals:
    """What has become of the newest writes. What is wrong with a row itself is no refusal."""

    def __init__(self) -> None:
        self._refused = False
        self._accepted_at = monotonic()
        self._begun: dict[object, float] = {}
        """Since when something is being written."""

    @property
    def going_on(self) -> bool:
        """Whether the newest write was refused, or none comes to its end."""
        oldest = min(list(self._begun.values()), default=monotonic())
        return self._refused or monotonic() - max(oldest, self._accepted_at) > STUCK_SECONDS

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note whether what is written in here is accepted."""
        write = object()
        self._begun[write] = monotonic()
        try:
            yield
        except (OperationalError, InternalError, InterfaceError, StoreTimeout):
            self._refused = True
            raise
        else:
            self._refused, self._accepted_at = False, monotonic()
        finally:
            del self._begun[write]
