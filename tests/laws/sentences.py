"""Every sentence with the values that are hardest to write around.

    python tests/laws/sentences.py fr > sentences.txt

An editor reads it through; `test_sentences.py` looks for what is wrong in any language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tepui.engine.text.words import _de

ROOT = Path(__file__).parents[2]
PLACES = [ROOT / "src" / "tepui", ROOT / "web" / "src"]
COUNTS = (0, 1, 2, 21)
# Never one: bounds, sizes, seats, and what is counted in bulk.
BULK = frozenset(
    """
    age bytes deals decisions events fewest files functions huts least lineups lines links
    minutes most outcomes seats sites sockets threads wide year
    """.split()  # noqa: SIM905 -- a list of words
)
NAMES = {
    "en": ("Hélène", "Inès", "the bot", "Ana, Bo and Cy"),
    "fr": ("Hélène", "Inès", "le bot", "Ana, Bo et Cy"),
    "de": ("Hélène", "Inès", "der Bot", "Ana, Bo und Cy"),
    "es": ("Hélène", "Inès", "el bot", "Ana, Bo y Cy"),
}
ANY_NAMES = ("Hélène", "Inès", "Ana, Bo, Cy")  # of a language that is not listed
# Arguments that are numbers, though no plural says so.
NUMBERS = frozenset(
    """
    after against age all at average bag before begun best bonus bonuses built bytes capacity
    cards chance change count databases days deals decisions deck dice discards doubt each
    events fewer fewest files finished free from functions games gold guides height high hour
    hours huts joust kilobytes land least left length less limit lines lineups links lost low
    luck made master mine minutes missed most n number of outcomes owned par people place ply
    points port price prices prize rank rate rival regular round rounds saved score seats
    seconds seed share shared silver sites sockets spread stated step steps tables theirs
    threads tiles times to total tournament turtles uses value water ways wide winners won
    year
    """.split()  # noqa: SIM905 -- a list of words
)
# Arguments that are names of people; every other one is some word.
PEOPLE = {"seat", "name", "names", "other", "who"}


class Arguments(Visitor):
    """The arguments of a message, with the cases it tells apart."""

    def __init__(self) -> None:
        self.cases: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.cases.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            cases = self.cases.setdefault(node.selector.id.name, [])
            cases += [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def values(name: str, cases: list[str], language: str) -> tuple[Any, ...]:
    """What an argument is tried with."""
    words = [case for case in cases if case not in PLURALS]
    if words:
        return tuple(words)
    if name in BULK and not cases:
        return COUNTS[2:]
    if cases or name in NUMBERS:
        return COUNTS
    if name in PEOPLE:
        return NAMES.get(language, ANY_NAMES)
    return (f"<{name}>",)


@cache
def bundles(language: str) -> list[tuple[Path, FluentBundle, list[ftl.Message]]]:
    """Each file of words of a language, ready to be said."""
    found = []
    for file in sorted(file for place in PLACES for file in place.rglob(f"words/{language}.ftl")):
        text = file.read_text(encoding="utf-8")
        bundle = FluentBundle(
            [language], functions={"DE": _de, "FEM": lambda name: name}, use_isolating=False
        )
        bundle.add_resource(FluentResource(text))
        body = FluentParser().parse(text).body
        found.append((file, bundle, [each for each in body if isinstance(each, ftl.Message)]))
    return found


def rendered(language: str) -> Iterator[tuple[str, str]]:
    """Each key with each of its sentences."""
    for _, bundle, messages in bundles(language):
        for message in messages:
            arguments = Arguments()
            arguments.visit(message)
            key = message.id.name
            tried = {name: values(name, cases, language) for name, cases in arguments.cases.items()}
            said: dict[str, None] = {}
            for turn in range(max(map(len, tried.values()), default=1)):
                args = {name: each[turn % len(each)] for name, each in tried.items()}
                text, wrong = bundle.format_pattern(bundle.get_message(key).value, args)
                said[str(text) if not wrong else f"{text} ({wrong[0]})"] = None
            for sentence in said:
                yield key, sentence


if __name__ == "__main__":
    last = ""
    for key, sentence in rendered(sys.argv[1] if len(sys.argv) > 1 else "en"):
        print(f"{key if key != last else '':40} {sentence}")
        last = key
