"""Writes docs/conformance: from every passage of the rulebooks to its rule, code and tests.

python scripts/conformance.py [--check]

A game's `rulebook.toml` lists the passages, each with what states, applies and proves it. The page
of the game shows them, and the table in docs/conformance.md counts them. Rules,
rulings, mutants and refusals are read from their files. What lacks any of these is an error.
"""

import ast
import os
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "conformance"  # one per game
HEAD = PAGES.with_suffix(".md")  # its table is written here, the rest by hand
ID = re.compile(r"[A-Z]{2}\d+")
FILES = (
    "view.py", "rules.py", "income.py", "scoring.py", "hidden.py", "material.py", "board.py",
    "__init__.py",
)  # fmt: skip
MOST = 2  # functions, and tests, that a reader is led to for a sentence
ADVICE = "test_reasons.py"  # its tests are about the coach's sentences, and prove no rule
COUNTED = ("passages", "with a rule", "rules", "tests", "examples", "mutants")


class Rulebook:
    """A game's passages, and what is known of its rules, by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.id = folder, folder.name
        self.book = tomllib.loads((folder / "rulebook.toml").read_text("utf-8"))
        self.sections = self.book["section"]
        text = (folder / "RULES.md").read_text("utf-8")
        self.title = text.split("\n", 1)[0].lstrip("# ")
        self.rules, self.rulings = _stated(text), _rulings(text)
        self.stale: list[str] = []  # mutants and refusals
        self.code: dict[str, list[str]] = defaultdict(list)  # what cites a rule
        self.places: dict[str, str] = {}  # links to functions and constants, by their names
        self.texts: dict[tuple[str, str], str] = {}  # by file and name
        self._read_code()
        self.tests: dict[str, list[str]] = defaultdict(list)
        self.proofs: dict[str, str] = {}  # links to tests
        self._read_tests()
        self.mutants = self._mutants()
        self.refusals: dict[str, list[str]] = defaultdict(list)  # what a player then reads
        self._read_refusals()

    def passages(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Each passage with its place in the book."""
        for section in self.sections:
            for number, passage in enumerate(section["passages"], 1):
                yield f"{section['title']} {number}", passage

    def _read_code(self) -> None:
        """What the files of the rules define, and the rules that it cites."""
        for file in filter(Path.exists, (self.folder / name for name in FILES)):
            for names, text in _defined(file):
                cited = re.findall(r"\[([A-Z]{2}\d+)(?:-[A-Z]{2}(\d+))?\]", text)
                for name in names:
                    self.places[name] = _link(f"`{name}`", file)
                    self.texts[file.name, name] = text
                    for rule in {rule for each in cited for rule in _span(*each)}:
                        self.code[rule].append(self.places[name])

    def _read_tests(self) -> None:
        for file in sorted((ROOT / "tests" / "games" / self.id).glob("test_*.py")):
            for names, text in _defined(file) if file.name != ADVICE else ():
                self.proofs |= {name: _link(f"`{name}`", file) for name in names}
                for rule in ID.findall(" ".join(re.findall(r"mark\.rule\((.*?)\)", text))):
                    self.tests[rule].append(names[0])

    def _read_refusals(self) -> None:
        """What a player reads when a rule forbids a move. Some functions are told the rule."""
        words = (self.folder / "words" / "en.ftl").read_text("utf-8")
        code = (self.folder / "refusal.py").read_text("utf-8")
        for part in code.split("\ndef ")[1:]:
            callers = rf'{part.partition("(")[0]}\(.*"([A-Z]{{2}}\d+)"\)'
            for rule, key in re.findall(r'\b_no\((?:"(\w+)"|rule),\s*"([\w-]+)"', part):
                said = re.search(rf"^{self.id}-{key} = (.*(?:\n .*)*)", words, re.MULTILINE)
                if not said:
                    self.stale.append(f"refusal.py: no sentence {key}")
                    continue
                for forbids in [rule] if rule else set(re.findall(callers, code)):
                    self.refusals[forbids].append(f"“{_one_line(said[1])}”")

    def _mutants(self) -> dict[str, list[str]]:
        """The mutants of each rule: what they change, and how."""
        file = ROOT / "tests" / "games" / self.id / "mutants.toml"
        mutants = defaultdict(list)
        for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]:
            where, old, new = mutant["file"], mutant["old"], mutant["new"]
            if (self.folder / where).read_text("utf-8").count(old) != 1:
                self.stale.append(f"{mutant['rule']}: {old!r} must occur once")
            inside = [
                name for (of, name), part in self.texts.items() if of == where and old in part
            ]
            change = f"`{_one_line(old)}` becomes `{_one_line(new) or 'pass'}`"
            mutants[mutant["rule"]].append(f"{change} in `{[*inside, where][0]}`")
        return mutants

    def wrong(self) -> Iterator[str]:
        """Everything that is missing."""
        yield from self.stale
        for section in self.sections:
            if section["paragraphs"] != len(section["passages"]):
                yield f"{section['title']} has {section['paragraphs']} paragraphs in the book"
        for where, passage in self.passages():
            for what in self._missing(passage):
                yield f"{where}: {what}"
        for rule in self.rules:
            for what in ("code", "tests", "mutants"):
                if not getattr(self, what).get(rule):
                    yield f"{rule} has no {what}"
        for file in self.folder.glob("RULES.*.md"):
            if list(_stated(file.read_text("utf-8"))) != list(self.rules):
                yield f"{file.name} states other rules than RULES.md"
        placed = [words for _, each in self.passages() for words in each.get("rulings", [])]
        for ruling in self.rulings:
            if not {*ID.findall(ruling)} & {*self.rules}:
                yield f"a ruling cites no rule: {ruling[:60]}"
            if not any(words in ruling for words in placed):
                yield f"a ruling stands below no passage: {ruling[:60]}"

    def _missing(self, passage: dict[str, Any]) -> Iterator[str]:
        if not passage.get("rules") and "none" not in passage:
            yield "neither rules nor a reason"
        for rule, words, names, tests in _claims(passage):
            if rule and (not words or words not in self.rules.get(rule, "")):
                yield f"{rule} does not say “{words}”"
            if not (1 <= len(names) <= MOST and 1 <= len(tests) <= MOST):
                yield f"no code or no test for “{words}”, or more than {MOST}"
            for name in names:
                if name not in self.places:
                    yield f"no code {name}"
            for test in tests:
                if test not in (self.tests.get(rule, []) if rule else self.proofs):
                    yield f"no test {test} that cites {rule}"
        for words in passage.get("rulings", []):
            if sum(words in ruling for ruling in self.rulings) != 1:
                yield f"no ruling, or several: {words}"

    def page(self) -> Iterator[str]:
        """The lines of its page."""
        yield f"# {self.title}: conformance\n"
        rules = [_link(file.name, file) for file in sorted(self.folder.glob("RULES*.md"))]
        figures = ", ".join(f"{n} {what}" for n, what in zip(self.counted(), COUNTED, strict=True))
        yield f"{figures}. {', '.join(rules)}. [How to read this page](../conformance.md)."
        words = "; ".join(f"*{said}*: {ours}" for said, ours in self.book["words"].items())
        yield f"\nWords of the book, and ours: {words}."
        titles = enumerate(section["title"] for section in self.sections)
        yield "\nSections: " + " · ".join(f"[{title}](#part-{n})" for n, title in titles)
        for part, section in enumerate(self.sections):
            yield f'\n<a id="part-{part}"></a>\n\n## {section["title"]}'
            for number, passage in enumerate(section["passages"], 1):
                yield f"\n**{number}.** {passage['says']}\n"
                for line in self._below(passage):
                    yield line if line.startswith(" ") else f"- {line}"
        yield "\n## The rules, and everything that cites them"
        french = _stated((self.folder / "RULES.fr.md").read_text("utf-8"))
        for rule, said in self.rules.items():
            yield f'\n<a id="{rule}"></a>**[{rule}]** {said}\n'
            yield f"- En français : {french[rule]}"
            yield f"- Cited by code: {_by_file(self.code[rule])}"
            yield f"- Cited by tests: {_by_file(self.proofs[test] for test in self.tests[rule])}"
            yield "\n    - ".join(["- Mutants:", *self.mutants[rule]])
            if rule in self.refusals:
                yield f"- Refuses with: {' '.join(sorted(set(self.refusals[rule])))}"
        yield ""

    def _below(self, passage: dict[str, Any]) -> Iterator[str]:
        """What stands below a passage."""
        if "none" in passage:
            yield f"No rule of ours: {passage['none']}"
        for rule, words, names, tests in _claims(passage):
            if rule:
                yield f"**[{rule}](#{rule})** “{words}”"
            proof = _by_file(self.proofs[test] for test in tests)
            played = "example" in passage and "`test_examples.py`" in proof
            yield f"    - Applied by {_by_file(self.places[name] for name in names)}"
            yield f"    - {'Played' if played else 'Proved'} by {proof}"
        for words in passage.get("rulings", []):
            yield from (f"Ruling: {each}" for each in self.rulings if words in each)

    def counted(self) -> tuple[int, ...]:
        """Its figures, in the order of COUNTED."""
        passages = [passage for _, passage in self.passages()]
        return (
            len(passages),
            sum("rules" in each for each in passages),
            len(self.rules),
            len({test for tests in self.tests.values() for test in tests}),
            sum("example" in each for each in passages),
            sum(map(len, self.mutants.values())),
        )


