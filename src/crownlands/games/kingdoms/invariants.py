"""components. The invariants: nothing appears or vanishes."""

from __future__ import annotations

from crownlands.games.kingdoms.components import ARMIES, MOST, POWERS, REGIONS, ROOM, SHIELDS, TOKENS, TOP, Region
from crownlands.games.kingdoms.state import Kingdoms


def check(g: Kingdoms) -> None:
    """components, move.limits, collect.most, move.last. Raise AssertionError for what cannot be."""
    if not g.territories:
        return
    owners = len(g.armies)
    for seat in range(g.seats):
        assert len(g.armies[seat]) <= ARMIES, "armies"
        assert g.over or g.armies[seat], "nobody is ever without an army"
        assert all(0 <= amount <= MOST for amount in g.stock[seat]), "resources"
        assert 0 <= g.towers[seat] <= TOP, "tower"
        assert len(g.powers[seat]) <= 5, "magic"
    for owner in range(owners):
        for region in set(g.armies[owner]):
            assert g.armies[owner].count(region) == g.garrison[region.index].count(owner), "garrison"
            assert g.lying[owner].count(region) <= g.armies[owner].count(region), "lying"
            assert region.territory in g.territories, "an army off the table"
        assert all(region.ruins for region in g.lying[owner]), "an army lies only in ruins"
    for region, crowd in zip(REGIONS, g.garrison, strict=True):
        assert len(crowd) <= (ROOM if len(set(crowd)) > 1 else most_of_one(region)), "too many armies in a region"
    assert len(g.shields) <= SHIELDS and len(set(g.shields)) == len(g.shields), "shields"
    if g.seats == 2:
        assert len(g.armies[2]) + sum(g.captured) == len(g.territories[2].open), "neutral armies"
    if g.variants.exploration and g.active >= 0:
        there = [*g.box, *(token for token in g.tokens if token is not None)]
        assert len(there) == len(set(there)) <= len(TOKENS), "a token twice"


def most_of_one(region: Region) -> int:
    """move.limits, power.deep-roots. How many armies of one owner fit; a player who loses the power keeps them."""
    return max(ROOM, POWERS["deep-roots"].amount) if region.terrain == "forest" else ROOM
