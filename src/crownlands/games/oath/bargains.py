"""7.6.3, 6.6. What a deal or a citizenship is worth to a seat: the table as it would be after it, by `chances`."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import DARKEST_SECRET, PEOPLES_FAVOR
from crownlands.games.oath.deals import ACCEPT, REFUSE
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.state import BOTH_CHANGED, CITIZEN, EMPIRE, NOBODY, SLOTS, Deal, Oath
from crownlands.games.oath.title import keepers

LEAST_GAIN: Final = 0.01
"""How much more likely to win a deal must make a seat that takes it."""


def after_deal(g: Oath, deal: Deal) -> Oath:
    """7.6.3, 6.6.2. The table once a deal is done, near enough to judge it; the real one stays as it is."""
    new = g.copy()
    new.deal = None
    if deal.space != NOBODY:
        turn_citizen(new, deal.other)
        relic = new.reliquary[deal.space]
        if relic is not None:
            new.reliquary[deal.space] = None
            new.relics[deal.other].append(relic)
    for side, (giver, taker) in enumerate(((deal.proposer, deal.other), (deal.other, deal.proposer))):
        _hand_over(new, deal, side, giver, taker)
    new.dirty = BOTH_CHANGED
    _settle(new)
    return new


def _hand_over(g: Oath, deal: Deal, side: int, giver: Seat, taker: Seat) -> None:
    """7.6.3. What one side gives."""
    favor, secrets = min(deal.favor[side], g.favor[giver]), min(deal.secrets[side], g.secrets[giver])
    g.favor[giver] -= favor
    g.favor[taker] += favor
    g.secrets[giver] -= secrets
    g.secrets[taker] += secrets
    for thing in deal.things[side]:
        if thing is PEOPLES_FAVOR:
            g.people = taker
        elif thing is DARKEST_SECRET:
            g.darkest = taker
        elif thing in g.relics[giver]:
            g.relics[giver].remove(thing)
            g.relics[taker].append(thing)
    for place in reversed(deal.advisers[side]):
        for zone in (g.advisers, g.faceup, g.adviser_seen):
            zone[taker].append(zone[giver].pop(place))  # type: ignore[attr-defined]
    for slot in deal.sites[side]:
        g.holder[slot], g.bands[slot] = g.banner(taker), 1


def turn_citizen(g: Oath, seat: Seat) -> None:
    """6.6.2. An Exile becomes a Citizen: its sites are the Empire's, its vision is gone."""
    for slot in SLOTS:
        if g.holder[slot] == g.colour[seat]:
            g.holder[slot] = EMPIRE
    g.role[seat] = CITIZEN
    g.vision[seat] = None
    if g.title == seat:
        g.usurper = False
    g.dirty = BOTH_CHANGED


def _settle(g: Oath) -> None:
    """2.11. The title goes to whoever keeps the oath now; among several to the first."""
    found = keepers(g)
    if found and g.title not in found:
        g.title, g.usurper = found[0], False


def gain_of_deal(g: Oath, deal: Deal, seat: Seat) -> float:
    """3. How much more likely to win a deal makes a seat; less than nothing if it hands the win to another."""
    return chances(after_deal(g, deal))[seat] - chances(g)[seat]


def gain_of_citizenship(g: Oath, seat: Seat) -> float:
    """6.6.2. How much more likely to win an Exile is as a Citizen, with nothing else given."""
    new = g.copy()
    turn_citizen(new, seat)
    _settle(new)
    return chances(new)[seat] - chances(g)[seat]


def answer_to_deal(g: Oath, seat: Seat) -> Component:
    """7.6.3. Take what makes the win clearly likelier, leave everything else."""
    assert g.deal is not None
    return ACCEPT if gain_of_deal(g, g.deal, seat) >= LEAST_GAIN else REFUSE
