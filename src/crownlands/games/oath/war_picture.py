"""5.5, 7.6.3. The campaign and the deal under way, in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.pictures import Names, Picture
from crownlands.core.typesetting import Unit, table, words, wrap
from crownlands.games.oath.components import ATTACK, DEFENSE, PLACES
from crownlands.games.oath.edition_board import AttackFace, DefenseFace
from crownlands.games.oath.marks import COLUMNS, FAVOR, LETTERS, SECRET, name_of


def war_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """5.5. Both sides beside each other: force, dice, plans, roll, values; the odds before the roll."""
    war = view["campaign"]
    if war is None:
        return []
    site = name_of(view["sites"][war["at"]]["site"], names)
    lines: Picture = [[], [(names.text("picture-war", player=names.player(war["attacker"]), site=site), "title")]]
    targets = target_names(view, war, names)
    if targets:
        lines += wrap(words("  " + names.text("picture-targets", targets=", ".join(targets))), COLUMNS, hang=4)
    rows: list[list[Unit]] = [side_row(war, side, names) for side in ("attacker", "defender")]
    lines += table(rows, COLUMNS)
    if war["odds"] is not None:
        lines.append([("  " + names.text("picture-odds", percent=war["odds"]), "bold")])
    if war["won"] is not None:
        lines.append([("  " + names.text(f"picture-won-{war['won']}"), "bold")])
    return lines


def target_names(view: Mapping[str, Any], war: Mapping[str, Any], names: Names) -> list[str]:
    """5.5.2. What is attacked."""
    targets = war["targets"]
    found = [name_of(view["sites"][slot]["site"], names) for slot in targets["sites"]]
    found += [names.name(thing) for thing in (*targets["things"], *targets["buried"])]
    return [*found, names.name("pawn")] if targets["pawn"] else found


def side_row(war: Mapping[str, Any], side: str, names: Names) -> list[Unit]:
    """5.5.2, 5.5.5. Who fights on a side, with how many dice, and what they have thrown."""
    attacks = side == "attacker"
    plans = [names.name(plan["card"]) for plan in war["plans"] if plan["side"] == side]
    counted = war["odds"] is not None or war["won"] is not None
    facts = {"force": war["force"][not attacks], "count": war["dice" if attacks else "shields"]}
    text = names.text("picture-dice" if counted else "picture-force", **facts)
    roll = war["roll" if attacks else "defense_roll"]
    if roll is not None:
        faces = [face_text(ATTACK[face] if attacks else DEFENSE[face]) for face in roll]
        value = war["attack" if attacks else "defense"]
        text += " " + names.text("picture-roll", faces=" ".join(faces), value=value)
    if war["killed"][0 if attacks else 1]:
        text += " " + names.text("picture-killed", count=war["killed"][0 if attacks else 1])
    if plans:
        text += " " + names.text("picture-plans", plans=", ".join(plans))
    who, style = fighters(war, side, names)
    return [[(who, style)], [(text, "")]]


def fighters(war: Mapping[str, Any], side: str, names: Names) -> tuple[str, str]:
    """5.5.1. The people of a side."""
    if side == "attacker":
        seats = [war["attacker"]]
    elif war["defender"] == "bandits":
        return names.name("bandits"), "neutral"
    elif war["defender"] is None:
        return "?", "dim"
    else:
        seats = [war["defender"], *war["allies"]]
    return ", ".join(f"{LETTERS[seat]} {names.player(seat)}" for seat in seats), f"seat-{seats[0]}"


def face_text(face: AttackFace | DefenseFace) -> str:
    """5.5.4, 5.5.5. A side of a die: swords †, hollow swords ‡, skulls x; shields #, doubling *."""
    if isinstance(face, AttackFace):
        return "†" * face.swords + "‡" * face.hollow_swords + "x" * face.skulls
    return "*" if face.doubles else "#" * face.shields or "–"


def deal_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """6.6.1, 7.6.3. The two scales of a deal."""
    deal = view["deal"]
    if deal is None:
        return []
    lines: Picture = [[], [(names.text("picture-deal"), "title")]]
    for seat, gives in zip((deal["proposer"], deal["other"]), deal["gives"], strict=True):
        units: list[Unit] = [[(f"  {LETTERS[seat]} {names.player(seat)}:", f"seat-{seat}")]]
        units += [[(part, "")] for part in scale(view, seat, gives, names)] or [[("–", "dim")]]
        lines += wrap(units, COLUMNS, hang=4)
    if deal["space"] is not None:
        relic = view["reliquary"][deal["space"]]
        text = names.text("picture-citizenship", relic="–" if relic is None else name_of(relic, names))
        lines += wrap(words("  " + text), COLUMNS, hang=4)
    return lines


def scale(view: Mapping[str, Any], seat: int, gives: Mapping[str, Any], names: Names) -> list[str]:
    """7.6.3. What one of two gives."""
    found = [f"{gives[key]}{mark}" for key, mark in (("favor", FAVOR), ("secrets", SECRET)) if gives[key]]
    found += [names.name(thing) for thing in gives["things"]]
    court = view["players"][seat]["advisers"]
    found += [name_of(court[place]["card"], names) for place in gives["advisers"]]
    return found + [names.name(PLACES[slot].ref) for slot in gives["sites"]]
