"""4. Rounds and turns: wake, act, rest. The state alone always says what comes next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Reason, Seat, checkpoint, waypoint
from crownlands.games.oath import words
from crownlands.games.oath.campaign.steps import begin_campaign, cannot_campaign, fight
from crownlands.games.oath.components import (
    BANNER_LEAST,
    CARDS,
    MOB_FROM,
    SCEPTER,
    SITES,
    Card,
    mask,
)
from crownlands.games.oath.costs import Price, cannot_pay, occupied, pay, short_of, unfit
from crownlands.games.oath.empire import (
    cannot_banish,
    cannot_leave,
    cannot_offer,
    exile_citizen,
    leave_empire,
    offer_citizenship,
)
from crownlands.games.oath.minor import (
    cannot_move,
    cannot_peek,
    cannot_peek_reliquary,
    cannot_show,
    move_warbands,
    peek,
    peek_reliquary,
    show_adviser,
)
from crownlands.games.oath.moments import (
    SPEAKS,
    cost_of,
    forbidden,
    power_of,
    rule_of,
    watched,
)
from crownlands.games.oath.muster import cannot_muster, muster
from crownlands.games.oath.orders import USE, deed
from crownlands.games.oath.playing import cannot_play_adviser, play_adviser
from crownlands.games.oath.recover import cannot_recover, recover
from crownlands.games.oath.resources import earn, fetch, least_banks, purse
from crownlands.games.oath.rest import rest
from crownlands.games.oath.ruling import actions_in_reach, each
from crownlands.games.oath.search import cannot_search, search
from crownlands.games.oath.state import (
    ACT,
    EXILE,
    FREE_CAMPAIGN,
    NOBODY,
    WAKE,
    Oath,
)
from crownlands.games.oath.title import crown, settle, wins_at_wake
from crownlands.games.oath.trade import cannot_trade, trade
from crownlands.games.oath.travel import cannot_travel, travel

Check: TypeAlias = Callable[[Oath, Seat], "Reason | None"]
Deed: TypeAlias = Callable[[Oath, Seat], Awaitable[None]]


class MenuItem(NamedTuple):
    """An action of the menu: why it cannot be done, and how it is done."""

    cannot: Check
    do: Deed


MENU: Final[dict[Component, MenuItem]] = {
    words.SEARCH: MenuItem(cannot_search, search),
    words.MUSTER: MenuItem(cannot_muster, muster),
    words.TRADE: MenuItem(cannot_trade, trade),
    words.RECOVER: MenuItem(cannot_recover, recover),
    words.CAMPAIGN: MenuItem(cannot_campaign, begin_campaign),
    words.TRAVEL: MenuItem(cannot_travel, travel),
    words.PLAY: MenuItem(cannot_play_adviser, play_adviser),
    words.PEEK: MenuItem(cannot_peek, peek),
    words.PEEK_RELIQUARY: MenuItem(cannot_peek_reliquary, peek_reliquary),
    words.MOVE: MenuItem(cannot_move, move_warbands),
    words.OFFER: MenuItem(cannot_offer, offer_citizenship),
    words.BANISH: MenuItem(cannot_banish, exile_citizen),
    words.LEAVE: MenuItem(cannot_leave, leave_empire),
    words.SHOW: MenuItem(cannot_show, show_adviser),
}
"""4.2. What can be done in the act phase, beside the powers of cards."""


WAKE_SITES: Final = mask(site for site in SITES if any(power.timing == "wake" for power in site.powers))
CHECKS: Final = tuple((action, entry.cannot) for action, entry in MENU.items())
ACTION_COSTS: Final = tuple(cost_of(card, "action") for card in CARDS)
ACTION_PRICES: Final = tuple(Price().power(card, cost) for card, cost in zip(CARDS, ACTION_COSTS, strict=True))
"""7.1.2. What the action power of every card costs; made once, never changed."""


async def take_turns(g: Oath) -> None:
    """4. Turn after turn, until somebody has won."""
    while g.winner == NOBODY:
        await (waypoint() if g.campaign is not None or g.doing is not None or g.due else checkpoint())
        await go_on(g)


async def go_on(g: Oath) -> None:
    """The next thing, as the state says."""
    me = g.active
    if g.campaign is not None:
        await fight(g)
    elif g.due:
        await follow_up(g)
    elif g.doing is not None:
        await carry_out(g, me)
    elif g.phase == WAKE:
        await wake(g, me)
    elif g.phase == ACT and not g.ended:
        await act(g, me)
    else:
        await rest(g, me)


# -- wake -------------------------------------------------------------------------------------------------------


async def wake(g: Oath, me: Seat) -> None:
    """4.1, 4.1.2, 4.1.3, 7.3.1. The People's Favor, then victory, then the usurper, then what the site offers."""
    if g.people == me:
        await tend_people(g, me)
    ways = wins_at_wake(g, me)
    if ways:
        crown(g, me, ways)
        return
    if g.title == me and g.role[me] == EXILE and not g.usurper:
        g.usurper = True
        g.tell("usurper", me)
    await pick_up(g, me)
    g.phase = ACT
    g.ended = False


async def tend_people(g: Oath, me: Seat) -> None:
    """4.1.1, 4.1.1.2, 4.1.1.3, banner.peoples-favor. The holder adds a favor or moves one to the poorest bank;
    with the mob, twice.
    """
    for _ in range(2 if g.mob else 1):
        await settle_people(g, me)
    if g.people_favor >= MOB_FROM and not g.mob:
        g.mob = True
        g.tell("mob", me)


