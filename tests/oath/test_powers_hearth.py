"""card.*. The Hearth denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import CARD, HEARTH
from crownlands.games.oath.moments import power_of
from tests.oath.playing import offered
from tests.oath.scene import oath


def test_armed_mob_drives_out_an_adviser_of_the_darkest_secrets_holder() -> None:
    """card.armed-mob."""
    scene = oath().card("armed-mob", "cradle.1").pawn(0, "cradle.1").adviser(1, "wolves").has(0, favor=1).turn(0)
    scene.adviser(1, "marriage").pawn(1, "provinces.1")
    scene.g.darkest = 1
    scene.start()
    scene.use("armed-mob")
    assert scene.g.advisers[1] == [CARD["marriage"]], "a locked adviser stays"
    assert scene.g.piles[2][-1] is CARD["wolves"], "after that player's pawn"


def test_armed_mob_spares_the_holder_of_the_peoples_favor() -> None:
    """card.armed-mob."""
    scene = oath().card("armed-mob", "cradle.1").pawn(0, "cradle.1").adviser(1, "wolves").has(0, favor=1).turn(0)
    scene.g.darkest = scene.g.people = 1
    assert not offered(scene, "armed-mob")


def test_memory_of_home_empties_a_bank_into_hearth() -> None:
    """card.memory-of-home."""
    scene = oath().adviser(0, "memory-of-home").has(0, secrets=2).turn(0)
    scene.start()
    scene.use("memory-of-home", "suit:order")
    assert scene.g.banks[HEARTH.index] == 6
    assert scene.g.secrets[0] == 1
    assert offered(scene, "memory-of-home"), "it costs no placed token and may be used again"


def test_storyteller_feeds_the_darkest_secret_even_in_the_bank() -> None:
    """card.storyteller, 10.shared-bank."""
    scene = oath().adviser(0, "storyteller").has(0, favor=1).turn(0)
    assert scene.g.darkest == -1
    scene.start()
    scene.use("storyteller")
    assert scene.g.darkest_secrets == 2


def test_tavern_songs_show_the_top_three_once() -> None:
    """card.tavern-songs."""
    scene = oath().adviser(0, "tavern-songs").pawn(0, "cradle.1").turn(0)
    scene.start()
    scene.use("tavern-songs")
    assert [seen & 1 for seen in scene.g.pile_seen[0][-3:]] == [1, 1, 1]
    assert not offered(scene, "tavern-songs"), "nothing new to see"


def test_tinkers_fair_exchanges_favor_secrets_and_relics_but_no_banners() -> None:
    """card.tinkers-fair, 7.6.3, 10.exchange, 9.6."""
    scene = oath().card("tinkers-fair", "cradle.1").pawn(0, "cradle.1").relic(1, "map").turn(0)
    scene.g.people = 1
    scene.start()
    scene.use("tinkers-fair", "seat:1")
    assert "relic:map" in scene.refs() and "banner:peoples-favor" not in scene.refs()
    scene.answer("relic:map", "give-favor", "n:2", "propose", "accept")
    g = scene.g
    assert CARD["map"] in g.relics[0]
    assert (g.favor[0], g.favor[1]) == (0, 3)


def test_wayside_inn_gives_two_supply_at_most_to_the_top() -> None:
    """card.wayside-inn."""
    scene = oath().card("wayside-inn", "cradle.1").pawn(0, "cradle.1").has(0, favor=1, supply=6).turn(0)
    scene.start()
    scene.use("wayside-inn")
    assert scene.g.supply[0] == 7


def test_welcoming_party_pays_only_for_a_denizen_played_face_up_in_the_search() -> None:
    """card.welcoming-party."""
    scene = oath().card("welcoming-party", "cradle.1").pawn(0, "cradle.1").turn(0)
    assert power_of(CARD["welcoming-party"]).put is not None
    scene.g.deck[-3:] = [card for card in scene.g.deck if card.kind == "denizen" and card.where == "any"][:3]
    favor = scene.g.favor[0]
    scene.start()
    scene.answer("action:search", "deck")
    while scene.decision.prompt != "play":
        scene.answer(scene.refs()[0])
    scene.answer("in-court")
    assert scene.g.favor[0] == favor + 1
