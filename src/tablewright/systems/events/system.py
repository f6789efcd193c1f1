"""Events as a system: its routes, and the assembly of its parts.

Not here: the process that serves it (`tablewright.serving`).
"""

from __future__ import annotations

from importlib.resources import files
from ipaddress import ip_network
from typing import Final

from tablewright.api.credentials import CredentialChanges
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, System
from tablewright.kits.admin import ADMIN_PAGES, Admin, Heartbeat, admin_routes
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.live import Listeners
from tablewright.kits.webhooks import Endpoint, Sender, TargetRules, Webhooks
from tablewright.systems.events import health, limits
from tablewright.systems.events.demo.demo import demo
from tablewright.systems.events.demo.seed import seed
from tablewright.systems.events.design import DESIGN
from tablewright.systems.events.hooks import routes as hooks
from tablewright.systems.events.hooks import zapier
from tablewright.systems.events.hooks.pushing import HookChanges, Pushing
from tablewright.systems.events.inbox import (
    acknowledging,
    claiming,
    ingest,
    live,
    replaying,
    statistics,
)
from tablewright.systems.events.inbox import routes as inbox_routes
from tablewright.systems.events.inbox.monotonic_clock import MonotonicClock
from tablewright.systems.events.inbox.replaying import Replaying
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.tenants import routes as tenants_routes
from tablewright.systems.events.tenants.identity import SCHEMES, TenantIdentity
from tablewright.systems.events.tenants.keys import KeyMaker
from tablewright.systems.events.tenants.leaving import Leaving

NAME: Final = "events"
TITLE: Final = "Events"

_ENTRIES: Final = own_entries(NAME)
_OPERATOR: Final[Routes[Parts]] = Routes()
_OPERATOR.include(
    admin_routes(hooks=True, activities=_ENTRIES), of=lambda parts: parts.admin, prefix="/v1"
)


def assemble(
    given: Runtime,
    options: EventsOptions,
    *,
    credentials: CredentialChanges | None = None,
) -> Assembly[Parts]:
    """Assembles the system. `credentials` ends waiting requests when their keys end."""
    identity = TenantIdentity(given.db, given.clock, options, given.operator_hash)
    jobs = JobQueue(NAME, given.clock, given.ids, given.wakes)
    arrivals = Listeners(
        given,
        NAME,
        "arrivals",
        each_max=limits.EVENTS_WAITERS_MAX,
        all_max=limits.EVENTS_WAITERS_ALL_MAX,
    )
    credentials = credentials or CredentialChanges(wakes=given.wakes, system=NAME)

    async def told(endpoint: Endpoint) -> None:
        await changes.ended(endpoint)

    sender = given.sender or Sender(_rules(options))
    webhooks = Webhooks(given.db, jobs, sender=sender, on_disabled=told)
    changes = HookChanges(given.db, webhooks)
    parts = Parts(
        options=options,
        identity=identity,
        rate_limits=given.rate_limits,
        arrivals=arrivals,
        live=live.hub_of(given, NAME, arrivals),
        credentials=credentials,
        monotonic_clock=MonotonicClock(given.clock),
        jobs=jobs,
        keys=KeyMaker(given.ids, options.key_storage),
        hooks=webhooks,
        hook_changes=changes,
        admin=Admin.of(
            given,
            NAME,
            title=TITLE,
            design=DESIGN,
            audit=Audit(given.db, given.clock, given.ids, _ENTRIES),
            jobs=jobs,
            hooks=webhooks,
            hook_enabled=changes.expect,
        ),
    )
    kinds = [
        *webhooks.kinds,
        Pushing(given.db, webhooks).kind,
        Replaying(given.db, jobs, arrivals).kind,
        Leaving(given.db, jobs, given.clock, webhooks).kind,
    ]
    runner = JobRunner(given.db, jobs, kinds, on_run=given.worked, holder=given.holder)
    work = (runner, Heartbeat.of(given, NAME))
    return Assembly(parts=parts, identity=identity, work=work, credentials=credentials)


def _rules(options: EventsOptions) -> TargetRules:
    return TargetRules(
        allow_http=options.allows_http_hooks,
        allowed_networks=tuple(map(ip_network, options.hook_networks)),
    )


SYSTEM: Final = System(
    name=NAME,
    title=TITLE,
    description="""\
A multi-tenant event inbox: send events, claim them, acknowledge them.

Events are delivered at least once, oldest first. De-duplicate by the event's id.
""",
    design=DESIGN,
    routes=(
        ingest.ROUTES,
        inbox_routes.ROUTES,
        acknowledging.ROUTES,
        claiming.ROUTES,
        replaying.ROUTES,
        statistics.ROUTES,
        live.ROUTES,
        zapier.ROUTES,
        hooks.ROUTES,
        tenants_routes.ROUTES,
        health.ROUTES,
        _OPERATOR,
    ),
    assemble=assemble,
    options=EventsOptions,
    schemes=SCHEMES,
    pages=files("tablewright.systems.events") / "pages",
    more_pages=ADMIN_PAGES,
    seed=seed,
    demo=demo,
)
