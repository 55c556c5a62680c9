"""Lands as any chronicle could leave them, so that every card, site and oath comes into play."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from crownlands.core.dice import Dice
from crownlands.core.game import Setup
from crownlands.games.oath.components import (
    COLOURS,
    DENIZENS,
    EDIFICES,
    GOALS,
    PLACES,
    RUINS,
    SITES,
)
from crownlands.games.oath.game import OathGame
from crownlands.games.oath.state import Oath

WORLD = 54


def any_land(seed: str) -> dict[str, Any]:
    """8. A land by chance: five sites or more face up with cards, edifices and ruins, any oath, any Citizens."""
    random = Random(seed)
    sites = random.sample([site for site in SITES if site.capacity], len(PLACES))
    denizens = random.sample([card for card in DENIZENS if card.name != "salt-the-earth"], len(DENIZENS) - 1)
    homely = [card for card in denizens if card.where != "adviser"]
    built = [random.choice(pair) for pair in zip(EDIFICES, RUINS, strict=True)]
    random.shuffle(built)
    rows: list[dict[str, Any]] = []
    lying: list[str] = []
    for place, site in zip(PLACES, sites, strict=True):
        if place.slot and random.random() < 0.3:
            rows.append({"site": None})
            continue
        names = [homely.pop().name for _ in range(random.randint(0, site.capacity))]
        if names and built and random.random() < 0.4:
            names[0] = built.pop().name
        rows.append({"site": site.name, "cards": names})
        lying += names
    others = [card.name for card in denizens if card.name not in lying]
    others.insert(random.randrange(WORLD), "salt-the-earth")  # in the deck: where it lies, nothing else may
    return {
        "board": rows,
        "oath": random.choice(GOALS).name,
        "world": [*(name for name in lying if any(card.name == name for card in denizens)), *others[:WORLD]],
        "citizens": [colour.name for colour in COLOURS[1:] if random.random() < 0.3],
        "dispossessed": others[WORLD : WORLD + 6],
    }


class AnyLand(OathGame):
    """Oath on a land by chance, a different one for every seed."""

    def new(self, setup: Setup, dice: Dice) -> Oath:
        return super().new(replace(setup, heritage=any_land(setup.seed)), dice)


ANY_LAND = AnyLand()
