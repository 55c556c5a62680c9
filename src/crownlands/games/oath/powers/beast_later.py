"""card.*. The powers of the Beast cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.core.components import numbers
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.oath.cage import put_under
from crownlands.games.oath.campaign.plan_kit import (
    dice,
    fights_against,
    here_is_targeted,
    join_ruled_sites,
    our_advisers,
    plan_side,
    shields,
)
from crownlands.games.oath.campaign.steps import campaign_at, cannot_campaign_at
from crownlands.games.oath.components import (
    BEAST,
    DISCORD,
    HEARTH,
    NOMAD,
    ORDER,
    PILES,
    SCEPTER,
    SUIT_BITS,
    Card,
)
from crownlands.games.oath.costs import Price
from crownlands.games.oath.moments import Power, banned, cost_of, register, use_modifier
from crownlands.games.oath.orders import FOR_FAVOR, MUSTER, PLAN, TRADE, TRAVEL, Order
from crownlands.games.oath.powers.common import (
    can_go,
    cards_of,
    choose_bank,
    full_banks,
    no_supply,
    nothing_more,
    players,
    region_slots,
)
from crownlands.games.oath.resources import gain, gain_supply, take_favor
from crownlands.games.oath.ruling import (
    card_rulers,
    cards_at,
    court,
    enemies,
    rulers,
    rules,
    slot_of,
    suits_of,
    where,
)
from crownlands.games.oath.state import ATTACKER, NOBODY, SLOTS, Campaign, Oath
from crownlands.games.oath.taking import take
from crownlands.games.oath.trade import cannot_trade_as
from crownlands.games.oath.verbs import (
    appoint,
    discard_from_site,
    dismiss,
    gain_bands,
    kill_on_board,
    place_in_court,
)
from crownlands.games.oath.words import NO, YES

BEASTS = SUIT_BITS[BEAST.index]


def beasts_at_sites(g: Oath) -> int:
    """How many Beast cards lie at sites, whoever rules them."""
    return sum((cards_at(g, slot) & BEASTS).bit_count() for slot in SLOTS)


# -- actions and When Played ------------------------------------------------------------------------------------


async def animal_host(g: Oath, me: Seat, card: Card) -> None:
    """card.animal-host. A warband for every Beast card at sites, and for itself wherever it lies (a ruling)."""
    gain_bands(g, me, beasts_at_sites(g) + (where(g, card) == NOBODY))


async def fae_merchant(g: Oath, me: Seat, card: Card) -> None:
    """card.fae-merchant. The top relic of the deck for one of one's own; the title is settled after both."""
    relic = g.relic_deck.pop()
    g.relic_deck_seen.pop()
    await take(g, me, [relic], settles=False)
    goods = [thing for thing in g.relics[me] if thing is not SCEPTER]
    if goods:
        given = await g.choose(me, "fae-merchant", goods, "card.fae-merchant")
        await put_under(g, me, given)
        g.tell("relic-put-back", me, relic=given)


def nature_remembers(g: Oath, me: Seat, card: Card) -> bool:
    """card.memory-of-nature. A Beast card lies at a site, and another bank has favor."""
    return any(suit is not BEAST for suit in full_banks(g)) and beasts_at_sites(g) > 0


async def memory_of_nature(g: Oath, me: Seat, card: Card) -> None:
    """card.memory-of-nature. A favor for every Beast card at sites goes to their bank, from any others."""
    banks = [suit for suit in full_banks(g) if suit is not BEAST]
    left = min(beasts_at_sites(g), sum(g.banks[suit.index] for suit in banks))
    for number, suit in enumerate(banks):
        later = sum(g.banks[other.index] for other in banks[number + 1 :])
        amounts = numbers(max(0, left - later), min(left, g.banks[suit.index]))
        facts: dict[str, Fact] = {"suit": suit, "left": left}
        moved = (await g.choose(me, "memory-of-nature", amounts, "card.memory-of-nature", facts)).value
        g.banks[suit.index] -= moved
        g.banks[BEAST.index] += moved
        left -= moved
        if moved:
            g.tell("moved-favor", me, suit=suit, other=BEAST, amount=moved)


async def pied_piper(g: Oath, me: Seat, card: Card) -> None:
    """card.pied-piper. It goes into another's court with its secret, for two favor; no limit stops it."""
    other = (await g.choose(me, "pied-piper", players(g.others(me)), "card.pied-piper")).seat
    dismiss(g, me, place_in_court(g, me, card))
    appoint(g, other, card, up=True)
    g.tell("went-over", other, card=card)
    take_favor(g, me, other, 2)


