"""The inbox of a person: read, unread, deleted, expired; visible to that person only."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kits.notify import limits as kit_limits
from tests.examples import examples
from tests.kits.notify.world import BOTH, JOURNAL, Hall, run

DAY = 24 * 3600


async def _filled(hall: Hall, *sources: str) -> list[str]:
    for source in sources:
        await hall.failed("ann", source=source)
        hall.clock.advance(seconds=1)
    return [one["notificationId"] for one in reversed(await hall.inbox("ann"))]


async def _count(hall: Hall, person: str = "ann") -> int:
    return (await hall.ask(person, "GET", "/notifications/count"))["unread"]


@BOTH
def test_nobody_reads_marks_or_deletes_the_notices_of_others(over_tables: bool):
    async def play(hall: Hall) -> None:
        (notice,) = await _filled(hall, "stripe")
        for body in ({"ids": [notice]}, {"all": True}):
            marked = await hall.ask("ben", "POST", "/notifications/read", body)
            assert {"changed": 0, "isMore": False} == marked
        await hall.ask("ben", "DELETE", f"/notifications/{notice}", None, 404)
        assert (1, 0) == (await _count(hall), await _count(hall, "ben"))
        await hall.ask("ann", "POST", "/notifications/read", {}, 422)
        await hall.ask("ann", "POST", "/notifications/read", {"ids": [notice], "all": True}, 422)

    run(over_tables, play)


@BOTH
def test_notices_are_marked_one_by_one_or_all_and_back(over_tables: bool):
    async def play(hall: Hall) -> None:
        one, two, three = await _filled(hall, "a", "b", "c")
        marked = await hall.ask("ann", "POST", "/notifications/read", {"ids": [one, two, "none"]})
        assert 2 == marked["changed"]
        assert 1 == await _count(hall)
        assert ["Sync of c failed"] == await hall.titles("ann", "?unread=true")
        read = [one for one in await hall.inbox("ann") if one["isRead"]]
        assert all("readAt" in one for one in read)
        await hall.ask("ann", "POST", "/notifications/read", {"all": True})
        assert 0 == await _count(hall)
        again = await hall.ask("ann", "POST", "/notifications/unread", {"ids": [three]})
        assert 1 == again["changed"]
        (unread,) = await hall.inbox("ann", "?unread=true")
        assert ("Sync of c failed", False) == (unread["title"], "readAt" in unread)
        assert 3 == len(await hall.inbox("ann"))

    run(over_tables, play)


@BOTH
def test_an_inbox_is_listed_by_pages_and_by_category(over_tables: bool):
    async def play(hall: Hall) -> None:
        await _filled(hall, "a", "b", "c")
        await hall.send("key_created", ["ann"], name="Build")
        assert ["New API key"] == await hall.titles("ann", "?category=security")
        assert ["New API key"] == await hall.titles("ann", "?category=security&unread=true")
        assert [] == await hall.titles("ann", "?category=team")
        for filters in ("", "&unread=true"):
            titles: list[str] = []
            cursor = ""
            while True:
                path = f"/notifications?limit=3{filters}{cursor}"
                page = await hall.ask("ann", "GET", path)
                titles += [one["title"] for one in page["items"]]
                if page["nextCursor"] is None:
                    break
                cursor = f"&cursor={page['nextCursor']}"
            newest = ["New API key", *(f"Sync of {one} failed" for one in "cba")]
            assert newest == titles

    run(over_tables, play)


@BOTH
def test_deleted_and_expired_notices_disappear_at_once(over_tables: bool):
    async def play(hall: Hall) -> None:
        first, _ = await _filled(hall, "a", "b")
        await hall.ask("ann", "DELETE", f"/notifications/{first}", None, 204)
        await hall.ask("ann", "DELETE", f"/notifications/{first}", None, 404)
        assert (["Sync of b failed"], 1) == (await hall.titles("ann"), await _count(hall))
        hall.clock.advance(seconds=90 * DAY + 1)
        assert ([], 0) == (await hall.titles("ann"), await _count(hall))
        assert [] == await hall.titles("ann", "?unread=true")

    run(over_tables, play)


@BOTH
def test_marking_all_is_bounded_and_can_be_repeated(
    over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit_limits, "INBOX_PAGE_MAX", 2)
    monkeypatch.setattr(kit_limits, "INBOX_ALL_MAX", 2)
    monkeypatch.setattr(kit_limits, "INBOX_COUNT_MAX", 2)

    async def play(hall: Hall) -> None:
        await _filled(hall, "a", "b", "c")
        count = await hall.ask("ann", "GET", "/notifications/count")
        assert {"unread": 2, "isMore": True} == count
        marked = await hall.ask("ann", "POST", "/notifications/read", {"all": True})
        assert {"changed": 2, "isMore": True} == marked

    run(over_tables, play)


def test_notices_with_a_status_and_a_time_in_their_keys_are_read_and_deleted_too():
    async def play(hall: Hall) -> None:
        for number in range(3):
            name = f"Key {number}"
            await hall.send("key_created", ["ann"], name=name, tenant="acme", about=name)
            hall.clock.advance(seconds=1)
        first, second, third = await hall.inbox("ann")
        assert ("security", "high", "New API key") == (
            first["category"],
            first["type"],
            first["title"],
        )
        ids = [first["notificationId"], second["notificationId"], "none"]
        assert 2 == (await hall.ask("ann", "POST", "/notifications/read", {"ids": ids}))["changed"]
        (unread,) = await hall.inbox("ann", "?unread=true")
        assert third["notificationId"] == unread["notificationId"]
        await hall.ask("ann", "POST", "/notifications/unread", {"all": True})
        assert 3 == await _count(hall)
        await hall.ask("ann", "DELETE", f"/notifications/{ids[0]}", None, 204)
        assert (2, 3) == (await _count(hall), len(hall.outbox.sent))
        hall.clock.advance(seconds=30 * DAY)
        assert [] == await hall.inbox("ann")

    run(False, play, shape=JOURNAL)


STEP = st.one_of(
    st.tuples(st.just("send"), st.just(0)),
    st.tuples(st.just("read"), st.integers(0, 9)),
    st.tuples(st.just("unread"), st.integers(0, 9)),
    st.tuples(st.just("all"), st.booleans()),
    st.tuples(st.just("delete"), st.integers(0, 9)),
    st.tuples(st.just("pass"), st.integers(1, 50)),
)


@settings(max_examples=examples(25))
@given(st.lists(st.lists(STEP, min_size=1, max_size=3), max_size=8), st.booleans())
def test_the_index_of_unread_notices_agrees_with_the_notices(
    rounds: list[list[Any]], over_tables: bool
):
    async def play(hall: Hall) -> None:
        async def step(what: str, value: int) -> None:
            listed = await hall.inbox("ann")
            chosen = listed[value % len(listed)]["notificationId"] if listed else None
            if what == "send":
                await hall.failed("ann")
            elif what == "all":
                path = "/notifications/read" if value else "/notifications/unread"
                await hall.ask("ann", "POST", path, {"all": True})
            elif what == "pass":
                hall.clock.advance(seconds=value * DAY)
            elif chosen is not None and what == "delete":
                path = f"/hall/v1/notifications/{chosen}"
                assert (await hall.bearer("ann").ask("DELETE", path)).status in (204, 404)
            elif chosen is not None:
                await hall.ask("ann", "POST", f"/notifications/{what}", {"ids": [chosen]})

        for steps in rounds:
            await asyncio.gather(*(step(*one) for one in steps))
            await _check(hall, over_tables=over_tables)

    run(over_tables, play, nodes=2)


async def _check(hall: Hall, *, over_tables: bool) -> None:
    """Every stored item has an index key that says what its flag says."""
    shape = hall.kit.inbox.shape
    stored = await hall.db.all(shape.of_person("ann").with_hidden())
    key = "isRead#createdAt" if over_tables else "gsi1sk"
    table = shape.entity.__plan__.table_name
    for one in stored:
        wire = shape.entity.__plan__.key(
            {"system": "hall", "person_id": "ann", "notice_id": shape.value(one, "id")}
            if not over_tables
            else {"user_id": "ann", "notification_id": shape.value(one, "id")}
        )
        answer = await hall.db.call("GetItem", {"TableName": table, "Key": wire})
        flag, _, _ = answer["Item"][key]["S"].partition("#")
        assert {"true": True, "false": False}[flag] == shape.value(one, "is_read")
    unread = {one["notificationId"] for one in await hall.inbox("ann", "?unread=true&limit=100")}
    listed = await hall.inbox("ann", "?limit=100")
    assert {one["notificationId"] for one in listed if not one["isRead"]} == unread
    assert len(unread) == await _count(hall)
