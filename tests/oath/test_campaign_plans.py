"""5.5.3, 7.5. Battle plans: who uses which, what they cost, who may not, and what bandits do with theirs."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    dice,
    enemy_has_adviser,
    enemy_holds,
    fights_against,
    here_is_targeted,
    ignore_skulls,
    is_plan,
    not_if,
    plan_side,
    shields,
    we_hold,
    we_outnumber,
)
from crownlands.games.oath.campaign.plans import asking_order
from crownlands.games.oath.campaign.previews import campaign_previews
from crownlands.games.oath.components import ARCANE, CARD, PEOPLES_FAVOR, Card
from crownlands.games.oath.costs import Price
from crownlands.games.oath.moments import Power, banned
from crownlands.games.oath.orders import Order
from crownlands.games.oath.state import DEFENDER, Campaign, Oath
from tests.oath.campaigns import (
    BLANK,
    SKULL,
    SWORD,
    War,
    attack_the_steppe,
    bare,
    frontier,
    purse,
)
from tests.oath.scene import Scene, give_power, refused

Patch = pytest.MonkeyPatch


# -- 5.5.3: using them ------------------------------------------------------------------------------------------


def test_only_plans_that_one_rules(monkeypatch: Patch) -> None:
    """7.5.1: being at their site is not enough."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    war = attack_the_steppe(frontier().card("longbows", "provinces.1"))
    assert (war.decision.seat, war.decision.prompt) == (2, "plan"), (
        "the attacker stands there, the defender rules it"
    )
    war = attack_the_steppe(frontier().adviser(1, "longbows"))
    assert (war.decision.seat, war.refs()) == (1, ["card:longbows", "done"])


def test_attackers_add_and_defenders_remove(monkeypatch: Patch) -> None:
    """7.5.4."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    assert attack_the_steppe(frontier().adviser(1, "longbows"), "card:longbows").c.dice == 7
    assert attack_the_steppe(frontier().adviser(2, "longbows"), "card:longbows").c.dice == 5


def test_each_plan_once(monkeypatch: Patch) -> None:
    """5.5.3."""
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("outriders", plan=ignore_skulls))
    war = attack_the_steppe(frontier().adviser(1, "longbows").adviser(1, "outriders"), "card:longbows")
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
    war = attack_the_steppe(scene, "card:mercenaries")
    assert war.g.favor[1] == 0
    assert war.g.favor_on[CARD["mercenaries"].index] == 2


def test_out_of_turn_favor_goes_to_the_bank(monkeypatch: Patch) -> None:
    """7.1.2."""
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    scene = frontier().adviser(2, "mercenaries").has(2, favor=1)
    bank = scene.g.banks[CARD["mercenaries"].suit.index]  # type: ignore[union-attr]
    war = attack_the_steppe(scene, "card:mercenaries")
    assert war.g.banks[CARD["mercenaries"].suit.index] == bank + 1  # type: ignore[union-attr]
    assert war.g.favor_on[CARD["mercenaries"].index] == 0


def test_a_plan_that_cannot_be_paid_or_used_says_why(monkeypatch: Patch) -> None:
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    give_power(monkeypatch, Power("keep", plan=shields(2), plan_fits=here_is_targeted))
    give_power(monkeypatch, Power("encirclement", plan=dice(2), plan_fits=we_outnumber))
    scene = frontier().adviser(1, "mercenaries").adviser(1, "longbows").card("keep", "provinces.3")
    scene.warbands(1, "provinces.3", 1).board(2, 9)
    war = attack_the_steppe(purse(scene, 1, 0))
    why = {card.ref: found.key for card, found in refused(war.g, 1, "plan")}
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
    war = attack_the_steppe(purse(scene, 2, 2).has(2, secrets=1))
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
    war = attack_the_steppe(scene, "card:code-of-honor")
    assert war.decision.prompt != "plan"
    assert war.c.dice == 4
    war = attack_the_steppe(frontier().adviser(2, "code-of-honor").adviser(2, "longbows"), "card:longbows")
    assert war.decision.prompt != "plan", "not after another one either"


def test_specialist_forbids_the_other_side(monkeypatch: Patch) -> None:
    async def specialist(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        c.no_plans |= DEFENDER

    give_power(monkeypatch, Power("specialist", plan=specialist))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = frontier().adviser(1, "specialist").adviser(2, "longbows").has(1, favor=2)
    scene.g.shared -= 1
    war = attack_the_steppe(scene, "card:specialist")
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
    war = attack_the_steppe(frontier().adviser(1, "longbows").adviser(2, "beast-tamer"))
    assert dict(refused(war.g, 1, "plan"))[CARD["longbows"]].key == "forbidden-by"
    war = attack_the_steppe(frontier().adviser(1, "longbows").adviser(3, "beast-tamer"))
    assert war.refs() == ["card:longbows", "done"], "seat 3 does not fight here"
    war = attack_the_steppe(
        frontier().adviser(1, "longbows").adviser(2, "insect-swarm").has(1, favor=1), "card:longbows"
    )
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
