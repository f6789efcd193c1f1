"""Backups of tables: what they hold, what they outlive, and what must wait for them."""

from __future__ import annotations

import contextlib
import itertools
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, limits
from tablewright.clock import ManualClock
from tablewright.engine.shapes.backups import BACKUP_OPERATIONS
from tablewright.engine.storage.verify import verify
from tablewright.engine.tables import filling
from tablewright.errors import (
    BackupInUseException,
    BackupNotFoundException,
    LimitExceededException,
    ResourceInUseException,
    ResourceNotFoundException,
    ServiceError,
    TableAlreadyExistsException,
    TableInUseException,
    ValidationException,
)
from tests.engine.backing_up import (
    START,
    back_up,
    backups_of,
    delete_table,
    items_in,
    opened,
    recover,
    restore,
    set_recovery,
)
from tests.engine.shapes_requests import right
from tests.engine.things import (
    PATIENCE_SECONDS,
    keys_in,
    make_things,
    make_things_by_colour,
    put,
    set_ttl,
)

DAY_SECONDS = 86_400


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(START)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store"


@pytest.fixture(params=["memory", "disk"])
def engine(request: pytest.FixtureRequest, path: Path, clock: ManualClock) -> Iterator[Engine]:
    in_memory = request.param == "memory"
    with Engine.memory(clock=clock) if in_memory else opened(path, clock) as engine:
        yield engine


@pytest.fixture
def paused(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pause]:
    pause = Pause()
    complete = filling._complete

    def wait_then_complete(*given: Any, **named: Any) -> None:
        # It holds up the writer, but reads go on, and so do requests that fail before they write.
        pause.reached.set()
        assert pause.go_on.wait(PATIENCE_SECONDS)
        complete(*given, **named)

    monkeypatch.setattr(filling, "_complete", wait_then_complete)
    yield pause
    pause.go_on.set()


