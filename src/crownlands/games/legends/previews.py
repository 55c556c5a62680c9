"""What an option would do: worked out by the rules themselves, on a copy of what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crownlands.core.components import DONE, Component
from crownlands.core.decisions import Decision, Fact, Preview, Seat
from crownlands.games.legends.actions import (
    armies_to_place,
    fee_for,
    march,
    move_cost,
    owner_ref,
    points_to_move,
    put_army,
    put_city,
    remove_army,
    victims,
)
from crownlands.games.legends.board import Region
from crownlands.games.legends.components import ACTIONS, Card
from crownlands.games.legends.scoring import control, island_control, totals
from crownlands.games.legends.setup import put_neutral
from crownlands.games.legends.state import NOBODY, Legends
from crownlands.games.legends.tokens import is_known
from crownlands.games.legends.turn import buy, price_of

Previews = list[tuple[Component, Preview]]
NOTHING, KNOWN, FACE_DOWN = "nothing", "known", "face-down"


def previews(g: Legends, decision: Decision) -> Previews:
    """The previews of a decision, by its prompt."""
    look = PREVIEWS.get(decision.prompt)
    return [] if look is None else look(g, decision)


class Before:
    """How things stand for a seat, and what it knows, to try options on."""

    def __init__(self, g: Legends, me: Seat) -> None:
        self.g = g
        self.me = me
        self.controllers = control(g)
        self.points = totals(g, self.controllers)[me]

    def copy(self) -> Legends:
        """variant.swamp. The game without the tokens that the seat has not seen, and with nobody listening."""
        g = self.g.copy()
        for at, token in enumerate(g.tokens):
            if token is not None and not is_known(g, self.me, at):
                g.tokens[at] = None
        return g

    def changes(self, after: Legends, region: Region) -> dict[str, Fact]:
        """end.regions, end. Who controls a region then, what the seat has taken from it, and its points."""
        controllers = control(after)
        owner = controllers[region.index]
        points = totals(after, controllers, island_control(after.map, controllers))[self.me]
        return {
            "control": self.control(owner, region),
            "owner": None if owner == NOBODY else owner_ref(after, owner),
            "before": self.points,
            "points": points,
            "gain": points - self.points,
            **self.find(after, region),
        }

    def control(self, owner: int, region: Region) -> str:
        if owner == NOBODY:
            return "nobody"
        if owner != self.me:
            return "other"
        return "kept" if self.controllers[region.index] == self.me else "won"

    def find(self, after: Legends, region: Region) -> dict[str, Fact]:
        """variant.exploration, variant.events.dragon. The token that would be taken here, if the seat knows it."""
        at = region.index
        if len(after.taken[self.me]) > len(self.g.taken[self.me]):
            return {"find": KNOWN, "token": self.g.tokens[at]}
        hidden = self.g.tokens[at] is not None and not is_known(self.g, self.me, at)
        built = after.cities[self.me][at] > self.g.cities[self.me][at]
        return {"find": FACE_DOWN if hidden and built else NOTHING, "token": None}


def preview_cards(g: Legends, decision: Decision) -> Previews:
    """turn.2, ability. What a card costs, the coins that are left, and the points it brings as things stand."""
    me, before = decision.seat, Before(g, decision.seat)
    found: Previews = []
    for card in decision.options:
        if isinstance(card, Card):
            after = before.copy()
            buy(after, me, card)
            points = totals(after, before.controllers)[me]
            facts: dict[str, Fact] = {"price": price_of(g, card), "coins": after.coins[me]}
            facts |= {"before": before.points, "points": points, "gain": points - before.points}
            found.append((card, Preview("card", **facts)))
    return found


def preview_actions(g: Legends, decision: Decision) -> Previews:
    """action.or, ability.army, ability.move. How many armies or points it is, abilities included."""
    card = (decision.facts or {})["card"]
    assert isinstance(card, Card)
    found: Previews = []
    for step in card.steps:
        action = ACTIONS[step.kind]
        if action in decision.options and step.kind == "place":
            armies = armies_to_place(g, decision.seat, step.amount)
            found.append((action, Preview("armies-to-place", armies=armies)))
        elif action in decision.options and step.kind == "move":
            points = points_to_move(g, decision.seat, step.amount)
            found.append((action, Preview("points-to-move", points=points)))
    return found


def preview_regions(
    key: str, act: Callable[[Legends, Seat, Region], Mapping[str, Fact] | None]
) -> Callable[[Legends, Decision], Previews]:
    """Try something in every region that is offered; `act` may tell more than what every such preview tells."""

    def look(g: Legends, decision: Decision) -> Previews:
        before = Before(g, decision.seat)
        found: Previews = []
        for region in decision.options:
            if isinstance(region, Region):
                after = before.copy()
                more = act(after, decision.seat, region) or {}
                found.append((region, Preview(key, **before.changes(after, region), **more)))
        return found

    return look


def place_one(g: Legends, me: Seat, region: Region) -> Mapping[str, Fact]:
    """action.place, variant.leaders.bandit-king. One army, and the fee it costs."""
    fee = fee_for(g, me, region)
    g.coins[me] -= fee
    put_army(g, me, region)
    return {"fee": fee}


def place_neutral(g: Legends, me: Seat, region: Region) -> Mapping[str, Fact]:
    """setup.4. One neutral army, which costs nothing."""
    put_neutral(g, me, region)
    return {"fee": 0}


def leave(g: Legends, me: Seat, region: Region) -> None:
    """action.move. One army has gone, wherever to."""
    g.armies[me][region.index] -= 1


def preview_steps(g: Legends, decision: Decision) -> Previews:
    """action.move, variant.events.thieves. What a step costs, what is left of the points, and what it changes."""
    source, points = (decision.facts or {})["from"], (decision.facts or {})["points"]
    assert isinstance(source, Region)
    assert isinstance(points, int)

    def step(after: Legends, me: Seat, region: Region) -> Mapping[str, Fact]:
        cost = move_cost(g, me, source, region)
        march(after, me, source, region)
        return {"cost": cost, "left": points - cost, "robbed": g.coins[me] - after.coins[me]}

    return preview_regions("move", step)(g, decision)


def preview_raids(g: Legends, decision: Decision) -> Previews:
    """action.destroy, ability.immunity. Whose armies can be destroyed in a region."""
    return [
        (region, Preview("raid", owners=[owner_ref(g, owner) for owner in victims(g, region)]))
        for region in decision.options
        if isinstance(region, Region)
    ]


def preview_victims(g: Legends, decision: Decision) -> Previews:
    """action.destroy, variant.leaders.red-sorceress. Who controls the region without this army."""
    region = (decision.facts or {})["region"]
    assert isinstance(region, Region)
    before = Before(g, decision.seat)
    found: Previews = []
    for whose in decision.options:
        if whose is not DONE:
            after = before.copy()
            remove_army(after, decision.seat, region, whose)
            found.append((whose, Preview("destroy", **before.changes(after, region))))
    return found


PREVIEWS: Mapping[str, Callable[[Legends, Decision], Previews]] = {
    "take-card": preview_cards,
    "extra-card": preview_cards,
    "choose-action": preview_actions,
    "place-army": preview_regions("place", place_one),
    "neutral-army": preview_regions("place", place_neutral),
    "move-from": preview_regions("leave", leave),
    "move-to": preview_steps,
    "build-city": preview_regions("build", put_city),
    "destroy-where": preview_raids,
    "destroy-whose": preview_victims,
}
