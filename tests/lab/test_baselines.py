"""The baselines of the benchmark: the nets in the repository are those that its page rates."""

from __future__ import annotations

import pytest

import tepui
from bench.strength import baselines
from tepui.engine.learning import netfile

NETS = baselines.HERE / "nets"
GAMES = sorted({line["game"] for line in baselines.known()})


@pytest.mark.parametrize("game", GAMES)
def test_each_net_can_be_read_and_is_the_one_that_was_rated(game: str) -> None:
    rated = {line["bot"]: line for line in baselines.known() if line["game"] == game}
    for seed in range(1, 6):
        nets = netfile.read(tepui.game(game), NETS / game / f"gpu-{seed}.npz")
        line = rated[f"instinct@gpu-{seed}"]
        assert nets.about["command"].endswith(f"{game} --seeds {seed} --gpu")
        assert nets.about["figures"]["decisions"] == line["decisions"]
        assert len(line["response"]) == 4


def test_the_page_has_the_newest_tables() -> None:
    page = baselines.PAGE.read_text("utf-8")
    for line in (*baselines.table(), *baselines.curves()):
        assert line in page
