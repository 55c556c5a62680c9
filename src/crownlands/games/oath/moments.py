"""7, 9.1. The moments of the rules at which a card can speak, and who speaks.

A power is a list of moments: what is not named does nothing. Cost, side, and whether it must be used are data
(`Card.powers`); a row says what happens. A card has a bit, so who speaks at a moment is one and-operation with the
mask of the cards that lie in reach.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import CARD, CARDS, Card, Pile
from crownlands.games.oath.costs import Price, cannot_pay, pay
from crownlands.games.oath.edition import FREE, Cost, PowerRow
from crownlands.games.oath.orders import DEEDS, Order, deed
from crownlands.games.oath.ruling import card_rulers, each, live, reach, speaker_for, survey
from crownlands.games.oath.state import NOBODY, Campaign, Oath

Doing: TypeAlias = Callable[[Oath, Seat, Card], Awaitable[None]]
Test: TypeAlias = Callable[[Oath, Seat, Card], bool]
Changing: TypeAlias = Callable[[Oath, Order, Card], Awaitable[None]]
Fitting: TypeAlias = Callable[[Oath, Order, Card], bool]
Ban: TypeAlias = Callable[[Oath, Order, Card, int], "Reason | None"]
Pricing: TypeAlias = Callable[[Oath, Order, Card, int, Price], None]
Planning: TypeAlias = Callable[[Oath, Campaign, Card, Seat, int], Awaitable[None]]
PlanTest: TypeAlias = Callable[[Oath, Campaign, Card, Seat, int], bool]
Waging: TypeAlias = Callable[[Oath, Campaign, Card, int], None]


class Way(NamedTuple):
    """5.6, 7.6.2. Another way to travel: what it costs in supply and which site powers it ignores."""

    fits: Fitting
    """For order.at, the site that is left, and order.to, the goal."""
    supply: int = 0
    """What it costs instead; less than 0: as usual."""
    ignores: int = 0
    flips: int = 0
    """Secrets that are turned face down for it."""


@dataclass(frozen=True, slots=True)
class Power:
    """2.6.3, 2.8.5, 7.3, 7.6. What a card does, and when. What is not named does nothing."""

    name: str
    spoken_in: str = ""
    """The module of the rules that knows this card by name, because it changes what a word means there."""

    # -- its own moment
    action: Doing | None = None
    """7.3.2. (g, me, card): an action of its own; the cost is paid before."""
    useful: Test | None = None
    """Whether the action or rest power would change anything now, by what the seat may know.

    Else it is not offered.
    """
    played: Doing | None = None
    """7.3.3. When Played."""
    rest: Doing | None = None
    """7.3.4. At the end of the rest phase."""

    # -- modifiers of actions (7.4), by cards in reach; those that must be used are not asked about
    search: Changing | None = None
    muster: Changing | None = None
    trade: Changing | None = None
    recover: Changing | None = None
    travel: Changing | None = None
    play: Changing | None = None
    """5.1.4, 6.1. How a card is played or discarded, in a search or out of the court."""
    home: Changing | None = None
    """7.3.3. A homeland's reward: a card of its suit (`order.card`) has been played at this site."""
    fits: Fitting | None = None
    """Whether a modifier has anything to say to this order; else it is neither asked nor applied."""
    by_itself: bool = False
    """A modifier that can only help (it saves supply or adds favor or secrets) and is used without a question."""
    saves: bool = False
    """A modifier that makes the action free of supply."""
    adds: int = 0
    """5.4.2. A modifier that adds this many secrets to those that are placed on the Darkest Secret."""
    as_if: Changing | None = None
    """Asked before the options of a trade or muster are known: it changes what they are."""
    variants: Callable[[Oath, Order, Card], Iterable[Order]] | None = None
    """The orders that `as_if` could make of one, for the question whether the action is possible at all."""
    source: Callable[[Oath, Order, Card], Sequence[Pile]] | None = None
    """5.1.2. Other piles that may be searched."""
    drawn: Changing | None = None
    """5.1.2. After the draw, for an order that this card has changed."""
    discards: Changing | None = None
    """5.1.3. Where the discards of an order that this card has changed go, asked once the cards are known."""
    way: Way | None = None

    # -- persistent powers (7.1.4), by everything that lies face up; they get the mask of the card's rulers
    forbids: Ban | None = None
    """Why it does not allow a deed."""
    price: Pricing | None = None
    """Tolls and surcharges."""
    deeds: tuple[str, ...] = ()
    """The kinds of deeds that `forbids` and `price` look at: nothing else is put to them. Empty: all."""

    # -- after something has happened, by everything that lies face up: (g, card, owner, …); NOBODY: bandits
    arrived: Callable[[Oath, Card, Seat, Order], Awaitable[None]] | None = None
    """5.6.2. Somebody has travelled."""
    put: Callable[[Oath, Card, Seat, Order], Awaitable[None]] | None = None
    """Somebody has played a card or vision face up."""
    took: Callable[[Oath, Card, Seat, Seat, list[Card]], Awaitable[None]] | None = None
    """Somebody (the fourth argument) has taken relics."""
    recovered: Callable[[Oath, Card, Seat, Order], Awaitable[None]] | None = None
    rolled: Callable[[Oath, Card, Seat, Seat, list[int]], Awaitable[bool]] | None = None
    """Somebody has rolled these faces: True if they are to be rolled again."""
    fought: Callable[[Oath, Card, Seat, Campaign], Awaitable[None]] | None = None
    """A campaign is over."""
    titled: Callable[[Oath, Card, Seat, Seat], Awaitable[None]] | None = None
    """The title has gone to another seat."""
    end_rolled: Callable[[Oath, Card, Seat, int], Awaitable[int]] | None = None

    # -- campaign (5.5)
    plan: Planning | None = None
    """7.5. A battle plan is used: (g, c, card, user, side); the user is NOBODY for bandits."""
    plan_fits: PlanTest | None = None
    """Whether it would do anything for this side now."""
    alone: bool = False
    """Its user's side may use no other battle plan."""
    won: Planning | None = None
    """5.5.8. Its side has won."""
    lost: Planning | None = None
    """5.5.6. Its side has lost."""
    waged: Waging | None = None
    """A must of a campaign, with the rulers of the card: changes dice and flags once the targets are known."""
    force: Waging | None = None
    """Changes who fights along, before the targets."""
    target_dice: Callable[[Oath, Campaign, Card, Seat, Card | None], int] | None = None
    """More defense dice of a target (None: the pawn) of the card's owner."""

    # -- words that change what a rule means
    most_advisers: int = 0
    """7.6.4. The limit of advisers of whoever has it in the court; 0: none."""


