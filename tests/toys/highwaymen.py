"""Highwaymen: a whole game on one page, for tests and for docs/adding-a-game.md.

Two to four robbers wait for the mail coach, each with two rogues in hand that the others don't see. When a coach
comes, everybody sends a rogue and perhaps a bribe, sealed, and the strongest ambush takes the gold. Who was sent
goes to the tavern. Then everybody recruits: somebody from the tavern, or, unseen, whoever comes from the camp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from crownlands.core.components import Component, Word, common_component, numbers
from crownlands.core.decisions import Decision, Reason, Seat, checkpoint, together
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.game import Game, Score, ScoreItem, Setup
from crownlands.core.glance import small_map
from crownlands.core.hidden import Pool, Zone
from crownlands.core.plain import plain
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.state import State
from crownlands.core.table import Table
from crownlands.core.variants import Preset, Variants, variant
from crownlands.core.wire import Chapter, Glance, Line

HAND, PURSE, FULL_PURSE, LARGEST_BRIBE, FEARED, NIGHTS = 2, 3, 9, 2, 2, 2
EVERYBODY: Final = -1  # as a bit mask of seats
NOBODY: Final = -1  # as a seat


class Rogue(Component):
    """rogues. Somebody to send into an ambush."""

    __slots__ = ("strength",)

    def __init__(self, name: str, strength: int) -> None:
        super().__init__(f"rogue:{name}")
        self.strength: Final = strength


PAIRS: Final = "scullion link-boy, ostler poacher, fiddler tinker, old-tom lame-will, parson one-eye, kate jack"
ROGUES: Final = [Rogue(name, n) for n, pair in enumerate(PAIRS.split(","), start=1) for name in pair.split()]
CAMP, SCOUT = Word("camp"), Word("scout")
COMPONENTS: Final[dict[str, Component]] = {thing.ref: thing for thing in (*ROGUES, CAMP, SCOUT)}


@dataclass(frozen=True, slots=True)
class HighwaymenVariants(Variants):
    """How a table is set up: a number, a choice, a switch, and a switch that needs another."""

    rounds: int = variant(4, low=2, high=6)
    ties: str = variant("escape", among=("escape", "die"))
    scouts: bool = variant(False)
    wages: bool = variant(False, needs="scouts")


PRESETS: Final[Mapping[str, Preset]] = {
    "first": Preset({"rounds": 2}),
    "everything": Preset({"scouts": True, "wages": True}, saga="two-nights"),
}


@plain
@dataclass(slots=True, eq=False, kw_only=True)
class Highwaymen(State):
    """Everything that is true at the table; what somebody has learned is a part of it."""

    variants: HighwaymenVariants
    coins: list[int]
    robbed: list[int]
    """How many coaches each seat has robbed."""
    hands: list[list[Rogue]]
    known: list[list[int]]
    """Who knows each card of each hand: a bit mask of seats."""
    camp: list[Rogue] = field(default_factory=ROGUES.copy)
    """The deck, face down; its top is the last."""
    scouted: int = 0
    """Who knows the top of the camp: a bit mask of seats."""
    tavern: list[Rogue] = field(default_factory=list)
    coach: int = 0
    """The gold in the coach on the road."""
    recruiting: list[Seat] = field(default_factory=list)
    """Who has yet to recruit in this round."""
    round: int = 0
    """Which round it is; 0 before the rogues are dealt."""
    earlier: list[int] = field(default_factory=list)
    """saga. The points of the night before, by seat."""


# -- the rules ----------------------------------------------------------------------------------------------------


async def play(g: Highwaymen) -> None:
    """round, end. An ambush, then everybody recruits. At a checkpoint the state alone says what comes next."""
    if g.round == 0:
        deal(g)
    while g.round <= g.variants.rounds:
        await checkpoint()
        if not g.recruiting:
            await ambush(g)
        else:
            await recruit(g, g.recruiting[0])
            del g.recruiting[0]
            g.round += not g.recruiting


def deal(g: Highwaymen) -> None:
    """setup. Two rogues each, from a shuffled camp."""
    g.dice.shuffle(g.camp)
    for seat in range(g.seats):
        g.hands[seat] = [g.camp.pop() for _ in range(HAND)]
        g.known[seat] = [1 << seat] * HAND
        g.tell("dealt", seat, cards=HAND, private={"rogues": g.hands[seat][:]}, to=[seat])
    g.round = 1


async def ambush(g: Highwaymen) -> None:
    """coach, ambush, ambush.tie. All plan in secret; the strongest takes the gold, or whom the die picks."""
    g.coach = g.dice.below(6) + 1
    g.tell("coach", gold=g.coach)
    plans = await together({seat: plan(g, seat) for seat in range(g.seats)})
    for seat, (rogue, bribe) in plans.items():
        del g.known[seat][g.hands[seat].index(rogue)]
        g.hands[seat].remove(rogue)
        g.tavern.append(rogue)
        g.coins[seat] -= bribe
        g.tell("ambushed", seat, rogue=rogue, bribe=bribe)
    strengths = [rogue.strength + bribe for rogue, bribe in plans.values()]
    winners = [seat for seat in range(g.seats) if strengths[seat] == max(strengths)]
    if len(winners) > 1 and g.variants.ties == "die":
        winners = [g.dice.choice(winners)]
    if len(winners) == 1:
        g.coins[winners[0]] += g.coach
        g.robbed[winners[0]] += 1
        g.tell("robbed", winners[0], gold=g.coach)
    else:
        g.tell("escaped")
    g.coach = 0
    g.recruiting = [(winners[0] + step) % g.seats for step in range(g.seats)]


async def plan(g: Highwaymen, me: Seat) -> tuple[Rogue, int]:
    """ambush, ambush.bribe. A rogue, and coins for the coachman. Nothing is written before all is revealed."""
    rogue = await g.choose(me, "send", g.hands[me][:], "ambush")
    bribes = [n for n in numbers(1, LARGEST_BRIBE) if cannot_bribe(g, me, n.value) is None]
    bribe = await g.may_choose(me, "bribe", bribes, "ambush.bribe", {"rogue": rogue})
    return rogue, 0 if bribe is None else bribe.value


def cannot_bribe(g: Highwaymen, me: Seat, coins: int) -> Reason | None:
    """ambush.bribe. Why a seat cannot pay so much: one check, for the options and for the why-not."""
    return Reason("too-poor", "ambush.bribe", coins=g.coins[me]) if coins > g.coins[me] else None


async def recruit(g: Highwaymen, me: Seat) -> None:
    """recruit, recruit.scout. Somebody from the tavern, or the top of the camp, perhaps scouted first."""
    sources: list[Component] = [*g.tavern, CAMP]
    scouting = [SCOUT] if g.variants.scouts and cannot_scout(g, me) is None else []
    chosen = await g.choose(me, "recruit", [*sources, *scouting], "recruit")
    if chosen is SCOUT:
        g.coins[me] -= g.variants.wages
        g.scouted |= 1 << me
        g.tell("scouted", me, private={"rogue": g.camp[-1]}, to=[me])
        chosen = await g.choose(me, "recruit", sources, "recruit.scout")
    if isinstance(chosen, Rogue):
        g.tavern.remove(chosen)
        g.hands[me].append(chosen)
        g.known[me].append(EVERYBODY)
        g.tell("recruited", me, rogue=chosen)
    else:
        g.hands[me].append(g.camp.pop())
        g.known[me].append(g.scouted | 1 << me)
        g.scouted = 0
        g.tell("recruited-unseen", me, private={"rogue": g.hands[me][-1]}, to=[me])
    if not g.camp:
        g.camp, g.tavern = g.tavern, []
        g.dice.shuffle(g.camp)


def cannot_scout(g: Highwaymen, me: Seat) -> Reason | None:
    """recruit.scout. Why a seat cannot look at the top of the camp."""
    if g.scouted >> me & 1:
        return Reason("scouted-already", "recruit.scout")
    return Reason("no-wages", "recruit.scout") if g.coins[me] < g.variants.wages else None


def by_points(points: Sequence[int]) -> list[list[Seat]]:
    """end. The seats from first to last; who has as many points shares the place."""
    return [[seat for seat, own in enumerate(points) if own == n] for n in sorted(set(points), reverse=True)]


class TwoNights(SagaRules):
    """saga. Two games in a row; the points of the first night count in the second."""

    def begin(self, seats: int, text: str = "") -> Heritage:
        return {"nights": 0, "points": [0] * seats}

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        return {"nights": heritage["nights"] + 1, "points": [score.total for score in table.scores()]}

    def over(self, heritage: Heritage) -> bool:
        return bool(heritage["nights"] >= NIGHTS)

    def ranking(self, heritage: Heritage) -> list[list[Seat]]:
        return by_points(heritage["points"])

    def standing(self, heritage: Heritage) -> list[int]:
        return list(heritage["points"])


class HardTimes(SagaRules):
    """saga.hard-times. Nights without end, for anybody who comes: all begin with what the poorest had left."""

    endless = True
    seats_may_change = True
    begins_from_text = True
    exports = ("line",)

    def begin(self, seats: int, text: str = "") -> Heritage:
        words = text.split() or ["purse", str(PURSE)]
        named = dict(zip(words[::2], words[1::2], strict=False))
        purse, nights = named.get("purse", ""), named.get("nights", "0")
        if len(words) != 2 * len(named) or purse not in map(str, range(1, FULL_PURSE + 1)):
            raise BadSetup(f"hard times begin from a line such as 'purse 3', not {text[:40]!r}")
        if nights not in map(str, range(1000)):
            raise BadSetup(f"hard times have lasted for 0 to 999 nights, not for {nights[:40]!r}")
        return {"nights": int(nights), "purse": int(purse)}

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        purse = max(1, min(FULL_PURSE, *table.state.coins))
        first = table.ranking()[0]
        captain = first[0] if len(first) == 1 else NOBODY
        nights, told = heritage["nights"] + 1, heritage.get("told", [])
        name = table.players.get(captain) or f"{captain + 1}" if captain != NOBODY else ""
        night = {"night": nights, "captain": name, "coins": max(table.state.coins)}
        return {"nights": nights, "purse": purse, "captain": captain, "told": [*told, night]}

    def reseated(self, heritage: Heritage, moved: Mapping[Seat, Seat]) -> Heritage:
        return {**heritage, "captain": moved.get(heritage.get("captain", NOBODY), NOBODY)}

    def roles(self, heritage: Heritage, seats: int) -> list[str | None]:
        return ["captain" if seat == heritage.get("captain") else None for seat in range(seats)]

    def played(self, heritage: Heritage) -> int:
        return int(heritage["nights"])

    def annals(self, heritage: Heritage) -> list[Chapter]:
        return [
            {
                "number": night["night"],
                "lines": [{"key": "night" if night["captain"] else "quarrel", "facts": night}],
            }
            for night in heritage.get("told", [])
        ]

    def statistics(self, heritage: Heritage) -> list[Line]:
        most = max((night["coins"] for night in heritage.get("told", [])), default=0)
        return [{"key": "richest", "facts": {"coins": most}}] if most else []

    def export(self, heritage: Heritage, form: str, seed: str) -> str:
        return f"purse {heritage['purse']} nights {heritage['nights']}\n"


SAGAS: Final[Mapping[str, SagaRules]] = {"two-nights": TwoNights(), "hard-times": HardTimes()}

# -- what the house asks of a game --------------------------------------------------------------------------------


class HighwaymenGame(Game[Highwaymen, HighwaymenVariants]):
    """The rules of Highwaymen for the house."""

    name = "highwaymen"
    seats = range(2, 5)
    variants = HighwaymenVariants
    state = Highwaymen
    sagas = SAGAS
    presets = PRESETS
    home = Path(__file__).with_suffix("")

    def new(self, setup: Setup, dice: Dice) -> Highwaymen:
        assert isinstance(setup.variants, HighwaymenVariants)
        n = setup.seats
        heritage = setup.heritage or {}
        captain = heritage.get("captain", NOBODY)
        coins = [heritage.get("purse", PURSE) + (seat == captain) for seat in range(n)]
        hands: list[list[Rogue]] = [[] for _ in range(n)]
        known: list[list[int]] = [[] for _ in range(n)]
        g = self.state(
            seats=n, dice=dice, variants=setup.variants, coins=coins, robbed=[0] * n, hands=hands, known=known
        )
        g.earlier = list(heritage.get("points", ()))
        return g

    async def play(self, g: Highwaymen) -> None:
        await play(g)

    def find(self, ref: str) -> Component:
        return common_component(ref) or COMPONENTS[ref]

    def scores(self, g: Highwaymen) -> list[Score]:
        """end. A point a coin, and two for the most feared robber, if it is one alone."""
        items = [[ScoreItem("coins", coins)] for coins in g.coins]
        if g.robbed.count(max(g.robbed)) == 1:
            items[g.robbed.index(max(g.robbed))].append(ScoreItem("feared", FEARED, {"coaches": max(g.robbed)}))
        for seat, points in enumerate(g.earlier):
            items[seat].append(ScoreItem("earlier", points))
        return [Score(seat, tuple(of_seat)) for seat, of_seat in enumerate(items)]

    def ranking(self, g: Highwaymen) -> list[list[Seat]]:
        return by_points([score.total for score in self.scores(g)])

    def view(self, g: Highwaymen, seat: Seat | None) -> dict[str, Any]:
        """What may be known, named thing by thing; a rogue that the seat does not know lies face down."""
        return {
            "round": g.round,
            "coach": g.coach,
            "recruiting": list(g.recruiting),
            "tavern": [rogue.ref for rogue in g.tavern],
            "camp": seen(g.camp, camp_knowers(g), seat),
            "players": [
                {"coins": coins, "robbed": robbed, "hand": seen(hand, knowers, seat)}
                for coins, robbed, hand, knowers in zip(g.coins, g.robbed, g.hands, g.known, strict=True)
            ],
            "earlier": list(g.earlier),
        }

    def tally(self, g: Highwaymen, seat: Seat | None) -> list[dict[str, int]]:
        return [{"coins": coins} for coins in g.coins]

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """The tavern in the middle of nowhere."""
        tavern = small_map([(0, 0, None), *((at, 1, None) for at in range(len(view["tavern"])))], [])
        return {"progress": {"key": "coach", "facts": {"round": view["round"]}}, "map": tavern}

    def pools(self, g: Highwaymen) -> Sequence[Pool]:
        """rogues. One pool: a rogue that a seat does not know may be in the camp or in anybody's hand."""
        hands = [Zone(hand, knowers=knowers) for hand, knowers in zip(g.hands, g.known, strict=True)]
        return [[Zone(g.camp, knowers=camp_knowers(g)), *hands]]

    def why_not(self, g: Highwaymen, decision: Decision) -> list[tuple[Component, Reason]]:
        reasons: list[tuple[Component, Reason | None]] = []
        if decision.prompt == "bribe":
            reasons = [(n, cannot_bribe(g, decision.seat, n.value)) for n in numbers(1, LARGEST_BRIBE)]
        elif decision.prompt == "recruit" and g.variants.scouts:
            reasons = [(SCOUT, cannot_scout(g, decision.seat))]
        return [(thing, reason) for thing, reason in reasons if reason is not None]

    def check(self, g: Highwaymen) -> None:
        """rogues. Every rogue is somewhere, once; nobody owes coins; somebody knows every card of a hand."""
        everywhere = [*g.camp, *g.tavern, *(rogue for hand in g.hands for rogue in hand)]
        assert sorted(map(str, everywhere)) == sorted(map(str, ROGUES)), "a rogue is lost or there twice"
        assert min(g.coins) >= 0, "a seat owes coins"
        assert [len(hand) for hand in g.hands] == [len(knowers) for knowers in g.known], "who knows what is lost"


def camp_knowers(g: Highwaymen) -> list[int]:
    return [0] * (len(g.camp) - 1) + [g.scouted]


def seen(rogues: Sequence[Rogue], knowers: Sequence[int], seat: Seat | None) -> list[str]:
    known = [seat is not None and mask >> seat & 1 for mask in knowers]
    return [rogue.ref if open_ else "hidden" for rogue, open_ in zip(rogues, known, strict=True)]


GAME: Final = HighwaymenGame()
