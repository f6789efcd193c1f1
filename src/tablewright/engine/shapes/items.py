"""The requests that read and write items.

Members stand in the order in which DynamoDB reports their violations.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    FLAG,
    TEXT,
    VALUE,
    Choice,
    ListOf,
    MapOf,
    Member,
    Operation,
    Stage,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import (
    ATTRIBUTES,
    ATTRIBUTES_TO_GET,
    CONDITION_EXPRESSION,
    CONDITIONAL_OPERATOR,
    CONDITIONS,
    CONSISTENT_READ,
    EXPECTED,
    EXPRESSION_NAMES,
    EXPRESSION_VALUES,
    INDEX_NAME,
    ITEM_TABLE_NAME,
    KEY,
    PROJECTION_EXPRESSION,
    RETURN_CONSUMED_CAPACITY,
    RETURN_ITEM_COLLECTION_METRICS,
    RETURN_VALUES,
    RETURN_VALUES_ON_FAILURE,
    RETURN_VALUES_UNKNOWN,
    TABLE_NAME,
)

_TABLE = Member("TableName", ITEM_TABLE_NAME, required=True)
_TABLE_OF_WRITE = replace(_TABLE, stage=Stage.EARLY, is_terse=True)
_RETURN_VALUES = Member("ReturnValues", RETURN_VALUES, if_unknown=RETURN_VALUES_UNKNOWN)
_ITEM = Member("Item", ATTRIBUTES, required=True)

_PUT_ITEM = Operation(
    "PutItem",
    (
        RETURN_CONSUMED_CAPACITY,
        _RETURN_VALUES,
        RETURN_ITEM_COLLECTION_METRICS,
        RETURN_VALUES_ON_FAILURE,
        _TABLE_OF_WRITE,
        _ITEM,
        CONDITIONAL_OPERATOR,
        EXPECTED,
        CONDITION_EXPRESSION,
        EXPRESSION_VALUES,
        EXPRESSION_NAMES,
    ),
    has_older_form=True,
)

_UPDATE_ITEM = Operation(
    "UpdateItem",
    (
        RETURN_CONSUMED_CAPACITY,
        _TABLE_OF_WRITE,
        RETURN_ITEM_COLLECTION_METRICS,
        replace(_RETURN_VALUES, stage=Stage.SOON),
        RETURN_VALUES_ON_FAILURE,
        CONDITIONAL_OPERATOR,
        KEY,
        EXPECTED,
        Member(
            "AttributeUpdates",
            MapOf(
                Structure(
                    "AttributeValueUpdate",
                    (
                        Member("Action", Choice(("ADD", "PUT", "DELETE"))),
                        Member("Value", VALUE),
                    ),
                )
            ),
        ),
        CONDITION_EXPRESSION,
        Member("UpdateExpression", TEXT),
        EXPRESSION_VALUES,
        EXPRESSION_NAMES,
    ),
    has_older_form=True,
)

_DELETE_ITEM = Operation(
    "DeleteItem",
    (
        RETURN_CONSUMED_CAPACITY,
        _TABLE_OF_WRITE,
        _RETURN_VALUES,
        RETURN_ITEM_COLLECTION_METRICS,
        RETURN_VALUES_ON_FAILURE,
        CONDITIONAL_OPERATOR,
        KEY,
        EXPECTED,
        CONDITION_EXPRESSION,
        EXPRESSION_VALUES,
        EXPRESSION_NAMES,
    ),
    has_older_form=True,
)

_GET_ITEM = Operation(
    "GetItem",
    (
        RETURN_CONSUMED_CAPACITY,
        Member("AttributesToGet", ATTRIBUTES_TO_GET),
        _TABLE,
        KEY,
        CONSISTENT_READ,
        PROJECTION_EXPRESSION,
        EXPRESSION_NAMES,
    ),
)

_SELECT = Member(
    "Select",
    Choice(("SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES")),
)
_LIMIT = Member("Limit", Whole("Integer", 1), is_terse=True)
_CONDITIONAL_OPERATOR_OF_READ = replace(CONDITIONAL_OPERATOR, is_bare=True)

_QUERY = Operation(
    "Query",
    (
        _SELECT,
        Member("IndexName", INDEX_NAME),
        RETURN_CONSUMED_CAPACITY,
        Member("QueryFilter", CONDITIONS),
        _TABLE,
        _CONDITIONAL_OPERATOR_OF_READ,
        Member("AttributesToGet", ATTRIBUTES_TO_GET),
        _LIMIT,
        Member("KeyConditions", CONDITIONS),
        Member("ExclusiveStartKey", ATTRIBUTES),
        CONSISTENT_READ,
        Member("ScanIndexForward", FLAG),
        Member("KeyConditionExpression", TEXT),
        Member("FilterExpression", TEXT),
        PROJECTION_EXPRESSION,
        EXPRESSION_VALUES,
        EXPRESSION_NAMES,
    ),
)

_SCAN = Operation(
    "Scan",
    (
        _SELECT,
        Member("IndexName", INDEX_NAME),
        Member("TotalSegments", Whole("Integer", 1, limits.SCAN_SEGMENTS_MAX), is_terse=True),
        RETURN_CONSUMED_CAPACITY,
        _TABLE,
        _CONDITIONAL_OPERATOR_OF_READ,
        Member("ScanFilter", CONDITIONS),
        Member("Segment", Whole("Integer", 0, limits.SCAN_SEGMENTS_MAX - 1), is_terse=True),
        _LIMIT,
        Member("AttributesToGet", ATTRIBUTES_TO_GET),
        Member("ExclusiveStartKey", ATTRIBUTES),
        CONSISTENT_READ,
        Member("FilterExpression", TEXT),
        PROJECTION_EXPRESSION,
        EXPRESSION_VALUES,
        EXPRESSION_NAMES,
    ),
)

_KEYS_AND_ATTRIBUTES = Structure(
    "KeysAndAttributes",
    (
        Member(
            "Keys",
            ListOf(ATTRIBUTES, 1, limits.BATCH_GET_KEYS_MAX),
            required=True,
            is_terse=True,
        ),
        Member("AttributesToGet", ATTRIBUTES_TO_GET),
        CONSISTENT_READ,
        PROJECTION_EXPRESSION,
        EXPRESSION_NAMES,
    ),
)

_BATCH_GET_ITEM = Operation(
    "BatchGetItem",
    (
        Member(
            "RequestItems",
            MapOf(
                _KEYS_AND_ATTRIBUTES,
                1,
                limits.BATCH_GET_KEYS_MAX,
                key=TABLE_NAME,
                echoes_json=True,
            ),
            required=True,
            is_terse=True,
        ),
        RETURN_CONSUMED_CAPACITY,
    ),
)

_WRITE_REQUEST = Structure(
    "WriteRequest",
    (
        Member("PutRequest", Structure("PutRequest", (_ITEM,), hidden=("workloadProfileName",))),
        Member("DeleteRequest", Structure("DeleteRequest", (KEY,))),
    ),
)

_BATCH_WRITE_ITEM = Operation(
    "BatchWriteItem",
    (
        RETURN_CONSUMED_CAPACITY,
        RETURN_ITEM_COLLECTION_METRICS,
        Member(
            "RequestItems",
            MapOf(
                ListOf(_WRITE_REQUEST, 1, limits.BATCH_WRITE_REQUESTS_MAX),
                1,
                limits.BATCH_WRITE_REQUESTS_MAX,
                key=TABLE_NAME,
                judges_values=True,
            ),
            required=True,
            stage=Stage.LATE,
            is_terse=True,
        ),
    ),
)

_TRANSACT_GET_ITEMS = Operation(
    "TransactGetItems",
    (
        RETURN_CONSUMED_CAPACITY,
        Member(
            "TransactItems",
            ListOf(
                Structure(
                    "TransactGetItem",
                    (
                        Member(
                            "Get",
                            Structure(
                                "Get", (KEY, _TABLE, PROJECTION_EXPRESSION, EXPRESSION_NAMES)
                            ),
                            required=True,
                        ),
                    ),
                ),
                1,
                limits.TRANSACTION_ACTIONS_MAX,
            ),
            required=True,
            is_terse=True,
        ),
    ),
)

_CONDITION = (CONDITION_EXPRESSION, EXPRESSION_NAMES, EXPRESSION_VALUES, RETURN_VALUES_ON_FAILURE)
_CONDITION_REQUIRED = (replace(CONDITION_EXPRESSION, required=True), *_CONDITION[1:])
_UPDATE_EXPRESSION_REQUIRED = Member("UpdateExpression", TEXT, required=True)
_TRANSACT_WRITE_ITEM = Structure(
    "TransactWriteItem",
    (
        Member("ConditionCheck", Structure("ConditionCheck", (KEY, _TABLE, *_CONDITION_REQUIRED))),
        Member("Put", Structure("Put", (_ITEM, _TABLE, *_CONDITION))),
        Member("Delete", Structure("Delete", (KEY, _TABLE, *_CONDITION))),
        Member(
            "Update", Structure("Update", (KEY, _UPDATE_EXPRESSION_REQUIRED, _TABLE, *_CONDITION))
        ),
    ),
)

_TRANSACT_WRITE_ITEMS = Operation(
    "TransactWriteItems",
    (
        RETURN_CONSUMED_CAPACITY,
        RETURN_ITEM_COLLECTION_METRICS,
        Member("ClientRequestToken", Text(1, limits.CLIENT_TOKEN_LENGTH_MAX), is_terse=True),
        Member(
            "TransactItems",
            ListOf(_TRANSACT_WRITE_ITEM, 1, limits.TRANSACTION_ACTIONS_MAX),
            required=True,
            is_terse=True,
        ),
    ),
)

ITEM_OPERATIONS: Final = (
    _PUT_ITEM,
    _GET_ITEM,
    _UPDATE_ITEM,
    _DELETE_ITEM,
    _QUERY,
    _SCAN,
    _BATCH_GET_ITEM,
    _BATCH_WRITE_ITEM,
    _TRANSACT_GET_ITEMS,
    _TRANSACT_WRITE_ITEMS,
)
