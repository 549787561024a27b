"""Pages of the documentation site that are not in docs/: rules, changelog, reference.

MkDocs calls these functions while `make docs` runs (`hooks` in mkdocs.yml). Links work in the
repository; here they are rewritten for the site. Tepui itself is not imported: the reference is
read from the sources.
"""

import html
import json
import posixpath
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tepui"
PAPERS = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "deploy/tepui.service": "deploy/tepui.service",
}
SAID = re.compile(r"^(engine-language|web-about-rulings) = (.*)$", re.MULTILINE)
WORDS = (SOURCE / "engine" / "words", ROOT / "web" / "src" / "words")


def said(language: str) -> dict[str, str]:
    """A language's own name, and its heading for our rulings."""
    return dict(
        SAID.findall("".join((words / f"{language}.ftl").read_text("utf-8") for words in WORDS))
    )


# By what follows RULES in the file names; English first.
LANGUAGES = {
    "" if each == "en" else f".{each}": said(each)["engine-language"]
    for each in ["en", *sorted(file.stem for file in WORDS[0].glob("*.ftl") if file.stem != "en")]
}
OURS = "web-about-rulings"  # a language without it has the English heading
HEADINGS = "|".join(
    {said(file.stem).get(OURS, said("en")[OURS]) for file in WORDS[1].glob("*.ftl")}
)
PACKAGES = {
    "engine": "The engine",
    "bots": "Bots",
    "lab": "The lab",
    "envs": "Environments",
    "server": "The server",
}
COVERAGE = """\
`make coverage` runs the tests of the rules in the interpreter, all others as usual, and counts
lines and branches. Compiled code cannot be measured; other tests prove that it behaves like the
interpreted code. `make mutants` asks the harder question: does a test fail when a rule is switched
off?
"""
LINK = re.compile(r"\[([^][]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
DEFINED = re.compile(r"`(\w+)`$")
RULE = re.compile(r"\*\*\[([A-Z]{2}\d+)\]\*\*")
CONFORMANCE = "[From every passage to rule, code and tests](../../../../docs/conformance.md)"
RULINGS = re.compile(rf"^(## (?:{HEADINGS}).*)$", re.MULTILINE)


def games() -> list[Path]:
    """The folders of the games."""
    return sorted(file.parent for file in SOURCE.glob("games/*/RULES.md"))


def elsewhere() -> dict[str, str]:
    """Where files outside docs/ are in the site, by their path in the repository."""
    targets = dict(PAPERS)
    for game in games():
        for language in LANGUAGES:
            rules = game / f"RULES{language}.md"
            # Not `coloretto.fr.md`: MkDocs would take the dot for the beginning of a suffix.
            name = f"{game.name}{language.replace('.', '-')}"
            targets[rules.relative_to(ROOT).as_posix()] = f"rules/{name}.md"
    return targets


@cache
def cited() -> set[str]:
    """The files of which the pages on conformance name functions and tests."""
    pages = [page.read_text("utf-8") for page in ROOT.glob("docs/conformance/*.md")]
    return {file for page in pages for file in re.findall(r"\[`\w+`\]\(../../([^)]*)\)", page)}


@cache
def anchor(file: str, name: str) -> str:
    """Where a definition begins in the listing of its file, with what decorates it."""
    begins = re.compile(rf"(?m)^(?:@.*\n(?:[ )\]].*\n)*)*(?:def |class )?(?:\w+, )*{name}\b")
    text = (ROOT / file).read_text("utf-8")
    return next(f"#L{text.count(chr(10), 0, each.start()) + 1}" for each in begins.finditer(text))


def listing(file: str) -> str:
    """A file as a page, with an anchor for each line."""
    lines = enumerate(html.escape((ROOT / file).read_text("utf-8")).splitlines(), 1)
    shown = "\n".join(f'<span id="L{n}">{line}</span>' for n, line in lines)
    return f"---\nsearch:\n  exclude: true\n---\n# {file}\n\n<pre>{shown}</pre>\n"


def title(file: Path) -> str:
    """The heading of a page."""
    return file.read_text("utf-8").splitlines()[0].lstrip("# ").strip()


def modules(package: str) -> list[str]:
    """The modules of a package, by their names in Python."""
    files = sorted((SOURCE / package).rglob("*.py"))
    return [
        ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
        for file in files
        if not file.name.startswith("_")
    ]


def reference(heading: str, names: list[str]) -> str:
    """A page of the reference, made from the docstrings of some modules."""
    return "\n\n".join([f"# {heading}", *(f"::: {name}" for name in names)]) + "\n"


def coverage() -> str:
    """How much of each package the tests reach, if `make coverage` has measured it."""
    lines = ["# Coverage\n", COVERAGE]
    measured = ROOT / "build" / "coverage" / "coverage.json"
    if not measured.is_file():
        return "\n".join([*lines, "This site was built without measuring it.\n"])
    found = json.loads(measured.read_text("utf-8"))
    packages: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file, each in found["files"].items():
        parts = Path(file).parts
        below = parts[parts.index("tepui") + 1 : -1]
        package = "/".join(below[: 2 if below[:1] == ("games",) else 1]) or "tepui"
        told = each["summary"]
        packages[package][0] += told["covered_lines"] + told["covered_branches"]
        packages[package][1] += told["num_statements"] + told["num_branches"]
    rows = [
        f"| {package} | {all} | {100 * reached / max(all, 1):.1f} % |"
        for package, (reached, all) in sorted(packages.items())
    ]
    total = found["totals"]["percent_covered"]
    head = [
        f"Of all: **{total:.1f} %**.\n",
        "| package | lines and branches | reached |\n|---|--:|--:|",
    ]
    return "\n".join([*lines, *head, *rows]) + "\n"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the games' rules and the packages' reference to the table of contents."""
    places = elsewhere()
    rules: list[Any] = []
    for game in games():
        files = {
            said: game / f"RULES{language}.md"
            for language, said in LANGUAGES.items()
            if (game / f"RULES{language}.md").is_file()
        }
        pages = [{said: places[file.relative_to(ROOT).as_posix()]} for said, file in files.items()]
        rules.append({title(game / "RULES.md"): pages})
    packages = [{said: f"reference/{package}.md"} for package, said in PACKAGES.items()]
    reference = [{"Overview": "reference/index.md"}, *packages]
    proofs = [{title(game / "RULES.md"): f"conformance/{game.name}.md"} for game in games()]
    conformance = [{"Overview": "conformance.md"}, *proofs]
    generated = {"Rules": rules, "Reference": reference, "Conformance": conformance}
    config.nav = _filled(config.nav or [], generated)
    return config


def _filled(nav: list[Any], generated: dict[str, list[Any]]) -> list[Any]:
    """A table of contents with its empty sections filled, at any depth."""
    return [
        {
            name: (_filled(below, generated) or generated[name])
            if isinstance(below, list)
            else below
            for name, below in entry.items()
        }
        for entry in nav
    ]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    for source, target in elsewhere().items():
        if (ROOT / source).is_file():
            text = (ROOT / source).read_text("utf-8")
            if "RULES" in source:
                text = RULE.sub(r'<a id="\1"></a>**[\1]**', text)
                text = RULINGS.sub(rf"\1\n\n{CONFORMANCE}", text)
            files.append(File.generated(config, target, content=text))
    for file in cited():
        files.append(File.generated(config, f"code/{file}.md", content=listing(file)))
    overview = "What can be imported, as the sources describe it."
    listed = reference("Reference", ["tepui", "tepui.client"]).replace(
        "# Reference", f"# Reference\n\n{overview}"
    )
    files.append(File.generated(config, "reference/index.md", content=listed))
    for package, said in PACKAGES.items():
        content = reference(said, modules(package))
        files.append(File.generated(config, f"reference/{package}.md", content=content))
    files.append(File.generated(config, "coverage.md", content=coverage()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Rewrite links for the site; a link to a file that is not in it becomes plain text."""
    places = elsewhere()
    origins = {target: source for source, target in places.items()}
    uri = page.file.src_uri
    folder = posixpath.dirname(origins.get(uri, f"docs/{uri}"))

    def turned(link: re.Match[str]) -> str:
        target = link[2]
        if not target or re.match(r"[a-z]+:", target):
            return link[0]
        meant, place = posixpath.normpath(posixpath.join(folder, target)), link[3] or ""
        if meant == "README.md":
            there = "index.md"
        elif meant in places:
            there = places[meant]
        elif (named := DEFINED.match(link[1])) and meant in cited():
            there, place = f"code/{meant}.md", anchor(meant, named[1])
        elif meant.startswith("docs/"):
            there = meant.removeprefix("docs/")
        else:
            return link[1]
        there = posixpath.relpath(there, posixpath.dirname(uri) or ".")
        return f"[{link[1]}]({there}{place})"

    if uri.startswith("reference/") or uri == "coverage.md":
        return markdown
    return LINK.sub(turned, markdown)
