"""The turns: take a card, pay it, use it, close the row."""

from __future__ import annotations

from crownlands.core.decisions import Reason, Seat, checkpoint
from crownlands.games.legends.actions import perform
from crownlands.games.legends.components import PRICES, TURNS_IN_ALL, Card
from crownlands.games.legends.state import NOBODY, Legends
from crownlands.games.legends.tokens import peek


async def take_turns(g: Legends) -> None:
    """turn.2, end. Clockwise from the first player until everybody has the full number of cards."""
    while (seat := acting(g)) is not None:
        await take_turn(g, seat)
        g.turn += 1
        await checkpoint()


def acting(g: Legends) -> Seat | None:
    """turn.2. Whose turn it is, once the first player is known and until all turns are taken."""
    return (g.first + g.turn) % g.seats if g.first != NOBODY and g.turn < TURNS_IN_ALL[g.seats] else None


async def take_turn(g: Legends, me: Seat) -> None:
    """turn.2, action, turn.3, variant.swamp.peek. A card, its action; the row is filled up; then a peek."""
    card = await g.choose(me, "take-card", buyable(g, me), "turn.2")
    buy(g, me, card)
    await perform(g, me, card)
    refill(g)
    if g.face_down:
        await peek(g, me)


def price_of(g: Legends, card: Card) -> int:
    """turn.2. What the card's place in the row costs."""
    return PRICES[g.row.index(card)]


def cannot_buy(g: Legends, me: Seat, card: Card) -> Reason | None:
    """turn.2. A card costs what its place in the row costs; without coins only the leftmost can be had."""
    price = price_of(g, card)
    if price > g.coins[me]:
        return Reason("too-dear", "turn.2", price=price, coins=g.coins[me])
    return None


def buyable(g: Legends, me: Seat) -> list[Card]:
    """turn.2. Where `cannot_buy` has no objection, found quickly."""
    coins = g.coins[me]
    if coins >= PRICES[-1]:
        return g.row[:]
    return [card for card, price in zip(g.row, PRICES, strict=False) if price <= coins]


def buy(g: Legends, me: Seat, card: Card) -> None:
    """turn.2, ability. Pay by the card's place, lay it down, and use its abilities from now on."""
    place = g.row.index(card)
    price = PRICES[place]
    g.coins[me] -= price
    del g.row[place]
    g.tableau[me].append(card)
    g.tell("took-card", me, card=card, price=price)
    gain(g, me, card)


def gain(g: Legends, me: Seat, card: Card) -> None:
    """ability, ability.move, ability.army, ability.flying, ability.elixir, ability.coins, ability.immunity."""
    for kind, amount in card.gain.items():
        match kind:
            case "move":
                g.moves[me] += amount
            case "army":
                g.recruits[me] += amount
            case "flying":
                g.flying[me] += amount
            case "elixir":
                g.elixirs[me] += amount
            case "immunity":
                g.immune[me] = 1
            case "coins":
                g.coins[me] += amount
                g.tell("gained-coins", me, coins=amount)


def refill(g: Legends) -> None:
    """turn.3. The cards have moved to the left; the next one comes to the right end, while there is one."""
    if g.deck:
        g.row.append(g.deck.pop())
        g.tell("new-card", card=g.row[-1])


async def queens_purchase(g: Legends) -> None:
    """variant.leaders.fairy-queen. When all have their cards, the queen may buy one more, without its action."""
    for me in range(g.seats):
        leader = g.leaders[me]
        if leader is None or not leader.set_of or not g.row:
            continue
        card = await g.may_choose(me, "extra-card", buyable(g, me), "variant.leaders.fairy-queen")
        if card is None:
            g.tell("queen-declines", me)
        else:
            buy(g, me, card)