def harried(g: Oath, me: Seat, card: Card) -> list[Seat]:
    """card.second-chance. Others with an Order or Discord adviser and a warband on the board."""
    return [
        seat
        for seat in g.others(me)
        if g.board[seat] and any(suit in (ORDER, DISCORD) for suit in suits_of(g, seat))
    ]


async def second_chance(g: Oath, me: Seat, card: Card) -> None:
    """card.second-chance. One of their warbands dies, and one comes to you."""
    victim = await g.choose(me, "second-chance", players(harried(g, me, card)), "card.second-chance")
    if kill_on_board(g, victim.seat, 1):
        gain_bands(g, me, 1)


async def threatening_roar(g: Oath, me: Seat, card: Card) -> None:
    """card.threatening-roar. All Nomad and all other Beast cards at sites of the region go; locked ones stay."""
    for slot in region_slots(g, me):
        for prey in cards_of(list(g.cards[slot]), NOMAD, BEAST):
            if prey is not card and can_go(g, me, prey):
                discard_from_site(g, me, prey)


def beast_slots(g: Oath) -> list[int]:
    """The slots of the sites with a Beast card."""
    return [slot for slot in SLOTS if cards_at(g, slot) & BEASTS]


def warpaths(g: Oath, me: Seat, card: Card) -> list[Card]:
    """card.wild-allies. Sites with a Beast card at which one could campaign."""
    return [g.sites[slot] for slot in beast_slots(g) if cannot_campaign_at(g, me, slot) is None]


async def wild_allies(g: Oath, me: Seat, card: Card) -> None:
    """card.wild-allies. A campaign for nothing as if there, with the warbands there.

    7.1.3: the secret just paid may have been the one that the Hidden Place wants; then nothing comes of it.
    """
    sites = warpaths(g, me, card)
    if sites:
        campaign_at(g, me, slot_of(g, await g.choose(me, "wild-allies", sites, "card.wild-allies")))


def penniless(g: Oath, me: Seat, card: Card) -> bool:
    """card.vow-of-poverty. No favor on the board, and some in a bank."""
    return not g.favor[me] and any(g.banks)


async def alms(g: Oath, me: Seat, card: Card) -> None:
    """card.vow-of-poverty. Two favor from one bank."""
    gain(g, me, await choose_bank(g, me, card), 2)


# -- search -----------------------------------------------------------------------------------------------------


async def bracken(g: Oath, order: Order, card: Card) -> None:
    """card.bracken. All discards of this search go to one pile, on its top or under it."""
    order.discards_to = await g.choose(order.me, "bracken-pile", PILES, "card.bracken")
    under = await g.choose(order.me, "bracken-under", [YES, NO], "card.bracken", {"pile": order.discards_to})
    order.discards_under = under is YES


def from_a_pile(g: Oath, order: Order, card: Card) -> bool:
    """card.mushrooms. A discard pile is searched, the region's or one that another power opens."""
    return order.source is not None


async def mushrooms(g: Oath, order: Order, card: Card) -> None:
    """card.mushrooms. No supply, and one card instead of three, from the bottom."""
    order.free = True
    order.draws -= 2
    order.from_below = True


async def new_growth(g: Oath, order: Order, card: Card) -> None:
    """card.new-growth. Beast and Hearth cards may be played at any site that lies face up."""
    order.anywhere |= BEAST.bit | HEARTH.bit


