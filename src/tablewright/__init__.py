"""Tablewright makes a DynamoDB design run.

The names of `__all__` are imported when they are first used: a command that needs no engine does
not wait for one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablewright.clock import Clock, ManualClock, SystemClock
    from tablewright.engine import Engine
    from tablewright.errors import ServiceError, StorageError, TablewrightError

__version__ = "0.1.0"

__all__ = [
    "Clock",
    "Engine",
    "ManualClock",
    "ServiceError",
    "StorageError",
    "SystemClock",
    "TablewrightError",
]

_HOMES = {
    "Clock": "tablewright.clock",
    "Engine": "tablewright.engine",
    "ManualClock": "tablewright.clock",
    "ServiceError": "tablewright.errors",
    "StorageError": "tablewright.errors",
    "SystemClock": "tablewright.clock",
    "TablewrightError": "tablewright.errors",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value  # so that it is imported once
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
