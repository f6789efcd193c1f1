"""Schedules: times that people enter, the limits of plans, and what happens when one is due."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock, instant
from tablewright.engine import Engine
from tablewright.errors import PlatformUnavailableError
from tablewright.kits.calendar import Calendar
from tablewright.model import assign, write_all
from tablewright.systems.core.design import Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.values import ConnectionType, ScheduleType
from tests.systems.core.service.world import Core, play


async def _started(core: Core, plan: str = "enterprise", **more: Any) -> tuple[str, str]:
    await core.join()
    home = await core.home()
    await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": plan}, 200)
    return home, await core.source(home, **more)


async def _schedule(core: Core, home: str, source: str, **body: Any) -> str:
    path = f"/accounts/{home}/sources/{source}/schedules"
    return (await core.ask("ann", "POST", path, body, 201)).json["scheduleId"]


async def _runs(core: Core, home: str, source: str) -> list[Any]:
    path = f"/accounts/{home}/sources/{source}/syncs"
    return (await core.ask("ann", "GET", path, None, 200)).json["items"]


async def _pass(core: Core, minutes: int) -> None:
    core.clock.advance(seconds=60 * minutes)
    await core.run_jobs()


def test_a_schedule_that_is_more_frequent_than_the_plan_allows_is_rejected():
    async def scene(core: Core) -> None:
        home, source = await _started(core, "starter")
        path = f"/accounts/{home}/sources/{source}/schedules"
        body = {"type": "custom", "cron": "*/15 * * * *"}
        error = (await core.ask("ann", "POST", path, body, 403)).json["error"]
        words = "The plan allows a run every hour at most, not every 15 minutes."
        assert words == error["message"]
        refused = error["details"]
        assert ("plan_limit_exceeded", "syncFrequency") == (refused["reason"], refused["limit"])
        assert "professional" == refused["cheapestPlanThatFits"]
        await core.ask("ann", "POST", path, {"type": "hourly"}, 201)

    play(scene)


def test_times_that_do_not_fit_their_type_are_rejected():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        path = f"/accounts/{home}/sources/{source}/schedules"
        for body in (
            {"type": "daily", "weekday": "monday"},
            {"type": "custom"},
            {"type": "custom", "cron": "61 * * * *"},
            {"type": "daily", "timezone": "Mars/Olympus"},
            {"type": "daily", "dataTypes": ["unknown"]},
            {"type": "daily", "at": "25:00"},
        ):
            await core.ask("ann", "POST", path, body, 422)

    play(scene)


def _travel(core: Core, to: datetime) -> None:
    core.clock.advance(seconds=to.timestamp() - core.clock.now())


def test_a_preview_shows_both_days_on_which_the_clocks_change():
    async def scene(core: Core) -> None:
        home, _ = await _started(core)
        _travel(core, datetime(2027, 3, 25, tzinfo=UTC))
        await core.login()
        body = {"type": "daily", "at": "02:30", "timezone": "Europe/Berlin"}
        path = f"/accounts/{home}/schedules/preview"
        times = (await core.ask("ann", "POST", path, body, 200)).json["items"]
        assert 10 == len(times)
        local = {one["local"][:10]: one["local"][11:] for one in times}
        assert "02:30:00+01:00" == local["2027-03-27"]
        assert "03:00:00+02:00" == local["2027-03-28"]
        _travel(core, datetime(2027, 10, 28, tzinfo=UTC))
        await core.login()
        times = (await core.ask("ann", "POST", path, body, 200)).json["items"]
        assert 1 == sum(one["local"].startswith("2027-10-31") for one in times)

    play(scene)


@pytest.mark.parametrize(
    ("day", "hours", "earliest"),
    [
        ("2027-03-28", 23, "03:00+02:00"),  # a day without 02:30
        ("2027-10-31", 25, "02:30+02:00"),  # a day with two
    ],
)
def test_13_one_run_happens_on_a_day_on_which_the_clocks_change(
    day: str, hours: int, earliest: str
):
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        zone = ZoneInfo("Europe/Berlin")
        _travel(core, datetime.fromisoformat(day).replace(tzinfo=zone))
        await core.login()
        await _schedule(core, home, source, type="daily", at="02:30", timezone=zone.key)
        for _ in range(4 * hours):
            await core.run_jobs()
            core.clock.advance(seconds=15 * 60)
        assert datetime.fromisoformat(day).date() < instant(core.clock).astimezone(zone).date()
        runs = await core.db.all(SyncRun.of_source(source))
        assert ["completed"] == [one.status.value for one in runs]
        due = datetime.fromisoformat(f"{day}T{earliest}")
        assert due <= runs[0].started_at < due + timedelta(minutes=30)

    play(scene)


def test_a_due_schedule_runs_once_and_advances():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        schedule = await _schedule(core, home, source, type="hourly", at="00:30")
        await core.run_jobs()
        for _ in range(130):
            await _pass(core, 1)
        runs = await _runs(core, home, source)
        assert 2 == len(runs)
        assert {schedule} == {one["scheduleId"] for one in runs}
        assert {"completed"} == {one["status"] for one in runs}

    play(scene)


def test_missed_times_become_one_run():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        await _schedule(core, home, source, type="custom", cron="*/15 * * * *")
        await core.run_jobs()
        await _pass(core, 3 * 60)
        assert 1 == len(await _runs(core, home, source))
        await _pass(core, 3 * 24 * 60)  # longer than the index is read minute by minute
        assert 2 == len(await _runs(core, home, source))

    play(scene)


def test_a_busy_source_runs_once_more_when_it_is_free():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        await _schedule(core, home, source, type="custom", cron="*/15 * * * *")
        await _schedule(core, home, source, type="custom", cron="*/20 * * * *", dataTypes=["deals"])
        path = f"/accounts/{home}/sources/{source}/syncs"
        await core.ask("ann", "POST", path, {}, 202)
        (calendar,) = _calendars(core)
        core.clock.advance(seconds=3 * 3600)
        await calendar.run_due()
        assert 1 == len(await _runs(core, home, source))
        await core.run_jobs()
        await core.run_jobs()
        runs = await _runs(core, home, source)
        assert ["completed", "completed"] == [one["status"] for one in runs]
        assert ["contacts", "deals"] == runs[0]["dataTypes"]

    play(scene)


def test_a_paused_source_and_a_suspended_account_advance_without_a_run():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        schedule = await _schedule(core, home, source, type="custom", cron="*/15 * * * *")
        path = f"/accounts/{home}/sources/{source}"
        await core.ask("ann", "POST", f"{path}/pause", None, 200)
        await _pass(core, 60)
        assert [] == await _runs(core, home, source)
        await core.ask("ann", "POST", f"{path}/resume", None, 200)
        below = await core.child(home, "East", "location")
        inner = await core.source(below)
        await _schedule(core, below, inner, type="custom", cron="*/15 * * * *")
        await core.ask("ann", "POST", f"/accounts/{home}/suspend", {"reason": "Test"}, 200)
        await _pass(core, 60)
        assert [] == await _runs(core, home, source)
        assert [] == await _runs(core, below, inner)
        shown = (await core.ask("ann", "GET", f"{path}/schedules/{schedule}", None, 200)).json
        assert datetime.fromisoformat(shown["nextRunAt"]) > instant(core.clock)
        await core.ask("ann", "POST", f"/accounts/{home}/reactivate", None, 200)
        await _pass(core, 60)
        assert 1 == len(await _runs(core, home, source))
        assert 1 == len(await _runs(core, below, inner))

    play(scene)


def test_after_a_downgrade_a_schedule_fires_at_the_allowed_interval():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        await _schedule(core, home, source, type="custom", cron="*/15 * * * *")
        await core.run_jobs()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "starter"}, 200)
        for _ in range(16):
            await _pass(core, 15)
        assert 4 <= len(await _runs(core, home, source)) <= 5

    play(scene)


def test_ten_failures_over_three_days_switch_schedules_off_and_five_warn():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        schedule = await _schedule(core, home, source, type="custom", cron="0 */8 * * *")

        def fails(number: int) -> None:
            raise PlatformUnavailableError(
                "CRM failed.", reason="unavailable", platform="crm", attempt=3
            )

        core.crm.trouble |= {"contacts": fails, "deals": fails}
        await core.run_jobs()
        path = f"/accounts/{home}/sources/{source}"
        for done in range(1, 11):
            await _pass(core, 8 * 60)
            await core.login()
            shown = (await core.ask("ann", "GET", f"{path}/schedules/{schedule}", None, 200)).json
            assert (done < 10) is shown["isActive"]
            if done == 4:
                assert not await _has_notice(core, "Sales failed 5 times in a row")
        for _ in range(3):
            await core.run_jobs()
        assert "error" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        assert await _has_notice(core, "Sales failed 5 times in a row")
        assert await _has_notice(core, "A schedule of Sales was turned off")
        notices = (await core.ask("ann", "GET", "/notifications?limit=100", None, 200)).json
        failed = [one for one in notices["items"] if one["title"] == "The sync of Sales failed"]
        days = {one["createdAt"][:10] for one in failed}
        assert len(failed) == len(days)  # the first of the series, then once a day

    play(scene)


async def _has_notice(core: Core, title: str) -> bool:
    found = (await core.ask("ann", "GET", "/notifications?limit=100", None, 200)).json["items"]
    return title in [one["title"] for one in found]


def test_fifty_schedules_due_at_once_run_once_each_on_two_nodes():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "enterprise"}, 200)
        sources = [await core.source(home, name=f"S{n}") for n in range(50)]
        for one in sources:
            await _schedule(core, home, one, type="custom", cron="*/15 * * * *")
        await core.run_jobs()
        core.clock.advance(seconds=3 * 3600)
        await asyncio.gather(*(one.run_due() for one in _calendars(core)))
        for _ in range(3):
            await core.run_jobs()
        runs = await core.db.all(SyncRun.scan())
        assert sorted(sources) == sorted(one.source_id for one in runs)
        assert {"completed"} == {one.status.value for one in runs}

    play(scene, nodes=2)


@pytest.mark.parametrize("nodes", [1, 2])
def test_two_hundred_schedules_of_one_account_due_at_once_begin_a_run_each(nodes: int):
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "enterprise"}, 200)
        calendars = _calendars(core)
        await calendars[0].run_due()
        due = instant(core.clock).replace(second=0, microsecond=0) + timedelta(minutes=1)
        names = [f"source-{number:03}" for number in range(200)]
        await core.db.run(write_all([_of_crm(home, one).put() for one in names]))
        await core.db.run(write_all([_daily(home, one, due).put() for one in names]))
        core.clock.advance(seconds=120)
        fired = await asyncio.gather(*(one.run_due() for one in calendars))
        assert 200 == sum(fired)
        runs = await core.db.all(SyncRun.scan())
        assert names == sorted(one.source_id for one in runs)
        waiting = await core.db.all(SyncSchedule.scan())
        assert {due + timedelta(days=1)} == {one.next_run_at for one in waiting}

    clock = ManualClock()
    # Writes do not run inline, so that the transactions of several schedules overlap.
    transport = AsyncEmbeddedTransport(Engine.memory(clock=clock), owns_engine=True)
    play(scene, nodes=nodes, clock=clock, transport=transport)


def _calendars(core: Core) -> list[Calendar]:
    work = [one for node in core.nodes for one in node.assembly.work]
    return [one for one in work if isinstance(one, Calendar)]


def _of_crm(account: str, source: str) -> Source:
    return Source(
        source_id=source,
        account_id=account,
        platform_id="crm",
        source_name=source,
        connection_type=ConnectionType.API_KEY,
        created_by="ann",
    )


def _daily(account: str, source: str, at: datetime) -> SyncSchedule:
    return SyncSchedule(
        source_id=source,
        schedule_id="daily",
        schedule_type=ScheduleType.DAILY,
        cron_expression=f"{at.minute} {at.hour} * * *",
        data_types=["contacts"],
        next_run_at=at,
        account_id=account,
    )


def test_a_schedule_is_changed_paused_resumed_run_and_deleted():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        schedule = await _schedule(core, home, source, type="daily")
        path = f"/accounts/{home}/sources/{source}/schedules/{schedule}"
        await core.ask("ann", "PATCH", path, {}, 422)
        await core.ask("ann", "PATCH", path, {"at": "06:30"}, 422)
        body = {"type": "weekly", "weekday": "friday", "at": "06:30"}
        shown = (await core.ask("ann", "PATCH", path, body, 200)).json
        assert ("weekly", "30 6 * * 5") == (shown["type"], shown["cron"])
        shown = (await core.ask("ann", "PATCH", path, {"timezone": "Asia/Tokyo"}, 200)).json
        assert "30 6 * * 5" == shown["cron"]
        assert not (await core.ask("ann", "POST", f"{path}/pause", None, 200)).json["isActive"]
        await core.ask("ann", "POST", f"{path}/pause", None, 200)
        assert (await core.ask("ann", "POST", f"{path}/resume", None, 200)).json["isActive"]
        await core.ask("ann", "POST", f"{path}/run", None, 202)
        await core.ask("ann", "DELETE", path, None, 204)
        await core.ask("ann", "GET", path, None, 404)

    play(scene)


def test_an_active_schedule_is_in_the_future_within_two_minutes_of_a_pass():
    async def scene(core: Core) -> None:
        home, source = await _started(core)
        schedule = await _schedule(core, home, source, type="daily", at="03:00")
        late = instant(core.clock) - timedelta(minutes=90)
        place = SyncSchedule.at(source_id=source, schedule_id=schedule)
        await core.db.run(place.update(assign(SyncSchedule.next_run_at, late)))
        await core.run_jobs()  # the first pass of a store scans
        await _pass(core, 2)
        for one in await core.db.all(SyncSchedule.scan()):
            assert one.next_run_at > instant(core.clock)

    play(scene)
