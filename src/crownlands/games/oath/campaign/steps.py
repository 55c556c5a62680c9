"""5.5. A campaign as a series of steps over `g.campaign`: one step per call of `fight`,
so the state alone says what comes next.
"""

# ruff: noqa: ARG005 -- the tests of `IDLE` take what they are given
from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from crownlands.core.components import PLAYERS, Component, Player, numbers
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.campaign.aftermath import aftermath, enjoy_victory, reap_plans
from crownlands.games.oath.campaign.force import force_of, imperial_in, takes_part, who_is_apart
from crownlands.games.oath.campaign.losses import count_losses, suffer_defeat
from crownlands.games.oath.campaign.plans import attacker_plans, defender_plans
from crownlands.games.oath.campaign.rolls import bury_skulls, roll_attack, roll_defense, sacrifice
from crownlands.games.oath.campaign.spoils import banish, burn_half, occupy, take_things
from crownlands.games.oath.campaign.targets import (
    HIDDEN_PLACE,
    Targets,
    chosen,
    completed,
    declare,
    dice_of,
    is_target_at,
    is_whole,
    offered,
    possible_defenders,
    somebody_to_attack,
)
from crownlands.games.oath.components import CAMPAIGN_SUPPLY, CARD, Card
from crownlands.games.oath.costs import Price, cannot_pay, pay, short_of
from crownlands.games.oath.moments import (
    forbidden,
    power_of,
    speakers,
    total,
    watched,
)
from crownlands.games.oath.orders import CAMPAIGN, Order
from crownlands.games.oath.ruling import card_rulers, live
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    ATTACKER,
    CITIZEN,
    NOBODY,
    RULE_CHANGED,
    UNDECIDED,
    Campaign,
    Oath,
)
from crownlands.games.oath.title import dice_of_title, settle

Step: TypeAlias = Callable[[Oath, Campaign], Awaitable[bool]]
"""One step; it returns whether it is done, or wants to be called once more."""
NOBODY_TO_ATTACK: Final = Reason("nobody-to-attack", "5.5.1")
SLANDER: Final = CARD["slander"]
YES_OR_NO: Final[Sequence[Component]] = (words.YES, words.NO)


# -- beginning one ----------------------------------------------------------------------------------------------


def cannot_campaign(
    g: Oath, me: Seat, free: bool = False, at: int | None = None, only: Seat = NOBODY, joined: Sequence[int] = ()
) -> Reason | None:
    """5.5.1. Why a seat cannot campaign: too little supply, a ban, or nobody whom it could attack."""
    slot = g.pawn[me] if at is None else at
    if not free and g.supply[me] < CAMPAIGN_SUPPLY:
        return short_of("no-supply", "5.5.1", CAMPAIGN_SUPPLY, g.supply[me])
    if watched(g, CAMPAIGN):
        order = campaign_order(me, slot, free)
        reason = forbidden(g, order) or cannot_pay(g, me, total(g, order), order.cost)
        if reason is not None:
            return reason
    if somebody_to_attack(g, me, slot, only, joined):
        return None
    return NOBODY_TO_ATTACK


def campaign_order(me: Seat, at: int, free: bool) -> Order:
    """A campaign as an order, for what it costs and who forbids it."""
    order = Order(CAMPAIGN, me, at, CAMPAIGN_SUPPLY)
    order.free = free
    return order


async def begin_campaign(
    g: Oath, me: Seat, free: bool = False, because: Card | None = None, only: Seat = NOBODY
) -> None:
    """5.5. A campaign as an action; one that a power grants for nothing may be declined first."""
    if free:
        if cannot_campaign(g, me, free=True, only=only) is not None:
            return
        if await g.choose(me, "follow-campaign", YES_OR_NO, "5.5", {"card": because}) is words.NO:
            return
    g.campaign = Campaign(attacker=me, at=g.pawn[me], free=free, only=only)


def campaign_at(g: Oath, me: Seat, slot: int) -> None:
    """card.captains, card.wild-allies. A free campaign as if at a site, whose warbands (of one's own colour)
    fight along.
    """
    g.campaign = Campaign(attacker=me, at=slot, free=True, joined=joins_at(g, me, slot))


