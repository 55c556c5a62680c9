"""Digests: one when it becomes my turn and I am not looking, and no more until I have looked in."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from smtplib import SMTPException
from time import monotonic, sleep, time
from typing import Any

import pytest

from crownlands.server import mail, notices, playing, waiting_room, webhooks
from crownlands.server.limits import MAILS_AT_ONCE
from crownlands.server.settings import Settings
from tests.server.house import Person, RunningHouse, eventually
from tests.server.in_process import SPEC, opened
from tests.server.place import Message
from tests.server.sinks import Chatters, Hook, Mailbox, dripping, serving
from tests.server.test_clocks import HOUR, with_clock
from tests.server.test_play import duel

pytestmark = pytest.mark.xdist_group("notices")
Opening = Callable[..., RunningHouse]
AFTER = 1.0
"""After how many seconds these houses send digests; they look five times as often."""
ROUNDS = AFTER * 1.5


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with serving(box.server):
        yield box


@pytest.fixture(scope="module")
def hook() -> Iterator[Hook]:
    sink = Hook()
    with serving(sink.server):
        yield sink


@pytest.fixture(scope="module")
def post_house(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that sends digests by mail and to webhooks anywhere."""
    settings = {
        "SMTP": mailbox.url,
        "WEBHOOKS": "any",
        "NOTICE_AFTER": str(AFTER),
        "URL": "http://crownlands.example",
    }
    house = RunningHouse(tmp_path_factory.mktemp("post-house"), **settings).open()
    yield house
    house.close()
    house.must_have_kept_calm()


def letters_to(mailbox: Mailbox, email: str) -> list[EmailMessage]:
    """The digests that have come there."""
    return [
        letter for letter in mailbox.letters if letter["To"] == email and "#/verify/" not in letter.get_content()
    ]


def wants_mail(person: Person, mailbox: Mailbox, email: str) -> None:
    """Give an address, and open the link that is sent there."""
    before = len(links_to(mailbox, email))
    person.post("/api/me/notices", email=email, webhook="")
    link = eventually(lambda: links_to(mailbox, email)[before:], "the link")[0]
    assert person.house.stranger().post("/api/me/email", token=link.rpartition("/")[2]) == {"email": email}


def links_to(mailbox: Mailbox, email: str) -> list[str]:
    """The links that were sent to find out whose address it is."""
    lines = [line for letter in mailbox.letters if letter["To"] == email for line in letter.get_content().split()]
    return [line for line in lines if "#/verify/" in line]


def tables_that_wait_for(ann: Person, bob: Person, count: int) -> list[Message]:
    return [duel(ann, bob) for _ in range(count)]


def test_who_is_away_gets_one_digest_for_all_tables_and_no_more_until_seen_again(
    post_house: RunningHouse, mailbox: Mailbox
) -> None:
    ann, bob = post_house.guest("Ann"), post_house.guest("Bob")
    tables = tables_that_wait_for(ann, bob, 3)
    sleep(AFTER)
    wants_mail(ann, mailbox, "ann@example.org")
    eventually(lambda: letters_to(mailbox, "ann@example.org"), "the digest")
    sleep(ROUNDS)
    (letter,) = letters_to(mailbox, "ann@example.org")
    assert letter["Subject"] == "3 tables are waiting for you"
    text = letter.get_content()
    assert "Hello Ann" in text
    assert "Legends" in text
    assert all(f"http://crownlands.example/#/table/{table['id']}" in text for table in tables)
    with ann.socket(tables[0]) as place:  # Ann looks in, answers nothing, and goes
        assert place.decisions
        sleep(ROUNDS)
        assert len(letters_to(mailbox, "ann@example.org")) == 1, "nobody is disturbed while looking"
    eventually(lambda: len(letters_to(mailbox, "ann@example.org")) == 2, "the next digest")
    sleep(ROUNDS)
    assert len(letters_to(mailbox, "ann@example.org")) == 2


