"""The sample data agrees with itself, and each role can be tried."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright.doubles.sandboxes import Sandboxes
from tablewright.ids import Draws
from tablewright.kits.accounts.verifying import verify
from tablewright.kits.vault import VaultSource
from tablewright.ops.seed import planting
from tablewright.systems.core.demo.demo import DEMO_EMAIL, demo
from tablewright.systems.core.demo.group import ACCOUNTS, DAYS, GROUP, RETAIL
from tablewright.systems.core.demo.seed import seed
from tablewright.systems.core.demo.sources import STORIES
from tablewright.systems.core.design import DailyUsage, Source, SyncRun, SyncSchedule
from tablewright.systems.core.plans import Recounting
from tablewright.systems.core.platforms import SANDBOX_CLIENT
from tests.systems.core.service.world import Core, play
from tests.systems.core.sweeps.invariants import wrong_own_counts


async def sandboxed(core: Core) -> Any:
    """The system as `serve --demo` runs it; nothing listens at the origin of the sandboxes."""
    given = replace(core.running.runtime, sandboxes="http://127.0.0.1:9/sandbox")
    await Sandboxes(given.db, clock=given.clock, ids=given.ids).create_tables()
    return replace(core.running, runtime=given)


async def planted(core: Core, running: Any = None) -> str:
    """Plants the sample data; returns the password that the banner shows."""
    credentials = await demo(running or core.running)
    assert credentials is not None
    now = datetime.fromtimestamp(int(core.clock.now()), UTC)
    await core.db.run(planting(seed(1, Draws(1), now)))
    return credentials.partition("password ")[2].split()[0]


def test_the_callback_of_the_sandbox_is_that_of_the_last_start():
    async def scene(core: Core) -> None:
        running = await sandboxed(core)
        await planted(core, running)
        oauth = running.parts.syncing.oauth
        moved = replace(
            oauth, callbacks_url="http://127.0.0.1:9999/core/v1/oauth/{platform}/callback"
        )
        parts = replace(running.parts, syncing=replace(running.parts.syncing, oauth=moved))
        assert await demo(replace(running, assembly=replace(running.assembly, parts=parts))) is None
        given = running.runtime
        sandboxes = Sandboxes(given.db, clock=given.clock, ids=given.ids)
        app = await sandboxes.hubspot.sandbox.app(SANDBOX_CLIENT)
        assert app is not None
        assert ["http://127.0.0.1:9999/core/v1/oauth/hubspot/callback"] == app.redirect_uris

    play(scene)


def test_sample_data_is_created_once():
    async def scene(core: Core) -> None:
        await planted(core)
        assert await demo(core.running) is None

    play(scene)


def test_without_sandboxes_there_are_no_sources_and_no_runs():
    async def scene(core: Core) -> None:
        await planted(core)
        assert [] == await core.db.all(Source.scan())
        assert [] == await core.db.all(SyncRun.scan())

    play(scene)


def test_a_start_that_was_interrupted_is_repeated_and_counts_each_source_once():
    async def scene(core: Core) -> None:
        running = await sandboxed(core)
        assert await demo(running) is not None  # and then the process ends
        first = sorted(one.sync_id for one in await core.db.all(SyncRun.scan()))
        await planted(core, running)
        assert first == sorted(one.sync_id for one in await core.db.all(SyncRun.scan()))
        assert await demo(running) is None
        parts = running.parts
        tree = parts.metering.limits.tree
        found = await Recounting(core.db, lambda: parts.accounts.parts, tree)(GROUP)
        stored = (await tree.place(GROUP)).root.tree_counts
        assert found == stored
        assert [] == await wrong_own_counts(core.db)
        assert 4 == found["sources"]
        assert [] == await verify(parts.accounts.parts, GROUP)

    play(scene)


async def _due_by(core: Core, at: datetime) -> dict[str, int]:
    """Passes the time by the minute; returns how often the schedule of each source was due."""
    calendar: Any = next(one for one in core.running.assembly.work if one.name == "calendar")
    found: dict[str, int] = {}
    before = {one.source_id: one.last_run_at for one in await core.db.all(SyncSchedule.scan())}
    while core.clock.now() < at.timestamp():
        core.clock.advance(seconds=60)
        await calendar.run_due()
        for one in await core.db.all(SyncSchedule.scan()):
            if one.last_run_at != before[one.source_id]:
                before[one.source_id] = one.last_run_at
                found[one.source_id] = found.get(one.source_id, 0) + 1
    return found


@pytest.mark.parametrize(
    ("hour", "minute", "first"),
    [
        (2, 29, {"demo-partners": 1}),  # the first runs stand for those of 02:30 and 03:10
        (1, 0, {"demo-stripe": 1, "demo-hubspot": 1, "demo-partners": 1}),
        (2, 40, {"demo-partners": 1}),
        (5, 0, {}),
    ],
)
def test_a_schedule_of_the_demo_runs_once_for_each_due_time(
    hour: int, minute: int, first: dict[str, int]
):
    async def scene(core: Core) -> None:
        tomorrow = datetime.fromtimestamp(core.clock.now(), UTC) + timedelta(days=1)
        begun = tomorrow.replace(hour=hour, minute=minute, second=30, microsecond=0)
        core.clock.advance(seconds=int(begun.timestamp() - core.clock.now()))
        await planted(core, await sandboxed(core))
        noon = begun.replace(hour=6, minute=0)
        assert first == await _due_by(core, noon)
        # The next day, each is due once.
        core.clock.advance(seconds=20 * 3600)
        later = {"demo-stripe": 1, "demo-hubspot": 1, "demo-partners": 1}
        assert later == await _due_by(core, noon + timedelta(days=1))

    play(scene)


def test_a_schedule_of_the_demo_is_stored_with_its_source():
    async def scene(core: Core) -> None:
        running = await sandboxed(core)

        async def ends(*given: Any) -> None:
            raise ConnectionError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tablewright.systems.core.demo.sources._Planting.connected", ends)
            with pytest.raises(ConnectionError):
                await demo(running)
        assert [] == await core.db.all(SyncSchedule.scan())
        core.clock.advance(seconds=2 * 24 * 3600)  # past the due times of the first start
        await planted(core, running)
        now = datetime.fromtimestamp(core.clock.now(), UTC)
        schedules = await core.db.all(SyncSchedule.scan())
        assert {one.source_id for one in STORIES} == {one.source_id for one in schedules}
        assert all(one.next_run_at > now for one in schedules)

    play(scene)


def test_the_runs_of_the_sample_sources_agree_with_their_usage():
    async def scene(core: Core) -> None:
        await planted(core, await sandboxed(core))
        usage = {one.metric_date: one for one in await core.db.all(DailyUsage.in_period(RETAIL))}
        jobs, errors = dict.fromkeys(usage, 0), dict.fromkeys(usage, 0)
        ended = [one for one in await core.db.all(SyncRun.scan()) if one.completed_at is not None]
        for run in ended:
            jobs[run.started_at.date()] += 1
            errors[run.started_at.date()] += len(run.errors or ())
        assert jobs == {day: one.sync_jobs for day, one in usage.items()}
        assert errors == {day: one.error_count for day, one in usage.items()}
        for story in STORIES[:2]:
            days = {one.started_at.date() for one in ended if one.source_id == story.source_id}
            assert DAYS == len(days)
        kinds = {(one.status.value, bool((one.metadata or {}).get("partial"))) for one in ended}
        assert {("completed", False), ("completed", True), ("failed", False)} == kinds
        schedules = await core.db.all(SyncSchedule.scan())
        assert {one.source_id for one in STORIES} == {one.source_id for one in schedules}

    play(scene)


def test_a_sample_source_whose_grant_ended_keeps_the_records_of_its_last_good_run():
    async def scene(core: Core) -> None:
        await planted(core, await sandboxed(core))
        parts = core.running.parts.syncing
        source = await parts.source(RETAIL, "demo-partners")
        place = VaultSource(RETAIL, source.source_id)
        assert source.stored_bytes == await parts.vault.size_bytes(place) > 0
        good = [
            one
            for one in await core.db.all(SyncRun.of_source(source.source_id))
            if one.records_processed
        ]
        state = await parts.vault.state(place, good[0].sync_id)
        for name, count in good[0].records_processed.items():
            assert count == state.manifest.streams[name].count
        assert good[0].completed_at is not None
        assert good[0].completed_at.timestamp() == state.manifest.ended_seconds
        run = await parts.runs.get(RETAIL, source.source_id, good[0].sync_id)
        assert run is not None
        assert run.location is not None

    play(scene)


def test_the_sample_group_agrees_with_itself_and_with_its_report():
    async def scene(core: Core) -> None:
        password = await planted(core)
        assert [] == await verify(core.running.parts.accounts.parts, GROUP)
        body = {"email": DEMO_EMAIL, "password": password}
        core.tokens["dana"] = (await core.ask("", "POST", "/auth/login", body, 200)).json["token"]
        tree = (await core.ask("dana", "GET", f"/accounts/{GROUP}/tree", None, 200)).json
        assert len(ACCOUNTS) == len(tree["items"])
        limits = await core.ask("dana", "GET", f"/accounts/{GROUP}/usage/limits", None, 200)
        used = {one["limit"]: one["used"] for one in limits.json["items"]}
        assert (7, 1) == (used["users"], used["webhooks"])
        retail = await core.ask("dana", "GET", f"/accounts/{RETAIL}/usage/limits", None, 200)
        own = {one["limit"]: (one["used"], one["treeUsed"]) for one in retail.json["items"]}
        assert ((1, 7), (1, 1)) == (own["users"], own["webhooks"])
        days = await core.ask("dana", "GET", f"/accounts/{RETAIL}/usage", None, 200)
        for day in days.json["items"]:
            people = sum(one["api_calls"] for one in day["byUser"].values())
            assert day["totals"]["api_calls"] == people, day["day"]
        month = f"{datetime.fromtimestamp(core.clock.now(), UTC):%Y-%m}"
        report = await core.ask("dana", "GET", f"/accounts/{GROUP}/reports/{month}", None, 200)
        assert used["apiCallsPerMonth"] == report.json["totals"]["api_calls"]

    play(scene)


def test_a_viewer_of_the_sample_group_only_reads():
    async def scene(core: Core) -> None:
        password = await planted(core)
        body = {"email": "jonas@example.com", "password": password}
        core.tokens["jonas"] = (await core.ask("", "POST", "/auth/login", body, 200)).json["token"]
        await core.ask("jonas", "GET", f"/accounts/{GROUP}", None, 200)
        await core.ask("jonas", "PATCH", f"/accounts/{GROUP}", {"name": "Mine"}, 403)

    play(scene)
