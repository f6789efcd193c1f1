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

# PartiQL
STATEMENT_LENGTH_MAX: Final = 8192  # M: PartiQLStatement
NEXT_TOKEN_LENGTH_MAX: Final = 32768  # M: PartiQLNextToken
BATCH_STATEMENTS_MAX: Final = 25  # M: PartiQLBatchRequest
STATEMENT_READS_MAX: Final = 50  # developer guide, PartiQL operators: partition keys of one SELECT
STATEMENT_READS_PER_PAGE_MAX: Final = 10  # developer guide, PartiQL operators: IN

# Time to live
TTL_CHANGE_SECONDS: Final = 3600  # API reference, UpdateTimeToLive: one change per hour
TTL_PAST_SECONDS_MAX: Final = 5 * 365 * 24 * 3600  # developer guide, TTL: older is ignored

# Streams
STREAM_SECONDS: Final = 24 * 3600  # developer guide, Streams: how long a record can be read
SHARD_SECONDS: Final = 4 * 3600  # developer guide, Streams KCL adapter: shards close after this
SHARD_ITERATOR_SECONDS: Final = 15 * 60  # API reference, GetShardIterator
LIST_STREAMS_PAGE_MAX: Final = 100  # API reference, ListStreams
DESCRIBE_STREAM_SHARDS_MAX: Final = 100  # API reference, DescribeStream
GET_RECORDS_MAX: Final = 1000  # API reference, GetRecords
GET_RECORDS_BYTES_MAX: Final = MIB  # API reference, GetRecords
STREAM_ARN_LENGTH_MIN: Final = 37  # M: StreamArn
STREAM_ARN_LENGTH_MAX: Final = 1024  # M
SHARD_ID_LENGTH_MIN: Final = 28  # M: ShardId
SHARD_ID_LENGTH_MAX: Final = 65  # M
SEQUENCE_NUMBER_LENGTH_MIN: Final = 21  # M: SequenceNumber
SEQUENCE_NUMBER_LENGTH_MAX: Final = 40  # M
SHARD_ITERATOR_LENGTH_MAX: Final = 2048  # M: ShardIterator

# Backups and point-in-time recovery
BACKUP_NAME_LENGTH_MIN: Final = 3  # M: BackupName
BACKUP_NAME_LENGTH_MAX: Final = 255  # M
BACKUP_ARN_LENGTH_MIN: Final = 37  # M: BackupArn
BACKUP_ARN_LENGTH_MAX: Final = 1024  # M
LIST_BACKUPS_PAGE_MAX: Final = 100  # M: BackupsInputLimit
SYSTEM_BACKUP_DAYS: Final = 35  # API reference, BackupDetails: after a table was deleted
RECOVERY_DAYS_MAX: Final = 35  # M: RecoveryPeriodInDays; also the default
RESTORES_MAX: Final = 50  # API reference, RestoreTableFromBackup: at a time

# Exports and imports
TRANSFER_TOKEN_SECONDS: Final = 8 * 3600  # API reference, ExportTableToPointInTime, ImportTable
TRANSFER_LISTED_SECONDS: Final = 90 * 24 * 3600  # API reference, ListExports, ListImports
TRANSFER_ARN_LENGTH_MIN: Final = 37  # M: ExportArn, ImportArn
TRANSFER_ARN_LENGTH_MAX: Final = 1024  # M
LIST_TRANSFERS_PAGE_DEFAULT: Final = 10  # answered where the request asks for no number
LIST_TRANSFERS_PAGE_MAX: Final = 25  # M: ListExportsMaxLimit, ListImportsMaxLimit
LIST_IMPORTS_TOKEN_LENGTH_MIN: Final = 112  # M: ImportNextToken
LIST_IMPORTS_TOKEN_LENGTH_MAX: Final = 1024  # M
EXPORT_PERIOD_SECONDS_MIN: Final = 15 * 60  # developer guide, exports: of an incremental one
EXPORT_PERIOD_SECONDS_MAX: Final = 24 * 3600  # likewise
EXPORT_BILLED_BYTES_MIN: Final = 10_000_000  # answered for an incremental one without changes
BUCKET_NAME_LENGTH_MAX: Final = 255  # M: S3Bucket
KEY_PREFIX_LENGTH_MAX: Final = 1024  # M: S3Prefix
ENCRYPTION_KEY_LENGTH_MAX: Final = 2048  # M: S3SseKmsKeyId
CSV_COLUMNS_MAX: Final = 255  # M: CsvHeaderList
CSV_HEADER_LENGTH_MAX: Final = 65_536  # M: CsvHeader