def test_who_is_still_away_is_warned_once_before_a_bot_moves_for_them(
    open_house: Opening, mailbox: Mailbox
) -> None:
    house = open_house(SMTP=mailbox.url, NOTICE_AFTER=str(AFTER))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    wants_mail(ann, mailbox, "slow@example.org")
    table = with_clock(ann, bob, {"kind": "days", "days": 1})
    first = eventually(lambda: letters_to(mailbox, "slow@example.org"), "the digest")[0]
    assert "23 hours left" in first.get_content()
    house.kill()
    soon = house.copy_of(table, earlier=19.5 * HOUR)
    with house.sql() as sql:
        sql.execute("UPDATE people SET seen = seen - ?, noticed = noticed - ?", (19.5 * HOUR, 19.5 * HOUR))
    house.open()
    eventually(lambda: len(letters_to(mailbox, "slow@example.org")) == 2, "the warning")
    sleep(ROUNDS)
    _, warning = letters_to(mailbox, "slow@example.org")
    assert warning["Subject"] == "Your time for a move is nearly up"
    assert "4 hours left" in warning.get_content()
    assert soon["id"] in warning.get_content()
    assert table["id"] not in warning.get_content(), "there the time has only begun"
    with bob.socket(soon) as place:
        assert place.answers == 0, "nobody has moved for Ann yet"


def test_a_digest_speaks_the_language_of_the_person(post_house: RunningHouse, mailbox: Mailbox) -> None:
    anna, bob = post_house.guest("Анна", "ru"), post_house.guest("Bob")
    wants_mail(anna, mailbox, "anna@example.org")
    tables_that_wait_for(anna, bob, 1)
    letter = eventually(lambda: letters_to(mailbox, "anna@example.org"), "the digest")[0]
    assert any("а" <= letter <= "я" for letter in letter["Subject"])
    assert "Анна" in letter.get_content()


def test_who_is_not_asked_gets_nothing(post_house: RunningHouse, mailbox: Mailbox, hook: Hook) -> None:
    ann, bob = post_house.guest("Ann"), post_house.guest("Bob")
    wants_mail(bob, mailbox, "bob@example.org")
    bob.post("/api/me/notices", email="bob@example.org", webhook=f"{hook.url}/bob")
    assert duel(ann, bob)["asked"] == [0]
    sleep(ROUNDS)
    assert letters_to(mailbox, "bob@example.org") == []
    assert "/bob" not in [path for path, _ in hook.posted]


def test_one_bad_address_keeps_nobody_else_from_their_digest(post_house: RunningHouse, hook: Hook) -> None:
    bob = post_house.guest("Bob")
    for webhook in ("http://127.0.0.1:1/", "http://[", "http://127.0.0.1:99999/", f"{hook.url}/nonsense"):
        person = post_house.guest("Wrong")
        person.post("/api/me/notices", email="", webhook=webhook)
        tables_that_wait_for(person, bob, 1)
    ann = post_house.guest("Ann")
    ann.post("/api/me/notices", email="", webhook=f"{hook.url}/right")
    tables_that_wait_for(ann, bob, 1)
    eventually(lambda: "/right" in [path for path, _ in hook.posted], "Ann's digest")


def test_a_house_without_settings_for_it_is_silent(open_house: Opening, hook: Hook) -> None:
    house = open_house(NOTICE_AFTER="0.2")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    ann.post("/api/me/notices", email="ann@example.org", webhook=f"{hook.url}/inner")
    tables_that_wait_for(ann, bob, 1)
    sleep(1)
    assert "/inner" not in [path for path, _ in hook.posted], "webhooks to inner addresses are refused"
    assert "example.org" not in house.log


def test_a_webhook_gets_the_digest_once_even_if_the_mail_fails(open_house: Opening, hook: Hook) -> None:
    house = open_house(SMTP="smtp://127.0.0.1:1", WEBHOOKS="any", NOTICE_AFTER="0.2")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    ann.post("/api/me/notices", email="ann@example.org", webhook=f"{hook.url}/ann")
    (table,) = tables_that_wait_for(ann, bob, 1)

    def posted() -> list[Any]:
        return [body for path, body in hook.posted if path == "/ann"]

    eventually(posted, "the webhook")
    sleep(0.8)
    (digest,) = posted()
    assert [waiting["id"] for waiting in digest["tables"]] == [table["id"]]
    assert digest["tables"][0]["since"] <= time()
    assert "is waiting for you" in digest["subject"]


# -- addresses --------------------------------------------------------------------------------------------------


