"""The end is told to its end: the winner of a game, and the winner of a saga."""

from __future__ import annotations

from playwright.sync_api import expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person, eventually
from tests.server.place import Message, play
from tests.server.saga_nights import points_of
from tests.web.conftest import Come


def test_the_ceremony_comes_to_its_end_by_itself(come: Come, ann: Person, finished: Message) -> None:
    guest = come(motion=True).be(ann).go_to_table(finished)
    with ann.socket(finished) as place:
        scores = place.scores
    expect(guest.ceremony.locator(".banner")).to_be_visible()
    for score in scores:
        expect(guest.ceremony.get_by_text(str(score["total"]), exact=True).first).to_be_visible()


def test_the_last_game_of_a_saga_crowns_its_winner(come: Come, ann: Person) -> None:
    def played(table: Message) -> Message:
        with ann.socket(table) as place:
            play(place, seed="saga")
        return ann.look(table)

    def following(table: Message) -> Message:
        return ann.look({"id": eventually(lambda: ann.look(table)["next"], "the next game")})

    first = played(ann.create("me", "random", saga="long-game", seed="saga"))
    guest = come().be(ann).go_to_table(first)
    after_one = guest.ceremony.get_by_role("region", name=guest.says("web-standing", number=1))
    for points in points_of(first):
        expect(after_one.get_by_text(str(points), exact=True).first).to_be_visible()
    guest.link("web-play-on").click()
    number = guest.says("web-saga-game", saga=guest.says("saga-long-game"), number=2)
    expect(guest.page.get_by_text(number)).to_be_visible()

    last = played(following(played(following(first))))
    guest.go_to_table(last)
    winners = last["saga_ranking"][0]
    shown = guest.ceremony.locator(".banner")
    expect(shown).to_contain_text("series")
    if winners == [0]:
        expect(shown).to_have_text(guest.says("web-series-won", players="Ann", count=1))
    guest.button("web-rematch").click()
    assert guest.question().options
    assert ann.look({"id": guest.table})["saga"] == "long-game"


def test_a_game_that_nobody_at_the_table_has_won_names_nobody(come: Come, ann: Person) -> None:
    """Bots who play at random lose to the neutral player of Lords of Xidit: the banner names no one."""
    variants = {"short": True, "neutral": "hard"}
    table = ann.create("random", "random", "random", game="xidit", variants=variants, seed="nobody")
    with ann.socket(table) as place:
        while not place.over:
            place.hear()
        assert not place.ranking[0]
    guest = come().be(ann).go_to_table(table)
    expect(guest.ceremony.locator(".banner")).to_have_text(Words("en", game("xidit")).text("event-neutral-wins"))


def test_the_ceremony_says_what_broke_a_tie(come: Come, ann: Person) -> None:
    """Nine points each, and the coins decide."""
    table = ann.create("me", "me", seed="tie 5")
    with ann.socket(table) as place:
        answers = 0
        while not place.over:
            options = place.decisions[0]["options"]
            place.move(options[answers * 7 % len(options)])
            answers += 1
        told = place.heard[-1]
        assert [score["total"] for score in told["scores"]] == [9, 9]
        assert told["ties"] == [{"ahead": [0], "behind": [1], "key": "coins", "facts": {"more": 4, "less": 0}}]
    for language in ("en", "ru"):
        guest = come(language).be(ann).go_to_table(table)
        names = {"ahead": "Ann (A)", "behind": "Ann (B)"}
        expect(guest.ceremony.get_by_text(guest.says("tie-coins", more=4, less=0, **names))).to_be_visible()


def test_what_else_can_be_done_with_a_game_fits_its_buttons(come: Come, ann: Person, finished: Message) -> None:
    """Russian words are long: beside a board on a small screen four of them do not stand abreast."""
    guest = come("ru").be(ann).go_to_table(finished)
    buttons = guest.page.locator(".ways .btn")
    fit = "(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"
    for width, height in ((1024, 768), (1280, 800), (1440, 900), (390, 844), (360, 740)):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(buttons).to_have_count(4)
        eventually(lambda: buttons.evaluate_all(fit), f"buttons that fit {width} × {height}")
