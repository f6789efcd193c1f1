"""Upgrades: convert items of older versions when they are read.

    class Person(Entity, table=Ygg, version=2):
        ...
        @upgrade(1)
        def split_name(cls, item: dict[str, Any]) -> dict[str, Any]:
            item["FirstName"], item["LastName"] = item.pop("Name").split(" ", 1)
            return item

An upgrade gets the stored item as plain values by stored name, and returns the item of the next
version. An item without a version has version 1.
Not here: rewriting all items (`tablewright.client`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from tablewright.errors import InvalidValueError, StoredItemError, UpgradeDeclarationError
from tablewright.model.forms import OPEN
from tablewright.model.plans.entry_plans import WireItem

PlainItem = dict[str, Any]
UpgradeFunction = Callable[[Any, PlainItem], PlainItem]  # gets the class, and the stored item
FIRST_VERSION = 1


class UpgradeStep:
    """A function that converts items of one version to the next."""

    def __init__(self, from_version: int, function: UpgradeFunction) -> None:
        self.from_version = from_version
        self._function = function
        self._owner: type | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner = owner

    def __call__(self, item: PlainItem) -> PlainItem:
        """Returns the item of the next version."""
        return self._function(self._owner, item)


def upgrade(from_version: int) -> Callable[[UpgradeFunction], UpgradeStep]:
    """Declares how items of a version are converted to the next one."""

    def declared(function: UpgradeFunction) -> UpgradeStep:
        return UpgradeStep(from_version, function)

    return declared


@dataclass(frozen=True, slots=True)
class Upgrades:
    """The versions of an entity's items."""

    entity: str
    version: int
    attribute: str  # where the version is stored
    steps: Mapping[int, UpgradeStep]

    @classmethod
    def of(
        cls, entity: str, version: int | None, attribute: str, steps: list[UpgradeStep]
    ) -> Upgrades | None:
        """Returns the upgrades of a declaration; raises `UpgradeDeclarationError` if some are
        missing.
        """
        if version is None:
            if steps:
                raise UpgradeDeclarationError(f"{entity} has upgrades but declares no version.")
            return None
        found = sorted(step.from_version for step in steps)
        if version < FIRST_VERSION or found != list(range(FIRST_VERSION, version)):
            raise UpgradeDeclarationError(
                f"{entity} has version {version}, but its upgrades start from {found or 'none'}."
            )
        return cls(entity, version, attribute, {step.from_version: step for step in steps})

    def version_of(self, item: WireItem) -> int:
        """The version of a stored item."""
        return int(item.get(self.attribute, {}).get("N", FIRST_VERSION))

    def too_new(self, item: WireItem) -> StoredItemError:
        """Returns the error for an item with a newer version."""
        version = self.version_of(item)
        return StoredItemError(
            f"the item has version {version}, but {self.entity} has version {self.version}"
        )

    def upgraded(self, item: WireItem) -> WireItem:
        """Returns the item in the current version."""
        version = self.version_of(item)
        if version == self.version:
            return item
        if version > self.version:
            raise self.too_new(item)
        plain: PlainItem = {name: OPEN.from_wire(wire) for name, wire in item.items()}
        while version < self.version:
            plain = self._next(version, plain)
            version += 1
        plain[self.attribute] = version
        try:
            return {name: OPEN.to_wire(value) for name, value in plain.items()}
        except InvalidValueError as error:
            raise StoredItemError(
                f"an upgrade of {self.entity} returned a value that cannot be stored: "
                f"{error.problem}"
            ) from error

    def _next(self, version: int, plain: PlainItem) -> PlainItem:
        """Applies the upgrade from a version; its errors name the item."""
        try:
            given: Any = self.steps[version](plain)
        except Exception as error:
            raise StoredItemError(
                f"the upgrade from version {version} of {self.entity} raised {type(error).__name__}"
            ) from error
        if not isinstance(given, dict):
            raise StoredItemError(
                f"the upgrade from version {version} of {self.entity} did not return the item"
            )
        return cast(PlainItem, given)
