"""Puzzles: choices from games of bots with one good answer, mined and kept by strict sieves.

A choice is kept if its answer is better than everything else by `GAP` of a victory and by `SURE`
standard errors, in the eyes of the net and of a search that knows no net, in worlds that are all as
likely and in worlds as likely as what rivals did in them (`likely.py`); if an easy bot misses it
and a champion finds it; if the game's `reasons` tell why; and if there are not too many like it
already. Answers are all moves within the error of the best. How hard a puzzle is, is fitted to the
tries of bots of all levels.
"""

import math
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from tepui.bots import roster
from tepui.bots.bot import Bot, BotSeat, ask
from tepui.bots.hint import hints
from tepui.bots.judge import Evaluator, evaluator, mean, thought_about, worlds_of
from tepui.bots.levels import level
from tepui.coach.choices import options
from tepui.coach.puzzle import Puzzle, keep, kept, position_of, why
from tepui.coach.reasons import reasons
from tepui.coach.verdicts import RatedMove
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play import fair, start_position
from tepui.engine.play.match import Match
from tepui.engine.play.means import mean_of_rows
from tepui.engine.play.position import Position
from tepui.lab.likely import Likely, Past

GAP, SURE = 0.08, 5.0
WORLDS = 48  # worlds in which the net is asked about each move
LIVED = 600  # worlds to replay; few of them lead to the present
TRIES = 4  # attempts of an easy bot, one of which may succeed
SIMULATIONS = 4_000  # a third of those that are made without a net
ALIKE = 12  # of one kind: a fifth of sixty
ANSWERS = 2  # the most small moves of an answer
# Who attempts a puzzle, how often; each a step stronger than the one before.
SOLVERS = {"easy": 12, "normal": 12, "hard": 8, "expert": 4}
HEAT = "instinct:1.0"  # who plays: fast, sensible, and varied


def mine(game: Game, file: Path, minutes: float, add: Sequence[Path] = ()) -> int:
    """Look for puzzles for some minutes and add them to a file. Returns how many there are now.

    Several may look at once, each with a file of its own: `add` takes in what others have found.
    """
    known = kept(file)
    for puzzle in (puzzle for other in add for puzzle in kept(other)):
        if _is_new(game, puzzle, known):
            known.append(puzzle)
            keep(file, known)
    end = time.monotonic() + 60 * minutes
    rng = random.Random()  # noqa: S311  # another run, or one beside this, looks elsewhere
    while time.monotonic() < end:
        seats = rng.choice([game.usual, game.usual, *game.seats])
        for puzzle in _from_a_game(game, seats, rng, known, end):
            if (fitted := _fitted(game, puzzle)) is not None:
                known.append(fitted)
                keep(file, known)
    return len(known)


def _is_new(game: Game, puzzle: Puzzle, found: Sequence[Puzzle]) -> bool:
    """Whether it is new, and there are not too many like it."""
    alike = [each for each in found if kind(game, each) == kind(game, puzzle)]
    return len(alike) < ALIKE and puzzle.id not in {each.id for each in alike}


def kind(game: Game, puzzle: Puzzle) -> str:
    """What two similar puzzles have in common: the reasons, and what is done instead of what."""
    speak_for = [each.fact.key for each in why(game, puzzle, puzzle.tempting) if each.better]
    return " ".join([puzzle.verbs, *speak_for])


def _from_a_game(
    game: Game, seats: int, rng: random.Random, found: Sequence[Puzzle], end: float
) -> Iterator[Puzzle]:
    """The puzzles of one game of bots, at most one."""
    settled = game.simulated({})
    match = Match(game, seats, settled)
    deal = fair.FairDeal(rng.randbytes(32), "puzzles")
    bots = [roster.seated(HEAT, BotSeat(game, seats, seat, settled)) for seat in range(seats)]
    easy = [roster.seated("easy", BotSeat(game, seats, seat, settled)) for seat in range(seats)]
    by, past, nets = evaluator(game, seats, settled), Past(match), nets_of(game, settled)
    likely = Likely(nets, match) if nets is not None else None
    while not match.position.over() and time.monotonic() < end:
        match.run_chance(deal)
        past.catch_up()
        if match.position.over():
            return
        seat = match.position.waiting()[0]
        if _is_whole(match.position, seat) and _gapes(match.position, seat, by):
            wrong = _misses(match.position, seat, by, easy[seat], rng)
            puzzle = _sifted(match, seat, wrong) if wrong else None
            if puzzle is not None and _is_new(game, puzzle, found):
                weighed = _weighed(likely, past, puzzle, by) if likely is not None else puzzle.gap
                if weighed >= GAP:
                    yield msgspec.structs.replace(puzzle, weighed=round(weighed, 3))
                    return
        match.play(seat, (ask(bots[seat], HEAT, match.position, seat, rng),))


def _is_whole(position: Position, seat: int) -> bool:
    """Whether a small move is a whole choice here, and there are several."""
    legal, ends = position.moves_of(seat), position.game.notation.ends_line
    return len(legal) > 2 and all(ends(position.s, seat, move) for move in legal)


def _seen(position: Position, seat: int, by: Evaluator) -> dict[int, float]:
    """The net's chances of a seat's moves: a quick look."""
    hidden, outcomes = position.seen_by(seat).position, {}
    for move in position.moves_of(seat):
        values = by.values(worlds_of(hidden, seat, WORLDS, move), range(WORLDS))
        outcomes[move] = mean_of_rows(values)[seat]
    return outcomes


def _gapes(position: Position, seat: int, by: Evaluator) -> bool:
    """Whether few moves look good, and all others are far behind."""
    chances = sorted(_seen(position, seat, by).values(), reverse=True)
    return max(a - b for a, b in pairwise(chances[: ANSWERS + 1])) >= GAP


