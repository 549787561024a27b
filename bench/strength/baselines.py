"""The baselines of docs/benchmark.md: self-play and search, rated by the published set.

    python -m bench.strength.baselines coloretto --seeds 1,2,3       trains, rates, writes the page
    python -m bench.strength.baselines coloretto --bots normal,hard  rates bots without training
    python -m bench.strength.baselines                               writes the page alone

What was found is kept in `baselines.jsonl` beside this file, a line for each bot and game. `--gpu`
trains on an NVIDIA GPU, two thousand times as long; `--response N` also trains a best response to
each net for N decisions. A net of that name in the user's folder is not trained again.
"""

import argparse
import json
import shutil
import statistics
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tepui
from tepui.engine.game import Game
from tepui.engine.learning.netfile import named, place_of
from tepui.lab.strength.arena import arena
from tepui.lab.strength.evaluate import evaluate

HERE = Path(__file__).parent
KNOWN, PAGE = HERE / "baselines.jsonl", HERE.parents[1] / "docs" / "benchmark.md"
BEGIN, END = "<!-- bench/strength/baselines.py writes these tables -->", "<!-- to here -->"
CURVES = """A net against itself one sixth of its training before: how often it wins, 1 being a fair
share, by million decisions (the mean of five seeds)."""
BUDGET = {True: 1_000_000_000, False: 500_000}  # decisions of a training, with a GPU or without
DEALS = 40  # against `master`
HEAD = ("game", "bot", "decisions", "rating", "without luck, % of the set",
        "against `master`, %", "a response wins, %")  # fmt: skip


def trained(game: Game, seed: int, asked: argparse.Namespace) -> str:
    """The name of the bot that plays by the net of a seed. The net is trained, unless it exists."""
    place = place_of(game, f"{'gpu' if asked.gpu else 'baseline'}-{seed}")
    if not place.is_file():
        out = asked.out / f"seed-{seed}" / game.id
        if not (out / "net.npz").is_file():
            from tepui.train.training import Training, plan_of, train

            plan = plan_of(game, [game.seats[0]], seed, asked.gpu)
            train(Training(game, out, 60.0, plan, decisions=asked.decisions or BUDGET[asked.gpu]))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(out / "net.npz", place)
    return f"instinct@{place.stem}"


def rated(game: Game, bot: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Everything that the page says about a bot."""
    seats = game.seats[0]
    found = {"game": game.id, "bot": bot, **msgspec.to_builtins(evaluate(game, bot))}
    row = [bot, *["master"] * (seats - 1)]
    (standing, *_) = arena(game, row, DEALS * seats, 1, game.simulated({})).bots
    found["master"] = [standing.win_share, standing.low, standing.high]
    if "@" in bot:
        nets = named(game, bot.partition("@")[2])
        found["decisions"] = nets.about["figures"]["decisions"]
        found["machine"] = nets.about["machine"]
        progress = asked.out / f"seed-{nets.about['seed']}" / game.id / "progress.jsonl"
        if progress.is_file():
            lines = map(json.loads, progress.read_text("utf-8").splitlines())
            found["curve"] = [[line["decisions"], line["earlier"][str(seats)]] for line in lines]
        if asked.response:
            from tepui.train.response import respond

            share = respond(nets, seats, asked.response, gpu=asked.gpu)
            found["response"] = [asked.response, share.value, share.low, share.high]
    return found


def known() -> list[dict[str, Any]]:
    """The newest result of each bot and game."""
    lines = [json.loads(line) for line in KNOWN.read_text("utf-8").splitlines()]
    newest = {(line["game"], line["bot"]): line for line in lines}
    return [line for _, line in sorted(newest.items())]


def table() -> Iterator[str]:
    """The known results, as Markdown."""
    yield "| " + " | ".join(HEAD) + " |"
    yield "|---|---" + "|--:" * (len(HEAD) - 2) + "|"
    for line in known():
        rating, share, master = line["rating"], line["share"], line["master"]
        decisions = f"{line['decisions']:,}" if "decisions" in line else "–"
        response = _reach(line["response"][1:], 100) if "response" in line else "–"
        yield (
            f"| {line['game']} | `{line['bot']}` | {decisions} | {_reach([*rating.values()], 1)} "
            f"| {_reach([*share.values()], 100)} | {_reach(master, 100)} | {response} |"
        )


def curves() -> Iterator[str]:
    """How long trainings on a GPU go on getting better, as Markdown."""
    runs = defaultdict(list)
    for line in known():
        if "@gpu-" in line["bot"]:
            runs[line["game"]].append(line["curve"][1:])
    marks = [f"{at / 1e6:.0f}" for at, _ in runs["coloretto"][0]]
    yield "| | " + " | ".join(marks) + " |"
    yield "|---" + "|--:" * len(marks) + "|"
    for game, lines in runs.items():
        shares = (
            statistics.mean(share for _, share in trial) for trial in zip(*lines, strict=True)
        )
        yield f"| {game} | " + " | ".join(f"{share:.2f}" for share in shares) + " |"


def _reach(figure: list[float], times: int) -> str:
    value, low, high = (times * each for each in figure)
    return f"{value:.0f} ({low:.0f} – {high:.0f})"


def main() -> None:
    """Measure what is requested, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seeds", default="")
    parser.add_argument("--bots", default="")
    parser.add_argument("--decisions", type=int)
    parser.add_argument("--response", type=int)
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--gpu", action="store_true")
    asked = parser.parse_args()
    if asked.game:
        game = tepui.game(asked.game)
        bots = [each for each in asked.bots.split(",") if each]
        bots += [trained(game, int(seed), asked) for seed in asked.seeds.split(",") if seed]
        for bot in bots:
            line = json.dumps(rated(game, bot, asked))
            with KNOWN.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    before, mark, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    PAGE.write_text(
        "\n".join([before + mark, "", *table(), "", CURVES, "", *curves(), "", end + after]),
        "utf-8",
    )


if __name__ == "__main__":
    main()
