"""Words for people: Project Fluent messages in French, English and German.

A message's key begins with the name of its namespace: `coloretto-...` is in
`games/coloretto/words/`, `engine-...` in `engine/words/`. The browser client reads the same files.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tepui.engine.folders import OWN, packages

LANGUAGES = ("en", "fr", "de")
# Between thousands, and before decimals.
SIGNS = {"en": (",", "."), "fr": ("\N{NARROW NO-BREAK SPACE}", ","), "de": (".", ",")}
SENTENCES = 4096  # that each language remembers


def _de(name: Any) -> Any:
    """French “of” before a name, `{ DE($seat) }` in words: de Bo, d’Ana."""
    plain = unicodedata.normalize("NFD", str(name).lower())
    elided = plain[:1] in tuple("aeiouœæ") or (plain[:1] == "y" and plain[1:2] not in "aeiouy")
    return f"d’{name}" if elided else f"de {name}"


# How French and German say a colour of something feminine: une tortue bleue, eine blaue Karte.
FEMININE = {"noir": "noire", "blanc": "blanche", "vert": "verte", "bleu": "bleue"}


def _feminine(name: Any) -> Any:
    """A colour as a feminine adjective, `{ FEM($colour) }` in words; German names are capitals."""
    said = str(name)
    return f"{said.lower()}e" if said[:1].isupper() else FEMININE.get(said, said)


class Words:
    """The sentences of one language; a file of them is read when one of its keys is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would break comparison and terminals; our words are all left to right.
        functions: dict[str, Any] = {"DE": _de, "FEM": _feminine}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._namespaces: set[str] = set()
        # Making a sentence takes a tenth of a millisecond, and most are said again and again.
        self._said = lru_cache(SENTENCES, typed=True)(self._say)

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key. Names of things among the arguments are translated, too."""
        return self._said(key, **args)

    def _say(self, key: str, **args: Any) -> str:
        self._read(key.split("-", 1)[0])
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"message '{key}' has no text in '{self.language}'")
        for name, value in args.items():
            if isinstance(value, int) and value < 0:
                args[name] = minus(value)
        said, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise LookupError(f"message '{key}' in '{self.language}': {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self._read(key.split("-", 1)[0])
        return bool(self._bundle.has_message(key))

    def tell(self, key: str, args: Mapping[str, Any], names: list[str]) -> str:
        """Say an event or a refusal of a game.

        Of its arguments, `seat` and `other` are seats and become names, and an id of the game
        becomes its name (toucan is `coloretto-name-toucan`).
        """
        namespace = key.split("-", 1)[0]
        said: dict[str, Any] = {}
        for name, value in args.items():
            if name in ("seat", "other"):
                said[name] = names[value]
            elif isinstance(value, str):
                said[name] = self.named(namespace, value)
            else:
                said[name] = value
        return self(key, **said)

    def named(self, namespace: str, id: str) -> str:
        """The name of one of a game's ids; what has no name of its own is said as it is."""
        key = f"{namespace}-name-{id}"
        return self(key) if self.has(key) else id

    def figure(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as this language writes it; with `sign`, a plus before what is more than 0."""
        thousands, decimal = SIGNS[self.language]
        signs = str.maketrans({",": thousands, ".": decimal})
        said = minus(f"{value:z,.{digits}f}").translate(signs)
        return f"+{said}" if sign and float(f"{value:.{digits}f}") > 0 else said

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in per cent."""
        return self.figure(100 * share, digits) + (
            "%" if self.language == "en" else "\N{NO-BREAK SPACE}%"
        )

    def _read(self, namespace: str) -> None:
        if namespace not in self._namespaces:
            file = _folder(namespace) / f"{self.language}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            # Only now: a second thread that asks in between reads the file again and finds its key.
            self._namespaces.add(namespace)


def _folder(namespace: str) -> Path:
    package = Path(__file__).parents[1]
    if (package / namespace / "words").is_dir():
        return package / namespace / "words"
    found = (game / "words" for game, _ in packages() if game.name == namespace)
    return next((folder for folder in found if folder.is_dir()), OWN / namespace / "words")


def minus(figure: object) -> str:
    """A number with a true minus."""
    return str(figure).replace("-", "−")


@cache
def words(language: str) -> Words:
    """The words of a language; English for one we do not speak."""
    return Words(language if language in LANGUAGES else "en")


def system_language() -> str:
    """The language the system's settings ask for, if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := os.environ.get(variable):
            return asked[:2] if asked[:2] in LANGUAGES else "en"
    return "en"
