"""2.2, 3. A seat in text: board, court, and how it could win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.pictures import Names, Picture
from crownlands.core.typesetting import Unit, words, wrap
from crownlands.games.oath.marks import (
    COLUMNS,
    EMPIRE,
    FAVOR,
    FLIPPED,
    LETTERS,
    SECRET,
    card_unit,
    label,
    name_of,
)


def court_lines(view: Mapping[str, Any], seat: int, names: Names, offered: Mapping[str, str]) -> Picture:
    """2.2. A player: role and tokens, then advisers, relics, vision and hand, then the ways to win."""
    player = view["players"][seat]
    lines = wrap(head_units(view, seat, names, offered), COLUMNS, hang=4)
    court = adviser_units(player, seat, names, offered)
    court += [[("▣", "coin"), (" ", ""), *card_unit(relic, names, offered)] for relic in player["relics"]]
    if player["vision"] is not None:
        court.append([(f"◉ {names.name(player['vision'])}", "bold"), *label(player["vision"], offered)])
    if player["prophecy"] is not None:
        court.append([(f"◎ {names.name(player['prophecy'])}", "bold")])
    if court:
        lines += wrap([[("   ", "")], *with_gaps(court)], COLUMNS, hang=4)
    if player["hand"]:
        hand: list[Unit] = [[(name_of(card, names), "bold"), *label(card, offered)] for card in player["hand"]]
        lines += wrap(
            [[("   ", "")], *words(names.text("picture-hand"), "dim"), *with_gaps(hand)], COLUMNS, hang=4
        )
    for claim in view["claims"][seat]:
        style = "bold" if claim["wins"] else "dim"
        lines += wrap([[("   ", "")], *words(claim_text(claim, names), style)], COLUMNS, hang=6)
    return lines


def head_units(view: Mapping[str, Any], seat: int, names: Names, offered: Mapping[str, str]) -> list[Unit]:
    """2.2. Name and role; favor, secrets, warbands on the board and in the bank, supply now and after a rest."""
    player = view["players"][seat]
    mark = "►" if seat == view["active"] else " "
    name = f"{mark} {LETTERS[seat]} {names.player(seat)}"
    colour = "" if player["colour"] is None else f" ({names.name('colour:' + player['colour'])})"
    units: list[Unit] = [[(name, f"seat-{seat} bold"), *label(f"seat:{seat}", offered)]]
    units.append([(names.text(f"role-{player['role']}") + colour, f"seat-{seat}")])
    secrets = f"{player['secrets']}{SECRET}" + (f" {player['flipped']}{FLIPPED}" if player["flipped"] else "")
    units.append([(f"{player['favor']}{FAVOR} {secrets}", "coin")])
    banner = LETTERS[seat] if player["role"] == "exile" else EMPIRE
    units.append(
        [(names.text("picture-warbands", board=f"{banner}{player['warbands']}", bank=player["bank"]), "")]
    )
    units.append([(names.text("picture-supply", supply=player["supply"], later=player["supply_next"]), "")])
    return units


def adviser_units(player: Mapping[str, Any], seat: int, names: Names, offered: Mapping[str, str]) -> list[Unit]:
    """2.2.2. Advisers; one that lies face down by what the viewer knows of it."""
    found: list[Unit] = []
    hidden = 0
    for adviser in player["advisers"]:
        if adviser["up"]:
            found.append(card_unit(adviser, names, offered))
        else:
            marks = label(f"veiled:{seat}.{hidden}", offered) or label(adviser["card"], offered)
            found.append([(f"▒ {name_of(adviser['card'], names)}", "dim"), *marks])
            hidden += 1
    return found


def with_gaps(units: list[Unit]) -> list[Unit]:
    """Units parted by a dot."""
    return [[*unit, (" ·", "dim")] if at < len(units) - 1 else unit for at, unit in enumerate(units)]


def claim_text(claim: Mapping[str, Any], names: Names) -> str:
    """3. A way to win, and what is missing."""
    way, wins = claim["way"], claim["wins"]
    if way == "empire":
        key = "claim-empire-lost" if not claim["met"] else "claim-empire"
        return names.text(key, sixths=claim["sixths"], heir=names.player(claim["heir"]))
    goal = goal_text(claim, names)
    if way == "successor":
        return names.text("claim-successor-met" if claim["met"] else "claim-successor", goal=goal)
    if way == "vision":
        vision = names.name(claim["vision"])
        if wins:
            return names.text(f"claim-vision-{wins}", vision=vision)
        return names.text("claim-vision", vision=vision, goal=goal, missing=claim["visions_missing"])
    return names.text(f"claim-usurper-{wins}") if wins else names.text("claim-usurper", goal=goal)


def goal_text(claim: Mapping[str, Any], names: Names) -> str:
    """2.11. A goal with how far the seat is."""
    what = names.text(f"goal-{claim['goal']}")
    if claim["counted"]:
        return names.text("goal-counted", what=what, have=claim["have"], needs=claim["needs"])
    holder = claim["holder"]
    return names.text("goal-held", what=what, who="–" if holder is None else names.player(holder))
