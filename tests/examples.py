"""How many examples Hypothesis tries, where a property needs more or fewer than most.

The profile scales them like all others: `light` tries a fifth, `explore` ten times as many.
"""

from __future__ import annotations

from hypothesis import settings

_USUAL = settings.get_profile("ci").max_examples


def examples(usual: int) -> int:
    """As many examples as the profile makes of a usual number."""
    return max(1, usual * settings().max_examples // _USUAL)
