"""components. What a client needs to draw the pieces: facts, no words.

Names and texts are Fluent messages: `card-longbows`, `site-mine`, `relic-map` …, and for what a card does
`rule-card-longbows` ….
"""

from __future__ import annotations

from typing import cast

from crownlands.games.oath.catalogue_types import (
    AttackFace,
    CardFacts,
    Catalogue,
    CostFacts,
    DefenseFace,
    PowerFacts,
    RegionFacts,
    SiteFacts,
    Tokens,
    Where,
)
from crownlands.games.oath.components import (
    ATTACK,
    BURIED,
    CAMPAIGN_SUPPLY,
    CARDS,
    CHANCELLOR_SUPPLY,
    COLOURS,
    DARKEST_SUPPLY,
    DEFENSE,
    END_ROLLS,
    EXILE_SUPPLY,
    FAVOR,
    GOALS,
    LAST_ROUND,
    MOST_SUPPLY,
    MUSTER_SUPPLY,
    OATHKEEPER_DICE,
    PAWN_DICE,
    PILE_SUPPLY,
    RECOVER_SUPPLY,
    REGIONS,
    RELIQUARY,
    SEARCH_SUPPLY,
    SUITS,
    TRADE_SUPPLY,
    USURPER_DICE,
    VISIONS_TO_WIN,
    Card,
    Region,
)
from crownlands.games.oath.edition import Cost, PowerRow
from crownlands.games.oath.words import ACTIONS, CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL


def catalogue() -> Catalogue:
    """components. All that is the same at every table."""
    return {
        "favor": FAVOR,
        "suits": [suit.ref for suit in SUITS],
        "colours": [{"ref": colour.ref, "name": colour.name, "warbands": colour.warbands} for colour in COLOURS],
        "regions": [_region(region) for region in REGIONS],
        "reliquary": [{"ref": space.ref, "trait": space.trait.ref} for space in RELIQUARY],
        "actions": [action.ref for action in ACTIONS],
        "most_relics": len(BURIED[0]),
        "supply": {
            "most": MOST_SUPPLY,
            "chancellor": [list(step) for step in CHANCELLOR_SUPPLY],
            "exile": [list(step) for step in EXILE_SUPPLY],
            "search": list(SEARCH_SUPPLY),
            "search_pile": PILE_SUPPLY,
            "search_darkest": DARKEST_SUPPLY,
            "actions": _prices(),
        },
        "visions_to_win": VISIONS_TO_WIN,
        "end_die": {str(number): least for number, least in END_ROLLS.items()},
        "last_round": LAST_ROUND,
        "dice": {
            "attack": [cast("AttackFace", face._asdict()) for face in ATTACK],
            "defense": [cast("DefenseFace", face._asdict()) for face in DEFENSE],
            "pawn": PAWN_DICE,
            "oathkeeper": OATHKEEPER_DICE,
            "usurper": USURPER_DICE,
        },
        "oaths": {
            goal.ref: {"goal": goal.goal, "successor": goal.successor, "vision": goal.vision.ref} for goal in GOALS
        },
        "cards": {card.ref: _card(card) for card in CARDS},
    }


def _prices() -> dict[str, list[int]]:
    """5. The least and the most Supply that an action costs before any power changes it."""
    searches = (*SEARCH_SUPPLY, PILE_SUPPLY, DARKEST_SUPPLY)
    journeys = [steps for region in REGIONS for steps in region.travel]
    return {
        SEARCH.ref: [min(searches), max(searches)],
        MUSTER.ref: [MUSTER_SUPPLY, MUSTER_SUPPLY],
        TRADE.ref: [TRADE_SUPPLY, TRADE_SUPPLY],
        RECOVER.ref: [RECOVER_SUPPLY, RECOVER_SUPPLY],
        CAMPAIGN.ref: [CAMPAIGN_SUPPLY, CAMPAIGN_SUPPLY],
        TRAVEL.ref: [min(journeys), max(journeys)],
    }


def _region(region: Region) -> RegionFacts:
    return {
        "ref": region.ref,
        "name": region.name,
        "pile": region.pile.ref,
        "discards": region.discards.pile.ref,
        "travel": list(region.travel),
        "places": [{"ref": place.ref, "slot": place.slot} for place in region.places],
    }


def _card(card: Card) -> CardFacts:
    facts: CardFacts = {
        "kind": card.kind,
        "number": card.number,
        "suit": None if card.suit is None else card.suit.name,
        "where": cast("Where", card.where),
        "locked": card.locked,
        "first_game": card.first_game,
        "defense": card.defense,
        "other": None if card.other is None else card.other.ref,
        "powers": [_power(power) for power in card.powers],
        "provenance": card.provenance,
    }
    if card.kind == "site":
        facts = {**facts, **_site(card)}
    if card.oath:
        facts["oath"] = card.oath
    return facts


def _site(card: Card) -> SiteFacts:
    return {
        "capacity": card.capacity,
        "bandits": card.bandits,
        "coastal": card.coastal,
        "start": cast("Tokens", card.start._asdict()),
        "recover": None if card.recover is None else _cost(card.recover),
        "bank": None if card.bank is None else card.bank.name,
        "homeland": None if card.homeland is None else card.homeland.name,
        "reward": cast("Tokens", card.reward._asdict()),
    }


def _power(power: PowerRow) -> PowerFacts:
    return {
        "timing": power.timing,
        "modifies": list(power.modifies),
        "persistent": power.persistent,
        "must": power.must,
        "side": power.side or None,
        "cost": _cost(power.cost),
        "ends": power.ends or None,
    }


def _cost(cost: Cost) -> CostFacts:
    """7.1.2. What has to be placed and burned; what is zero is left out."""
    return cast("CostFacts", {name: amount for name, amount in cost._asdict().items() if amount})
