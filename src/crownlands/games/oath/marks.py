"""Marks of the table in text: how cards, tokens and warbands are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from crownlands.core.pictures import Names, Span
from crownlands.core.typesetting import Unit
from crownlands.games.oath.components import COMPONENTS, Card

COLUMNS: Final = 79
"""The picture fits a terminal of eighty columns."""
LETTERS: Final = "ABCDEF"
FAVOR, SECRET, FLIPPED, EMPIRE = "●", "◆", "◇", "♛"
SUIT_STYLES: Final = {
    "discord": "livery-0", "arcane": "livery-4", "order": "livery-1", "hearth": "coin", "beast": "livery-2",
    "nomad": "livery-3",
}  # fmt: skip


def label(ref: str, offered: Mapping[str, str]) -> list[Span]:
    """The number by which something can be chosen."""
    return [(f"[{offered[ref]}]", "offered")] if ref in offered else []


def name_of(seen: str, names: Names) -> str:
    """The name of a card, or of its back."""
    return names.name(seen) if ":" in seen else names.text(f"back-{seen}")


def card(ref: str) -> Card:
    found = COMPONENTS[ref]
    assert isinstance(found, Card)
    return found


def tokens(seen: Mapping[str, Any]) -> str:
    """7.1.2. Favor and secrets that lie somewhere."""
    parts = [f"{seen[key]}{mark}" for key, mark in (("favor", FAVOR), ("secrets", SECRET)) if seen[key]]
    return " ".join(parts)


def price_of(thing: Card) -> str:
    """7.1.2. What the dearest power of a card costs: tokens placed, and behind a cross those that burn."""
    costs = [row.cost for row in thing.powers]
    if not costs:
        return ""
    cost = max(costs, key=sum)
    placed = FAVOR * cost.favor + SECRET * cost.secrets
    burned = FAVOR * cost.burn_favor + SECRET * cost.burn_secrets
    return placed + (f"×{burned}" if burned else "")


def card_unit(seen: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Unit:
    """2.6. A card that lies face up: name in its suit's colour, what it costs, what lies on it."""
    thing = card(seen["card"])
    style = "" if thing.suit is None else SUIT_STYLES[thing.suit.name]
    text = names.name(thing.ref)
    price = price_of(thing)
    unit: list[Span] = [(text, style)]
    if thing.suit is not None:
        unit.append((f" {names.name(thing.suit.ref)}", "dim"))
    if price:
        unit.append((f" ({price})", "dim"))
    lying = tokens(seen)
    if lying:
        unit.append((f" {lying}", "coin bold"))
    return [*unit, *label(thing.ref, offered)]


def warbands(view: Mapping[str, Any], site: Mapping[str, Any], names: Names) -> list[Unit]:
    """10.ruling. Whose warbands are at a site, or how many bandits rule it."""
    if site["warbands"]:
        if site["holder"] == "purple":
            return [[(f"{EMPIRE}{site['warbands']}", f"seat-{view['chancellor']} bold")]]
        seat = next(at for at, player in enumerate(view["players"]) if player["colour"] == site["holder"])
        return [[(f"{LETTERS[seat]}{site['warbands']}", f"seat-{seat} bold")]]
    if site["bandits"]:
        return [[(names.text("picture-bandits", count=site["bandits"]), "neutral")]]
    who = "".join(LETTERS[seat] for seat in site["rulers"])
    return [[(names.text("picture-ruled", seats=who), "dim")]] if who else []
