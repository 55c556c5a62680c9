"""The turn: clear the action card, select an action, act or collect, check the end, pass the marker."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat, checkpoint
from crownlands.games.kingdoms.actions import CANNOT, PERFORM
from crownlands.games.kingdoms.collecting import collect
from crownlands.games.kingdoms.components import (
    ACTIONS,
    ARMIES,
    COLLECT,
    MANA,
    MOST,
    SACRIFICE,
    SHIELDS,
    TOP,
    Action,
)
from crownlands.games.kingdoms.losses import bury
from crownlands.games.kingdoms.moments import happen, modified, named
from crownlands.games.kingdoms.state import Kingdoms

LEVELS = 5
UNDER_SHIELD = Reason("under-shield", "turn.select")
CROWDED = 5
"""five. The number of players at which the player who clears the card is skipped."""


async def take_turns(g: Kingdoms) -> None:
    """turn. Turn by turn until the card is cleared after the end has been triggered."""
    while not g.over:
        if g.selected is None:
            await begin_turn(g)
        else:
            await act(g, (g.active + g.acted) % g.seats)
            g.acted += 1
            if g.acted == g.seats:
                check_end(g)
                pass_marker(g)
        await checkpoint()


async def begin_turn(g: Kingdoms) -> None:
    """turn.clear, turn.select, end.trigger, five. Clear a full card (it may be the end), then select an action."""
    if len(g.shields) == SHIELDS:
        g.shields.clear()
        if g.ending:
            g.tell("last-cleared")
            finish(g)
            return
        g.tell("cleared", g.active)
        await after_clearing(g)
        if g.seats == CROWDED:
            g.tell("skipped", g.active)
            pass_marker(g)
            return
    if g.powers[g.active]:
        await happen(g, g.active, "active")
    free = [action for action in ACTIONS if action not in g.shields]  # `cannot_select`, quicker
    g.selected = await g.choose(g.active, "select", free, "turn.select")
    g.shields.append(g.selected)
    g.acted = 0
    g.tell("selected", g.active, action=g.selected)


def cannot_select(g: Kingdoms, action: Action) -> Reason | None:
    """turn.select. Why an action cannot be selected."""
    return UNDER_SHIELD if action in g.shields else None


async def after_clearing(g: Kingdoms) -> None:
    """turn.clear. Powers that wait for the card to be cleared, from the active seat on."""
    for seat in (g.active, *g.others(g.active)):
        await happen(g, seat, "cleared")


async def act(g: Kingdoms, me: Seat) -> None:
    """turn.act, turn.collect. The active seat acts or does nothing; everybody else acts or collects."""
    assert g.selected is not None
    while True:
        options = possible(g, me, g.selected)
        if me == g.active:
            chosen = await g.may_choose(me, "act", options, "turn.act", {"action": g.selected})
            if chosen is None:
                g.tell("declined", me, action=g.selected)
        else:
            chosen = await g.choose(me, "follow", options, "turn.act", {"action": g.selected})
        if chosen is SACRIFICE:
            await sacrifice(g, me)
            continue
        if chosen is COLLECT:
            await collect(g, me)
        elif isinstance(chosen, Action):
            await PERFORM[chosen](g, me)
        return


def substitutes(g: Kingdoms, me: Seat, selected: Action) -> list[Action]:
    """turn.act, magic. The selected action, and what the seat's powers allow instead of it."""
    return modified(g, me, "actions", [selected], selected)


def deeds(g: Kingdoms, me: Seat, selected: Action) -> list[Component]:
    """turn.act, turn.collect, power.fallen-leaves. What a seat might consider when it is its turn to act."""
    found: list[Component] = [*substitutes(g, me, selected)]
    if named(g, me, "fallen-leaves"):
        found.append(SACRIFICE)
    found.append(COLLECT)
    return found


def possible(g: Kingdoms, me: Seat, selected: Action) -> list[Component]:
    """turn.act, turn.collect. Those for which `cannot_do` has no reason, found quicker."""
    found: list[Component] = []
    for action in modified(g, me, "actions", [selected], selected):
        if CANNOT[action](g, me) is None:
            found.append(action)
    if len(g.armies[me]) > 1 and named(g, me, "fallen-leaves"):
        found.append(SACRIFICE)
    if me != g.active:
        found.append(COLLECT)
    return found


def cannot_do(g: Kingdoms, me: Seat, thing: Component) -> Reason | None:
    """turn.act, turn.collect. Why a seat cannot perform an action, give an army up, or collect."""
    if thing is COLLECT:
        return Reason("active-cannot-collect", "turn.collect") if me == g.active else None
    if thing is SACRIFICE:
        return Reason("last-army-kept", "power.fallen-leaves") if len(g.armies[me]) == 1 else None
    assert isinstance(thing, Action)
    return CANNOT[thing](g, me)


def sacrifice_gain(g: Kingdoms, me: Seat) -> int:
    """power.fallen-leaves, collect.most. The mana for which an army is given up."""
    power = named(g, me, "fallen-leaves")
    assert power is not None
    return min(power.amount, MOST - g.stock[me][MANA])


async def sacrifice(g: Kingdoms, me: Seat) -> None:
    """power.fallen-leaves. An army goes back to the supply, and mana comes."""
    regions = list(dict.fromkeys(g.armies[me]))
    region = await g.choose(me, "sacrifice", regions, "power.fallen-leaves")
    await bury(g, me, region, in_war=False)
    g.gain(me, MANA, sacrifice_gain(g, me))


def check_end(g: Kingdoms) -> None:
    """end.trigger. Seven armies, the top of the tower or all magic; once triggered, nothing takes it back."""
    for seat in range(g.seats):
        by = reached(g, seat)
        if by and not g.ending:
            g.ending = True
            g.tell("end-triggered", seat, by=by)


def reached(g: Kingdoms, seat: Seat) -> str:
    """end.trigger. Which goal a seat has reached, if any."""
    if len(g.armies[seat]) == ARMIES:
        return "armies"
    if g.towers[seat] == TOP:
        return "tower"
    return "magic" if len(g.powers[seat]) == LEVELS else ""


def pass_marker(g: Kingdoms) -> None:
    """turn.pass. The next seat clockwise is active."""
    g.selected = None
    g.acted = 0
    g.turn += 1
    g.active = (g.active + 1) % g.seats


def finish(g: Kingdoms) -> None:
    """end, end.ruins. Armies in ruins are lost; then the points are counted."""
    for seat in range(g.seats):
        for region in [region for region in g.armies[seat] if region.ruins]:
            g.take(seat, region)
            g.tell("lost-in-ruins", seat, region=region)
    g.over = True
