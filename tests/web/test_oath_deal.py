"""6.6, 7.6.3. A bargain from two browsers: offered, changed once, taken; both see it on the scales."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from crownlands.games.oath.state import EXILE
from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import laid_out, moment, words
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

ASKED_FOR, OFFERED_INSTEAD = 1, 2
"""The favor that the Exile is asked for, and the favor that the Exile wants to have in return."""


def rich_exile(table: Table) -> int | None:
    """An Exile with favor to bargain with."""
    state = table.state
    return next((seat for seat in range(3) if state.role[seat] == EXILE and state.favor[seat] > ASKED_FOR), None)


def can_offer(table: Table, decision: Decision) -> bool:
    """6.6.1. A Chancellor of three may offer citizenship to either of two Exiles; there is favor on both sides."""
    return (
        decision.prompt == "act"
        and decision.find("action:offer-citizenship") is not None
        and table.state.role.count(EXILE) == 2
        and table.state.favor[decision.seat] >= OFFERED_INSTEAD
        and rich_exile(table) is not None
        and not table.state.proposals
    )


def choose(guest: Guest, prompt: str, ref: str, **facts: object) -> None:
    """Answer this question with a click on the table."""
    expect(guest.prompt).to_have_text(words(guest).text(f"prompt-{prompt}", **facts))  # type: ignore[arg-type]
    guest.answer(ref)


def put(guest: Guest, pan: str, amount: int) -> None:
    """Put so much into a pan of the scales."""
    guest.answer(pan)
    guest.answer(f"n:{amount}")


def pans(guest: Guest) -> Locator:
    return guest.page.locator(".deal .pan")


def must_lie_on_the_scales(guests: tuple[Guest, ...], gives: int, gets: int) -> None:
    """Everybody sees so much favor in the pan of the Chancellor and in that of the Exile."""
    for guest in guests:
        for pan, favor in zip((pans(guest).nth(0), pans(guest).nth(1)), (gives, gets), strict=True):
            text = words(guest).text("oath-web-favor", count=favor)
            expect(pan.locator(".coins.favor")).to_have_text([text] if favor else [])


def purse(guest: Guest, seat: int, me: int) -> Locator:
    """The favor of a seat on the board of this guest."""
    court = ".mine .self" if seat == me else f'.plate[data-seat="{seat}"]'
    return guest.page.locator(f"{court} .purse b").first


def role(guest: Guest, seat: int, me: int) -> Locator:
    court = ".mine .self" if seat == me else f'.plate[data-seat="{seat}"]'
    return guest.page.locator(f"{court} .role")


def test_citizenship_is_offered_changed_once_and_taken(
    come: Come, house: WebHouse, ann: Person, bob: Person
) -> None:
    before = moment(3, can_offer, liked={})
    (decision,) = before.pending
    chancellor, exile = decision.seat, rich_exile(before)
    assert exile is not None
    third = ({0, 1, 2} - {chancellor, exile}).pop()
    people = {chancellor: bob, exile: ann, third: house.guest("Carl")}
    table = laid_out(house, before, [people[seat] for seat in range(3)])
    at_bob, at_ann, watcher = come("en").be(bob), come("ru").be(ann), come("ru")
    everybody = (at_bob, at_ann, watcher)
    for guest in everybody:
        guest.go_to_table(table)

    choose(at_bob, "act", "action:offer-citizenship")
    choose(at_bob, "offer-to", f"seat:{exile}")
    choose(at_bob, "offer-relic", "reliquary:1", other="Ann")
    choose(at_bob, "show-reliquary", "no", other="Ann")
    for guest in everybody:
        expect(pans(guest)).to_have_count(2)
        citizenship = words(guest).text("oath-web-citizenship")
        expect(pans(guest).first.get_by_text(citizenship, exact=True)).to_be_visible()
    put(at_bob, "ask-favor", ASKED_FOR)
    must_lie_on_the_scales(everybody, 0, ASKED_FOR)
    choose(at_bob, "deal", "propose", other="Ann")

    choose(at_ann, "deal-answer", "change", other="Bob")
    put(at_ann, "give-favor", OFFERED_INSTEAD)
    must_lie_on_the_scales(everybody, OFFERED_INSTEAD, ASKED_FOR)
    must_be_clean(at_ann, "scales that are changed")
    choose(at_ann, "deal", "propose", other="Bob")
    assert at_bob.question().options == ["accept", "refuse"], "terms are changed once"
    choose(at_bob, "deal-answer", "accept", other="Ann")

    had = before.state.favor
    after = {
        chancellor: had[chancellor] - OFFERED_INSTEAD + ASKED_FOR,
        exile: had[exile] + OFFERED_INSTEAD - ASKED_FOR,
        third: had[third],
    }
    for guest, me in ((at_bob, chancellor), (at_ann, exile), (watcher, -1)):
        told = words(guest)
        expect(guest.page.locator(".deal")).to_have_count(0)
        expect(guest.log.filter(has_text=told.text("event-citizen", player="Ann"))).to_have_count(1)
        expect(guest.log.filter(has_text=told.text("event-deal", player="Bob", other="Ann"))).to_have_count(1)
        for seat, favor in after.items():
            expect(purse(guest, seat, me)).to_have_text(str(favor))
        expect(role(guest, exile, me)).to_have_text(told.text("role-citizen"))
        expect(role(guest, third, me)).to_have_text(told.text("role-exile"))
