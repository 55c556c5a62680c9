"""Who somebody is: a guest identified by the secret on a device, possibly later an account with a password."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Mapping
from functools import cache
from hashlib import sha256
from time import time
from typing import Any, cast

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from crownlands.server.database_tables import claims, devices, email_checks, people, seats, tables
from crownlands.server.errors import ApiError
from crownlands.server.rows import PersonRow
from crownlands.server.store import Store

CLAIM_SECONDS = 3600
CHECK_SECONDS = 86_400
NAME_LENGTH = 40
MOST_DEVICES = 50
"""How many devices one person has; one more, and the oldest is logged out."""
MOST_CLAIMS = 10
"""How many links for another device are valid at the same time; one more, and the oldest is not."""
MARKS_IN_A_ROW = 3
"""How many accents and the like may be on one character."""
BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Characters that count as printable and show nothing."""

_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """A hash that matches no password: a login that does not exist takes as long as a wrong password."""
    return _hasher.hash(secrets.token_hex())


def digest(secret: str) -> str:
    """How a secret is stored: the database alone does not let anybody in."""
    return sha256(secret.encode()).hexdigest()


def one_line(text: str) -> str:
    """A text on one line, without invisible characters and stacks of accents."""
    marks, kept = 0, []
    for letter in text.translate(BLANK):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())


def is_verified(person: Mapping[str, Any]) -> bool:
    """Whether the owner of a person's address has confirmed it."""
    return bool(person["email"]) and person["email"] == person["verified"]


def is_one_word(text: str) -> bool:
    return text.isprintable() and " " not in text


def clean_name(name: str) -> str:
    """A name on one line, of a sensible length."""
    cleaned = one_line(name)[:NAME_LENGTH].strip()
    if all(unicodedata.category(letter) in ("Mn", "Me", "Zs") for letter in cleaned):
        raise ApiError("bad-name")
    return cleaned


BY_SECRET = (
    sa.select(people)
    .join(devices, devices.c.person == people.c.id)
    .where(devices.c.secret == sa.bindparam("secret"))
)
"""Used for every request."""


