"""The requests that manage tables, their time to live and their tags.

Members stand in the order in which DynamoDB reports their violations.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    FLAG,
    TEXT,
    Choice,
    ListOf,
    Member,
    Operation,
    Stage,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import INDEX_NAME, KEY_ATTRIBUTE_NAME, TABLE_NAME

TABLE: Final = Member(
    "TableName",
    TABLE_NAME,
    required=True,
    if_missing="The parameter 'TableName' is required but was not present in the request",
)
_INDEX_NAME = Member("IndexName", INDEX_NAME, required=True)
_POSITIVE = Whole("Long", 1)
_LONG = Whole("Long")

_ATTRIBUTE_DEFINITIONS = Member(
    "AttributeDefinitions",
    ListOf(
        Structure(
            "AttributeDefinition",
            (
                Member("AttributeName", KEY_ATTRIBUTE_NAME, required=True),
                Member("AttributeType", Choice(("B", "N", "S")), required=True),
            ),
        )
    ),
)
_KEY_TYPE = Choice(("HASH", "RANGE"))
_KEY_SCHEMA_ELEMENT = Structure(
    "KeySchemaElement",
    (
        Member("AttributeName", KEY_ATTRIBUTE_NAME, required=True),
        Member("KeyType", _KEY_TYPE, required=True),
    ),
)
# The engine checks the number of key attributes; but a local index has one of each type.
_KEY_SCHEMA = Member("KeySchema", ListOf(_KEY_SCHEMA_ELEMENT, 1), required=True)
_LOCAL_KEY_SCHEMA = Member(
    "KeySchema", ListOf(_KEY_SCHEMA_ELEMENT, 1, len(_KEY_TYPE.values)), required=True
)
_PROJECTION = Member(
    "Projection",
    Structure(
        "Projection",
        (
            Member("ProjectionType", Choice(("ALL", "INCLUDE", "KEYS_ONLY"))),
            Member(
                "NonKeyAttributes",
                ListOf(KEY_ATTRIBUTE_NAME, 1, limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX),
            ),
        ),
    ),
    required=True,
)
PROVISIONED_THROUGHPUT: Final = Member(
    "ProvisionedThroughput",
    Structure(
        "ProvisionedThroughput",
        (
            Member("WriteCapacityUnits", _POSITIVE, required=True),
            Member("ReadCapacityUnits", _POSITIVE, required=True),
        ),
    ),
)
ON_DEMAND_THROUGHPUT: Final = Member(
    "OnDemandThroughput",
    Structure(
        "OnDemandThroughput",
        (Member("MaxReadRequestUnits", _LONG), Member("MaxWriteRequestUnits", _LONG)),
    ),
)
_WARM_THROUGHPUT = Member(
    "WarmThroughput",
    Structure(
        "WarmThroughput",
        (Member("ReadUnitsPerSecond", _LONG), Member("WriteUnitsPerSecond", _LONG)),
    ),
)
_THROUGHPUTS = (PROVISIONED_THROUGHPUT, ON_DEMAND_THROUGHPUT, _WARM_THROUGHPUT)
BILLING_MODE: Final = Member("BillingMode", Choice(("PROVISIONED", "PAY_PER_REQUEST")))
_TABLE_CLASS_CHOICE = Choice(("STANDARD", "STANDARD_INFREQUENT_ACCESS"))
_TABLE_CLASS = Member(
    "TableClass",
    _TABLE_CLASS_CHOICE,
    stage=Stage.LATE,
    if_unknown=(
        "Invalid table-class parameter provided. Please try again with a valid table-class value: "
        "[STANDARD, STANDARD_INFREQUENT_ACCESS]."
    ),
    is_bare=True,
)
_STREAM_SPECIFICATION = Member(
    "StreamSpecification",
    Structure(
        "StreamSpecification",
        (
            Member("StreamEnabled", FLAG, required=True),
            Member(
                "StreamViewType",
                Choice(("NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY")),
            ),
        ),
    ),
)
ENCRYPTION: Final = Member(
    "SSESpecification",
    Structure(
        "SSESpecification",
        (
            Member("Enabled", FLAG),
            Member("SSEType", Choice(("AES256", "KMS"))),
            Member("KMSMasterKeyId", TEXT),
        ),
    ),
)
_DELETION_PROTECTION = Member("DeletionProtectionEnabled", FLAG)
_SETTINGS_REPLICATION = Member(
    "GlobalTableSettingsReplicationMode",
    Choice(("ENABLED", "DISABLED", "ENABLED_WITH_OVERRIDES")),
)
# The engine checks tags, because DynamoDB has its own messages for them.
_TAGS = Member("Tags", ListOf(Structure("Tag", (Member("Key", TEXT), Member("Value", TEXT)))))

_VECTOR_INDEX_MEMBERS = (
    _INDEX_NAME,
    Member(
        "VectorAttribute",
        Structure(
            "VectorAttributeDefinition",
            (Member("AttributeName", KEY_ATTRIBUTE_NAME, required=True),),
        ),
        required=True,
    ),
    Member(
        "SearchSchema",
        ListOf(
            Structure(
                "SearchSchemaElement",
                (
                    Member(
                        "AttributeName", Text(0, limits.ATTRIBUTE_NAME_BYTES_MAX), required=True
                    ),
                    Member(
                        "SearchSchemaElementType",
                        Choice(("HASH", "INLINE_FILTER")),
                        required=True,
                    ),
                ),
            ),
            1,
        ),
    ),
    _PROJECTION,
    Member("Dimensions", _POSITIVE, required=True),
    Member("DistanceFunction", Choice(("COSINE", "DOT_PRODUCT", "EUCLIDEAN")), required=True),
)

GLOBAL_INDEXES: Final = Member(
    "GlobalSecondaryIndexes",
    ListOf(
        Structure("GlobalSecondaryIndex", (_INDEX_NAME, _KEY_SCHEMA, _PROJECTION, *_THROUGHPUTS))
    ),
)
LOCAL_INDEXES: Final = Member(
    "LocalSecondaryIndexes",
    ListOf(Structure("LocalSecondaryIndex", (_INDEX_NAME, _LOCAL_KEY_SCHEMA, _PROJECTION))),
)
VECTOR_INDEXES: Final = Member(
    "VectorIndexes", ListOf(Structure("VectorIndex", _VECTOR_INDEX_MEMBERS))
)

_CREATE_TABLE = Operation(
    "CreateTable",
    (
        replace(_ATTRIBUTE_DEFINITIONS, required=True),
        TABLE,
        BILLING_MODE,
        PROVISIONED_THROUGHPUT,
        _KEY_SCHEMA,
        GLOBAL_INDEXES,
        LOCAL_INDEXES,
        _STREAM_SPECIFICATION,
        ENCRYPTION,
        _TAGS,
        _TABLE_CLASS,
        _DELETION_PROTECTION,
        _WARM_THROUGHPUT,
        Member("ResourcePolicy", TEXT),
        ON_DEMAND_THROUGHPUT,
        Member("GlobalTableSourceArn", Text(1)),
        _SETTINGS_REPLICATION,
        VECTOR_INDEXES,
    ),
)

_INDEX_UPDATES = Member(
    "GlobalSecondaryIndexUpdates",
    ListOf(
        Structure(
            "GlobalSecondaryIndexUpdate",
            (
                Member(
                    "Update",
                    Structure("UpdateGlobalSecondaryIndexAction", (_INDEX_NAME, *_THROUGHPUTS)),
                ),
                Member(
                    "Create",
                    Structure(
                        "CreateGlobalSecondaryIndexAction",
                        (_PROJECTION, _INDEX_NAME, *_THROUGHPUTS, _KEY_SCHEMA),
                    ),
                ),
                Member("Delete", Structure("DeleteGlobalSecondaryIndexAction", (_INDEX_NAME,))),
            ),
        )
    ),
)

_REGION = Member("RegionName", TEXT, required=True)
_REPLICA_THROUGHPUTS = (
    Member(
        "ProvisionedThroughputOverride",
        Structure("ProvisionedThroughputOverride", (Member("ReadCapacityUnits", _POSITIVE),)),
    ),
    Member(
        "OnDemandThroughputOverride",
        Structure("OnDemandThroughputOverride", (Member("MaxReadRequestUnits", _LONG),)),
    ),
)
_REPLICA_MEMBERS = (
    _REGION,
    Member("KMSMasterKeyId", TEXT),
    *_REPLICA_THROUGHPUTS,
    Member(
        "GlobalSecondaryIndexes",
        ListOf(Structure("ReplicaGlobalSecondaryIndex", (_INDEX_NAME, *_REPLICA_THROUGHPUTS)), 1),
    ),
    Member("TableClassOverride", _TABLE_CLASS_CHOICE),
)
_REPLICA_UPDATES = Member(
    "ReplicaUpdates",
    ListOf(
        Structure(
            "ReplicationGroupUpdate",
            (
                Member("Create", Structure("CreateReplicationGroupMemberAction", _REPLICA_MEMBERS)),
                Member("Update", Structure("UpdateReplicationGroupMemberAction", _REPLICA_MEMBERS)),
                Member("Delete", Structure("DeleteReplicationGroupMemberAction", (_REGION,))),
                Member(
                    "Disassociate",
                    Structure(
                        "DisassociateReplicationGroupMemberAction",
                        (
                            _REGION,
                            Member(
                                "DisassociationMode",
                                Choice(("WAIT_FOR_REPLICATION",)),
                                required=True,
                            ),
                        ),
                    ),
                ),
            ),
        ),
        1,
    ),
)
_WITNESS_UPDATES = Member(
    "GlobalTableWitnessUpdates",
    ListOf(
        Structure(
            "GlobalTableWitnessGroupUpdate",
            (
                Member(
                    "Create", Structure("CreateGlobalTableWitnessGroupMemberAction", (_REGION,))
                ),
                Member(
                    "Delete", Structure("DeleteGlobalTableWitnessGroupMemberAction", (_REGION,))
                ),
            ),
        ),
        1,
        1,
    ),
)
_VECTOR_INDEX_UPDATES = Member(
    "VectorIndexUpdates",
    ListOf(
        Structure(
            "VectorIndexUpdate",
            (
                Member("Create", Structure("CreateVectorIndexAction", _VECTOR_INDEX_MEMBERS)),
                Member("Delete", Structure("DeleteVectorIndexAction", (_INDEX_NAME,))),
            ),
        )
    ),
)

_UPDATE_TABLE = Operation(
    "UpdateTable",
    (
        TABLE,
        PROVISIONED_THROUGHPUT,
        BILLING_MODE,
        _INDEX_UPDATES,
        _ATTRIBUTE_DEFINITIONS,
        _STREAM_SPECIFICATION,
        ENCRYPTION,
        _REPLICA_UPDATES,
        _TABLE_CLASS,
        _DELETION_PROTECTION,
        Member("MultiRegionConsistency", Choice(("EVENTUAL", "STRONG"))),
        _WITNESS_UPDATES,
        ON_DEMAND_THROUGHPUT,
        _WARM_THROUGHPUT,
        _SETTINGS_REPLICATION,
        Member("DisassociationProtectionEnabled", FLAG),
        _VECTOR_INDEX_UPDATES,
    ),
)

_LIST_TABLES = Operation(
    "ListTables",
    (
        Member("Limit", Whole("Integer", 1, limits.LIST_TABLES_PAGE_MAX)),
        Member("ExclusiveStartTableName", INDEX_NAME),
    ),
)

_UPDATE_TIME_TO_LIVE = Operation(
    "UpdateTimeToLive",
    (
        TABLE,
        Member(
            "TimeToLiveSpecification",
            Structure(
                "TimeToLiveSpecification",
                (
                    Member("Enabled", FLAG, required=True),
                    Member("AttributeName", KEY_ATTRIBUTE_NAME, required=True),
                ),
            ),
            required=True,
        ),
    ),
)

_RESOURCE = Member(
    "ResourceArn",
    Text(1),
    required=True,
    if_missing="Invalid TableArn",
)

TABLE_OPERATIONS: Final = (
    _CREATE_TABLE,
    Operation("DescribeTable", (TABLE,)),
    _LIST_TABLES,
    _UPDATE_TABLE,
    Operation("DeleteTable", (TABLE,)),
    _UPDATE_TIME_TO_LIVE,
    Operation("DescribeTimeToLive", (TABLE,)),
    Operation("TagResource", (_RESOURCE, replace(_TAGS, required=True))),
    Operation("UntagResource", (_RESOURCE, Member("TagKeys", ListOf(TEXT), required=True))),
    Operation("ListTagsOfResource", (_RESOURCE, Member("NextToken", TEXT))),
    Operation("DescribeLimits", ()),
    Operation("DescribeEndpoints", ()),
)