POWERS: Final[list[Power | None]] = [None] * len(CARDS)
"""By the card's index; filled by `powers`."""
_ROWS: Final = (
    "name",
    "spoken_in",
    "fits",
    "by_itself",
    "saves",
    "adds",
    "useful",
    "plan_fits",
    "alone",
    "most_advisers",
    "deeds",
)
MOMENTS: Final = tuple(row.name for row in fields(Power) if row.name not in _ROWS)
SPEAKS: Final[dict[str, int]] = dict.fromkeys(MOMENTS, 0)
"""By moment: the bits of the cards that have something to say."""
HELPS: Final[dict[str, int]] = dict.fromkeys(MOMENTS, 0)
"""By moment: the bits of the cards that can make an action possible, for they save supply or add tokens."""
BANS: Final[dict[str, int]] = dict.fromkeys(DEEDS, 0)
"""By the kind of a deed: the bits of the cards that could forbid it …"""
TOLLS: Final[dict[str, int]] = dict.fromkeys(DEEDS, 0)
"""… or make it dearer …"""
WATCHERS: Final[dict[str, int]] = dict.fromkeys(DEEDS, 0)
"""… or either."""
LIMITERS: Final = [0]
"""The bits of the cards that limit a court."""


def register(rows: Iterable[Power]) -> None:
    """Give cards their powers."""
    for row in rows:
        card = CARD[row.name]
        assert POWERS[card.index] is None, f"{row.name} has two powers"
        POWERS[card.index] = row
        for moment in MOMENTS:
            if getattr(row, moment) is not None:
                SPEAKS[moment] |= card.bit
                HELPS[moment] |= card.bit if row.saves or row.adds else 0
        for kind in row.deeds or DEEDS:
            BANS[kind] |= card.bit if row.forbids is not None else 0
            TOLLS[kind] |= card.bit if row.price is not None else 0
            WATCHERS[kind] = BANS[kind] | TOLLS[kind]
        if row.most_advisers:
            LIMITERS[0] |= card.bit


