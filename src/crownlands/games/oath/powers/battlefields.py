"""site.plains, site.mountain, trait.brutal … What sites and the Reliquary say about campaigns.

What the Narrow Pass and the Hidden Place say about targets stands in `campaign.targets`, what they say about
journeys in `travel`.
"""

from __future__ import annotations

from crownlands.games.oath.campaign.plan_kit import add_attack, is_target_at, remove_attack, slaughter
from crownlands.games.oath.components import Card
from crownlands.games.oath.moments import Power, register
from crownlands.games.oath.ruling import slot_of
from crownlands.games.oath.state import ATTACKER, DEFENDER, Campaign, Oath


def plains(g: Oath, c: Campaign, card: Card, rulers: int) -> None:
    """site.plains. With any target there the attacker gets a die, once."""
    if is_target_at(c, slot_of(g, card)):
        add_attack(c, 1)


def mountain(g: Oath, c: Campaign, card: Card, rulers: int) -> None:
    """site.mountain. With any target there the attacker loses a die, once."""
    if is_target_at(c, slot_of(g, card)):
        remove_attack(c, 1)


def brutal(g: Oath, c: Campaign, card: Card, rulers: int) -> None:
    """trait.brutal. When the Chancellor attacks, whoever is beaten loses the whole force."""
    if c.attacker == g.chancellor:
        slaughter(c, ATTACKER | DEFENDER)


register(
    [
        Power("plains", waged=plains),
        Power("mountain", waged=mountain),
        Power("brutal", waged=brutal),
        Power("narrow-pass", spoken_in="campaign.targets, travel"),
        Power("the-hidden-place", spoken_in="campaign.targets, travel"),
    ]
)
