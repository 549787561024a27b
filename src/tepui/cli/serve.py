"""`tepui serve`: tables for browsers and programs, stored in a database."""

import asyncio
import errno
import io
import ipaddress
import os
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import msgspec

from tepui.cli import extras, running
from tepui.cli.command import option
from tepui.cli.language import SIGNS, echo, say, tell
from tepui.cli.options import in_database, refuse_beside
from tepui.cli.output import options_of, tell_left_out
from tepui.cli.signs import FOREVER
from tepui.cli.take_over import bound, predecessor, stop_when_ready, wait_for_database
from tepui.engine import registry
from tepui.engine.text.errors import BadOption, cause
from tepui.server.http.address import OWN, place
from tepui.server.limits import Limits
from tepui.server.people.mail import Mail
from tepui.server.worker import Config

ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737)
STOP = 10  # seconds that clients have to disconnect when the server stops
# Seconds of silence until a client is asked for a sign of life, and again until it is gone.
BEAT = 5.0


@in_database
@option("--host", default="127.0.0.1", envvar="TEPUI_HOST")
@option("--port", type=click.IntRange(0, 65535), default=8000, envvar="TEPUI_PORT")
@option("--workers", type=click.IntRange(1, 64), default=1, envvar="TEPUI_WORKERS")
@option("--limit", "limits", multiple=True, metavar="changes", envvar="TEPUI_LIMITS")
@option("--address", default="", envvar="TEPUI_ADDRESS")
@option("--proxies", default="127.0.0.1", envvar=("TEPUI_PROXIES", "FORWARDED_ALLOW_IPS"))
@option("--lan", is_flag=True)
@option("--browser/--no-browser", default=True)
@option("--take-over", is_flag=True)
def serve(
    database: str | None, host: str, port: int, workers: int, limits: Sequence[str],
    address: str, proxies: str, lan: bool, browser: bool, take_over: bool,
) -> None:  # fmt: skip
    """Serve until interrupted; `take_over`: in place of the server that runs here."""
    extras.need_server()
    import uvicorn

    from tepui.server.http.connection_limit import RESERVE, LimitedHTTP, raise_file_limit
    from tepui.server.http.websocket import LimitedSocket
    from tepui.server.store.open import try_serving
    from tepui.server.table.loaded_games import outsiders, warm

    if lan:
        refuse_beside("--lan", "host")
        host = "0.0.0.0"  # noqa: S104  # as requested
    database = database or os.environ.get("TEPUI_DATABASE") or running.default_database()
    check_database(database)
    here = predecessor(whole(database), port)
    old = here if take_over else None
    if old is None:
        check_port(host, port, here)
    proxies = ",".join(proxies.replace(",", " ").split())  # in a variable, separated by either
    check_proxies(proxies)
    check_address(address)
    config = Config(
        database, limits_of(limits), mail_of(os.environ), address, host in OWN,
        lan_address(port) if lan else "", pars=True, workers=workers, run=secrets.token_hex(8),
        # In a copy of the source it was started by make, and there may be no command.
        to_lan="make play FLAGS=--lan" if "MAKELEVEL" in os.environ else "tepui serve --lan",
    )  # fmt: skip
    if old is None or not database.startswith("sqlite"):
        asyncio.run(try_serving(database, workers))
    # To report what cannot be loaded; and who takes over has everything ready before.
    for game in outsiders() if old is None else registry.all_games():
        warm(game)
    tell_left_out()
    for extra in extras.EXTRAS:
        if extra not in (*extras.installed(), "postgres"):  # which has an error of its own
            tell(say()("cli-no-extra", extra=extra), err=True)
    files = raise_file_limit()
    if files < 2 * config.limits.sockets + RESERVE:
        tell(say()("cli-few-files", files=files, sockets=config.limits.sockets), err=True)
    shown = f"http://{'127.0.0.1' if lan else host}:{port}/"
    tell(say()("cli-serving", address=shown, database=database.rpartition("@")[2]))
    if lan:
        tell(say()("cli-lan", address=config.lan) if config.lan else say()("cli-no-lan"))
        if config.lan and sys.stdout.isatty():
            echo(qr_code(config.lan))
    if browser and workers == 1:
        _open_soon(shown)
    config.to_environment()
    with bound(host, port) as line:
        note = running.Note(
            whole(database), host, port, address, proxies, workers, os.getpid(), config.run
        )
        if old is not None and database.startswith("sqlite"):
            wait_for_database(database, old, line)
        elif old is not None:
            stop_when_ready(old, config.run, host, port)
        SIGNS.hush(FOREVER)  # it serves until it is stopped
        with running.noted(note):
            settings = uvicorn.Config(
                "tepui.server.http.app:application",
                factory=True,
                workers=workers,
                http=LimitedHTTP,
                ws=LimitedSocket,
                ws_max_size=config.limits.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=BEAT,
                ws_ping_timeout=BEAT,
                timeout_graceful_shutdown=STOP,
                log_config=journal(),
                server_header=False,
                forwarded_allow_ips=proxies,
            )
            if workers > 1:
                from tepui.cli.supervisor import Supervisor  # it needs uvicorn

                sys.exit(Supervisor(settings, line, workers).run())
            else:
                server = uvicorn.Server(settings)
                signal.signal(signal.SIGTERM, signal.default_int_handler)  # and the note goes
                with suppress(KeyboardInterrupt):
                    server.run(sockets=[line])
                if not server.started:
                    sys.exit(3)  # as uvicorn does


