"""Every game as an OpenSpiel game: importing this module registers `crownlands_legends` and the others.

    import pyspiel
    from crownlands.research import openspiel
    game = pyspiel.load_game("crownlands_legends(players=3,leaders=true)")

Chance is explicit: every roll, and every step of a shuffle, is a chance node with equally likely outcomes. Seats
that are asked at once in secret move one after the other and do not see each other's moves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache, cached_property, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.game import Game
from crownlands.core.registry import games
from crownlands.core.variants import schema
from crownlands.research.chance import Play
from crownlands.research.hashing import MOST, add_leaves
from crownlands.research.lens import Lens, plain_facts, seen
from crownlands.research.rewards import by_place

PREFIX: Final = "crownlands_"
LONGEST: Final = 20_000
"""More moves, and more rolls, than any game takes."""
MOST_SIDES: Final = 512
STORY: Final = 512
"""Places for what a seat has been told and has answered, in the tensor of its information state."""


def game_type(game: Game[Any, Any]) -> pyspiel.GameType:
    """What OpenSpiel has to know about a game; its variants are parameters."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Crownlands: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{row["name"]: row["default"] for row in schema(game.variants)},
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its seats and variants. `register` makes a subclass of it for every game."""

    rules: Game[Any, Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, params = self.rules, params or {}
        self.variants = {name: value for name, value in params.items() if name != "players"}
        self.seats = int(params.get("players", game.seats[0]))
        game.setup(self.seats, self.variants, "check")
        self.lens = Lens(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.lens.refs),
            max_chance_outcomes=MOST_SIDES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(params))

    @cached_property
    def beginning(self) -> Play:
        """The game before its first roll, only to look at: OpenSpiel asks new states how large a tensor is."""
        return Play(self.rules, self.seats, self.variants)

    def new_initial_state(self, from_string: str | None = None) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watcher:
        return Watcher(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A game at a decision, at a roll, or at its end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._play: Play | None = None

    @property
    def _lens(self) -> Lens:
        lens: Lens = self.get_game().lens
        return lens

    @property
    def play(self) -> Play:
        """The game itself; started when it is first needed, because copying a state begins with a new one."""
        if self._play is None:
            self._play = deepcopy(self.get_game().beginning)
        return self._play

    @property
    def look(self) -> Play:
        """The game for somebody who will not continue it: a state that has not started shows the beginning."""
        return self._play or self.get_game().beginning

    def current_player(self) -> int:
        if self.play.sides:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        decision = self.play.decision
        return pyspiel.PlayerId.TERMINAL if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.play.decision
        if decision is None or decision.seat != player:
            return []
        return sorted(self._lens.ids[option.ref] for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.play.sides
        return [(shown, 1.0 / sides) for shown in range(sides)]

    def _apply_action(self, action: int) -> None:
        decision = self.play.decision
        if decision is None:
            self.play.roll(action)
        else:
            self.play.answer(self._lens.option(decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.play.sides}"
        return self._lens.refs[action]

    def returns(self) -> list[float]:
        play = self.play
        return by_place(play.game.ranking(play.run.state)) if play.over else [0.0] * play.setup[0]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that could be this one for all the player to move knows. Its own history is empty."""
        new: SpielState = self.get_game().new_initial_state()
        new._play = self.play.imagine(player_id, Dice.from_seed(repr(probability_sampler())))
        return new

    def __str__(self) -> str:
        """Who is asked what, and what a spectator sees."""
        if self.play.sides:
            return f"chance: one of {self.play.sides}"
        asked = [repr(decision) for decision in self.play.run.pending] or ["over"]
        return "\n".join([*asked, _text(seen(self.play.run, None)["view"])])


class Watcher:
    """What a player sees of a state, as a string and a tensor. While a die waits, there is nothing new to see."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._lens = game.lens
        self._recalls: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = len(game.lens.names) + (STORY if self._recalls else 0)
        whole = self._public and self._private
        self.tensor = np.zeros(size, np.float32) if whole else None
        self.dict = {} if self.tensor is None else {"info_state" if self._recalls else "observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        if self.tensor is None:
            return
        play = state.look
        self.tensor.fill(0)
        if play.sides:
            self.tensor[player] = 1
            return
        row = self._lens.row(play.run, player)
        if self._recalls:
            row += _story_row(play, player)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielState, player: Seat) -> str | None:
        play = state.look
        if not self._public:
            return None
        if play.sides:
            return "chance"
        now = _text(seen(play.run, player if self._private else None))
        if not self._recalls:
            return now
        story = ",".join(_told(event, player).text for event in play.story(player))
        return f'{{"seat":{player},"story":[{story}],"now":{now}}}'


class Told(NamedTuple):
    """A piece of a player's history: as text, and as places in its vector, each as often as it counts."""

    text: str
    places: bytes


@lru_cache(maxsize=1 << 15)
def _told(event: Event, player: Seat) -> Told:
    """What an event tells a player; cached, because a history is told from its beginning at every decision."""
    entry = {"what": event.key, "who": event.seat, "facts": plain_facts(event.seen_by(player))}
    row = bytearray(STORY)
    add_leaves(entry, "", row, 0, STORY)
    counts = np.frombuffer(row, np.uint8)
    return Told(_text(entry), np.repeat(np.arange(STORY, dtype=np.uint16), counts).tobytes())


def _story_row(play: Play, player: Seat) -> bytes:
    """What a player has been told and has answered, from the beginning."""
    places = b"".join([_told(event, player).places for event in play.story(player)])
    sums = np.bincount(np.frombuffer(places, np.uint16), minlength=STORY)
    return np.minimum(sums, MOST).astype(np.uint8).tobytes()


def _text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


@cache
def register(game: Game[Any, Any]) -> str:
    """Register a game with OpenSpiel; returns its name there."""
    kind = type(f"Spiel{game.name.title()}", (SpielGame,), {"rules": game})
    pyspiel.register_game(game_type(game), kind)
    return PREFIX + game.name


for _game in games().values():
    register(_game)
