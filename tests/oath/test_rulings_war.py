"""The battle plans of the first game and of the relics, as they are printed, with the publisher's answers."""

from __future__ import annotations

import pytest

from crownlands.games.oath.cage import open_cage
from crownlands.games.oath.campaign.steps import campaign_at
from crownlands.games.oath.components import CARD, COLOURS, GOAL, ORDER
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.state import CITIZEN, EMPIRE, NOBODY
from tests.oath.campaigns import BLANK, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD, TWICE, War, bare, frontier, purse
from tests.oath.scene import Scene, refused

NO = {"sacrifice": "no", "banish": "no", "burn-half": "no"}
"""What nobody does unless a test says so."""


def fight(
    scene: Scene,
    *plans: str,
    targets: tuple[str, ...] = (),
    defense: list[int] | None = None,
    swords: list[int] | None = None,
    stop: str = "act",
    **answers: str,
) -> War:
    """Seat 1 attacks at its site with six dice, these targets and plans, up to a prompt.

    Whatever else is asked gets the answer that is given for it, or the first one.
    """
    rolls = (
        [BLANK] * (3 if targets else 1) if defense is None else defense,
        [SWORD] * 12 if swords is None else swords,
    )
    war = War(scene, 1).rolls(*rolls).start()
    while war.decision.prompt != stop:
        assert war.g.campaign is not None or war.g.due, f"{stop} was never asked"
        given = NO | {name.replace("_", "-"): ref for name, ref in answers.items()} | {"attack-dice": "n:6"}
        offered = war.refs()
        wanted = [ref for ref in (*targets, *plans) if ref in offered]
        if war.decision.prompt in ("target", "first-target", "plan"):
            war.answer(wanted[0] if wanted else "done")
        else:
            war.answer(given.get(war.decision.prompt, offered[0]))
    return war


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


# -- dice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "more"), [("longbows", 1), ("horse-archers", 3), ("mercenaries", 3)])
def test_attackers_add_dice_and_defenders_remove_them(name: str, more: int) -> None:
    """7.5.4, card.longbows, card.horse-archers, card.mercenaries. The sign plus or minus."""
    scene = purse(frontier().adviser(1, name), 1, 1)
    assert attack(scene, f"card:{name}").c.dice == 6 + more
    scene = purse(frontier().adviser(2, name), 2, 1)
    war = attack(scene, f"card:{name}")
    assert len(war.c.roll) == 6 - more


def test_horse_archers_go_at_the_end_and_mercenaries_only_in_defeat() -> None:
    """5.5.6, 5.5.8, card.horse-archers, card.mercenaries. To the pile after the pawn of whoever had them."""
    scene = purse(frontier().adviser(1, "horse-archers").adviser(1, "mercenaries"), 1, 1)
    war = fight(scene, "card:horse-archers", "card:mercenaries")
    assert war.g.advisers[1] == [CARD["mercenaries"]]
    assert war.g.piles[2][-1] is CARD["horse-archers"]
    scene = purse(frontier().adviser(1, "mercenaries"), 1, 1).board(2, 12)
    fight(scene, "card:mercenaries", swords=[HOLLOW] * 9)
    assert scene.g.advisers[1] == []


def test_the_keep_helps_only_where_it_stands() -> None:
    """card.keep. Two defense dice if its own site is a target."""
    war = attack(frontier().card("keep", "provinces.1"), "card:keep", defense=[BLANK] * 3)
    assert len(war.c.defense_roll) == 3
    scene = frontier().card("keep", "provinces.3").warbands(2, "provinces.3", 1).adviser(2, "longbows")
    war = attack(scene)
    assert war.refs() == ["card:longbows", "done"]
    assert {thing.ref: why.key for thing, why in refused(war.g, 2, "plan")} == {"card:keep": "plan-no-use"}


def test_extra_provisions_are_one_die() -> None:
    """card.extra-provisions. One die, as every card shows, for a favor."""
    war = attack(
        purse(frontier().adviser(2, "extra-provisions"), 2, 1), "card:extra-provisions", defense=[BLANK] * 2
    )
    assert len(war.c.defense_roll) == 2


