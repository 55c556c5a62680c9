"""2.11, 3. Who keeps the oath, who succeeds, who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import (
    GOAL,
    GOALS,
    OATHKEEPER_DICE,
    SCEPTER,
    USURPER_DICE,
    VISIONS_TO_WIN,
    Card,
    Goal,
)
from crownlands.games.oath.moments import answer_to
from crownlands.games.oath.ruling import site_counts
from crownlands.games.oath.state import CITIZEN, EXILE, NOBODY, Oath


def dice_of_title(g: Oath) -> int:
    """2.11. The defense dice that the title brings to whom it helps."""
    return USURPER_DICE if g.usurper else OATHKEEPER_DICE


def keepers(g: Oath, goal: Goal | None = None) -> list[Seat]:
    """2.11, oath.supremacy, .the-people, .protection, .devotion. The seats that fulfil the oath: most of
    something, or the one that holds it.

    For the most sites the Empire counts as one, and the Chancellor stands for it.
    """
    goal = goal or g.oath
    if goal.goal == "peoples-favor":
        return [] if g.people == NOBODY else [g.people]
    if goal.goal == "darkest-secret":
        return [] if g.darkest == NOBODY else [g.darkest]
    counts = _sites_by_seat(g) if goal.goal == "sites" else _trophies_by_seat(g)
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def _sites_by_seat(g: Oath) -> Sequence[int]:
    """2.11. The sites of every seat; a Citizen has none, for the Empire's are the Chancellor's.

    So are those that the Bandit Crown gives to a Citizen who fights the Empire: 5.5.1 parts them only in the
    campaign itself.
    """
    ruled = site_counts(g)
    if CITIZEN not in g.role:
        return ruled
    counts = [0 if role == CITIZEN else count for role, count in zip(g.role, ruled, strict=True)]
    if g.campaign is not None and g.campaign.apart != NOBODY:
        counts[g.chancellor] += ruled[g.campaign.apart]
    return counts


def _trophies_by_seat(g: Oath) -> list[int]:
    """2.11. The relics and banners of every seat."""
    counts = [len(relics) for relics in g.relics]
    for holder in (g.people, g.darkest):
        if holder != NOBODY:
            counts[holder] += 1
    return counts


def _leads(g: Oath, seat: Seat) -> bool:
    """A quick yes: nobody rules more sites than the holder of the title, where that is what the oath counts."""
    if g.oath.goal != "sites" or seat == NOBODY:
        return False
    counts = _sites_by_seat(g)
    return counts[seat] == max(counts)


async def settle(g: Oath) -> None:
    """2.11. Give the title to whoever keeps the oath now; among several its holder chooses.

    Ties change nothing.
    """
    if _leads(g, g.title):
        return
    found = keepers(g)
    if not found or g.title in found:
        return
    heir = await g.choose(g.title, "hand-over-title", [PLAYERS[seat] for seat in found], "2.11")
    g.title = heir.seat
    g.usurper = False
    g.tell("title", heir.seat, oath=g.oath)
    await answer_to(g, "titled", heir.seat)


def vision_met(g: Oath, seat: Seat, goal: Goal) -> bool:
    """2.7.2, 3.2, vision.vision-of-conquest, .vision-of-faith, .vision-of-rebellion, .vision-of-sanctuary.
    Whether a seat alone fulfils the goal of a vision: ties are not enough.
    """
    if g.visions_drawn < VISIONS_TO_WIN:
        return False
    return keepers(g, goal) == [seat]


def revealed(g: Oath, seat: Seat) -> list[Card]:
    """3.2. The revealed visions of a seat. card.false-prophet: also the one that its warband stands on."""
    own = g.vision[seat]
    found = [] if own is None else [own]
    if g.prophet == seat and g.prophecy is not None and g.prophecy is not own:
        found.append(g.prophecy)
    return found


def met_visions(g: Oath) -> list[tuple[Seat, Goal]]:
    """3.2, 3.4.3. The Exiles whose revealed vision is fulfilled, in the order of the long war."""
    if g.visions_drawn < VISIONS_TO_WIN:
        return []
    return [
        (seat, goal)
        for goal in GOALS
        for seat in range(g.seats)
        if g.role[seat] == EXILE and any(GOAL[vision.oath] is goal for vision in revealed(g, seat))
        if vision_met(g, seat, goal)
    ]


def is_successor(g: Oath, citizen: Seat) -> bool:
    """3.3.1. Whether a Citizen reaches the successor's goal of the oath."""
    if g.role[citizen] != CITIZEN:
        return False
    match g.oath.successor:
        case "darkest-secret":
            return g.darkest == citizen
        case "peoples-favor":
            return g.people == citizen
        case "relics-and-banners":
            rivals = [seat for seat in range(g.seats) if g.role[seat] != EXILE and seat != citizen]
            return all(g.trophies(citizen) > g.trophies(seat) for seat in rivals)
        case _:
            return SCEPTER in g.relics[citizen]


def imperial_winner(g: Oath) -> Seat:
    """3.3, 3.3.1. The Chancellor, or the Citizen who succeeds."""
    return next((seat for seat in range(g.seats) if is_successor(g, seat)), g.chancellor)


def wins_at_wake(g: Oath, seat: Seat) -> list[str]:
    """3.1, 3.2, 4.1.2. The ways in which an Exile wins now."""
    if g.role[seat] != EXILE:
        return []
    ways = ["usurper"] if g.title == seat and g.usurper else []
    return ways + [goal.vision.name for owner, goal in met_visions(g) if owner == seat]


def crown(g: Oath, seat: Seat, ways: list[str]) -> None:
    """3. The game is won."""
    g.winner = seat
    g.won_by = ways
    g.tell("won", seat, way=ways[0])


def won_at(g: Oath) -> Literal["wake", "end-die", "last-round"] | None:
    """3.1, 3.2, 3.3, 3.4. When the game was won: only Exiles win as they wake; the Chancellor begins rounds."""
    if g.winner == NOBODY:
        return None
    if g.won_by == ["steadfast"]:
        return "end-die"
    return "last-round" if g.active == g.chancellor else "wake"


def end_long_war(g: Oath) -> None:
    """3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4. After the last round: an Empire that keeps the oath, a usurper, a seer,
    else the Empire.
    """
    if g.role[g.title] != EXILE:
        crown(g, imperial_winner(g), ["empire"])
    elif g.usurper:
        crown(g, g.title, ["usurper"])
    elif seers := met_visions(g):
        crown(g, seers[0][0], [seers[0][1].vision.name])
    else:
        crown(g, imperial_winner(g), ["empire"])
