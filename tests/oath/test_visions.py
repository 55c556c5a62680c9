"""5.1.4.3, 5.1.4.4. Revealing a vision, and the Conspiracy."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath.components import CARD
from tests.oath.playing import full, holding, play
from tests.oath.scene import Scene


def test_a_revealed_vision_replaces_the_older_one() -> None:
    """5.1.4.3, 2.2.1, 10.reveal."""
    scene = holding("vision-of-faith", 1)
    scene._take_away(CARD["vision-of-conquest"])
    scene.g.vision[1] = CARD["vision-of-conquest"]
    play(scene, "vision-of-faith", "reveal", seat=1)
    assert scene.g.vision[1] is CARD["vision-of-faith"]
    assert (scene.g.piles[1][-1], scene.g.pile_seen[1][-1]) == (CARD["vision-of-conquest"], scene.g.everybody)
    assert scene.g.advisers[1] == []


def plot(mine: tuple[str, ...], theirs: tuple[str, ...], seat: Seat = 0) -> Scene:
    scene = holding("conspiracy", seat).has(seat, secrets=1)
    return full(full(scene, *mine, seat=seat), *theirs, seat=1 - seat).relic(1 - seat, "whistle")


def test_two_of_my_advisers_may_match_the_same_one() -> None:
    """5.1.4.4, vision.conspiracy. The Law's example: Order, Order and Beast against a single Order adviser."""
    scene = plot(("longbows", "wrestlers", "wolves"), ("battle-honors",))
    play(scene, "conspiracy", "reveal", "relic:whistle")
    assert CARD["whistle"] in scene.g.relics[0]
    assert (scene.g.secrets[0], scene.g.box) == (0, [CARD["conspiracy"]])


def test_one_match_is_not_enough_and_the_conspiracy_is_gone_all_the_same() -> None:
    """5.1.4.4, vision.conspiracy."""
    scene = plot(("longbows", "wolves"), ("battle-honors",))
    play(scene, "conspiracy", "reveal")
    assert CARD["whistle"] in scene.g.relics[1]
    assert (scene.g.secrets[0], scene.g.box) == (1, [CARD["conspiracy"]])


def test_facedown_advisers_have_no_suit_and_the_secret_is_a_choice() -> None:
    """5.1.4.4."""
    scene = plot(("longbows",), ("battle-honors",)).adviser(0, "wrestlers", up=False)
    play(scene, "conspiracy", "reveal")
    assert CARD["whistle"] in scene.g.relics[1]
    scene = plot(("longbows", "wrestlers"), ("battle-honors",))
    play(scene, "conspiracy", "reveal", "done")
    assert (scene.g.secrets[0], scene.g.box) == (1, [CARD["conspiracy"]])
    scene = plot(("longbows", "wrestlers"), ("battle-honors",)).has(0, secrets=0, flipped=1)
    play(scene, "conspiracy", "reveal")
    assert CARD["whistle"] in scene.g.relics[1], "a secret that lies face down pays for nothing"


def test_a_banner_is_seized_by_a_conspiracy_and_a_vision_stays() -> None:
    """5.1.4.4, 2.5.3, 10.seize."""
    scene = plot(("longbows", "wrestlers"), ("battle-honors",), seat=1)
    g = scene.g
    scene._take_away(CARD["vision-of-faith"])
    g.vision[1] = CARD["vision-of-faith"]
    g.people, g.people_favor, g.mob = 0, 4, False
    play(scene, "conspiracy", "reveal", "banner:peoples-favor", seat=1)
    assert (g.people, g.people_favor, g.mob) == (1, 2, True)
    assert g.vision[1] is CARD["vision-of-faith"]


def test_nobody_elsewhere_is_conspired_against() -> None:
    """5.1.4.4, 10.your-site."""
    scene = plot(("longbows", "wrestlers"), ("battle-honors",)).pawn(1, "provinces.1")
    play(scene, "conspiracy", "reveal")
    assert CARD["whistle"] in scene.g.relics[1]
