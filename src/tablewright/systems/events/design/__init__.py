"""The design of events: API keys of tenants, and the tenants' events."""

from __future__ import annotations

from tablewright.model import design_of
from tablewright.systems.events.design.inbox import Event, Events
from tablewright.systems.events.design.tenants import KeyEntry, Tenant, TenantApiKey, TenantApiKeys

__all__ = ["DESIGN", "Event", "KeyEntry", "Tenant", "TenantApiKey"]

DESIGN = design_of(
    "events",
    TenantApiKeys,
    Events,
    description="An event inbox for many tenants with API keys.",
)