# Signatures
SIGNATURE_SKEW_SECONDS_MAX: Final = 15 * 60  # DynamoDB's answer: "Signature expired: ... - 15 min."
PRESIGNED_SECONDS_MAX: Final = 7 * 24 * 3600  # IAM user guide, "Authentication methods"
REGION_NAME_LENGTH_MAX: Final = 63  # a label of a host name, RFC 1035; SDKs refuse longer ones

# Capacity units, developer guide "Read and write operations"
READ_UNIT_BYTES: Final = 4 * KIB
WRITE_UNIT_BYTES: Final = KIB

# Encrypted attributes
KEY_SEALS_MAX: Final = 2**32  # NIST SP 800-38D, 8.3: values under one key with random nonces
KEY_SEALS_PER_CACHE_MAX: Final = 2**26  # then a client asks for a new key; 64 clients reach 2**32
KEY_CACHE_SECONDS: Final = 300  # how long a shredded or rotated key can still be in use
KEY_CACHE_ENTRIES_MAX: Final = 1_024  # keys that a client caches
DATA_KEY_DAYS_MAX: Final = 365  # after which a keyring uses a new key to write with
KEYS_PER_SCOPE_MAX: Final = 500  # of 440 bytes each with KMS: an item of a key table has 400 KB
KEY_CHANGE_ATTEMPTS_MAX: Final = 100  # when others change the same scope at the same time
KEY_FILE_LOCK_SECONDS_MAX: Final = 10  # for another process to finish its change of a key file
KEY_TABLE_SECONDS_MAX: Final = 120  # for a new table of keys to become active
KMS_SECONDS_MAX: Final = 5  # to connect to KMS, and to get its answer; per attempt
KMS_ATTEMPTS_MAX: Final = 3

# The engine's own
EXPRESSION_CACHE_ENTRIES_MAX: Final = 2048  # cached parsed expressions
NUMBERS_REMEMBERED_MAX: Final = 4_096  # with their spelling and size
STATEMENT_NESTING_LEVELS_MAX: Final = 100  # of parentheses, operators and literals in PartiQL
STORE_BYTES_MAX_DEFAULT: Final = 256 * GIB  # address space reserved, not disk
STORE_BYTES_MAX_MEMORY: Final = 64 * GIB  # likewise, for Engine.memory()
STORE_KEY_BYTES_MAX: Final = 1978  # LMDB 1.0 on 4 KiB pages
DELETE_RESERVE_BYTES: Final = 16 * MIB  # kept for deletes: 100 items with 25 indexes touch 15 MiB
GROUP_COMMIT_WRITES_MAX: Final = 512  # requests that share one synced commit
CHUNK_ITEMS: Final = 1_000  # items per commit in backfill, purge and expiry
TTL_SWEEP_SECONDS: Final = 10  # how often the sweeper looks; expiry to deletion stays below 60 s
LOG_SHARE_OF_STORE: Final = 4  # the change log uses at most a quarter of size_bytes_max
LOG_GIVES_BYTES: Final = MIB  # how much of the log is trimmed at once if space is short
SHARDS_AT_FIRST: Final = 2  # open shards of a new stream
SHARDS_OPEN_MAX: Final = 16  # above it, no shard is split
SHARD_SPLIT_RECORDS: Final = 10_000  # a shard with more in its four hours is succeeded by two
GET_RECORDS_PASSED_MAX: Final = 50_000  # changes of other shards that one call skips
BACKUP_FRAME_BYTES: Final = 256 * KIB  # items that are compressed and checked together
BACKUP_FRAME_BYTES_MAX: Final = 16 * MIB  # a larger part of a backup counts as damage
RESTORE_COMMIT_BYTES: Final = 4 * MIB  # of items per commit in a restore, if CHUNK_ITEMS are more
EXPORT_FILE_BYTES: Final = 64 * MIB  # of JSON per file of an export, before compression
IMPORT_LINE_BYTES_MAX: Final = 16 * MIB  # a longer line of an import counts as damage
IMPORT_ERRORS_LOGGED_MAX: Final = 10_000  # further errors of an import are only counted

