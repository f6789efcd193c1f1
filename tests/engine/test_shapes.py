"""The border of the engine: what is refused, in DynamoDB's words, and what comes through."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from decimal import Decimal
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.engine import shapes
from tablewright.engine.shapes import decoders, violations
from tablewright.engine.shapes.reading import Reader
from tablewright.errors import (
    SerializationException,
    ServiceError,
    UnknownOperationException,
)
from tablewright.operations import STREAM_OPERATIONS
from tests.engine.shapes_model import DELIBERATE, Model
from tests.engine.shapes_refusals import (
    DEPTHS,
    GROUPS,
    KEY,
    READS,
    TABLES,
    WRITES,
    Refusal,
    deep,
    keyed,
    put,
    table,
)
from tests.engine.shapes_requests import OPERATIONS, json_documents, right, spoiled

Outcome = dict[str, Any] | tuple[str, str]
Check = Callable[[str, Any], dict[str, Any]]

CLASS = "com.amazonaws.dynamodb.v20120810."
STRAY_LIST = "Unrecognized collection type "
MAP_OF_VALUES = f"{STRAY_LIST}java.util.Map<java.lang.String, {CLASS}AttributeValue>"
STRAY_MAP = "Start of structure or map found where not expected"
CAST = (
    "class sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl cannot be cast to class "
    "java.lang.Class (sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl and "
    "java.lang.Class are in module java.base of loader 'bootstrap')"
)
BYTES = "only base-64-encoded strings are convertible to bytes"
STRAY_BASE64 = "Invalid last non-pad Base64 character dectected"


def outcome(operation: str, body: Any, check: Check = shapes.decoded) -> Outcome:
    """The request, or the type and message of the error."""
    try:
        return check(operation, body)
    except ServiceError as error:
        return error.type, error.message


def examined(operation: str, body: bytes) -> dict[str, Any]:
    """What the exact check alone makes of a request."""
    reader = Reader()
    request = reader.request(OPERATIONS[operation], msgspec.json.decode(body))
    violations.check(OPERATIONS[operation], request, reader.levels)
    return request


def refusal_name(value: object) -> str | None:
    return value if isinstance(value, str) and len(value) < 20 else ""


@pytest.mark.parametrize(("operation", "request_", "message"), WRITES, ids=refusal_name)
def test_writes_that_break_their_shape_are_refused(
    operation: str, request_: dict[str, Any], message: str
):
    assert ("ValidationException", message) == outcome(operation, json.dumps(request_).encode())


@pytest.mark.parametrize(("operation", "request_", "message"), READS, ids=refusal_name)
def test_reads_that_break_their_shape_are_refused(
    operation: str, request_: dict[str, Any], message: str
):
    assert ("ValidationException", message) == outcome(operation, json.dumps(request_).encode())


@pytest.mark.parametrize(("operation", "request_", "message"), GROUPS, ids=refusal_name)
def test_batches_and_transactions_that_break_their_shape_are_refused(
    operation: str, request_: dict[str, Any], message: str
):
    assert ("ValidationException", message) == outcome(operation, json.dumps(request_).encode())


@pytest.mark.parametrize(("operation", "request_", "message"), TABLES, ids=refusal_name)
def test_management_of_tables_that_breaks_its_shape_is_refused(
    operation: str, request_: dict[str, Any], message: str
):
    assert ("ValidationException", message) == outcome(operation, json.dumps(request_).encode())


@pytest.mark.parametrize(("operation", "request_", "message"), DEPTHS, ids=refusal_name)
def test_very_deep_values_are_refused_in_the_older_form(
    operation: str, request_: dict[str, Any], message: str
):
    assert ("ValidationException", message) == outcome(operation, json.dumps(request_).encode())


def test_a_refusal_reads_word_for_word_as_dynamodb_writes_it():
    message = (
        "1 validation error detected: Value 'INVALID' at 'returnConsumedCapacity' failed to "
        "satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]"
    )
    request = put(ReturnConsumedCapacity="INVALID")
    assert ("ValidationException", message) == outcome("PutItem", request, shapes.checked)


def test_python_objects_are_refused_as_json_is():
    rows: list[Refusal] = [*WRITES, *READS, *GROUPS, *TABLES, *DEPTHS]
    for operation, request, message in rows:
        assert ("ValidationException", message) == outcome(operation, request, shapes.checked)


def test_no_more_than_ten_violations_are_counted():
    request = table(AttributeDefinitions=[{}] * 20)
    _, message = outcome("CreateTable", json.dumps(request).encode())
    assert message.startswith("10 validation errors detected: ")
    assert 10 == message.count("failed to satisfy")


@pytest.mark.parametrize(
    ("operation", "fields", "message"),
    [
        ("GetItem", '"TableName": 12', "NUMBER_VALUE cannot be converted to String"),
        ("GetItem", '"TableName": 1.5', "DECIMAL_VALUE cannot be converted to String"),
        ("GetItem", '"TableName": true', "TRUE_VALUE cannot be converted to String"),
        ("GetItem", '"TableName": false', "FALSE_VALUE cannot be converted to String"),
        ("GetItem", '"TableName": []', "Unrecognized collection type class java.lang.String"),
        ("GetItem", '"TableName": {}', STRAY_MAP),
        ("GetItem", '"Key": "a"', "Unexpected field type"),
        ("GetItem", '"Key": 1', "Unexpected field type"),
        ("GetItem", '"Key": []', MAP_OF_VALUES),
        ("GetItem", '"Key": {"a": "b"}', "Unexpected value type in payload"),
        (
            "GetItem",
            '"Key": {"a": []}',
            f"{STRAY_LIST}class {CLASS}AttributeValue",
        ),
        ("GetItem", '"Key": {"a": {"S": {"S": "b"}}}', STRAY_MAP),
        ("GetItem", '"Key": {"a": {"N": 1}}', "NUMBER_VALUE cannot be converted to String"),
        ("GetItem", '"Key": {"a": {"BOOL": 1}}', "NUMBER_VALUE cannot be converted to Boolean"),
        ("GetItem", '"Key": {"a": {"BOOL": "x"}}', "Unexpected token received from parser"),
        (
            "GetItem",
            '"Key": {"a": {"BOOL": []}}',
            "Unrecognized collection type class java.lang.Boolean",
        ),
        ("GetItem", '"Key": {"a": {"B": 1}}', BYTES),
        ("GetItem", '"Key": {"a": {"B": true}}', BYTES),
        (
            "GetItem",
            '"Key": {"a": {"B": []}}',
            "Unrecognized collection type class java.nio.ByteBuffer",
        ),
        ("GetItem", '"Key": {"a": {"B": {}}}', STRAY_MAP),
        (
            "GetItem",
            '"Key": {"a": {"B": "23456"}}',
            "Base64 encoded length is expected a multiple of 4 bytes but found: 5",
        ),
        ("GetItem", '"Key": {"a": {"B": "=+/="}}', STRAY_BASE64),
        ("GetItem", '"Key": {"a": {"B": "+/+="}}', STRAY_BASE64),
        ("GetItem", '"Key": {"a": {"B": "ab=="}}', STRAY_BASE64),
        ("GetItem", '"Key": {"a": {"B": "*+++"}}', STRAY_BASE64),
        ("GetItem", '"Key": {"a": {"BS": ["ab=="]}}', STRAY_BASE64),
        ("GetItem", '"Key": {"a": {"L": 1}}', "Unexpected field type"),
        ("GetItem", '"Key": {"a": {"L": {}}}', STRAY_MAP),
        ("GetItem", '"Key": {"a": {"L": ["a"]}}', "Unexpected value type in payload"),
        ("GetItem", '"Key": {"a": {"M": []}}', MAP_OF_VALUES),
        ("GetItem", '"Key": {"a": {"SS": "a"}}', "Unexpected field type"),
        ("GetItem", '"Key": {"a": {"SS": [1]}}', "NUMBER_VALUE cannot be converted to String"),
        ("GetItem", '"ConsistentRead": 1', "NUMBER_VALUE cannot be converted to Boolean"),
        (
            "GetItem",
            '"ExpressionAttributeNames": []',
            "Unrecognized collection type java.util.Map<java.lang.String, java.lang.String>",
        ),
        ("Query", '"Limit": "1"', "STRING_VALUE cannot be converted to Integer"),
        ("Query", '"Limit": true', "TRUE_VALUE cannot be converted to Integer"),
        ("Query", '"Limit": []', "Unrecognized collection type class java.lang.Integer"),
        (
            "CreateTable",
            '"ProvisionedThroughput": {"ReadCapacityUnits": "1"}',
            "STRING_VALUE cannot be converted to Long",
        ),
        ("CreateTable", '"ProvisionedThroughput": "1"', "Unexpected field type"),
        ("CreateTable", '"KeySchema": ["pk"]', "Unexpected value type in payload"),
        (
            "CreateTable",
            '"KeySchema": [[]]',
            f"{STRAY_LIST}class {CLASS}KeySchemaElement",
        ),
        (
            "PutItem",
            '"Expected": []',
            f"{STRAY_LIST}java.util.Map<java.lang.String, {CLASS}ExpectedAttributeValue>",
        ),
        ("BatchGetItem", '"RequestItems": {"Music": {"Keys": ["a"]}}', CAST),
        ("BatchGetItem", '"RequestItems": {"Music": {"Keys": [[]]}}', MAP_OF_VALUES),
        ("BatchWriteItem", '"RequestItems": {"Music": "a"}', CAST),
        ("BatchWriteItem", '"RequestItems": {"Music": {}}', STRAY_MAP),
        (
            "BatchWriteItem",
            '"RequestItems": []',
            f"{STRAY_LIST}java.util.Map<java.lang.String, java.util.List<{CLASS}WriteRequest>>",
        ),
    ],
)
def test_json_of_the_wrong_type_is_refused(operation: str, fields: str, message: str):
    expected = "SerializationException", message
    assert expected == outcome(operation, f"{{{fields}}}".encode())


def test_a_wrong_type_is_reported_before_a_broken_rule():
    body = b'{"TableName": "", "ReturnConsumedCapacity": "X", "Key": []}'
    assert ("SerializationException", MAP_OF_VALUES) == outcome("GetItem", body)


def test_of_two_wrong_types_the_first_in_the_document_is_reported():
    body = b'{"ConsistentRead": 1, "TableName": 2}'
    expected = "SerializationException", "NUMBER_VALUE cannot be converted to Boolean"
    assert expected == outcome("GetItem", body)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"{}}",
        b"{'TableName': 'Music'}",
        b'{"Limit": NaN}',
        b'{"Limit": Infinity}',
        b'{"Limit": 1e999}',
        b'{"TableName": "\xff"}',
        b'{"TableName": "\\ud800"}',
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"Item": {"a": ' + b'{"L": [' * 100_000 + b"]}" * 100_000 + b"}}",
        b"{" * limits.REQUEST_BODY_BYTES_MAX,
        b'{"TableName": "' + b"a" * limits.REQUEST_BODY_BYTES_MAX,
    ],
    ids=lambda body: repr(body[:24]),
)
@pytest.mark.parametrize("operation", ["PutItem", "Query"])
def test_what_is_no_json_is_refused_without_a_word(operation: str, body: bytes):
    assert ("SerializationException", "") == outcome(operation, body)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"1", "Unexpected field type"),
        (b'"GetItem"', "Unexpected field type"),
        (
            b"[]",
            f"{STRAY_LIST}class {CLASS}GetItemInput",
        ),
    ],
)
def test_a_document_that_is_no_object_is_refused(body: bytes, message: str):
    assert ("SerializationException", message) == outcome("GetItem", body)


def test_a_name_as_large_as_a_request_may_be_is_refused():
    body = b'{"TableName": "' + b"a" * limits.REQUEST_BODY_BYTES_MAX + b'", "Key": {}}'
    kind, message = outcome("GetItem", body)
    assert "ValidationException" == kind
    assert len(message) < 2 * limits.PAGE_BYTES_MAX


@pytest.mark.parametrize("operation", ["", "getItem", "GetItem ", "ExecuteStatements"])
def test_an_unknown_operation_is_refused_whatever_is_sent(operation: str):
    with pytest.raises(UnknownOperationException):
        shapes.decoded(operation, b"{")
    with pytest.raises(UnknownOperationException):
        shapes.checked(operation, object())


@pytest.mark.parametrize(
    "value",
    [object(), {"a": object()}, {"TableName": "\ud800"}, {("a",): 1}, {"a": 1 + 2j}],
    ids=["object", "object inside", "lone surrogate", "tuple as key", "complex number"],
)
def test_python_objects_without_a_json_form_are_refused(value: Any):
    with pytest.raises(SerializationException, match="The request has no JSON form: "):
        shapes.checked("GetItem", value)


def test_python_objects_that_contain_themselves_are_refused():
    endless: dict[str, Any] = {}
    endless["L"] = [endless]
    with pytest.raises(SerializationException):
        shapes.checked("GetItem", keyed(Key={"a": endless}))


def test_a_python_number_is_no_string():
    request = put(Item={"a": {"N": Decimal(1)}})
    expected = "SerializationException", "NUMBER_VALUE cannot be converted to String"
    assert expected == outcome("PutItem", request, shapes.checked)


def test_a_request_without_faults_comes_through_as_it_is():
    request = keyed(ConsistentRead=True, ProjectionExpression="a", ReturnConsumedCapacity="TOTAL")
    assert request == shapes.checked("GetItem", request)
    assert request == shapes.decoded("GetItem", json.dumps(request).encode())


def test_unknown_members_are_dropped_at_every_level():
    body = b'{"TableName": "Music", "Key": {"a": {"S": "b", "T": "c"}}, "Typo": {"x": [1]}}'
    expected = {"TableName": "Music", "Key": {"a": {"S": "b"}}}
    assert expected == shapes.decoded("GetItem", body)
    body = body.replace(b'"Typo"', b'"ConsistentRead": null, "Typo"')
    assert expected == shapes.decoded("GetItem", body)


def test_the_last_of_two_members_of_one_name_counts():
    body = b'{"TableName": "Music", "Key": {}, "TableName": "Books"}'
    assert {"TableName": "Books", "Key": {}} == shapes.decoded("GetItem", body)


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ({"a": None}, {"a": {}}),
        ({"a": {"S": None, "N": "1"}}, {"a": {"N": "1"}}),
        ({"a": {"L": [None, {"S": "b"}]}}, {"a": {"L": [{}, {"S": "b"}]}}),
        ({"a": {"M": {"b": None}}}, {"a": {"M": {"b": {}}}}),
        ({"a": {"SS": ["b", None]}}, {"a": {"SS": ["b"]}}),
        ({"a": {"BS": [None]}}, {"a": {"BS": []}}),
        ({"a": {"BOOL": "true"}}, {"a": {"BOOL": True}}),
        ({"a": {"BOOL": "No"}}, {"a": {"BOOL": False}}),
        ({"a": {"NULL": "1"}}, {"a": {"NULL": True}}),
        ({"a": {"S": "x="}}, {"a": {"S": "x="}}),
        ({"a": {"S": "ab=="}, "b": {"B": "YQ=="}}, {"a": {"S": "ab=="}, "b": {"B": b"a"}}),
    ],
)
def test_what_dynamodb_forgives_is_put_right(sent: dict[str, Any], kept: dict[str, Any]):
    assert kept == shapes.checked("PutItem", put(Item=sent))["Item"]


@pytest.mark.parametrize(("sent", "kept"), [(1.7, 1), (2.0, 2), (1e2, 100), (Decimal("3.5"), 3)])
def test_whole_numbers_are_rounded_down(sent: Any, kept: int):
    limit = shapes.checked("Query", {"TableName": "Music", "Limit": sent})["Limit"]
    assert (kept, int) == (limit, type(limit))


def test_null_for_the_whole_request_is_refused():
    with pytest.raises(SerializationException) as refusal:
        shapes.decoded("ListTables", b"null")
    assert "" == refusal.value.message


def test_a_table_may_be_named_by_its_arn():
    arn = "arn:aws:dynamodb:eu-west-2:123456789012:table/Music"
    assert arn == shapes.checked("GetItem", keyed(TableName=arn))["TableName"]
    assert arn == shapes.checked("DescribeTable", {"TableName": arn})["TableName"]
    batch = {"RequestItems": {arn: {"Keys": [KEY]}}}
    assert batch == shapes.checked("BatchGetItem", batch)


def test_a_global_index_may_have_several_key_attributes_of_each_type():
    several = [{"AttributeName": name, "KeyType": "RANGE"} for name in "abcdefgh"]
    index = {"IndexName": "Wide", "KeySchema": several, "Projection": {"ProjectionType": "ALL"}}
    request = table(GlobalSecondaryIndexes=[index])
    assert request == shapes.checked("CreateTable", request)


def test_binary_is_taken_as_bytes_and_as_base64():
    item = {"a": {"B": b"a"}, "b": {"B": "Yg=="}, "c": {"BS": [bytearray(b"c"), memoryview(b"d")]}}
    expected = {"a": {"B": b"a"}, "b": {"B": b"b"}, "c": {"BS": [b"c", b"d"]}}
    assert expected == shapes.checked("PutItem", put(Item=item))["Item"]


def test_any_mapping_is_taken_for_an_object_and_any_collection_for_a_list():
    item = MappingProxyType({"a": {"L": ({"S": "b"},)}, "c": {"SS": frozenset("d")}})
    expected = {"a": {"L": [{"S": "b"}]}, "c": {"SS": ["d"]}}
    assert expected == shapes.checked("PutItem", put(Item=item))["Item"]


def test_values_far_beyond_the_nesting_limit_come_through_deep_enough_to_be_refused():
    item: Any = shapes.checked("PutItem", put(Item={"a": deep(200), "b": None}))["Item"]["a"]
    levels = 0
    while "L" in item:
        item, levels = item["L"][0], levels + 1
    assert levels > limits.NESTING_LEVELS_MAX


def test_the_request_is_neither_changed_nor_shared():
    for extra in ({}, {"b": {"BOOL": "true"}}):
        request = put(Item={"a": {"L": [{"M": {"b": {"SS": ["c"]}}}]}, **extra})
        before = copy.deepcopy(request)
        kept = shapes.checked("PutItem", request)
        kept["Item"]["a"]["L"][0]["M"]["b"]["SS"].append("d")
        kept["Item"]["z"] = {"S": "z"}
        assert before == request


def test_the_shapes_are_those_of_the_service_model_but_for_listed_differences():
    tables, streams = Model("dynamodb"), Model("dynamodbstreams")
    found = {
        difference
        for operation in OPERATIONS.values()
        for difference in (streams if operation.name in STREAM_OPERATIONS else tables).differences(
            operation
        )
    }
    assert set(DELIBERATE) == found


def test_every_operation_has_a_shape():
    expected = (
        "CreateTable DescribeTable ListTables UpdateTable DeleteTable PutItem GetItem UpdateItem "
        "DeleteItem Query Scan BatchGetItem BatchWriteItem TransactGetItems TransactWriteItems "
        "UpdateTimeToLive DescribeTimeToLive TagResource UntagResource ListTagsOfResource "
        "DescribeLimits DescribeEndpoints "
        "ListStreams DescribeStream GetShardIterator GetRecords "
        "CreateBackup DescribeBackup ListBackups DeleteBackup RestoreTableFromBackup "
        "UpdateContinuousBackups DescribeContinuousBackups RestoreTableToPointInTime "
        "ExecuteStatement BatchExecuteStatement ExecuteTransaction "
        "ExportTableToPointInTime DescribeExport ListExports ImportTable DescribeImport ListImports"
    )
    assert set(expected.split()) == shapes.OPERATIONS


@given(st.data())
def test_the_fast_check_and_the_exact_check_agree_on_right_requests(data: st.DataObject):
    operation = data.draw(st.sampled_from(sorted(OPERATIONS)))
    body = json.dumps(data.draw(right(OPERATIONS[operation].shape))).encode()
    request = shapes.decoded(operation, body)
    assert request == examined(operation, body)
    assert request == shapes.checked(operation, json.loads(body))


@given(st.data())
def test_spoiled_requests_meet_an_error_of_dynamodb_or_come_through(data: st.DataObject):
    operation = data.draw(st.sampled_from(sorted(OPERATIONS)))
    body = json.dumps(data.draw(spoiled(OPERATIONS[operation].shape))).encode()
    expected = outcome(operation, body)
    assert expected == outcome(operation, body, examined), "the fast check took what it must not"
    assert expected == outcome(operation, json.loads(body), shapes.checked)


@given(st.sampled_from(sorted(OPERATIONS)), json_documents)
def test_any_json_meets_an_error_of_dynamodb_or_comes_through(operation: str, document: Any):
    kept = outcome(operation, json.dumps(document).encode())
    assert isinstance(kept, dict | tuple)


@given(st.sampled_from(sorted(OPERATIONS)), st.binary(max_size=40))
def test_any_bytes_meet_an_error_of_dynamodb_or_come_through(operation: str, body: bytes):
    kept = outcome(operation, body)
    assert isinstance(kept, dict | tuple)


@given(st.binary(max_size=9))
def test_base64_as_written_by_everybody_needs_no_closer_look(content: bytes):
    body = msgspec.json.encode({"B": content})
    assert not decoders.may_have_stray_bits(body)
