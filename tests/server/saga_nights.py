"""A house with the toy game, whose hard times never end, and nights that are played there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.server.house import Person, eventually
from tests.server.place import Message, play

ROOT = Path(__file__).parents[2]


def with_the_toy(folder: Path) -> str:
    """Install the toy as somebody else's package would be; the path on which Python finds it."""
    info = folder / "highwaymen-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highwaymen\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[crownlands.games]\nhighwaymen = tests.toys.highwaymen:GAME\n")
    return os.pathsep.join([str(folder), str(ROOT)])


def hard_times(person: Person, *seats: str, **more: Any) -> Message:
    """A table where hard times begin; two coaches a night."""
    return person.create(*seats, game="highwaymen", saga="hard-times", variants={"rounds": 2}, **more)


def played(*people_and_table: Any, seed: str = "play") -> Message:
    """Let people play a table to its end; the table then, as the first of them sees it."""
    *people, table = people_and_table
    places = [person.socket(table) for person in people]
    play(*places, seed=seed)
    for place in places:
        place.close()
    seen: Message = people[0].look(table)
    return seen


def following(person: Person, table: Message) -> Message:
    """The table of the next game."""
    return person.look({"id": eventually(lambda: person.look(table)["next"], "the next game")})


def points_of(table: Message) -> list[int]:
    """The points of every seat so far; the house tells them from first to last."""
    told = [row["points"] for row in table["standing"]]
    assert told == sorted(told, reverse=True)
    return [row["points"] for row in sorted(table["standing"], key=lambda row: row["seat"])]


def names(table: Message) -> list[str]:
    return [player["name"] or player["bot"] or "" for player in table["players"]]


def arrange(person: Person, table: Message, *order: int | None) -> Message:
    arranged: Message = person.post(f"/api/tables/{table['id']}/seats", order=list(order))
    return arranged
