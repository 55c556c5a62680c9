"""magic. The moments of the rules at which a power can speak.

An effect is a row of those moments: a switch or a word where the rule only has to look, a small function where
something happens. Every function gets the state, the power (with its numbers) and the seat whose power it is.
What is not named does nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from crownlands.core.decisions import Seat
    from crownlands.games.kingdoms.components import Action, Power, Region
    from crownlands.games.kingdoms.dials import War
    from crownlands.games.kingdoms.state import Kingdoms

    Count: TypeAlias = Callable[[Kingdoms, Power, Seat], int]
    Happening: TypeAlias = Callable[[Kingdoms, Power, Seat], Awaitable[None]]
    Between: TypeAlias = Callable[[Kingdoms, Power, Seat, Seat], Awaitable[None]]
    Gain: TypeAlias = tuple[int, int]
    """Of what (mana, ore, food or, when collecting, any), and how much."""
    Entering: TypeAlias = Callable[[Kingdoms, Power, Seat, Region, Action], Gain]
    Discount: TypeAlias = Callable[[Kingdoms, Power, Seat, War], int]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a power does, and when."""

    name: str

    # -- actions
    instead: tuple[tuple[str, str], ...] = ()
    """When the first action is selected, the second may be performed."""
    profit: bool = False
    """Trading gives some more of what was traded for."""
    trades_all: bool = False
    """Trading for mana may take from both other resources."""
    pays_mana_for: frozenset[str] = frozenset()
    """Costs (`build`, `expand`, `retreat`) for which mana may stand in."""
    build_cost: Count | None = None
    """By how much building is cheaper for the owner."""
    toll: Count | None = None
    """Which level of the tower costs others more."""
    cheap_expand: bool = False
    learned: Happening | None = None
    cleared: Happening | None = None
    """The action card has been cleared."""
    active: Happening | None = None
    """The owner has the active player's marker."""
    sacrifices: bool = False

    # -- movement
    roams: bool = False
    """Patrols to any region of the territory."""
    crosses: str = ""
    """`water` or `crags`: rivers do not block, and regions that touch the same one of these are adjacent."""
    occupies: str = ""
    """A terrain that the owner may enter like any other."""
    retreats_into: str = ""
    """A terrain that the owner may enter by retreating."""
    secret_edge: str = ""
    """A terrain that counts as the edge of the card."""
    patrol_armies: bool = False
    quest_armies: bool = False
    patrol_steps: bool = False
    charges: bool = False
    """A patrol may follow on a quest without a war."""
    swaps: bool = False
    crowds: str = ""
    """A terrain in which the owner may have more armies than two."""
    enters: Entering | None = None
    """What coming to a region gives."""

    # -- collecting
    collects: Callable[[Kingdoms, Power, Seat], Gain] | None = None
    """What collecting gives beyond what the regions yield."""

    # -- war
    discount: Discount | None = None
    pays_only: str = ""
    """`one` or `mana`: the war is cheaper when paid with one resource only, or with mana only."""
    food_counts: bool = False
    """Food can be spent on war: `of` food for `amount` points."""
    curses_mana: bool = False
    """The opponent's mana is worth only `amount`."""
    wins_ties: bool = False
    reserve: bool = False
    binds_allies: bool = False
    spurned: Between | None = None
    """The owner's flag was answered with a number."""
    allied: Between | None = None
    plunders: Callable[[Kingdoms, Power, Seat, Region], int] | None = None
    """How much mana the owner takes from whom it beats somewhere, when both have paid."""
    won: Callable[[Kingdoms, Power, Seat, Region], Awaitable[None]] | None = None
    """The owner won somewhere, and the beaten army left the game."""
    beaten: Callable[[Kingdoms, Power, Seat, int], Awaitable[None]] | None = None
    """The owner lost a war, by so many points."""
    buried: Callable[[Kingdoms, Power, Seat, bool], Awaitable[None]] | None = None
    """An army of the owner left the game, in a war or not."""
    cheap_retreat: bool = False
    replaces: str = ""
    """A power of the same owner that this one takes the place of."""
    free_retreat: bool = False
    """Retreats cost nothing and lead anywhere on the territory."""

    # -- the end
    points: Count | None = None


EFFECTLESS: Final = Effect("")
