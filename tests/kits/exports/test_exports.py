"""Exports: requested by an account, written by a job, kept for two weeks."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from tablewright.clock import instant
from tablewright.errors import InvalidError, NotFoundError
from tablewright.ids import CountingIds
from tablewright.kits.exports import ExportRecord, limits
from tablewright.kits.exports.exports import EXPORT
from tablewright.kits.files.local import LocalFiles
from tests.kits.exports.world import Shop, pieces, play

# Errors


def test_an_unknown_export_is_not_found():
    async def scene(shop: Shop) -> None:
        with pytest.raises(NotFoundError, match="Export not found"):
            await shop.exports.get("acme", "missing")

    play(scene)


def test_an_account_cannot_find_list_or_download_the_export_of_another():
    async def scene(shop: Shop) -> None:
        record = await shop.created()
        with pytest.raises(NotFoundError):
            await shop.exports.get("other", record.export_id)
        assert [] == await shop.exports.db.all(shop.exports.listed("other"))
        path = f"/shop/v1/exports/{record.export_id}/file"
        assert 404 == (await shop.opened.caller("other").get(path)).status
        assert 200 == (await shop.opened.caller("acme").get(path)).status

    play(scene)


@pytest.mark.parametrize("error", [InvalidError("Too many columns."), NotFoundError("No data.")])
def test_an_export_that_cannot_be_created_fails_with_the_reason_and_without_a_file(
    error: Exception,
):
    async def halfway(record: ExportRecord) -> Any:
        yield b"a,b\n"
        raise error

    async def scene(shop: Shop) -> None:
        record = await shop.created()
        assert ("failed", error.args[0]) == (record.status, record.error)
        assert [] == await shop.names()

    play(scene, halfway)


def test_an_error_of_the_process_leaves_the_export_pending_until_a_job_succeeds():
    attempts = list[str]()

    async def content(record: ExportRecord) -> Any:
        attempts.append(record.export_id)
        yield b"a,b\n"
        if len(attempts) == 1:
            raise OSError("The disk is full.")

    async def scene(shop: Shop) -> None:
        record = await shop.created()
        assert ("pending", []) == (record.status, await shop.names())
        shop.clock.advance(seconds=3_600)
        await shop.opened.run_jobs()
        record = await shop.exports.get("acme", record.export_id)
        assert ("ready", 4) == (record.status, record.size_bytes)

    play(scene, content)


def test_an_export_that_was_deleted_before_its_job_is_not_written():
    async def scene(shop: Shop) -> None:
        await shop.delete(await shop.request())
        await shop.opened.run_jobs()
        assert [] == await shop.names()

    play(scene)


def test_an_export_that_is_deleted_while_it_is_written_leaves_no_file():
    shops = list[Shop]()

    async def content(record: ExportRecord) -> Any:
        yield b"a,b\n"
        await shops[0].delete(record)

    async def scene(shop: Shop) -> None:
        shops.append(shop)
        await shop.request()
        await shop.opened.run_jobs()
        assert [] == await shop.names()
        assert [] == await shop.exports.db.all(shop.exports.listed("acme"))

    play(scene, content)


# Requests, jobs and files


def test_a_requested_export_becomes_ready_with_its_file():
    async def scene(shop: Shop) -> None:
        pending = await shop.request()
        assert "pending" == pending.status
        await shop.opened.run_jobs()
        record = await shop.exports.get("acme", pending.export_id)
        assert ("ready", 4, None) == (record.status, record.size_bytes, record.error)
        assert {"year": 2026} == record.wanted
        assert b"a,b\n" == await shop.files.get(shop.exports.file_of("acme", record.export_id))

    play(scene)


def test_a_job_that_runs_twice_writes_once():
    written = list[str]()

    def content(record: ExportRecord) -> Any:
        written.append(record.export_id)
        return pieces(b"a,b\n")

    async def scene(shop: Shop) -> None:
        record = await shop.created()
        await shop.run(EXPORT, "acme", {"export": record.export_id})
        assert [record.export_id] == written

    play(scene, content)


def test_exports_are_listed_the_newest_first_and_purged_together():
    async def scene(shop: Shop) -> None:
        made = list[str]()
        for _ in range(3):
            made.append((await shop.created()).export_id)
            shop.clock.advance(seconds=1)
        other = await shop.created(account_id="other")
        listed = await shop.exports.db.all(shop.exports.listed("acme"))
        assert made[::-1] == [one.export_id for one in listed]
        await shop.exports.purge("acme")
        assert [] == await shop.exports.db.all(shop.exports.listed("acme"))
        assert [shop.exports.file_of("other", other.export_id)] == await shop.names()

    play(scene)


def test_a_part_of_a_file_can_be_downloaded():
    async def scene(shop: Shop) -> None:
        record = await shop.created()
        ann, path = shop.opened.caller("acme"), f"/shop/v1/exports/{record.export_id}/file"
        whole = await ann.get(path)
        assert b"0123456789" == whole.body
        assert 'filename="orders.csv"' in whole.headers["content-disposition"]
        part = await ann.get(path, headers={"range": "bytes=2-4"})
        assert (206, b"234") == (part.status, part.body)
        assert "bytes 2-4/10" == part.headers["content-range"]
        rest = await ann.get(path, headers={"range": "bytes=7-"})
        assert b"789" == rest.body
        assert 416 == (await ann.get(path, headers={"range": "bytes=10-"})).status

    play(scene, lambda record: pieces(b"01234", b"56789"))


def test_only_the_files_of_expired_exports_are_deleted_at_night(tmp_path: Path):
    async def scene(shop: Shop) -> None:
        old, new = await shop.created(), await shop.created()
        now = instant(shop.clock).timestamp()
        for record, seconds in ((old, limits.EXPORT_KEPT_SECONDS + 1), (new, 60)):
            file = tmp_path / shop.exports.file_of("acme", record.export_id)
            os.utime(file, (now - seconds, now - seconds))
        (recurring,) = shop.exports.recurring
        await shop.run(recurring.kind)
        assert [shop.exports.file_of("acme", new.export_id)] == await shop.names()

    play(scene, files=LocalFiles(tmp_path, CountingIds()))


def test_an_export_expires_after_two_weeks():
    async def scene(shop: Shop) -> None:
        await shop.created()
        shop.clock.advance(seconds=limits.EXPORT_KEPT_SECONDS + 1)
        assert [] == await shop.exports.db.all(shop.exports.listed("acme"))

    play(scene)


def test_an_account_writes_one_export_at_a_time():
    running, most = list[str](), list[int]()

    async def content(record: ExportRecord) -> Any:
        running.append(record.export_id)
        most.append(len(running))
        await asyncio.sleep(0)
        yield b"a,b\n"
        running.remove(record.export_id)

    async def scene(shop: Shop) -> None:
        for _ in range(3):
            await shop.request()
        await shop.opened.run_jobs()
        await shop.opened.run_jobs()
        listed = await shop.exports.db.all(shop.exports.listed("acme"))
        assert ["ready"] * 3 == [one.status for one in listed]
        assert {1} == set(most)

    play(scene, content)
