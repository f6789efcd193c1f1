"""One process: opens the store, creates missing tables, and serves until it is stopped.

Accepted requests are finished; streams and long polls end at once.
Not here: the command (`cli.serve`), several processes (`serving.workers`).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncGenerator
from typing import Any

from tablewright import limits
from tablewright.api.observing.metrics import Metrics
from tablewright.commands import collector
from tablewright.endpoint import descriptors, single
from tablewright.endpoint.settings import EndpointSettings
from tablewright.serving.assembling import (
    ProcessRole,
    app_of,
    database_of,
    embedded_holder,
    prepare_store,
    running_systems,
    runtime_of,
)
from tablewright.serving.connections import bounded_config
from tablewright.serving.health import Readiness
from tablewright.serving.http_server import HttpServer
from tablewright.serving.node_claims import claimed
from tablewright.serving.plan import Ports, Prepare, Ready, Running, ServingPlan
from tablewright.serving.store import OpenedStore, opened_store


async def serve(
    plan: ServingPlan,
    ports: Ports,
    *,
    ready: Ready,
    stop: asyncio.Event,
    prepare: Prepare | None = None,
) -> None:
    """Serves until stopped.

    `prepare` is awaited before the first request is served, `ready` is called once everything is
    up. If that fails, the process stops gracefully, and the error is raised.
    """
    metrics = Metrics()
    store = opened_store(plan.target, clock=plan.clock, ids=plan.ids)
    try:
        db = database_of(plan, store, metrics)
        await prepare_store(plan, db)
        role = ProcessRole(holder=embedded_holder(plan) if plan.is_embedded else None)
        runtime = runtime_of(plan, db, metrics, role)
        running = running_systems(plan, runtime)
        app = app_of(
            plan,
            running,
            runtime,
            metrics,
            readiness=Readiness(db, runtime.stopping),
            metrics_routes=metrics.routes(),
            has_work=True,
        )
        async with claimed(plan, runtime, running):
            if prepare is not None:
                await prepare(Running(running, runtime))
            settle()
            async with dynamodb(ports, store, stop):
                await _serve_http(app, ports, ready, runtime.stopping, stop)
    finally:
        await store.close()


def settle() -> None:
    """Tunes the garbage collector of a process that has loaded everything."""
    collector.settle()
    sys.setswitchinterval(limits.THREAD_SWITCH_SECONDS)


def service_share(has_endpoint: bool) -> float:
    """The share of a process's connections that the service port may use."""
    return 1 - limits.DYNAMODB_CONNECTIONS_SHARE if has_endpoint else 1.0


async def _serve_http(
    app: Any, ports: Ports, ready: Ready, stopping: asyncio.Event, stop: asyncio.Event
) -> None:
    server = HttpServer(bounded_config(app, service_share(ports.endpoint is not None)))

    async def tell() -> None:
        await server.is_up.wait()
        try:
            ready()
        except BaseException:
            stop.set()
            raise

    telling = asyncio.create_task(tell())
    try:
        await server.serve_until(stop, stopping, [ports.service])
    finally:
        telling.cancel()
        await asyncio.wait((telling,))
    if not telling.cancelled():
        telling.result()


@contextlib.asynccontextmanager
async def dynamodb(ports: Ports, store: OpenedStore, stop: asyncio.Event) -> AsyncGenerator[None]:
    """The DynamoDB endpoint of an embedded store, beside the systems."""
    if ports.endpoint is None or store.engine is None:
        yield
        return
    listening = asyncio.Event()
    endpoint = asyncio.create_task(
        single.serve(
            store.engine,
            ports.endpoint,
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
