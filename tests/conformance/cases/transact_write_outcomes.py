"""TransactWriteItems: what cancels it, and what it writes."""

from __future__ import annotations

from typing import Any

from tests.conformance.actions import KEY, check, delete, put, transaction, update, wrapped
from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.steps import B, L, N, S, holds, lacks
from tests.conformance.steps import put as stored
from tests.conformance.tables import BINARY, HASH, RANGE, create
from tests.conformance.wording import (
    CONDITION_FAILED,
    INVALID,
    MISMATCH,
    PARTITION_KEY_TOO_LONG,
    TOO_LARGE_TO_UPDATE,
    empty_index_key,
    empty_key,
    index_key_type,
    updated_to_empty_index_key,
)

INDEX_TABLE = create("shop", "pk:S", indexes={"gsi1": ("g:S", "ALL"), "gsi2": ("g:S h:B", "ALL")})


def setting(value: Any, attribute: str = "g", table: str = "shop") -> dict[str, Any]:
    return update(f"SET {attribute} = :v", table=table, ExpressionAttributeValues={":v": value})


FAILED = {"Code": "ConditionalCheckFailed", "Message": CONDITION_FAILED}


def wrong(message: str) -> dict[str, Any]:
    return {"Code": "ValidationError", "Message": message}


def cancelled(
    name: str,
    actions: list[dict[str, Any]],
    reasons: list[dict[str, Any] | None],
    *given: Step,
    then: Any = (),
) -> Case:
    """A transaction that is cancelled; None is the reason of an action that was all right."""
    told = [reason or {"Code": "None"} for reason in reasons]
    return refuses(
        name,
        "TransactWriteItems",
        transaction(*actions),
        "Transaction cancelled, please refer cancellation reasons for specific reasons "
        f"[{', '.join(reason['Code'] for reason in told)}]",
        type="TransactionCanceledException",
        details={"CancellationReasons": told},
        given=given or (HASH,),
        then=then,
    )


def bad(name: str, message: str, *actions: Any, table: Step = HASH) -> Case:
    """An error for the whole request, not a cancellation."""
    return refuses(name, "TransactWriteItems", transaction(*actions), message, given=(table,))


KEYS = [
    cancelled(
        "the key of a put has another type",
        [put({"pk": N("1")})],
        [wrong(f"{INVALID}Type mismatch for key pk expected: S actual: N")],
    ),
    cancelled(
        "of two invalid actions only the first has a reason, and no condition is looked at",
        [
            put({"pk": N("1")}),
            put({"pk": N("2")}),
            put({"pk": S("a")}, ConditionExpression="attribute_exists(pk)"),
        ],
        [wrong(f"{INVALID}Type mismatch for key pk expected: S actual: N"), None, None],
    ),
    cancelled(
        "the key of a put is a list",
        [put({"pk": L(S("a"))})],
        [wrong(f"{INVALID}Type mismatch for key pk expected: S actual: L")],
    ),
    cancelled(
        "a put has no key",
        [put({"v": S("a")})],
        [wrong(f"{INVALID}Missing the key pk in the item")],
    ),
    *[
        cancelled(f"{name}: the key has another type", [action({"pk": N("1")})], [wrong(MISMATCH)])
        for name, action in (
            ("a delete", delete),
            ("an update", lambda key: update("REMOVE v", key)),
            ("a check", lambda key: check("attribute_exists(pk)", key)),
        )
    ],
    *[
        cancelled(f"{name}: the key is a list", [action({"pk": L(S("a"))})], [wrong(MISMATCH)])
        for name, action in (
            ("a delete", delete),
            ("an update", lambda key: update("REMOVE v", key)),
            ("a check", lambda key: check("attribute_exists(pk)", key)),
        )
    ],
    cancelled("a key lacks the sort key", [delete(table="range")], [wrong(MISMATCH)], RANGE),
    cancelled(
        "a partition key is too long",
        [put({"pk": S("a" * 2049)})],
        [wrong(PARTITION_KEY_TOO_LONG)],
    ),
    cancelled(
        "a key attribute is changed",
        [update("SET pk = :v", ExpressionAttributeValues={":v": S("b")})],
        [wrong(f"{INVALID}Cannot update attribute pk. This attribute is part of the key")],
    ),
    *[
        bad(f"{name}: the key is an empty string", empty_key("pk"), action({"pk": S("")}))
        for name, action in (
            ("a put", put),
            ("a delete", delete),
            ("an update", lambda key: update("REMOVE v", key)),
            ("a check", lambda key: check("attribute_exists(pk)", key)),
        )
    ],
    bad(
        "a put: the key is an empty binary",
        empty_key("pk", "binary"),
        put({"pk": B(b""), "sk": B(b"x")}, "binary"),
        table=BINARY,
    ),
    bad(
        "a delete: the key is an empty binary",
        empty_key("pk", "binary"),
        delete({"pk": B(b""), "sk": B(b"x")}, "binary"),
        table=BINARY,
    ),
    cancelled(
        "an index key of a put has another type",
        [put({"pk": S("a"), "g": N("1")}, "shop")],
        [wrong(index_key_type("gsi1", "g", "S", "N"))],
        INDEX_TABLE,
    ),
    cancelled(
        "an index key of a put is a list",
        [put({"pk": S("a"), "g": L(S("x"))}, "shop")],
        [wrong(index_key_type("gsi1", "g", "S", "L"))],
        INDEX_TABLE,
    ),
    cancelled(
        "an index key is updated to another type",
        [setting(N("1"))],
        [wrong(index_key_type("gsi1", "g", "S", "N"))],
        INDEX_TABLE,
    ),
    bad(
        "an index key of a put is an empty string",
        empty_index_key("gsi1", "g"),
        put({"pk": S("a"), "g": S("")}, "shop"),
        table=INDEX_TABLE,
    ),
    bad(
        "an index key of a put is an empty binary",
        empty_index_key("gsi2", "h", "binary"),
        put({"pk": S("a"), "h": B(b"")}, "shop"),
        table=INDEX_TABLE,
    ),
    bad(
        "an index key is updated to an empty string",
        updated_to_empty_index_key(),
        setting(S("")),
        table=INDEX_TABLE,
    ),
    bad(
        "an index key is updated to an empty binary",
        updated_to_empty_index_key("binary"),
        setting(B(b""), "h"),
        table=INDEX_TABLE,
    ),
]

