"""Wherever a game puts its checkpoints, everything that rests on them holds."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import checkpoint, waypoint
from crownlands.core.variants import parse_variants
from tests.conformance.checks import CHECKS
from tests.conformance.tools import Check
from tests.toys.highwaymen import Highwaymen, HighwaymenGame, HighwaymenVariants, ambush, deal, recruit


class NoCheckpoints(HighwaymenGame):
    """A game that can be started afresh at its beginning only."""

    async def play(self, g: Highwaymen) -> None:
        deal(g)
        while g.round <= g.variants.rounds:
            await ambush(g)
            while g.recruiting:
                await recruit(g, g.recruiting[0])
                del g.recruiting[0]
            g.round += 1


class AtTheEnd(HighwaymenGame):
    """A checkpoint after every action instead of before."""

    async def play(self, g: Highwaymen) -> None:
        if g.round == 0:
            deal(g)
        while g.round <= g.variants.rounds:
            if g.recruiting:
                await recruit(g, g.recruiting[0])
                del g.recruiting[0]
                g.round += not g.recruiting
            else:
                await ambush(g)
            await checkpoint()


class Doubled(HighwaymenGame):
    """Two checkpoints in a row, and one more before the first."""

    async def play(self, g: Highwaymen) -> None:
        await checkpoint()
        if g.round == 0:
            deal(g)
        while g.round <= g.variants.rounds:
            await checkpoint()
            await checkpoint()
            if g.recruiting:
                await recruit(g, g.recruiting[0])
                del g.recruiting[0]
                g.round += not g.recruiting
            else:
                await ambush(g)


class Nested(HighwaymenGame):
    """A checkpoint a round, and in it one for everybody who recruits."""

    async def play(self, g: Highwaymen) -> None:
        if g.round == 0:
            deal(g)
        while g.round <= g.variants.rounds:
            await checkpoint()
            if not g.recruiting:
                await ambush(g)
            while g.recruiting:
                await checkpoint()
                await recruit(g, g.recruiting[0])
                del g.recruiting[0]
            g.round += 1


class Waypoints(HighwaymenGame):
    """A checkpoint a round, and in it a waypoint for everybody who recruits."""

    async def play(self, g: Highwaymen) -> None:
        if g.round == 0:
            deal(g)
        while g.round <= g.variants.rounds:
            await checkpoint()
            if not g.recruiting:
                await ambush(g)
            while g.recruiting:
                await waypoint()
                await recruit(g, g.recruiting[0])
                del g.recruiting[0]
            g.round += 1


def everything() -> list[object]:
    return [
        pytest.param(
            shape,
            check,
            id=f"{shape.__name__}-{check.__name__}",
        )
        for shape in (NoCheckpoints, AtTheEnd, Doubled, Nested, Waypoints)
        for check in CHECKS
    ]


@pytest.mark.parametrize(("shape", "check"), everything())
def test_a_game_passes_wherever_its_checkpoints_stand(shape: type[HighwaymenGame], check: Check) -> None:
    game = shape()
    for seats in (2, 4):
        check(game, seats, parse_variants(HighwaymenVariants, {"scouts": True, "ties": "die"}), "checkpoints")