def test_rangers_look_at_the_pool_when_they_are_used() -> None:
    """card.rangers, 2.11. The title's dice count; what the defender adds later does not. Skulls kill nobody."""
    scene = purse(frontier().adviser(1, "rangers").adviser(2, "extra-provisions"), 1, 1)
    purse(scene, 2, 1)
    war = attack(scene, "card:rangers", "card:extra-provisions", defense=[BLANK] * 2, swords=[SKULL] * 6)
    assert len(war.c.roll) == 6 and war.g.board[1] == 6, "one die of the site, one added: less than four"
    scene = purse(frontier().adviser(1, "rangers"), 1, 1)
    scene.g.oath, scene.g.people, scene.g.title, scene.g.usurper = GOAL["the-people"], 2, 2, True
    war = fight(scene, "card:rangers", targets=("pawn",))
    assert len(war.c.roll) == 8, "one of the site, two of the pawn, two of the Usurper"


def test_a_disgraced_captain_wants_the_site_itself_as_a_target() -> None:
    """card.disgraced-captain. An Order card at a targeted site, once; a pawn that stands there is not enough."""
    scene = purse(frontier().adviser(1, "disgraced-captain").card("scouts", "provinces.1"), 1, 2)
    war = attack(scene, "card:disgraced-captain")
    assert war.c.dice == 10
    assert war.g.favor_on[CARD["disgraced-captain"].index] == 1 and war.g.favor[1] == 0
    scene = frontier().card("scouts", "provinces.1").warbands(2, "provinces.1", 0)
    scene = purse(scene.adviser(1, "disgraced-captain"), 1, 2)
    war = fight(scene, "card:disgraced-captain", defender="seat:2", targets=("pawn",))
    assert war.c.pawn and not war.c.sites
    assert war.c.plans == []


def test_fire_talkers_burn_for_the_whole_side() -> None:
    """5.5.3, card.fire-talkers. A Citizen may use it where the Chancellor holds the Darkest Secret."""
    scene = bare().citizen(3).pawn(3, "cradle.1").pawn(1, "cradle.1").pawn(0, "cradle.1").board(1, 6)
    scene.adviser(3, "fire-talkers").has(3, secrets=1)
    scene.g.darkest = 0
    war = War(scene, 1).start("seat:3", "done", "n:6")
    war.until("plan", join="yes", let_join="yes")
    assert (war.decision.seat, war.refs()) == (3, ["card:fire-talkers", "done"])
    war.answer("card:fire-talkers")
    assert len(war.c.roll) == 6 + 1 - 3, "a die by the Plains"
    assert (war.g.secrets[3], war.g.flipped[3]) == (0, 1), "paid out of turn: turned face down (7.1.2)"
    scene = bare().citizen(3).pawn(3, "cradle.1").pawn(1, "cradle.1").adviser(3, "fire-talkers").board(1, 6)
    war = War(scene, 1).start("seat:3", "done", "n:6")
    assert war.decision.prompt != "plan", "without the banner it says nothing"


def test_rain_boots_ignore_single_shields_only() -> None:
    """card.rain-boots. Two shields and doubling faces still count."""
    scene = purse(
        frontier().adviser(1, "rain-boots").adviser(2, "extra-provisions").card("keep", "provinces.1"), 2, 1
    )
    war = attack(
        scene,
        "card:rain-boots", "card:keep", "card:extra-provisions",
        defense=[SHIELD, SHIELD, SHIELDS, TWICE],
    )  # fmt: skip
    assert war.c.defense == 2 * 2 + 4


def test_true_names_bar_the_suits_of_the_owners_advisers() -> None:
    """card.true-names. Always Beast, for it is one itself; relics have no suit."""
    scene = frontier().adviser(2, "true-names").adviser(2, "scouts")
    scene.adviser(1, "longbows").adviser(1, "rangers").adviser(1, "horse-archers").relic(1, "sticky-fire")
    purse(scene, 1, 1)
    war = attack(scene)
    assert set(war.refs()) == {"card:horse-archers", "relic:sticky-fire", "done"}
    assert {why.key for _, why in refused(war.g, 1, "plan")} == {"forbidden-by"}


# -- warbands ---------------------------------------------------------------------------------------------------


