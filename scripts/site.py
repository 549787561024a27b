"""What the documentation's site holds besides docs/: rules, the house's papers, reference, figures.

MkDocs calls these functions while `make docs` runs (`hooks` in mkdocs.yml). Links are written as
they hold in the repository; here they are turned to where the same thing lies in the site. Tepui
itself is not imported: the reference is read from the sources.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))
import history  # noqa: E402

SOURCE = ROOT / "src" / "tepui"
PAPERS = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "deploy/tepui.service": "deploy/tepui.service",
}
LANGUAGES = {"": "English", ".fr": "Français", ".de": "Deutsch"}
ROOMS = {
    "engine": "The engine",
    "bots": "Bots",
    "lab": "The lab",
    "envs": "Environments",
    "server": "The server",
}
LINK = re.compile(r"\[([^][]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
RULE = re.compile(r"\*\*\[([A-Z]{2}\d+)\]\*\*")


def games() -> list[Path]:
    """The folders of the games."""
    return sorted(file.parent for file in SOURCE.glob("games/*/RULES.md"))


def elsewhere() -> dict[str, str]:
    """Where what lies outside docs/ is found in the site, by its path in the repository."""
    found = dict(PAPERS)
    for game in games():
        for language in LANGUAGES:
            rules = game / f"RULES{language}.md"
            # Not `coloretto.fr.md`: MkDocs would take the dot for the beginning of a suffix.
            name = f"{game.name}{language.replace('.', '-')}"
            found[rules.relative_to(ROOT).as_posix()] = f"rules/{name}.md"
    return found


def title(file: Path) -> str:
    """The heading of a page."""
    return file.read_text("utf-8").splitlines()[0].lstrip("# ").strip()


def modules(room: str) -> list[str]:
    """The modules of a room, by their names in Python."""
    files = sorted((SOURCE / room).rglob("*.py"))
    return [
        ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
        for file in files
        if not file.name.startswith("_")
    ]


def reference(heading: str, names: list[str]) -> str:
    """A page of the reference: what the docstrings of some modules say."""
    return "\n\n".join([f"# {heading}", *(f"::: {name}" for name in names)]) + "\n"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The games, the rooms and new pages enter the table of contents by themselves."""
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
    named = str(config.nav)
    more = [
        {title(page): page.name}
        for page in sorted((ROOT / "docs").glob("*.md"))
        if f"'{page.name}'" not in named
    ]
    rooms = [{said: f"reference/{room}.md"} for room, said in ROOMS.items()]
    for entry in config.nav or []:
        if "Rules" in entry:
            entry["Rules"] = rules
        if "How it works" in entry:
            entry["How it works"] += more
        if "Reference" in entry:
            entry["Reference"] = [{"Overview": "reference/index.md"}, *rooms]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made from what lies elsewhere."""
    for source, target in elsewhere().items():
        if (ROOT / source).is_file():
            text = (ROOT / source).read_text("utf-8")
            text = RULE.sub(r'<a id="\1"></a>**[\1]**', text) if "RULES" in source else text
            files.append(File.generated(config, target, content=text))
    overview = "For programs: what can be imported, as the sources themselves describe it."
    listed = reference("Reference", ["tepui", "tepui.client"]).replace(
        "# Reference", f"# Reference\n\n{overview}"
    )
    files.append(File.generated(config, "reference/index.md", content=listed))
    for room, said in ROOMS.items():
        content = reference(said, modules(room))
        files.append(File.generated(config, f"reference/{room}.md", content=content))
    figures = history.page(history.runs())
    files.append(File.generated(config, "benchmarks.md", content=figures))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Turn links to where the same thing lies in the site; what is not in it loses its link."""
    places = elsewhere()
    origins = {target: source for source, target in places.items()}
    uri = page.file.src_uri
    folder = posixpath.dirname(origins.get(uri, f"docs/{uri}"))

    def turned(link: re.Match[str]) -> str:
        target = link[2]
        if not target or re.match(r"[a-z]+:", target):
            return link[0]
        meant = posixpath.normpath(posixpath.join(folder, target))
        if meant == "README.md":
            there = "index.md"
        elif meant in places:
            there = places[meant]
        elif meant.startswith("docs/"):
            there = meant.removeprefix("docs/")
        else:
            return link[1]
        there = posixpath.relpath(there, posixpath.dirname(uri) or ".")
        return f"[{link[1]}]({there}{link[3] or ''})"

    if uri.startswith("reference/") or uri == "benchmarks.md":
        return markdown
    return LINK.sub(turned, markdown)