def _stated(text: str) -> dict[str, str]:
    """The rules of a text, by their ids."""
    rules = re.findall(r"\*\*\[([A-Z]{2}\d+)\]\*\*\s+(.*?)(?=\n- \*\*\[|\n\n|\Z)", text, re.DOTALL)
    return {rule: _one_line(said) for rule, said in rules}


def _rulings(text: str) -> list[str]:
    part = re.search(r"^## Rulings.*?$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    items = re.split(r"^- ", part[1] if part else "", flags=re.MULTILINE)[1:]
    return [*map(_one_line, items)]


def _claims(passage: dict[str, Any]) -> Iterator[tuple[str, str, list[str], list[str]]]:
    """What a passage says: the rule and its words, the code that applies it, the tests."""
    for each in passage.get("rules", []):
        said, names, tests = map(str.strip, f"{each}||".split("|")[:3])
        rule, _, words = said.partition(" ")
        yield rule, words, _listed(names), _listed(tests)
    if "code" in passage:  # of a passage that is no rule
        yield "", "", passage["code"], passage["tests"]


def _listed(names: str) -> list[str]:
    return [each for each in names.split(", ") if each]


def _span(first: str, last: str) -> list[str]:
    return [f"{first[:2]}{n}" for n in range(int(first[2:]), int(last or first[2:]) + 1)]


# scripts/site.py adds the line of a definition, which would soon be stale here.
def _link(said: str, file: Path) -> str:
    return f"[{said}]({Path(os.path.relpath(file, PAGES)).as_posix()})"


def _by_file(links: Iterable[str]) -> str:
    """Links to definitions, each file named once."""
    files: dict[str, list[str]] = defaultdict(list)
    for link in links:
        files[link.rpartition("/")[2].rstrip(")")].append(link)
    return "; ".join(f"`{file}` {', '.join(each)}" for file, each in files.items())


def _defined(file: Path) -> Iterator[tuple[list[str], str]]:
    """The functions, classes and constants of a file: names, and text with comments above."""
    text = file.read_text("utf-8")
    done = 0
    for node in ast.parse(text).body:
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        inside = [each for target in targets if target for each in ast.walk(target)]
        names = [each.id for each in inside if isinstance(each, ast.Name)]
        names = [node.name] if hasattr(node, "name") else names
        if names != ["RECORD"]:  # it is a list of all that a position holds
            yield names, "\n".join(text.splitlines()[done : node.end_lineno]) + "\n"
        done = node.end_lineno or done


def _one_line(text: str) -> str:
    return re.sub(r"\s*\n\s*| +", " ", text).strip(" ")


def main() -> int:
    """Write the pages, or say what is wrong; 1 if anything is."""
    folders = sorted(file.parent for file in ROOT.glob("src/tepui/games/*/rulebook.toml"))
    books = [Rulebook(folder) for folder in folders]
    wrong = [f"{book.id}: {what}" for book in books for what in book.wrong()]
    if not wrong:
        sums = map(sum, zip(*(book.counted() for book in books), strict=True))
        rows = [(f"[{book.title}](conformance/{book.id}.md)", *book.counted()) for book in books]
        table = [("", *COUNTED), ("---",) * 7, *rows, ("together", *sums)]
        figures = "\n".join(f"| {' | '.join(map(str, row))} |" for row in table)
        pages = {PAGES / f"{book.id}.md": "\n".join(book.page()) for book in books}
        pages[HEAD] = re.sub(
            r"(?:^\|.*\n)+", f"{figures}\n", HEAD.read_text("utf-8"), flags=re.MULTILINE
        )
        for file, page in pages.items():
            if "--check" not in sys.argv:
                file.parent.mkdir(exist_ok=True)
                file.write_text(page, "utf-8")
            elif not file.exists() or file.read_text("utf-8") != page:
                wrong.append(f"{file.relative_to(ROOT)} is stale: make conformance")
    print("\n".join(wrong), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
