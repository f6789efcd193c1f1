"""Tablewright makes a DynamoDB design run."""

from tablewright.clock import Clock, ManualClock, SystemClock
from tablewright.engine import Engine
from tablewright.errors import ServiceError, StorageError, TablewrightError

__version__ = "0.1.0.dev0"

__all__ = [
    "Clock",
    "Engine",
    "ManualClock",
    "ServiceError",
    "StorageError",
    "SystemClock",
    "TablewrightError",
]
