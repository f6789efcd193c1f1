"""Parts: what the handlers of a running events service share beside their context.

A handler finds them by its context: each running service has an event of its own that says when it
ends.
Not here: making them (`events.service`).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from tablewright.api.context import Context
from tablewright.api.jobs import JobQueue
from tablewright.api.webhooks import Webhooks
from tablewright.api.world import Admission
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
    admission: Admission
    arrivals: Arrivals
    moments: Moments
    jobs: JobQueue
    keys: KeyMaker
    hooks: Webhooks
    hook_changes: HookChanges


_PARTS: WeakKeyDictionary[asyncio.Event, Parts] = WeakKeyDictionary()


def keep_parts(stopping: asyncio.Event, parts: Parts) -> None:
    """Lets the handlers of the service that ends with `stopping` find its parts."""
    _PARTS[stopping] = parts


def parts_of(context: Context) -> Parts:
    """The parts of the service that serves a request."""
    return _PARTS[context.stopping]
