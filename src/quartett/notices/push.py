"""Web push: a message that only the browser can read (RFC 8291), with our signature (RFC 8292).

The library comes with the extra `push`.
"""

import base64
import secrets
import time
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from quartett.core.problem import Problem

RECORD_BYTES: Final = 4096
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
SIGNED_SECONDS: Final = 3600
KEPT_SECONDS: Final = 4 * 3600
"""How long the push service should keep a message for a browser that is offline."""


def is_possible() -> bool:
    """Whether the library is installed."""
    return find_spec("cryptography") is not None


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """
    >>> decoded(coded(b"four"))
    b'four'
    """
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Problem("bad-push-key") from None


def new_key() -> bytes:
    """Our private key: made once, kept in the store."""
    ec: Any = _curves()
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return int(number).to_bytes(32, "big")


def public_key(own: bytes) -> bytes:
    return _point(_private(own))


def check_browser(key: str, auth: str) -> None:
    """Checks that a browser's key is a point on the curve and its secret has the right length."""
    ec: Any = _curves()
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    except ValueError:
        raise Problem("bad-push-key") from None
    if len(decoded(auth)) != AUTH_BYTES or len(decoded(key)) != KEY_BYTES:
        raise Problem("bad-push-key")


def encrypt(text: bytes, key: str, auth: str) -> bytes:
    """Encrypts for one browser. Every message has its own key pair and salt."""
    return sealed(text, key, auth, new_key(), secrets.token_bytes(16))


def sealed(text: bytes, key: str, auth: str, own: bytes, salt: bytes) -> bytes:
    """As in RFC 8291, with the private key of this message."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    ec: Any = _curves()
    theirs = decoded(key)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    fresh = _private(own)
    ours = _point(fresh)
    shared = fresh.exchange(ec.ECDH(), browser)
    known = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(derived(known, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(known, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + bytes(cipher.encrypt(nonce, text + b"\2", None))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(secret))


def headers(target: str, own: bytes, contact: str) -> dict[str, str]:
    parts = urlsplit(target)
    audience = f"{parts.scheme}://{parts.netloc}"
    token = signed({"aud": audience, "exp": int(time.time()) + SIGNED_SECONDS, "sub": contact}, own)
    return {
        "authorization": f"vapid t={token}, k={coded(public_key(own))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }


def signed(claims: dict[str, Any], own: bytes) -> str:
    """A JWT signed with ES256."""
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    ec: Any = _curves()
    head = coded(b'{"typ":"JWT","alg":"ES256"}')
    text = f"{head}.{coded(msgspec.json.encode(claims))}"
    first, second = decode_dss_signature(_private(own).sign(text.encode(), ec.ECDSA(SHA256())))
    return f"{text}.{coded(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def _curves() -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec


def _private(own: bytes) -> Any:
    ec: Any = _curves()
    return ec.derive_private_key(int.from_bytes(own, "big"), ec.SECP256R1())


def _point(private: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    public = private.public_key()
    return bytes(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