def joins_at(g: Oath, me: Seat, slot: int) -> list[int]:
    """Whether warbands at a site would fight along: those of one's own colour,
    or the bandits of one's own empty site.
    """
    own = g.holder[slot] == g.banner(me) or (g.holder[slot] == NOBODY and card_rulers(g, g.sites[slot]) >> me & 1)
    return [slot] if own else []


def cannot_campaign_at(g: Oath, me: Seat, slot: int) -> Reason | None:
    """card.captains, card.wild-allies. Why a free campaign as if at a site is not possible."""
    return cannot_campaign(g, me, free=True, at=slot, joined=joins_at(g, me, slot))


# -- 5.5.1, 5.5.2 -----------------------------------------------------------------------------------------------


async def choose_defender(g: Oath, c: Campaign) -> bool:
    """5.5.1. Spend supply and name the defender; that settles who is no Imperial player for now,
    and who fights along.
    """
    me = c.attacker
    order = campaign_order(me, c.at, c.free)
    options = list(possible_defenders(g, me, c.at, c.only, c.joined))
    answer = await g.choose(me, "defender", options, "5.5.1", {"site": g.sites[c.at]})
    pay(g, me, total(g, order), order.cost)
    c.defender = answer.seat if isinstance(answer, Player) else AGAINST_BANDITS
    c.apart = who_is_apart(g, me, c.defender)
    if c.apart != NOBODY:
        g.dirty |= RULE_CHANGED
    g.tell("campaign", me, site=g.sites[c.at], defender=answer)
    muster_force(g, c)
    enter(g, c, Targets())
    return True


def muster_force(g: Oath, c: Campaign) -> None:
    """card.vow-of-union. Who joins the fight must be known before the targets and the dice."""
    for card in speakers("force", live(g)):
        change = power_of(card).force
        assert change is not None
        change(g, c, card, card_rulers(g, card))


def enter(g: Oath, c: Campaign, targets: Targets) -> None:
    """5.5.2. Declare targets with all that has to go with them, and turn a secret for the Hidden Place."""
    whole = completed(g, c, targets)
    assert whole is not None, "a set of targets that cannot be completed was entered"
    for target in declare(g, c, whole):
        g.tell("target", c.attacker, target=target)
    hidden = next((slot for slot, site in enumerate(g.sites) if site is HIDDEN_PLACE and g.site_up[slot]), NOBODY)
    if hidden != NOBODY and not c.flipped and is_target_at(c, hidden):
        price = Price()
        price.flips = price.power_secrets = 1
        pay(g, c.attacker, price)
        c.flipped = True


async def declare_targets(g: Oath, c: Campaign) -> bool:
    """5.5.2. One more target, or no more if the set may stand."""
    options = offered(g, c)
    base = chosen(c)
    if not options and is_whole(g, c, base):
        c.declared = True
        return True
    targets = [target for target, _ in options]
    facts: dict[str, Fact] = {"dice": force_of(g, c, ATTACKER), "shields": dice_of(g, c, base)}
    if is_whole(g, c, base):
        answer = await g.may_choose(c.attacker, "target", targets, "5.5.2", facts)
    else:
        answer = await g.choose(c.attacker, "first-target", targets, "5.5.2", facts)
    if answer is None:
        c.declared = True
        return True
    enter(g, c, base.plus(answer, next(slot for target, slot in options if target is answer)))
    return False


async def gather_dice(g: Oath, c: Campaign) -> bool:
    """5.5.2. A die for each warband of the force, or fewer;
    then everything else that changes the pools before the plans.
    """
    force = force_of(g, c, ATTACKER)
    facts: dict[str, Fact] = {"force": force, "shields": dice_of(g, c, chosen(c))}
    number = await g.choose(c.attacker, "attack-dice", numbers(0, force)[::-1], "5.5.2", facts)
    fill_pools(g, c, number.value)
    g.tell("pools", c.attacker, dice=c.dice, shields=c.shields)
    return True


