"""Pages of a SELECT: Limit, NextToken, and where a page ends by itself."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, limits
from tablewright.engine.partiql.next_tokens import Position, encoded
from tablewright.errors import ValidationException
from tests.conformance.tables import INDEXED, RANGE

PARTITIONS = "abcdefghijkl"  # twelve: more than a page reads
SORTS = "12345"


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        engine.call(*RANGE)
        engine.call(*INDEXED)
        for partition in PARTITIONS:
            for sort in SORTS:
                item = {"pk": {"S": partition}, "sk": {"S": sort}, "owner": {"S": sort}}
                engine.call("PutItem", {"TableName": "range", "Item": item})
                engine.call("PutItem", {"TableName": "indexed", "Item": item})
        yield engine


def page(engine: Engine, text: str, **more: Any) -> dict[str, Any]:
    return engine.call("ExecuteStatement", {"Statement": text, **more})


def refusal(engine: Engine, text: str, **more: Any) -> str:
    with pytest.raises(ValidationException) as refused:
        page(engine, text, **more)
    return refused.value.message


def all_rows(engine: Engine, text: str, *sizes: int, **more: Any) -> list[Any]:
    """Every row, read in pages of these sizes, over and over."""
    rows: list[Any] = []
    token: dict[str, Any] = {}
    for number in range(1_000):
        limit = {"Limit": sizes[number % len(sizes)]} if sizes else {}
        answer = page(engine, text, **token, **limit, **more)
        rows += answer["Items"]
        if "NextToken" not in answer:
            return rows
        token = {"NextToken": answer["NextToken"]}
    raise AssertionError("the pages do not end")


MISMATCH = "NextToken does not match request"
ONE_PARTITION = "SELECT sk FROM range WHERE pk = 'a'"


@pytest.mark.parametrize("token", ["x", "AAAA", "!" * 20, base64.b64encode(b"x" * 60).decode()])
def test_a_text_that_is_no_token_is_refused(engine: Engine, token: str):
    assert "Invalid NextToken" == refusal(engine, ONE_PARTITION, NextToken=token)


def test_a_token_of_another_statement_is_refused(engine: Engine):
    token = page(engine, ONE_PARTITION, Limit=1)["NextToken"]
    other = "SELECT sk FROM range WHERE pk = 'b'"
    assert MISMATCH == refusal(engine, other, NextToken=token)


def test_a_token_of_other_parameters_is_refused(engine: Engine):
    text = "SELECT sk FROM range WHERE pk = ?"
    token = page(engine, text, Limit=1, Parameters=[{"S": "a"}])["NextToken"]
    message = refusal(engine, text, NextToken=token, Parameters=[{"S": "b"}])
    assert MISMATCH == message


@pytest.mark.parametrize(
    "position",
    [
        Position(1),
        Position(-1),
        Position(0, {"pk": {"S": "b"}, "sk": {"S": "1"}}),
        Position(0, {"pk": {"S": "a"}}),
        Position(0, {"pk": {"S": "a"}, "sk": {"N": "1"}}),
        Position(0, {"pk": {"S": "a"}, "sk": {"S": ""}}),
        Position(0, {}),
    ],
)
def test_a_forged_token_is_refused(engine: Engine, position: Position):
    token = encoded(position, {"Statement": ONE_PARTITION})
    assert "Invalid NextToken" == refusal(engine, ONE_PARTITION, NextToken=token)


@pytest.mark.parametrize("number", ["one", "1e999", "1" * 39, ""])
def test_a_forged_token_with_a_number_that_is_none_is_refused(number: str):
    text = "SELECT * FROM numbers"
    attributes = {"id": "S", "n": "N"}
    table = {
        "TableName": "numbers",
        "KeySchema": [
            {"AttributeName": "id", "KeyType": "HASH"},
            {"AttributeName": "n", "KeyType": "RANGE"},
        ],
        "AttributeDefinitions": [
            {"AttributeName": name, "AttributeType": kind} for name, kind in attributes.items()
        ],
        "BillingMode": "PAY_PER_REQUEST",
    }
    position = Position(0, {"id": {"S": "a"}, "n": {"N": number}})
    token = encoded(position, {"Statement": text})
    with Engine.memory() as engine:
        engine.call("CreateTable", table)
        assert "Invalid NextToken" == refusal(engine, text, NextToken=token)


@pytest.mark.parametrize("kind", [" ", "SS", "NULL"])
def test_a_token_with_a_key_of_another_type_is_refused(engine: Engine, kind: str):
    token = base64.b64decode(page(engine, ONE_PARTITION, Limit=2)["NextToken"])
    damaged = base64.b64encode(token.replace(b'"S"', f'"{kind}"'.encode())).decode()
    assert "Invalid NextToken" == refusal(engine, ONE_PARTITION, NextToken=damaged)


@given(st.data())
def test_a_damaged_token_is_refused_or_goes_on_somewhere(engine: Engine, data: st.DataObject):
    token = page(engine, ONE_PARTITION, Limit=2)["NextToken"]
    content = bytearray(base64.b64decode(token))
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] = data.draw(st.integers(0, 255))
    damaged = base64.b64encode(bytes(content)).decode()
    try:
        outcome: Any = len(page(engine, ONE_PARTITION, NextToken=damaged)["Items"])
    except ValidationException as refused:
        outcome = refused.message
    assert outcome in (*range(len(SORTS) + 1), "Invalid NextToken", MISMATCH)


def test_a_page_ends_after_as_many_items_as_its_limit(engine: Engine):
    answer = page(engine, ONE_PARTITION, Limit=2)
    assert [{"sk": {"S": "1"}}, {"sk": {"S": "2"}}] == answer["Items"]
    assert {"pk": {"S": "a"}, "sk": {"S": "2"}} == answer["LastEvaluatedKey"]


def test_a_limit_counts_what_is_read_not_what_is_found(engine: Engine):
    text = f"{ONE_PARTITION} AND owner = '4'"
    answer = page(engine, text, Limit=3)
    assert [] == answer["Items"]
    following = page(engine, text, Limit=3, NextToken=answer["NextToken"])
    assert [{"sk": {"S": "4"}}] == following["Items"]


def test_a_limit_holds_over_several_partitions(engine: Engine):
    text = "SELECT pk, sk FROM range WHERE pk IN ['a', 'b'] AND sk > '3'"
    answer = page(engine, text, Limit=3)
    assert ["a4", "a5", "b4"] == [row["pk"]["S"] + row["sk"]["S"] for row in answer["Items"]]
    assert "NextToken" not in page(engine, text, NextToken=answer["NextToken"])


def test_the_last_page_has_no_token(engine: Engine):
    assert {"Items"} == page(engine, ONE_PARTITION).keys()


def test_a_page_that_ends_with_the_last_item_has_a_token_to_an_empty_page(engine: Engine):
    answer = page(engine, ONE_PARTITION, Limit=len(SORTS))
    assert {"Items": []} == page(engine, ONE_PARTITION, NextToken=answer["NextToken"])


def test_the_next_page_may_have_another_size_and_consistency(engine: Engine):
    token = page(engine, ONE_PARTITION, Limit=1)["NextToken"]
    rows = page(engine, ONE_PARTITION, NextToken=token, Limit=4, ConsistentRead=True)["Items"]
    assert [{"sk": {"S": sort}} for sort in "2345"] == rows


def test_a_page_reads_at_most_ten_partitions(engine: Engine):
    names = ", ".join(f"'{partition}'" for partition in PARTITIONS)
    text = f"SELECT pk FROM range WHERE pk IN [{names}] AND sk = '1'"
    answer = page(engine, text)
    assert [{"pk": {"S": partition}} for partition in PARTITIONS[:10]] == answer["Items"]
    assert "LastEvaluatedKey" not in answer
    following = page(engine, text, NextToken=answer["NextToken"])
    assert {"Items": [{"pk": {"S": partition}} for partition in PARTITIONS[10:]]} == following


def test_an_item_that_is_deleted_between_pages_does_not_break_them():
    with Engine.memory() as engine:
        engine.call(*RANGE)
        for sort in SORTS:
            item = {"pk": {"S": "a"}, "sk": {"S": sort}}
            engine.call("PutItem", {"TableName": "range", "Item": item})
        token = page(engine, ONE_PARTITION, Limit=2)["NextToken"]
        page(engine, "DELETE FROM range WHERE pk = 'a' AND sk = '2'")
        rows = page(engine, ONE_PARTITION, NextToken=token)["Items"]
        assert [{"sk": {"S": sort}} for sort in "345"] == rows


def test_a_page_ends_at_a_megabyte_over_all_its_partitions():
    with Engine.memory() as engine:
        engine.call(*RANGE)
        for partition in "abcd":
            item = {"pk": {"S": partition}, "sk": {"S": "1"}, "f": {"S": "x" * 380_000}}
            engine.call("PutItem", {"TableName": "range", "Item": item})
        text = "SELECT pk FROM range WHERE pk IN ['a', 'b', 'c', 'd']"
        answer = page(engine, text)
        assert 3 == len(answer["Items"])
        assert 3 * 380_000 > limits.PAGE_BYTES_MAX
        following = page(engine, text, NextToken=answer["NextToken"])
        assert {"Items": [{"pk": {"S": "d"}}]} == following


STATEMENTS = [
    "SELECT * FROM range",
    "SELECT * FROM range WHERE owner = '3'",
    "SELECT * FROM range WHERE pk = 'a' ORDER BY sk DESC",
    "SELECT * FROM range WHERE pk IN ['c', 'a', 'b'] AND owner <> '2'",
    "SELECT * FROM range WHERE pk IN ['c', 'a'] ORDER BY pk DESC, sk ASC",
    "SELECT * FROM range WHERE pk = 'a' AND (sk < '3' OR sk > '4') ORDER BY sk DESC",
    "SELECT * FROM indexed.by_owner WHERE owner = '2'",
    "SELECT * FROM indexed.by_owner WHERE owner IN ['1', '2'] ORDER BY owner DESC",
]


@pytest.mark.parametrize("text", STATEMENTS)
@pytest.mark.parametrize("sizes", [(1,), (2, 1, 3), (7,)], ids=str)
def test_pages_of_any_size_have_the_same_rows_in_the_same_order(
    engine: Engine, text: str, sizes: tuple[int, ...]
):
    assert all_rows(engine, text) == all_rows(engine, text, *sizes)
