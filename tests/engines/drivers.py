"""Firefox and WebKit, as far as these tests need them: go somewhere, evaluate, look, close.

Chromium is driven by Playwright, which brings patched builds of other browsers; here Debian's own
are meant. Firefox speaks WebDriver BiDi by itself, WebKit has a driver that Selenium knows.
"""

from __future__ import annotations

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from websockets.sync.client import connect

PATIENCE = 60.0
SIZE = (1280, 800)


class Driver(Protocol):
    """A page in a browser."""

    def go(self, address: str) -> None: ...
    def evaluate(self, expression: str) -> Any: ...
    def shot(self) -> bytes: ...
    def errors(self) -> list[str]: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Firefox:
    """Firefox over WebDriver BiDi."""

    command = "firefox-esr"

    def __init__(self) -> None:
        self._profile = tempfile.mkdtemp(prefix="firefox-")
        port = Path(self._profile, "WebDriverBiDiServer.json")
        self._process = subprocess.Popen(
            [self.command, "--headless", "--no-remote", "--remote-debugging-port", "0",
             "--profile", self._profile, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not port.is_file():
            assert time.monotonic() < end, "Firefox does not start"
            time.sleep(0.1)
        where = json.loads(port.read_text("utf-8"))
        address = f"ws://{where['ws_host']}:{where['ws_port']}/session"
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(address, max_size=None, compression=None))
        self._ids, self._errors = itertools.count(1), list[str]()
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._page = {"context": context}
        width, height = SIZE
        self._ask(
            "browsingContext.setViewport", viewport={"width": width, "height": height}, **self._page
        )

    def _ask(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._errors.append(heard["params"]["text"])
            if heard.get("id") == id:
                assert heard["type"] == "success", heard
                return heard["result"]

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", url=address, wait="complete", **self._page)

    def evaluate(self, expression: str) -> Any:
        found = self._ask(
            "script.evaluate", expression=f"JSON.stringify({expression})", target=self._page,
            awaitPromise=True,
        )  # fmt: skip
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"].get("value", "null"))

    def shot(self) -> bytes:
        return base64.b64decode(
            self._ask("browsingContext.captureScreenshot", **self._page)["data"]
        )

    def errors(self) -> list[str]:
        self._ask("session.status")  # what has been logged until now is heard
        return self._errors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        shutil.rmtree(self._profile, ignore_errors=True)


class WebKit:
    """WebKitGTK through its driver, on a screen that nobody sees."""

    command = "WebKitWebDriver"

    def __init__(self) -> None:
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.service import Service

        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(_minibrowser())
        options.add_argument("--automation")
        self._driver: Any = webdriver.WebKitGTK(
            options=options, service=Service(shutil.which(self.command))
        )
        self._driver.set_window_size(*SIZE)

    def go(self, address: str) -> None:
        self._driver.get("about:blank")  # else another fragment is no other page
        self._driver.get(address)
        # The driver tells of no errors: the page collects them.
        self._driver.execute_script(
            "window.failed = []; window.onerror = (message) => { failed.push(String(message)); };"
        )

    def evaluate(self, expression: str) -> Any:
        script = (
            f"const done = arguments[0]; Promise.resolve({expression})"
            ".then((found) => done(JSON.stringify(found) ?? null))"
        )
        found = self._driver.execute_async_script(script)
        return None if found is None else json.loads(found)

    def shot(self) -> bytes:
        taken: bytes = self._driver.get_screenshot_as_png()
        return taken

    def errors(self) -> list[str]:
        found: list[str] = self.evaluate("window.failed ?? []")
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._driver.quit()


def _minibrowser() -> Path:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
