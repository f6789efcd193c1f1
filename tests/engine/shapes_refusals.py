"""Requests that DynamoDB refuses for their shape, and its words.

Each row is an operation, a request and the message. The helpers say how DynamoDB words a violation.
"""

from __future__ import annotations

from typing import Any

Refusal = tuple[str, dict[str, Any], str]

KEY = {"pk": {"S": "a"}}


def bad(path: str, value: str, constraint: str) -> str:
    """A violation that shows the value."""
    return f"Value '{value}' at '{path}' failed to satisfy constraint: Member must {constraint}"


def terse(path: str, constraint: str) -> str:
    """A violation in the form of 2026."""
    return f"Value at '{path}' failed to satisfy constraint: Member must {constraint}"


def null(path: str) -> str:
    return f"Value null at '{path}' failed to satisfy constraint: Member must not be null"


def joined(*violations: str) -> str:
    plural = "s" if len(violations) > 1 else ""
    return f"{len(violations)} validation error{plural} detected: {'; '.join(violations)}"


def one_of(values: str) -> str:
    return f"satisfy enum value set: [{values}]"


def shorter(length: int) -> str:
    return f"have length less than or equal to {length}"


def longer(length: int) -> str:
    return f"have length greater than or equal to {length}"


def smaller(value: int) -> str:
    return f"have value less than or equal to {value}"


def larger(value: int) -> str:
    return f"have value greater than or equal to {value}"


def printed(text: str) -> str:
    """A put request as Java prints it."""
    nulls = "dECIMAL=null, dOUBLE=null, sS=null, nS=null, bS=null, iNTSET=null, dECIMALSET=null"
    rest = "dOUBLESET=null, m=null, l=null, nULL=null, bOOL=null"
    value = f"AttributeValue(s={text}, n=null, b=null, iNT=null, {nulls}, {rest})"
    put_request = f"PutRequest(item={{pk={value}}}, workloadProfileName=null)"
    return f"WriteRequest(putRequest={put_request}, deleteRequest=null)"


def deep(levels: int) -> dict[str, Any]:
    """An attribute value that many lists deep."""
    value: dict[str, Any] = {"S": "a"}
    for _ in range(levels):
        value = {"L": [value]}
    return value


def put(**members: Any) -> dict[str, Any]:
    return {"TableName": "Music", "Item": KEY, **members}


def keyed(**members: Any) -> dict[str, Any]:
    return {"TableName": "Music", "Key": KEY, **members}


def table(**members: Any) -> dict[str, Any]:
    return {
        "TableName": "Music",
        "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
        **members,
    }


def index(name: str) -> dict[str, Any]:
    return {"IndexName": name, "KeySchema": table()["KeySchema"], "Projection": {}}


def puts(count: int) -> list[Any]:
    return [{"PutRequest": {"Item": {"pk": {"S": f"bw-{n}"}}}} for n in range(count)]


NAME = "satisfy regular expression pattern: [a-zA-Z0-9_.-]+"
CAPACITY = bad("returnConsumedCapacity", "X", one_of("INDEXES, TOTAL, NONE"))
METRICS = bad("returnItemCollectionMetrics", "X", one_of("SIZE, NONE"))
RETURNS = bad("returnValues", "X", one_of("ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW"))
NEW_RETURNS = (
    "Failed to satisfy constraint: Member must satisfy enum value set: "
    "[ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]"
)
OPERATOR = bad("conditionalOperator", "X", one_of("OR, AND"))
NEW_OPERATOR = "Failed to satisfy constraint: Member must satisfy enum value set: [ALL, OR]"
COMPARISON = one_of(
    "IN, NULL, BETWEEN, LT, NOT_CONTAINS, EQ, GT, NOT_NULL, NE, LE, BEGINS_WITH, GE, CONTAINS"
)
NO_NAME = bad("tableName", "", longer(1))
NEW_NO_NAME = joined(terse("TableName", longer(1)))
MAP_KEYS = (
    "at 'requestItems' failed to satisfy constraint: Map keys must satisfy constraint: "
    f"[Member must {shorter(255)}, Member must {longer(3)}, Member must {NAME}]"
)
MAP_VALUES = (
    "at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: "
    f"[Member must {shorter(25)}, Member must {longer(1)}]"
)
NO_TABLE = "The parameter 'TableName' is required but was not present in the request"
BAD_NAME = {"bad!name": {"Keys": [KEY]}}
BAD_NAME_ECHO = """Value '{"bad!name":{"Keys":[{"pk":{"S":"a"}}]}}' """ + MAP_KEYS

