"""3. How likely every seat is to win, for bots: a softmax over the seats of what each of them has.

The weights are fitted on games of bots (`tools/fit-oath-evaluation`), by role, never guessed. A campaign under way
counts by its odds: what it would win belongs to the attacker as far as it is likely.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.previews import odds_now
from crownlands.games.oath.claims import end_chance
from crownlands.games.oath.components import (
    CHANCELLOR_SUPPLY,
    EXILE_SUPPLY,
    GOAL,
    VISION_BITS,
    VISIONS_TO_WIN,
    Goal,
)
from crownlands.games.oath.evaluation_weights import WEIGHTS
from crownlands.games.oath.ruling import rulers, site_counts
from crownlands.games.oath.state import AGAINST_BANDITS, CITIZEN, EMPIRE, EXILE, NOBODY, SLOTS, Oath
from crownlands.games.oath.title import imperial_winner

FEATURES: Final = (
    "is", "sites", "trophies", "board", "garrisons", "favor", "secrets", "advisers", "supply", "title", "usurper",
    "lead", "vision", "vision_lead", "vision_met", "hidden_vision", "end_die", "round", "heir", "people",
    "darkest", "usurper_soon", "late_title", "visions_missing", "title_soon", "siege", "vision_soon", "succession",
)  # fmt: skip
"""What is counted for a seat, in this order."""
FAR: Final = 3.0
"""A lead beyond this counts no more."""


def chances(g: Oath) -> list[float]:
    """3. How likely each seat is to win, as far as the weights know; they add up to one."""
    if g.winner != NOBODY:
        return [float(seat == g.winner) for seat in range(g.seats)]
    if not g.role or g.title == NOBODY:
        return [1.0 / g.seats] * g.seats
    weights = [exp(sum(map(mul, WEIGHTS[role], row))) for role, row in zip(g.role, features(g), strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def features(g: Oath) -> list[list[float]]:
    """What every seat has, with a campaign under way counted by its odds."""
    sites, trophies, board = _expected(g)
    return [_row(g, seat, sites, trophies, board) for seat in range(g.seats)]


def _row(g: Oath, seat: Seat, sites: list[float], trophies: list[float], board: list[float]) -> list[float]:
    imperial = g.role[seat] != EXILE
    holds_title = g.role[g.title] != EXILE if imperial else g.title == seat
    usurper = holds_title and not imperial and g.usurper
    vision = g.vision[seat]
    vision_lead = 0.0 if vision is None else lead(g, seat, GOAL[vision.oath], sites, trophies)
    enough = g.visions_drawn >= VISIONS_TO_WIN
    soon = ((g.active - seat) % g.seats) / g.seats
    hidden = any(
        card.bit & VISION_BITS and not up for card, up in zip(g.advisers[seat], g.faceup[seat], strict=True)
    )
    return [
        1.0,
        sites[seat],
        trophies[seat],
        board[seat] / 4,
        0.0 if imperial else sum(g.bands[slot] for slot in SLOTS if g.holder[slot] == g.colour[seat]) / 4,
        g.favor[seat] / 4,
        g.all_secrets(seat) / 2,
        float(sum(g.faceup[seat])),
        next_supply(g, seat) / 4,
        float(holds_title),
        float(usurper),
        lead(g, g.chancellor if imperial and g.oath.goal == "sites" else seat, g.oath, sites, trophies),
        float(vision is not None),
        vision_lead,
        float(vision is not None and enough and vision_lead > 0),
        float(hidden and not imperial),
        end_chance(g) / 6 if imperial and holds_title else 0.0,
        g.round / 8,
        float(imperial and imperial_winner(g) == seat),
        float(g.people == seat),
        float(g.darkest == seat),
        soon if usurper else 0.0,
        g.round / 8 if holds_title else 0.0,
        VISIONS_TO_WIN - min(g.visions_drawn, VISIONS_TO_WIN) if vision is not None else 0.0,
        soon if holds_title and not imperial and not usurper else 0.0,
        siege(g, seat, board) if holds_title else 0.0,
        soon if vision is not None and enough and vision_lead > 0 else 0.0,
        succession(g, seat, trophies) if g.role[seat] == CITIZEN else 0.0,
    ]


def next_supply(g: Oath, seat: Seat) -> int:
    """4.3.3. The supply that a rest brings by the warbands in the bank. What is left of this turn does not count:
    else a bot would rather do nothing for ever than rest.
    """
    if g.role[seat] == EXILE:
        return next(supply for least, supply in EXILE_SUPPLY if g.reserve[g.colour[seat]] >= least)
    return next(supply for least, supply in CHANCELLOR_SUPPLY if g.reserve[EMPIRE] >= least)


def siege(g: Oath, seat: Seat, board: list[float]) -> float:
    """5.5. How many more warbands the strongest enemy of a title has than its holder: who could stop it."""
    imperial = g.role[seat] != EXILE
    enemies = [
        board[other] for other in range(g.seats) if other != seat and not (imperial and g.role[other] != EXILE)
    ]
    return max(-FAR, min(FAR, (max(enemies, default=0.0) - board[seat]) / 4))


def succession(g: Oath, seat: Seat, trophies: list[float]) -> float:
    """3.3.1. How far a Citizen is ahead of the rest of the Empire, where relics and banners make the successor."""
    if g.oath.successor != "relics-and-banners":
        return 0.0
    others = [trophies[other] for other in range(g.seats) if other != seat and g.role[other] != EXILE]
    return max(-FAR, min(FAR, trophies[seat] - max(others, default=0.0)))


def lead(g: Oath, seat: Seat, goal: Goal, sites: list[float], trophies: list[float]) -> float:
    """2.11. How far a seat leads the best other in what a goal counts, from -3 to 3; a thing is held or not."""
    if goal.goal == "peoples-favor":
        return 1.0 if g.people == seat else -1.0
    if goal.goal == "darkest-secret":
        return 1.0 if g.darkest == seat else -1.0
    counts = sites if goal.goal == "sites" else trophies
    others = [
        counts[other]
        for other in range(g.seats)
        if other != seat and (goal.goal != "sites" or g.role[other] != CITIZEN)
    ]
    return max(-FAR, min(FAR, counts[seat] - max(others, default=0.0)))


def _expected(g: Oath) -> tuple[list[float], list[float], list[float]]:
    """Sites, relics with banners, and warbands on boards of every seat; those fought for by the odds."""
    seats = range(g.seats)
    sites, board = [float(count) for count in site_counts(g)], [float(bands) for bands in g.board]
    trophies = [float(g.trophies(seat)) for seat in seats]
    c = g.campaign
    if c is None or c.defender == NOBODY or not (c.sites or c.things or c.pawn):
        return sites, trophies, board
    chance = odds_now(g, c)
    losers = [seat for seat in seats if seat == c.defender or (g.imperial(seat) and c.defender in _empire(g))]
    for slot in c.sites:
        if rulers(g, slot) >> c.attacker & 1:
            continue
        sites[c.attacker] += chance
        for seat in losers:
            if rulers(g, slot) >> seat & 1:
                sites[seat] -= chance
    trophies[c.attacker] += chance * len(c.things)
    if c.defender != AGAINST_BANDITS:
        trophies[c.defender] -= chance * len(c.things)
        board[c.defender] -= 0.5 * chance * board[c.defender]
    board[c.attacker] -= 0.5 * (1.0 - chance) * board[c.attacker]
    return sites, trophies, board


def _empire(g: Oath) -> list[Seat]:
    return [seat for seat in range(g.seats) if g.imperial(seat)]
