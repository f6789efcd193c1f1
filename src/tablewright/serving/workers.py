"""Several processes behind one port: `serve --workers`.

    parent      opens the store and writes it, accepts connections, passes notices on
     ├─ web-1…  serve connections; each reads the store itself and sends its writes to the parent
     └─ work    background work

On a target over the network, workers write themselves. A worker that dies is replaced; its requests
get no response.
Not here: the worker (`serving.worker`), communication between workers (`serving.worker_messages`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator
from functools import partial

import structlog

from tablewright.api.observing.metrics import Metrics
from tablewright.engine import Engine
from tablewright.lanes.child_processes import WorkerEndedError
from tablewright.lanes.dealer import Dealer, Hand
from tablewright.lanes.dispatch import EngineLanes
from tablewright.lanes.relay import WriterEnd
from tablewright.serving import limits
from tablewright.serving.assembling import (
    ProcessRole,
    database_of,
    prepare_store,
    running_systems,
    runtime_of,
)
from tablewright.serving.node_claims import claimed
from tablewright.serving.plan import Ports, Prepare, Ready, Running, ServingPlan
from tablewright.serving.process import dynamodb, settle
from tablewright.serving.store import OpenedStore, opened_store
from tablewright.serving.worker_instructions import Instructions
from tablewright.serving.worker_messages import WorkerMessages
from tablewright.serving.worker_process import WorkerProcess

_log = structlog.stdlib.get_logger("tablewright.workers")


async def serve(
    plan: ServingPlan,
    names: tuple[str, ...],
    count: int,
    ports: Ports,
    *,
    ready: Ready,
    stop: asyncio.Event,
    prepare: Prepare | None = None,
) -> None:
    """Serves from `count` web workers and one for background work, until stopped.

    Workers find the plan's systems by `names`. `prepare` and `ready` are called as in
    `serving.process.serve`. Raises `WorkerEndedError` if a worker cannot start.
    """
    fellows, metrics = WorkerMessages(), Metrics()
    fellows.own = metrics.registry
    async with _started(plan, names, count, fellows) as workers:
        store = opened_store(plan.target, clock=plan.clock, ids=plan.ids)
        try:
            db = database_of(plan, store, metrics)
            await prepare_store(plan, db)
            runtime = runtime_of(plan, db, metrics, ProcessRole())
            running = running_systems(plan, runtime)
            async with claimed(plan, runtime, running):
                if prepare is not None:
                    await prepare(Running(running, runtime))
                settle()
                async with _employed(workers, store), dynamodb(ports, store, stop):
                    await _deal(workers, ports.service, ready, stop)
        finally:
            await store.close()


@contextlib.asynccontextmanager
async def _started(
    plan: ServingPlan, names: tuple[str, ...], count: int, fellows: WorkerMessages
) -> AsyncGenerator[list[Worker]]:
    """Yields workers that import their modules, while this process prepares the store."""
    workers = [Worker(plan, names, f"web-{one + 1}", count, fellows) for one in range(count)]
    workers.append(Worker(plan, names, "work", count, fellows))
    async with contextlib.AsyncExitStack() as stack:
        for worker in workers:
            stack.push_async_callback(worker.kill)
            await worker.start()
        yield workers


@contextlib.asynccontextmanager
async def _employed(workers: list[Worker], store: OpenedStore) -> AsyncGenerator[None]:
    """Runs workers for a block; they stop gracefully."""
    loop = asyncio.get_running_loop()
    lanes = None if store.engine is None else EngineLanes(store.engine, loop)
    try:
        await asyncio.gather(*(worker.employ(lanes, store.engine) for worker in workers))
        yield
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))
        if lanes is not None:
            await loop.run_in_executor(None, lanes.close)


async def _deal(
    workers: list[Worker], listener: socket.socket, ready: Ready, stop: asyncio.Event
) -> None:
    """Passes connections to the web workers until stopped."""
    dealer = Dealer(listener, [worker.hand for worker in workers if worker.is_web])
    try:
        ready()
        await stop.wait()
    finally:
        await asyncio.to_thread(dealer.stop)
        listener.close()


class Worker:
    """A running process; it is replaced if it dies."""

    def __init__(
        self,
        plan: ServingPlan,
        names: tuple[str, ...],
        name: str,
        web_processes: int,
        fellows: WorkerMessages,
    ) -> None:
        self.name = name
        self.is_web = name != "work"
        self.hand = Hand()
        self._plan = plan
        self._names = names
        self._web_processes = web_processes
        self._fellows = fellows
        self._holders: list[str] = []  # of leases: each process in this place had its own
        self._process: WorkerProcess | None = None
        self._lanes: EngineLanes | None = None
        self._engine: Engine | None = None
        self._watch: asyncio.Task[None] | None = None
        self._is_stopping = False

    async def start(self) -> None:
        """Starts the process."""
        ended = tuple(self._holders)
        self._holders.append(f"node:{self._plan.ids.uuid()}")
        told = Instructions.of(
            self._plan,
            self.name,
            systems=self._names,
            is_web=self.is_web,
            web_processes=self._web_processes,
            holder=self._holders[-1],
            ended_holders=ended,
        )
        self._process = await WorkerProcess.start(told)

    async def employ(self, lanes: EngineLanes | None, engine: Engine | None) -> None:
        """Starts the work, and returns when the process can serve; it is replaced from then on."""
        self._lanes, self._engine = lanes, engine
        await self._employ()
        self._watch = asyncio.create_task(self._replace_when_dead())

    async def _employ(self) -> None:
        process, lanes = self._running, self._lanes
        conversation = self._fellows.joining(self.name)
        await process.employ(None if lanes is None else partial(WriterEnd, lanes), conversation)
        self._fellows.joined(self.name, conversation)
        self.hand.join(process.deals)
        if self._is_stopping:  # since its start
            self.hand.leave()

    @property
    def _running(self) -> WorkerProcess:
        assert self._process is not None, "it was started"
        return self._process

    async def _replace_when_dead(self) -> None:
        loop, pause_seconds = asyncio.get_running_loop(), limits.WORKER_PAUSE_SECONDS
        while True:
            since = loop.time()
            status = await self._running.wait()
            self.hand.leave()
            self._fellows.left(self.name)
            if self._engine is not None:
                self._engine.forget_dead_readers()
            if self._is_stopping:
                return
            if loop.time() - since > limits.WORKER_STEADY_SECONDS:
                pause_seconds = limits.WORKER_PAUSE_SECONDS
            _log.error("worker_ended", worker=self.name, status=status, again_in=pause_seconds)
            await asyncio.sleep(pause_seconds)
            pause_seconds = min(2 * pause_seconds, limits.WORKER_PAUSE_SECONDS_MAX)
            with contextlib.suppress(OSError, WorkerEndedError):  # it is replaced in turn
                await self.start()
                await self._employ()

    async def stop(self) -> None:
        """Lets the process finish accepted requests, and waits for its end."""
        self._is_stopping = True
        self.hand.leave()
        if self._watch is None:
            return
        try:
            await asyncio.wait_for(self._running.wait(), 2 * limits.API_STOP_SECONDS_MAX)
        except TimeoutError:
            await self.kill()
        self._watch.cancel()

    async def kill(self) -> None:
        """Kills the process if it still runs."""
        if self._process is not None:
            await self._process.kill()