def test_bear_traps_cost_a_die_and_a_warband_and_feed_the_cauldron() -> None:
    """card.bear-traps, relic.cursed-cauldron. The dead warband costs no further die; it counts as killed."""
    scene = frontier().adviser(2, "bear-traps").relic(2, "cursed-cauldron").board(2, 8)
    war = fight(scene, "card:bear-traps", "relic:cursed-cauldron", defense=[BLANK], swords=[SKULL] + [HOLLOW] * 4)
    assert len(war.c.roll) == 5, "only one die less"
    assert war.c.killed[0] == 1 + 1 + 2 and war.g.board[1] == 2, "the trap, a skull, half of four"
    assert war.g.board[2] == 8 + 4


def test_the_cauldron_counts_sacrifices_and_gives_a_citizen_purple() -> None:
    """relic.cursed-cauldron, 10.sacrifice, 10.kill. Sacrificed warbands are killed; a Citizen's gain is purple."""
    scene = bare().citizen(3).pawn(3, "provinces.1").pawn(1, "provinces.1").site("steppe", "provinces.1")
    scene.warbands(3, "provinces.1", 2).board(3, 2).board(1, 6).pawn(0, "hinterland.1").relic(3, "cursed-cauldron")
    purple = scene.g.reserve[EMPIRE]
    war = War(scene, 1).rolls([SHIELDS] * 2, [HOLLOW] * 6).start("seat:3", "done", "n:6")
    war.until("act", join="no", plan="relic:cursed-cauldron", sacrifice="no", lose="n:3")
    assert war.g.board[3] == 2 + 3 and war.g.reserve[EMPIRE] == purple - 3


def test_wrestlers_may_give_the_last_warband_of_a_targeted_site() -> None:
    """card.wrestlers, 10.sacrifice. The site is left empty, counts on, and can still be taken."""
    scene = frontier().warbands(2, "provinces.1", 1).adviser(2, "wrestlers").pawn(2, "hinterland.1")
    war = fight(scene, "card:wrestlers", defense=[BLANK] * 2, stop="occupy")
    assert war.g.bands[2] == 0 and len(war.c.defense_roll) == 2 and war.c.defense == 0
    war.answer("n:2")
    assert (war.g.holder[2], war.g.bands[2]) == (war.g.colour[1], 2)


def test_wrestlers_may_give_a_warband_of_an_ally() -> None:
    """card.wrestlers. One on an ally's board qualifies if that board counts toward the force."""
    scene = bare().citizen(3).pawn(0, "provinces.1").pawn(3, "provinces.1").pawn(1, "provinces.1").board(1, 6)
    scene.site("steppe", "provinces.1").warbands(0, "provinces.1", 1).board(0, 2).board(3, 0).adviser(
        3, "wrestlers"
    )
    war = War(scene, 1).start("seat:3", "done", "n:6")
    war.until("lose", join="yes", let_join="yes", plan="card:wrestlers")
    war.answer("n:0")
    assert war.g.board[0] == 1


def test_a_traveling_doctor_saves_all_and_goes() -> None:
    """9.2, card.traveling-doctor, relic.sticky-fire. Killing the whole force is ignored; the favor is given."""
    scene = purse(frontier().adviser(2, "traveling-doctor").relic(1, "sticky-fire"), 1, 1)
    purse(scene, 2, 0)
    war = fight(scene, "relic:sticky-fire", "card:traveling-doctor", sticky_fire="yes")
    assert war.g.board[2] == 4 and war.g.advisers[2] == []
    assert (war.g.favor[1], war.g.favor[2]) == (0, 1)


def test_sticky_fire_kills_what_came_home_and_is_a_choice() -> None:
    """relic.sticky-fire. The rest of the beaten force, nothing else on the board; a favor if there is one."""
    scene = purse(frontier().relic(1, "sticky-fire").pawn(2, "hinterland.1"), 1, 1)
    purse(scene, 2, 0)
    war = fight(scene, "relic:sticky-fire", sticky_fire="yes")
    assert war.g.board[2] == 2, "two stood at the site: one died, one came home and burned"
    assert war.g.favor[2] == 1