def power_of(card: Card) -> Power:
    power = POWERS[card.index]
    assert power is not None, f"{card} has no power"
    return power


def speakers(moment: str, among: int) -> Iterable[Card]:
    """The cards of a mask that have something to say at a moment, by index."""
    found = among & SPEAKS[moment]
    return each(found) if found else ()


@cache
def row_of(card: Card, *timings: str) -> PowerRow:
    """The printed row of a card's power by its timing."""
    return next(row for row in card.powers if row.timing in timings)


@cache
def cost_of(card: Card, *timings: str) -> Cost:
    """7.1.2. What a power costs by its timing."""
    return next((row.cost for row in card.powers if row.timing in timings), FREE)


# -- persistent powers ------------------------------------------------------------------------------------------


def forbidden(g: Oath, order: Order) -> Reason | None:
    """7.1.4, 9.2. Why a persistent power does not allow a deed."""
    found = live(g) & BANS[order.kind]
    if found:
        for card in each(found):
            ban = power_of(card).forbids
            assert ban is not None
            reason = ban(g, order, card, card_rulers(g, card))
            if reason is not None:
                return reason
    return None


def not_allowed(g: Oath, kind: str, me: Seat, **facts: object) -> Reason | None:
    """7.1.4. Why a persistent power does not allow a deed that is not an action of its own."""
    if g.dirty:
        survey(g)
    return forbidden(g, deed(g, kind, me, **facts)) if g.live & BANS[kind] else None


def priced(g: Oath, order: Order, price: Price) -> Price:
    """7.1.4. A price with the tolls and surcharges that persistent powers put on a deed."""
    found = live(g) & TOLLS[order.kind]
    if found:
        for card in each(found):
            add = power_of(card).price
            assert add is not None
            add(g, order, card, card_rulers(g, card), price)
    return price


def banned(card: Card, rule: str = "7.1.4") -> Reason:
    """The reason that names the card which forbids it."""
    return Reason("forbidden-by", rule, card=card)


# -- modifiers --------------------------------------------------------------------------------------------------


def in_force(g: Oath, order: Order) -> int:
    """7.1.1. What may modify an action.

    Cards in reach, the site, one's banners, the traits that bind the Chancellor.
    """
    return reach(g, order.me, order.at, order.court)


def unaided(g: Oath, me: Seat, moment: str) -> bool:
    """7.4. Whether no card in reach makes an action possible: no helping modifier, nothing "as if"."""
    return not reach(g, me) & (HELPS[moment] | SPEAKS["variants"])


def with_help(g: Oath, order: Order, moment: str) -> Iterable[tuple[Card, Order]]:
    """7.4. The order as each modifier that saves supply or adds tokens would make it, with what that costs."""
    for card in each(in_force(g, order) & HELPS[moment] & ~order.used):
        power = power_of(card)
        if power.fits is None or power.fits(g, order, card):
            trial = order.like()
            use_modifier(trial, card, cost_of(card, "modifier"))
            trial.free = trial.free or power.saves
            trial.secrets += power.adds
            yield card, trial


async def use_help(g: Oath, order: Order, moment: str, helping: Sequence[Card], prompt: str, rule: str) -> None:
    """7.4. Where an action cannot be paid without one of these modifiers, one of them is not optional."""
    card = await g.choose(order.me, prompt, helping, rule)
    use_modifier(order, card, cost_of(card, "modifier"))
    change: Changing = getattr(power_of(card), moment)
    await change(g, order, card)


async def take_up(g: Oath, order: Order, moment: str) -> None:
    """7.4, 7.4.1, 7.4.2. The modifiers of an action, each at most once: what must be used is.

    Of the others the seat is asked.

    Each is asked about under its own name, and only while the whole price can still be paid.
    """
    for card in speakers(moment, in_force(g, order) & ~order.used):
        power = power_of(card)
        if power.fits is not None and not power.fits(g, order, card):
            continue
        row = row_of(card, "modifier", "static", "triggered")
        if not row.must and not power.by_itself:
            if cannot_add(g, order, card, row.cost) is not None:
                continue
            if await g.may_choose(order.me, card.name, [card], f"{kind_of(card)}.{card.name}") is None:
                continue
        use_modifier(order, card, row.cost)
        change: Changing = getattr(power, moment)
        await change(g, order, card)