ITEM = {"pk": S("a"), "v": N("1")}
HELD = (HASH, stored("hash", **ITEM))

CONDITIONS = [
    cancelled(
        "two conditions fail",
        [
            check("attribute_exists(pk)"),
            put({"pk": S("b")}, ConditionExpression="attribute_exists(pk)"),
        ],
        [FAILED, FAILED],
    ),
    cancelled(
        "one condition fails; what was all right is not written either",
        [put({"pk": S("b")}), check("attribute_exists(pk)")],
        [None, FAILED],
        then=(lacks("hash", pk=S("b")),),
    ),
    cancelled(
        "the old item is told where it was asked for",
        [
            delete(
                ConditionExpression="attribute_not_exists(pk)",
                ReturnValuesOnConditionCheckFailure="ALL_OLD",
            )
        ],
        [FAILED | {"Item": ITEM}],
        *HELD,
        then=(holds("hash", **ITEM),),
    ),
    cancelled(
        "of an item that is not there nothing is told",
        [check("attribute_exists(pk)", ReturnValuesOnConditionCheckFailure="ALL_OLD")],
        [FAILED],
    ),
    cancelled(
        "a failed update leaves nothing behind",
        [update("REMOVE w", ConditionExpression="attribute_exists(pk)")],
        [FAILED],
        then=(lacks("hash", **KEY),),
    ),
    cancelled(
        "an update makes an item too large, beside a condition that fails",
        [
            update("SET w = :w", ExpressionAttributeValues={":w": S("x" * 409_597)}),
            check("attribute_exists(pk)", {"pk": S("b")}),
        ],
        [wrong(TOO_LARGE_TO_UPDATE), FAILED],
    ),
    cancelled(
        "a value of 32 levels is compared, but cannot be kept",
        [
            update("SET w = :w", ExpressionAttributeValues={":w": wrapped(32)}),
            check("v = :w", {"pk": S("b")}, ExpressionAttributeValues={":w": wrapped(32)}),
        ],
        [wrong("Nesting Levels have exceeded supported limits"), FAILED],
    ),
    cancelled(
        "an update meets a value of another type",
        [update("SET v = v + :one", ExpressionAttributeValues={":one": N("1")})],
        [wrong("An operand in the update expression has an incorrect data type")],
        HASH,
        stored("hash", pk=S("a"), v=S("text")),
    ),
    cancelled(
        "an update has no path to go",
        [update("SET m.x = :v", ExpressionAttributeValues={":v": N("1")})],
        [wrong("The document path provided in the update expression is invalid for update")],
        *HELD,
    ),
]

DONE = [
    answers(
        "four kinds of action happen together",
        "TransactWriteItems",
        transaction(
            put({"pk": S("p")}),
            delete({"pk": S("d")}),
            update("SET v = :v", {"pk": S("u")}, ExpressionAttributeValues={":v": N("2")}),
            check("v = :v", ExpressionAttributeValues={":v": N("1")}),
        ),
        {},
        given=(*HELD, stored("hash", pk=S("d"))),
        then=(
            holds("hash", pk=S("p")),
            lacks("hash", pk=S("d")),
            holds("hash", pk=S("u"), v=N("2")),
            holds("hash", **ITEM),
        ),
    ),
    *[
        answers(
            f"parentheses are allowed: {condition}",
            "TransactWriteItems",
            transaction(
                put(
                    ConditionExpression=condition,
                    ExpressionAttributeNames={"#s": "state"},
                )
            ),
            {},
            given=(HASH,),
        )
        for condition in (
            "(attribute_not_exists(pk)) AND (attribute_not_exists(#s))",
            "(attribute_not_exists(pk) AND attribute_not_exists(#s))",
            "(attribute_not_exists(pk) AND (attribute_not_exists(#s)))",
        )
    ],
]

CASES = [*KEYS, *CONDITIONS, *DONE]
