"""A leak that is planted: sights that hide nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.server.table import picture


class OpenSights(picture.Sights):
    def of(self, position: Any) -> Sight:
        return Sight(position, self.viewer, open=True)


def unhidden(scene_of: Callable[..., Any]) -> Any:
    return lambda table, sights: scene_of(table, OpenSights(sights.viewer))