class Pause:
    """A restore that waits before its last commit until it is released."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.go_on = threading.Event()


def test_a_deleted_backup_is_gone_at_once(engine: Engine):
    make_things(engine)
    arn = back_up(engine)
    engine.call("DeleteBackup", {"BackupArn": arn})
    assert [] == backups_of(engine)
    for operation in ("DescribeBackup", "DeleteBackup"):
        with pytest.raises(BackupNotFoundException, match=f"Backup not found: {arn}"):
            engine.call(operation, {"BackupArn": arn})
    with pytest.raises(BackupNotFoundException):
        restore(engine, arn)


def test_a_restore_does_not_replace_a_table(engine: Engine):
    make_things(engine)
    put(engine, "one")
    arn = back_up(engine)
    put(engine, "two")
    with pytest.raises(TableAlreadyExistsException, match="Table already exists: things"):
        restore(engine, arn, to="things")
    assert ["one", "two"] == keys_in(engine)


def test_the_backup_of_a_deleted_table_with_history_cannot_be_deleted(engine: Engine):
    make_things(engine)
    set_recovery(engine, enabled=True)
    delete_table(engine)
    (backup,) = engine.call("ListBackups", {"BackupType": "SYSTEM"})["BackupSummaries"]
    with pytest.raises(ValidationException, match="not allowed to delete the system backup"):
        engine.call("DeleteBackup", {"BackupArn": backup["BackupArn"]})


def test_a_backup_holds_the_table_as_it_was(engine: Engine):
    make_things_by_colour(engine)
    for number in range(20):
        put(engine, f"{number:02}", colour="blue", number=number, blob=b"\x00\xff")
    expected = items_in(engine, "things")
    arn = back_up(engine)
    put(engine, "later")
    engine.call("DeleteItem", {"TableName": "things", "Key": {"id": {"S": "00"}}})
    restore(engine, arn)
    assert expected == items_in(engine, "copies")
    assert expected == items_in(engine, "copies", IndexName="by-colour")


def test_a_restored_table_lives_a_life_of_its_own(engine: Engine):
    make_things_by_colour(engine)
    put(engine, "one", colour="blue")
    restore(engine, back_up(engine))
    put(engine, "one", table="copies", colour="red")
    put(engine, "two", table="copies", colour="red")
    delete_table(engine)
    assert ["one", "two"] == keys_in(engine, "copies", IndexName="by-colour")
    described = engine.call("DescribeTable", {"TableName": "copies"})["Table"]
    assert (2, 2) == (described["ItemCount"], described["GlobalSecondaryIndexes"][0]["ItemCount"])


def test_what_is_set_up_by_hand_is_not_restored(engine: Engine):
    stream = {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
    make_things(
        engine,
        StreamSpecification=stream,
        Tags=[{"Key": "team", "Value": "blue"}],
        DeletionProtectionEnabled=True,
        TableClass="STANDARD_INFREQUENT_ACCESS",
    )
    set_ttl(engine, "ttl", enabled=True)
    set_recovery(engine, enabled=True)
    put(engine, "expired", ttl=START - 10)
    for restored in (restore(engine, back_up(engine)), recover(engine, to="more-copies")):
        name = restored["TableName"]
        described = engine.call("DescribeTable", {"TableName": name})["Table"]
        absent = {"StreamSpecification", "LatestStreamArn", "TableClassSummary", "SSEDescription"}
        assert not absent & described.keys()
        assert described["DeletionProtectionEnabled"] is False
        tags = engine.call("ListTagsOfResource", {"ResourceArn": described["TableArn"]})["Tags"]
        assert [] == tags
        ttl = engine.call("DescribeTimeToLive", {"TableName": name})["TimeToLiveDescription"]
        assert {"TimeToLiveStatus": "DISABLED"} == ttl
        backups = engine.call("DescribeContinuousBackups", {"TableName": name})
        recovery = backups["ContinuousBackupsDescription"]["PointInTimeRecoveryDescription"]
        assert {"PointInTimeRecoveryStatus": "DISABLED"} == recovery
    engine.sweep()
    assert ["expired"] == keys_in(engine, "copies") == keys_in(engine, "more-copies")


def test_backups_outlive_their_table_and_tables_of_the_same_name(engine: Engine):
    make_things(engine)
    put(engine, "first")
    first = back_up(engine, name="first")
    delete_table(engine)
    assert ["first"] == backups_of(engine, TableName="things")
    make_things(engine)
    put(engine, "second")
    back_up(engine, name="second")
    assert ["first", "second"] == backups_of(engine, TableName="things")
    summaries = engine.call("ListBackups", {})["BackupSummaries"]
    assert 2 == len({summary["TableId"] for summary in summaries})
    restore(engine, first)
    assert ["first"] == keys_in(engine, "copies")


def test_names_of_backups_need_not_differ(engine: Engine):
    make_things(engine)
    arns = {back_up(engine) for _ in range(5)}
    assert 5 == len(arns)
    assert ["monday"] * 5 == backups_of(engine)


def test_a_table_may_be_restored_from_one_backup_again_and_again(engine: Engine):
    make_things(engine)
    put(engine, "one")
    arn = back_up(engine)
    for number in range(3):
        restore(engine, arn, to=f"copies-{number}")
        assert ["one"] == keys_in(engine, f"copies-{number}")


def test_a_deleted_table_with_history_leaves_a_backup_for_35_days(
    engine: Engine, clock: ManualClock
):
    make_things_by_colour(engine)
    set_ttl(engine, "ttl", enabled=True)
    set_recovery(engine, enabled=True)
    for number in range(10):
        put(engine, f"{number}", colour="blue", ttl=START + 5)
    delete_table(engine)
    clock.advance(seconds=60)
    assert 0 == engine.sweep()  # what expires in a table that is gone is gone already
    assert [] == backups_of(engine)
    assert ["things$DeletedTableBackup"] == backups_of(engine, BackupType="SYSTEM")
    (backup,) = engine.call("ListBackups", {"BackupType": "SYSTEM"})["BackupSummaries"]
    assert backup["BackupArn"].endswith("-00000000")
    assert 35 * DAY_SECONDS == backup["BackupExpiryDateTime"] - backup["BackupCreationDateTime"]
    restore(engine, backup["BackupArn"], to="things")
    assert [f"{number}" for number in range(10)] == keys_in(engine, IndexName="by-colour")

    clock.advance(seconds=35 * DAY_SECONDS)
    assert [] == backups_of(engine, BackupType="ALL")
    with pytest.raises(BackupNotFoundException):
        engine.call("DescribeBackup", {"BackupArn": backup["BackupArn"]})
    engine.sweep()
    assert not _records(engine, "backups")


def test_a_table_may_be_deleted_twice_within_a_moment(engine: Engine):
    for key in ("first", "second"):
        make_things(engine)
        set_recovery(engine, enabled=True)
        put(engine, key)
        delete_table(engine)
    summaries = engine.call("ListBackups", {"BackupType": "ALL"})["BackupSummaries"]
    assert 2 == len({summary["BackupArn"] for summary in summaries})
    for number, summary in enumerate(summaries):
        restore(engine, summary["BackupArn"], to=f"copies-{number}")
    assert (["first"], ["second"]) == (keys_in(engine, "copies-0"), keys_in(engine, "copies-1"))


def test_a_deleted_table_without_history_leaves_nothing(engine: Engine):
    make_things(engine)
    set_recovery(engine, enabled=True)
    set_recovery(engine, enabled=False)
    put(engine, "one")
    delete_table(engine)
    assert [] == backups_of(engine, BackupType="ALL")
    assert not _records(engine, "items")


def _records(engine: Engine, database: str) -> int:
    store = engine._context.store
    with store.snapshot() as txn:
        return txn.stat(getattr(store, database))["entries"]


def test_a_table_on_its_way_is_seen_by_nobody_and_its_name_is_taken(engine: Engine, paused: Pause):
    make_things(engine)
    put(engine, "one")
    arn = back_up(engine)
    other = back_up(engine)
    thread = threading.Thread(target=restore, args=(engine, arn))
    thread.start()
    assert paused.reached.wait(PATIENCE_SECONDS)
    assert ["things"] == engine.call("ListTables", {})["TableNames"]
    with pytest.raises(ResourceNotFoundException):
        engine.call("DescribeTable", {"TableName": "copies"})
    message = f"Table: copies is already being restored from backup: {arn}"
    with pytest.raises(TableInUseException, match=message):
        restore(engine, other)
    with pytest.raises(BackupInUseException, match="used to restore another table: "):
        restore(engine, arn, to="more-copies")
    paused.go_on.set()
    thread.join(PATIENCE_SECONDS)
    assert ["one"] == keys_in(engine, "copies")


def test_what_a_restore_needs_cannot_be_taken_away_meanwhile(engine: Engine):
    make_things(engine)
    arn = back_up(engine)
    with engine._context.arrivals.announced("copies", arn):
        with pytest.raises(BackupInUseException, match="Backup is being used to restore table: "):
            engine.call("DeleteBackup", {"BackupArn": arn})
        with pytest.raises(ResourceInUseException, match="Table is being used: copies"):
            make_things(engine, "copies")
    engine.call("DeleteBackup", {"BackupArn": arn})
    make_things(engine, "copies")


def test_no_more_than_fifty_tables_are_restored_at_a_time(engine: Engine):
    make_things(engine)
    arn = back_up(engine)
    arrivals = engine._context.arrivals
    arrivals._sources = {f"table-{number}": "" for number in range(limits.RESTORES_MAX)}
    message = "Only 50 restore operations can be done simultaneously"
    with pytest.raises(LimitExceededException, match=message):
        restore(engine, arn)


def test_a_restore_counts_among_the_tables_that_there_may_be(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    make_things(engine)
    arn = back_up(engine)
    monkeypatch.setattr("tablewright.limits.TABLES_MAX", 2)
    restore(engine, arn)
    with pytest.raises(LimitExceededException, match="There is a limit of 2 tables"):
        restore(engine, arn, to="more-copies")


def test_writers_go_on_while_a_backup_is_made_and_none_of_it_is_in_the_backup(
    path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tablewright.limits.BACKUP_FRAME_BYTES", 64)
    with opened(path, clock) as engine:
        make_things_by_colour(engine)
        for number in range(400):
            put(engine, f"{number:03}", colour="blue", batch="before")
        count = itertools.count()
        arns = [_backed_up_while_writing(engine, count) for _ in range(3)]
        for number, arn in enumerate(arns):
            restore(engine, arn, to=f"copies-{number}")
            numbers = sorted(
                int(item["batch"]["S"].removeprefix("after "))
                for item in items_in(engine, f"copies-{number}").values()
                if item["batch"]["S"] != "before"
            )
            # A snapshot has every write up to one, and none after it; each key keeps its newest.
            last = numbers[-1]
            assert numbers == list(range(max(0, last - 799), last + 1))
    assert () == verify(path).problems


def _backed_up_while_writing(engine: Engine, count: Iterator[int]) -> str:
    """A backup that is made while a thread puts numbered things, one after another."""
    begun, stop = threading.Event(), threading.Event()

    def keep_writing() -> None:
        while not stop.is_set():
            number = next(count)
            put(engine, f"{number % 800:03}", colour="red", batch=f"after {number}")
            begun.set()

    writer = threading.Thread(target=keep_writing)
    writer.start()
    assert begun.wait(PATIENCE_SECONDS)
    try:
        return back_up(engine)
    finally:
        stop.set()
        writer.join(PATIENCE_SECONDS)


@given(st.data())
def test_every_well_formed_request_is_answered_or_refused(data: st.DataObject):
    operation = data.draw(st.sampled_from(BACKUP_OPERATIONS))
    with Engine.memory() as engine:
        make_things_by_colour(engine)
        set_recovery(engine, enabled=True)
        arn = back_up(engine)
        request = data.draw(right(operation.shape))
        # A request that would fail for a missing name goes on for an existing one.
        known = {"BackupArn": arn, "TableName": "things", "SourceTableName": "things"}
        for member in data.draw(st.sets(st.sampled_from(sorted(known)))):
            if member in request:
                request[member] = known[member]
        with contextlib.suppress(ServiceError):
            assert isinstance(engine.call(operation.name, request), dict)
