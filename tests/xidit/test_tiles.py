"""Tiles come and go: replacement, queues, discards, short barracks."""

from crownlands.games.xidit import GAME
from crownlands.games.xidit.state import NO_TILE, RECRUITS
from tests.xidit.scene import Scene, number


def test_the_last_unit_takes_the_tile_with_it() -> None:
    """tiles.remove, tiles.place, tiles.next, tiles.example. Pasha empties city 8; new recruits come at once."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11), next_recruits=(13, 14))
    scene.waiting(8, mage=1).hero(0, 8).plan("!")
    assert scene.army(0) == {"mage": 1}
    assert (scene.side(8), scene.side(13)) == (NO_TILE, RECRUITS)
    assert scene.g.waiting[60:65] == [2, 1, 0, 1, 1]
    assert [number(tile) for tile in scene.g.recruit_discard] == [8]
    assert scene.g.next_recruits is scene.tile(14)


def test_a_tile_may_appear_under_a_waiting_hero() -> None:
    """tiles.place. It comes before the next player's order (ruling X4)."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11), next_recruits=(13,))
    scene.waiting(8, mage=1).hero(0, 8).hero(1, 13).plan("!", "!")
    assert scene.army(1) == {"militia": 1}


def test_missing_units_are_not_replaced() -> None:
    """tiles.short. No mages in the barracks: their place stays empty."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11), next_recruits=(13,))
    scene.waiting(8, militia=1).hero(0, 8).units(1, mage=scene.g.barracks[4]).plan("!")
    assert scene.g.waiting[60:65] == [2, 1, 0, 1, 0]


def test_a_tile_without_any_unit_is_passed_over() -> None:
    """tiles.short. Only infantry is left, which city 2 does not offer: the tile after it comes (ruling X8)."""
    scene = Scene().tiles(recruits=(8, 1, 3, 4, 5), threats=(6, 7, 9, 10, 11), next_recruits=(2, 15))
    scene.waiting(8, militia=1).hero(0, 8)
    left = scene.g.barracks
    scene.units(1, militia=left[0], archer=left[1], cleric=left[3], mage=left[4]).plan("!")
    assert (scene.side(2), scene.side(15)) == (NO_TILE, RECRUITS)
    assert scene.g.waiting[70:75] == [0, 0, 2, 0, 0]
    assert [number(tile) for tile in scene.g.recruit_discard] == [8, 2]


def test_empty_barracks_bring_recruits_later() -> None:
    """tiles.short. A recruit tile is missing until units come back (ruling X8)."""
    scene = Scene().tiles(recruits=(8, 1, 3, 4, 5), threats=(6, 7, 9, 10, 11), next_recruits=(2, 15))
    scene.waiting(8, militia=1).hero(0, 8).hero(1, 10)
    left = scene.g.barracks
    scene.units(1, militia=left[0], archer=left[1], infantry=left[2], cleric=left[3], mage=left[4])
    scene.plan("!", ".!")
    assert (scene.g.missing, scene.side(2)) == (1, NO_TILE)
    assert told_of_tiles(scene) == ["recruits-gone", "recruits-wait"], "the log says why none come"
    scene.answers("coins", "guild")
    assert told_of_tiles(scene).count("recruits-wait") == 1
    assert (scene.g.missing, scene.side(2)) == (0, RECRUITS)
    assert scene.g.waiting[5:10] == [0, 1, 0, 0, 1]


def test_a_titan_that_goes_brings_missing_recruits_too() -> None:
    """tiles.short, titans.exile. Any units that come back will do (ruling X8)."""
    scene = Scene().tiles(recruits=(8, 1, 3, 4, 5), threats=(6, 7, 9, 10, 11), next_recruits=(2, 15)).wake(3)
    scene.waiting(8, militia=1).hero(0, 8).hero(1, 21)
    left = scene.g.barracks
    scene.units(1, militia=left[0], archer=left[1], infantry=left[2], cleric=left[3], mage=left[4])
    scene.plan("!", ".!").answers("3b", "militia", "militia", "militia", "coins", "guild")
    assert (scene.g.missing, scene.side(2)) == (0, RECRUITS)


def told_of_tiles(scene: Scene) -> list[str]:
    """What was told of tiles, in its order."""
    return [
        event.key
        for event in scene.log
        if "recruits-" in event.key or "-recruit" in event.key or "pile" in event.key
    ]


def test_an_empty_recruit_pile_is_the_threat_discard_turned_over() -> None:
    """tiles.turn-over. The threat that was beaten first comes first; nothing is shuffled (ruling X5)."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11))
    scene.queues(recruits=(13, 14), threats=(17,), beaten=(16, 18), rest="threats")
    scene.waiting(8, mage=1).hero(0, 8).plan("!")
    assert number(scene.g.next_recruits) == 14
    assert [number(tile) for tile in scene.g.recruit_pile] == [18, 16], "the last of the list is the top"
    assert told_of_tiles(scene) == ["recruits-gone", "recruits-came", "new-recruit-pile", "next-recruits"]
    assert scene.g.threat_discard == []
    assert GAME.view(scene.g, 0)["recruits"]["pile"] == ["tile:16", "tile:18"], "everybody saw them go there"


def test_an_empty_threat_pile_is_the_recruit_discard_turned_over() -> None:
    """tiles.turn-over. Likewise, the oldest on top (ruling X5)."""
    scene = Scene().hero(0, 10).units(0, archer=1, mage=1)
    scene.queues(recruits=(11,), threats=(12,), emptied=(20, 21), rest="recruits")
    scene.plan("!").answers("coins", "guild")
    assert number(scene.g.next_threat) == 20
    assert [number(tile) for tile in scene.g.threat_pile] == [21]


def test_without_recruits_a_threat_is_turned_over() -> None:
    """tiles.no-recruits. No recruit pile, no beaten threats: the top of the threat pile brings recruits."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11))
    scene.queues(recruits=(13,), threats=(5, 12), rest="threats")
    scene.waiting(8, mage=1).hero(0, 8).plan("!")
    assert number(scene.g.next_recruits) == 12
    assert scene.side(13) == RECRUITS
    assert told_of_tiles(scene) == ["recruits-gone", "recruits-came", "recruits-from-threats", "next-recruits"]


def test_without_threats_too_the_emptied_recruits_are_turned_over_first() -> None:
    """tiles.no-recruits, tiles.turn-over. Tiles that were emptied come back as recruits, the oldest first."""
    scene = Scene().tiles(recruits=(8, 1, 2, 3, 4), threats=(6, 7, 9, 10, 11))
    scene.queues(recruits=(13,), threats=(5,), emptied=(16, 12), rest="emptied")
    scene.waiting(8, mage=1).hero(0, 8).plan("!")
    assert number(scene.g.next_recruits) == 16
    assert [number(tile) for tile in (scene.g.threat_pile[-1], scene.g.threat_pile[0])] == [12, 8]
    told = ["recruits-gone", "recruits-came", "new-threat-pile", "recruits-from-threats", "next-recruits"]
    assert told_of_tiles(scene) == told, "a tile is laid before the next one is drawn"
