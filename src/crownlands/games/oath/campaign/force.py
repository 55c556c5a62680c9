"""5.5.2, 5.5.4, 7.6.5. Who fights in a campaign: the seats of a side, where its warbands stand,
how strong its force is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from crownlands.core.components import PLAYERS, Component, numbers
from crownlands.core.decisions import Fact, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import CARD
from crownlands.games.oath.ruling import BANDIT_CROWN, keeper, live, rules
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    ATTACKER,
    CITIZEN,
    DEFENDER,
    EXILE,
    NOBODY,
    Campaign,
    Oath,
)
from crownlands.games.oath.verbs import kill_at_site, kill_on_board, withdraw

BANDIT_CHIEF: Final = CARD["bandit-chief"]
CHIEFS_BANDITS: Final = 2
"""card.bandit-chief. This many more at every site while it lies at one."""


class Post(NamedTuple):
    """Where warbands of a force stand: on a seat's board, or at a site (then `seat` is whose board they go
    home to).
    """

    seat: Seat
    slot: int = NOBODY

    def bands(self, g: Oath) -> int:
        """How many stand there."""
        return g.board[self.seat] if self.slot == NOBODY else g.bands[self.slot]

    def place(self, g: Oath, reader: Seat) -> Component:
        """As something to read about: the site, the word for the reader's own board, or whose board it is."""
        if self.slot != NOBODY:
            return g.sites[self.slot]
        return words.BOARD if self.seat == reader else PLAYERS[self.seat]


# -- sides ------------------------------------------------------------------------------------------------------


def who_is_apart(g: Oath, me: Seat, defender: int) -> Seat:
    """5.5.1. The Citizen who is not an Imperial player in this campaign: one who attacks the Empire,
    or is attacked by the Chancellor.
    """
    if defender == AGAINST_BANDITS or g.role[me] == EXILE or g.role[defender] == EXILE:
        return NOBODY
    return me if g.role[me] == CITIZEN else defender


def imperial_in(g: Oath, c: Campaign, seat: int) -> bool:
    """6.6.3. Whether a seat is an Imperial player in this campaign, also in one that is only imagined."""
    return seat >= 0 and g.role[seat] != EXILE and c.apart != seat


def side_of(c: Campaign, seat: Seat) -> int:
    """ATTACKER, DEFENDER, or 0 for a seat that does not take part."""
    if seat == c.attacker:
        return ATTACKER
    return DEFENDER if seat == c.defender or seat in c.allies else 0


def other_side(side: int) -> int:
    return ATTACKER if side == DEFENDER else DEFENDER


def seats_of(c: Campaign, side: int) -> list[Seat]:
    """The seats of a side: the attacker; or the defender, then the allies. None if bandits defend."""
    if side == ATTACKER:
        return [c.attacker]
    return [] if c.defender == AGAINST_BANDITS else [c.defender, *c.allies]


def takes_part(g: Oath, c: Campaign, seat: Seat) -> bool:
    """5.5.2, 5.5.4. Whether a pawn is at the attacker's site or at a targeted one."""
    return g.pawn[seat] == c.at or g.pawn[seat] in c.sites


# -- where they stand -------------------------------------------------------------------------------------------


def home_of(g: Oath, c: Campaign) -> Seat:
    """5.5.6. Whose board takes the defenders from the sites: the Chancellor's for the Empire.

    The same seat chooses the dead.
    """
    return g.chancellor if imperial_in(g, c, c.defender) else c.defender


def posts(g: Oath, c: Campaign, side: int) -> list[Post]:
    """5.5.4, 5.5.6. Where the warbands of a side's force stand; boards first for the attacker,
    sites first for the defender.
    """
    if side == ATTACKER:
        return [Post(c.attacker), *(Post(c.attacker, slot) for slot in c.joined if g.bands[slot])]
    if c.defender == AGAINST_BANDITS:
        return []
    home = home_of(g, c)
    found = [Post(home, slot) for slot in c.sites if g.bands[slot] and slot not in c.joined]
    return found + [Post(seat) for seat in seats_of(c, DEFENDER) if takes_part(g, c, seat)]


def bandits_at(g: Oath, slot: int) -> int:
    """2.8.3, 10.bandits, card.bandit-chief. How many bandits there are at a site."""
    return g.sites[slot].bandits + (CHIEFS_BANDITS if live(g) & BANDIT_CHIEF.bit else 0)


