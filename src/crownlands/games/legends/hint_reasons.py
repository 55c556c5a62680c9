"""What a hint says of an option: which land changes hands; otherwise who is then how strong where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from crownlands.core.components import DONE, PLAYERS, Component, Number
from crownlands.core.decisions import Decision, Preview, Seat
from crownlands.core.game import ScoreItem
from crownlands.core.hints import gains
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import NEUTRAL
from crownlands.games.legends.scoring import control, island_control, island_name, score_all
from crownlands.games.legends.state import Legends

LAND: Final = ("regions", "islands")
"""What changes hands: a seat may gain some of it and lose some in the same turn."""


def good_for(g: Legends, decision: Decision, option: Component, after: Legends | None) -> list[Preview]:
    """turn.1, end.regions. A bid; else, where no points change, the region that the option is about."""
    me = decision.seat
    if decision.prompt == "bid":
        assert isinstance(option, Number)
        return [Preview("bid", number=option.value, left=g.coins[me] - option.value)]
    if after is None or g.board is None or why(g, after):
        return []
    if option is DONE:
        return [Preview("stop", question=decision.prompt)]
    region = most_changed(g, me, after)
    if isinstance(option, Region) and (region is None or grown(g, me, after, option) > 0):
        region = option  # rather where the army goes than where more of them may go later
    found = [] if region is None else [strength(after, me, region)]
    if after.coins[me] < g.coins[me]:
        found.append(Preview("coins-left", coins=after.coins[me]))
    return found


def why(before: Legends, after: Legends) -> list[tuple[Seat, ScoreItem]] | None:
    """end.regions, end.islands. What everybody gains and what everybody loses, the most points first.

    Land is told by what changes hands, not by the difference in points: one region won and another lost is no
    nothing, and an island is not won when only the region changes by which it is called.
    """
    if before.board is None or after.board is not before.board:
        return None
    others = ((gain.seat, gain.item) for gain in gains(score_all(before), score_all(after)))
    found = [
        *land(before, after, 1),
        *land(after, before, -1),
        *(each for each in others if each[1].key not in LAND),
    ]
    return sorted(found, key=lambda each: -abs(each[1].points))


def land(before: Legends, after: Legends, each: int) -> Iterable[tuple[Seat, ScoreItem]]:
    """end.regions, end.islands. Who has which regions and islands after something but not before it."""
    was, now = control(before), control(after)
    was_led, now_led = (island_control(before.map, owners) for owners in (was, now))
    for seat in range(after.seats):
        held = [region for region in after.map.regions if now[region.index] == seat]
        regions = [region for region in held if was[region.index] != seat]
        islands = [
            island_name(after.map, at, held)
            for at, (old, new) in enumerate(zip(was_led, now_led, strict=True))
            if new == seat != old
        ]
        if regions:
            yield seat, ScoreItem("regions", each * len(regions), {"regions": regions})
        if islands:
            yield seat, ScoreItem("islands", each * len(islands), {"islands": islands})


def force(g: Legends, owner: int, region: Region) -> int:
    """end.regions. What counts for the control of a region: armies and cities."""
    return g.armies[owner][region.index] + g.cities[owner][region.index]


def most_changed(g: Legends, me: Seat, after: Legends) -> Region | None:
    """Where a seat has grown most against the others, if anywhere."""
    best = max(g.map.regions, key=lambda region: grown(g, me, after, region))
    return best if grown(g, me, after, best) > 0 else None


def grown(g: Legends, me: Seat, after: Legends, region: Region) -> int:
    """end.regions. By how much a seat has grown in a region against all others."""
    others = (owner for owner in range(g.owners) if owner != me)
    fallen = sum(force(g, owner, region) - force(after, owner, region) for owner in others)
    return force(after, me, region) - force(g, me, region) + fallen


def strength(g: Legends, me: Seat, region: Region) -> Preview:
    """end.regions. How strong a seat is in a region, and the strongest of the others there."""
    mine = force(g, me, region)
    rival = max((owner for owner in range(g.owners) if owner != me), key=lambda owner: force(g, owner, region))
    theirs = force(g, rival, region)
    state = "alone" if not theirs else "ahead" if mine > theirs else "even" if mine == theirs else "behind"
    name = PLAYERS[rival] if rival < g.seats else NEUTRAL
    return Preview("strength", region=region, mine=mine, theirs=theirs, rival=name, state=state)
