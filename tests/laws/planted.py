"""Plants leaks and lies in Coloretto Amazonas, one at a time, and sees whether the laws notice.

Run with the rules interpreted, so that a function can be replaced.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import tepui
from laws.laws import LawBroken, check_game
from settings import Setting
from tepui.engine.play import log
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import UNSEEN
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event, Refusal
from tepui.engine.text.sheet import Sheet

game = tepui.game("coloretto")
rules = __import__("importlib").import_module("tepui.games.coloretto.rules")
truth: list[Position] = []  # what a leaking function peeps at


@contextlib.contextmanager
def planted(owner: Any, name: str, leaky: Any) -> Iterator[None]:
    kept = getattr(owner, name)
    setattr(owner, name, leaky(kept) if callable(leaky) else leaky)
    try:
        yield
    finally:
        setattr(owner, name, kept)


def hide_nothing(hide: Callable[..., None]) -> Any:
    return lambda s, seat: None


def hide_hands_only(hide: Callable[..., None]) -> Any:
    def leaky(s: Any, seat: int) -> None:
        deck = s.deck.copy()
        hide(s, seat)
        s.deck[:] = deck

    return leaky


def hide_one_card_less(hide: Callable[..., None]) -> Any:
    def leaky(s: Any, seat: int) -> None:
        kept = s.hand[(seat + 1) % s.seats].copy()
        hide(s, seat)
        if kept.any():
            s.hand[(seat + 1) % s.seats, kept.argmax()] += 1
            s.deck[kept.argmax()] -= 1

    return leaky


def witness_all(witness: Callable[..., int]) -> Any:
    return lambda s, actor, move, seat: move


def witness_too_little(witness: Callable[..., int]) -> Any:
    return lambda s, actor, move, seat: UNSEEN if actor != seat else move


def legal_peeps(legal: Callable[..., int]) -> Any:
    def leaky(s: Any, seat: int, out: Any) -> int:
        n = legal(s, seat, out)
        return n - 1 if n > 1 and s.hand[(seat + 1) % s.seats, 0] else n

    return leaky


def guess_stuck(guess: Callable[..., None]) -> Any:
    return lambda s, seat, rng: None


def peep_before(seen_by: Callable[..., Sight]) -> Any:
    def leaky(self: Position, viewer: int) -> Sight:
        truth[:] = [self]
        return seen_by(self, viewer)

    return leaky


def view_peeps(view: Callable[..., Any]) -> Any:
    def leaky(sight: Sight) -> Any:
        return msgspec.structs.replace(view(sight), deck=int(truth[0].record[0].deck[0]))

    return leaky


def sheet_peeps(breakdown: Callable[..., Sheet]) -> Any:
    def leaky(sight: Sight) -> Sheet:
        lines = breakdown(sight).lines
        peeped = "CA2" if truth[0].record[0].hand[0, 0] else "CA13"
        return Sheet([msgspec.structs.replace(lines[0], rule=peeped), *lines[1:]])

    return leaky


def sheet_miscounts(breakdown: Callable[..., Sheet]) -> Any:
    return lambda sight: Sheet(breakdown(sight).lines[:-1])  # without the bonus cards


def narrate_peeps(narrate: Callable[..., list[Event]]) -> Any:
    def leaky(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
        told = narrate(before, actor, move, after)
        return [*told, Event("coloretto-starts", {"seat": int(truth[0].record[0].hand[0, 0] > 0)})]

    return leaky


def describe_peeps(describe: Callable[..., Event]) -> Any:
    def leaky(sight: Sight, seat: int, move: int) -> Event:
        if truth[0].record[0].hand[1 - seat % 2, :9].any():
            return describe(sight, seat, move)
        return Event("coloretto-tagline", {})

    return leaky


def action_peeps(action: Callable[..., Any]) -> Any:
    def leaky(sight: Sight, seat: int, move: int) -> Any:
        return action(
            sight, seat, move if truth[0].record[0].hand[1 - seat % 2, :9].any() else move ^ 1
        )

    return leaky


def action_forgets(action: Callable[..., Any]) -> Any:
    return lambda sight, seat, move: type(action(sight, seat, move)).__name__


def reveals_nothing(reveals: Callable[..., bool]) -> Any:
    return lambda s, seat, move: False


def why_not_peeps(why_not: Callable[..., Refusal]) -> Any:
    def leaky(sight: Sight, seat: int, move: int) -> Refusal:
        return Refusal("CA5" if truth[0].record[0].hand[1 - seat % 2, :9].any() else "CA9",
                       "coloretto-give-to-self", {})  # fmt: skip

    return leaky


def log_peeps(phrases: Callable[..., Any]) -> Any:
    return lambda match, viewer: phrases(match, None)


PLIES = 60  # of a game, enough to notice each

LEAKS = [
    (rules, "hide", hide_nothing),
    (rules, "hide", hide_hands_only),
    (rules, "hide", hide_one_card_less),
    (rules, "witness", witness_all),
    (rules, "witness", witness_too_little),
    (rules, "legal", legal_peeps),
    (rules, "guess", guess_stuck),
    (game.views, "view", view_peeps),
    (game.sheets, "breakdown", sheet_peeps),
    (game.sheets, "breakdown", sheet_miscounts),
    (game.narration, "narrate", narrate_peeps),
    (game.narration, "describe", describe_peeps),
    (game.choices, "action", action_peeps),
    (game.choices, "action", action_forgets),
    (game.refusals, "why_not", why_not_peeps),
    (game.refusals, "reveals", reveals_nothing),
    (log, "_phrases", log_peeps),
]


def main() -> None:
    with planted(Position, "seen_by", peep_before):
        check_game(Setting(game, 2), 0, PLIES)  # without a leak, the laws hold
        for owner, name, leaky in LEAKS:
            with planted(owner, name, leaky):
                try:
                    check_game(Setting(game, 2), 0, PLIES)
                    caught = None
                except LawBroken as broken:
                    caught = str(broken)
            print(json.dumps({"leak": leaky.__name__, "caught": caught}))


if __name__ == "__main__":
    main()
