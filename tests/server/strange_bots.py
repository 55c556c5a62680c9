"""Bots that nobody wants at the table; the tests install them as somebody else's package would be."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import sleep

from crownlands.bots import Bot, Eyes
from crownlands.core.components import Component, Number
from crownlands.core.decisions import Decision

SIGN = "STRANGE_BOTS_SIGN"
"""Names the file that ends the ponderer's thinking."""


class Sleeper(Bot):
    """Hangs."""

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        sleep(3600)
        raise AssertionError("nobody waits so long")


class Quitter(Bot):
    """Takes its process with it."""

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        os._exit(1)


class Thrower(Bot):
    """Has a bug."""

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        raise ZeroDivisionError("a bug")


class Hothead(Thrower):
    """Has a bug and does not even think."""

    thinks = False


class Cheater(Bot):
    """Answers what was not offered."""

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        return Number(10**6)


class Ponderer(Bot):
    """Thinks until the test says so, then takes the first option."""

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        while not Path(os.environ[SIGN]).exists():
            sleep(0.01)
        return decision.options[0]


NAMES = ("sleeper", "quitter", "thrower", "hothead", "cheater", "ponderer")


def installed_in(folder: Path) -> dict[str, str]:
    """The settings of a house in which these bots are installed."""
    info = folder / "strange_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    lines = [f"{name} = {__name__}:{name.capitalize()}" for name in NAMES]
    (info / "entry_points.txt").write_text("\n".join(["[crownlands.bots]", *lines, ""]))
    root = Path(sys.modules["tests"].__path__[0]).parent
    paths = [str(root), str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"pythonpath": os.pathsep.join(paths), SIGN.lower(): str(folder / "sign")}
