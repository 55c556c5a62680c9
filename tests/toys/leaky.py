"""Highwaymen that cannot keep a secret: each breaks one point of what the house must know of hidden things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from crownlands.core.components import Component
from crownlands.core.decisions import Facts, Seat
from crownlands.core.dice import Dice
from crownlands.core.hidden import Pool, Zone
from crownlands.core.plain import plain
from crownlands.core.state import NOTHING
from tests.toys.broken import Broken, slots_dataclass
from tests.toys.highwaymen import CAMP, SCOUT, Highwaymen, deal

T = TypeVar("T", bound=Component)


# -- secrets ------------------------------------------------------------------------------------------------------


class ShowsTheHands(Broken):
    """A view shows the hands of others."""

    def view(self, g: Highwaymen, seat: Seat | None) -> dict[str, Any]:
        return {**super().view(g, seat), "hands": [[rogue.ref for rogue in hand] for hand in g.hands]}


class CountsTheHands(Broken):
    """The features count how strong the hands of others are."""

    def feature_names(self) -> tuple[str, ...]:
        return tuple(f"strength of {seat}" for seat in range(3))

    def features(self, g: Highwaymen, seat: Seat) -> bytearray:
        return bytearray(sum(rogue.strength for rogue in hand) for hand in g.hands)


class TalliesTheHands(Broken):
    """What has changed since somebody's last turn tells how strong the hands of others are."""

    def tally(self, g: Highwaymen, seat: Seat | None) -> list[dict[str, int]]:
        return [{"strength": sum(rogue.strength for rogue in hand)} for hand in g.hands]


class CountsTooMuch(CountsTheHands):
    """There are more features than names."""

    def features(self, g: Highwaymen, seat: Seat) -> bytearray:
        return bytearray(len(g.hands) + 1)


class ShowsNumbersAsKeys(Broken):
    """A view is not what comes back from JSON."""

    def view(self, g: Highwaymen, seat: Seat | None) -> dict[str, Any]:
        return {**super().view(g, seat), "coins": dict(enumerate(g.coins))}


class ShowsTheStateItself(Broken):
    """A view holds a list of the state."""

    def view(self, g: Highwaymen, seat: Seat | None) -> dict[str, Any]:
        return {**super().view(g, seat), "coins": g.coins}


class HidesNoHand(Broken):
    """The hands are not declared as hidden: nobody sees them, but every bot imagines them as they are."""

    def pools(self, g: Highwaymen) -> Sequence[Pool]:
        return [[Zone(g.camp)]]


class HidesNoCamp(Broken):
    """The camp is not declared as hidden."""

    def pools(self, g: Highwaymen) -> Sequence[Pool]:
        return [super().pools(g)[0][1:]]


class ForgetsScouts(Broken):
    """What a scout has seen is shown, but not declared as known."""

    def pools(self, g: Highwaymen) -> Sequence[Pool]:
        return [[Zone(g.camp), *super().pools(g)[0][1:]]]


class KeepsTheDice(Broken):
    """An imagined table rolls what the real one will roll."""

    def imagine(self, g: Highwaymen, seat: Seat, dice: Dice) -> None:
        real = g.dice
        super().imagine(g, seat, dice)
        g.dice = real


@plain
@slots_dataclass
class Loud(Highwaymen):
    """A state that tells everybody everything."""

    def tell(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        private: Facts = NOTHING,
        to: Iterable[Seat] = (),
        **facts: Any,
    ) -> None:
        everything: dict[str, Any] = {**facts, **private}
        Highwaymen.tell(self, key, seat, **everything)


class TellsEverybody(Broken):
    """An event names a hidden card to all."""

    state = Loud


class AsksAboutTheTop(Broken):
    """A question names a card that its seat cannot know."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit", {"top": g.camp[-1]})


@plain
@slots_dataclass
class Peeping(Highwaymen):
    """A state in which what one is offered under seal depends on the hand of another."""

    async def choose(  # type: ignore[override]  # the rules' own is a plain function
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[T],
        rule: str,
        facts: Facts | None = None,
        *,
        always_ask: bool = False,
    ) -> T:
        stronger = self.hands[seat - 1] and self.hands[seat - 1][0].strength > 3
        return await Highwaymen.choose(seat, prompt, options[:: -1 if stronger else 1], rule, facts)


class PeepsUnderSeal(Broken):
    """The options of a sealed decision give away what another seat holds."""

    state = Peeping


class HoldsASecretInALocal(Broken):
    """The rules hold hidden cards in a variable while they ask."""

    async def before(self, g: Highwaymen) -> None:
        deal(g)
        theirs = g.hands[1][:]
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")
        g.hands[1] = theirs


class DrawsIntoALocal(Broken):
    """The rules draw hidden cards into a variable, and only then ask where they go."""

    async def before(self, g: Highwaymen) -> None:
        g.dice.shuffle(g.camp)
        drawn, g.camp = g.camp[2:], g.camp[:2]
        for rogue in drawn:
            await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")
            g.camp.append(rogue)


class RollsItsOwnDice(Broken):
    """A roll that the house cannot see: it could be undone until it pleases."""

    async def before(self, g: Highwaymen) -> None:
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")
        g.coach = g.dice.child("my own").below(1000)
        await g.choose(0, "recruit", [CAMP, SCOUT], "recruit")


# -- sealed rounds ------------------------------------------------------------------------------------------------


@plain
@slots_dataclass
class Hasty(Highwaymen):
    """A state in which the first to think of a bribe has robbed a coach already."""

    async def may_choose(  # type: ignore[override]  # the rules' own is a plain function
        self,
        seat: Seat,
        prompt: str,
        options: Iterable[T],
        rule: str,
        facts: Facts | None = None,
        *,
        always_ask: bool = False,
    ) -> T | None:
        self.robbed[seat] += not any(self.robbed)
        return await Highwaymen.may_choose(seat, prompt, options, rule, facts)


class RewardsTheFirst(Broken):
    """It matters in which order sealed answers come."""

    state = Hasty


@plain
@slots_dataclass
class Gossiping(Highwaymen):
    """A state that tells whom a seat sends before all have answered."""

    async def may_choose(  # type: ignore[override]  # the rules' own is a plain function
        self,
        seat: Seat,
        prompt: str,
        options: Iterable[T],
        rule: str,
        facts: Facts | None = None,
        *,
        always_ask: bool = False,
    ) -> T | None:
        told: dict[str, Any] = dict(facts or {})
        self.tell("recruited", seat, **told)
        return await Highwaymen.may_choose(seat, prompt, options, rule, facts)


class TellsSealedAnswers(Broken):
    """A sealed answer is told before all are in."""

    state = Gossiping
