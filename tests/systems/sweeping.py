"""Scenarios of a system for the sweep, through its API: a careful client, jobs, and the cover.

Under a fault a request may end with 503; the client then repeats what may be repeated, as programs
do. All other statuses are those of the calm run, unless the scenario names more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from structlog.testing import capture_logs

from tablewright.api import limits
from tablewright.api.http.exchange import Exchange
from tablewright.api.system import RunningSystem
from tablewright.errors import TablewrightError
from tablewright.kits.jobs import Job, JobRunner
from tablewright.kits.jobs import limits as job_limits
from tablewright.kits.jobs.records import ALL_LANES, FAILED_LANE
from tablewright.testing import Kind, Stage, explore
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.fault import KINDS
from tablewright.testing.system import AsyncSystemUnderTest

UNAVAILABLE = 503
_REPEATABLE = ("DELETE", "GET", "PATCH", "PUT")
_ATTEMPTS_MAX = 3
# Past the lease of a job and each pause before its next attempt; the last, past every wait.
_SETTLING_SECONDS = (0, 61, 61, 150, 150, 700, 4_000)


W = TypeVar("W", bound=AsyncSystemUnderTest[Any])


@dataclass
class Cover:
    """The writing routes and the kinds of jobs that a run has reached in its swept part."""

    routes: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    jobs: set[str] = field(default_factory=set[str])
    is_swept: bool = False

    def answered(self, exchange: Exchange) -> None:
        if self.is_swept and exchange.route is not None and exchange.status < 400:
            self.routes.add((exchange.route.method, exchange.route.path))

    def worked(self, kind: str, error: BaseException | None) -> None:
        if self.is_swept and error is None:
            self.jobs.add(kind)


class Act(Generic[W]):
    """One run of a scenario."""

    def __init__(self, stage: Stage, world: W, cover: Cover) -> None:
        self.stage = stage
        self.world = world
        self._cover = cover
        (self._runner,) = [one for one in world.running.assembly.work if isinstance(one, JobRunner)]
        self._runner._at = replace(self._runner._at, wait=self._wait)
        self.before_asking: Callable[[], None] = lambda: None

    async def _wait(self, event: Any, seconds: float) -> None:
        """Pauses pass at once; a lease is never renewed, because no job takes time here."""
        if seconds >= job_limits.JOB_LEASE_SECONDS / 3:
            await event.wait()
        self.stage.clock.advance(seconds=seconds)

    @contextmanager
    def swept(self) -> Any:
        """The part in which calls can fail."""
        self._cover.is_swept = True
        try:
            with self.stage.swept():
                yield
        finally:
            self._cover.is_swept = False

    @property
    def is_uncertain(self) -> bool:
        """Whether some call of this run has no response at all."""
        fault = self.stage.fault
        return fault is not None and fault.kind in ("unanswered", "unsent")

    @property
    def is_resent(self) -> bool:
        """Whether some write of this run is sent twice."""
        return self.stage.fault is not None and self.stage.fault.kind == "lost"

    @property
    def is_stale(self) -> bool:
        """Whether some read of this run is behind."""
        return self.stage.fault is not None and self.stage.fault.kind == "stale"

    async def ask(
        self,
        caller: AsyncCaller,
        method: str,
        target: str,
        body: Any = None,
        *,
        expect: int = 200,
        key: str | None = None,
        repeats: bool | None = None,
        again: Sequence[int] = (),
        resent: Sequence[int] = (),
        stale: Sequence[int] = (),
        headers: Mapping[str, str] | None = None,
    ) -> ReceivedResponse:
        """Sends a request, and again after a 503 if it may be repeated.

        `expect` is its status; a repeated one may have a status of `again` as well, one whose write
        the client has sent twice, of `resent`, and one that reads a late index, of `stale`.
        """
        if repeats is None:
            repeats = key is not None or method in _REPEATABLE
        lines = {**(headers or {}), **({} if key is None else {"idempotency-key": key})}
        allowed = {expect, *(stale if self.is_stale else ()), *(resent if self.is_resent else ())}
        reply = None
        for _ in range(_ATTEMPTS_MAX):
            self.before_asking()
            reply = await caller.ask(method, target, body, headers=lines)
            if reply.status in allowed:
                return reply
            is_busy = key is not None and "retry-after" in reply.headers  # with an earlier attempt
            is_passing = self.is_uncertain and (is_busy or reply.status == UNAVAILABLE)
            assert is_passing, _told(method, target, expect, reply)
            if not repeats:
                return reply
            allowed |= set(again)
            self.stage.clock.advance(seconds=limits.REPEAT_LEASE_SECONDS if is_busy else 1)
        raise AssertionError(_told(method, target, expect, reply))

    async def jobs(self) -> None:
        """Does the jobs that are due, as a process that goes on after trouble."""
        for _ in range(_ATTEMPTS_MAX):
            try:
                await self._runner.run_due()
                return
            except TablewrightError:
                assert self.is_uncertain

    async def settle(self) -> None:
        """Lets time pass until every job is done; none may have failed.

        Jobs that are due much later, such as a purge, may wait.
        """
        assert not self._cover.is_swept
        for seconds in _SETTLING_SECONDS:
            self.stage.clock.advance(seconds=seconds)
            await self._runner.run_due()
        queue, left = self.world.system.name, list[Job]()
        for lane in (*ALL_LANES, FAILED_LANE):
            left += await self.world.db.all(Job.in_lane(queue, lane).with_hidden())
        now = self.stage.clock.now()
        late = [one for one in left if one.attempts or one.due_at.timestamp() <= now]
        assert [] == [(one.kind, one.attempts, one.last_error) for one in late]


def _told(method: str, target: str, expect: int, reply: ReceivedResponse | None) -> str:
    assert reply is not None
    return f"{method} {target}: {reply.status} and not {expect}, {reply.body[:300]!r}"


Playing = Callable[[Act[W]], Awaitable[object]]
Opening = Callable[[Stage, Cover], AbstractAsyncContextManager[W]]


@dataclass(frozen=True)
class Scenario(Generic[W]):
    """A scenario of a system; called with a stage it plays there."""

    play: Playing[W]
    opening: Opening[W]
    kinds: Sequence[Kind]
    cover: Cover = field(default_factory=Cover)

    @property
    def __name__(self) -> str:
        return self.play.__name__

    async def __call__(self, stage: Stage) -> object:
        with capture_logs():  # every fault is logged, and rendering that takes longer than the run
            async with self.opening(stage, self.cover) as world:
                return await self.play(Act(stage, world, self.cover))


class Scenarios(Generic[W]):
    """All scenarios of a system."""

    def __init__(self, opening: Opening[W]) -> None:
        self._opening = opening
        self.all: list[Scenario[W]] = []

    def scenario(
        self, *, without: Sequence[Kind] = (), opening: Opening[W] | None = None
    ) -> Callable[[Playing[W]], Playing[W]]:
        """Declares one; `without` names the kinds of faults that it cannot meet."""
        kinds: list[Kind] = [kind for kind in KINDS if kind not in without]

        def declared(play: Playing[W]) -> Playing[W]:
            self.all.append(Scenario(play, opening or self._opening, kinds))
            return play

        return declared


def writing_routes(service: RunningSystem[Any]) -> set[tuple[str, str]]:
    """Every route that is not only read."""
    return {(one.method, one.path) for one in service.system.each_route() if one.method != "GET"}


def job_kinds(service: RunningSystem[Any]) -> set[str]:
    """Every kind of job that the service does."""
    (runner,) = [one for one in service.assembly.work if isinstance(one, JobRunner)]
    return set(runner._kinds)


def covered(scenarios: Sequence[Scenario[Any]]) -> tuple[set[tuple[str, str]], set[str]]:
    """The routes and the kinds of jobs that the scenarios reach in their calm runs."""
    for one in scenarios:
        explore(one, kinds=[])
    covers = [one.cover for one in scenarios]
    return set().union(*(one.routes for one in covers)), set().union(*(one.jobs for one in covers))