def _misses(
    position: Position, seat: int, by: Evaluator, easy: Bot, rng: random.Random
) -> list[int]:
    """What an easy bot plays in some attempts; None if it finds what looks best more than once."""
    chances = _seen(position, seat, by)
    best = max(chances, key=chances.__getitem__)
    tries = [ask(easy, "easy", position, seat, rng) for _ in range(TRIES)]
    return tries if tries.count(best) <= 1 else []


def _weighed(likely: Likely, past: Past, puzzle: Puzzle, by: Evaluator) -> float:
    """By how much the answer is better in worlds weighted by what opponents did in them."""
    records, weights = likely.worlds(past, puzzle.seat, LIVED)
    return _better(past.match.position, puzzle, by, records, weights) if records else 0.0


def _better(
    position: Position, puzzle: Puzzle, by: Evaluator, records: Sequence[bytes],
    weights: Sequence[float],
) -> float:  # fmt: skip
    """By how much the answer is better than the rest in such worlds, according to the net."""
    seat, chances = puzzle.seat, {}
    lucks = -(-LIVED // len(records))  # the next chance outcome in each of them
    for move in position.moves_of(seat):
        after = b"".join(_after(position, record, seat, move) for record in records)
        streams = [range(LIVED * luck, LIVED * luck + len(records)) for luck in range(lucks)]
        looks = [by.values(after, each) for each in streams]
        each_world = [mean_of_rows(looked) for looked in zip(*looks, strict=True)]
        chances[move] = mean(each_world, weights).chances[seat]
    others = max(chance for move, chance in chances.items() if move not in puzzle.answers)
    return max(chances[move] for move in puzzle.answers) - others


def _after(position: Position, record: bytes, seat: int, move: int) -> memoryview:
    """A world after a move, as the search sees it."""
    world = Position(position.game, position.seats, bytearray(record))
    world = thought_about(world, seat)
    world.apply(seat, move)
    return world.memory


def _sifted(match: Match, seat: int, missed: list[int]) -> Puzzle | None:
    """A choice as a puzzle, if it passes all filters."""
    position, game = match.position, match.game
    thoughts = hints(position, seat, options=match.options)
    best = thoughts[0].move
    sight = position.seen_by(seat)
    rated = options(sight, SIMULATIONS, level(game, match.seats, "expert"))
    if rated[0].move != best or rated[0].visits == 0:
        return None
    answers = [each for each in rated if _as_good(rated[0], each)]
    others = [each for each in rated if each not in answers]
    if not others or len(answers) > ANSWERS:
        return None
    second = max(others, key=lambda each: each.chance)
    gap, error = rated[0].chance - second.chance, math.hypot(rated[0].error, second.error)
    right = {each.move for each in answers}
    by_net = [thought.chance for thought in thoughts if thought.move not in right]
    if gap < max(GAP, SURE * error) or thoughts[0].chance - max(by_net) < GAP:
        return None
    wrong = [move for move in missed if move not in right]
    if len(wrong) < TRIES - 1:
        return None
    tempting = Counter(wrong).most_common(1)[0][0]
    speaking = [reason.fact for reason in reasons(sight, tempting, best) if reason.better]
    if not speaking:
        return None
    verbs = [msgspec.to_builtins(game.choices.action(sight, seat, move))["verb"]
             for move in (best, tempting)]  # fmt: skip
    return Puzzle(
        seats=match.seats,
        seat=seat,
        options=dict(match.options),
        rules=match.version,
        # A world guessed from what the seat knows, so that it holds no secret of its game.
        position=start_position.text_of(position.hidden_from(seat).guessed(seat, 1)),
        moves=[
            msgspec.structs.replace(m, chance=round(m.chance, 3), error=round(m.error, 3))
            for m in rated
        ],
        answers=sorted(right),
        tempting=tempting,
        theme=speaking[0].key.partition("-")[2],
        rule=speaking[0].rule,
        verbs="/".join(verbs),
        gap=round(gap, 3),
    )


def _fitted(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with its difficulty, by how often bots of each level find an answer.

    None if an easy one mostly does: among many choices, some are missed by chance.
    """
    position, rng = position_of(game, puzzle), random.Random(puzzle.position)  # noqa: S311
    solved: list[tuple[int, int]] = []
    for level_name, tries in SOLVERS.items():
        seat = BotSeat(game, puzzle.seats, puzzle.seat, puzzle.options)
        tried = [
            ask(roster.seated(level_name, seat), level_name, position, puzzle.seat, rng)
            for _ in range(tries)
        ]
        right = sum(move in puzzle.answers for move in tried)
        if not solved and right > tries / 2:
            return None
        solved.append((right, tries))
    return msgspec.structs.replace(puzzle, difficulty=round(difficulty(solved), 1))


def difficulty(solved: Sequence[tuple[int, int]]) -> float:
    """The difficulty of a puzzle that the levels, one step apart, have solved in this many
    attempts. It is the likeliest number (Rasch's model), with an average one expected before any
    attempts.
    """

    def likelihood(hard: float) -> float:
        total = -((hard - (len(solved) - 1) / 2) ** 2) / 8
        for level_number, (right, tries) in enumerate(solved):
            finds = 1 / (1 + math.exp(hard - level_number))
            total += right * math.log(finds) + (tries - right) * math.log(1 - finds)
        return total

    return max((k / 20 for k in range(-80, 161)), key=likelihood)


def _as_good(best: RatedMove, other: RatedMove) -> bool:
    """Whether a move is within the error of the best."""
    return (
        best.chance - other.chance <= 2 * math.hypot(best.error, other.error) and other.visits > 0
    )
