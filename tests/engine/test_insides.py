"""Canaries: what we use of the insides of Numba and uvicorn is still there, as we use it.

pyproject.toml bounds Numba from above. Where a newer one passes here and in all other tests, the
bound may rise. docs/dependencies.md lists all that are used in this way.
"""

from __future__ import annotations

import inspect
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules import rule as mode
from tepui.engine.rules.chance import draw
from tepui.engine.runtime import jit

compiled = pytest.mark.skipif(mode.INTERPRETED, reason="nothing is compiled")


@compiled
def test_numba_keeps_compiled_code_where_we_say() -> None:
    """A function asks our locator for its place, whatever other code has set."""
    locator = jit.dispatcher(draw)._cache._impl.locator
    assert isinstance(locator, jit.Shelf)
    place = Path(locator.get_cache_path())
    assert place == jit.cache_folder() / "tepui.engine.rules.chance"
    assert os.environ.get("NUMBA_CACHE_DIR", "") != str(jit.cache_folder())


@compiled
def test_threads_that_ask_for_a_rule_at_once_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one asks while the first one's place in the cache is being looked up."""
    from numba import config

    def rule(n: int) -> int:
        return n

    looked_up, asked = Event(), Event()
    before, place = config.CACHE_DIR, jit.Shelf.__init__

    def slowly(shelf: jit.Shelf, *given: Any) -> None:
        looked_up.set()
        asked.wait(1)  # as long as it takes another thread to run into it
        place(shelf, *given)

    monkeypatch.setattr(jit.Shelf, "__init__", slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(jit.dispatcher, rule)
        assert looked_up.wait(60)
        assert before == config.CACHE_DIR  # other code may ask for its own cache meanwhile
        assert config.CACHE_LOCATOR_CLASSES == ""
        second = pool.submit(jit.dispatcher, rule)
        asked.set()
        assert first.result() is second.result()


@compiled
def test_two_who_compile_at_once_keep_their_code_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has looked before the other wrote. Numba's own index would give one's code for both."""
    assert isinstance(jit.dispatcher(draw)._cache._cache_file, jit.Drawer)
    one, other = (jit.Drawer(str(tmp_path), "f", 0) for _ in range(2))
    for each in (one, other):
        monkeypatch.setattr(each, "_load_index", dict)
    one.save(("int64",), "for whole numbers")
    other.save(("float64",), "for others")
    assert one.load(("int64",)) == other.load(("int64",)) == "for whole numbers"
    assert one.load(("float64",)) == "for others"
    assert one.load(("int8",)) is None


@compiled
def test_numba_compiles_without_reference_counts_where_we_say() -> None:
    """The option `_nrt` is known, and heard: a function that would count references has no calls
    that do."""
    import numba
    import numpy as np

    def first(a: object) -> object:
        b = a[1:]  # type: ignore[index]
        return b[0]

    counts = re.compile("call.*NRT_(incref|decref)")
    for nrt in (True, False):
        made = numba.njit(_nrt=nrt)(first)
        assert made(np.arange(3)) == 1
        (code,) = made.inspect_llvm().values()
        assert bool(counts.search(code)) <= nrt
        assert made.targetoptions["_nrt"] is nrt


@compiled
def test_a_rule_called_with_fields_is_refused_in_a_sentence() -> None:
    from tepui.games.coloretto.rules import waiting

    with pytest.raises(TypeError, match="a rule takes a record"):
        jit.dispatcher(waiting)(Match(tepui.game("coloretto"), 2).position.seen_by(0).s)


@compiled
def test_numba_still_lets_an_overload_choose_by_the_type_of_a_record() -> None:
    from numba.extending import overload

    asked = inspect.signature(overload).parameters
    assert {"strict", "jit_options"} <= set(asked)


def test_uvicorn_has_what_the_limit_of_connections_builds_on() -> None:
    from uvicorn import Config, Server
    from uvicorn.protocols.http.auto import AutoHTTPProtocol  # of httptools where that is there
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    for name in (
        "connection_made", "data_received", "handle_websocket_upgrade", "connection_lost",
        "pause_writing", "resume_writing",
    ):  # fmt: skip
        assert callable(getattr(AutoHTTPProtocol, name)), name
    made = inspect.getsource(sys.modules[AutoHTTPProtocol.__module__])
    for name in ("app_state", "connections", "cycle", "transport", "response_complete"):
        assert re.search(rf"self\.{name}\b", made), name
    for name in ("handle_ping", "handle_pong", "handle_cont", "receive", "data_received"):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    made = inspect.getsource(WebSocketsSansIOProtocol)
    for name in ("queue", "read_paused", "close_sent", "transport"):
        assert re.search(rf"self\.{name}\b", made), name
    assert inspect.iscoroutinefunction(Server.serve)
    assert "self.started" in inspect.getsource(Server.__init__)
    assert callable(Config.configure_logging)