def test_an_address_gets_nothing_but_one_link_before_its_owner_has_confirmed_it(
    post_house: RunningHouse, mailbox: Mailbox
) -> None:
    ann, bob = post_house.guest("Buy now at http://spam.example"), post_house.guest("Bob")
    told = ann.post("/api/me/notices", email="victim@example.org", webhook="")
    assert (told["email"], told["verified"]) == ("victim@example.org", False)
    tables_that_wait_for(ann, bob, 1)
    (link,) = eventually(lambda: links_to(mailbox, "victim@example.org"), "the link")
    sleep(ROUNDS)
    assert letters_to(mailbox, "victim@example.org") == []
    (letter,) = [letter for letter in mailbox.letters if letter["To"] == "victim@example.org"]
    assert link.startswith("http://crownlands.example/#/verify/")
    assert "spam" not in letter.get_content(), "nothing that a guest has typed"
    owner = post_house.stranger()
    owner.post("/api/me/email", token=link.rpartition("/")[2])
    assert ann.get("/api/me")["verified"]
    eventually(lambda: letters_to(mailbox, "victim@example.org"), "the digest")
    assert owner.refused("POST", "/api/me/email", token=link.rpartition("/")[2]).key == "bad-email-check"
    ann.post("/api/me/notices", email="victim@example.org", webhook="")
    sleep(ROUNDS)
    assert len(links_to(mailbox, "victim@example.org")) == 1, "who is known is not asked again"


def test_a_link_counts_for_the_address_that_it_was_sent_to(post_house: RunningHouse, mailbox: Mailbox) -> None:
    ann = post_house.guest("Ann")
    ann.post("/api/me/notices", email="first@example.org", webhook="")
    first = eventually(lambda: links_to(mailbox, "first@example.org"), "the link")[0]
    ann.post("/api/me/notices", email="", webhook="")
    refusal = ann.refused("POST", "/api/me/email", token=first.rpartition("/")[2])
    assert (refusal.status, refusal.key) == (403, "bad-email-check")
    wants_mail(ann, mailbox, "second@example.org")
    assert ann.post("/api/me/notices", email="third@example.org", webhook="")["verified"] is False


@pytest.mark.parametrize(
    "email",
    ["a@x.org,b@y.org", "a@x.org;b@y.org", "<a@x.org>", "Ann<a@x.org>", "a@x@y.org", "a b@x.org", "@x.org", "a@",
     "a@x..org", "a..b@x.org", ".a@x.org", "a.@x.org", "a@x.org\nBcc: b@y.org", "a@" + "x" * 200],
)  # fmt: skip
def test_an_address_is_one_address(post_house: RunningHouse, email: str) -> None:
    assert post_house.guest("Ann").refused("POST", "/api/me/notices", email=email, webhook="").key == "bad-email"


def test_nobody_fills_a_mailbox_with_links(open_house: Opening, mailbox: Mailbox) -> None:
    house = open_house(SMTP=mailbox.url, RATE="20")
    ann = house.guest("Ann")
    answers = [
        ann.ask("POST", "/api/me/notices", {"email": "much@example.org", "webhook": ""}).status_code
        for _ in range(8)
    ]
    assert answers == [200] * MAILS_AT_ONCE + [429] * (8 - MAILS_AT_ONCE)
    refusal = ann.refused("POST", "/api/me/notices", email="much@example.org", webhook="")
    assert refusal.key == "too-many-mails"
    eventually(lambda: len(links_to(mailbox, "much@example.org")) == MAILS_AT_ONCE, "the links")


def test_a_mail_server_that_drips_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every letter of an answer came in time, and so the answer never had to end."""
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    with dripping() as drips:
        settings = Settings(database="", smtp=drips.url.replace("http:", "smtp:"))
        started = monotonic()
        with pytest.raises((OSError, SMTPException)):
            mail.send_mail(settings, "ann@example.org", "hello", "hello")
        assert monotonic() - started < 10
        eventually(lambda: drips.cut, "the end of the line")


def test_a_reply_of_a_mail_server_that_never_ends_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until its time was up the house kept all of it, a gigabyte every few seconds."""
    monkeypatch.setattr(mail, "SECONDS", 3.0)
    with serving((chatters := Chatters()).server):
        settings = Settings(database="", smtp=chatters.url)
        with pytest.raises((OSError, SMTPException)):
            mail.send_mail(settings, "ann@example.org", "hello", "hello")
    assert chatters.said < 10_000_000, "no more than what waits on the way"


