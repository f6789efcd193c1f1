"""GetShardIterator."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.steps import S, put
from tests.conformance.stream_steps import (
    FIRST_NUMBER,
    iterator,
    number,
    shard_id,
    shard_of,
    stream_arn,
    streaming,
    switched,
)
from tests.conformance.wording import (
    ENVELOPE,
    INVALID,
    is_none_of,
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


def asked(kind: str, **more: Any) -> dict[str, Any]:
    return {"StreamArn": stream_arn(), "ShardId": SHARD, "ShardIteratorType": kind, **more}


def no_place(name: str, message: str, request: dict[str, Any], **more: Any) -> Case:
    return refuses(name, "GetShardIterator", request, message, given=(streaming(),), **more)


PLACE_REFUSALS = [
    no_place(
        "nothing is given",
        "3 validation errors detected: "
        f"{is_null('streamArn')}; {is_null('shardId')}; {is_null('shardIteratorType')}",
        {},
    ),
    no_place(
        "the stream is not named",
        ENVELOPE + is_null("streamArn"),
        {"ShardId": SHARD, "ShardIteratorType": "LATEST"},
    ),
    no_place(
        "the shard is not named",
        ENVELOPE + is_null("shardId"),
        {"StreamArn": stream_arn(), "ShardIteratorType": "LATEST"},
    ),
    no_place(
        "the type is not named",
        ENVELOPE + is_null("shardIteratorType"),
        {"StreamArn": stream_arn(), "ShardId": SHARD},
    ),
    no_place(
        "the type is unknown",
        ENVELOPE + is_none_of("FIRST", "shardIteratorType", TYPES),
        asked("FIRST"),
    ),
    no_place(
        "the type is in lower case",
        ENVELOPE + is_none_of("latest", "shardIteratorType", TYPES),
        asked("latest"),
    ),
    no_place(
        "a shard's id is too short",
        ENVELOPE + too_short("shardId", "shard", 28),
        {**asked("LATEST"), "ShardId": "shard"},
    ),
    no_place(
        "a shard's id is too long",
        ENVELOPE + too_long("shardId", "s" * 66, 65),
        {**asked("LATEST"), "ShardId": "s" * 66},
    ),
    no_place(
        "a sequence number is too short",
        ENVELOPE + too_short("sequenceNumber", "1", 21),
        asked("AT_SEQUENCE_NUMBER", SequenceNumber="1"),
    ),
    no_place(
        "a sequence number is too long",
        ENVELOPE + too_long("sequenceNumber", "1" * 41, 40),
        asked("AT_SEQUENCE_NUMBER", SequenceNumber="1" * 41),
    ),
    no_place(
        "a sequence number is a number",
        "NUMBER_VALUE cannot be converted to String",
        asked("AT_SEQUENCE_NUMBER", SequenceNumber=1),
        type=SERIALIZATION,
    ),
    no_place(
        "a time is a string",
        "STRING_VALUE cannot be converted to Date",
        asked("AT_TIMESTAMP", Timestamp="2023-11-14"),
        type=SERIALIZATION,
    ),
    no_place("an ARN is none", "Invalid StreamArn", {**asked("LATEST"), "StreamArn": "hash"}),
    no_place(
        "an ARN is a table's", "Invalid StreamArn", {**asked("LATEST"), "StreamArn": arn("hash")}
    ),
    no_place(
        "there is no such stream",
        "Requested resource not found: Stream does not exist",
        {**asked("LATEST"), "StreamArn": stream_arn("absent")},
        type=NOT_FOUND,
    ),
    no_place(
        "there is no such shard",
        "Requested resource not found: Shard does not exist",
        {**asked("LATEST"), "ShardId": shard_id(7)},
        type=NOT_FOUND,
    ),
    *(
        no_place(
            f"{kind} has no use for a sequence number",
            INVALID + "SequenceNumber should not be passed for this iterator type",
            asked(kind, SequenceNumber=number(FIRST_NUMBER)),
        )
        for kind in ("LATEST", "TRIM_HORIZON")
    ),
    *(
        no_place(
            f"{kind} has no use for a time",
            INVALID + "Timestamp should not be passed for this iterator type",
            asked(kind, Timestamp=NOW),
        )
        for kind in ("LATEST", "TRIM_HORIZON")
    ),
    *(
        no_place(f"{kind} needs a number", INVALID + "Invalid SequenceNumber", asked(kind))
        for kind in ("AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER")
    ),
    *(
        no_place(
            f"{kind} needs digits",
            INVALID + "Invalid SequenceNumber",
            asked(kind, SequenceNumber="x" * 21),
        )
        for kind in ("AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER")
    ),
    *(
        no_place(
            f"{kind} needs a number of the shard",
            "Invalid SequenceNumber for the shard",
            asked(kind, SequenceNumber=number(0)),
        )
        for kind in ("AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER")
    ),
    no_place("AT_TIMESTAMP needs a time", INVALID + "Invalid Timestamp", asked("AT_TIMESTAMP")),
    no_place(
        "AT_TIMESTAMP needs a time that has come",
        INVALID + "Invalid Timestamp",
        asked("AT_TIMESTAMP", Timestamp=NOW + 1),
    ),
    refuses(
        "a number after the end of a closed shard is not its own",
        "GetShardIterator",
        asked("AT_SEQUENCE_NUMBER", SequenceNumber=number(9)),
        "Invalid SequenceNumber for the shard",
        given=(streaming(), switched()),
    ),
]


def place(name: str, request: dict[str, Any], sequence: int, *given: Step) -> Case:
    answer = {"ShardIterator": iterator(request["ShardId"], sequence)}
    return answers(name, "GetShardIterator", request, answer, given=(streaming(), *given))


FIRST = 1 if SHARD == shard_id(1) else 2
PLACES = [
    place("an empty shard begins with its number", asked("TRIM_HORIZON"), FIRST),
    place("an empty shard ends where it begins", asked("LATEST"), FIRST),
    place("a shard ends after its newest record", asked("LATEST"), FIRST_NUMBER + 1, A),
    place("a shard begins with its oldest record", asked("TRIM_HORIZON"), FIRST_NUMBER, A),
    place(
        "a place is at a record",
        asked("AT_SEQUENCE_NUMBER", SequenceNumber=number(FIRST_NUMBER)),
        FIRST_NUMBER,
        A,
    ),
    place(
        "a place is after a record",
        asked("AFTER_SEQUENCE_NUMBER", SequenceNumber=number(FIRST_NUMBER)),
        FIRST_NUMBER + 1,
        A,
    ),
    place(
        "a place is where the shard begins",
        asked("AT_SEQUENCE_NUMBER", SequenceNumber=number(FIRST)),
        FIRST,
    ),
    place("a place is at a time", asked("AT_TIMESTAMP", Timestamp=NOW), FIRST_NUMBER, A),
    place("a time is whole or not", asked("AT_TIMESTAMP", Timestamp=int(NOW)), FIRST_NUMBER, A),
    place("a time is long ago", asked("AT_TIMESTAMP", Timestamp=1.5), FIRST_NUMBER, A),
    place(
        "a closed shard ends after its last number",
        {**asked("LATEST"), "ShardId": shard_id(1)},
        4,
        switched(),
    ),
]

CASES = [*PLACE_REFUSALS, *PLACES]
