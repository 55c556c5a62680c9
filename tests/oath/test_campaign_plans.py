"""5.5.3, 5.5.6, 5.5.8, 7.5. Battle plans: who uses which, what they cost, when they go;
the kit that they are made of.
"""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.hints import campaign_previews
from crownlands.games.oath.campaign.plan_kit import (
    cage_at_the_end,
    dice,
    discard_at_the_end,
    enemy_has_adviser,
    enemy_holds,
    fights_against,
    here_is_targeted,
    ignore_skulls,
    is_plan,
    kill_from_force,
    kill_survivors,
    not_if,
    plan_side,
    save_the_dead,
    shields,
    slaughter,
    spare,
    target_buried,
    we_hold,
    we_outnumber,
    win_now,
)
from crownlands.games.oath.campaign.plans import asking_order, why_not_plan
from crownlands.games.oath.components import ARCANE, CARD, PEOPLES_FAVOR, Card
from crownlands.games.oath.costs import Price
from crownlands.games.oath.moments import Power, banned
from crownlands.games.oath.orders import Order
from crownlands.games.oath.state import DEFENDER, NOBODY, Campaign, Oath
from tests.oath.campaigns import BLANK, HOLLOW, SHIELDS, SKULL, SWORD, War, bare, frontier, purse
from tests.oath.scene import Scene, give_power

Patch = pytest.MonkeyPatch


def attack(scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)


# -- 5.5.3: using them ------------------------------------------------------------------------------------------


def test_only_plans_that_one_rules(monkeypatch: Patch) -> None:
    """7.5.1: being at their site is not enough."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    war = attack(frontier().card("longbows", "provinces.1"))
    assert (war.decision.seat, war.decision.prompt) == (2, "plan"), (
        "the attacker stands there, the defender rules it"
    )
    war = attack(frontier().adviser(1, "longbows"))
    assert (war.decision.seat, war.refs()) == (1, ["card:longbows", "done"])


def test_attackers_add_and_defenders_remove(monkeypatch: Patch) -> None:
    """7.5.4."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    assert attack(frontier().adviser(1, "longbows"), "card:longbows").c.dice == 7
    assert attack(frontier().adviser(2, "longbows"), "card:longbows").c.dice == 5


