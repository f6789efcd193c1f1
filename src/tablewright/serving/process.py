"""The process: opens the store, makes what is missing in it, and serves until it is told to stop.

Everything that was taken by then is answered; streams and long polls end at once.
Not here: the command (`cli.serve`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn

from tablewright import limits
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.docs_page import docs_routes
from tablewright.api.metrics import Metrics
from tablewright.api.observing import Observing
from tablewright.api.rate_limits import StoredRates
from tablewright.api.repeats import StoredRepeats
from tablewright.api.service import Service
from tablewright.api.surroundings import Surroundings
from tablewright.api.unreadable_items import UnreadableItems
from tablewright.client.targets import Target
from tablewright.clock import Clock, SystemClock
from tablewright.endpoint import address, descriptors, single
from tablewright.endpoint.settings import Settings as EndpointSettings
from tablewright.ids import Ids, RandomIds
from tablewright.serving import collector
from tablewright.serving.connections import bounded_config
from tablewright.serving.health import Readiness, health_routes
from tablewright.serving.options import found_options
from tablewright.serving.secrets import Secrets
from tablewright.serving.start_page import StartPage
from tablewright.serving.store import Store, opened_store
from tablewright.serving.systems import service_module


@dataclass(frozen=True, slots=True)
class Running:
    """What runs, once it does."""

    services: Sequence[Service]
    surroundings: Surroundings


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process is to serve."""

    names: Sequence[str]
    target: Target
    secrets: Secrets
    listener: socket.socket
    endpoint_listener: socket.socket | None  # None: no DynamoDB endpoint
    endpoint_url: str | None
    folder: Path  # where the search for `tablewright.toml` begins
    clock: Clock = field(default_factory=SystemClock)
    ids: Ids = field(default_factory=RandomIds)


Ready = Callable[[Running], Any]


class _Server(uvicorn.Server):
    """Uvicorn without its own signal handlers: this process has one place for signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


async def serve(plan: Plan, *, ready: Ready, stop: asyncio.Event) -> None:
    """Serves until told to stop. `ready` is called, and awaited if it can be, before it listens."""
    metrics = Metrics()
    store = opened_store(plan.target, clock=plan.clock, ids=plan.ids)
    try:
        surroundings = await _surroundings(plan, store, metrics)
        services = [_service(name, surroundings, plan) for name in plan.names]
        outcome = ready(Running(services, surroundings))
        if asyncio.iscoroutine(outcome):
            await outcome
        readiness = Readiness(surroundings.db, surroundings.stopping)
        start = StartPage(services, readiness, str(plan.target), plan.endpoint_url)
        shared = [*health_routes(readiness), *metrics.routes(), *start.routes()]
        app = application(
            services,
            ids=plan.ids,
            observer=Observing(metrics, services),
            shared=shared,
            extra={service.name: docs_routes(service) for service in services},
        )
        collector.settle()
        sys.setswitchinterval(limits.THREAD_SWITCH_SECONDS)
        async with _dynamodb(plan, store, stop):
            await _serve_http(app, plan.listener, surroundings.stopping, stop)
    finally:
        await store.close()


def _service(name: str, surroundings: Surroundings, plan: Plan) -> Service:
    module = service_module(name)
    own = replace(
        surroundings, admission=StoredRates(surroundings.db, clock=plan.clock, system=name)
    )
    return module.service(own, found_options(name, module.OPTIONS, plan.folder))


async def _surroundings(plan: Plan, store: Store, metrics: Metrics) -> Surroundings:
    db = store.database(
        plan.secrets,
        clock=plan.clock,
        ids=plan.ids,
        on_call=metrics.called,
        on_unreadable=UnreadableItems(metrics),
    )
    for design in (SERVICE_DESIGN, *(service_module(name).DESIGN for name in plan.names)):
        await db.create_tables(design)
    return Surroundings(
        db=db,
        admission=StoredRates(db, clock=plan.clock),
        repeats=StoredRepeats(db, clock=plan.clock, ids=plan.ids),
        clock=plan.clock,
        ids=plan.ids,
        admin_hash=plan.secrets.admin_hash,
        worked=metrics.worked,
        folder=plan.target.path or plan.folder / "tablewright-files",
        url=address.url_of(plan.listener),
    )


async def _serve_http(
    app: Any, listener: socket.socket, stopping: asyncio.Event, stop: asyncio.Event
) -> None:
    config = bounded_config(app, 1 - limits.DYNAMODB_CONNECTIONS_SHARE)
    server = _Server(config)

    async def end() -> None:
        await stop.wait()
        stopping.set()  # streams and long polls first: they would keep their connections
        server.should_exit = True

    ending = asyncio.create_task(end())
    try:
        await server.serve(sockets=[listener])
    finally:
        ending.cancel()


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
