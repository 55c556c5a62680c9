"""war, war.outcome. What a war means for a side before the dials are shown: what it would win, and lose."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.core.decisions import Facts, Seat
from crownlands.games.kingdoms.components import FOOD, MANA, Region
from crownlands.games.kingdoms.dials import Way, bound
from crownlands.games.kingdoms.growth import affordable, stand_in
from crownlands.games.kingdoms.losses import refuges, retreat_cost
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.view_types import StakeKey
from crownlands.games.kingdoms.war import plundered, tie_winner


class Stake(NamedTuple):
    """One sentence about a war: Fluent `stake-KEY`."""

    key: StakeKey
    facts: Facts


def at_stake(g: Kingdoms, region: Region) -> list[Region]:
    """war.breaking. What the loser must leave: the region, and as an ally all that they share."""
    shared = [] if g.defender == g.neutral else g.allied(g.attacker, g.defender)
    return [region, *shared]


def stakes_for_all(g: Kingdoms, region: Region) -> list[Stake]:
    """war.breaking. What everybody at the table should know about a war."""
    shared = at_stake(g, region)[1:]
    return [Stake("alliance", {"whose": "theirs", "regions": shared})] if shared else []


def stakes(g: Kingdoms, me: Seat, foe: Seat, region: Region) -> list[Stake]:
    """war.outcome, war.breaking, war.last, two.flags. What a war means for one side."""
    lost = at_stake(g, region)
    tie = "mine" if tie_winner(g, g.attacker, g.defender) == me else "theirs"
    found = []
    if len(lost) > 1:
        found.append(Stake("alliance", {"whose": "mine", "regions": lost[1:]}))
    if bound(g, me, foe):
        found.append(Stake("bound", {}))
    found.append(Stake("win", {"role": "attacker" if me == g.attacker else "defender", "tie": tie}))
    found.append(Stake("lose", {**retreat(g, me, region), "tie": tie}))
    if sum(g.armies[me].count(place) for place in lost) == len(g.armies[me]):
        found.append(Stake("last", {}))
    found.append(Stake("flags", {"seats": g.seats}))
    return found


def retreat(g: Kingdoms, me: Seat, region: Region) -> Facts:
    """war.retreat, war.last, power.transmutation. What happens to a seat's army that is beaten in a region now."""
    cost = retreat_cost(g, me)
    if not refuges(g, me, region):
        way = "saved" if len(g.armies[me]) == 1 else "nowhere"
    elif affordable(g, me, FOOD, cost, "retreat"):
        way = "retreat"
    else:
        way = "saved" if len(g.armies[me]) == 1 else "hungry"
    mana = g.stock[me][MANA] if stand_in(g, me, "retreat") is not None else 0
    return {"way": way, "cost": cost, "food": g.stock[me][FOOD], "mana": mana}


def retreat_after(g: Kingdoms, me: Seat, foe: Seat, region: Region, ways: list[Way]) -> str:
    """war.pay, war.retreat, power.spoils-of-night. Whether a beaten army can retreat when its dial has been paid.

    `sure`, `never`, or `maybe`: it depends on how the dial is paid, or on the mana that the winner takes.
    """
    if not refuges(g, me, region):
        return "never"
    mana, _, food = g.stock[me]
    cost, takes = retreat_cost(g, me), plundered(g, foe, region)
    instead = stand_in(g, me, "retreat") is not None
    answers = set()
    for way in ways:
        left = food - way.food
        stands_in = mana - way.mana if instead else 0
        answers |= {left + stands_in >= cost, left + max(0, stands_in - takes) >= cost}
    if len(answers) > 1:
        return "maybe"
    return "sure" if True in answers else "never"
