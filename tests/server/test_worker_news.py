"""What workers tell each other: listeners hear of their kind, and stumble over nothing else."""

import pytest

from tepui.server.news import Barred, Here, Listeners, SettingsChanged, encode


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"of tomorrow","what":1}', '{"type":"barred","table":7}', '{"type":7}', "[]", "",
        "bar 0123456789abcdef 1", "settings", '{"0123456789abcdef":[0]}', '[[],{"#1":3}]',
    ],
)  # fmt: skip
def test_what_another_version_tells_is_ignored(text: str) -> None:
    heard: list[object] = []
    listeners = Listeners()
    for kind in (Barred, Here, SettingsChanged):
        listeners.add(kind, lambda worker, news: heard.append(news), own=True)
    listeners.hear("other", text, own=False)
    assert not heard


def test_a_message_with_something_new_in_it_is_still_read() -> None:
    heard: list[object] = []
    listeners = Listeners()
    listeners.add(Barred, lambda worker, news: heard.append((worker, news)))
    listeners.hear("other", '{"type":"barred","table":"t","seat":1,"until":9.5}', own=False)
    assert heard == [("other", Barred("t", 1))]


def test_listeners_hear_of_one_kind_and_of_themselves_where_they_wish() -> None:
    heard: list[tuple[str, object]] = []
    listeners = Listeners()
    listeners.add(Here, lambda worker, news: heard.append((worker, news)), own=True)
    listeners.add(Barred, lambda worker, news: heard.append((worker, news)))
    for own in (True, False):
        for news in (Here({"t": [0]}), Barred("t", 0), SettingsChanged()):
            listeners.hear("me" if own else "other", encode(news), own)
    assert heard == [
        ("me", Here({"t": [0]})), ("other", Here({"t": [0]})), ("other", Barred("t", 0)),
    ]  # fmt: skip
