"""Instances of entities: their values as a dictionary."""

from __future__ import annotations

from typing import Any

GIVEN_TIME = "_given_time"  # where an instance records that the time of its last write was given

MADE = "_is_made"  # the slot of an instance that a constructor made


def is_made(entity: Any) -> bool:
    """Whether a constructor created the instance, so that it was not read from a stored item."""
    return getattr(entity, MADE, False)


def values_of(entity: Any) -> dict[str, Any]:
    """The values of an instance by Python names: the dictionary itself, not a copy."""
    return entity.__dict__


def content_of(entity: Any) -> dict[str, Any]:
    """Returns the content of an instance, for comparison."""
    return {name: value for name, value in values_of(entity).items() if name != GIVEN_TIME}
