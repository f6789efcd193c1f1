"""A worker of `serve`: it serves connections that its parent accepted, or runs background work.

    python -m tablewright.serving.worker DEALS WRITES NOTES NAME

The three numbers are inherited sockets. The first delivers instructions and connections. The second
sends writes to an embedded store, which the worker reads itself. The third delivers notices of
other processes, and questions. When the parent closes the first, the worker finishes accepted
requests, and ends.
Not here: its start (`serving.workers`).
"""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import Any

import msgspec
from prometheus_client import generate_latest

from tablewright.api.observing.logs import set_up_logs
from tablewright.api.observing.merging import Merged, Snapshot, encoded, merged, snapshot_of
from tablewright.api.observing.metrics import Metrics, metrics_routes
from tablewright.api.runtime import Holder
from tablewright.api.supervising import working
from tablewright.api.waiting import MARK_BYTES, Wakes
from tablewright.client.embedded_relay import RelayTransport
from tablewright.commands.finding import found_system
from tablewright.endpoint import process
from tablewright.engine import Engine
from tablewright.errors import UnavailableError
from tablewright.ids import RandomIds
from tablewright.lanes.child_processes import told_by
from tablewright.lanes.conversation import Conversation
from tablewright.lanes.dealt_connections import DealtConnections
from tablewright.lanes.notices import Notices, marks_in
from tablewright.lanes.relay import RelayLanes
from tablewright.serving.assembling import (
    ProcessRole,
    app_of,
    database_of,
    embedded_holder,
    running_systems,
    runtime_of,
)
from tablewright.serving.connections import bounded_config
from tablewright.serving.health import Readiness
from tablewright.serving.http_server import HttpServer
from tablewright.serving.plan import ServingPlan
from tablewright.serving.process import service_share, settle
from tablewright.serving.store import OpenedStore, opened_store
from tablewright.serving.worker_instructions import Instructions
from tablewright.serving.worker_process import METRICS, READINESS


def main() -> None:
    """Works until the parent closes its socket."""
    deals, writes, notes = (socket.socket(fileno=int(number)) for number in sys.argv[1:4])
    set_up_logs()
    told = msgspec.json.decode(told_by(deals), type=Instructions)
    systems = [found_system(name) for name in told.systems]  # while the store is being prepared
    told_by(deals)  # the store is ready
    plan = told.plan(systems, RandomIds())
    with deals:
        process.run(lambda stop: _Worker(told, plan, stop).run(deals, writes, notes))


class _Worker:
    def __init__(self, told: Instructions, plan: ServingPlan, stop: asyncio.Event) -> None:
        self._told = told
        self._plan = plan
        self._stop = stop
        self._metrics = Metrics()
        self._notes = Conversation(noticed=self._noticed, answer=self._answer, lost=stop.set)
        notices = Notices(asyncio.get_running_loop(), self._notes.notice)
        self._wakes = Wakes(notices.add)

    async def run(self, deals: socket.socket, writes: socket.socket, notes: socket.socket) -> None:
        """Serves until stopped."""
        loop, plan = asyncio.get_running_loop(), self._plan
        await loop.create_unix_connection(lambda: self._notes, sock=notes)
        store = await self._store(writes)
        try:
            db = database_of(plan, store, self._metrics)
            runtime = runtime_of(plan, db, self._metrics, self._role())
            running = running_systems(plan, runtime)
            settle()
            if not self._told.is_web:
                async with working(running):
                    await DealtConnections(deals).take(socket.socket.close, self._stop.set)
                    await self._stop.wait()
                return
            app = app_of(
                plan,
                running,
                runtime,
                self._metrics,
                readiness=Readiness(db, runtime.stopping, self._check_others),
                metrics_routes=metrics_routes(self._text),
                has_work=False,
            )
            await self._serve_http(app, deals, runtime.stopping)
        finally:
            await store.close()

    async def _store(self, writes: socket.socket) -> OpenedStore:
        plan = self._plan
        if plan.target.path is None:
            return opened_store(plan.target, clock=plan.clock, ids=plan.ids)
        loop = asyncio.get_running_loop()
        engine = Engine.follow(plan.target.path, clock=plan.clock, ids=plan.ids)
        lanes = RelayLanes(engine, loop, lost=self._stop.set)
        await loop.create_unix_connection(lambda: lanes, sock=writes)
        return OpenedStore(plan.target, RelayTransport(engine, lanes), None)

    def _role(self) -> ProcessRole:
        told = self._told
        holder = Holder(told.holder, lambda name: name in told.ended_holders)
        return ProcessRole(
            wakes=self._wakes,
            web_processes=told.web_processes,
            holder=embedded_holder(self._plan) if self._plan.is_embedded else holder,
        )

    async def _serve_http(self, app: Any, deals: socket.socket, stopping: asyncio.Event) -> None:
        share = service_share(self._told.endpoint_url is not None)
        dealt = DealtConnections(deals)
        config = bounded_config(app, share, self._told.web_processes, closed=dealt.closed)
        server = HttpServer(config)

        async def take() -> None:
            await server.is_up.wait()
            await dealt.take(server.take, self._stop.set)

        taking = asyncio.create_task(take())
        try:
            await server.serve_until(self._stop, stopping, [])
        finally:
            taking.cancel()

    # Questions to and from this process.

    def _noticed(self, notice: bytes) -> None:
        self._wakes.hear(marks_in(notice, MARK_BYTES))

    async def _answer(self, question: bytes) -> bytes:
        return encoded(snapshot_of(self._metrics.registry)) if question == METRICS else b""

    async def _check_others(self) -> None:
        missing = (await self._notes.ask(READINESS)).decode()
        if missing:
            raise UnavailableError(f"The process {missing} is starting.", retry_after_seconds=1)

    async def _text(self) -> bytes:
        """Returns the metrics of all processes."""
        found = msgspec.json.decode(await self._notes.ask(METRICS), type=dict[str, Snapshot])
        registry: Any = Merged(merged(found))
        return generate_latest(registry)


if __name__ == "__main__":
    main()
