"""A system on two nodes over one store: its own tests, unchanged, with requests dealt in turn.

Left out are tests with parameters: one case of each is enough, and most have one without.
"""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any


def repeatable(*modules: ModuleType) -> list[Any]:
    """The tests of some modules that can run with other options."""
    return [
        one
        for module in modules
        for name, one in vars(module).items()
        if name.startswith("test_") and hasattr(one, "on") and not inspect.signature(one).parameters
    ]
