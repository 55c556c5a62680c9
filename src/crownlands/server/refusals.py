"""Whether the database accepts what is written: a full disk can be read, and may have room for little
things."""

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
        """Whether a write was refused, and nobody has found out since that any would be accepted; or none comes to
        its end."""
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
            self._accepted_at = monotonic()  # what is larger may be refused all the same
        finally:
            del self._begun[write]

    def end(self) -> None:
        """Whatever is written now is accepted (`Store.try_to_write`)."""
        self._refused = False
