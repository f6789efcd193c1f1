"""Options: invalid ones are rejected when the service is set up."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright.errors import BadSettingError
from tablewright.systems.events.options import EventsOptions


@pytest.mark.parametrize(
    "given",
    [
        {"key_storage": "clear"},
        {"retention_days": 0},
        {"retention_days": 100_000},
        {"key_grace_seconds": -1},
        {"requests_per_second": 0},
        {"burst": 0},
        {"hook_networks": ("10.0.0.0/33",)},
        {"hook_networks": ("10.0.0.1/8",)},
    ],
)
def test_an_option_out_of_its_bounds_is_refused(given: dict[str, Any]):
    with pytest.raises(BadSettingError):
        EventsOptions(**given)


def test_events_are_kept_for_thirty_days_unless_set_otherwise():
    assert timedelta(days=30) == EventsOptions().retention
    assert timedelta(days=2) == EventsOptions(retention_days=2).retention
