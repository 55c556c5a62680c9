"""3. Who would win when, and what is missing: the ways of every seat, and how the ending is told."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.core.game import Score, ScoreItem
from crownlands.games.oath.components import (
    BANNERS,
    CARD,
    END_ROLLS,
    GOAL,
    LAST_ROUND,
    SCEPTER,
    VISIONS_TO_WIN,
    Card,
    Goal,
)
from crownlands.games.oath.ruling import banner_holder, ruled_sites, rulers
from crownlands.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, SLOTS, WAKE, Oath
from crownlands.games.oath.title import imperial_winner, is_successor, keepers, revealed
from crownlands.games.oath.view_types import (
    Claim,
    EmpireClaim,
    Progress,
    SuccessorClaim,
    UsurperClaim,
    VisionClaim,
    Wins,
)

SIDES_OF_THE_END_DIE = 6
SOONEST: Final = ("next-wake", "end-of-round", "wake-after-next", "end-die")
"""When a claim wins, the soonest first."""


class Counts:
    """2.11. What the goals count, for all seats at once."""

    __slots__ = ("sites", "trophies")

    def __init__(self, g: Oath) -> None:
        masks = [rulers(g, slot) for slot in SLOTS]
        self.sites = [sum(mask >> seat & 1 for mask in masks) for seat in range(g.seats)]
        self.trophies = [g.trophies(seat) for seat in range(g.seats)]


def claims(g: Oath) -> list[list[Claim]]:
    """3. Every seat's ways to win, the nearest first."""
    counts = Counts(g)
    found = []
    for seat in range(g.seats):
        ways = exile_claims(g, seat, counts) if g.role[seat] == EXILE else imperial_claims(g, seat, counts)
        found.append(sorted(ways, key=partial(how_far, seat)))
    return found


def how_far(seat: Seat, claim: Claim) -> float:
    """3. How far a way to win still is, by what it misses; below 0, the sooner the less, if it wins by itself.

    The Empire wins for its heir alone; whoever is not must become that first.
    """
    if claim["wins"]:
        return SOONEST.index(claim["wins"]) - len(SOONEST)
    if claim["way"] == "empire":
        return 0 if claim["heir"] == seat else inf
    visions = claim["visions_missing"] if claim["way"] == "vision" else 0
    return max(0, claim["needs"] - claim["have"]) + visions


# -- Exiles -----------------------------------------------------------------------------------------------------


def exile_claims(g: Oath, seat: Seat, counts: Counts) -> list[Claim]:
    """3.1, 3.2. The title, and the revealed vision."""
    holds = g.title == seat
    wins: Wins = None
    if holds:
        wins = wake_or_end(g, seat) if g.usurper else "wake-after-next"
    title: UsurperClaim = {
        "way": "usurper", "met": holds, "wins": wins, "usurper": holds and g.usurper,
        **progress(g, seat, g.oath, counts),
    }  # fmt: skip
    return [title, *(vision_claim(g, seat, vision, counts) for vision in revealed(g, seat))]


def vision_claim(g: Oath, seat: Seat, vision: Card, counts: Counts) -> VisionClaim:
    """3.2. Alone ahead in what the vision asks for, and enough visions drawn."""
    goal = GOAL[vision.oath]
    missing = max(0, VISIONS_TO_WIN - g.visions_drawn)
    met = keepers(g, goal) == [seat]
    wins = wake_or_end(g, seat) if met and not missing else None
    return {
        "way": "vision", "met": met, "wins": wins, "vision": vision.ref, "visions_missing": missing,
        **progress(g, seat, goal, counts),
    }  # fmt: skip


def wake_or_end(g: Oath, seat: Seat) -> Wins:
    """3.4, 4.1.2. When an Exile's claim comes true: at the next wake; after the last one, when the round ends."""
    if g.round < LAST_ROUND:
        return "next-wake"
    mine, now = ((who - g.chancellor) % g.seats for who in (seat, g.active))
    return "next-wake" if mine > now or (mine == now and g.phase == WAKE) else "end-of-round"


def progress(g: Oath, seat: Seat, goal: Goal, counts: Counts) -> Progress:
    """2.11. How far a seat is with a goal: for the most of something it needs more than everybody else.

    The Empire's sites count once, for the Chancellor.
    """
    if goal.goal == "sites":
        others = [counts.sites[other] for other in range(g.seats) if other != seat and g.role[other] != CITIZEN]
        return most_of(goal.goal, counts.sites[seat], others)
    if goal.goal == "relics-and-banners":
        others = [counts.trophies[other] for other in range(g.seats) if other != seat]
        return most_of(goal.goal, counts.trophies[seat], others)
    return holding(g, seat, CARD[goal.goal])


