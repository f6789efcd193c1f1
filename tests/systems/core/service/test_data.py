"""Stored data: browsing, searching, exporting, deleting, retention, and data of purged accounts."""

from __future__ import annotations

import csv
import io
from zipfile import ZipFile

import openpyxl

from tablewright.kits.sources.data.keeping import Keeping
from tablewright.kits.vault import VaultSource
from tablewright.model import assign
from tablewright.systems.core.design import Account, Source
from tests.systems.core.service.platforms import people
from tests.systems.core.service.world import Core, play

DAY = 24 * 3600


async def _synced(core: Core, count: int = 5) -> tuple[str, str]:
    await core.join()
    home = await core.home()
    core.crm.data["contacts"] = people(count)
    core.crm.data["contacts"]["c00001"]["name"] = "=1+1"
    core.crm.page_size = 1000
    source = await core.source(home)
    await core.sync(home, source)
    return home, source


async def _export(core: Core, home: str, source: str, form: str, *types: str) -> bytes:
    body = {"sourceId": source, "dataTypes": list(types), "format": form}
    made = (await core.ask("ann", "POST", f"/accounts/{home}/exports", body, 202)).json
    for _ in range(3):
        await core.run_jobs()
    path = f"/accounts/{home}/exports/{made['exportId']}"
    shown = (await core.ask("ann", "GET", path, None, 200)).json
    assert "ready" == shown["status"], shown
    return (await core.ask("ann", "GET", f"{path}/file", None, 200)).body


def test_17_ten_thousand_records_are_browsed_searched_opened_and_exported():
    async def scene(core: Core) -> None:
        home, source = await _synced(core, 10_000)
        data = f"/accounts/{home}/sources/{source}/data"
        (snapshot,) = (await core.ask("ann", "GET", data, None, 200)).json["items"]
        assert 10_000 == snapshot["dataTypes"][0]["records"]
        seen, cursor = list[str](), ""
        while True:
            page = (await core.ask("ann", "GET", f"{data}/contacts?limit=100{cursor}")).json
            seen += [one["id"] for one in page["items"]]
            if page["nextCursor"] is None:
                break
            cursor = f"&cursor={page['nextCursor']}"
        assert sorted(core.crm.data["contacts"]) == seen
        found = (await core.ask("ann", "GET", f"{data}/contacts?q=person+4711", None, 200)).json
        assert ["c04711"] == [one["id"] for one in found["items"]]
        one = (await core.ask("ann", "GET", f"{data}/contacts/c04711", None, 200)).json
        assert {"id": "c04711", "name": "Person 4711", "n": 4711} == one["data"]
        text = (await _export(core, home, source, "csv", "contacts")).decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text)))
        assert 10_000 == len(rows)
        assert "'=1+1" == rows[1]["name"]
        book = openpyxl.load_workbook(
            io.BytesIO(await _export(core, home, source, "xlsx", "contacts"))
        )
        cells = next(iter(book.worksheets[0].iter_rows(min_row=3, max_row=3)))
        (named,) = [one for one in cells if one.value == "=1+1"]
        assert "s" == named.data_type  # a text, and not a formula

    play(scene)


def test_a_cursor_of_another_list_is_rejected():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        data = f"/accounts/{home}/sources/{source}/data"
        page = (await core.ask("ann", "GET", f"{data}/contacts?limit=1", None, 200)).json
        cursor = page["nextCursor"]
        await core.ask("ann", "GET", f"{data}/deals?cursor={cursor}", None, 400)
        await core.ask("ann", "GET", f"{data}?cursor={cursor}", None, 400)
        await core.ask("ann", "GET", f"{data}/contacts?cursor=nonsense", None, 400)
        await core.ask("ann", "GET", f"{data}/unknown", None, 404)
        await core.ask("ann", "GET", f"{data}/contacts?snapshot=unknown", None, 404)
        await core.ask("ann", "GET", f"{data}/contacts/nobody", None, 404)

    play(scene)


def test_several_data_types_are_exported_as_one_archive_and_a_part_can_be_requested():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        content = await _export(core, home, source, "json", "contacts", "deals")
        archive = ZipFile(io.BytesIO(content))
        assert ["contacts.json", "deals.json"] == archive.namelist()
        assert archive.testzip() is None
        items = (await core.ask("ann", "GET", f"/accounts/{home}/exports", None, 200)).json["items"]
        path = f"/core/v1/accounts/{home}/exports/{items[0]['exportId']}/file"
        caller = core.bearer(core.tokens["ann"])
        part = await caller.ask("GET", path, headers={"range": "bytes=2-5"})
        assert (206, content[2:6]) == (part.status, part.body)
        notices = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert "Your export is ready" in [one["title"] for one in notices]

    play(scene)


def test_an_export_is_kept_for_14_days():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        await _export(core, home, source, "csv", "contacts")
        (name,) = [one for one in core.files.kept if one.startswith("exports/")]
        core.clock.advance(seconds=15 * DAY)
        await core.login()
        assert [] == (await core.ask("ann", "GET", f"/accounts/{home}/exports")).json["items"]
        assert name in core.files.kept  # the store in memory has no times: `kits.exports` tests it

    play(scene)


