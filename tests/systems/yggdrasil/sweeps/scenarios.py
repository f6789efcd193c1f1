"""All scenarios of yggdrasil."""

from __future__ import annotations

from tests.systems.yggdrasil.sweeps import (
    accounts,
    factors,
    files,
    invitations,
    operator,
    people,
    trees,
)
from tests.systems.yggdrasil.sweeps.opening import YGGDRASIL

SCENARIOS = YGGDRASIL.all
# Each declares its scenarios when it is imported.
MODULES = (trees, people, files, accounts, factors, invitations, operator)