# The endpoint's own
ENDPOINT_PORT: Final = 8000  # DynamoDB Local's
WORKERS_DEFAULT: Final = 2  # Query is more than twice as fast as with one; writes gain nothing
WORKERS_MAX: Final = 64  # processes that serve connections
REQUEST_HEAD_BYTES_MAX: Final = 16 * KIB  # target and headers, as DynamoDB; an SDK sends 1 KiB
REQUEST_HEADERS_MAX: Final = 100  # in number, trailers included; an SDK sends about 15
PIPELINED_REQUESTS_MAX: Final = 64  # read ahead of their turn on one connection
CONNECTIONS_MAX: Final = 10_000  # per process, if it may open as many files
BACKLOG_MAX: Final = 2_048  # connections that the system queues for a port
DESCRIPTORS_RESERVED_MIN: Final = 64  # for all but connections: the store, jobs, logs
DESCRIPTORS_RESERVED_SHARE: Final = 8  # likewise, of the files a process may open: one in eight
API_PORT: Final = 8080  # of `serve`; here, so that the help of the commands loads no service
DYNAMODB_CONNECTIONS_SHARE: Final = 0.25  # of `serve`'s connections, for its DynamoDB port
PLACES_FREED_SHARE: Final = 128  # one of so many idle connections is closed if all are in use
REQUESTS_HELD_BYTES_MAX: Final = 256 * MIB  # bodies received but not yet processed
WRITES_WAITING_MAX: Final = 4_096  # above it, writes are throttled
WRITES_WAITING_BYTES_MAX: Final = 128 * MIB  # likewise
NOTICE_SECONDS: Final = 0.005  # between two notices to other processes; a poll takes 1 s
NOTICE_TOPICS_MAX: Final = 1_000  # of a notice, 8 bytes each; one with more says "all"
PARTITION_VERSIONS_MAX: Final = 10_000  # partitions whose last commits a process remembers
ASIDE_WAITING_MAX: Final = 256  # table operations and large requests that wait for a thread
ASIDE_WAITING_BYTES_MAX: Final = 128 * MIB  # likewise
ASIDE_THREADS: Final = 4
SHARED_WRITE_BYTES_MAX: Final = MIB  # larger writes get a commit of their own
INLINE_COMMIT_SECONDS_MAX: Final = 0.02  # that an event loop waits; slower ones get a thread
INLINE_COMMIT_WRITES_MAX: Final = 64  # of such a commit: each takes a tenth of a millisecond
INLINE_COMMIT_BYTES_ENOUGH: Final = 96 * KIB  # of requests; such a commit waits for no further ones
INLINE_BODY_BYTES_MAX: Final = 64 * KIB  # larger requests are read by another thread
CODING_THREADS: Final = 2  # that decompress requests and compress responses
CODING_WAITING_MAX: Final = 256  # bodies that wait for such a thread
CODING_WAITING_BYTES_MAX: Final = 128 * MIB  # likewise
GZIP_MEMBERS_MAX: Final = 16  # of one body; each costs as much as a body
COMPRESSED_RESPONSE_BYTES_MIN: Final = 4 * KIB + 1  # DynamoDB's, as its clients observe it
CLIENT_FIRST_SECONDS: Final = 1.0  # for a first request, while others need the connection
CLIENT_HEAD_SECONDS_MAX: Final = 10  # from the first byte of a request to the end of its headers
CLIENT_SENDING_SECONDS_MAX: Final = 30  # from the first byte of a request to its last
CLIENT_STUCK_SECONDS_MAX: Final = 10  # without reading any part of a response
CLIENT_TAKING_BYTES_PER_SECOND_MIN: Final = KIB  # of a response, beyond those seconds
CLIENT_IDLE_SECONDS_MAX: Final = 600  # between requests
DRAIN_SECONDS_MAX: Final = 10  # from SIGTERM to the end of the last connection
AUTHORIZATIONS_REMEMBERED_MAX: Final = 1_024  # headers known to be valid, by their hash
AUTHORIZATION_REMEMBERED_LENGTH_MAX: Final = KIB  # longer ones are parsed again; an SDK's has 300
SIGNING_KEYS_REMEMBERED_MAX: Final = 256  # one for each access key, day and region
REFUSAL_ECHO_LENGTH_MAX: Final = 256  # of a caller's text that an error repeats

# Processes that are ours alone: commands and servers
THREAD_SWITCH_SECONDS: Final = 0.001  # that long work of a thread delays an event loop
GARBAGE_OBJECTS: Final = 50_000  # new ones before a garbage collection; 700 cost an import 15%

