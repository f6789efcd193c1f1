"""Ctrl-C in the middle of a shared commit: no caller gets a wrong result, and none hangs."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from tablewright.clock import SystemClock
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage import writer as writer_module
from tablewright.engine.storage.store import Store
from tablewright.errors import InternalServerError
from tablewright.ids import RandomIds

PATIENCE_SECONDS = 60


@pytest.fixture
def context() -> Iterator[EngineContext]:
    """A context whose writer the tests speak to directly."""
    opened = EngineContext(Store.temporary(), clock=SystemClock(), ids=RandomIds())
    yield opened
    opened.store.close()


def _started(function: Callable[..., Any], *arguments: Any) -> Future[Any]:
    """Runs a function in a thread that need not be joined, in case it hangs."""
    future: Future[Any] = Future()

    def run() -> None:
        try:
            future.set_result(function(*arguments))
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


class Slow:
    """A job that holds the writer until it is let go, so that others gather behind it."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self, changes: ChangeSet) -> str:
        self.has_begun.set()
        assert self.may_end.wait(PATIENCE_SECONDS)
        return "slow"


def _interrupted(changes: ChangeSet) -> str:
    raise KeyboardInterrupt


def _wait_until_waiting(context: EngineContext, count: int) -> None:
    never = threading.Event()
    while len(context.writer._waiting) < count:
        never.wait(0.001)


def test_those_who_share_a_commit_that_is_interrupted_are_told_that_it_is_unknown(
    context: EngineContext,
):
    slow = Slow()
    first = _started(context.writer.run, slow)
    assert slow.has_begun.wait(PATIENCE_SECONDS)
    leader = _started(context.writer.run, _interrupted)
    _wait_until_waiting(context, 1)
    follower = _started(context.writer.run, lambda _: "done")
    _wait_until_waiting(context, 2)
    slow.may_end.set()
    assert "slow" == first.result(PATIENCE_SECONDS)
    with pytest.raises(KeyboardInterrupt):
        leader.result(PATIENCE_SECONDS)
    with pytest.raises(InternalServerError):
        follower.result(PATIENCE_SECONDS)
    assert "later" == _started(context.writer.run, lambda _: "later").result(PATIENCE_SECONDS)


class InterruptedLock:
    """A lock whose second `acquire`, the one that waits for the outcome, is interrupted."""

    waits_for_release = False

    def __init__(self) -> None:
        self._acquired = 0
        self._released = threading.Event()

    def acquire(self) -> bool:
        self._acquired += 1
        if self._acquired == 1:
            return True
        if self.waits_for_release:
            assert self._released.wait(PATIENCE_SECONDS)
        raise KeyboardInterrupt

    def release(self) -> None:
        self._released.set()


class InterruptedLeader(InterruptedLock):
    """The interrupt comes after the waiting writer was made the leader."""

    waits_for_release = True


@pytest.mark.parametrize("lock", [InterruptedLock, InterruptedLeader])
def test_a_writer_that_is_interrupted_while_it_waits_leaves_nobody_waiting(
    context: EngineContext,
    monkeypatch: pytest.MonkeyPatch,
    lock: type[InterruptedLock],
):
    ran: list[str] = []
    slow = Slow()
    first = _started(context.writer.run, slow)
    assert slow.has_begun.wait(PATIENCE_SECONDS)

    def run_interrupted() -> Any:
        with monkeypatch.context() as patched:
            patched.setattr(
                writer_module,
                "threading",
                SimpleNamespace(Lock=lock, get_ident=threading.get_ident),
            )
            return context.writer.run(lambda _: ran.append("interrupted"))

    waiting = _started(run_interrupted)
    if lock is InterruptedLeader:
        _wait_until_waiting(context, 1)
        slow.may_end.set()
    with pytest.raises(KeyboardInterrupt):
        waiting.result(PATIENCE_SECONDS)
    slow.may_end.set()
    assert "slow" == first.result(PATIENCE_SECONDS)
    assert "later" == _started(context.writer.run, lambda _: "later").result(PATIENCE_SECONDS)
    assert [] == ran
