"""Wars and alliances of Tiny Epic Kingdoms through the page: what is shown, said and offered to whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import Person
from tests.server.place import Message, Place
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.kingdoms_allies import story_of
from tests.web.test_axe import must_be_clean
from tests.web.test_kingdoms import GAME, says, words
from tests.web.web_house import WebHouse


def war_table(guest: Guest) -> Locator:
    return guest.page.locator("#board section.war")


def armies(view: Message, seat: int) -> dict[str, int]:
    """Where a seat has armies alone, and how many."""
    regions = [region for territory in view["territories"] for region in territory["regions"]]
    return {
        region["ref"]: len(region["armies"])
        for region in regions
        if region["armies"] and all(army["owner"] == seat for army in region["armies"])
    }


def visit(options: list[str], view: Message, whom: set[int]) -> str | None:
    """The way to somebody: quests, and regions where one of their armies stands alone."""
    alone = [ref for seat in whom for ref, count in armies(view, seat).items() if count == 1]
    return next((ref for ref in ("action:quest", "action:patrol", *alone, "collect") if ref in options), None)


def spread(asked: Message) -> str:
    """A friend who spreads out and always shows the white flag."""
    options: list[str] = asked["options"]
    if asked["prompt"] == "select":
        wanted = ["action:quest", "action:patrol", "action:trade"]
    else:
        wanted = ["flag", "action:patrol", "collect", "done"]
    wanted += [ref for ref in options if ref.startswith("region:")]
    return next((ref for ref in wanted if ref in options), options[0])


def at_war(view: Message, whom: set[int]) -> bool:
    """Ann and one of these others set their dials."""
    war = view["war"]
    parties = {war["attacker"], war["defender"]} if war and war["dials"] is None else set()
    return 0 in parties and parties <= {0, *whom}


def meet(ann: Place, bob: Place, whom: set[int]) -> bool:
    """Ann goes where these others are, until she is asked for her dial. Neither needs a browser for that."""
    random = Random("five")
    wait_for_people(ann, bob)
    while not (ann.must_speak and "flag" in ann.decisions[0]["options"] and at_war(ann.view, whom)):
        if ann.over:
            return False
        if ann.must_speak:
            options = ann.decisions[0]["options"]
            ann.move(visit(options, ann.view, whom) or random.choice(options))
        else:
            bob.move(spread(bob.decisions[0]))
        wait_for_people(ann, bob)
    return True


def wait_for_people(ann: Place, bob: Place) -> None:
    """Until the bots have done what they can without the two."""
    while True:
        newest = max(ann.seq, bob.seq)
        ann.keep_up(newest)
        bob.keep_up(newest)
        if ann.must_speak or bob.must_speak or ann.over:
            return
        ann.hear()


@contextmanager
def a_meeting(ann: Person, bob: Person) -> Iterator[tuple[Place, Place]]:
    """A table of five where Ann's and Bob's armies have met: some tables come to their end before."""
    for _ in range(6):
        table = ann.create("me", "open", "random", "random", "random", game=GAME)
        bob.sit(table)
        ann.start(table)
        with ann.socket(table) as mine, bob.socket(table) as friend:
            if meet(mine, friend, {1}):
                yield mine, friend
                return
    raise AssertionError("they never met")


@pytest.mark.parametrize(("theme", "language", "phone"), [("light", "en", False), ("dark", "ru", True)])
def test_five_players_make_an_alliance_and_war(
    come: Come, ann: Person, bob: Person, theme: str, language: str, phone: bool
) -> None:
    with a_meeting(ann, bob) as (mine, friend):
        # two white flags: an alliance, and it can be seen
        war = mine.view["war"]
        guest = come(language, theme=theme, phone=phone).be(ann).go_to_table(mine.table)
        expect(war_table(guest)).to_be_visible()
        expect(war_table(guest)).to_contain_text(says(guest, "war-sealed"))
        expect(war_table(guest).locator(".stakes li").nth(2)).to_be_attached()
        side = next(side for side in war["sides"] if side["seat"] == 0)
        expect(war_table(guest).locator("[data-ref]")).to_have_count(side["limit"] + 1)
        must_be_clean(guest, "the war table")
        guest.touch("flag")
        if friend.must_speak:
            friend.move("flag")
        guest.wait(lambda: "allied" in told(guest), "the alliance")
        if not phone:
            expect(guest.page.locator('#board [data-seat="1"] span.bond').first).to_be_visible()
        region = guest.piece(war["region"])
        if region.count():
            expect(region).to_have_accessible_name(re.compile(re.escape(says(guest, "shared").removesuffix("."))))

        # it stays told until the next answer
        mine.settle()
        wait_for_people(mine, friend)
        while not mine.must_speak:
            friend.move(spread(friend.decisions[0]))
            wait_for_people(mine, friend)
        guest.catch_up(mine.seq)
        guest.question()
        must_be_clean(guest, "allies")
        if not phone:
            story = guest.page.locator("#board section.last, #board section.war")
            expect(story.filter(has_text=words(guest).name(newest_war_of(mine)))).to_be_visible()

        # a number: somebody wins, and who must pay does
        while not {"won", "paid"} <= told(guest):
            assert meet(mine, friend, {1, 2, 3, 4}), "nobody was ever paid"
            guest.catch_up(mine.seq)
            numbers = [ref for ref in guest.question().options if ref.startswith("n:")]
            guest.touch(numbers[-1] if numbers else "flag")
            fight_out(guest, mine, friend)


def fight_out(guest: Guest, mine: Place, friend: Place) -> None:
    """Answer what a war still asks (which resources are paid, where the loser goes) until it is over."""

    def over() -> bool:
        friend.settle()
        if friend.must_speak:
            friend.move(spread(friend.decisions[0]))
        mine.settle()
        if mine.view["war"] is None:
            return True
        if guest.look().ready:
            guest.answer()
        return False

    guest.wait(over, "the end of the war")
    guest.catch_up(mine.seq)


def told(guest: Guest) -> set[str]:
    """The keys of the events that the page has heard of."""
    return {event["key"] for frame in guest.frames("state", "move") for event in frame["events"]}


def newest_war_of(place: Place) -> str:
    """Where somebody fought last, or fights now: by then somebody else may have attacked them."""
    defended = {"ref": f"seat:{place.seat}"}
    wars = (event for event in reversed(place.events) if event["key"] == "war")
    mine = next(war for war in wars if war["seat"] == place.seat or war["facts"]["defender"] == defended)
    return str(mine["facts"]["region"]["ref"])


SCROLLED = """() => {
  const panel = document.querySelector('#board .realm .scroll').getBoundingClientRect()
  return document.querySelector('#board section.war').getBoundingClientRect().bottom - panel.bottom
}"""


def test_an_alliance_is_made_and_broken(come: Come, ann: Person, bob: Person, house: WebHouse) -> None:
    """war.breaking, war.last. Ann breaks it: what she is told before, what Bob and others see, how it ends."""
    with story_of(ann, bob, house.guest("Carl")) as story:
        story.until(story.ann, "dial")
        breaker = come().be(ann).go_to_table(story.ann.table)
        ally = come("ru", theme="dark", phone=True).be(bob).go_to_table(story.ann.table)
        onlooker = come().go_to_table(story.ann.table)
        breaker.answer("flag")
        ally.answer("flag")
        bond = onlooker.page.locator('#board [data-seat="0"] span.bond')
        expect(bond).to_be_visible()

        # before she goes there she is told what it would mean
        targets = story.until(story.ann, "quest-to")
        kept, other = (region.ref for region in story.pair)
        kept, other = (kept, other) if other in targets else (other, kept)
        names = {guest: words(guest).name(kept) for guest in (breaker, ally, onlooker)}
        breaker.catch_up(story.ann.seq)
        breaker.question()
        expect(breaker.option(other)).to_contain_text(names[breaker])
        breaker.answer(other)

        # every shared region is at stake, and everybody can read it without a scroll
        for guest in (breaker, ally, onlooker):
            expect(war_table(guest).locator("li.alliance")).to_contain_text(names[guest])
        assert breaker.page.evaluate(SCROLLED) <= 0, "all that is at stake is in view"
        expect(war_table(ally).locator("li.last")).to_have_text(words(ally).text("stake-last"))
        must_be_clean(ally, "a war of allies")
        breaker.answer(breaker.question().options[-1])
        ally.answer("n:1")

        # the loser chooses the order; the last army is saved, and the war table tells it to all
        def paid() -> bool:
            payer = next((guest for guest in (breaker, ally) if guest.look().ready), ally)
            if any(ref.startswith("n:") for ref in payer.look().options):
                payer.answer()
            return {*ally.look().options} == {kept, other}

        ally.wait(paid, "the order of leaving")
        ally.answer(story.pair[1].ref)
        ally.answer()
        for guest in (breaker, onlooker):
            expect(war_table(guest).locator(".after")).to_contain_text(words(guest).name(story.pair[0].ref))
        expect(bond).to_have_count(0)

        # it is told until the winner's next question is answered
        story.until(story.ann)
        breaker.catch_up(story.ann.seq)
        breaker.question()
        expect(breaker.page.locator("#board section.last")).to_contain_text(words(breaker).name(other))
