"""A push service on loopback, and browsers that can read what it gets: by the RFCs, without the house's code."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.house import LOOPBACK


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Pushed(NamedTuple):
    """Something that was posted."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class PushService:
    """Keeps what is posted. `answers` are the statuses for a path, one after the other; the last one stays."""

    def __init__(self) -> None:
        self.pushed: list[Pushed] = []
        self.answers: dict[str, list[int]] = {}
        service = self

        class Talk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.pushed.append(Pushed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                left = service.answers.get(self.path, [201])
                self.send_response(left.pop(0) if len(left) > 1 else left[0])
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer((LOOPBACK, 0), Talk)

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.server.server_address[1]}"

    def to(self, path: str) -> list[Pushed]:
        return [pushed for pushed in self.pushed if pushed.path == path]


class Browser:
    """One that has subscribed."""

    def __init__(self, private: bytes | None = None, auth: bytes | None = None) -> None:
        curve = ec.SECP256R1()
        self._key = (
            ec.derive_private_key(int.from_bytes(private, "big"), curve)
            if private
            else ec.generate_private_key(curve)
        )
        self._auth = auth or urandom(16)
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self._point = self._key.public_key().public_bytes(*form)
        self.keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> bytes:
        """RFC 8291, section 3.4; RFC 8188, section 2."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = derived(shared, self._auth, b"WebPush: info\x00" + self._point + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert not padding.strip(b"\x00")
        return text


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """RFC 8292. What is claimed under a signature by this key; InvalidSignature if it is not by it."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signed = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = decoded(signed)
    assert len(numbers) == 64
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found
