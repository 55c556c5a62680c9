"""Notifications on a device, even if no page of the house is open there."""

from __future__ import annotations

import asyncio
import hmac
import json
from contextlib import suppress
from email.utils import parseaddr
from time import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from crownlands.server import push_protocol
from crownlands.server.call_slots import Caller
from crownlands.server.database_tables import push_devices, push_keys
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.page_messages import MyPush, PushNotice
from crownlands.server.people import digest, is_one_word
from crownlands.server.security import COOKIE
from crownlands.server.store import Store
from crownlands.server.visitors import house_of, known
from crownlands.server.webhooks import port_of

router = APIRouter(prefix="/api", tags=["people"])
PAUSES = (2.0, 10.0, 60.0)
"""Waiting times before further attempts if a push service is busy or unreachable, in seconds."""
MOST_DEVICES = 10
"""Per person, the newest ones."""
KEPT_SECONDS = 86_400
"""How long a push service keeps a notification for a device that is switched off."""
GONE = (404, 410)
LATER = (408, 429, 500, 502, 503, 504)
log = structlog.get_logger()


class PushDevice(BaseModel):
    """What a browser tells about itself (`PushSubscription`)."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


# -- the keys of the house --------------------------------------------------------------------------------------


def own_key(store: Store) -> ec.EllipticCurvePrivateKey:
    """The key of the house, generated when it is first opened; all its processes have the same one."""
    found = store.row(sa.select(push_keys))
    if found is None:
        with suppress(sa.exc.IntegrityError), store.write() as connection:  # another process may be quicker
            connection.execute(push_keys.insert(), {"id": 1, "private": push_protocol.new_private_key()})
        found = store.row(sa.select(push_keys))
        assert found is not None
    return push_protocol.private_key(found["private"])


async def make_key(house: House) -> None:
    """When the house opens, so that it has a key before anybody asks for it."""
    await WRITES.run(own_key, house.store)


# -- who wants them ---------------------------------------------------------------------------------------------


def _shown(house: House, on: bool) -> MyPush:
    if house.settings.webhooks == "none":
        return {"key": None, "on": False}
    return {"key": push_protocol.to_text(push_protocol.public_point(own_key(house.store))), "on": on}


def _is_on(house: House, device: str) -> MyPush:
    found = house.store.row(sa.select(push_devices.c.device).where(push_devices.c.device == device))
    return _shown(house, found is not None)


@router.get("/me/push", response_model=None)
async def my_push(request: Request) -> MyPush:
    """Whether this device gets notifications, and the key that it subscribes with."""
    await known(request)
    return await in_thread(_is_on, house_of(request), _device(request))


@router.post("/me/push", response_model=None)
async def push_here(body: PushDevice, request: Request) -> MyPush:
    """Turn on notifications for this device."""
    person, house = await known(request), house_of(request)
    _must_be_a_browser(house, body)
    row = {"device": _device(request), "person": person["id"], "created": time(), **body.model_dump()}
    try:
        await WRITES.run(_subscribe, house.store, row)
    except sa.exc.IntegrityError:  # the same browser came to another process at this moment: the newest counts
        await WRITES.run(_subscribe, house.store, row)
    return await in_thread(_shown, house, True)


@router.post("/me/push/stop", response_model=None)
async def no_push_here(request: Request) -> MyPush:
    """Turn off notifications for this device."""
    await known(request)
    house = house_of(request)
    await WRITES.run(_forget, house.store, push_devices.c.device == _device(request))
    return await in_thread(_shown, house, False)


def _device(request: Request) -> str:
    return digest(request.cookies.get(COOKIE, ""))


def _must_be_a_browser(house: House, body: PushDevice) -> None:
    schemes = ("https://", "http://") if house.settings.webhooks == "any" else ("https://",)
    try:
        target = urlsplit(body.endpoint)
        if not body.endpoint.startswith(schemes) or not is_one_word(body.endpoint) or not target.hostname:
            raise ValueError("not an address")
        port_of(target)
        push_protocol.must_be_keys(body.p256dh, body.auth)
    except ValueError as error:
        raise ApiError("bad-push") from error


def _subscribe(store: Store, row: dict[str, Any]) -> None:
    """A browser belongs to one device, and a device has one browser.

    Another device of the house may have been known in the same browser before. Its secret proves that it is the
    same: its address alone is known to push services, and to whoever has seen their logs.
    """
    earlier = sa.or_(push_devices.c.device == row["device"], push_devices.c.endpoint == row["endpoint"])
    with store.write() as connection:
        other = push_devices.c.endpoint == row["endpoint"], push_devices.c.device != row["device"]
        known = connection.execute(sa.select(push_devices).where(*other)).mappings().first()
        if known is not None and not hmac.compare_digest(known["auth"], row["auth"]):
            raise ApiError("bad-push", 409)
        connection.execute(push_devices.delete().where(earlier))
        connection.execute(push_devices.insert(), row)


def _forget(store: Store, which: sa.ColumnElement[bool]) -> None:
    with store.write() as connection:
        connection.execute(push_devices.delete().where(which))


# -- sending ----------------------------------------------------------------------------------------------------


async def push_to(house: House, person: str, notice: PushNotice) -> None:
    """Send a notification to all devices of somebody who wants that; a failure is logged and harms nobody."""
    query = sa.select(push_devices).where(push_devices.c.person == person)
    newest = query.order_by(push_devices.c.created.desc()).limit(MOST_DEVICES)
    rows = await in_thread(house.store.rows, newest)
    if not rows or house.settings.webhooks == "none":
        return
    key, message = await in_thread(own_key, house.store), json.dumps(notice, ensure_ascii=False).encode()
    caller = Caller(person, await house.shares.of(person))
    await asyncio.gather(*(_push(house, key, row, message, caller) for row in rows))


async def _push(
    house: House, key: ec.EllipticCurvePrivateKey, row: dict[str, Any], message: bytes, caller: Caller
) -> None:
    for pause in (*PAUSES, None):
        try:
            status = await _once(house, key, row, message, caller)
        except (OSError, ValueError) as error:
            status, reason = 503 if isinstance(error, OSError) else 0, str(error) or type(error).__name__
        else:
            reason = f"answered {status}"
        if 200 <= status < 300:
            return
        if status in GONE:  # the browser does not want them any more
            await WRITES.run(_forget, house.store, push_devices.c.endpoint == row["endpoint"])
            return
        if status not in LATER or pause is None:
            log.warning("push-failed", reason=reason)
            return
        await asyncio.sleep(pause)


async def _once(
    house: House, key: ec.EllipticCurvePrivateKey, row: dict[str, Any], message: bytes, caller: Caller
) -> int:
    settings = house.settings
    contact = settings.url if settings.url.startswith("https:") else f"mailto:{parseaddr(settings.mail_from)[1]}"
    headers = {
        "Authorization": push_protocol.signature(key, row["endpoint"], contact, time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": "waiting",  # a newer one takes the place of one that was not shown yet
        "Urgency": "normal",
    }
    body = push_protocol.encrypt(message, row["p256dh"], row["auth"])
    return await house.pushes.send(row["endpoint"], body, headers, caller)
