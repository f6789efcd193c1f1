"""The engine as a whole: its life from open to close, its promises of requests and answers."""

from __future__ import annotations

import contextlib
import copy
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.operations import OPERATIONS
from tablewright.errors import (
    ClosedError,
    ConditionalCheckFailedException,
    UnknownOperationException,
)
from tests.engine.things import PATIENCE_SECONDS, get, make_things, put, thing


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


_KEY = {"id": {"S": "one"}}
_ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/things"
_STATEMENT = "SELECT * FROM things WHERE id = 'one'"
_VALID_REQUESTS: dict[str, dict[str, Any]] = {
    "BatchGetItem": {"RequestItems": {"things": {"Keys": [_KEY]}}},
    "BatchWriteItem": {"RequestItems": {"things": [{"DeleteRequest": {"Key": _KEY}}]}},
    "DeleteItem": {"TableName": "things", "Key": _KEY},
    "GetItem": {"TableName": "things", "Key": _KEY},
    "PutItem": {"TableName": "things", "Item": _KEY},
    "Query": {
        "TableName": "things",
        "KeyConditionExpression": "id = :id",
        "ExpressionAttributeValues": {":id": {"S": "one"}},
    },
    "Scan": {"TableName": "things"},
    "TransactGetItems": {"TransactItems": [{"Get": {"TableName": "things", "Key": _KEY}}]},
    "TransactWriteItems": {"TransactItems": [{"Put": {"TableName": "things", "Item": _KEY}}]},
    "UpdateItem": {"TableName": "things", "Key": _KEY},
    "DescribeTable": {"TableName": "things"},
    "DeleteTable": {"TableName": "things"},
    "CreateTable": {
        "TableName": "others",
        "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
        "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
        "BillingMode": "PAY_PER_REQUEST",
    },
    "UpdateTable": {"TableName": "things", "DeletionProtectionEnabled": True},
    "ListTables": {},
    "DescribeTimeToLive": {"TableName": "things"},
    "UpdateTimeToLive": {
        "TableName": "things",
        "TimeToLiveSpecification": {"AttributeName": "ttl", "Enabled": True},
    },
    "TagResource": {"ResourceArn": _ARN, "Tags": [{"Key": "a", "Value": "b"}]},
    "UntagResource": {"ResourceArn": _ARN, "TagKeys": ["a"]},
    "ListTagsOfResource": {"ResourceArn": _ARN},
    "DescribeLimits": {},
    "DescribeEndpoints": {},
    "ListStreams": {},
    "CreateBackup": {"TableName": "things", "BackupName": "monday"},
    "ListBackups": {},
    "DescribeContinuousBackups": {"TableName": "things"},
    "UpdateContinuousBackups": {
        "TableName": "things",
        "PointInTimeRecoverySpecification": {"PointInTimeRecoveryEnabled": True},
    },
    "ListExports": {},
    "ListImports": {},
    "ImportTable": {
        "S3BucketSource": {"S3Bucket": "absent"},
        "InputFormat": "CSV",
        "TableCreationParameters": {
            "TableName": "imported",
            "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
            "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
            "BillingMode": "PAY_PER_REQUEST",
        },
    },
    "ExecuteStatement": {"Statement": _STATEMENT},
    "BatchExecuteStatement": {"Statements": [{"Statement": _STATEMENT}]},
    "ExecuteTransaction": {"TransactStatements": [{"Statement": _STATEMENT}]},
}
# These name a stream, a backup, an export or an import, which a new table does not have.
_STREAM_OPERATIONS = ("DescribeStream", "GetShardIterator", "GetRecords")
_BACKUP_OPERATIONS = (
    "DescribeBackup",
    "DeleteBackup",
    "RestoreTableFromBackup",
    "RestoreTableToPointInTime",
    "ExportTableToPointInTime",
    "DescribeExport",
    "DescribeImport",
)


@pytest.mark.parametrize(
    "operation", sorted(set(OPERATIONS) - {*_STREAM_OPERATIONS, *_BACKUP_OPERATIONS})
)
def test_a_closed_engine_refuses_every_call(engine: Engine, operation: str):
    engine.call(operation, _VALID_REQUESTS[operation])
    engine.close()
    with pytest.raises(ClosedError) as refused:
        engine.call(operation, _VALID_REQUESTS[operation])
    assert "S203" == refused.value.code


def test_a_closed_engine_refuses_a_sweep(engine: Engine):
    engine.close()
    with pytest.raises(ClosedError):
        engine.sweep()


def test_closing_again_does_nothing(engine: Engine):
    engine.close()
    engine.close()


def test_many_threads_may_close_at_once():
    engine = Engine.memory()
    closing = [threading.Thread(target=engine.close) for _ in range(8)]
    for thread in closing:
        thread.start()
    for thread in closing:
        thread.join(PATIENCE_SECONDS)
    with pytest.raises(ClosedError):
        engine.call("ListTables", {})


