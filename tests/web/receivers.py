"""Receivers of notices: of HTTP in all their moods, of mail, and a browser's push service."""

import asyncio
import json
import threading
from collections.abc import Coroutine
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from quartett.notices.push import coded

MEGABYTES = 8_000_000


class Receivers:
    """A thread with an event loop: one port for HTTP, one for SMTP."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        """Path, headers and body of every request that arrived whole."""
        self.letters: list[str] = []
        self.tries = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._servers = [
            self.run(asyncio.start_server(self._http, "127.0.0.1", 0)),
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
        while line := (await reader.readline()).strip().upper():
            if line == b"DATA":
                writer.write(b"354 go on\r\n")
                self.letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")
            await writer.drain()
            if line == b"QUIT":
                break
        writer.close()


class Browser:
    """The side of web push that reads: written from RFC 8291, not from our code."""

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
