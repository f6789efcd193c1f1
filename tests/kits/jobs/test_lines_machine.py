"""Whatever happens to processes: lines keep their order, caps hold, and each job ends once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tablewright.api.waiting import Wakes
from tablewright.client import AsyncDatabase
from tablewright.ids import Draws
from tablewright.kits.jobs import AddJob, Again, Cap, Job, JobKind, Priority, RunningJob
from tablewright.kits.jobs import limits as job_limits
from tests.examples import examples
from tests.kits.jobs.books import check_books
from tests.kits.jobs.processes import MortalTransport, Process
from tests.kits.jobs.world import World, settled, world

Verdict = Literal["done", "raise", "slice", "later"]

LINES = ("a", "b", "c")
AT_ONCE = 2
TOGETHER_MAX = 4  # operations of a round
PATIENCE_SECONDS = 10  # until a job is tried again
VERDICTS: st.SearchStrategy[Verdict] = st.sampled_from(["done", "done", "raise", "slice", "later"])


@dataclass
class Inside:
    """A handler that is running."""

    process: int
    job: RunningJob
    verdict: asyncio.Future[Verdict]


class LinesMachine(RuleBasedStateMachine):
    """Two processes whose clocks differ, and whose handlers end as the test decides."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.opened = world()
        self.world: World = self.runner.run(self.opened.__aenter__())
        self.processes: dict[int, Process] = {}
        self.inside: list[Inside] = []
        self.added: list[str] = []
        self.round = 0
        self.order: dict[str, dict[str, int]] = {line: {} for line in LINES}  # rounds of adding
        self.pending: list[Coroutine[Any, Any, object]] = []  # operations of this round
        self.holding: set[str] = set()
        self.releasing: set[str] = set()
        self.begun: set[str] = set()
        self.ended_at: dict[str, Any] = {}
        self.held: set[str] = set()
        self.failures: list[BaseException] = []  # of assertions in handlers
        self.is_draining = False

    @initialize(skew=st.sampled_from([-1.0, 0.0, 1.0]), seed=st.integers(0, 1000))
    def begin(self, skew: float, seed: int) -> None:
        self.skews = {0: 0.0, 1: skew}
        self.draws = Draws(seed)
        clock, transport = self.world.clock, MortalTransport(self.world.transport, self.draws)
        self.world.queue.wakes = Wakes(self._heard)
        self.db = AsyncDatabase(transport=transport, clock=clock, ids=self.world.queue.ids)
        for number in self.skews:
            self.do(self._start(number))

    def teardown(self) -> None:
        try:
            self.runner.run(self._play())
            self.runner.run(self._drain())
        finally:
            self.runner.run(self._kill_all())
            self.runner.run(self.opened.__aexit__(None, None, None))
            self.runner.close()

    def do(self, coroutine: Coroutine[Any, Any, object], *, is_last: bool = True) -> None:
        """Begins an operation; the last one of a round waits for all of them."""
        self.pending.append(coroutine)
        if is_last or len(self.pending) == TOGETHER_MAX:
            self.runner.run(self._play())

    async def _play(self) -> None:
        self.round += 1
        playing, self.pending = self.pending, []
        await asyncio.gather(*playing)
        await self._settle()
        self.held |= self.holding - self.releasing  # of two in one round, either may be the last
        self.holding, self.releasing = set(), set()

    async def _settle(self) -> None:
        await settled()
        for number, process in list(self.processes.items()):
            if process.is_dead:
                await process.kill()
                del self.processes[number]
        self.inside = [one for one in self.inside if one.process in self.processes]
        if self.failures:
            raise self.failures[0]

    async def _start(self, number: int) -> None:
        kinds = [
            JobKind(name, self._handler(number), retries=(PATIENCE_SECONDS,) * 3, yields=yields)
            for name, yields in (("steady", False), ("yielding", True))
        ]
        process = Process(
            self.world,
            kinds,
            self.draws,
            skew_seconds=self.skews[number],
            wakes=Wakes(self._heard),
        )
        process.start()
        self.processes[number] = process

    async def _kill_all(self) -> None:
        for process in self.processes.values():
            await process.kill()
        self.processes, self.inside = {}, []

    def _heard(self, mark: bytes) -> None:
        """A process was woken, so all are."""
        for process in self.processes.values():
            process.wakes.hear([mark])

    # What a handler sees

    def _handler(self, number: int) -> Any:
        async def handle(job: RunningJob) -> Again | None:
            try:
                await self._check_begin(job)
            except AssertionError as error:
                self.failures.append(error)
                raise
            mine = Inside(number, job, asyncio.get_running_loop().create_future())
            self.inside.append(mine)
            try:
                if self.is_draining:
                    return None
                return self._told(job, await mine.verdict)
            finally:
                if mine in self.inside:
                    self.inside.remove(mine)

        return handle

    async def _check_begin(self, job: RunningJob) -> None:
        others = [one.job for one in self.inside]
        assert job.job_id not in self.ended_at, "it has ended, and begins"
        if job.line is not None:
            assert all(job.line != other.line for other in others), "two jobs of a line overlap"
            assert job.line not in self.held, "a line on hold begins a job"
            order = self.order[job.line]
            for earlier, added_in in list(order.items()):
                if added_in < order.get(job.job_id, 0):
                    assert (await self.world.job(earlier)).ended_at, "it is not its turn"
        if job.cap is not None:
            assert sum(other.cap == job.cap for other in others) < AT_ONCE, "a cap is exceeded"
        self.begun.add(job.job_id)

    def _told(self, job: RunningJob, verdict: Verdict) -> Again | None:
        if verdict in ("raise", "later") and job.kind == "yielding" and job.line is not None:
            self._loses_place(job.job_id)
        if verdict == "raise":
            raise RuntimeError("told to")
        if verdict == "slice":
            return Again()
        later = self.world.now + timedelta(seconds=PATIENCE_SECONDS)
        return Again(later) if verdict == "later" else None

    def _loses_place(self, job_id: str) -> None:
        for order in self.order.values():
            order.pop(job_id, None)

    # What happens

    @rule(
        line=st.sampled_from([None, *LINES, *LINES]),
        has_cap=st.booleans(),
        priority=st.sampled_from(Priority),
        seconds=st.sampled_from([0, 0, 0, 20]),
        kind=st.sampled_from(["steady", "steady", "yielding"]),
        is_last=st.booleans(),
    )
    def add(
        self,
        line: str | None,
        has_cap: bool,
        priority: Priority,
        seconds: int,
        kind: str,
        is_last: bool,
    ) -> None:
        job_id = self.world.queue.ids.uuid()
        at = self.world.now + timedelta(seconds=seconds) if seconds else None
        cap = Cap("cap", AT_ONCE) if has_cap else None
        if line is not None and at is None:
            self.order[line][job_id] = self.round + 1
        adding = self.world.queue.add(
            kind, job_id=job_id, at=at, line=line, cap=cap, priority=priority
        )
        self.do(self._add(adding), is_last=is_last)

    async def _add(self, adding: AddJob) -> None:
        job = await self.db.run(adding)
        self.added.append(job.job_id)

    @precondition(lambda self: self.inside)
    @rule(data=st.data(), verdict=VERDICTS, is_last=st.booleans())
    def finish(self, data: st.DataObject, verdict: Verdict, is_last: bool) -> None:
        one = self.inside[data.draw(st.integers(0, len(self.inside) - 1))]
        self.do(self._give(one, verdict), is_last=is_last)

    async def _give(self, one: Inside, verdict: Verdict) -> None:
        if not one.verdict.done():
            one.verdict.set_result(verdict)

    @precondition(lambda self: self.processes)
    @rule(data=st.data(), calls=st.integers(0, 12), is_after=st.booleans())
    def kill_soon(self, data: st.DataObject, calls: int, is_after: bool) -> None:
        process = self.processes[data.draw(st.sampled_from(sorted(self.processes)))]
        process.transport.kill_in(calls, is_after=is_after)

    @precondition(lambda self: len(self.processes) < len(self.skews))
    @rule()
    def start(self) -> None:
        for number in self.skews.keys() - self.processes.keys():
            self.do(self._start(number))

    @rule(
        seconds=st.sampled_from([1, PATIENCE_SECONDS, job_limits.JOB_LEASE_SECONDS / 3, 61]),
        is_last=st.booleans(),
    )
    def pass_time(self, seconds: float, is_last: bool) -> None:
        self.do(self._pass(seconds), is_last=is_last)

    async def _pass(self, seconds: float) -> None:
        while seconds > 0:  # in steps in which a live process renews its leases
            step = min(seconds, job_limits.JOB_LEASE_SECONDS / 3)
            await self.world.time.advance(step)
            seconds -= step

    @rule(line=st.sampled_from(LINES), is_last=st.booleans())
    def hold(self, line: str, is_last: bool) -> None:
        self.holding.add(line)
        self.do(self.db.run(self.world.queue.hold(line)), is_last=is_last)

    @rule(line=st.sampled_from(LINES), is_last=st.booleans())
    def release(self, line: str, is_last: bool) -> None:
        self.held.discard(line)
        self.releasing.add(line)
        self.do(self.db.run(self.world.queue.release(line)), is_last=is_last)

    @precondition(lambda self: self.added)
    @rule(data=st.data(), is_last=st.booleans())
    def cancel(self, data: st.DataObject, is_last: bool) -> None:
        job_id = data.draw(st.sampled_from(self.added))
        self.do(self._cancel(job_id), is_last=is_last)

    async def _cancel(self, job_id: str) -> None:
        job = await self.db.run(self.world.queue.cancel(job_id))
        assert job.state != "waiting"

    # What holds

    @invariant()
    def the_books_are_right_and_what_has_ended_stays_so(self) -> None:
        self.runner.run(check_books(self.world.db))
        for job in self.runner.run(self.world.db.all(Job.scan().with_hidden())):
            job_id = job.job_id
            if job_id in self.ended_at:
                assert self.ended_at[job_id] == job.ended_at, "it ended twice"
            elif job.ended_at is not None:
                self.ended_at[job_id] = job.ended_at

    async def _drain(self) -> None:
        """Every job comes to its end once healthy processes have time for it."""
        self.is_draining = True
        self.held.clear()
        for line in LINES:
            await self.db.run(self.world.queue.release(line))
        await self._kill_all()
        for number in self.skews:
            await self._start(number)
        for _ in range(12):
            await self.world.time.advance(job_limits.JOB_LEASE_SECONDS / 3)
            await self._settle()
        for job_id in self.added:
            assert (await self.world.job(job_id)).ended_at is not None, f"{job_id} has not ended"
        await check_books(self.world.db)
        for process in self.processes.values():
            await process.stop()


LinesMachine.TestCase.settings = settings(
    max_examples=examples(15), stateful_step_count=30, deadline=None
)
TestLinesMachine = LinesMachine.TestCase
