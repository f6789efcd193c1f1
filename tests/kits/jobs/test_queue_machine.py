"""Whatever workers, crashes and the clock do: no job is lost, and none has two holders."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tablewright.api import limits
from tablewright.errors import ConflictError, StorageError
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.jobs import limits as job_limits
from tablewright.kits.jobs.leases import Lease, Taker
from tablewright.kits.jobs.records import LANES
from tablewright.kits.jobs.settling import SettleJob
from tests.examples import examples
from tests.kits.jobs.world import World, running, settled, world

JOBS = st.integers(0, 5).map("j{}".format)
WORKERS = st.integers(0, 2)
LEASE_SECONDS = job_limits.JOB_LEASE_SECONDS
PUT_OFF_SECONDS = (0, 5, 90)


class QueueMachine(RuleBasedStateMachine):
    """Workers that take, renew, finish, forget and come back late."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.opened = world()
        self.world: World = self.runner.run(self.opened.__aenter__())
        self.token = 0
        self.added: set[str] = set()
        self.ended: set[str] = set()
        self.held: dict[int, Lease] = {}  # by worker
        self.forgotten: list[Lease] = []  # of workers that were killed, and may wake up late

    def teardown(self) -> None:
        self.runner.run(self._drain())
        self.runner.run(self.opened.__aexit__(None, None, None))
        self.runner.close()

    async def _drain(self) -> None:
        """Every job that was added comes to its end once a healthy runner has time for it."""
        self.world.clock.advance(seconds=max(LEASE_SECONDS, *PUT_OFF_SECONDS))
        await self.world.runner(JobKind("note", self.world.note, retries=(0,) * 100)).run_due()
        assert self.added - self.ended == set(self.world.done)
        assert len(self.world.done) == len(set(self.world.done))
        for job_id in self.added:
            assert (await self.world.job(job_id)).lane is None

    def done(self, coroutine: Any) -> Any:
        return self.runner.run(coroutine)

    @rule(job_id=JOBS)
    def add(self, job_id: str) -> None:
        self.done(self.world.db.run(self.world.queue.add("note", job_id=job_id)))
        self.added.add(job_id)

    @rule(job_id=JOBS, worker=WORKERS)
    def take(self, job_id: str, worker: int) -> None:
        if worker in self.held or job_id not in self.added:
            return
        now = self.world.now
        self.token += 1
        job = self.done(self.world.job(job_id))
        until = now + timedelta(seconds=LEASE_SECONDS)
        taker = Taker(str(self.token), str(worker), until, ())
        operation = taker.taking("tests", job_id, lane=job.lane or LANES[0], now=now)
        try:
            taken = self.done(self.world.db.run(operation))
        except ConflictError:
            return
        assert job_id not in self.ended
        for other in [*self.held.values(), *self.forgotten]:
            assert other.job.job_id != job_id or other.until <= now, "two have it at once"
        self.held[worker] = Lease(taken, until)

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def renew(self, data: st.DataObject) -> None:
        worker = data.draw(st.sampled_from(sorted(self.held)))
        lease = self.held[worker]
        until = self.world.now + timedelta(seconds=LEASE_SECONDS)
        if self._tried(lease.renewing(until)):
            lease.until = until
        else:
            del self.held[worker]

    @precondition(lambda self: self.held)
    @rule(data=st.data(), is_ending=st.booleans(), seconds=st.sampled_from(PUT_OFF_SECONDS))
    def finish(self, data: st.DataObject, is_ending: bool, seconds: int) -> None:
        lease = self.held.pop(data.draw(st.sampled_from(sorted(self.held))))
        self._finish(lease, is_ending, seconds)

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def crash(self, data: st.DataObject) -> None:
        self.forgotten.append(self.held.pop(data.draw(st.sampled_from(sorted(self.held)))))

    @precondition(lambda self: self.forgotten)
    @rule(data=st.data(), is_ending=st.booleans())
    def wake_late(self, data: st.DataObject, is_ending: bool) -> None:
        place = data.draw(st.integers(0, len(self.forgotten) - 1))
        self._finish(self.forgotten.pop(place), is_ending, 5)

    @rule(seconds=st.sampled_from([1, 30, 61]))
    def pass_time(self, seconds: int) -> None:
        self.world.clock.advance(seconds=seconds)

    def _finish(self, lease: Lease, is_ending: bool, seconds: int) -> None:
        job_id, now = lease.job.job_id, self.world.now
        stored = self.done(self.world.job(job_id))
        at = now + timedelta(seconds=seconds)
        outcome = lease.ended(now) if is_ending else lease.put_off(at)
        is_written = self._tried(SettleJob(self.world.queue, lease, outcome))
        assert is_written is (stored.lease == lease.job.lease), "the token decides, and only it"
        if is_written and is_ending:
            assert job_id not in self.ended, "it ended twice"
            self.ended.add(job_id)

    def _tried(self, update: Any) -> bool:
        try:
            self.done(self.world.db.run(update))
        except ConflictError:
            return False
        return True

    @invariant()
    def every_job_that_has_not_ended_waits_in_a_lane(self) -> None:
        waiting: set[str] = set()
        for lane in LANES:
            found = self.done(self.world.db.all(Job.in_lane("tests", lane).only(Job.job_id)))
            waiting |= {job_id for (job_id,) in found}
        assert self.added - self.ended == waiting


QueueMachine.TestCase.settings = settings(
    max_examples=examples(15), stateful_step_count=30, deadline=None, derandomize=True
)
TestQueueMachine = QueueMachine.TestCase


@settings(max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(faults=st.lists(st.sampled_from(["", "", "", "before", "after"]), max_size=80))
def test_two_runners_on_a_store_with_faults_do_every_job_and_never_one_at_once(faults: list[str]):
    async def main() -> None:
        async with world() as one:
            inside: set[str] = set()
            begun: list[str] = []

            async def handle(job: Job) -> None:
                assert job.job_id not in inside, "it is being done already"
                inside.add(job.job_id)
                try:
                    await asyncio.sleep(0)
                    begun.append(job.job_id)
                finally:
                    inside.remove(job.job_id)

            for number in range(8):
                await one.db.run(one.queue.add("work", job_id=f"j{number}"))
            kind = JobKind("work", handle, retries=(1,) * 50)
            pending = iter(faults)
            due = [""]

            def before(operation: str, body: bytes) -> Exception | None:
                due[0] = next(pending, "")
                return StorageError("no") if due[0] == "before" else None

            def after(operation: str, body: bytes) -> Exception | None:
                return StorageError("no") if due[0] == "after" else None

            one.transport.before, one.transport.after = before, after
            async with running(one.runner(kind, at_once_max=2), one.runner(kind, at_once_max=3)):
                for _ in range(6):
                    await one.time.advance(limits.BACKGROUND_PAUSE_SECONDS_MAX)
                await settled()
            assert {f"j{number}" for number in range(8)} == set(begun)
            for number in range(8):
                assert (await one.job(f"j{number}")).lane is None

    asyncio.run(main())
