"""card.*. The Hearth cards of the chronicle that speak in campaigns."""

from __future__ import annotations

from crownlands.games.oath.campaign.steps import cannot_campaign
from crownlands.games.oath.components import CARD
from crownlands.games.oath.state import DEFENDER
from tests.oath.campaigns import BLANK, HOLLOW, SHIELDS, SKULL, SWORD, War, bare, frontier, purse
from tests.oath.scene import Scene


def attack(scene: Scene, *answers: str, dice: list[int] | None = None, defense: int = BLANK) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    return War(scene, 1).rolls([defense], [SWORD] * 12 if dice is None else dice).start("done", "n:6", *answers)


# -- Hearts and Minds -------------------------------------------------------------------------------------------


def hearts() -> Scene:
    return purse(frontier().card("hearts-and-minds", "provinces.1"), 2, 3)


def test_hearts_and_minds_win_at_once_without_dice() -> None:
    """card.hearts-and-minds."""
    war = attack(hearts(), "card:hearts-and-minds")
    assert (war.c.won, war.c.roll, war.c.defense_roll) == (DEFENDER, [], [])
    assert war.g.board[1] == 3, "the beaten attacker loses half all the same"
    assert war.g.favor[2] == 0
    assert war.g.cards[2] == [], "and the card goes"


def test_hearts_and_minds_stay_with_the_peoples_favor() -> None:
    """card.hearts-and-minds."""
    scene = hearts()
    scene.g.people = 2
    war = attack(scene, "card:hearts-and-minds")
    assert war.g.cards[2] == [CARD["hearts-and-minds"]]


def test_hearts_and_minds_is_not_for_attackers_and_too_dear_for_bandits() -> None:
    """card.hearts-and-minds."""
    scene = purse(frontier().card("hearts-and-minds", "provinces.2").warbands(1, "provinces.2", 1), 1, 3)
    assert "card:hearts-and-minds" not in attack(scene).refs()
    scene = frontier().warbands(2, "provinces.1", 0).card("hearts-and-minds", "provinces.1").pawn(2, "cradle.1")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert war.c.plans == []


# -- the Great Levy and the Village Constable -------------------------------------------------------------------


def test_the_great_levy_adds_dice_and_laughs_at_skulls() -> None:
    """card.the-great-levy."""
    war = attack(purse(frontier().adviser(1, "the-great-levy"), 1, 2), "card:the-great-levy", dice=[SKULL] * 9)
    assert (len(war.c.roll), war.c.skulls, war.g.board[1]) == (9, 0, 6)


def test_the_great_levy_takes_dice_from_an_attacker_but_no_skulls() -> None:
    """card.the-great-levy."""
    war = attack(purse(frontier().adviser(2, "the-great-levy"), 2, 2), "card:the-great-levy", dice=[SKULL] * 3)
    assert (len(war.c.roll), war.c.no_skulls) == (3, False)


def test_against_the_peoples_favor_neither_part_works() -> None:
    scene = purse(frontier().adviser(1, "the-great-levy").card("village-constable", "provinces.2"), 1, 2)
    scene.warbands(1, "provinces.2", 1).g.people = 2
    war = attack(scene)
    assert war.decision.prompt != "plan", "both plans are shut"


def test_the_village_constable_stands_by_either_side() -> None:
    """card.village-constable."""
    scene = frontier().card("village-constable", "provinces.2").warbands(1, "provinces.2", 1)
    assert attack(scene, "card:village-constable").c.dice == 8
    assert attack(frontier().card("village-constable", "provinces.1"), "card:village-constable").c.dice == 4


def test_bandits_have_a_constable_too_unless_the_people_are_with_the_attacker() -> None:
    def raid(people: int) -> War:
        scene = frontier().warbands(2, "provinces.1", 0).card("village-constable", "provinces.1")
        scene.pawn(2, "cradle.1").g.people = people
        return War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")

    assert raid(3).c.dice == 4
    assert raid(1).c.dice == 6


# -- Hospital ---------------------------------------------------------------------------------------------------


