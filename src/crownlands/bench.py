"""Benchmarks: random play, forks and rollouts on one core, and other libraries in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.errors import CrownlandsError
from crownlands.core.game import Game
from crownlands.core.run import Run

ROUNDS: Final = 5
"""Everything is measured several times, in turns, and the median is taken, because the machine's speed drifts."""
SECONDS: Final = 1.0

PETTINGZOO_PEER: Final = "texas_holdem_no_limit_v6"
PEERS: Final = {
    "catanatron": ("catanatron>=3.2", "play_catanatron.py"),
    "python-chess": ("chess>=1.11", "play_chess.py"),
    PETTINGZOO_PEER: ("pettingzoo[classic]>=1.25", "play_pettingzoo.py"),
}
OUR_STEPS: Final = "play_pettingzoo.py"


@dataclass(slots=True)
class Speed:
    """What was measured for one game. Forced decisions are not counted."""

    decisions_per_second: float
    fork_us: float
    rollouts_per_second: float
    steps_per_second: float | None = None
    """Through PettingZoo, if it is installed and peers are measured."""

    def json(self) -> dict[str, float]:
        found = {
            "decisions_per_second": self.decisions_per_second,
            "fork_us": self.fork_us,
            "rollouts_per_second": self.rollouts_per_second,
        }
        return found if self.steps_per_second is None else {**found, "steps_per_second": self.steps_per_second}


class Picker:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def __call__(self, decision: Decision) -> Component:
        options = decision.options
        return options[int(self._random() * len(options))]


def bench(
    chosen: list[Game[Any, Any]], *, peers: bool, seconds: float = SECONDS
) -> tuple[dict[str, Speed], dict[str, float]]:
    """Measure the games, alternating with the other libraries."""
    pythons = {name: _peer_python(name) for name in PEERS} if peers else {}
    rounds: dict[str, list[Speed]] = {game.name: [] for game in chosen}
    peer_rounds: dict[str, list[float]] = {name: [] for name in pythons}
    steps: dict[str, list[float]] = {game.name: [] for game in chosen}
    through_pettingzoo = peers and find_spec("pettingzoo") is not None
    for number in range(ROUNDS):
        for game in chosen:
            rounds[game.name].append(measure(game, number, seconds))
            if through_pettingzoo:
                steps[game.name].append(_measure_script(OUR_STEPS, game.name, Path(sys.executable), seconds))
        for name, python in pythons.items():
            peer_rounds[name].append(_measure_script(PEERS[name][1], name, python, seconds))
    speeds = {
        name: Speed(
            median(speed.decisions_per_second for speed in found),
            median(speed.fork_us for speed in found),
            median(speed.rollouts_per_second for speed in found),
            median(steps[name]) if steps[name] else None,
        )
        for name, found in rounds.items()
    }
    return speeds, {name: median(found) for name, found in peer_rounds.items()}


def measure(game: Game[Any, Any], seed: int, seconds: float = SECONDS) -> Speed:
    """One game at its largest table, with checkpoints and the log off."""
    pick = Picker(seed)
    return Speed(
        _decisions_per_second(game, pick, seconds), _fork_us(game, pick), _rollouts_per_second(game, pick, seconds)
    )


def start(game: Game[Any, Any], seed: str, *, keeps: bool) -> Run:
    setup = game.setup(game.seats[-1], None, seed)
    return Run(game, game.new(setup, Dice.from_seed(seed)), keeps=keeps)


def _decisions_per_second(game: Game[Any, Any], pick: Picker, seconds: float) -> float:
    """Whole random games, set-up included."""
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        decisions += start(game, str(games), keeps=False).play_out(pick)
        games += 1
    return decisions / (perf_counter() - started)


def _fork_us(game: Game[Any, Any], pick: Picker, forks: int = 4000) -> float:
    """Forks at decisions spread over the middle half of a game."""
    total = start(game, "fork", keeps=False).play_out(pick)
    run = start(game, "fork", keeps=True)
    places = spent = 0.0
    for answered in range(total * 3 // 4):
        if run.over:
            break
        if answered > total // 4:
            started = perf_counter()
            for _ in range(forks // total + 1):
                run.fork()
            spent += perf_counter() - started
            places += forks // total + 1
        decision = run.pending[0]
        run.answer(decision.seat, pick(decision))
    return spent / places * 1e6


def _rollouts_per_second(game: Game[Any, Any], pick: Picker, seconds: float) -> float:
    """Forks of a game at its first decision, played to the end."""
    run = start(game, "rollout", keeps=True)
    rollouts = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        run.fork(keeps=False).play_out(pick)
        rollouts += 1
    return rollouts / (perf_counter() - started)


# -- peers --------------------------------------------------------------------------------------------------


def _peer_python(name: str) -> Path:
    """An interpreter that has the library: the same Python in a venv of its own, created when it
    is first needed."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(cache) / "crownlands" / f"peers-{sys.version_info[0]}.{sys.version_info[1]}"
    python = folder / "bin" / "python"
    ready = folder / f"{name}.ready"
    if not ready.exists():
        if not python.exists():
            venv.create(folder, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEERS[name][0]]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CrownlandsError(f"could not install {PEERS[name][0]} to measure it")
        ready.touch()
    return python


def _measure_script(script: str, name: str, python: Path, seconds: float) -> float:
    """What a script in `peers/` counts per second, run by an interpreter that has what it needs."""
    command = [str(python), str(Path(__file__).parent / "peers" / script), str(seconds), name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CrownlandsError(f"{name} failed: {done.stderr.strip().splitlines()[-1:]}")
    decisions, spent = done.stdout.split()
    return int(decisions) / float(spent)
