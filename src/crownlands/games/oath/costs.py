"""7.1.2. A price is added up, checked as a whole, then paid in order.

Burns first, so that what they free can pay the rest.
"""

from __future__ import annotations

from functools import cache

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import CARD, Card, Suit
from crownlands.games.oath.edition import Cost
from crownlands.games.oath.resources import VOW_OF_RENEWAL, burn_favor, burn_secrets, earn, fetch, purse, to_bank
from crownlands.games.oath.ruling import card_rulers, court, enemies, live, speaker_for
from crownlands.games.oath.state import BANDITS, Oath

SPELL_BREAKER = CARD["spell-breaker"]


class Price:
    """What an action and its modifiers cost together, beside supply."""

    placed: tuple[tuple[Card, int, int, bool], ...] = ()
    """Favor and secrets put on a card, and whether tokens that lie there already do not matter."""
    burn_favor: int = 0
    burn_secrets: int = 0
    flips: int = 0
    """Secrets turned face down (site powers)."""
    power_secrets: int = 0
    """How many of the secrets belong to powers, not to actions (Spell Breaker)."""
    tolls: tuple[int, ...] = ()
    """Masks of rulers, each of whom gets a favor."""
    gifts: tuple[tuple[Seat, int], ...] = ()
    into_banks: tuple[tuple[Suit, int], ...] = ()
    on_people: int = 0
    """5.4.2. Favor and secrets onto the banners."""
    on_darkest: int = 0
    bands: int = 0
    """Warbands sacrificed from the board."""
    court: Seat | None = None
    """card.vow-of-kinship. As if with whose advisers it is paid; None: with one's own."""

    def copy(self) -> Price:
        new = Price()
        new.__dict__.update(self.__dict__)
        return new

    def power(self, card: Card, cost: Cost, crowded: bool = False) -> Price:
        """Add what a card's power costs; `crowded`: tokens on it do not matter (7.5.3)."""
        if cost.favor or cost.secrets:
            self.placed += ((card, cost.favor, cost.secrets, crowded),)
        if cost.burn_favor:
            self.burn_favor += cost.burn_favor
        if cost.secrets or cost.burn_secrets:
            self.burn_secrets += cost.burn_secrets
            self.power_secrets += cost.secrets + cost.burn_secrets
        return self

    def place(self, card: Card, favor: int, secrets: int, crowded: bool = False) -> Price:
        """Add tokens that an action itself puts on a card."""
        self.placed += ((card, favor, secrets, crowded),)
        return self

    @property
    def favor_given(self) -> int:
        """Favor that leaves the board and does not burn."""
        found = self.on_people
        for _, favor, _, _ in self.placed:
            found += favor
        for rulers in self.tolls:
            found += not rulers & BANDITS
        if self.gifts or self.into_banks:
            found += sum(amount for _, amount in self.gifts) + sum(amount for _, amount in self.into_banks)
        return found

    @property
    def favor_burned(self) -> int:
        """Favor that burns; a toll for bandits does too."""
        found = self.burn_favor
        for rulers in self.tolls:
            found += bool(rulers & BANDITS)
        return found

    @property
    def secrets(self) -> int:
        """Face-up secrets that are needed."""
        found = self.burn_secrets + self.flips + self.on_darkest
        for _, _, secrets, _ in self.placed:
            found += secrets
        return found


@cache
def short_of(key: str, rule: str, needs: int, has: int) -> Reason:
    """Why there is too little of something. Made once for each case, because every menu asks for some of them."""
    return Reason(key, rule, needs=needs, has=has)


@cache
def unfit(key: str, rule: str, card: Card) -> Reason:
    """Why a card will not do; made once for each card."""
    return Reason(key, rule, card=card)


