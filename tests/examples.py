"""How many examples Hypothesis tries, where a property needs more or fewer than most.

The profile scales them like all others: `ci` tries three tenths, `light` a tenth, `explore` ten
times as many.
"""

from __future__ import annotations

from hypothesis import settings

_USUAL = 100  # that the numbers in tests are relative to


def examples(usual: int) -> int:
    """As many examples as the profile makes of a usual number."""
    return max(1, usual * settings().max_examples // _USUAL)