def most_of(goal: str, have: int, others: list[int]) -> Progress:
    """2.11. A goal for whoever has the most: one more than everybody else."""
    needs = max(others, default=0) + 1
    return {"goal": goal, "counted": True, "have": have, "needs": needs, "holder": None}


def holding(g: Oath, seat: Seat, thing: Card) -> Progress:
    """2.11, 3.3.1. A goal that is one thing in somebody's hands."""
    if thing is SCEPTER:
        holder = next((other for other in range(g.seats) if thing in g.relics[other]), NOBODY)
    else:
        holder = banner_holder(g, thing)
    return {
        "goal": thing.name,
        "counted": False,
        "have": int(holder == seat),
        "needs": 1,
        "holder": None if holder == NOBODY else holder,
    }


# -- the Empire -------------------------------------------------------------------------------------------------


def imperial_claims(g: Oath, seat: Seat, counts: Counts) -> list[Claim]:
    """3.3, 3.4. The Empire keeps the oath when the end die is cast; a successor wins instead of the Chancellor."""
    keeps = g.title != NOBODY and g.role[g.title] != EXILE
    sixths = end_chance(g) if keeps else 0
    heir = imperial_winner(g)
    wins: Wins = None
    if keeps and heir == seat and sixths:
        wins = "end-of-round" if g.round == LAST_ROUND else "end-die"
    empire: EmpireClaim = {"way": "empire", "met": keeps, "wins": wins, "sixths": sixths, "heir": heir}
    if g.role[seat] == CHANCELLOR:
        return [empire]
    successor: SuccessorClaim = {
        "way": "successor", "met": is_successor(g, seat), "wins": None, **succession(g, seat, counts),
    }  # fmt: skip
    return [empire, successor]


def end_chance(g: Oath) -> int:
    """3.3, 3.4. With how many sides of the end die this round ends the game for an Empire that keeps the oath."""
    if g.round == LAST_ROUND:
        return SIDES_OF_THE_END_DIE
    return SIDES_OF_THE_END_DIE + 1 - END_ROLLS[g.round] if g.round in END_ROLLS else 0


def succession(g: Oath, seat: Seat, counts: Counts) -> Progress:
    """3.3.1. How far a Citizen is with the successor's goal."""
    if g.oath.successor != "relics-and-banners":
        return holding(g, seat, CARD[g.oath.successor])
    others = [counts.trophies[other] for other in range(g.seats) if other != seat and g.role[other] != EXILE]
    return most_of(g.oath.successor, counts.trophies[seat], others)


# -- the ending -------------------------------------------------------------------------------------------------


def score_all(g: Oath) -> list[Score]:
    """3. Nothing is counted in Oath: what every seat has in the end, so that the ending can be told."""
    if not g.role:
        return [Score(seat, ()) for seat in range(g.seats)]
    return [Score(seat, tuple(_items(g, seat))) for seat in range(g.seats)]


def _items(g: Oath, seat: Seat) -> list[ScoreItem]:
    found = []
    if g.winner == seat:
        found.append(ScoreItem("victory", 1, {"way": g.won_by[0]}))
    if g.title == seat:
        found.append(ScoreItem("usurper" if g.usurper else "title", 1, {"oath": g.oath}))
    vision = g.vision[seat]
    if vision is not None:
        found.append(ScoreItem("vision", 1, {"vision": vision}))
    sites = [g.sites[slot] for slot in ruled_sites(g, seat)]
    if sites:
        found.append(ScoreItem("sites", len(sites), {"sites": sites}))
    things = [*g.relics[seat], *(banner for banner in BANNERS if banner_holder(g, banner) == seat)]
    if things:
        found.append(ScoreItem("relics-and-banners", len(things), {"things": things}))
    return found


def tally(g: Oath, seat: Seat) -> dict[str, int]:
    """3, 2.1.3. What lies before a seat for everybody to see, counted."""
    return {
        "sites": len(ruled_sites(g, seat)),
        "relics": len(g.relics[seat]),
        "banners": sum(banner_holder(g, banner) == seat for banner in BANNERS),
        "warbands": g.board[seat],
        "favor": g.favor[seat],
        "secrets": g.secrets[seat] + g.flipped[seat],
    }


def rank(g: Oath) -> list[list[Seat]]:
    """3. The winner, then all others together."""
    if g.winner == NOBODY:
        return [list(range(g.seats))]
    return [[g.winner], [seat for seat in range(g.seats) if seat != g.winner]]
