"""Parts: what the handlers of a running events service share beside their context.

Not here: making them (`events.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.credentials import Credentials
from tablewright.api.runtime import RateLimits
from tablewright.kits.jobs import JobQueue
from tablewright.kits.webhooks import Webhooks
from tablewright.systems.events.hooks.pushing import HookChanges
from tablewright.systems.events.inbox.arrivals import Arrivals
from tablewright.systems.events.inbox.monotonic_clock import MonotonicClock
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.tenants.identity import TenantIdentity
from tablewright.systems.events.tenants.keys import KeyMaker


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    options: EventsOptions
    identity: TenantIdentity
    rate_limits: RateLimits
    arrivals: Arrivals
    credentials: Credentials
    monotonic_clock: MonotonicClock
    jobs: JobQueue
    keys: KeyMaker
    hooks: Webhooks
    hook_changes: HookChanges
