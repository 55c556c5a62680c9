"""The actions on the cards: place, move, build, destroy."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.components import PLAYERS, Component, Player
from crownlands.core.decisions import Facts, Reason, Seat
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import ACTIONS, NEUTRAL, TAKE_COIN, Card, Step
from crownlands.games.legends.state import Legends
from crownlands.games.legends.tokens import explore, march_in, meet_dragon, through_gate

CROSSING = 3


async def perform(g: Legends, me: Seat, card: Card) -> None:
    """action, action.and, action.skip. The steps of a card in their order; every one can be left out."""
    if card.join == "or":
        await perform_either(g, me, card)
        return
    for step in card.steps:
        await perform_step(g, me, step)


async def perform_either(g: Legends, me: Seat, card: Card) -> None:
    """action.or. One of the two actions, or none."""
    possible = [ACTIONS[step.kind] for step in card.steps if cannot_use(g, me, step) is None]
    if not possible:
        g.tell("no-action-possible", me, card=card)
    chosen = await g.may_choose(me, "choose-action", possible, "action.or", {"card": card})
    for step in card.steps:
        if ACTIONS[step.kind] is chosen:
            await perform_step(g, me, step)


async def perform_step(g: Legends, me: Seat, step: Step) -> None:
    """action. One action of a card."""
    match step.kind:
        case "place":
            await place(g, me, step.amount)
        case "move":
            await move(g, me, step.amount)
        case "build":
            for _ in range(step.amount):
                await build(g, me)
        case "destroy":
            for _ in range(step.amount):
                await destroy(g, me)


def cannot_use(g: Legends, me: Seat, step: Step) -> Reason | None:
    """action. Why a seat can do nothing with an action now."""
    match step.kind:
        case "place":
            return cannot_place_any(g, me)
        case "move":
            return cannot_move_any(g, me, points_to_move(g, me, step.amount))
        case "build":
            return cannot_build_any(g, me)
        case "destroy":
            return cannot_raid_any(g, me)


def tell_why(g: Legends, me: Seat, reason: Reason) -> None:
    """action. An action that can do nothing is passed over, and everybody hears why."""
    g.tell(reason.key, me, **reason.facts)  # type: ignore[arg-type]  # none of them is private


# -- placing ------------------------------------------------------------------------------------------------


async def place(g: Legends, me: Seat, amount: int) -> None:
    """action.place, ability.army, variant.exploration.cottage. Armies from the supply, one by one."""
    armies = armies_to_place(g, me, amount)
    if not armies:
        tell_why(g, me, no_armies_left())
    for left in range(armies, 0, -1):
        facts = {"left": left, "of": armies}
        region = await g.may_choose(me, "place-army", placeable(g, me), "action.place", facts)
        if region is None:
            return
        if fee := fee_for(g, me, region):
            await pay_fee(g, me, region, fee)
        put_army(g, me, region)


def armies_to_place(g: Legends, me: Seat, amount: int) -> int:
    """action.place, ability.army. As many as the card shows and the abilities add, while the supply lasts."""
    return min(amount + g.recruits[me], g.supply[me])


def cannot_place_any(g: Legends, me: Seat) -> Reason | None:
    """action.place. Why no army can be placed at all."""
    return None if g.supply[me] else no_armies_left()


def no_armies_left() -> Reason:
    return Reason("no-armies-left", "action.place")


def placeable(g: Legends, me: Seat) -> list[Region]:
    """action.place. Where `cannot_place` has no objection; without a Bandit King found quickly."""
    leader = g.leaders[me]
    if leader is not None and leader.fee:
        return [region for region in g.map.regions if cannot_place(g, me, region) is None]
    homes = list(g.with_cities(me))
    if not g.cities[me][g.start]:
        homes.append(g.map.regions[g.start])
    return homes


def cannot_place(g: Legends, me: Seat, region: Region) -> Reason | None:
    """action.place, variant.leaders.bandit-king. Why no army may be placed in a region."""
    if is_home(g, me, region):
        return None
    leader = g.leaders[me]
    if leader is None or not leader.fee:
        return Reason("no-city-here", "action.place")
    if not hosts(g, me, region):
        return Reason("nobodys-city-here", "variant.leaders.bandit-king")
    if g.coins[me] < leader.fee:
        return Reason("no-coin-for-host", "variant.leaders.bandit-king")
    return None


def is_home(g: Legends, me: Seat, region: Region) -> bool:
    return region.index == g.start or bool(g.cities[me][region.index])


def hosts(g: Legends, me: Seat, region: Region) -> list[Seat]:
    """variant.leaders.bandit-king. The other seats with a city in a region."""
    return [seat for seat in range(g.seats) if seat != me and g.cities[seat][region.index]]


def fee_for(g: Legends, me: Seat, region: Region) -> int:
    """variant.leaders.bandit-king. What an army raised in a region costs: a coin in another's city."""
    leader = g.leaders[me]
    if leader is None or is_home(g, me, region):
        return 0
    return leader.fee


