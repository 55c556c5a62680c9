"""War: sealed dials, who wins, who pays, who leaves; alliances and their breaking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from crownlands.core.decisions import Facts, Seat, together
from crownlands.games.kingdoms.components import FOOD, MANA, MOST, NEUTRAL, RAISE, RAZE, Region
from crownlands.games.kingdoms.dials import controlled, pay_war, purse, set_dial, storm_price
from crownlands.games.kingdoms.exploration import explore
from crownlands.games.kingdoms.losses import retreat_cost, spared_army, withdraw
from crownlands.games.kingdoms.moments import happen, modified, named
from crownlands.games.kingdoms.state import NOBODY, WHITE, Kingdoms


class Outcome(NamedTuple):
    """war.outcome. Where the attacker's army is after the war, if in play, and whether it has earned its place."""

    at: Region | None
    stays: bool


async def fight_here(g: Kingdoms, attacker: Seat, region: Region) -> Outcome:
    """war, two.war. The attacker meets another's army in a region."""
    defender = next(owner for owner in g.garrison[region.index] if owner != attacker)
    g.battlefield, g.attacker, g.defender, g.dials = region, attacker, defender, []
    if region not in g.contested:
        g.contested.append(region)
    g.tell("war", attacker, region=region, defender=g.name(defender))
    if defender == g.seats:
        await storm(g, attacker, region)
        outcome = Outcome(region, stays=True)
    else:
        outcome = await fight(g, attacker, defender, region)
    g.battlefield, g.attacker, g.defender, g.dials = None, NOBODY, NOBODY, []
    if region in g.contested:  # an alliance has settled it already
        g.contested.remove(region)
    return outcome


async def storm(g: Kingdoms, me: Seat, region: Region) -> None:
    """two.war, two.points. Whoever pays the price of a neutral army takes it, and the region."""
    await pay_war(g, me, storm_price(g), purse(g, me, g.neutral, region, attacks=True), region, "storm")
    g.take(g.neutral, region)
    g.captured[me] += 1
    g.tell("captured", me, region=region, owner=NEUTRAL)


async def fight(g: Kingdoms, attacker: Seat, defender: Seat, region: Region) -> Outcome:
    """war.dials, war.battle, war.alliance, two.flags. Dials in secret, then all is shown."""
    dials = await together(
        {
            attacker: set_dial(g, attacker, defender, region, attacks=True),
            defender: set_dial(g, defender, attacker, region, attacks=False),
        }
    )
    shown = [dials[attacker], dials[defender]]
    g.dials = shown[:]
    g.tell("dials", attacker, region=region, foe=g.name(defender), mine=shown[0], theirs=shown[1])
    if shown == [WHITE, WHITE]:
        if g.seats > 2:
            await ally(g, attacker, defender, region)
            return Outcome(region, stays=True)
        g.tell("no-alliance", defender, region=region, foe=g.name(attacker))
        return Outcome(await settle_war(g, defender, attacker, region), stays=False)
    return await decide(g, attacker, defender, region, shown)


async def ally(g: Kingdoms, attacker: Seat, defender: Seat, region: Region) -> None:
    """war.alliance. Two flags: both stay and share the region, before either gains anything by it."""
    g.contested.remove(region)
    g.tell("allied", attacker, region=region, foe=g.name(defender))
    for seat, other in ((attacker, defender), (defender, attacker)):
        await happen(g, seat, "allied", other)


async def decide(g: Kingdoms, attacker: Seat, defender: Seat, region: Region, shown: list[int]) -> Outcome:
    """war.battle, war.pay. At least one number: the higher wins, both pay."""
    seats = (attacker, defender)
    purses = []
    for side, seat in enumerate(seats):
        purses.append(purse(g, seat, seats[1 - side], region, attacks=side == 0))
    for side, seat in enumerate(seats):
        if all(shown) and await raises(g, seat, shown[side], region, attacks=side == 0):
            purses[side] = purses[side]._replace(mana=g.stock[seat][0])
            g.dials[side] += purses[side].mana_value
            g.tell("raised", seat, shown=shown[side], number=g.dials[side])
    winner = victor(g, attacker, defender, g.dials)
    loser = defender if winner == attacker else attacker
    tie = "no" if g.dials[0] != g.dials[1] else "defender" if winner == defender else "fury"
    g.tell("won", winner, region=region, foe=g.name(loser), tie=tie)
    for side, seat in enumerate(seats):
        if shown[side]:
            await pay_war(g, seat, shown[side], purses[side], region, "pay")
    for side, seat in enumerate(seats):
        if not shown[side]:
            await happen(g, seat, "spurned", seats[1 - side])
    at = await settle_war(g, winner, loser, region)
    return Outcome(region, stays=True) if winner == attacker else Outcome(at, stays=False)


