"""What a hint says about anything but a plan: what it gives, or what is near the city where a hero starts."""

from __future__ import annotations

from crownlands.core.components import DONE, Component, Number
from crownlands.core.decisions import Decision, Preview
from crownlands.games.xidit.components import CITIES, UNITS, City
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.previews import previews
from crownlands.games.xidit.state import RECRUITS, THREAT, Xidit


def good_for(g: Xidit, decision: Decision, option: Component) -> list[Preview]:
    """setup.heroes, reward, census. As its preview says it; of a city, the nearest recruits and threat; of a hand,
    how many it holds back."""
    if isinstance(option, City) and decision.prompt == "hero":
        return nearest(g, option)
    if option is DONE and decision.prompt == "census-bard":
        return [Preview("bards-kept", bards=g.stock[decision.seat])]
    if isinstance(option, Number) and decision.prompt == "hand":
        have = g.units[decision.seat * len(UNITS) + g.census]
        return [Preview("hand", number=option.value, more=have - option.value)]
    return [preview for one, preview in previews(g, decision) if one is option]


def nearest(g: Xidit, start: City) -> list[Preview]:
    """move. How many roads lead to the nearest recruits and to the nearest threat."""
    steps: dict[int, int] = {}
    ring, roads = [start.index], 0
    while ring:
        steps.update(dict.fromkeys(ring, roads))
        onward = [g.edition.roads[city * 3 + colour] for city in ring for colour in range(3)]
        ring = [city for city in dict.fromkeys(onward) if city != NOWHERE and city not in steps]
        roads += 1
    found = []
    for side, key in ((RECRUITS, "near-recruits"), (THREAT, "near-threat")):
        cities = [city for city in steps if g.sides[city] == side]
        if cities:
            city = min(cities, key=lambda city: steps[city])
            found.append(Preview(key, city=CITIES[city], roads=steps[city]))
    return found
