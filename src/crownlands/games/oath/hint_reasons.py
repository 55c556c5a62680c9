"""3. Why an option is good, for hints: by which way to win every seat's chance has changed, and what was paid."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Fact, Seat
from crownlands.core.game import ScoreItem
from crownlands.games.oath import words
from crownlands.games.oath.campaign.previews import odds_now
from crownlands.games.oath.evaluation import FEATURES, chances, features
from crownlands.games.oath.evaluation_weights import WEIGHTS
from crownlands.games.oath.odds import percent
from crownlands.games.oath.state import AGAINST_BANDITS, NOBODY, UNDECIDED, Oath

WAYS: Final = {
    "title": ("title", "usurper", "lead", "usurper_soon", "late_title", "title_soon", "siege", "end_die"),
    "vision": ("vision", "vision_lead", "vision_met", "hidden_vision", "visions_missing", "vision_soon"),
    "heir": ("heir", "succession"),
    "realm": ("is", "sites", "trophies", "people", "darkest"),
    "strength": ("board", "garrisons", "favor", "secrets", "advisers", "supply", "round"),
}
"""What counts towards which way to win, or towards all of them."""
LEAST_MOVE: Final = 0.03
"""A way that has moved by less explains nothing: then others have fallen back, or come forward."""
PLACES: Final = {way: tuple(FEATURES.index(name) for name in names) for way, names in WAYS.items()}
assert sorted(place for places in PLACES.values() for place in places) == list(range(len(FEATURES)))


def why(before: Oath, after: Oath) -> list[tuple[Seat, ScoreItem]]:
    """3. The changes of all chances, the largest first, each told by the way that has moved it most (by the
    rivals, if none of the seat's own has), with what its seat has paid.
    """
    if NOBODY in (before.title, after.title):
        return []
    was, now = by_way(before), by_way(after)
    found = march(before, after)
    changes = [round(100 * (new - old)) for old, new in zip(chances(before), chances(after), strict=True)]
    for seat in sorted(range(before.seats), key=lambda seat: -abs(changes[seat])):
        change = changes[seat]
        if change:
            moved = {way: (now[seat][way] - was[seat][way]) * change for way in WAYS}
            way = max(moved, key=lambda way: moved[way])
            if moved[way] < LEAST_MOVE * abs(change):
                way = "rivals"
            rises = "yes" if change > 0 else "no"
            found.append((seat, ScoreItem(f"chance-{way}", change, {"rises": rises, "by": abs(change)})))
        found += price(before, after, seat)
    return found if any(item.key != "price" for _, item in found) else []  # a price alone is no reason


def march(before: Oath, after: Oath) -> list[tuple[Seat, ScoreItem]]:
    """5.5. The odds of a campaign whose dice have not fallen yet: against whom, and for what.

    What lay face down before is only imagined, so nothing is said of a campaign for it.
    """
    c = after.campaign
    if c is None or c.won != UNDECIDED or c.roll or c.defender == NOBODY:
        return []
    targets: list[Component] = [after.sites[slot] for slot in c.sites]
    targets += [*c.things, *([words.PAWN] if c.pawn else [])]
    if not targets or not all(before.site_up[slot] for slot in c.sites):
        return []
    whom = words.BANDITS if c.defender == AGAINST_BANDITS else PLAYERS[c.defender]
    bandits = "yes" if c.defender == AGAINST_BANDITS else "no"
    odds = percent(odds_now(after, c))
    facts: dict[str, Fact] = {"whom": whom, "bandits": bandits, "targets": targets, "odds": odds}
    return [(c.attacker, ScoreItem("march", 0, facts))]


def price(before: Oath, after: Oath, seat: Seat) -> list[tuple[Seat, ScoreItem]]:
    """What a seat has paid, if it has. After a turn supply is fresh, and says nothing about that.

    The first and the last thing are named, so that words can put a comma or an "and" between them.
    """
    paid = {
        "supply": max(0, before.supply[seat] - after.supply[seat]),
        "favor": max(0, before.favor[seat] - after.favor[seat]),
        "secrets": max(0, before.all_secrets(seat) - after.all_secrets(seat)),
        "warbands": max(0, before.board[seat] - after.board[seat]),
    }
    things = [name for name, amount in paid.items() if amount]
    if not things:
        return []
    return [(seat, ScoreItem("price", 0, {**paid, "first": things[0], "last": things[-1]}))]


def by_way(g: Oath) -> list[dict[str, float]]:
    """What every way adds to the weight of every seat."""
    return [
        {way: sum(WEIGHTS[g.role[seat]][place] * row[place] for place in places) for way, places in PLACES.items()}
        for seat, row in enumerate(features(g))
    ]
