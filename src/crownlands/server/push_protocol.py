"""Web Push as push services and browsers expect it: contents that only the browser can read (RFC 8291, RFC 8188),
and a signature that says which house has sent them (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The largest record that every push service accepts; a notification is one."""
LARGEST = 3000
SIGNED_SECONDS = 12 * 3600
"""How long a signature is valid; a day is the maximum."""
POINT_BYTES, AUTH_BYTES = 65, 16
"""Of the two keys that a browser provides."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers and headers want it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def must_be_keys(p256dh: str, auth: str) -> None:
    """ValueError unless these are the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh))
    if (len(from_text(p256dh)), len(from_text(auth))) != (POINT_BYTES, AUTH_BYTES):
        raise ValueError("not the keys of a browser")


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291. A message that only the browser with these keys can read; sender and salt are new for each."""
    if len(message) > LARGEST:
        raise ValueError("too much for one notice")
    sender, salt = sender or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = from_text(p256dh), public_point(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(shared, from_text(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """RFC 8292. The Authorization header for one push service: who sends, and how to reach the host."""
    target = urlsplit(endpoint)
    claims = {
        "aud": f"{target.scheme}://{target.netloc}",
        "exp": int(now) + SIGNED_SECONDS,
        "sub": contact,
    }
    unsigned = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    r, s = decode_dss_signature(key.sign(unsigned.encode(), ec.ECDSA(SHA256())))
    signed = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={unsigned}.{signed}, k={to_text(public_point(key))}"


def _part(data: dict[str, Any]) -> str:
    return to_text(json.dumps(data, separators=(",", ":")).encode())
