"""Digests: one when it becomes my turn and I am not looking, and no more until I have looked in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from email.message import EmailMessage
from time import sleep, time
from typing import Any

import pytest

from crownlands.server.notices import call_webhook
from crownlands.server.settings import Settings
from tests.server.house import Person, RunningHouse, eventually
from tests.server.place import Message
from tests.server.sinks import Hook, Mailbox, serving
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
    return [letter for letter in mailbox.letters if letter["To"] == email]


def tables_that_wait_for(ann: Person, bob: Person, count: int) -> list[Message]:
    return [duel(ann, bob) for _ in range(count)]


def test_who_is_away_gets_one_digest_for_all_tables_and_no_more_until_seen_again(
    post_house: RunningHouse, mailbox: Mailbox
) -> None:
    ann, bob = post_house.guest("Ann"), post_house.guest("Bob")
    tables = tables_that_wait_for(ann, bob, 3)
    sleep(AFTER)
    ann.post("/api/me/notices", email="ann@example.org", webhook="")
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


def test_a_digest_speaks_the_language_of_the_person(post_house: RunningHouse, mailbox: Mailbox) -> None:
    anna, bob = post_house.guest("Анна", "ru"), post_house.guest("Bob")
    anna.post("/api/me/notices", email="anna@example.org", webhook="")
    tables_that_wait_for(anna, bob, 1)
    letter = eventually(lambda: letters_to(mailbox, "anna@example.org"), "the digest")[0]
    assert any("а" <= letter <= "я" for letter in letter["Subject"])
    assert "Анна" in letter.get_content()


def test_who_is_not_asked_gets_nothing(post_house: RunningHouse, mailbox: Mailbox, hook: Hook) -> None:
    ann, bob = post_house.guest("Ann"), post_house.guest("Bob")
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


def test_a_webhook_that_sends_us_on_is_not_followed(hook: Hook) -> None:
    """Otherwise a public address could send the house to an inner one."""
    with pytest.raises(ValueError, match="302"):
        call_webhook(Settings(webhooks="any"), f"{hook.url}/elsewhere", {})
    assert "/inside" not in [path for path, _ in hook.posted]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://10.0.0.1/", "http://192.168.1.1/", "http://169.254.169.254/",
        "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:10.0.0.1]/", "http://0.0.0.0/", "http://2130706433/",
        "http://0x7f000001/", "http://[fe80::1]/", "http://[fd00::1]/", "http://100.64.0.1/", "http://224.0.0.1/",
        "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http:///", "http://[/",
    ],
)  # fmt: skip
def test_webhooks_go_to_public_addresses_only(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError(f"{url} was called")

    monkeypatch.setattr("socket.create_connection", never)
    with pytest.raises((ValueError, OSError)):
        call_webhook(Settings(webhooks="public"), url, {})
