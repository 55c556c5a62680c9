"""What the tests of the browser's board draw; `make schema` writes it.

Moments of games by chance: a seat's view with what it is asked, one for everything that the board draws apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from crownlands.core import wire
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.steps import STEPS, gather_dice
from crownlands.games.oath.heritage import first_heritage

View = Mapping[str, Any]
MOST_GAMES = 60
COUNTED = STEPS.index(gather_dice)


def campaign(view: View, **wanted: object) -> bool:
    war = view["campaign"]
    return war is not None and all(bool(war[key]) == value for key, value in wanted.items())


def page(view: View, step: str) -> bool:
    return view["stage"] == "chronicle" and bool(view["chronicle"]["step"] == step)


WANTED: Mapping[str, Callable[[View], bool]] = {
    "setup": lambda view: view["stage"] == "setup" and bool(view["players"]),
    "play": lambda view: (
        view["stage"] == "play" and view["round"] > 2 and not view["campaign"] and not view["deal"]
    ),
    "hand": lambda view: any(player["hand"] for player in view["players"]),
    "vision": lambda view: any(player["vision"] for player in view["players"]),
    "citizen": lambda view: any(player["role"] == "citizen" for player in view["players"]),
    "usurper": lambda view: bool(view["usurper"]),
    "targets": lambda view: campaign(view) and view["campaign"]["step"] <= COUNTED,
    "plans": lambda view: campaign(view, plans=True, won=False),
    "rolled": lambda view: campaign(view, roll=True, won=True),
    "deal": lambda view: view["deal"] is not None and any(view["deal"]["gives"][1].values()),
    "over": lambda view: view["stage"] == "over" and view["chronicle"] is None,
    "new-oath": lambda view: page(view, "oath"),
    "citizens": lambda view: page(view, "citizens") and bool(view["chronicle"]["offered"]),
    "edifice": lambda view: page(view, "edifice"),
    "suit": lambda view: page(view, "suit"),
    "written": lambda view: view["stage"] == "over" and view["chronicle"] is not None,
}
"""What a moment has to show, by its name."""


def moments() -> dict[str, Any]:
    """The first moment of each kind that comes up, seen by whoever is asked."""
    found: dict[str, Any] = {}
    for number in range(MOST_GAMES):
        if len(found) == len(WANTED):
            return found
        play(number, found)
    raise AssertionError(f"no game shows {WANTED.keys() - found.keys()}")


def play(number: int, found: dict[str, Any]) -> None:
    """A whole game by chance; keeps what is still missing."""
    heritage = first_heritage() if number else None  # the first one is a single game, the others have a chronicle
    table = Table(GAME, 3 + number % 4, seed=f"board {number}", heritage=heritage)
    random = Random(number)
    while not table.over:
        decision = random.choice(table.pending)
        keep(table, decision.seat, found)
        table.answer(random.choice(list(decision.options)), decision.seat)
    keep(table, 0, found)


def keep(table: Table, seat: int, found: dict[str, Any]) -> None:
    view = table.view(seat)
    names = [name for name, shows in WANTED.items() if name not in found and shows(view)]
    for name in names[:1]:
        asked = next((each for each in table.pending if each.seat == seat), None)
        told = None if asked is None else wire.decision(asked, 0, GAME.previews(table.state, asked))
        found[name] = {"seat": seat, "view": view, "decision": told}


def fixtures() -> dict[str, Any]:
    """By the name of the file in the board's folder of tests."""
    return {"moments.json": moments()}
