"""magic. What a power does: it speaks at a moment of the rules, or it changes an answer that they look for.

A power is a row of those moments and changes; what is not named does nothing. Every function gets the state, the
power (with its numbers) and the seat whose power it is. A rule asks in one of three ways: `happen` lets the powers
of a seat speak, `modified` gives an answer with all that they change in it, `named` finds the very power that a
rule is about.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

if TYPE_CHECKING:
    from crownlands.core.decisions import Seat
    from crownlands.games.kingdoms.components import Power
    from crownlands.games.kingdoms.state import Kingdoms

T = TypeVar("T")

Moment: TypeAlias = Literal[
    "learned",  # the owner has learned the power
    "cleared",  # the action card has been cleared
    "active",  # the owner has the active player's marker
    "allied",  # the owner has a new ally (who)
    "spurned",  # the owner's flag was answered with a number (by whom)
    "conquered",  # the owner won a war and the beaten army left the game (where)
    "beaten",  # the owner lost a war (by how many points)
    "buried",  # an army of the owner left the game (whether in a war)
]
Query: TypeAlias = Literal[
    # actions: list[Action] for the selected one; numbers; the power by which mana may stand in for a kind of cost
    "actions", "build-cost", "toll", "expand-cost", "retreat-cost", "mana-instead", "profit",
    # movement: tuple[Region, ...] from a region, or of a territory; whether water or crags may be entered,
    # or retreated into; numbers
    "roads", "ways-out", "edges", "habitable", "refuge", "room", "armies", "steps",
    # resources: (resource, amount) of a region that others cannot enter; lists of what else is gained
    "yield", "harvest", "arrival",
    # war: Purse in a War, one's own and the enemy's; how much mana is taken from the loser
    "purse", "enemy-purse", "plunder",
]  # fmt: skip
Happening: TypeAlias = Callable[..., Awaitable[None]]
"""(g, power, me, what the moment is about)"""
Change: TypeAlias = Callable[..., Any]
"""(g, power, me, the answer so far, what the question is about) -> the answer"""
Count: TypeAlias = "Callable[[Kingdoms, Power, Seat], int]"


@dataclass(frozen=True, slots=True)
class Effect:
    """What a power does, and when; one without any of it is named in the rule that it changes."""

    name: str
    at: Mapping[Moment, Happening] = field(default_factory=dict)
    changes: Mapping[Query, Change] = field(default_factory=dict)
    points: Count | None = None
    """end.points. What it is worth at the end."""


EFFECTLESS: Final = Effect("")


async def happen(g: Kingdoms, me: Seat, moment: Moment, *about: object) -> None:
    """magic. The powers of a seat speak, level by level."""
    for power in g.powers[me]:
        if moment in power.at:
            await power.at[moment](g, power, me, *about)


def modified(g: Kingdoms, me: Seat, query: Query, answer: T, *about: object) -> T:
    """magic. An answer of the rules with all that the powers of a seat change in it, level by level."""
    for power in g.powers[me]:
        if query in power.changes:
            answer = power.changes[query](g, power, me, answer, *about)
    return answer


def named(g: Kingdoms, me: Seat, name: str) -> Power | None:
    """magic. A power of the seat by its name, for the rule that it changes in a way of its own."""
    for power in g.powers[me]:
        if power.name == name:
            return power
    return None
