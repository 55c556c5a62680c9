"""5.5. The campaign under way, for the war table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_type_hints

from crownlands.games.oath.campaign.force import force_of
from crownlands.games.oath.campaign.losses import count_losses
from crownlands.games.oath.campaign.rolls import (
    cannot_sacrifice,
    roll_attack,
    roll_defense,
    sacrifice,
    sacrifice_needed,
)
from crownlands.games.oath.campaign.spoils import occupy
from crownlands.games.oath.campaign.steps import STEPS, call_allies, gather_dice, title_dice
from crownlands.games.oath.campaign.targets import dice_of_target
from crownlands.games.oath.components import BURIED, CARDS, COLOURS, Card
from crownlands.games.oath.odds import odds_of, percent
from crownlands.games.oath.state import AGAINST_BANDITS, ATTACKER, DEFENDER, NOBODY, UNDECIDED, Campaign, Oath
from crownlands.games.oath.view_types import Brings, CampaignView, Fighter, Part, Side
from crownlands.games.oath.words import PAWN

SIDES: Final[Mapping[int, Side]] = {ATTACKER: "attacker", DEFENDER: "defender"}
FLAGS: Final = tuple(
    name for name, kind in get_type_hints(Campaign).items() if kind is bool and name not in ("pawn", "declared")
)
"""What is or is not so in a campaign."""
GATHERING: Final = STEPS.index(gather_dice)
"""Before the end of this step no die lies in a pool."""
ROLLING: Final = STEPS.index(roll_attack)
"""Before the end of this step nobody knows what a sacrifice would cost."""
PARTS: Final[Mapping[Part, int]] = {
    "declare": 0,
    "plans": STEPS.index(call_allies),
    "roll": STEPS.index(roll_defense),
    "sacrifice": STEPS.index(sacrifice),
    "losses": STEPS.index(count_losses),
    "spoils": STEPS.index(occupy),
}
"""5.5.1-5.5.8. The parts of a campaign, by the first step of each."""
BY_SIDE: Final = ("spared", "slaughter", "no_plans")


def war_view(g: Oath, c: Campaign) -> CampaignView:
    """5.5. All of a campaign is public."""
    return {
        "attacker": c.attacker,
        "at": c.at,
        "step": c.step,
        "part": part(c),
        "defender": fighter(c.defender),
        "apart": None if c.apart == NOBODY else c.apart,
        "targets": {
            "sites": c.sites[:],
            "things": [thing.ref for thing in c.things],
            "buried": [BURIED[slot][number].ref for slot, number in c.buried],
            "pawn": c.pawn,
            "declared": c.declared,
        },
        "brings": [] if c.defender == NOBODY else brings(g, c),
        "allies": c.allies[:],
        "joined": c.joined[:],
        "force": [0, 0] if c.defender == NOBODY else [force_of(g, c, side) for side in SIDES],
        "dice": c.dice,
        "shields": c.shields,
        "plans": [
            {
                "card": CARDS[index].ref,
                "user": "bandits" if user == NOBODY else user,
                "side": SIDES[side],
                "expires": index in c.expiring,
            }
            for index, user, side in c.plans
        ],
        "passed": c.passed[:],
        "flags": flags(c),
        "roll": c.roll[:] or None,
        "defense_roll": c.defense_roll[:] or None,
        "attack": c.attack,
        "defense": c.defense,
        "skulls": c.skulls,
        "sacrificed": c.sacrificed,
        "price": price(g, c),
        "won": SIDES.get(c.won),
        "killed": c.killed[:],
        "survivors": [{"seat": seat, "warbands": amount} for seat, amount in c.survivors],
        "saved": [
            {"card": CARDS[index].ref, "colour": COLOURS[colour].name, "warbands": amount}
            for index, colour, amount in c.saved
        ],
        "odds": odds(g, c),
    }


def part(c: Campaign) -> Part:
    """5.5. The part of the campaign that its step belongs to."""
    return next(name for name, first in reversed([*PARTS.items()]) if c.step >= first)


def brings(g: Oath, c: Campaign) -> list[Brings]:
    """5.5.2, 2.11. Where the defense dice come from: a target each, and the title."""
    found: list[tuple[str, Card | None]] = [(g.sites[slot].ref, g.sites[slot]) for slot in c.sites]
    found += [(thing.ref, thing) for thing in c.things]
    if c.pawn:
        found.append((PAWN.ref, None))
    rows: list[Brings] = [{"what": ref, "dice": dice_of_target(g, c, target)} for ref, target in found]
    title = title_dice(g, c)
    return [*rows, {"what": g.oath.ref, "dice": title}] if title else rows


def price(g: Oath, c: Campaign) -> int:
    """5.5.5. What a sacrifice would cost, from the roll on and while it is open."""
    if c.step <= ROLLING or c.won != UNDECIDED or cannot_sacrifice(g, c) is not None:
        return 0
    return sacrifice_needed(c)


def odds(g: Oath, c: Campaign) -> int | None:
    """5.5.5. The attacker's chance in percent, as things stand, once the dice are counted and while it is open."""
    if c.step <= GATHERING or c.won != UNDECIDED:
        return None
    return percent(odds_of(g, c))


def fighter(defender: int) -> Fighter | None:
    """5.5.1. Who defends."""
    if defender == AGAINST_BANDITS:
        return "bandits"
    return None if defender == NOBODY else defender


def flags(c: Campaign) -> list[str]:
    """5.5.3. What plans and powers have changed, sides apart: `spared-attacker` …"""
    found = [name for name in FLAGS if getattr(c, name)]
    for name in BY_SIDE:
        sides = getattr(c, name)
        if sides:
            found += [f"{name}-{word}" for side, word in SIDES.items() if sides & side]
    return found
