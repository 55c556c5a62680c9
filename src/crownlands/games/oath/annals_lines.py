"""8. Annals in sentences: which messages tell a chapter, in which order, with which facts.

The sentences are in `locale/…/annals.ftl`. Each has three voices; which one speaks follows from the number of the
game, so that the same chapter always reads the same and ten chapters do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from crownlands.core.components import Word
from crownlands.core.decisions import Fact, Facts, Seat
from crownlands.core.errors import BadSetup
from crownlands.core.wire import Chapter, Line
from crownlands.core.wire import facts as wire_facts
from crownlands.games.oath.components import CARD, COLOURS, CONSPIRACY, GOALS, SITES, SUIT, Card
from crownlands.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY

Story: TypeAlias = Mapping[str, Any]
"""A chapter as `annals.chapter` writes it."""
VOICES: Final = 3
YEARS: Final = tuple(Word(f"annals-in-year-{year}") for year in range(1, 9))
SAME_YEAR: Final = tuple(Word(f"annals-same-year-{voice}") for voice in range(VOICES))
OATHS: Final = {goal.name: Word(f"annals-oath-{goal.name}") for goal in GOALS}
"""The name of an oath as it stands in a sentence."""
SITES_TOLD: Final = {site.name: Word(f"annals-site-{site.name}") for site in SITES}
"""A site as it stands in a sentence: English wants an article there."""
BOARDS: Final = {colour.name: Word(f"annals-board-{colour.name}") for colour in COLOURS}
"""What a player is called whose name nobody knows."""
COUNTED: Final = ("years", "campaigns", "fallen", "recovered", "explored")
LARGEST_NUMBER: Final = 2**53 - 1
"""What every client can read."""
MOST_TITLES: Final = 3
"""This many changes of the title are told one by one; of more only their number."""


class Deed(NamedTuple):
    """Something that happened in a year; among those of one year the order counts."""

    year: int
    order: int
    key: str
    facts: Facts


class Teller:
    """Makes the sentences of one chapter."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.number = int(story["game"])
        self.winner: Seat = story["won"][0]
        self.spoken: Counter[str] = Counter()
        self.year = 0

    def who(self, seat: Seat) -> Fact:
        """A player by name, or by the colour of the board."""
        names = self.story["names"]
        return str(names[seat]) if names and names[seat] else BOARDS[self.story["colours"][seat]]

    def all_of(self, seats: Sequence[Seat]) -> Fact:
        names = self.story["names"]
        if names and all(names[seat] for seat in seats):
            return ", ".join(str(names[seat]) for seat in seats)
        return [BOARDS[self.story["colours"][seat]] for seat in seats]

    def say(self, key: str, **facts: Fact) -> Line:
        """A sentence; the same one again in a chapter, or in the next chapter, has another voice."""
        pace = sum(key.encode())  # every sentence changes its voice at a pace of its own
        voice = self.number + self.number // VOICES * pace + pace + self.spoken[key]
        self.spoken[key] += 1
        return {"key": key, "facts": wire_facts({"voice": voice % VOICES, **facts})}

    def say_when(self, year: int, key: str, facts: Facts) -> Line:
        """A sentence about a year, which is named once."""
        when = SAME_YEAR[(self.number + self.spoken.total()) % VOICES] if year == self.year else YEARS[year - 1]
        self.year = year
        return self.say(key, when=when, **facts)

    # -- the parts of a chapter ---------------------------------------------------------------------------------

    def title(self) -> Line:
        seat, way, role = self.story["won"]
        facts = {"voice": self.number % VOICES, "winner": self.who(seat)}
        return {"key": f"title-{ending_of(way, role)}", "facts": wire_facts(facts)}

    def opening(self) -> list[Line]:
        """Who ruled under which oath, who served, who was new in the land."""
        story = self.story
        kind = "first" if self.number == 1 else "again" if story["reigns"] > 1 else "new"
        chancellor, oath = self.who(story["chancellor"]), OATHS[story["oath"]]
        found = [self.say(f"opening-{kind}", chancellor=chancellor, oath=oath, reigns=int(story["reigns"]))]
        if story["served"]:
            found.append(self.say("served", count=len(story["served"]), names=self.all_of(story["served"])))
        if story["came"]:
            found.append(self.say("came", cards=_cards(story["came"])))
        if story["went"]:
            found.append(self.say("went", cards=_cards(story["went"])))
        return found

    def middle(self) -> list[Line]:
        """What happened, year by year."""
        deeds = [*self.homecomings(), *self.visions(), *self.battles(), *self.titles(), *self.thefts()]
        deeds.sort(key=lambda deed: (deed.year, deed.order))
        return [self.say_when(deed.year, deed.key, deed.facts) for deed in deeds]

    def homecomings(self) -> list[Deed]:
        """6.6-6.8. Who became a Citizen, who was exiled, who left."""
        found = [Deed(year, 0, "joined", {"player": self.who(seat)}) for year, seat in self.story["joined"]]
        for year, seat, by in self.story["exiled"]:
            facts = {"player": self.who(seat), "other": self.who(by)}
            found.append(Deed(year, 1, "left" if by == seat else "exiled", facts))
        return found

    def visions(self) -> list[Deed]:
        found = []
        for year, seat, name in self.story["visions"]:
            key = "conspiracy" if name == CONSPIRACY.name else "vision"
            found.append(Deed(year, 2, key, {"player": self.who(seat), "vision": CARD[name]}))
        return found

    def titles(self) -> list[Deed]:
        """Who took the title from whom, and who was a Usurper in vain."""
        story = self.story
        if story["handed"] > MOST_TITLES:
            seat, years = story["reign"]
            facts: Facts = {"count": int(story["handed"]), "player": self.who(seat), "years": int(years)}
            found = [Deed(story["titles"][-1][0], 4, "titles", facts)]
        else:
            found = [
                Deed(year, 4, "title-taken", {"player": self.who(seat), "other": self.who(other)})
                for year, seat, other in story["titles"]
            ]
        crowned = self.winner if story["won"][1] == "usurper" else NOBODY
        feared = [(year, seat) for year, seat in story["usurpers"] if seat != crowned]
        return found + [Deed(year, 5, "usurper", {"player": self.who(seat)}) for year, seat in feared[:1]]

    def battles(self) -> list[Deed]:
        """5.5. Campaigns: who against whom, what they cost, what they brought."""
        found = []
        for year, attacker, defender, site, won, fallen, sites, things, _ in self.story["battles"]:
            facts: dict[str, Fact] = {
                "player": self.who(attacker),
                "site": SITES_TOLD[site],
                "fallen": int(fallen),
            }
            if defender != NOBODY:
                facts["other"] = self.who(defender)
            gains = _cards([*sites, *things])
            if won and gains:
                facts["gains"] = gains
            outcome = ("spoils" if gains else "won") if won else "lost"
            found.append(Deed(year, 3, f"{'bandits' if defender == NOBODY else 'battle'}-{outcome}", facts))
        return found

    def thefts(self) -> list[Deed]:
        return [
            Deed(year, 3, "theft", {"player": self.who(seat), "other": self.who(other), "relic": CARD[relic]})
            for year, seat, other, relic in self.story["thefts"]
        ]

    def ending(self) -> list[Line]:
        """3. How it was won, and what became of the old Chancellor."""
        seat, way, role = self.story["won"]
        ending = ending_of(way, role)
        facts: dict[str, Fact] = {"winner": self.who(seat)}
        if ending == "vision":
            facts["vision"] = CARD[way]
        if role != CHANCELLOR:
            facts["chancellor"] = self.who(self.story["chancellor"])
        return [self.say_when(self.story["years"], f"won-{ending}", facts)]

    def aftermath(self) -> list[Line]:
        """8.1-8.4. The oath, the Citizens, the edifice, the land, the suit."""
        story, winner = self.story, self.who(self.winner)
        kind = "oath-kept" if story["next"] == story["oath"] else "oath-new"
        found = [self.say(kind, winner=winner, oath=OATHS[story["next"]])]
        if story["welcomed"]:
            names = self.all_of(story["welcomed"])
            found.append(self.say("welcomed", winner=winner, names=names, count=len(story["welcomed"])))
        if story["built"]:
            card, site, repaired = story["built"]
            found.append(self.say("repaired" if repaired else "built", card=CARD[card], site=SITES_TOLD[site]))
        if not story["kept"]:
            found.append(self.say("kept-nothing", winner=winner))
        for key in ("ruined", "kept", "lost"):
            if story[key]:
                found.append(self.say(key, winner=winner, cards=_cards(story[key])))
        if story["suit"]:
            found.append(self.say("suit", winner=winner, suit=SUIT[story["suit"]]))
        return found

    def numbers(self) -> list[Line]:
        return [self.say("numbers", **{name: int(self.story[name]) for name in COUNTED})]


