"""Kills: stops the process of a system before each effect of a scenario, and starts it again.

    async def order(shop, given):
        await shop.caller("acme").post("/v1/orders", {"title": "Lamp"})
        await shop.run_jobs()

    async def check(shop, given):                # a new process, over the store that was left
        shop.clock.advance(seconds=120)          # until the leases of the old one have ended
        await shop.run_jobs()
        ...

    kill_everywhere(SYSTEM, order, check)

An effect is a write to the store, a mail, a file, a call of a webhook or an outgoing request.
Stopping before a read leaves the same state as stopping before the next effect, so reads do not
count.
Not here: faults that the process survives (`testing.sweep`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from tablewright.api.system import System
from tablewright.client.driving import once
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.transport import AsyncTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.ids import CountingIds
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.webhooks import AttemptResult
from tablewright.operations import READS
from tablewright.testing.doubles import Doubles, MemoryFiles, MemoryOutbox, MemorySender
from tablewright.testing.faulty import Call
from tablewright.testing.system import AsyncSystemUnderTest

T = TypeVar("T")
_TEXT_BYTES = 60  # of a request that are named in a report

Part = Callable[[Any, Any], Awaitable[object]]  # a system, and the prepared value
Prepare = Callable[[Any], Awaitable[Any]]


class Killed(BaseException):
    """The process ended here. Error handlers do not see it."""


class KillError(AssertionError):
    """A check failed after some kill."""

    def __init__(self, report: KillReport) -> None:
        lines = [f"  before {number}, {what}: {error!r}" for number, what, error in report.failures]
        lines.append(f"  Run the first one alone: only={report.failures[0][0]}")
        super().__init__("\n".join([str(report), *lines]))
        self.report = report


@dataclass
class KillReport:
    """The effects of a scenario, and those before which a kill led to a failure."""

    effects: list[str]
    kills: int = 0
    failures: list[tuple[int, str, BaseException]] = field(
        default_factory=list[tuple[int, str, BaseException]]
    )

    def __str__(self) -> str:
        return f"{self.kills} kills at {len(self.effects)} effects; {len(self.failures)} failed"


def kill_everywhere(
    system: System[Any, Any],
    scenario: Part,
    check: Part,
    *,
    prepare: Prepare | None = None,
    sample: int | None = None,
    only: int | None = None,
    kind: type[AsyncSystemUnderTest[Any]] = AsyncSystemUnderTest,
    **more: Any,
) -> KillReport:
    """Runs a scenario once for each of its effects, and is killed before it; then runs the check.

    All three are async functions. `prepare` takes the system, and runs before the scenario without
    kills; the others take the system and the value that it returned. `check` also runs after a
    scenario that was not killed. `sample` bounds the number of kills, `only` names one. `kind` is a
    subclass with your own helpers; `more` are its arguments. Raises `KillError`.
    """
    parts = _Parts(system, scenario, check, prepare, kind, more)
    report = KillReport(_run(parts, None))
    numbers = range(1, len(report.effects) + 1) if only is None else [only]
    for number in _sampled(numbers, sample):
        report.kills += 1
        try:
            done = _run(parts, number)
            assert report.effects[:number] == done, "the scenario is not deterministic"
        except Exception as error:
            if only is not None:
                raise
            report.failures.append((number, report.effects[number - 1], error))
    if report.failures:
        raise KillError(report)
    return report


@dataclass(frozen=True)
class _Parts:
    system: System[Any, Any]
    scenario: Part
    check: Part
    prepare: Prepare | None
    kind: type[AsyncSystemUnderTest[Any]]
    more: dict[str, Any]


class _Effects:
    """Counts effects, and ends the process before one of them."""

    def __init__(self, kill_before: int | None) -> None:
        self._kill_before = kill_before
        self._is_counting = self._is_dead = False
        self.done: list[str] = []

    def count(self) -> None:
        self._is_counting = True

    def check_alive(self) -> None:
        if self._is_dead:
            raise Killed

    def reach(self, what: str) -> None:
        self.check_alive()
        if self._is_counting:
            self.done.append(what)
            if len(self.done) == self._kill_before:
                self._is_dead = True
                raise Killed


class _Transport:
    def __init__(self, inner: AsyncTransport, effects: _Effects) -> None:
        self._inner = inner
        self._effects = effects

    async def send(self, operation: str, body: bytes) -> bytes:
        self._reach(operation, body)
        return await self._inner.send(operation, body)

    async def send_once(self, operation: str, body: bytes) -> bytes:
        self._reach(operation, body)
        return await once(self._inner)(operation, body)

    def _reach(self, operation: str, body: bytes) -> None:
        if operation in READS:
            self._effects.check_alive()
        else:
            self._effects.reach(str(Call(0, operation, body)))

    async def close(self) -> None:
        """Does nothing: the engine outlives the process."""


class _Sender(MemorySender):
    def __init__(self, effects: _Effects) -> None:
        super().__init__()
        self._effects = effects

    async def send(self, url: str, headers: Any, body: bytes) -> AttemptResult:
        self._effects.reach(f"call of {url}")
        return await super().send(url, headers, body)


class _Outbox(MemoryOutbox):
    def __init__(self, effects: _Effects) -> None:
        super().__init__()
        self._effects = effects

    async def send(self, mail: Mail) -> None:
        self._effects.reach(f"mail to {mail.to}")
        await super().send(mail)


class _Files(MemoryFiles):
    def __init__(self, effects: _Effects) -> None:
        super().__init__()
        self._effects = effects

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        self._effects.reach(f"file {name}")
        await super().put(name, content, content_type)

    async def delete(self, name: str) -> None:
        self._effects.reach(f"deletion of file {name}")
        await super().delete(name)

    async def delete_under(self, prefix: str) -> None:
        self._effects.reach(f"deletion of files under {prefix}")
        await super().delete_under(prefix)


class _Network:
    """The network of outgoing requests: each sent message is an effect."""

    def __init__(self, inner: Any, effects: _Effects) -> None:
        self._inner = inner
        self._effects = effects

    async def connect_tcp(self, host: str, port: int, **more: Any) -> Any:
        self._effects.check_alive()
        stream = await self._inner.connect_tcp(host, port, **more)
        write = stream.write

        async def reached(buffer: bytes, timeout: float | None = None) -> None:
            self._effects.reach(f"request to {host}: {buffer[:_TEXT_BYTES]!r}")
            await write(buffer, timeout)

        stream.write = reached
        return stream


def _is_kill(ended: BaseException) -> bool:
    """Whether the process ended by a kill, perhaps in several tasks of a group."""
    if isinstance(ended, BaseExceptionGroup):
        several = cast("BaseExceptionGroup[BaseException]", ended)
        return several.split(Killed)[1] is None
    return isinstance(ended, Killed)


def _run(parts: _Parts, kill_before: int | None) -> list[str]:
    """One run: the effects that it reached."""
    clock, ids = ManualClock(), CountingIds()
    effects = _Effects(kill_before)
    before = Doubles(files=_Files(effects), outbox=_Outbox(effects), sender=_Sender(effects))
    after = Doubles(keys=before.keys)
    with Engine.memory(clock=clock) as engine:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, writes_inline=True)
        more: dict[str, Any] = {"clock": clock, "ids": ids, **parts.more}

        async def play() -> Any:
            dying = _Transport(transport, effects)
            network = more.get("network")
            own: dict[str, Any] = dict(more)
            if network is not None:
                own["network"] = _Network(network, effects)
            system = parts.kind(parts.system, dying, doubles=before, **own)
            await system.create_tables()
            given = None if parts.prepare is None else await parts.prepare(system)
            prepared.append(given)
            effects.count()
            await parts.scenario(system, given)

        async def check() -> None:
            after.files.kept, after.outbox.sent = before.files.kept, before.outbox.sent
            after.sender.sent = before.sender.sent
            system = parts.kind(parts.system, transport, doubles=after, **more)
            await parts.check(system, prepared[0])
            system.check()

        prepared: list[Any] = []
        try:
            asyncio.run(play())
        except BaseException as ended:
            if not _is_kill(ended):
                raise
        asyncio.run(check())
    return effects.done


def _sampled(numbers: Sequence[int], count: int | None) -> list[int]:
    """Returns at most this many numbers, evenly spread."""
    taken = len(numbers) if count is None else min(count, len(numbers))
    return [numbers[(2 * n + 1) * len(numbers) // (2 * taken)] for n in range(taken)]
