"""What the page of the package shows: no link and no picture that leads nowhere."""

from __future__ import annotations

import re
import runpy
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HERE = "https://example.org/us/tepui"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The metadata of a package, published at some address or not yet."""
    place = "hatchling.metadata.plugin.interface"  # which only builds have
    stub = ModuleType(place)
    stub.MetadataHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, place, stub)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["metadata"]["hooks"]["custom"]

    def made(**given: str) -> dict[str, Any]:
        shown = runpy.run_path(str(ROOT / hook["path"]))["Shown"]()
        shown.root, shown.config = str(ROOT), hook | given
        metadata = {"version": "1.2.3"}
        shown.update(metadata)
        return metadata

    return made


def test_links_lead_to_the_repository_of_this_version(shown: Any) -> None:
    found = shown(repository=HERE, page="https://example.org/play/")
    assert found["urls"]["Source"] == HERE
    assert found["urls"]["Play"] == "https://example.org/play/"
    links = re.findall(r"\]\(([^)]+)\)", found["readme"]["text"])
    assert f"{HERE}/raw/v1.2.3/docs/shots/coloretto.jpg" in links
    for link in links:
        assert link.startswith("https://")
        if link.startswith(HERE):
            assert (ROOT / link.split("/v1.2.3/")[1].partition("#")[0]).exists(), link


def test_before_there_is_any_it_has_no_links(shown: Any) -> None:
    found = shown(repository="", page="")
    assert found["urls"] == {}
    assert not re.search(r"\]\((?!https:)", found["readme"]["text"])
    assert "Coloretto Amazonas: a gift to accept or refuse" in found["readme"]["text"]
