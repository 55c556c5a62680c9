"""8. The totals of a chronicle's games: victories, reigns, oaths, suits, edifices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from crownlands.core.decisions import Fact
from crownlands.core.sagas import Heritage
from crownlands.core.wire import Line
from crownlands.core.wire import facts as wire_facts
from crownlands.games.oath.annals_lines import OATHS, Teller, ending_of
from crownlands.games.oath.components import EDIFICES, GOALS, SUITS
from crownlands.games.oath.land import read_land

ENDINGS: Final = ("usurper", "vision", "steadfast", "heir", "long-war")
MOST_NAMES: Final = 10


def statistics(heritage: Heritage) -> list[Line]:
    """8. Victories by way and by name, the longest reign, oaths, suits, edifices that stand; nothing before the
    first game.
    """
    chapters = heritage.get("annals", ())
    if not chapters:
        return []
    return [
        _line("games", games=len(chapters), fallen=sum(story["fallen"] for story in chapters)),
        *_by_ending(chapters),
        *_by_name(chapters),
        *_longest_reign(chapters),
        *_tally(
            "oath", Counter(story["oath"] for story in chapters), {goal.name: OATHS[goal.name] for goal in GOALS}
        ),
        *_tally("suit", Counter(story["suit"] for story in chapters), {suit.name: suit for suit in SUITS}),
        *_standing(heritage),
    ]


def _line(key: str, **facts: Fact) -> Line:
    return {"key": f"count-{key}", "facts": wire_facts(facts)}


def _by_ending(chapters: list[Mapping[str, Any]]) -> list[Line]:
    """3. How often the Empire, a Usurper, a visionary, a successor has won."""
    counts = Counter(ending_of(story["won"][1], story["won"][2]) for story in chapters)
    return [_line(ending, count=counts[ending]) for ending in ENDINGS if counts[ending]]


def _by_name(chapters: list[Mapping[str, Any]]) -> list[Line]:
    """Victories of everybody whose name is known, those who have won most first."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for story in chapters:
        played.update({*story["names"]} - {""})
        if story["names"]:
            won[story["names"][story["won"][0]]] += 1
    ranked = sorted(played, key=lambda name: (-won[name], -played[name], name))[:MOST_NAMES]
    return [_line("name", name=name, won=won[name], played=played[name]) for name in ranked]


def _longest_reign(chapters: list[Mapping[str, Any]]) -> list[Line]:
    """Who was Chancellor for most games in a row, if anybody for more than one."""
    longest = max(chapters, key=lambda story: int(story["reigns"]))
    if longest["reigns"] < 2:
        return []
    teller = Teller(longest)
    return [_line("reign", player=teller.who(longest["chancellor"]), games=longest["reigns"])]


def _tally(key: str, counts: Counter[str], things: Mapping[str, Fact]) -> list[Line]:
    """How often each has been there, most first."""
    ranked = [name for name, _ in counts.most_common() if name in things]
    return [_line(key, **{key: things[name]}, count=counts[name]) for name in ranked]


def _standing(heritage: Heritage) -> list[Line]:
    """2.9. Edifices that stand, and ruins."""
    lying = [card for row in read_land(heritage).cards for card in row]
    whole = [card for card in lying if card in EDIFICES]
    ruins = [card for card in lying if card.kind == "ruin"]
    found = [_line("edifices", cards=whole)] if whole else []
    return found + ([_line("ruins", cards=ruins)] if ruins else [])