def cannot_pay(g: Oath, me: Seat, price: Price, supply: int = 0) -> Reason | None:
    """7.1.2, 9.5. Why a price cannot be paid as a whole."""
    if supply > g.supply[me]:
        return short_of("no-supply", "4.2", supply, g.supply[me])
    if not price.__dict__:  # nothing was ever added to it
        return None
    favor = favor_needed(g, me, price)
    if favor > g.favor[me] and favor > (has := purse(g, me, price.court)):
        return short_of("no-favor", "7.1.2", favor, has)
    secrets = price.secrets
    if secrets > g.secrets[me]:
        return short_of("no-secrets", "7.1.2", secrets, g.secrets[me])
    if price.power_secrets and spell_broken(g, me):
        return Reason("forbidden-by", "7.1.4", card=SPELL_BREAKER)
    if price.bands > g.board[me]:
        return short_of("no-warbands", "7.1.2", price.bands, g.board[me])
    if me == g.active:
        seen = 0
        for card, _, _, crowded in price.placed:
            if not crowded and (occupied(g, card) or seen & card.bit):
                return unfit("occupied", "7.1.2", card)
            seen |= card.bit
    return None


def favor_needed(g: Oath, me: Seat, price: Price) -> int:
    """7.1.2. The favor that must be there when paying begins. card.vow-of-renewal: what burns pays the rest."""
    burned, given = price.favor_burned, price.favor_given
    renews = court(g, me) & VOW_OF_RENEWAL.bit if burned else 0
    return max(burned, given) if renews else burned + given


def spell_broken(g: Oath, me: Seat) -> bool:
    """card.spell-breaker. Whether a seat cannot use powers for which a secret is placed, burned or turned."""
    return bool(live(g) & SPELL_BREAKER.bit) and enemies(g, me, card_rulers(g, SPELL_BREAKER))


def pay(g: Oath, me: Seat, price: Price, supply: int = 0) -> None:
    """7.1.2. Pay it; out of turn, favor goes to the bank at once and secrets are turned face down."""
    g.supply[me] -= supply
    if not price.__dict__:
        return
    fetch(g, me, price.favor_burned, price.court)
    if price.favor_burned:
        burn_favor(g, me, price.favor_burned)
    if price.burn_secrets:
        burn_secrets(g, me, price.burn_secrets)
    fetch(g, me, price.favor_given, price.court)
    for card, favor, secrets, _ in price.placed:
        _place(g, me, card, favor, secrets)
    if price.flips:
        flip_secrets(g, me, price.flips)
    for rulers in price.tolls:
        if not rulers & BANDITS:
            g.favor[me] -= 1
            earn(g, speaker_for(g, rulers), 1)
    for seat, amount in price.gifts:
        g.favor[me] -= amount
        earn(g, seat, amount)
    for suit, amount in price.into_banks:
        to_bank(g, me, suit, amount)
    if price.on_people:
        g.favor[me] -= price.on_people
        g.people_favor += price.on_people
    if price.on_darkest:
        g.secrets[me] -= price.on_darkest
        g.darkest_secrets += price.on_darkest
    if price.bands:
        g.board[me] -= price.bands
        g.reserve[g.banner(me)] += price.bands


def _place(g: Oath, me: Seat, card: Card, favor: int, secrets: int) -> None:
    g.favor[me] -= favor
    g.secrets[me] -= secrets
    if me == g.active:
        g.favor_on[card.index] += favor
        g.secrets_on[card.index] += secrets
        return
    if card.suit is not None:
        g.banks[card.suit.index] += favor
    else:
        g.shared += favor
    g.flipped[me] += secrets


def flip_secrets(g: Oath, me: Seat, amount: int) -> None:
    """7.1.2. Secrets turned face down: they come back at rest."""
    g.secrets[me] -= amount
    g.flipped[me] += amount


def occupied(g: Oath, card: Card) -> bool:
    """7.1.2. Whether tokens lie on a card."""
    return bool(g.favor_on[card.index] or g.secrets_on[card.index])


def toll(price: Price, rulers: int) -> None:
    """A favor for the ruler: the Chancellor for the Empire; burned if bandits rule."""
    price.tolls += (rulers,)