async def raises(g: Kingdoms, me: Seat, number: int, region: Region, *, attacks: bool) -> bool:
    """power.reserve. After two numbers are shown: one more mana, if one's own number can still be
    paid without it."""
    if not g.stock[me][0] or named(g, me, "reserve") is None:
        return False
    foe = g.defender if attacks else g.attacker
    if not purse(g, me, foe, region, attacks=attacks, spent=1).ways(number):
        return False
    becomes, wins = raised(g, me)
    facts: Facts = {
        "region": region,
        "foe": g.name(foe),
        "mine": g.dials[not attacks],
        "theirs": g.dials[attacks],
        "becomes": becomes,
        "outcome": "win" if wins else "lose",
        "have": g.stock[me][MANA],
    }
    if await g.may_choose(me, "reserve", [RAISE], "power.reserve", facts) is None:
        return False
    g.stock[me][0] -= 1
    return True


def raised(g: Kingdoms, me: Seat) -> tuple[int, bool]:
    """power.reserve. What the seat's dial would count as with one more mana, and whether that would win now."""
    assert g.battlefield is not None
    side = int(me == g.defender)
    dials = g.dials[:]
    foe = (g.defender, g.attacker)[side]
    dials[side] += purse(g, me, foe, g.battlefield, attacks=not side).mana_value
    return dials[side], victor(g, g.attacker, g.defender, dials) == me


def victor(g: Kingdoms, attacker: Seat, defender: Seat, dials: Sequence[int]) -> Seat:
    """war.battle. The higher dial."""
    mine, theirs = dials
    if mine != theirs:
        return attacker if mine > theirs else defender
    return tie_winner(g, attacker, defender)


def tie_winner(g: Kingdoms, attacker: Seat, defender: Seat) -> Seat:
    """war.battle, power.fury. A tie goes to the defender, or to the only one whose power wins ties."""
    return attacker if named(g, attacker, "fury") and not named(g, defender, "fury") else defender


async def settle_war(g: Kingdoms, winner: Seat, loser: Seat, region: Region) -> Region | None:
    """war.outcome, war.breaking, exploration.crown, exploration.lair. What the loser loses.

    Where the beaten army is then, if it is in play.
    """
    margin = abs(g.dials[0] - g.dials[1])
    arrivals: list[Region] = []
    if g.crown == loser:
        g.crown = winner
        g.tell("crown-taken", winner, foe=g.name(loser))
    plunder(g, winner, loser, region)
    razed = await raze(g, winner, loser, region)
    if g.allied(winner, loser):
        g.tell("alliance-broken", winner, foe=g.name(loser))
    at = await leave(g, winner, loser, region, arrivals, razed=razed)
    if at is None:
        await happen(g, winner, "conquered", region)
    await happen(g, loser, "beaten", margin)
    for place in arrivals if g.variants.exploration else ():
        if loser in g.garrison[place.index] and not await explore(g, loser, place) and place is at:
            at = None
    return at


def plunder(g: Kingdoms, winner: Seat, loser: Seat, region: Region) -> None:
    """power.spoils-of-night. Mana of the loser, after both have paid, as far as there is any and room for it."""
    wanted = plundered(g, winner, region)
    amount = min(wanted, g.stock[loser][MANA], MOST - g.stock[winner][MANA])
    if amount > 0:
        g.stock[loser][MANA] -= amount
        g.stock[winner][MANA] += amount
        g.tell("spoils", winner, amount=amount, foe=g.name(loser))


def plundered(g: Kingdoms, winner: Seat, region: Region) -> int:
    """power.spoils-of-night. How much mana a seat takes at most from the player it beats in a region."""
    return modified(g, winner, "plunder", 0, region)


async def raze(g: Kingdoms, winner: Seat, loser: Seat, region: Region) -> bool:
    """exploration.lair, war.battle. The master of a dragon's lair may take a level of the tower, not the army.

    The dials have given the region to the winner, so a lair there serves already.
    """
    if not g.variants.exploration or not g.towers[loser]:
        return False
    if not g.shows(region, "dragon-lair") and not controlled(g, winner, "dragon-lair"):
        return False
    facts: Facts = {
        "foe": g.name(loser),
        "region": region,
        "level": g.towers[loser],
        "becomes": g.towers[loser] - 1,
        "army": spared_army(g, loser, region),
    }
    if await g.may_choose(winner, "raze", [RAZE], "exploration.lair", facts) is None:
        return False
    g.towers[loser] -= 1
    g.tell("razed", winner, foe=g.name(loser), level=g.towers[loser])
    return True


async def leave(
    g: Kingdoms, winner: Seat, loser: Seat, region: Region, arrivals: list[Region], *, razed: bool
) -> Region | None:
    """war.outcome, war.breaking. The loser leaves the region; with a broken alliance all shared ones.

    Where the army from the region itself has gone, if it is still in play.
    """
    at: Region | None = None
    shared = [region, *g.allied(loser, winner)]
    while shared:
        facts: Facts = {
            "foe": g.name(winner),
            "cost": retreat_cost(g, loser),
            "food": g.stock[loser][FOOD],
            "freed": "army" if razed and region in shared else "none",
        }
        place = await g.choose(loser, "leave-first", shared, "war.breaking", facts)
        shared.remove(place)
        refuge = await withdraw(g, loser, place, arrivals, free=razed and place is region)
        if place is region:
            at = refuge
    return at
