"""9.4. What a seat may know. The browser and the terminal are built on this and know no rule."""

from __future__ import annotations

from typing import Final

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.force import bandits_at
from crownlands.games.oath.chronicle_view import chronicle_view, stage_of
from crownlands.games.oath.claims import SIDES_OF_THE_END_DIE, claims, end_chance
from crownlands.games.oath.components import CARDS, COLOURS, Card
from crownlands.games.oath.knowledge import RELIC, SITE, back
from crownlands.games.oath.rest import refreshed
from crownlands.games.oath.room import capacity, free_places
from crownlands.games.oath.ruling import each, seats_in, survey
from crownlands.games.oath.search import track_supply
from crownlands.games.oath.state import BANDITS, EMPIRE, EXILE, NOBODY, SLOTS, Deal, Oath
from crownlands.games.oath.title import won_at
from crownlands.games.oath.view_types import (
    DealView,
    DeckView,
    Flag,
    KnownCards,
    Lying,
    OathView,
    PlayerView,
    SiteView,
)
from crownlands.games.oath.war_view import war_view

ROLES: Final = ("chancellor", "citizen", "exile")
PHASES: Final = ("wake", "act", "rest")
COLOUR_NAMES: Final = tuple(colour.name for colour in COLOURS)


def view(g: Oath, seat: Seat | None) -> OathView:
    """9.4. The whole public table, and what this seat has seen of the rest."""
    bit = 0 if seat is None else 1 << seat
    ready = bool(g.role)
    if g.dirty and ready:
        survey(g)
    playing = g.title != NOBODY and g.pawn[-1] != NOBODY
    return {
        "seats": g.seats,
        "stage": stage_of(g),
        "round": g.round,
        "active": None if g.active == NOBODY or g.stage < 4 else g.active,
        "phase": PHASES[g.phase],
        "doing": None if g.doing is None else g.doing.ref,
        "chancellor": g.chancellor,
        "oath": g.oath.ref,
        "title": none_if_nobody(g.title),
        "imperial": g.title != NOBODY and g.role[g.title] != EXILE,
        "usurper": g.usurper,
        "visions_drawn": g.visions_drawn,
        "search_supply": track_supply(g),
        "end_die": end_die(g),
        "winner": none_if_nobody(g.winner),
        "won_by": list(g.won_by),
        "won_at": won_at(g),
        "banks": g.banks[:],
        "shared": g.shared,
        "reserve": g.reserve[:],
        "caged": g.caged[:],
        "people": {"holder": none_if_nobody(g.people), "favor": g.people_favor, "mob": g.mob},
        "darkest": {"holder": none_if_nobody(g.darkest), "secrets": g.darkest_secrets},
        "sites": [site_view(g, slot, bit) for slot in SLOTS] if g.sites else [],
        "deck": deck_view(g, bit),
        "piles": [
            [card.ref if mask & bit else back(card) for card, mask in zip(cards[::-1], masks[::-1], strict=True)]
            for cards, masks in zip(g.piles, g.pile_seen, strict=True)
        ],
        "relic_deck": {
            "count": len(g.relic_deck),
            "known": [
                card.ref
                for card, mask in zip(g.relic_deck[::-1], g.relic_deck_seen[::-1], strict=True)
                if mask & bit
            ],
        },
        "reliquary": [
            None if card is None else card.ref if mask & bit else RELIC
            for card, mask in zip(g.reliquary, g.reliquary_seen, strict=True)
        ],
        "archive": [card.ref for card in g.archive],
        "box": [card.ref for card in g.box],
        "dispossessed": [card.ref for card in each(g.outcasts)],
        "players": [player_view(g, player, bit) for player in range(g.seats)] if ready else [],
        "claims": claims(g) if playing else [[] for _ in range(g.seats)],
        "campaign": None if g.campaign is None else war_view(g, g.campaign),
        "deal": None if g.deal is None else deal_view(g.deal),
        "due": [{"seat": entry[1], "card": CARDS[entry[2]].ref} for entry in g.due],
        "chronicle": None if g.chronicle is None else chronicle_view(g, g.chronicle),
    }


def none_if_nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def end_die(g: Oath) -> int | None:
    """3.3, 3.4. The least face that ends the game after this round."""
    chance = end_chance(g)
    return SIDES_OF_THE_END_DIE + 1 - chance if chance else None


