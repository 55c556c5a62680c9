"""5.5.8. After the fight: effects of victory, plans that are discarded, the saved and the caged,
and what others do next.
"""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.force import cage_survivors, seats_of
from crownlands.games.oath.campaign.losses import discard_plan
from crownlands.games.oath.campaign.plan_kit import ruled_by_side, side_holds
from crownlands.games.oath.components import (
    BEAST,
    CARD,
    CARDS,
    LOCKED_BITS,
    NOMAD,
    PEOPLES_FAVOR,
    SUIT_BITS,
    Card,
)
from crownlands.games.oath.moments import answer_to, not_allowed, power_of, row_of
from crownlands.games.oath.orders import STATION
from crownlands.games.oath.room import locked
from crownlands.games.oath.ruling import each, rulers, where
from crownlands.games.oath.state import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    RULE_CHANGED,
    SLOTS,
    Campaign,
    Oath,
)
from crownlands.games.oath.title import settle

WILD_MOUNTS: Final = CARD["wild-mounts"]
BANDITS_SPARE: Final = 2
"""card.wild-mounts. Bandits use it only if it spares this many plans."""


async def enjoy_victory(g: Oath, c: Campaign) -> bool:
    """5.5.8. The winning side's plans that wait for victory take effect, in the order in which they were used."""
    for index, user, side in list(c.plans):
        won = power_of(CARDS[index]).won
        if side == c.won and won is not None:
            await won(g, c, CARDS[index], user, side)
    return True


# -- plans that are discarded -----------------------------------------------------------------------------------


def expires(g: Oath, c: Campaign, card: Card, side: int) -> bool:
    """5.5.8. Whether a plan is discarded at the end: by what is printed, or by how it was used."""
    ends = row_of(card, "battle-plan").ends
    if ends == "unless-peoples-favor":
        return not side_holds(g, c, side, PEOPLES_FAVOR)
    return ends == "always" or card.index in c.expiring


async def reap_plans(g: Oath, c: Campaign) -> bool:
    """5.5.8. Plans that say so are discarded; Wild Mounts may spare those of the Nomads."""
    for side in (ATTACKER, DEFENDER):
        used = [(CARDS[index], user) for index, user, by in c.plans if by == side]
        due = [(card, user) for card, user in used if expires(g, c, card, side)]
        nomads = [card for card, _ in due if card.suit is NOMAD]
        rider = next((user for card, user in used if card is WILD_MOUNTS), None)
        if nomads and rider is not None:
            prey = await wild_mounts(g, c, rider, side, nomads)
            if prey is not None:
                discard_plan(g, prey, rider)
                due = [(card, user) for card, user in due if card.suit is not NOMAD]
        for card, user in due:
            discard_plan(g, card, user)
    await settle(g)
    return True


async def wild_mounts(g: Oath, c: Campaign, user: Seat, side: int, nomads: list[Card]) -> Card | None:
    """card.wild-mounts. A Beast card that the side rules goes instead of all Nomad plans;
    bandits take the first from the top.
    """
    beasts = ruled_by_side(g, c, side) & SUIT_BITS[BEAST.index]
    if user == NOBODY:
        prey = (card for slot in SLOTS for card in g.cards[slot] if card.bit & beasts & ~LOCKED_BITS)
        return next(prey, None) if len(nomads) >= BANDITS_SPARE else None
    mine = [card for card in each(beasts) if locked(g, user, card) is None]
    return await g.may_choose(user, "wild-mounts", mine, "card.wild-mounts", {"cards": nomads})


# -- the end ----------------------------------------------------------------------------------------------------


def bring_back(g: Oath, c: Campaign) -> None:
    """card.hospital. The saved come to the card's site if their side rules it now and may put warbands there;
    else they are dead after all.
    """
    for index, colour, bands in c.saved:
        user, side = next((user, side) for plan, user, side in c.plans if plan == index)
        slot = where(g, CARDS[index])
        seats = sum(1 << seat for seat in seats_of(c, side))
        ruled = slot != NOBODY and rulers(g, slot) & seats and g.holder[slot] in (NOBODY, colour)
        if ruled and not_allowed(g, STATION, user, to=slot) is None:
            g.holder[slot] = colour
            g.bands[slot] += bands
            g.tell("saved-warbands", card=CARDS[index], amount=bands)
        else:
            g.reserve[colour] += bands
            c.killed[0 if side == ATTACKER else 1] += bands
    if c.saved:
        g.dirty |= RULE_CHANGED
    c.saved = []


async def aftermath(g: Oath, c: Campaign) -> bool:
    """5.5.8, 10.after. The saved, then the Cage; the campaign is over, and whoever has something to say says it.

    What a seat may do next waits in `g.due`, the last entry first: Second Wind was put there by the victory, so
    what comes now (Sneak Attack) comes before it.
    """
    bring_back(g, c)
    if c.caged:
        g.tell("caged", amount=cage_survivors(g, c))
    g.campaign = None
    if c.apart != NOBODY:
        g.dirty |= RULE_CHANGED
    g.tell("campaign-over", c.attacker)
    await settle(g)
    await answer_to(g, "fought", c)
    await settle(g)
    return True
