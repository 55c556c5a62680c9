"""7.5. What battle plans are made of: effects, conditions and questions for the rows in `powers`.

A plan is a row with `plan=` (what it does when used), and, as far as needed, `plan_fits=` (when it would do
anything), `alone=True`, `won=`, `lost=`. Cost, side and when the card is discarded are data. All of these are
called with (g, c, card, user, side); `user` is NOBODY for bandits, who defend and choose nothing. In plans "you"
is the whole side (5.5.3): ask `seats_of(c, side)`, not the user. Examples:

    Power("longbows", plan=dice(1))
    Power("keep", plan=shields(2), plan_fits=here_is_targeted)
    Power("fire-talkers", plan=dice(3), plan_fits=we_hold(DARKEST_SECRET))
    Power("encirclement", plan=dice(2), plan_fits=we_outnumber)
    Power("outriders", plan=ignore_skulls)
    Power("horse-archers", plan=dice(3))                 # that it is discarded at the end is data
    Power("rangers", plan=both(ignore_skulls, dice(lambda g, c, *_: 2 if c.shields >= 4 else 0)))
    Power("nature-worship", plan=dice(lambda g, c, card, user, side: our_advisers(g, c, side, BEAST)))
    Power("peace-envoy", plan=..., alone=True, price=...)     # see `is_plan`
"""

# ruff: noqa: ARG001, ARG005 -- a power takes what its moment gives
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.force import (
    Post,
    cage_survivors,
    fall,
    force_of,
    home_of,
    kill_in_force,
    kill_survivors,
    other_side,
    seats_of,
    side_of,
    takes_part,
    warbands_of,
)
from crownlands.games.oath.campaign.targets import is_target_at
from crownlands.games.oath.components import SUITS, Card, Suit
from crownlands.games.oath.moments import Planning, PlanTest
from crownlands.games.oath.orders import PLAN, Order
from crownlands.games.oath.resources import gain, to_ashes
from crownlands.games.oath.ruling import (
    banner_holder,
    cards_at,
    cards_of_suit,
    ruled_cards,
    ruled_sites,
    rulers,
    seats_in,
    suits_of,
    where,
)
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    ATTACKER,
    BANDITS,
    DEFENDER,
    NOBODY,
    SLOTS,
    Campaign,
    Oath,
)

__all__ = [
    "Post", "add_attack", "add_defense", "advisers_on", "against_bandits", "all_of", "both", "cage_at_the_end",
    "cage_survivors", "dice", "discard_at_the_end", "enemy_has_adviser", "enemy_holds", "enemy_of",
    "enemy_present", "fall", "favor_for", "fights_against", "force_of", "here_is_targeted", "home_of",
    "ignore_skulls", "is_plan", "is_target_at", "join_ruled_sites", "join_site", "kill_from_force",
    "kill_in_force", "kill_survivors", "not_if", "other_side", "our_advisers", "our_cards", "pawn_is_targeted",
    "plan_side", "remove_attack", "ruled_by_side", "save_the_dead", "seats_of", "shields", "side_holds",
    "side_of", "slaughter", "spare", "suits_ruled", "takes_part", "target_buried", "warbands_of",
    "we_are_outnumbered", "we_hold", "we_outnumber", "win_now",
]  # fmt: skip

Amount: TypeAlias = "int | Callable[[Oath, Campaign, Card, Seat, int], int]"


# -- pools ------------------------------------------------------------------------------------------------------


def add_attack(c: Campaign, amount: int) -> None:
    """7.5.4. Dice into the attack pool."""
    c.dice += amount


def remove_attack(c: Campaign, amount: int) -> None:
    """5.5.3. Dice out of the attack pool; for every one that is not there the defender gets a defense die."""
    removed = min(amount, c.dice)
    c.dice -= removed
    c.shields += amount - removed


def add_defense(c: Campaign, amount: int) -> None:
    """7.5.4. Dice into the defense pool."""
    c.shields += amount


