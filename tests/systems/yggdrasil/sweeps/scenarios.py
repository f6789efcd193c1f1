"""All scenarios of yggdrasil."""

from __future__ import annotations

from tests.systems.yggdrasil.sweeps import accounts, files, people, trees
from tests.systems.yggdrasil.sweeps.opening import YGGDRASIL

SCENARIOS = YGGDRASIL.all
MODULES = (trees, people, files, accounts)  # each declares its scenarios when it is imported
