"""Whether a request was meant for this server, if the host has configured its address.

A page of another site that reaches us by DNS rebinding still sends the other site's name, and a
browser says which site opens a WebSocket.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

OWN = ("localhost", "127.0.0.1", "::1")  # no other site can have these names
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def place(address: str) -> tuple[str, int | None]:
    """The host and port of an address; empty for an invalid one."""
    try:
        parts = urlsplit(address)
        return (parts.hostname or "").rstrip("."), parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return "", None


def is_ours(scope: Mapping[str, Any], address: str) -> bool:
    """Whether Host and Origin match our address; always, if none is configured."""
    if not address:
        return True
    scheme = urlsplit(address).scheme
    heads: dict[bytes, bytes] = dict(scope["headers"])
    host, origin = heads.get(b"host", b"").decode("latin-1"), heads.get(b"origin")
    named = place(f"{scheme}://{host}")
    if named != place(address) and named[0] not in OWN:
        return False
    # Programs send no Origin; pages of others say theirs.
    if scope["type"] != "websocket" or origin is None:
        return True
    said = origin.decode("latin-1")
    return urlsplit(said).scheme == scheme and place(said) == place(address)
