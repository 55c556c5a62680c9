"""Checks of what the lobby shows of a game: its presets, and a game under way at a glance."""

from __future__ import annotations

import json

from crownlands.core.errors import BadSetup
from crownlands.core.game import LIVERIES
from crownlands.core.glance import HEIGHT, WIDTH
from crownlands.core.variants import Variants
from crownlands.words import LANGUAGES, MissingWords, Words
from tests.conformance.tools import AnyGame, moments, point


def presets_can_be_set_up(game: AnyGame) -> None:
    """Every number of seats can have every preset, its saga is one of the game's, and it is explained."""
    for name, preset in game.presets.items():
        assert preset.saga is None or preset.saga in game.sagas, f"preset {name} has no saga {preset.saga!r}"
        for seats in game.seats:
            try:
                game.setup(seats, preset.variants, "preset")
            except BadSetup as error:
                raise AssertionError(f"preset {name} cannot be set up for {seats}: {error}") from error
        for language in LANGUAGES:
            words = Words(language, game)
            assert words.text(f"preset-{name}").strip()
            assert words.attribute(f"preset-{name}", "about").strip()


@point
def a_glance_is_small_and_said(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A small map lies on its sheet and names seats of the table; how far the game is can be said."""
    for _, table in moments(game, seats, variants, seed, "at a glance", 12):
        glance = game.glance(table.view(None))
        for place in glance["map"]["places"] if glance["map"] else ():
            assert 0 <= place["x"] <= WIDTH and 0 <= place["y"] <= HEIGHT, f"a place beside the sheet: {place}"
            assert place["seat"] is None or 0 <= place["seat"] < seats, f"a place of a stranger: {place}"
        for link in glance["map"]["links"] if glance["map"] else ():
            assert max(link) < len(glance["map"]["places"]), f"a road to nowhere: {link}"  # type: ignore[index]
        json.dumps(glance)
        if glance["progress"]:
            for language in LANGUAGES:
                try:
                    told = Words(language, game).text(
                        f"progress-{glance['progress']['key']}", **glance["progress"]["facts"]
                    )
                except MissingWords as error:
                    raise AssertionError(f"words are missing: {error}") from error
                assert told.strip()


@point
def everybody_wears_a_livery(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Each seat one of its own, also while the table waits; the same from the first moment to the last."""
    known = min(seats, LIVERIES)
    waiting = list(game.liveries(game.setup(seats, variants, "")))
    assert len(waiting) == seats and len(set(waiting)) >= known, f"worn by several at a waiting table: {waiting}"
    at_first: list[int] = []
    for _, table in moments(game, seats, variants, seed, "liveries", 6):
        worn = list(table.liveries)
        at_first = at_first or worn
        assert worn == at_first, f"{at_first} have become {worn}"
        assert len(worn) == seats and len(set(worn)) >= known, f"worn by several: {worn}"
        assert all(0 <= livery < max(seats, LIVERIES) for livery in worn), f"there is no such livery: {worn}"
