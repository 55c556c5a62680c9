"""5.6, 7.6.2. Journeys: what they cost, ways, the Narrow Pass, the Hidden Place, the Shrouded Wood, being sent."""

from __future__ import annotations

import pytest

from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.state import EXILE
from crownlands.games.oath.travel import cannot_go, cannot_travel, journey, travel
from tests.oath.scene import Scene, oath


def cost(scene: Scene, seat: int, goal: str, way: str | None = None) -> int:
    from crownlands.games.oath.components import CARD

    return journey(scene.g, seat, scene.slot(goal), CARD[way] if way else None).cost


@pytest.mark.parametrize(
    ("start", "goal", "supply"),
    [
        ("cradle.1", "cradle.2", 1),
        ("cradle.1", "provinces.3", 2),
        ("cradle.2", "hinterland.1", 4),
        ("provinces.1", "cradle.1", 2),
        ("provinces.1", "provinces.2", 2),
        ("provinces.3", "hinterland.2", 2),
        ("hinterland.1", "hinterland.2", 3),
        ("hinterland.1", "provinces.1", 2),
        ("hinterland.3", "cradle.1", 4),
    ],
)
def test_the_supply_of_a_journey(start: str, goal: str, supply: int) -> None:
    """5.6, 5.6.1, 10.travel-cost."""
    scene = oath().site("plains", start).pawn(1, start).turn(1)
    assert cost(scene, 1, goal) == supply


def test_a_site_that_lies_face_down_is_turned_up_and_stocked() -> None:
    """5.6.2, 2.8.2."""
    scene = oath().site("mine", "provinces.2", up=False).pawn(1, "provinces.1").turn(1)
    favor = scene.g.shared
    scene.asks(travel(scene.g, 1), "place:provinces.2")
    slot = scene.slot("provinces.2")
    assert scene.g.site_up[slot]
    assert scene.g.site_favor[slot] == min(3, favor)
    assert len(scene.g.buried[slot]) == 1
    assert scene.g.supply[1] == 7 - 2


def test_a_player_with_too_little_supply_is_told_so() -> None:
    """5.6.1."""
    scene = oath().pawn(1, "hinterland.1").has(1, supply=1).site("plains", "hinterland.1").turn(1)
    reason = cannot_travel(scene.g, 1)
    assert reason is not None
    assert reason.key == "no-supply"


def test_out_of_the_charming_valley_costs_one_more_and_free_ways_do_not_care() -> None:
    """7.6.2, site.charming-valley."""
    scene = oath().site("charming-valley", "provinces.1").pawn(1, "provinces.1").turn(1)
    assert cost(scene, 1, "cradle.1") == 3
    scene.card("tents", "provinces.1")
    assert cost(scene, 1, "provinces.2", "tents") == 0


def test_the_narrow_pass_stops_whoever_comes_from_another_region() -> None:
    """site.narrow-pass."""
    scene = oath().site("narrow-pass", "provinces.2").pawn(1, "cradle.1").turn(1)
    g = scene.g
    blocked = cannot_go(g, journey(g, 1, scene.slot("provinces.3")))
    assert blocked is not None and blocked.key == "narrow-pass"
    assert cannot_go(g, journey(g, 1, scene.slot("provinces.2"))) is None
    scene.pawn(1, "provinces.1")
    assert cannot_go(g, journey(g, 1, scene.slot("provinces.3"))) is None


def test_a_pass_that_lies_face_down_stops_nobody() -> None:
    """site.narrow-pass."""
    scene = oath().site("narrow-pass", "provinces.2", up=False).pawn(1, "cradle.1").turn(1)
    assert cannot_go(scene.g, journey(scene.g, 1, scene.slot("provinces.3"))) is None


def test_from_coast_to_coast_for_one_supply_past_the_pass() -> None:
    """9.2, site.barren-coast, .lush-coast, .rocky-coast."""
    scene = oath().site("rocky-coast", "hinterland.1").site("lush-coast", "provinces.3")
    scene.site("narrow-pass", "provinces.1").pawn(1, "hinterland.1").turn(1)
    scene.asks(travel(scene.g, 1), "place:provinces.3")
    assert scene.g.supply[1] == 6, "the only way there is the coast's"


