"""Wrong types of JSON, for every operation: DynamoDB answers as the Java behind it would.

Each place in a request takes one kind of JSON. The cases put every other kind there, in turn from
place to place, so that all of them together meet all kinds of mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from tests.conformance.case import Case, refuses

CLASS = "com.amazonaws.dynamodb.v20120810."
STRAY_MAP = "Start of structure or map found where not expected"
STRAY_LIST = "Unrecognized collection type"
STRAY_MEMBER = "Unexpected field type"
STRAY_ELEMENT = "Unexpected value type in payload"
REFLECTION = "sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl"
NO_CLASS = (
    f"class {REFLECTION} cannot be cast to class java.lang.Class ({REFLECTION} and "
    "java.lang.Class are in module java.base of loader 'bootstrap')"
)
NOT_BINARY = "only base-64-encoded strings are convertible to bytes"


def scalar(java: str, *tokens: tuple[Any, str]) -> list[tuple[Any, str]]:
    """What may stand where a scalar should: other scalars, a list, a map."""
    return [
        *((value, f"{token} cannot be converted to {java}") for value, token in tokens),
        ([], f"{STRAY_LIST} class java.lang.{java}"),
        ({}, STRAY_MAP),
    ]


def structure(name: str, stray: str) -> list[tuple[Any, str]]:
    return [("text", stray), ([], f"{STRAY_LIST} class {CLASS}{name}"), (23, stray), (True, stray)]


def mapping(element: str, stray: str = STRAY_MEMBER) -> list[tuple[Any, str]]:
    listed = f"{STRAY_LIST} java.util.Map<java.lang.String, {element}>"
    return [("text", stray), ([], listed), (23.5, stray), (False, stray)]


TRUE, FALSE = (True, "TRUE_VALUE"), (False, "FALSE_VALUE")
NUMBER, DECIMAL, STRING = (23, "NUMBER_VALUE"), (23.5, "DECIMAL_VALUE"), ("text", "STRING_VALUE")
VALUE = CLASS + "AttributeValue"

# The kinds of places, each with what is wrong there and DynamoDB's words for it.
WRONG: dict[str, list[tuple[Any, str]]] = {
    "String": scalar("String", TRUE, FALSE, NUMBER, DECIMAL),
    "Boolean": [
        *scalar("Boolean", NUMBER, DECIMAL),
        ("text", "Unexpected token received from parser"),
    ],
    "Integer": scalar("Integer", TRUE, FALSE, STRING),
    "Long": scalar("Long", TRUE, FALSE, STRING),
    "Blob": [
        (True, NOT_BINARY),
        (23, NOT_BINARY),
        ([], f"{STRAY_LIST} class java.nio.ByteBuffer"),
        ({}, STRAY_MAP),
        ("abc", "Base64 encoded length is expected a multiple of 4 bytes but found: 3"),
        ("====", "Invalid last non-pad Base64 character dectected"),
    ],
    "List": [("text", STRAY_MEMBER), ({}, STRAY_MAP), (23, STRAY_MEMBER), (True, STRAY_MEMBER)],
    "List in a map": [("text", NO_CLASS), ({}, STRAY_MAP), (23, NO_CLASS)],
    "Map in a list": mapping(VALUE, NO_CLASS),
    "Map of values": mapping(VALUE),
    "Map of strings": mapping("java.lang.String"),
    "Map of lists": mapping(f"java.util.List<{CLASS}WriteRequest>"),
    **{
        f"Map of {name}": mapping(CLASS + name)
        for name in (
            "Condition",
            "ExpectedAttributeValue",
            "AttributeValueUpdate",
            "KeysAndAttributes",
        )
    },
}


def wrong_at(kind: str) -> list[tuple[Any, str]]:
    """What is wrong in a place: `Tag` is a structure in a member, `*Tag` one in a list or map."""
    if kind in WRONG:
        return WRONG[kind]
    return structure(kind.removeprefix("*"), STRAY_ELEMENT if kind[0] == "*" else STRAY_MEMBER)


def request_with(path: str, value: Any) -> Any:
    """A request that has only the value, at the end of the path; `0` stands for a list of one."""
    for step in reversed(path.split(".")):
        value = [value] if step == "0" else {step: value}
    return value


SETTINGS = """
    BillingMode String, ProvisionedThroughput ProvisionedThroughput,
    ProvisionedThroughput.ReadCapacityUnits Long, ProvisionedThroughput.WriteCapacityUnits Long,
    StreamSpecification StreamSpecification, StreamSpecification.StreamEnabled Boolean,
    SSESpecification SSESpecification, TableClass String, DeletionProtectionEnabled Boolean,
    OnDemandThroughput.MaxReadRequestUnits Long, WarmThroughput.ReadUnitsPerSecond Long,
    AttributeDefinitions List, AttributeDefinitions.0 *AttributeDefinition,
    AttributeDefinitions.0.AttributeType String