def test_the_hospital_brings_the_dead_to_its_site() -> None:
    # ruling O24
    scene = frontier().card("hospital", "provinces.2").warbands(1, "provinces.2", 1)
    war = attack(scene, "card:hospital", dice=[SKULL] * 2 + [HOLLOW] * 4, defense=SHIELDS)
    war.go(sacrifice="yes", bury_skulls="n:2", sacrifice_from="n:1", occupy="n:0", lose="n:2")
    assert war.g.campaign is None
    slot = war.scene.slot("provinces.2")
    fallen = 6 - war.g.board[1]
    assert fallen > 2 and war.g.bands[slot] == 1 + fallen, "skulls and the sacrificed are saved alike"
    assert war.c.killed[0] == 0, "for others nobody was killed"


def test_losing_the_hospital_loses_the_saved() -> None:
    war = attack(frontier().card("hospital", "provinces.1"), "card:hospital")
    war.go(lose="n:2", occupy="n:0")
    colour = war.g.colour[2]
    assert war.g.board[2] == 2, "half of four came home"
    assert war.g.reserve[colour] == 12
    assert war.g.holder[2] == -1


# -- Vow of Peace -----------------------------------------------------------------------------------------------


def test_the_vow_of_peace_makes_no_campaign() -> None:
    """card.vow-of-peace."""
    scene = frontier().adviser(1, "vow-of-peace").has(1, supply=7).turn(1)
    reason = cannot_campaign(scene.g, 1)
    assert reason is not None and reason.facts == {"card": CARD["vow-of-peace"]}
    assert cannot_campaign(scene.g, 1, free=True) is not None
    assert cannot_campaign(scene.has(2, supply=7).g, 2) is None


def test_citizens_campaign_though_the_chancellor_has_vowed_peace() -> None:
    scene = bare().adviser(0, "vow-of-peace").citizen(3).pawn(3, "provinces.1").pawn(1, "provinces.1")
    scene.warbands(1, "provinces.1", 1).has(3, supply=7).has(0, supply=7).pawn(0, "provinces.1").turn(3)
    assert cannot_campaign(scene.g, 3) is None
    assert cannot_campaign(scene.g, 0) is not None


def test_nobody_is_sacrificed_against_the_vow_of_peace() -> None:
    """card.vow-of-peace."""
    short = [HOLLOW] * 6
    assert attack(frontier(), dice=short).decision.prompt == "sacrifice"
    war = attack(frontier().adviser(2, "vow-of-peace"), dice=short)
    assert war.decision.prompt != "sacrifice"
    assert war.c.won == DEFENDER


def test_the_vow_of_an_ally_counts_in_an_imperial_defense() -> None:
    def siege(seat: int) -> War:
        scene = bare().citizen(2).pawn(1, "provinces.1").pawn(2, "provinces.1").pawn(3, "cradle.1").board(1, 4)
        scene.warbands(0, "provinces.1", 2).board(2, 0).adviser(seat, "vow-of-peace")
        scene.g.title = 3
        return War(scene, 1).rolls([BLANK], [HOLLOW] * 4).start("seat:2", "done", "n:4")

    assert siege(0).decision.prompt != "sacrifice", "the Chancellor stands by the Citizen"
    assert siege(3).decision.prompt == "sacrifice", "an outsider's vow says nothing"


# -- Herald -----------------------------------------------------------------------------------------------------


def test_the_herald_tells_of_campaigns_between_players() -> None:
    """card.herald."""
    war = attack(frontier().adviser(2, "herald")).go(lose="n:2", occupy="n:1")
    assert (war.decision.seat, war.decision.prompt) == (2, "bank-for-herald"), "also as the defender"
    favor = war.g.favor[2]
    war.answer("suit:beast")
    assert war.g.favor[2] == favor + 1


def test_the_herald_is_silent_about_ones_own_campaigns_and_bandits() -> None:
    """card.herald."""
    war = attack(frontier().adviser(1, "herald")).go(lose="n:2", occupy="n:1")
    assert war.decision.prompt == "act"
    scene = frontier().adviser(3, "herald").warbands(2, "provinces.1", 0).pawn(2, "cradle.1")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6").go(occupy="n:1")
    assert war.decision.prompt == "act"


def test_the_herald_speaks_before_a_sneak_attack() -> None:
    """card.herald, card.sneak-attack."""
    war = attack(frontier().adviser(2, "sneak-attack").adviser(3, "herald")).go(lose="n:2", occupy="n:1")
    assert war.decision.prompt == "bank-for-herald"
    war.answer("suit:beast")
    assert war.decision.prompt == "follow-campaign"