def test_the_buried_giant_takes_a_secret_face_down() -> None:
    """site.buried-giant."""
    scene = oath().site("buried-giant", "hinterland.1").pawn(1, "hinterland.1").has(1, secrets=1, supply=0).turn(1)
    scene.asks(travel(scene.g, 1), "place:cradle.1")
    assert (scene.g.secrets[1], scene.g.flipped[1], scene.g.supply[1]) == (0, 1, 0)


def test_the_hidden_place_wants_a_secret() -> None:
    """site.the-hidden-place."""
    scene = oath().site("the-hidden-place", "provinces.2").pawn(1, "provinces.1").has(1, secrets=0).turn(1)
    reason = cannot_go(scene.g, journey(scene.g, 1, scene.slot("provinces.2")))
    assert reason is not None and reason.key == "no-secrets"
    scene.has(1, secrets=1)
    scene.asks(travel(scene.g, 1), "place:provinces.2")
    assert (scene.g.secrets[1], scene.g.flipped[1]) == (0, 1)


def test_out_of_an_enemys_wood_its_ruler_chooses() -> None:
    """site.shrouded-wood."""
    scene = (
        oath().site("shrouded-wood", "provinces.1").warbands(2, "provinces.1", 1).pawn(1, "provinces.1").turn(1)
    )
    put = scene.asks(travel(scene.g, 1), "place:hinterland.2")
    assert (put[0].seat, put[0].prompt) == (2, "send-from-wood")
    assert scene.g.supply[1] == 5
    assert scene.g.pawn[1] == scene.slot("hinterland.2")


def test_the_bandits_wood_and_ones_own_wood_choose_nothing() -> None:
    """site.shrouded-wood."""
    for owner in (None, 1):
        scene = oath().site("shrouded-wood", "provinces.1").pawn(1, "provinces.1").turn(1)
        scene.warbands(1, "provinces.1", 0 if owner is None else 1)
        assert scene.asks(travel(scene.g, 1))[0].prompt == "travel"
        assert cost(scene, 1, "hinterland.1") == 2


def test_forest_paths_out_of_the_wood_may_be_in_vain() -> None:
    """card.forest-paths, site.shrouded-wood."""
    scene = (
        oath()
        .site("shrouded-wood", "provinces.1")
        .warbands(2, "provinces.1", 1)
        .card("forest-paths", "provinces.1")
    )
    scene.card("wolves", "cradle.1").pawn(1, "provinces.1").has(1, favor=1, supply=1).turn(1)
    assert cannot_travel(scene.g, 1) is None, "it may be tried"
    scene.asks(travel(scene.g, 1), "place:hinterland.1")
    assert scene.g.pawn[1] == scene.slot("provinces.1"), "the ruler has chosen a site that cannot be paid"
    assert scene.g.favor[1] == 0


def test_the_decadent_chancellor() -> None:
    """trait.decadent, 5.6.1."""
    scene = oath().pawn(0, "provinces.1").turn(0)
    scene.g.reliquary[1] = None
    scene._changed()
    assert cost(scene, 0, "cradle.1") == 0
    assert cost(scene, 0, "hinterland.1") == 3
    assert cost(scene, 0, "provinces.2") == 2


# -- being sent -------------------------------------------------------------------------------------------------


def test_a_player_who_is_sent_pays_nothing_without_agreeing() -> None:
    # ruling O10
    """5.5.7.3, site.the-hidden-place."""
    scene = oath().site("the-hidden-place", "provinces.2").pawn(1, "provinces.1").has(1, secrets=1).turn(0)
    put = scene.asks(force_travel(scene.g, 1, 0, "5.5.7.3"), "place:provinces.2", "no", "place:cradle.2")
    assert [(asked.seat, asked.prompt) for asked in put] == [(0, "send-to"), (1, "agree-to-pay"), (0, "send-to")]
    assert "place:provinces.2" not in [option.ref for option in put[2].options]
    assert (scene.g.secrets[1], scene.g.supply[1]) == (1, 7)


def test_the_ruler_of_the_wood_who_is_sent_out_of_it_does_not_choose() -> None:
    """site.shrouded-wood."""
    scene = (
        oath().site("shrouded-wood", "provinces.1").warbands(1, "provinces.1", 1).pawn(1, "provinces.1").turn(0)
    )
    assert scene.g.role[1] == EXILE
    put = scene.asks(force_travel(scene.g, 1, 0, "5.5.7.3"))
    assert put[0].seat == 0
