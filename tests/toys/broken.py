"""Highwaymen, broken: every class here breaks one point of the contract between a game and the house.

`tests/conformance/test_suite_can_fail.py` shows that the suite notices. Most of them ask one more question before
the rogues are dealt (`before`), or have a state whose verbs do something that no verb should do.
"""

from __future__ import annotations

import types
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from crownlands.core.components import Component, Word, numbers
from crownlands.core.decisions import Decision, Preview, Reason, Seat, checkpoint
from crownlands.core.dice import Dice
from crownlands.core.game import Score, Setup
from crownlands.core.plain import TRANSIENT, plain
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.table import Table
from crownlands.core.variants import Preset
from crownlands.core.wire import Glance
from tests.toys.highwaymen import (
    CAMP,
    ROGUES,
    SCOUT,
    HardTimes,
    Highwaymen,
    HighwaymenGame,
    TwoNights,
    ambush,
    deal,
    play,
    recruit,
)

T = TypeVar("T", bound=Component)
slots_dataclass = dataclass(slots=True, eq=False, kw_only=True)


class Broken(HighwaymenGame):
    """The healthy game, with something before it."""

    async def before(self, g: Highwaymen) -> None:
        """What happens before the rogues are dealt."""

    async def play(self, g: Highwaymen) -> None:
        if g.round == 0:
            await self.before(g)
        await play(g)


# -- play ---------------------------------------------------------------------------------------------------------


class LosesARogue(Broken):
    """A component vanishes."""

    async def before(self, g: Highwaymen) -> None:
        g.camp.pop()


class OffersANewWord(Broken):
    """A component is made at the table, and the vocabulary does not know it."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, Word("word:seed-can-it-fail")], "recruit")


class SpeaksInTwoWays(Broken):
    """The vocabulary grows with the games."""

    def vocabulary(self) -> tuple[str, ...]:
        self.asked_for = getattr(self, "asked_for", 0) + 1
        return (*super().vocabulary(), f"asked:{self.asked_for}")


class SaysItTwice(Broken):
    """The vocabulary names something twice."""

    def vocabulary(self) -> tuple[str, ...]:
        return (*super().vocabulary(), CAMP.ref)


class OffersTwice(Broken):
    """An option is offered twice."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, SCOUT, CAMP], "recruit")


@types.coroutine
def ask_anyway(seat: Seat, options: Sequence[Component]) -> Generator[Decision, Component, None]:
    yield Decision(seat, "recruit", options, "recruit", None)


class AsksForNothing(Broken):
    """A decision has a single option, and does not answer itself."""

    async def before(self, g: Highwaymen) -> None:
        await ask_anyway(0, [CAMP])


class OffersTooMuch(Broken):
    """A decision has more options than a person can read."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "bribe", numbers(0, 150), "ambush.bribe")


class CitesNoRule(Broken):
    """A decision rests on a rule that is in no book."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit.by-post")


class NeverEnds(Broken):
    """A game goes on for ever."""

    async def before(self, g: Highwaymen) -> None:
        while True:
            await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")


class AsksAStranger(Broken):
    """A seat is asked that nobody sits on."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(g.seats, "recruit", [CAMP, SCOUT], "recruit")


class WrongTotal(Score):
    """Points that do not add up."""

    __slots__ = ()

    @property
    def total(self) -> int:
        return 7


class AddsUpWrongly(Broken):
    """The total of a score is not that of its items."""

    def scores(self, g: Highwaymen) -> list[Score]:
        return [WrongTotal(score.seat, score.items) for score in super().scores(g)]


class ForgetsAScore(Broken):
    """A seat has no score."""

    def scores(self, g: Highwaymen) -> list[Score]:
        return super().scores(g)[:-1]

    def ranking(self, g: Highwaymen) -> list[list[Seat]]:
        return [list(range(g.seats))]


class RanksTwice(Broken):
    """A seat is ranked twice."""

    def ranking(self, g: Highwaymen) -> list[list[Seat]]:
        return [[0], *super().ranking(g)]


class LeavesAPlaceEmpty(Broken):
    """A place behind the first is held by nobody."""

    def ranking(self, g: Highwaymen) -> list[list[Seat]]:
        return [*super().ranking(g), []]


class BreaksOnAnOption(Broken):
    """One of many options is offered, but the rules cannot take it."""

    async def before(self, g: Highwaymen) -> None:
        number = await g.choose(0, "bribe", numbers(0, 60), "ambush.bribe")
        if number.value == 17:
            raise ValueError("nobody has ever tried 17")


class RefusesWhatItOffers(Broken):
    """A reason is given why something cannot be had, and it is offered all the same."""

    def why_not(self, g: Highwaymen, decision: Decision) -> list[tuple[Component, Reason]]:
        return [(decision.options[0], Reason("too-poor", "ambush", coins=0))]


class RefusesWithoutARule(Broken):
    """A reason rests on a rule that is in no book."""

    def why_not(self, g: Highwaymen, decision: Decision) -> list[tuple[Component, Reason]]:
        return [(Word("cannon"), Reason("too-poor", "ambush.artillery", coins=0))]


class PreviewsACannon(Broken):
    """A preview of something that cannot be taken."""

    def previews(self, g: Highwaymen, decision: Decision) -> list[tuple[Component, Preview]]:
        return [(Word("cannon"), Preview("boom"))]


class PreviewsByDoing(Broken):
    """Whoever looks at what an option would bring has it."""

    def previews(self, g: Highwaymen, decision: Decision) -> list[tuple[Component, Preview]]:
        g.coins[decision.seat] += 1
        return []


class OrdersByHash(Broken):
    """Options come in the order of Python's string hashes, which is another in every process."""

    async def before(self, g: Highwaymen) -> None:
        rogue = await g.choose(0, "send", sorted(ROGUES, key=lambda rogue: hash(rogue.ref)), "ambush")
        g.coins[0] += rogue.strength


