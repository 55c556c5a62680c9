"""8. Annals: what happened in a game of the chronicle, as a chapter of plain facts.

A chapter is JSON-ready and small: names of cards, seats, numbers; a round is a year. `annals_lines` tells it in
sentences. Everything in it is public once the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from crownlands.core.components import Player
from crownlands.core.decisions import Seat
from crownlands.core.events import Event
from crownlands.core.records import one_line
from crownlands.core.sagas import Heritage
from crownlands.core.table import Table
from crownlands.games.oath.components import COLOURS, DENIZENS, RUINS, Card
from crownlands.games.oath.state import NOBODY, SLOTS, Oath

NAME: Final = 40
"""The longest name of a player that is kept."""
MOST_BATTLES: Final = 3
MOST_TITLES: Final = 6
MOST_THEFTS: Final = 3
GREAT: Final = 6
"""The weight from which on a campaign is remembered."""


@dataclass(slots=True)
class Battle:
    """5.5. A campaign as far as it is remembered."""

    year: int
    attacker: Seat
    defender: int
    site: str
    won: bool = False
    fallen: int = 0
    sites: list[str] = field(default_factory=list)
    things: list[str] = field(default_factory=list)
    title: bool = False
    """Whether the title changed hands by it."""

    def weight(self) -> int:
        """How much a chronicler makes of it."""
        spoils = 2 * len(self.sites) + 3 * len(self.things) if self.won else 0
        return self.fallen + spoils + 6 * self.title

    def row(self) -> list[Any]:
        found = [self.year, self.attacker, self.defender, self.site, int(self.won), self.fallen]
        return [*found, self.sites, self.things, int(self.title)]


class Reading:
    """Goes through the log of a game, up to the victory, and keeps what is worth telling."""

    def __init__(self, seats: int, chancellor: Seat) -> None:
        self.seats = seats
        self.year = 1
        self.active = chancellor
        self.holder = chancellor
        self.turns = 0
        self.since = 0
        self.reigns: dict[Seat, int] = {}
        """By seat: the longest time with the title, in turns."""
        self.titles: list[list[int]] = []
        self.usurpers: list[list[int]] = []
        self.joined: list[list[int]] = []
        self.exiled: list[list[int]] = []
        self.visions: list[list[Any]] = []
        self.thefts: list[list[Any]] = []
        self.explored: list[str] = []
        self.recovered = 0
        self.battles: list[Battle] = []
        self.battle: Battle | None = None

    def read(self, log: list[Event]) -> None:
        for event in log:
            if event.key == "won":
                break
            tell = _READERS.get(event.key)
            if tell is not None:
                tell(self, event)
        self.end_reign()

    def end_reign(self) -> None:
        held = self.turns - self.since
        self.reigns[self.holder] = max(held, self.reigns.get(self.holder, 0))
        self.since = self.turns

    def longest_reign(self) -> list[int]:
        """Who held the title longest in a row, and for how many years; the first of equals."""
        seat = max(self.reigns, key=lambda seat: self.reigns[seat])
        return [seat, round(self.reigns[seat] / self.seats)]

    def great_battles(self) -> list[list[Any]]:
        """The campaigns that are remembered, in the order of time: the great ones, at least the greatest."""
        ranked = sorted(self.battles, key=Battle.weight, reverse=True)[:MOST_BATTLES]
        great = [battle for battle in ranked if battle.weight() >= GREAT] or ranked[:1]
        return [battle.row() for battle in self.battles if any(battle is each for each in great)]


def _seat(event: Event) -> Seat:
    assert event.seat is not None
    return event.seat


def _names(cards: Any) -> list[str]:
    return [card.name for card in cards if isinstance(card, Card)]


def _round(at: Reading, event: Event) -> None:
    at.year = int(str(event.facts["round"]))


def _rested(at: Reading, event: Event) -> None:
    at.turns += 1
    at.active = (_seat(event) + 1) % at.seats


def _title(at: Reading, event: Event) -> None:
    if _seat(event) == at.holder:
        return
    at.end_reign()
    at.titles.append([at.year, _seat(event), at.holder])
    at.holder = _seat(event)
    if at.battle is not None:
        at.battle.title = True


def _usurper(at: Reading, event: Event) -> None:
    at.usurpers.append([at.year, _seat(event)])


def _citizen(at: Reading, event: Event) -> None:
    at.joined.append([at.year, _seat(event)])


def _exiled(at: Reading, event: Event) -> None:
    """6.7, 6.8. By whom: the active seat, which may be the Citizen itself."""
    at.exiled.append([at.year, _seat(event), at.active])


def _vision(at: Reading, event: Event) -> None:
    vision = event.facts["vision"]
    assert isinstance(vision, Card)
    at.visions.append([at.year, _seat(event), vision.name])


def _explored(at: Reading, event: Event) -> None:
    at.explored += _names([event.facts["site"]])


def _recovered(at: Reading, _: Event) -> None:
    at.recovered += 1


def _campaign(at: Reading, event: Event) -> None:
    defender, site = event.facts["defender"], event.facts["site"]
    assert isinstance(site, Card)
    against = defender.seat if isinstance(defender, Player) else NOBODY
    at.battle = Battle(at.year, _seat(event), against, site.name)
    at.battles.append(at.battle)


def _campaign_won(at: Reading, _: Event) -> None:
    if at.battle is not None:
        at.battle.won = True


def _campaign_over(at: Reading, _: Event) -> None:
    at.battle = None


def _fallen(at: Reading, event: Event) -> None:
    if at.battle is not None:
        at.battle.fallen += int(str(event.facts["amount"]))


def _occupied(at: Reading, event: Event) -> None:
    if at.battle is not None:
        at.battle.sites += _names([event.facts["site"]])


def _seized(at: Reading, event: Event) -> None:
    if at.battle is not None:
        at.battle.things += _names([event.facts["banner"]])


def _took(at: Reading, event: Event) -> None:
    """10.take. Relics from another player: spoils of a campaign, or a theft by a power."""
    relics, other = _names(event.facts["relics"]), event.facts["other"]
    assert isinstance(other, Player)
    if at.battle is not None and _seat(event) == at.battle.attacker:
        at.battle.things += relics
    else:
        at.thefts += [[at.year, _seat(event), other.seat, relic] for relic in relics]


_READERS: Final = {
    "round": _round,
    "rested": _rested,
    "title": _title,
    "usurper": _usurper,
    "citizen": _citizen,
    "exiled": _exiled,
    "revealed-vision": _vision,
    "site-turned-up": _explored,
    "recovered-relic": _recovered,
    "recovered-banner": _recovered,
    "campaign": _campaign,
    "campaign-won": _campaign_won,
    "campaign-over": _campaign_over,
    "lost-warbands": _fallen,
    "warbands-killed": _fallen,
    "occupied": _occupied,
    "seized": _seized,
    "took-relics-from": _took,
}
"""What is noted, by the key of the event."""


# -- the chapter ------------------------------------------------------------------------------------------------


def chapter(table: Table, before: Heritage, after: Heritage) -> dict[str, Any]:
    """8. The chapter of a game that is over: from its log, its end, and the land before and after it."""
    g: Oath = table.state
    reading = Reading(g.seats, g.chancellor)
    reading.read(table.log)
    names = [one_line(table.players.get(seat, ""))[:NAME].strip() for seat in range(g.seats)]
    return {
        "game": int(before.get("played", 0)) + 1,
        "names": names if any(names) else [],
        "colours": [COLOURS[colour].name for colour in g.colour],
        "chancellor": g.chancellor,
        "reigns": _reigns(names, g.chancellor, before),
        "served": _citizens_at_first(g, before),
        "oath": str(before.get("oath")),
        "years": g.round,
        "titles": reading.titles[:MOST_TITLES],
        "handed": len(reading.titles),
        "usurpers": reading.usurpers[:MOST_TITLES],
        "reign": reading.longest_reign(),
        "joined": reading.joined[:MOST_TITLES],
        "exiled": reading.exiled[:MOST_TITLES],
        "visions": reading.visions[:MOST_TITLES],
        "battles": reading.great_battles(),
        "campaigns": len(reading.battles),
        "fallen": sum(battle.fallen for battle in reading.battles),
        "thefts": reading.thefts[:MOST_THEFTS],
        "recovered": reading.recovered,
        "explored": len(reading.explored),
        "won": [g.winner, g.won_by[0], g.role[g.winner]],
        **_come_and_gone(g, before, table.log),
        **_aftermath(g, after, table.log),
    }


def _reigns(names: list[str], chancellor: Seat, before: Heritage) -> int:
    """For how many games in a row the same person has been Chancellor; without a name, the same seat."""
    annals = before.get("annals")
    if not annals:
        return 1
    last = annals[-1]
    name = names[chancellor]
    if name and last["names"]:
        same = last["names"][last["chancellor"]] == name
    else:
        same = last["chancellor"] == chancellor
    return int(last["reigns"]) + 1 if same else 1


def _citizens_at_first(g: Oath, before: Heritage) -> list[Seat]:
    """1.9. Who began as a Citizen: the side of a board is the chronicle's."""
    sides = before.get("citizens", ())
    return [seat for seat in range(g.seats) if seat != g.chancellor and COLOURS[g.colour[seat]].name in sides]


