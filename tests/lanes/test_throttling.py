"""Throttling: DynamoDB's reasons in DynamoDB's shape, however little is known of the request."""

from __future__ import annotations

import json
from typing import Any

import pytest
from botocore.loaders import Loader

from tablewright import limits
from tablewright.lanes.throttling import throttled

ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/"
READ = "TableReadAccountLimitExceeded"
WRITE = "TableWriteAccountLimitExceeded"


def _reasons(operation: str = "", request: Any = None) -> Any:
    status, body = throttled(operation, b"" if request is None else json.dumps(request).encode())
    error = json.loads(body)
    assert (400, "com.amazon.coral.availability#ThrottlingException", "Rate exceeded") == (
        status,
        error["__type"],
        error["message"],
    )
    return error["throttlingReasons"]  # so the service model spells it here


def test_the_reasons_are_where_an_sdk_looks_for_them():
    model = Loader().load_service_model("dynamodb", "service-2")
    assert "throttlingReasons" in model["shapes"]["ThrottlingException"]["members"]
    assert {"reason", "resource"} == set(model["shapes"]["ThrottlingReason"]["members"])


@pytest.mark.parametrize("operation", ["", "CreateTable", "ExecuteStatement"])
def test_what_is_no_read_or_write_of_a_table_has_no_reasons(operation: str):
    assert [] == _reasons(operation, {"TableName": "things"})


@pytest.mark.parametrize(
    "request_",
    [
        None,
        [],
        {"TableName": 5},
        {"TableName": "no name"},
        {"TableName": "things", "v": "x" * limits.INLINE_BODY_BYTES_MAX},
    ],
    ids=["nothing", "a list", "a number", "no name", "too large"],
)
def test_a_request_that_names_no_table_has_a_reason_without_one(request_: Any):
    assert [{"reason": WRITE}] == _reasons("PutItem", request_)


def test_a_read_and_a_write_name_their_table():
    things = {"TableName": "things"}
    assert [{"reason": READ, "resource": f"{ARN}things"}] == _reasons("Query", things)
    assert [{"reason": WRITE, "resource": f"{ARN}things"}] == _reasons("UpdateItem", things)


def test_a_table_may_be_named_by_its_arn():
    named = {"TableName": "arn:aws:dynamodb:eu-west-1:123456789012:table/things"}
    assert [{"reason": READ, "resource": f"{ARN}things"}] == _reasons("GetItem", named)


def test_batches_and_transactions_name_each_of_their_tables_once():
    both = [{"reason": WRITE, "resource": ARN + name} for name in ("one", "two")]
    assert both == _reasons("BatchWriteItem", {"RequestItems": {"one": [], "two": [{}]}})
    actions = [
        {"Put": {"TableName": "one", "Item": {}}},
        {"Delete": {"TableName": "two", "Key": {}}},
        {"ConditionCheck": {"TableName": "one"}},
    ]
    assert both == _reasons("TransactWriteItems", {"TransactItems": actions})
