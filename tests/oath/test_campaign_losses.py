"""5.5.6, 5.5.7. After the roll: who dies, and what the winner takes."""

from __future__ import annotations

import pytest

from crownlands.games.oath.campaign.steps import campaign_at
from crownlands.games.oath.components import CARD, DARKEST_SECRET, RELIQUARY
from crownlands.games.oath.state import ATTACKER, DEFENDER, NOBODY
from tests.oath.campaigns import (
    BLANK,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    War,
    attack,
    bare,
    frontier,
)
from tests.oath.scene import Scene

# -- 5.5.6 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("force", "left"), [(5, 3), (1, 1), (6, 3), (2, 1)])
def test_half_of_the_beaten_force_dies_rounded_down(force: int, left: int) -> None:
    """5.5.6. Shown by 5.5.6: of 5 two die, of 1 none."""
    war = attack(frontier().board(1, force).board(2, 10), [SHIELDS], [HOLLOW], "done", "n:1")
    assert war.g.board[1] == left
    assert war.c.survivors == [(1, left)]


def test_a_beaten_defender_says_where_they_die() -> None:
    """5.5.6. Two at the site and two on the board: two die, and what is left goes to the board."""
    war = attack(frontier(), [BLANK], [SWORD] * 6, "done", "n:6")
    assert (war.decision.seat, war.decision.prompt) == (2, "lose")
    assert war.refs() == ["n:0", "n:1", "n:2"]
    war.answer("n:2")
    assert war.g.bands[2] == 0
    assert war.g.board[2] == 2
    assert war.c.survivors == [(2, 2)]


def empire(*answers: str) -> War:
    """Exile 1 beats Citizen 2 at the Plains with 2 warbands there; Citizen 3 with 3 on the board stands by,
    the Chancellor is away.
    """
    scene = (
        bare(5)
        .citizen(2, 3, 4)
        .pawn(0, "hinterland.1")
        .pawn(4, "hinterland.1")
        .board(1, 12)
        .board(2, 1)
        .board(3, 3)
    )
    dice = [BLANK] * 2
    return War(scene, 1).rolls(dice, [SWORD] * 13).start("seat:2", "done", "n:12", "yes", "yes", *answers)


def test_the_chancellor_chooses_the_dead_of_the_empire() -> None:
    """5.5.6: warbands from sites go to the Chancellor's board, those on Citizens' boards stay."""
    war = empire()
    before = war.g.board[0]
    assert (war.decision.seat, war.decision.prompt) == (0, "lose")
    war.answer("n:0")
    war.answer("n:0")
    assert war.decision.prompt == "occupy", "the rest follows: three of Citizen 3"
    assert war.g.board[0] == before + 2
    assert (war.g.board[2], war.g.board[3]) == (1, 0)
    assert war.c.survivors == [(0, 2), (2, 1)]


def test_a_citizen_attacked_by_the_chancellor_chooses_alone() -> None:
    scene = bare(4).citizen(2).board(0, 10).board(2, 4)
    war = War(scene, 0).rolls([BLANK] * 2, [SWORD] * 10).start("seat:2", "n:10")
    assert war.c.apart == 2
    assert war.g.board[2] == 2
    assert war.c.survivors == [(2, 2)]


def captains(board: int, joined: int) -> Scene:
    """Seat 1 attacks as if at the River, where its own warbands fight along; seat 2 stands there with three."""
    scene = frontier().pawn(1, "provinces.2").warbands(1, "provinces.3", joined).warbands(2, "provinces.1", 0)
    scene.pawn(2, "provinces.3").board(1, board).board(2, 3)
    campaign_at(scene.turn(1).g, 1, 4)
    return scene


def test_a_beaten_attackers_joined_warbands_go_home_too() -> None:
    """5.5.6. A10: the site is left empty."""
    war = War(captains(2, 3), 1).rolls([SHIELDS] * 2, [HOLLOW]).resume().answer("n:1")
    assert (war.decision.prompt, war.decision.seat) == ("lose", 1)
    war.answer("n:0")
    assert war.g.bands[4] == 0
    assert war.g.holder[4] == NOBODY
    assert war.g.board[1] == 3


def test_skulls_and_sacrifice_may_come_from_a_joined_site() -> None:
    war = War(captains(2, 3), 1).rolls([SHIELD] * 2, [SKULL]).resume().answer("n:1")
    assert war.decision.prompt == "bury-skulls"
    war.answer("n:0")
    assert (war.g.board[1], war.g.bands[4]) == (2, 2), "the skull took one of the site"
    assert war.decision.prompt == "sacrifice", "2 + 4 beats 5"
    war.answer("yes")
    assert (war.g.board[1], war.g.bands[4]) == (0, 0), "even the last one"


def test_a_winner_may_occupy_with_joined_warbands() -> None:
    """A10, 5.5.7.1: "of your force" is the board and the sites that fought along."""
    scene = captains(2, 3).warbands(2, "provinces.1", 1).board(2, 0)
    war = War(scene, 1).rolls([BLANK] * 3, [SWORD] * 5).resume().answer("pawn", "site:steppe", "n:5")
    assert (war.decision.prompt, war.refs()[-1]) == ("occupy", "n:2"), "first from the board"
    war.answer("n:0")
    assert (war.decision.prompt, war.refs()[-1]) == ("occupy", "n:3"), "then from the River"
    war.answer("n:3")
    assert (war.g.bands[2], war.g.bands[4], war.g.board[1]) == (3, 0, 2)


