"""card.*. The Arcane denizens of later games that speak in campaigns and rolls."""

from __future__ import annotations

from crownlands.games.oath.campaign.losses import death_toll
from crownlands.games.oath.campaign.plans import plan_order, plan_price
from crownlands.games.oath.campaign.targets import dice_of_target
from crownlands.games.oath.components import CARD, DEFENSE, PEOPLES_FAVOR
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.state import ATTACKER, DEFENDER, NOBODY, Campaign
from crownlands.games.oath.taking import roll
from tests.oath.campaigns import BLANK, HOLLOW, SHIELDS, SKULL, SWORD, Loaded, War, bare, frontier
from tests.oath.scene import Scene

STEPPE = "provinces.1"


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


# -- plans ------------------------------------------------------------------------------------------------------


def test_billowing_fog_keeps_a_beaten_force_alive_but_not_from_skulls() -> None:
    for answer, left in (("card:billowing-fog", 5), ("done", 3)):
        scene = frontier().adviser(1, "billowing-fog").has(1, secrets=1)
        war = attack(scene, answer, swords=[SKULL, *[HOLLOW] * 5]).go(sacrifice="no")
        assert war.c.won == DEFENDER
        assert war.g.board[1] == left, "five are left after the skull; without the fog two of them die"


def test_billowing_fog_goes_before_powers_that_kill_a_whole_force() -> None:
    war = attack(frontier().adviser(1, "billowing-fog").has(1, secrets=1), "card:billowing-fog")
    war.c.slaughter = ATTACKER | DEFENDER
    assert death_toll(war.g, war.c, ATTACKER) == 0
    assert death_toll(war.g, war.c, DEFENDER) == 4, "the other side has no fog"


def test_cracking_ground_counts_targeted_sites() -> None:
    """card.cracking-ground."""
    for seat, pool in ((1, 8), (2, 4)):
        scene = frontier().adviser(seat, "cracking-ground").warbands(2, "provinces.2", 1).has(seat, secrets=1)
        war = War(scene, 1).start("site:wastes", "done", "n:6", "card:cracking-ground")
        assert war.c.dice == pool
        assert (war.g.secrets[seat], war.g.flipped[seat]) == (0, 0), "its secret burns"


def test_kindred_warriors_add_up_to_a_die_for_every_other_suit() -> None:
    """card.kindred-warriors."""
    scene = frontier().adviser(1, "kindred-warriors").adviser(1, "wolves").card("longbows", "provinces.3")
    scene.warbands(1, "provinces.3", 1).adviser(1, "jinx").has(1, secrets=1)
    war = attack(scene, "card:kindred-warriors")
    assert war.refs() == ["n:2", "n:1", "n:0"], "Beast and Order; Arcane is its own suit"
    war.answer("n:1")
    assert war.c.no_skulls
    assert war.c.dice == 7


def test_kindred_warriors_of_a_defender_remove_dice_and_need_another_suit() -> None:
    """card.kindred-warriors."""
    scene = frontier().adviser(2, "kindred-warriors").has(2, secrets=1)
    assert attack(scene).c.won == ATTACKER, "nobody was asked for a plan"
    scene = frontier().adviser(2, "kindred-warriors").adviser(2, "wolves").has(2, secrets=1)
    war = attack(scene, "card:kindred-warriors")
    war.answer("n:1")
    assert war.c.dice == 5 and not war.c.no_skulls


def test_rusting_ray_ignores_hollow_swords_for_the_holder_of_the_darkest_secret() -> None:
    """card.rusting-ray."""
    for holder, value in ((2, 0), (NOBODY, 3)):
        scene = frontier().adviser(2, "rusting-ray").has(2, secrets=1)
        scene.g.darkest = holder
        war = attack(scene, *(["card:rusting-ray"] if holder == 2 else []), swords=[HOLLOW] * 6)
        assert war.c.attack == value


# -- musts ------------------------------------------------------------------------------------------------------


def test_gleaming_armor_makes_the_enemys_plans_cost_a_secret() -> None:
    """card.gleaming-armor."""
    scene = frontier().adviser(2, "gleaming-armor").adviser(1, "longbows").has(1, secrets=1)
    war = attack(scene, "card:longbows")
    assert (war.g.secrets[1], war.g.secrets_on[CARD["longbows"].index]) == (0, 1)
    scene = frontier().adviser(2, "gleaming-armor").adviser(1, "longbows").has(1, secrets=0)
    assert attack(scene).c.plans == []


def test_gleaming_armor_of_an_attacker_turns_the_defenders_secret() -> None:
    """card.gleaming-armor."""
    scene = frontier().adviser(1, "gleaming-armor").adviser(2, "longbows").has(2, secrets=1)
    war = attack(scene, "card:longbows")
    assert (war.g.secrets[2], war.g.flipped[2]) == (0, 1)


def test_gleaming_armor_helps_only_those_who_fight() -> None:
    """card.gleaming-armor. A Citizen's protects the Empire once the Citizen is an Ally.

    An Exile's never protects another Exile.
    """
    scene = bare().citizen(2).adviser(2, "gleaming-armor").adviser(1, "longbows").turn(1)
    c = scene.g.campaign = Campaign(attacker=1, at=0, defender=0)
    order = plan_order(c, 1, CARD["longbows"], ATTACKER)
    assert plan_price(scene.g, order).secrets == 0
    c.allies = [2]
    price = plan_price(scene.g, order)
    assert (price.secrets, price.power_secrets) == (1, 1), "and it counts as a secret for a power"


