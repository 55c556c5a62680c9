"""Tiny Epic Kingdoms through the page: a whole game of two, and five with a war and an alliance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message, Place
from tests.server.place import play as play_quickly
from tests.web.conftest import Come
from tests.web.guest import Guest, play
from tests.web.test_axe import must_be_clean

GAME = "kingdoms"
SCREENS = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080))
OFF_THE_TABLE = """() => {
  const board = document.querySelector('#board').getBoundingClientRect()
  const page = document.scrollingElement
  const maps = [...document.querySelectorAll('#board svg.kingdom')].map((map) => map.getBoundingClientRect())
  return {
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    cut: maps.filter((map) => map.bottom > board.bottom + 1 || map.right > board.right + 1).length,
    maps: maps.length,
  }
}"""


def words(guest: Guest) -> Words:
    return Words(guest.words.language, game(GAME))


def says(guest: Guest, key: str) -> str:
    return words(guest).text(f"kingdoms-web-{key}")


def war_table(guest: Guest) -> Locator:
    return guest.page.locator("#board section.war")


def test_two_players_play_a_whole_game_by_the_board(come: Come, ann: Person) -> None:
    """What the board offers is clicked there; every kind of thing that it draws is clicked at least once."""
    table = ann.create("me", "random", game=GAME, options={"exploration": True})
    guest = come().be(ann).go_to_table(table)
    clicked: set[str] = set()
    random = Random("two")
    while not guest.look().over:
        guest.wait(lambda: guest.look().ready or guest.look().over, "my turn or the end")
        if guest.look().over:
            break
        look = guest.question()
        ref = preferred(look.options) or random.choice(look.options)
        if ref in look.board:
            clicked.add(ref.split(":")[0])
        guest.answer(ref)
    expect(guest.ceremony).to_be_visible()
    assert {"territory", "region", "n", "action", "collect"} <= clicked, clicked
    guest.button("web-show-board").click()
    assert len(guest.map()) >= 15, "the board of the finished game, with the Lost Kingdom"
    expect(guest.page.locator("#board").get_by_text(says(guest, "over"))).to_be_visible()


def preferred(options: Iterable[str]) -> str | None:
    """What brings a game to its end."""
    wanted = ("action:expand", "action:build", "action:research")
    return next((ref for ref in wanted if ref in options), None)


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
        assert war_table(guest).locator(".stakes li").count() >= 4, "what winning and losing would mean"
        side = next(side for side in war["sides"] if side["seat"] == 0)
        assert war_table(guest).locator("[data-ref]").count() == side["limit"] + 1, "the flag and what I can pay"
        must_be_clean(guest, "the war table")
        guest.touch("flag")
        if friend.must_speak:
            friend.move("flag")
        guest.wait(lambda: "allied" in told(guest), "the alliance")
        if not phone:
            expect(guest.page.locator('#board [data-seat="1"] span.bond').first).to_be_visible()
        region = guest.piece(war["region"])
        if region.count():
            expect(region).to_have_accessible_name(re.compile(re.escape(says(guest, "shared"))))

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
            expect(story.filter(has_text=words(guest).name(war["region"]))).to_be_visible()

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


@pytest.mark.parametrize("seats", [2, 5])
def test_every_screen_shows_all_kingdoms_and_never_scrolls(come: Come, ann: Person, seats: int) -> None:
    table = ann.create("me", *["random"] * (seats - 1), game=GAME)
    with ann.socket(table) as place:
        play_quickly(place, answers=60, seed="screens")
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: all_in_view(guest, seats), f"{seats} players on {width} × {height}")


def all_in_view(guest: Guest, seats: int) -> bool:
    """Every kingdom at once, or one at a time on a small screen; nothing cut, nothing to scroll."""
    small: bool = guest.page.evaluate("innerWidth < 1000")
    found: dict[str, object] = guest.page.evaluate(OFF_THE_TABLE)
    return found == {"scrolls": False, "cut": 0, "maps": 1 if small else max(3, seats)}


def test_the_board_says_that_half_of_it_is_a_reconstruction(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", game=GAME, options={"factions": "choice", "extra": True})
    guest = come().be(ann).go_to_table(table)
    guest.question()
    label = guest.page.locator("#board").get_by_role("button", name=says(guest, "about-edition-label"))
    label.click()
    expect(guest.page.locator("#board")).to_contain_text(says(guest, "about-edition-territories"))
    expect(guest.page.locator("#board")).to_contain_text(says(guest, "extra"))
    must_be_clean(guest, "choosing a faction")


def test_a_game_is_played_by_the_keyboard_alone(come: Come, ann: Person) -> None:
    """On the board itself: a region or an action takes the focus, and Enter chooses it."""
    table = ann.create("me", "random", game=GAME)
    guest = come().be(ann).go_to_table(table)
    for _ in range(12):
        look = guest.question()
        if not look.board:
            guest.answer()
            continue
        guest.piece(look.board[0]).focus()
        guest.page.keyboard.press("Enter")
        guest.wait(lambda asked=look.asked: guest.look().asked != asked, "the answer")  # type: ignore[misc]
        play([guest], seed="keyboard", until=lambda: guest.look().ready)


def test_a_move_costs_the_page_next_to_nothing(come: Come, ann: Person) -> None:
    """Milliseconds of processor time a move with five kingdoms: the land is drawn once, not with every move."""
    table = ann.create("me", "random", "random", "random", "random", game=GAME)
    guest = come().go_to_table(table)
    expect(guest.log.first).to_be_visible()
    session = guest.context.new_cdp_session(guest.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"])

    before = spent()
    with ann.socket(table) as place:
        play_quickly(place, answers=120, seed="quick")
        moves, seq = place.answers, place.seq
    guest.catch_up(seq)
    assert (spent() - before) / moves < 0.02, (spent() - before) / moves
