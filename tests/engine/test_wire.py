"""The wire: statuses and bodies, without a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.engine import wire
from tablewright.engine.operations import OPERATIONS
from tablewright.errors import DiskFullError, UnknownOperationException, ValidationException
from tests.engine.things import make_things, put

TYPE = "com.amazonaws.dynamodb.v20120810#"
VALIDATION = "com.amazon.coral.validate#ValidationException"
SERVICE = "com.amazon.coral.service#"
NOT_IMPLEMENTED = {
    "__type": f"{SERVICE}UnknownOperationException",
    "message": "Tablewright does not implement Nothing.",
}


def _parsed(answer: wire.Answer) -> tuple[int, dict[str, str]]:
    status, body = answer
    return status, json.loads(body)


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        put(engine, "one", number=1)
        yield engine


def _sent(engine: Engine, operation: str, request: Any) -> tuple[int, Any]:
    body = request if isinstance(request, bytes) else json.dumps(request).encode()
    status, answer = wire.respond(engine, f"DynamoDB_20120810.{operation}", body)
    return status, json.loads(answer)


@pytest.mark.parametrize(
    "target",
    [
        None,
        "",
        "GetItem",
        "DynamoDB_20120810",
        "DynamoDB_20120810.",
        "DynamoDB_20111205.GetItem",
        "DynamoDB_20120810.ListStreams",
        "DynamoDBStreams_20120810.ListTables",
        "DynamoDB_20120810.GetItem ",
    ],
)
def test_an_unknown_target_is_refused_with_its_name_alone(engine: Engine, target: str | None):
    status, body = wire.respond(engine, target, b"{}")
    assert 400 == status
    assert {"__type": f"{SERVICE}UnknownOperationException"} == json.loads(body)


@pytest.mark.parametrize(
    "target", ["DynamoDB_20120810.Nothing", "DynamoDBStreams_20120810.Nothing"]
)
def test_an_operation_that_is_not_implemented_is_refused_by_its_name(engine: Engine, target: str):
    assert (400, NOT_IMPLEMENTED) == _parsed(wire.respond(engine, target, b"{}"))


@pytest.mark.parametrize("body", [b"", b"{", b"nonsense", b"\xff", b"{} {}"])
def test_what_is_no_json_is_refused(engine: Engine, body: bytes):
    status, answer = _sent(engine, "GetItem", body)
    assert 400 == status
    assert f"{SERVICE}SerializationException" == answer["__type"]


def test_a_wrong_type_is_a_serialization_error(engine: Engine):
    status, answer = _sent(engine, "GetItem", {"TableName": 5, "Key": {}})
    assert 400 == status
    assert {
        "__type": f"{SERVICE}SerializationException",
        "Message": "NUMBER_VALUE cannot be converted to String",
    } == answer


def test_a_broken_rule_is_a_validation_error(engine: Engine):
    request = {"TableName": "things", "Key": {"id": {"N": "1"}}}
    message = "The provided key element does not match the schema"
    assert (400, {"__type": VALIDATION, "message": message}) == _sent(engine, "GetItem", request)


def test_a_body_that_is_too_large_is_not_even_read(engine: Engine):
    body = b" " * (limits.REQUEST_BODY_BYTES_MAX + 1)
    assert (413, b"") == wire.respond(engine, "DynamoDB_20120810.ListTables", body)
    assert 200 == wire.respond(engine, "DynamoDB_20120810.ListTables", b"{}" + body[3:])[0]


def test_a_missing_table_is_not_found(engine: Engine):
    request = {"TableName": "nothing", "Key": {"id": {"S": "one"}}}
    answer = {
        "__type": f"{TYPE}ResourceNotFoundException",
        "message": "Requested resource not found",
    }
    assert (400, answer) == _sent(engine, "GetItem", request)


def test_a_failed_condition_brings_the_item_if_it_was_asked_for(engine: Engine):
    request = {
        "TableName": "things",
        "Item": {"id": {"S": "one"}},
        "ConditionExpression": "attribute_not_exists(id)",
        "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
    }
    answer = {
        "__type": f"{TYPE}ConditionalCheckFailedException",
        "Item": {"id": {"S": "one"}, "number": {"N": "1"}},
        "message": "The conditional request failed",
    }
    assert (400, answer) == _sent(engine, "PutItem", request)


def test_a_cancelled_transaction_brings_a_reason_for_each_action(engine: Engine):
    table = {"TableName": "things"}
    actions = [
        {"Put": {**table, "Item": {"id": {"S": "two"}}}},
        {
            "ConditionCheck": {
                **table,
                "Key": {"id": {"S": "one"}},
                "ConditionExpression": "attribute_not_exists(id)",
            }
        },
    ]
    status, answer = _sent(engine, "TransactWriteItems", {"TransactItems": actions})
    assert 400 == status
    assert {
        "__type": f"{TYPE}TransactionCanceledException",
        "CancellationReasons": [
            {"Code": "None"},
            {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"},
        ],
        "Message": "Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[None, ConditionalCheckFailed]",
    } == answer


def test_a_storage_error_is_an_internal_error_and_no_refusal(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    """A client must not take it for an answer: whether the write happened is unknown."""

    def fail(*_: object) -> bytes:
        raise DiskFullError("The disk is full.")

    monkeypatch.setattr(Engine, "answer", fail)
    status, answer = _sent(engine, "PutItem", {})
    assert 500 == status
    assert f"{TYPE}InternalServerError" == answer["__type"]
    assert "Internal server error (S301)" == answer["message"]


def test_a_closed_engine_answers_with_an_internal_error(engine: Engine):
    engine.close()
    request = {"TableName": "things", "Key": {"id": {"S": "one"}}}
    answer = {
        "__type": f"{TYPE}InternalServerError",
        "message": "Internal server error (S203)",
    }
    assert (500, answer) == _sent(engine, "GetItem", request)


def test_an_answer_is_what_a_call_gives(engine: Engine):
    requests: list[tuple[str, dict[str, Any]]] = [
        ("ListTables", {}),
        ("GetItem", {"TableName": "things", "Key": {"id": {"S": "one"}}}),
        ("GetItem", {"TableName": "things", "Key": {"id": {"S": "nothing"}}}),
        ("Scan", {"TableName": "things", "ReturnConsumedCapacity": "TOTAL"}),
        ("DescribeTable", {"TableName": "things"}),
        ("PutItem", {"TableName": "things", "Item": {"id": {"S": "one"}, "b": {"B": "AP8="}}}),
        ("BatchGetItem", {"RequestItems": {"things": {"Keys": [{"id": {"S": "one"}}]}}}),
    ]
    for operation, request in requests:
        assert (200, engine.call(operation, request)) == _sent(engine, operation, request)


@pytest.mark.parametrize("target", [None, "", "GetItem", "DynamoDB_20120810.", "é" * 99])
def test_what_names_no_operation_has_none(target: str | None):
    with pytest.raises(UnknownOperationException) as refused:
        wire.operation_of(target)
    assert {"__type": f"{SERVICE}UnknownOperationException"} == refused.value.body()


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_a_target_names_its_operation(operation: str):
    (target,) = (target for target, name in wire.TARGETS.items() if name == operation)
    assert target.partition(".")[0] in ("DynamoDB_20120810", "DynamoDBStreams_20120810")
    assert operation == wire.operation_of(target)


def test_an_operation_that_is_unknown_after_all_is_refused(engine: Engine):
    assert (400, NOT_IMPLEMENTED) == _parsed(wire.perform(engine, "Nothing", b"{}"))


def test_a_refusal_has_the_status_and_body_of_its_error():
    status, body = wire.refusal(ValidationException("no"))
    assert (400, {"__type": VALIDATION, "message": "no"}) == (status, json.loads(body))


def test_a_storage_error_is_told_by_its_code_alone():
    status, body = wire.refusal(DiskFullError("there is no room at a/secret/place."))
    answer = {"__type": f"{TYPE}InternalServerError", "message": "Internal server error (S301)"}
    assert (500, answer) == (status, json.loads(body))


def test_a_bug_is_no_refusal():
    with pytest.raises(ZeroDivisionError):
        wire.refusal(ZeroDivisionError())


def test_writes_that_share_a_commit_are_answered_each_for_itself(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    def fall(*_: object) -> dict[str, Any]:
        raise ZeroDivisionError

    def full(*_: object) -> dict[str, Any]:
        raise DiskFullError("The disk is full.")

    monkeypatch.setitem(OPERATIONS, "UpdateItem", fall)
    monkeypatch.setitem(OPERATIONS, "DeleteItem", full)
    put_two = json.dumps({"TableName": "things", "Item": {"id": {"S": "two"}}}).encode()
    key = json.dumps({"TableName": "things", "Key": {"id": {"S": "one"}}}).encode()
    done, refused, failed, bug = engine.answers(
        [("PutItem", put_two), ("PutItem", b"{"), ("DeleteItem", key), ("UpdateItem", key)],
    )
    assert (200, b"{}") == wire.answer_of(done)
    status, body = wire.answer_of(refused)
    assert (400, f"{SERVICE}SerializationException") == (status, json.loads(body)["__type"])
    status, body = wire.answer_of(failed)
    assert (500, "Internal server error (S301)") == (status, json.loads(body)["message"])
    with pytest.raises(ZeroDivisionError):
        wire.answer_of(bug)


def test_text_beyond_ascii_goes_through_unchanged(engine: Engine):
    text = 'é\x00\u2028\U0001d11e"\\'
    item = {"id": {"S": text}, text: {"M": {text: {"SS": [text]}}}}
    assert (200, {}) == _sent(engine, "PutItem", {"TableName": "things", "Item": item})
    key = {"TableName": "things", "Key": {"id": {"S": text}}}
    assert (200, {"Item": item}) == _sent(engine, "GetItem", key)


@pytest.mark.parametrize(
    ("operation", "member"),
    [
        ("TagResource", {"Tags": [{"Key": "a", "Value": "b"}]}),
        ("UntagResource", {"TagKeys": ["a"]}),
    ],
)
def test_the_response_to_a_change_of_tags_has_no_body(
    engine: Engine, operation: str, member: dict[str, Any]
):
    request = {"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/things", **member}
    body = json.dumps(request).encode()
    assert (200, b"") == wire.respond(engine, f"DynamoDB_20120810.{operation}", body)
