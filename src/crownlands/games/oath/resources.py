"""9.3, 10. The verbs of the Law about favor, secrets and Supply; none of them asks anybody."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import (
    CARD,
    MOST_SUPPLY,
    NOMAD,
    SUITS,
    Suit,
)
from crownlands.games.oath.ruling import court, keeper
from crownlands.games.oath.state import NOBODY, Oath

VOW_OF_KINSHIP: Final = CARD["vow-of-kinship"]
VOW_OF_RENEWAL: Final = CARD["vow-of-renewal"]


def is_kin(g: Oath, seat: Seat, as_court: Seat | None = None) -> bool:
    """card.vow-of-kinship. Whether a seat is bound by it; `as_court`: as if with whose advisers."""
    return bool(court(g, seat if as_court is None else as_court) & VOW_OF_KINSHIP.bit)


def purse(g: Oath, seat: Seat, as_court: Seat | None = None) -> int:
    """card.vow-of-kinship. The favor that a seat can pay with: on its board; for kin the Nomad bank too."""
    return g.favor[seat] + (g.banks[NOMAD.index] if is_kin(g, seat, as_court) else 0)


def fetch(g: Oath, seat: Seat, amount: int, as_court: Seat | None = None) -> None:
    """card.vow-of-kinship. What a seat has to pay and does not have on its board comes from the Nomad bank."""
    missing = amount - g.favor[seat]
    if missing > 0 and is_kin(g, seat, as_court):
        moved = min(missing, g.banks[NOMAD.index])
        g.banks[NOMAD.index] -= moved
        g.favor[seat] += moved


def earn(g: Oath, seat: Seat, amount: int, as_court: Seat | None = None) -> None:
    """Favor comes to a seat: onto its board. card.vow-of-kinship: into the Nomad bank."""
    if is_kin(g, seat, as_court):
        g.banks[NOMAD.index] += amount
        if amount:
            g.tell("favor-to-kin", seat, amount=amount)
    else:
        g.favor[seat] += amount


def gain(g: Oath, seat: Seat, suit: Suit, amount: int = 1, as_court: Seat | None = None) -> int:
    """10.gain. Favor from a bank onto the board."""
    got = min(amount, g.banks[suit.index])
    if got > 0:
        g.banks[suit.index] -= got
        g.tell("gained-favor", seat, suit=suit, amount=got)
        earn(g, seat, got, as_court)
    return max(0, got)


def gain_from_shared(g: Oath, seat: Seat, amount: int) -> int:
    """2.1.7, 10.shared-bank. Favor from the shared bank, as at set-up."""
    got = min(amount, g.shared)
    g.shared -= got
    earn(g, seat, got)
    return got


def gain_secrets(g: Oath, seat: Seat, amount: int = 1) -> None:
    """10.gain. Secrets from the shared bank: there are always enough (9.3)."""
    if amount > 0:
        g.secrets[seat] += amount
        g.tell("gained-secrets", seat, amount=amount)


def gain_supply(g: Oath, seat: Seat, amount: int) -> None:
    got = min(amount, MOST_SUPPLY - g.supply[seat])
    if got > 0:
        g.supply[seat] += got
        g.tell("gained-supply", seat, amount=got)


def burn_favor(g: Oath, seat: Seat, amount: int) -> int:
    """10.burn."""
    burned = min(amount, g.favor[seat])
    if burned > 0:
        g.favor[seat] -= burned
        g.tell("burned-favor", seat, amount=burned)
        to_ashes(g, burned)
    return max(0, burned)


def to_ashes(g: Oath, amount: int) -> None:
    """10.burn. Burned favor goes to the shared bank. card.vow-of-renewal: to whoever has made the vow."""
    seat = keeper(g, VOW_OF_RENEWAL)
    if seat == NOBODY:
        g.shared += amount
    elif amount > 0:
        g.tell("renewed", seat, amount=amount)
        earn(g, seat, amount)


def burn_secrets(g: Oath, seat: Seat, amount: int) -> int:
    """10.burn. By an effect: face-up secrets first, then those that lie face down."""
    burned = min(amount, g.secrets[seat] + g.flipped[seat])
    if burned > 0:
        up = min(burned, g.secrets[seat])
        g.secrets[seat] -= up
        g.flipped[seat] -= burned - up
        g.tell("burned-secrets", seat, amount=burned)
    return max(0, burned)


def take_favor(g: Oath, seat: Seat, victim: Seat, amount: int) -> int:
    """10.take. Favor from another's board."""
    got = min(amount, g.favor[victim])
    if got > 0:
        g.favor[victim] -= got
        g.tell("took-favor", seat, other=PLAYERS[victim], amount=got)
        earn(g, seat, got)
    return max(0, got)


def take_secrets(g: Oath, seat: Seat, victim: Seat, amount: int) -> int:
    """10.take. Secrets from another's board, face-up ones first; they arrive face up."""
    got = min(amount, g.all_secrets(victim))
    if got > 0:
        up = min(got, g.secrets[victim])
        g.secrets[victim] -= up
        g.flipped[victim] -= got - up
        g.secrets[seat] += got
        g.tell("took-secrets", seat, other=PLAYERS[victim], amount=got)
    return max(0, got)


def give_favor(g: Oath, seat: Seat, other: Seat, amount: int) -> int:
    """10.give."""
    fetch(g, seat, amount)
    given = min(amount, g.favor[seat])
    g.favor[seat] -= given
    earn(g, other, given)
    return given


def give_secrets(g: Oath, seat: Seat, other: Seat, amount: int) -> None:
    """10.give, 7.1.2. Face-up secrets go first, and all arrive face up."""
    up = min(amount, g.secrets[seat])
    g.secrets[seat] -= up
    g.flipped[seat] -= amount - up
    g.secrets[other] += amount


def to_bank(g: Oath, seat: Seat, suit: Suit, amount: int) -> int:
    """Favor from a board into a bank."""
    moved = min(amount, g.favor[seat])
    g.favor[seat] -= moved
    g.banks[suit.index] += moved
    return moved


def least_banks(g: Oath) -> list[Suit]:
    """The suits of the banks with the least favor."""
    return [suit for suit in SUITS if g.banks[suit.index] == min(g.banks)]
