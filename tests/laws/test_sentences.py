"""Sentences with the hardest values, and words that the glossaries have retired."""

import re
import tomllib
from pathlib import Path

import pytest

import tepui
from laws.sentences import PLACES, bundles, rendered
from settings import known

LANGUAGES = sorted({file.stem for place in PLACES for file in place.rglob("words/*.ftl")})
RETIRED = tomllib.loads((Path(__file__).parent / "retired.toml").read_text("utf-8"))
# What no sentence has in any language.
WRONG = re.compile(
    r"(?<=[a-z,.]) {2}(?=[a-z])|\{|\}|\$\w|\?\?\?|\(Unknown|\.\.(?!\.)|,,| [,.](?=\s|$)"
)
# `1 points` and the like: a plural after one.
ALONE = r"(?<![\d.,:/–-])\b1 "
ONE = {
    "en": re.compile(
        ALONE + r"(?!(?:is|was|has|less|across|as|begins|leads|legs|starts|takes|times)\b)[a-z]+s\b"
    ),
    "fr": re.compile(
        ALONE + r"(?!(?:fois|pas|dés|mois|plus|sans|sous|vers|dans|suffis\w*)\b)[a-zé]+s\b"
    ),
    "de": re.compile(
        ALONE + r"(Punkte|Karten|Plätze|Tische|Partien|Spiele|Runden|Züge|Tiere|Schildkröten|"
        r"Hütten|Dörfer|Personen|Minuten|Sekunden|Tage|Entscheidungen)\b"
    ),
}
# French elides: d'Hélène, qu'Inès.
ELIDED = re.compile(r"\bde (?:Inès|Hélène|Ana)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stands_with_hard_values(language: str) -> None:
    found = []
    for key, sentence in rendered(language):
        lines = [line for line in sentence.split("\n") if line.strip()]
        for line in lines:
            body = line if len(lines) > 1 else sentence.strip()
            if WRONG.search(body.strip()) and key not in SHOWN:
                found.append(f"{key}: {body}")
        if language in ONE and ONE[language].search(sentence) and not MANY.search(key):
            found.append(f"{key}: {sentence}")
        if language == "fr" and ELIDED.search(sentence):
            found.append(f"{key}: {sentence}")
    assert not found, "\n".join(found)


@pytest.mark.check
@pytest.mark.parametrize("language", LANGUAGES)
def test_retired_phrases_stay_retired(language: str) -> None:
    found = []
    for file, _, messages in bundles(language):
        text = file.read_text("utf-8")
        for message in messages:
            key = message.id.name
            said = text[message.span.start : message.span.end].partition("=")[2]
            said = re.sub(r"\{ \$(?!name|seat|other)\w+ \}", "", said)
            for each in RETIRED.get(language, ()):
                if (
                    key.startswith(each.get("only", ""))
                    and key not in each.get("but", ())
                    and re.search(each["phrase"], said, re.IGNORECASE)
                ):
                    found.append(f"{key}: {said.strip()[:100]}")
    assert not found, "\n".join(found)


# Columns of the terminal, and braces that are meant.
SHOWN = {"cli-explain", "cli-can-undo", "bots-babble"}
# What is counted there is never one: a game's material, bonuses, players, games played in bulk.
MANY = re.compile(
    r"-setup-|^lab-|^printing-|^cli-(arena|daily)-|^web-(about|daily|match|seats-at|stat)"
    + "".join(
        f"|^{game.id}-(fact-|{known(game.id).get('never_one', 'fact-')})"
        for game in tepui.all_games()
    )
)
