"""Sources and commits in plain English: constructions that no native engineer would write, and the
titles of commits."""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SINCE = "684a2102"  # titles before that are as they are
EXPLAINED = "b29e68a3"  # up to that, many commits have no body, and one is titled “x”
LONGEST = 72
SMALL = 10  # changed lines that a title explains alone
# Each with what to write.
CONSTRUCTIONS = {
    r"\b[Ff]or whom\b": "who it is for",
    r"\b[Oo]f (whose|whom)\b": "whose ... it is",
    r"\b[Oo]f which one\b": "one of which",
    r"\bis thought\b": "the bot thinks, the search sees",
    r"\banew\b": "again, from scratch",
    r"\bonce more\b": "again",
    r"\bshall (be|not|have)\b": "must, is to, should",
    r"\b[Ww]hat (is|was) (said|told|thought)\b": "name it: the sentence, the answer, the message",
    r"\bwho (lays|leaves|asks) (takes|is|has|gets)\b": "whoever lays",
    r"\b[Oo]f old\b": "older",
    r"\bone a (turn|round|line|source|species|village|game|seat|day)\b": "one per turn",
    r"(?<!here) (is|are|was|were) no (error|secret|message|decision|list|program)\b": "is not a",
    r"\bwhom people\b": "the opponent of people",
    r"\b[Ww]hat is no\b": "anything but",
    r"\bhears? (no|of less)\b": "does not receive, is told",
    r"\bwants? to hear\b": "is to be told",
    r"\b[Ww]hat \w+ stands on\b": "what it depends on",
    r"\b[Ll]et (a|the|him|her|it) \w+ go\b": "release, remove, close",
    r"\bso many\b": "this many",
    r"\b[Oo]ur strongest bot\b": "the champion",
    r"\bon no shelf\b": "not listed",
    r"\bjust anyhow\b": "at random, uniformly",
    r"\bours to (give|change)\b|\bis its to \w+": "we may, it may",
    r"\b[Aa]ll or nothing is\b": "either all of it or none",
}
SOURCES = ("src/**/*.py", "bench/**/*.py", "scripts/*.py", "web/src/**/*.ts", "web/src/**/*.svelte",
           "src/**/en.ftl", "web/src/**/en.ftl", "docs/*.md", "*.md")  # fmt: skip
# A question in its own right; and rules, whose comments count for the modules made of them.
ALLOWED = {
    "src/tepui/games/amazones/words/en.ftl",
    "src/tepui/games/amazones/rules.py",
}  # fmt: skip
NO_PAST = {"Bring", "Embed", "Feed", "Heed", "Need", "Seed", "Speed", "String"}


def files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", *(f":(glob){each}" for each in SOURCES)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [ROOT / name for name in listed.stdout.split() if name not in ALLOWED]


@pytest.mark.check
@pytest.mark.parametrize("construction", CONSTRUCTIONS)
def test_nobody_writes_it_so(construction: str) -> None:
    pattern = re.compile(construction)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, f"write “{CONSTRUCTIONS[construction]}”:\n" + "\n".join(found)


class Commit(NamedTuple):
    title: str
    body: str
    changed: int  # lines


def commits(since: str) -> list[Commit]:
    told = subprocess.run(
        ["git", "log", "--no-merges", "--shortstat", "--format=%x00%s%x01%b%x01", f"{since}..HEAD"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if told.returncode:
        pytest.skip("the history is not here")
    parts = (each.split("\x01") for each in told.stdout.split("\x00")[1:])
    counts = r"(\d+) (?:insertion|deletion)"
    return [
        Commit(title, body.strip(), sum(map(int, re.findall(counts, stat))))
        for title, body, stat in parts
    ]


@pytest.mark.check
def test_titles_of_commits_fit() -> None:
    titles = [commit.title for commit in commits(SINCE)]
    long = [title for title in titles if len(title) > LONGEST]
    assert not long, f"an imperative of at most {LONGEST} characters, the why below it: {long}"
    first = [(title.split()[0], title) for title in titles]
    past = [title for word, title in first
            if word.endswith(("ed", "ing")) and word not in NO_PAST]  # fmt: skip
    assert not past, f"an imperative, as in “Mark costly draws in replays”: {past}"


@pytest.mark.check
def test_titles_of_commits_say_what_and_bodies_why() -> None:
    explained = commits(EXPLAINED)
    short = [commit.title for commit in explained if len(commit.title.split()) < 3]
    assert not short, f"at least three words, as in “Mark costly draws”: {short}"
    bare = [commit.title for commit in explained if commit.changed > SMALL and not commit.body]
    assert not bare, f"more than {SMALL} changed lines need a body that says why: {bare}"
