"""`tepui learn`: a game's lesson in the terminal, step by step."""

import tepui
from tepui.cli import table
from tepui.cli.command import argument
from tepui.cli.language import say, tell
from tepui.cli.output import tell_moves
from tepui.engine.play.lesson import Lesson, Said, Step, Turn, lesson
from tepui.engine.play.match import Match
from tepui.engine.text.errors import TepuiError


@argument("game")
def learn(game: str) -> None:
    """Tell the steps of a game's first lesson; ask for the moves that it asks for."""
    Learning(lesson(tepui.game(game).id)).run()


class Learning:
    """Somebody who learns a game."""

    def __init__(self, found: Lesson) -> None:
        self.lesson = found
        self.game = found.game
        self.words = say()
        seats = range(found.match.seats)
        self.names = [self.words("cli-bot", number=seat) for seat in seats]
        self.names[found.you] = self.words("engine-guest")

    def run(self) -> None:
        """Go through the lesson; leaving it is always possible."""
        chapter = ""
        tell(self.words("cli-learn-welcome", title=self.game.title))
        for step in self.lesson.steps:
            if step.chapter != chapter:
                chapter = step.chapter
                title = self.words(f"{self.game.id}-lesson-chapter-{chapter}")
                tell(f"\n== {title} ==")
            if not self._take(step):
                return
        tell(self.words("cli-learn-done", game=self.game.id))

    def _take(self, step: Step) -> bool:
        """Tell a step, and wait for its move; whether the lesson goes on."""
        tell("")
        self._tell(step.said)
        if step.ask:
            table.show(step.position.seen_by(self.lesson.you), self.names)
        for phrase in step.ask:
            if not self._ask_until_found(step, phrase):
                return False
            self._show(phrase)
        if not step.ask and step is not self.lesson.steps[-1] and self._read() is None:
            return False
        if not step.later:
            self._show(step.then)
        return True

    def _tell(self, said: Said) -> None:
        tell(f"{self.words(said.key)} [{said.rule}]")

    def _ask_until_found(self, step: Step, phrase: tuple[Turn, ...]) -> bool:
        """Ask until the wanted phrase is given; whether it was."""
        moves = tuple(turn.line.moves[0] for turn in phrase)
        match = self.lesson.match.copy()
        match.position = phrase[0].before
        wanted = match.text(self.lesson.you, *moves)
        while True:
            tell(self.words("cli-learn-type", phrase=wanted))
            wish = self._read()
            if wish is None:
                return False
            if wish == "hint":
                continue
            if not wish or self._fits(match, wish, moves, step):
                return True

    def _fits(self, match: Match, wish: str, moves: tuple[int, ...], step: Step) -> bool:
        """Whether a wish is the move asked for; what speaks against it is said."""
        try:
            made = match.parse(self.lesson.you, wish)
            if tuple(made) == moves:
                return True
            match.check(self.lesson.you, made)
        except TepuiError as wrong:
            table.refuse(wrong, self.names)
        else:
            self._tell(step.answer(match.text(self.lesson.you, *made)))
        return False

    def _read(self) -> str | None:
        """A line of the learner's; None where the lesson is left."""
        while (said := table.read()) is not None and said.startswith("?"):
            table.explain(self.game, said, self.words("cli-learn-explain"))
        return said

    def _show(self, turns: tuple[Turn, ...]) -> None:
        """Tell what happens, as the learner sees it."""
        for turn in turns:
            tell_moves(turn.before, turn.line.actor, turn.line.moves, self.lesson.you, self.names)