def _come_and_gone(g: Oath, before: Heritage, log: list[Event]) -> dict[str, list[str]]:
    """8.4, 8.5. Denizens that came into this world when its land was laid out, and those that were dispossessed.

    While the game lasted nobody knew the latter; now that it is over everybody may.
    """
    came = [event.facts["cards"] for event in log if event.key in ("joined-world", "archive-healed")]
    at_stake = set(before.get("at_stake", ()))
    return {
        "came": [name for cards in came for name in _names(cards)],
        "went": [card.name for card in DENIZENS if card in g.dispossessed and card.name in at_stake],
    }


def _aftermath(g: Oath, after: Heritage, log: list[Event]) -> dict[str, Any]:
    """8.1-8.4. What the winner made of the land."""
    rows: list[Mapping[str, Any]] = list(after["board"])
    kept = [row["site"] for row in rows if row.get("site")]
    up = [g.sites[slot].name for slot in SLOTS if g.site_up[slot]]
    standing = {card.name for row in g.cards for card in row}
    lying = [name for row in rows for name in row.get("cards", ())]
    ruins = [ruin.name for ruin in RUINS if ruin.name in lying and ruin.name not in standing]
    pages = g.chronicle
    built = None
    if pages is not None and pages.built is not None:
        new = any(event.key == "built" for event in log)
        built = [pages.built.name, g.sites[pages.at].name, int(not new)]
    return {
        "next": str(after["oath"]),
        "welcomed": [] if pages is None else list(pages.accepted),
        "suit": after.get("suit") or "",
        "built": built,
        "ruined": ruins,
        "kept": [site for site in kept if site in up],
        "lost": [site for site in up if site not in kept],
        "land": [[row.get("site") or "", *row.get("cards", ())] for row in rows],
    }
