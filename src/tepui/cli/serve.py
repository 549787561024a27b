"""`tepui serve`: tables for browsers and programs, kept in a database."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import Any

import click
import msgspec
import platformdirs
import segno

from tepui.cli.language import say
from tepui.cli.output import options_of, tell_left_out
from tepui.engine.errors import BadOption
from tepui.engine.rule import Manner, calling
from tepui.server.http.address import OWN
from tepui.server.limits import Limits
from tepui.server.people.notices import Mail
from tepui.server.worker import Config

ELSEWHERE = ("192.0.2.1", 9)  # an address of nobody (RFC 5737)
STOP = 10  # seconds that clients have to go when the server stops
SILENCE = 120  # seconds that a worker may be silent, on a busy machine, before it is replaced
BEAT = (
    5.0  # seconds of silence until a client is asked for a sign of life, and again until it is gone
)


def serve(
    database: str | None,
    host: str,
    port: int,
    workers: int,
    limits: Sequence[str],
    address: str,
    lan: bool,
    browser: bool,
) -> None:
    """Serve until interrupted."""
    import uvicorn

    from tepui.server.http.door import RESERVE, Door, raise_file_limit
    from tepui.server.store.open import shared, try_serving
    from tepui.server.worker import warm

    database = database or os.environ.get("TEPUI_DATABASE") or default_database()
    asyncio.run(try_serving(database))
    host = "0.0.0.0" if lan else host  # noqa: S104  # as was asked for
    config = Config(
        database, limits_of(limits), mail_of(os.environ), address, host in OWN,
        lan_address(port) if lan else "", search=True,
    )  # fmt: skip
    with calling(Manner.INTERPRET):
        warm()  # to tell what cannot be loaded
    tell_left_out()
    files = raise_file_limit()
    if files < config.limits.sockets + RESERVE:
        click.echo(say()("cli-few-files", files=files, sockets=config.limits.sockets), err=True)
    shown = f"http://{'127.0.0.1' if lan else host}:{port}/"
    click.echo(say()("cli-serving", address=shown, database=database.rpartition("@")[2]))
    if lan:
        found = say()("cli-lan", address=config.lan) if config.lan else say()("cli-no-lan")
        click.echo(found)
        if config.lan and sys.stdout.isatty():
            click.echo(qr_code(config.lan))
    if browser and workers == 1:
        _open_soon(shown)
    with shared(database, workers) as given, TemporaryDirectory(prefix="tepui-") as folder:
        ushers = folder if workers > 1 else ""
        settled = {"database": given, "workers": workers, "ushers": ushers}
        msgspec.structs.replace(config, **settled).to_environment()
        uvicorn.run(
            "tepui.server.http.app:application",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=Door,
            ws=websockets(),
            ws_max_size=config.limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=BEAT,
            ws_ping_timeout=BEAT,
            timeout_graceful_shutdown=STOP,
            timeout_worker_healthcheck=SILENCE,
            log_config=journal(),
            server_header=False,
        )


def lan_address(port: int) -> str:
    """Where others on the local network reach us; empty, where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)  # which of our addresses would be used; nothing is sent
        except OSError:
            return ""
        found = asked.getsockname()[0]
    return "" if found.startswith("127.") else f"http://{found}:{port}"


def qr_code(address: str) -> str:
    """An address to be held before a phone's camera, as text."""
    drawn = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, border=2, compact=True)
    # Light on dark, whatever the terminal's own colours are: not all cameras read the reverse.
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())


def websockets() -> Any:
    """uvicorn's WebSockets: with our short cut, where it can be had and TEPUI_WIRE is not off."""
    try:
        if os.environ.get("TEPUI_WIRE", "on") == "off":
            from tepui.server.http.plain import Plain

            return Plain
        from tepui.server.http.wire import Wire
    except ImportError:
        return "websockets-sansio"  # another uvicorn than the one we know does as well
    return Wire


def default_database() -> str:
    """The user's own file."""
    return f"sqlite:///{platformdirs.user_data_path('tepui') / 'tables.db'}"


def limits_of(given: Sequence[str]) -> Limits:
    """The limits, with those given as NAME=VALUE in place of the usual ones."""
    known = msgspec.structs.asdict(Limits())
    for name, value in options_of(given).items():
        try:
            if name not in known:
                raise ValueError(name)
            known[name] = type(known[name])(value)
        except ValueError:
            raise BadOption("server-bad-limit", limit=name, known=", ".join(known)) from None
    return Limits(**known)


def mail_of(environment: Any) -> Mail | None:
    """The host's SMTP server, from TEPUI_SMTP_HOST, _SENDER, _PORT, _USER, _PASSWORD, _TLS."""
    found = environment.get
    if not found("TEPUI_SMTP_HOST"):
        return None
    return Mail(
        host=found("TEPUI_SMTP_HOST"),
        sender=found("TEPUI_SMTP_SENDER", "tepui@localhost"),
        port=int(found("TEPUI_SMTP_PORT", "587")),
        user=found("TEPUI_SMTP_USER", ""),
        password=found("TEPUI_SMTP_PASSWORD", ""),
        tls=found("TEPUI_SMTP_TLS", "on") != "off",
    )


def journal() -> dict[str, Any]:
    """Structured logs: one JSON object a line, on stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "tepui.server.worker.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "uvicorn": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
            # Every socket and request would be a line, with people's addresses.
            "uvicorn.error": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.access": {"handlers": [], "level": "WARNING", "propagate": False},
            "tepui": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        },
    }


def has_desktop(environment: Any, system: str = sys.platform) -> bool:
    """Whether somebody sits before a screen where a browser could open."""
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    if system in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_soon(address: str) -> None:
    """Open the browser when the server has had time to start; without one, do nothing."""
    if has_desktop(os.environ):
        timer = threading.Timer(1.5, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
