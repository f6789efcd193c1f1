"""Parts: what the handlers of a running events service share beside their context.

Not here: making them (`events.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.credentials import Credentials
from tablewright.api.jobs import JobQueue
from tablewright.api.runtime import RateLimits
from tablewright.api.webhooks import Webhooks
from tablewright.systems.events.arrivals import Arrivals
from tablewright.systems.events.identity import TenantIdentity
from tablewright.systems.events.keys import KeyMaker
from tablewright.systems.events.moments import Moments
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.pushing import HookChanges


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    options: EventsOptions
    identity: TenantIdentity
    rate_limits: RateLimits
    arrivals: Arrivals
    credentials: Credentials
    moments: Moments
    jobs: JobQueue
    keys: KeyMaker
    hooks: Webhooks
    hook_changes: HookChanges
