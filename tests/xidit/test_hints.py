"""Hints of Lords of Xidit for answers that are no plan."""

from __future__ import annotations

from crownlands.bots import Eyes
from crownlands.core.components import DONE, numbers
from crownlands.core.decisions import Decision
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import CITIES, REGIONS, UNITS
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.hint_reasons import good_for
from crownlands.games.xidit.planner import PlannerBot
from crownlands.games.xidit.state import RECRUITS, THREAT
from crownlands.words import LANGUAGES, Words
from tests.xidit.scene import Scene


def test_where_a_hero_starts_the_nearest_recruits_and_threat_are_named() -> None:
    """move. So many roads, counted on the map: a city next to it has a smaller count, or the tile itself."""
    g = Scene().tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 8, 9, 10, 12)).g
    for city in CITIES:
        found = good_for(g, Decision(0, "hero", CITIES, "setup.heroes", None), city)
        for told, side in zip(found, (RECRUITS, THREAT), strict=True):
            end, roads = told.facts["city"], told.facts["roads"]
            assert g.sides[CITIES.index(end)] == side
            reached = {city.index}
            for _ in range(int(str(roads))):
                assert not any(g.sides[at] == side for at in reached), "none is nearer"
                reached |= {
                    at for one in reached for at in g.edition.roads[one * 3 : one * 3 + 3] if at != NOWHERE
                }
            assert CITIES.index(end) in reached


def test_a_hint_says_what_the_preview_of_its_option_says() -> None:
    """end.reputation, variant.neutral. The bards and points of the region."""
    g = Scene().g
    asked = Decision(0, "census-bard", [REGIONS[1], DONE], "census.bards", {"left": 1})
    (bard,) = good_for(g, asked, REGIONS[1])
    assert bard.key == "bard" and bard.facts["bards"] == 1
    (kept,) = good_for(g, asked, DONE)
    assert kept.facts["bards"] == g.stock[0]
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert all("{" not in words.text(f"hint-{told.key}", **told.facts) for told in (bard, kept))


def test_a_hand_in_a_census_says_what_it_holds_back() -> None:
    """census.hand. Three numbers are not three times the same sentence."""
    g = Scene(year=4).at_census("militia").units(0, militia=3).g
    asked = Decision(0, "hand", numbers(0, 3), "census.hand", {"unit": UNITS[0]})
    hands = [good_for(g, asked, number)[0] for number in asked.options]
    assert [(hand.facts["number"], hand.facts["more"]) for hand in hands] == [(0, 3), (1, 2), (2, 1), (3, 0)]
    for language in LANGUAGES:
        told = {Words(language, GAME).text(f"hint-{hand.key}", **hand.facts) for hand in hands}
        assert len(told) == len(hands)


def test_the_adviser_shows_the_whole_hand() -> None:
    """census.hand. The units stay in any case: whatever the others hold, showing fewer wins nothing."""
    scene = Scene(year=4).at_census("militia").units(0, militia=3)
    asked = next(decision for decision in scene.now.pending if decision.seat == 0)
    (hint,) = PlannerBot("hand").hints(Eyes(scene.now, 0), asked)
    assert [step.option for step in hint.line] == [asked.options[-1]]
    assert [(why.key, why.facts["more"]) for why in hint.why] == [("hand", 0)]


def test_every_preview_of_an_option_has_its_hint() -> None:
    """A hint is the preview, said as a sentence: one without words would be shown as its key."""
    keys = [
        "reward-coins", "reward-bards", "reward-bards-part", "reward-guild", "reward-guild-part", "reward-nothing",
        "bard", "bard-hidden", "storey", "exile", "unit", "neutral",
    ]  # fmt: skip
    for language in LANGUAGES:
        assert all(Words(language, GAME).has(f"hint-{key}") for key in keys)
