"""The turns: take a card, pay it, use it, close the row."""

from __future__ import annotations

from crownlands.core.decisions import Reason, Seat, checkpoint
from crownlands.games.legends.actions import perform
from crownlands.games.legends.components import CARDS_EACH, PRICES, Card
from crownlands.games.legends.state import Legends
from crownlands.games.legends.tokens import peek


async def take_turns(g: Legends) -> None:
    """turn.2, end. Clockwise from the first player until everybody has the full number of cards."""
    while g.turn < g.seats * CARDS_EACH[g.seats]:
        await take_turn(g, (g.first + g.turn) % g.seats)
        g.turn += 1
        await checkpoint()


async def take_turn(g: Legends, me: Seat) -> None:
    """turn.2, action, variant.swamp.peek, turn.3. A card, its action, a peek; then the row moves up."""
    card = await g.choose(me, "take-card", buyable(g, me), "turn.2")
    place = buy(g, me, card)
    await perform(g, me, card)
    if g.face_down:
        await peek(g, me)
    close_row(g, place)


def cannot_buy(g: Legends, me: Seat, card: Card) -> Reason | None:
    """turn.2. A card costs what its place in the row costs; without coins only the leftmost can be had."""
    price = PRICES[g.row.index(card)]
    if price > g.coins[me]:
        return Reason("too-dear", "turn.2", price=price, coins=g.coins[me])
    return None


def buyable(g: Legends, me: Seat) -> list[Card]:
    coins = g.coins[me]
    if coins >= PRICES[-1]:
        return g.row[:]
    return [card for card, price in zip(g.row, PRICES, strict=False) if price <= coins]


def buy(g: Legends, me: Seat, card: Card) -> int:
    """turn.2, ability. Pay, lay the card down, and use its abilities from now on; returns its place in the row."""
    place = g.row.index(card)
    g.coins[me] -= PRICES[place]
    g.tableau[me].append(card)
    g.tell("took-card", me, card=card, price=PRICES[place])
    gain(g, me, card)
    return place


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


def close_row(g: Legends, place: int) -> None:
    """turn.3. The gap closes to the left and a card from the deck comes to the right end, while there is one."""
    del g.row[place]
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
        if card is not None:
            close_row(g, buy(g, me, card))
