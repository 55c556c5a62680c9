"""Points: where each of them comes from, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add

from crownlands.core.components import Component
from crownlands.core.decisions import Facts, Seat
from crownlands.core.game import Score, ScoreItem
from crownlands.core.ranking import Tie, places_of, ties_of
from crownlands.games.legends.board import Board, Region
from crownlands.games.legends.components import Ability, Card
from crownlands.games.legends.state import NOBODY, Legends


def control(g: Legends) -> list[int]:
    """end.regions. The owner who has more armies and cities than any other in each region, or NOBODY."""
    return strongest(g.armies, g.cities)


def strongest(armies: Iterable[Sequence[int]], cities: Iterable[Sequence[int]]) -> list[int]:
    """end.regions. Who controls each region, if the owners have these armies and cities there."""
    forces = [list(map(add, *both)) for both in zip(armies, cities, strict=True)]
    return [
        NOBODY if column.count(most) > 1 else column.index(most)  # nobody there at all is a tie too
        for column, most in zip(zip(*forces, strict=True), map(max, *forces), strict=True)
    ]


def island_control(board: Board, controllers: list[int]) -> list[int]:
    """end.islands. Who controls most regions of each island; on a tie nobody."""
    return [leading([controllers[region.index] for region in island]) for island in board.islands]


def leading(controllers: list[int]) -> int:
    """end.islands. The owner that stands more often than any other in a list, or NOBODY."""
    owners = set(controllers)
    owners.discard(NOBODY)
    if len(owners) < 2:  # mostly so
        return owners.pop() if owners else NOBODY
    counts = {owner: controllers.count(owner) for owner in owners}
    most = max(counts.values())
    leaders = [owner for owner, count in counts.items() if count == most]
    return leaders[0] if len(leaders) == 1 else NOBODY


def score_all(g: Legends, controllers: list[int] | None = None, islands: list[int] | None = None) -> list[Score]:
    """end, end.regions, end.islands, end.abilities, end.elixirs, end.example. All points, item by item."""
    controllers = control(g) if controllers is None else controllers
    islands = island_control(g.map, controllers) if islands is None else islands
    elixirs = elixir_points(g)
    lands: list[list[Region]] = [[] for _ in range(g.owners)]
    for region, owner in zip(g.map.regions, controllers, strict=True):
        if owner != NOBODY:
            lands[owner].append(region)
    return [
        Score(
            seat,
            (
                *land_items(g, seat, lands[seat], islands),
                *(item for card in g.tableau[seat] if card.scores for item in card_items(g, seat, card)),
                *([ScoreItem("elixirs", elixirs[seat], {"elixirs": g.elixirs[seat]})] if elixirs[seat] else []),
                *(ScoreItem("token", token.points, {"token": token}) for token in g.taken[seat] if token.points),
                *leader_items(g, seat, islands),
            ),
        )
        for seat in range(g.seats)
    ]


def land_items(g: Legends, seat: Seat, regions: list[Region], islands: list[int]) -> list[ScoreItem]:
    """end.regions, end.islands, variant.citadels. A point per region, one more for a citadel; one per island."""
    citadels = [region for region in regions if has_citadel(g, region)] if g.variants.citadels else []
    held = [island_name(g.map, at, regions) for at, owner in enumerate(islands) if owner == seat]
    items: list[tuple[str, Facts, int]] = [
        ("regions", {"regions": regions}, len(regions)),
        ("citadels", {"regions": citadels}, len(citadels)),
        ("islands", {"islands": held}, len(held)),
    ]
    return [ScoreItem(key, points, facts) for key, facts, points in items if points]


def island_name(board: Board, at: int, regions: list[Region]) -> Component:
    """end.islands. What an island is called by: its side if it is alone there, else a region of its owner."""
    return board.lone_sides[at] or next(region for region in board.islands[at] if region in regions)


def has_citadel(g: Legends, region: Region) -> bool:
    token = g.tokens[region.index]
    return token is not None and token.kind == "citadel"


def card_items(g: Legends, seat: Seat, card: Card) -> list[ScoreItem]:
    """end.abilities. The points of one card, ability by ability."""
    points = [ability_points(g, seat, ability) for ability in card.scores]
    return [ScoreItem("card", some, {"card": card}) for some in points if some]


def ability_points(g: Legends, seat: Seat, ability: Ability) -> int:
    """end.abilities, ability.word, ability.set, ability.per-coins. The points of one ability of a card."""
    match ability.kind:
        case "points-per-word":
            return ability.amount * g.count_word(seat, ability.word)
        case "points-per-set":
            return ability.amount if g.count_word(seat, ability.word) >= ability.of else 0
        case "points-per-coins":
            return ability.amount * (g.coins[seat] // ability.of)
        case "points-per-flying":
            return ability.amount * g.flying[seat]
    return 0


def card_points(g: Legends, seat: Seat) -> dict[str, int]:
    """end.abilities. The cards of a seat that can bring points, by ref, with what each brings as things stand."""
    return {
        card.ref: sum([ability_points(g, seat, ability) for ability in card.scores])
        for card in g.tableau[seat]
        if card.scores
    }


def elixir_points(g: Legends) -> list[int]:
    """end.elixirs. Two points for the most elixirs; one each if tied; none if nobody has any."""
    most = max(g.elixirs)
    winners = [seat for seat in range(g.seats) if g.elixirs[seat] == most and most]
    return [(2 if len(winners) == 1 else 1) if seat in winners else 0 for seat in range(g.seats)]


def leader_items(g: Legends, seat: Seat, islands: list[int]) -> list[ScoreItem]:
    """variant.leaders. The points of a seat's leader."""
    points = leader_points(g, seat, islands)
    return [ScoreItem("leader", points, {"leader": g.leaders[seat]})] if points else []


