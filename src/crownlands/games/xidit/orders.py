"""A year: six orders planned in secret, then carried out in six rounds, one order each."""

from __future__ import annotations

from typing import Any, Final

from crownlands.core.decisions import Facts, Reason, Seat, choose, together
from crownlands.games.xidit.aftermath import behind_screen
from crownlands.games.xidit.components import ACT, CITIES, ORDERS, ORDERS_A_YEAR, TILES, UNITS, Titan, Unit
from crownlands.games.xidit.edition import NOWHERE
from crownlands.games.xidit.rewards import take_rewards
from crownlands.games.xidit.state import (
    CARRYING_OUT,
    CENSUS,
    EXILED,
    NO_TILE,
    OVER,
    PLANNING,
    RECRUITED,
    RECRUITS,
    SAVED,
    UNSET,
    Xidit,
)
from crownlands.games.xidit.tiles import bring_recruits, exile, recruits_gone, threat_gone

NO_SUCH_UNIT: Final = Reason("no-such-unit", "titans.exile")
WHEELS: Final[tuple[Facts, ...]] = tuple({"wheel": wheel} for wheel in range(1, ORDERS_A_YEAR + 1))


async def plan_year(g: Xidit) -> None:
    """planning. All seats plan at once and in secret; then the planning boards are turned round."""
    g.tell("year", year=g.year)
    await together({seat: plan(g, seat) for seat in range(g.seats)})
    g.phase = CARRYING_OUT
    if g.log is not None:
        for seat in g.order_of_seats:
            orders = [ORDERS[order] for order in g.plans[seat * 6 : seat * 6 + 6]]
            g.tell("planned", seat, orders=orders)


async def plan(g: Xidit, me: Seat) -> None:
    """planning, planning.example, wait. One icon per wheel, from the first to the sixth; any icon on any wheel."""
    for wheel in range(ORDERS_A_YEAR):
        order = await choose(me, "order", ORDERS, "planning", WHEELS[wheel])
        g.plans[me * 6 + wheel] = order.index


async def carry_out(g: Xidit) -> None:
    """orders, wait, example. Every hero carries out one order, clockwise from the first player."""
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        order = g.plans[seat * 6 + g.order]
        g.turn = step
        if order < ACT:
            move(g, seat, order)
        elif order == ACT:
            g.reveal()
            await act(g, seat)
        else:
            g.tell("waited", seat, number=g.order + 1)
    g.order += 1
    g.turn = 0
    if g.order == ORDERS_A_YEAR:
        end_orders(g)


def end_orders(g: Xidit) -> None:
    """census, year.end. After the sixth order: the census, in its years, or the end of the year."""
    g.order = 0
    g.plans = [UNSET] * (g.seats * 6)
    g.acted = [0] * (g.seats * 3)
    if g.year in g.censuses:
        g.phase = CENSUS
        g.census = 0
        g.tell("census", year=g.year)
    else:
        end_year(g)


def end_year(g: Xidit) -> None:
    """year.end, end. The token goes to the left and a new year begins; not after the last one."""
    if g.year == g.years:
        g.phase = OVER
        return
    g.phase = PLANNING
    g.year += 1
    g.first = (g.first + 1) % g.seats
    g.tell("first-player", g.first)


# -- the orders -------------------------------------------------------------------------------------------


def move(g: Xidit, me: Seat, colour: int) -> None:
    """order.move. Along the road of that colour; where there is none, the hero stays and the order is spent."""
    city = g.heroes[me]
    target = g.edition.roads[city * 3 + colour]
    if target != NOWHERE:
        g.heroes[me] = target
    if g.log is not None:
        facts: dict[str, Any] = {"number": g.order + 1, "road": ORDERS[colour], "city": CITIES[city]}
        if target == NOWHERE:
            g.tell("no-road", me, **facts)
        else:
            g.tell("moved", me, **facts, to_city=CITIES[target])


async def act(g: Xidit, me: Seat) -> None:
    """recruit, threat, titans.exile. Recruit, beat a threat or exile a Titan, as the city has it."""
    city = g.heroes[me]
    side = g.sides[city]
    if side == RECRUITS:
        recruit(g, me, city)
    elif side == NO_TILE:
        await meet_titans(g, me, city)
    else:
        await meet_threat(g, me, city)


def acted_already(g: Xidit, me: Seat, city: int, deed: str) -> None:
    """recruit.once, titans.once. What was done here this year does not go with this deed: the order is spent."""
    g.tell("acted-already", me, number=g.order + 1, city=CITIES[city], deed=deed)


def recruit(g: Xidit, me: Seat, city: int) -> None:
    """recruit, recruit.weakest, recruit.once, tiles.remove. The weakest unit, once a year, behind the screen."""
    if g.acted[me * 3 + RECRUITED] >> city & 1:
        acted_already(g, me, city, "recruit")
        return
    base = unit = city * 5
    waiting = g.waiting
    while not waiting[unit]:
        unit += 1
    waiting[unit] -= 1
    g.units[me * 5 + unit - base] += 1
    g.acted[me * 3 + RECRUITED] |= 1 << city
    if g.log is not None:
        facts: dict[str, Any] = {"number": g.order + 1, "city": CITIES[city], "unit": UNITS[unit - base]}
        own = behind_screen(g, me, have=g.units[me * 5 + unit - base], army=g.units_of(me))
        g.tell("recruited", me, **facts, waiting=waiting[base : base + 5], **own)
    if not any(waiting[unit : base + 5]):
        recruits_gone(g, city)


