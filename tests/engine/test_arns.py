"""Tables by their ARNs, in the region and account that a client was set up for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock, ServiceError
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.tables import upkeep
from tablewright.engine.tables.schema import Table
from tablewright.ids import CountingIds
from tests.engine.backing_up import set_recovery
from tests.engine.things import keys_in, make_things, put

ABROAD = "arn:aws:dynamodb:eu-west-1:123456789012:table/things"
OWN = "arn:aws:dynamodb:us-east-1:000000000000:table/things"
KEY = {"id": {"S": "one"}}
RECOVERY = {"PointInTimeRecoveryEnabled": True}


def _engine() -> Engine:
    engine = Engine.memory(clock=ManualClock(), ids=CountingIds())
    make_things(engine)
    put(engine, "one")
    set_recovery(engine, enabled=True)
    return engine


@pytest.fixture
def engine() -> Iterator[Engine]:
    with _engine() as engine:
        yield engine


REQUESTS: dict[str, dict[str, Any]] = {
    "BatchGetItem": {"RequestItems": {ABROAD: {"Keys": [KEY]}}},
    "BatchWriteItem": {"RequestItems": {ABROAD: [{"PutRequest": {"Item": KEY}}]}},
    "CreateBackup": {"TableName": ABROAD, "BackupName": "monday"},
    "DeleteItem": {"TableName": ABROAD, "Key": KEY},
    "DeleteTable": {"TableName": ABROAD},
    "DescribeContinuousBackups": {"TableName": ABROAD},
    "DescribeTable": {"TableName": ABROAD},
    "DescribeTimeToLive": {"TableName": ABROAD},
    "ExecuteStatement": {"Statement": f'SELECT * FROM "{ABROAD}"'},
    "ExportTableToPointInTime": {"TableArn": ABROAD, "S3Bucket": "exports"},
    "GetItem": {"TableName": ABROAD, "Key": KEY},
    "ListBackups": {"TableName": ABROAD},
    "ListExports": {"TableArn": ABROAD},
    "ListImports": {"TableArn": ABROAD},
    "ListTagsOfResource": {"ResourceArn": ABROAD},
    "PutItem": {"TableName": ABROAD, "Item": KEY},
    "Query": {
        "TableName": ABROAD,
        "KeyConditionExpression": "id = :id",
        "ExpressionAttributeValues": {":id": {"S": "one"}},
    },
    "RestoreTableToPointInTime": {
        "SourceTableArn": ABROAD,
        "TargetTableName": "copies",
        "UseLatestRestorableTime": True,
    },
    "Scan": {"TableName": ABROAD},
    "TagResource": {"ResourceArn": ABROAD, "Tags": [{"Key": "team", "Value": "a"}]},
    "TransactGetItems": {"TransactItems": [{"Get": {"TableName": ABROAD, "Key": KEY}}]},
    "TransactWriteItems": {"TransactItems": [{"Put": {"TableName": ABROAD, "Item": KEY}}]},
    "UntagResource": {"ResourceArn": ABROAD, "TagKeys": ["team"]},
    "UpdateContinuousBackups": {
        "TableName": ABROAD,
        "PointInTimeRecoverySpecification": RECOVERY,
    },
    "UpdateItem": {"TableName": ABROAD, "Key": KEY},
    "UpdateTable": {"TableName": ABROAD, "DeletionProtectionEnabled": True},
    "UpdateTimeToLive": {
        "TableName": ABROAD,
        "TimeToLiveSpecification": {"AttributeName": "ttl", "Enabled": True},
    },
}


def _answered(operation: str, arn: str) -> str:
    with _engine() as engine:
        request = json.loads(json.dumps(REQUESTS[operation]).replace(ABROAD, arn))
        return json.dumps(engine.call(operation, request)).replace(ABROAD, OWN)


@pytest.mark.parametrize("operation", REQUESTS)
def test_an_arn_of_another_region_and_account_names_the_same_table(operation: str):
    assert _answered(operation, OWN) == _answered(operation, ABROAD)


def test_an_arn_of_a_table_that_is_not_there_names_none(engine: Engine):
    with pytest.raises(ServiceError) as refusal:
        engine.call("PutItem", {"TableName": ABROAD.replace("things", "others"), "Item": KEY})
    assert "ResourceNotFoundException" == refusal.value.type


def test_answers_have_one_region_and_one_account(engine: Engine):
    table = engine.call("DescribeTable", {"TableName": ABROAD})["Table"]
    assert OWN == table["TableArn"]


def test_a_table_that_is_created_by_an_arn_has_the_name_in_it(engine: Engine):
    make_things(engine, ABROAD.replace("things", "others"))
    assert ["others", "things"] == engine.call("ListTables", {})["TableNames"]
    with pytest.raises(ServiceError) as refusal:
        make_things(engine, ABROAD)
    assert "ResourceInUseException" == refusal.value.type


def test_tags_that_were_set_by_one_arn_are_listed_by_another(engine: Engine):
    tags = [{"Key": "team", "Value": "a"}]
    engine.call("TagResource", {"ResourceArn": ABROAD, "Tags": tags})
    assert {"Tags": tags} == engine.call("ListTagsOfResource", {"ResourceArn": OWN})


def test_a_batch_by_arn_is_written_and_told_under_the_tables_name(engine: Engine):
    request = {
        "RequestItems": {ABROAD: [{"PutRequest": {"Item": {"id": {"S": "two"}}}}]},
        "ReturnConsumedCapacity": "TOTAL",
    }
    consumed = engine.call("BatchWriteItem", request)["ConsumedCapacity"]
    assert [{"TableName": "things", "CapacityUnits": 1.0}] == consumed
    assert ["one", "two"] == keys_in(engine)


def test_a_commit_that_changed_a_table_has_it_changed_under_its_arn_too(engine: Engine):
    def job(changes: ChangeSet) -> tuple[Table | None, Table]:
        before = changes.table(ABROAD)
        assert before is not None
        after = Table(msgspec.structs.replace(before.definition, tags={"team": "a"}))
        upkeep.replace_table(changes, after)
        return changes.table(ABROAD), after

    found, changed = engine._context.writer.run(job)
    assert changed is found
