"""A game of Lords of Xidit at a glance: the year, the roads, and in which cities heroes and guilds stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.glance import Spot, small_map
from crownlands.core.wire import Glance, SmallMap
from crownlands.games.xidit.edition import EDITION_REFS


def glance(view: Mapping[str, Any]) -> Glance:
    started = view["year"] > 0
    return {
        "progress": {"key": "year", "facts": {"year": view["year"], "years": view["years"]}} if started else None,
        "map": _map(view),
    }


def _map(view: Mapping[str, Any]) -> SmallMap | None:
    """The map of an edition that is installed here."""
    edition = EDITION_REFS.get(view["edition"])
    if edition is None:
        return None
    printed = edition.printed
    width, height = printed.aspect
    heroes = {player["hero"]: seat for seat, player in enumerate(view["players"]) if player["hero"]}
    guilds = {city["ref"]: city["guild"]["seat"] for city in view["cities"] if city["guild"]}
    owners = guilds | heroes
    spots: list[Spot] = [
        (city.at[0] * width, city.at[1] * height, owners.get(f"city:{city.number}")) for city in printed.cities
    ]
    number = {city.number: at for at, city in enumerate(printed.cities)}
    roads = [row.between for row in printed.roads]
    return small_map(spots, [(number[one], number[other]) for one, other in roads])