def test_warning_signals_change_the_force_before_the_roll() -> None:
    """card.warning-signals. Any number between sites and board, never the last one; then it is discarded."""
    scene = frontier().adviser(2, "warning-signals").warbands(2, "provinces.3", 3)
    war = attack(scene, "card:warning-signals", "n:0", "n:2", "n:4")
    assert (war.g.bands[2], war.g.bands[4], war.g.board[2]) == (6, 1, 0)
    assert war.c.defense == 6 and war.decision.prompt == "sacrifice"
    war.answer("no")
    assert war.g.advisers[2] == []


def test_a_citizen_needs_no_leave_for_warning_signals() -> None:
    """card.warning-signals, 6.5. The Chancellor is not asked."""
    scene = (
        bare().citizen(3).pawn(3, "provinces.1").pawn(1, "provinces.1").site("steppe", "provinces.1").board(1, 6)
    )
    scene.warbands(3, "provinces.1", 3).adviser(3, "warning-signals").pawn(0, "hinterland.1")
    scene.warbands(0, "cradle.1", 0).warbands(0, "hinterland.1", 0)
    war = War(scene, 1).rolls([BLANK], [HOLLOW] * 6).start("seat:3", "done", "n:6", "card:warning-signals")
    assert (war.decision.seat, war.decision.prompt) == (3, "rearrange-from")
    war.answer("n:2")
    assert war.decision.seat == 3


# -- victory ----------------------------------------------------------------------------------------------------


def test_battle_honors_take_what_the_bank_has() -> None:
    """card.battle-honors, 9.3. Two favor, or the one that is left."""
    scene = frontier().adviser(1, "battle-honors")
    g = scene.g
    g.shared += g.banks[ORDER.index] - 1
    g.banks[ORDER.index] = 1
    before = g.favor[1]
    war = fight(scene, "card:battle-honors")
    assert war.g.favor[1] == before + 1 and war.g.banks[ORDER.index] == 0


def test_what_bandits_would_gain_is_burned() -> None:
    """card.battle-honors, 5.5.3. Bandits use it, win, and two favor of the Order bank are gone."""
    scene = frontier().warbands(2, "provinces.1", 0).pawn(2, "hinterland.1").card("battle-honors", "provinces.1")
    bank, shared = scene.g.banks[ORDER.index], scene.g.shared
    war = War(scene, 1).rolls([SHIELDS], [HOLLOW] * 2).start("done", "n:2")
    war.until("act", sacrifice="no", lose="n:3")
    assert (war.g.banks[ORDER.index], war.g.shared) == (bank - 2, shared + 2)


def test_book_burning_leaves_one_secret_of_whichever_face() -> None:
    """card.book-burning. Only with the pawn among the targets; face-up and facedown secrets alike."""
    scene = purse(frontier().adviser(1, "book-burning").has(2, secrets=2, flipped=2), 2, 0)
    war = fight(scene, "card:book-burning", targets=("pawn",))
    assert war.g.all_secrets(2) == 1
    war = attack(frontier().adviser(1, "book-burning").adviser(1, "longbows").has(2, secrets=3))
    assert war.refs() == ["card:longbows", "done"]


def test_scouts_give_back_a_supply() -> None:
    """card.scouts. Also where the campaign costs nothing: a net gain."""
    scene = frontier().adviser(1, "scouts").has(1, supply=5)
    assert attack(scene, "card:scouts").g.supply[1] == 4
    scene = frontier().adviser(1, "scouts").has(1, supply=5).turn(1)
    campaign_at(scene.g, 1, 2)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).resume().answer("done", "n:6", "card:scouts")
    assert war.g.supply[1] == 6


def test_an_exile_who_beats_another_may_join_the_empire_before_a_second_wind() -> None:
    """7.6.1, 10.after, card.martial-culture, card.second-wind. The act phase is over, so the wind is gone."""
    scene = purse(frontier().adviser(1, "second-wind").has(1, secrets=1), 1, 1)
    scene.card("martial-culture", "cradle.2").site("plains", "cradle.2").warbands(1, "cradle.2", 1)
    war = attack(scene, "card:second-wind", "card:martial-culture")
    war.until("become-citizen", occupy="n:1", lose="n:1")
    assert war.g.due, "the wind was used first and waits"
    war.answer("yes")
    g = war.g
    assert (g.role[1], g.holder[2], g.supply[1]) == (CITIZEN, EMPIRE, 7)
    assert g.active != 1 and not g.due, "the turn has passed on"


