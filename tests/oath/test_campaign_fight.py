"""5.5.4, 5.5.5. Rolls, skulls, sacrifice, bandits and the crown, the odds; nothing is lost on the way."""

from __future__ import annotations

from random import Random

from crownlands.core.run import Run
from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.previews import campaign_previews
from crownlands.games.oath.campaign.rolls import shields_of, skulls_of, swords_of
from crownlands.games.oath.components import CARD, GOAL
from crownlands.games.oath.odds import odds_of
from crownlands.games.oath.state import ATTACKER, DEFENDER
from tests.oath.campaigns import (
    BLANK,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    TWICE,
    War,
    attack,
    bare,
    frontier,
)
from tests.oath.scene import Scene

# -- 5.5.4, 5.5.5: counting -------------------------------------------------------------------------------------


def test_doublings_multiply_shields_but_no_warbands() -> None:
    """Shown by 5.5.4: 1, 2, x2, x2 with 4 warbands make 16."""
    assert shields_of([SHIELD, SHIELDS, TWICE, TWICE]) + 4 == 16
    assert shields_of([TWICE, TWICE]) == 0


def test_two_hollow_swords_are_one() -> None:
    """Shown by 5.5.5: 3 hollow swords are 1; 5 swords and 3 hollow ones 6."""
    assert swords_of([HOLLOW] * 3) == 1
    assert swords_of([SWORD] * 5 + [HOLLOW] * 3) == 6
    assert swords_of([SKULL, SKULL]) == 4
    assert skulls_of([SKULL, SKULL, SWORD]) == 2


def test_lancers_double_everything() -> None:
    """card.lancers: every result twice, hollow swords paired after that."""
    assert swords_of([HOLLOW, SWORD], twice=True) == 3
    assert skulls_of([SKULL], twice=True) == 2


def test_war_tortoise_and_rain_boots() -> None:
    assert swords_of([SKULL, SWORD], no_double=True) == 1
    assert shields_of([SHIELD, SHIELDS, TWICE], no_single=True) == 4
    assert shields_of([SHIELD, SHIELDS, TWICE], no_double=True) == 2


def test_defense_is_shields_and_force() -> None:
    """5.5.4, 10.force.

    Two warbands at the site, two on the board of the defender, who is there; one die shows two shields.
    """
    war = attack(frontier(), [SHIELDS], [SWORD] * 6, "done", "n:6")
    assert war.c.defense == 6
    assert war.c.attack == 6
    assert war.decision.prompt == "sacrifice", "a tie is the defender's"
    assert war.decision.facts == {"attack": 6, "defense": 6, "amount": 1, "force": 6}


def test_a_defender_elsewhere_does_not_count_the_board() -> None:
    """5.5.4."""
    war = attack(frontier().pawn(2, "provinces.3"), [BLANK], [SWORD] * 2, "n:2")
    assert war.c.defense == 2


def test_a_tie_is_the_defenders() -> None:
    """5.5.5."""
    war = attack(frontier(), [SHIELDS], [SWORD] * 6, "done", "n:6", "no")
    assert war.c.won == DEFENDER


def test_the_sacrifice_is_exact() -> None:
    """5.5.5, 9.5, 10.sacrifice. Shown by 5.5.5: attack 6 against defense 8 takes exactly 3."""
    war = attack(frontier().board(2, 4), [SHIELDS], [SWORD] * 6, "done", "n:6")
    assert war.decision.facts is not None
    assert war.decision.facts["amount"] == 3
    war.answer("yes")
    assert war.c.sacrificed == 3
    assert war.c.won == ATTACKER
    assert war.g.board[1] == 3


def test_with_too_few_to_sacrifice_nothing_is_asked() -> None:
    """5.5.5."""
    war = attack(frontier().board(2, 8), [SHIELDS], [SWORD, HOLLOW], "done", "n:2")
    assert war.c.won == DEFENDER


def test_skulls_kill_at_once() -> None:
    """5.5.5, 10.kill. Shown by 5.5.6: after 2 skulls a force of 7 is 5; beaten, 2 of these die."""
    war = attack(frontier().board(1, 7).board(2, 12), [SHIELDS], [SKULL, SKULL], "done", "n:2")
    assert war.c.won == DEFENDER
    assert war.c.killed == [4, 0]
    assert war.g.board[1] == 3


def test_skulls_without_warbands_do_nothing_more() -> None:
    """9.3: nothing more to kill; the dice still count."""
    war = attack(
        frontier().board(1, 1).board(2, 0).pawn(2, "provinces.3").warbands(2, "provinces.1", 1),
        [BLANK],
        [SKULL],
        "n:1",
    )
    assert war.c.killed[0] == 1
    assert war.c.won == ATTACKER


# -- bandits, and the crown that rules them -----------------------------------------------------------------------


def crown(holder: int) -> Scene:
    """A seat has the Bandit Crown, and no warbands stand at the Steppe;
    the oath is one that sites do not matter for.
    """
    scene = frontier()
    scene.g.oath = GOAL["devotion"]
    return scene.warbands(2, "provinces.1", 0).relic(holder, "bandit-crown").board(2, 2)


def test_the_crown_rules_empty_sites_and_its_bandits_defend() -> None:
    """7.6.5, relic.bandit-crown."""
    war = attack(crown(2), [BLANK], [SWORD] * 6, "done", "n:6")
    assert war.c.sites == [2]
    assert war.c.defense == 3, "two on the board, one bandit"