async def settle_people(g: Oath, me: Seat) -> None:
    """4.1.1.1. With a single favor on the banner one has to be added, if there is one."""
    options = [words.FAVOR] if purse(g, me) else []
    banks = least_banks(g) if g.people_favor > BANNER_LEAST else []
    choices: list[Component] = [*options, *banks]
    if not choices:
        return
    facts: dict[str, Fact] = {"favor": g.people_favor}
    if not banks and not g.favor[me]:  # nobody has to pay out of the Nomad bank
        kin = await g.may_choose(me, "tend-people-as-kin", choices, "card.vow-of-kinship", facts)
        if kin is None:
            return
        chosen = kin
    else:
        chosen = await g.choose(me, "tend-people", choices, "4.1.1.1", facts)
    if chosen is words.FAVOR:
        fetch(g, me, 1)
        g.favor[me] -= 1
        g.people_favor += 1
    else:
        bank = next(suit for suit in banks if suit is chosen)
        g.people_favor -= 1
        g.banks[bank.index] += 1
    g.tell("tended-people", me, favor=g.people_favor)


async def pick_up(g: Oath, me: Seat) -> None:
    """4.1.4, 7.3.1, site.mine, .salt-flats, .drowned-city. At the Salt Flats, the Mine and the Drowned City a
    favor or secret may be picked up.
    """
    slot = g.pawn[me]
    if not g.sites[slot].bit & WAKE_SITES:
        return
    options = [*([words.FAVOR] if g.site_favor[slot] else []), *([words.SECRET] if g.site_secrets[slot] else [])]
    chosen = await g.may_choose(me, "pick-up", options, "4.1.4", {"site": g.sites[slot]})
    if chosen is words.FAVOR:
        g.site_favor[slot] -= 1
        earn(g, me, 1)
    elif chosen is words.SECRET:
        g.site_secrets[slot] -= 1
        g.secrets[me] += 1
    if chosen is not None:
        g.tell("picked-up", me, what=chosen, site=g.sites[slot])


# -- act --------------------------------------------------------------------------------------------------------


async def act(g: Oath, me: Seat) -> None:
    """4.2. Any number of actions in any order, until the seat rests."""
    chosen = await g.choose(me, "act", menu(g, me), "4.2")
    if chosen is words.REST:
        g.ended = True
    else:
        g.doing = chosen
        if chosen is not words.MOVE:
            g.moved, g.refused = 0, []


def menu(g: Oath, me: Seat) -> list[Component]:
    """4.2. What the seat can do now."""
    found = [action for action, cannot in CHECKS if cannot(g, me) is None]
    usable = actions_in_reach(g, me) & SPEAKS["action"]
    if usable:
        found += [card for card in each(usable) if cannot_use(g, me, card) is None]
    found.append(words.REST)
    return found


async def carry_out(g: Oath, me: Seat) -> None:
    """4.2. The action that was chosen, to its end."""
    doing = g.doing
    g.doing = None
    if isinstance(doing, Card):
        await use(g, me, doing)
    else:
        assert doing is not None
        await MENU[doing].do(g, me)
    await settle(g)


def cannot_use(g: Oath, me: Seat, card: Card) -> Reason | None:
    """6.2, 7.1, 7.1.1, 7.1.2, 7.3.2. Why an action power cannot be used now."""
    power = power_of(card)
    if card is SCEPTER and g.scepter_taken == me:
        return Reason("just-taken", rule_of(card), card=card)
    reason = _out_of_reach(g, me, card) or cannot_pay(g, me, ACTION_PRICES[card.index])
    if reason is None and watched(g, USE):
        order = deed(g, USE, me, card=card)
        order.price = ACTION_PRICES[card.index]
        reason = forbidden(g, order)
    if reason is not None:
        return reason
    if power.useful is not None and not power.useful(g, me, card):
        return Reason("no-use", rule_of(card), card=card)
    return None


def _out_of_reach(g: Oath, me: Seat, card: Card) -> Reason | None:
    """7.1.2. Whether a glance at the card and the board is enough to say that it cannot be paid."""
    cost = ACTION_COSTS[card.index]
    if (cost.favor or cost.secrets) and occupied(g, card):
        return unfit("occupied", "7.1.2", card)
    secrets, favor = cost.secrets + cost.burn_secrets, max(cost.favor, cost.burn_favor)
    if secrets > g.secrets[me]:
        return short_of("no-secrets", "7.1.2", secrets, g.secrets[me])
    if favor > g.favor[me] and favor > (has := purse(g, me)):
        return short_of("no-favor", "7.1.2", favor, has)
    return None


async def use(g: Oath, me: Seat, card: Card) -> None:
    """6.2, 7.1.3, 7.3.2. Pay for an action power, then let it happen."""
    pay(g, me, ACTION_PRICES[card.index])
    g.tell("used", me, card=card)
    action = power_of(card).action
    assert action is not None
    await action(g, me, card)


async def follow_up(g: Oath) -> None:
    """10.after. What a power lets a seat do next; the entry is gone before it happens."""
    kind, seat, index, *more = g.due.pop()
    if kind == FREE_CAMPAIGN:
        await begin_campaign(g, seat, free=True, because=CARDS[index], only=more[0] if more else NOBODY)
    else:
        await travel(g, seat, free=True)
    await settle(g)