def leader_points(g: Legends, seat: Seat, islands: list[int]) -> int:
    """variant.leaders.fairy-queen, .red-sorceress, .white-knight. What a seat's leader is worth."""
    leader = g.leaders[seat]
    if leader is None:
        return 0
    points = 0
    if leader.set_of and g.count_word(seat, leader.set_of["word"]) >= leader.set_of["count"]:
        points += leader.set_of["points"]
    if leader.captives:
        points += g.captives[seat] // leader.captives
    if leader.island_regions:
        points += leader.island_points * sum(
            owner == seat and len(island) >= leader.island_regions
            for owner, island in zip(islands, g.map.islands, strict=True)
        )
    return points


def citadel_points(g: Legends, controllers: list[int]) -> list[int]:
    """variant.citadels. One more point for every region with a citadel that a seat controls."""
    points = [0] * g.seats
    if g.variants.citadels:
        for region, owner in zip(g.map.regions, controllers, strict=True):
            if 0 <= owner < g.seats and has_citadel(g, region):
                points[owner] += 1
    return points


def totals(g: Legends, controllers: list[int] | None = None, islands: list[int] | None = None) -> list[int]:
    """end. The points of every seat without where they come from: for callers that count often."""
    controllers = control(g) if controllers is None else controllers
    islands = island_control(g.map, controllers) if islands is None else islands
    points = list(map(add, elixir_points(g), citadel_points(g, controllers)))
    for seat in range(g.seats):
        points[seat] += controllers.count(seat) + islands.count(seat) + leader_points(g, seat, islands)
        for card in g.tableau[seat]:
            for ability in card.scores:
                points[seat] += ability_points(g, seat, ability)
        for token in g.taken[seat]:
            points[seat] += token.points
    return points


TIE_BREAKERS = ("tome", "coins", "armies", "regions")
"""end.winner. What decides between equal points, in this order."""


def standings(g: Legends) -> list[tuple[int, ...]]:
    """end.winner, variant.exploration.tome. Every seat's points; then the tome, coins, armies, regions."""
    controllers = control(g)
    points = totals(g, controllers)
    return [
        (
            points[seat],
            any(token.wins_ties for token in g.taken[seat]),
            g.coins[seat],
            sum(g.armies[seat]),
            controllers.count(seat),
        )
        for seat in range(g.seats)
    ]


def rank(g: Legends) -> list[list[Seat]]:
    """end.winner, variant.exploration.tome. By points and what breaks ties; equals share a place."""
    return places_of(standings(g))


def ties(g: Legends) -> list[Tie]:
    """end.winner, variant.exploration.tome. Who had equal points, and what decided between them."""
    return ties_of(standings(g), TIE_BREAKERS)


def tally(g: Legends, score: Score) -> dict[str, int]:
    """end, components. What a seat has, counted."""
    seat = score.seat
    return {
        "points": score.total,
        "coins": g.coins[seat],
        "armies": sum(g.armies[seat]),
        "cities": sum(g.cities[seat]),
        "cards": len(g.tableau[seat]),
    }
