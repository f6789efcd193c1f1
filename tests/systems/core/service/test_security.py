"""Every route of core, as everyone who may call it, in every state."""

from __future__ import annotations

from typing import Any

from tests.systems.core.service.cast import core_cast
from tests.systems.core.service.policy import POLICY, ROLES
from tests.systems.core.service.world import CORE, DELIVERED


def test_no_route_shows_or_changes_what_the_caller_may_not(tablewright_matrix: Any):
    matrix = tablewright_matrix(CORE, cast=core_cast, policy=POLICY, roles=ROLES, options=DELIVERED)
    found = matrix.check()
    assert found.probes > 5000
