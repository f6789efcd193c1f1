"""ListStreams and DescribeStream."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import NOW, STREAM_LABEL, arn
from tests.conformance.steps import S, put
from tests.conformance.stream_steps import (
    BOTH,
    KEYS_ONLY,
    NEW,
    OLD,
    in_order,
    shard,
    shard_id,
    stream_arn,
    streaming,
    switched,
)
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, INVALID, breaks, breaks_pattern, is_none_of, is_null

SERIALIZATION = "SerializationException"
NOT_FOUND = "ResourceNotFoundException"
AT_LEAST_ONE = "Member must have value greater than or equal to 1"
NO_LIMIT = breaks("'0'", "limit", AT_LEAST_ONE)
ABSENT = stream_arn("absent")
LATER_LABEL = "2023-11-14T22:13:20.001"
DELETE = ("DeleteTable", {"TableName": "hash"})
SECOND_ID = "00000000-0000-4000-8000-000000000002"


def listed(*names: tuple[str, str], **more: Any) -> dict[str, Any]:
    streams = [
        {"StreamArn": stream_arn(name, label), "TableName": name, "StreamLabel": label}
        for name, label in names
    ]
    return {"Streams": streams, **more}


def described(
    *shards: dict[str, Any],
    view: str = BOTH,
    status: str = "ENABLED",
    label: str = STREAM_LABEL,
    **more: Any,
) -> dict[str, Any]:
    description = {
        "StreamArn": stream_arn("hash", label),
        "StreamLabel": label,
        "StreamStatus": status,
        "StreamViewType": view,
        "CreationRequestDateTime": NOW,
        "TableName": "hash",
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
        "Shards": list(shards),
        **more,
    }
    return {"StreamDescription": description}


def no_list(name: str, message: str, *, type: str = "ValidationException", **request: Any) -> Case:
    return refuses(name, "ListStreams", request, message, type=type)


def no_description(
    name: str, message: str, *, type: str = "ValidationException", **request: Any
) -> Case:
    full = {"StreamArn": stream_arn(), **request}
    return refuses(name, "DescribeStream", full, message, type=type, given=(streaming(),))


LIST_REFUSALS = [
    no_list(
        "a table's name is not a string",
        "NUMBER_VALUE cannot be converted to String",
        type=SERIALIZATION,
        TableName=5,
    ),
    no_list(
        "a limit is not a number",
        "STRING_VALUE cannot be converted to Integer",
        type=SERIALIZATION,
        Limit="5",
    ),
    no_list(
        "a start is a list",
        "Unrecognized collection type class java.lang.String",
        type=SERIALIZATION,
        ExclusiveStartStreamArn=[],
    ),
    no_list("a limit is 0", ENVELOPE + NO_LIMIT, Limit=0),
    no_list("a limit is negative", ENVELOPE + breaks("'-1'", "limit", AT_LEAST_ONE), Limit=-1),
    no_list(
        "a limit is 101",
        INVALID + "Limit cannot be greater than the maximum allowed size: 100",
        Limit=101,
    ),
    no_list(
        "a table's name has two characters",
        ENVELOPE
        + breaks("'ab'", "tableName", "Member must have length greater than or equal to 3"),
        TableName="ab",
    ),
    no_list(
        "a table's name has 256 characters",
        ENVELOPE
        + breaks(
            f"'{'a' * 256}'", "tableName", "Member must have length less than or equal to 255"
        ),
        TableName="a" * 256,
    ),
    no_list(
        "a table's name has characters that names may not have",
        ENVELOPE + breaks_pattern("abc;", "tableName"),
        TableName="abc;",
    ),
    no_list(
        "name and limit are both wrong",
        f"2 validation errors detected: {breaks_pattern('abc;', 'tableName')}; {NO_LIMIT}",
        TableName="abc;",
        Limit=0,
    ),
    no_list("a start is no ARN", "Invalid StreamArn", ExclusiveStartStreamArn="x"),
    no_list(
        "a start is the ARN of a table", "Invalid StreamArn", ExclusiveStartStreamArn=arn("hash")
    ),
    no_list("a start is empty", "Invalid StreamArn", ExclusiveStartStreamArn=""),
]

LISTS = [
    answers("there is no table", "ListStreams", {}, listed()),
    answers("a table has no stream", "ListStreams", {}, listed(), given=(HASH,)),
    answers("there is no such table", "ListStreams", {"TableName": "absent"}, listed()),
    answers("unknown members are ignored", "ListStreams", {"Status": "ENABLED"}, listed()),
    answers("a limit may have a fraction", "ListStreams", {"Limit": 1.5}, listed()),
    answers(
        "a table has a stream",
        "ListStreams",
        {},
        listed(("hash", STREAM_LABEL)),
        given=(streaming(),),
    ),
    answers(
        "a table is asked for by its name",
        "ListStreams",
        {"TableName": "hash"},
        listed(("hash", STREAM_LABEL)),
        given=(streaming(), streaming(name="other")),
    ),
    answers(
        "a name is not a prefix",
        "ListStreams",
        {"TableName": "hash"},
        listed(),
        given=(streaming(name="hash2"),),
    ),
    answers(
        "streams come in the order of their names",
        "ListStreams",
        {},
        listed(("aaa", STREAM_LABEL), ("hash", STREAM_LABEL), ("zzz", STREAM_LABEL)),
        given=(streaming(name="zzz"), streaming(name="aaa"), streaming()),
    ),
    answers(
        "a page ends with the ARN to go on from",
        "ListStreams",
        {"Limit": 1},
        listed(("aaa", STREAM_LABEL), LastEvaluatedStreamArn=stream_arn("aaa")),
        given=(streaming(name="zzz"), streaming(name="aaa")),
    ),
    answers(
        "the last page has no ARN to go on from",
        "ListStreams",
        {"Limit": 2},
        listed(("aaa", STREAM_LABEL), ("zzz", STREAM_LABEL)),
        given=(streaming(name="zzz"), streaming(name="aaa")),
    ),
    answers(
        "a page goes on after a stream",
        "ListStreams",
        {"ExclusiveStartStreamArn": stream_arn("aaa")},
        listed(("zzz", STREAM_LABEL)),
        given=(streaming(name="zzz"), streaming(name="aaa")),
    ),
    answers(
        "a page may go on after a stream that is not there",
        "ListStreams",
        {"ExclusiveStartStreamArn": stream_arn("bbb")},
        listed(("zzz", STREAM_LABEL)),
        given=(streaming(name="zzz"), streaming(name="aaa")),
    ),
    answers(
        "nothing comes after the last",
        "ListStreams",
        {"ExclusiveStartStreamArn": stream_arn("zzz")},
        listed(),
        given=(streaming(name="zzz"), streaming(name="aaa")),
    ),
    answers(
        "a limit may be 100",
        "ListStreams",
        {"Limit": 100},
        listed(("hash", STREAM_LABEL)),
        given=(streaming(),),
    ),
    answers(
        "a stream that was switched off is still there",
        "ListStreams",
        {},
        listed(("hash", STREAM_LABEL)),
        given=(streaming(), switched()),
    ),
    answers(
        "a stream that is switched on again is another",
        "ListStreams",
        {},
        listed(("hash", STREAM_LABEL), ("hash", LATER_LABEL)),
        given=(streaming(), switched(), switched(view=KEYS_ONLY)),
    ),
    answers(
        "the stream of a deleted table is still there",
        "ListStreams",
        {"TableName": "hash"},
        listed(("hash", STREAM_LABEL)),
        given=(streaming(), DELETE),
    ),
    answers(
        "a table made anew has a stream of its own",
        "ListStreams",
        {},
        listed(("hash", STREAM_LABEL), ("hash", LATER_LABEL)),
        given=(streaming(), DELETE, streaming()),
    ),
]

DESCRIPTION_REFUSALS = [
    refuses("the stream is not named", "DescribeStream", {}, ENVELOPE + is_null("streamArn")),
    refuses(
        "the stream is null", "DescribeStream", {"StreamArn": None}, ENVELOPE + is_null("streamArn")
    ),
    no_description(
        "an ARN is a number",
        "NUMBER_VALUE cannot be converted to String",
        type=SERIALIZATION,
        StreamArn=5,
    ),
    no_description(
        "a filter is a string",
        "Unexpected field type",
        type=SERIALIZATION,
        ShardFilter="CHILD_SHARDS",
    ),
    no_description("a name is no ARN", "Invalid StreamArn", StreamArn="hash"),
    no_description("an ARN is empty", "Invalid StreamArn", StreamArn=""),
    no_description(
        "an ARN has 3,000 characters", "Invalid StreamArn", StreamArn=stream_arn("a" * 3_000)
    ),
    no_description("an ARN is a table's", "Invalid StreamArn", StreamArn=arn("hash")),
    no_description(
        "an ARN is an index's", "Invalid StreamArn", StreamArn=arn("hash") + "/index/by_owner"
    ),
    no_description(
        "an ARN is of another service",
        "Invalid StreamArn",
        StreamArn="arn:aws:kinesis:us-east-1:000000000000:stream/things-of-all-kinds",
    ),
    no_description(
        "there is no such table",
        f"Requested resource not found: Stream: {ABSENT} not found",
        type=NOT_FOUND,
        StreamArn=ABSENT,
    ),
    no_description(
        "the table's stream has another label",
        f"Requested resource not found: Stream: {stream_arn('hash', LATER_LABEL)} not found",
        type=NOT_FOUND,
        StreamArn=stream_arn("hash", LATER_LABEL),
    ),
    no_description(
        "the stream is of another region",
        "Requested resource not found: Stream: "
        f"{stream_arn().replace('us-east-1', 'eu-west-1')} not found",
        type=NOT_FOUND,
        StreamArn=stream_arn().replace("us-east-1", "eu-west-1"),
    ),
    no_description("a limit is 0", ENVELOPE + NO_LIMIT, Limit=0),
    no_description(
        "a limit is 101", INVALID + "Limit cannot be greater than the maximum: 100", Limit=101
    ),
    no_description(
        "a start is too short",
        ENVELOPE
        + breaks(
            "'shard'",
            "exclusiveStartShardId",
            "Member must have length greater than or equal to 28",
        ),
        ExclusiveStartShardId="shard",
    ),
    no_description(
        "a start is too long",
        ENVELOPE
        + breaks(
            f"'{'s' * 66}'",
            "exclusiveStartShardId",
            "Member must have length less than or equal to 65",
        ),
        ExclusiveStartShardId="s" * 66,
    ),
    no_description(
        "a filter has no type",
        ENVELOPE + breaks("'null'", "shardFilter.type", "Member must be CHILD_SHARDS"),
        ShardFilter={"ShardId": shard_id(1)},
    ),
    no_description(
        "a filter has no shard",
        ENVELOPE + breaks("'null'", "shardFilter.shardId", "Member must not be null"),
        ShardFilter={"Type": "CHILD_SHARDS"},
    ),
    no_description(
        "a filter has an unknown type",
        ENVELOPE + is_none_of("PARENTS", "shardFilter.type", "CHILD_SHARDS"),
        ShardFilter={"Type": "PARENTS", "ShardId": shard_id(1)},
    ),
    no_description(
        "a filter's shard is too short",
        ENVELOPE
        + breaks(
            "'x'", "shardFilter.shardId", "Member must have length greater than or equal to 28"
        ),
        ShardFilter={"Type": "CHILD_SHARDS", "ShardId": "x"},
    ),
    no_description(
        "there is a filter and a start",
        "ShardFilter and ExclusiveStartShardId both should not be specified in the request.",
        ShardFilter={"Type": "CHILD_SHARDS", "ShardId": shard_id(1)},
        ExclusiveStartShardId=shard_id(1),
    ),
]

OPEN = in_order(shard(1), shard(2))
DESCRIBE: dict[str, Any] = {"StreamArn": stream_arn()}

DESCRIPTIONS = [
    *(
        answers(
            f"a stream of {view} has two open shards",
            "DescribeStream",
            DESCRIBE,
            described(*OPEN, view=view),
            given=(streaming(view),),
        )
        for view in (KEYS_ONLY, NEW, OLD, BOTH)
    ),
    answers(
        "writes leave the shards as they are",
        "DescribeStream",
        DESCRIBE,
        described(*OPEN),
        given=(streaming(), put("hash", pk=S("a")), put("hash", pk=S("b"))),
    ),
    answers(
        "a page of shards ends with the shard to go on from",
        "DescribeStream",
        {**DESCRIBE, "Limit": 1},
        described(OPEN[0], LastEvaluatedShardId=OPEN[0]["ShardId"]),
        given=(streaming(),),
    ),
    answers(
        "a page of shards goes on after a shard",
        "DescribeStream",
        {**DESCRIBE, "ExclusiveStartShardId": OPEN[0]["ShardId"]},
        described(OPEN[1]),
        given=(streaming(),),
    ),
    answers(
        "no shard comes after the last",
        "DescribeStream",
        {**DESCRIBE, "ExclusiveStartShardId": OPEN[1]["ShardId"]},
        described(),
        given=(streaming(),),
    ),
    answers(
        "no shard comes after a start that sorts behind all",
        "DescribeStream",
        {**DESCRIBE, "ExclusiveStartShardId": "z" * 28},
        described(),
        given=(streaming(),),
    ),
    answers(
        "an open shard has no children",
        "DescribeStream",
        {**DESCRIBE, "ShardFilter": {"Type": "CHILD_SHARDS", "ShardId": shard_id(1)}},
        described(),
        given=(streaming(),),
    ),
    answers(
        "a shard that is not there has no children",
        "DescribeStream",
        {**DESCRIBE, "ShardFilter": {"Type": "CHILD_SHARDS", "ShardId": "z" * 28}},
        described(),
        given=(streaming(),),
    ),
    answers(
        "a stream that was switched off has closed shards",
        "DescribeStream",
        DESCRIBE,
        described(*in_order(shard(1, 3), shard(2, 4)), status="DISABLED"),
        given=(streaming(), switched()),
    ),
    answers(
        "a stream that is switched on again has shards of its own",
        "DescribeStream",
        {"StreamArn": stream_arn("hash", LATER_LABEL)},
        described(
            *in_order(shard(5, label=LATER_LABEL), shard(6, label=LATER_LABEL)),
            view=NEW,
            label=LATER_LABEL,
        ),
        given=(streaming(), switched(), switched(view=NEW)),
    ),
    answers(
        "the stream of a deleted table is disabled",
        "DescribeStream",
        DESCRIBE,
        described(*in_order(shard(1, 4), shard(2, 5)), status="DISABLED"),
        given=(streaming(), put("hash", pk=S("a")), DELETE),
    ),
    answers(
        "a stream begins when it is switched on",
        "DescribeStream",
        DESCRIBE,
        described(*OPEN, view=OLD),
        given=(HASH, put("hash", pk=S("a")), switched(view=OLD)),
    ),
]

CASES = [*LIST_REFUSALS, *LISTS, *DESCRIPTION_REFUSALS, *DESCRIPTIONS]
