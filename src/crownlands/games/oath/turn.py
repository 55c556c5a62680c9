"""4. Rounds and turns: wake, act, rest. The state alone always says what comes next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import compress
from typing import Final, NamedTuple, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Reason, Seat, checkpoint, waypoint
from crownlands.games.oath import words
from crownlands.games.oath.campaign.steps import begin_campaign, cannot_campaign, fight
from crownlands.games.oath.components import (
    BANNER_LEAST,
    CARDS,
    CHANCELLOR_SUPPLY,
    END_DIE,
    END_ROLLS,
    EXILE_SUPPLY,
    LAST_ROUND,
    MOB_FROM,
    MOST_SUPPLY,
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
    speakers,
    watched,
)
from crownlands.games.oath.muster import cannot_muster, muster
from crownlands.games.oath.orders import USE, deed
from crownlands.games.oath.playing import cannot_play_adviser, play_adviser
from crownlands.games.oath.recover import cannot_recover, recover
from crownlands.games.oath.resources import earn, fetch, least_banks, purse
from crownlands.games.oath.ruling import GRAND_MASK, actions_in_reach, card_rulers, each, live, reach, speaker_for
from crownlands.games.oath.search import cannot_search, search
from crownlands.games.oath.state import (
    ACT,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    FREE_CAMPAIGN,
    NOBODY,
    REST,
    RULE_CHANGED,
    WAKE,
    Oath,
)
from crownlands.games.oath.title import crown, end_long_war, imperial_winner, settle, wins_at_wake
from crownlands.games.oath.trade import cannot_trade, trade
from crownlands.games.oath.travel import cannot_travel, travel

Check: TypeAlias = Callable[[Oath, Seat], "Reason | None"]
Deed: TypeAlias = Callable[[Oath, Seat], Awaitable[None]]


class Entry(NamedTuple):
    """An action of the menu: why it cannot be done, and how it is done."""

    cannot: Check
    do: Deed


MENU: Final[dict[Component, Entry]] = {
    words.SEARCH: Entry(cannot_search, search),
    words.MUSTER: Entry(cannot_muster, muster),
    words.TRADE: Entry(cannot_trade, trade),
    words.RECOVER: Entry(cannot_recover, recover),
    words.CAMPAIGN: Entry(cannot_campaign, begin_campaign),
    words.TRAVEL: Entry(cannot_travel, travel),
    words.PLAY: Entry(cannot_play_adviser, play_adviser),
    words.PEEK: Entry(cannot_peek, peek),
    words.PEEK_RELIQUARY: Entry(cannot_peek_reliquary, peek_reliquary),
    words.MOVE: Entry(cannot_move, move_warbands),
    words.OFFER: Entry(cannot_offer, offer_citizenship),
    words.BANISH: Entry(cannot_banish, exile_citizen),
    words.LEAVE: Entry(cannot_leave, leave_empire),
    words.SHOW: Entry(cannot_show, show_adviser),
}
"""4.2. What can be done in the act phase, beside the powers of cards."""


BEARERS: Final = CARDS[: SITES[0].index]
"""The cards that tokens lie on until the rest; sites keep theirs apart."""
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


# -- rest -------------------------------------------------------------------------------------------------------


async def rest(g: Oath, me: Seat) -> None:
    """4.3. Tokens come back, supply is refreshed, rest powers are used; then the next seat's turn."""
    if g.phase != REST:
        g.phase = REST
        return_tokens(g, me)
        refresh(g, me)
        g.rested = []
    await use_rest_powers(g, me)
    await end_turn(g, me)


def return_tokens(g: Oath, me: Seat) -> None:
    """4.3.1, 4.3.2. Favor on cards goes to the banks, all secrets on cards to the active seat.

    Flipped ones turn up.
    """
    for card in compress(BEARERS, g.favor_on):
        if card.suit is not None:
            g.banks[card.suit.index] += g.favor_on[card.index]
        else:
            g.shared += g.favor_on[card.index]
        g.favor_on[card.index] = 0
    for card in compress(BEARERS, g.secrets_on):
        g.secrets[me] += g.secrets_on[card.index]
        g.secrets_on[card.index] = 0
    g.secrets[me] += g.flipped[me]
    g.flipped[me] = 0


def refreshed(g: Oath, me: Seat) -> int:
    """4.3.3, 4.3.4. The supply after a rest: by the warbands in the bank, with what was not spent on top."""
    if g.role[me] == CITIZEN:
        base = g.supply[g.chancellor]
    else:
        track = CHANCELLOR_SUPPLY if g.role[me] == CHANCELLOR else EXILE_SUPPLY
        base = next(supply for least, supply in track if g.reserve[g.banner(me)] >= least)
    return min(MOST_SUPPLY, base + g.supply[me])


def refresh(g: Oath, me: Seat) -> None:
    """4.3.3, 4.3.4."""
    g.supply[me] = refreshed(g, me)
    g.tell("rested", me, supply=g.supply[me])


async def use_rest_powers(g: Oath, me: Seat) -> None:
    """4.3.5, 7.3.4. Each rest power in reach at most once, in any order."""
    while speaking := reach(g, me) & SPEAKS["rest"]:
        usable = [
            card
            for card in each(speaking)
            if card.index not in g.rested and ((useful := power_of(card).useful) is None or useful(g, me, card))
        ]
        chosen = await g.may_choose(me, "rest-power", usable, "4.3.5")
        if chosen is None:
            return
        g.rested.append(chosen.index)
        power = power_of(chosen).rest
        assert power is not None
        g.tell("used", me, card=chosen)
        await power(g, me, chosen)
        await settle(g)


async def end_turn(g: Oath, me: Seat) -> None:
    """4, 3.3, 3.4. The next seat clockwise; after the last one the round ends."""
    g.scepter_taken = NOBODY
    g.spoilt = [0] * len(g.spoilt)
    g.proposals = []
    g.moved, g.refused = 0, []
    g.phase = WAKE
    g.active = (me + 1) % g.seats
    if live(g) & GRAND_MASK.bit:  # it speaks in its wearer's turn alone
        g.dirty |= RULE_CHANGED
    if g.active == g.chancellor:
        await end_round(g)


async def bent(g: Oath, face: int) -> int:
    """ruin.squalid-district. What the end die counts in the end."""
    for card in speakers("end_rolled", live(g)):
        bend = power_of(card).end_rolled
        assert bend is not None
        face = await bend(g, card, speaker_for(g, card_rulers(g, card)), face)
    return face


async def end_round(g: Oath) -> None:
    """2.1.4, 3.3, 3.4. The end die is cast for an Empire that keeps the oath; the last round ends the game."""
    if g.round == LAST_ROUND:
        end_long_war(g)
        return
    if g.round in END_ROLLS and g.role[g.title] != EXILE:
        face = END_DIE[g.dice.below(len(END_DIE))]
        g.tell("end-die", g.chancellor, face=face, needs=END_ROLLS[g.round])
        if await bent(g, face) >= END_ROLLS[g.round]:
            crown(g, imperial_winner(g), ["steadfast"])
            return
    g.round += 1
    g.tell("round", round=g.round)
