"""Examples in docstrings are shown as code: Griffe calls this when the documentation is built."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> (?:.|\n(?!\n))*", re.MULTILINE)  # up to the next empty line


class Doctests(griffe.Extension):
    """Puts a fence around what doctest would run."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called once for everything that has a name."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
