"""5.5.6. What defeat costs: half of the force dies, the rest goes home, plans that wait for defeat take effect."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.force import (
    force_of,
    home_of,
    kill_in_force,
    other_side,
    send_home,
    warbands_of,
)
from crownlands.games.oath.campaign.rolls import tell_outcome
from crownlands.games.oath.components import CARDS, PLACES, Card
from crownlands.games.oath.moments import not_allowed, power_of, row_of
from crownlands.games.oath.orders import DISCARD
from crownlands.games.oath.ruling import keeper, where
from crownlands.games.oath.state import AGAINST_BANDITS, ATTACKER, NOBODY, Campaign, Oath
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import (
    discard_adviser,
    discard_from_site,
    lift,
    place_in_court,
    to_pile,
)


def death_toll(g: Oath, c: Campaign, side: int) -> int:
    """5.5.6, 9.2. How many of a beaten side die: half, rounded down; all, or none,
    if something says so ("ignore" goes first).
    """
    if c.bloodless or c.spared & side:
        return 0
    size = force_of(g, c, side)
    return min(size if c.slaughter & side else size // 2, warbands_of(g, c, side))


async def count_losses(g: Oath, c: Campaign) -> bool:
    """5.5.6. The beaten side kills half of its force and takes the rest home."""
    tell_outcome(g, c)
    loser = other_side(c.won)
    if loser == ATTACKER or c.defender != AGAINST_BANDITS:
        chooser = c.attacker if loser == ATTACKER else home_of(g, c)
        await kill_in_force(g, c, loser, death_toll(g, c, loser), chooser)
        send_home(g, c, loser)
    await settle(g)
    return True


async def suffer_defeat(g: Oath, c: Campaign) -> bool:
    """5.5.6. Then the beaten side's plans that wait for defeat take effect; some are discarded now,
    not at the end.
    """
    loser = other_side(c.won)
    for index, user, side in list(c.plans):
        if side != loser:
            continue
        card = CARDS[index]
        lost = power_of(card).lost
        if lost is not None:
            await lost(g, c, card, user, side)
        if row_of(card, "battle-plan").ends == "beaten":
            discard_plan(g, card, user)
    return True


def discard_plan(g: Oath, card: Card, user: Seat) -> None:
    """10.discard. A plan goes to the pile, from its site or from the court of whoever has it;
    nothing if it has gone already.
    """
    owner, slot = keeper(g, card), where(g, card)
    if owner != NOBODY:
        discard_adviser(g, owner, place_in_court(g, owner, card))
    elif NOBODY not in (slot, user):
        if not_allowed(g, DISCARD, user, card=card) is None:  # card.ancient-bloodline, 9.2
            discard_from_site(g, user, card)
    elif slot != NOBODY:
        lift(g, card)
        g.tell("plan-lost", card=card, site=g.sites[slot])
        to_pile(g, card, PLACES[slot].region.discards, g.everybody)
