"""What a package's page shows: Tepui's addresses, and the README with links that lead to them.

The repository and the page without a server are named in pyproject.toml once there are any
(`tool.hatch.metadata.hooks.custom`). Until then the links are left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^][]*)\]\((?!https?:)([^)]+)\)")


class Shown(MetadataHookInterface):
    """Hatchling asks it for what pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses and the README."""
        there, page = self.config["repository"].rstrip("/"), self.config["page"]
        text = (Path(self.root) / "README.md").read_text("utf-8")
        version = f"v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, there, version)}
        found = {"Source": there, "Issues": there and f"{there}/issues", "Play": page}
        found["Changelog"] = there and f"{there}/blob/{version}/CHANGELOG.md"
        metadata["urls"] = {name: address for name, address in found.items() if address}


def shown(text: str, there: str, version: str) -> str:
    """A page of the repository as it can be read elsewhere."""

    def link(found: re.Match[str]) -> str:
        picture, words, place = found.groups()
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({there}/{kind}/{version}/{place})" if there else words

    return LINK.sub(link, text)