def _cards(names: Sequence[str]) -> list[Card]:
    return [CARD[name] for name in names]


def ending_of(way: str, role: int) -> str:
    """3. How a game was won, as the annals tell it apart."""
    if role == EXILE:
        return "usurper" if way == "usurper" else "vision"
    if role == CITIZEN:
        return "heir"
    return "steadfast" if way == "steadfast" else "long-war"


def tell(story: Story) -> Chapter:
    """8. A chapter in sentences: how it began, what happened, how it ended, its numbers; then the land."""
    teller = Teller(story)
    parts = [
        teller.opening(),
        teller.middle(),
        [*teller.ending(), *teller.aftermath()],
        teller.numbers(),
    ]
    return {
        "number": teller.number,
        "title": teller.title(),
        "names": [str(name) for name in story["names"]],
        "lines": [line for part in parts for line in part],
        "paragraphs": [len(part) for part in parts if part],
        "land": [[CARD[name].ref for name in row if name] for row in story["land"]],
    }


def check(annals: object) -> None:
    """Annals from outside: chapters that can be told; else BadSetup names the first that cannot."""
    if not isinstance(annals, list):
        raise BadSetup("the annals of a chronicle are a list of chapters")
    for number, story in enumerate(annals, start=1):
        try:
            tell(story)
            sound = _is_sound(story) and _is_plain(story)
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
            sound = False
        if not sound:
            raise BadSetup(f"chapter {number} of the annals cannot be read")


def _is_sound(story: Story) -> bool:
    """What the sentences alone would not find out: seats that are there, names to be printed, whole numbers."""
    seats = range(len(story["colours"]))
    people = (story["won"][0], story["chancellor"], *story["served"], *story["welcomed"])
    names = story["names"]
    return (
        set(story["colours"]) <= set(BOARDS)
        and isinstance(story["suit"], str)
        and all(seat in seats for seat in people)
        and len(names) in (0, len(seats))
        and all(isinstance(name, str) and name.isprintable() for name in names)
        and all(type(story[name]) is int for name in ("game", "reigns", "handed", *COUNTED))
    )


def _is_plain(told: object) -> bool:
    """Whether all of it can be written down and read elsewhere: printable text, numbers of a usual size."""
    match told:
        case Mapping():
            return all(map(_is_plain, (*told, *told.values())))
        case list():
            return all(map(_is_plain, told))
        case str():
            return told.isprintable()
        case int():
            return abs(told) <= LARGEST_NUMBER
        case _:
            return told is None
