"""Words for people: Project Fluent messages, a file for each language in each folder `words`.

A message's key begins with the name of its namespace: `coloretto-...` is in
`games/coloretto/words/`, `engine-...` in `engine/words/`. The browser client reads the same files.
A language is there once the engine has words in it; what it lacks is said in English.
"""

import os
import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from tepui.engine.folders import OWN, packages

ENGLISH = "en"
LANGUAGES = tuple(sorted(file.stem for file in (Path(__file__).parents[1] / "words").glob("*.ftl")))
SENTENCES = 4096  # that each language remembers
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# On one line, with nothing but text and names of arguments: said without Fluent, whose import
# takes longer than most commands. `(?!...)`: an indented line would go on with the message.
PLAIN = re.compile(
    r"^([a-z][\w-]*) = ((?:[^{}\n]|\{ \$\w+ \})*(?:[^{} \t\n]|\{ \$\w+ \}))[ \t]*$(?!\n\s*^[ ])",
    re.MULTILINE,
)
ARGUMENT = re.compile(r"\{ \$(\w+) \}")
MESSAGES = re.compile(r"^(?=[a-z])", re.MULTILINE)  # each begins at one


# French first names that elide before their h: d’Hélène, but de Harold.
MUTE_H = re.compile("h(e(l|nr|rv)|ippol|ono|orte|ub|ug|yac)")


def _de(name: Any) -> Any:
    """French “of” before a name, `{ DE($seat) }` in words: de Bo, d’Ana."""
    plain = "".join(
        c for c in unicodedata.normalize("NFD", str(name).lower()) if not unicodedata.combining(c)
    )
    elided = (
        plain[:1] in tuple("aeiouœæ")
        or (plain[:1] == "y" and plain[1:2] not in "aeiouy")
        or MUTE_H.match(plain) is not None
    )
    return f"d’{name}" if elided else f"de {name}"


class Words:
    """The sentences of one language; a file of them is read when one of its keys is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._namespaces: set[str] = set()  # that were read
        self._messages: dict[str, str] = {}  # as they are in their files
        self._plain: dict[str, str] = {}
        self._bundle: Any = None
        self._in_bundle: set[str] = set()
        self._feminine: dict[str, str] = {}  # colours as they are said of something feminine
        self._lock = Lock()
        # Making a sentence takes a tenth of a millisecond, and most are said again and again.
        self._said = lru_cache(SENTENCES, typed=True)(self._say)

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key. Names of things among the arguments are translated, too."""
        return self._said(key, **args)

    def _say(self, key: str, **args: Any) -> str:
        self._read(key.split("-", 1)[0])
        for name, value in args.items():
            if isinstance(value, int) and value < 0:
                args[name] = minus(value)
        plain = self._plain.get(key)
        if plain is not None and all(map(_written_alike, args.values())):
            with suppress(KeyError):
                return ARGUMENT.sub(lambda found: str(args[found[1]]), plain)
        if key not in self._messages:
            raise LookupError(f"there is no message '{key}' in '{self.language}'")
        bundle = self._fluent(key)
        said, errors = bundle.format_pattern(bundle.get_message(key).value, args)
        if errors:
            raise LookupError(f"message '{key}' in '{self.language}': {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self._read(key.split("-", 1)[0])
        return key in self._messages

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

    def ending(self, game: str, reason: str) -> str:
        """Why a game ended; the bare reason where the game has no words for it."""
        key = f"{game}-ending-{reason}"
        return self(key) if self.has(key) else reason

    def figure(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as this language writes it; with `sign`, a plus before what is more than 0."""
        said = minus(f"{value:z,.{digits}f}").translate(self._signs)
        return f"+{said}" if sign and float(f"{value:.{digits}f}") > 0 else said

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in per cent."""
        return self("engine-percent", figure=self.figure(100 * share, digits))

    @cached_property
    def _signs(self) -> dict[int, str]:
        """What this language writes between thousands and before decimals."""
        number = self("engine-number")  # 1,234.5
        return str.maketrans({",": number[1], ".": number[-2]})

    def text(self, namespace: str) -> str:
        """The file of a namespace; with the English messages that it lacks."""
        file = _folder(namespace) / f"{self.language}.ftl"
        if self.language == ENGLISH:
            return file.read_text("utf-8") if file.is_file() else ""
        own = file.read_text("utf-8") if file.is_file() else ""
        known = {*KEY.findall(own)}
        english = MESSAGES.split(words(ENGLISH).text(namespace))[1:]
        lacking = [each for each in english if KEY.findall(each)[0] not in known]
        return "\n".join([own, *lacking]) if lacking else own

    def _read(self, namespace: str) -> None:
        if namespace not in self._namespaces:
            text = self.text(namespace)
            self._plain.update(PLAIN.findall(text))
            self._messages.update((KEY.findall(m)[0], m) for m in MESSAGES.split(text)[1:])
            forms = iter(self._plain.get(f"{namespace}-feminine", "").split())
            self._feminine.update(zip(forms, forms, strict=True))
            # Only now: a second thread that asks in between reads the file again.
            self._namespaces.add(namespace)

    def _fluent(self, key: str) -> Any:
        """What says plurals and choices, with a message: parsing whole files takes longer."""
        with self._lock:
            if key not in self._in_bundle:
                from fluent.runtime import FluentBundle, FluentResource

                # Isolation marks would break comparison and terminals; our words are all left to
                # right.
                functions: dict[str, Any] = {"DE": _de, "FEM": self._said_of_her}
                self._bundle = self._bundle or FluentBundle(
                    [self.language], functions=functions, use_isolating=False
                )
                self._bundle.add_resource(FluentResource(self._messages[key]))
                self._in_bundle.add(key)
            return self._bundle

    def _said_of_her(self, name: Any) -> str:
        """A colour of something feminine, `{ FEM($colour) }` in words: une tortue bleue, eine blaue
        Schildkröte. The game's message `-feminine` has each name and its form.
        """
        return self._feminine.get(str(name), str(name))


def _written_alike(value: object) -> bool:
    """Whether Fluent, too, would write a value as it is, without signs between thousands."""
    return isinstance(value, str) or (type(value) is int and abs(value) < 1000)


def _folder(namespace: str) -> Path:
    package = Path(__file__).parents[2]
    if (package / namespace / "words").is_dir():
        return package / namespace / "words"
    found = (game / "words" for game, _ in packages() if game.name == namespace)
    return next((folder for folder in found if folder.is_dir()), OWN / namespace / "words")


def minus(figure: object) -> str:
    """A number with a true minus."""
    return str(figure).replace("-", "−")


def words(language: str) -> Words:
    """The words of a language; English for one we do not speak."""
    return _spoken(language if language in LANGUAGES else ENGLISH)


_spoken = cache(Words)


def system_language() -> str:
    """The language the system's settings ask for, if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := os.environ.get(variable):
            return asked[:2] if asked[:2] in LANGUAGES else ENGLISH
    return ENGLISH
