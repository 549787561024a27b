"""Writes docs/conformance.md: from every passage of the rulebooks to its rule, code and tests.

python scripts/conformance.py [--check]

A game's `rulebook.toml` lists the passages. What else the page shows is read from RULES.md, the
code, its tests, `mutants.toml` and the words of refusals. What lacks any of these is an error.
"""

import ast
import html
import os
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "conformance.md"
ID = re.compile(r"[A-Z]{2}\d+")
HEAD = """\
# Conformance

Does Tepui play the four games as their rulebooks say? This page leads from every passage of the
French rulebooks to the rule that states it, the code that applies it and the tests that prove it.
`make conformance` writes it, and `make check` fails when a passage has no rule or reason, when a
rule has no code, test or mutant, or when the page is stale.

{figures}

A mutant is a rule that is switched off: `make mutants` checks that a test of that rule fails for
each. Referees that others wrote from the books alone, and keep outside this repository, agreed with
the rules over 21 million plies.

Passages are numbered below each heading of a book; every item of a list counts as one. They are
paraphrased, because the books belong to their publishers. Code and tests are named by function. A
rule that comes up again links to the row with its sentence, all its tests and its mutants. Rulings
are what we decided where a book is silent, and what we know from outside its text.
"""


class Rulebook:
    """A game's passages, and what is known of its rules, by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.id = folder, folder.name
        self.sections = tomllib.loads((folder / "rulebook.toml").read_text("utf-8"))["section"]
        text = (folder / "RULES.md").read_text("utf-8")
        self.title = text.split("\n", 1)[0].lstrip("# ")
        self.rules, self.rulings = _stated(text), _rulings(text)
        self.tests: dict[str, dict[str, str]] = defaultdict(dict)
        self.stale: list[str] = []  # mutants
        self.code, self.mutants, self.refusals = self._code(), self._mutants(), self._refusals()
        self._read_tests()
        self.met: set[str] = set()

    def passages(self) -> Iterator[tuple[str, dict[str, list[str]]]]:
        """Each passage with its place in the book."""
        for section in self.sections:
            for number, passage in enumerate(section["passages"], 1):
                yield f"{section['title']} {number}", passage

    def _code(self) -> dict[str, dict[str, list[str]]]:
        """The functions that cite a rule, by file: `rules.py` and what it imports."""
        places: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        todo, seen = ["rules"], set()
        while todo:
            seen.add(name := todo.pop(0))
            file = self.folder / f"{name}.py"
            text = file.read_text("utf-8")
            inside = re.findall(rf"from tepui\.games\.{self.id}\.(\w+) import", text)
            todo += sorted({*inside} - seen - {*todo})
            names = _names(text)
            for line, words in enumerate(text.splitlines(), 1):
                for cited in re.findall(r"\[([A-Z]{2}\d+(?:-[A-Z]{2}\d+)?)\]", words):
                    for rule in _span(cited):
                        if (name := names.get(line, "")) not in places[rule][file.name]:
                            places[rule][file.name].append(name)
        return places

    def _read_tests(self) -> None:
        self.lines: dict[str, str] = {}
        for file in sorted((ROOT / "tests" / "games" / self.id).glob("test_*.py")):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    said = node.name.removeprefix("test_").replace("_", " ")
                    self.lines[node.name] = _link(said, file)
                    for mark in filter(_is_rule, node.decorator_list):
                        for rule in _strings(mark):
                            self.tests[rule][f"{file.name}:{node.name}"] = self.lines[node.name]

    def _mutants(self) -> dict[str, list[str]]:
        file = ROOT / "tests" / "games" / self.id / "mutants.toml"
        mutants = defaultdict(list)
        for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]:
            if (self.folder / mutant["file"]).read_text("utf-8").count(mutant["old"]) != 1:
                self.stale.append(f"{mutant['rule']}: {mutant['old']!r} must occur once")
            change = f"{_source(mutant['old'])} becomes {_source(mutant['new'])}"
            mutants[mutant["rule"]].append(f"{change} ({_link(mutant['file'], file)})")
        return mutants

    def _refusals(self) -> dict[str, list[str]]:
        """The sentences shown when a rule forbids a move."""
        words, refusals = _words(self.folder / "words" / "en.ftl"), defaultdict(list)
        keys: dict[str, list[str]] = defaultdict(list)  # of functions that are given the rule
        given: list[tuple[str, str]] = []
        for function in ast.parse((self.folder / "refusal.py").read_text("utf-8")).body:
            if not isinstance(function, ast.FunctionDef) or function.name == "_no":
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                    rules = [each for each in map(_constant, call.args) if ID.fullmatch(each)]
                    if call.func.id != "_no":
                        given += [(call.func.id, rule) for rule in rules]
                    elif rules:
                        refusals[rules[0]] += _strings(call.args[1])
                    else:
                        keys[function.name] += _strings(call.args[1])
        for function_name, rule in given:
            refusals[rule] += keys[function_name]
        return {
            rule: [words[f"{self.id}-{key}"] for key in dict.fromkeys(which)]
            for rule, which in refusals.items()
        }

    def wrong(self) -> Iterator[str]:
        """Everything that is missing."""
        yield from self.stale
        for where, passage in self.passages():
            if not passage.get("rules") and not passage.get("none"):
                yield f"{where}: neither rules nor a reason"
            for rule in passage.get("rules", []):
                if rule not in self.rules:
                    yield f"{where}: no rule {rule} in RULES.md"
            for test in passage.get("tests", []):
                cited = (each for rule in passage.get("rules", []) for each in self.tests[rule])
                if test not in {each.partition(":")[2] for each in cited}:
                    yield f"{where}: no test {test} that cites one of its rules"
        for rule in self.rules:
            for what, by_rule in (
                ("code", self.code),
                ("test", self.tests),
                ("mutant", self.mutants),
            ):
                if not by_rule.get(rule):
                    yield f"{rule} has no {what}"
        for file in self.folder.glob("RULES.*.md"):
            if list(_stated(file.read_text("utf-8"))) != list(self.rules):
                yield f"{file.name} states other rules than RULES.md"
        for ruling in self.rulings:
            if not {*ID.findall(ruling)} & {*self.rules}:
                yield f"a ruling cites no rule: {ruling[:60]}"

    def table(self) -> Iterator[str]:
        """The page's table of this game."""
        file = self.folder / "RULES.md"
        yield f"## {self.title}\n"
        french = _from_page(file.with_name("RULES.fr.md"))
        yield f"[Rules]({_from_page(file)}), [en français]({french}): {self.counted()}.\n"
        yield "| the book | the rule, in our words | code | proof | refusals, rulings |"
        yield "|---|---|---|---|---|"
        for where, passage in self.passages():
            first = f"**{_cell(where)}**<br>{_cell(passage['says'])}"
            played = [self.lines[test] for test in passage.get("tests", [])]
            note = _cell(passage.get("note", ""))
            if "none" in passage:
                yield f"| {first} | none: {_cell(passage['none'])} | | | {note} |"
                continue
            for rule in passage["rules"]:
                yield self._row(first, rule, played, note)
                first, played, note = "", [], ""
        for rule in self.rules:
            if rule not in self.met:
                yield self._row("not in the book", rule, [], "")

    def counted(self) -> str:
        """Its figures."""
        tests = len({test for of in self.tests.values() for test in of})
        mutants = sum(map(len, self.mutants.values()))
        examples = len({test for _, p in self.passages() for test in p.get("tests", [])})
        return (
            f"{len(list(self.passages()))} passages, {len(self.rules)} rules, "
            f"{tests} tests that cite them, {examples} of which play the book's examples, "
            f"{mutants} mutants"
        )

    def _row(self, first: str, rule: str, played: list[str], note: str) -> str:
        code = "<br>".join(
            f"{_link(file, self.folder / file)}: {', '.join(filter(None, names))}".removesuffix(
                ": "
            )
            for file, names in self.code[rule].items()
        )
        tests, mutants = list(self.tests[rule].values()), self.mutants[rule]
        proof = [f"played: {', '.join(played)}"] if played else []
        if rule in self.met:
            others = "" if len(tests) == 1 else f" and [{len(tests) - 1} more](#{rule})"
            proof += [] if played else [f"{tests[0]}{others}"]
            return f"| {first} | [{rule}](#{rule}) | {code} | {'<br>'.join(proof)} | {note} |"
        self.met.add(rule)
        proof += [_folded(tests, "tests"), _folded(mutants, "mutants")]
        more = [_folded(self.refusals.get(rule, []), "refusals"), note]
        more += [each for each in map(_cell, self.rulings) if rule in ID.findall(each)]
        sentence = f'<a id="{rule}"></a>**[{rule}]** {_cell(self.rules[rule])}'
        cells = [first, sentence, code, "<br>".join(proof), "<br>".join(filter(None, more))]
        return f"| {' | '.join(cells)} |"