class People:
    """The people of a house. All calls are blocking."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def by_secret(self, secret: str) -> PersonRow | None:
        """Who has this device."""
        return cast("PersonRow | None", self._store.row(BY_SECRET, secret=digest(secret)))

    def finished(self, person: str) -> list[str]:
        """The games that somebody has played to the end at least once."""
        mine = sa.select(seats.c.table).where(seats.c.person == person)
        query = sa.select(tables.c.game).where(tables.c.id.in_(mine), tables.c.status == "over").distinct()
        return sorted(row["game"] for row in self._store.rows(query))

    def new_guest(self, name: str, language: str) -> tuple[PersonRow, str]:
        """A new person, and the secret for the device."""
        now = time()
        person: PersonRow = {
            "id": secrets.token_hex(12), "name": clean_name(name), "login": None, "password": None, "email": "",
            "verified": "", "webhook": "", "language": language, "created": now, "seen": now, "noticed": 0.0,
        }  # fmt: skip
        with self._store.write() as connection:
            connection.execute(people.insert(), dict(person))
            return person, self._add_device(connection, person["id"])

    def change(self, person: str, **values: Any) -> None:
        with self._store.write() as connection:
            connection.execute(people.update().where(people.c.id == person).values(**values))

    def new_claim(self, person: str, here: str) -> str:
        """A token that logs another device in as this person; for one use within an hour.

        `here` is the device that asks for it. It may have been logged out since it asked, and then there is no way
        back for it.
        """
        token = secrets.token_urlsafe(24)
        with self._store.write() as connection:
            _hold(connection, person)
            mine = sa.select(devices.c.secret).where(devices.c.secret == here, devices.c.person == person)
            if connection.execute(mine).first() is None:
                raise ApiError("who-are-you", 401)
            connection.execute(claims.delete().where(claims.c.expires < time()))
            row = {"token": digest(token), "person": person, "expires": time() + CLAIM_SECONDS}
            connection.execute(claims.insert(), row)
            _keep_newest(connection, claims, claims.c.token, claims.c.expires, person, MOST_CLAIMS)
        return token

    def claim(self, token: str) -> str:
        """Use a token; returns the secret for the new device."""
        with self._store.write() as connection:
            query = sa.select(claims).where(claims.c.token == digest(token), claims.c.expires >= time())
            row = connection.execute(query).mappings().first()
            if row is None:
                raise ApiError("bad-claim", 403)
            _hold(connection, row["person"])
            if not connection.execute(claims.delete().where(claims.c.token == row["token"])).rowcount:
                raise ApiError("bad-claim", 403)  # another device was quicker, or it has just been revoked
            return self._add_device(connection, row["person"])

    def new_email_check(self, person: str, email: str) -> str:
        """A token for whoever reads the mail at an address; only the newest one is valid."""
        token = secrets.token_urlsafe(24)
        with self._store.write() as connection:
            gone = sa.or_(email_checks.c.expires < time(), email_checks.c.person == person)
            connection.execute(email_checks.delete().where(gone))
            row = {"token": digest(token), "person": person, "email": email, "expires": time() + CHECK_SECONDS}
            connection.execute(email_checks.insert(), row)
        return token

    def verify_email(self, token: str) -> str:
        """Use a token; returns the confirmed address, if it is still the person's."""
        with self._store.write() as connection:
            query = sa.select(email_checks).where(
                email_checks.c.token == digest(token), email_checks.c.expires >= time()
            )
            row = connection.execute(query).mappings().first()
            if row is None:
                raise ApiError("bad-email-check", 403)
            connection.execute(email_checks.delete().where(email_checks.c.token == row["token"]))
            person = people.update().where(people.c.id == row["person"], people.c.email == row["email"])
            if not connection.execute(person.values(verified=row["email"])).rowcount:
                raise ApiError("bad-email-check", 403)
        return str(row["email"])

    def set_account(self, person: str, login: str, password: str, old: str, here: str) -> list[str]:
        """Give a person a login and a password; somebody who has a password already must know it.

        Nobody else stays logged in by what they had before: other devices and links are forgotten. Returns those
        devices.
        """
        login = clean_login(login)
        row = self._store.row(sa.select(people).where(people.c.id == person))
        if row is not None and row["password"]:
            _must_be(row["password"], old)
        if len(password) < 8 or len(password) > 200:
            raise ApiError("bad-password")
        hashed = _hasher.hash(password)
        others = devices.c.person == person, devices.c.secret != here
        try:
            with self._store.write() as connection:
                known = people.c.password.is_not_distinct_from(row and row["password"])
                mine = people.update().where(people.c.id == person, known)
                if not connection.execute(mine.values(login=login, password=hashed)).rowcount:
                    raise ApiError("wrong-password", 403)  # another device has changed it at this moment
                if row is None or not row["password"]:
                    return []
                gone = [str(found.secret) for found in connection.execute(sa.select(devices).where(*others))]
                connection.execute(devices.delete().where(*others))
                connection.execute(claims.delete().where(claims.c.person == person))
                return gone
        except sa.exc.IntegrityError as error:
            raise ApiError("login-taken", 409) from error

    def log_in(self, login: str, password: str) -> str:
        """The secret for a device of somebody who knows the password."""
        row = self._store.row(sa.select(people).where(people.c.login == clean_login(login)))
        _must_be((row or {}).get("password") or _nobody(), password)
        if row is None:
            raise ApiError("wrong-password", 403)
        with self._store.write() as connection:
            _hold(connection, row["id"])
            known = people.c.id == row["id"], people.c.password == row["password"]
            if connection.execute(sa.select(people.c.id).where(*known)).first() is None:
                raise ApiError("wrong-password", 403)  # it was changed while this one was being checked
            return self._add_device(connection, row["id"])

    def log_out(self, device: str, *, with_links: bool = False) -> None:
        """Forget a device, by the hash of its secret; `with_links`: also links that may have been created there.

        Somebody who logs out of their own device may well have created a link for the next one.
        """
        with self._store.write() as connection:
            if with_links:
                owner = sa.select(devices.c.person).where(devices.c.secret == device)
                person = connection.execute(owner).scalar()
                _hold(connection, person)
                connection.execute(claims.delete().where(claims.c.person == person))
            connection.execute(devices.delete().where(devices.c.secret == device))

    def devices(self, person: str) -> list[dict[str, Any]]:
        """The devices that are this person's, the newest first."""
        query = sa.select(devices).where(devices.c.person == person).order_by(devices.c.created.desc())
        return self._store.rows(query)

    def known_devices(self, among: Collection[str]) -> set[str]:
        """Those devices that are somebody's."""
        query = sa.select(devices.c.secret).where(devices.c.secret.in_(list(among)))
        return {row["secret"] for row in self._store.rows(query)} if among else set()

    @staticmethod
    def _add_device(connection: sa.Connection, person: str) -> str:
        secret = secrets.token_urlsafe(32)
        connection.execute(devices.insert(), {"secret": digest(secret), "person": person, "created": time()})
        _keep_newest(connection, devices, devices.c.secret, devices.c.created, person, MOST_DEVICES)
        return secret


def _hold(connection: sa.Connection, person: str | None) -> None:
    """Until this is stored, no other process changes what lets somebody in as this person: devices, links and the
    password. Otherwise a link that is made while the password is changed would be a way back in."""
    connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())


def _keep_newest(
    connection: sa.Connection,
    part: sa.Table,
    key: sa.ColumnElement[str],
    age: sa.ColumnElement[float],
    person: str,
    most: int,
) -> None:
    """Keep anybody's rows from growing without end."""
    old = sa.select(key).where(part.c.person == person).order_by(age.desc()).offset(most)
    if rows := [row[0] for row in connection.execute(old.limit(most))]:
        connection.execute(part.delete().where(key.in_(rows)))


def _must_be(hashed: str, password: str) -> None:
    try:
        _hasher.verify(hashed, password)
    except Argon2Error as error:
        raise ApiError("wrong-password", 403) from error


def clean_login(login: str) -> str:
    cleaned = login.strip().lower()
    if not 3 <= len(cleaned) <= NAME_LENGTH or not is_one_word(cleaned):
        raise ApiError("bad-login")
    return cleaned
