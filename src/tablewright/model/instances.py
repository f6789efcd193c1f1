"""Instances of entities: their values as a dictionary."""

from __future__ import annotations

from typing import Any

GIVEN_TIMES = "_given_times"  # where an instance remembers times of writes that its maker gave


def values_of(entity: Any) -> dict[str, Any]:
    """The values of an instance by Python names: the dictionary itself, not a copy."""
    return entity.__dict__


def content_of(entity: Any) -> dict[str, Any]:
    """What an instance holds, to be compared."""
    return {name: value for name, value in values_of(entity).items() if name != GIVEN_TIMES}