async def pay_fee(g: Legends, me: Seat, region: Region, fee: int) -> None:
    """variant.leaders.bandit-king. The fee goes to the city's owner; of several, to the one chosen."""
    owners = [PLAYERS[seat] for seat in hosts(g, me, region)]
    host = await g.choose(me, "pay-host", owners, "variant.leaders.bandit-king", {"region": region})
    g.coins[me] -= fee
    g.coins[host.seat] += fee
    g.tell("paid-host", me, host=host, coins=fee)


def put_army(g: Legends, me: Seat, region: Region, event: str = "placed-army") -> None:
    """action.place. One army from the supply to the board."""
    g.supply[me] -= 1
    g.armies[me][region.index] += 1
    g.tell(event, me, region=region)
    meet_dragon(g, me, region)


# -- moving -------------------------------------------------------------------------------------------------


async def move(g: Legends, me: Seat, amount: int) -> None:
    """action.move, ability.move, variant.exploration.stable. Step by step, any armies, while points last."""
    points = points_to_move(g, me, amount)
    while points:
        sources = movable(g, me, points)
        if not sources:
            tell_why(g, me, nothing_can_move(points))
            return
        source = await g.may_choose(me, "move-from", sources, "action.move", {"points": points})
        if source is None:
            return
        targets = reachable(g, me, source, points)
        target = await g.choose(me, "move-to", targets, "action.move", {"points": points, "from": source})
        points -= move_cost(g, me, source, target)
        march(g, me, source, target)


def march(g: Legends, me: Seat, source: Region, target: Region) -> None:
    """action.move. One army takes one step."""
    g.armies[me][source.index] -= 1
    g.armies[me][target.index] += 1
    g.tell("moved-army", me, source=source, target=target)
    march_in(g, me, target)


def points_to_move(g: Legends, me: Seat, amount: int) -> int:
    """action.move, ability.move. As many as the card shows and the abilities add."""
    return amount + g.moves[me]


def crossing_cost(g: Legends, me: Seat) -> int:
    """action.move, ability.flying. Three points over water, one less for every flying, never less than one."""
    return max(1, CROSSING - g.flying[me])


def neighbours(g: Legends, region: Region) -> Sequence[Region]:
    """action.move, variant.events.gates. Everything one step away: by land, by water, through a gate."""
    return with_gate(g, region, region.reach)


def with_gate(g: Legends, region: Region, near: tuple[Region, ...]) -> tuple[Region, ...]:
    """variant.events.gates. These regions, and the other gate if there is one here."""
    return near + tuple(gate for gate in through_gate(g, region) if gate not in near)


def move_cost(g: Legends, me: Seat, source: Region, target: Region) -> int:
    """action.move, sides.islands, variant.events.gates. One point by land, bridge or gate; more over water."""
    if target in source.land or (g.variants.events and target in through_gate(g, source)):
        return 1
    return crossing_cost(g, me)


def cannot_move_to(g: Legends, me: Seat, points: int, source: Region, target: Region) -> Reason | None:
    """action.move. Why an army cannot step from one region to another with this many points."""
    if target not in neighbours(g, source):
        return Reason("not-next-door", "action.move")
    cost = move_cost(g, me, source, target)
    return Reason("crossing-too-dear", "action.move", cost=cost) if cost > points else None


def reachable(g: Legends, me: Seat, source: Region, points: int) -> Sequence[Region]:
    """action.move. Where `cannot_move_to` has no objection, found quickly."""
    near = source.reach if points >= crossing_cost(g, me) else source.land
    return with_gate(g, source, near) if g.variants.events else near


def cannot_move_from(g: Legends, me: Seat, points: int, source: Region) -> Reason | None:
    """action.move. Why no army can leave a region with this many points."""
    if not g.armies[me][source.index]:
        return Reason("no-army-here", "action.move")
    if not reachable(g, me, source, points):
        return Reason("crossing-too-dear", "action.move", cost=crossing_cost(g, me))
    return None


def movable(g: Legends, me: Seat, points: int) -> list[Region]:
    """action.move. Where `cannot_move_from` has no objection, found quickly."""
    if points >= crossing_cost(g, me):
        return list(g.with_armies(me))
    return [region for region in g.with_armies(me) if region.land or reachable(g, me, region, points)]


def cannot_move_any(g: Legends, me: Seat, points: int) -> Reason | None:
    """action.move. Why no army can go anywhere."""
    return None if movable(g, me, points) else nothing_can_move(points)


def nothing_can_move(points: int) -> Reason:
    return Reason("nothing-can-move", "action.move", points=points)


# -- building -----------------------------------------------------------------------------------------------


async def build(g: Legends, me: Seat) -> None:
    """action.build. A city wherever the seat has an army; any number of cities may share a region."""
    if (reason := cannot_build_any(g, me)) is not None:
        tell_why(g, me, reason)
        return
    region = await g.may_choose(me, "build-city", g.with_armies(me), "action.build")
    if region is not None:
        put_city(g, me, region)


def cannot_build_any(g: Legends, me: Seat) -> Reason | None:
    """action.build. Why no city can be built at all."""
    if not g.cities_left[me]:
        return Reason("no-cities-left", "action.build")
    return None if any(g.armies[me]) else Reason("no-army-anywhere", "action.build")