async def wild_cry(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.wild-cry. A supply and two warbands for every Beast card played face up by whoever has taken it up."""
    if order.used & card.bit and order.card is not None and order.card.suit is BEAST:
        gain_supply(g, order.me, 1)
        gain_bands(g, order.me, 2)


# -- trade and muster -------------------------------------------------------------------------------------------


def with_beasts_or_nomads(g: Oath, order: Order, card: Card) -> bool:
    """card.birdsong. Trading with a Beast or Nomad card."""
    return order.card is not None and order.card.suit in (BEAST, NOMAD)


def friendly_sites(g: Oath, order: Order, card: Card) -> Iterable[Order]:
    """card.small-friends. The trade as if at each other site with a Beast card."""
    if order.kind == TRADE:
        for slot in beast_slots(g):
            if slot != order.at:
                trial = order.like()
                trial.at = slot
                use_modifier(trial, card, cost_of(card, "modifier"))
                yield trial


async def small_friends(g: Oath, order: Order, card: Card) -> None:
    """card.small-friends. For this trade the pawn is at a site with a Beast card, and nowhere else."""
    able = [
        g.sites[trial.at]
        for trial in friendly_sites(g, order, card)
        if cannot_trade_as(g, trial, card.bit) is None
    ]
    if not able:
        return
    if cannot_trade_as(g, order, card.bit) is None:
        site = await g.may_choose(order.me, card.name, able, "card.small-friends")
    else:
        site = await g.choose(order.me, card.name, able, "card.small-friends")
    if site is not None:
        order.at = slot_of(g, site)
        use_modifier(order, card, cost_of(card, "modifier"))


def forest_council(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.forest-council. Enemies of its ruler neither trade with Beast cards nor muster on them."""
    if order.card is None or order.card.suit is not BEAST:
        return None
    return banned(card) if enemies(g, order.me, rulers) else None


def outside_the_kin(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-beastkin. Its owner musters only on cards of the suit of an adviser."""
    if order.card is None or not rulers >> order.me & 1:
        return None
    suit = order.card.suit
    return None if suit is not None and court(g, order.me) & SUIT_BITS[suit.index] else banned(card)


async def one_more(g: Oath, order: Order, card: Card) -> None:
    """card.vow-of-beastkin. One warband more."""
    order.bands += 1


def no_riches(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-poverty. No trade for favor, as it would bring nothing; the vow is not in another's court."""
    return banned(card) if order.mode == FOR_FAVOR and rulers >> order.court & 1 else None


# -- travel -----------------------------------------------------------------------------------------------------


async def grasping_vines(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.grasping-vines. Leaving a site of its ruler costs an enemy a warband on the board."""
    who = card_rulers(g, card)
    if rulers(g, order.left) & who and enemies(g, order.me, who):
        kill_on_board(g, order.me, 1)


def stays_with_its_own(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-union. With warbands on the board its owner leaves no ruled site, not even when forced to."""
    bound = rulers >> order.me & 1 and g.board[order.me] and rules(g, order.me, order.left)
    return banned(card) if bound else None


# -- campaign ---------------------------------------------------------------------------------------------------


def insect_swarm(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.insect-swarm. A favor burns for every battle plan that is used against its owner."""
    c = g.campaign
    if c is not None and fights_against(g, c, plan_side(c, order), rulers):
        price.burn_favor += 1


def marsh_spirit(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.marsh-spirit. Whoever targets its site uses no battle plans."""
    c = g.campaign
    if c is None or order.me != c.attacker:
        return None
    return banned(card) if here_is_targeted(g, c, card) else None


def beast_advisers(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> int:
    """card.nature-worship. The face-up Beast advisers of the side."""
    return our_advisers(g, c, side, BEAST)


async def war_tortoise(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.war-tortoise. The enemy's faces with two shields or two swords count for nothing; skulls still kill."""
    if side == ATTACKER:
        c.no_double_shields = True
    else:
        c.no_double_swords = True


register(
    [
        Power("animal-host", played=animal_host),
        Power("birdsong", trade=no_supply, fits=with_beasts_or_nomads, by_itself=True, saves=True),
        Power("bracken", play=nothing_more, discards=bracken),
        Power("fae-merchant", action=fae_merchant, useful=lambda g, me, card: bool(g.relic_deck)),
        Power("forest-council", forbids=forest_council, deeds=(TRADE, MUSTER)),
        Power("giant-python", spoken_in="campaign.targets"),
        Power("grasping-vines", arrived=grasping_vines),
        Power("insect-swarm", price=insect_swarm, deeds=(PLAN,)),
        Power("marsh-spirit", forbids=marsh_spirit, deeds=(PLAN,)),
        Power("memory-of-nature", action=memory_of_nature, useful=nature_remembers),
        Power("mushrooms", search=mushrooms, fits=from_a_pile, saves=True),
        Power(
            "nature-worship",
            plan=dice(beast_advisers),
            plan_fits=lambda g, c, card, user, side: beast_advisers(g, c, card, user, side) > 0,
        ),
        Power("new-growth", play=new_growth),
        Power("pied-piper", spoken_in="room", action=pied_piper, useful=can_go),
        Power("second-chance", action=second_chance, useful=lambda g, me, card: bool(harried(g, me, card))),
        Power("small-friends", as_if=small_friends, variants=friendly_sites),
        Power("threatening-roar", played=threatening_roar),
        Power("vow-of-beastkin", muster=one_more, forbids=outside_the_kin, deeds=(MUSTER,)),
        Power(
            "vow-of-poverty", trade=nothing_more, forbids=no_riches, deeds=(TRADE,), rest=alms, useful=penniless
        ),
        Power("vow-of-union", force=join_ruled_sites, forbids=stays_with_its_own, deeds=(TRAVEL,)),
        Power("walled-garden", plan=shields(lambda g, *_: beasts_at_sites(g)), plan_fits=here_is_targeted),
        Power("war-tortoise", plan=war_tortoise),
        Power("wild-allies", action=wild_allies, useful=lambda g, me, card: bool(warpaths(g, me, card))),
        Power("wild-cry", play=nothing_more, put=wild_cry),
    ]
)