def test_reads_and_writes_beside_a_close_end_well(tmp_path: Path):
    """Each is answered or told that the engine is closed; none meets half a store."""
    for attempt in range(5):
        engine = Engine.open(tmp_path / f"store-{attempt}", durability="relaxed", sweeps=False)
        make_things(engine)
        put(engine, "one")
        failures: list[BaseException] = []
        is_busy = threading.Barrier(5)

        def work(
            number: int,
            engine: Engine = engine,
            is_busy: threading.Barrier = is_busy,
            failures: list[BaseException] = failures,
        ) -> None:
            is_busy.wait(PATIENCE_SECONDS)
            try:
                while True:
                    put(engine, f"thing-{number}")
                    engine.call("Scan", {"TableName": "things"})
            except ClosedError:
                return
            except BaseException as error:
                failures.append(error)

        working = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in working:
            thread.start()
        is_busy.wait(PATIENCE_SECONDS)
        engine.close()
        for thread in working:
            thread.join(PATIENCE_SECONDS)
            assert not thread.is_alive()
        assert [] == failures


def test_a_context_closes_the_engine_even_after_an_error(tmp_path: Path):
    with pytest.raises(RuntimeError), Engine.open(tmp_path / "store", durability="relaxed"):
        raise RuntimeError
    with Engine.open(tmp_path / "store", durability="relaxed") as again:
        assert {"TableNames": []} == again.call("ListTables", {})


def test_an_engine_in_memory_has_no_file_to_leave_behind():
    engine = Engine.memory()
    path = engine._context.store.path
    assert path.name.startswith("tablewright-")
    assert not path.exists()
    make_things(engine)
    put(engine, "one", size="x" * 100_000)
    engine.close()
    assert not path.exists()


def test_engines_in_memory_share_nothing():
    with Engine.memory() as one, Engine.memory() as other:
        make_things(one)
        assert [] == other.call("ListTables", {})["TableNames"]


def test_an_unknown_operation_is_refused(engine: Engine):
    with pytest.raises(UnknownOperationException):
        engine.call("GetItems", {})


def _rich_request(condition: str) -> dict[str, Any]:
    return {
        "TableName": "things",
        "Item": thing(
            "one",
            number={"N": "+01.50"},
            blob=b"\x00\xff",
            tags={"SS": ["b", "a"]},
            inside={"M": {"list": {"L": [{"N": "1e2"}, {"B": b"\x01"}]}}},
        ),
        "ConditionExpression": condition,
        "ExpressionAttributeValues": {":n": {"N": "007"}},
        "ReturnValues": "ALL_OLD",
    }


@pytest.mark.parametrize("condition", ["nowhere <> :n", "nowhere = :n"])
def test_a_request_is_never_changed(engine: Engine, condition: str):
    request = _rich_request(condition)
    before = copy.deepcopy(request)
    with contextlib.suppress(ConditionalCheckFailedException):
        engine.call("PutItem", request)
    assert before == request


def test_an_item_is_stored_as_it_was_when_it_was_put(engine: Engine):
    item = thing("one", inside={"M": {"list": {"L": [{"S": "first"}]}}})
    engine.call("PutItem", {"TableName": "things", "Item": item})
    item["inside"]["M"]["list"]["L"].append({"S": "second"})
    assert thing("one", inside={"M": {"list": {"L": [{"S": "first"}]}}}) == get(engine, "one")


@pytest.mark.parametrize(
    ("operation", "request_"),
    [
        ("GetItem", {"TableName": "things", "Key": _KEY}),
        ("Scan", {"TableName": "things"}),
        ("DescribeTable", {"TableName": "things"}),
        ("ListTables", {}),
        ("BatchGetItem", {"RequestItems": {"things": {"Keys": [_KEY]}}}),
        ("UpdateItem", {"TableName": "things", "Key": _KEY, "ReturnValues": "ALL_NEW"}),
        ("PutItem", {"TableName": "things", "Item": _KEY, "ReturnConsumedCapacity": "INDEXES"}),
    ],
)
def test_answers_are_the_callers_to_change(
    engine: Engine, operation: str, request_: dict[str, Any]
):
    put(engine, "one", inside={"M": {"list": {"L": [{"S": "first"}]}}})
    first = engine.call(operation, request_)
    expected = copy.deepcopy(first)
    _spoil(first)
    assert expected == engine.call(operation, request_)


def _spoil(value: Any) -> None:
    """Changes everything in a structure that can be changed."""
    if isinstance(value, dict):
        for inner in value.values():
            _spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _spoil(inner)
        value.clear()


def test_the_item_of_a_failed_condition_is_the_callers_too(engine: Engine):
    put(engine, "one", inside={"M": {"a": {"S": "a"}}})
    request = {
        "TableName": "things",
        "Key": _KEY,
        "ConditionExpression": "attribute_not_exists(id)",
        "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
    }
    for _ in range(2):
        with pytest.raises(ConditionalCheckFailedException) as refused:
            engine.call("DeleteItem", request)
        assert thing("one", inside={"M": {"a": {"S": "a"}}}) == refused.value.details["Item"]
        _spoil(refused.value.details["Item"])


def test_bytes_and_base64_mean_the_same(engine: Engine):
    put(engine, "bytes", content=b"\x00\xff")
    put(engine, "text", content={"B": "AP8="})
    assert {"B": "AP8="} == (get(engine, "bytes") or {})["content"]
    assert {"B": "AP8="} == (get(engine, "text") or {})["content"]


def test_what_is_written_is_there_after_a_reopening(tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        make_things(engine)
        put(engine, "one", number=1)
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        assert thing("one", number=1) == get(engine, "one")
