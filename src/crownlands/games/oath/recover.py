"""5.4. Recover: a relic at one's site, or a banner, for its price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from crownlands.core.components import numbers
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import (
    BANNERS,
    BURIED,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    RECOVER_SUPPLY,
    SUITS,
    Buried,
    Card,
)
from crownlands.games.oath.costs import cannot_pay, pay, short_of
from crownlands.games.oath.moments import (
    HELPS,
    answer_to,
    forbidden,
    not_allowed,
    saves_supply,
    take_up,
    total,
    use_help,
    watched,
    with_help,
)
from crownlands.games.oath.orders import DISCARD, RECOVER, Order
from crownlands.games.oath.resources import purse
from crownlands.games.oath.ruling import banner_holder, reach, suits_of
from crownlands.games.oath.state import NOBODY, Oath
from crownlands.games.oath.taking import cannot_take, take
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import unearth

Prize: TypeAlias = Buried | Card
"""What can be recovered: a relic, as the place where it lies, or a banner."""


# -- what can be recovered --------------------------------------------------------------------------------------


def prizes(g: Oath, me: Seat) -> Iterator[Prize]:
    """5.4.1. The relics at one's site, and both banners."""
    slot = g.pawn[me]
    yield from BURIED[slot][: len(g.buried[slot])]
    yield from BANNERS


def tokens_on(g: Oath, banner: Card) -> int:
    """2.5.1. What lies on a banner."""
    return g.people_favor if banner is PEOPLES_FAVOR else g.darkest_secrets


def added_to(order: Order, banner: Card) -> int:
    """5.4.2. What modifiers add to what is paid."""
    return order.favor if banner is PEOPLES_FAVOR else order.secrets


def least_for(g: Oath, order: Order, banner: Card) -> int:
    """5.4.2. The least that must be paid: one more than lies on it, less what modifiers add."""
    return max(0, tokens_on(g, banner) + 1 - added_to(order, banner))


def place_on(order: Order, banner: Card, amount: int) -> None:
    """5.4.2. What is paid onto a banner."""
    if banner is PEOPLES_FAVOR:
        order.price.on_people = amount
    else:
        order.price.on_darkest = amount


def recover_of(g: Oath, me: Seat, prize: Prize) -> Order:
    """2.4.1, 2.8.4, 5.4.1, 5.4.2. The order for a relic, which is not named, or for a banner at its least
    price.
    """
    order = Order(RECOVER, me, g.pawn[me], RECOVER_SUPPLY)
    if isinstance(prize, Card):
        order.card = prize
        order.whose = banner_holder(g, prize)
        place_on(order, prize, least_for(g, order, prize))
        return order
    site = g.sites[prize.slot]
    order.to = prize.slot
    if site.recover is not None:
        if site.bank is not None:
            order.price.into_banks += ((site.bank, site.recover.favor),)
        order.price.burn_favor += site.recover.burn_favor
        order.price.burn_secrets += site.recover.burn_secrets
    return order


def cannot_dig(g: Oath, me: Seat, slot: int) -> Reason | None:
    """7.2.2, card.ancient-bloodline. Why this seat cannot take a relic from a site: there it is locked."""
    return not_allowed(g, DISCARD, me, to=slot)


def guarded(g: Oath, me: Seat, banner: Card) -> Reason | None:
    """5.4.1. Another's Darkest Secret is open if a card at the holder's site has a suit that no adviser has."""
    if banner is not DARKEST_SECRET or g.darkest in (NOBODY, me):
        return None
    known = set(suits_of(g, g.darkest))
    if any(card.suit is not None and card.suit not in known for card in g.cards[g.pawn[g.darkest]]):
        return None
    return Reason("guarded", "5.4.1")


def too_poor(g: Oath, me: Seat, prize: Prize) -> Reason | None:
    """5.4.1, 5.4.2. Whether a glance at the board is enough to say no, where no modifier could help."""
    if g.supply[me] < RECOVER_SUPPLY:
        return short_of("no-supply", "5.4.1", RECOVER_SUPPLY, g.supply[me])
    if prize is PEOPLES_FAVOR and g.favor[me] <= g.people_favor and (has := purse(g, me)) <= g.people_favor:
        return short_of("no-favor", "5.4.2", g.people_favor + 1, has)
    if prize is DARKEST_SECRET and g.secrets[me] <= g.darkest_secrets:
        return short_of("no-secrets", "5.4.2", g.darkest_secrets + 1, g.secrets[me])
    return None if isinstance(prize, Card) else _too_poor_for_relic(g, me, prize.slot)


def _too_poor_for_relic(g: Oath, me: Seat, slot: int) -> Reason | None:
    """2.8.4, 5.4.2. Whether a site asks for more than there is on the board."""
    price = g.sites[slot].recover
    if price is None:
        return Reason("no-price", "2.8.4", site=g.sites[slot])
    if price.burn_secrets > g.secrets[me]:
        return short_of("no-secrets", "5.4.2", price.burn_secrets, g.secrets[me])
    favor = max(price.favor, price.burn_favor)
    if favor > g.favor[me] and favor > (has := purse(g, me)):
        return short_of("no-favor", "5.4.2", favor, has)
    return None


def cannot_recover_prize(g: Oath, me: Seat, prize: Prize) -> Reason | None:
    """5.4.1, 5.4.2. Why a relic or banner cannot be recovered."""
    return _cannot_get(g, me, prize, plain=not reach(g, me) & HELPS["recover"])


