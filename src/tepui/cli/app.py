"""The commands and their options. The modules beside this one do the work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from tepui import __version__
from tepui.cli.language import Group, Option

_json = click.option("--json", "as_json", is_flag=True, cls=Option, help="cli-help-json")
_seed = click.option("--seed", type=int, default=0, cls=Option, help="cli-help-seed")
_ray = click.option("--ray", metavar="ADDRESS", cls=Option, help="cli-help-ray")
_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
_options = click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    cls=Option,
    help="cli-help-option",
)  # of the game: NAME=@FILE takes the value from a file


@click.group(cls=Group, help="cli-help", invoke_without_command=True)
@click.version_option(__version__, message="tepui %(version)s")
@click.pass_context
def app(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve)


@app.command(help="cli-help-games")
@_json
def games(as_json: bool) -> None:
    from tepui.cli import games

    games.games(as_json)


@app.command(help="cli-help-play")
@click.argument("game")
@click.option("--seats", type=int, cls=Option, help="cli-help-seats-play")
@click.option("--seat", type=int, default=0, cls=Option, help="cli-help-seat")
@click.option("--name", cls=Option, help="cli-help-name")
@click.option("--bot", cls=Option, help="cli-help-bot")
@_options
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), cls=Option, help="cli-help-save"
)
@click.option(
    "--resume", is_flag=False, flag_value="last", metavar="[FILE]", cls=Option,
    help="cli-help-resume",
)  # fmt: skip
def play(**asked: Any) -> None:
    from tepui.cli import play

    play.play(**asked)


@app.command(help="cli-help-daily")
@click.argument("game")
@click.option("--date", "day", metavar="YYYY-MM-DD", cls=Option, help="cli-help-date")
@click.option("--name", cls=Option, help="cli-help-name")
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), cls=Option, help="cli-help-save"
)
def daily(**asked: Any) -> None:
    from tepui.cli import daily

    daily.daily(**asked)


@app.command(help="cli-help-learn")
@click.argument("game")
def learn(game: str) -> None:
    from tepui.cli import learn

    learn.learn(game)


@app.command(help="cli-help-puzzle")
@click.argument("game")
@click.option("--number", type=int, cls=Option, help="cli-help-puzzle-number")
def puzzle(game: str, number: int | None) -> None:
    from tepui.cli import puzzle

    puzzle.puzzle(game, number)


@app.group(cls=Group, help="cli-help-lab")
def lab() -> None:
    pass


@lab.command(help="cli-help-puzzles")
@click.argument("game")
@click.option("--minutes", type=float, default=10.0, cls=Option, help="cli-help-minutes")
@click.option(
    "--file", type=click.Path(dir_okay=False, path_type=Path), cls=Option,
    help="cli-help-puzzles-file",
)  # fmt: skip
@click.option(
    "--add", multiple=True, type=click.Path(exists=True, dir_okay=False, path_type=Path),
    cls=Option, help="cli-help-puzzles-add",
)  # fmt: skip
def puzzles(game: str, minutes: float, file: Path | None, add: tuple[Path, ...]) -> None:
    from tepui.cli import puzzle

    puzzle.mine(game, minutes, file, add)


@app.command(help="cli-help-simulate")
@click.argument("game")
@click.option("--seats", type=int, cls=Option, help="cli-help-seats")
@click.option("--games", type=int, default=10_000, cls=Option, help="cli-help-count")
@click.option("--bots", multiple=True, cls=Option, help="cli-help-bots-simulate")
@click.option("--threads", type=int, default=1, cls=Option, help="cli-help-threads-one")
@click.option("--gpu", is_flag=True, cls=Option, help="cli-help-gpu")
@_ray
@_seed
@_options
@_json
def simulate(**asked: Any) -> None:
    from tepui.cli import simulate

    simulate.simulate(**asked)


@app.command(help="cli-help-arena")
@click.argument("game")
@click.option("--bots", multiple=True, required=True, cls=Option, help="cli-help-bots")
@click.option("--games", type=int, default=100, cls=Option, help="cli-help-count")
@_seed
@_options
@click.option(
    "--logs", type=click.Path(file_okay=False, path_type=Path), cls=Option, help="cli-help-logs"
)
@click.option("--workers", type=int, cls=Option, help="cli-help-workers")
@click.option("--plain", is_flag=True, cls=Option, help="cli-help-plain")
@_ray
@_json
def arena(**asked: Any) -> None:
    from tepui.cli import arena

    arena.arena(**asked)


@app.command(help="cli-help-hint")
@_file
@click.option("--seat", type=int, cls=Option, help="cli-help-seat-hint")
@click.option("--level", default="champion", cls=Option, help="cli-help-level")
@_json
def hint(**asked: Any) -> None:
    from tepui.cli import hint

    hint.hint(**asked)


@app.command(help="cli-help-review")
@_file
@click.option("--seat", type=int, cls=Option, help="cli-help-seat-review")
@click.option(
    "--out", "-o", type=click.Path(dir_okay=False, path_type=Path), cls=Option,
    help="cli-help-review-out",
)  # fmt: skip
@_json
def review(**asked: Any) -> None:
    from tepui.cli import review

    review.review(**asked)


@app.command(help="cli-help-report")
@click.argument("game")
@click.option("--games", type=int, default=100_000, cls=Option, help="cli-help-report-games")
@click.option("--deals", type=int, default=0, cls=Option, help="cli-help-report-deals")
@click.option("--threads", type=int, cls=Option, help="cli-help-threads")
@_ray
@_seed
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", cls=Option, help="cli-help-option"
)
@click.option(
    "--out", "-o", type=click.Path(dir_okay=False, path_type=Path), cls=Option,
    help="cli-help-report-out",
)  # fmt: skip
@_json
def report(**asked: Any) -> None:
    from tepui.cli import report

    report.report(**asked)


@app.command(help="cli-help-train")
@click.argument("game", required=False)
@click.option("--all", "everything", is_flag=True, cls=Option, help="cli-help-train-all")
@click.option("--minutes", type=float, default=8.0, cls=Option, help="cli-help-train-minutes")
@click.option("--seats", metavar="2,3,4", cls=Option, help="cli-help-train-seats")
@click.option("--gpu", is_flag=True, cls=Option, help="cli-help-train-gpu")
@click.option("--tables", type=click.IntRange(8), cls=Option, help="cli-help-train-tables")
@_seed
@click.option("--out", "-o", type=click.Path(file_okay=False, path_type=Path), default="training",
              cls=Option, help="cli-help-train-out")  # fmt: skip
@click.option("--resume", is_flag=True, cls=Option, help="cli-help-train-resume")
@click.option("--install", is_flag=True, cls=Option, help="cli-help-train-install")
@click.option("--outcome", is_flag=True, cls=Option, help="cli-help-train-outcome")
@_json
def train(**asked: Any) -> None:
    from tepui.cli import train

    train.train(**asked)


@app.command(help="cli-help-replay")
@_file
@click.option("--seat", type=int, cls=Option, help="cli-help-seat-replay")
@_json
def replay(**asked: Any) -> None:
    from tepui.cli import replay

    replay.replay(**asked)


@app.command(help="cli-help-verify")
@_file
@click.option("--commitment", metavar="SHA256", cls=Option, help="cli-help-commitment")
@_json
def verify(**asked: Any) -> None:
    from tepui.cli import replay

    replay.verify(**asked)


@app.command(help="cli-help-golden")
@click.argument("game")
@click.option("--games", type=int, default=200, cls=Option, help="cli-help-golden-games")
@_seed
@click.option(
    "--out", "-o", type=click.Path(file_okay=False, path_type=Path), cls=Option,
    help="cli-help-golden-out",
)  # fmt: skip
def golden(**asked: Any) -> None:
    from tepui.cli import golden

    golden.golden(**asked)


@app.command(help="cli-help-build")
@click.argument("folders", nargs=-1, type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--check", is_flag=True, cls=Option, help="cli-help-build-check")
def build(**asked: Any) -> None:
    from tepui.cli import build

    build.build(**asked)


@app.command(help="cli-help-serve")
@click.option("--database", cls=Option, help="cli-help-database")
@click.option("--host", default="127.0.0.1", envvar="TEPUI_HOST", cls=Option, help="cli-help-host")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, envvar="TEPUI_PORT",
              cls=Option, help="cli-help-port")  # fmt: skip
@click.option("--workers", type=click.IntRange(1, 64), default=1, envvar="TEPUI_WORKERS",
              cls=Option, help="cli-help-serve-workers")  # fmt: skip
@click.option("--limit", "limits", multiple=True, metavar="NAME=VALUE", envvar="TEPUI_LIMITS",
              cls=Option, help="cli-help-limit")  # fmt: skip
@click.option("--address", default="", envvar="TEPUI_ADDRESS", cls=Option, help="cli-help-address")
@click.option("--proxies", default="127.0.0.1", envvar=("TEPUI_PROXIES", "FORWARDED_ALLOW_IPS"),
              cls=Option, help="cli-help-proxies")  # fmt: skip
@click.option("--lan", is_flag=True, cls=Option, help="cli-help-lan")
@click.option("--browser/--no-browser", default=True, cls=Option, help="cli-help-browser")
@click.option("--take-over", is_flag=True, cls=Option, help="cli-help-take-over")
def serve(**asked: Any) -> None:
    from tepui.cli import serve

    serve.serve(**asked)


@app.command("print", help="cli-help-print")
@click.argument("game")
@click.option("--what", default="rules", cls=Option, help="cli-help-print-what")
@click.option("--paper", default="a4", cls=Option, help="cli-help-print-paper")
@click.option(
    "--out", "-o", type=click.Path(dir_okay=False, path_type=Path), cls=Option,
    help="cli-help-print-out",
)  # fmt: skip
def print_pages(**asked: Any) -> None:
    from tepui.cli import print_pages

    print_pages.print_pages(**asked)


@app.group(cls=Group, help="cli-help-board", no_args_is_help=True)
def board() -> None: ...


@board.command(help="cli-help-board-check")
@_file
@_json
def check(**asked: Any) -> None:
    from tepui.cli import board

    board.check(**asked)


@board.command(help="cli-help-board-draw")
@_file
@click.option(
    "--out",
    "-o",
    type=click.Path(dir_okay=False, path_type=Path),
    default="map.svg",
    cls=Option,
    help="cli-help-board-out",
)
def draw(**asked: Any) -> None:
    from tepui.cli import board

    board.draw(**asked)


_database = click.option("--database", cls=Option, help="cli-help-database")
_table = click.argument("table")
_seat = click.argument("seat", type=int)


@app.group(cls=Group, help="cli-help-host-commands", no_args_is_help=True)
def host() -> None: ...


@host.command(help="cli-help-host-close")
@_database
@_table
def close(**asked: Any) -> None:
    from tepui.cli import host

    host.close(**asked)


@host.command(help="cli-help-host-mute")
@_database
@_table
@_seat
def mute(**asked: Any) -> None:
    from tepui.cli import host

    host.mute(**asked)


@host.command(help="cli-help-host-forget")
@_database
@_table
@_seat
def forget(**asked: Any) -> None:
    from tepui.cli import host

    host.forget(**asked)


@host.command(help="cli-help-host-broken")
@_database
def broken(**asked: Any) -> None:
    from tepui.cli import host

    host.broken(**asked)


_person = click.argument("person")
_off = click.option("--off", is_flag=True, cls=Option, help="cli-help-people-off")


@host.group(cls=Group, help="cli-help-people", no_args_is_help=True)
def people() -> None: ...


@people.command("list", help="cli-help-people-list")
@_database
def people_list(**asked: Any) -> None:
    from tepui.cli import people

    people.everybody(**asked)


@people.command("warn", help="cli-help-people-warn")
@_database
@_person
@click.argument("text")
def people_warn(**asked: Any) -> None:
    from tepui.cli import people

    people.warn(**asked)


@people.command("mute", help="cli-help-people-mute")
@_database
@_person
@_off
def people_mute(**asked: Any) -> None:
    from tepui.cli import people

    people.mute(**asked)


@people.command("ban", help="cli-help-people-ban")
@_database
@_person
@_off
def people_ban(**asked: Any) -> None:
    from tepui.cli import people

    people.ban(**asked)


@people.command("delete", help="cli-help-people-delete")
@_database
@_person
def people_delete(**asked: Any) -> None:
    from tepui.cli import people

    people.delete(**asked)


_tournament = click.argument("tournament")


@host.group(cls=Group, help="cli-help-tournaments", no_args_is_help=True)
def tournaments() -> None: ...


@tournaments.command("list", help="cli-help-tournaments-list")
@_database
def tournaments_list(**asked: Any) -> None:
    from tepui.cli import tournaments

    tournaments.going(**asked)


@tournaments.command("show", help="cli-help-tournaments-show")
@_database
@_tournament
def tournaments_show(**asked: Any) -> None:
    from tepui.cli import tournaments

    tournaments.show(**asked)


@tournaments.command("name", help="cli-help-tournaments-name")
@_database
@_tournament
@click.argument("entrant", type=int)
@click.argument("name")
def tournaments_name(**asked: Any) -> None:
    from tepui.cli import tournaments

    tournaments.call(**asked)


@host.command(help="cli-help-reports")
@_database
@click.option("--done", metavar="ID", cls=Option, help="cli-help-reports-done")
def reports(**asked: Any) -> None:
    from tepui.cli import people

    people.reports(**asked)


@host.command(help="cli-help-host-ratings")
@_database
@click.option("--recompute", is_flag=True, cls=Option, help="cli-help-recompute")
def ratings(**asked: Any) -> None:
    from tepui.cli import host

    host.ratings(**asked)


@host.command(help="cli-help-backup")
@_database
@click.argument("to", type=click.Path(path_type=Path))
@click.option("--keep", type=click.IntRange(1), metavar="N", cls=Option, help="cli-help-keep")
def backup(**asked: Any) -> None:
    from tepui.cli import backup

    backup.back_up(**asked)


@host.command(help="cli-help-restore")
@_database
@click.argument("file", type=click.Path(path_type=Path))
def restore(**asked: Any) -> None:
    from tepui.cli import backup

    backup.restore(**asked)


@host.command(help="cli-help-doctor")
@_database
def doctor(**asked: Any) -> None:
    from tepui.cli import doctor

    doctor.examine(**asked)


@host.command(help="cli-help-admin")
@_database
@click.option("--address", default="", cls=Option, help="cli-help-address")
def admin(**asked: Any) -> None:
    from tepui.cli import hosting

    hosting.admin(**asked)


@host.command(help="cli-help-door")
@_database
@click.argument("kind", type=click.Choice(["open", "link", "members"]), required=False)
@click.option("--known", is_flag=True, cls=Option, help="cli-help-door-known")
@click.option("--link", is_flag=True, cls=Option, help="cli-help-door-link")
def door(**asked: Any) -> None:
    from tepui.cli import hosting

    hosting.door(**asked)


@host.command(help="cli-help-invite")
@_database
@click.option("--label", default="", cls=Option, help="cli-help-invite-label")
@click.option("--uses", type=click.IntRange(1, 1000), default=1, cls=Option,
              help="cli-help-invite-uses")  # fmt: skip
@click.option("--days", type=click.IntRange(1, 365), default=14, cls=Option,
              help="cli-help-invite-days")  # fmt: skip
def invite(**asked: Any) -> None:
    from tepui.cli import hosting

    hosting.invite(**asked)


@host.command(help="cli-help-announce")
@_database
@click.argument("text")
def announce(**asked: Any) -> None:
    from tepui.cli import hosting

    hosting.tell(**asked)


@host.command(help="cli-help-log")
@_database
def log(**asked: Any) -> None:
    from tepui.cli import hosting

    hosting.log(**asked)
