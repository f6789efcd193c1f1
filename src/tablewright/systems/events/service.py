"""The events service: what it offers, and how its parts are put together.

Not here: the process that serves it (`tablewright.serving`).
"""

from __future__ import annotations

from importlib.resources import files
from ipaddress import ip_network
from typing import Final

from tablewright.api.credentials import Credentials
from tablewright.api.jobs import JobQueue, JobRunner, Wait, wait_for_event
from tablewright.api.service import Service
from tablewright.api.surroundings import Surroundings
from tablewright.api.webhooks import Sender, TargetRules, WebhookEndpoint, Webhooks
from tablewright.api.world import World
from tablewright.systems.events import (
    acknowledging,
    claiming,
    health,
    hooks,
    inbox_routes,
    ingest,
    live,
    replaying,
    statistics,
    tenants_routes,
    zapier,
)
from tablewright.systems.events.arrivals import Arrivals
from tablewright.systems.events.design import DESIGN
from tablewright.systems.events.identity import SCHEMES, TenantIdentity
from tablewright.systems.events.keys import KeyMaker
from tablewright.systems.events.leaving import Leaving
from tablewright.systems.events.moments import Moments
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.pushing import HookChanges, Pushing
from tablewright.systems.events.replaying import Replaying
from tablewright.systems.events.routes import ROUTES

__all__ = ["DESCRIPTION", "DESIGN", "OPTIONS", "ROUTES", "SCHEMES", "TITLE", "VERSION", "service"]

NAME: Final = "events"
TITLE: Final = "Events"
DESCRIPTION: Final = """\
An inbox of events for many tenants: send events, take them, acknowledge them.

Events are delivered at least once, the oldest first. Consumers tell repetitions by the event's id.
"""
VERSION: Final = "1.0"
OPTIONS: Final = EventsOptions

# Each declares its routes when it is imported.
_CONCERNS: Final = (
    ingest,
    inbox_routes,
    acknowledging,
    claiming,
    replaying,
    statistics,
    live,
    zapier,
    hooks,
    tenants_routes,
    health,
)


def service(
    surroundings: Surroundings,
    options: EventsOptions | None = None,
    *,
    wait: Wait = wait_for_event,
    sender: Sender | None = None,
    credentials: Credentials | None = None,
) -> Service:
    """The service at work in its surroundings.

    `wait` is how long polls and streams wait, `sender` sends to hooks, and `credentials` end those
    that wait when their keys end; each in place of the usual one.
    """
    options = options or EventsOptions()
    given = surroundings
    identity = TenantIdentity(given.db, given.clock, options, given.admin_hash)
    jobs = JobQueue(NAME, given.clock, given.ids)
    arrivals, credentials = Arrivals(wait), credentials or Credentials()

    async def told(endpoint: WebhookEndpoint) -> None:
        await changes.ended(endpoint)

    webhooks = Webhooks(given.db, jobs, sender=sender or Sender(_rules(options)), on_disabled=told)
    changes = HookChanges(given.db, webhooks)
    parts = Parts(
        options=options,
        identity=identity,
        admission=given.admission,
        arrivals=arrivals,
        credentials=credentials,
        moments=Moments(given.clock),
        jobs=jobs,
        keys=KeyMaker(given.ids, options.key_storage),
        hooks=webhooks,
        hook_changes=changes,
    )
    kinds = [
        *webhooks.kinds,
        Pushing(given.db, webhooks).kind,
        Replaying(given.db, jobs, arrivals).kind,
        Leaving(given.db, jobs, given.clock).kind,
    ]
    world = World(
        db=given.db,
        identity=identity,
        admission=given.admission,
        repeats=given.repeats,
        clock=given.clock,
        ids=given.ids,
        credentials=credentials,
        parts=parts,
        stopping=given.stopping,
    )
    return Service(
        name=NAME,
        title=TITLE,
        description=DESCRIPTION,
        version=VERSION,
        routes=ROUTES,
        world=world,
        pages=files("tablewright.systems.events") / "pages",
        background=(arrivals, JobRunner(given.db, jobs, kinds, on_run=given.worked)),
    )


def _rules(options: EventsOptions) -> TargetRules:
    return TargetRules(
        allow_http=options.allows_http_hooks,
        allowed_networks=tuple(map(ip_network, options.hook_networks)),
    )
