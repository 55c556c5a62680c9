"""Positions of Tiny Epic Kingdoms, set up and played in the table's own words."""

from __future__ import annotations

from typing import Any, Self

from crownlands.core.components import PLAYERS
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.run import Run
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import (
    ACTIONS,
    COMPONENTS,
    FACTIONS,
    POWERS,
    RESOURCES,
    TOKENS,
    Power,
    Region,
    Territory,
)
from crownlands.games.kingdoms.game import STAGES
from crownlands.games.kingdoms.scoring import rank, score_all
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import finish, take_turns
from crownlands.words import Words

SEATS = "ABCDE"
HOMES = ("morandrea", "elan", "galson", "eclipsean", "korvath")
"""The home of every seat, unless a test says otherwise. Anna's has a river, Karl's a capital and a river."""
FACTION = {faction.name: faction for faction in FACTIONS}
NAMES = ("orcs", "humans", "dwarves", "elves", "goblins")


class Scene:
    """A position in the middle of the game: the first seat is active, nobody has what the test did not give."""

    def __init__(
        self, seats: int = 3, homes: tuple[str, ...] = (), lost: str = "fionarria", **variants: Any
    ) -> None:
        self.g: Kingdoms = GAME.new(GAME.setup(seats, variants, "scene"), Dice.from_seed("scene"))
        self.g.seat_everyone()
        names = (*homes, *HOMES[len(homes) : seats], *((lost,) if seats == 2 else ()))
        for name in names:
            territory = COMPONENTS[f"territory:{name}"]
            assert isinstance(territory, Territory)
            self.g.territories.append(territory)
            self.g.homes.append((territory,))
        self.g.lay_out()
        self.g.factions = [FACTION[name] for name in NAMES[:seats]]
        self.g.first = self.g.active = 0
        self.g.stage = STAGES.index(take_turns)
        self.run: Run | None = None
        self.log: list[Event] = []

    # -- setting up -----------------------------------------------------------------------------------------

    def region(self, code: str) -> Region:
        """`A.f1` is a region of the first seat's home, `L.f1` one of the Lost Kingdom."""
        seat, _, name = code.partition(".")
        land = self.g.territories[self.g.seats if seat == "L" else SEATS.index(seat)]
        return next(region for region in land.regions if region.name == name)

    def armies(self, owner: int, *codes: str) -> Self:
        """One army for every region that is named."""
        for code in codes:
            self.g.put(owner, self.region(code))
        return self

    def standing(self, owner: int, code: str) -> Self:
        """The army in these ruins has been stood up."""
        self.g.lying[owner].remove(self.region(code))
        return self

    def has(self, seat: int, mana: int = 0, ore: int = 0, food: int = 0) -> Self:
        self.g.stock[seat] = [mana, ore, food]
        return self

    def tower(self, seat: int, level: int) -> Self:
        self.g.towers[seat] = level
        return self

    def faction(self, seat: int, name: str, level: int = 0) -> Self:
        """A faction with so many levels learned."""
        self.g.factions[seat] = FACTION[name]
        self.g.powers[seat] = list(FACTION[name].levels[:level])
        return self

    def power(self, seat: int, *names: str) -> Self:
        """Just these powers, whoever's they are."""
        self.g.powers[seat] = [POWERS[name] for name in names]
        return self

    def token(self, kind: str, code: str, *, turned: bool = False) -> Self:
        index = self.region(code).index
        self.g.tokens[index] = next(token for token in TOKENS if token.kind == kind)
        self.g.turned[index] = turned
        return self

    def shields(self, *names: str) -> Self:
        self.g.shields = [action for action in ACTIONS if action.name in names]
        return self

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def now(self) -> Run:
        if self.run is None:
            self.run = Run(GAME, self.g, log=self.log)
            self.g = self.run.state  # type: ignore[assignment]
        return self.run

    def ref(self, word: str) -> str:
        """`A.f1` is a region, `B` the second seat, `patrol` an action, `mana` a resource, `3` a number."""
        if "." in word and word[0] in SEATS + "L" and ":" not in word:
            return self.region(word).ref
        if len(word) == 1 and word in SEATS:
            return PLAYERS[SEATS.index(word)].ref
        if word.isdigit():
            return f"n:{word}"
        for kind in ("action", "resource", "faction", "territory"):
            if f"{kind}:{word}" in COMPONENTS:
                return f"{kind}:{word}"
        return word

    def answers(self, *words: str) -> Self:
        """Whoever is asked answers, one word after the other."""
        for word in words:
            decision = self.now.pending[0]
            option = decision.find(self.ref(word))
            assert option is not None, f"{word} is not offered: {decision}"
            self.now.answer(decision.seat, option)
        return self

    def patrols(self, source: str, target: str) -> Self:
        """Patrol is selected, and the army of a region goes to another; what is the only choice is not asked."""
        self.answers("patrol", "patrol")
        for prompt, word in (("patrol-from", source), ("patrol-to", target)):
            if self.now.pending[0].prompt == prompt:
                self.answers(word)
        return self

    def dials(self, **shown: int | str) -> Self:
        """`A=5, B="flag"`: both set their dials; who can only show the flag is not asked."""
        for name, word in shown.items():
            decision = self.now.asked(SEATS.index(name))
            assert decision is not None and decision.prompt == "dial", f"{name} is not asked: {self.now.pending}"
            option = decision.find(self.ref(str(word)))
            assert option is not None, f"{word} is not offered: {decision}"
            self.now.answer(decision.seat, option)
        return self

    def nobody_acts(self) -> Self:
        """Everybody declines or collects (mana where there is a choice) until the next action is selected."""
        answer = {"act": "done", "follow": "collect", "gain-any": "mana"}
        while not self.now.over and self.prompt in answer:
            self.answers(answer[self.prompt])
        return self

    @property
    def prompt(self) -> str:
        return self.now.pending[0].prompt

    @property
    def seat(self) -> int:
        return self.now.pending[0].seat

    def _code(self, ref: str) -> str:
        if ref.startswith("region:"):
            for at, land in enumerate(self.g.territories):
                if ref.startswith(f"region:{land.name}."):
                    return f"{SEATS[at] if at < self.g.seats else 'L'}.{ref.rpartition('.')[2]}"
        if ref.startswith("seat:"):
            return SEATS[int(ref[5:])]
        return ref.partition(":")[2] or ref

    @property
    def offered(self) -> set[str]:
        """What is offered to the seat that is asked first."""
        return {self._code(option.ref) for option in self.now.pending[0].options}

    def offered_to(self, seat: int) -> set[str]:
        decision = self.now.asked(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return {self._code(option.ref) for option in decision.options}

    def refused(self, seat: int | None = None) -> dict[str, str]:
        """Why not: the key of the reason for everything that cannot be had."""
        decision = self.now.pending[0] if seat is None else self.now.asked(seat)
        assert decision is not None
        return {self._code(thing.ref): reason.key for thing, reason in GAME.why_not(self.g, decision)}

    # -- reading --------------------------------------------------------------------------------------------

    def question(self, language: str = "en") -> str:
        """What is asked first, in words."""
        return Words(language, GAME).prompt(self.now.pending[0])

    def heard(self, key: str, language: str = "en") -> list[str]:
        """Everything that was told under this key, in words."""
        return [Words(language, GAME).event(event, None) for event in self.log if event.key == key]

    def reason(self, word: str, language: str = "en", seat: int | None = None) -> str:
        """Why something cannot be had, in words."""
        decision = self.now.pending[0] if seat is None else self.now.asked(seat)
        assert decision is not None
        found = {thing.ref: reason for thing, reason in GAME.why_not(self.g, decision)}
        return Words(language, GAME).reason(found[self.ref(word)])

    # -- looking --------------------------------------------------------------------------------------------

    def at(self, code: str) -> str:
        """Who stands in a region: `AB`, a small letter for an army that searches; `N` is neutral."""
        region = self.region(code)
        text = ""
        for owner in range(len(self.g.armies)):
            lying = self.g.lying[owner].count(region)
            letter = SEATS[owner] if owner < self.g.seats else "N"
            text += letter.lower() * lying + letter * (self.g.armies[owner].count(region) - lying)
        return text

    def stock(self, seat: int) -> tuple[int, ...]:
        return tuple(self.g.stock[seat])

    def levels(self, seat: int) -> list[str]:
        return [power.name for power in self.g.powers[seat]]

    def end(self) -> Self:
        """The game is over now."""
        finish(self.g)
        return self

    def items(self, seat: int) -> dict[str, int]:
        """Points by where they come from; powers by name."""
        found: dict[str, int] = {}
        for item in score_all(self.g)[seat].items:
            power = item.facts.get("power")
            found[power.name if isinstance(power, Power) else item.key] = item.points
        return found

    def points(self) -> list[int]:
        return [score.total for score in score_all(self.g)]

    def ranking(self) -> list[list[int]]:
        return rank(self.g)


__all__ = ["FACTION", "RESOURCES", "SEATS", "Scene"]
