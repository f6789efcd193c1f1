"""Faults of section 18 that core survives: store, mails, clocks, cursors and races."""

from __future__ import annotations

import asyncio
import errno
from datetime import datetime
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.errors import ConnectionLostError
from tablewright.kits.mail.outbox import Mail
from tablewright.systems.core.design import Activity, Membership
from tablewright.testing.doubles import MemoryFiles
from tests.systems.core.service.world import DELIVERED, PASSWORD, Core, play

HOUR, DAY = 3600, 24 * 3600
BUILD = {"name": "Build", "permissions": ["account.read"]}


class _Store:
    """A store that can be away."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        engine = Engine.memory(clock=self.clock)
        self._inner = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
        self.is_away = False
        self.before_write: Any = None

    async def send(self, operation: str, body: bytes) -> bytes:
        if self.is_away:
            raise ConnectionLostError("The store is away.")
        if self.before_write is not None and operation == "TransactWriteItems":
            before, self.before_write = self.before_write, None
            await before()
        return await self._inner.send(operation, body)

    async def close(self) -> None:
        await self._inner.close()


def test_a_store_that_is_away_is_503_and_never_401_and_work_goes_on_afterwards():
    store = _Store()

    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        key = (await core.ask("ann", "POST", f"/accounts/{home}/api-keys", BUILD, 201)).json["key"]
        store.is_away = True
        known = {"email": "ann@example.com", "password": PASSWORD}
        for who, method, path, body in (
            ("ann", "GET", f"/accounts/{home}", None),
            (key, "GET", f"/accounts/{home}", None),
            ("", "POST", "/auth/login", known),
            ("ann", "POST", f"/accounts/{home}/children", {"name": "Shop"}),
        ):
            await core.ask(who, method, path, body, 503)
        store.is_away = False
        core.clock.advance(seconds=60)
        for who in ("ann", key):
            await core.ask(who, "GET", f"/accounts/{home}", None, 200)
        await core.run_jobs()
        told = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert "New API key" in str(told)

    play(scene, transport=store, clock=store.clock)


def test_a_mail_server_that_is_away_gets_the_mail_later():
    async def scene(core: Core) -> None:
        sent = core.outbox.send
        failures = iter([True, True])

        async def send(mail: Mail) -> None:
            if next(failures, False):
                raise OSError("The mail server is away.")
            await sent(mail)

        core.outbox.send = send
        await core.join("ann")
        await core.run_jobs()
        assert [] == core.outbox.sent
        for _ in range(4):
            core.clock.advance(seconds=HOUR)
            await core.run_jobs()
        assert 1 == sum("#/confirm/" in one.text for one in core.outbox.sent)

    play(scene, options=DELIVERED)


def test_two_processes_with_the_same_tick_work_once():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.run_jobs()
        for _ in range(15):  # the trial ends, with a warning three days before
            core.clock.advance(seconds=DAY)
            await asyncio.gather(core.run_jobs(), core.run_jobs())
        log = [one.event_type for one in await core.db.all(Activity.of_account(home))]
        assert (1, 1) == (log.count("trial_ending"), log.count("plan_changed"))

    play(scene, nodes=2)


def test_a_clock_that_goes_back_and_forth_a_day_ends_nothing_and_repeats_nothing():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        key = (await core.ask("ann", "POST", f"/accounts/{home}/api-keys", BUILD, 201)).json["key"]
        for seconds in (DAY, -DAY, DAY):
            core.clock.advance(seconds=seconds)
            await core.run_jobs()
            for who in ("ann", key):
                await core.ask(who, "GET", f"/accounts/{home}", None, 200)
        told = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert 1 == sum("New API key" in one["title"] for one in told)

    play(scene)


def test_a_clock_that_goes_back_and_forth_a_day_runs_no_due_time_twice():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        path = f"/accounts/{home}/sources/{await core.source(home)}"
        await core.ask("ann", "POST", f"{path}/schedules", {"type": "daily", "at": "02:30"}, 201)
        days = set[str]()
        for seconds in (DAY, -DAY, DAY, DAY):
            core.clock.advance(seconds=seconds)
            for _ in range(3):
                await core.run_jobs()
            runs = (await core.ask("ann", "GET", f"{path}/syncs", None, 200)).json["items"]
            days.add(runs[0]["queuedAt"][:10])
            assert {"completed"} == {one["status"] for one in runs}
            assert len(days) == len(runs)
        (schedule,) = (await core.ask("ann", "GET", f"{path}/schedules", None, 200)).json["items"]
        assert core.clock.now() < datetime.fromisoformat(schedule["nextRunAt"]).timestamp()

    play(scene)


def test_a_cursor_of_another_account_is_rejected():
    async def scene(core: Core) -> None:
        for name in ("ann", "eve"):
            await core.join(name)
            for number in range(3):
                await core.child(await core.home(name), f"Shop {number}", "location", name)
        homes = [await core.home(name) for name in ("ann", "eve")]
        for below in ("children", "activities"):
            path = f"/accounts/{homes[0]}/{below}?limit=1"
            cursor = (await core.ask("ann", "GET", path, None, 200)).json["nextCursor"]
            assert cursor
            other = f"/accounts/{homes[1]}/{below}?limit=1&cursor={cursor}"
            await core.ask("eve", "GET", other, None, 400)

    play(scene)


def test_a_person_who_is_removed_while_a_request_runs_is_out_with_the_next_one():
    store = _Store()

    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.admit(home, "bob", "admin")
        await core.admit(home, "cat", "viewer")
        members = f"/accounts/{home}/members"
        bob, cat = core.ids_of["bob"], core.ids_of["cat"]

        async def remove() -> None:
            await core.ask("ann", "DELETE", f"{members}/{bob}", None, 204)

        store.before_write = remove
        change = await core.ask("bob", "PATCH", f"{members}/{cat}", {"role": "admin"})
        assert change.status in (200, 403, 404, 409)
        after = await core.ask("bob", "PATCH", f"{members}/{cat}", {"role": "manager"})
        assert 404 == after.status
        left = [one.user_id for one in await core.db.all(Membership.in_account(home))]
        assert bob not in left

    play(scene, transport=store, clock=store.clock)


def test_a_full_disk_fails_the_run_stores_nothing_and_the_next_run_is_whole():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        source = await core.source(home)
        path = f"/accounts/{home}/sources/{source}/data"
        with pytest.MonkeyPatch.context() as patch, capture_logs():
            patch.setattr(MemoryFiles, "put", _disk_full_after(MemoryFiles.put, writes=1))
            sync = await core.sync(home, source)
            for _ in range(48):
                core.clock.advance(seconds=HOUR)
                await core.run_jobs()
        run = await core.run_of(home, source, sync)
        assert ("failed", "abandoned") == (run["status"], run["errors"][0]["code"])
        assert "No space left" in run["errors"][0]["message"]
        assert [] == (await core.ask("ann", "GET", path, None, 200)).json["items"]
        again = await core.run_of(home, source, await core.sync(home, source))
        assert "completed" == again["status"]
        assert {"contacts": 5, "deals": 3} == again["recordsProcessed"]
        assert 1 == len((await core.ask("ann", "GET", path, None, 200)).json["items"])

    play(scene)


def _disk_full_after(put: Any, *, writes: int) -> Any:
    left = iter(range(writes))

    async def full(self: MemoryFiles, *args: Any) -> None:
        if next(left, None) is None:
            raise OSError(errno.ENOSPC, "No space left on device")
        await put(self, *args)

    return full
