"""Calls through a WebAssembly module's table, moved to one place for each type of function.

V8 writes down which functions each call through the table reaches, compiles its guess into the
caller, and compiles the caller anew when the guess was wrong. The loop that runs Python's bytecode
reaches every function there is: its 79 kB are guessed wrong many times in the first seconds, and
each time costs a third of a second of processor. Where all calls of a type share a place, there is
nothing to guess.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

NUMBER = rb"[\x80-\xff]*+[\x00-\x7f]"
# All instructions but those through the table, and those that are lists: they are read one by one.
OTHERS = re.compile(
    b"(?:"
    rb"[\x00\x01\x05\x0a\x0b\x0f\x19-\x1b\x45-\xc4\xd1]"
    rb"|[\x02-\x04\x06-\x09\x0c\x0d\x10\x12\x18\x20-\x26\x3f-\x42\xd0\xd2]" + NUMBER
    + rb"|[\x28-\x3e]" + NUMBER + NUMBER
    + rb"|\x43[\x00-\xff]{4}|\x44[\x00-\xff]{8}|\x1c\x01[\x00-\xff]"
    rb"|\xfc[\x00-\x07]|\xfc[\x09\x0b\x0d\x0f-\x11]" + NUMBER
    + rb"|\xfc[\x08\x0a\x0c\x0e]" + NUMBER + NUMBER
    + b")*+"
)  # fmt: skip
TYPES, IMPORTS, FUNCTIONS, CODE = 1, 2, 3, 10
CALL, LIST, INDIRECT = 0x10, 0x0E, 0x11
INTEGER = 0x7F


def gathered(module: bytes) -> bytes:
    """The module, with each call through its table made by a function of the same type."""
    sections = list(_sections(module))
    (types, functions, code) = (
        next(body for kind, body in sections if kind == wanted)
        for wanted in (TYPES, FUNCTIONS, CODE)
    )
    kinds, owners, bodies = _types(types), _functions(functions), list(_bodies(code))
    first = _imported(sections) + len(owners)
    places: dict[int, int] = {}  # of each type: the number of the function that makes the calls

    def place(kind: int) -> int:
        return places.setdefault(kind, first + len(places))

    bodies = [_moved(body, place) for body in bodies]
    for kind in places:
        given, gives = kinds[kind]
        kinds.append((given + bytes([INTEGER]), gives))
        owners.append(len(kinds) - 1)
        asked = b"".join(b"\x20" + _leb(n) for n in range(len(given) + 1))
        bodies.append(b"\x00" + asked + b"\x11" + _leb(kind) + b"\x00\x0b")
    new = {
        TYPES: _list(b"\x60" + _list_of(a) + _list_of(b) for a, b in kinds),
        FUNCTIONS: _list(map(_leb, owners)),
        CODE: _list(_leb(len(body)) + body for body in bodies),
    }
    written = ((kind, new.get(kind, body)) for kind, body in sections)
    return module[:8] + b"".join(bytes([kind]) + _leb(len(b)) + b for kind, b in written)


def _moved(body: bytes, place: Callable[[int], int]) -> bytes:
    """A function's body, with its calls through the table moved."""
    count, at = _read(body, 0)
    for _ in range(count):  # of kinds of locals
        at = _read(body, at)[1] + 1
    parts, kept = [], 0
    while (at := OTHERS.match(body, at).end()) < len(body):  # type: ignore[union-attr]
        begin, code = at, body[at]
        if code == INDIRECT:
            kind, at = _read(body, at + 1)
            table, at = _read(body, at)
            if table == 0:
                parts += [body[kept:begin], bytes([CALL]), _leb(place(kind))]
                kept = at
        elif code == LIST:
            count, at = _read(body, at + 1)
            for _ in range(count + 1):
                at = _read(body, at)[1]
        else:
            raise ValueError(f"instruction {code:#x} is not known")
    return b"".join([*parts, body[kept:]])


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(module):
        kind = module[at]
        size, at = _read(module, at + 1)
        yield kind, module[at : at + size]
        at += size


def _types(section: bytes) -> list[tuple[bytes, bytes]]:
    """What functions are given, and what they give: all of one byte each."""
    count, at = _read(section, 0)
    found = []
    for _ in range(count):
        if section[at] != 0x60:
            raise ValueError("only types of functions are known")
        given, at = _bytes(section, at + 1)
        gives, at = _bytes(section, at)
        found.append((given, gives))
    return found


def _functions(section: bytes) -> list[int]:
    count, at = _read(section, 0)
    found = []
    for _ in range(count):
        kind, at = _read(section, at)
        found.append(kind)
    return found


def _bodies(section: bytes) -> Iterator[bytes]:
    count, at = _read(section, 0)
    for _ in range(count):
        body, at = _bytes(section, at)
        yield body


def _imported(sections: list[tuple[int, bytes]]) -> int:
    """How many functions come from outside."""
    section = next((body for kind, body in sections if kind == IMPORTS), b"\x00")
    count, at = _read(section, 0)
    functions = 0
    for _ in range(count):
        for _ in range(2):  # names
            at = _bytes(section, at)[1]
        kind, at = section[at], at + 1
        if kind in (1, 2):  # a table, a memory
            at += kind == 1
            bounds, at = section[at], at + 1
            for _ in range(1 + (bounds & 1)):
                at = _read(section, at)[1]
        elif kind == 3:  # a variable
            at += 2
        else:  # a function, an exception
            functions += kind == 0
            at = _read(section, at + (kind == 4))[1]
    return functions


def _bytes(data: bytes, at: int) -> tuple[bytes, int]:
    size, at = _read(data, at)
    return data[at : at + size], at + size


def _read(data: bytes, at: int) -> tuple[int, int]:
    """A whole number, and where it ends."""
    found = shift = 0
    while True:
        byte = data[at]
        found |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return found, at


def _leb(number: int) -> bytes:
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])


def _list(parts: Iterable[bytes]) -> bytes:
    found = list(parts)
    return _leb(len(found)) + b"".join(found)


def _list_of(given: bytes) -> bytes:
    return _leb(len(given)) + given
