"""ExecuteTransaction: what is refused at once, what cancels, and what happens."""

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
    INVALID,
    MISMATCH,
    NO_TYPE,
    NOT_FOUND,
    breaks,
    is_none_of,
    is_null,
)

OPERATION = "ExecuteTransaction"
A = {"pk": S("a"), "n": N("1")}
B = {"pk": S("b")}
GIVEN = (*with_items(HASH, A, B), RANGE, INDEXED)
UNTOUCHED = (holds("hash", **A), holds("hash", **B), lacks("hash", pk=S("c")))
READ_A = "SELECT * FROM hash WHERE pk = 'a'"
INSERT_C = "INSERT INTO hash VALUE {'pk': 'c'}"
EXISTS_A = "EXISTS(SELECT * FROM hash WHERE pk = 'a' AND n = 1)"
NO_KEY = (
    "Select statements within ExecuteTransaction must specify the primary key in the where clause."
)
ONE_ITEM = "EXISTS() must contain a single item read with additional condition"
NO_RETURNING = "RETURNING clause is not supported in ExecuteTransaction."
DUPLICATES = "Transaction request cannot include multiple operations on one item"
MIXED = (
    "ExecuteTransaction API does not support both read and write operations in the same request."
)
SHOWN = (
    "ParameterizedStatement(statement=1, parameters=null, returnValuesOnConditionCheckFailure=null)"
)
NONE = {"Code": "None"}
ABSENT = {"Code": "ResourceNotFound", "Message": NOT_FOUND}
FAILED = {"Code": "ConditionalCheckFailed", "Message": CONDITION_FAILED}
KEY_MISMATCH = {"Code": "ValidationError", "Message": MISMATCH}