def site_view(g: Oath, slot: int, bit: int) -> SiteView:
    """2.8. A place of the map with everything at it."""
    up, holder, rulers = g.site_up[slot], g.holder[slot], g.rulers[slot]
    site = g.sites[slot]
    favor_on, secrets_on = g.favor_on, g.secrets_on
    return {
        "site": site.ref if up or g.site_seen[slot] & bit else SITE,
        "up": up,
        "cards": [
            {"card": card.ref, "favor": favor_on[card.index], "secrets": secrets_on[card.index]}
            for card in g.cards[slot]
        ],
        "relics": [
            card.ref if mask & bit else RELIC
            for card, mask in zip(g.buried[slot], g.buried_seen[slot], strict=True)
        ],
        "holder": None if holder == NOBODY else COLOUR_NAMES[holder],
        "warbands": g.bands[slot],
        "favor": g.site_favor[slot],
        "secrets": g.site_secrets[slot],
        "pawns": [seat for seat, at in enumerate(g.pawn) if at == slot],
        "rulers": seats_in(rulers) if rulers & ~BANDITS else [],
        "bandits": bandits_at(g, slot) if rulers & BANDITS else 0,
        "room": (room := capacity(g, slot)),
        "free": max(0, room - len(g.cards[slot])),
        "flag": flag_of(g, slot),
    }


def flag_of(g: Oath, slot: int) -> Flag:
    """2.8.5. Who a site belongs to: by the warbands there, else by who rules it without any."""
    holder, rulers = g.holder[slot], g.rulers[slot]
    if not g.site_up[slot]:
        return None
    if holder != NOBODY:
        return "empire" if holder == EMPIRE else g.colour.index(holder)
    if rulers & BANDITS:
        return "bandits"
    seat = seats_in(rulers)[0]  # by the Bandit Crown
    return seat if g.role[seat] == EXILE else "empire"


def deck_view(g: Oath, bit: int) -> DeckView:
    """9.4. The back on top of the world deck, and what the seat knows in it; its size is a secret."""
    deck, seen = g.deck, g.deck_seen
    known: KnownCards = {"top": [], "inside": [], "bottom": []}
    if bit and any(mask & bit for mask in seen):
        high, low = len(deck), 0
        while high and seen[high - 1] & bit:
            high -= 1
        while low < high and seen[low] & bit:
            low += 1
        known["top"] = [card.ref for card in deck[high:][::-1]]
        known["bottom"] = [card.ref for card in deck[:low][::-1]]
        known["inside"] = [deck[spot].ref for spot in range(high - 1, low - 1, -1) if seen[spot] & bit]
    return {"top": back(deck[-1]) if deck else None, "known": known}


def player_view(g: Oath, player: Seat, bit: int) -> PlayerView:
    """2.2. A player board and the court beside it."""
    colour, vision = g.colour[player], g.vision[player]
    ready = colour != NOBODY
    return {
        "role": ROLES[g.role[player]],
        "colour": COLOUR_NAMES[colour] if ready else None,
        "favor": g.favor[player],
        "secrets": g.secrets[player],
        "flipped": g.flipped[player],
        "warbands": g.board[player],
        "bank": g.reserve[g.banner(player)] if ready else 0,
        "supply": g.supply[player],
        "supply_next": refreshed(g, player) if ready else g.supply[player],
        "pawn": none_if_nobody(g.pawn[player]),
        "advisers": [
            {**with_tokens(g, card), "up": True}
            if up
            else {"card": card.ref if mask & bit else back(card), "favor": 0, "secrets": 0, "up": False}
            for card, up, mask in zip(g.advisers[player], g.faceup[player], g.adviser_seen[player], strict=True)
        ],
        "free_places": free_places(g, player),
        "relics": [with_tokens(g, relic) for relic in g.relics[player]],
        "vision": None if vision is None else vision.ref,
        "prophecy": g.prophecy.ref if g.prophet == player and g.prophecy is not None else None,
        "hand": [
            card.ref if mask & bit else back(card)
            for card, mask in zip(g.hands[player], g.hand_seen[player], strict=True)
        ],
    }


def with_tokens(g: Oath, card: Card) -> Lying:
    """7.1.2. A card that lies face up, with the favor and secrets on it."""
    return {"card": card.ref, "favor": g.favor_on[card.index], "secrets": g.secrets_on[card.index]}


def deal_view(deal: Deal) -> DealView:
    """6.6.1, 7.6.3. Both scales."""
    return {
        "proposer": deal.proposer,
        "other": deal.other,
        "rule": deal.rule,
        "gives": [
            {
                "favor": deal.favor[side],
                "secrets": deal.secrets[side],
                "things": [thing.ref for thing in deal.things[side]],
                "advisers": deal.advisers[side][:],
                "sites": deal.sites[side][:],
            }
            for side in (0, 1)
        ],
        "space": none_if_nobody(deal.space),
        "turned": deal.turned,
        "asked": deal.asked,
        "proposed": deal.proposed,
    }
