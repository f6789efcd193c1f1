"""Breakers: a failing host gets an occasional request instead of all of them.

All processes share the state of a host. While it works, nothing is written, and each process reads
its record every `BREAKER_LOOK_SECONDS`.
Not here: the rules of opening and closing (`http.health`).
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from datetime import datetime, timedelta

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import ConflictError
from tablewright.errors.outgoing import NotSentError
from tablewright.ids import Ids
from tablewright.kits.http import limits
from tablewright.kits.http.health import Health
from tablewright.kits.http.records import HostBreaker

_ATTEMPTS_MAX = 5  # to write a failure while other processes write theirs


class Breakers:
    """The breakers of one system."""

    def __init__(self, scope: str, db: AsyncDatabase, clock: Clock, ids: Ids) -> None:
        self._scope = scope
        self._db = db
        self._clock = clock
        self._ids = ids
        self._known: OrderedDict[str, tuple[datetime, HostBreaker | None]] = OrderedDict()

    async def check(self, host: str) -> str | None:
        """Raises `NotSentError` if nothing may be sent to a host now.

        Returns the mark of a trial request, if this is one.
        """
        now = instant(self._clock)
        found = await self._look(host, now)
        if found is None:
            return None
        health = _health(found)
        until = health.waits_until(now)
        if until is not None:
            raise _paused(host, until)
        if not health.wants_probe:
            return None
        probe = self._ids.uuid()
        try:
            await self._put(host, found, health.probing(now, probe=probe), now)
        except ConflictError:
            raise _paused(host, now + timedelta(seconds=limits.BREAKER_LOOK_SECONDS)) from None
        return probe

    async def succeeded(self, host: str) -> None:
        """Records that a host responded."""
        known = self._known.get(host)
        if known is None or known[1] is None:
            return
        self._remember(host, None)
        with suppress(ConflictError):  # deleted, or changed by another process
            await self._db.run(HostBreaker.at(scope=self._scope, host=host).erase())

    async def failed(self, host: str, *, started_at: datetime, probe: str | None) -> None:
        """Records a request without a response, or with a server error."""
        for _ in range(_ATTEMPTS_MAX):
            now = instant(self._clock)
            found = await self._read(host)
            health = Health() if found is None else _health(found)
            was_probe = probe is not None and health.probe == probe
            after = health.after_failure(
                started_at=started_at, now=now, was_probe=was_probe, throttle_seconds=None
            )
            try:
                await self._put(host, found, after, now)
                return
            except ConflictError:
                continue

    async def _look(self, host: str, now: datetime) -> HostBreaker | None:
        known = self._known.get(host)
        if known is not None:
            age = (now - known[0]).total_seconds()
            if known[1] is None and 0 <= age < limits.BREAKER_LOOK_SECONDS:
                return None
        return await self._read(host)

    async def _read(self, host: str) -> HostBreaker | None:
        get = HostBreaker.get(self._scope, host).with_hidden()
        found = await self._db.run(get.consistently())
        self._remember(host, found)
        return found

    def _remember(self, host: str, found: HostBreaker | None) -> None:
        self._known[host] = (instant(self._clock), found)
        self._known.move_to_end(host)
        if len(self._known) > limits.BREAKER_HOSTS_REMEMBERED_MAX:
            self._known.popitem(last=False)

    async def _put(
        self, host: str, found: HostBreaker | None, health: Health, now: datetime
    ) -> None:
        record = HostBreaker(
            scope=self._scope,
            host=host,
            state=health.state,
            failures=health.failures,
            failing_since=health.failing_since,
            paused_until=health.paused_until,
            probe=health.probe,
            written_by=self._ids.uuid(),
            revision=0 if found is None else found.revision,
            expires_at=now + timedelta(seconds=limits.BREAKER_KEPT_SECONDS),
        )
        await self._db.run(record.put().marked_by(HostBreaker.written_by))
        self._remember(host, record)


def _health(found: HostBreaker) -> Health:
    return Health(found.state, found.failures, found.failing_since, found.paused_until, found.probe)


def _paused(host: str, until: datetime) -> NotSentError:
    return NotSentError(f"{host} keeps failing and gets a pause.", retry_at=until)
