"""TagResource, UntagResource and ListTagsOfResource."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import arn
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, INVALID, is_null

ARN = arn("hash")
TOO_MANY = "Number of Tags exceed the current limit for the provided ResourceArn"
LIST = ("ListTagsOfResource", {"ResourceArn": ARN})


def tags(**values: str) -> list[dict[str, str]]:
    return [{"Key": key, "Value": value} for key, value in values.items()]


def tag(*given: Any, resource: str = ARN) -> Step:
    return "TagResource", {"ResourceArn": resource, "Tags": list(given)}


def untag(*keys: str) -> Step:
    return "UntagResource", {"ResourceArn": ARN, "TagKeys": list(keys)}


def bad_tag(name: str, message: str, *given: Any) -> Case:
    """A tag that is refused together with a good one, which is not set either."""
    return refuses(
        name,
        *tag({"Key": "good", "Value": "yes"}, *given),
        message,
        given=(HASH,),
        then=((*LIST, {"Tags": []}),),
    )


def wrong_key(key: str) -> str:
    return f"The Tag Key provided is invalid, Key: {key}"


def wrong_value(value: str) -> str:
    return f"The Tag Value provided is invalid, Value: {value}"


OPERATIONS = {"TagResource": "Tags", "UntagResource": "TagKeys", "ListTagsOfResource": None}


def everywhere(
    name: str, resource: str | None, message: str, type: str = "ValidationException"
) -> list[Case]:
    """A resource that no operation takes."""
    given = {} if resource is None else {"ResourceArn": resource}
    lists: dict[str, Any] = {"Tags": tags(team="a"), "TagKeys": ["team"]}
    return [
        refuses(
            name,
            operation,
            given if member is None else given | {member: lists[member]},
            message,
            type=type,
        )
        for operation, member in OPERATIONS.items()
    ]


RESOURCES = [
    *everywhere("there is no resource", None, "Invalid TableArn"),
    *everywhere(
        "a resource is no ARN",
        "not-an-arn",
        f"{INVALID}ARNs must start with 'arn:': not-an-arn",
    ),
    *everywhere("a resource is a bare name", "hash", f"{INVALID}ARNs must start with 'arn:': hash"),
    *everywhere(
        "a resource is of another service",
        "arn:aws:s3:us-east-1:000000000000:table/hash",
        f"{INVALID}Provided Arn is not a DynamoDB resource arn: "
        "arn:aws:s3:us-east-1:000000000000:table/hash",
    ),
    *everywhere(
        "a resource is a backup",
        f"{ARN}/backup/01",
        f"{INVALID}Provided Arn is not a DynamoDB resource arn: {ARN}/backup/01",
    ),
    *everywhere(
        "a resource is an index",
        f"{ARN}/index/by_owner",
        f"{INVALID}Invalid resource arn provided, only table or stream is accepted. "
        f"Provided resource arn: {ARN}/index/by_owner",
    ),
    *everywhere(
        "there is no such table",
        ARN,
        f"Requested resource not found: ResourceArn: {ARN} not found",
        type="ResourceNotFoundException",
    ),
]

WRONG = [
    refuses("no tags are given", "TagResource", {"ResourceArn": ARN}, ENVELOPE + is_null("tags")),
    refuses(
        "no keys are given", "UntagResource", {"ResourceArn": ARN}, ENVELOPE + is_null("tagKeys")
    ),
    refuses("a list of no tags is given", *tag(), "Atleast one Tag needs to be provided as Input."),
    refuses(
        "a list of no keys is given", *untag(), "Atleast one Tag Key needs to be provided as Input."
    ),
    bad_tag("a tag is empty", wrong_key("null"), {}),
    bad_tag("a tag has no key", wrong_key("null"), {"Value": "v"}),
    bad_tag("a tag has no value", wrong_value("null"), {"Key": "k"}),
    bad_tag("a key is empty", wrong_key(""), {"Key": "", "Value": "v"}),
    bad_tag("a key has 129 characters", wrong_key("k" * 129), {"Key": "k" * 129, "Value": "v"}),
    bad_tag("a value has 257 characters", wrong_value("v" * 257), {"Key": "k", "Value": "v" * 257}),
    bad_tag(
        "a key has a wrong character", wrong_key("bad#char"), {"Key": "bad#char", "Value": "v"}
    ),
    bad_tag("a value has a wrong character", wrong_value("100%"), {"Key": "k", "Value": "100%"}),
    bad_tag("a value has a comma", wrong_value("a,b"), {"Key": "k", "Value": "a,b"}),
    bad_tag("a value is a picture", wrong_value("🔑"), {"Key": "k", "Value": "🔑"}),
    bad_tag(
        "a key is AWS's own",
        "Tag Key cannot be prefixed with aws:, Key: aws:foo",
        {"Key": "aws:foo", "Value": "v"},
    ),
    bad_tag(
        "a key is AWS's own in capitals",
        "Tag Key cannot be prefixed with aws:, Key: AWS:foo",
        {"Key": "AWS:foo", "Value": "v"},
    ),
    bad_tag(
        "a key comes twice",
        "Duplicate Tag Keys provided as input: Duplicate Tag Key found good",
        {"Key": "good", "Value": "no"},
    ),
    bad_tag("51 tags are given", TOO_MANY, *tags(**{f"k{n}": "v" for n in range(50)})),
    refuses(
        "a 51st tag is added",
        *tag(*tags(k1="new", k51="v")),
        TOO_MANY,
        given=(HASH, tag(*tags(**{f"k{n}": "v" for n in range(1, 51)}))),
    ),
    refuses(
        "a key to remove is AWS's own",
        *untag("aws:foo"),
        "Tag Key cannot be prefixed with aws:, Key: aws:foo",
        given=(HASH,),
    ),
    refuses("a key to remove is empty", *untag(""), wrong_key(""), given=(HASH,)),
    refuses(
        "a key to remove has 129 characters", *untag("k" * 129), wrong_key("k" * 129), given=(HASH,)
    ),
    refuses(
        "51 keys are to be removed",
        *untag(*[f"k{number}" for number in range(51)]),
        TOO_MANY,
        given=(HASH,),
    ),
]

FIFTY = tags(**{f"k{n}": "v" for n in range(50)})

SET = [
    answers(
        "tags are added",
        *tag(*tags(team="a", stage="")),
        {},
        given=(HASH,),
        then=((*LIST, {"Tags": tags(team="a", stage="")}),),
    ),
    answers(
        "a tag of the same key gets the new value",
        *tag(*tags(team="b")),
        {},
        given=(HASH, tag(*tags(team="a", stage="x"))),
        then=((*LIST, {"Tags": tags(team="b", stage="x")}),),
    ),
    answers(
        "keys are case-sensitive, and letters of any script",
        *tag(*tags(Env="", env="x", ключ="café", myaws="a+b-c=d.e_f:g/h@i")),
        {},
        given=(HASH,),
        then=((*LIST, {"Tags": tags(Env="", env="x", ключ="café", myaws="a+b-c=d.e_f:g/h@i")}),),
    ),
    answers(
        "fifty tags fit, and come on one page",
        *tag(*FIFTY),
        {},
        given=(HASH,),
        then=((*LIST, {"Tags": FIFTY}),),
    ),
    answers(
        "at fifty tags a value may still change",
        *tag(*tags(k0="new")),
        {},
        given=(HASH, tag(*FIFTY)),
        then=((*LIST, {"Tags": [*tags(k0="new"), *FIFTY[1:]]}),),
    ),
    answers(
        "a tag is removed; a key that is not there does not matter",
        *untag("team", "absent"),
        {},
        given=(HASH, tag(*tags(team="a", stage="x"))),
        then=((*LIST, {"Tags": tags(stage="x")}),),
    ),
    answers("a table has no tags", *LIST, {"Tags": []}, given=(HASH,)),
    answers(
        "a token that no answer gave is ignored",
        "ListTagsOfResource",
        {"ResourceArn": ARN, "NextToken": "never seen"},
        {"Tags": tags(team="a")},
        given=(HASH, tag(*tags(team="a"))),
    ),
]

CASES = [*RESOURCES, *WRONG, *SET]
