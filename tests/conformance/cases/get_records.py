"""GetRecords."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import NOW
from tests.conformance.steps import NS, SS, L, M, N, S, put
from tests.conformance.stream_steps import (
    BOTH,
    FIRST_NUMBER,
    KEYS_ONLY,
    NEW,
    OLD,
    iterator,
    record,
    shard_id,
    shard_of,
    stream_arn,
    streaming,
    switched,
)
from tests.conformance.wording import (
    ENVELOPE,
    INVALID,
    breaks,
    is_null,
    too_long,
    too_short,
)

SERIALIZATION = "SerializationException"
NOT_FOUND = "ResourceNotFoundException"
TYPES = "AFTER_SEQUENCE_NUMBER, LATEST, AT_SEQUENCE_NUMBER, AT_TIMESTAMP, TRIM_HORIZON"
SHARD = shard_of("a")
KEY = {"pk": S("a")}
A = put("hash", pk=S("a"))
DELETE_TABLE: Step = ("DeleteTable", {"TableName": "hash"})


FIRST = 1 if SHARD == shard_id(1) else 2


def no_records(
    name: str, message: str, *, type: str = "ValidationException", **request: Any
) -> Case:
    full = {"ShardIterator": iterator(SHARD, FIRST), **request}
    return refuses(name, "GetRecords", full, message, type=type, given=(streaming(),))


GOOD = iterator(SHARD, FIRST)
RECORD_REFUSALS = [
    refuses("no iterator is given", "GetRecords", {}, ENVELOPE + is_null("shardIterator")),
    no_records(
        "an iterator is empty", ENVELOPE + too_short("shardIterator", "", 1), ShardIterator=""
    ),
    no_records(
        "an iterator is too long",
        ENVELOPE + too_long("shardIterator", "x" * 2049, 2048),
        ShardIterator="x" * 2049,
    ),
    no_records(
        "an iterator is a number",
        "NUMBER_VALUE cannot be converted to String",
        type=SERIALIZATION,
        ShardIterator=1,
    ),
    no_records("an iterator is nonsense", "Invalid ShardIterator", ShardIterator="nonsense"),
    no_records("an iterator is an ARN", "Invalid ShardIterator", ShardIterator=stream_arn()),
    no_records("an iterator lacks its end", "Invalid ShardIterator", ShardIterator=GOOD[:-4]),
    no_records(
        "an iterator is of another stream",
        "Invalid ShardIterator",
        ShardIterator=GOOD.replace("table/hash", "table/dash"),
    ),
    no_records(
        "an iterator is older than fifteen minutes",
        "Shard iterator has expired",
        type="ExpiredIteratorException",
        ShardIterator=iterator(SHARD, FIRST, issued_at=NOW - 901),
    ),
    no_records(
        "the stream is gone",
        "Requested resource not found: Stream does not exist",
        type=NOT_FOUND,
        ShardIterator=iterator(SHARD, FIRST, name="gone"),
    ),
    no_records(
        "the shard is gone",
        "Requested resource not found: Shard does not exist",
        type=NOT_FOUND,
        ShardIterator=iterator(shard_id(9), FIRST),
    ),
    no_records(
        "a limit is 0",
        ENVELOPE + breaks("'0'", "limit", "Member must have value greater than or equal to 1"),
        Limit=0,
    ),
    no_records(
        "a limit is negative",
        ENVELOPE + breaks("'-5'", "limit", "Member must have value greater than or equal to 1"),
        Limit=-5,
    ),
    no_records(
        "a limit is 1,001", INVALID + "Limit should be less than or equal to 1000", Limit=1001
    ),
    no_records(
        "a limit is a string",
        "STRING_VALUE cannot be converted to Integer",
        type=SERIALIZATION,
        Limit="10",
    ),
]


def told(
    name: str, records: list[dict[str, Any]], following: int, *given: Step, view: str = BOTH
) -> Case:
    """All records of the shard in one page, and where the next page begins."""
    request = {"ShardIterator": iterator(SHARD, FIRST)}
    answer = {"Records": records, "NextShardIterator": iterator(SHARD, following)}
    return answers(name, "GetRecords", request, answer, given=(streaming(view), *given))


def update(expression: str, **values: Any) -> Step:
    request: dict[str, Any] = {"TableName": "hash", "Key": KEY, "UpdateExpression": expression}
    if values:
        given = {f":{name}": value for name, value in values.items()}
        request["ExpressionAttributeValues"] = given
    return "UpdateItem", request


DELETE: Step = ("DeleteItem", {"TableName": "hash", "Key": KEY})
ONE = put("hash", pk=S("a"), n=N("1"))
TWO = put("hash", pk=S("a"), n=N("22"))
IMAGE_1, IMAGE_2 = {**KEY, "n": N("1")}, {**KEY, "n": N("22")}
N3, N4, N5 = FIRST_NUMBER, FIRST_NUMBER + 1, FIRST_NUMBER + 2

RECORDS = [
    told("there are no records", [], FIRST),
    told("an item is put", [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)], N4, ONE),
    told(
        "an item is replaced",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("MODIFY", N4, KEY, 15, NewImage=IMAGE_2, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        TWO,
    ),
    told(
        "an item is deleted",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("REMOVE", N4, KEY, 9, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        DELETE,
    ),
    told(
        "an update makes an item",
        [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
        N4,
        update("SET n = :n", n=N("1")),
    ),
    told(
        "an update of nothing makes an item of its key",
        [record("INSERT", N3, KEY, 6, NewImage=KEY)],
        N4,
        ("UpdateItem", {"TableName": "hash", "Key": KEY}),
    ),
    told(
        "an update changes an item, and both images are whole",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("MODIFY", N4, KEY, 17, NewImage={**IMAGE_1, "x": S("y")}, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        update("SET x = :x", x=S("y")),
    ),
    told(
        "an update empties an item down to its key",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("MODIFY", N4, KEY, 12, NewImage=KEY, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        update("REMOVE n"),
    ),
    told("a delete of nothing is not told", [], FIRST, DELETE),
    told("an update that removes nothing is not told", [], FIRST, update("REMOVE n")),
    told(
        "the same put twice is told once",
        [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
        N4,
        ONE,
        ONE,
    ),
    told(
        "the same number spelled otherwise is not told",
        [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
        N4,
        ONE,
        put("hash", n=N("1.0"), pk=S("a")),
    ),
    told(
        "the same set in another order is not told",
        [record("INSERT", N3, KEY, 9, NewImage={**KEY, "s": SS("a", "b")})],
        N4,
        put("hash", pk=S("a"), s=SS("a", "b")),
        put("hash", pk=S("a"), s=SS("b", "a")),
    ),
    told(
        "an update to the same value is not told",
        [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
        N4,
        ONE,
        update("SET n = :n", n=N("1")),
    ),
    told(
        "numbers are told as they are kept",
        [record("INSERT", N3, KEY, 11, NewImage={**KEY, "n": NS("1", "20")})],
        N4,
        put("hash", pk=S("a"), n=NS("2e1", "01")),
    ),
    told(
        "lists and maps are told whole",
        [record("INSERT", N3, KEY, 6 + 12, NewImage={**KEY, "m": M(l=L(S("x"), S("")))})],
        N4,
        put("hash", pk=S("a"), m=M(l=L(S("x"), S("")))),
    ),
    told(
        "every action of a transaction is told",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("MODIFY", N4, KEY, 15, NewImage=IMAGE_2, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        ("TransactWriteItems", {"TransactItems": [{"Put": TWO[1]}]}),
    ),
    told(
        "every write of a batch is told",
        [
            record("INSERT", N3, KEY, 9, NewImage=IMAGE_1),
            record("REMOVE", N4, KEY, 9, OldImage=IMAGE_1),
        ],
        N5,
        ONE,
        ("BatchWriteItem", {"RequestItems": {"hash": [{"DeleteRequest": {"Key": KEY}}]}}),
    ),
    told(
        "a view of keys has no image",
        [
            record("INSERT", N3, KEY, 3, view=KEYS_ONLY),
            record("MODIFY", N4, KEY, 3, view=KEYS_ONLY),
            record("REMOVE", N5, KEY, 3, view=KEYS_ONLY),
        ],
        N5 + 1,
        ONE,
        TWO,
        DELETE,
        view=KEYS_ONLY,
    ),
    told(
        "a view of new images has no old one",
        [
            record("INSERT", N3, KEY, 9, view=NEW, NewImage=IMAGE_1),
            record("MODIFY", N4, KEY, 9, view=NEW, NewImage=IMAGE_2),
            record("REMOVE", N5, KEY, 3, view=NEW),
        ],
        N5 + 1,
        ONE,
        TWO,
        DELETE,
        view=NEW,
    ),
    told(
        "a view of old images has no new one",
        [
            record("INSERT", N3, KEY, 3, view=OLD),
            record("MODIFY", N4, KEY, 9, view=OLD, OldImage=IMAGE_1),
            record("REMOVE", N5, KEY, 9, view=OLD, OldImage=IMAGE_2),
        ],
        N5 + 1,
        ONE,
        TWO,
        DELETE,
        view=OLD,
    ),
]

OTHER_SHARD = shard_id(2 if SHARD == shard_id(1) else 1)
PAGES = [
    answers(
        "a page may have one record",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST), "Limit": 1},
        {
            "Records": [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
            "NextShardIterator": iterator(SHARD, N4),
        },
        given=(streaming(), ONE, TWO),
    ),
    answers(
        "a page may have a thousand records",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, N4), "Limit": 1000},
        {
            "Records": [record("MODIFY", N4, KEY, 15, NewImage=IMAGE_2, OldImage=IMAGE_1)],
            "NextShardIterator": iterator(SHARD, N5),
        },
        given=(streaming(), ONE, TWO),
    ),
    answers(
        "a record is in one shard alone",
        "GetRecords",
        {"ShardIterator": iterator(OTHER_SHARD, N3)},
        {"Records": [], "NextShardIterator": iterator(OTHER_SHARD, N4)},
        given=(streaming(), ONE),
    ),
    answers(
        "an iterator is fifteen minutes old",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST, issued_at=NOW - 900)},
        {"Records": [], "NextShardIterator": iterator(SHARD, FIRST)},
        given=(streaming(),),
    ),
    answers(
        "a closed shard ends with its last record",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST)},
        {"Records": [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)]},
        given=(streaming(), ONE, switched()),
    ),
    answers(
        "a closed shard goes on while it has more records",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST), "Limit": 1},
        {
            "Records": [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)],
            "NextShardIterator": iterator(SHARD, N4),
        },
        given=(streaming(), ONE, TWO, switched()),
    ),
    answers(
        "an empty closed shard ends at once",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST)},
        {"Records": []},
        given=(streaming(), switched()),
    ),
    answers(
        "the stream of a deleted table can be read",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST)},
        {"Records": [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)]},
        given=(streaming(), ONE, DELETE_TABLE),
    ),
    answers(
        "writes after the end of a stream are not in it",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST)},
        {"Records": [record("INSERT", N3, KEY, 9, NewImage=IMAGE_1)]},
        given=(streaming(), ONE, switched(), TWO),
    ),
    answers(
        "keys of both kinds are told",
        "GetRecords",
        {"ShardIterator": iterator(SHARD, FIRST)},
        {
            "Records": [
                record(
                    "INSERT",
                    N3,
                    {**KEY, "sk": N("7")},
                    3 + 4 + 3 + 4 + 2,
                    NewImage={**KEY, "sk": N("7"), "x": S("y")},
                )
            ],
            "NextShardIterator": iterator(SHARD, N4),
        },
        given=(
            streaming(key="pk:S sk:N"),
            put("hash", x=S("y"), sk=N("7"), pk=S("a")),
        ),
    ),
]

CASES = [*RECORD_REFUSALS, *RECORDS, *PAGES]
