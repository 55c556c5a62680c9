"""Two people and a bot play Legends through the page, from the form of a new table to the rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message
from tests.server.place import play as play_quickly
from tests.web.conftest import Come
from tests.web.guest import Guest, play


def set_a_table(host: Guest, *seats: str) -> str:
    """By the form: one select a seat. Returns the invitation."""
    host.go_home()
    host.game_link("web-set-table", "legends").click()
    for number, seat in enumerate(seats, 1):
        host.page.locator(f"#seat-{number - 1}").select_option(seat)
    host.button("web-make-table").click()
    invitation = host.field("web-invite-link")
    expect(invitation).to_be_visible()
    assert invitation.input_value() == f"{host.house.url}/t/{host.table}"
    return invitation.input_value()


def sit_down(friend: Guest, invitation: str, name: str) -> None:
    """Follow the link, say a name, take the free seat."""
    friend.page.goto(invitation)
    friend.field("web-guest-name").fill(name)
    friend.button("web-sit").click()
    expect(friend.page.get_by_text(name).first).to_be_visible()


def totals(guest: Guest) -> dict[str, int]:
    """The points on the page, by their owner."""
    found: dict[str, int] = {}
    for head in guest.ceremony.get_by_role("heading", level=3).all():
        lines = [line.strip() for line in head.inner_text().splitlines() if line.strip()]
        name = next(line for line in lines if not line.rstrip(".").isdigit() and len(line) > 1)
        found[name.replace(guest.says("web-you"), "").strip()] = int(lines[-1])
    return found


def test_two_people_and_a_bot_play_a_whole_game_in_two_languages(come: Come) -> None:
    host, friend = come("en"), come("ru")
    invitation = set_a_table(host, "me", "open", "level1")
    sit_down(friend, invitation, "Борис")
    expect(host.page.get_by_role("listitem").filter(has_text="Борис")).to_be_visible()
    expect(friend.button("web-start")).to_have_count(0)
    host.button("web-start").click()

    answers = play([host, friend], seed="two people and a bot")
    assert answers > 30

    for guest in (host, friend):
        expect(guest.ceremony).to_be_visible()
        expect(guest.head).to_have_text(guest.says("web-game-over"))
        expect(guest.page).to_have_title(f"{guest.says('web-game-over')} · {guest.says('game-legends')}")
    assert len(totals(host)) == 3
    told = host.frames("move")[-1]["scores"]
    assert sorted(totals(host).values()) == sorted(score["total"] for score in told)
    assert totals(host)["Борис"] == told[1]["total"]
    assert sorted(totals(friend).values()) == sorted(totals(host).values())
    assert totals(friend)["Борис"] == totals(host)["Борис"]

    winners = [score["seat"] for score in told if score["total"] == max(row["total"] for row in told)]
    if len(winners) == 1:
        first = next(iter(totals(friend)))
        expect(friend.ceremony.get_by_role("heading", level=2)).to_have_text(friend.says("victory", players=first))

    played = host.table
    host.button("web-rematch").click()
    host.wait(lambda: host.table != played, "the rematch")
    friend.link("web-to-rematch").click()
    for guest in (host, friend):
        assert guest.question().prompt
    assert friend.table == host.table
    seats = host.page.get_by_role("region", name=host.says("web-seats")).get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("Борис")  # everybody sits one seat further


def test_the_score_is_told_item_by_item_and_a_click_tells_it_all(come: Come, finished: Message) -> None:
    guest = come(motion=True).go_to_table(finished)
    title = guest.ceremony.get_by_role("heading", level=2)
    expect(title).to_have_text(guest.says("final-score"))
    guest.ceremony.click()
    expect(title).not_to_have_text(guest.says("final-score"))
    assert len(totals(guest)) == 2
    guest.button("web-show-board").click()
    expect(guest.ceremony).to_have_count(0)
    assert guest.map()
    guest.button("web-show-score").click()
    expect(guest.ceremony).to_be_visible()


def test_moves_of_bots_are_shown_one_by_one_and_block_nothing(come: Come) -> None:
    guest = come(motion=True).go_home()
    guest.play_now.click()
    for _ in range(6):
        guest.answer()
        guest.page.mouse.click(5, 300)  # a click finishes what is being shown
        guest.question()


def test_a_move_costs_the_page_next_to_nothing(come: Come, ann: Person) -> None:
    """Milliseconds of processor time a move, all told: work that does not depend on the move is not done again."""
    table = ann.create("me", "random", "random")
    guest = come().go_to_table(table)
    expect(guest.log.first).to_be_visible()
    session = guest.context.new_cdp_session(guest.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"])

    before = spent()
    with ann.socket(table) as place:
        play_quickly(place, seed="quick")
        moves = place.answers
    expect(guest.ceremony).to_be_visible()
    assert (spent() - before) / moves < 0.02
