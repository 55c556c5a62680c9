"""The rows that say how a finished game has ended for each of its players."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import Connection

from crownlands.server.database_tables import results
from crownlands.server.rows import TableRow


def write_results(connection: Connection, row: TableRow | dict[str, Any]) -> None:
    """Enter how a game has ended for all its players; nobody if it has not (any more)."""
    connection.execute(results.delete().where(results.c.table == row["id"]))
    players, ranking = row["players"], row.get("ranking")
    if not ranking:
        return
    places = place_by_seat(ranking)
    bots = sorted({player["bot"] for player in players if player["bot"]})
    found = [
        {
            "table": row["id"],
            "seat": seat,
            "person": player["person"],
            "name": player["name"],
            "game": row["game"],
            "seats": len(players),
            "bots": " ".join(bots),
            "place": places[seat],
            "ended": row["changed"],
        }
        for seat, player in enumerate(players)
        if player["person"] is not None
    ]
    if found:
        connection.execute(results.insert(), found)


def place_by_seat(ranking: list[list[int]]) -> dict[int, int]:
    """The place of every seat, from 1. If the first is empty the game itself has won, and nobody is first."""
    places: dict[int, int] = {}
    for group in ranking:
        place = len(places) + 1 + (not ranking[0])
        places |= dict.fromkeys(group, place)
    return places
