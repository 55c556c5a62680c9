"""8.3.5.6, 8.3.5.7, 8.4, 8.5, 8.6. What chance decides between two games.

It is drawn when the next table is set up, with that table's dice: whoever reads the record of the last game cannot
know it.
"""

from __future__ import annotations

from typing import Final

from crownlands.games.oath.components import (
    DENIZEN_BITS,
    DENIZENS,
    EDIFICES,
    REGIONS,
    RELICS,
    SITES,
    SUITS,
    Card,
    Suit,
    mask,
)
from crownlands.games.oath.land import Land
from crownlands.games.oath.state import SLOTS, Oath
from crownlands.games.oath.verbs import bury

NEWCOMERS: Final = (3, 2, 1)
"""8.4. This many of the winner's suit, of the next clockwise, of the one after."""
SIX: Final = 6
"""8.4, 8.5. This many come from the Dispossessed if the archive runs dry; this many are dispossessed."""


def spread_land(g: Oath, land: Land) -> None:
    """1.1, 8.3.5.6, 8.3.5.7. Sites with their cards; what the land leaves open is drawn and lies face down.

    In a region without a face-up site the top one is turned up.
    """
    drawn = [site for site in SITES if site not in land.sites]
    g.dice.shuffle(drawn)
    for slot in SLOTS:
        site = land.sites[slot]
        g.sites.append(drawn.pop() if site is None else site)
        g.site_up.append(site is not None)
        g.site_seen.append(0)
        g.cards.append(list(land.cards[slot]))
        g.buried.append([])
        g.buried_seen.append([])
    g.site_deck = drawn
    for region in REGIONS:
        if not any(g.site_up[place.slot] for place in region.places):
            g.site_up[region.places[0].slot] = True
    _deal_relics(g, land)
    _fill_archive(g, land)
    if land.suit is not None:
        _welcome(g, land.suit)
    _dispossess(g, land)


# -- relics -----------------------------------------------------------------------------------------------------


def _deal_relics(g: Oath, land: Land) -> None:
    """1.18, 8.6, 8.6.1, 8.6.2, 8.6.3. Relics at the sites, the deck, and on top what the winner and the
    Reliquary had.

    A relic that nobody has seen stays one: it is dealt before those come in that somebody has held. Sites are
    filled up before the last ones are put on top, so never with these.
    """
    laid = {relic for relics in land.relics for relic in relics}
    top = list(land.relic_deck)
    lower = [relic for relic in RELICS if relic not in laid and relic not in top]
    if any(land.unseen):
        _deal_unseen(g, land, lower)
    g.dice.shuffle(lower)
    for slot in SLOTS:
        for relic in land.relics[slot]:
            bury(g, slot, relic, g.everybody)
        missing = g.sites[slot].start.relics - len(g.buried[slot]) if g.site_up[slot] else 0
        for _ in range(min(missing, len(lower))):
            bury(g, slot, lower.pop())
    if top and not land.relics_in_order:
        g.dice.shuffle(top)
    g.relic_deck = [*lower, *top]
    g.relic_deck_seen = [0] * len(g.relic_deck)


def _deal_unseen(g: Oath, land: Land, lower: list[Card]) -> None:
    """8.6.2. What lay unseen at the sites is dealt anew among all that nobody has seen."""
    unseen = [relic for relic in lower if relic not in land.relics_seen]
    g.dice.shuffle(unseen)
    for slot in SLOTS:
        for _ in range(land.unseen[slot]):
            relic = unseen.pop()
            lower.remove(relic)
            bury(g, slot, relic)


# -- denizens ---------------------------------------------------------------------------------------------------


def _fill_archive(g: Oath, land: Land) -> None:
    """9.4. What is not in this world: denizens, and edifices that stand nowhere; the Dispossessed apart."""
    laid = {card for row in g.cards for card in row}
    outside = [card for card in DENIZENS if card not in land.world and card not in laid]
    g.archive = [card for card in outside if card not in land.dispossessed]
    g.archive += [card for card in EDIFICES if card not in laid and card.other not in laid]
    g.dispossessed = list(land.dispossessed)
    g.outcasts = mask(land.dispossessed)


def newcomers(archive: list[Card], suit: Suit) -> list[tuple[Suit, int]] | None:
    """8.4. How many of which suits come from the archive; None if it lacks any of them."""
    wanted = [(SUITS[(suit.index + step) % len(SUITS)], amount) for step, amount in enumerate(NEWCOMERS)]
    enough = all(len(_stack(archive, each)) >= amount for each, amount in wanted)
    return wanted if enough else None


def _stack(cards: list[Card], suit: Suit) -> list[Card]:
    """The denizens of a suit."""
    return [card for card in cards if card.suit is suit and card.bit & DENIZEN_BITS]


def _welcome(g: Oath, suit: Suit) -> None:
    """8.4. Six denizens by chance join the world; everybody sees them.

    They come from the archive or, if it lacks any of them, from the Dispossessed; then the rest of these go
    back to the archive.
    """
    wanted = newcomers(g.archive, suit)
    if wanted is None:
        _heal_archive(g)
        return
    came: list[Card] = []
    for each, amount in wanted:
        stack = _stack(g.archive, each)
        g.dice.shuffle(stack)
        came += stack[:amount]
    g.archive = [card for card in g.archive if card not in came]
    g.tell("joined-world", cards=came)


def _heal_archive(g: Oath) -> None:
    """8.4. Six of the largest suit among the Dispossessed join the world, by chance among equal ones."""
    stacks = [stack for suit in SUITS if (stack := _stack(g.dispossessed, suit))]
    most = max(map(len, stacks), default=0)
    largest = [stack for stack in stacks if len(stack) == most]
    came: list[Card] = []
    if largest:
        stack = g.dice.choice(largest) if len(largest) > 1 else largest[0]
        g.dice.shuffle(stack)
        came = stack[:SIX]
    g.archive += [card for card in g.dispossessed if card not in came]
    g.archive.sort(key=lambda card: card.index)
    g.dispossessed, g.outcasts = [], 0
    g.tell("archive-healed", cards=came)


def _dispossess(g: Oath, land: Land) -> None:
    """8.5. Six of those at stake leave the world, unseen."""
    stack = list(land.at_stake)
    if stack:
        g.dice.shuffle(stack)
        gone = stack[:SIX]
        g.dispossessed += gone
        g.tell("dispossessed", amount=len(gone))
