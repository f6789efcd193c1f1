"""Parts: shared by the handlers of a running events service.

Not here: creating them (`events.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.credentials import CredentialChanges
from tablewright.api.runtime import RateLimits
from tablewright.kits.admin import Admin
from tablewright.kits.jobs import JobQueue
from tablewright.kits.live import Hub, Listeners
from tablewright.kits.webhooks import Webhooks
from tablewright.systems.events.hooks.pushing import HookChanges
from tablewright.systems.events.inbox.monotonic_clock import MonotonicClock
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.tenants.identity import TenantIdentity
from tablewright.systems.events.tenants.keys import KeyMaker


@dataclass(frozen=True, slots=True)
class Parts:
    """The shared parts of handlers."""

    options: EventsOptions
    identity: TenantIdentity
    rate_limits: RateLimits
    arrivals: Listeners  # of a tenant's events
    live: Hub
    credentials: CredentialChanges
    monotonic_clock: MonotonicClock
    jobs: JobQueue
    keys: KeyMaker
    hooks: Webhooks
    hook_changes: HookChanges
    admin: Admin