WRITES: list[Refusal] = [
    ("PutItem", {"Item": KEY}, joined(null("tableName"))),
    ("PutItem", {}, joined(null("tableName"), null("item"))),
    ("PutItem", put(TableName=""), NEW_NO_NAME),
    ("PutItem", put(TableName="", Item={}), NEW_NO_NAME),
    ("PutItem", put(TableName="", ReturnValues="X"), NEW_NO_NAME),
    (
        "PutItem",
        {"TableName": "", "ReturnValues": "X"},
        joined(RETURNS, NO_NAME, null("item")),
    ),
    ("PutItem", put(TableName="a" * 256), joined(bad("tableName", "a" * 256, shorter(255)))),
    ("PutItem", put(TableName="bad table!@#"), joined(bad("tableName", "bad table!@#", NAME))),
    ("PutItem", put(TableName="x!", ReturnValues="X"), joined(bad("tableName", "x!", NAME))),
    (
        "PutItem",
        put(ReturnConsumedCapacity="X", ReturnItemCollectionMetrics="X", ReturnValues="X"),
        joined(CAPACITY, NEW_RETURNS, METRICS),
    ),
    ("PutItem", put(ReturnValues="X"), joined(NEW_RETURNS)),
    ("PutItem", put(ConditionalOperator="X"), joined(NEW_OPERATOR)),
    (
        "PutItem",
        put(ReturnValuesOnConditionCheckFailure="X"),
        joined(bad("returnValuesOnConditionCheckFailure", "X", one_of("ALL_OLD, NONE"))),
    ),
    (
        "PutItem",
        put(Expected={"a": {"ComparisonOperator": "X"}}),
        joined(bad("expected.a.member.comparisonOperator", "X", COMPARISON)),
    ),
    ("DeleteItem", keyed(TableName=""), NEW_NO_NAME),
    (
        "DeleteItem",
        keyed(ReturnConsumedCapacity="X", ReturnValues="X"),
        joined(CAPACITY, NEW_RETURNS),
    ),
    ("UpdateItem", keyed(TableName=""), NEW_NO_NAME),
    ("UpdateItem", keyed(ReturnValues="X", ReturnConsumedCapacity="X"), joined(NEW_RETURNS)),
    ("UpdateItem", keyed(ReturnConsumedCapacity="X"), joined(CAPACITY)),
    ("UpdateItem", {"TableName": ""}, joined(NO_NAME, null("key"))),
    (
        "UpdateItem",
        {"TableName": "", "ReturnConsumedCapacity": "X", "ReturnValues": "X"},
        joined(CAPACITY, NO_NAME, RETURNS, null("key")),
    ),
    (
        "UpdateItem",
        {"TableName": "Music", "ConditionalOperator": "X", "Expected": {"a": {}, "b": {}}},
        joined(OPERATOR, null("key")),
    ),
    (
        "UpdateItem",
        keyed(AttributeUpdates={"a": {"Action": "X"}}),
        joined(bad("attributeUpdates.a.member.action", "X", one_of("ADD, PUT, DELETE"))),
    ),
]

# Very deep values are judged by DynamoDB's older checker, deep ones by its newer one.
DEPTHS: list[Refusal] = [
    (
        "PutItem",
        put(ConditionalOperator="X", Expected={"a": {"Value": deep(100)}}),
        joined(OPERATOR),
    ),
    (
        "PutItem",
        put(ConditionalOperator="X", Expected={"a": {"Value": deep(40)}}),
        joined(NEW_OPERATOR),
    ),
    ("DeleteItem", keyed(ReturnValues="X", Key={"pk": deep(100)}), joined(RETURNS)),
    (
        "DeleteItem",
        keyed(ReturnValues="X", Expected={"a": {"Value": deep(63)}}),
        joined(RETURNS),
    ),
    ("DeleteItem", keyed(ReturnValues="X", Key={"pk": deep(61)}), joined(NEW_RETURNS)),
]

