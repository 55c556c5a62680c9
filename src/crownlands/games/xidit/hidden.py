"""What is hidden at a table of Lords of Xidit, and how it is dealt anew for a seat that imagines."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.hidden import Pool, Zone, redeal
from crownlands.games.xidit.state import CENSUS, PLANNING, SETTING_UP, UNSET, Xidit
from crownlands.games.xidit.view import knows, unseen_titans


def pools(g: Xidit) -> list[Pool]:
    """setup.queues, setup.titans. The tiles that nobody has seen in their piles, and the sleeping Titans."""
    tiles = [Zone(g.recruit_pile, range(g.unseen_recruits)), Zone(g.threat_pile, range(g.unseen_threats))]
    stacks: list[Pool] = [[Zone(g.lair[stack], range(unseen_titans(g, stack)))] for stack in range(len(g.lair))]
    return [tiles, *stacks]


def imagine(g: Xidit, seat: Seat, dice: Dice) -> None:
    """Deal anew everything that the seat cannot know: it follows from what it knows and from these dice."""
    redeal(pools(g), seat, dice)
    g.dice = g.dice.imagined(dice)
    redeal_screens(g, seat, dice)


def redeal_screens(g: Xidit, seat: Seat, dice: Dice) -> None:
    """Deal anew what the others have behind their screens and in the Bastion, as far as the seat cannot know it.

    Plans are secret at open screens too: while they are made, nothing of the others' is set.
    How many units of a kind are behind the other screens, how many coins were paid out and how many bards are in
    the Bastion is known to all; who has them is not. What a hand shows just now stays with its owner.
    """
    if g.phase == PLANNING:
        own = g.plans[seat * 6 : seat * 6 + 6]
        g.plans = [UNSET] * (g.seats * 6)
        g.plans[seat * 6 : seat * 6 + 6] = own
    others = [player for player in range(g.seats) if not knows(g, seat, player)]
    if not others or g.phase == SETTING_UP:
        return
    for unit in range(5):
        shown = [max(0, g.hands[player]) if g.phase == CENSUS and g.census == unit else 0 for player in others]
        spread(g.units, [player * 5 + unit for player in others], shown, dice)
    spread(g.coins, others, [0] * len(others), dice)
    central = g.edition.central
    hidden = [g.stock[player] + g.bards[player * 9 + central] for player in others]
    spread(g.bards, [player * 9 + central for player in others], [0] * len(others), dice, hidden)
    for player, count in zip(others, hidden, strict=True):
        g.stock[player] = count - g.bards[player * 9 + central]


def spread(
    counts: list[int], places: Sequence[int], least: Sequence[int], dice: Dice, most: Sequence[int] | None = None
) -> None:
    """Deal what lies in these places anew among them, each with its least and most."""
    total = sum(counts[place] for place in places) - sum(least)
    for place, count in zip(places, least, strict=True):
        counts[place] = count
    for _ in range(total):
        free = [at for at in range(len(places)) if most is None or counts[places[at]] < most[at]]
        counts[places[dice.choice(free)]] += 1