def fill_pools(g: Oath, c: Campaign, dice: int) -> None:
    """5.5.2, 2.11. The dice of attacker, targets and title, then the musts of sites and traits."""
    c.dice = dice
    c.shields = dice_of(g, c, chosen(c)) + title_dice(g, c)
    for card in speakers("waged", live(g)):
        must = power_of(card).waged
        assert must is not None
        must(g, c, card, card_rulers(g, card))


def title_dice(g: Oath, c: Campaign) -> int:
    """2.11. The title helps its holder, and every Imperial player if the Chancellor holds it;
    never against its holder.
    """
    holder = g.title
    if holder in (NOBODY, c.attacker):
        return 0
    helps = holder == c.defender or (holder == g.chancellor and imperial_in(g, c, c.defender))
    return dice_of_title(g) if helps else 0


async def call_allies(g: Oath, c: Campaign) -> bool:
    """5.5.2. The Chancellor stands by an Imperial defender unasked,
    Citizens at the scene if they and the defender want it.
    """
    if c.defender != g.chancellor and g.chancellor not in c.allies:
        join(g, c, g.chancellor)
    for seat in g.others(c.defender):
        if seat not in c.asked and may_join(g, c, seat):
            c.asked.append(seat)
            facts: dict[str, Fact] = {"defender": PLAYERS[c.defender], "attacker": PLAYERS[c.attacker]}
            if await g.choose(seat, "join", YES_OR_NO, "5.5.2", facts) is words.YES:
                facts = {"other": PLAYERS[seat], "attacker": PLAYERS[c.attacker]}
                if await g.choose(c.defender, "let-join", YES_OR_NO, "5.5.2", facts) is words.YES:
                    join(g, c, seat)
            return False
    return True


def may_join(g: Oath, c: Campaign, seat: Seat) -> bool:
    """5.5.2. A Citizen at the attacker's site or at a targeted one, who is not the attacker."""
    return g.role[seat] == CITIZEN and seat not in (c.attacker, c.defender) and takes_part(g, c, seat)


def join(g: Oath, c: Campaign, seat: Seat) -> None:
    c.allies.append(seat)
    g.tell("ally", seat)


# -- the row of steps -------------------------------------------------------------------------------------------

STEPS: Final[tuple[Step, ...]] = (
    choose_defender,
    declare_targets,
    gather_dice,
    call_allies,
    attacker_plans,
    defender_plans,
    roll_defense,
    roll_attack,
    bury_skulls,
    sacrifice,
    count_losses,
    suffer_defeat,
    occupy,
    take_things,
    banish,
    burn_half,
    enjoy_victory,
    reap_plans,
    aftermath,
)
"""5.5.1-5.5.8. `Campaign.step` counts them."""


def slandered(c: Campaign) -> bool:
    """card.slander. All of the defender's favor burns, so that nobody asks about half of it."""
    return any(index == SLANDER.index for index, _, _ in c.plans)


IDLE: Final[dict[Step, Callable[[Oath, Campaign], bool]]] = {
    call_allies: lambda g, c: not imperial_in(g, c, c.defender),
    roll_defense: lambda g, c: c.won != UNDECIDED,
    roll_attack: lambda g, c: c.won != UNDECIDED,
    bury_skulls: lambda g, c: not c.skulls,
    sacrifice: lambda g, c: c.won != UNDECIDED,
    suffer_defeat: lambda g, c: not c.plans,
    occupy: lambda g, c: c.won != ATTACKER,
    take_things: lambda g, c: c.won != ATTACKER or not (c.things or c.buried),
    banish: lambda g, c: c.won != ATTACKER or not c.pawn,
    burn_half: lambda g, c: c.won != ATTACKER or not c.pawn or slandered(c),
    enjoy_victory: lambda g, c: not c.plans,
    reap_plans: lambda g, c: not c.plans,
}
"""When a step has nothing to do and is passed over."""


async def fight(g: Oath) -> None:
    """5.5. The next step of the campaign under way that has anything to do.

    2.11: after each of them, and after each battle plan, the title may have to move.
    """
    c = g.campaign
    assert c is not None
    while (idle := IDLE.get(STEPS[c.step])) is not None and idle(g, c):
        c.step += 1
    if await STEPS[c.step](g, c):
        c.step += 1
    await settle(g)