def test_gleaming_armor_switches_the_plans_of_bandits_off() -> None:
    """card.gleaming-armor."""
    # ruling O21
    for armor, plans in ((False, 1), (True, 0)):
        scene = frontier().warbands(2, STEPPE, 0).pawn(2, "hinterland.1").card("longbows", STEPPE)
        if armor:
            scene.adviser(1, "gleaming-armor")
        assert len(attack(scene).c.plans) == plans


def test_bandits_plans_work_only_where_they_apply() -> None:
    """5.5.3. Bandits use what costs nothing, but a Keep at another site adds no dice."""
    for place, shields in ((STEPPE, 3), ("provinces.3", 1)):
        scene = frontier().warbands(2, STEPPE, 0).pawn(2, "hinterland.1").card("keep", place)
        war = attack(scene)
        assert [index for index, _, _ in war.c.plans] == [CARD["keep"].index]
        assert war.c.shields == shields


def test_sealing_ward_adds_a_die_to_every_relic_of_its_owner() -> None:
    """card.sealing-ward."""
    scene = frontier().relic(2, "map").relic(3, "whistle").adviser(2, "sealing-ward")
    c = Campaign(attacker=1, at=scene.slot(STEPPE), defender=2)
    ward = CARD["map"].defense + 1
    assert dice_of_target(scene.g, c, CARD["map"]) == ward
    c.defender = 3
    assert dice_of_target(scene.g, c, CARD["whistle"]) == CARD["whistle"].defense
    c.defender = 2
    assert dice_of_target(scene.g, c, PEOPLES_FAVOR) == scene.g.people_favor
    assert dice_of_target(scene.g, c, scene.g.sites[c.at]) == 1


# -- Jinx -------------------------------------------------------------------------------------------------------


def test_jinx_rerolls_the_attack_once_before_skulls_kill() -> None:
    """card.jinx."""
    scene = frontier().adviser(1, "jinx").has(1, secrets=2)
    war = attack(scene, swords=[*[SKULL] * 6, *[SWORD] * 6])
    assert (war.decision.prompt, war.decision.seat) == ("jinx", 1)
    assert war.decision.facts == {"kind": "attack", "value": 12, "skulls": 6}
    war.answer("card:jinx")
    assert (war.c.roll, war.c.won) == ([SWORD] * 6, ATTACKER)
    assert war.g.board[1] == 6, "nobody died of the first roll"
    assert (war.g.secrets[1], war.g.secrets_on[CARD["jinx"].index]) == (1, 1)
    assert war.decision.prompt != "jinx", "once a roll"


def test_jinx_may_be_left_alone_and_needs_an_empty_card_in_ones_own_turn() -> None:
    """card.jinx."""
    war = attack(frontier().adviser(1, "jinx").has(1, secrets=1), "done", swords=[SWORD] * 6)
    assert (war.c.roll, war.g.secrets[1]) == ([SWORD] * 6, 1)
    scene = frontier().adviser(1, "jinx").has(1, secrets=1)
    scene.g.favor_on[CARD["jinx"].index] = 1
    scene.g.shared -= 1
    assert attack(scene).decision.prompt != "jinx"


def test_jinx_of_the_defender_is_paid_off_turn_even_with_tokens_on_it() -> None:
    """card.jinx."""
    scene = frontier().card("jinx", STEPPE).has(2, secrets=1)
    scene.g.secrets_on[CARD["jinx"].index] = 1
    war = attack(scene, defense=[BLANK, SHIELDS])
    assert (war.decision.prompt, war.decision.seat) == ("jinx", 2)
    assert war.decision.facts == {"kind": "defense", "value": 0, "skulls": 0}
    war.answer("card:jinx")
    assert war.c.defense_roll == [SHIELDS]
    assert (war.g.secrets[2], war.g.flipped[2]) == (0, 1)


def test_jinx_is_for_the_one_who_rolled() -> None:
    """card.jinx."""
    assert attack(frontier().adviser(3, "jinx").has(3, secrets=1)).decision.prompt != "jinx"
    scene = bare().citizen(1).card("jinx", "cradle.1").has(1, secrets=1).turn(1)
    rolled = power_of(CARD["jinx"]).rolled
    assert rolled is not None
    [decision] = scene.asks(rolled(scene.g, CARD["jinx"], 0, 1, [BLANK]))
    assert decision.seat == 1, "a Citizen rules the Empire's cards"


def test_jinx_rerolls_dice_outside_of_campaigns() -> None:
    """card.jinx."""
    scene = bare().adviser(0, "jinx").has(0, secrets=1).turn(0)
    scene.g.dice = Loaded(scene.g.dice, [BLANK, BLANK, SHIELDS, SHIELDS])
    [decision] = scene.asks(roll(scene.g, 0, len(DEFENSE), 2, "defense"), "card:jinx")
    assert decision.facts == {"kind": "defense", "value": 0, "skulls": 0}
    assert scene.g.dice.faces == [], "all four dice are rolled"


# -- Terror Spells ----------------------------------------------------------------------------------------------


def test_terror_spells_kill_two_warbands_in_the_region() -> None:
    """card.terror-spells."""
    scene = frontier().adviser(1, "terror-spells").has(1, secrets=1).turn(1).pawn(3, "hinterland.1")
    scene.g.darkest = 1
    scene.start()
    scene.answer("card:terror-spells")
    assert scene.refs() == ["site:steppe", "seat:1", "seat:2"], "sites and boards here, also one's own"
    scene.answer("site:steppe", "seat:2")
    assert (scene.g.bands[scene.slot(STEPPE)], scene.g.board[1], scene.g.board[2]) == (1, 6, 1)


def test_terror_spells_need_the_darkest_secret() -> None:
    """card.terror-spells."""
    scene = frontier().adviser(1, "terror-spells").has(1, secrets=1).turn(1)
    scene.start()
    assert "card:terror-spells" not in scene.refs()
