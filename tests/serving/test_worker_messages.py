"""Workers learn of each other through their parent, over real pairs of sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from tablewright.api.observing.merging import Snapshot, encoded, merged, snapshot_of
from tablewright.api.observing.metrics import Metrics
from tablewright.api.waiting import MARK_BYTES, Wakes
from tablewright.lanes.conversation import Conversation
from tablewright.lanes.notices import Notices, marks_in
from tablewright.serving import limits
from tablewright.serving.worker_messages import WorkerMessages
from tablewright.serving.worker_process import METRICS, READINESS

PATIENCE_SECONDS = 60


class Fellow:
    """A worker without a process."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.is_silent = False
        self.notes = Conversation(
            noticed=lambda notice: self.wakes.hear(marks_in(notice, MARK_BYTES)),
            answer=self._answer,
        )
        self.wakes = Wakes(Notices(asyncio.get_running_loop(), self.notes.notice).add)

    async def _answer(self, question: bytes) -> bytes:
        if self.is_silent:
            await asyncio.Event().wait()
        return encoded(snapshot_of(self.metrics.registry))

    async def runs(self) -> float:
        """How often background work ran in all processes, as this one shows it."""
        found = msgspec.json.decode(await self.notes.ask(METRICS), type=dict[str, Snapshot])
        return sum(
            value
            for one in merged(found)
            for name, _, value in one.samples
            if name == "tablewright_background_runs_total"
        )


class Meeting(WorkerMessages):
    """WorkerMessages whose connections are ended with the test."""

    ends: list[Conversation]

    async def join(self, name: str) -> Fellow:
        loop, fellow = asyncio.get_running_loop(), Fellow()
        conversation = self.joining(name)
        for end, way in zip((conversation, fellow.notes), socket.socketpair(), strict=True):
            await loop.create_unix_connection(lambda end=end: end, sock=way)
            self.ends.append(end)
        self.joined(name, conversation)
        return fellow


def _run(test: Callable[[Meeting], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        meeting = Meeting()
        meeting.ends = []
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await test(meeting)
        finally:
            for end in meeting.ends:
                end.close()
            await asyncio.sleep(0)  # the event loop closes the sockets then

    asyncio.run(main())


def test_a_wake_in_one_worker_wakes_whoever_waits_in_another_and_not_for_something_else():
    async def test(fellows: Meeting) -> None:
        one, other = [await fellows.join(name) for name in ("web-1", "web-2")]
        with other.wakes.watching(("inbox", "acme")) as acme, other.wakes.watching(("x",)) as else_:
            one.wakes.wake(("inbox", "acme"))
            await acme.wait()
            assert not else_.is_set()

    _run(test)


def test_readiness_names_the_workers_that_are_missing():
    async def test(fellows: Meeting) -> None:
        one = await fellows.join("web-1")
        await fellows.join("work")
        assert b"" == await one.notes.ask(READINESS)
        fellows.left("work")
        assert b"work" == await one.notes.ask(READINESS)
        await fellows.join("work")
        assert b"" == await one.notes.ask(READINESS)

    _run(test)


def test_what_a_dead_worker_had_counted_stays_in_the_sum():
    async def test(fellows: Meeting) -> None:
        one, other = [await fellows.join(name) for name in ("web-1", "web-2")]
        one.metrics.worked("push")
        other.metrics.worked("push")
        assert 2 == await one.runs()
        fellows.left("web-2")
        assert 2 == await one.runs()
        again = await fellows.join("web-2")
        again.metrics.worked("push")
        assert 3 == await one.runs()

    _run(test)


def test_a_worker_that_does_not_answer_counts_as_it_was_last_seen(
    monkeypatch: pytest.MonkeyPatch,
):
    async def test(fellows: Meeting) -> None:
        one, other = [await fellows.join(name) for name in ("web-1", "web-2")]
        other.metrics.worked("push")
        assert 1 == await one.runs()
        other.metrics.worked("push")
        other.is_silent = True
        monkeypatch.setattr(limits, "WORKER_ANSWER_SECONDS_MAX", 0.01)
        assert 1 == await one.runs()

    _run(test)
