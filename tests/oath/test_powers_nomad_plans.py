"""card.*. The battle plans of the Nomad suit from later games."""

from __future__ import annotations

import pytest

from crownlands.games.oath.components import CARD
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import NOBODY
from tests.oath.campaigns import BLANK, HOLLOW, SHIELD, SKULL, SWORD, War, frontier
from tests.oath.scene import Scene

HERE = "provinces.1"


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] * 3 if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


def bandit_site() -> Scene:
    return frontier().warbands(2, HERE, 0).pawn(2, "hinterland.1")


def test_great_crusade_counts_every_nomad_card_of_the_side() -> None:
    """card.great-crusade."""
    scene = frontier().adviser(1, "great-crusade").adviser(1, "elders").adviser(1, "tents", up=False)
    scene.card("rain-boots", "provinces.2").warbands(1, "provinces.2", 1)
    war = attack(scene, "card:great-crusade")
    assert war.c.dice == 6 + 3, "itself, the Elders, the boots at a ruled site; nothing that lies face down"
    war.until("act", lose="n:1", occupy="n:1", plan="done")
    assert CARD["great-crusade"] not in war.g.advisers[1]


def test_great_crusade_takes_dice_from_an_attacker() -> None:
    """card.great-crusade."""
    war = attack(frontier().adviser(2, "great-crusade"), "card:great-crusade")
    assert len(war.c.roll) == 5


def test_lancers_count_everything_twice() -> None:
    """Skulls too; hollow swords are paired after that."""
    scene = frontier().adviser(1, "lancers").board(2, 0)
    faces = [HOLLOW, HOLLOW, HOLLOW, SWORD, SKULL, HOLLOW]
    war = attack(scene, "card:lancers", defense=[BLANK], swords=faces)
    assert war.c.attack == 2 * (1 + 2) + 4
    assert war.g.board[1] == 6 - 2
    war.until("act", lose="n:1", occupy="n:1", plan="done")
    assert CARD["lancers"] not in war.g.advisers[1]


@pytest.mark.parametrize(("amount", "stays"), [(1, True), (3, False)])
def test_mountain_giant_goes_only_if_three_were_chosen(amount: int, stays: bool) -> None:
    """card.mountain-giant."""
    scene = frontier().adviser(1, "mountain-giant").has(1, secrets=1)
    war = attack(scene, "card:mountain-giant")
    assert war.refs() == ["n:1", "n:3"]
    war.answer(f"n:{amount}")
    assert war.c.dice == 6 + amount
    war.until("act", lose="n:1", occupy="n:1", plan="done")
    assert (CARD["mountain-giant"] in war.g.advisers[1]) == stays


def test_mounted_patrol_halves_what_is_left_after_all_other_plans() -> None:
    """card.mounted-patrol."""
    scene = frontier().adviser(2, "mounted-patrol").adviser(2, "longbows").board(1, 6)
    war = attack(scene, "card:mounted-patrol", "card:longbows")
    assert len(war.c.roll) == 2, "six less one, halved"
    war.until("act", lose="n:3", sacrifice="no", occupy="n:1")
    assert CARD["mounted-patrol"] not in war.g.advisers[2]


def test_rival_khan_wants_a_nomad_adviser_of_the_enemy() -> None:
    """card.rival-khan."""
    war = attack(frontier().adviser(1, "rival-khan").adviser(2, "elders"), "card:rival-khan")
    assert war.c.dice == 10
    war = attack(frontier().adviser(1, "rival-khan").adviser(2, "elders", up=False))
    assert war.c.dice == 6 and not war.c.plans, "not offered: it would be lost for nothing"


def test_bandits_lose_a_rival_khan_in_vain() -> None:
    """card.rival-khan."""
    scene = bandit_site().card("rival-khan", "provinces.2")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    war.until("act", occupy="n:1")
    assert len(war.c.roll) == 6
    assert where(war.g, CARD["rival-khan"]) == NOBODY


def test_storm_caller_adds_two_defense_dice_and_goes() -> None:
    """card.storm-caller."""
    war = attack(frontier().adviser(2, "storm-caller"), "card:storm-caller", defense=[SHIELD] * 3)
    assert len(war.c.defense_roll) == 3
    war.until("act", lose="n:1", sacrifice="no", occupy="n:1")
    assert CARD["storm-caller"] not in war.g.advisers[2]


def test_wild_mounts_take_a_beast_instead_of_all_nomad_plans() -> None:
    """card.wild-mounts."""
    scene = frontier().adviser(1, "great-crusade").adviser(1, "wild-mounts").adviser(1, "wolves")
    scene.card("lancers", "provinces.2").warbands(1, "provinces.2", 1)
    war = attack(scene, "card:lancers", "card:great-crusade", "card:wild-mounts")
    war.until("wild-mounts", lose="n:1", occupy="n:1", plan="done")
    assert war.refs() == ["card:wolves", "done"]
    war.answer("card:wolves")
    assert CARD["great-crusade"] in war.g.advisers[1]
    assert where(war.g, CARD["lancers"]) == scene.slot("provinces.2")


def test_wild_mounts_cannot_take_a_locked_beast() -> None:
    """card.wild-mounts."""
    locked = next(card for card in CARD.values() if card.locked and card.suit and card.suit.name == "beast")
    scene = frontier().adviser(1, "great-crusade").adviser(1, "wild-mounts").adviser(1, locked.name)
    war = attack(scene, "card:great-crusade", "card:wild-mounts")
    war.until("act", lose="n:1", occupy="n:1", plan="done")
    assert CARD["great-crusade"] not in war.g.advisers[1]


def test_a_plan_at_a_site_that_a_bloodline_locks_for_its_user_stays() -> None:
    """card.ancient-bloodline, 9.2: the attacker rules the site now, so its old ruler cannot discard there."""
    scene = frontier().adviser(1, "ancient-bloodline").card("storm-caller", HERE)
    war = attack(scene, "card:storm-caller")
    war.until("act", lose="n:1", sacrifice="yes", occupy="n:1")
    assert where(war.g, CARD["storm-caller"]) == scene.slot(HERE)
    war = attack(frontier().card("storm-caller", HERE), "card:storm-caller")
    war.until("act", lose="n:1", sacrifice="yes", occupy="n:1")
    assert where(war.g, CARD["storm-caller"]) == NOBODY