def test_each_plan_once(monkeypatch: Patch) -> None:
    """5.5.3."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("outriders", plan=ignore_skulls))
    war = attack(frontier().adviser(1, "longbows").adviser(1, "outriders"), "card:longbows")
    assert war.refs() == ["card:outriders", "done"]
    war.answer("card:outriders")
    assert war.c.no_skulls
    assert [index for index, _, _ in war.c.plans] == [CARD["longbows"].index, CARD["outriders"].index]


def test_plans_are_paid_even_if_tokens_lie_on_them(monkeypatch: Patch) -> None:
    """7.5.3, 7.5.2."""
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    scene = frontier().adviser(1, "mercenaries").has(1, favor=1)
    scene.g.favor_on[CARD["mercenaries"].index] = 1
    scene.g.shared -= 1
    war = attack(scene, "card:mercenaries")
    assert war.g.favor[1] == 0
    assert war.g.favor_on[CARD["mercenaries"].index] == 2


def test_out_of_turn_favor_goes_to_the_bank(monkeypatch: Patch) -> None:
    """7.1.2."""
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    scene = frontier().adviser(2, "mercenaries").has(2, favor=1)
    bank = scene.g.banks[CARD["mercenaries"].suit.index]  # type: ignore[union-attr]
    war = attack(scene, "card:mercenaries")
    assert war.g.banks[CARD["mercenaries"].suit.index] == bank + 1  # type: ignore[union-attr]
    assert war.g.favor_on[CARD["mercenaries"].index] == 0


def test_a_plan_that_cannot_be_paid_or_used_says_why(monkeypatch: Patch) -> None:
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("keep", plan=shields(2), plan_fits=here_is_targeted))
    give_power(monkeypatch, Power("encirclement", plan=dice(2), plan_fits=we_outnumber))
    scene = frontier().adviser(1, "mercenaries").adviser(1, "longbows").card("keep", "provinces.3")
    scene.warbands(1, "provinces.3", 1).board(2, 9)
    war = attack(purse(scene, 1, 0))
    why = {card.ref: found.key for card, found in why_not_plan(war.g, war.c, 1)}
    assert why == {"card:mercenaries": "no-favor", "card:keep": "plan-wrong-side"}
    assert war.refs() == ["card:longbows", "done"]


def test_conditions(monkeypatch: Patch) -> None:
    give_power(monkeypatch, Power("keep", plan=shields(2), plan_fits=here_is_targeted))
    give_power(monkeypatch, Power("village-constable", plan=dice(2), plan_fits=not_if(enemy_holds(PEOPLES_FAVOR))))
    give_power(monkeypatch, Power("cracked-sage", plan=dice(4), plan_fits=enemy_has_adviser(ARCANE)))
    scene = (
        frontier().card("keep", "provinces.1").card("village-constable", "provinces.1").adviser(2, "cracked-sage")
    )
    scene.g.people = 3
    war = attack(purse(scene, 2, 2).has(2, secrets=1))
    assert set(war.refs()) == {"card:keep", "card:village-constable", "done"}
    war.answer("card:keep")
    assert war.c.shields == 3
    test = we_hold(PEOPLES_FAVOR)
    assert not test(war.g, war.c, CARD["keep"], 2, DEFENDER)
    war.g.people = 2
    assert test(war.g, war.c, CARD["keep"], 2, DEFENDER)


def test_a_plan_that_stands_alone(monkeypatch: Patch) -> None:
    give_power(monkeypatch, Power("code-of-honor", plan=dice(2), alone=True))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = frontier().adviser(2, "code-of-honor").adviser(2, "longbows")
    war = attack(scene, "card:code-of-honor")
    assert war.decision.prompt != "plan"
    assert war.c.dice == 4
    war = attack(frontier().adviser(2, "code-of-honor").adviser(2, "longbows"), "card:longbows")
    assert war.decision.prompt != "plan", "not after another one either"


def test_specialist_forbids_the_other_side(monkeypatch: Patch) -> None:
    async def specialist(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        c.no_plans |= DEFENDER

    give_power(monkeypatch, Power("specialist", plan=specialist))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = frontier().adviser(1, "specialist").adviser(2, "longbows").has(1, favor=2)
    scene.g.shared -= 1
    war = attack(scene, "card:specialist")
    assert war.decision.prompt != "plan"


def test_bans_and_surcharges_reach_the_enemy_only(monkeypatch: Patch) -> None:
    """card.beast-tamer, card.insect-swarm: only those who take part against the user's side."""

    def tamer(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
        c = g.campaign
        if c is None or not is_plan(g, order) or not fights_against(g, c, plan_side(c, order), rulers):
            return None
        return banned(card)

    def swarm(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
        c = g.campaign
        if c is not None and is_plan(g, order) and fights_against(g, c, plan_side(c, order), rulers):
            price.burn_favor += 1

    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("beast-tamer", forbids=tamer))
    give_power(monkeypatch, Power("insect-swarm", price=swarm))
    war = attack(frontier().adviser(1, "longbows").adviser(2, "beast-tamer"))
    assert dict(why_not_plan(war.g, war.c, 1))[CARD["longbows"]].key == "forbidden-by"
    war = attack(frontier().adviser(1, "longbows").adviser(3, "beast-tamer"))
    assert war.refs() == ["card:longbows", "done"], "seat 3 does not fight here"
    war = attack(frontier().adviser(1, "longbows").adviser(2, "insect-swarm").has(1, favor=1), "card:longbows")
    assert war.g.favor[1] == 0


def test_the_side_takes_turns_until_all_pass(monkeypatch: Patch) -> None:
    """B22: the defender, the Chancellor, then the Citizens."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("outriders", plan=ignore_skulls))
    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    scene = bare(5).citizen(2, 3).pawn(0, "hinterland.1").pawn(4, "hinterland.1").board(1, 9)
    scene.card("longbows", "cradle.1").adviser(3, "horse-archers")
    war = War(scene, 1).start("seat:2", "done", "n:9", "yes", "yes")
    assert (war.decision.seat, war.refs()) == (2, ["card:longbows", "done"])
    war.answer("done")
    assert (war.decision.seat, war.refs()) == (0, ["card:longbows", "done"]), "every Imperial player rules it"
    war.answer("done")
    assert (war.decision.seat, set(war.refs())) == (3, {"card:longbows", "card:horse-archers", "done"})
    war.answer("card:horse-archers")
    assert (war.decision.seat, war.refs()) == (2, ["card:longbows", "done"]), (
        "asked again, for something has changed"
    )
    assert asking_order(war.c) == [2, 0, 3]


def bandit_site() -> Scene:
    return frontier().warbands(2, "provinces.1", 0).pawn(2, "hinterland.1")


def test_bandits_use_every_free_plan_even_in_vain(monkeypatch: Patch) -> None:
    """B23: rival-khan is lost without effect; what costs something they leave; attackers' plans are not theirs."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("rival-khan", plan=dice(0)))
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    give_power(monkeypatch, Power("outriders", plan=ignore_skulls))
    scene = (
        bandit_site()
        .card("longbows", "provinces.1")
        .card("rival-khan", "provinces.2")
        .card("mercenaries", "provinces.2")
    )
    scene.card("outriders", "provinces.1")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 5).start("done", "n:6")
    war.until("act", occupy="n:1")
    assert [index for index, _, _ in war.c.plans] == [CARD["longbows"].index, CARD["rival-khan"].index]
    assert len(war.c.roll) == 5
    assert CARD["rival-khan"] in war.g.piles[2], "from the provinces to the hinterland's pile"
    assert not any(war.g.spoilt), "nobody has discarded it"


