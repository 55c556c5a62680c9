"""The tokens of the variants: laying them out, taking them, what they do."""

from __future__ import annotations

from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import (
    CITADELS,
    DRAGON,
    EXPLORATION,
    GATES,
    SWAMP,
    THIEVES,
    Token,
)
from crownlands.games.legends.scoring import control
from crownlands.games.legends.state import PREPARER, Legends

DRAGON_ARMIES = 7


async def lay_tokens(g: Legends) -> None:
    """variant.exploration, variant.citadels, variant.events. The preparer lays the tokens, one per region."""
    if g.variants.exploration:
        await lay_exploration(g)
    if g.variants.citadels:
        for token in CITADELS:
            await lay(g, token, "variant.citadels")
    if g.variants.events:
        await lay_events(g)


async def lay_exploration(g: Legends) -> None:
    """variant.exploration, variant.swamp. All five face up; or, with the swamp, six shuffled face down."""
    if not g.face_down:
        for token in EXPLORATION:
            await lay(g, token, "variant.exploration")
        return
    g.pile = [*EXPLORATION, SWAMP]
    g.dice.shuffle(g.pile)
    while g.pile:
        await lay_hidden(g)


async def lay_events(g: Legends) -> None:
    """variant.events, variant.events.gates. Any number of them; the gates both or neither."""
    await may_lay(g, DRAGON)
    if await may_lay(g, GATES[0]):
        await lay(g, GATES[1], "variant.events.gates")
    await may_lay(g, THIEVES)


def free_regions(g: Legends) -> list[Region]:
    """variant.exploration. Where a token may be laid."""
    return [region for region in g.map.regions if cannot_lay(g, PREPARER, region) is None]


def cannot_lay(g: Legends, _: Seat, region: Region) -> Reason | None:
    """variant.exploration. One token of any kind per region, and the start token counts."""
    free = g.tokens[region.index] is None and region.index != g.start
    return None if free else Reason("token-lies-here", "variant.exploration")


async def lay(g: Legends, token: Token, rule: str) -> None:
    """Lay one token where the preparer says; on a map that nobody built, where the dice say."""
    regions = free_regions(g)
    if g.variants.map == "build":
        put_down(g, token, await g.choose(PREPARER, "lay-token", regions, rule, {"token": token}))
    else:
        put_down(g, token, g.dice.choice(regions))


async def may_lay(g: Legends, token: Token) -> bool:
    """variant.events. The preparer may leave an event token out; the dice leave none out."""
    if g.variants.map != "build":
        await lay(g, token, "variant.events")
        return True
    facts: Facts = {"token": token}
    region = await g.may_choose(PREPARER, "lay-event-token", free_regions(g), "variant.events", facts)
    if region is not None:
        put_down(g, token, region)
    return region is not None


async def lay_hidden(g: Legends) -> None:
    """variant.swamp. The top of the face-down pile goes somewhere, and nobody looks."""
    regions = free_regions(g)
    if g.variants.map == "build":
        region = await g.choose(PREPARER, "lay-hidden-token", regions, "variant.swamp", {"left": len(g.pile)})
    else:
        region = g.dice.choice(regions)
    g.tokens[region.index] = g.pile.pop()
    g.tell("laid-hidden-token", region=region)


def put_down(g: Legends, token: Token, region: Region) -> None:
    g.tokens[region.index] = token
    g.tell("laid-token", region=region, token=token)


def is_hidden(g: Legends, region: int) -> bool:
    """variant.swamp. Whether a token lies face down here."""
    return g.face_down and is_unexplored(g, region)


def is_unexplored(g: Legends, region: int) -> bool:
    """variant.exploration, variant.swamp. Whether the first city here takes a token."""
    token = g.tokens[region]
    return token is not None and token.kind in ("exploration", "swamp")


def is_known(g: Legends, seat: Seat, region: int) -> bool:
    """variant.swamp. Whether a seat knows the token of a region: it lies face up, or the seat has peeked at it."""
    return not is_hidden(g, region) or bool(g.seen[region] >> seat & 1)


def show_tokens(g: Legends) -> None:
    """variant.swamp, end. The game is over: everybody is told what lay face down. It counts for nobody."""
    for region in g.map.regions if g.variants.swamp else ():
        if is_unexplored(g, region.index):
            g.tell("turned-token", region=region, token=g.tokens[region.index])


def explore(g: Legends, me: Seat, region: Region) -> None:
    """variant.exploration, variant.swamp. Whoever builds the first city here takes the token."""
    token = g.tokens[region.index]
    if token is None or token.kind not in ("exploration", "swamp"):
        return
    g.tokens[region.index] = None
    g.seen[region.index] = 0
    g.tell("explored", me, region=region, token=token)
    take_token(g, me, token)


def take_token(g: Legends, me: Seat, token: Token) -> None:
    """variant.exploration.spring, .cottage, .treasure, .tome, .stable: what a token gives from now on."""
    g.taken[me].append(token)
    g.elixirs[me] += token.elixirs
    g.recruits[me] += token.army
    g.moves[me] += token.move
    if token.coins:
        g.coins[me] += token.coins
        g.tell("gained-coins", me, coins=token.coins)


def meet_dragon(g: Legends, me: Seat, region: Region) -> None:
    """variant.events.dragon. Whoever brings the seventh army into the dragon's region takes the token."""
    if g.tokens[region.index] is not DRAGON:
        return
    if sum(armies[region.index] for armies in g.armies) >= DRAGON_ARMIES:
        g.tokens[region.index] = None
        g.taken[me].append(DRAGON)
        g.tell("dragon-beaten", me, region=region)


def march_in(g: Legends, me: Seat, region: Region) -> None:
    """variant.events.thieves. Every army that moves into the thieves' region costs a coin, if there is one."""
    if g.tokens[region.index] is THIEVES and g.coins[me]:
        g.coins[me] -= 1
        g.tell("robbed", me, region=region)
    meet_dragon(g, me, region)


def through_gate(g: Legends, region: Region) -> tuple[Region, ...]:
    """variant.events.gates. From a gate the other gate is next door."""
    token = g.tokens[region.index]
    if token is None or token.kind != "gate":
        return ()
    other = GATES[token is GATES[0]]
    return tuple(g.map.regions[at] for at, there in enumerate(g.tokens) if there is other)


async def peek(g: Legends, me: Seat) -> None:
    """variant.swamp.peek. At the end of a turn its player may look at the tokens in regions it controls."""
    while True:
        regions = [region for region in unseen(g, me) if cannot_peek(g, me, region) is None]
        region = await g.may_choose(me, "peek", regions, "variant.swamp.peek")
        if region is None:
            return
        g.seen[region.index] |= 1 << me
        g.tell("peeked", me, region=region, private={"token": g.tokens[region.index]}, to=[me])


def unseen(g: Legends, me: Seat) -> list[Region]:
    """variant.swamp. The regions with a face-down token that a seat has not seen."""
    return [region for region in g.map.regions if not is_known(g, me, region.index)]


def cannot_peek(g: Legends, me: Seat, region: Region) -> Reason | None:
    """variant.swamp.peek. Why a seat may not look at the token of a region."""
    controls = control(g)[region.index] == me
    return None if controls else Reason("not-controlled", "variant.swamp.peek")