def test_crown_bandits_count_but_do_not_die() -> None:
    # ruling O7
    """7.6.5, relic.bandit-crown.

    B23: a force of four (three warbands and a bandit) loses two, and they are warbands.
    """
    war = attack(crown(2).board(2, 3), [BLANK], [SWORD] * 6, "done", "n:6")
    war.until("act", occupy="n:1")
    assert war.g.board[2] == 1


def test_crown_bandits_alone_lose_nobody() -> None:
    war = attack(crown(2).board(2, 0), [BLANK], [SWORD] * 6, "done", "n:6")
    war.until("act", occupy="n:1")
    assert war.c.killed == [0, 0]


def test_a_citizens_crown_is_the_citizens_own_against_the_chancellor() -> None:
    """7.6.5, 5.5.1. B24: attacked by the Chancellor, a Citizen with the Crown alone rules the empty sites,
    and they can be targets.
    """
    scene = bare(4).citizen(2).relic(2, "bandit-crown").warbands(0, "cradle.1", 0).board(0, 8)
    war = War(scene, 0).start("seat:2")
    assert war.c.sites == [0]
    scene = (
        bare(4).citizen(2).relic(2, "bandit-crown").warbands(0, "cradle.1", 0).board(0, 8).pawn(2, "provinces.1")
    )
    war = War(scene.pawn(1, "provinces.1").pawn(3, "provinces.1"), 0).start()
    assert (war.c.defender, war.c.sites) == (2, [0]), "even if the pawn is elsewhere"


def test_bandits_defend_with_their_number() -> None:
    """2.8.3, 5.5.4, 10.bandits."""
    scene = frontier().warbands(2, "provinces.1", 0).pawn(2, "provinces.3")
    war = attack(scene, [SHIELD], [SWORD] * 6)
    war.until("act", target="done", attack_dice="n:6", occupy="n:2")
    assert war.c.defense == 2, "one shield, one bandit"
    assert war.g.bands[2] == 2
    assert war.c.killed == [0, 0]


def test_the_bandit_chief_makes_three_of_one() -> None:
    """card.bandit-chief."""
    scene = frontier().warbands(2, "provinces.1", 0).pawn(2, "provinces.3").card("bandit-chief", "cradle.1")
    war = attack(scene, [SHIELD], [SWORD] * 6)
    war.until("act", target="done", attack_dice="n:6", occupy="n:2")
    assert war.c.defense == 4


# -- odds and previews ------------------------------------------------------------------------------------------


def test_previews_of_targets_and_dice() -> None:
    war = attack(frontier().warbands(2, "provinces.3", 3).board(2, 6), [], [])
    told = {option.ref: told.facts for option, told in campaign_previews(war.g, war.decision)}
    assert told["site:river"]["before"] == told["pawn"]["before"]
    assert int(str(told["site:river"]["after"])) < int(str(told["site:river"]["before"])), "a harder fight"
    war.answer("done")
    dice = [int(str(told.facts["after"])) for _, told in campaign_previews(war.g, war.decision)]
    assert dice == sorted(dice, reverse=True)
    assert len(set(dice)) > 4


def test_with_sacrifices_no_dice_look_as_good_as_all_so_both_odds_are_told() -> None:
    """5.5.5. A large force beats one bandit without a roll, at the price of its own warbands."""
    war = attack(frontier(), [], [], "done")
    told = {option.ref: told.facts for option, told in campaign_previews(war.g, war.decision)}
    assert told["n:0"]["free"] == 0 < int(str(told["n:0"]["after"]))
    assert int(str(told["n:6"]["free"])) > 50


def test_the_odds_become_certain() -> None:
    war = attack(frontier(), [SHIELDS], [SWORD] * 6, "done", "n:6")
    assert odds_of(war.g, war.c) == 1.0, "a sacrifice wins"
    told = {option.ref: told.facts["after"] for option, told in campaign_previews(war.g, war.decision)}
    assert told == {"yes": 100, "no": 0}
    war.answer("no")
    assert war.c.won == DEFENDER


# -- the campaign as data ---------------------------------------------------------------------------------------


def test_forks_at_every_question_come_to_the_same(seed: str = "forks") -> None:
    """The state alone says what comes next: forked anywhere, the same answers lead to the same table."""
    random, asked = Random(seed), 0
    for number in range(12):
        scene = (frontier if number % 2 else lambda: bare(5).citizen(2, 3).board(1, 6))()
        run = War(scene, 1).start().scene.run
        assert run is not None
        seen = 0
        while not run.over and (run.state.campaign is not None) and seen < 60:  # type: ignore[attr-defined]
            fork = run.fork()
            fresh = Run(GAME, run._base)
            for seat, option in run._journal:
                fresh.answer(seat, option)
            assert fork.state.hash() == run.state.hash() == fresh.state.hash()
            decision = run.decision
            assert decision is not None
            assert fork.decision is not None
            assert [o.ref for o in fork.decision.options] == [o.ref for o in decision.options]
            answer = random.choice(list(decision.options))
            run.answer(decision.seat, answer)
            fork.answer(decision.seat, answer)
            assert fork.state.hash() == run.state.hash()
            GAME.check(run.state)  # type: ignore[arg-type]
            seen += 1
        asked += seen
    assert asked > 60


def test_a_campaign_is_stored_and_loaded() -> None:
    war = attack(frontier().relic(2, "map"), [], [], "relic:map")
    loaded = type(war.g).load(war.g.dump(), GAME.find)
    assert loaded.hash() == war.g.hash()
    assert loaded.campaign is not None
    assert loaded.campaign.things == [CARD["map"]]
