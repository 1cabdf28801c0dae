"""Receivers of notices: HTTP servers that succeed or fail in many ways, mail, and a push
service."""

import asyncio
import base64
import json
import ssl
import threading
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509 import (
    BasicConstraints,
    CertificateBuilder,
    DNSName,
    Name,
    NameAttribute,
    SubjectAlternativeName,
    random_serial_number,
)
from cryptography.x509.oid import NameOID

from quartett.notices.push import coded

MEGABYTES = 8_000_000


class Receivers:
    """A thread with an event loop: one port for HTTP, one for SMTP."""

    def __init__(self, secured: Path | None = None) -> None:
        """`secured`: a folder for their own certificate; everything is then over TLS."""
        self._tls = None if secured is None else certified(secured)
        self.passwords: list[str] = []
        """Passwords received over an encrypted connection."""
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        """Path, headers and body of every complete request."""
        self.letters: list[str] = []
        self.tries = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._servers = [
            self.run(asyncio.start_server(self._http, "127.0.0.1", 0, ssl=self._tls)),
            self.run(asyncio.start_server(self._smtp, "127.0.0.1", 0)),
        ]
        self.web, self.mail = (one.sockets[0].getsockname()[1] for one in self._servers)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def stop(self) -> None:
        self.run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _stop(self) -> None:
        for server in self._servers:
            server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def at(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for told, _, body in self.got if told == path]

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.web}{path}"

    async def _http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *rows = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (row.partition(": ") for row in rows)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split()[1]
        self.tries += 1
        self.got.append((path, headers, body))
        if path.startswith("/hang"):
            await asyncio.sleep(3600)
        if path.startswith("/dies"):
            writer.transport.abort()
            return
        answers = {
            "/redirect": f"302 Found\r\nlocation: {self.url('/private')}",
            "/gone": "410 Gone",
            "/fails": "500 Broken",
        }
        told = next((text for start, text in answers.items() if path.startswith(start)), "200 OK")
        writer.write(f"HTTP/1.1 {told}\r\nconnection: close\r\n\r\n".encode())
        if path.startswith("/megabytes"):
            writer.write(b"x" * MEGABYTES)
        try:
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except ConnectionError:
            pass

    async def _smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        safe = False
        while said := (await reader.readline()).strip():
            line = said.upper()
            if line.startswith(b"EHLO") and self._tls is not None:
                writer.write(
                    b"250-here\r\n250 AUTH PLAIN\r\n" if safe else b"250-here\r\n250 STARTTLS\r\n"
                )
                continue
            if line == b"STARTTLS" and self._tls is not None:
                writer.write(b"220 go on\r\n")
                await writer.drain()
                await writer.start_tls(self._tls)
                safe = True
                continue
            if line.startswith(b"AUTH PLAIN") and safe:
                _, user, password = base64.b64decode(said.split()[2]).decode().split("\0")
                self.passwords.append(f"{user}/{password}")
                writer.write(b"235 welcome\r\n")
                continue
            if line == b"DATA":
                writer.write(b"354 go on\r\n")
                self.letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")
            await writer.drain()
            if line == b"QUIT":
                break
        writer.close()


def certified(folder: Path) -> ssl.SSLContext:
    """A TLS context with a self-signed certificate, stored in the folder."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        Name([NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    now = datetime.now(UTC)
    made = (
        CertificateBuilder(
            name,
            name,
            key.public_key(),
            random_serial_number(),
            now - timedelta(1),
            now + timedelta(1),
        )
        .add_extension(SubjectAlternativeName([DNSName("localhost")]), critical=False)
        .add_extension(BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file, own = folder / "certificate.pem", folder / "key.pem"
    file.write_bytes(made.public_bytes(Encoding.PEM))
    own.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, own)
    return context


class Browser:
    """The receiving side of web push, written from RFC 8291 and independent of our code."""

    def __init__(self) -> None:
        self._own = ec.generate_private_key(ec.SECP256R1())
        self.point = self._own.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        return {"key": coded(self.point), "auth": coded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        point, cipher = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._own.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.point + point
        known = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(known)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(known)
        text = AESGCM(key).decrypt(nonce, cipher, None)
        assert text.endswith(b"\x02")
        told: dict[str, Any] = json.loads(text[:-1])
        return told
