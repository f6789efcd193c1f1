"""The guide's system: sources, schedules, runs and exports in the kit's own records."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import httpx2 as httpx

from tablewright.doubles.serving import ServedSandboxes
from tablewright.kits.sources.records import RunRecord, ScheduleRecord, SourceRecord
from tests.kits.sources.world import Copies, play

HOUR = 3600


async def _connected(copies: Copies, served: ServedSandboxes, count: int = 12) -> str:
    await asyncio.to_thread(served.fill, "stripe", count=count)
    key = await asyncio.to_thread(served.key, "stripe")
    return await copies.stripe(await copies.home(), key)


async def _hourly(copies: Copies, source: str) -> str:
    body = {"type": "hourly", "at": "00:30"}
    made = await copies.ask("ann", "POST", f"{source}/schedules", body, 201)
    return f"{source}/schedules/{made.json['scheduleId']}"


async def _runs(copies: Copies, source: str) -> list[Any]:
    return (await copies.ask("ann", "GET", f"{source}/syncs")).json["items"]


def test_a_rejected_key_creates_no_source():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        home = await copies.home()
        body = {
            "name": "Payments",
            "platform": "stripe",
            "credentials": {"api_key": "sk_test_" + "w" * 24},
        }
        rejected = await copies.ask("ann", "POST", f"{home}/sources", body, 422)
        assert "Invalid API Key" in rejected.error["message"]
        assert [] == (await copies.ask("ann", "GET", f"{home}/sources")).json["items"]
        assert [] == await copies.db.all(SourceRecord.scan())

    play(scene)


def test_a_source_is_connected_scheduled_run_once_and_exported():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        source = await _connected(copies, served)
        schedule = await _hourly(copies, source)
        assert [] == await _runs(copies, source)
        copies.clock.advance(seconds=5 * HOUR)  # five times are missed
        run = await copies.settle(source)
        assert ("completed", {"customers": 12}) == (run["status"], run["recordsProcessed"])
        assert schedule.endswith(run["scheduleId"])
        assert 1 == len(await _runs(copies, source))
        shown = (await copies.ask("ann", "GET", schedule)).json
        assert shown["nextRunAt"] > shown["lastRunAt"]
        found = (await copies.ask("ann", "GET", f"{source}/data/customers?limit=5")).json
        assert (run["syncId"], 5) == (found["snapshot"], len(found["items"]))
        home, source_id = source.split("/sources/")
        wanted = {"sourceId": source_id, "dataTypes": ["customers"], "format": "csv"}
        made = await copies.ask("ann", "POST", f"{home}/exports", wanted, 202)
        await copies.run_jobs()
        path = f"{home}/exports/{made.json['exportId']}"
        assert "ready" == (await copies.ask("ann", "GET", path)).json["status"]
        text = (await copies.ask("ann", "GET", f"{path}/file")).body.decode()
        assert 13 == len(text.splitlines())

    play(scene)


def test_two_nodes_begin_one_run_at_a_due_time():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        source = await _connected(copies, served)
        await _hourly(copies, source)
        for count in (1, 2, 3):
            copies.clock.advance(seconds=HOUR)
            await copies.settle(source)
            await copies.run_jobs()
            assert count == len(await _runs(copies, source))
        statistics = (await copies.ask("ann", "GET", f"{source}/stats")).json
        assert (3, 1.0) == (statistics["runCount"], statistics["successRate"])

    play(scene, nodes=2)


def test_a_paused_schedule_begins_nothing_and_a_resumed_one_skips_missed_times():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        source = await _connected(copies, served)
        schedule = await _hourly(copies, source)
        await copies.ask("ann", "POST", f"{schedule}/pause", {})
        copies.clock.advance(seconds=3 * HOUR)
        await copies.run_jobs()
        assert [] == await _runs(copies, source)
        await copies.ask("ann", "POST", f"{schedule}/resume", {})
        await copies.run_jobs()
        assert [] == await _runs(copies, source)
        copies.clock.advance(seconds=HOUR)
        await copies.settle(source)
        assert 1 == len(await _runs(copies, source))

    play(scene)


def test_a_changed_schedule_keeps_only_its_new_time():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        source = await _connected(copies, served)
        schedule = await _hourly(copies, source)
        changed = {"type": "weekly", "weekday": "sunday", "at": "03:00"}
        shown = (await copies.ask("ann", "PATCH", schedule, changed)).json
        copies.clock.advance(seconds=2 * HOUR)
        await copies.run_jobs()
        assert [] == await _runs(copies, source)
        (stored,) = await copies.db.all(ScheduleRecord.scan())
        left = stored.next_run_at.timestamp() - copies.clock.now()
        assert timedelta(0) < timedelta(seconds=left) <= timedelta(days=7)
        assert "weekly" == shown["type"]
        copies.clock.advance(seconds=left)
        await copies.settle(source)
        assert 1 == len(await _runs(copies, source))

    play(scene)


def test_the_schedules_of_a_deleted_source_end():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        source = await _connected(copies, served)
        await _hourly(copies, source)
        await copies.ask("ann", "DELETE", source, None, 204)
        copies.clock.advance(seconds=3 * HOUR)
        await copies.run_jobs()
        assert [] == await copies.db.all(RunRecord.scan())
        await copies.ask("ann", "GET", source, None, 404)

    play(scene)


def test_a_grant_is_stored_encrypted_and_a_declined_one_leaves_nothing():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        home, oauth = await copies.home(), copies.running.parts.sources.oauth
        await asyncio.to_thread(served.fill, "hubspot", count=8)
        callback = oauth.callbacks_url.format(platform="hubspot")
        hubspot = served.sandboxes.hubspot
        app = hubspot.new_app([callback], client_id="client-id", client_secret="client-secret")
        await asyncio.to_thread(served.run, app)
        refused = await _consented(copies, home, "decline")
        assert {"refused": "access_denied"} == refused
        assert [] == await copies.db.all(SourceRecord.scan())
        source = f"{home}/sources/{(await _consented(copies, home, 'allow'))['connected']}"
        await copies.ask("ann", "POST", f"{source}/syncs", {}, 202)
        run = await copies.settle(source)
        assert ("completed", ["contacts"]) == (run["status"], list(run["recordsProcessed"]))
        (stored,) = await copies.db.all(SourceRecord.scan())
        tokens = await oauth.token(stored.account_id, stored.source_id)
        assert tokens.access_token in str(stored.credentials)
        table = await copies.db.call("Scan", {"TableName": "tablewright-service"})
        assert tokens.access_token not in str(table)

    play(scene)


async def _consented(copies: Copies, home: str, decision: str) -> dict[str, str]:
    """Connects HubSpot on its consent page; returns the query of the page that follows."""
    body = {"name": "CRM", "config": {"dataTypes": ["contacts"]}}
    path = f"{home}/oauth/hubspot/start"
    url = (await copies.ask("ann", "POST", path, body)).json["authorizeUrl"]
    async with httpx.AsyncClient() as browser:
        back = await browser.post(url, data={"decision": decision})
    parts = urlsplit(back.headers["location"])
    path = f"{parts.path.removeprefix('/copies/v1')}?{parts.query}"
    back = await copies.ask("ann", "GET", path, None, 303)
    return dict(parse_qsl(urlsplit(back.headers["location"]).query))


def test_posted_records_need_the_secret_and_become_a_snapshot():
    async def scene(copies: Copies, served: ServedSandboxes) -> None:
        home = await copies.home()
        body = {"name": "Till", "platform": "webhook", "connectionType": "webhook"}
        made = (await copies.ask("ann", "POST", f"{home}/sources", body, 201)).json
        path = made["inboundPath"].partition("/copies/v1")[2]
        await copies.ask("", "POST", f"{path[:-4]}0000", {"total": 1}, 401)
        await copies.ask("", "POST", path, {"total": 2}, 202)
        copies.clock.advance(seconds=120)
        source = f"{home}/sources/{made['source']['sourceId']}"
        run = await copies.settle(source)
        assert ("completed", {"records": 1}) == (run["status"], run["recordsProcessed"])

    play(scene)
