"""`system`: declares a system with API keys, jobs, a calendar and a generated page.

Not here: systems that are assembled differently (`api.system.System`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import GENERATED, Assembly, NoOptions, RunningSystem, Seed, System
from tablewright.client import AsyncDatabase
from tablewright.errors import CodedError
from tablewright.kits.calendar import Calendar, Firing, FiringRecurring, Recurring, Tickets
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tablewright.kits.keyed.identity import KEY_SCHEMES, KeyedIdentity
from tablewright.kits.keyed.keys import TenantKeys
from tablewright.kits.keyed.routes import ROUTES as KEY_ROUTES
from tablewright.kits.live import Follower, Hub
from tablewright.model.design import Design

DEMO_TENANT: Final = "demo"


@dataclass(frozen=True, slots=True)
class Keyed:
    """The shared parts of a keyed system: `context.parts`."""

    keys: TenantKeys
    jobs: JobQueue
    tickets: Tickets
    db: AsyncDatabase  # bound to no tenant, for background jobs
    hubs: Mapping[str, Hub] = field(default_factory=dict[str, Hub])  # of live events, by name


def system(
    name: str,
    design: Design,
    *routes: Routes[Keyed],
    title: str = "",
    description: str = "",
    version: str = "1.0",
    kinds: Callable[[Keyed], Sequence[JobKind]] = lambda keyed: (),
    recurring: Sequence[Recurring] = (),
    firing: Callable[[Keyed], Sequence[Firing]] = lambda keyed: (),
    followers: Callable[[Runtime], Sequence[Follower]] = lambda given: (),
    hubs: Callable[[Runtime], Mapping[str, Hub]] = lambda given: {},
    pages: Traversable | None = GENERATED,
    seed: Seed | None = None,
    commands: str = "",
    errors: Sequence[type[CodedError]] = (),
) -> System[Keyed, NoOptions]:
    """Declares a system whose callers use API keys.

    `kinds` returns the kinds of background jobs. `recurring` adds jobs at their times, and `firing`
    fires the system's own tickets. `followers` process the changes of tables, and `hubs` publish
    live events. `pages` is a folder with an `index.html`. Without it, the page is generated from
    the OpenAPI document; None means no page.
    """
    keys: Routes[Keyed] = Routes()
    keys.include(KEY_ROUTES, of=lambda parts: parts.keys)

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Keyed]:
        tenant_keys = TenantKeys(name, given.db, given.clock, given.ids)
        jobs = JobQueue(name, given.clock, given.ids, given.wakes)
        tickets = Tickets(name, given.clock)
        parts = Keyed(tenant_keys, jobs, tickets, given.db, hubs(given))
        runner = JobRunner(
            given.db, jobs, list(kinds(parts)), on_run=given.worked, holder=given.holder
        )
        due: list[Firing] = [*firing(parts)]
        if recurring:
            due.append(FiringRecurring(tickets, jobs, recurring))
        calendar = (Calendar(given.db, given.clock, due, system=name),) if due else ()
        identity = KeyedIdentity(tenant_keys, given.operator_hash)
        return Assembly(parts=parts, identity=identity, work=(*calendar, runner, *followers(given)))

    return System(
        name=name,
        title=title or name.replace("-", " ").replace("_", " ").capitalize(),
        description=description or design.description,
        version=version,
        design=design,
        routes=(*routes, keys),
        assemble=assemble,
        options=NoOptions,
        schemes=KEY_SCHEMES,
        pages=pages,
        seed=seed,
        demo=_demo,
        demo_tenant=DEMO_TENANT,
        commands=commands,
        errors=errors,
    )


async def _demo(running: RunningSystem[Keyed]) -> str | None:
    """Creates a key of the demo tenant; None if it has one."""
    keys = running.parts.keys
    if await keys.list(DEMO_TENANT):
        return None
    return (await keys.create(DEMO_TENANT, "Demo")).key
