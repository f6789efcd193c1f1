"""Requests to other services: checked addresses, bounds, budgets and breakers.

See `docs/guides/outgoing.md`.
"""

from __future__ import annotations

from tablewright.kits.http.breakers import Breakers
from tablewright.kits.http.budgets import Budget, Budgets
from tablewright.kits.http.health import BreakerState, Health
from tablewright.kits.http.outgoing import Bounds, CompleteResponse, Outgoing
from tablewright.kits.http.responses import OutgoingResponse
from tablewright.kits.http.targets import Resolve, TargetRules

__all__ = [
    "Bounds",
    "BreakerState",
    "Breakers",
    "Budget",
    "Budgets",
    "CompleteResponse",
    "Health",
    "Outgoing",
    "OutgoingResponse",
    "Resolve",
    "TargetRules",
]