def test_martial_culture_says_nothing_against_the_empire() -> None:
    """card.martial-culture. Only an Exile who beats an Exile."""
    scene = (
        bare().pawn(1, "cradle.1").board(1, 6).card("martial-culture", "provinces.1").warbands(1, "provinces.1", 1)
    )
    war = War(scene, 1).start("seat:0", "done", "n:6")
    assert war.decision.prompt != "plan" or "card:martial-culture" not in war.refs()


@pytest.mark.parametrize("goes", [True, False])
def test_a_second_wind_is_two_choices(goes: bool) -> None:
    """card.second-wind, 10.after. A journey, then a campaign, each free and each to be declined."""
    scene = purse(frontier().adviser(1, "second-wind").has(1, secrets=1, supply=2), 1, 1)
    war = fight(scene, "card:second-wind", stop="travel-free")
    assert war.g.supply[1] == 0
    war.answer("place:provinces.2" if goes else "done")
    assert (war.decision.prompt, war.decision.seat) == ("follow-campaign", 1)
    assert (war.g.pawn[1] == 3) is goes and war.g.supply[1] == 0
    war.answer("no")
    assert war.decision.prompt == "act" and war.g.campaign is None


# -- the Cage ---------------------------------------------------------------------------------------------------


def test_the_cage_keeps_the_old_colour_of_a_new_citizen() -> None:
    """6.6.2, relic.obsidian-cage. Caged warbands stay as they are; set free they come home purple."""
    scene = frontier().relic(1, "obsidian-cage")
    war = fight(scene, "relic:obsidian-cage")
    g = war.g
    blue = g.colour[2]
    assert g.caged[blue] == 2, "of four two died, two were caught"
    scene.run = None
    scene.asks(become_citizen(g, 2))
    assert g.caged[blue] == 2
    purple, board = g.reserve[EMPIRE], g.board[2]
    scene.asks(open_cage(g, 1, CARD["obsidian-cage"]), COLOURS[blue].ref, "n:2")
    assert (g.board[2], g.reserve[EMPIRE], g.caged[blue]) == (board + 2, purple - 2, 0)
    assert g.holder[2] == NOBODY


# -- the Law's own case -----------------------------------------------------------------------------------------


def test_a_whole_campaign_in_numbers() -> None:
    """5.5, 5.5.4, 5.5.5, 5.5.6, 5.5.7.1, 9.5. Four against four: one more is sacrificed, no more and no fewer."""
    scene = (
        frontier().board(1, 4).pawn(2, "hinterland.1").warbands(2, "provinces.1", 1).warbands(2, "provinces.3", 1)
    )
    board = scene.g.board[2]
    war = War(scene, 1).rolls([SHIELD, TWICE], [SKULL, SWORD, HOLLOW, HOLLOW])
    war.start("site:river", "n:4")
    assert (war.c.attack, war.c.defense, war.g.board[1]) == (4, 4, 3), "a skull has killed one"
    assert (war.decision.facts or {})["amount"] == 1
    war.answer("yes")
    assert war.g.board[1] == 2
    war.until("occupy", lose="n:1")
    assert war.c.killed == [2, 1] and war.g.board[2] == board + 1, "half of two dies, the other goes home"
    war.until("act", occupy="n:1")
    assert (war.g.bands[2], war.g.bands[4], war.g.board[1]) == (1, 1, 0)


def test_six_against_eight_wants_three() -> None:
    """5.5.5, 9.5, 10.sacrifice. Nine is more than eight; with fewer there is nothing to be asked."""
    war = attack(frontier().board(2, 6), swords=[SWORD] * 6)
    assert (war.c.attack, war.c.defense, (war.decision.facts or {})["amount"]) == (6, 8, 3)
    war = attack(frontier().board(2, 12), swords=[SWORD] * 6)
    assert war.c.defense == 14 and war.decision.prompt != "sacrifice"