"""
WRITE = """
    ReturnConsumedCapacity String, ReturnItemCollectionMetrics String, ReturnValues String,
    Expected Map of ExpectedAttributeValue, Expected.a *ExpectedAttributeValue,
    Expected.a.Exists Boolean, ConditionalOperator String, ConditionExpression String,
    ExpressionAttributeValues Map of values, ExpressionAttributeNames Map of strings,
    ExpressionAttributeNames.a String
"""
READ = """
    ConsistentRead Boolean, ProjectionExpression String, AttributesToGet List,
    AttributesToGet.0 String, ExpressionAttributeNames Map of strings
"""
PAGE = """
    IndexName String, Select String, Limit Integer, ExclusiveStartKey Map of values,
    FilterExpression String, ExpressionAttributeValues Map of values
"""
PLACES = {
    "CreateTable": f"""
        TableName String, KeySchema List, KeySchema.0 *KeySchemaElement,
        KeySchema.0.KeyType String, LocalSecondaryIndexes List,
        LocalSecondaryIndexes.0 *LocalSecondaryIndex,
        LocalSecondaryIndexes.0.Projection Projection,
        GlobalSecondaryIndexes.0 *GlobalSecondaryIndex,
        GlobalSecondaryIndexes.0.KeySchema List,
        GlobalSecondaryIndexes.0.Projection.NonKeyAttributes List,
        GlobalSecondaryIndexes.0.Projection.NonKeyAttributes.0 String,
        Tags List, Tags.0 *Tag, {SETTINGS}
    """,
    "UpdateTable": f"""
        TableName String, GlobalSecondaryIndexUpdates List,
        GlobalSecondaryIndexUpdates.0 *GlobalSecondaryIndexUpdate,
        GlobalSecondaryIndexUpdates.0.Update UpdateGlobalSecondaryIndexAction,
        GlobalSecondaryIndexUpdates.0.Create CreateGlobalSecondaryIndexAction,
        GlobalSecondaryIndexUpdates.0.Delete DeleteGlobalSecondaryIndexAction,
        GlobalSecondaryIndexUpdates.0.Delete.IndexName String, {SETTINGS}
    """,
    "DescribeTable": "TableName String",
    "DeleteTable": "TableName String",
    "ListTables": "Limit Integer, ExclusiveStartTableName String",
    "UpdateTimeToLive": """
        TableName String, TimeToLiveSpecification TimeToLiveSpecification,
        TimeToLiveSpecification.Enabled Boolean, TimeToLiveSpecification.AttributeName String
    """,
    "DescribeTimeToLive": "TableName String",
    "TagResource": """
        ResourceArn String, Tags List, Tags.0 *Tag, Tags.0.Key String, Tags.0.Value String
    """,
    "UntagResource": "ResourceArn String, TagKeys List, TagKeys.0 String",
    "ListTagsOfResource": "ResourceArn String, NextToken String",
    "PutItem": f"""
        TableName String, Item Map of values, Item.a *AttributeValue, Item.a.S String,
        Item.a.N String, Item.a.B Blob, Item.a.BOOL Boolean, Item.a.NULL Boolean, Item.a.SS List,
        Item.a.SS.0 String, Item.a.BS List, Item.a.BS.0 Blob, Item.a.L List,
        Item.a.L.0 *AttributeValue, Item.a.M Map of values, Item.a.M.b *AttributeValue, {WRITE}
    """,
    "UpdateItem": f"""
        TableName String, Key Map of values, Key.a *AttributeValue, UpdateExpression String,
        AttributeUpdates Map of AttributeValueUpdate, AttributeUpdates.a *AttributeValueUpdate,
        AttributeUpdates.a.Action String, {WRITE}
    """,
    "DeleteItem": f"TableName String, Key Map of values, Key.a *AttributeValue, {WRITE}",
    "GetItem": f"""
        TableName String, Key Map of values, Key.a.B Blob, ReturnConsumedCapacity String, {READ}
    """,
    "Query": f"""
        TableName String, KeyConditions Map of Condition, KeyConditions.a *Condition,
        KeyConditions.a.AttributeValueList List, KeyConditions.a.ComparisonOperator String,
        KeyConditionExpression String, ScanIndexForward Boolean, QueryFilter Map of Condition,
        {READ}, {PAGE}
    """,
    "Scan": f"""
        TableName String, ScanFilter Map of Condition, ScanFilter.a *Condition, Segment Integer,
        TotalSegments Integer, {READ}, {PAGE}
    """,
    "BatchGetItem": """
        ReturnConsumedCapacity String, RequestItems Map of KeysAndAttributes,
        RequestItems.abc *KeysAndAttributes, RequestItems.abc.Keys List,
        RequestItems.abc.Keys.0 Map in a list, RequestItems.abc.Keys.0.a *AttributeValue,
        RequestItems.abc.ConsistentRead Boolean, RequestItems.abc.AttributesToGet List
    """,
    "BatchWriteItem": """
        ReturnConsumedCapacity String, RequestItems Map of lists, RequestItems.abc List in a map,
        RequestItems.abc.0 *WriteRequest, RequestItems.abc.0.PutRequest PutRequest,
        RequestItems.abc.0.PutRequest.Item Map of values,
        RequestItems.abc.0.DeleteRequest DeleteRequest,
        RequestItems.abc.0.DeleteRequest.Key Map of values
    """,
    "TransactGetItems": """
        TransactItems List, TransactItems.0 *TransactGetItem, TransactItems.0.Get Get,
        TransactItems.0.Get.Key Map of values, TransactItems.0.Get.TableName String
    """,
    "TransactWriteItems": """
        ClientRequestToken String, TransactItems List, TransactItems.0 *TransactWriteItem,
        TransactItems.0.Put Put, TransactItems.0.Put.Item Map of values,
        TransactItems.0.Delete Delete, TransactItems.0.Update Update,
        TransactItems.0.Update.UpdateExpression String,
        TransactItems.0.ConditionCheck ConditionCheck,
        TransactItems.0.ConditionCheck.Key Map of values
    """,
}


def cases() -> Iterator[Case]:
    """One mistake in each place."""
    turns = count()
    for operation, places in PLACES.items():
        for place in places.split(","):
            path, _, kind = place.strip().partition(" ")
            mistakes = wrong_at(kind)
            value, message = mistakes[next(turns) % len(mistakes)]
            yield refuses(
                f"{path} is {value!r}",
                operation,
                request_with(path, value),
                message,
                type="SerializationException",
            )


def every_mistake() -> Iterator[Case]:
    """Each mistake of each kind once more, all in one operation."""
    for path, kind in (
        ("TableName", "String"),
        ("ConsistentRead", "Boolean"),
        ("Limit", "Integer"),
        ("AttributesToGet", "List"),
        ("ExclusiveStartKey", "Map of values"),
        ("ExclusiveStartKey.a", "*AttributeValue"),
        ("ExclusiveStartKey.a.B", "Blob"),
        ("ExpressionAttributeNames", "Map of strings"),
    ):
        for value, message in wrong_at(kind):
            yield refuses(
                f"every mistake: {path} is {value!r}",
                "Scan",
                request_with(path, value),
                message,
                type="SerializationException",
            )


ORDER = [
    refuses(
        "types are told before anything else is looked at",
        "PutItem",
        {"ReturnValues": "WRONG", "TableName": "", "Item": []},
        f"{STRAY_LIST} java.util.Map<java.lang.String, {VALUE}>",
        type="SerializationException",
    ),
    refuses(
        "the first mistake in the document is told",
        "PutItem",
        {"Item": "text", "TableName": 23},
        STRAY_MEMBER,
        type="SerializationException",
    ),
]

CASES = [*cases(), *every_mistake(), *ORDER]
