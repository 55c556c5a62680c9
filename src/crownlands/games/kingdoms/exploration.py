"""Exploration tokens: laid face down before the game, turned up by the first army that comes."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.kingdoms.collecting import cannot_lose, gain_any, lose_any
from crownlands.games.kingdoms.components import GIVE_UP, RESOURCES, TOKENS, Region, Resource, Token
from crownlands.games.kingdoms.losses import bury
from crownlands.games.kingdoms.state import Kingdoms

FIVE_TOKENS = 3
"""exploration.five. With five players every home gets only this many tokens."""
TREASURE = 2
RANSOM = 2


async def lay_tokens(g: Kingdoms) -> None:
    """exploration, exploration.five, two. A token face down in every region without a player's army."""
    if not g.variants.exploration:
        return
    g.box = [token for token in TOKENS if g.seats < 5 or token.kind != "blank"]
    g.dice.shuffle(g.box)
    places = [
        region
        for at, territory in enumerate(g.territories)
        for region in territory.open
        if at >= g.seats or not g.garrison[region.index]
    ]
    if g.seats == 5:
        places = await leave_out(g, places)
    for region in places:
        if g.box:
            g.tokens[region.index] = g.box.pop()
    g.tell("tokens-laid", count=len(places))


async def leave_out(g: Kingdoms, places: list[Region]) -> list[Region]:
    """exploration.five. Every seat says which of its regions stay without a token."""
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        while len(own := [region for region in places if region.territory is g.home(seat)]) > FIVE_TOKENS:
            bare = await g.choose(seat, "leave-bare", own, "exploration.five")
            places.remove(bare)
            g.tell("left-bare", seat, region=bare)
    return places


def is_hidden(g: Kingdoms, region: int) -> bool:
    """exploration. Whether a token lies face down in a region."""
    return g.tokens[region] is not None and not g.turned[region]


async def explore(g: Kingdoms, me: Seat, region: Region) -> bool:
    """exploration.reveal. The first army to arrive turns the token up. Returns whether the army is still there."""
    token = g.tokens[region.index]
    if token is None or g.turned[region.index]:
        return True
    g.turned[region.index] = True
    g.tell("found", me, token=token, region=region)
    if not token.stays:
        g.tokens[region.index] = None
        return await use(g, me, token, region)
    return True


async def use(g: Kingdoms, me: Seat, token: Token, region: Region) -> bool:
    """exploration.crown, exploration.treasure, exploration.bandits, exploration.blank. What happens at once."""
    match token.kind:
        case "crown":
            g.crown = me
        case "treasure":
            await gain_any(g, me, TREASURE, "exploration.treasure", {"why": "treasure"})
        case "bandits":
            return await meet_bandits(g, me, region)
    return True


def cannot_ransom(g: Kingdoms, me: Seat, resource: Resource) -> Reason | None:
    """exploration.bandits. Why an army cannot be bought free with a resource first."""
    if sum(g.stock[me]) < RANSOM:
        return Reason("ransom-too-dear", "exploration.bandits", cost=RANSOM, have=sum(g.stock[me]))
    return cannot_lose(g, me, resource)


async def meet_bandits(g: Kingdoms, me: Seat, region: Region) -> bool:
    """exploration.bandits. Two resources, or the army; a last army is let go for what there is."""
    last = len(g.armies[me]) == 1
    if not last:
        ransom = [resource for resource in RESOURCES if cannot_ransom(g, me, resource) is None]
        options: list[Component] = [GIVE_UP, *ransom]
        first = await g.choose(me, "bandits", options, "exploration.bandits", {"region": region})
        if first is GIVE_UP:
            await bury(g, me, region, in_war=False)
            return False
        resource = next(resource for resource in RESOURCES if resource is first)
        g.stock[me][resource.index] -= 1
        g.tell("lost-resource", me, resource=resource, amount=1)
    await lose_any(g, me, RANSOM if last else RANSOM - 1, "exploration.bandits")
    return True
