"""5.5.7. What a victorious attacker gets: sites to occupy, relics and banners, the pawn sent away,
favor burned.
"""

from __future__ import annotations

from crownlands.core.components import PLAYERS, Component, numbers
from crownlands.core.decisions import Fact
from crownlands.games.oath import words
from crownlands.games.oath.cage import put_under
from crownlands.games.oath.campaign.force import Post, posts
from crownlands.games.oath.components import BANNERS, BURIED, Buried, Card
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.moments import not_allowed
from crownlands.games.oath.orders import STATION
from crownlands.games.oath.recover import cannot_dig
from crownlands.games.oath.resources import burn_favor
from crownlands.games.oath.state import AGAINST_BANDITS, ATTACKER, NOBODY, SLOTS, Campaign, Oath
from crownlands.games.oath.taking import cannot_take, seize, take, things_of
from crownlands.games.oath.title import settle
from crownlands.games.oath.travel import cannot_go, journey
from crownlands.games.oath.verbs import station, unearth, withdraw


async def occupy(g: Oath, c: Campaign) -> bool:
    """5.5.7.1. Any number of the attacking force, even none, goes to each targeted site,
    from the board or from joined sites.
    """
    for slot in c.sites:
        if not_allowed(g, STATION, c.attacker, at=c.at, to=slot) is not None:
            continue
        before = g.bands[slot]
        for post in posts(g, c, ATTACKER):
            if post.slot != slot and post.bands(g):
                await send(g, c, post, slot)
        if g.bands[slot] > before:
            g.tell("occupied", c.attacker, site=g.sites[slot], amount=g.bands[slot] - before)
    await settle(g)
    return True


async def send(g: Oath, c: Campaign, post: Post, slot: int) -> None:
    """5.5.7.1. How many go from one place of the force to a targeted site."""
    facts: dict[str, Fact] = {
        "site": g.sites[slot],
        "place": post.place(g, c.attacker),
        "here": post.bands(g),
        "there": g.bands[slot],
    }
    number = await g.choose(c.attacker, "occupy", numbers(0, post.bands(g)), "5.5.7.1", facts)
    if post.slot != NOBODY:
        withdraw(g, c.attacker, post.slot, number.value)
    station(g, c.attacker, slot, number.value)


async def take_things(g: Oath, c: Campaign) -> bool:
    """5.5.7.2. The targeted relics are taken and the banners seized, as far as the defender still has them."""
    me = c.attacker
    had = things_of(g, c.defender) if c.defender != AGAINST_BANDITS else []
    won = [thing for thing in c.things if thing in had and cannot_take(g, me, thing, c.defender) is None]
    relics = [thing for thing in won if thing not in BANNERS]
    await take(g, me, relics, giver=c.defender)
    for banner in BANNERS:
        if banner in won:
            await seize(g, me, banner)
    found = dig_up(g, c)
    await take(g, me, found)
    if c.hunts:
        await put_back(g, c, relics + found)
    return True


def dig_up(g: Oath, c: Campaign) -> list[Card]:
    """card.relic-hunter. The facedown relics that were targets leave their sites."""
    ready = sorted(c.buried, reverse=True)
    return [
        unearth(g, slot, number)
        for slot, number in ready
        if number < len(g.buried[slot])
        and cannot_dig(g, c.attacker, slot) is None
        and cannot_take(g, c.attacker, g.buried[slot][number], NOBODY) is None
    ]


def buried_targets(g: Oath, c: Campaign) -> list[Buried]:
    """card.relic-hunter. The facedown relics at targeted sites that are not targets yet, as places."""
    return [
        BURIED[slot][number]
        for slot in c.sites
        for number in range(len(g.buried[slot]))
        if (slot, number) not in c.buried
    ]


async def put_back(g: Oath, c: Campaign, relics: list[Card]) -> None:
    """card.relic-hunter. Relics taken in this campaign may go under the relic deck."""
    me = c.attacker
    while held := [relic for relic in relics if relic in g.relics[me]]:
        relic = await g.may_choose(me, "relic-hunter-return", held, "card.relic-hunter")
        if relic is None:
            return
        relics.remove(relic)
        await put_under(g, me, relic)
        g.tell("relic-put-back", me, relic=relic)
        await settle(g)


async def banish(g: Oath, c: Campaign) -> bool:
    """5.5.7.3. With the pawn among the targets the attacker may make it travel …"""
    answers: list[Component] = [words.YES, words.NO]
    facts = {"other": PLAYERS[c.defender]}
    possible = any(cannot_go(g, journey(g, c.defender, slot, forced=True)) is None for slot in SLOTS)
    if possible and await g.choose(c.attacker, "banish", answers, "5.5.7.3", facts) is words.YES:
        await force_travel(g, c.defender, c.attacker, "5.5.7.3")
    return True


async def burn_half(g: Oath, c: Campaign) -> bool:
    """5.5.7.3. … and may burn half of the defender's favor, rounded down."""
    half = g.favor[c.defender] // 2
    answers: list[Component] = [words.YES, words.NO]
    facts: dict[str, Fact] = {"other": PLAYERS[c.defender], "amount": half}
    if half and await g.choose(c.attacker, "burn-half", answers, "5.5.7.3", facts) is words.YES:
        burn_favor(g, c.defender, half)
        c.burned = True
    return True
