"""Commands and options for click: said in the language of the run, loaded when they are needed.

A command's help is `cli-help-<command>`, an option's `cli-option-<command>-<option>`, or
`cli-option-<option>` where several commands have it.
"""

import math
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from stat import S_ISDIR
from typing import Any, TypeVar

import click

from tepui.cli.language import LANGUAGE, current, echo, named, say, tell
from tepui.engine.text.errors import BadOption, TepuiError, cause
from tepui.engine.text.words import LANGUAGES

Table = Mapping[str, "str | Table"]  # of commands: module:function, or what is in a group
COMPILED = ("", "numba", "off", "0", "no", "false")  # what TEPUI_JIT may be
F = TypeVar("F", bound=Callable[..., Any])


def path_of(ctx: click.Context) -> str:
    """The command of a context without the program's name, such as `host-people-list`."""
    names = []
    while ctx.parent is not None:
        names.append(str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(reversed(names))


class Value:
    """What options and arguments have in common: a wrong value is refused in a sentence."""

    def type_cast_value(self: Any, ctx: click.Context, value: Any) -> Any:
        """The value that was meant by what was typed."""
        try:
            value_cast = super().type_cast_value(ctx, value)  # type: ignore[misc]
        except click.BadParameter as wrong:
            raise _bad_value(self, value, wrong) from None
        if isinstance(value_cast, float) and not math.isfinite(value_cast):
            raise BadOption("cli-no-number", option=name_of(self), given=str(value))
        return value_cast


class Option(Value, click.Option):
    """An option that says what it does, and what it is by default."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names, and what it does."""
        record = super().get_help_record(ctx)
        if record is None:
            return None
        words, name = say(), max(self.opts, key=len).lstrip("-")
        own = f"cli-option-{path_of(ctx)}-{name}"
        said = words(own if words.has(own) else f"cli-option-{name}")
        usual = self.get_default(ctx, call=False)
        if self.required:
            said += f" [{words('cli-required')}]"
        elif type(usual) in (int, float, str) and usual != "" and self.flag_value != usual:
            said += f" [{words('cli-default', value=str(usual))}]"
        return record[0], said

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value."""
        if self.metavar or isinstance(self.type, click.Choice):
            return stand_in(super().make_metavar(ctx))
        if isinstance(self.type, (type(click.INT), type(click.FLOAT))):
            return "N"
        return stand_in("text" if self.type is click.STRING else "place")


class Argument(Value, click.Argument):
    """A positional argument."""

    def get_help_record(self, ctx: click.Context) -> None:  # type: ignore[override]
        """Nothing: the usage line explains it."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Its placeholder in the usage line."""
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        typed = stand_in(str(self.name)) + ("..." if self.nargs != 1 else "")
        return typed if self.required else f"[{typed}]"


def stand_in(name: str) -> str:
    """What stands for a value, in capitals, in the language of this run."""
    key = f"cli-value-{name.strip('[]')}"
    return name.replace(name.strip("[]"), say()(key).upper()) if say().has(key) else name


def name_of(param: click.Parameter) -> str:
    """As it is typed: `--games`, or `GAME`."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return stand_in(str(param.name))


def _bad_value(param: click.Parameter, value: Any, wrong: click.BadParameter) -> TepuiError:
    option, kind = name_of(param), param.type
    many = param.multiple or param.nargs != 1
    given = next((each for each in value if _fails(kind, each)), "") if many else value
    told = {"option": option, "given": str(given)[:80]}
    if isinstance(kind, click.Choice):
        return BadOption("cli-no-choice", choices=", ".join(map(str, kind.choices)), **told)
    if isinstance(kind, type(click.INT)) and _fails(click.INT, given):
        return BadOption("cli-no-whole-number", **told)
    if isinstance(kind, click.IntRange | click.FloatRange) and not _fails(click.FLOAT, given):
        least, most = (str(end) for end in (kind.min, kind.max))
        open_end = "cli-too-few" if kind.min_open else "cli-too-small"
        key = "cli-out-of-range" if kind.max is not None else open_end
        return BadOption(key, least=least, most=most, **told)
    if isinstance(kind, type(click.FLOAT)):
        return BadOption("cli-no-number", **told)
    if isinstance(kind, click.Path):
        return _bad_path(kind, Path(given))
    return BadOption("cli-bad-value", why=wrong.message, **told)


def _bad_path(kind: click.Path, file: Path) -> TepuiError:
    try:
        folder = S_ISDIR(file.stat().st_mode)
    except FileNotFoundError:
        return BadOption("cli-no-file" if kind.file_okay else "cli-no-folder", file=str(file))
    as_wished = kind.dir_okay if folder else kind.file_okay
    why = "forbidden" if as_wished else "folder" if folder else "file"
    key = "cli-cannot-read" if kind.exists else "cli-cannot-write"
    return BadOption(key, file=str(file), why=TepuiError(f"engine-why-{why}"))


def _fails(kind: click.ParamType[Any], value: Any) -> bool:
    try:
        kind.convert(value, None, None)
    except click.BadParameter:
        return True
    return False


def option(*names: str, **rest: Any) -> Callable[[F], F]:
    """An option of a command."""
    return click.option(*names, cls=Option, **rest)


def argument(*names: str, **rest: Any) -> Callable[[F], F]:
    """An argument of a command."""
    return click.argument(*names, cls=Argument, **rest)


def _ask(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value:
        ctx.meta[LANGUAGE] = value  # shared with the contexts of its commands
    return value


class Command(click.Command):
    """A command that takes `--lang`, and speaks that language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(
            Option(
                ["--lang"], type=click.Choice(LANGUAGES), is_eager=True, expose_value=False,
                callback=_ask,
            )
        )  # fmt: skip

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read what was typed; what is wrong with it is said in the language of this run."""
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as wrong:
            raise _usage(wrong, self) from None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the language first, so that a `--help` before it is said in it, too."""
        if language := named(args):
            ctx.meta[LANGUAGE] = language
        if not isinstance(self, click.Group):
            ctx.allow_extra_args = True  # to say it in our own words
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise BadOption("cli-too-much", given=" ".join(rest)[:80], command=ctx.command_path)
        return rest

    def get_short_help_str(self, limit: int = 45) -> str:
        """Its whole help, which is short."""
        return say()(f"cli-help-{self.help}")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, in the language of this run."""
        help_option = super().get_help_option(ctx)
        if help_option is not None:
            help_option.help = say()("cli-option-help")
        return help_option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is typed."""
        typed = {
            self.options_metavar: f"[{say()('cli-options').upper()}]",
            "COMMAND [ARGS]...": f"{say()('cli-command').upper()} …",
        }
        pieces = [typed.get(piece, piece) for piece in self.collect_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say()('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say()(f"cli-help-{self.help}" if self.help else "cli-help"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options."""
        records = (param.get_help_record(ctx) for param in self.get_params(ctx))
        if rows := [record for record in records if record is not None]:
            with formatter.section(_heading("cli-options")):
                formatter.write_dl(rows)


def _heading(key: str) -> str:
    """A heading before a colon, which French sets apart."""
    return say()("cli-heading", said=say()(key))


def _usage(wrong: click.UsageError, command: click.Command) -> TepuiError:
    """What click found wrong, as a sentence of ours."""
    if isinstance(wrong, click.NoSuchOption):
        near = "".join(list(wrong.possibilities or ())[:1])
        key = "cli-no-such-option-but" if near else "cli-no-such-option"
        return BadOption(key, option=wrong.option_name, near=near, **_help_of(wrong))
    if isinstance(wrong, click.BadOptionUsage):
        flags = {name for each in command.params if isinstance(each, click.Option)
                 for name in each.opts if each.is_flag}  # fmt: skip
        key = "cli-takes-no-value" if wrong.option_name in flags else "cli-needs-value"
        return BadOption(key, option=wrong.option_name)
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        return BadOption("cli-missing", option=name_of(wrong.param), **_help_of(wrong))
    return BadOption("cli-wrong", why=wrong.format_message(), **_help_of(wrong))


def _help_of(wrong: click.UsageError) -> dict[str, str]:
    return {"help": f"{wrong.ctx.command_path if wrong.ctx else 'tepui'} --help"}


class Group(Command, click.Group):
    """A command with commands, each loaded when it is asked for."""

    def __init__(self, table: Table, **rest: Any) -> None:
        super().__init__(no_args_is_help=False, **rest)
        self.table = table

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Show the help where no command is named."""
        rest = super().parse_args(ctx, args)
        if not (rest or args or ctx.resilient_parsing):
            echo(ctx.get_help(), err=True)
            ctx.exit(2)
        return rest

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """A command by its name."""
        if name not in self.table:
            return None
        if name not in self.commands:
            path = f"{self.help}-{name}" if self.help else name
            place = self.table[name]
            if isinstance(place, str):
                module, _, function = place.partition(":")
                command = getattr(import_module(f"tepui.cli.{module}"), function)
                self.commands[name] = click.command(name, cls=Command, help=path)(command)
            else:
                self.commands[name] = Group(place, name=name, help=path)
        return self.commands[name]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was typed."""
        if args[0] not in self.table:
            near = "".join(get_close_matches(args[0], self.table, 1))
            key = "cli-no-such-command-but" if near else "cli-no-such-command"
            raise BadOption(key, name=args[0][:80], near=near, help=f"{ctx.command_path} --help")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each does, without loading them."""
        self.format_table(formatter, "cli-commands", self.table)

    def format_table(self, formatter: click.HelpFormatter, heading: str, table: Table) -> None:
        """What some of its commands do, below a heading."""
        start = f"cli-help-{self.help}-" if self.help else "cli-help-"
        wide = max(map(len, self.table))
        with formatter.section(_heading(heading)):
            formatter.write_dl([(name.ljust(wide), say()(start + name)) for name in table])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options, then its commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)


class BadInput(click.ClickException):
    """Something was wrong with what was asked for: a sentence on stderr, and exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Write the sentence."""
        tell(f"tepui: {self.message}", err=True)


@contextmanager
def in_words() -> Iterator[None]:
    """Say what was wrong in the language of this run."""
    try:
        yield
    except TepuiError as wrong:
        raise BadInput(wrong.text(current())) from wrong
    except BrokenPipeError:
        raise  # the reader has closed the pipe
    except OSError as wrong:
        key = "cli-system-file" if wrong.filename else "cli-system"
        told = TepuiError(key, file=str(wrong.filename or ""), why=cause(wrong))
        raise BadInput(told.text(current())) from wrong


class Program(Group):
    """The command itself: what is typed without a command's name is for `serve`."""

    def __init__(self, headings: Mapping[str, Table]) -> None:
        super().__init__(
            {name: each for table in headings.values() for name, each in table.items()}
        )
        self.headings = headings

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each does, below the headings `cli-commands-<heading>`."""
        for heading, table in self.headings.items():
            self.format_table(formatter, f"cli-commands-{heading}", table)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put `serve` before options that are not the program's own."""
        at = 0
        while args[at : at + 1] == ["--lang"]:
            at += 2
        own = (*self.get_help_option_names(ctx), "--version")
        if at >= len(args) or (args[at].startswith("-") and args[at] not in own):
            args = [*args[:at], "serve", *args[at:]]
        with in_words():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command. A reader who closes the pipe has seen enough, which is not an error."""
        try:
            with in_words():
                _check_variables()
                super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _check_variables() -> None:
    """Refuse environment variables of ours that have impossible values."""
    for folder in os.environ.get("TEPUI_GAMES", "").split(os.pathsep):
        if folder and not Path(folder).is_dir():
            why = TepuiError("engine-why-no-folder")
            raise BadOption("cli-bad-value", option="TEPUI_GAMES", given=folder, why=why)
    how = os.environ.get("TEPUI_JIT", "")
    if how.lower() not in COMPILED:
        choices = ", ".join(COMPILED[1:])
        raise BadOption("cli-no-choice", option="TEPUI_JIT", given=how, choices=choices)
