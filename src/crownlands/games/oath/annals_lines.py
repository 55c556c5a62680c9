"""8. Annals in sentences: which messages tell a chapter, in which order, with which facts.

The sentences are in `locale/…/annals.ftl`. Each has several voices; which one speaks follows from the number of the
game, so that the same chapter always reads the same and ten chapters do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from crownlands.core.components import Word
from crownlands.core.decisions import Fact, Seat
from crownlands.core.errors import BadSetup
from crownlands.core.sagas import Chapter, Told
from crownlands.core.wire import facts as wire_facts
from crownlands.games.oath.components import CARD, COLOURS, GOALS, SUIT
from crownlands.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY

Facts: TypeAlias = Mapping[str, Any]
"""A chapter as `annals.chapter` writes it."""
VOICES: Final = 3
YEARS: Final = tuple(Word(f"annals-year-{year}") for year in range(1, 9))
OATHS: Final = {goal.name: Word(f"annals-oath-{goal.name}") for goal in GOALS}
"""The name of an oath as it stands in a sentence."""
BOARDS: Final = {colour.name: Word(f"annals-board-{colour.name}") for colour in COLOURS}
"""What a player is called whose name nobody knows."""
MOST_TITLES: Final = 3
"""So many changes of the title are told one by one; of more only their number."""


class Teller:
    """Makes the messages of one chapter."""

    def __init__(self, told: Facts) -> None:
        self.told = told
        self.number = int(told["game"])
        self.winner: Seat = told["won"][0]
        self.spoken = 0

    def who(self, seat: Seat) -> Fact:
        """A player by name, or by the colour of the board."""
        names = self.told["names"]
        return str(names[seat]) if names else BOARDS[self.told["colours"][seat]]

    def all_of(self, seats: Sequence[Seat]) -> Fact:
        names = self.told["names"]
        if names:
            return ", ".join(str(names[seat]) for seat in seats)
        return [BOARDS[self.told["colours"][seat]] for seat in seats]

    def say(self, key: str, year: int = 0, **facts: Fact) -> Told:
        """A message; its voice changes from game to game and from sentence to sentence."""
        self.spoken += 1
        voice = (self.number + self.spoken) % VOICES
        if year:
            facts["year"] = YEARS[year - 1]
        return {"key": f"annals-{key}", "facts": wire_facts({"voice": voice, **facts})}

    # -- the parts of a chapter ---------------------------------------------------------------------------------

    def title(self) -> Told:
        seat, way, role, _ = self.told["won"]
        facts = {"voice": self.number % VOICES, "number": self.number, "winner": self.who(seat)}
        return {"key": f"annals-title-{_ending(way, role)}", "facts": wire_facts(facts)}

    def opening(self) -> list[Told]:
        """Who ruled under which oath, who served, who was new in the land."""
        told = self.told
        kind = "first" if self.number == 1 else "again" if told["reigns"] > 1 else "new"
        chancellor, oath = self.who(told["chancellor"]), OATHS[told["oath"]]
        found = [self.say(f"opening-{kind}", chancellor=chancellor, oath=oath, reigns=told["reigns"])]
        if told["served"]:
            found.append(self.say("served", count=len(told["served"]), names=self.all_of(told["served"])))
        if told["came"]:
            found.append(self.say("came", cards=[CARD[name] for name in told["came"]]))
        if told["went"]:
            found.append(self.say("went", cards=[CARD[name] for name in told["went"]]))
        return found

    def middle(self) -> list[Told]:
        """What happened, year by year."""
        rows: list[tuple[int, int, Told]] = []
        for order, tell in enumerate((self.joinings, self.exiles, self.visions, self.battles, self.titles, self.thefts)):
            rows += [(year, order, line) for year, line in tell()]
        return [line for *_, line in sorted(rows, key=lambda row: row[:2])]

    def joinings(self) -> list[tuple[int, Told]]:
        return [(year, self.say("joined", year, player=self.who(seat))) for year, seat in self.told["joined"]]

    def exiles(self) -> list[tuple[int, Told]]:
        found = []
        for year, seat, by in self.told["exiled"]:
            kind = "left" if by == seat else "exiled"
            found.append((year, self.say(kind, year, player=self.who(seat), other=self.who(by))))
        return found

    def visions(self) -> list[tuple[int, Told]]:
        return [
            (year, self.say("vision", year, player=self.who(seat), vision=CARD[vision]))
            for year, seat, vision in self.told["visions"]
        ]

    def titles(self) -> list[tuple[int, Told]]:
        """Who took the title from whom; whoever became a Usurper by it."""
        told = self.told
        if told["handed"] > MOST_TITLES:
            seat, years = told["reign"]
            last = told["titles"][-1][0]
            facts = {"count": told["handed"], "player": self.who(seat), "years": years}
            found = [(last, self.say("titles", 0, **facts))]
        else:
            found = [
                (year, self.say("title-taken", year, player=self.who(seat), other=self.who(other)))
                for year, seat, other in told["titles"]
            ]
        feared = [[year, seat] for year, seat in told["usurpers"] if seat != self.winner or told["won"][1] != "usurper"]
        return found + [(year, self.say("usurper", year, player=self.who(seat))) for year, seat in feared[:1]]

    def battles(self) -> list[tuple[int, Told]]:
        return [(row[0], self.battle(row)) for row in self.told["battles"]]

    def battle(self, row: Sequence[Any]) -> Told:
        """A campaign: who against whom, what it cost, what it brought."""
        year, attacker, defender, site, won, fallen, sites, things, _ = row
        kind = "bandits" if defender == NOBODY else "battle"
        facts: dict[str, Fact] = {"player": self.who(attacker), "site": CARD[site], "fallen": fallen}
        if defender != NOBODY:
            facts["other"] = self.who(defender)
        if not won:
            return self.say(f"{kind}-lost", year, **facts)
        gains = [CARD[name] for name in (*sites, *things)]
        if gains:
            return self.say(f"{kind}-spoils", year, gains=gains, **facts)
        return self.say(f"{kind}-won", year, **facts)

    def thefts(self) -> list[tuple[int, Told]]:
        return [
            (year, self.say("theft", year, player=self.who(seat), other=self.who(other), relic=CARD[relic]))
            for year, seat, other, relic in self.told["thefts"]
        ]

    def ending(self) -> list[Told]:
        """How it was won, and what became of the old Chancellor."""
        seat, way, role, sites = self.told["won"]
        ending = _ending(way, role)
        facts: dict[str, Fact] = {"winner": self.who(seat), "sites": sites}
        if ending == "vision":
            facts["vision"] = CARD[way]
        if role != CHANCELLOR:
            facts["chancellor"] = self.who(self.told["chancellor"])
        return [self.say(f"won-{ending}", self.told["years"], **facts)]

    def aftermath(self) -> list[Told]:
        """8. The oath, the Citizens, the edifice, the land, the suit; then the numbers."""
        told, winner = self.told, self.who(self.winner)
        kind = "oath-kept" if told["next"] == told["oath"] else "oath-new"
        found = [self.say(kind, winner=winner, oath=OATHS[told["next"]])]
        if told["welcomed"]:
            names = self.all_of(told["welcomed"])
            found.append(self.say("welcomed", winner=winner, names=names, count=len(told["welcomed"])))
        if told["built"]:
            card, site, repaired = told["built"]
            found.append(self.say("repaired" if repaired else "built", card=CARD[card], site=CARD[site]))
        if told["ruined"]:
            found.append(self.say("ruined", cards=[CARD[name] for name in told["ruined"]]))
        if told["kept"]:
            found.append(self.say("kept", winner=winner, sites=[CARD[name] for name in told["kept"]]))
        if told["lost"]:
            found.append(self.say("lost", sites=[CARD[name] for name in told["lost"]]))
        if told["suit"]:
            found.append(self.say("suit", winner=winner, suit=SUIT[told["suit"]]))
        names = ("years", "campaigns", "fallen", "recovered", "explored")
        found.append(self.say("numbers", **{name: int(told[name]) for name in names}))
        return found


def _ending(way: str, role: int) -> str:
    """3. How a game was won, as the annals tell it apart."""
    if role == EXILE:
        return "usurper" if way == "usurper" else "vision"
    if role == CITIZEN:
        return "heir"
    return "steadfast" if way == "steadfast" else "long-war"


def lines(told: Facts) -> list[Told]:
    """8. The sentences of a chapter."""
    teller = Teller(told)
    return [*teller.opening(), *teller.middle(), *teller.ending(), *teller.aftermath()]


def shown(told: Facts) -> Chapter:
    """8. A chapter for the house: title, sentences, the land as it was left."""
    return {
        "number": int(told["game"]),
        "names": list(told["names"]) or [""] * len(told["colours"]),
        "title": Teller(told).title(),
        "lines": lines(told),
        "land": [[CARD[name].ref for name in row if name] for row in told["land"]],
    }


def check(annals: object) -> list[dict[str, Any]]:
    """Annals from outside: chapters that can be told; else BadSetup names the first that cannot."""
    if not isinstance(annals, list):
        raise BadSetup("the annals of a chronicle are a list of chapters")
    for number, told in enumerate(annals, start=1):
        try:
            chapter = shown(told)
            assert all(isinstance(name, str) and name.isprintable() for name in chapter["names"])
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
            raise BadSetup(f"chapter {number} of the annals cannot be read") from None
    return annals
