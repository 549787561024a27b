"""Every game keeps the laws of hidden information, over thousands of positions."""

from __future__ import annotations

import json

from laws.interpreted import run_interpreted
from laws.laws import check_game
from settings import Setting, often


def test_laws(setting: Setting) -> None:
    positions = 0
    for seed in range(100):
        positions += check_game(setting, seed, most=often(300, 700))
        if positions > 100:
            break
    assert positions > 100, "a hundred games, and hardly a move"


def test_planted_leaks_are_caught() -> None:
    caught = run_interpreted("planted")
    assert len(caught) >= 15
    for leak in caught:
        assert isinstance(leak, dict)
        assert leak["caught"], f"the leak '{leak['leak']}' went unnoticed"


def test_interpreted_and_compiled_play_agree() -> None:
    """On every byte."""
    from laws.agreement import digests

    compiled = [json.loads(json.dumps(each)) for each in digests()]
    assert compiled == run_interpreted("agreement")
