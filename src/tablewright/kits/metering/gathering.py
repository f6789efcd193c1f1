"""Meters: counts the usage of accounts.

    meters.count("api_calls", account_id, person="p1")            # flushed within 5 s
    await db.run(transaction(run.end(), meters.adding(account_id, {"sync_jobs": 1})))

`count` costs a microsecond: each process sums its counts, and writes them every five seconds and
when it stops. A killed process loses at most the last five seconds. `adding` is a write for a
transaction, and loses nothing.
Not here: the written data (`metering.adding`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final

import structlog

from tablewright.api.waiting import Wait, wait_for_event
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import NotFoundError, TablewrightError
from tablewright.kits.metering import limits
from tablewright.kits.metering.adding import AddUsage
from tablewright.kits.metering.meters import MeterSet, Used
from tablewright.kits.metering.shapes import UsageShape
from tablewright.kits.metering.trees import Roots
from tablewright.model import transaction

_log = structlog.stdlib.get_logger("tablewright.metering")
_HOUR: Final = 3600
_HOURS: Final = 24

# An hour since 1970, an account, a meter, a person and a platform.
Key = tuple[int, str, str, str, str]


class Meters:
    """The meters of one system in one process; as `Work`, it flushes them until it stops."""

    def __init__(
        self,
        system: str,
        meters: MeterSet,
        shape: UsageShape[Any],
        roots: Roots,
        *,
        db: AsyncDatabase,
        clock: Clock,
        wait: Wait = wait_for_event,
    ) -> None:
        """`db` must not be bound to a tenant."""
        shape.check(meters)
        self.system = system
        self.declared = meters
        self.shape = shape
        self._roots = roots
        self._db = db
        self._clock = clock
        self._wait = wait
        self._pending: dict[Key, int] = {}
        self._counters = frozenset(meters.counters)

    @property
    def name(self) -> str:
        """The name in logs."""
        return f"meters of {self.system}"

    def count(
        self, meter: str, account: str, amount: int = 1, *, person: str = "", platform: str = ""
    ) -> None:
        """Adds to a counter of an account; it is written within five seconds."""
        if meter not in self._counters or amount < 0:
            raise ValueError(f"{meter!r} must be a counter, and {amount} must not be negative.")
        key = (int(self._clock.now()) // _HOUR, account, meter, person, platform)
        pending = self._pending
        if key in pending:
            pending[key] += amount
        elif len(pending) < limits.PENDING_KEYS_MAX:
            pending[key] = amount
        else:  # the store was unavailable for long: people and platforms are merged
            whole = (*key[:3], "", "")
            pending[whole] = pending.get(whole, 0) + amount

    def pending(self, meter: str, account: str) -> int:
        """Returns the unwritten counts of an account in this process."""
        return sum(n for key, n in self._pending.items() if key[1:3] == (account, meter))

    def adding(
        self,
        account: str,
        counters: Mapping[str, int] | None = None,
        *,
        root: str | None = None,
        person: str = "",
        platform: str = "",
        seen: Mapping[str, Iterable[str]] | None = None,
        gauges: Mapping[str, int] | None = None,
        gauge_changes: Mapping[str, int] | None = None,
    ) -> AddUsage:
        """Returns the write that adds to the meters of an account, for a transaction.

        `seen` has ids by distinct meter: each is counted once a day. `gauges` are new values,
        `gauge_changes` are added to the old ones. A counter that plans limit needs the `root`. A
        transaction may have one such write per account. If the account is not the root, run the
        transaction on a database that is not bound to a tenant.
        """
        meters, now = self.declared, datetime.fromtimestamp(self._clock.now(), UTC)
        given = dict(counters or {})
        meters.check(list(given), meters.counters, "counters")
        meters.check([*(gauges or {}), *(gauge_changes or {})], meters.gauges, "gauges")
        meters.check(list(seen or {}), meters.distinct, "distinct meters")
        if any(one < 0 for one in given.values()):
            raise ValueError("A counter never decreases.")
        if root is None and any(one in meters.monthly for one in given):
            raise ValueError("A counter that plans limit needs the root of its account.")
        used = Used(account, now.date(), seen={one: set(ids) for one, ids in (seen or {}).items()})
        for one, amount in given.items():
            used.count(meters, one, amount, hour=now.hour, person=person, platform=platform)
        used.gauges, used.gauge_changes = dict(gauges or {}), dict(gauge_changes or {})
        return AddUsage(self.system, meters, self.shape, used, root or account)

    async def run(self, stopping: asyncio.Event) -> None:
        """Flushes every five seconds, and once more at the end."""
        while not stopping.is_set():
            await self._wait(stopping, limits.FLUSH_SECONDS)
            await self.flush()
        await self.flush()  # counted during the last flush

    async def flush(self) -> None:
        """Writes all counts; those that cannot be written wait for the next flush."""
        pending, self._pending = self._pending, {}
        room = asyncio.Semaphore(limits.FLUSHES_AT_ONCE)

        async def one_by_one(part: Mapping[Key, int]) -> None:
            async with room:
                await self._write(part)

        async with asyncio.TaskGroup() as group:
            for part in _parts(pending):
                group.create_task(one_by_one(part))

    async def _write(self, part: Mapping[Key, int]) -> None:
        used = self._used(part)
        try:
            root = await self._roots.of(used.account)
            # A transaction has a token: it can be sent again, and counts once.
            await self._db.run(
                transaction(AddUsage(self.system, self.declared, self.shape, used, root))
            )
        except NotFoundError:
            _log.warning("usage_of_unknown_account", account=used.account)
        except TablewrightError as error:
            # An unknown outcome is not retried: no account pays twice.
            is_lost, reason = error.is_outcome_unknown, type(error).__name__
            named = {"account": used.account, "reason": reason, "is_lost": is_lost}
            _log.warning("usage_not_written", **named)
            if not is_lost:
                for key, amount in part.items():
                    self._pending[key] = self._pending.get(key, 0) + amount
        except Exception:  # the counts of other accounts must not be lost
            _log.exception("usage_lost", account=used.account)

    def _used(self, part: Mapping[Key, int]) -> Used:
        """Returns the usage of one account on one day."""
        found: Used | None = None
        for (hours, account, meter, person, platform), amount in part.items():
            at = datetime.fromtimestamp(hours * _HOUR, UTC)
            found = found or Used(account, at.date())
            found.count(
                self.declared, meter, amount, hour=at.hour, person=person, platform=platform
            )
        assert found is not None, "a part has at least one count"
        return found


def _parts(pending: Mapping[Key, int]) -> Iterator[dict[Key, int]]:
    """Yields the counts of each account and day, split to fit into transactions."""
    days: dict[tuple[str, int], dict[str, list[Key]]] = {}
    for key in pending:
        hours, account, _, person, _ = key
        days.setdefault((account, hours // _HOURS), {}).setdefault(person, []).append(key)
    for people in days.values():
        each = iter(people.values())
        while several := list(islice(each, limits.SEEN_PER_TRANSACTION)):
            yield {key: pending[key] for keys in several for key in keys}
