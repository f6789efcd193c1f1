"""Tables through boto3: created, waited for, described, changed, tagged, listed and deleted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from botocore.exceptions import ClientError, WaiterError

from tests.interop.orders import BY_STATUS, BY_TOTAL, orders_table

AT_ONCE = {"Delay": 1, "MaxAttempts": 10}


def test_a_table_that_exists_is_not_created_again(client: Any, new_name: str):
    client.create_table(**orders_table(new_name))
    with pytest.raises(client.exceptions.ResourceInUseException):
        client.create_table(**orders_table(new_name))


def test_a_missing_table_is_an_exception_of_its_own(client: Any, new_name: str):
    with pytest.raises(client.exceptions.ResourceNotFoundException) as refused:
        client.describe_table(TableName=new_name)
    assert new_name in refused.value.response["Error"]["Message"]


def test_waiting_for_a_table_that_nobody_created_ends(client: Any, new_name: str):
    with pytest.raises(WaiterError, match="Max attempts exceeded"):
        client.get_waiter("table_exists").wait(
            TableName=new_name, WaiterConfig={"Delay": 0, "MaxAttempts": 2}
        )


def test_a_protected_table_is_not_deleted(client: Any, new_name: str):
    client.create_table(**orders_table(new_name), DeletionProtectionEnabled=True)
    client.get_waiter("table_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)
    with pytest.raises(ClientError, match="deletion protection"):
        client.delete_table(TableName=new_name)
    client.update_table(TableName=new_name, DeletionProtectionEnabled=False)
    client.delete_table(TableName=new_name)
    client.get_waiter("table_not_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)


def test_a_table_is_described_as_it_was_created(client: Any, new_name: str):
    request = orders_table(new_name)
    client.create_table(**request)
    client.get_waiter("table_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)
    table = client.describe_table(TableName=new_name)["Table"]
    assert "ACTIVE" == table["TableStatus"]
    assert "PAY_PER_REQUEST" == table["BillingModeSummary"]["BillingMode"]
    assert request["KeySchema"] == table["KeySchema"]
    assert _by_name(request["AttributeDefinitions"]) == _by_name(table["AttributeDefinitions"])
    for kind, name in (("GlobalSecondaryIndexes", BY_STATUS), ("LocalSecondaryIndexes", BY_TOTAL)):
        (asked,), (described,) = request[kind], table[kind]
        assert name == described["IndexName"]
        assert asked["KeySchema"] == described["KeySchema"]
        assert asked["Projection"] == described["Projection"]
        assert described["IndexArn"] == f"{table['TableArn']}/index/{name}"
    assert datetime.now(UTC) - table["CreationDateTime"] < timedelta(minutes=10)


def test_a_resource_reads_the_description_as_attributes(orders: Any):
    orders.reload()
    assert "ACTIVE" == orders.table_status
    assert [BY_STATUS] == [index["IndexName"] for index in orders.global_secondary_indexes]
    assert 0 == orders.item_count


def test_an_index_is_added_filled_and_removed(client: Any, new_name: str):
    client.create_table(**orders_table(new_name))
    client.get_waiter("table_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)
    client.put_item(
        TableName=new_name,
        Item={"customer": {"S": "ada"}, "placed_at": {"S": "now"}, "clerk": {"S": "bob"}},
    )
    client.update_table(
        TableName=new_name,
        AttributeDefinitions=[{"AttributeName": "clerk", "AttributeType": "S"}],
        GlobalSecondaryIndexUpdates=[
            {
                "Create": {
                    "IndexName": "by_clerk",
                    "KeySchema": [{"AttributeName": "clerk", "KeyType": "HASH"}],
                    "Projection": {"ProjectionType": "KEYS_ONLY"},
                }
            }
        ],
    )
    _wait_for_indexes(client, new_name, {BY_STATUS, "by_clerk"})
    found = client.query(
        TableName=new_name,
        IndexName="by_clerk",
        KeyConditionExpression="clerk = :c",
        ExpressionAttributeValues={":c": {"S": "bob"}},
    )
    assert 1 == found["Count"]
    client.update_table(
        TableName=new_name, GlobalSecondaryIndexUpdates=[{"Delete": {"IndexName": "by_clerk"}}]
    )
    _wait_for_indexes(client, new_name, {BY_STATUS})


def test_tables_are_listed_in_pages(client: Any, new_name: str):
    names = [f"{new_name}-{letter}" for letter in "abcde"]
    for name in names:
        client.create_table(**orders_table(name))
    pages = client.get_paginator("list_tables").paginate(
        ExclusiveStartTableName=new_name, PaginationConfig={"PageSize": 2, "MaxItems": 5}
    )
    assert [names[0:2], names[2:4], names[4:5]] == [page["TableNames"] for page in pages]


def test_time_to_live_is_switched_on_once(client: Any, new_name: str):
    client.create_table(**orders_table(new_name))
    client.get_waiter("table_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)
    before = client.describe_time_to_live(TableName=new_name)
    assert {"TimeToLiveStatus": "DISABLED"} == before["TimeToLiveDescription"]
    wanted = {"Enabled": True, "AttributeName": "expires"}
    client.update_time_to_live(TableName=new_name, TimeToLiveSpecification=wanted)
    after = client.describe_time_to_live(TableName=new_name)["TimeToLiveDescription"]
    assert "expires" == after["AttributeName"]
    assert after["TimeToLiveStatus"] in ("ENABLING", "ENABLED")
    with pytest.raises(ClientError, match="already enabled"):
        client.update_time_to_live(TableName=new_name, TimeToLiveSpecification=wanted)


def test_tags_are_set_listed_and_removed(client: Any, new_name: str):
    arn = client.create_table(**orders_table(new_name), Tags=[{"Key": "team", "Value": "blue"}])[
        "TableDescription"
    ]["TableArn"]
    client.get_waiter("table_exists").wait(TableName=new_name, WaiterConfig=AT_ONCE)
    client.tag_resource(
        ResourceArn=arn, Tags=[{"Key": "team", "Value": "red"}, {"Key": "cost", "Value": ""}]
    )
    assert {"team": "red", "cost": ""} == _tags(client, arn)
    client.untag_resource(ResourceArn=arn, TagKeys=["team", "never-there"])
    assert {"cost": ""} == _tags(client, arn)


def test_a_program_may_build_the_arn_of_a_table_for_its_own_region(client: Any, new_name: str):
    client.create_table(**orders_table(new_name))
    region = client.meta.region_name
    arn = f"arn:aws:dynamodb:{region}:123456789012:table/{new_name}"
    client.tag_resource(ResourceArn=arn, Tags=[{"Key": "team", "Value": "red"}])
    assert {"team": "red"} == _tags(client, arn)
    assert new_name == client.describe_table(TableName=arn)["Table"]["TableName"]


def test_the_limits_of_the_account_are_numbers(client: Any):
    limits = client.describe_limits()
    assert limits["TableMaxReadCapacityUnits"] <= limits["AccountMaxReadCapacityUnits"]
    assert limits["TableMaxWriteCapacityUnits"] <= limits["AccountMaxWriteCapacityUnits"]


def test_the_endpoint_leads_back_to_where_it_was_asked(client: Any):
    (endpoint,) = client.describe_endpoints()["Endpoints"]
    assert endpoint["Address"]
    assert endpoint["CachePeriodInMinutes"] > 0


def _by_name(definitions: list[dict[str, str]]) -> dict[str, str]:
    return {d["AttributeName"]: d["AttributeType"] for d in definitions}


def _tags(client: Any, arn: str) -> dict[str, str]:
    pages = client.get_paginator("list_tags_of_resource").paginate(ResourceArn=arn)
    return {tag["Key"]: tag["Value"] for page in pages for tag in page["Tags"]}


def _wait_for_indexes(client: Any, name: str, expected: set[str]) -> None:
    """Asks until it is so, a bounded number of times: boto3 has no waiter for indexes."""
    table: dict[str, Any] = {}
    for _ in range(1_000):
        table = client.describe_table(TableName=name)["Table"]
        indexes = {i["IndexName"]: i["IndexStatus"] for i in table["GlobalSecondaryIndexes"]}
        if indexes == dict.fromkeys(expected, "ACTIVE") and table["TableStatus"] == "ACTIVE":
            return
    pytest.fail(f"the indexes are not {expected}: {table}")
