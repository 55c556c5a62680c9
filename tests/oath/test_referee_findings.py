"""What an independent reading of the Law found against the rules as they were played."""

from __future__ import annotations

from crownlands.games.oath.components import CARD
from crownlands.games.oath.travel import cannot_go, journey
from tests.oath.scene import Scene, oath


def decadent(scene: Scene) -> Scene:
    """The Chancellor has to bear the trait."""
    scene.g.reliquary[1] = None
    return scene._changed()


def by_coast(scene: Scene, seat: int, goal: str) -> int:
    """What a journey by the coast costs; it has to be possible."""
    order = journey(scene.g, seat, scene.slot(goal), scene.g.sites[scene.g.pawn[seat]])
    assert cannot_go(scene.g, order) is None
    return order.cost


# -- 5.6.1, 7.6.2: only a way that spends no supply goes free of surcharges ---------------------------------------


def test_the_coast_does_not_spare_the_decadent_chancellor_the_surcharge() -> None:
    scene = oath().site("lush-coast", "cradle.2").site("rocky-coast", "hinterland.1").pawn(0, "cradle.2").turn(0)
    assert by_coast(scene, 0, "hinterland.1") == 1
    assert by_coast(decadent(scene), 0, "hinterland.1") == 1 + 1


def test_the_coast_leads_the_decadent_chancellor_home_for_nothing_past_the_pass() -> None:
    scene = oath().site("lush-coast", "cradle.2").site("narrow-pass", "cradle.1")
    scene.site("rocky-coast", "hinterland.1").pawn(0, "hinterland.1").turn(0)
    goal = scene.slot("cradle.2")
    assert cannot_go(scene.g, journey(scene.g, 0, goal)) is not None, "the plain way leads to the Pass"
    assert by_coast(scene, 0, "cradle.2") == 1
    assert by_coast(decadent(scene), 0, "cradle.2") == 0


def test_an_exile_pays_the_coast_as_ever() -> None:
    scene = decadent(oath().site("lush-coast", "cradle.2").site("rocky-coast", "hinterland.1"))
    scene.pawn(1, "cradle.2").turn(1)
    assert journey(scene.g, 1, scene.slot("hinterland.1"), CARD["lush-coast"]).cost == 1
