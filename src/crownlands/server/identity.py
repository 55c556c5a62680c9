"""HTTP: who I am."""

from __future__ import annotations

from time import time
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from crownlands.server.errors import ApiError
from crownlands.server.house import in_thread
from crownlands.server.messages import Me, MyDevice
from crownlands.server.people import clean_name, digest, is_one_word
from crownlands.server.rows import PersonRow
from crownlands.server.visitors import COOKIE, house_of, known, language, set_cookie, visitor

router = APIRouter(prefix="/api", tags=["people"])
DEVICE = 16
"""So many letters of the hash of its secret name a device."""
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
    """The password so far, if there is one."""


class Device(BaseModel):
    device: Text


def shown(person: PersonRow | None) -> Me:
    if person is None:
        return {"id": None, "name": None, "login": None, "email": None, "webhook": None}
    return {
        "id": person["id"],
        "name": person["name"],
        "login": person["login"],
        "email": person["email"],
        "webhook": person["webhook"],
    }


@router.get("/me", response_model=None)
async def me(request: Request) -> Me:
    """Who I am; everything is null for a stranger."""
    person = await visitor(request)
    if person is not None:
        await in_thread(lambda: house_of(request).people.change(person["id"], seen=time()))
    return shown(person)


@router.post("/me", response_model=None)
async def become(body: Name, request: Request, response: Response) -> Me:
    """Become a guest with a name, or take another name."""
    person, people = await visitor(request), house_of(request).people
    if person is None:
        person, secret = await in_thread(people.new_guest, body.name, language(request))
        set_cookie(request, response, secret)
    else:
        person["name"] = clean_name(body.name)
        await in_thread(lambda: people.change(person["id"], name=person["name"], language=language(request)))
    return shown(person)


@router.post("/me/notices", response_model=None)
async def notices(body: Notices, request: Request) -> Me:
    """Where digests go."""
    person = await known(request)
    email, webhook = body.email.strip(), body.webhook.strip()
    if email and ("@" not in email or len(email) > 200 or not is_one_word(email)):
        raise ApiError("bad-email")
    if webhook and not (webhook.startswith(("http://", "https://")) and is_one_word(webhook)):
        raise ApiError("bad-webhook")
    values = {"email": email, "webhook": webhook, "language": language(request)}
    await in_thread(lambda: house_of(request).people.change(person["id"], **values))
    return shown({**person, "email": email, "webhook": webhook})


@router.get("/me/finished")
async def finished(request: Request) -> list[str]:
    """The games of which I have played one to its end; none for a stranger."""
    person = await visitor(request)
    if person is None:
        return []
    return await in_thread(house_of(request).people.finished, person["id"])


@router.post("/me/link")
async def link(request: Request) -> dict[str, str]:
    """A token for another device of mine."""
    person = await known(request)
    return {"token": await in_thread(house_of(request).people.new_claim, person["id"])}


@router.post("/me/claim", response_model=None)
async def claim(body: Token, request: Request, response: Response) -> Me:
    """Make this device that person's."""
    people = house_of(request).people
    secret = await in_thread(people.claim, body.token)
    set_cookie(request, response, secret)
    return shown(await in_thread(people.by_secret, secret))


@router.post("/me/account", response_model=None)
async def account(body: Account, request: Request) -> Me:
    """Claim an account, or change its password; the games stay mine."""
    person, house = await known(request), house_of(request)
    async with house.knocking(request, person["id"]):
        await in_thread(house.people.set_account, person["id"], body.login, body.password, body.old)
    return shown({**person, "login": body.login.strip().lower()})


@router.post("/login", response_model=None)
async def log_in(body: Login, request: Request, response: Response) -> Me:
    house = house_of(request)
    async with house.knocking(request, body.login.strip().lower()):
        secret = await in_thread(house.people.log_in, body.login, body.password)
    set_cookie(request, response, secret)
    return shown(await in_thread(house.people.by_secret, secret))


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
    """Log one of my devices out; whatever it has open ends."""
    person, house = await known(request), house_of(request)
    for row in await in_thread(house.people.devices, person["id"]):
        if row["secret"][:DEVICE] == body.device:
            await in_thread(house.people.log_out, row["secret"])
            house.show_out(row["secret"])
            return await my_devices(request)
    raise ApiError("no-such-device", 404)


@router.post("/logout", response_model=None)
async def log_out(request: Request, response: Response) -> Me:
    secret, house = request.cookies.get(COOKIE), house_of(request)
    if secret:
        await in_thread(house.people.log_out, digest(secret))
        house.show_out(digest(secret))
    response.delete_cookie(COOKIE, path="/")
    return shown(None)
