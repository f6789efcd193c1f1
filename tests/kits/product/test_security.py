"""Every route of the product, as everyone who may call it, in every state."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kits.product.cast import product_cast
from tests.kits.product.policy import POLICY, ROLES
from tests.kits.product.system import product

BOTH = pytest.mark.parametrize("over_core", [False, True], ids=["own records", "core"])


@BOTH
def test_no_route_shows_or_changes_what_the_caller_may_not(
    over_core: bool, tablewright_matrix: Any
):
    system = product(over_core=over_core)
    found = tablewright_matrix(system, cast=product_cast, policy=POLICY, roles=ROLES).check()
    assert found.probes > 2000
