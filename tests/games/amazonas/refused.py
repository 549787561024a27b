"""How a phrase is refused at a table of Amazonas."""

from __future__ import annotations

import pytest

from tepui.engine.text.errors import IllegalMove


def refused(table, seat, phrase):
    """The rule and the key by which a phrase is refused."""
    with pytest.raises(IllegalMove) as wrong:
        table.say(seat, phrase)
    return wrong.value.why.rule, wrong.value.why.key.removeprefix("amazonas-")
