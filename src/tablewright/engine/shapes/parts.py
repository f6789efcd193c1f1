"""The shapes that several operations share."""

from __future__ import annotations

from typing import Final

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    FLAG,
    NAME_PATTERN,
    TEXT,
    VALUE,
    Choice,
    ListOf,
    MapOf,
    Member,
    Stage,
    Structure,
    TableName,
    Text,
)

_FAILED_ENUM: Final = "Failed to satisfy constraint: Member must satisfy enum value set: "

# Since tables can be named by ARN, only table management requires three characters.
ITEM_TABLE_NAME: Final = TableName(length_min=1)
TABLE_NAME: Final = TableName(length_min=limits.NAME_LENGTH_MIN)
INDEX_NAME: Final = Text(limits.NAME_LENGTH_MIN, limits.NAME_LENGTH_MAX, NAME_PATTERN)
KEY_ATTRIBUTE_NAME: Final = Text(1, limits.KEY_ATTRIBUTE_NAME_BYTES_MAX)

ATTRIBUTES: Final = MapOf(VALUE)
NAMES: Final = MapOf(TEXT)
ATTRIBUTES_TO_GET: Final = ListOf(TEXT, 1, limits.ATTRIBUTES_TO_GET_MAX)

COMPARISON_OPERATOR: Final = Choice(
    (
        "IN",
        "NULL",
        "BETWEEN",
        "LT",
        "NOT_CONTAINS",
        "EQ",
        "GT",
        "NOT_NULL",
        "NE",
        "LE",
        "BEGINS_WITH",
        "GE",
        "CONTAINS",
    )
)
CONDITIONS: Final = MapOf(
    Structure(
        "Condition",
        (
            Member("AttributeValueList", ListOf(VALUE)),
            Member("ComparisonOperator", COMPARISON_OPERATOR, required=True),
        ),
    )
)
RETURN_VALUES: Final = Choice(("ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW"))
# Both lists are DynamoDB's own, including mistakes.
RETURN_VALUES_UNKNOWN: Final = _FAILED_ENUM + "[ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]"
CONDITIONAL_OPERATOR_UNKNOWN: Final = _FAILED_ENUM + "[ALL, OR]"
CONDITIONAL_OPERATOR_CHOICE: Final = Choice(("OR", "AND"))

RETURN_CONSUMED_CAPACITY: Final = Member(
    "ReturnConsumedCapacity", Choice(("INDEXES", "TOTAL", "NONE"))
)
RETURN_ITEM_COLLECTION_METRICS: Final = Member(
    "ReturnItemCollectionMetrics", Choice(("SIZE", "NONE"))
)
RETURN_VALUES_ON_FAILURE: Final = Member(
    "ReturnValuesOnConditionCheckFailure", Choice(("ALL_OLD", "NONE"))
)
EXPECTED: Final = Member(
    "Expected",
    MapOf(
        Structure(
            "ExpectedAttributeValue",
            (
                Member("AttributeValueList", ListOf(VALUE)),
                Member("ComparisonOperator", COMPARISON_OPERATOR),
                Member("Exists", FLAG),
                Member("Value", VALUE),
            ),
        )
    ),
)
CONSISTENT_READ: Final = Member("ConsistentRead", FLAG)
CONDITION_EXPRESSION: Final = Member("ConditionExpression", TEXT)
PROJECTION_EXPRESSION: Final = Member("ProjectionExpression", TEXT)
EXPRESSION_NAMES: Final = Member("ExpressionAttributeNames", NAMES)
EXPRESSION_VALUES: Final = Member("ExpressionAttributeValues", ATTRIBUTES)
CONDITIONAL_OPERATOR: Final = Member(
    "ConditionalOperator",
    CONDITIONAL_OPERATOR_CHOICE,
    stage=Stage.SOON,
    if_unknown=CONDITIONAL_OPERATOR_UNKNOWN,
)
KEY: Final = Member("Key", ATTRIBUTES, required=True)
