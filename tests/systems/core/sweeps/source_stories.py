"""Stories of core: sources, schedules, runs, data and exports."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from tablewright.clock import instant
from tablewright.errors import TablewrightError
from tablewright.kits.calendar import Calendar
from tablewright.systems.core.design import SyncRun
from tablewright.systems.core.design.values import SyncStatus
from tests.kits.product.stories import As, Story, acting, story_in
from tests.kits.product.world import Telling, Town
from tests.systems.core.service.platforms import GOOD_KEY
from tests.systems.core.sweeps.town import ATTEMPTS, written

SOURCE_STORIES: Final[list[Story]] = []
_story = story_in(SOURCE_STORIES)
KEY: Final = {"api_key": GOOD_KEY}
OFTEN: Final[dict[str, Any]] = {"repeats": True, "again": [409], "resent": [409]}
GONE: Final[dict[str, Any]] = {"expect": 204, "again": [404], "resent": [404]}


async def _source(ann: As, account: str, **more: Any) -> str:
    """A new source; returns its path."""
    body = {"name": "Sales", "platform": "crm", "credentials": KEY, **more}
    key = f"source-{more.get('name', '')}"
    made = await ann.post(f"/accounts/{account}/sources", body, expect=201, key=key)
    await ann.telling.jobs()  # apart from later ones: secrets are opened in threads, in any order
    return f"/accounts/{account}/sources/{made.json['source']['sourceId']}"


async def _fired(telling: Telling) -> None:
    """Fires due schedules, as a process that goes on after trouble."""
    for node in telling.world.nodes:
        for work in node.assembly.work:
            if isinstance(work, Calendar):
                for _ in range(ATTEMPTS):
                    try:
                        await work.run_due()
                        break
                    except TablewrightError:
                        continue


@_story("stale")
async def connecting(telling: Telling, town: Town) -> None:
    """A source is tested, created, changed, paused, resumed, disconnected and deleted."""
    ann = acting(telling, town.ann)
    body = {"platform": "crm", "credentials": KEY}
    await ann.post(f"/accounts/{town.east}/sources/test", body, repeats=True)
    source = await _source(ann, town.east)
    await ann.ask("PATCH", source, {"name": "Leads", "credentials": KEY})
    await ann.post(f"{source}/test", repeats=True)
    await ann.post(f"{source}/pause", repeats=True)
    await ann.post(f"{source}/resume", repeats=True)
    await ann.post(f"{source}/syncs", {}, expect=202, key="sync")
    await ann.post(f"{source}/disconnect", repeats=True)
    await telling.jobs()
    await ann.ask("DELETE", source, **GONE)


@_story("stale")
async def authorising(telling: Telling, town: Town) -> None:
    """A source is connected by OAuth, refreshed, connected again and deleted."""
    ann, world = acting(telling, town.ann), telling.world
    start = f"/accounts/{town.root}/oauth/hub/start"
    begun = await ann.post(start, {"name": "Hub"}, repeats=True)
    if begun.status != 200:
        return
    state = begun.json["authorizeUrl"].partition("state=")[2].partition("&")[0]
    back = await ann.ask("GET", f"/oauth/hub/callback?code=c1&state={state}", expect=303)
    source_id = back.headers.get("location", "").partition("connected=")[2].partition("#")[0]
    await telling.jobs()
    world.clock.advance(seconds=1200)
    jobs = world.running.parts.jobs
    night = {"run_at": instant(world.clock).isoformat()}
    await written(telling, jobs.add("oauth.refresh", night, job_id="hourly"))
    await telling.jobs()
    if source_id:
        await ann.ask("DELETE", f"/accounts/{town.root}/sources/{source_id}", **GONE)


@_story("stale")
async def syncing(telling: Telling, town: Town) -> None:
    """Runs begin, end, are cancelled and retried; what is left behind is ended by a job."""
    ann, world = acting(telling, town.ann), telling.world
    source = await _source(ann, town.east)
    first = await ann.post(f"{source}/syncs", {}, expect=202, key="first")
    await telling.jobs()
    run = f"{source}/syncs/{first.json['syncId']}"
    second = await ann.post(f"{run}/retry", expect=202, **OFTEN)
    if second.status == 202:
        other = f"{source}/syncs/{second.json['syncId']}"
        await ann.post(f"{other}/cancel", expect=202, **OFTEN)
    await telling.jobs()
    jobs = world.running.parts.jobs
    await written(telling, jobs.add("reap-syncs", job_id="hourly"))
    await telling.jobs()


@_story("stale")
async def reaping(telling: Telling, town: Town) -> None:
    """A run whose job is gone is ended by the hourly job."""
    ann, world = acting(telling, town.ann), telling.world
    source = await _source(ann, town.root)
    begun = await ann.post(f"{source}/syncs", {}, expect=202, key="sync")
    jobs, sync = world.running.parts.jobs, begun.json["syncId"]
    await written(telling, jobs.cancel(f"sync {sync}"))
    world.clock.advance(seconds=1200)
    await written(telling, jobs.add("reap-syncs", job_id="hourly"))
    await telling.jobs()
    found = await world.db.run(SyncRun.get(source.rpartition("/")[2], sync).consistently())
    assert found is not None
    assert found.status in (SyncStatus.FAILED, SyncStatus.PENDING)


@_story("stale")
async def scheduling(telling: Telling, town: Town) -> None:
    """Schedules are created, changed, paused, run and deleted, and fire while a run goes on."""
    ann, world = acting(telling, town.ann), telling.world
    source = await _source(ann, town.root)
    body = {"type": "custom", "cron": "*/15 * * * *"}
    made = await ann.post(f"{source}/schedules", body, expect=201, key="schedule")
    schedule = f"{source}/schedules/{made.json['scheduleId']}"
    path = f"/accounts/{town.root}/schedules/preview"
    await ann.post(path, {"type": "daily"}, repeats=True)
    await ann.ask("PATCH", schedule, {"dataTypes": ["contacts"]})
    await ann.post(f"{schedule}/pause", repeats=True)
    await ann.post(f"{schedule}/resume", repeats=True)
    await _fired(telling)
    world.clock.advance(seconds=3600)
    await _fired(telling)
    world.clock.advance(seconds=3600)
    await _fired(telling)
    for _ in range(2):
        await telling.jobs()
    await ann.post(f"{schedule}/run", expect=202, **OFTEN)
    await telling.jobs()
    await ann.ask("DELETE", schedule, **GONE)


@_story("stale")
async def posting(telling: Telling, town: Town) -> None:
    """Records are posted to a source, and a run takes them."""
    ann, world = acting(telling, town.ann), telling.world
    body = {"name": "Till", "platform": "webhook", "connectionType": "webhook"}
    path = f"/accounts/{town.east}/sources"
    made = await ann.post(path, body, expect=201, key="till")
    inbound = made.json["inboundPath"].removeprefix("/core/v1")
    nobody = acting(telling)
    for number in range(2):
        headers = {"webhook-id": f"call-{number}"}
        await nobody.post(inbound, {"n": number}, expect=202, repeats=True, headers=headers)
    world.clock.advance(seconds=61)
    for _ in range(2):
        await telling.jobs()
    source_id = made.json["source"]["sourceId"]
    await ann.post(f"{path}/{source_id}/secret", expect=201, key="secret")


@_story("stale")
async def exporting(telling: Telling, town: Town) -> None:
    """Stored data is exported, and deleted."""
    ann, world = acting(telling, town.ann), telling.world
    source = await _source(ann, town.east)
    await ann.post(f"{source}/syncs", {}, expect=202, key="sync")
    for _ in range(2):
        await telling.jobs()
    listed = (await ann.ask("GET", f"{source}/data")).json["items"]
    if not listed:
        return  # the run goes on after the fault
    source_id = source.rpartition("/")[2]
    body = {"sourceId": source_id, "dataTypes": ["contacts", "deals"], "format": "csv"}
    made = await ann.post(f"/accounts/{town.east}/exports", body, expect=202, key="export")
    await telling.jobs()
    await ann.ask("DELETE", f"/accounts/{town.east}/exports/{made.json['exportId']}", **GONE)
    await ann.ask("DELETE", f"{source}/data?confirm=Sales", expect=204)
    await telling.jobs()
    jobs = world.running.parts.jobs
    await written(telling, jobs.add("exports-expired", job_id="tonight exports"))
    world.clock.advance(seconds=timedelta(days=1).total_seconds())
    await written(telling, jobs.add("retention", job_id="tonight data"))
    for _ in range(2):
        await telling.jobs()