def check_port(host: str, port: int, own: running.Note | None = None) -> None:
    """Refuse a port that another program has, before anything is said or done."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind) as asked:
        if sys.platform != "win32":  # there it would let two programs share a port
            asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((host, port))
        except OSError as wrong:
            key = "cli-port-taken" if wrong.errno == errno.EADDRINUSE else "cli-port-refused"
            if key == "cli-port-taken" and own is not None:
                key = "cli-port-own"
            told = {"host": host, "port": str(port), "why": cause(wrong)}
            raise BadOption(key, **told) from None


def check_database(database: str) -> None:
    """Refuse a file in a folder that is not there; the user's own is made. Say that one is new."""
    file = Path(database.removeprefix("sqlite:///")).expanduser()
    if (
        not database.startswith("sqlite:///")
        or database == running.default_database()
        or file.exists()
    ):
        return
    if not file.parent.is_dir():
        raise BadOption("cli-no-folder", file=str(file.parent))
    tell(say()("cli-new-database", file=str(file)))


def check_proxies(proxies: str) -> None:
    """Refuse anything but a list of addresses and networks."""
    for each in proxies.split(",") if proxies != "*" else ():
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise BadOption("cli-bad-proxy", given=each) from None


def check_address(address: str) -> None:
    """Refuse an address that no browser could open."""
    scheme, (name, _) = urlsplit(address).scheme, place(address)
    if address and (scheme not in ("http", "https") or not name):
        raise BadOption("cli-bad-address", given=address)


def whole(database: str) -> str:
    """A database's address, also for somebody in another folder."""
    if not database.startswith("sqlite:///"):
        return database
    return f"sqlite:///{Path(database.removeprefix('sqlite:///')).absolute()}"


def lan_address(port: int) -> str:
    """Where others on the local network reach us; empty, where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)  # which of our addresses would be used; nothing is sent
        except OSError:
            return ""
        address = asked.getsockname()[0]
    return "" if address.startswith("127.") else f"http://{address}:{port}"


def qr_code(address: str) -> str:
    """An address to be held before a phone's camera, as text."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, border=2, compact=True)
    # Light on dark, whatever the terminal's own colours are: not all cameras read the reverse.
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())


def limits_of(given: Sequence[str]) -> Limits:
    """The limits, with those given as NAME=VALUE in place of the usual ones."""
    known = msgspec.structs.asdict(Limits())
    for name, value in options_of(given).items():
        if name not in known:
            near = get_close_matches(name, known)
            told = ", ".join(near or known)
            key = "cli-no-limit-but" if near else "cli-no-limit"
            raise BadOption(key, limit=name[:40], near=told)
        try:
            known[name] = type(known[name])(value)
        except ValueError:
            kind = "whole-number" if isinstance(known[name], int) else "number"
            raise BadOption(f"cli-no-{kind}", option=name, given=value) from None
    return Limits(**known)


def mail_of(environment: Any) -> Mail | None:
    """The host's SMTP server, from TEPUI_SMTP_HOST, _SENDER, _PORT, _USER, _PASSWORD, _TLS."""
    variable = environment.get
    if not variable("TEPUI_SMTP_HOST"):
        return None
    return Mail(
        host=variable("TEPUI_SMTP_HOST"),
        sender=variable("TEPUI_SMTP_SENDER", "tepui@localhost"),
        port=int(variable("TEPUI_SMTP_PORT", "587")),
        user=variable("TEPUI_SMTP_USER", ""),
        password=variable("TEPUI_SMTP_PASSWORD", ""),
        tls=variable("TEPUI_SMTP_TLS", "on") != "off",
    )


def journal() -> dict[str, Any]:
    """Structured logs: one JSON object a line, on stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "tepui.server.json_lines.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "uvicorn": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
            # Every socket and request would be a line with somebody's address.
            "uvicorn.error": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.access": {"handlers": [], "level": "WARNING", "propagate": False},
            "tepui": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        },
    }


def has_desktop(environment: Any, system: str = sys.platform) -> bool:
    """Whether somebody sits before a screen where a browser could open."""
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    shown = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return system in ("win32", "darwin") or bool(shown)


def _open_soon(address: str) -> None:
    """Open the browser when the server has had time to start; without one, do nothing."""
    if has_desktop(os.environ):
        timer = threading.Timer(1.5, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
