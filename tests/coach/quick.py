"""A coach that thinks little: for tests of what becomes of a review, whatever it says."""

from __future__ import annotations

import pytest

from tepui.coach import choices, par, points, review


def quick(patch: pytest.MonkeyPatch) -> None:
    """Short searches, few worlds, and few games for a par."""
    patch.setattr(choices, "DEEP", 300)
    patch.setattr(choices, "WORLDS", 4)
    patch.setattr(par, "PLAYED", 4)
    patch.setattr(points, "WORLDS", 4)
    patch.setattr(points, "GLANCED", 2)
    patch.setattr(review, "GLANCES", 8)