def test_data_is_deleted_only_with_the_name_of_the_source():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        data = f"/accounts/{home}/sources/{source}/data"
        await core.ask("ann", "DELETE", f"{data}?confirm=Other", None, 422)
        await core.ask("ann", "DELETE", f"{data}?confirm=Sales", None, 204)
        await core.run_jobs()
        assert [] == (await core.ask("ann", "GET", data, None, 200)).json["items"]
        shown = (await core.ask("ann", "GET", data.removesuffix("/data"), None, 200)).json
        assert "storedBytes" not in shown
        limits = (await core.ask("ann", "GET", f"/accounts/{home}/usage/limits", None, 200)).json
        used = {one["limit"]: one["used"] for one in limits["items"]}
        assert 0 == used["storageGB"]
        run = await core.run_of(home, source, await core.sync(home, source))
        assert 5 == run["recordsProcessed"]["contacts"]

    play(scene)


def test_retention_keeps_the_days_of_the_plan_and_the_newest_snapshot():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        core.clock.advance(seconds=40 * DAY)
        await core.login()
        core.crm.data["contacts"]["new"] = {"name": "New"}
        path = f"/accounts/{home}/sources/{source}/syncs"
        await core.ask("ann", "POST", path, {}, 202)
        place = VaultSource(home, source)
        vault = core.running.parts.syncing.vault
        assert 1 == len(await vault.snapshots(place))
        await core.run_jobs()
        jobs = core.running.parts.jobs
        await core.db.run(jobs.add("retention", job_id="tonight"))
        await core.run_jobs()
        await core.run_jobs()
        assert 1 == len(await vault.snapshots(place))
        found = await core.running.parts.syncing.source(home, source)
        assert await vault.size_bytes(place) == found.stored_bytes
        recount = core.running.parts.metering.recount
        assert recount is not None
        assert await recount.drift(home) is None

    play(scene)


def test_damaged_data_is_found_and_admins_are_notified():
    async def scene(core: Core) -> None:
        home, _ = await _synced(core)
        name = next(one for one in core.files.kept if "/segments/" in one)
        content, kind = core.files.kept[name]
        core.files.kept[name] = content[:-1] + bytes([content[-1] ^ 1]), kind
        core.running.parts.syncing.vault._rooms.clear()
        await Keeping(core.running.parts.syncing, share=1.0).account(home, 30)
        for _ in range(2):
            await core.run_jobs()
        notices = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert "Stored data of Sales is damaged" in [one["title"] for one in notices]

    play(scene)


def test_21_the_data_of_a_purged_account_is_unreadable_and_that_of_others_is_intact():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        below = await core.child(home, "East", "location")
        inner = await core.source(below)
        await core.sync(below, inner)
        path = f"/accounts/{below}"
        body = {"type": "custom", "cron": "*/15 * * * *"}
        await core.ask("ann", "POST", f"{path}/sources/{inner}/schedules", body, 201)
        await core.ask("ann", "POST", f"{path}/suspend", {"reason": "Test"}, 200)
        before = len((await core.ask("ann", "GET", f"{path}/syncs", None, 200)).json["items"])
        core.clock.advance(seconds=3600)
        await core.run_jobs()
        after = (await core.ask("ann", "GET", f"{path}/syncs", None, 200)).json["items"]
        assert before == len(after)
        data = f"{path}/sources/{inner}/data/contacts"
        assert (await core.ask("ann", "GET", data, None, 200)).json["items"]
        await core.ask("ann", "POST", f"{path}/sources/{inner}/syncs", {}, 403)
        await core.ask("ann", "POST", f"{path}/reactivate", None, 200)
        await core.ask("ann", "DELETE", path, None, 200)
        await core.ask("ann", "POST", f"{path}/restore", None, 200)
        assert (await core.ask("ann", "GET", data, None, 200)).json["items"]
        await core.ask("ann", "DELETE", path, None, 200)
        core.clock.advance(seconds=31 * DAY)
        for _ in range(3):
            await core.run_jobs()
        await core.login()
        assert [] == [one for one in core.files.kept if one.startswith(f"{below}/")]
        gone = await core.db.run(Source.get(inner).with_hidden())
        assert gone is not None
        assert (gone.status.value, gone.credentials) == ("disconnected", None)
        assert [one for one in core.files.kept if one.startswith(f"{home}/")]
        data = f"/accounts/{home}/sources/{source}/data/contacts"
        assert (await core.ask("ann", "GET", data, None, 200)).json["items"]
        recount = core.running.parts.metering.recount
        assert recount is not None
        assert await recount.drift(home) is None

    play(scene)


def test_full_storage_stops_new_runs_and_deletes_nothing():
    async def scene(core: Core) -> None:
        home, source = await _synced(core)
        account = await core.db.run(Account.get(home).consistently())
        assert account is not None
        counts = {**(account.tree_counts or {}), "storage": 10**15}
        place = Account.at(account_id=home)
        await core.db.run(place.update(assign(Account.tree_counts, counts)))
        path = f"/accounts/{home}/sources/{source}"
        refused = await core.ask("ann", "POST", f"{path}/syncs", {}, 403)
        assert "storageGB" == refused.json["error"]["details"]["limit"]
        assert (await core.ask("ann", "GET", f"{path}/data", None, 200)).json["items"]

    play(scene)
