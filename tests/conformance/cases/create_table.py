"""CreateTable: names, keys and attribute definitions, and a table that already exists."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import created, described
from tests.conformance.table_requests import key_schema, provisioned, typed
from tests.conformance.tables import create
from tests.conformance.wording import (
    ENVELOPE,
    INVALID,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
)

THINGS = create("things", "pk:S")[1]
PAIRS = create("pairs", "pk:S sk:N")[1]
NO_NAME = "The parameter 'TableName' is required but was not present in the request"
TOO_SHORT = "Member must have length greater than or equal to 3"
NO_DEFINITION = "Invalid KeySchema: Some index key attribute have no definition"
NOT_HASH = "Invalid KeySchema: The first KeySchemaElement is not a HASH key type"
NOT_RANGE = "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type"
SAME_NAME = "Both the Hash Key and the Range Key element in the KeySchema have the same name"
UNMATCHED = (
    f"{INVALID}Number of attributes in KeySchema does not exactly match number of attributes "
    "defined in AttributeDefinitions"
)


def bad(name: str, message: str, **members: Any) -> Case:
    """A rejected request: the smallest valid one with some members replaced."""
    return refuses(name, "CreateTable", THINGS | members, message)


def undefined(keys: str, definitions: str) -> str:
    return (
        f"{INVALID}Some index key attributes are not defined in AttributeDefinitions. "
        f"Keys: [{keys}], AttributeDefinitions: [{definitions}]"
    )


NAMES = [
    refuses("nothing is given", "CreateTable", {}, NO_NAME),
    refuses(
        "a missing name is told before everything else",
        "CreateTable",
        {"BillingMode": "FREE", "KeySchema": [], "AttributeDefinitions": []},
        NO_NAME,
    ),
    refuses(
        "only a name is given",
        "CreateTable",
        {"TableName": "things"},
        f"2 validation errors detected: {is_null('attributeDefinitions')}; {is_null('keySchema')}",
    ),
    bad(
        "a name has two characters",
        ENVELOPE + breaks("'ab'", "tableName", TOO_SHORT),
        TableName="ab",
    ),
    bad(
        "a name is empty",
        TableName="",
        message=(
            "2 validation errors detected: "
            + breaks_pattern("", "tableName")
            + "; "
            + breaks("''", "tableName", TOO_SHORT)
        ),
    ),
    bad(
        "a name has 256 characters",
        ENVELOPE
        + breaks(
            f"'{'a' * 256}'", "tableName", "Member must have length less than or equal to 255"
        ),
        TableName="a" * 256,
    ),
    bad(
        "a name has characters that names may not have",
        ENVELOPE + breaks_pattern("my table", "tableName"),
        TableName="my table",
    ),
    bad(
        "a short name of wrong characters breaks two rules",
        "2 validation errors detected: "
        + breaks_pattern("a;", "tableName")
        + "; "
        + breaks("'a;'", "tableName", TOO_SHORT),
        TableName="a;",
    ),
    bad(
        "violations of several members are joined in DynamoDB's order",
        "4 validation errors detected: "
        f"{is_none_of('X', 'attributeDefinitions.1.member.attributeType', 'B, N, S')}; "
        f"{breaks_pattern('abc;', 'tableName')}; "
        f"{is_none_of('FREE', 'billingMode', 'PROVISIONED, PAY_PER_REQUEST')}; "
        f"{is_none_of('PRIMARY', 'keySchema.1.member.keyType', 'HASH, RANGE')}",
        TableName="abc;",
        BillingMode="FREE",
        KeySchema=key_schema("pk PRIMARY"),
        AttributeDefinitions=typed("pk:X"),
    ),
    refuses(
        "a table of that name exists",
        "CreateTable",
        THINGS,
        "Table already exists: things",
        type="ResourceInUseException",
        given=(("CreateTable", THINGS),),
    ),
    refuses(
        "a table of that name exists, with other keys",
        "CreateTable",
        create("things", "id:N")[1],
        "Table already exists: things",
        type="ResourceInUseException",
        given=(("CreateTable", THINGS),),
    ),
    refuses(
        "a wrong request is refused as such even if the table exists",
        "CreateTable",
        THINGS | {"KeySchema": key_schema("pk RANGE")},
        NOT_HASH,
        given=(("CreateTable", THINGS),),
    ),
]

KEYS = [
    bad(
        "the key schema is not given",
        ENVELOPE + is_null("keySchema"),
        KeySchema=None,
    ),
    bad(
        "the key schema is empty",
        ENVELOPE
        + breaks("'[]'", "keySchema", "Member must have length greater than or equal to 1"),
        KeySchema=[],
    ),
    bad(
        "the key schema has three elements",
        ENVELOPE
        + breaks(
            "'[KeySchemaElement(attributeName=pk, keyType=HASH), "
            "KeySchemaElement(attributeName=sk, keyType=RANGE), "
            "KeySchemaElement(attributeName=extra, keyType=RANGE)]'",
            "keySchema",
            "Member must have length less than or equal to 2",
        ),
        KeySchema=key_schema("pk HASH", "sk RANGE", "extra RANGE"),
        AttributeDefinitions=typed("pk:S", "sk:S", "extra:S"),
    ),
    refuses(
        "a missing throughput is told before a key schema of three elements",
        "CreateTable",
        {
            "TableName": "things",
            "KeySchema": key_schema("pk HASH", "sk RANGE", "extra RANGE"),
            "AttributeDefinitions": typed("pk:S", "sk:S", "extra:S"),
        },
        f"{INVALID}ReadCapacityUnits and WriteCapacityUnits must both be specified when "
        "BillingMode is PROVISIONED",
    ),
    bad(
        "a key type is unknown",
        ENVELOPE + is_none_of("INVALID", "keySchema.1.member.keyType", "HASH, RANGE"),
        KeySchema=key_schema("pk INVALID"),
    ),
    bad(
        "elements of the key schema are empty",
        "2 validation errors detected: "
        f"{is_null('keySchema.1.member.attributeName')}; {is_null('keySchema.1.member.keyType')}",
        KeySchema=[{}],
    ),
    bad("the only element is a RANGE", NOT_HASH, KeySchema=key_schema("pk RANGE")),
    bad(
        "the RANGE comes first",
        NOT_HASH,
        KeySchema=key_schema("sk RANGE", "pk HASH"),
        AttributeDefinitions=typed("pk:S", "sk:S"),
    ),
    bad(
        "both elements are RANGE",
        NOT_HASH,
        KeySchema=key_schema("pk RANGE", "sk RANGE"),
        AttributeDefinitions=typed("pk:S", "sk:S"),
    ),
    bad(
        "both elements are HASH",
        NOT_RANGE,
        KeySchema=key_schema("pk HASH", "sk HASH"),
        AttributeDefinitions=typed("pk:S", "sk:S"),
    ),
    bad(
        "one attribute is both elements, and defined once",
        NO_DEFINITION,
        KeySchema=key_schema("pk HASH", "pk RANGE"),
    ),
    bad(
        "one attribute is both elements",
        SAME_NAME,
        KeySchema=key_schema("pk HASH", "pk RANGE"),
        AttributeDefinitions=typed("pk:S", "sk:S"),
    ),
    bad(
        "the same name is told before the same role",
        SAME_NAME,
        KeySchema=key_schema("pk HASH", "pk HASH"),
        AttributeDefinitions=typed("pk:S", "sk:S"),
    ),
]

ATTRIBUTES = [
    bad(
        "attribute definitions are not given",
        ENVELOPE + is_null("attributeDefinitions"),
        AttributeDefinitions=None,
    ),
    bad("attribute definitions are empty", NO_DEFINITION, AttributeDefinitions=[]),
    bad(
        "an attribute definition is empty",
        "2 validation errors detected: "
        f"{is_null('attributeDefinitions.1.member.attributeName')}; "
        f"{is_null('attributeDefinitions.1.member.attributeType')}",
        AttributeDefinitions=[{}],
    ),
    bad(
        "an attribute type is unknown",
        ENVELOPE + is_none_of("INVALID", "attributeDefinitions.1.member.attributeType", "B, N, S"),
        AttributeDefinitions=typed("pk:INVALID"),
    ),
    bad(
        "a key attribute may not be a Boolean",
        ENVELOPE + is_none_of("BOOL", "attributeDefinitions.1.member.attributeType", "B, N, S"),
        AttributeDefinitions=typed("pk:BOOL"),
    ),
    bad(
        "the key attribute is not defined",
        undefined("pk", "id"),
        AttributeDefinitions=typed("id:S"),
    ),
    bad(
        "names of attributes are case-sensitive",
        undefined("PK", "pk"),
        KeySchema=key_schema("PK HASH"),
    ),
    bad(
        "names of attributes are not trimmed",
        undefined("pk", " pk"),
        AttributeDefinitions=typed(" pk:S"),
    ),
    bad(
        "a sort key attribute is not defined; names come in the order of a Java hash set",
        undefined("pk", "sk, a"),
        AttributeDefinitions=typed("a:S", "sk:S"),
    ),
    bad(
        "an attribute is defined twice",
        "Attribute Name is duplicated: pk",
        AttributeDefinitions=typed("pk:S", "pk:S"),
    ),
    bad(
        "an attribute is defined twice, with two types",
        "Attribute Name is duplicated: pk",
        AttributeDefinitions=typed("pk:S", "pk:N"),
    ),
    bad("an attribute is not used", UNMATCHED, AttributeDefinitions=typed("pk:S", "extra:S")),
    bad(
        "an attribute name is empty",
        "2 validation errors detected: "
        + breaks(
            "''",
            "attributeDefinitions.1.member.attributeName",
            "Member must have length greater than or equal to 1",
        )
        + "; "
        + breaks(
            "''",
            "keySchema.1.member.attributeName",
            "Member must have length greater than or equal to 1",
        ),
        AttributeDefinitions=[{"AttributeName": "", "AttributeType": "S"}],
        KeySchema=[{"AttributeName": "", "KeyType": "HASH"}],
    ),
]

PROVISIONED = provisioned(PAIRS, 5, 6)

MADE = [
    answers(
        "a table of one key attribute is made",
        "CreateTable",
        THINGS,
        created(THINGS),
        then=(
            ("DescribeTable", {"TableName": "things"}, described(THINGS)),
            ("ListTables", {}, {"TableNames": ["things"]}),
        ),
    ),
    answers(
        "a table of two key attributes is made",
        "CreateTable",
        PAIRS,
        created(PAIRS),
        then=(("DescribeTable", {"TableName": "pairs"}, described(PAIRS)),),
    ),
    answers(
        "without a billing mode a table is provisioned, and its answer has no billing mode either",
        "CreateTable",
        PROVISIONED,
        created(PROVISIONED),
        then=(("DescribeTable", {"TableName": "pairs"}, described(PROVISIONED)),),
    ),
    answers(
        "names of tables are case-sensitive",
        "CreateTable",
        THINGS | {"TableName": "Things"},
        created(THINGS | {"TableName": "Things"}, TableId="00000000-0000-4000-8000-000000000002"),
        given=(("CreateTable", THINGS),),
        then=(("ListTables", {}, {"TableNames": ["Things", "things"]}),),
    ),
    answers(
        "attribute definitions come back in the order of their names",
        "CreateTable",
        PAIRS | {"AttributeDefinitions": typed("sk:N", "pk:S")},
        created(PAIRS),
    ),
    answers(
        "a table of the name of a deleted table is a new one",
        "CreateTable",
        THINGS,
        created(THINGS, TableId="00000000-0000-4000-8000-000000000002"),
        given=(("CreateTable", THINGS), ("DeleteTable", {"TableName": "things"})),
    ),
    answers(
        "members that CreateTable does not know are ignored",
        "CreateTable",
        THINGS | {"Colour": "red", "Replicas": [1]},
        created(THINGS),
    ),
]

CASES = [*NAMES, *KEYS, *ATTRIBUTES, *MADE]
