"""vision.*. The Conspiracy; what the four visions promise is in `title`."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath.components import BANNER_BITS, Card
from crownlands.games.oath.costs import Price, cannot_pay, pay
from crownlands.games.oath.moments import Power, cost_of, register
from crownlands.games.oath.ruling import suits_of
from crownlands.games.oath.state import Oath
from crownlands.games.oath.taking import cannot_take, seize, take, things_of

MATCHING = 2
"""5.1.4.4. This many of one's advisers must share a suit with the other's."""


def matches(g: Oath, me: Seat, other: Seat) -> bool:
    """5.1.4.4. Whether two of my face-up advisers have suits of the other's; both may match the same one."""
    theirs = set(suits_of(g, other))
    return sum(suit in theirs for suit in suits_of(g, me)) >= MATCHING


def within_grasp(g: Oath, me: Seat) -> dict[Card, Seat]:
    """5.1.4.4. The relics and banners that a Conspiracy could take, and whose they are."""
    return {
        thing: seat
        for seat in g.present(g.pawn[me])
        if seat != me and matches(g, me, seat)
        for thing in things_of(g, seat)
        if cannot_take(g, me, thing, seat) is None
    }


async def conspire(g: Oath, me: Seat, card: Card) -> None:
    """5.1.4.4, vision.conspiracy. For a burned secret a relic or banner of somebody here is taken; the card is
    gone already."""
    price = Price().power(card, cost_of(card, "when-played"))
    if cannot_pay(g, me, price) is not None:
        return
    things = within_grasp(g, me)
    thing = await g.may_choose(me, "conspiracy", list(things), "5.1.4.4")
    if thing is None:
        return
    pay(g, me, price)
    if thing.bit & BANNER_BITS:
        await seize(g, me, thing)
    else:
        await take(g, me, [thing], giver=things[thing])


register(
    [
        Power("conspiracy", played=conspire),
        *(
            Power(f"vision-of-{goal}", spoken_in="title")
            for goal in ("conquest", "faith", "rebellion", "sanctuary")
        ),
    ]
)
