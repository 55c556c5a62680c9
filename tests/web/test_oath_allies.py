"""5.5.2. A Citizen stands by the Chancellor: asked in one browser, let in from another, seen from a third."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from tests.server.house import Person
from tests.server.place import Place
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import laid_out, moment, words
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

WON, REPELLED = "campaign-won", "campaign-repelled"
VERDICTS = {WON: "oath-web-war-won-attacker", REPELLED: "oath-web-war-won-defender"}
"""How a campaign ends: what the log tells, and what the war table says."""


def help_is_offered(table: Table, decision: Decision) -> bool:
    """A Citizen with warbands is asked to join a Chancellor who is really attacked."""
    if decision.prompt != "join":
        return False
    war = table.state.campaign
    warbands: int = table.state.board[decision.seat]
    return bool(war.defender == table.state.chancellor and war.dice > 1 and warbands)


def fought_out(carl: Place, guests: dict[int, Guest]) -> None:
    """Everybody answers with as little as can be, the guests with clicks, until the campaign is over."""
    while carl.view["campaign"] is not None:
        (asked,) = carl.asked
        if asked == carl.seat:
            carl.move()
            continue
        options = guests[asked].question().options
        guests[asked].answer("done" if "done" in options else options[0])
        carl.settle()


@pytest.mark.parametrize("welcome", [True, False])
def test_a_citizen_is_asked_and_the_chancellor_lets_the_help_in_or_not(
    come: Come, house: WebHouse, ann: Person, bob: Person, welcome: bool
) -> None:
    before = moment(3, help_is_offered)
    war = before.state.campaign
    (citizen,) = before.pending
    carl = house.guest("Carl")
    people = {citizen.seat: ann, war.defender: bob, war.attacker: carl}
    table = laid_out(house, before, [people[seat] for seat in range(3)])
    at_ann, at_bob, watcher = come("ru").be(ann), come("en").be(bob), come("en")
    everybody = (at_ann, at_bob, watcher)
    for guest in everybody:
        guest.go_to_table(table)
        expect(guest.page.locator(".war .party")).to_have_count(2)
        expect(guest.page.locator(".war .ally")).to_have_count(0)

    expect(at_ann.prompt).to_have_text(words(at_ann).text("prompt-join", attacker="Carl", defender="Bob"))
    at_ann.page.locator('.war [data-ref="yes"]').click()
    expect(at_bob.prompt).to_have_text(words(at_bob).text("prompt-let-join", attacker="Carl", other="Ann"))
    expect(watcher.page.locator(".war .ally")).to_have_count(0)  # nobody stands by a defender against their will
    must_be_clean(at_bob, "help that is offered")
    at_bob.page.locator(f'.war [data-ref="{"yes" if welcome else "no"}"]').click()

    with carl.socket(table) as place:
        place.keep_up(len(before.history) + 2)
        assert place.view["campaign"]["allies"] == ([citizen.seat] if welcome else [])
        for guest in everybody:
            guest.catch_up(place.seq)
            told = words(guest)
            named = guest.page.locator(".war .ally").filter(has_text=told.text("oath-web-war-ally", name="Ann"))
            expect(named).to_have_count(int(welcome))
            expect(guest.log.filter(has_text=told.text("event-ally", player="Ann"))).to_have_count(int(welcome))
        fought_out(place, {citizen.seat: at_ann, war.defender: at_bob})
        result = next(event for event in place.events[::-1] if event["key"] in VERDICTS)
    for guest in everybody:
        verdict = words(guest).text(VERDICTS[result["key"]], name="Carl" if result["key"] == WON else "Bob")
        expect(guest.page.locator(".war .verdict:visible")).to_contain_text(verdict)
