"""On a Ray cluster of two nodes: the games of one machine, though workers die. `make test-ray`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import tepui
from tepui.lab.simulate import simulate
from tepui.lab.spread import NoRay, spread
from tepui.lab.statistics.report import report
from tepui.lab.strength.arena import contests, jobs, run

ray = pytest.importorskip("ray", reason="the extra tepui[ray]: make test-ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

COLORETTO = tepui.game("coloretto")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def die_once(task: tuple[str, int]) -> int:
    folder, number = task
    mark = Path(folder) / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def test_there_are_two_nodes(address: str) -> None:
    ray.init(address)
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    ray.shutdown()


def test_lost_workers_are_replaced_and_order_is_kept(address: str, tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(7)]
    assert list(spread(die_once, tasks, ray=address)) == [n * n for n in range(7)]
    assert {each.name for each in tmp_path.iterdir()} == {"0", "3", "6"}


@pytest.mark.parametrize(
    "bots", [["random", "random"], ["greedy", "random"], ["search:5", "random"]]
)
def test_simulation_is_that_of_one_machine(address: str, bots: list[str]) -> None:
    games = 20 if "search:5" in bots else 3_000
    here = simulate(COLORETTO, 2, games, 3, bots=bots)
    there = simulate(COLORETTO, 2, games, 3, bots=bots, ray=address)
    for each in (here, there):
        each.seconds = each.decisions_per_second = each.games_per_second = 0
    assert here == there


def test_the_arena_is_that_of_one_machine(address: str) -> None:
    todo = jobs(COLORETTO, ["search:5", "random"], 20, 3)
    found = [(o.job.number, o.places, o.final) for o in run(todo, ray=address)]
    assert found == [(o.job.number, o.places, o.final) for o in contests(todo)]


def test_a_bot_that_ends_its_process_has_lost(address: str, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    body = "import os\nclass Own:\n    def choose(self, *all):\n        os._exit(1)\n"
    own.write_text(body, "utf-8")
    bots = [f"python:{own}:Own", "random"]
    outcomes = list(run(jobs(COLORETTO, bots, 2, 1, logs=tmp_path), ray=address))
    assert [o.job.bots[o.failed] for o in outcomes] == [bots[0]] * 2


def test_the_report_is_that_of_one_machine(address: str) -> None:
    assert report(COLORETTO, 1_000, 3, ray=address) == report(COLORETTO, 1_000, 3)


def test_no_cluster_is_told() -> None:
    with pytest.raises(NoRay):
        list(spread(die_once, [], ray="127.0.0.1:1"))
