"""The table in text: action card, maps, war, seats, and what is not as printed."""

from __future__ import annotations

import pytest

from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import TERRITORIES, Territory
from crownlands.games.kingdoms.map_picture import HEIGHT, WIDTH, draw_map, region_at
from crownlands.words import LANGUAGES, Words
from tests.conformance.tools import answer_at_random
from tests.kingdoms.scene import Scene


def drawn(scene: Scene, language: str = "en") -> str:
    """The picture that the seat that is asked sees."""
    decision = scene.now.pending[0]
    labels = {option.ref: str(number) for number, option in enumerate(decision.options, start=1)}
    lines = GAME.picture(GAME.view(scene.g, decision.seat), Words(language, GAME), labels)
    return "\n".join("".join(text for text, _ in line) for line in lines)


def test_armies_tokens_and_labels_stand_by_their_regions() -> None:
    """map.regions, ruins, exploration. A small letter searches; a question mark is a token face down."""
    scene = Scene(homes=("intheoros",), exploration=True).armies(0, "A.f1", "A.r1").armies(1, "B.c1", "B.f1")
    scene.token("camp", "A.m1").token("fort", "A.p1", turned=True).answers("patrol", "patrol")
    text = drawn(scene)
    assert "r1* ruins a [2]" in text
    assert "f1* forest A [1]" in text
    assert "m1* mountain ?" in text
    assert "p1* plains Fort" in text
    assert "c1* capital B" in text
    assert "► Patrol" in text


def test_the_war_shows_what_both_can_do() -> None:
    """war, war.dials. Limits, discounts, the price of a retreat."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").has(0, ore=2).power(1, "strength")
    text = drawn(scene.patrols("A.p1", "A.m1"))
    assert "War in Morandrea: mountain" in text
    assert "can show up to 2 (discount 0); a retreat costs 2 food" in text
    assert "can show up to 1 (discount 1)" in text


def test_conditional_discounts_stand_beside_the_limit() -> None:
    """war.pay, power.single-supply. What paying in a certain way would save."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").has(0, ore=2).power(0, "single-supply")
    assert "can show up to 4 (discount 0, 2 more for paying in one kind of resource)" in drawn(
        scene.patrols("A.p1", "A.m1")
    )


def test_crown_captured_armies_and_the_price_of_neutrals_are_seen() -> None:
    """exploration.crown, two.war, two.points. All of it is open."""
    scene = Scene(2, exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2")
    scene.armies(2, "L.f1", "L.m1", "L.p1").has(0, mana=2, ore=3)
    scene.g.crown, scene.g.captured = 1, [0, 2]
    text = drawn(scene)
    assert "Lost Kingdom; a neutral army costs 3" in text
    rows = [line for line in text.splitlines() if " Humans" in line or " Orcs" in line]
    assert ["♛ Crown" in row for row in rows] == [False, True]
    assert "captured" in text and rows[1].split(" Humans")[0].rstrip().endswith(" 2")
    storm = drawn(scene.answers("quest", "quest", "A.f1", "L.m1"))
    assert "the neutral army costs 3; can pay up to 7 (discount 0)" in storm
    assert "a retreat costs" not in storm


def test_the_picture_says_that_it_is_a_reconstruction() -> None:
    """components. In both languages, at every moment."""
    scene = Scene().armies(0, "A.f1").armies(1, "B.f1").armies(2, "C.m1")
    assert "reconstruction" in drawn(scene)
    assert "реконструкция" in drawn(scene, "ru")


@pytest.mark.parametrize("territory", TERRITORIES, ids=lambda territory: territory.name)
def test_every_region_is_on_its_map(territory: Territory) -> None:
    """map.regions. Its code stands in it, and its middle lies in its own outline."""
    lines = draw_map(territory)
    text = "".join(mark for line in lines for mark, _ in line)
    assert len(text) == WIDTH * HEIGHT
    for region in territory.regions:
        assert region.name in text
        assert region_at(territory, region.row.at) is region


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_can_be_drawn(language: str, seats: int) -> None:
    """components, setup.territory. From the first question to the end, no wider than a wide terminal."""
    table = Table(GAME, seats, {"exploration": True, "factions": "draft"}, seed=f"drawn {seats}")
    dice = Dice.from_seed("drawn")
    words = Words(language, GAME)
    while not table.over:
        decision = table.pending[0]
        labels = {option.ref: str(number) for number, option in enumerate(decision.options, start=1)}
        for line in GAME.picture(table.view(decision.seat), words, labels):
            assert sum(len(text) for text, _ in line) <= 170
        answer_at_random(table, dice)