def cannot_build(g: Legends, me: Seat, region: Region) -> Reason | None:
    """action.build. Why no city can be built in a region; `with_armies` finds the others quickly."""
    return None if g.armies[me][region.index] else Reason("no-army-here", "action.build")


def put_city(g: Legends, me: Seat, region: Region) -> None:
    """action.build. One city from the supply to the board, and what comes with it."""
    g.cities_left[me] -= 1
    g.cities[me][region.index] += 1
    g.tell("built-city", me, region=region)
    explore(g, me, region)
    raise_garrison(g, me, region)


def raise_garrison(g: Legends, me: Seat, region: Region) -> None:
    """variant.leaders.white-knight. The White Knight's city comes with an army, if one is left."""
    leader = g.leaders[me]
    if leader is not None and leader.city_armies and g.supply[me]:
        put_army(g, me, region, "garrisoned")


# -- destroying ---------------------------------------------------------------------------------------------


async def destroy(g: Legends, me: Seat) -> None:
    """action.destroy. One army of anybody, where the seat has an army of its own."""
    regions = raidable(g, me)
    if not regions:
        tell_why(g, me, nothing_to_destroy())
        return
    region = await g.may_choose(me, "destroy-where", regions, "action.destroy")
    if region is None:
        return
    whose = await choose_victim(g, me, region)
    if whose is None:
        return
    remove_army(g, me, region, whose)
    await loot(g, me, whose)


def remove_army(g: Legends, me: Seat, region: Region, whose: Component) -> None:
    """action.destroy. One army off the board."""
    victim = whose.seat if isinstance(whose, Player) else g.seats
    g.armies[victim][region.index] -= 1
    g.tell("destroyed-army", me, region=region, owner=whose)
    bury(g, me, victim)


async def choose_victim(g: Legends, me: Seat, region: Region) -> Component | None:
    """action.destroy. Whose army; nobody loses an army of their own without being asked."""
    owners: list[Component] = [owner_ref(g, owner) for owner in victims(g, region)]
    facts: Facts = {"region": region}
    if owners == [PLAYERS[me]]:
        return await g.may_choose(me, "destroy-whose", owners, "action.destroy", facts)
    return await g.choose(me, "destroy-whose", owners, "action.destroy", facts)


def cannot_raid_any(g: Legends, me: Seat) -> Reason | None:
    """action.destroy. Why no army can be destroyed anywhere."""
    return None if raidable(g, me) else nothing_to_destroy()


def nothing_to_destroy() -> Reason:
    return Reason("nothing-to-destroy", "action.destroy")


def cannot_raid(g: Legends, me: Seat, region: Region) -> Reason | None:
    """action.destroy, ability.immunity. Why no army can be destroyed in a region."""
    if not g.armies[me][region.index]:
        return Reason("no-army-here", "action.destroy")
    return None if victims(g, region) else Reason("all-immune", "ability.immunity")


def raidable(g: Legends, me: Seat) -> list[Region]:
    """action.destroy. Where `cannot_raid` has no objection, found quickly."""
    if not g.immune[me]:
        return list(g.with_armies(me))  # at least one's own army can be destroyed there
    return [region for region in g.with_armies(me) if victims(g, region)]


def cannot_destroy(g: Legends, owner: int) -> Reason | None:
    """ability.immunity. Why armies of an owner cannot be destroyed."""
    return Reason("immune", "ability.immunity") if g.immune[owner] else None


def victims(g: Legends, region: Region) -> list[int]:
    """action.destroy. Whose armies stand in a region, where `cannot_destroy` has no objection, found quickly."""
    at = region.index
    return [owner for owner, armies in enumerate(g.armies) if armies[at] and not g.immune[owner]]


def owner_ref(g: Legends, owner: int) -> Component:
    """setup.4. The seat, or the neutral colour, as something to point at."""
    return PLAYERS[owner] if owner < g.seats else NEUTRAL


def bury(g: Legends, me: Seat, victim: int) -> None:
    """action.destroy, variant.leaders.red-sorceress. Back to the supply, or onto the Sorceress's card."""
    leader = g.leaders[me]
    if leader is not None and leader.captives and victim != me:
        g.captives[me] += 1
        g.tell("captured", me, owner=owner_ref(g, victim))
    elif victim < g.seats:
        g.supply[victim] += 1


async def loot(g: Legends, me: Seat, whose: Component) -> None:
    """variant.leaders.bandit-king. The Bandit King may take a coin from the player whose army was destroyed."""
    leader = g.leaders[me]
    if leader is None or not leader.loot or whose is PLAYERS[me]:
        return
    if not isinstance(whose, Player) or not g.coins[whose.seat]:
        return
    if await g.may_choose(me, "loot", [TAKE_COIN], "variant.leaders.bandit-king", {"owner": whose}):
        g.coins[whose.seat] -= leader.loot
        g.coins[me] += leader.loot
        g.tell("looted", me, owner=whose, coins=leader.loot)