async def follow(g: Oath, order: Order, moment: str) -> None:
    """7.4. A later moment of an action, for the modifiers that were taken up at its start."""
    for card in speakers(moment, order.used):
        change: Changing = getattr(power_of(card), moment)
        await change(g, order, card)


def variants(g: Oath, order: Order, after: int = 0) -> list[Order]:
    """An order, and what powers that act "as if" could make of it; `after`: only those behind this card's bit."""
    found = [order]
    for card in speakers("variants", _as_if_reach(g, order, after)):
        more = power_of(card).variants
        assert more is not None
        for other in more(g, order, card):
            found += variants(g, other, card.bit)
    return found


async def act_as_if(g: Oath, order: Order) -> None:
    """7.4. Powers that change what the options of an action are speak before them, by index.

    Whoever acts as if elsewhere or with another's court has the powers there, and no others.
    """
    after = 0
    while card := next(iter(speakers("as_if", _as_if_reach(g, order, after))), None):
        after = card.bit
        power = power_of(card)
        assert power.as_if is not None
        if power.fits is None or power.fits(g, order, card):
            await power.as_if(g, order, card)


def _as_if_reach(g: Oath, order: Order, after: int) -> int:
    """The cards in reach of an order, behind the bit of one that has spoken already."""
    return reach(g, order.me, order.at, order.court) & (-(after << 1) if after else -1)


def saves_supply(g: Oath, order: Order, moment: str) -> bool:
    """7.4. Whether a modifier that is used by itself makes the action free of supply."""
    for card in each(in_force(g, order) & HELPS[moment]):
        power = power_of(card)
        if power.by_itself and power.saves and (power.fits is None or power.fits(g, order, card)):
            return True
    return False


def use_modifier(order: Order, card: Card, cost: Cost) -> None:
    """7.4.3. From now on the card belongs to the action, and its cost to the price."""
    order.used |= card.bit
    order.price.power(card, cost)


def cannot_add(g: Oath, order: Order, card: Card, cost: Cost) -> Reason | None:
    """Why the price cannot be paid together with a modifier's cost."""
    trial = total(g, order).copy()
    trial.power(card, cost)
    return cannot_pay(g, order.me, trial, order.cost)


def total(g: Oath, order: Order) -> Price:
    """The whole price of an order with tolls; the order's own price stays as it is."""
    return priced(g, order, order.price.copy()) if live(g) & TOLLS[order.kind] else order.price


def watched(g: Oath, kind: str) -> bool:
    """7.1.4. Whether a card lies face up that could forbid a kind of deed or make it dearer."""
    if g.dirty:
        survey(g)
    return bool(g.live & WATCHERS[kind])


def plain_price(g: Oath, order: Order) -> bool:
    """A quick yes: the supply is there, nothing was added to the price, nobody forbids or taxes such a deed."""
    return g.supply[order.me] >= order.cost and not order.used and not watched(g, order.kind)


def kind_of(card: Card) -> str:
    """The first part of the rule that a card is cited by: `card.longbows`, `relic.map`, `site.mine` …"""
    return "card" if card.kind == "denizen" else card.kind


def rule_of(card: Card) -> str:
    return f"{kind_of(card)}.{card.name}"


# -- after something --------------------------------------------------------------------------------------------


async def answer_to(g: Oath, moment: str, *facts: Any) -> None:
    """7.1.4. Let every card speak after something has happened, the owners clockwise from the active seat."""
    found = live(g) & SPEAKS[moment]
    if not found:
        return
    speaking = [(speaker_for(g, card_rulers(g, card)), card) for card in each(found)]
    order = {seat: place for place, seat in enumerate(g.in_turn())}
    for owner, card in sorted(speaking, key=lambda pair: (order.get(pair[0], g.seats), pair[1].index)):
        if live(g) & card.bit:
            await getattr(power_of(card), moment)(g, card, owner, *facts)


async def offer_use(g: Oath, seat: Seat, card: Card, **facts: Any) -> bool:
    """A power that a seat may pay for and use now, also out of turn: asked under the card's own name."""
    cost = cost_of(card, "triggered", "modifier", "action")
    price = Price().power(card, cost)
    if seat == NOBODY or cannot_pay(g, seat, price) is not None:
        return False
    if await g.may_choose(seat, card.name, [card], rule_of(card), facts or None) is None:
        return False
    pay(g, seat, price)
    g.tell("used", seat, card=card)
    return True