def test_bandits_with_a_code_of_honor_use_nothing_else(monkeypatch: Patch) -> None:
    give_power(monkeypatch, Power("code-of-honor", plan=dice(2), alone=True))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = bandit_site().card("longbows", "provinces.1").card("code-of-honor", "provinces.2")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 5).start("done", "n:6")
    assert [index for index, _, _ in war.c.plans] == [CARD["code-of-honor"].index]


# -- victory and defeat -----------------------------------------------------------------------------------------


def test_winning_at_once_rolls_nothing_and_kills_nobody(monkeypatch: Patch) -> None:
    """card.peace-envoy: the loser's force still goes home, or two colours would stand at a site (A9)."""

    async def envoy(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        win_now(c, side, bloodless=True)

    give_power(monkeypatch, Power("peace-envoy", plan=envoy, alone=True))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = frontier().adviser(1, "peace-envoy").adviser(2, "longbows").has(1, favor=1)
    war = attack(scene, "card:peace-envoy")
    assert war.decision.prompt == "occupy", "the defender's plans are skipped"
    assert war.c.roll == war.c.defense_roll == []
    assert war.c.killed == [0, 0]
    assert war.g.board[2] == 4
    war.answer("n:1")


def test_hearts_and_minds_beats_the_attacker(monkeypatch: Patch) -> None:
    async def hearts(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        win_now(c, side)

    give_power(monkeypatch, Power("hearts-and-minds", plan=hearts))
    for people, goes in ((NOBODY, True), (2, False)):
        scene = frontier().card("hearts-and-minds", "provinces.1").has(2, favor=3)
        scene.g.shared -= 2
        scene.g.people = people
        war = attack(scene, "card:hearts-and-minds")
        assert war.c.won == DEFENDER
        assert war.g.board[1] == 3, "half of the force dies all the same"
        assert (CARD["hearts-and-minds"] not in war.g.cards[2]) == goes, "kept by whoever holds the People's Favor"


def test_ignoring_goes_before_killing_all(monkeypatch: Patch) -> None:
    """9.2, card.billowing-fog."""

    async def fog(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        spare(c, side)
        slaughter(c, side)

    give_power(monkeypatch, Power("billowing-fog", plan=fog))
    war = attack(
        frontier().adviser(1, "billowing-fog").board(2, 12),
        "card:billowing-fog",
        defense=[SHIELDS],
        swords=[HOLLOW] * 6,
    )
    assert war.c.won == DEFENDER
    assert war.g.board[1] == 6


def test_plans_that_are_discarded(monkeypatch: Patch) -> None:
    """5.5.8: always; or if beaten, and then already in 5.5.6; or by how they were used."""

    async def giant(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        discard_at_the_end(c, card)

    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    give_power(monkeypatch, Power("mountain-giant", plan=giant))
    scene = (
        frontier()
        .adviser(1, "horse-archers")
        .adviser(1, "mercenaries")
        .adviser(1, "mountain-giant")
        .has(1, favor=1, secrets=1)
    )
    war = attack(scene, "card:horse-archers", "card:mercenaries", "card:mountain-giant", swords=[SWORD] * 12)
    war.until("act", lose="n:1", occupy="n:1")
    assert war.g.advisers[1] == [CARD["mercenaries"]], "victorious: it stays"
    scene = frontier().adviser(1, "mercenaries").has(1, favor=1).board(2, 12)
    war = attack(scene, "card:mercenaries", defense=[SHIELDS], swords=[HOLLOW] * 9)
    assert war.c.won == DEFENDER
    assert war.g.advisers[1] == []


def test_victory_and_defeat_effects_come_in_their_steps(monkeypatch: Patch) -> None:
    told: list[str] = []

    async def won(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        told.append(f"won {card.name} {user}")

    async def lost(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        told.append(f"lost {card.name} {user}")

    give_power(monkeypatch, Power("longbows", plan=dice(1), won=won, lost=lost))
    give_power(monkeypatch, Power("battle-honors", plan=dice(0), won=won, lost=lost))
    war = attack(
        frontier().adviser(1, "longbows").adviser(2, "battle-honors"), "card:longbows", "card:battle-honors"
    )
    war.until("act", lose="n:1", occupy="n:1")
    assert told == ["lost battle-honors 2", "won longbows 1"]


def test_sticky_fire_and_the_cage_reach_the_survivors(monkeypatch: Patch) -> None:
    """A9: they are known by number, on whichever board they came home to."""

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def burn(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        kill_survivors(g, c)

    give_power(monkeypatch, Power("sticky-fire", plan=nothing, won=burn))
    war = attack(frontier().relic(1, "sticky-fire").board(2, 5), "relic:sticky-fire")
    war.until("act", lose="n:2", occupy="n:1", sacrifice="yes")
    assert war.g.board[2] == 0
    assert war.c.killed[1] == 7


def test_hospital_before_the_cage(monkeypatch: Patch) -> None:
    """card.hospital, relic.obsidian-cage.

    I: the saved are set at the site first, then the rest of the force goes into the Cage.
    """

    async def hospital(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        save_the_dead(c, card, side)

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def cage(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        cage_at_the_end(c)

    give_power(monkeypatch, Power("hospital", plan=hospital))
    give_power(monkeypatch, Power("obsidian-cage", plan=nothing, won=cage))
    scene = frontier().card("hospital", "provinces.3").warbands(2, "provinces.3", 1).relic(1, "obsidian-cage")
    war = attack(scene, "relic:obsidian-cage", "card:hospital")
    war.until("act", lose="n:1", occupy="n:1", sacrifice="yes")
    assert war.g.bands[4] == 3, "two of four would have died"
    assert war.c.killed[1] == 0
    assert war.g.caged[war.g.banner(2)] == 2
    assert war.g.board[2] == 0


def test_the_cage_after_a_defence_by_three_boards(monkeypatch: Patch) -> None:
    """relic.obsidian-cage."""

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def cage(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        cage_at_the_end(c)

    give_power(monkeypatch, Power("obsidian-cage", plan=nothing, won=cage))
    scene = (
        bare(5)
        .citizen(2, 3)
        .pawn(4, "hinterland.1")
        .board(1, 14)
        .board(0, 2)
        .board(2, 1)
        .board(3, 3)
        .relic(1, "obsidian-cage")
    )
    war = (
        War(scene, 1)
        .rolls([BLANK] * 2, [SWORD] * 15)
        .start("seat:2", "done", "n:14", "yes", "yes", "relic:obsidian-cage")
    )
    war.answer("n:0", "n:0", "n:1")
    assert (war.decision.prompt, war.c.survivors) == ("occupy", [(0, 3), (2, 1)]), (
        "the last three were Citizen 3's"
    )
    war.answer("n:1")
    assert war.g.caged[0] == 4, "of eight"
    assert war.g.board[0] + war.g.board[2] + war.g.board[3] == 0


def test_wild_mounts_spare_nomad_plans(monkeypatch: Patch) -> None:
    """card.wild-mounts."""
    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    give_power(monkeypatch, Power("wild-mounts", plan=dice(0)))
    scene = frontier().adviser(1, "horse-archers").adviser(1, "wild-mounts").adviser(1, "wolves")
    war = attack(scene, "card:horse-archers", "card:wild-mounts")
    war.until("wild-mounts", lose="n:1", occupy="n:1")
    assert war.refs() == ["card:wolves", "done"]
    war.answer("card:wolves")
    assert CARD["horse-archers"] in war.g.advisers[1]
    assert CARD["wolves"] not in war.g.advisers[1]


@pytest.mark.parametrize("plans", [1, 2])
def test_bandits_ride_wild_mounts_for_two_plans_or_more(monkeypatch: Patch, plans: int) -> None:
    """card.wild-mounts. B23: they discard the first Beast card from the top, and only if it spares two."""
    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    give_power(monkeypatch, Power("great-crusade", plan=dice(1)))
    give_power(monkeypatch, Power("wild-mounts", plan=dice(0)))
    scene = bandit_site().card("wild-mounts", "provinces.1").card("horse-archers", "provinces.1")
    scene.card("wolves", "provinces.2").card("war-tortoise", "provinces.3")
    if plans == 2:
        scene.card("great-crusade", "provinces.2")
    give_power(monkeypatch, Power("war-tortoise", plan=dice(0)))
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    war.until("act", occupy="n:1", sacrifice="yes")
    kept = CARD["horse-archers"] in war.g.cards[2]
    assert kept == (plans == 2)
    assert (CARD["wolves"] in war.g.cards[3]) == (plans == 1)
    assert CARD["war-tortoise"] in war.g.cards[4]


def test_relic_hunter_digs_up_what_it_named(monkeypatch: Patch) -> None:
    async def hunter(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        target_buried(c, 2, 0)
        c.hunts = True

    give_power(monkeypatch, Power("relic-hunter", plan=hunter))
    scene = frontier().adviser(1, "relic-hunter")
    [relic] = scene.g.buried[2]
    war = attack(scene, "card:relic-hunter", defense=[BLANK] * 2)
    assert war.c.shields == 2
    war.until("relic-hunter-return", lose="n:1", occupy="n:1")
    assert relic in war.g.relics[1]
    war.answer(relic.ref)
    assert war.g.relic_deck[0] is relic
    assert relic not in war.g.relics[1]


def test_wrestlers_kill_out_of_the_force(monkeypatch: Patch) -> None:
    async def wrestlers(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        await kill_from_force(g, c, side, 1, "card.wrestlers")
        c.shields += 1

    give_power(monkeypatch, Power("wrestlers", plan=wrestlers))
    war = attack(frontier().adviser(2, "wrestlers"), "card:wrestlers")
    assert (war.decision.seat, war.decision.prompt, war.refs()) == (2, "lose", ["n:0", "n:1"])
    war.answer("n:1")
    assert war.c.killed[1] >= 1


def test_what_is_due_after_a_campaign_is_a_stack(monkeypatch: Patch) -> None:
    """B29: Second Wind waits below what the others do in reply."""

    async def wind(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        g.due.append((0, user, card.index))

    async def sneak(g: Oath, card: Card, owner: Seat, c: Campaign) -> None:
        if owner != c.attacker:
            g.due.append((0, owner, card.index, c.attacker))

    give_power(monkeypatch, Power("second-wind", plan=dice(0), won=wind))
    give_power(monkeypatch, Power("sneak-attack", fought=sneak))
    scene = frontier().adviser(1, "second-wind").adviser(2, "sneak-attack").has(1, favor=1, secrets=1)
    war = attack(scene, "card:second-wind")
    war.until("follow-campaign", lose="n:1", occupy="n:1")
    assert war.decision.seat == 2, "first the reply"
    war.answer("yes")
    assert war.c.attacker == 2
    assert war.c.defender == 1
    war.until(
        "follow-campaign",
        target="done",
        attack_dice="n:0",
        lose="n:0",
        occupy="n:0",
        first_target="pawn",
        defender="seat:1",
    )
    assert war.decision.seat == 1, "then the second wind"


def test_previews_of_plans(monkeypatch: Patch) -> None:
    async def asks(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        await g.choose(user, "lose", [card, CARD["longbows"]], "5.5.3")

    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("wrestlers", plan=asks))
    scene = frontier().board(1, 4).board(2, 4).adviser(2, "longbows").adviser(2, "wrestlers")
    war = War(scene, 1).rolls([SKULL]).start("done", "n:4")
    before = war.g.hash()
    told = {option.ref: told.facts for option, told in campaign_previews(war.g, war.decision)}
    assert set(told) == {"card:longbows"}, "a plan that asks is not foretold"
    assert int(str(told["card:longbows"]["after"])) < int(str(told["card:longbows"]["before"]))
    assert war.g.hash() == before, "a check never writes"