def _stated(text: str) -> dict[str, str]:
    """The rules of a text, by their ids."""
    rules = re.findall(r"\*\*\[([A-Z]{2}\d+)\]\*\*\s+(.*?)(?=\n- \*\*\[|\n\n|\Z)", text, re.DOTALL)
    return {rule: " ".join(said.split()) for rule, said in rules}


def _rulings(text: str) -> list[str]:
    part = re.search(r"^## Rulings.*?$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    items = re.split(r"^- ", part[1] if part else "", flags=re.MULTILINE)[1:]
    return [" ".join(item.split()) for item in items]


def _span(cited: str) -> list[str]:
    first, _, last = cited.partition("-")
    return [f"{first[:2]}{n}" for n in range(int(first[2:]), int((last or first)[2:]) + 1)]


def _words(file: Path) -> dict[str, str]:
    """The sentences of a language, with names in place of variables."""

    def said(element: ftl.Placeable | ftl.TextElement) -> str:
        if isinstance(element, ftl.TextElement):
            return " ".join(element.value.split("\n"))
        inside = element.expression
        if isinstance(inside, ftl.SelectExpression):
            usual = next(variant for variant in inside.variants if variant.default)
            return "".join(map(said, usual.value.elements))
        if isinstance(inside, ftl.FunctionReference):
            inside = inside.arguments.positional[0]
        return f"‹{inside.id.name}›" if hasattr(inside, "id") else str(inside.value)

    entries = FluentParser().parse(file.read_text("utf-8")).body
    return {
        entry.id.name: _cell("".join(map(said, entry.value.elements)))
        for entry in entries
        if isinstance(entry, ftl.Message) and entry.value
    }


def _is_rule(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def _constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _strings(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def _from_page(file: Path) -> str:
    return Path(os.path.relpath(file, PAGE.parent)).as_posix()


def _link(said: str, file: Path) -> str:
    return f"[{said}]({_from_page(file)})"


def _names(text: str) -> dict[int, str]:
    """The function, class or constant of each line; comments belong to what follows."""
    names: dict[int, str] = {}
    done = 0
    for node in ast.parse(text).body:
        target = next(iter(getattr(node, "targets", [getattr(node, "target", None)])))
        name = getattr(node, "name", "") or (ast.unparse(target) if target else "")
        end = node.end_lineno or node.lineno
        names |= dict.fromkeys(range(done + 1, end + 1), f"`{name}`" if name else "")
        done = end
    return names


def _source(text: str) -> str:
    return f"<code>{_cell(html.escape(' '.join(text.split()), quote=False))}</code>"


def _cell(text: str) -> str:
    return text.replace("|", "&#124;")


def _folded(items: list[str], what: str) -> str:
    if not items:
        return ""
    what = what.removesuffix("s") if len(items) == 1 else what
    return f"<details><summary>{len(items)} {what}</summary>{'<br>'.join(items)}</details>"


def main() -> int:
    """Write the page, or say what is wrong; 1 if anything is."""
    folders = sorted(file.parent for file in ROOT.glob("src/tepui/games/*/rulebook.toml"))
    books = [Rulebook(folder) for folder in folders]
    wrong = [f"{book.id}: {what}" for book in books for what in book.wrong()]
    if not wrong:
        figures = "\n".join(f"- **{book.title}**: {book.counted()}." for book in books)
        head = HEAD.format(figures=figures)
        page = "\n".join([head, *("\n".join(book.table()) + "\n" for book in books)])
        if "--check" not in sys.argv:
            PAGE.write_text(page, "utf-8")
        elif PAGE.read_text("utf-8") != page:
            wrong = ["docs/conformance.md is stale: make conformance"]
    print("\n".join(wrong), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