READS: list[Refusal] = [
    ("GetItem", {}, joined(null("tableName"), null("key"))),
    ("GetItem", keyed(TableName=""), joined(NO_NAME)),
    (
        "GetItem",
        keyed(AttributesToGet=[], ReturnConsumedCapacity="X"),
        joined(CAPACITY, bad("attributesToGet", "[]", longer(1))),
    ),
    (
        "Query",
        {"TableName": "Music", "Select": "X"},
        joined(
            bad(
                "select",
                "X",
                one_of("SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES"),
            )
        ),
    ),
    ("Query", {"TableName": "Music", "Limit": 0}, joined(terse("Limit", larger(1)))),
    ("Query", {"TableName": "Music", "Select": "X", "ConditionalOperator": "X"}, NEW_OPERATOR),
    (
        "Query",
        {"TableName": "Music", "IndexName": "a;"},
        joined(bad("indexName", "a;", NAME), bad("indexName", "a;", longer(3))),
    ),
    (
        "Query",
        {"TableName": "Music", "KeyConditions": {"a": {}, "b": {"ComparisonOperator": "X"}}},
        joined(
            null("keyConditions.a.member.comparisonOperator"),
            bad("keyConditions.b.member.comparisonOperator", "X", COMPARISON),
        ),
    ),
    ("Scan", {"TableName": "Music", "Limit": 0}, joined(terse("Limit", larger(1)))),
    (
        "Scan",
        {"TableName": "Music", "Segment": -1, "TotalSegments": 4},
        joined(terse("Segment", larger(0))),
    ),
    (
        "Scan",
        {"TableName": "Music", "Segment": 0, "TotalSegments": 1_000_001},
        joined(terse("TotalSegments", smaller(1_000_000))),
    ),
]

GROUPS: list[Refusal] = [
    ("BatchGetItem", {}, joined(null("requestItems"))),
    ("BatchGetItem", {"RequestItems": {}}, joined(terse("RequestItems", longer(1)))),
    (
        "BatchGetItem",
        {"RequestItems": {"Music": {"Keys": [KEY] * 101}}},
        joined(terse("RequestItems.Music.member.Keys", shorter(100))),
    ),
    (
        "BatchGetItem",
        {"RequestItems": {"Music": {"Keys": []}}},
        joined(terse("RequestItems.Music.member.Keys", longer(1))),
    ),
    (
        "BatchGetItem",
        {"RequestItems": {"Music": {}}},
        joined(null("requestItems.Music.member.keys")),
    ),
    ("BatchGetItem", {"RequestItems": BAD_NAME}, joined(BAD_NAME_ECHO)),
    (
        "BatchGetItem",
        {"RequestItems": BAD_NAME, "ReturnConsumedCapacity": "X"},
        joined(BAD_NAME_ECHO, CAPACITY),
    ),
    ("BatchWriteItem", {"RequestItems": {}}, joined(terse("RequestItems", longer(1)))),
    (
        "BatchWriteItem",
        {"RequestItems": {"Music": []}},
        joined("Value '{Music=[]}' " + MAP_VALUES),
    ),
    (
        "BatchWriteItem",
        {"RequestItems": {"Music": puts(26)}},
        joined(
            f"Value '{{Music=[{', '.join(printed(f'bw-{n}') for n in range(26))}]}}' {MAP_VALUES}"
        ),
    ),
    (
        "BatchWriteItem",
        {"RequestItems": {"bad!name": puts(1)}},
        joined(f"Value '{{bad!name=[{printed('bw-0')}]}}' {MAP_KEYS}"),
    ),
    (
        "BatchWriteItem",
        {"RequestItems": {"bad!name": puts(1)}, "ReturnConsumedCapacity": "X"},
        joined(CAPACITY),
    ),
    (
        "BatchWriteItem",
        {
            "RequestItems": {"Music": puts(1)},
            "ReturnConsumedCapacity": "X",
            "ReturnItemCollectionMetrics": "X",
        },
        joined(CAPACITY, METRICS),
    ),
    (
        "BatchWriteItem",
        {"RequestItems": {"Music": [{"PutRequest": {}}, {"DeleteRequest": {}}]}},
        joined(
            null("requestItems.Music.member.1.member.putRequest.item"),
            null("requestItems.Music.member.2.member.deleteRequest.key"),
        ),
    ),
    ("TransactGetItems", {"TransactItems": []}, joined(terse("TransactItems", longer(1)))),
    (
        "TransactGetItems",
        {"TransactItems": [{"Get": keyed()}] * 101},
        joined(terse("TransactItems", shorter(100))),
    ),
    (
        "TransactGetItems",
        {"TransactItems": [{"Get": keyed()}, {"Get": keyed(TableName="bad!name")}]},
        joined(bad("transactItems.2.member.get.tableName", "bad!name", NAME)),
    ),
    ("TransactGetItems", {"TransactItems": [{}]}, joined(null("transactItems.1.member.get"))),
    (
        "TransactWriteItems",
        {"TransactItems": [{"ConditionCheck": keyed(TableName="x!", ConditionExpression="")}]},
        joined(bad("transactItems.1.member.conditionCheck.tableName", "x!", NAME)),
    ),
    (
        "TransactWriteItems",
        {
            "TransactItems": [{"Put": put(TableName="bad!name")}],
            "ReturnConsumedCapacity": "X",
            "ReturnItemCollectionMetrics": "X",
        },
        joined(CAPACITY, METRICS, bad("transactItems.1.member.put.tableName", "bad!name", NAME)),
    ),
    (
        "TransactWriteItems",
        {
            "TransactItems": [{"Put": put()}],
            "ClientRequestToken": "x" * 37,
            "ReturnConsumedCapacity": "X",
        },
        joined(terse("ClientRequestToken", shorter(36))),
    ),
]

