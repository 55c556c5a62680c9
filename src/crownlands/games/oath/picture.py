"""The table in text: oath and turn, decks and banks, three regions with their sites, war and deal, every court."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from crownlands.core.pictures import Names, Picture, Span
from crownlands.core.typesetting import Line, Unit, words, wrap
from crownlands.games.oath.chronicle_view import chronicle_lines
from crownlands.games.oath.components import (
    LAST_ROUND,
    PILES,
    REGIONS,
    RELIQUARY,
    SUITS,
    VISIONS_TO_WIN,
    Place,
    Region,
)
from crownlands.games.oath.court_picture import court_lines
from crownlands.games.oath.marks import (
    COLUMNS,
    FAVOR,
    LETTERS,
    SECRET,
    card_unit,
    label,
    name_of,
    tokens,
    warbands,
)
from crownlands.games.oath.war_picture import deal_lines, war_lines


def picture(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """The table as a view shows it; what is `offered` carries its label."""
    if not view["players"]:
        return []
    lines = [*chronicle_lines(view, names), *head_lines(view, names), *bank_lines(view, names, offered)]
    for region in REGIONS:
        lines += [[], *region_lines(view, region, names, offered)]
    lines += war_lines(view, names) + deal_lines(view, names)
    for seat in range(view["seats"]):
        lines += [[], *court_lines(view, seat, names, offered)]
    legend = names.text("picture-legend")
    return [*lines, [], *wrap(words(legend, "dim"), COLUMNS)]


# -- the state of the game --------------------------------------------------------------------------------------


def head_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """2.11, 3, 4. Round and turn; the oath and who keeps it; visions and the end die."""
    parts: list[Unit] = []
    if view["active"] is not None and view["chronicle"] is None:
        turn = names.text(
            "picture-turn",
            round=view["round"],
            last=LAST_ROUND,
            player=names.player(view["active"]),
            phase=names.text(f"phase-{view['phase']}"),
        )
        parts += words(turn, "title")
    title = view["title"]
    key = "picture-no-title" if title is None else "picture-usurper" if view["usurper"] else "picture-title"
    player = "" if title is None else f"{LETTERS[title]} {names.player(title)}"
    lines = wrap(parts, COLUMNS) if parts else []
    style = "" if title is None else f"seat-{title}"
    lines += wrap(words(names.text(key, oath=names.name(view["oath"]), player=player), style), COLUMNS)
    drawn = view["visions_drawn"]
    facts = {"drawn": drawn, "needed": VISIONS_TO_WIN, "supply": view["search_supply"]}
    text = names.text("picture-visions", **facts)
    end = view["end_die"]
    if end is not None:
        text += " · " + names.text("picture-last-round" if end == 1 else "picture-end-die", least=end)
    return lines + wrap(words(text, "dim"), COLUMNS)


def bank_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """2.1.3, 2.1.5, 2.3, 2.5. Favor banks, decks and piles, the Reliquary, banners that nobody holds."""
    units: list[Unit] = [[(names.text("picture-banks"), "bold")]]
    units += [
        [(f"{names.name(suit.ref)} {view['banks'][suit.index]}{FAVOR}", ""), *label(suit.ref, offered)]
        for suit in SUITS
    ]
    units.append([(names.text("picture-shared", favor=view["shared"]), "dim")])
    lines = wrap(spaced(units), COLUMNS, hang=2)
    lines += deck_lines(view, names, offered)
    lines += reliquary_lines(view, names, offered)
    lines += wrap(spaced(banner_units(view, names, offered)), COLUMNS, hang=2)
    return lines


def deck_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """2.1.5, 9.4. The back on top of the world deck and what the seat knows in it; the relic deck."""
    top = view["deck"]["top"]
    text = (
        names.text("picture-deck-empty")
        if top is None
        else names.text("picture-deck", back=names.text(f"back-{top}"))
    )
    units: list[Unit] = [*words(text), label("deck", offered)]
    for where, refs in view["deck"]["known"].items():
        if refs:
            known = ", ".join(names.name(ref) for ref in refs)
            units += words(names.text(f"picture-deck-{where}", cards=known), "dim")
    units += words(names.text("picture-relic-deck", count=view["relic_deck"]["count"]))
    units.append(label("relic-deck", offered))
    return wrap([unit for unit in units if unit], COLUMNS, hang=2)


def reliquary_lines(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> Picture:
    """2.3. What lies on the four spaces; an open one shows the trait that binds the Chancellor."""
    units: list[Unit] = [[(names.text("picture-reliquary"), "bold")]]
    for at, relic in enumerate(view["reliquary"]):
        space = f"reliquary:{at}"
        text = names.name(RELIQUARY[at].trait.ref) if relic is None else name_of(relic, names)
        units.append([(text, "bold" if relic is None else "dim"), *label(space, offered)])
    return wrap(spaced(units), COLUMNS, hang=2) if view["reliquary"] else []


def banner_units(view: Mapping[str, Any], names: Names, offered: Mapping[str, str]) -> list[Unit]:
    """2.5. Both banners, whoever holds them."""
    people, darkest = view["people"], view["darkest"]
    rows = [
        ("banner:peoples-favor", people["holder"], f"{people['favor']}{FAVOR}"),
        ("banner:darkest-secret", darkest["holder"], f"{darkest['secrets']}{SECRET}"),
    ]
    found: list[Unit] = []
    for ref, holder, amount in rows:
        mob = " " + names.text("picture-mob") if ref == "banner:peoples-favor" and people["mob"] else ""
        who = "–" if holder is None else LETTERS[holder]
        style = "" if holder is None else f"seat-{holder}"
        found.append([(f"{names.name(ref)} {amount}{mob} ", ""), (who, style), *label(ref, offered)])
    return found


def spaced(units: Sequence[Unit]) -> list[Unit]:
    """Units with a wider gap between them."""
    return [[*unit, (" ", "")] if at < len(units) - 1 else unit for at, unit in enumerate(units)]


# -- the map ----------------------------------------------------------------------------------------------------


def region_lines(view: Mapping[str, Any], region: Region, names: Names, offered: Mapping[str, str]) -> Picture:
    """2.1.1, 2.1.2. A region: its name, its discard pile, its sites."""
    pile = PILES[region.index].ref
    cards = view["piles"][region.index]
    head: list[Unit] = [[(names.name(region.ref).upper(), "title")]]
    head += words(names.text("picture-pile" if cards else "picture-pile-empty", count=len(cards)), "dim")
    head += listed(cards, names)
    head.append(label(pile, offered))
    lines = wrap([unit for unit in head if unit], COLUMNS, hang=2)
    for place in region.places:
        lines += site_lines(view, place, names, offered)
    return lines


def listed(cards: Sequence[str], names: Names) -> list[Unit]:
    """9.4. Cards from the top; equal backs that lie together are counted."""
    runs = [(card, len(list(run))) for card, run in groupby(cards)]
    texts = [name_of(card, names) + (f" ×{count}" if count > 1 else "") for card, count in runs]
    return [[(text + ("," if at < len(texts) - 1 else ""), "dim")] for at, text in enumerate(texts)]


def site_lines(view: Mapping[str, Any], place: Place, names: Names, offered: Mapping[str, str]) -> Picture:
    """2.8. A site: capacity, warbands, pawns, tokens and relics; then its cards with what they cost."""
    site = view["sites"][place.slot]
    units: list[Unit] = [
        [("  ", ""), *label(place.ref, offered), *site_name(site, names), *label(site["site"], offered)]
    ]
    if not site["up"]:
        return wrap([*units, [(names.text("picture-facedown"), "dim")]], COLUMNS, hang=4)
    units.append([(names.text("picture-capacity", cards=len(site["cards"]), room=site["room"]), "dim")])
    units += warbands(view, site, names)
    units += [[(f"@{LETTERS[seat]}", f"seat-{seat} bold")] for seat in site["pawns"]]
    if site["favor"] or site["secrets"]:
        units.append([(tokens(site), "coin")])
    for number, relic in enumerate(site["relics"]):
        units.append([(f"▣ {name_of(relic, names)}", "coin"), *label(f"buried:{place.slot}.{number}", offered)])
    lines = wrap(units, COLUMNS, hang=4)
    if site["cards"]:
        cards: list[Unit] = [card_unit(card, names, offered) for card in site["cards"]]
        lines += indented(wrap(spaced(cards), COLUMNS - 4), 4)
    return lines


def site_name(site: Mapping[str, Any], names: Names) -> list[Span]:
    return [(name_of(site["site"], names), "bold" if site["up"] else "dim")]


def indented(lines: Sequence[Line], by: int) -> list[Line]:
    return [[(" " * by, ""), *line] for line in lines]
