"""Core on two nodes over one store: no response depends on which node sends it.

Not here: schedules on two nodes (`test_schedules`).
"""

from __future__ import annotations

import inspect
from contextvars import copy_context
from typing import Any

import pytest

from tests.systems.core.service import test_endings, test_joining, test_runs, test_sources
from tests.systems.core.service.world import NODES

TESTS = [
    one
    for module in (test_endings, test_joining, test_runs, test_sources)
    for name, one in vars(module).items()
    if name.startswith("test_") and callable(one) and not inspect.signature(one).parameters
]


@pytest.mark.parametrize("test", TESTS, ids=lambda one: one.__name__)
def test_two_nodes_of_core_respond_as_one(test: Any):
    def on_two_nodes() -> None:
        NODES.set(2)
        test()

    copy_context().run(on_two_nodes)