TABLES: list[Refusal] = [
    ("CreateTable", {}, NO_TABLE),
    ("DescribeTable", {}, NO_TABLE),
    ("UpdateTable", {"BillingMode": "X"}, NO_TABLE),
    ("DeleteTable", {}, NO_TABLE),
    ("DescribeTimeToLive", {}, NO_TABLE),
    ("CreateTable", table(TableName="ab"), joined(bad("tableName", "ab", longer(3)))),
    (
        "CreateTable",
        {"TableName": "Music"},
        joined(null("attributeDefinitions"), null("keySchema")),
    ),
    (
        "CreateTable",
        table(KeySchema=[{"AttributeName": "pk", "KeyType": "X"}]),
        joined(bad("keySchema.1.member.keyType", "X", one_of("HASH, RANGE"))),
    ),
    (
        "CreateTable",
        table(AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "X"}]),
        joined(bad("attributeDefinitions.1.member.attributeType", "X", one_of("B, N, S"))),
    ),
    (
        "CreateTable",
        table(BillingMode="X", TableClass="X"),
        joined(bad("billingMode", "X", one_of("PROVISIONED, PAY_PER_REQUEST"))),
    ),
    (
        "CreateTable",
        table(LocalSecondaryIndexes=[index("l1")], GlobalSecondaryIndexes=[index("g1")]),
        joined(
            bad("globalSecondaryIndexes.1.member.indexName", "g1", longer(3)),
            bad("localSecondaryIndexes.1.member.indexName", "l1", longer(3)),
        ),
    ),
    (
        "CreateTable",
        table(ProvisionedThroughput={"ReadCapacityUnits": 0}),
        joined(
            null("provisionedThroughput.writeCapacityUnits"),
            bad("provisionedThroughput.readCapacityUnits", "0", larger(1)),
        ),
    ),
    (
        "CreateTable",
        table(SSESpecification={"SSEType": "X"}),
        joined(bad("sSESpecification.sSEType", "X", one_of("AES256, KMS"))),
    ),
    (
        "ListTables",
        {"Limit": 0, "ExclusiveStartTableName": "a;"},
        joined(
            bad("limit", "0", larger(1)),
            bad("exclusiveStartTableName", "a;", NAME),
            bad("exclusiveStartTableName", "a;", longer(3)),
        ),
    ),
    ("ListTables", {"Limit": 101}, joined(bad("limit", "101", smaller(100)))),
    (
        "UpdateTimeToLive",
        {"TableName": "Music", "TimeToLiveSpecification": {"Enabled": True, "AttributeName": ""}},
        joined(bad("timeToLiveSpecification.attributeName", "", longer(1))),
    ),
    ("TagResource", {"Tags": []}, "Invalid TableArn"),
    ("TagResource", {"ResourceArn": "arn"}, joined(null("tags"))),
    ("UntagResource", {"ResourceArn": "arn"}, joined(null("tagKeys"))),
    ("ListTagsOfResource", {}, "Invalid TableArn"),
]
