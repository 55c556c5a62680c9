"""edifice.*, ruin.*. The powers of the edifices, intact and ruined."""

from __future__ import annotations

from crownlands.core.components import numbers
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import dice, here_is_targeted
from crownlands.games.oath.components import BEAST, PEOPLES_FAVOR, VISION_BITS, Card
from crownlands.games.oath.deals import ADVISERS, FAVOR, SECRETS, bargain, may_propose
from crownlands.games.oath.moments import Power, banned, register
from crownlands.games.oath.orders import PLAY, TARGET, Order
from crownlands.games.oath.playing import forget_which
from crownlands.games.oath.powers.common import nothing_more, players
from crownlands.games.oath.powers.relics import keep_or_bury, relics_left
from crownlands.games.oath.ruling import enemies, where
from crownlands.games.oath.state import CITIZEN, NOBODY, Campaign, Oath
from crownlands.games.oath.verbs import turn_over

MOST_EXCHANGED = 5
"""ruin.fallen-spire."""

# -- the Rampart ------------------------------------------------------------------------------------------------


def walled(g: Oath, c: Campaign, card: Card, owner: Seat, target: Card | None) -> int:
    """edifice.sprawling-rampart. Each targeted site of its ruler is worth a die more."""
    return int(target is not None and target.kind == "site")


# -- the Hall ---------------------------------------------------------------------------------------------------


def hall_of_debate(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """edifice.hall-of-debate. Nobody targets the People's Favor."""
    return banned(card) if order.card is PEOPLES_FAVOR else None


async def hall_of_mockery(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """ruin.hall-of-mockery. Recovered, the People's Favor is with the mob."""
    if order.card is PEOPLES_FAVOR and not g.mob:
        g.mob = True
        g.tell("mob", order.me)


# -- the Temple -------------------------------------------------------------------------------------------------


def ruined_temple(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """ruin.ruined-temple. Enemies of its ruler play no Beast cards face up."""
    beast = order.card is not None and order.card.suit is BEAST
    return banned(card) if beast and enemies(g, order.me, rulers) else None


# -- the District -----------------------------------------------------------------------------------------------


def guests(g: Oath, me: Seat, card: Card) -> list[Seat]:
    """edifice.festival-district. Whom a deal can still be proposed to in this turn."""
    return [seat for seat in g.others(me) if may_propose(g, card, seat)]


async def festival_district(g: Oath, me: Seat, card: Card) -> None:
    """edifice.festival-district. A binding deal about favor, secrets and advisers."""
    rule = "edifice.festival-district"
    other = await g.choose(me, "festival-district", players(guests(g, me, card)), rule)
    await bargain(g, me, other.seat, FAVOR | SECRETS | ADVISERS, card, rule)


async def squalid_district(g: Oath, card: Card, owner: Seat, face: int) -> int:
    """ruin.squalid-district. Its ruler, unless a Citizen, may change the end die by one, up or down."""
    if owner == NOBODY or g.role[owner] == CITIZEN:
        return face
    results = numbers(face - 1, face + 1)
    result = await g.choose(owner, "squalid-district", results, "ruin.squalid-district", {"face": face})
    if result.value != face:
        g.tell("bent-end-die", owner, face=result.value)
    return result.value


# -- the Spire --------------------------------------------------------------------------------------------------


async def great_spire(g: Oath, order: Order, card: Card) -> None:
    """edifice.great-spire. Any drawn denizens are swapped for unknown Dispossessed ones.

    9.4. Whoever knew the hand does not see which ones. relic.truthful-harp. What comes in is not shown; the card
    that is kept will be.
    """
    me = order.me
    going: list[Card] = []
    while len(going) < len(g.dispossessed):
        rest = [drawn for drawn in g.hands[me] if not drawn.bit & VISION_BITS and drawn not in going]
        chosen = await g.may_choose(me, "great-spire-swap", rest, "edifice.great-spire")
        if chosen is None:
            break
        going.append(chosen)
    if not going:
        return
    places = [g.hands[me].index(drawn) for drawn in going]
    swap_for_dispossessed(g, g.hands[me], g.hand_seen[me], places, 1 << me)
    if not order.shows:
        forget_which(g, order)
    new = [g.hands[me][place] for place in places]
    g.tell("swapped-drawn", me, amount=len(new), private={"cards": new}, to=[me])


def swap_for_dispossessed(g: Oath, cards: list[Card], masks: list[int], places: list[int], seen: int) -> None:
    """Cards at some places of a list change places with Dispossessed ones by chance; `seen`: who sees those."""
    g.outcasts = 0
    g.dice.shuffle(g.dispossessed)
    new = [g.dispossessed.pop() for _ in places]
    for place, card in zip(places, new, strict=True):
        g.dispossessed.append(cards[place])
        cards[place], masks[place] = card, seen


def uppermost_denizens(g: Oath, me: Seat) -> list[int]:
    """ruin.fallen-spire. The places of denizens in the region's pile that could be exchanged, from its top."""
    pile = g.piles[g.region(me).index]
    found = [at for at in reversed(range(len(pile))) if not pile[at].bit & VISION_BITS]
    return found[: min(MOST_EXCHANGED, len(g.dispossessed))]


async def fallen_spire(g: Oath, me: Seat, card: Card) -> None:
    """ruin.fallen-spire. This many denizens from the top of the region's pile are exchanged, all
    of them unseen."""
    places = uppermost_denizens(g, me)
    amount = (await g.choose(me, "fallen-spire", numbers(0, len(places)), "ruin.fallen-spire")).value
    pile = g.region(me).index
    swap_for_dispossessed(g, g.piles[pile], g.pile_seen[pile], places[:amount], 0)
    g.tell("exchanged-pile", me, amount=amount, pile=g.region(me).pile)


# -- the Forge --------------------------------------------------------------------------------------------------


async def ancient_forge(g: Oath, me: Seat, card: Card) -> None:
    """edifice.ancient-forge. Look at the top relic: keep it, or put it under the deck."""
    await keep_or_bury(g, me, "ancient-forge", "edifice.ancient-forge")


async def broken_forge(g: Oath, me: Seat, card: Card) -> None:
    """ruin.broken-forge. It is turned to its intact side; what lies on it stays."""
    forge = turn_over(g, card)
    g.tell("repaired", me, card=forge, site=g.sites[where(g, forge)])


register(
    [
        Power("sprawling-rampart", target_dice=walled),
        Power("bandit-rampart", plan=dice(2), plan_fits=here_is_targeted),
        Power("hall-of-debate", forbids=hall_of_debate, deeds=(TARGET,)),
        Power("hall-of-mockery", recovered=hall_of_mockery),
        Power("forest-temple", spoken_in="heritage"),
        Power("ruined-temple", forbids=ruined_temple, deeds=(PLAY,)),
        Power("festival-district", action=festival_district, useful=lambda g, me, card: bool(guests(g, me, card))),
        Power("squalid-district", end_rolled=squalid_district),
        Power("great-spire", search=nothing_more, drawn=great_spire),
        Power("fallen-spire", action=fallen_spire, useful=lambda g, me, card: bool(uppermost_denizens(g, me))),
        Power("ancient-forge", action=ancient_forge, useful=relics_left),
        Power("broken-forge", action=broken_forge),
    ]
)