def test_a_password_for_the_mail_server_may_hold_any_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    with serving((box := Mailbox()).server):
        monkeypatch.setattr(mail.TimedSmtp, "starttls", lambda _: None)
        monkeypatch.setattr(mail.TimedSmtp, "login", lambda _, *given: said.append(given))
        url = box.url.replace("//", "//ann%40example.org:a%23b%2Fc@")
        mail.send_mail(Settings(database="", smtp=url), "ann@example.org", "hello", "hello")
    assert said == [("ann@example.org", "a#b/c")]


def test_a_mail_server_that_hangs_holds_up_no_webhook(open_house: Opening, hook: Hook) -> None:
    with dripping() as drips:
        house = open_house(
            SMTP=drips.url.replace("http:", "smtp:"),
            WEBHOOKS="any",
            NOTICE_AFTER=str(AFTER),
            URL="http://a.example",
        )
        ann, bob = house.guest("Ann"), house.guest("Bob")
        ann.post("/api/me/notices", email="hangs@example.org", webhook=f"{hook.url}/beside-a-letter")
        with house.sql() as sql:
            sql.execute("UPDATE people SET verified = email")
        duel(ann, bob)
        eventually(lambda: "/beside-a-letter" in [path for path, _ in hook.posted], "the digest", 10)
        drips.over.set()


def test_a_digest_from_the_future_is_none(open_house: Opening, hook: Hook) -> None:
    """The machine's clock was years ahead for a while."""
    house = open_house(WEBHOOKS="any", NOTICE_AFTER=str(AFTER))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    ann.post("/api/me/notices", email="", webhook=f"{hook.url}/from-the-future")
    with house.sql() as sql:
        sql.execute("UPDATE people SET noticed = seen + ?", (73 * 365 * 24 * HOUR,))
    duel(ann, bob)

    def digests() -> int:
        return [path for path, _ in hook.posted].count("/from-the-future")

    eventually(digests, "the digest")
    sleep(ROUNDS)
    assert digests() == 1


def test_a_table_that_waits_for_others_is_opened_once_and_again_when_it_has_gone_on(tmp_path: Path) -> None:
    """Or all tables of people who are away would stay in memory for as long as they are."""

    async def run() -> None:
        house = await opened(tmp_path)
        house.settings = replace(house.settings, webhooks="any", notice_after=1)
        (ann, _), (bob, _) = (house.people.new_guest(name, "en") for name in ("Ann", "Bob"))
        live = await waiting_room.create(house, ann, ["me", "open"], SPEC)
        await waiting_room.sit(house, live, bob, None)
        await waiting_room.start(house, live, ann["id"])
        (first,) = live.asked
        away, other = (bob, ann) if first == 0 else (ann, bob)
        house.people.change(away["id"], webhook="http://127.0.0.1:1/", seen=time() - 100)

        async def look() -> bool:
            """Whether the table is opened."""
            house.live.clear()
            await notices._send_due(house)
            return live.id in house.live

        assert await look()
        assert not await look(), "it waits for somebody else, as before"
        table = await house.table(live.id)
        while away["id"] not in [table.players[seat]["person"] for seat in table.asked]:
            seat, (decision, seq) = next(iter(table.asked.items()))
            await playing.answer(house, table, other["id"], seat, seq, decision.options[0].ref)
        assert await look(), "it has gone on"
        assert await look(), "it waits, but not for long enough"
        await house.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one loopback address")
def test_a_webhook_that_drips_holds_up_nobody_and_is_cut_off(post_house: RunningHouse, hook: Hook) -> None:
    bob = post_house.guest("Bob")
    with dripping() as drips:
        for number in range(6):
            person = post_house.guest("Slow")
            person.post("/api/me/notices", email="", webhook=f"{drips.url}/{number}")
            tables_that_wait_for(person, bob, 1)
        eventually(lambda: drips.open == webhooks.AT_ONCE_AT_ONE, "the first slow ones")
        ann = post_house.guest("Ann")
        ann.post("/api/me/notices", email="", webhook=f"{hook.url}/quick")
        tables_that_wait_for(ann, bob, 1)
        eventually(lambda: "/quick" in [path for path, _ in hook.posted], "Ann's digest")
        assert drips.cut == 0, "she has not waited for the others"
        assert drips.most_open == webhooks.AT_ONCE_AT_ONE
        eventually(lambda: drips.cut >= webhooks.AT_ONCE_AT_ONE, "the end of their time")