# The client's own
PATTERN_TEXTS_KEPT: Final = 4_096  # short ones that were checked lately, of each pattern
PATTERN_TEXT_LENGTH_KEPT: Final = 64  # of such a text: an id, not prose
QUERIES_KEPT: Final = 1_000  # requests of recent queries
TIME_TEXTS_KEPT: Final = 256  # of times written lately: those of one write or batch are equal
VIEW_PAGES_SEEN_MAX: Final = 128  # responses among which one that comes again is noticed
VIEW_PAGES_KEPT_BYTES: Final = 4 * MIB  # of responses that a shared view has decoded lately
CONNECT_SECONDS_DEFAULT: Final = 3.0  # a TCP and TLS handshake within a continent takes 0.1
READ_SECONDS_DEFAULT: Final = 10.0  # without a byte of the response
CALL_SECONDS_DEFAULT: Final = 30.0  # with all attempts and delays
KEPT_READS_MAX: Final = 1_000  # results of one kind, each until its data changes
INLINE_ANSWER_BYTES_MAX: Final = 128 * KIB  # decoded on an event loop; a thread decodes larger ones
TIMEOUT_SECONDS_MAX: Final = 3_600.0  # of what can be set
ATTEMPTS_DEFAULT: Final = 4  # AWS SDKs reference, "Retry behavior": DynamoDB's
ATTEMPTS_MAX: Final = 100  # of what can be set
POOL_CONNECTIONS_DEFAULT: Final = 64
POOL_CONNECTIONS_MAX: Final = 10_000  # of what can be set
POOL_IDLE_SECONDS_DEFAULT: Final = 30.0  # most servers and routers keep a connection longer
RETRY_TOKENS_MAX: Final = 500  # AWS SDKs reference, "Retry behavior": the retry quota
RETRY_TOKENS_PER_FAILURE: Final = 14  # likewise
RETRY_TOKENS_PER_THROTTLE: Final = 5  # likewise
RETRY_SECONDS_FIRST: Final = 0.025  # likewise, DynamoDB's: the longest first wait after a failure
THROTTLE_SECONDS_FIRST: Final = 1.0  # likewise: the longest first wait after a throttle
RETRY_SECONDS_MAX: Final = 20.0  # likewise: the longest wait
RETRY_AFTER_SECONDS_MAX: Final = 5.0  # likewise: added at most because the server asks for it
PACED_SENDS_PER_SECOND_MIN: Final = 0.5  # likewise: adaptive mode never goes below
ANSWER_HEAD_BYTES_MAX: Final = 64 * KIB  # a longer one is not DynamoDB's
ANSWER_BODY_BYTES_MAX: Final = 128 * MIB  # 16 MB of items are up to eight times as long in JSON
ANSWER_ECHO_LENGTH_MAX: Final = 200  # of a foreign response that an error shows
CREDENTIALS_LOOK_SECONDS: Final = 60.0  # botocore renews ten minutes and more before expiry
UNPROCESSED_PAUSE_SECONDS: Final = 0.05  # before the rest of a batch is requested again; doubles
UNPROCESSED_PAUSE_SECONDS_MAX: Final = 3.0
UNPROCESSED_ATTEMPTS_MAX: Final = 12  # then it counts as permanent throttling: about 20 s
SCAN_THREADS_MAX: Final = 32  # segments of a scan that are read at once; others wait
FILTERED_READ_ITEMS_MIN: Final = 100  # for a limit after filters; doubles with each call
CLOCK_SKEW_SECONDS: Final = 15 * 60  # by which this clock and DynamoDB's may differ
GUARD_ATTEMPTS_MAX: Final = 10  # writes that depend on a read, before the operation fails
TABLE_WAIT_SECONDS: Final = 1.0  # between checks of a table that is being created
TABLE_WAITS_MAX: Final = 600

# The jobs' own
PLAN_SAMPLE_SEGMENTS: Final = 8  # parts of a table from which a plan samples items
PLAN_SAMPLE_ITEMS: Final = 25  # of each part
EXPORT_PART_BYTES: Final = 32 * MIB  # of lines per file; an interrupted run repeats the last one
IMPORT_BATCH_BYTES_MAX: Final = 4 * MIB  # of items per BatchWriteItem, which takes 16 MB as JSON
IMPORT_BATCHES_TOGETHER: Final = 40  # in one commit of an embedded store: 1,000 items
IMPORT_THREADS: Final = 8  # requests of an import that wait for a server at the same time
IMPORT_NOTE_SECONDS: Final = 2.0  # between two records of an import's progress
IMPORT_FADING_SECONDS: Final = 7 * 24 * 3600  # items that expire within it may be gone when counted
REJECT_TEXT_BYTES_MAX: Final = 64 * KIB  # of a line that is shown among the rejects
REJECTS_TOLD_MAX: Final = 10  # of rows that a command lists
