"""A coach that thinks little: for tests of what becomes of a review, whatever it says."""

from __future__ import annotations

import pytest

from tepui.coach import choices, ledger, review


def quick(patch: pytest.MonkeyPatch) -> None:
    """Short searches, few worlds, and the critic's values in the books."""
    patch.setattr(choices, "DEEP", 300)
    patch.setattr(choices, "WORLDS", 4)
    patch.setattr(ledger, "BUDGET", 1)
    patch.setattr(ledger, "THOUGHTS", 1)
    patch.setattr(review, "GLANCES", 8)
