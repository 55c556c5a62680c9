"""Whether the database accepts what is written: a full disk can be read, and may have room for little
things."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
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
        self._moves_begun = inf
        """Since when moves are being written."""

    @property
    def going_on(self) -> bool:
        """Whether a write was refused, and nobody has found out since that any would be accepted; or none comes to
        its end, or none of moves: of all connections theirs alone may be stuck."""
        oldest = min(list(self._begun.values()), default=inf)
        since = min(max(oldest, self._accepted_at), self._moves_begun)
        return self._refused or monotonic() - since > STUCK_SECONDS

    @contextmanager
    def noting(self, *, moves: bool = False) -> Iterator[None]:
        """Note whether what is written in here is accepted."""
        write = object()
        self._begun[write] = monotonic()
        if moves:
            self._moves_begun = monotonic()
        try:
            yield
        except (OperationalError, InternalError, InterfaceError, StoreTimeout):
            self._refused = True
            raise
        else:
            self._accepted_at = monotonic()  # what is larger may be refused all the same
        finally:
            del self._begun[write]
            if moves:
                self._moves_begun = inf

    def end(self) -> None:
        """Whatever is written now is accepted (`Store.try_to_write`)."""
        self._refused = False