def dice(amount: Amount) -> Planning:
    """7.5.4, card.longbows, .mercenaries, .horse-archers, .cracking-ground. A plan with the sign ±: an attacker
    adds this many attack dice, a defender removes them.

    The amount may be a function of (g, c, card, user, side): it is worked out when the plan is used.
    """

    async def plan(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        number = amount if isinstance(amount, int) else amount(g, c, card, user, side)
        if side == ATTACKER:
            add_attack(c, number)
        else:
            remove_attack(c, number)

    return plan


def shields(amount: Amount) -> Planning:
    """7.5.4, card.extra-provisions, .storm-caller, .walled-garden. A plan that adds this many defense dice."""

    async def plan(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        add_defense(c, amount if isinstance(amount, int) else amount(g, c, card, user, side))

    return plan


def both(*plans: Planning) -> Planning:
    """A plan that does several things, one after the other."""

    async def plan(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        for part in plans:
            await part(g, c, card, user, side)

    return plan


async def ignore_skulls(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.outriders. A plan: skulls of the attack roll kill nobody. A defender rolls none."""
    if side == ATTACKER:
        c.no_skulls = True


# -- conditions: (g, c, card, user, side) -> bool ---------------------------------------------------------------


def here_is_targeted(g: Oath, c: Campaign, card: Card, user: Seat = NOBODY, side: int = 0) -> bool:
    """card.keep, ruin.bandit-rampart. Whether the site at which the card lies is itself a target."""
    return where(g, card) in c.sites


def pawn_is_targeted(g: Oath, c: Campaign, card: Card, user: Seat = NOBODY, side: int = 0) -> bool:
    """Whether pawn and favor of the defender are a target."""
    return c.pawn


def we_outnumber(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """card.encirclement. Whether the force of the side is larger than the enemy's."""
    return force_of(g, c, side) > force_of(g, c, other_side(side))


def we_are_outnumbered(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """Whether the enemy's force is larger than that of the side."""
    return force_of(g, c, side) < force_of(g, c, other_side(side))


def enemy_present(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """Whether the player whom the side fights has the pawn at "your site": the attacker's,
    or the defender's pawn's site.
    """
    enemy = enemy_of(c, side)
    here = c.at if side == ATTACKER or c.defender == AGAINST_BANDITS else g.pawn[c.defender]
    return enemy != NOBODY and g.pawn[enemy] == here


def side_holds(g: Oath, c: Campaign, side: int, banner: Card) -> bool:
    """5.5.3. Whether anybody of a side holds a banner."""
    return banner_holder(g, banner) in seats_of(c, side)


def we_hold(banner: Card) -> PlanTest:
    """card.fire-talkers. The side of the plan holds a banner."""
    return lambda g, c, card, user, side: side_holds(g, c, side, banner)


def enemy_holds(banner: Card) -> PlanTest:
    """card.village-constable, .the-great-levy. The other side holds a banner."""
    return lambda g, c, card, user, side: side_holds(g, c, other_side(side), banner)


def enemy_has_adviser(suit: Suit) -> PlanTest:
    """card.cracked-sage, .rival-khan. The other side has a face-up adviser of a suit."""
    return lambda g, c, card, user, side: our_advisers(g, c, other_side(side), suit) > 0


def not_if(test: PlanTest) -> PlanTest:
    """The opposite of a condition."""
    return lambda g, c, card, user, side: not test(g, c, card, user, side)


def all_of(*tests: PlanTest) -> PlanTest:
    """Several conditions at once."""
    return lambda g, c, card, user, side: all(test(g, c, card, user, side) for test in tests)


# -- who and what -----------------------------------------------------------------------------------------------


def against_bandits(c: Campaign) -> bool:
    """Whether bandits defend."""
    return c.defender == AGAINST_BANDITS


def enemy_of(c: Campaign, side: int) -> Seat:
    """10.your-enemy. The one player whom a side fights, without allies; NOBODY if bandits defend."""
    enemy = c.defender if side == ATTACKER else c.attacker
    return NOBODY if enemy == AGAINST_BANDITS else enemy


def ruled_by_side(g: Oath, c: Campaign, side: int) -> int:
    """10.ruling. All cards that a side rules, as a mask; for bandits those at their sites."""
    if side == DEFENDER and against_bandits(c):
        return sum(cards_at(g, slot) for slot in SLOTS if rulers(g, slot) & BANDITS)
    found = 0
    for seat in seats_of(c, side):
        found |= ruled_cards(g, seat)
    return found


def our_cards(g: Oath, c: Campaign, side: int, suit: Suit) -> int:
    """card.great-crusade. How many cards of a suit a side rules."""
    return cards_of_suit(ruled_by_side(g, c, side), suit)


def suits_ruled(g: Oath, c: Campaign, side: int) -> set[Suit]:
    """The suits among the cards that a side rules."""
    cards = ruled_by_side(g, c, side)
    return {suit for suit in SUITS if cards_of_suit(cards, suit)}


def advisers_on(g: Oath, c: Campaign, side: int) -> list[Suit]:
    """The suits of all face-up advisers of a side, one for each."""
    return [suit for seat in seats_of(c, side) for suit in suits_of(g, seat)]


def our_advisers(g: Oath, c: Campaign, side: int, suit: Suit) -> int:
    """How many face-up advisers of a suit a side has."""
    return advisers_on(g, c, side).count(suit)


# -- for `forbids` and `price` of persistent powers -------------------------------------------------------------


def is_plan(g: Oath, order: Order) -> bool:
    """Whether a deed is the use of a battle plan: `order.card` by `order.me` (NOBODY: bandits) in `g.campaign`."""
    return order.kind is PLAN and g.campaign is not None


def plan_side(c: Campaign, order: Order) -> int:
    """The side of the seat that would use a plan."""
    return ATTACKER if order.me == c.attacker else DEFENDER


def fights_against(g: Oath, c: Campaign, side: int, rulers: int) -> bool:
    """True Names, Beast Tamer, Insect Swarm …: whether a ruler of the card takes part in this campaign
    against a side.
    """
    enemies = seats_of(c, other_side(side))
    return any(seat in enemies for seat in seats_in(rulers))


# -- what a plan can change -------------------------------------------------------------------------------------


def win_now(c: Campaign, side: int, bloodless: bool = False) -> None:
    """The side is victorious at once: no more plans and no dice. Bloodless: nobody is killed either."""
    c.won = side
    c.bloodless = c.bloodless or bloodless


def spare(c: Campaign, side: int) -> None:
    """9.2. In defeat nobody of the side is killed, whatever else says so."""
    c.spared |= side


def slaughter(c: Campaign, side: int) -> None:
    """In defeat the side loses its whole force instead of half."""
    c.slaughter |= side


def save_the_dead(c: Campaign, card: Card, side: int) -> None:
    """card.hospital. From now on the side's dead are set aside; at the end they come to the card's site,
    if it is ruled then.
    """
    c.savers.append((card.index, side))


def cage_at_the_end(c: Campaign) -> None:
    """relic.obsidian-cage, for `won`. The enemy's survivors go into the Cage when the campaign ends,
    after the Hospital.
    """
    c.caged = True


def discard_at_the_end(c: Campaign, card: Card) -> None:
    """5.5.8. A plan that is discarded only because of how it was used (Mountain Giant)."""
    c.expiring.append(card.index)


def target_buried(c: Campaign, slot: int, number: int) -> None:
    """card.relic-hunter. A facedown relic at a targeted site becomes a target with one die."""
    c.buried.append((slot, number))
    c.shields += 1


def favor_for(g: Oath, user: Seat, suit: Suit, amount: int) -> None:
    """The user gains favor from a bank; what bandits would gain burns."""
    if user != NOBODY:
        gain(g, user, suit, amount)
        return
    burned = min(amount, g.banks[suit.index])
    g.banks[suit.index] -= burned
    to_ashes(g, burned)


def kill_from_force(g: Oath, c: Campaign, side: int, amount: int, rule: str) -> Awaitable[int]:
    """Warbands of a side's force die now (Wrestlers, Bear Traps on a force);
    whoever answers for the side says where.
    """
    chooser = c.attacker if side == ATTACKER else home_of(g, c)
    return kill_in_force(g, c, side, amount, chooser, "lose", rule)


# -- the force (`force=`: before the targets) -------------------------------------------------------------------


def join_site(c: Campaign, slot: int) -> None:
    """The warbands at a site fight along with the attacker."""
    if slot not in c.joined:
        c.joined.append(slot)


def join_ruled_sites(g: Oath, c: Campaign, card: Card, rulers: int) -> None:
    """card.vow-of-union, as a `force=`. The warbands at every site that the attacker rules join,
    if the attacker has the card.
    """
    if rulers >> c.attacker & 1:
        for slot in ruled_sites(g, c.attacker):
            join_site(c, slot)