def test_a_citizen_may_occupy_with_none() -> None:
    """5.5.7.1."""
    scene = bare(4).citizen(1).pawn(0, "hinterland.1").board(1, 8)
    war = War(scene, 1).rolls([BLANK] * 2, [SWORD] * 9).start("seat:0", "done", "n:8")
    war.until("occupy", join="no", lose="n:0", sacrifice="yes")
    assert war.decision.prompt == "occupy"
    war.answer("n:0")
    assert war.g.holder[0] == NOBODY


# -- 5.5.7 ------------------------------------------------------------------------------------------------------


def test_any_number_occupies_each_site() -> None:
    """5.5.7, 5.5.7.1."""
    war = attack(
        frontier().warbands(2, "provinces.3", 1).board(1, 9), [BLANK] * 2, [SWORD] * 9, "site:river", "done", "n:9"
    )
    war.until("occupy", lose="n:1")
    assert war.refs() == [f"n:{n}" for n in range(10)]
    war.answer("n:4")
    assert war.refs()[-1] == "n:5"
    war.answer("n:0")
    assert (war.g.bands[2], war.g.holder[2]) == (4, war.g.banner(1))
    assert war.g.holder[4] == NOBODY, "a site that gets none is ruled by bandits"


def test_relics_are_taken_and_banners_seized() -> None:
    """5.5.7.2, 2.5.3."""
    scene = frontier().relic(2, "map").board(1, 10)
    scene.g.darkest, scene.g.darkest_secrets = 2, 4
    war = attack(scene, [BLANK] * 9, [SWORD] * 10, "relic:map", DARKEST_SECRET.ref, "done", "n:10")
    war.until("act", lose="n:1", occupy="n:1")
    assert CARD["map"] in war.g.relics[1]
    assert war.g.darkest == 1
    assert war.g.darkest_secrets == 2, "two burn"


@pytest.mark.parametrize(("favor", "left"), [(5, 3), (1, 1), (2, 1)])
def test_banish_and_burn_are_two_choices(favor: int, left: int) -> None:
    # ruling O9
    """5.5.7.3. Shown by 5.5.7.3: of 5 favor 2 burn, of 1 none."""
    scene = frontier().board(1, 10).has(2, favor=favor)
    scene.g.shared += 1 - favor
    war = attack(scene, [BLANK] * 3, [SWORD] * 10, "pawn", "n:10")
    war.until("banish", lose="n:1", occupy="n:1")
    war.answer("yes")
    assert (war.decision.prompt, war.decision.seat) == ("send-to", 1)
    war.answer("place:cradle.1")
    assert war.g.pawn[2] == 0
    if favor > 1:
        assert war.decision.prompt == "burn-half"
        war.answer("yes")
    assert war.g.favor[2] == left


def test_neither_need_be_done() -> None:
    """5.5.7.3."""
    scene = frontier().board(1, 10).has(2, favor=4)
    scene.g.shared -= 3
    war = attack(scene, [BLANK] * 3, [SWORD] * 10, "pawn", "n:10")
    war.until("act", lose="n:1", occupy="n:1", banish="no", burn_half="no")
    assert war.g.pawn[2] == 2
    assert war.g.favor[2] == 4


def test_the_title_follows_the_sites() -> None:
    """2.11: with the sites the title changes hands, and a new holder is no usurper."""
    scene = frontier().board(1, 9)
    scene.warbands(2, "provinces.2", 1).warbands(2, "provinces.3", 1).warbands(2, "cradle.1", 0)
    scene.warbands(1, "cradle.1", 1).warbands(1, "hinterland.1", 1).warbands(0, "cradle.2", 0)
    scene.g.title, scene.g.usurper = 2, True
    war = attack(scene, [BLANK] * 9, [SWORD] * 9, "site:wastes", "done", "n:9")
    war.until("act", lose="n:1", occupy="n:1")
    assert (war.g.title, war.g.usurper) == (1, False)


def brutal(scene: Scene) -> Scene:
    """The relic that lay on the trait is in the hands of seat 3."""
    index = next(space.index for space in RELIQUARY if space.trait is CARD["brutal"])
    relic = scene.g.reliquary[index]
    assert relic is not None
    scene.g.reliquary[index] = None
    scene.g.relics[3].append(relic)
    return scene


def test_brutal_kills_the_whole_force() -> None:
    """trait.brutal."""
    scene = (
        bare(4).board(0, 6).board(2, 3).pawn(2, "provinces.1").pawn(0, "provinces.1").warbands(2, "provinces.1", 2)
    )
    war = War(brutal(scene), 0).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    war.until("act", occupy="n:1", sacrifice="yes")
    assert war.c.won == ATTACKER
    assert war.g.board[2] == 0, "five of five"
    assert war.c.survivors == []


def test_brutal_kills_the_chancellors_force_too() -> None:
    """trait.brutal."""
    scene = (
        bare(4).board(0, 4).board(2, 9).pawn(2, "provinces.1").pawn(0, "provinces.1").warbands(2, "provinces.1", 2)
    )
    war = War(brutal(scene), 0).rolls([BLANK], [HOLLOW]).start("done", "n:2")
    assert war.c.won == DEFENDER
    assert war.g.board[0] == 0
