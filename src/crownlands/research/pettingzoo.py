"""Every game as a PettingZoo environment.

`env` is turn by turn (AEC), `parallel_env` lets all seats that are asked at once answer at once:

    from crownlands.research import pettingzoo
    env = pettingzoo.env("legends", seats=4, leaders=True)
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.game import Game
from crownlands.core.registry import game as find_game
from crownlands.core.run import Run
from crownlands.research.lens import Lens, seen
from crownlands.research.rendering import RENDER_MODES, render
from crownlands.research.rewards import at_the_end, by_score, checked_kind
from crownlands.research.spaces import Observation, observation_space, observe, show

ILLEGAL = -1.0
"""The reward for an action that is not offered; it ends the game, as in PettingZoo's own board games."""


def env(name: str, seats: int, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game turn by turn. An action that is not offered ends it; calls in a wrong order are refused."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw_env(name, seats, **settings), ILLEGAL))


def raw_env(name: str, seats: int, **settings: Any) -> AecGame:
    """The same without wrappers: faster, and an action that is not offered is an error."""
    return AecGame(find_game(name), seats, **settings)


def parallel_env(name: str, seats: int, **settings: Any) -> ParallelGame:
    """A game in which every seat acts in every cycle; only the actions of those who are asked count."""
    return ParallelGame(find_game(name), seats, **settings)


class Stage:
    """What both forms of an environment share: spaces, seeds, observations."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        *,
        rewards: str = "place",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **variants: object,
    ) -> None:
        game.setup(seats, variants, "check")  # a wrong set-up is refused here, not at the first reset
        self.game = game
        self.seats = seats
        self.variants = variants
        self.lens = Lens(game)
        self.kind = checked_kind(rewards)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"crownlands_{game.name}_v{game.ruleset}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.space = observation_space(self.lens)
        self.random = Random(SystemRandom().getrandbits(64))

    def new_run(self, seed: int | None) -> Run:
        """A new table; the same seed gives the same tables from here on."""
        if seed is not None:
            self.random = Random(seed)
        setup = self.game.setup(self.seats, self.variants, f"{self.random.getrandbits(64):016x}")
        return Run(self.game, self.game.new(setup, Dice.from_seed(setup.seed)), keeps=False)

    def draw(self, run: Run) -> str | None:
        return show(render(run), self.render_mode)


class AecGame(AECEnv[str, Observation, int]):
    """A game turn by turn. Seats that are asked at once in secret answer in turn and see nothing of each other."""

    def __init__(self, game: Game[Any, Any], seats: int, **settings: Any) -> None:
        super().__init__()
        self.stage = Stage(game, seats, **settings)
        self.metadata = self.stage.metadata
        self.render_mode = self.stage.render_mode
        self.possible_agents = list(self.stage.names)
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.action_spaces = {name: spaces.Discrete(len(self.stage.lens.refs)) for name in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.stage.space)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.run = self.stage.new_run(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._steps = 0
        self._standing = by_score(self.run) if self.stage.kind == "gain" else []
        self._select()

    def observe(self, agent: str) -> Observation:
        return observe(self.stage.lens, self.run, self.seat_of[agent])

    def seen(self, agent: str) -> dict[str, Any]:
        """What a seat may know as structured data: its view, and what it is asked."""
        return seen(self.run, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked and has to act"
        decision = self._decision()
        self.run.answer(decision.seat, self.stage.lens.option(decision, int(action)))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        if self.run.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.stage.max_cycles is not None and self._steps >= self.stage.max_cycles * self.stage.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | None:
        return self.stage.draw(self.run)

    def close(self) -> None:
        """Nothing is held that would have to be released."""

    def _decision(self) -> Decision:
        return self.run.decision or self.run.pending[0]

    def _select(self) -> None:
        self.agent_selection = self.agents[0] if self.run.over else self.possible_agents[self._decision().seat]

    def _reward(self) -> None:
        if self.stage.kind == "gain":
            before, self._standing = self._standing, by_score(self.run)
            rewards = [now - then for now, then in zip(self._standing, before, strict=True)]
        elif self.run.over:
            rewards = at_the_end(self.run, self.stage.kind)
        else:
            return
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()


class ParallelGame(ParallelEnv[str, Observation, int]):
    """A game in cycles: all seats act, but only those who are asked count; an action that is not offered becomes a
    random one."""

    def __init__(self, game: Game[Any, Any], seats: int, **settings: Any) -> None:
        self.stage = Stage(game, seats, **settings)
        self.metadata = {**self.stage.metadata, "is_parallelizable": True}
        self.render_mode = self.stage.render_mode
        self.possible_agents = list(self.stage.names)
        self.action_spaces = {name: spaces.Discrete(len(self.stage.lens.refs)) for name in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.stage.space)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.run = self.stage.new_run(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        self._standing = by_score(self.run) if self.stage.kind == "gain" else []
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        for decision in self.run.pending:
            name = self.possible_agents[decision.seat]
            option = decision.find(self.stage.lens.refs[int(actions[name])])
            infos[name] = {"legal": option is not None}
            self.run.answer(decision.seat, option or self.stage.random.choice(decision.options))
        self._cycles += 1
        over = self.run.over
        late = not over and self.stage.max_cycles is not None and self._cycles >= self.stage.max_cycles
        found = (
            self._observations(),
            dict(zip(self.agents, self._rewards(), strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            infos,
        )
        if over or late:
            self.agents = []
        return found

    def seen(self, agent: str) -> dict[str, Any]:
        """What a seat may know as structured data: its view, and what it is asked."""
        return seen(self.run, self.possible_agents.index(agent))

    def render(self) -> str | None:
        return self.stage.draw(self.run)

    def close(self) -> None:
        """Nothing is held that would have to be released."""

    def _observations(self) -> dict[str, Observation]:
        return {name: observe(self.stage.lens, self.run, seat) for seat, name in enumerate(self.agents)}

    def _rewards(self) -> list[float]:
        if self.stage.kind == "gain":
            before, self._standing = self._standing, by_score(self.run)
            return [now - then for now, then in zip(self._standing, before, strict=True)]
        return at_the_end(self.run, self.stage.kind) if self.run.over else [0.0] * self.stage.seats
