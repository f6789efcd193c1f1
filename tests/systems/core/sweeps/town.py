"""Core as the place of stories: those of the kits, and its own."""

from __future__ import annotations

from typing import Any

from tablewright.errors import AlreadyExistsError, TablewrightError
from tablewright.model import Operation
from tablewright.systems.core.plans import open_price_list
from tests.kits.product.world import Telling, World

ATTEMPTS = 3


class CoreTown(World):
    """Core under test."""

    def naming(self, name: str) -> dict[str, str]:
        """How people enter their names."""
        return {"firstName": name, "lastName": "Example"}

    async def prepare(self) -> None:
        """Creates the price list."""
        await open_price_list(self.running.parts.metering.limits.price_list)


async def written(telling: Telling, operation: Operation[Any]) -> None:
    """Writes something that no request writes, again after trouble."""
    for _ in range(ATTEMPTS):
        try:
            await telling.world.db.run(operation)
            return
        except AlreadyExistsError:
            return  # an earlier attempt has written it
        except TablewrightError:
            continue
