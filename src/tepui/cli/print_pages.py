"""`tepui print`: PDF pages of a game, for owners of the box."""

from pathlib import Path

from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import may_write, new_file, write_bytes
from tepui.engine import registry
from tepui.printing.pages import printed


@argument("game")
@option("--what", default="rules")
@option("--paper", default="a4")
@new_file("--out", "-o")
def print_pages(game: str, what: str, paper: str, out: Path | None) -> None:
    """Make pages of a game and say where they are."""
    words, chosen_game = say(), registry.game(game)
    file = out or may_write(Path(f"{chosen_game.id}-{what}-{words.language}-{paper}.pdf"))
    write_bytes(file, printed(chosen_game, what, words.language, paper))
    tell(words("cli-printed", title=chosen_game.title, file=str(file)))
