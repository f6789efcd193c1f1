"""What every test run shares: how Hypothesis searches.

`ci`, the default, draws the same examples every time, so that a red run is red again.
`explore` draws new ones: HYPOTHESIS_PROFILE=explore make test
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Shared machines are slow at times: neither a slow example nor a slow draw is a failure.
_PATIENT = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow], max_examples=100
)

settings.register_profile("ci", _PATIENT, derandomize=True, database=None)
settings.register_profile("explore", _PATIENT, max_examples=1_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
