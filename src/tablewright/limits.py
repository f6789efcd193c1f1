"""DynamoDB's limits, and the engine's own, each with its source.

No other file holds one of these numbers; tests read them from here.
Quotas are those of the developer guide's page "Quotas in Amazon DynamoDB" (Q), constraints of the
service's API model (M), or the page named.
"""

from __future__ import annotations

from typing import Final

KIB: Final = 1024
MIB: Final = 1024 * KIB
GIB: Final = 1024 * MIB

# Items and values
ITEM_SIZE_BYTES_MAX: Final = 400 * KIB  # Q: attribute names and values together
PARTITION_KEY_BYTES_MAX: Final = 2048  # Q
SORT_KEY_BYTES_MAX: Final = 1024  # Q
NESTING_LEVELS_MAX: Final = 32  # Q
ATTRIBUTE_NAME_BYTES_MAX: Final = 65_535  # M: AttributeName
KEY_ATTRIBUTE_NAME_BYTES_MAX: Final = 255  # Q: names of key, index key and projected attributes
NUMBER_DIGITS_MAX: Final = 38  # Q
NUMBER_EXPONENT_MAX: Final = 125  # Q: 9.99…E+125
NUMBER_EXPONENT_MIN: Final = -130  # Q: 1E-130

# Tables and indexes
NAME_LENGTH_MIN: Final = 3  # M: TableName, IndexName
NAME_LENGTH_MAX: Final = 255  # M
TABLES_MAX: Final = 2500  # Q: per account and region
GSIS_MAX: Final = 20  # Q
LSIS_MAX: Final = 5  # Q
NON_KEY_ATTRIBUTES_PER_INDEX_MAX: Final = 20  # M: NonKeyAttributeNameList
NON_KEY_ATTRIBUTES_MAX: Final = 100  # Q: over all indexes of a table
INDEX_PARTITION_ATTRIBUTES_MAX: Final = 4  # Q: multi-attribute keys of a GSI, November 2025
INDEX_SORT_ATTRIBUTES_MAX: Final = 4  # Q: likewise
ITEM_COLLECTION_BYTES_MAX: Final = 10 * GIB  # Q: tables with an LSI
CAPACITY_UNITS_MAX: Final = 1_000_000_000_000  # answered as "out of bounds" above it
TAGS_MAX: Final = 50  # Q: per resource
TAG_KEY_LENGTH_MAX: Final = 128  # M
TAG_VALUE_LENGTH_MAX: Final = 256  # M
LIST_TABLES_PAGE_MAX: Final = 100  # M: ListTablesInputLimit

# Expressions
EXPRESSION_BYTES_MAX: Final = 4 * KIB  # Q
EXPRESSION_TOKEN_BYTES_MAX: Final = 255  # Q: a `#name` or `:value`
EXPRESSION_VALUES_BYTES_MAX: Final = 2 * MIB  # Q: all values of ExpressionAttributeValues
EXPRESSION_OPERATORS_MAX: Final = 300  # Q: operators and functions in one expression
IN_OPERANDS_MAX: Final = 100  # Q
LIST_INDEX_MAX: Final = 2**31 - 1  # answered as "not within the allowable range" above it

# Requests
REQUEST_BODY_BYTES_MAX: Final = 16 * MIB  # the largest body of any operation (batches)
BATCH_GET_KEYS_MAX: Final = 100  # M
BATCH_GET_BYTES_MAX: Final = 16 * MIB  # API reference, BatchGetItem
BATCH_WRITE_REQUESTS_MAX: Final = 25  # M
BATCH_WRITE_BYTES_MAX: Final = 16 * MIB  # API reference, BatchWriteItem
TRANSACTION_ACTIONS_MAX: Final = 100  # M
TRANSACTION_BYTES_MAX: Final = 4 * MIB  # Q
PAGE_BYTES_MAX: Final = MIB  # Q: Query and Scan, before filtering
SCAN_SEGMENTS_MAX: Final = 1_000_000  # M
CLIENT_TOKEN_LENGTH_MAX: Final = 36  # M
CLIENT_TOKEN_SECONDS: Final = 600  # API reference, TransactWriteItems
ATTRIBUTES_TO_GET_MAX: Final = 255  # M