def warbands_of(g: Oath, c: Campaign, side: int) -> int:
    """How many warbands fight for a side; bandits are none."""
    if side == ATTACKER and not c.joined:
        return g.board[c.attacker]
    return sum(post.bands(g) for post in posts(g, c, side))


def bandits_of(g: Oath, c: Campaign, side: int) -> int:
    """5.5.4, 7.6.5. The bandits that fight for a side: those attacked,
    or those of whoever has the Bandit Crown.
    """
    if side == DEFENDER and c.defender == AGAINST_BANDITS:
        return sum(bandits_at(g, slot) for slot in c.sites)
    return crown_bandits(g, c, side) if live(g) & BANDIT_CROWN.bit else 0


def crown_bandits(g: Oath, c: Campaign, side: int) -> int:
    """7.6.5. Bandits at the sites of the Crown's side: they count for the force, but nothing kills them.

    For an Imperial holder they count for the Empire; for a Citizen who is no Imperial player here, for that
    Citizen alone.
    """
    leader = c.attacker if side == ATTACKER else c.defender
    crown = keeper(g, BANDIT_CROWN)
    if crown != leader and not (imperial_in(g, c, crown) and imperial_in(g, c, leader)):
        return 0
    slots = c.joined if side == ATTACKER else [slot for slot in c.sites if slot not in c.joined]
    return sum(bandits_at(g, slot) for slot in slots if rules(g, leader, slot))


def force_of(g: Oath, c: Campaign, side: int) -> int:
    """10.force. How strong a side's force is: its warbands, and the bandits that fight for it."""
    return warbands_of(g, c, side) + bandits_of(g, c, side)


# -- losses -----------------------------------------------------------------------------------------------------


def fall(g: Oath, c: Campaign, side: int, post: Post, amount: int) -> int:
    """10.kill, card.hospital. Warbands of a side die where they stand,
    or are set aside by a card that saves them.
    """
    colour = g.banner(post.seat) if post.slot == NOBODY else g.holder[post.slot]
    kill = kill_on_board(g, post.seat, amount) if post.slot == NOBODY else kill_at_site(g, post.slot, amount)
    saver = next((index for index, saves in c.savers if saves == side), NOBODY)
    if not kill:
        return 0
    if saver == NOBODY:
        c.killed[0 if side == ATTACKER else 1] += kill
    else:
        g.reserve[colour] -= kill
        c.saved.append((saver, colour, kill))
    return kill


async def kill_in_force(
    g: Oath, c: Campaign, side: int, amount: int, chooser: Seat, prompt: str = "lose", rule: str = "5.5.6"
) -> int:
    """5.5.6. This many warbands of a force die; the chooser says place by place how many.

    Returns how many there were to die.
    """
    places = [post for post in posts(g, c, side) if post.bands(g)]
    left = total = min(amount, sum(post.bands(g) for post in places))
    for number, post in enumerate(places):
        later = sum(other.bands(g) for other in places[number + 1 :])
        bounds = numbers(max(0, left - later), min(left, post.bands(g)))
        facts: dict[str, Fact] = {"place": post.place(g, chooser), "left": left, "here": post.bands(g)}
        chosen = await g.choose(chooser, prompt, bounds, rule, facts)
        left -= fall(g, c, side, post, chosen.value)
    return total


def send_home(g: Oath, c: Campaign, side: int) -> None:
    """5.5.6. What is left of a beaten force goes to the boards; `c.survivors` remembers how many on which."""
    came: dict[Seat, int] = {}
    for post, bands in [(post, post.bands(g)) for post in posts(g, c, side)]:
        if post.slot != NOBODY:
            withdraw(g, post.seat, post.slot, bands)
        came[post.seat] = came.get(post.seat, 0) + bands
    c.survivors = [(seat, bands) for seat, bands in came.items() if bands]


def kill_survivors(g: Oath, c: Campaign) -> int:
    """relic.sticky-fire. What came home of the beaten force dies after all, unless its side is spared."""
    loser = other_side(c.won)
    if c.spared & loser:
        return 0
    dead = sum(fall(g, c, loser, Post(seat), bands) for seat, bands in c.survivors)
    c.survivors = []
    return dead


def cage_survivors(g: Oath, c: Campaign) -> int:
    """relic.obsidian-cage. What came home of the beaten force goes into the Cage instead."""
    moved = 0
    for seat, bands in c.survivors:
        caught = min(bands, g.board[seat])
        g.board[seat] -= caught
        g.caged[g.banner(seat)] += caught
        moved += caught
    c.survivors = []
    return moved
