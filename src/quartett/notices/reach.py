"""Sends requests to untrusted receivers: once, briefly, and never into our own network.

A name is looked up once; all its addresses must be public, and the connection goes to one of the
addresses that were checked, so that a name cannot lead elsewhere a moment later. Redirects are not
followed. Nothing after the first line of the response is read.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import Final
from urllib.parse import urlsplit

from quartett.core.problem import Problem

SECONDS: Final = 10
FIRST_LINE: Final = 4096
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""IPv6 addresses that a gateway maps to IPv4, perhaps in its own network."""
LOOKING_UP: Final = ThreadPoolExecutor(4, thread_name_prefix="names")
Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """
    >>> [is_public(ip_address(a)) for a in ("1.1.1.1", "10.0.0.1", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False]
    >>> [is_public(ip_address(a)) for a in ("169.254.169.254", "2002:7f00:1::", "64:ff9b::7f00:1")]
    [False, False, False]
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast


async def addresses_of(host: str, port: int, private: bool) -> list[str]:
    """Raises the problem `private-receiver` if any of them is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(LOOKING_UP, lambda: look_up(host, port))
    except (gaierror, UnicodeError):
        raise Problem("unknown-receiver", host=host) from None
    if not private and not all(is_public(ip_address(one.partition("%")[0])) for one in found):
        raise Problem("private-receiver", host=host)
    return found


def look_up(host: str, port: int) -> list[str]:
    rows = getaddrinfo(host, port, type=SOCK_STREAM)
    return list(dict.fromkeys(str(row[4][0]) for row in rows))


async def post(target: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """The status that the receiver returns. Raises OSError, TimeoutError or a Problem."""
    import ssl  # missing in the browser, where nothing is sent anyway

    async with asyncio.timeout(SECONDS):
        parts = urlsplit(target)
        host, safe = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if safe else 80)
        address = (await addresses_of(host, port, private))[0]
        secured = ssl.create_default_context() if safe else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secured, limit=FIRST_LINE, server_hostname=host if safe else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            writer.write(request(path, parts.netloc, headers, body))
            await writer.drain()
            return status(await reader.readline())
        finally:
            writer.transport.abort()


def request(path: str, host: str, headers: dict[str, str], body: bytes) -> bytes:
    """The receiver is untrusted, so it gets only what it needs."""
    own = {"user-agent": "quartett", "connection": "close", "content-length": str(len(body))}
    rows = [f"{name}: {value}" for name, value in {"host": host, **headers, **own}.items()]
    return "\r\n".join([f"POST {path} HTTP/1.1", *rows, "", ""]).encode("latin-1") + body


def status(line: bytes) -> int:
    """
    >>> status(b"HTTP/1.1 204 No Content\\r\\n")
    204
    """
    parts = line.split(None, 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].isdigit():
        raise OSError("no answer of HTTP")
    return int(parts[1])
