"""Three people at a table of Kingdoms: Bob spreads, Ann becomes his ally, and then she comes for more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count

from crownlands.games.kingdoms.components import COMPONENTS, Region, Territory
from tests.server.house import Person
from tests.server.place import Message, Place

BARREN = ("forest", "mountain", "capital")
"""Terrain without food: who has none cannot pay a retreat."""


class Story:
    """Ann and Bob do what brings them together; Carl only collects."""

    def __init__(self, ann: Place, bob: Place, carl: Place) -> None:
        self.places = (ann, bob, carl)
        self.ann, self.bob, self.carl = self.places
        cards = [COMPONENTS[ref] for ref in bob.view["players"][1]["cards"]]
        pairs = [pair for card in cards if isinstance(card, Territory) for pair in neighbours(card)]
        self.pair: tuple[Region, ...] = pairs[0] if pairs else ()
        """Where Bob's two armies are to stand."""

    def asked(self) -> Place:
        """Who has to answer next, when everybody has heard everything."""
        for place in self.places:
            place.settle()
        for place in self.places:
            place.keep_up(max(each.seq for each in self.places))
        return next(place for place in self.places if place.must_speak)

    def until(self, place: Place, prompt: str = "") -> list[str]:
        """Everybody answers as the story wants it, until somebody is asked this, or anything: the options."""
        while True:
            speaker = self.asked()
            decision = speaker.decisions[0]
            options: list[str] = decision["options"]
            if speaker is place and prompt in ("", decision["prompt"]):
                return options
            wanted = self.settles(speaker, options) if speaker.view["stage"] == "setup" else self.acts(speaker)
            speaker.move(next((ref for ref in wanted if ref in options), options[-1]))

    def settles(self, who: Place, options: list[str]) -> list[str]:
        """Bob far from food, the others where a quest can begin; everybody with three mana and three ore."""
        if who is self.bob:
            return [self.pair[0].territory.ref, self.pair[0].ref, "n:3"]
        places = [thing for thing in map(COMPONENTS.get, options) if isinstance(thing, Region)]
        return ["n:3", *(place.ref for place in places if place.edge and not place.ruins)]

    def acts(self, who: Place) -> list[str]:
        """Bob spreads by a patrol; then Ann goes to one army of his, and on the next quest to the other."""
        where = standing(who.view)
        goals = [region.ref for region in self.pair]
        spread = all(1 in where.get(goal, ()) for goal in goals)
        action = "action:quest" if spread else "action:patrol"
        if who is self.bob and not spread:
            return [action, *goals]
        if who is self.ann and spread:
            alone = [goal for goal in goals if where[goal] == [1]]
            return [action, *alone, *(ref for ref in where if ref not in goals)]
        return ["done", "collect", action, "action:research", "action:trade"]


def neighbours(side: Territory) -> list[tuple[Region, Region]]:
    """Edge regions without food, one patrol apart; out of the first there are two other ways at least."""
    places = [region for region in side.edges if region.terrain in BARREN]
    return [
        (one, other)
        for one in places
        for other in one.near
        if other in places and sum(near.open for near in one.near) > 2
    ]


def standing(view: Message) -> dict[str, list[int]]:
    """Whose armies stand where."""
    regions = [region for territory in view["territories"] for region in territory["regions"]]
    return {region["ref"]: [army["owner"] for army in region["armies"]] for region in regions if region["armies"]}


@contextmanager
def story_of(ann: Person, bob: Person, carl: Person) -> Iterator[Story]:
    """A table of three, by the first deal in which Bob has the regions that the story needs."""
    table = ann.create("me", "open", "open", game="kingdoms")
    bob.sit(table)
    carl.sit(table)
    started = ann.start(table)
    for deal in count():
        table = ann.house.dealt(started, f"allies {deal}")
        with ExitStack() as stack:
            story = Story(*(stack.enter_context(person.socket(table)) for person in (ann, bob, carl)))
            if story.pair:
                yield story
                return
