"""Web push without a payload, signed with the host's own key (VAPID).

A push contains nothing that would have to be encrypted: it wakes the browser, which asks the
server. A subscription's address comes from a stranger, so requests are made only over https, on the
default port, to public addresses, and follow no redirects; or to places that the host has named.
Needs `cryptography`.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import os
import socket
import ssl
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from tepui.server.store.store import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

TRUSTED = "TEPUI_HOOKS"  # the variable that names places in the host's own network
TIMEOUT = 10.0  # seconds for a whole call, however slowly the other side answers
LINE = 1024  # bytes of an answer's first line, at most
KEPT = 86_400  # seconds that a push service keeps a push for a browser that is off
GOOD_FOR = 12 * 3600  # seconds that a signature is valid; a day at most
SECRET = "push"  # noqa: S105  # the name under which the store keeps the key


# The open internet in IPv6 is what the registries assign, except for special ranges: 6to4, Teredo,
# examples. NAT64, IPv4 in IPv6 and everything else are outside of it.
OPEN = ipaddress.ip_network("2000::/3")
NOBODYS = [
    ipaddress.ip_network(each)
    for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "192.0.0.0/24")
]


class NotPublic(OSError):
    """An address that is not on the open internet. It is never called."""


class Gone(Exception):
    """The subscription has expired, or was cancelled."""


class Push:
    """Sends pushes, signed with one key."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str) -> None:
        self.contact = contact
        self._key = key

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def send(self, address: str) -> None:
        """Send a push. Raises `Gone`, `OSError`, `ValueError` or an `HTTPException`."""
        parts = urlsplit(address)
        headers = {
            "TTL": str(KEPT),
            "Authorization": f"vapid t={self._signed(f'https://{parts.netloc}')}, k={self.public}",
        }
        post(address, b"", headers)

    def _signed(self, audience: str) -> str:
        """A JSON web token that names sender and receiver."""
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        claims: dict[str, str | int] = {"aud": audience, "exp": int(time.time()) + GOOD_FOR}
        if self.contact:
            claims["sub"] = self.contact
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(_text(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        return f"{said}.{_text(r.to_bytes(32) + s.to_bytes(32))}"


async def push_of(store: Store, contact: str) -> Push | None:
    """Pushes signed with the key in this database; None if `cryptography` is missing."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        return None
    curve = ec.SECP256R1()
    fresh = ec.generate_private_key(curve).private_numbers().private_value.to_bytes(32)
    kept = await store.keep(SECRET, fresh)
    return Push(ec.derive_private_key(int.from_bytes(kept), curve), contact)


def post(address: str, body: bytes, headers: dict[str, str]) -> None:
    """Send a request to an address from a stranger. Raises like `Push.send`."""
    if not is_address(address):
        raise ValueError(address)
    parts = urlsplit(address)
    place = f"{parts.path}?{parts.query}" if parts.query else parts.path
    end = time.monotonic() + TIMEOUT
    connection = connection_to(address)
    try:
        connection.timeout = left_until(end)
        connection.connect()
        connection.sock.settimeout(left_until(end))
        length = {"Content-Length": str(len(body))}
        connection.request("POST", place or "/", body, {**headers, **length})
        status = _status(connection.sock, end)
    finally:
        connection.close()
    if status in (404, 410):
        raise Gone
    if not 200 <= status < 300:
        raise OSError(status)


def left_until(end: float) -> float:
    """Seconds until then. Raises `TimeoutError` if it is past."""
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _status(sock: socket.socket, end: float) -> int:
    """The status of an answer. Nothing more is read."""
    line = b""
    while b"\n" not in line:
        sock.settimeout(left_until(end))
        more = sock.recv(LINE)
        line += more
        if not more or len(line) > LINE:
            raise http.client.BadStatusLine(line[:80].decode("latin-1"))
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/") or not rest[:3].isdigit():
        raise http.client.BadStatusLine(line[:80].decode("latin-1"))
    return int(rest[:3])


def is_trusted(address: str) -> bool:
    """Whether the host allows notices to go there although it is in a private network."""
    return "/".join(address.split("/")[:3]) in os.environ.get(TRUSTED, "").split()


def is_address(address: str) -> bool:
    """Whether this could be the address of a push service or a webhook."""
    if is_trusted(address):
        return True
    try:
        parts = urlsplit(address)
        usual = parts.port in (None, 443)
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and " " not in address
    return (
        plain and parts.scheme == "https" and bool(parts.hostname) and usual and not parts.username
    )


def connection_to(address: str) -> http.client.HTTPConnection:
    """A connection that is allowed. Otherwise raises `NotPublic`, or why the name is unknown."""
    parts = urlsplit(address)
    if not is_trusted(address):
        return public(parts.hostname or "")
    tls = parts.scheme == "https"
    kind = http.client.HTTPSConnection if tls else http.client.HTTPConnection
    return kind(parts.netloc, timeout=TIMEOUT)


def public(host: str) -> http.client.HTTPConnection:
    """A connection to a host, if it resolves to a public address; pinned to that address."""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not all(is_public(each) for each in addresses):
        raise NotPublic("not a public address")
    return _At(host, addresses[0])


def is_public(address: str) -> bool:
    """Whether an address is on the open internet, and leads to no other one through a gateway."""
    ip = ipaddress.ip_address(address)
    if ip.version == 6 and ip not in OPEN:
        return False
    aside = any(ip in network for network in NOBODYS if network.version == ip.version)
    return ip.is_global and not ip.is_multicast and not aside


class _At(http.client.HTTPSConnection):
    """A connection to the address that was checked, even if the name now resolves to another."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, timeout=TIMEOUT)
        self._address = address

    def connect(self) -> None:
        end = time.monotonic() + (self.timeout or TIMEOUT)
        bare = socket.create_connection((self._address, 443), self.timeout)
        bare.settimeout(left_until(end))
        self.sock = ssl.create_default_context().wrap_socket(bare, server_hostname=self.host)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
