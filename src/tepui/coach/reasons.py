"""Why one move was better than another: facts that the game's folder has checked on the position.

Nothing is invented: if no fact distinguishes two moves, nothing is said.
"""

from collections.abc import Sequence

import msgspec

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Fact
from tepui.engine.text.words import Words

MOST = 3  # facts about one move
WEIGHTS = ("worth", "value", "points")  # arguments that say how much a fact counts


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
    game = sight.position.game
    if game.reasons is None or move == best:
        return []
    mine, better = (game.reasons.facts(sight, sight.viewer, each) for each in (move, best))
    leaves_open = game.optional("reasons", "leaves_open")
    if leaves_open is not None and leaves_open(move, best):
        better = [fact for fact in better if not fact.good]
    given = [
        *(Reason(True, fact) for fact in _alone(sight, better, mine) if fact.good),
        *(Reason(False, fact) for fact in _alone(sight, mine, better) if not fact.good),
    ]
    compare_moves = game.optional("reasons", "compare_moves")
    if given or compare_moves is None:
        return given
    return [Reason(fact.good, fact) for fact in compare_moves(sight, sight.viewer, move, best)]


def telling(sight: Sight, given: Sequence[Reason], move: int, best: int) -> Reason | None:
    """The reason that names a kind of choice: the other move does nothing alike, not even less.
    Of several, it is the game's own lesson (`LESSONS`), or the one with the most points, or else
    the first."""
    told = sight.position.game.reasons
    if told is None:
        return None
    mine, better = ({fact.key for fact in told.facts(sight, sight.viewer, n)} for n in (move, best))
    own = [each for each in given if each.fact.key not in (mine if each.better else better)]
    lessons = sight.position.game.optional("reasons", "LESSONS", ())

    def worth(each: Reason) -> tuple[bool, int]:
        return _subject(each.fact) in lessons, int(each.fact.args.get("points", 0))

    return max(own, key=worth, default=None)


def _alone(sight: Sight, facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """The facts of one move that hold less, or not at all, of another."""
    outdone = sight.position.game.optional("reasons", "OUTDONE", {})
    left = [fact for fact in others if fact not in facts]  # what both do tells nothing apart
    alone = []
    for fact in (each for each in facts if each not in others):
        match = next((other for other in left if _as_much(sight, other, fact)), None)
        if match is None:
            alone.append(fact)
        else:
            left.remove(match)
    more = {_subject(other) for other in left}
    return [fact for fact in alone if not more & {*outdone.get(_subject(fact), ())}]


def _subject(fact: Fact) -> str:
    return fact.key.partition("-fact-")[2]


def _as_much(sight: Sight, other: Fact, fact: Fact) -> bool:
    """Whether another fact says as much as one, by whatever card, of whatever colour; of a rival
    who has as much."""
    if other.key != fact.key or weight(other) < weight(fact):
        return False
    seats = [each.args.get("other") for each in (other, fact)]
    if seats[0] == seats[1]:
        return True
    scores = sight.position.scores()
    return scores[int(seats[0] or 0)] >= scores[int(seats[1] or 0)]


def weight(fact: Fact) -> int:
    """How much a fact counts, beside others of its key."""
    args = fact.args
    if "saved" in args:
        return abs(int(args["saved"]) - int(args["lost"]))
    number = next((args[name] for name in WEIGHTS if name in args), 0)
    return int(str(number).lstrip("+-\N{MINUS SIGN}"))


def speaks_for(sight: Sight, move: int) -> list[Fact]:
    """What is good about a move: for advice, where nothing has been chosen yet."""
    own = sight.position.game.reasons
    facts = [] if own is None else own.facts(sight, sight.viewer, move)
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
            out.append(say(key + ending, facts=joined(said, say), name=name))
    return out


def joined(said: Sequence[str], say: Words) -> str:
    """One thing, or several with an “and” before the last."""
    *first, last = said
    return say("coach-and", first=", ".join(first), last=last) if first else last