# -- memory -------------------------------------------------------------------------------------------------------


class CountsInALocal(Broken):
    """How long the game goes on is known to the coroutine alone, not to the state."""

    async def play(self, g: Highwaymen) -> None:
        if g.round == 0:
            deal(g)
        for _ in range(3 + 3 * g.seats):
            await checkpoint()
            await (recruit(g, g.recruiting.pop(0)) if g.recruiting else ambush(g))


class SharedFame(Highwaymen):
    """A state whose copies share one list: how many coaches each has robbed."""

    __slots__ = ()

    def copy(self) -> SharedFame:
        new = super().copy()
        new.__class__ = SharedFame
        assert isinstance(new, SharedFame)
        new.robbed = self.robbed
        return new


class SharesAList(Broken):
    """A copy of the state shares a list with the original."""

    state = SharedFame


class OffersTheHandItself(Broken):
    """A decision offers a list of the state, which changes when the state does."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "send", g.camp, "ambush")


class CountsGames(Broken):
    """The game object remembers something from one play to the next, and tells it."""

    coaches = 0

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")
        CountsGames.coaches += 1
        g.tell("coach", gold=CountsGames.coaches)


@plain
@slots_dataclass
class Amnesia(Highwaymen):
    """A state with a field that is neither copied nor stored, though the rules rest on it."""

    debt: int = field(default=0, metadata=TRANSIENT)


class ForgetsADebt(Broken):
    """What the end of the game rests on is not kept at a checkpoint."""

    state = Amnesia

    async def play(self, g: Highwaymen) -> None:
        assert isinstance(g, Amnesia)
        if g.round == 0:
            g.debt = 1 + (await g.choose(0, "bribe", numbers(0, 2), "ambush.bribe")).value
        await play(g)
        g.coins[0] += g.debt


@plain
@slots_dataclass
class Unloadable(Highwaymen):
    """A state with a component that the game does not find."""

    cannon: Component = field(default_factory=lambda: Word("cannon"))


class FindsNoCannon(Broken):
    """A component of the state has a ref that `find` does not know."""

    state = Unloadable


# -- storage ------------------------------------------------------------------------------------------------------


class SpacesInRefs(Broken):
    """A ref is not one word, so a record cannot hold it."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [Word("old camp"), Word("new camp")], "recruit")


class RestlessNights(TwoNights):
    """A saga that never ends."""

    def over(self, heritage: Heritage) -> bool:
        return False


class TupleNights(TwoNights):
    """A saga that hands on what JSON does not know."""

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        return {**super().hand_on(heritage, table), "last": ("a", "tuple")}


class LotteryNights(TwoNights):
    """A saga that hands on something else every time."""

    drawn = 0

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        LotteryNights.drawn += 1
        return {**super().hand_on(heritage, table), "lot": LotteryNights.drawn}


class MusicalChairs(HardTimes):
    """A saga in which the nights depend on how many people have changed seats."""

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        return {**heritage, "nights": heritage["nights"] + len(moved)}


class SagaCountsMoves(Broken):
    sagas: Mapping[str, SagaRules] = {"musical-chairs": MusicalChairs()}


class SagaNeverEnds(Broken):
    sagas: Mapping[str, SagaRules] = {"restless-nights": RestlessNights()}


class SagaHandsOnATuple(Broken):
    sagas: Mapping[str, SagaRules] = {"tuple-nights": TupleNights()}


class SagaIsALottery(Broken):
    sagas: Mapping[str, SagaRules] = {"lottery-nights": LotteryNights()}


class ForgetsItsSetup(Broken):
    """A table is not the same when it is set up again."""

    tables = 0

    def new(self, setup: Setup, dice: Dice) -> Highwaymen:
        g = super().new(setup, dice)
        ForgetsItsSetup.tables += 1
        g.robbed[0] = ForgetsItsSetup.tables
        return g


# -- what the lobby shows -----------------------------------------------------------------------------------------


class DrawsBesideTheSheet(Broken):
    """A place of the small map lies where nobody sees it."""

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return {"progress": None, "map": {"places": [{"x": 400, "y": 3, "seat": None}], "links": []}}


class DrawsAStranger(Broken):
    """A place of the small map belongs to a seat that is not there."""

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return {"progress": None, "map": {"places": [{"x": 4, "y": 3, "seat": 7}], "links": []}}


class LeadsNowhere(Broken):
    """A road of the small map ends at no place."""

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return {"progress": None, "map": {"places": [{"x": 4, "y": 3, "seat": None}], "links": [(0, 1)]}}


class SaysNotHowFar(Broken):
    """How far the game is has no words."""

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return {"progress": {"key": "moon", "facts": {}}, "map": None}


class WearsTheSame(Broken):
    """Two seats wear one livery."""

    def liveries(self, setup: Setup) -> list[int]:
        return [0] * setup.seats


class ChangesClothes(Broken):
    """A livery depends on how often anybody has asked for it."""

    asked = 0

    def liveries(self, setup: Setup) -> list[int]:
        self.asked += 1
        return [(seat + self.asked) % setup.seats for seat in range(setup.seats)]


class PresetsNonsense(Broken):
    """A preset cannot be set up."""

    presets: Mapping[str, Preset] = types.MappingProxyType({"first": Preset({"rounds": 99})})


class PresetsAnotherSaga(Broken):
    """A preset begins a saga that there is not."""

    presets: Mapping[str, Preset] = types.MappingProxyType({"first": Preset(saga="odyssey")})