# Time to live
TTL_CHANGE_SECONDS: Final = 3600  # API reference, UpdateTimeToLive: one change per hour
TTL_PAST_SECONDS_MAX: Final = 5 * 365 * 24 * 3600  # developer guide, TTL: older is ignored

# Signatures
SIGNATURE_SKEW_SECONDS_MAX: Final = 15 * 60  # DynamoDB's answer: "Signature expired: ... - 15 min."
PRESIGNED_SECONDS_MAX: Final = 7 * 24 * 3600  # IAM user guide, "Authentication methods"
REGION_NAME_LENGTH_MAX: Final = 63  # a label of a host name, RFC 1035; SDKs refuse longer ones

# Capacity units, developer guide "Read and write operations"
READ_UNIT_BYTES: Final = 4 * KIB
WRITE_UNIT_BYTES: Final = KIB

# The engine's own
EXPRESSION_CACHE_ENTRIES_MAX: Final = 2048  # parsed expressions kept
NUMBERS_REMEMBERED_MAX: Final = 4_096  # with how they are spelled and what they count
STORE_BYTES_MAX_DEFAULT: Final = 256 * GIB  # address space reserved, not disk
STORE_BYTES_MAX_MEMORY: Final = 64 * GIB  # likewise, for Engine.memory()
STORE_KEY_BYTES_MAX: Final = 1978  # LMDB 1.0 on 4 KiB pages
DELETE_RESERVE_BYTES: Final = 16 * MIB  # kept for deletes: 100 items with 25 indexes touch 15 MiB
GROUP_COMMIT_WRITES_MAX: Final = 512  # requests that share one synced commit
CHUNK_ITEMS: Final = 1_000  # items per commit in backfill, purge and expiry
TTL_SWEEP_SECONDS: Final = 10  # how often the sweeper looks; expiry to deletion stays below 60 s

# The endpoint's own
ENDPOINT_PORT: Final = 8000  # DynamoDB Local's
WORKERS_MAX: Final = 64  # processes that serve connections
REQUEST_HEAD_BYTES_MAX: Final = 64 * KIB  # target and headers; an SDK sends about 1 KiB
PIPELINED_REQUESTS_MAX: Final = 64  # read ahead of their turn on one connection
CONNECTIONS_MAX: Final = 10_000  # per process
REQUESTS_HELD_BYTES_MAX: Final = 256 * MIB  # bodies received and not yet being worked on
WRITES_WAITING_MAX: Final = 4_096  # above it, writes are throttled
WRITES_WAITING_BYTES_MAX: Final = 128 * MIB  # likewise
ASIDE_WAITING_MAX: Final = 256  # table operations and large requests that wait for a thread
ASIDE_WAITING_BYTES_MAX: Final = 128 * MIB  # likewise
ASIDE_THREADS: Final = 4
SHARED_WRITE_BYTES_MAX: Final = MIB  # larger writes get a commit of their own
INLINE_BODY_BYTES_MAX: Final = 64 * KIB  # larger requests are read by another thread
CLIENT_SENDING_SECONDS_MAX: Final = 30  # from the first byte of a request to its last
CLIENT_STUCK_SECONDS_MAX: Final = 10  # without taking anything of an answer
CLIENT_IDLE_SECONDS_MAX: Final = 600  # between requests
DRAIN_SECONDS_MAX: Final = 10  # from SIGTERM to the end of the last connection
AUTHORIZATIONS_REMEMBERED_MAX: Final = 1_024  # headers known to be well formed, without their hash
AUTHORIZATION_REMEMBERED_LENGTH_MAX: Final = KIB  # longer ones are read again; an SDK's has 300
SIGNING_KEYS_REMEMBERED_MAX: Final = 256  # one for each access key, day and region
REFUSAL_ECHO_LENGTH_MAX: Final = 256  # of a caller's text that a refusal repeats
