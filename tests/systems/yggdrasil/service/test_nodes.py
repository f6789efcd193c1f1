"""Family trees on two nodes over one store: no response depends on which node sends it.

Not here: how often a tree is read, which does depend on the node (`test_graph`).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.on_nodes import repeatable
from tests.systems.yggdrasil.service import (
    test_kin,
    test_persons,
    test_public,
    test_relationships,
    test_shares,
    test_trees,
)

TESTS = repeatable(test_kin, test_persons, test_public, test_relationships, test_shares, test_trees)


@pytest.mark.parametrize("test", TESTS, ids=lambda one: one.__name__)
def test_two_nodes_of_family_trees_respond_as_one(test: Any):
    test.on(nodes=2)