def _cannot_get(g: Oath, me: Seat, prize: Prize, plain: bool) -> Reason | None:
    """5.4.1, 5.4.2. Why not; `plain`: no card in reach could help, so the board tells most of it."""
    reason = too_poor(g, me, prize) if plain else None
    if reason is None and (not plain or not isinstance(prize, Card) or watched(g, RECOVER)):
        order = recover_of(g, me, prize)
        reason = cannot_afford(g, order) or forbidden(g, order)
    if reason is not None:
        return reason
    if isinstance(prize, Card):
        return guarded(g, me, prize) or cannot_take(g, me, prize, banner_holder(g, prize))
    if g.sites[prize.slot].recover is None:
        return Reason("no-price", "2.8.4", site=g.sites[prize.slot])
    return cannot_dig(g, me, prize.slot)


def cannot_afford(g: Oath, order: Order) -> Reason | None:
    """5.4.2, 7.4. Why the price cannot be paid, even with a modifier that adds to it."""
    reason = _cannot_pay_alone(g, order)
    if reason is None or any(_cannot_pay_alone(g, trial) is None for _, trial in _helped(g, order)):
        return None
    return reason


def _cannot_pay_alone(g: Oath, order: Order) -> Reason | None:
    supply = 0 if saves_supply(g, order, "recover") else order.cost
    return cannot_pay(g, order.me, total(g, order), supply)


def _helped(g: Oath, order: Order) -> Iterator[tuple[Card, Order]]:
    """The order as each modifier that adds tokens would make it."""
    for card, trial in with_help(g, order, "recover"):
        if trial.card is not None:
            place_on(trial, trial.card, least_for(g, trial, trial.card))
        yield card, trial


def cannot_recover(g: Oath, me: Seat) -> Reason | None:
    """5.4. Why a seat cannot recover anything."""
    plain = not reach(g, me) & HELPS["recover"]
    if plain and g.supply[me] < RECOVER_SUPPLY:
        return short_of("no-supply", "5.4.1", RECOVER_SUPPLY, g.supply[me])
    first: Reason | None = None
    slot = g.pawn[me]
    worth_a_look: list[Prize] = [*BANNERS]
    if g.buried[slot]:
        worth_a_look.insert(0, BURIED[slot][0])  # all relics here cost the same
    for prize in worth_a_look:
        reason = _cannot_get(g, me, prize, plain)
        if reason is None:
            return None
        first = first or reason
    return first


# -- the action -------------------------------------------------------------------------------------------------


async def recover(g: Oath, me: Seat) -> None:
    """5.4. Choose, take up modifiers, pay, take."""
    options = [prize for prize in prizes(g, me) if cannot_recover_prize(g, me, prize) is None]
    prize = await g.choose(me, "recover", options, "5.4.1")
    order = recover_of(g, me, prize)
    await _add_tokens(g, order)
    await take_up(g, order, "recover")
    if isinstance(prize, Card):
        await recover_banner(g, order, prize)
    else:
        pay(g, me, total(g, order), order.cost)
        await take_from_site(g, order, prize)


async def _add_tokens(g: Oath, order: Order) -> None:
    """7.4. Where one's own tokens do not suffice, a modifier that adds some is not optional."""
    if _cannot_pay_alone(g, order) is None:
        return
    helping = [card for card, trial in _helped(g, order) if _cannot_pay_alone(g, trial) is None]
    await use_help(g, order, "recover", helping, "add-tokens", "5.4.2")
    if order.card is not None:
        place_on(order, order.card, least_for(g, order, order.card))


async def take_from_site(g: Oath, order: Order, prize: Buried) -> None:
    """5.4.3. The relic is taken, face up: recovering is taking."""
    me = order.me
    relic = unearth(g, prize.slot, prize.number)
    order.card = relic
    g.tell("recovered-relic", me, relic=relic, site=g.sites[prize.slot])
    await take(g, me, [relic])
    await answer_to(g, "recovered", order)


async def recover_banner(g: Oath, order: Order, banner: Card) -> None:
    """5.4.2, 5.4.3. Any larger amount will do; the banner changes hands and is not seized."""
    me = order.me
    place_on(order, banner, 0)
    price = total(g, order)
    least = least_for(g, order, banner)
    if banner is PEOPLES_FAVOR:
        most = purse(g, me) - price.favor_given - price.favor_burned
    else:
        most = g.secrets[me] - price.secrets
    amount = await g.choose(me, "banner-tokens", numbers(least, most), "5.4.2", {"banner": banner})
    place_on(order, banner, amount.value)
    old = tokens_on(g, banner)
    pay(g, me, total(g, order), order.cost)
    placed = amount.value + added_to(order, banner)
    g.tell("recovered-banner", me, banner=banner, amount=placed)
    if banner is PEOPLES_FAVOR:
        order.favor = placed
        g.people, g.mob = me, False
        await share_old_favor(g, me, old)
        g.people_favor = placed
    else:
        order.secrets = placed
        share_old_secrets(g, me, old)
        g.darkest_secrets, g.darkest = placed, me
    await settle(g)
    await answer_to(g, "recovered", order)
    await settle(g)


async def share_old_favor(g: Oath, me: Seat, old: int) -> None:
    """5.4.4. The old favor goes into the banks one by one, clockwise from any suit."""
    first = SUITS[0]
    if old % len(SUITS):
        first = await g.choose(me, "first-bank", SUITS, "5.4.4", {"favor": old})
    for step in range(old):
        g.banks[(first.index + step) % len(SUITS)] += 1


def share_old_secrets(g: Oath, me: Seat, old: int) -> None:
    """5.4.4. One old secret is mine, the others are the last holder's; without one they go to the shared bank."""
    last = g.darkest
    g.secrets[me] += old if last == me else min(1, old)
    if last not in (me, NOBODY):
        g.secrets[last] += max(0, old - 1)
