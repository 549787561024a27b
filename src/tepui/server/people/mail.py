"""Mail through the host's SMTP server, to people who have confirmed a code sent to them."""

import hmac
import re
import smtplib
from email.message import EmailMessage

import msgspec

from tepui.server.store.contract import wall

TIMEOUT = 20
DAY = 86_400
# One address, and nothing that a mail server could read as several.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)


class Mail(msgspec.Struct, frozen=True):
    """The host's SMTP server."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    tls: bool = True

    def send(self, address: str, subject: str, text: str) -> None:
        """Send a mail. Raises like `smtplib`."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message.set_content(text)
        with smtplib.SMTP(self.host, self.port, timeout=TIMEOUT) as server:
            if self.tls:
                server.starttls()
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


class MailCodes:
    """The codes that prove that somebody reads an address's mail, valid for two days at most."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def now(self, whose: str, address: str, ago: int = 0) -> str:
        """The code of today, or of some days ago."""
        said = f"{whose}\n{address.lower()}\n{int(wall() // DAY) - ago}"
        number = int.from_bytes(hmac.digest(self._secret, said.encode(), "sha256")[:8])
        return f"{number % 10**8:08}"

    def prove(self, whose: str, address: str, code: str) -> bool:
        """Whether this is such a code."""
        given = code.strip().encode()
        known = [self.now(whose, address, ago).encode() for ago in (0, 1)]
        return any(hmac.compare_digest(each, given) for each in known)


def plain(name: str) -> str:
    """A name that a stranger has chosen, with nothing that a mail program takes for a link."""
    return " ".join("".join(c if c.isalnum() or c in " -'’()" else " " for c in name).split())
