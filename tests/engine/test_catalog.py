"""The tables there are: on disk and in memory, before and after a commit, over a reopening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.items.changes import ChangeSet
from tablewright.errors import DamagedRecordError, ResourceNotFoundException, ValidationException
from tablewright.ids import CountingIds
from tests.engine.things import keys_in, make_things, make_things_by_colour, put, set_ttl


def _opened(path: Path) -> Engine:
    clock = ManualClock()
    return Engine.open(path, durability="relaxed", clock=clock, ids=CountingIds(), sweeps=False)


def _described(engine: Engine, name: str) -> dict[str, Any]:
    described = engine.call("DescribeTable", {"TableName": name})
    time_to_live = engine.call("DescribeTimeToLive", {"TableName": name})
    tags = engine.call("ListTagsOfResource", {"ResourceArn": described["Table"]["TableArn"]})
    return {**described, **time_to_live, **tags}


def test_a_table_that_is_not_there_is_not_found():
    with Engine.memory() as engine, pytest.raises(ResourceNotFoundException) as refused:
        engine.call("GetItem", {"TableName": "things", "Key": {"id": {"S": "a"}}})
    assert "Requested resource not found" == refused.value.message


def test_everything_about_a_table_survives_a_reopening(tmp_path: Path):
    with _opened(tmp_path / "store") as engine:
        make_things_by_colour(
            engine,
            "rich",
        )
        make_things(
            engine,
            "protected",
            DeletionProtectionEnabled=True,
            TableClass="STANDARD_INFREQUENT_ACCESS",
            SSESpecification={"Enabled": True},
            StreamSpecification={"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"},
            Tags=[{"Key": "team", "Value": "blue"}],
            OnDemandThroughput={"MaxReadRequestUnits": 7, "MaxWriteRequestUnits": 8},
        )
        set_ttl(engine, "ttl", enabled=True, table="rich")
        put(engine, "one", "rich", colour="red")
        before = [_described(engine, name) for name in ("protected", "rich")]
    with _opened(tmp_path / "store") as engine:
        assert before == [_described(engine, name) for name in ("protected", "rich")]
        assert ["protected", "rich"] == engine.call("ListTables", {})["TableNames"]
        assert ["one"] == keys_in(engine, "rich", IndexName="by-colour")
        with pytest.raises(ValidationException, match="protected against deletion"):
            engine.call("DeleteTable", {"TableName": "protected"})


def test_a_table_that_was_deleted_stays_so(tmp_path: Path):
    with _opened(tmp_path / "store") as engine:
        make_things(engine)
        engine.call("DeleteTable", {"TableName": "things"})
    with _opened(tmp_path / "store") as engine:
        assert [] == engine.call("ListTables", {})["TableNames"]


def test_ids_are_never_used_again(tmp_path: Path):
    ids: list[bytes] = []
    for _ in range(3):
        with _opened(tmp_path / "store") as engine:
            make_things_by_colour(engine)
            table = engine._context.catalog.table("things")
            ids += [table.id, *(index.id for index in table.indexes)]
            engine.call("DeleteTable", {"TableName": "things"})
    assert sorted(set(ids)) == ids


def test_a_table_is_not_seen_before_its_commit(monkeypatch: pytest.MonkeyPatch):
    with Engine.memory() as engine:
        seen: list[list[str]] = []
        finish = ChangeSet.finish

        def looking_finish(self: ChangeSet) -> None:
            finish(self)
            seen.append(engine.call("ListTables", {})["TableNames"])

        monkeypatch.setattr(ChangeSet, "finish", looking_finish)
        make_things(engine)
        assert [[]] == seen
        assert ["things"] == engine.call("ListTables", {})["TableNames"]


def test_a_table_whose_commit_failed_is_never_seen(monkeypatch: pytest.MonkeyPatch):
    with Engine.memory() as engine:

        def failing_finish(self: ChangeSet) -> None:
            raise DamagedRecordError("a record is damaged.")

        with monkeypatch.context() as failing:
            failing.setattr(ChangeSet, "finish", failing_finish)
            with pytest.raises(DamagedRecordError):
                make_things(engine)
        assert [] == engine.call("ListTables", {})["TableNames"]
        make_things(engine)
        assert ["things"] == engine.call("ListTables", {})["TableNames"]


def test_names_are_listed_in_order_and_in_pages():
    with Engine.memory() as engine:
        names = [f"table-{letter}" for letter in "dacbe"]
        for name in names:
            make_things(engine, name)
        listed: list[str] = []
        request: dict[str, Any] = {"Limit": 2}
        for _ in range(3):
            page = engine.call("ListTables", request)
            listed += page["TableNames"]
            request["ExclusiveStartTableName"] = page.get("LastEvaluatedTableName")
        assert sorted(names) == listed
        assert None is request["ExclusiveStartTableName"]
