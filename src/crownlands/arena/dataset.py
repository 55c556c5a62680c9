"""Games as a Parquet file: one row per decision (`docs/bots.md` lists the columns)."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from crownlands.arena.matches import Match, Outcome
from crownlands.core.errors import BadSetup

BATCH: Final = 20_000
"""How many rows are buffered before they are written."""


class Dataset:
    """A Parquet file being written; without a path, everything that is added is dropped."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._writer: Any = None
        self._rows: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        if self._path is not None:
            try:
                from pyarrow import parquet  # noqa: PLC0415 - an extra
            except ImportError as error:
                raise BadSetup("a dataset needs PyArrow: pip install 'crownlands[dataset]'") from error
            self._writer = parquet.ParquetWriter(self._path, schema(), compression="zstd")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._writer is not None:
            self._flush()
            self._writer.close()

    def add(self, match: Match, outcome: Outcome) -> None:
        """Add the rows of a game."""
        if self._writer is None:
            return
        places = {seat: place for place, seats in enumerate(outcome.ranking, start=1) for seat in seats}
        for row in outcome.rows:
            about = {"number": match.number, "game": match.game, "seed": match.seed, "seats": len(match.bots)}
            ends = {"bot": match.bots[row["seat"]], "place": places[row["seat"]], "scores": outcome.scores}
            self._rows.append({**about, **row, **ends})
        if len(self._rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        import pyarrow  # noqa: PLC0415

        if self._rows:
            self._writer.write_table(pyarrow.Table.from_pylist(self._rows, schema=schema()))
            self._rows = []


def schema() -> Any:
    """The columns."""
    import pyarrow as pa  # noqa: PLC0415

    text = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            ("number", pa.int32()),
            ("game", text),
            ("seed", text),
            ("seats", pa.int8()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", text),
            ("prompt", text),
            ("rule", text),
            ("options", pa.list_(pa.string())),
            ("choice", pa.string()),
            ("view", pa.string()),
            ("place", pa.int8()),
            ("scores", pa.list_(pa.int32())),
        ]
    )
