"""An endpoint inside the test process: its event loop in a thread, its engine in the test's hands.

Not here: one that is started from the command line (`faults.served`).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablewright import Engine
from tablewright.endpoint import single, workers
from tablewright.endpoint.address import listening
from tablewright.endpoint.settings import EndpointSettings
from tablewright.endpoint.worker_process import worker_processes
from tests.endpoint.faults.client import Client

PATIENCE_SECONDS = 60.0  # for what must come; none needs more than a moment

LoopFactory = Callable[[], asyncio.AbstractEventLoop]
Serve = Callable[[Callable[[], None], asyncio.Event], Coroutine[Any, Any, None]]


class Running:
    """An endpoint that runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_over = threading.Event()
        self._is_ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._failure: BaseException | None = None

    def client(self) -> Client:
        """A new connection."""
        return Client(self.port)

    def stop(self) -> None:
        """Stops it gracefully, as SIGTERM does."""
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)

    def run(self, serve: Serve, loop_factory: LoopFactory) -> None:
        """Runs it to its end."""
        try:
            with asyncio.Runner(loop_factory=loop_factory) as runner:
                runner.run(self._serve(serve))
        except BaseException as failure:
            self._failure = failure
        finally:
            self.is_over.set()
            self._is_ready.set()

    async def _serve(self, serve: Serve) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        await serve(self._is_ready.set, self._stop)

    def wait_until_ready(self) -> None:
        """Waits until it takes connections."""
        assert self._is_ready.wait(PATIENCE_SECONDS)
        self._raise_failure()

    def end(self) -> None:
        """Stops it and sees that it ended well."""
        if not self.is_over.is_set():
            self.stop()
        assert self.is_over.wait(PATIENCE_SECONDS)
        self._raise_failure()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure


@contextmanager
def served_alone(
    engine: Engine,
    settings: EndpointSettings | None = None,
    loop_factory: LoopFactory = asyncio.new_event_loop,
) -> Iterator[Running]:
    """Serves an engine from this process."""
    with listening("127.0.0.1", 0) as listener:

        def serve(ready: Callable[[], None], stop: asyncio.Event) -> Coroutine[Any, Any, None]:
            return single.serve(
                engine, listener, settings or EndpointSettings(), ready=ready, stop=stop
            )

        with _running(listener.getsockname()[1], serve, loop_factory) as running:
            yield running


@contextmanager
def served_by_workers(engine: Engine, store: Path, *, count: int) -> Iterator[Running]:
    """Serves an engine from processes that read it, while this one writes."""
    with listening("127.0.0.1", 0) as listener:

        async def serve(ready: Callable[[], None], stop: asyncio.Event) -> None:
            async with worker_processes(store, count) as processes:
                await workers.serve(
                    engine, store, processes, listener, EndpointSettings(), ready=ready, stop=stop
                )

        with _running(listener.getsockname()[1], serve, asyncio.new_event_loop) as running:
            yield running


@contextmanager
def _running(port: int, serve: Serve, loop_factory: LoopFactory) -> Iterator[Running]:
    running = Running(port)
    thread = threading.Thread(target=running.run, args=(serve, loop_factory), daemon=True)
    thread.start()
    try:
        running.wait_until_ready()
        yield running
    finally:
        running.end()
        thread.join(PATIENCE_SECONDS)


@contextmanager
def held_commit(engine: Engine) -> Iterator[None]:
    """Holds a commit open meanwhile, as a disk does that takes its time."""
    is_held, may_end = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        is_held.set()
        assert may_end.wait(PATIENCE_SECONDS)

    holding = threading.Thread(target=engine._context.writer.run, args=(hold,), daemon=True)
    holding.start()
    assert is_held.wait(PATIENCE_SECONDS)
    try:
        yield
    finally:
        may_end.set()
        holding.join(PATIENCE_SECONDS)


def commits_of(engine: Engine) -> int:
    """How many commits the store has had, by LMDB's own count."""
    return engine._context.store.environment.info()["last_txnid"]


def writes_waiting(engine: Engine) -> int:
    """How many writes wait for a commit that is held."""
    return len(engine._context.writer._waiting)
