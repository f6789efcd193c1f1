"""Events on two nodes over one store: no response depends on which node sends it.

Not here: the order of events that two nodes store in the same millisecond, which is not defined.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.events.service import (
    test_acknowledging,
    test_claiming,
    test_hooks,
    test_replaying,
    test_tenants_routes,
)
from tests.systems.on_nodes import repeatable

TESTS = repeatable(
    test_acknowledging, test_claiming, test_hooks, test_replaying, test_tenants_routes
)


@pytest.mark.parametrize("test", TESTS, ids=lambda one: one.__name__)
def test_two_nodes_of_events_respond_as_one(test: Any):
    test.on(nodes=2)
