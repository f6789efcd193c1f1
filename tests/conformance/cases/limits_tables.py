"""Limits of tables, indexes, projections and tags: one below, at, and one above each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tablewright import limits
from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import arn, created
from tests.conformance.table_requests import creation, index, index_updates, key_schema, typed
from tests.conformance.tables import HASH, create
from tests.conformance.wording import ENVELOPE, INVALID, breaks, is_none_of

BASE = {"TableName": "things", "BillingMode": "PAY_PER_REQUEST"}
TOO_SHORT = f"Member must have length greater than or equal to {limits.NAME_LENGTH_MIN}"
TOO_LONG = "Member must have length less than or equal to"


def up_to(
    what: str, most: int, request: Callable[[int], dict[str, Any]], message: Callable[[int], str]
) -> Iterator[Case]:
    """CreateTable with one less than the most there may be, the most, and one more."""
    for number in (most - 1, most):
        made = request(number)
        yield answers(f"{what}: {number:,} are allowed", "CreateTable", made, created(made))
    yield refuses(
        f"{what}: {most + 1:,} are refused",
        "CreateTable",
        request(most + 1),
        message(most + 1),
    )


def named(name: str) -> dict[str, Any]:
    return create(name, "pk:S")[1]


def with_index_name(name: str) -> dict[str, Any]:
    return create("things", "pk:S", indexes={name: ("owner:S", "ALL")})[1]


def with_key_name(length: int) -> dict[str, Any]:
    return create("things", f"{'k' * length}:S")[1]


def key_name_too_long(length: int) -> str:
    places = "attributeDefinitions.1.member.attributeName", "keySchema.1.member.attributeName"
    refused = [
        breaks(f"'{'k' * length}'", place, f"{TOO_LONG} {limits.KEY_ATTRIBUTE_NAME_BYTES_MAX}")
        for place in places
    ]
    return f"2 validation errors detected: {'; '.join(refused)}"


def with_globals(count: int) -> dict[str, Any]:
    indexes = {f"by_{number:02}": (f"g{number:02}:S", "KEYS_ONLY") for number in range(count)}
    return create("things", "pk:S", indexes=indexes)[1]


def with_locals(count: int) -> dict[str, Any]:
    indexes = {f"by_{number}": (f"pk:S l{number}:S", "KEYS_ONLY") for number in range(count)}
    return create("things", "pk:S sk:S", local=indexes)[1]


def with_included(count: int) -> dict[str, Any]:
    """A table whose index includes that many attributes."""
    included = [f"n{number:03}" for number in range(count)]
    return create("things", "pk:S", indexes={"by_owner": ("owner:S", included)})[1]


def included_too_many(count: int) -> str:
    included = ", ".join(f"n{number:03}" for number in range(count))
    return ENVELOPE + breaks(
        f"'[{included}]'",
        "globalSecondaryIndexes.1.member.projection.nonKeyAttributes",
        f"{TOO_LONG} {limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX}",
    )


def with_included_in_all(count: int) -> dict[str, Any]:
    """A table whose indexes, one of them local, include that many attributes together."""
    names = [f"n{number:03}" for number in range(count)]
    most = limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX
    first, *rest = [names[start : start + most] for start in range(0, count, most)]
    return create(
        "things",
        "pk:S sk:S",
        indexes={
            f"by_{number}": (f"g{number}:S", included) for number, included in enumerate(rest)
        },
        local={"by_rank": ("pk:S rank:S", first)},
    )[1]


def with_key_of(partition: int, sort: int) -> dict[str, Any]:
    """A table with an index whose key has that many attributes."""
    partition_key = " ".join(f"h{number}:S" for number in range(partition))
    sort_key = " ".join(f"r{number}:S" for number in range(sort))
    return create("things", "pk:S", indexes={"wide": (f"{partition_key}|{sort_key}", "ALL")})[1]


def with_tags(count: int, key_length: int = 4, value_length: int = 1) -> dict[str, Any]:
    tags = [
        {"Key": f"{number:0{key_length}}", "Value": "v" * value_length} for number in range(count)
    ]
    return create("things", "pk:S")[1] | {"Tags": tags}


NAMES = [
    *up_to(
        "characters of a table's name",
        limits.NAME_LENGTH_MAX,
        lambda length: named("t" * length),
        lambda length: (
            ENVELOPE
            + breaks(f"'{'t' * length}'", "tableName", f"{TOO_LONG} {limits.NAME_LENGTH_MAX}")
        ),
    ),
    *up_to(
        "characters of an index's name",
        limits.NAME_LENGTH_MAX,
        lambda length: with_index_name("i" * length),
        lambda length: (
            ENVELOPE
            + breaks(
                f"'{'i' * length}'",
                "globalSecondaryIndexes.1.member.indexName",
                f"{TOO_LONG} {limits.NAME_LENGTH_MAX}",
            )
        ),
    ),
    *[
        answers(
            f"a table's name of {length}",
            "CreateTable",
            named("t" * length),
            created(named("t" * length)),
        )
        for length in (limits.NAME_LENGTH_MIN, limits.NAME_LENGTH_MIN + 1)
    ],
    refuses(
        "a table's name of 2",
        "CreateTable",
        named("tt"),
        ENVELOPE + breaks("'tt'", "tableName", TOO_SHORT),
    ),
    *[
        answers(
            f"an index's name of {length}",
            "CreateTable",
            with_index_name("i" * length),
            created(with_index_name("i" * length)),
        )
        for length in (limits.NAME_LENGTH_MIN, limits.NAME_LENGTH_MIN + 1)
    ],
    refuses(
        "an index's name of 2",
        "CreateTable",
        with_index_name("ii"),
        ENVELOPE + breaks("'ii'", "globalSecondaryIndexes.1.member.indexName", TOO_SHORT),
    ),
    *up_to(
        "bytes of a key attribute's name",
        limits.KEY_ATTRIBUTE_NAME_BYTES_MAX,
        with_key_name,
        key_name_too_long,
    ),
]

INDEXES = [
    *up_to(
        "global indexes",
        limits.GSIS_MAX,
        with_globals,
        lambda _: f"{INVALID}GlobalSecondaryIndex count exceeds the per-table limit of 20",
    ),
    *up_to(
        "local indexes",
        limits.LSIS_MAX,
        with_locals,
        lambda _: f"{INVALID}Number of LocalSecondaryIndexes exceeds per-table limit of 5",
    ),
    *up_to(
        "included attributes of an index",
        limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX,
        with_included,
        included_too_many,
    ),
    *up_to(
        "included attributes of a table",
        limits.NON_KEY_ATTRIBUTES_MAX,
        with_included_in_all,
        lambda _: f"{INVALID}Number of attributes in NonKeyAttributes exceeds the limit of 100",
    ),
    *up_to(
        "partition attributes of an index",
        limits.INDEX_PARTITION_ATTRIBUTES_MAX,
        lambda count: with_key_of(count, 1),
        lambda _: (
            f"{INVALID}The KeySchema exceeds the maximum allowed number of HASH key attributes"
        ),
    ),
    *up_to(
        "sort attributes of an index",
        limits.INDEX_SORT_ATTRIBUTES_MAX,
        lambda count: with_key_of(1, count),
        lambda _: (
            f"{INVALID}The KeySchema exceeds the maximum allowed number of RANGE key attributes"
        ),
    ),
    refuses(
        "a 21st global index is added",
        "UpdateTable",
        index_updates("things", creation("one_more", "more HASH"), defined="more:S"),
        "Subscriber limit exceeded: Number of global secondary indexes exceeds per-table limit of "
        "20",
        type="LimitExceededException",
        given=(("CreateTable", with_globals(limits.GSIS_MAX)),),
    ),
    refuses(
        "attributes included by an added index count with those of the others",
        "UpdateTable",
        index_updates(
            "things",
            creation(
                "one_more",
                "more HASH",
                projection={"ProjectionType": "INCLUDE", "NonKeyAttributes": ["x"]},
            ),
            defined="more:S",
        ),
        f"{INVALID}Number of attributes in NonKeyAttributes exceeds the limit of 100",
        given=(("CreateTable", with_included_in_all(limits.NON_KEY_ATTRIBUTES_MAX)),),
    ),
]


TAGS = [
    *up_to(
        "tags of a table",
        limits.TAGS_MAX,
        with_tags,
        lambda _: "Number of Tags exceed the current limit for the provided ResourceArn",
    ),
    *up_to(
        "characters of a tag's key",
        limits.TAG_KEY_LENGTH_MAX,
        lambda length: with_tags(1, key_length=length),
        lambda length: f"The Tag Key provided is invalid, Key: {'0' * length}",
    ),
    *up_to(
        "characters of a tag's value",
        limits.TAG_VALUE_LENGTH_MAX,
        lambda length: with_tags(1, value_length=length),
        lambda length: f"The Tag Value provided is invalid, Value: {'v' * length}",
    ),
]

KINDS = [
    *[
        answers(
            f"a key may be a {kind}",
            "CreateTable",
            create("things", f"pk:{kind}")[1],
            created(create("things", f"pk:{kind}")[1]),
        )
        for kind in "SNB"
    ],
    *[
        refuses(
            f"a key may not be a {kind}",
            "CreateTable",
            BASE
            | {"KeySchema": key_schema("pk HASH"), "AttributeDefinitions": typed(f"pk:{kind}")},
            ENVELOPE + is_none_of(kind, "attributeDefinitions.1.member.attributeType", "B, N, S"),
        )
        for kind in ("BOOL", "NULL", "SS", "M", "L")
    ],
    refuses(
        "an index key may not be a BOOL",
        "CreateTable",
        BASE
        | {
            "KeySchema": key_schema("pk HASH"),
            "AttributeDefinitions": typed("pk:S", "g:BOOL"),
            "GlobalSecondaryIndexes": [index("by_g", "g HASH")],
        },
        ENVELOPE + is_none_of("BOOL", "attributeDefinitions.2.member.attributeType", "B, N, S"),
    ),
]

FIFTY = [{"Key": f"{number:04}", "Value": "v"} for number in range(limits.TAGS_MAX)]

MORE = [
    refuses(
        "a 51st tag, one at a time",
        "TagResource",
        {"ResourceArn": arn("hash"), "Tags": [{"Key": "one more", "Value": "v"}]},
        "Number of Tags exceed the current limit for the provided ResourceArn",
        given=(HASH, ("TagResource", {"ResourceArn": arn("hash"), "Tags": FIFTY})),
    ),
    answers(
        "a 50th tag, one at a time",
        "TagResource",
        {"ResourceArn": arn("hash"), "Tags": FIFTY[-1:]},
        {},
        given=(HASH, ("TagResource", {"ResourceArn": arn("hash"), "Tags": FIFTY[:-1]})),
    ),
]

CASES = [*NAMES, *INDEXES, *TAGS, *KINDS, *MORE]
