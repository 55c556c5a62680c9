"""card.*. The Nomad denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import CARD
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.ruling import where
from crownlands.games.oath.travel import ways_to
from tests.oath.scene import Scene, oath


def played(scene: Scene, seat: int, name: str, *answers: str) -> list[str]:
    power = power_of(CARD[name]).played
    assert power is not None
    return [asked.prompt for asked in scene.asks(power(scene.g, seat, CARD[name]), *answers)]


def test_ancient_binding_leaves_one_secret_each_and_the_users_on_the_card() -> None:
    """card.ancient-binding."""
    scene = oath().adviser(0, "ancient-binding").has(0, secrets=4).has(1, secrets=3, flipped=1).has(2, secrets=1)
    scene.turn(0)
    scene.g.secrets_on[CARD["longbows"].index] = 1
    scene.g.darkest_secrets = 3
    scene.start()
    scene.use("ancient-binding")
    g = scene.g
    assert [g.all_secrets(seat) for seat in range(3)] == [0, 1, 1]
    assert g.secrets_on[CARD["ancient-binding"].index] == 1
    assert g.secrets_on[CARD["longbows"].index] == 0
    assert g.darkest_secrets == 3, "the banner's are not touched"


def test_elders_give_a_secret_for_two_favor() -> None:
    """card.elders, 7.1."""
    scene = oath().adviser(0, "elders").has(0, favor=2, secrets=0).turn(0)
    scene.start()
    scene.use("elders")
    assert (scene.g.favor[0], scene.g.secrets[0], scene.g.favor_on[CARD["elders"].index]) == (0, 1, 2)


def test_faithful_friend_gives_four_supply() -> None:
    """card.faithful-friend."""
    scene = oath().has(1, supply=2).turn(1)
    played(scene, 1, "faithful-friend")
    assert scene.g.supply[1] == 6


def test_great_herd_may_change_places_with_a_nomad_card() -> None:
    """card.great-herd, 10.swap."""
    scene = oath().card("great-herd", "cradle.1").turn(0)
    played(scene, 0, "great-herd", "card:elders")
    assert where(scene.g, CARD["great-herd"]) == scene.slot("hinterland.1")
    assert where(scene.g, CARD["elders"]) == scene.slot("cradle.1")
    scene = oath().card("great-herd", "cradle.1").turn(0)
    played(scene, 0, "great-herd", "done")
    assert where(scene.g, CARD["great-herd"]) == scene.slot("cradle.1")


def test_tents_make_a_journey_in_the_region_free() -> None:
    """card.tents."""
    scene = oath().adviser(1, "tents").pawn(1, "provinces.1").has(1, favor=1, supply=0).turn(1)
    assert ways_to(scene.g, 1, scene.slot("provinces.2")) == [CARD["tents"]]
    assert ways_to(scene.g, 1, scene.slot("cradle.1")) == []


def test_the_gathering_calls_all_from_the_chancellor_on_and_they_deal() -> None:
    """card.the-gathering, 7.6.3."""
    scene = oath().card("the-gathering", "provinces.1").pawn(0, "cradle.1").pawn(1, "provinces.1")
    scene.pawn(2, "cradle.1").pawn(3, "cradle.1").adviser(0, "wolves").turn(1)
    prompts = played(
        scene, 1, "the-gathering",
        "yes", "no", "no",
        "seat:1", "card:wolves", "ask-favor", "propose", "accept", "done", "done",
    )  # fmt: skip
    g = scene.g
    assert prompts[:3] == ["gather", "gather", "gather"]
    assert g.pawn[0] == scene.slot("provinces.1") and g.pawn[2] == scene.slot("cradle.1")
    assert CARD["wolves"] in g.advisers[1] and g.favor[0] == 3
