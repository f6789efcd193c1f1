"""Health: whether the service answers, for whoever watches it from outside."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.systems.events.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()


class Healthy(msgspec.Struct):
    """It does."""

    status: Literal["healthy"] = "healthy"


@ROUTES.get("/health", rule=PUBLIC, tags=("service",))
async def health(context: Context[Parts]) -> Healthy:
    """Whether the service answers; whether its store does is told by `/readyz` of the process."""
    return Healthy()
