"""Tables in all their states. A table of a server in this process is played at random from within,
and stops wherever its first seat is asked something that it was not asked before.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

from playwright.sync_api import Error, Page

import tepui
from server.kit import PATIENCE, Served
from settings import known, must_know
from tepui.server.store.contract import now
from tepui.server.table import picture
from tepui.server.table.live import LiveTable

GAMES = tuple(game.id for game in tepui.all_games())


class Played:
    """A table whose seats all belong to one hand, which plays them at random; always the same."""

    def __init__(self, served: Served, game: str, seats: int, seed: int = 2, **wish: Any) -> None:
        self.made, self.wish = (game, seats, seed), wish
        wish = {"options": known(game).get("options", {}), "hints": True, "numbers": False, **wish}
        deal = hashlib.sha256(f"{game}{seats}{seed}".encode()).digest()
        with mock.patch("tepui.engine.play.fair.new_seed", return_value=deal):
            seated = served.open(game, ["me", *["friend"] * (seats - 1)], **wish)
        names = ("Bartholomäus", "Cleo", "Dora", "Emil")[: seats - 1]
        all_seats = [seated, *(served.join(seated, name) for name in names)]
        self.served, self.game = served, game
        self.id = seated["table"]
        self.paths = [f"/t/{self.id}#seat={each['token']}" for each in all_seats]
        self.path = self.paths[0]
        self.rng = random.Random(f"{game}{seats}{seed}")

    @classmethod
    def at(cls, served: Served, game: str, id: str) -> Played:
        """The same hand at a table that was opened by others."""
        played = cls.__new__(cls)
        played.served, played.game, played.id, played.token = served, game, id, ""
        played.rng = random.Random(id)
        played._do(served.worker.tables.find(id))
        return played

    @property
    def live(self) -> LiveTable:
        return self.served.worker.tables.live[self.id]

    @property
    def decision(self) -> int:
        """The number of the first seat's decision that is due."""
        return self.live.state.decisions[0]

    def _do(self, work: Any) -> None:
        assert self.served.loop is not None
        asyncio.run_coroutine_threadsafe(work, self.served.loop).result(PATIENCE)

    def asked(self) -> str:
        """What the first seat is asked: the kinds of its choices; empty if others are awaited."""
        match = self.live.state.match
        assert match is not None
        if match.position.over():
            return "over"
        if 0 not in match.position.waiting():
            return ""
        found = {choice.does.key for choice in picture.choices(match.position.seen_by(0))}
        return " ".join(sorted(key.removeprefix(f"{self.game}-") for key in found))

    def move(self, seat: int | None = None) -> None:
        """A random move of someone who is awaited."""
        match = self.live.state.match
        assert match is not None
        position = match.position
        seat = self.rng.choice(position.waiting()) if seat is None else seat
        self.play(seat, (self.rng.choice(position.legal(seat)),))

    def play(self, seat: int, moves: tuple[int, ...]) -> None:
        """These moves of a seat."""
        self._do(self.live.attempt(lambda draft: draft.play(seat, moves)))

    @contextlib.contextmanager
    def quietly(self) -> Iterator[None]:
        """What happens meanwhile is told at once: pages do not draw what nobody looks at."""

        async def tell() -> None:
            live.telling.tell_again(live.state, now())

        live = self.live
        with mock.patch.object(live, "_tell"):
            yield
        self._do(tell())

    @contextlib.contextmanager
    def slow(self) -> Iterator[None]:
        """What is sent to the table meanwhile is answered afterwards."""

        async def go_on() -> None:
            self.live.lock.release()

        self._do(self.live.lock.acquire())
        try:
            yield
        finally:
            self._do(go_on())

    def others(self) -> None:
        """Whoever else is awaited moves, until it is the first seat's turn, or over."""
        while not self.asked():
            self.move()

    def until(self, verb: str) -> None:
        """Play on until the first seat may do something."""
        with self.quietly():
            while verb not in (asked := self.asked()):
                assert asked != "over", verb
                self.move()

    def states(self, most: int = 100) -> Iterator[str]:
        """Play on from one new state to the next, and on to the end; the states by name."""
        seen: set[str] = set()
        while True:
            with self.quietly():
                while (asked := self.asked() or "waiting") != "over" and (
                    asked in seen or len(seen) == most
                ):
                    self.move()
            seen.add(asked)
            yield asked
            if asked == "over":
                return

    def to_the_end(self) -> None:
        """Play on until the game is over."""
        with self.quietly():
            while self.live.state.status == "playing":
                self.move()

    def all_but(self, last: int = 1) -> None:
        """Play to the end, save for the last moves: how many there are is seen at another table."""
        other = Played(self.served, *self.made, **self.wish)
        moves = 0
        while other.live.state.status == "playing":
            other.move()
            moves += 1
        for _ in range(moves - last):
            self.move()

    def shown(self, page: Page) -> None:
        """Wait until a page shows the table as it is now, and at rest."""
        match = self.live.state.match
        assert match is not None
        state = "over" if match.position.over() else "asked" if self.asked() else "waiting"
        page.wait_for_function(RESTS, arg=[self.decision, state], timeout=PATIENCE * 1000)


# The client says on the page's root what it shows: the number of our decision, and who is awaited.
RESTS = """([decision, state]) => {
  const app = document.querySelector('.app[data-decision]');
  return app && Number(app.dataset.decision) === decision && app.dataset.state === state;
}"""


def _press(*keys: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return press


def _click(*selectors: str) -> Callable[[Page], None]:
    def click(page: Page) -> None:
        for selector in selectors:
            if page.locator(selector).count():
                with contextlib.suppress(Error):  # what came before may have ended the turn
                    page.locator(selector).first.click(force=True, timeout=5_000)

    return click


MADE = {"press": _press, "click": _click}
# What a person may do halfway through a decision, by game: a name, and how it is done.
HALFWAY: dict[str, dict[str, Callable[[Page], None]]] = {
    game: {
        name: MADE[how](*what)
        for name, does in must_know(game, "halfway").items()
        for how, what in does.items()
    }
    for game in GAMES
}
