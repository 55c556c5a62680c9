"""What the client's tests draw: the catalogues of the games, and moments of the stored games of Xidit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from crownlands.core.records import Record, load_records
from crownlands.core.registry import games
from crownlands.core.table import Table
from crownlands.server import wire
from tests.schema.reading import ROOT

BOARDS = ROOT / "web" / "src" / "boards"
MOMENTS = BOARDS / "xidit" / "test" / "moments.json"
LONGEST_YEARS = 1
"""So many years are shown of each game, those with most to tell."""


def fixtures() -> dict[Path, str]:
    """Every fixture by its file."""
    catalogues = {
        path: games()[path.parts[-3]].catalogue() for path in sorted(BOARDS.glob("*/test/catalogue.json"))
    }
    made: dict[Path, Any] = {**catalogues, MOMENTS: moments()}
    return {
        path: json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n" for path, data in made.items()
    }


def moments() -> list[dict[str, Any]]:
    """Years that stop at a question: those with most to tell, and every way in which one goes on."""
    found: list[dict[str, Any]] = []
    answers: set[str] = set()
    for path in sorted((ROOT / "tests" / "records").glob("xidit-*.record"), reverse=True):
        (record,) = load_records(path)
        played = list(_moments_of_game(record))
        years = [moment for moment in played if moment["before"]["phase"] == "planning"]
        found += sorted(years, key=lambda moment: -len(moment["events"]))[:LONGEST_YEARS]
        for moment in sorted(played, key=lambda moment: -len(moment["events"])):
            first = moment["events"][0]["key"]
            if moment["before"]["phase"] == "orders" and first not in answers:
                answers.add(first)
                found.append(moment)
    return found


def _moments_of_game(record: Record) -> Iterator[dict[str, Any]]:
    """Every answer that orders followed from up to a question, as its seat saw it; the screens are open.

    Units for a Titan are given one by one, and the event at the end tells of all: the last is no beginning.
    """
    table = Table(games()["xidit"], record.seats, {**record.options, "open_screens": True}, seed=record.seed)
    earlier = ""
    for seat, ref in record.answers:
        before, told = table.view(seat), len(table.log)
        asked = table.asked(seat)
        assert asked is not None
        goes_on = before["phase"] == "orders" and asked.prompt == earlier
        earlier = asked.prompt
        table.answer(ref, seat)
        after = table.view(seat)
        if len(table.log) > told and after["phase"] == "orders" and not goes_on:
            new = zip(table.log[told:], table.event_times[told:], strict=True)
            events = [wire.event(event, at, seat) for event, at in new]
            yield {"seat": seat, "before": before, "events": events, "after": after}
