"""5.5. War without much thought, for `quick_replies`: which campaign is worth it, by its exact odds, and how.

Whoever marches at good odds again and again has no warbands left in the end. So what counts is the chance to win
and to have somebody left who can hold what was won.
"""

from __future__ import annotations

from random import Random
from typing import Final

from crownlands.core.components import Component, Number, Player
from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import PAWN_DICE, Card
from crownlands.games.oath.odds import Battle, win_chance
from crownlands.games.oath.ruling import SEATS_IN, rulers
from crownlands.games.oath.state import AGAINST_BANDITS, BANDITS, EXILE, NOBODY, SLOTS, Oath
from crownlands.games.oath.threats import about_to_win, prize_of
from crownlands.games.oath.title import dice_of_title

GOOD_ODDS: Final = 0.92
"""How likely a victory must be for a campaign to be worth a turn …"""
LAST_CHANCE_ODDS: Final = 0.25
"""… and how likely if the defender would win the game otherwise."""
SPARED: Final = 1
"""This many warbands have to be left, unless the defender would win the game otherwise."""


def site_odds(g: Oath, me: Seat, slot: int) -> float:
    """5.5. The chance to win a campaign for a single site with the warbands of the board, before plans, and to
    have enough of them left."""
    mask = rulers(g, slot)
    if not mask or mask >> me & 1:
        return 0.0
    shields, defenders, spared = g.sites[slot].defense, 0, SPARED
    if not mask & BANDITS:
        spared = spared_against(g, SEATS_IN[mask][0])
        defenders = g.bands[slot] + sum(g.board[seat] for seat in SEATS_IN[mask] if g.pawn[seat] == slot)
        if mask >> g.title & 1:
            shields += dice_of_title(g)
    return win_chance(Battle(g.board[me], shields, max(0, g.board[me] - spared), defenders))


def pawn_odds(g: Oath, me: Seat, other: Seat, shields: int = PAWN_DICE) -> float:
    """5.5.2. The chance to win a campaign for somebody's pawn, or a thing with this many dice, at this site."""
    defenders = g.board[other]
    if rulers(g, g.pawn[other]) >> other & 1:
        shields += g.sites[g.pawn[other]].defense
        defenders += g.bands[g.pawn[other]]
    if g.title == other:
        shields += dice_of_title(g)
    left = max(0, g.board[me] - spared_against(g, other))
    return win_chance(Battle(g.board[me], shields, left, defenders))


def spared_against(g: Oath, defender: int) -> int:
    """5.5.5. How many warbands a victory must leave: none, if it stops somebody who is about to win."""
    return SPARED if defender == AGAINST_BANDITS or not about_to_win(g, defender) else 0


def allies(g: Oath, me: Seat, other: Seat) -> bool:
    """6.6.3. Whether both are of the Empire."""
    return g.role[me] != EXILE and g.role[other] != EXILE


def attack_here(g: Oath, me: Seat) -> tuple[float, int]:
    """5.5.1. How much a campaign at one's site promises, and against whom; NOBODY if it is not worth it."""
    slot = g.pawn[me]
    mask = rulers(g, slot)
    best, whom = 0.0, NOBODY
    if mask and not mask >> me & 1:
        who = AGAINST_BANDITS if mask & BANDITS else SEATS_IN[mask][0]
        if who == AGAINST_BANDITS or not allies(g, me, who):
            odds = site_odds(g, me, slot)
            if odds >= wanted_odds(g, who):
                best, whom = odds * prize_of(g, me, who), who
    for other in range(g.seats):
        if other != me and g.pawn[other] == slot and not allies(g, me, other):
            thing = other in (g.people, g.darkest) or bool(g.relics[other])
            odds = pawn_odds(g, me, other) if thing else 0.0
            if odds >= wanted_odds(g, other) and odds * prize_of(g, me, other) > best:
                best, whom = odds * prize_of(g, me, other), other
    return best, whom


def wanted_odds(g: Oath, defender: int) -> float:
    """5.5. Odds that are good enough against somebody: nearly any against one who is about to win."""
    if defender == AGAINST_BANDITS:
        return GOOD_ODDS
    return LAST_CHANCE_ODDS if about_to_win(g, defender) else GOOD_ODDS


def best_place(g: Oath, me: Seat, slots: range | list[int]) -> tuple[float, int]:
    """5.6. Where a campaign would promise most, and how much more than here."""
    best, where = 0.0, NOBODY
    for slot in slots:
        mask = rulers(g, slot)
        if slot == g.pawn[me] or not mask or mask >> me & 1:
            continue
        who = AGAINST_BANDITS if mask & BANDITS else SEATS_IN[mask][0]
        if who != AGAINST_BANDITS and allies(g, me, who):
            continue
        odds = site_odds(g, me, slot)
        if odds >= wanted_odds(g, who) and odds * prize_of(g, me, who) > best:
            best, where = odds * prize_of(g, me, who), slot
    return best, where


def must_break_empire(g: Oath, me: Seat) -> bool:
    """3.3. Whether the end die may crown the Empire and an Exile can march on it: then nothing else matters."""
    return g.role[me] == EXILE and about_to_win(g, g.chancellor) and best_place(g, me, SLOTS)[0] > 1.0


def defender(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.1. Whom the campaign was begun for."""
    whom = attack_here(g, decision.seat)[1]
    for option in decision.options:
        if (option.seat if isinstance(option, Player) else AGAINST_BANDITS) == whom:
            return option
    return decision.options[-1]


def target(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.2. One more target as long as the odds stay good: relics and banners before sites, the pawn never."""
    c, facts = g.campaign, decision.facts or {}
    assert c is not None
    force, shields = facts["dice"], facts["shields"]
    assert isinstance(force, int) and isinstance(shields, int)
    must = decision.prompt == "first-target"
    present = 0 if c.defender == AGAINST_BANDITS or g.pawn[c.defender] != c.at else g.board[c.defender]
    held = sum(g.bands[slot] for slot in c.sites)
    title = dice_of_title(g) if g.title == c.defender else 0
    left = max(0, force - spared_against(g, c.defender))
    best, choice = 0.0 if must else GOOD_ODDS, None if must else decision.options[-1]
    for option in decision.options:
        if not isinstance(option, Card):
            continue
        more = g.bands[g.sites.index(option)] if option.kind == "site" else 0
        dice = shields + option.defense + title
        odds = win_chance(Battle(force, dice, left, present + held + more))
        odds += 0.1 * (option.kind != "site")
        if odds > best:
            best, choice = odds, option
    return decision.options[0] if choice is None else choice


def plan(_g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.3. The first battle plan that is offered."""
    return decision.options[0]


def sacrifice(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.5. Whenever it wins, but not for a site of the bandits that nobody would be left to hold."""
    c, facts = g.campaign, decision.facts or {}
    assert c is not None
    vain = c.defender == AGAINST_BANDITS and not c.buried and facts["amount"] == facts["force"]
    return words.NO if vain else words.YES


def occupy(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.7. A third of the warbands stay behind, at least one."""
    wanted = max(1, g.board[decision.seat] // 3)
    return min(decision.options, key=lambda n: abs((n.value if isinstance(n, Number) else 0) - wanted))
