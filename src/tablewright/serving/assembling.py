"""Assembling: builds the systems and the application of one process from a plan and an open store.

Not here: the process around it (`serving.process`, `serving.worker`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from tablewright.api.application import application
from tablewright.api.http.unreadable_items import UnreadableItems
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.api.openapi.docs_page import docs_routes
from tablewright.api.runtime import Holder, Runtime
from tablewright.api.system import RunningSystem, System
from tablewright.api.waiting import Wakes
from tablewright.client import AsyncDatabase
from tablewright.commands.outcome import printable
from tablewright.doubles.records import DESIGN as SANDBOXES
from tablewright.doubles.sandboxes import PATH as SANDBOXES_PATH
from tablewright.doubles.sandboxes import Sandboxes
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.serving.health import Readiness, health_routes
from tablewright.serving.key_check import check_keys
from tablewright.serving.missing_indexes import check_service_indexes
from tablewright.serving.options import found_options
from tablewright.serving.plan import ServingPlan
from tablewright.serving.start_page import StartPage
from tablewright.serving.store import OpenedStore

_EMBEDDED: Final = "embedded:"  # prefix of holders with exclusive use of the store


@dataclass(frozen=True, slots=True)
class ProcessRole:
    """The role of a process among those that serve together; a single process has all."""

    wakes: Wakes = field(default_factory=Wakes)
    web_processes: int = 1
    holder: Holder | None = None


def embedded_holder(plan: ServingPlan) -> Holder:
    """Returns the holder of leases in an embedded store: earlier ones have ended.

    One service locks the store, and has one process for background work.
    """
    return Holder(f"{_EMBEDDED}{plan.ids.uuid()}", lambda name: name.startswith(_EMBEDDED))


def database_of(plan: ServingPlan, store: OpenedStore, metrics: Metrics) -> AsyncDatabase:
    """Returns the database that systems use."""
    return store.database(
        plan.secrets,
        clock=plan.clock,
        ids=plan.ids,
        on_call=metrics.called,
        on_unreadable=UnreadableItems(metrics),
    )


async def prepare_store(plan: ServingPlan, db: AsyncDatabase) -> None:
    """Creates missing tables, and checks that the keys match the store.

    Raises `MissingIndexError` if the table of the kits exists without its index.
    """
    sandboxes = (SANDBOXES,) if plan.has_sandboxes else ()
    designs = (SERVICE_DESIGN, *sandboxes, *(one.design for one in plan.systems))
    for design in designs:
        await db.create_tables(design)
    await check_service_indexes(db, printable(str(plan.target)))
    await check_keys(db, plan.secrets, designs)


def runtime_of(
    plan: ServingPlan, db: AsyncDatabase, metrics: Metrics, role: ProcessRole
) -> Runtime:
    """Returns the shared runtime of this process's systems."""
    return Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=plan.clock),
        idempotency=StoredIdempotency(db, clock=plan.clock, ids=plan.ids),
        clock=plan.clock,
        ids=plan.ids,
        operator_hash=plan.secrets.admin.hash,
        worked=metrics.worked,
        folder=plan.target.path or plan.folder / "tablewright-files",
        url=plan.url,
        sandboxes=f"{plan.url}{SANDBOXES_PATH}" if plan.has_sandboxes else "",
        secret=plan.secrets.cursor_key,
        wakes=role.wakes,
        holder=role.holder,
        web_processes=role.web_processes,
    )


def sandboxes_of(plan: ServingPlan, runtime: Runtime) -> Sandboxes | None:
    """Returns the sandboxes of this process, if the plan has any."""
    if not plan.has_sandboxes:
        return None
    return Sandboxes(runtime.db, clock=plan.clock, ids=plan.ids)


def running_systems(plan: ServingPlan, runtime: Runtime) -> list[RunningSystem[Any]]:
    """Returns the assembled systems."""

    def running(system: System[Any, Any]) -> RunningSystem[Any]:
        rates = StoredRateLimits(runtime.db, clock=plan.clock, system=system.name)
        options = found_options(system.name, system.options, plan.folder)
        return system.running(replace(runtime, rate_limits=rates), options)

    return [running(one) for one in plan.systems]


def app_of(
    plan: ServingPlan,
    running: Sequence[RunningSystem[Any]],
    runtime: Runtime,
    metrics: Metrics,
    *,
    readiness: Readiness,
    metrics_routes: Sequence[BaseRoute],
    has_work: bool,
) -> ASGIApp:
    """Returns the application: systems, pages, documents, health and metrics."""
    sandboxes = sandboxes_of(plan, runtime)
    beside = [] if sandboxes is None else sandboxes.routes()
    paths = [] if sandboxes is None else list(sandboxes.paths().values())
    start = StartPage(plan.systems, readiness, str(plan.target), plan.endpoint_url, paths)
    return application(
        running,
        ids=plan.ids,
        observer=Observing(metrics, running),
        shared=[*health_routes(readiness), *metrics_routes, *start.routes(), *beside],
        extra={one.name: docs_routes(one) for one in plan.systems},
        cors_origins=plan.cors_origins,
        has_work=has_work,
        processes=runtime.web_processes,
    )
