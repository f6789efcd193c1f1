"""Health: whether the service responds, for external monitoring."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.systems.events.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()


class Healthy(msgspec.Struct):
    """The service is running."""

    status: Literal["healthy"] = "healthy"


@ROUTES.get("/health", rule=PUBLIC, tags=("service",))
async def health(context: Context[Parts]) -> Healthy:
    """Reports that the service is running.

    It does not touch the store; use `/readyz` of the server for that.
    """
    return Healthy()
