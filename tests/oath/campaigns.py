"""Campaigns for tests: a scene with the dice as the test wants them,
played step by step while the invariants are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.steps import STEPS
from crownlands.games.oath.components import ATTACK, DEFENSE
from crownlands.games.oath.state import Campaign, Oath
from tests.oath.scene import Scene, oath

HOLLOW = next(i for i, face in enumerate(ATTACK) if face.hollow_swords)
SWORD = next(i for i, face in enumerate(ATTACK) if face.swords == 1)
SKULL = next(i for i, face in enumerate(ATTACK) if face.skulls)
"""Two swords and a skull."""
BLANK = next(i for i, face in enumerate(DEFENSE) if not face.shields and not face.doubles)
SHIELD = next(i for i, face in enumerate(DEFENSE) if face.shields == 1)
SHIELDS = next(i for i, face in enumerate(DEFENSE) if face.shields == 2)
TWICE = next(i for i, face in enumerate(DEFENSE) if face.doubles)


class Loaded(Dice):
    """Dice that first show the faces they are told to."""

    __slots__ = ("faces",)

    def __init__(self, dice: Dice, faces: Sequence[int]) -> None:
        super().__init__(dice.key, dice.drawn)
        self.faces = list(faces)

    def copy(self) -> Loaded:
        return Loaded(self, self.faces)

    def below(self, n: int) -> int:
        return self.faces.pop(0) if self.faces else super().below(n)


class War:
    """A campaign at a scene; every answer is followed by a look whether anything was lost or appeared."""

    def __init__(self, scene: Scene, attacker: Seat) -> None:
        self.scene = scene.turn(attacker)
        self.scene.g.dirty = 3
        self._last: Campaign | None = None

    def rolls(self, defense: Sequence[int] = (), attack: Sequence[int] = ()) -> Self:
        """What the dice will show: the defender's first."""
        self.scene.g.dice = Loaded(self.scene.g.dice, [*defense, *attack])
        return self

    def start(self, *answers: str) -> Self:
        """The attacker takes the action; then these answers."""
        self.scene.start()
        return self.answer("action:campaign", *answers)

    def resume(self) -> Self:
        """Go on with a campaign that was set up by hand."""
        self.scene.start()
        return self

    def answer(self, *refs: str) -> Self:
        for ref in refs:
            self._note()
            self.scene.answer(ref)
            GAME.check(self.g)
        return self

    def go(self, **answers: str) -> Self:
        """Answer by prompt (dashes as underscores) until the campaign is over or something else is asked."""
        given = {name.replace("_", "-"): ref for name, ref in answers.items()}
        while self.g.campaign is not None and self.decision.prompt in given:
            self.answer(given[self.decision.prompt])
        return self

    def until(self, prompt: str, **answers: str) -> Decision:
        """Answer by prompt until this one is put."""
        given = {name.replace("_", "-"): ref for name, ref in answers.items()}
        while self.decision.prompt != prompt:
            assert self.decision.prompt in given, f"asked {self.decision}"
            self.answer(given[self.decision.prompt])
        return self.decision

    @property
    def g(self) -> Oath:
        return self.scene.g

    @property
    def c(self) -> Campaign:
        """The campaign under way, or as it stood when it was over."""
        self._note()
        assert self._last is not None, "there was no campaign"
        return self._last

    def _note(self) -> None:
        self._last = self.g.campaign or self._last

    @property
    def decision(self) -> Decision:
        return self.scene.decision

    @property
    def step(self) -> str:
        return STEPS[self.c.step].__name__

    def refs(self) -> list[str]:
        return self.scene.refs()


def bare(seats: int = 4) -> Scene:
    """A game after set-up without any denizen at a site, so that no power speaks unless the test says so."""
    scene = oath(seats)
    for cards in scene.g.cards:
        scene.g.piles[0] += cards
        scene.g.pile_seen[0] += [scene.g.everybody] * len(cards)
        cards.clear()
    scene.g.dirty = 3
    return scene


def frontier(seats: int = 4) -> Scene:
    """Seats 1 and 2 are Exiles at the Steppe (provinces.1), which seat 2 rules with two warbands;
    no pawn of the Empire is near.
    """
    scene = bare(seats).site("steppe", "provinces.1").site("wastes", "provinces.2").site("river", "provinces.3")
    scene.pawn(1, "provinces.1").pawn(2, "provinces.1")
    scene.warbands(2, "provinces.1", 2).board(1, 6).board(2, 2)
    return scene


def purse(scene: Scene, seat: Seat, favor: int) -> Scene:
    """Favor on a board, out of the shared bank."""
    scene.g.shared += scene.g.favor[seat] - favor
    return scene.has(seat, favor=favor)


def attack(scene: Scene, defense: list[int], attack: list[int], *answers: str) -> War:
    """Seat 1 attacks with as many dice as the test rolls."""
    return War(scene, 1).rolls(defense, attack).start(*answers)


def attack_the_steppe(
    scene: Scene, *answers: str, defense: list[int] | None = None, swords: list[int] | None = None
) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    rolls = ([BLANK] if defense is None else defense, [SWORD] * 12 if swords is None else swords)
    return War(scene, 1).rolls(*rolls).start("done", "n:6", *answers)
