"""An authenticator in software: makes passkeys and signs with them, rightly or wrongly."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id = secrets.token_bytes(32)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, flags: int) -> bytes:
        self.count += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": text(self.id), "rawId": text(self.id), "type": "public-key",
            "clientExtensionResults": {},
            "response": {name: text(value) for name, value in response.items()},
        }  # fmt: skip

    def make(self, options: Any) -> dict[str, Any]:
        """What `navigator.credentials.create` answers."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"),
                  -3: numbers.y.to_bytes(32, "big")}  # fmt: skip
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(public)})
        return self._answer(
            clientDataJSON=self._said("webauthn.create", options), attestationObject=made
        )

    def sign(self, options: Any) -> dict[str, Any]:
        """What `navigator.credentials.get` answers."""
        data, said = self._data(0x05), self._said("webauthn.get", options)
        signed = data + hashlib.sha256(said).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature)
