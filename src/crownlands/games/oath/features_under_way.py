"""5.5, 7.6.3. The campaign and the deal under way as counts, for programs that learn; see `feature_layout`."""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath import feature_layout as at
from crownlands.games.oath.components import SEATS
from crownlands.games.oath.state import AGAINST_BANDITS, NOBODY, SLOTS, Campaign, Deal, Oath
from crownlands.games.oath.war_view import BY_SIDE, FLAGS

MOST: Final = 255
ON_PLANS: Final = at.places_in(at.PLANS)
ON_PRIZES: Final = at.places_in(at.PRIZES)


def fill_campaign(g: Oath, c: Campaign, me: Seat, row: bytearray) -> None:
    """5.5. All of a campaign is public."""
    counts = (
        c.step, c.pawn, c.declared, c.dice, c.shields, c.attack, c.defense, c.skulls, c.sacrificed, c.won,
        *c.killed,
    )  # fmt: skip
    for number, count in enumerate(counts):
        row[at.WAR + number] = max(0, min(MOST, count))
    for number, name in enumerate((*FLAGS, *BY_SIDE)):
        row[at.WAR_FLAGS + number] = getattr(c, name)
    defender = [c.defender] if c.defender >= 0 else []
    apart = [] if c.apart == NOBODY else [c.apart]
    for number, seats in enumerate(([c.attacker], defender, apart, c.allies, c.passed)):
        for place, seat in enumerate(seats, start=1):
            row[at.WAR_SEAT + number * SEATS + (seat - me) % g.seats] = place
    for seat, amount in c.survivors:
        row[at.WAR_SEAT + at.WAR_SEATS.index("survivors") * SEATS + (seat - me) % g.seats] += amount
    row[at.AGAINST_BANDITS] = c.defender == AGAINST_BANDITS
    row[at.WAR_AT + c.at] = 1
    _fill_targets(c, row)
    _fill_plans(g, c, me, row)


def _fill_targets(c: Campaign, row: bytearray) -> None:
    """5.5.2. What is fought for, in the order in which it was named."""
    for start, slots in ((at.WAR_TARGETS, c.sites), (at.WAR_JOINED, c.joined)):
        for place, slot in enumerate(slots, start=1):
            row[start + slot] = place
    for place, (slot, number) in enumerate(c.buried, start=1):
        row[at.WAR_BURIED + slot * 4 + number] = place
    for place, thing in enumerate(c.things, start=1):
        row[at.WAR_PRIZES + ON_PRIZES[thing.index]] = place


def _fill_plans(g: Oath, c: Campaign, me: Seat, row: bytearray) -> None:
    """5.5.3, 5.5.4, 5.5.5. Battle plans by their users, the faces rolled, and the dead who wait for the end."""
    for place, (index, user, _) in enumerate(c.plans, start=1):
        step = SEATS if user == NOBODY else (user - me) % g.seats
        row[at.WAR_PLANS + step * len(at.PLANS) + ON_PLANS[index]] = place
        row[at.EXPIRING + ON_PLANS[index]] = index in c.expiring
    for start, faces in ((at.ROLLED, c.roll), (at.DEFENDED, c.defense_roll)):
        for face in faces:
            row[start + face] += 1
    for _, colour, amount in c.saved:
        row[at.SAVED + colour] += amount


def fill_deal(g: Oath, deal: Deal, me: Seat, row: bytearray) -> None:
    """6.6.1, 7.6.3. Both scales."""
    for side, seat in enumerate((deal.proposer, deal.other)):
        row[at.DEAL_SEATS + side * SEATS + (seat - me) % g.seats] = 1
        row[at.DEAL_TOKENS + 2 * side] = deal.favor[side]
        row[at.DEAL_TOKENS + 2 * side + 1] = deal.secrets[side]
        for place, thing in enumerate(deal.things[side], start=1):
            row[at.DEAL_THINGS + side * len(at.PRIZES) + ON_PRIZES[thing.index]] = place
        for place, adviser in enumerate(deal.advisers[side], start=1):
            row[at.DEAL_ADVISERS + side * at.COURT + adviser] = place
        for place, slot in enumerate(deal.sites[side], start=1):
            row[at.DEAL_SITES + side * len(SLOTS) + slot] = place
    for number in range(len(at.DEAL_KINDS)):
        row[at.DEAL_MAY + number] = deal.kinds >> number & 1
    row[at.DEAL_TURNED] = deal.turned
    if deal.space != NOBODY:
        row[at.DEAL_SPACE + deal.space] = 1


def fill_due(g: Oath, me: Seat, row: bytearray) -> None:
    """What a power lets a seat do next."""
    for place, entry in enumerate(g.due, start=1):
        row[at.DUE_SEATS + (entry[1] - me) % g.seats] = place
        row[at.DUE_CARDS + entry[2]] = place
