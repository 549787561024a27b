"""A transcript followed: a real table as the one who writes it down knows it.

What the writer does not see stays unknown. A world that fits everything seen so far stands in for
it, and is replaced whenever somebody shows a card that this world has elsewhere; nobody is ever
shown more of it than the writer's sight, which is the same in all such worlds.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tepui.engine.game import Game
from tepui.engine.parts import Transcripts
from tepui.engine.play.position import Position
from tepui.engine.real_table.transcript import Asked, TranscriptEntered, TranscriptTold
from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import BadTranscript, IllegalMove
from tepui.engine.text.event import Event

# A world in which somebody holds one certain card is found in thirty guesses, about.
GUESSES = 2_000
MOST_ENTRIES, LONGEST = 1_000, 60  # phrases of a transcript, and characters of one


class SeenMove(NamedTuple):
    """One small move as the writer saw it, between two positions as the writer knows them."""

    actor: int
    move: int  # or UNSEEN
    before: Position
    after: Position


class Followed:
    """A real table, from the opening on, as the writer at `seat` knows it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        options: Mapping[str, str],
        version: int | None = None,
    ) -> None:
        self.game, self.seats, self.seat = game, game.settle_seats(seats), seat
        self.asks = part_of(game)
        if seat not in range(seats):
            raise IllegalMove("engine-no-such-seat", seat=seat, most=seats - 1)
        self.options = game.settle_options(options, version)
        self.version = game.settle_version(version)
        self.steps: list[SeenMove] = []
        self.lines: list[tuple[int, str]] = []  # each phrase, with its actor
        self._ends: list[int] = []  # how many steps there were after each line
        self._world = Position.opening(game, seats, self.options, self.version)
        self._unknown = False  # whether this world is one of several

    @property
    def sight(self) -> Sight:
        """What the writer knows now."""
        return self._world.seen_by(self.seat)

    @property
    def actor(self) -> int:
        """Who acts next."""
        awaited = self._world.waiting()
        return awaited[0] if awaited else CHANCE

    @property
    def over(self) -> bool:
        return bool(self._world.over())

    def asked(self) -> Asked:
        """What is to be entered next."""
        return self.asks.asked(self.sight, self.actor)

    def unseen(self) -> str:
        """What happens now unseen by the writer, as a phrase (`draw ? for 1`); else nothing."""
        if self.over or self.actor != CHANCE:
            return ""
        outcomes = self._world.chances()
        if self._world.witness(CHANCE, outcomes[0][0], self.seat) != UNSEEN:
            return ""
        return self.game.notation.text(self.sight.s, CHANCE, (UNSEEN,))

    def enter(self, phrase: str) -> None:
        """Let something happen, whole or not at all; what breaks a rule raises, and says which."""
        if (unseen := self.unseen()) and phrase == unseen:
            self._unknown = True
            self._take(CHANCE, (self._world.chances()[0][0],), self._world)
            return
        actor = self.actor
        moves = self.game.notation.parse(self.sight.s, actor, phrase)
        refused = moves[0]
        for world in self._worlds():
            illegal = _illegal(world, actor, moves)
            if illegal is None:
                self._take(actor, moves, world)
                return
            refused = illegal
        why = self.asks.why_not(self.sight, actor, refused)
        raise IllegalMove(why.key, why=why)

    def go_on(self) -> None:
        """Take the steps that nobody has to enter: unseen moves, and those without a choice."""
        while not self.over:
            phrases = [self.unseen()]
            if not phrases[0]:
                phrases = [each for tap in self.asked().taps for each in tap.phrases()]
            if len(phrases) != 1:
                return
            self.enter(phrases[0])

    def story(self, since: int) -> list[Event]:
        """What happened from a line on, as it is told to the writer."""
        told = []
        for end in self._ends[since:]:
            actor, move, *both = self.steps[end - 1]  # of several small moves, the last says it all
            before, after = (each.seen_by(self.seat) for each in both)
            told += self.game.narration.narrate(before, actor, move, after)
        return told

    def _worlds(self) -> Iterator[Position]:
        """Worlds that fit what the writer has seen, the present one first."""
        yield self._world
        if self._unknown:
            hidden = self._world.hidden_from(self.seat)
            for seed in range(GUESSES):
                yield hidden.guessed(self.seat, seed)

    def _take(self, actor: int, moves: Sequence[int], world: Position) -> None:
        """Make a legal phrase in a world, which is the present one from now on."""
        seen = []
        text = world.seen_by(self.seat).s
        for move in moves:
            witnessed = world.witness(actor, move, self.seat)
            before, world = world, world.copy()
            world.apply(actor, move)
            hidden = (each.hidden_from(self.seat) for each in (before, world))
            seen.append(SeenMove(actor, witnessed, *hidden))
        self.steps += seen
        known = [step.move for step in seen] if actor == CHANCE else moves
        self.lines.append((actor, self.game.notation.text(text, actor, known)))
        self._ends.append(len(self.steps))
        self._world = world


def follow(game: Game, entered: TranscriptEntered) -> tuple[Followed, TranscriptTold]:
    """Follow what was tapped, up to the first entry that breaks a rule; and where that leads."""
    if len(entered.entries) > MOST_ENTRIES or max(map(len, entered.entries), default=0) > LONGEST:
        raise BadTranscript("engine-transcript-long", most=MOST_ENTRIES, longest=LONGEST)
    table = Followed(game, entered.seats, entered.seat, entered.options)
    table.go_on()
    since, number, wrong = len(table.lines), 0, None
    for number, phrase in enumerate(entered.entries, 1):
        lines = len(table.lines)
        try:
            table.enter(phrase)
        except IllegalMove as refused:
            if refused.why is None:
                raise
            number, wrong = number - 1, refused.why
            break
        since = lines
        table.go_on()
    known = table.sight.position
    return table, TranscriptTold(
        number, known.scores(), table.story(since),
        None if table.over else table.asked(), wrong, known.places() if table.over else [],
    )  # fmt: skip


def part_of(game: Game) -> Transcripts:
    """What a game says about transcripts; one that says nothing cannot be written down."""
    if game.transcript is None:
        raise BadTranscript("engine-no-transcript", title=game.title)
    return game.transcript


def _illegal(world: Position, actor: int, moves: Sequence[int]) -> int | None:
    """The first of these moves that could not be made in this world, if there is one."""
    world = world.copy()
    for move in moves:
        if move not in world.moves_of(actor):
            return move
        world.apply(actor, move)
    return None
