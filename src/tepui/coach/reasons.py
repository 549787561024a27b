"""Why one move was better than another: facts that the game's folder has checked on the position.

Nothing is invented: if no fact distinguishes two moves, nothing is said.
"""

from collections.abc import Sequence

import msgspec

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Fact
from tepui.engine.text.words import Words

MOST = 3  # facts about one move


class Reason(msgspec.Struct, frozen=True):
    """A fact that speaks for the better move, or against the one that was made."""

    better: bool
    fact: Fact


def reasons(sight: Sight, move: int, best: int) -> list[Reason]:
    """What the better move does that this one does not, and what is bad about this one alone.

    A game may say that a move leaves another open (`leaves_open`): what that does is not lost. And
    where neither has a fact of its own, it may tell the two apart (`compare_moves`): what is good
    speaks for the better one, what is bad against the one that was made.
    """
    told = sight.position.game.reasons
    if told is None or move == best:
        return []
    mine, better = (told.facts(sight, sight.viewer, each) for each in (move, best))
    leaves_open = getattr(told, "leaves_open", None)
    if leaves_open is not None and leaves_open(move, best):
        better = [fact for fact in better if not fact.good]
    given = [
        *(Reason(True, fact) for fact in better if fact.good and not _also(fact, mine)),
        *(Reason(False, fact) for fact in mine if not fact.good and not _also(fact, better)),
    ]
    compare_moves = getattr(told, "compare_moves", None)
    if given or compare_moves is None:
        return given
    return [Reason(fact.good, fact) for fact in compare_moves(sight, sight.viewer, move, best)]


def _also(fact: Fact, others: Sequence[Fact]) -> bool:
    """Whether as much is true of the other move, or more: as many points, by whatever card."""
    return any(_as_much(other, fact) for other in others)


def _as_much(other: Fact, fact: Fact) -> bool:
    if other.key != fact.key or "points" not in fact.args:
        return other == fact
    (points, rest), (others, alike) = _weight(fact), _weight(other)
    return rest == alike and others >= points


def _weight(fact: Fact) -> tuple[int, dict[str, int]]:
    numbers = {name: n for name, n in fact.args.items() if isinstance(n, int)}
    return numbers.pop("points"), numbers


def speaks_for(sight: Sight, move: int) -> list[Fact]:
    """What is good about a move: for advice, where nothing has been chosen yet."""
    told = sight.position.game.reasons
    facts = [] if told is None else told.facts(sight, sight.viewer, move)
    return [fact for fact in facts if fact.good][:MOST]


def sentences(
    found: Sequence[Reason], say: Words, names: list[str], to: int | None = None
) -> list[str]:
    """The reasons in words: what speaks for the better move, and what against the one made.

    They are said to whoever chose; `to` names that seat where another reads them.
    """
    out = []
    ending, name = ("", "") if to is None else ("-to", names[to])
    for better, key in ((True, "coach-it-does"), (False, "coach-yours-does")):
        facts = [reason.fact for reason in found if reason.better == better][:MOST]
        said = [
            say("coach-fact", fact=say.tell(fact.key, fact.args, names), rule=fact.rule)
            for fact in facts
        ]
        if said:
            out.append(say(key + ending, facts=_joined(said, say), name=name))
    return out


def _joined(said: Sequence[str], say: Words) -> str:
    if len(said) == 1:
        return said[0]
    return say("coach-and", first=", ".join(said[:-1]), last=said[-1])
