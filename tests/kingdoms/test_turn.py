"""The turn: shields, acting and collecting, the trigger of the end; five players."""

from __future__ import annotations

from tests.kingdoms.scene import Scene

ALL_BUT_TRADE = ("patrol", "quest", "build", "research", "expand")


def base() -> Scene:
    return Scene().armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "C.m1", "C.p1")


def test_a_shielded_action_cannot_be_selected() -> None:
    """turn, turn.select. Five shields for six actions; a shield stays until the card is cleared."""
    scene = base().shields("patrol", "quest")
    assert scene.prompt == "select"
    assert scene.offered == {"build", "research", "expand", "trade"}
    assert scene.refused() == {"patrol": "under-shield", "quest": "under-shield"}


def test_the_active_seat_acts_or_does_nothing_but_never_collects() -> None:
    """turn.act, turn.collect. It may decline, and the shield lies all the same."""
    scene = base().answers("patrol")
    assert (scene.prompt, scene.seat) == ("act", 0)
    assert scene.offered == {"patrol", "done"}
    assert scene.refused() == {"collect": "active-cannot-collect"}
    scene.answers("done")
    assert (scene.prompt, scene.seat) == ("follow", 1)
    assert [action.name for action in scene.g.shields] == ["patrol"]


def test_everybody_else_follows_or_collects_in_turn() -> None:
    """turn.act, turn.collect, turn.pass. Clockwise; then the marker goes on."""
    scene = base().answers("patrol", "done")
    assert scene.offered == {"patrol", "collect"}
    scene.answers("collect")
    assert scene.seat == 2
    scene.answers("patrol", "C.m1", "C.m2")
    assert scene.at("C.m2") == "C"
    assert (scene.prompt, scene.seat) == ("select", 1)
    assert scene.stock(1) == (2, 0, 0)


def test_a_player_who_cannot_act_collects_without_being_asked() -> None:
    """turn.collect. Nobody can build without ore: all collect at once."""
    scene = base().answers("build")
    assert (scene.prompt, scene.seat) == ("select", 1)
    assert (scene.stock(1), scene.stock(2)) == ((2, 0, 0), (0, 1, 1))
    assert scene.stock(0) == (0, 0, 0)


def test_a_full_card_is_cleared_first() -> None:
    """turn.clear. All six actions are free again."""
    scene = base().shields(*ALL_BUT_TRADE)
    assert len(scene.offered) == 6
    assert scene.seat == 0


def test_with_five_players_whoever_clears_the_card_is_skipped() -> None:
    """five. The marker goes on at once, nobody acts."""
    scene = Scene(5)
    for seat, code in enumerate(("A.f1", "B.f1", "C.m1", "D.f1", "E.p1")):
        scene.armies(seat, code, code)
    scene.shields(*ALL_BUT_TRADE)
    assert (scene.prompt, scene.seat) == ("select", 1)
    assert scene.g.turn == 1
    assert len(scene.offered) == 6


def test_the_end_is_triggered_by_armies_tower_or_magic() -> None:
    """end.trigger, end. Checked when everybody has acted, and never taken back."""
    armies = Scene().armies(0, *["A.f1"] * 2, *["A.p1"] * 2, "A.m1", "A.f2").has(0, food=7)
    armies.answers("expand", "expand", "A.m1")
    assert armies.g.ending
    tower = base().tower(0, 5).has(0, ore=6).answers("build", "build")
    assert tower.g.ending and tower.g.towers[0] == 6
    magic = base().faction(0, "orcs", 4).has(0, mana=5).answers("research", "research")
    assert magic.g.ending
    nobody = base().answers("build")
    assert not nobody.g.ending


def test_the_game_ends_when_the_card_is_next_cleared() -> None:
    """end, turn.clear, end.trigger. The fifth shield and the trigger in one turn: over at once."""
    scene = base().tower(0, 5).has(0, ore=6).shields("patrol", "quest", "research", "expand")
    scene.answers("build", "build")
    assert scene.now.over
    assert scene.g.over
    assert scene.heard("last-cleared") and not scene.heard("cleared"), "no action is free again"


def test_a_level_that_is_lost_later_changes_nothing() -> None:
    """end. The trigger stays when the tower has lost its top again."""
    scene = base().tower(0, 5).has(0, ore=6).answers("build", "build")
    scene.g.towers[0] = 5
    assert scene.g.ending
    for action in ("patrol", "trade", "quest"):
        scene.answers(action).nobody_acts()
        assert not scene.now.over
    scene.answers("research").nobody_acts()
    assert scene.now.over


def test_what_is_lost_within_the_turn_does_not_end_the_game() -> None:
    """end.trigger, power.frostbite. Ruling K32: only what holds when everybody has acted counts."""
    scene = base().faction(0, "orcs", 4).has(0, mana=5).faction(1, "arctic-elementals", 3).has(1, mana=4)
    scene.answers("research", "research", "research")
    assert (len(scene.levels(0)), len(scene.levels(1))) == (4, 4)
    assert not scene.g.ending


def test_five_players_the_end_comes_before_the_skip() -> None:
    """five, end. Clearing ends the game first."""
    scene = Scene(5).shields(*ALL_BUT_TRADE)
    for seat, code in enumerate(("A.f1", "B.f1", "C.m1", "D.f1", "E.p1")):
        scene.armies(seat, code, code)
    scene.g.ending = True
    assert scene.now.over
