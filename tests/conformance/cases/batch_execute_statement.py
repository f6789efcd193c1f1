"""BatchExecuteStatement: what is refused as a whole, and what each statement is answered."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.statements import (
    NO_WHOLE_KEY,
    NOT_WELL_FORMED,
    WRONG_COUNT,
    statement,
    with_items,
)
from tests.conformance.steps import N, Read, S, holds, lacks
from tests.conformance.tables import HASH, INDEXED, RANGE
from tests.conformance.wording import (
    CONDITION_FAILED,
    ENVELOPE,
    NOT_FOUND,
    breaks,
    is_none_of,
    is_null,
)

OPERATION = "BatchExecuteStatement"
A = {"pk": S("a"), "n": N("1")}
GIVEN = (*with_items(HASH, A, {"pk": S("b")}), RANGE)
READ_A = "SELECT * FROM hash WHERE pk = 'a'"
INSERT_C = "INSERT INTO hash VALUE {'pk': 'c'}"
NO_KEY = (
    "Select statements within BatchExecuteStatement must specify the primary key in the where "
    "clause."
)
MIXED = "Read and write requests together in the same batch is not supported."
DUPLICATES = "Provided list of item keys contains duplicates"
SHOWN = (
    "BatchStatementRequest(statement=1, parameters=null, consistentRead=null, "
    "returnValuesOnConditionCheckFailure=null)"
)
FOUND_A = {"TableName": "hash", "Item": A}


def batch(*statements: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    parts = [statement(each) if isinstance(each, str) else each for each in statements]
    return {"Statements": parts, **more}


def error(code: str, message: str, **more: Any) -> dict[str, Any]:
    """What a statement is answered that failed."""
    return {"Error": {"Code": code, "Message": message, **more}}


def invalid(message: str) -> dict[str, Any]:
    return error("ValidationError", message)


def refused(name: str, request: dict[str, Any], message: str) -> Case:
    """A batch that is refused as a whole; nothing of it happens."""
    untouched = (lacks("hash", pk=S("c")),)
    return refuses(name, OPERATION, request, message, given=GIVEN, then=untouched)


def answered(
    name: str,
    request: dict[str, Any],
    *responses: dict[str, Any],
    consumed: list[dict[str, Any]] | None = None,
    then: tuple[Read, ...] = (),
) -> Case:
    answer: dict[str, Any] = {"Responses": list(responses)}
    if consumed is not None:
        answer["ConsumedCapacity"] = consumed
    return answers(name, OPERATION, request, answer, given=(*GIVEN, INDEXED), then=then)


REFUSED = [
    refused("nothing is given", {}, ENVELOPE + is_null("statements")),
    refused(
        "no statements",
        batch(),
        ENVELOPE
        + breaks("'[]'", "statements", "Member must have length greater than or equal to 1"),
    ),
    refused(
        "a statement without a text",
        {"Statements": [{}]},
        ENVELOPE + is_null("statements.1.member.statement"),
    ),
    refused(
        "an unknown capacity",
        batch(READ_A, ReturnConsumedCapacity="BOGUS"),
        ENVELOPE + is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE"),
    ),
    refused(
        "26 statements",
        batch(*["1"] * 26),
        ENVELOPE
        + breaks(
            f"'[{', '.join([SHOWN] * 26)}]'",
            "statements",
            "Member must have length less than or equal to 25",
        ),
    ),
    refused("a read and a write", batch(READ_A, INSERT_C), MIXED),
    refused("a write and a read", batch(INSERT_C, READ_A), MIXED),
    refused("one item read twice", batch(READ_A, "SELECT n FROM hash WHERE pk = 'a'"), DUPLICATES),
    refused(
        "one item written twice",
        batch(INSERT_C, "UPDATE hash SET a = 1 WHERE pk = 'c'"),
        DUPLICATES,
    ),
]

FAILED_READS = [
    answered(
        "a text that is not well formed",
        batch("SELECT", READ_A),
        invalid(f"{NOT_WELL_FORMED}Unexpected term"),
        FOUND_A,
    ),
    answered(
        "a text that is no statement",
        batch("1", READ_A),
        invalid("Invalid operation. Only select, insert, update and delete operations are valid"),
        FOUND_A,
    ),
    answered("a read without a key", batch("SELECT * FROM hash", READ_A), invalid(NO_KEY), FOUND_A),
    answered("a read of half a key", batch("SELECT * FROM range WHERE pk = 'a'"), invalid(NO_KEY)),
    answered("a read with a filter", batch(f"{READ_A} AND n = 1"), invalid(NO_KEY)),
    answered(
        "a read of an index",
        batch("SELECT * FROM indexed.by_city WHERE city = 'c'"),
        invalid(NO_KEY),
    ),
    answered("a parameter too few", batch("SELECT * FROM hash WHERE pk = ?"), invalid(WRONG_COUNT)),
    answered(
        "a key of another type",
        batch("SELECT * FROM hash WHERE pk = 1"),
        invalid("Key attribute's data type should match its data type in table's schema: Key pk"),
    ),
    answered(
        "a table that is not there",
        batch("SELECT * FROM absent WHERE pk = 'a'", READ_A),
        error("ResourceNotFound", NOT_FOUND),
        FOUND_A,
    ),
    answered(
        "EXISTS",
        batch("EXISTS(SELECT * FROM hash WHERE pk = 'a' AND n = 1)"),
        invalid("EXISTS can only be used in ExecuteTransaction write requests."),
    ),
]

FAILED_WRITES = [
    answered(
        "an item that is there already",
        batch("INSERT INTO hash VALUE {'pk': 'a'}", INSERT_C),
        {**error("DuplicateItem", "Duplicate primary key exists in table"), "TableName": "hash"},
        {"TableName": "hash"},
        then=(holds("hash", **A), holds("hash", pk=S("c"))),
    ),
    answered(
        "a condition that fails",
        batch("UPDATE hash SET n = 9 WHERE pk = 'a' AND n = 2", INSERT_C),
        {**error("ConditionalCheckFailed", CONDITION_FAILED), "TableName": "hash"},
        {"TableName": "hash"},
        then=(holds("hash", **A),),
    ),
    answered(
        "a condition that fails, with the item",
        batch(
            statement(
                "DELETE FROM hash WHERE pk = 'a' AND n = 2",
                ReturnValuesOnConditionCheckFailure="ALL_OLD",
            )
        ),
        {**error("ConditionalCheckFailed", CONDITION_FAILED, Item=A), "TableName": "hash"},
        then=(holds("hash", **A),),
    ),
    answered(
        "a write of half a key",
        batch("DELETE FROM range WHERE pk = 'a'", INSERT_C),
        invalid(NO_WHOLE_KEY),
        {"TableName": "hash"},
    ),
    answered(
        "a write to a table that is not there",
        batch("INSERT INTO absent VALUE {'pk': 'a'}", INSERT_C),
        error("ResourceNotFound", NOT_FOUND),
        {"TableName": "hash"},
    ),
]

DONE = [
    answered("a read", batch(READ_A), FOUND_A),
    answered(
        "reads in the order of the request",
        batch("SELECT * FROM hash WHERE pk = 'b'", READ_A),
        {"TableName": "hash", "Item": {"pk": S("b")}},
        FOUND_A,
    ),
    answered(
        "a read of what is not there",
        batch("SELECT * FROM hash WHERE pk = 'z'"),
        {"TableName": "hash"},
    ),
    answered(
        "a read of some columns",
        batch("SELECT n FROM hash WHERE pk = 'a'"),
        {"TableName": "hash", "Item": {"n": N("1")}},
    ),
    answered(
        "a read with parameters",
        batch(statement("SELECT * FROM hash WHERE pk = ?", S("a"))),
        FOUND_A,
    ),
    answered(
        "writes",
        batch(
            INSERT_C, "UPDATE hash SET n = n + 1 WHERE pk = 'a'", "DELETE FROM hash WHERE pk = 'b'"
        ),
        {"TableName": "hash"},
        {"TableName": "hash"},
        {"TableName": "hash"},
        then=(
            holds("hash", pk=S("c")),
            holds("hash", pk=S("a"), n=N("2")),
            lacks("hash", pk=S("b")),
        ),
    ),
    answered(
        "a write that returns",
        batch("UPDATE hash SET n = 7 WHERE pk = 'a' RETURNING ALL NEW *"),
        {"TableName": "hash", "Item": {"pk": S("a"), "n": N("7")}},
    ),
    answered(
        "what reads cost, consistent and not",
        batch(
            statement(READ_A, ConsistentRead=True),
            "SELECT * FROM hash WHERE pk = 'b'",
            "SELECT * FROM range WHERE pk = 'a' AND sk = 'b'",
            "SELECT * FROM hash",
            ReturnConsumedCapacity="TOTAL",
        ),
        FOUND_A,
        {"TableName": "hash", "Item": {"pk": S("b")}},
        {"TableName": "range"},
        invalid(NO_KEY),
        consumed=[
            {"TableName": "hash", "CapacityUnits": 1.5},
            {"TableName": "range", "CapacityUnits": 0.5},
        ],
    ),
    answered(
        "what writes cost",
        batch(INSERT_C, "DELETE FROM hash WHERE pk = 'b'", ReturnConsumedCapacity="TOTAL"),
        {"TableName": "hash"},
        {"TableName": "hash"},
        consumed=[{"TableName": "hash", "CapacityUnits": 2.0}],
    ),
]

CASES = [*REFUSED, *FAILED_READS, *FAILED_WRITES, *DONE]
