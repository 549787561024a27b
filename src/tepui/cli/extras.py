"""The extras of a server: which are installed, and what is missing without the others."""

from importlib.util import find_spec

from tepui.engine.text.errors import BadOption

SERVER = ("starlette", "uvicorn", "websockets")
EXTRAS = {
    "postgres": "asyncpg",
    "people": "webauthn",
    "push": "cryptography",
    "pictures": "resvg_py",
}


def installed() -> list[str]:
    """The extras that are there."""
    return [extra for extra, library in EXTRAS.items() if find_spec(library) is not None]


def need_server() -> None:
    """Refuse to serve without what serves."""
    if any(find_spec(library) is None for library in SERVER):
        raise BadOption("cli-serve-extra")
