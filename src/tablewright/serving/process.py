"""The process: opens the store, creates what is missing, and serves until it is told to stop.

Everything that was taken by then is answered; streams and long polls end at once.
Not here: the command (`cli.serve`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn

from tablewright import limits
from tablewright.api.application import application
from tablewright.api.http.unreadable_items import UnreadableItems
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.api.openapi.docs_page import docs_routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem, System
from tablewright.client.targets import Target
from tablewright.clock import Clock, SystemClock
from tablewright.commands import collector
from tablewright.endpoint import address, descriptors, single
from tablewright.endpoint.settings import Settings as EndpointSettings
from tablewright.ids import Ids, RandomIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.serving.connections import bounded_config
from tablewright.serving.health import Readiness, health_routes
from tablewright.serving.key_check import check_keys
from tablewright.serving.options import found_options
from tablewright.serving.secrets import Secrets
from tablewright.serving.start_page import StartPage
from tablewright.serving.store import Store, opened_store


@dataclass(frozen=True, slots=True)
class Running:
    """What runs, once it does."""

    systems: Sequence[RunningSystem[Any]]
    runtime: Runtime


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process is to serve."""

    systems: Sequence[System[Any, Any]]
    target: Target
    secrets: Secrets
    listener: socket.socket
    endpoint_listener: socket.socket | None  # None: no DynamoDB endpoint
    endpoint_url: str | None
    folder: Path  # where the search for `tablewright.toml` begins
    cors_origins: Sequence[str] = ()
    clock: Clock = field(default_factory=SystemClock)
    ids: Ids = field(default_factory=RandomIds)


Prepare = Callable[[Running], Awaitable[None]]
Ready = Callable[[], None]


class _Server(uvicorn.Server):
    """Uvicorn without its own signal handlers: this process has one place for signals."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.is_up.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


async def serve(
    plan: Plan, *, ready: Ready, stop: asyncio.Event, prepare: Prepare | None = None
) -> None:
    """Serves until told to stop.

    `prepare` is awaited before the first request is served, `ready` is called once everything is
    up. If that fails, the process stops in good order, and the error is raised.
    """
    metrics = Metrics()
    store = opened_store(plan.target, clock=plan.clock, ids=plan.ids)
    try:
        runtime = await _runtime(plan, store, metrics)
        running = [_running(one, runtime, plan) for one in plan.systems]
        if prepare is not None:
            await prepare(Running(running, runtime))
        readiness = Readiness(runtime.db, runtime.stopping)
        start = StartPage(plan.systems, readiness, str(plan.target), plan.endpoint_url)
        shared = [*health_routes(readiness), *metrics.routes(), *start.routes()]
        app = application(
            running,
            ids=plan.ids,
            observer=Observing(metrics, running),
            shared=shared,
            extra={one.name: docs_routes(one) for one in plan.systems},
            cors_origins=plan.cors_origins,
        )
        collector.settle()
        sys.setswitchinterval(limits.THREAD_SWITCH_SECONDS)
        async with _dynamodb(plan, store, stop):
            await _serve_http(app, plan, ready, runtime.stopping, stop)
    finally:
        await store.close()


def _running(system: System[Any, Any], runtime: Runtime, plan: Plan) -> RunningSystem[Any]:
    rates = StoredRateLimits(runtime.db, clock=plan.clock, system=system.name)
    options = found_options(system.name, system.options, plan.folder)
    return system.running(replace(runtime, rate_limits=rates), options)


async def _runtime(plan: Plan, store: Store, metrics: Metrics) -> Runtime:
    db = store.database(
        plan.secrets,
        clock=plan.clock,
        ids=plan.ids,
        on_call=metrics.called,
        on_unreadable=UnreadableItems(metrics),
    )
    designs = (SERVICE_DESIGN, *(one.design for one in plan.systems))
    for design in designs:
        await db.create_tables(design)
    await check_keys(db, plan.secrets, designs)
    return Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=plan.clock),
        idempotency=StoredIdempotency(db, clock=plan.clock, ids=plan.ids),
        clock=plan.clock,
        ids=plan.ids,
        operator_hash=plan.secrets.admin.hash,
        worked=metrics.worked,
        folder=plan.target.path or plan.folder / "tablewright-files",
        url=address.url_of(plan.listener),
        secret=plan.secrets.cursor_key,
    )


async def _serve_http(
    app: Any, plan: Plan, ready: Ready, stopping: asyncio.Event, stop: asyncio.Event
) -> None:
    endpoint_share = 0 if plan.endpoint_listener is None else limits.DYNAMODB_CONNECTIONS_SHARE
    config = bounded_config(app, 1 - endpoint_share)
    server = _Server(config)

    async def end() -> None:
        await stop.wait()
        stopping.set()  # streams and long polls first: they would keep their connections
        server.should_exit = True

    async def tell() -> None:
        await server.is_up.wait()
        try:
            ready()
        except BaseException:
            stop.set()
            raise

    ending, telling = asyncio.create_task(end()), asyncio.create_task(tell())
    try:
        await server.serve(sockets=[plan.listener])
    finally:
        ending.cancel()
        telling.cancel()
        await asyncio.wait((telling,))
    if not telling.cancelled():
        telling.result()


@contextlib.asynccontextmanager
async def _dynamodb(plan: Plan, store: Store, stop: asyncio.Event) -> AsyncGenerator[None]:
    """The DynamoDB endpoint of an embedded store, beside the systems."""
    if plan.endpoint_listener is None or store.engine is None:
        yield
        return
    listening = asyncio.Event()
    endpoint = asyncio.create_task(
        single.serve(
            store.engine,
            plan.endpoint_listener,
            EndpointSettings(),
            ready=listening.set,
            stop=stop,
            connections_max=descriptors.connections_max(limits.DYNAMODB_CONNECTIONS_SHARE),
        )
    )
    await listening.wait()
    try:
        yield
    finally:
        stop.set()
        await endpoint