def transaction(*statements: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    parts = [statement(each) if isinstance(each, str) else each for each in statements]
    return {"TransactStatements": parts, **more}


def at(number: int, message: str) -> str:
    """What is said of a statement of a transaction."""
    return f"Validation failed in TransactStatements[{number}]: {message}"


def refused(name: str, request: dict[str, Any], message: str) -> Case:
    """A transaction that is refused at once; nothing of it happens."""
    return refuses(name, OPERATION, request, message, given=GIVEN, then=UNTOUCHED)


def canceled(name: str, request: dict[str, Any], *reasons: dict[str, Any]) -> Case:
    """A transaction that is cancelled; nothing of it happens."""
    codes = ", ".join(reason["Code"] for reason in reasons)
    return refuses(
        name,
        OPERATION,
        request,
        f"Transaction cancelled, please refer cancellation reasons for specific reasons [{codes}]",
        type="TransactionCanceledException",
        details={"CancellationReasons": list(reasons)},
        given=GIVEN,
        then=UNTOUCHED,
    )


def answered(
    name: str, request: dict[str, Any], *responses: dict[str, Any], then: tuple[Read, ...] = ()
) -> Case:
    return answers(name, OPERATION, request, {"Responses": list(responses)}, given=GIVEN, then=then)


REFUSED = [
    refused("nothing is given", {}, ENVELOPE + is_null("transactStatements")),
    refused(
        "no statements",
        transaction(),
        ENVELOPE
        + breaks(
            "'[]'", "transactStatements", "Member must have length greater than or equal to 1"
        ),
    ),
    refused(
        "101 statements",
        transaction(*["1"] * 101),
        ENVELOPE
        + breaks(
            f"'[{', '.join([SHOWN] * 101)}]'",
            "transactStatements",
            "Member must have length less than or equal to 100",
        ),
    ),
    refused(
        "an unknown capacity",
        transaction(READ_A, ReturnConsumedCapacity="BOGUS"),
        ENVELOPE + is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE"),
    ),
    refused(
        "a token of 37 characters",
        transaction(INSERT_C, ClientRequestToken="x" * 37),
        ENVELOPE
        + breaks(
            f"'{'x' * 37}'",
            "clientRequestToken",
            "Member must have length less than or equal to 36",
        ),
    ),
    refused("a parameter of no type", transaction("SELECT", statement(READ_A, {})), NO_TYPE),
    refused(
        "a text that is not well formed",
        transaction(READ_A, "SELECT"),
        at(1, f"{NOT_WELL_FORMED}Unexpected term"),
    ),
    refused(
        "a parameter too few",
        transaction("INSERT INTO hash VALUE {'pk': ?}"),
        at(0, WRONG_COUNT),
    ),
    refused("a text that is no statement", transaction("1"), "Unsupported operation: Lit"),
    refused("a call", transaction("size(a)"), "Unsupported operation in transaction."),
    refused("a read and a write", transaction(READ_A, INSERT_C), MIXED),
    refused("a read and EXISTS", transaction(READ_A, EXISTS_A), MIXED),
    refused("a read without a key", transaction("SELECT * FROM hash"), at(0, NO_KEY)),
    refused(
        "a read of half a key",
        transaction(READ_A, "SELECT * FROM range WHERE pk = 'a'"),
        at(1, NO_KEY),
    ),
    refused("a read with a filter", transaction(f"{READ_A} AND n = 1"), at(0, NO_KEY)),
    refused(
        "a read of an index",
        transaction("SELECT * FROM indexed.by_city WHERE city = 'c'"),
        at(0, "Reads on indices are not supported within transactions."),
    ),
    refused(
        "a read of one item twice",
        transaction(READ_A, "SELECT n FROM hash WHERE pk = 'a'"),
        DUPLICATES,
    ),
    refused(
        "a write of one item twice",
        transaction(INSERT_C, "DELETE FROM hash WHERE pk = 'c'"),
        DUPLICATES,
    ),
    refused(
        "a write and a check of one item",
        transaction(EXISTS_A, "DELETE FROM hash WHERE pk = 'a'"),
        DUPLICATES,
    ),
    refused(
        "EXISTS without a condition",
        transaction("EXISTS(SELECT * FROM hash WHERE pk = 'a')", INSERT_C),
        at(0, ONE_ITEM),
    ),
    refused(
        "EXISTS without a key",
        transaction("EXISTS(SELECT * FROM hash WHERE n = 1)", INSERT_C),
        at(0, ONE_ITEM),
    ),
    refused(
        "EXISTS in an index",
        transaction("EXISTS(SELECT * FROM indexed.by_city WHERE city = 'c')"),
        at(0, "Operations on indices are not supported in transactions"),
    ),
    refused(
        "UPDATE with RETURNING",
        transaction("UPDATE hash SET n = 2 WHERE pk = 'a' RETURNING ALL OLD *"),
        at(0, NO_RETURNING),
    ),
    refused(
        "DELETE with RETURNING",
        transaction(INSERT_C, "DELETE FROM hash WHERE pk = 'a' RETURNING ALL OLD *"),
        at(1, NO_RETURNING),
    ),
    refused("UPDATE without WHERE", transaction("UPDATE hash SET n = 2"), at(0, NO_WHOLE_KEY)),
]

TOKEN = [
    refuses(
        "a token that came with another transaction",
        OPERATION,
        transaction("DELETE FROM hash WHERE pk = 'b'", ClientRequestToken="token"),
        "The request rejected because it was retried with the same client token but different "
        "payload",
        type="IdempotentParameterMismatchException",
        given=(*GIVEN, (OPERATION, transaction(INSERT_C, ClientRequestToken="token"))),
        then=(holds("hash", **B),),
    ),
]

CANCELED = [
    canceled(
        "a read of a table that is not there",
        transaction("SELECT * FROM absent WHERE pk = 'a'", READ_A),
        ABSENT,
        NONE,
    ),
    canceled(
        "a read by a key of another type",
        transaction(READ_A, "SELECT * FROM hash WHERE pk = 1"),
        NONE,
        KEY_MISMATCH,
    ),
    canceled(
        "a write to a table that is not there",
        transaction(INSERT_C, "INSERT INTO absent VALUE {'pk': 'a'}"),
        NONE,
        ABSENT,
    ),
    canceled(
        "an item that is there already",
        transaction(INSERT_C, "INSERT INTO hash VALUE {'pk': 'a'}"),
        NONE,
        {"Code": "DuplicateItem", "Message": "Duplicate primary key exists in table"},
    ),
    canceled(
        "a condition that fails",
        transaction(INSERT_C, "UPDATE hash SET n = 9 WHERE pk = 'a' AND n = 2"),
        NONE,
        FAILED,
    ),
    canceled(
        "UPDATE of an item that is not there",
        transaction("UPDATE hash SET n = 9 WHERE pk = 'z'"),
        FAILED,
    ),
    canceled(
        "EXISTS that fails",
        transaction("EXISTS(SELECT * FROM hash WHERE pk = 'a' AND n = 2)", INSERT_C),
        FAILED,
        NONE,
    ),
    canceled(
        "EXISTS of an item that is not there",
        transaction("EXISTS(SELECT * FROM hash WHERE pk = 'z' AND n IS MISSING)", INSERT_C),
        FAILED,
        NONE,
    ),
    canceled(
        "a condition that fails, with the item",
        transaction(
            statement(
                "DELETE FROM hash WHERE pk = 'a' AND n = 2",
                ReturnValuesOnConditionCheckFailure="ALL_OLD",
            )
        ),
        {**FAILED, "Item": A},
    ),
    canceled(
        "a write of half a key",
        transaction("DELETE FROM range WHERE pk = 'a'", INSERT_C),
        KEY_MISMATCH,
        NONE,
    ),
    canceled(
        "a write by a key of another type",
        transaction("DELETE FROM hash WHERE pk = 1"),
        KEY_MISMATCH,
    ),
    canceled(
        "INSERT without the key",
        transaction("INSERT INTO range VALUE {'pk': 'a'}", INSERT_C),
        {"Code": "ValidationError", "Message": f"{INVALID}Missing the key sk in the item"},
        NONE,
    ),
]

DONE = [
    answered(
        "reads",
        transaction(
            "SELECT * FROM hash WHERE pk = 'b'", READ_A, "SELECT * FROM hash WHERE pk = 'z'"
        ),
        {"Item": B},
        {"Item": A},
        {},
    ),
    answered(
        "a read of some columns",
        transaction("SELECT n FROM hash WHERE pk = 'a'"),
        {"Item": {"n": N("1")}},
    ),
    answered(
        "a read with parameters",
        transaction(statement("SELECT * FROM hash WHERE pk = ?", S("a"))),
        {"Item": A},
    ),
    answered(
        "writes",
        transaction(
            INSERT_C,
            "UPDATE hash SET n = n + 1 WHERE pk = 'a' AND n = 1",
            "DELETE FROM hash WHERE pk = 'b'",
        ),
        then=(
            holds("hash", pk=S("c")),
            holds("hash", pk=S("a"), n=N("2")),
            lacks("hash", pk=S("b")),
        ),
    ),
    answered(
        "a check and a write", transaction(EXISTS_A, INSERT_C), then=(holds("hash", pk=S("c")),)
    ),
    answered(
        "DELETE of nothing",
        transaction("DELETE FROM hash WHERE pk = 'z' AND n = 1"),
        then=UNTOUCHED,
    ),
    answers(
        "a token again",
        OPERATION,
        transaction(INSERT_C, ClientRequestToken="token"),
        {"Responses": []},
        given=(*GIVEN, (OPERATION, transaction(INSERT_C, ClientRequestToken="token"))),
        then=(holds("hash", pk=S("c")),),
    ),
    answers(
        "what writes cost",
        OPERATION,
        transaction(EXISTS_A, INSERT_C, ReturnConsumedCapacity="TOTAL"),
        {
            "Responses": [],
            "ConsumedCapacity": [
                {"TableName": "hash", "CapacityUnits": 4.0, "WriteCapacityUnits": 4.0}
            ],
        },
        given=GIVEN,
    ),
    answers(
        "what reads cost",
        OPERATION,
        transaction(READ_A, ReturnConsumedCapacity="TOTAL"),
        {
            "Responses": [{"Item": A}],
            "ConsumedCapacity": [
                {"TableName": "hash", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}
            ],
        },
        given=GIVEN,
    ),
]

CASES = [*REFUSED, *TOKEN, *CANCELED, *DONE]