async def meet_threat(g: Xidit, me: Seat, city: int) -> None:
    """threat, threat.fail, titans.once. A threat must be beaten with all its units; not after a Titan here."""
    if g.acted[me * 3 + EXILED] >> city & 1:
        acted_already(g, me, city, "threat")
    elif missing := missing_units(g, me, city):
        facts: dict[str, Any] = {"number": g.order + 1, "city": CITIES[city], "tile": TILES[city + g.crown]}
        g.tell("lacks-units", me, private={"missing": missing}, to=(me,), **facts)
    else:
        await beat_threat(g, me, city)


def missing_units(g: Xidit, me: Seat, city: int) -> list[Unit]:
    """threat.fail. What a seat lacks of the units that a threat asks for, one by one; no other stands in."""
    base = me * 5
    return [
        UNITS[unit]
        for unit, count in enumerate(g.edition.costs[city + g.crown])
        for _ in range(count - g.units[base + unit])
    ]


async def beat_threat(g: Xidit, me: Seat, city: int) -> None:
    """threat, threat.units, reward, tiles.remove. Units to the barracks, rewards, the next threat."""
    tile = TILES[city + g.crown]
    pay(g, me, g.edition.costs[tile.index])
    g.acted[me * 3 + SAVED] |= 1 << city
    if g.log is not None:
        spent = [
            unit for unit, count in zip(UNITS, g.edition.costs[tile.index], strict=True) for _ in range(count)
        ]
        facts: dict[str, Any] = {"number": g.order + 1, "city": CITIES[city], "tile": tile, "units": spent}
        g.tell("beat-threat", me, **facts, barracks=g.barracks[:], **army(g, me))
    await take_rewards(g, me, city, g.edition.rewards[tile.index], tile)
    threat_gone(g, city)


def army(g: Xidit, me: Seat) -> dict[str, Any]:
    """threat.units. What is left behind the screen, for whoever may know it."""
    units = g.units_of(me)
    return behind_screen(g, me, have=sum(units), army=units)


def pay(g: Xidit, me: Seat, cost: tuple[int, ...]) -> None:
    """threat.units. Units from behind the screen into the barracks."""
    base = me * 5
    for unit, count in enumerate(cost):
        g.units[base + unit] -= count
        g.barracks[unit] += count


# -- Titans -----------------------------------------------------------------------------------------------


def awake_titans(g: Xidit) -> list[Titan]:
    """titans. The tops of the stacks that are awake; those that sleep are left alone."""
    return [stack[-1] for stack, awake in zip(g.lair, g.awake, strict=True) if awake]


def cannot_exile(g: Xidit, me: Seat, titan: Titan) -> Reason | None:
    """titans.exile. An awake Titan takes a unit for every question mark."""
    needed, units = g.edition.titan_units[titan.index], sum(g.units_of(me))
    return Reason("too-few-units", "titans.exile", needed=needed, units=units) if units < needed else None


def cannot_give(g: Xidit, me: Seat, unit: Unit) -> Reason | None:
    """titans.exile. Any unit that stands behind the screen."""
    return None if g.units[me * 5 + unit.index] else NO_SUCH_UNIT


async def meet_titans(g: Xidit, me: Seat, city: int) -> None:
    """titans.exile, titans.example, titans.once. Where no tile lies a hero may exile an awake Titan.

    To the others, a player who could not looks the same as one who would not, as at a real table.
    """
    awake = awake_titans(g)
    if not awake:
        g.tell("nothing-here", me, number=g.order + 1, city=CITIES[city])
        return
    if g.deeds_of(me) >> city & 1:
        acted_already(g, me, city, "titan")
        return
    possible = [titan for titan in awake if cannot_exile(g, me, titan) is None]
    titan = await g.may_choose(me, "exile", possible, "titans.exile", {"city": CITIES[city]})
    if titan is not None:
        await exile_titan(g, me, city, titan)
        return
    needed = min(g.edition.titan_units[titan.index] for titan in awake)
    lack: Facts = {} if possible else {"needed": needed, "units": sum(g.units_of(me))}
    g.tell("spared-titans", me, private=lack, to=(me,), number=g.order + 1, city=CITIES[city])


async def pay_titan(g: Xidit, me: Seat, titan: Titan) -> list[Unit]:
    """titans.exile. Any units, one a question mark; if it takes all that there are, nobody is asked."""
    needed, own = g.edition.titan_units[titan.index], g.units_of(me)
    g.reveal()  # whether a player is asked shows whether there are more units behind the screen
    if sum(own) == needed:
        pay(g, me, tuple(own))
        return [unit for unit in UNITS for _ in range(own[unit.index])]
    spent: list[Unit] = []
    for left in range(needed, 0, -1):
        there = [unit for unit in UNITS if cannot_give(g, me, unit) is None]
        unit = await g.choose(me, "titan-unit", there, "titans.exile", {"titan": titan, "left": left})
        g.units[me * 5 + unit.index] -= 1
        g.barracks[unit.index] += 1
        spent.append(unit)
    return spent


async def exile_titan(g: Xidit, me: Seat, city: int, titan: Titan) -> None:
    """titans.exile, titans.once, reward. Any units, one a question mark; rewards; the Titan goes."""
    spent = await pay_titan(g, me, titan)
    g.acted[me * 3 + EXILED] |= 1 << city
    exile(g, titan.stack)
    if g.log is not None:
        facts: dict[str, Any] = {"number": g.order + 1, "city": CITIES[city], "titan": titan, "units": spent}
        facts |= {"stack": titan.stack, "under": g.lair[titan.stack][::-1], "barracks": g.barracks[:]}
        g.tell("exiled", me, **facts, **army(g, me))
    await take_rewards(g, me, city, g.edition.titan_rewards[titan.index], titan)
    if g.missing:
        bring_recruits(g)
