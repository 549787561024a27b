"""A language that not everything is told in: its page opens in it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit


def test_the_page_opens_in_spanish(visit: Visit) -> None:
    ann = visit(language="es-ES")
    page = ann.go()
    expect(page.locator("html[lang=es] main")).to_contain_text("Mesas abiertas")
    expect(page.locator("link[rel=manifest]")).to_have_attribute(
        "href", re.compile(r"/manifest\.es\.webmanifest$")
    )
