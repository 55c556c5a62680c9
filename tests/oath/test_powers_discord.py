"""card.*. The Discord denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import CARD
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.ruling import rulers
from crownlands.games.oath.state import EMPIRE, REST
from tests.oath.scene import Scene, oath


def played(scene: Scene, seat: int, name: str, *answers: str) -> None:
    power = power_of(CARD[name]).played
    assert power is not None
    scene.asks(power(scene.g, seat, CARD[name]), *answers)


def test_a_small_favor_is_four_warbands_or_what_is_left() -> None:
    """card.a-small-favor, 5.2.2, 9.3."""
    scene = oath().turn(1)
    scene.g.reserve[scene.g.colour[1]] = 3
    board = scene.g.board[1]
    played(scene, 1, "a-small-favor")
    assert scene.g.board[1] == board + 3


def test_a_citizens_small_favor_is_purple() -> None:
    scene = oath().citizen(1).turn(1)
    purple = scene.g.reserve[EMPIRE]
    played(scene, 1, "a-small-favor")
    assert scene.g.reserve[EMPIRE] == purple - 4


def test_key_to_the_city_takes_a_site_whose_rulers_are_away() -> None:
    """card.key-to-the-city, 7.3.3."""
    scene = oath().card("key-to-the-city", "provinces.1").pawn(1, "provinces.1").pawn(0, "cradle.1").turn(1)
    slot = scene.slot("provinces.1")
    assert scene.g.bands[slot] == 1, "the Chancellor's"
    played(scene, 1, "key-to-the-city")
    assert rulers(scene.g, slot) == 1 << 1
    assert scene.g.bands[slot] == 1


def test_key_to_the_city_does_nothing_while_a_ruler_is_there() -> None:
    """card.key-to-the-city."""
    scene = oath().card("key-to-the-city", "provinces.1").citizen(2).pawn(2, "provinces.1").pawn(1, "provinces.1")
    scene.turn(1)
    played(scene, 1, "key-to-the-city")
    assert rulers(scene.g, scene.slot("provinces.1")) == 0b101, "a Citizen is a ruler of the Empire's site"


def test_key_to_the_city_works_against_bandits() -> None:
    """card.key-to-the-city."""
    scene = oath().site("river", "provinces.2").card("key-to-the-city", "provinces.2").turn(1)
    played(scene, 1, "key-to-the-city")
    assert scene.g.bands[scene.slot("provinces.2")] == 1


def test_naysayers_take_a_favor_at_rest_while_an_exile_reigns() -> None:
    """card.naysayers."""
    scene = oath().adviser(1, "naysayers").turn(1).has(0, favor=2)
    scene.g.title = 2
    scene.g.relics[0].clear()
    scene.g.phase, scene.g.ended = REST, True
    scene.relic(0, "the-grand-scepter")
    scene.start()
    assert scene.decision.prompt == "rest-power"
    scene.answer("card:naysayers")
    assert (scene.g.favor[0], scene.g.favor[1]) == (1, 2)


def test_naysayers_are_silent_while_the_empire_reigns() -> None:
    """card.naysayers."""
    scene = oath().adviser(1, "naysayers").turn(1)
    useful = power_of(CARD["naysayers"]).useful
    assert useful is not None and not useful(scene.g, 1, CARD["naysayers"])


def test_scryer_sees_a_whole_pile_and_remembers() -> None:
    """card.scryer, 10.peek."""
    scene = oath().adviser(0, "scryer").has(0, secrets=1).turn(0)
    scene.start()
    size = len(scene.g.piles[0])
    assert size > 1
    scene.use("scryer", "pile:cradle")
    assert scene.g.pile_seen[0] == [seen | 1 for seen in scene.g.pile_seen[0]]
    assert all(seen & 1 for seen in scene.g.pile_seen[0])


def test_sleight_of_hand_leaves_a_secret() -> None:
    """card.sleight-of-hand, 10.take."""
    scene = (
        oath().adviser(0, "sleight-of-hand").pawn(1, "cradle.1").pawn(2, "cradle.1").has(1, secrets=1, flipped=1)
    )
    scene.has(2, secrets=1).has(0, favor=1, secrets=0).turn(0)
    scene.start()
    scene.use("sleight-of-hand")
    g = scene.g
    assert (g.secrets[0], g.all_secrets(1), g.all_secrets(2)) == (1, 1, 1)
