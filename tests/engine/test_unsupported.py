"""What DynamoDB has and Tablewright does not: it is refused by its name, and nothing is done."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Engine
from tablewright.errors import UnknownOperationException, ValidationException

TABLE: dict[str, Any] = {
    "TableName": "things",
    "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
    "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
    "BillingMode": "PAY_PER_REQUEST",
}
VECTOR_INDEX = {
    "IndexName": "by_meaning",
    "VectorAttribute": {"AttributeName": "vector"},
    "Projection": {"ProjectionType": "ALL"},
    "Dimensions": 3,
    "DistanceFunction": "COSINE",
}
OF_NEW_TABLES: dict[str, Any] = {
    "VectorIndexes": [VECTOR_INDEX],
    "ResourcePolicy": "{}",
    "GlobalTableSourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/things",
    "GlobalTableSettingsReplicationMode": "ENABLED",
}
OF_OLD_TABLES: dict[str, Any] = {
    "ReplicaUpdates": [{"Create": {"RegionName": "eu-west-1"}}],
    "MultiRegionConsistency": "STRONG",
    "VectorIndexUpdates": [{"Create": VECTOR_INDEX}],
    "GlobalTableWitnessUpdates": [{"Create": {"RegionName": "eu-west-1"}}],
    "GlobalTableSettingsReplicationMode": "ENABLED",
    "DisassociationProtectionEnabled": True,
}


@pytest.mark.parametrize("member", OF_NEW_TABLES)
def test_a_table_with_a_setting_that_is_not_supported_is_not_created(member: str) -> None:
    with Engine.memory() as engine:
        with pytest.raises(ValidationException, match=f"Tablewright does not support {member}$"):
            engine.call("CreateTable", TABLE | {member: OF_NEW_TABLES[member]})
        assert {"TableNames": []} == engine.call("ListTables", {})


@pytest.mark.parametrize("member", OF_OLD_TABLES)
def test_a_table_is_not_updated_with_a_setting_that_is_not_supported(member: str) -> None:
    update = {
        "TableName": "things",
        "DeletionProtectionEnabled": True,
        member: OF_OLD_TABLES[member],
    }
    with Engine.memory() as engine:
        engine.call("CreateTable", TABLE)
        with pytest.raises(ValidationException, match=f"Tablewright does not support {member}$"):
            engine.call("UpdateTable", update)
        table = engine.call("DescribeTable", {"TableName": "things"})["Table"]
        assert table["DeletionProtectionEnabled"] is False


def test_a_table_with_vector_indexes_is_not_imported() -> None:
    members = ("TableName", "AttributeDefinitions", "KeySchema", "BillingMode")
    request = {
        "S3BucketSource": {"S3Bucket": "bucket"},
        "InputFormat": "DYNAMODB_JSON",
        "TableCreationParameters": {member: TABLE[member] for member in members}
        | {"VectorIndexes": [VECTOR_INDEX]},
    }
    with Engine.memory() as engine:
        with pytest.raises(ValidationException, match="Tablewright does not support VectorIndexes"):
            engine.call("ImportTable", request)
        assert [] == engine.call("ListImports", {})["ImportSummaryList"]


def test_an_operation_that_is_not_implemented_is_refused_by_its_name() -> None:
    with (
        Engine.memory() as engine,
        pytest.raises(UnknownOperationException, match=r"^Tablewright does not implement Foo\.$"),
    ):
        engine.call("Foo", {})


def test_what_cannot_be_the_name_of_an_operation_is_refused_without_a_message() -> None:
    with Engine.memory() as engine, pytest.raises(UnknownOperationException) as refusal:
        engine.call("x" * 65, {})
    assert "" == refusal.value.message
