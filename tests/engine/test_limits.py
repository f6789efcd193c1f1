"""DynamoDB's limits of items, expressions and requests, one below each, at it, and one above it.

The numbers come from `limits`; in which words something is refused is for conformance cases to say.
Not here: limits of tables and indexes (`test_limits_of_tables`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, ManualClock, ServiceError, limits
from tests.engine.limit_steps import Request, check_around, create, text


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as engine:
        create(engine)
        yield engine


def put(engine: Engine, **attributes: Any) -> None:
    item = {"pk": {"S": "a"}, "sk": {"S": "1"}, **attributes}
    engine.call("PutItem", {"TableName": "things", "Item": item})


def nested(levels: int) -> Request:
    """A string that stands on that level: an attribute is on the first."""
    value = text(1)
    for _ in range(levels - 1):
        value = {"L": [value]}
    return value


# Items and values


def test_an_item_has_at_most_400_kb_names_included(engine: Engine) -> None:
    keys_bytes = len("pk" + "a" + "sk" + "1" + "v")
    check_around(limits.ITEM_SIZE_BYTES_MAX, lambda size: put(engine, v=text(size - keys_bytes)))


def test_an_update_makes_no_item_of_more_than_400_kb(engine: Engine) -> None:
    put(engine)
    # An update is charged for what it says as well: a few bytes for each clause.
    charge_bytes = 3 + 19 + len("v")

    def update(size: int) -> None:
        engine.call(
            "UpdateItem",
            {
                "TableName": "things",
                "Key": {"pk": {"S": "a"}, "sk": {"S": "1"}},
                "UpdateExpression": "SET v = :v",
                "ExpressionAttributeValues": {":v": text(size - charge_bytes)},
            },
        )

    check_around(limits.ITEM_SIZE_BYTES_MAX, update)


def test_a_partition_key_has_1_to_2048_bytes(engine: Engine) -> None:
    with pytest.raises(ServiceError):
        put(engine, pk=text(0))
    put(engine, pk=text(1))
    check_around(limits.PARTITION_KEY_BYTES_MAX, lambda size: put(engine, pk=text(size)))


def test_a_sort_key_has_1_to_1024_bytes(engine: Engine) -> None:
    with pytest.raises(ServiceError):
        put(engine, sk=text(0))
    put(engine, sk=text(1))
    check_around(limits.SORT_KEY_BYTES_MAX, lambda size: put(engine, sk=text(size)))


def test_keys_are_measured_in_bytes_not_characters(engine: Engine) -> None:
    most = limits.SORT_KEY_BYTES_MAX
    put(engine, sk={"S": "é" * (most // 2)})
    with pytest.raises(ServiceError):
        put(engine, sk={"S": "é" * (most // 2) + "x"})


def test_long_keys_that_differ_in_the_last_byte_are_two(engine: Engine) -> None:
    partition = "p" * (limits.PARTITION_KEY_BYTES_MAX - 1)
    sort = "s" * (limits.SORT_KEY_BYTES_MAX - 1)
    for last in "ab":
        put(engine, pk={"S": partition + last}, sk={"S": sort + last})
        put(engine, pk={"S": partition + "a"}, sk={"S": sort + last})
    assert 3 == engine.call("Scan", {"TableName": "things", "Select": "COUNT"})["Count"]


def test_empty_sets_are_refused_and_empty_values_are_not(engine: Engine) -> None:
    for value in ({"SS": []}, {"NS": []}, {"BS": []}, {"L": [{"SS": []}]}):
        with pytest.raises(ServiceError):
            put(engine, v=value)
    put(engine, v={"S": ""}, w={"B": b""}, x={"L": []}, y={"M": {}}, z={"SS": [""]})


def test_an_index_key_is_not_empty(engine: Engine) -> None:
    index = {
        "IndexName": "by_g",
        "KeySchema": [{"AttributeName": "g", "KeyType": "HASH"}],
        "Projection": {"ProjectionType": "ALL"},
    }
    create(engine, "indexed", defined=["g"], GlobalSecondaryIndexes=[index])
    item = {"pk": text(1), "sk": text(1)}
    with pytest.raises(ServiceError):
        engine.call("PutItem", {"TableName": "indexed", "Item": item | {"g": text(0)}})
    engine.call("PutItem", {"TableName": "indexed", "Item": item | {"g": text(1)}})


def test_a_number_has_at_most_38_digits(engine: Engine) -> None:
    check_around(limits.NUMBER_DIGITS_MAX, lambda digits: put(engine, v={"N": "1" * digits}))


def test_a_number_is_at_most_just_below_1e126(engine: Engine) -> None:
    check_around(limits.NUMBER_EXPONENT_MAX, lambda power: put(engine, v={"N": f"9.9e{power}"}))
    check_around(limits.NUMBER_EXPONENT_MAX, lambda power: put(engine, v={"N": f"-9.9e{power}"}))


def test_a_number_is_zero_or_at_least_1e_130(engine: Engine) -> None:
    put(engine, v={"N": "0"})
    check_around(-limits.NUMBER_EXPONENT_MIN, lambda power: put(engine, v={"N": f"1e-{power}"}))


def test_values_are_nested_at_most_32_levels_deep(engine: Engine) -> None:
    check_around(limits.NESTING_LEVELS_MAX, lambda levels: put(engine, v=nested(levels)))


def test_an_attributes_name_has_at_most_64_kb(engine: Engine) -> None:
    check_around(
        limits.ATTRIBUTE_NAME_BYTES_MAX, lambda length: put(engine, **{"n" * length: text(1)})
    )


# Expressions


def filtered(engine: Engine, expression: str, **members: Any) -> None:
    engine.call("Scan", {"TableName": "things", "FilterExpression": expression, **members})


def test_an_expression_has_at_most_4_kb(engine: Engine) -> None:
    check_around(
        limits.EXPRESSION_BYTES_MAX,
        lambda size: filtered(engine, "attribute_exists(v)".ljust(size)),
    )


def test_a_placeholder_has_at_most_255_bytes(engine: Engine) -> None:
    def with_name(length: int) -> None:
        name = "#" + "n" * (length - 1)
        filtered(engine, f"attribute_exists({name})", ExpressionAttributeNames={name: "v"})

    def with_value(length: int) -> None:
        value = ":" + "v" * (length - 1)
        filtered(engine, f"v = {value}", ExpressionAttributeValues={value: text(1)})

    check_around(limits.EXPRESSION_TOKEN_BYTES_MAX, with_name)
    check_around(limits.EXPRESSION_TOKEN_BYTES_MAX, with_value)


def test_all_values_of_a_request_have_at_most_2_mb(engine: Engine) -> None:
    check_around(
        limits.EXPRESSION_VALUES_BYTES_MAX,
        lambda size: filtered(
            engine, "v = :v", ExpressionAttributeValues={":v": text(size - len(":v"))}
        ),
    )


def test_an_expression_has_at_most_300_operators(engine: Engine) -> None:
    def attempt(operators: int) -> None:
        # Each comparison is an operator, and so is each AND between them.
        negations = "NOT " * (1 - operators % 2)
        comparisons = " AND ".join(["v=:v"] * ((operators + 1) // 2))
        filtered(engine, negations + comparisons, ExpressionAttributeValues={":v": text(1)})

    check_around(limits.EXPRESSION_OPERATORS_MAX, attempt)


def test_in_has_at_most_100_operands(engine: Engine) -> None:
    def attempt(count: int) -> None:
        values = {f":v{number}": text(1) for number in range(count)}
        filtered(engine, f"v IN ({', '.join(values)})", ExpressionAttributeValues=values)

    check_around(limits.IN_OPERANDS_MAX, attempt)


# Requests


def some_keys(count: int) -> list[Request]:
    return [{"pk": {"S": str(number)}, "sk": {"S": "1"}} for number in range(count)]


def test_a_batch_gets_at_most_100_items(engine: Engine) -> None:
    check_around(
        limits.BATCH_GET_KEYS_MAX,
        lambda count: engine.call(
            "BatchGetItem", {"RequestItems": {"things": {"Keys": some_keys(count)}}}
        ),
    )


def test_a_batch_writes_at_most_25_items(engine: Engine) -> None:
    check_around(
        limits.BATCH_WRITE_REQUESTS_MAX,
        lambda count: engine.call(
            "BatchWriteItem",
            {"RequestItems": {"things": [{"PutRequest": {"Item": k}} for k in some_keys(count)]}},
        ),
    )


def test_the_largest_batch_of_writes_stays_below_16_mb() -> None:
    largest = limits.BATCH_WRITE_REQUESTS_MAX * limits.ITEM_SIZE_BYTES_MAX
    assert largest < limits.BATCH_WRITE_BYTES_MAX


def test_a_batch_gets_at_most_16_mb_and_leaves_the_rest(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 16 * limits.MIB == limits.BATCH_GET_BYTES_MAX
    keys = some_keys(4)
    for key in keys:
        put(engine, **key, v=text(100 - len("pk" + "0" + "sk" + "1" + "v")))
    request = {"RequestItems": {"things": {"Keys": keys, "ProjectionExpression": "pk"}}}
    for most, left in ((399, keys[3:]), (400, []), (401, [])):
        monkeypatch.setattr(limits, "BATCH_GET_BYTES_MAX", most)
        answer = engine.call("BatchGetItem", request)
        assert 4 - len(left) == len(answer["Responses"]["things"])
        unprocessed = {"things": {"Keys": left, "ProjectionExpression": "pk"}} if left else {}
        assert unprocessed == answer["UnprocessedKeys"]


@pytest.mark.parametrize("operation", ["TransactGetItems", "TransactWriteItems"])
def test_a_transaction_has_at_most_100_actions(engine: Engine, operation: str) -> None:
    action, member = ("Get", "Key") if operation == "TransactGetItems" else ("Put", "Item")
    check_around(
        limits.TRANSACTION_ACTIONS_MAX,
        lambda count: engine.call(
            operation,
            {
                "TransactItems": [
                    {action: {"TableName": "things", member: key}} for key in some_keys(count)
                ]
            },
        ),
    )


def test_a_transaction_writes_and_reads_at_most_4_mb(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 4 * limits.MIB == limits.TRANSACTION_BYTES_MAX
    monkeypatch.setattr(limits, "TRANSACTION_BYTES_MAX", 200)
    keys = some_keys(2)
    keys_bytes = len("pk" + "0" + "sk" + "1")
    names_bytes = keys_bytes + len("v")

    def write(size: int) -> None:
        items = [keys[0] | {"v": text(100 - names_bytes)}]
        items += [keys[1] | {"v": text(size - 100 - names_bytes)}]
        puts = [{"Put": {"TableName": "things", "Item": item}} for item in items]
        engine.call("TransactWriteItems", {"TransactItems": puts})

    def grow(size: int) -> None:
        updates = [
            {
                "Update": {
                    "TableName": "things",
                    "Key": key,
                    "UpdateExpression": "SET v = :v",
                    "ExpressionAttributeValues": {":v": text(length - keys_bytes)},
                }
            }
            for key, length in zip(keys, (100, size - 100), strict=True)
        ]
        engine.call("TransactWriteItems", {"TransactItems": updates})

    def read(size: int) -> None:
        monkeypatch.setattr(limits, "TRANSACTION_BYTES_MAX", 403 - size)
        gets = [{"Get": {"TableName": "things", "Key": key}} for key in keys]
        engine.call("TransactGetItems", {"TransactItems": gets})

    check_around(200, write)
    check_around(200, grow)  # which leaves items of 202 bytes together
    check_around(201, read)


def test_a_transaction_deletes_and_checks_more_than_4_mb_of_stored_items(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = some_keys(3)
    for key in keys:
        engine.call("PutItem", {"TableName": "things", "Item": key | {"v": text(200)}})
    monkeypatch.setattr(limits, "TRANSACTION_BYTES_MAX", 100)
    actions = [
        {"Delete": {"TableName": "things", "Key": keys[0]}},
        {
            "ConditionCheck": {
                "TableName": "things",
                "Key": keys[1],
                "ConditionExpression": "attribute_exists(v)",
            }
        },
        {
            "Update": {
                "TableName": "things",
                "Key": keys[2],
                "UpdateExpression": "SET w = v",
            }
        },
    ]
    assert {} == engine.call("TransactWriteItems", {"TransactItems": actions})


def test_a_page_has_at_most_1_mb(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert limits.MIB == limits.PAGE_BYTES_MAX
    for key in some_keys(4):
        put(engine, **key, v=text(100 - len("pk" + "0" + "sk" + "1" + "v")))
    counts = []
    for most in (299, 300, 301):
        monkeypatch.setattr(limits, "PAGE_BYTES_MAX", most)
        page = engine.call("Scan", {"TableName": "things"})
        assert "LastEvaluatedKey" in page
        counts.append(page["Count"])
    assert [3, 3, 4] == counts  # the item that reaches the limit is the last one of the page


def test_a_scan_has_at_most_a_million_segments(engine: Engine) -> None:
    check_around(
        limits.SCAN_SEGMENTS_MAX,
        lambda count: engine.call(
            "Scan", {"TableName": "things", "Segment": 0, "TotalSegments": count}
        ),
    )


def test_a_client_token_has_1_to_36_characters(engine: Engine) -> None:
    def attempt(length: int) -> None:
        puts = [{"Put": {"TableName": "things", "Item": some_keys(1)[0]}}]
        engine.call(
            "TransactWriteItems", {"TransactItems": puts, "ClientRequestToken": "t" * length}
        )

    with pytest.raises(ServiceError):
        attempt(0)
    attempt(1)
    check_around(limits.CLIENT_TOKEN_LENGTH_MAX, attempt)


def test_a_client_token_counts_for_ten_minutes(engine: Engine, clock: ManualClock) -> None:
    def attempt(value: str) -> None:
        item = some_keys(1)[0] | {"v": {"S": value}}
        puts = [{"Put": {"TableName": "things", "Item": item}}]
        engine.call("TransactWriteItems", {"TransactItems": puts, "ClientRequestToken": "token"})

    attempt("first")
    clock.advance(seconds=limits.CLIENT_TOKEN_SECONDS - 1)
    with pytest.raises(ServiceError):
        attempt("second")
    clock.advance(seconds=1)
    attempt("second")
