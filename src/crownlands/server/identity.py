"""HTTP: who I am."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import MAIL, PASSWORDS, WRITES
from crownlands.server.mail import one_address, send_mail
from crownlands.server.notices import attempt
from crownlands.server.page_messages import DeviceLink, Me, MyDevice, VerifiedEmail
from crownlands.server.people import clean_name, digest, is_one_word, is_verified
from crownlands.server.rows import PersonRow
from crownlands.server.security import COOKIE, visitor_address
from crownlands.server.visitors import house_of, known, language, link_in_mail, set_cookie, visitor
from crownlands.words import Words

router = APIRouter(prefix="/api", tags=["people"])
DEVICE = 16
"""How many characters of the hash of its secret identify a device."""
Text = Annotated[str, Field(max_length=500)]


class Name(BaseModel):
    name: Text


class Notices(BaseModel):
    email: Text
    webhook: Text


class Token(BaseModel):
    token: Text


class Login(BaseModel):
    login: Text
    password: Text


class Account(Login):
    old: Text = ""
    """The current password, if there is one."""


class Device(BaseModel):
    device: Text


def shown(request: Request, person: PersonRow | None) -> Me:
    if person is None:
        return {"id": None, "name": None, "login": None, "email": None, "verified": None, "webhook": None}
    return {
        "id": person["id"],
        "name": person["name"],
        "login": person["login"],
        "email": person["email"],
        "verified": is_verified(person) if house_of(request).settings.smtp else None,
        "webhook": person["webhook"],
    }


@router.get("/me", response_model=None)
async def me(request: Request) -> Me:
    """Who I am; everything is null for a stranger."""
    person = await visitor(request)
    if person is not None:
        house_of(request).seen.add(person["id"])  # stored later: a visit does not wait for the disk
    return shown(request, person)


@router.post("/me", response_model=None)
async def become(body: Name, request: Request, response: Response) -> Me:
    """Become a guest with a name, or change the name."""
    person, people = await visitor(request), house_of(request).people
    if person is None:
        if not house_of(request).limits.guests.allows(visitor_address(request.client)):
            raise ApiError("too-many", 429)
        person, secret = await WRITES.run(people.new_guest, body.name, language(request))
        set_cookie(request, response, secret)
    else:
        person["name"] = clean_name(body.name)
        await WRITES.run(lambda: people.change(person["id"], name=person["name"], language=language(request)))
    return shown(request, person)


@router.post("/me/notices", response_model=None)
async def notices(body: Notices, request: Request) -> Me:
    """Where digests go."""
    person, house = await known(request), house_of(request)
    email, webhook = one_address(body.email) if body.email.strip() else "", body.webhook.strip()
    if webhook and not (webhook.startswith(("http://", "https://")) and is_one_word(webhook)):
        raise ApiError("bad-webhook")
    must_check = bool(house.settings.smtp and email) and email != person["verified"]
    if must_check:
        limit_mail(house, request, person["id"], email)
    values = {"email": email, "webhook": webhook, "language": language(request)}
    await WRITES.run(lambda: house.people.change(person["id"], **values))
    if must_check:
        token = await WRITES.run(house.people.new_email_check, person["id"], email)
        house.spawn(send_email_check(house, email, language(request), link_in_mail(request, f"#/verify/{token}")))
    return shown(request, {**person, "email": email, "webhook": webhook})


@router.post("/me/email", response_model=None)
async def verify_email(body: Token, request: Request) -> VerifiedEmail:
    """Confirm the address that a link was sent to; whoever has the link need not be logged in here."""
    return {"email": await WRITES.run(house_of(request).people.verify_email, body.token)}


def limit_mail(house: House, request: Request, person: str, email: str) -> None:
    """Nobody's mailbox is flooded: neither by one person, nor from one computer, nor by many people for one
    address."""
    address = visitor_address(request.client)
    for sender in (f"by {person}", f"from {address}", f"to {email.lower()}"):
        if not house.limits.mails.allows(sender):
            raise ApiError("too-many-mails", 429)


async def send_email_check(house: House, email: str, language: str, link: str) -> None:
    """The only e-mail to an address whose owner has not confirmed it. It contains nothing that a
    guest has typed."""
    words = Words(language)
    text = "\n\n".join([words.text("email-check-hello"), link, words.text("email-check-end")])
    await attempt(MAIL.run(send_mail, house.settings, email, words.text("email-check-subject"), text))


@router.get("/me/finished")
async def finished(request: Request) -> list[str]:
    """The games that I have played to the end at least once; none for a stranger."""
    person = await visitor(request)
    if person is None:
        return []
    return await in_thread(house_of(request).people.finished, person["id"])


@router.post("/me/link", response_model=None)
async def link(request: Request) -> DeviceLink:
    """A token for another device of mine."""
    person, here = await known(request), digest(request.cookies.get(COOKIE, ""))
    return {"token": await WRITES.run(house_of(request).people.new_claim, person["id"], here)}


@router.post("/me/claim", response_model=None)
async def claim(body: Token, request: Request, response: Response) -> Me:
    """Log this device in as that person."""
    people = house_of(request).people
    secret = await WRITES.run(people.claim, body.token)
    set_cookie(request, response, secret)
    return shown(request, await in_thread(people.by_secret, secret))


@router.post("/me/account", response_model=None)
async def account(body: Account, request: Request) -> Me:
    """Create an account, or change its password; the games stay mine."""
    person, house = await known(request), house_of(request)
    house.limit_logins(request, person["id"])
    if not person["login"] and not house.limits.accounts.allows(visitor_address(request.client)):
        raise ApiError("too-many", 429)
    here = digest(request.cookies.get(COOKIE, ""))
    wanted = person["id"], body.login, body.password, body.old
    for device in await PASSWORDS.run(house.people.set_account, *wanted, here):
        house.close_device(device)
    return shown(request, {**person, "login": body.login.strip().lower()})


@router.post("/login", response_model=None)
async def log_in(body: Login, request: Request, response: Response) -> Me:
    house = house_of(request)
    house.limit_logins(request, body.login.strip().lower())
    secret = await PASSWORDS.run(house.people.log_in, body.login, body.password)
    set_cookie(request, response, secret)
    return shown(request, await in_thread(house.people.by_secret, secret))


@router.get("/me/devices", response_model=None)
async def my_devices(request: Request) -> list[MyDevice]:
    """Where I am logged in, the newest first."""
    person, here = await known(request), digest(request.cookies.get(COOKIE, ""))
    rows = await in_thread(house_of(request).people.devices, person["id"])
    return [
        {"id": row["secret"][:DEVICE], "created": row["created"], "here": row["secret"] == here} for row in rows
    ]


@router.post("/me/devices/logout", response_model=None)
async def log_out_there(body: Device, request: Request) -> list[MyDevice]:
    """Log one of my devices out; everything it has open is closed."""
    person, house = await known(request), house_of(request)
    for row in await in_thread(house.people.devices, person["id"]):
        if row["secret"][:DEVICE] == body.device:
            await WRITES.run(partial(house.people.log_out, row["secret"], with_links=True))
            house.close_device(row["secret"])
            return await my_devices(request)
    raise ApiError("no-such-device", 404)


@router.post("/logout", response_model=None)
async def log_out(request: Request, response: Response) -> Me:
    secret, house = request.cookies.get(COOKIE), house_of(request)
    if secret:
        await WRITES.run(house.people.log_out, digest(secret))
        house.close_device(digest(secret))
    response.delete_cookie(COOKIE, path="/")
    return shown(request, None)
