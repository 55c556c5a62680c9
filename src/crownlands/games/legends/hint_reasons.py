"""What a hint says of an option that brings no points at once: who is then how strong where, and what is left."""

from __future__ import annotations

from crownlands.core.components import DONE, PLAYERS, Component, Number
from crownlands.core.decisions import Decision, Preview, Seat
from crownlands.core.hints import gains
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import NEUTRAL
from crownlands.games.legends.scoring import score_all
from crownlands.games.legends.state import Legends


def good_for(g: Legends, decision: Decision, option: Component, after: Legends | None) -> list[Preview]:
    """turn.1, end.regions. A bid; else, where no points change, the region that the option is about."""
    me = decision.seat
    if decision.prompt == "bid":
        assert isinstance(option, Number)
        return [Preview("bid", number=option.value, left=g.coins[me] - option.value)]
    if after is None or g.board is None or gains(score_all(g), score_all(after)):
        return []
    if option is DONE:
        return [Preview("stop")]
    region = most_changed(g, me, after)
    if isinstance(option, Region) and (region is None or grown(g, me, after, option) > 0):
        region = option  # rather where the army goes than where more of them may go later
    found = [] if region is None else [strength(after, me, region)]
    if after.coins[me] < g.coins[me]:
        found.append(Preview("coins-left", coins=after.coins[me]))
    return found


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
