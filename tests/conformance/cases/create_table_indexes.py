"""CreateTable: local and global indexes, their keys and their projections."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import created, described
from tests.conformance.table_requests import index
from tests.conformance.tables import create
from tests.conformance.wording import ENVELOPE, INVALID, breaks, breaks_pattern, is_none_of, is_null

PAIRS = create("pairs", "pk:S sk:S")[1]
TOO_SHORT = "Member must have length greater than or equal to 3"
NOT_HASH = "Invalid KeySchema: The first KeySchemaElement is not a HASH key type"
NOT_RANGE = "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type"
SAME_NAME = "Both the Hash Key and the Range Key element in the KeySchema have the same name"
NO_SORT_KEY = (
    f"{INVALID}Table KeySchema does not have a range key, which is required when specifying a "
    "LocalSecondaryIndex"
)


def with_indexes(extra: str = "", **lists: Any) -> dict[str, Any]:
    """A request for a table with indexes; `extra` names their further attributes, all strings."""
    definitions = PAIRS["AttributeDefinitions"] + [
        {"AttributeName": name, "AttributeType": "S"} for name in extra.split()
    ]
    members = {"local": "LocalSecondaryIndexes", "indexes": "GlobalSecondaryIndexes"}
    named = {members[given]: indexes for given, indexes in lists.items()}
    return PAIRS | {"AttributeDefinitions": definitions} | named


def bad(name: str, message: str, extra: str = "", **lists: Any) -> Case:
    return refuses(name, "CreateTable", with_indexes(extra, **lists), message)


def projected(name: str, projection: Any, message: str) -> list[Case]:
    """A projection that neither kind of index may have."""
    return [
        bad(
            f"a global index: {name}",
            message.replace("INDEX", "globalSecondaryIndexes.1.member"),
            indexes=[index("by_sk", "sk HASH", projection=projection)],
        ),
        bad(
            f"a local index: {name}",
            message.replace("INDEX", "localSecondaryIndexes.1.member"),
            local=[index("by_sk", "pk HASH", "sk RANGE", projection=projection)],
        ),
    ]


BOTH = [
    bad(
        "names of two characters are told for global indexes first",
        "2 validation errors detected: "
        + breaks("'g1'", "globalSecondaryIndexes.1.member.indexName", TOO_SHORT)
        + "; "
        + breaks("'l1'", "localSecondaryIndexes.1.member.indexName", TOO_SHORT),
        local=[index("l1", "pk HASH", "lk RANGE")],
        indexes=[index("g1", "gk HASH")],
    ),
    bad(
        "the name of an index has 256 characters",
        ENVELOPE
        + breaks(
            f"'{'i' * 256}'",
            "globalSecondaryIndexes.1.member.indexName",
            "Member must have length less than or equal to 255",
        ),
        indexes=[index("i" * 256, "sk HASH")],
    ),
    bad(
        "the name of an index has characters that names may not have",
        ENVELOPE + breaks_pattern("by owner", "globalSecondaryIndexes.1.member.indexName"),
        indexes=[index("by owner", "sk HASH")],
    ),
    bad(
        "a global index is empty",
        "3 validation errors detected: "
        f"{is_null('globalSecondaryIndexes.1.member.indexName')}; "
        f"{is_null('globalSecondaryIndexes.1.member.keySchema')}; "
        f"{is_null('globalSecondaryIndexes.1.member.projection')}",
        indexes=[{}],
    ),
    bad(
        "two global indexes have one name",
        f"{INVALID}Duplicate index name: same",
        indexes=[index("same", "sk HASH"), index("same", "sk HASH")],
    ),
    bad(
        "two local indexes have one name",
        f"{INVALID}Duplicate index name: same",
        local=[index("same", "pk HASH", "sk RANGE"), index("same", "pk HASH", "sk RANGE")],
    ),
    bad(
        "a global and a local index have one name",
        f"{INVALID}Duplicate index name: same",
        local=[index("same", "pk HASH", "sk RANGE")],
        indexes=[index("same", "sk HASH")],
    ),
    bad(
        "an attribute is used by no index; names come in the order of Java hash sets",
        f"{INVALID}Some AttributeDefinitions are not used. "
        "AttributeDefinitions: [sk, a, b, pk, c], keys used: [a, sk, pk]",
        extra="a b c",
        indexes=[index("by_a", "a HASH")],
    ),
    bad(
        "an unused attribute is told before a wrong projection",
        f"{INVALID}Some AttributeDefinitions are not used. "
        "AttributeDefinitions: [sk, a, pk], keys used: [sk, pk]",
        extra="a",
        indexes=[index("by_sk", "sk HASH", projection={})],
    ),
    bad(
        "a global index's attribute is not defined",
        f"{INVALID}Some index key attributes are not defined in AttributeDefinitions. "
        "Keys: [q], AttributeDefinitions: [sk, pk]",
        indexes=[index("by_q", "q HASH")],
    ),
    bad(
        "a local index's attributes are not defined",
        f"{INVALID}Some index key attributes are not defined in AttributeDefinitions. "
        "Keys: [c, d], AttributeDefinitions: [sk, pk]",
        local=[index("by_d", "d HASH", "c RANGE")],
    ),
]

LOCAL = [
    bad(
        "the list of local indexes is empty",
        f"{INVALID}List of LocalSecondaryIndexes is empty",
        local=[],
    ),
    bad(
        "an empty list is told before an unused attribute",
        f"{INVALID}List of LocalSecondaryIndexes is empty",
        extra="a",
        local=[],
    ),
    refuses(
        "a table without a sort key has no local index",
        "CreateTable",
        create("things", "pk:S", local={"by_rank": ("pk:S rank:N", "ALL")})[1],
        NO_SORT_KEY,
    ),
    refuses(
        "a missing sort key is told before an attribute that is not defined",
        "CreateTable",
        create("things", "pk:S")[1] | {"LocalSecondaryIndexes": [index("by_c", "c HASH")]},
        NO_SORT_KEY,
    ),
    bad(
        "a local index has no sort key",
        f"{INVALID}Index KeySchema does not have a range key for index: by_pk",
        local=[index("by_pk", "pk HASH")],
    ),
    bad(
        "a local index has another partition key",
        f"{INVALID}Index KeySchema does not have the same leading hash key as table KeySchema for "
        "index: by_sk. index hash key: sk, table hash key: pk",
        local=[index("by_sk", "sk HASH", "pk RANGE")],
    ),
    bad("a local index begins with RANGE", NOT_HASH, local=[index("odd", "pk RANGE", "sk HASH")]),
    bad("a local index has two HASH", NOT_RANGE, local=[index("odd", "pk HASH", "sk HASH")]),
    bad("a local index has one attribute twice", SAME_NAME, local=[index("odd", *["pk HASH"] * 2)]),
    bad(
        "a local index has three key elements",
        ENVELOPE
        + breaks(
            "'[KeySchemaElement(attributeName=pk, keyType=HASH), "
            "KeySchemaElement(attributeName=sk, keyType=RANGE), "
            "KeySchemaElement(attributeName=c, keyType=RANGE)]'",
            "localSecondaryIndexes.1.member.keySchema",
            "Member must have length less than or equal to 2",
        ),
        extra="c",
        local=[index("three", "pk HASH", "sk RANGE", "c RANGE")],
    ),
]

GLOBAL = [
    bad(
        "the list of global indexes is empty",
        f"{INVALID}List of GlobalSecondaryIndexes is empty",
        indexes=[],
    ),
    bad(
        "a global index has no key schema",
        ENVELOPE
        + breaks(
            "'[]'",
            "globalSecondaryIndexes.1.member.keySchema",
            "Member must have length greater than or equal to 1",
        ),
        indexes=[index("none")],
    ),
    bad(
        "a global index begins with RANGE", NOT_HASH, indexes=[index("odd", "sk RANGE", "pk HASH")]
    ),
    bad("a global index is only RANGE", NOT_HASH, indexes=[index("odd", "sk RANGE")]),
    bad(
        "a global index has one attribute as HASH and RANGE",
        SAME_NAME,
        indexes=[index("odd", "sk HASH", "sk RANGE")],
    ),
    bad(
        "a global index has an attribute twice among several",
        "The KeySchema contains multiple key attributes with the same name",
        indexes=[index("odd", "pk HASH", "pk HASH", "sk RANGE")],
    ),
    bad(
        "an attribute twice in a global index is told before an unused definition",
        SAME_NAME,
        extra="unused",
        indexes=[index("odd", "sk HASH", "sk RANGE")],
    ),
    bad(
        "a HASH comes after a RANGE",
        f"{INVALID}All HASH key attributes must precede RANGE key attributes in the KeySchema",
        extra="c",
        indexes=[index("odd", "pk HASH", "sk RANGE", "c HASH")],
    ),
    bad(
        "a global index has five HASH",
        f"{INVALID}The KeySchema exceeds the maximum allowed number of HASH key attributes",
        extra="a b c",
        indexes=[index("five", *[f"{name} HASH" for name in "pk sk a b c".split()])],
    ),
    bad(
        "a global index has five RANGE",
        f"{INVALID}The KeySchema exceeds the maximum allowed number of RANGE key attributes",
        extra="a b c d",
        indexes=[index("five", "pk HASH", *[f"{name} RANGE" for name in "sk a b c d".split()])],
    ),
]

PROJECTIONS = [
    *projected("no projection", None, ENVELOPE + is_null("INDEX.projection")),
    *projected("an empty projection", {}, f"{INVALID}Unknown ProjectionType: null"),
    *projected(
        "attributes without a type",
        {"NonKeyAttributes": ["a"]},
        f"{INVALID}Unknown ProjectionType: null",
    ),
    *projected(
        "INCLUDE without attributes",
        {"ProjectionType": "INCLUDE"},
        f"{INVALID}ProjectionType is INCLUDE, but NonKeyAttributes is not specified",
    ),
    *projected(
        "ALL with attributes",
        {"ProjectionType": "ALL", "NonKeyAttributes": ["a"]},
        f"{INVALID}ProjectionType is ALL, but NonKeyAttributes is specified",
    ),
    *projected(
        "KEYS_ONLY with attributes",
        {"ProjectionType": "KEYS_ONLY", "NonKeyAttributes": ["a"]},
        f"{INVALID}ProjectionType is KEYS_ONLY, but NonKeyAttributes is specified",
    ),
    *projected(
        "an attribute included twice",
        {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["x", "y", "x"]},
        f"{INVALID}Duplicate element in NonKeyAttributes: x",
    ),
    *projected(
        "an empty list of attributes and an unknown type",
        {"ProjectionType": "SOME", "NonKeyAttributes": []},
        "2 validation errors detected: "
        + is_none_of("SOME", "INDEX.projection.projectionType", "ALL, INCLUDE, KEYS_ONLY")
        + "; "
        + breaks(
            "'[]'",
            "INDEX.projection.nonKeyAttributes",
            "Member must have length greater than or equal to 1",
        ),
    ),
]

INDEXED = create(
    "indexed",
    "pk:S sk:S",
    indexes={"zebra": ("owner:S sk:S", ["zz", "aa", "sk"]), "apple": ("city:S", "KEYS_ONLY")},
    local={"by_rank": ("pk:S rank:N", ["title"]), "by_sk": ("pk:S sk:S", "ALL")},
)[1]
SORTED = {
    **INDEXED,
    "GlobalSecondaryIndexes": [
        INDEXED["GlobalSecondaryIndexes"][0]
        | {"Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["aa", "sk", "zz"]}},
        INDEXED["GlobalSecondaryIndexes"][1],
    ],
}
WIDE = create("wide", "pk:S", indexes={"wide": ("a:S b:N c:B d:S|e:S f:N g:B h:S", "ALL")})[1]
NAMESAKE = create("pairs", "pk:S sk:S", indexes={"pairs": ("pk:S sk:S", "ALL")})[1]

MADE = [
    answers(
        "indexes keep their order, and included attributes come back in theirs",
        "CreateTable",
        INDEXED,
        created(SORTED),
        then=(("DescribeTable", {"TableName": "indexed"}, described(SORTED)),),
    ),
    answers(
        "the key of a global index may have four HASH and four RANGE attributes",
        "CreateTable",
        WIDE,
        created(WIDE),
        then=(("DescribeTable", {"TableName": "wide"}, described(WIDE)),),
    ),
    answers(
        "a global index may have the name and the key of its table",
        "CreateTable",
        NAMESAKE,
        created(NAMESAKE),
    ),
]

CASES = [*BOTH, *LOCAL, *GLOBAL, *PROJECTIONS, *MADE]
