"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    from crownlands.research import gymnasium
    env = gymnasium.env("legends", seat=0, seats=3, bots=["greedy"])

Importing this module also registers the games, for `gymnasium.make("crownlands/legends-v1", seats=3)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from crownlands.bots import CheckedBot, Eyes, check_bot, dismiss, seat_bots
from crownlands.bots.base import complaints_of
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.core.run import Run
from crownlands.research.lens import Lens, seen
from crownlands.research.rendering import RENDER_MODES, render
from crownlands.research.rewards import at_the_end, by_score, checked_kind
from crownlands.research.spaces import Observation, observation_space, observe, show

LONGEST: int = 100_000
"""More bot answers than any game has."""


def env(name: str, **settings: Any) -> SeatGame:
    """One seat of a game, against bots."""
    return SeatGame(name, **settings)


class SeatGame(gymnasium.Env[Observation, np.int64]):
    """A game as one seat sees it. An action that is not offered becomes a random one, and `info` says so."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        seat: Seat = 0,
        bots: Sequence[str] = ("random",),
        rewards: str = "place",
        render_mode: str | None = None,
        **variants: object,
    ) -> None:
        self.game: Game[Any, Any] = find_game(name)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.game.setup(self.seats, variants, "check")
        if not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat} among {self.seats}")
        self.seat = seat
        self.variants = variants
        self.line_up = self._line_up(bots)
        self.kind = checked_kind(rewards)
        self.render_mode = render_mode
        self.lens = Lens(self.game)
        self.action_space = spaces.Discrete(len(self.lens.refs))
        self.observation_space = observation_space(self.lens)
        self.bots: dict[Seat, CheckedBot] = {}

    def _line_up(self, bots: Sequence[str]) -> dict[Seat, str]:
        """The bots' names go to the other seats in order; the last one fills the rest."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        if not 1 <= len(bots) <= len(others):
            raise BadSetup(f"{len(bots)} bots for {len(others)} other seats")
        names = [*bots, *[bots[-1]] * (len(others) - len(bots))]
        for name in names:
            check_bot(name)
        return dict(zip(others, names, strict=True))

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        table_seed = self.np_random.bytes(8).hex()
        self.close()
        self.bots = seat_bots(self.line_up, table_seed)
        setup = self.game.setup(self.seats, self.variants, table_seed)
        thinking = any(bot.thinks for bot in self.bots.values())
        self.run = Run(self.game, self.game.new(setup, Dice.from_seed(table_seed)), keeps=thinking)
        self._eyes = {at: Eyes(self.run, at) for at in self.bots}
        self._let_bots_play()
        self._standing = self._score()
        return observe(self.lens, self.run, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        decision = self.run.asked(self.seat)
        assert decision is not None, "the game is over: reset it first"
        option = decision.find(self.lens.refs[int(action)])
        info: dict[str, Any] = {"legal": option is not None}
        if option is None:
            option = decision.options[int(self.np_random.integers(len(decision.options)))]
        self.run.answer(self.seat, option)
        self._let_bots_play()
        complaints = [f"seat {at}: {line}" for at, line in complaints_of(self.bots)]
        if complaints:
            info["complaints"] = complaints
        return observe(self.lens, self.run, self.seat), self._reward(), self.run.over, False, info

    def seen(self) -> dict[str, Any]:
        """What the seat may know as structured data: its view, and what it is asked."""
        return seen(self.run, self.seat)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What may be chosen now, under the name that maskable learners expect."""
        return self.lens.mask(self.run.asked(self.seat)).astype(np.bool_)

    def render(self) -> str | None:
        return show(render(self.run), self.render_mode)

    def close(self) -> None:
        dismiss(self.bots.values())

    # -- how it goes on -------------------------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        """Continue until the seat is asked or the game is over; bots answer in the order of their seats."""
        for _ in range(LONGEST):
            decision = self._of_a_bot()
            if decision is None or self.run.asked(self.seat) is not None:
                return
            at = decision.seat
            self.run.answer(at, self.bots[at].choose(self._eyes[at], decision))
        raise AssertionError(f"the bots have answered {LONGEST} times and the game goes on")

    def _of_a_bot(self) -> Decision | None:
        return next((decision for decision in self.run.pending if decision.seat != self.seat), None)

    def _score(self) -> float:
        return by_score(self.run)[self.seat] if self.kind == "gain" else 0.0

    def _reward(self) -> float:
        if self.kind == "gain":
            before, self._standing = self._standing, self._score()
            return self._standing - before
        return at_the_end(self.run, self.kind)[self.seat] if self.run.over else 0.0


for _name, _game in games().items():
    gymnasium.register(
        f"crownlands/{_name}-v{_game.ruleset}", entry_point=f"{__name__}:SeatGame", kwargs={"name": _name}
    )
