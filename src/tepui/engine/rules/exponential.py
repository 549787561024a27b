"""Exponential, logarithm and power by sums and products alone: the same bits on every machine.

A library's functions differ in their last bit between processors (some use fused multiply-adds or
wide vectors), and so would the trees that searches grow.
"""

from __future__ import annotations

import math
from typing import Any

from tepui.engine.rules.rule import rule

_LEAST, _MOST = -708.0, 709.0  # beyond them a double underflows, or overflows
_HIGH, _LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # ln 2, in two parts
_PER_LOG = 1.4426950408889634  # 1 / ln 2
_ROOT = 1.4142135623730951  # of 2


@rule
def exp(power: Any) -> float:
    """e to the power of a number, to the last bits; 0 below -708, infinite above 709."""
    x = float(power)
    if x < _LEAST:
        return 0.0
    if x > _MOST:
        return math.inf
    k = math.floor(x * _PER_LOG + 0.5)
    r = (x - k * _HIGH) - k * _LOW  # from -ln 2 / 2 to ln 2 / 2
    # The Taylor series: what is left out is below half a unit in the last place.
    p = 1.0 / 6227020800
    p = 1.0 / 479001600 + r * p
    p = 1.0 / 39916800 + r * p
    p = 1.0 / 3628800 + r * p
    p = 1.0 / 362880 + r * p
    p = 1.0 / 40320 + r * p
    p = 1.0 / 5040 + r * p
    p = 1.0 / 720 + r * p
    p = 1.0 / 120 + r * p
    p = 1.0 / 24 + r * p
    p = 1.0 / 6 + r * p
    p = 1.0 / 2 + r * p
    p = 1.0 + r * p
    p = 1.0 + r * p
    twice = 2.0 if k > 0 else 0.5
    left = abs(k)
    while left:  # times 2 ** k, without rounding
        if left & 1:
            p *= twice
        twice *= twice
        left >>= 1
    return p


@rule
def log(number: Any) -> float:
    """The natural logarithm of a number above 0, to the last bits."""
    x = float(number)
    k = 0
    while x < _ROOT / 2:  # without rounding
        x *= 2.0
        k -= 1
    while x > _ROOT:
        x *= 0.5
        k += 1
    z = (x - 1.0) / (x + 1.0)
    w = z * z  # at most 0.03
    # The series of the inverse hyperbolic tangent.
    p = 1.0 / 23
    p = 1.0 / 21 + w * p
    p = 1.0 / 19 + w * p
    p = 1.0 / 17 + w * p
    p = 1.0 / 15 + w * p
    p = 1.0 / 13 + w * p
    p = 1.0 / 11 + w * p
    p = 1.0 / 9 + w * p
    p = 1.0 / 7 + w * p
    p = 1.0 / 5 + w * p
    p = 1.0 / 3 + w * p
    p = 1.0 + w * p
    return k * _HIGH + (k * _LOW + 2.0 * z * p)


@rule
def power(base: Any, exponent: float) -> float:
    """A number that is not negative to the power of one above 0."""
    return exp(log(base) * exponent) if base > 0.0 else 0.0
