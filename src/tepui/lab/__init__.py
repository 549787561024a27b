"""The lab: many games at once, and statistics about them. It needs NumPy, and says so."""

from importlib.util import find_spec

from tepui.engine.text.errors import TepuiError


class BadNumber(TepuiError):
    """A number that makes no sense here."""


class NeedsNumPy(TepuiError):
    """Something needs NumPy, which is not installed."""


if find_spec("numpy") is None:
    raise NeedsNumPy("lab-needs-numpy")
