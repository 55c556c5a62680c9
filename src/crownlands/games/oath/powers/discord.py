"""card.*. The powers of the Discord cards of the first game; `discord_later` has the others."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import dice, pawn_is_targeted
from crownlands.games.oath.components import ORDER, SUIT_BITS, Card
from crownlands.games.oath.moments import Power, not_allowed, register
from crownlands.games.oath.orders import STATION
from crownlands.games.oath.powers.common import look_through, players, rivals_here, unseen_piles, wait_for_victory
from crownlands.games.oath.resources import burn_secrets, take_favor, take_secrets
from crownlands.games.oath.ruling import cards_at, rulers, seats_in, where
from crownlands.games.oath.state import AGAINST_BANDITS, EXILE, FREE_CAMPAIGN, FREE_TRAVEL, NOBODY, Campaign, Oath
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import gain_bands, kill_at_site, station


async def a_small_favor(g: Oath, me: Seat, card: Card) -> None:
    """card.a-small-favor. Four warbands."""
    gain_bands(g, me, 4)


async def key_to_the_city(g: Oath, me: Seat, card: Card) -> None:
    """card.key-to-the-city. If no ruler of its site is there, all warbands here die and one of yours comes."""
    slot = where(g, card)
    if slot == NOBODY or any(g.pawn[seat] == slot for seat in seats_in(rulers(g, slot))):
        return
    kill_at_site(g, slot, g.bands[slot])
    if gain_bands(g, me, 1) and not_allowed(g, STATION, me, to=slot) is None:
        station(g, me, slot, 1)
    await settle(g)


def an_exile_reigns(g: Oath, me: Seat, card: Card) -> bool:
    """card.naysayers. An Exile has the title, and the Chancellor has favor to lose."""
    return g.role[g.title] == EXILE and g.favor[g.chancellor] > 0 and me != g.chancellor


async def naysayers(g: Oath, me: Seat, card: Card) -> None:
    """card.naysayers. A favor from the Chancellor."""
    take_favor(g, me, g.chancellor, 1)


async def scryer(g: Oath, me: Seat, card: Card) -> None:
    """card.scryer. All of one discard pile; what was seen stays known as long as it lies there."""
    pile = await g.choose(me, "scryer", unseen_piles(g, me), "card.scryer")
    look_through(g, me, g.pile_seen[pile.index], g.piles[pile.index])


def with_two_secrets(g: Oath, me: Seat, card: Card) -> list[Seat]:
    """card.sleight-of-hand. Players here who keep a secret when one is taken."""
    return [seat for seat in rivals_here(g, me) if g.all_secrets(seat) > 1]


async def sleight_of_hand(g: Oath, me: Seat, card: Card) -> None:
    """card.sleight-of-hand. A secret from a player here who has another one left."""
    victims = players(with_two_secrets(g, me, card))
    victim = await g.choose(me, "sleight-of-hand", victims, "card.sleight-of-hand")
    take_secrets(g, me, victim.seat, 1)


# -- battle plans -----------------------------------------------------------------------------------------------


async def book_burning(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.book-burning. A defender whose pawn was a target burns all secrets but one."""
    if c.pawn and c.defender != AGAINST_BANDITS:
        burn_secrets(g, c.defender, g.all_secrets(c.defender) - 1)


def at_an_order_card(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """card.disgraced-captain. An Order card lies at a site that is a target itself."""
    return any(cards_at(g, slot) & SUIT_BITS[ORDER.index] for slot in c.sites)


async def second_wind(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.second-wind. After the campaign a journey, then another campaign, both free and each a choice."""
    g.due.append((FREE_CAMPAIGN, user, card.index))
    g.due.append((FREE_TRAVEL, user, card.index))


register(
    [
        Power("a-small-favor", played=a_small_favor),
        Power("book-burning", plan=wait_for_victory, plan_fits=pawn_is_targeted, won=book_burning),
        Power("disgraced-captain", plan=dice(4), plan_fits=at_an_order_card),
        Power("key-to-the-city", played=key_to_the_city),
        Power("mercenaries", plan=dice(3)),
        Power("naysayers", rest=naysayers, useful=an_exile_reigns),
        Power("second-wind", plan=wait_for_victory, won=second_wind),
        Power("scryer", action=scryer, useful=lambda g, me, card: bool(unseen_piles(g, me))),
        Power(
            "sleight-of-hand",
            action=sleight_of_hand,
            useful=lambda g, me, card: bool(with_two_secrets(g, me, card)),
        ),
    ]
)
