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
RECOVERY_DAYS_MAX: Final = 35  # M: RecoveryPeriodInDays; also what it is if nobody says
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
KEY_CACHE_SECONDS: Final = 300  # how long a key that was shredded or rotated can still be in use
KEY_CACHE_ENTRIES_MAX: Final = 1_024  # keys that a client has at hand
DATA_KEY_DAYS_MAX: Final = 365  # after which a keyring takes a new key to write with
KEYS_PER_SCOPE_MAX: Final = 500  # of 440 bytes each with KMS: an item of a key table has 400 KB
KEY_CHANGE_ATTEMPTS_MAX: Final = 100  # when others change the same scope at the same time
KEY_FILE_LOCK_SECONDS_MAX: Final = 10  # for another process to finish its change of a key file
KEY_TABLE_SECONDS_MAX: Final = 120  # for a new table of keys to become active
KMS_SECONDS_MAX: Final = 5  # to connect to KMS, and to get its answer; per attempt
KMS_ATTEMPTS_MAX: Final = 3

# The engine's own
EXPRESSION_CACHE_ENTRIES_MAX: Final = 2048  # parsed expressions kept
NUMBERS_REMEMBERED_MAX: Final = 4_096  # with how they are spelled and what they count
STATEMENT_NESTING_LEVELS_MAX: Final = 100  # of parentheses, operators and literals in PartiQL
STORE_BYTES_MAX_DEFAULT: Final = 256 * GIB  # address space reserved, not disk
STORE_BYTES_MAX_MEMORY: Final = 64 * GIB  # likewise, for Engine.memory()
STORE_KEY_BYTES_MAX: Final = 1978  # LMDB 1.0 on 4 KiB pages
DELETE_RESERVE_BYTES: Final = 16 * MIB  # kept for deletes: 100 items with 25 indexes touch 15 MiB
GROUP_COMMIT_WRITES_MAX: Final = 512  # requests that share one synced commit
CHUNK_ITEMS: Final = 1_000  # items per commit in backfill, purge and expiry
TTL_SWEEP_SECONDS: Final = 10  # how often the sweeper looks; expiry to deletion stays below 60 s
LOG_SHARE_OF_STORE: Final = 4  # the change log takes at most a quarter of size_bytes_max
LOG_GIVES_BYTES: Final = MIB  # how much of the log goes at once where room is short
SHARDS_AT_FIRST: Final = 2  # open shards of a new stream
SHARDS_OPEN_MAX: Final = 16  # beyond them no shard is split
SHARD_SPLIT_RECORDS: Final = 10_000  # a shard with more in its four hours is succeeded by two
GET_RECORDS_PASSED_MAX: Final = 50_000  # changes of other shards that one call passes over
BACKUP_FRAME_BYTES: Final = 256 * KIB  # items that are packed and checked together
BACKUP_FRAME_BYTES_MAX: Final = 16 * MIB  # a larger part of a backup is taken for damage
RESTORE_COMMIT_BYTES: Final = 4 * MIB  # of items per commit in a restore, if CHUNK_ITEMS are more
EXPORT_FILE_BYTES: Final = 64 * MIB  # of JSON per file of an export, before it is packed
IMPORT_LINE_BYTES_MAX: Final = 16 * MIB  # a longer line of an import is taken for damage
IMPORT_ERRORS_LOGGED_MAX: Final = 10_000  # further errors of an import are only counted

# The endpoint's own
ENDPOINT_PORT: Final = 8000  # DynamoDB Local's
WORKERS_DEFAULT: Final = 2  # Query is more than twice as fast as with one; writes gain nothing
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
INLINE_COMMIT_SECONDS_MAX: Final = 0.02  # that an event loop waits; slower ones get a thread
INLINE_COMMIT_WRITES_MAX: Final = 64  # of such a commit: each takes a tenth of a millisecond
INLINE_BODY_BYTES_MAX: Final = 64 * KIB  # larger requests are read by another thread
CLIENT_SENDING_SECONDS_MAX: Final = 30  # from the first byte of a request to its last
CLIENT_STUCK_SECONDS_MAX: Final = 10  # without taking anything of an answer
CLIENT_IDLE_SECONDS_MAX: Final = 600  # between requests
DRAIN_SECONDS_MAX: Final = 10  # from SIGTERM to the end of the last connection
AUTHORIZATIONS_REMEMBERED_MAX: Final = 1_024  # headers known to be well formed, without their hash
AUTHORIZATION_REMEMBERED_LENGTH_MAX: Final = KIB  # longer ones are read again; an SDK's has 300
SIGNING_KEYS_REMEMBERED_MAX: Final = 256  # one for each access key, day and region
REFUSAL_ECHO_LENGTH_MAX: Final = 256  # of a caller's text that a refusal repeats

# Processes that are ours alone: commands and servers
GARBAGE_OBJECTS: Final = 50_000  # new ones until circles are looked for; 700 cost an import 15 %

# The client's own
PATTERN_TEXTS_KEPT: Final = 4_096  # short ones that were looked at lately, of each pattern
PATTERN_TEXT_LENGTH_KEPT: Final = 64  # of such a text: an id, and not an essay
TIME_TEXTS_KEPT: Final = 256  # of times written lately: those of one write or one batch are alike
CONNECT_SECONDS_DEFAULT: Final = 3.0  # a TCP and TLS handshake within a continent takes 0.1
READ_SECONDS_DEFAULT: Final = 10.0  # without a byte of the answer
CALL_SECONDS_DEFAULT: Final = 30.0  # with all attempts and the waits between them
TIMEOUT_SECONDS_MAX: Final = 3_600.0  # of what can be set
ATTEMPTS_DEFAULT: Final = 4  # AWS SDKs reference, "Retry behavior": DynamoDB's
ATTEMPTS_MAX: Final = 100  # of what can be set
POOL_CONNECTIONS_DEFAULT: Final = 64
POOL_CONNECTIONS_MAX: Final = 10_000  # of what can be set
POOL_IDLE_SECONDS_DEFAULT: Final = 30.0  # most servers and routers keep a connection for longer
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
ANSWER_ECHO_LENGTH_MAX: Final = 200  # of a foreign answer that an error shows
CREDENTIALS_LOOK_SECONDS: Final = 60.0  # botocore renews ten minutes and more before expiry
UNPROCESSED_PAUSE_SECONDS: Final = 0.05  # before the rest of a batch is asked for again; doubles
UNPROCESSED_PAUSE_SECONDS_MAX: Final = 3.0
UNPROCESSED_ATTEMPTS_MAX: Final = 12  # then it is throttling for good: about 20 s
SCAN_THREADS_MAX: Final = 32  # parts of a scan that are read at once; others wait
FILTERED_READ_ITEMS_MIN: Final = 100  # for a limit on what filters leave; doubles with each call
CLOCK_SKEW_SECONDS: Final = 15 * 60  # by which this clock and DynamoDB's may differ at most
GUARD_ATTEMPTS_MAX: Final = 10  # writes that rely on what they read, before a race is given up
TABLE_WAIT_SECONDS: Final = 1.0  # between looks at a table that is being created
TABLE_WAITS_MAX: Final = 600

# The jobs' own
PLAN_SAMPLE_SEGMENTS: Final = 8  # parts of a table from which a plan looks at items
PLAN_SAMPLE_ITEMS: Final = 25  # of each part
EXPORT_PART_BYTES: Final = 32 * MIB  # of lines per file; a stopped run repeats the last one
IMPORT_BATCH_BYTES_MAX: Final = 4 * MIB  # of items per BatchWriteItem, which takes 16 MB as JSON
IMPORT_BATCHES_TOGETHER: Final = 40  # in one commit of an embedded store: 1,000 items
IMPORT_THREADS: Final = 8  # requests of an import that wait for a server at the same time
IMPORT_NOTE_SECONDS: Final = 2.0  # between two notes of how far an import is
IMPORT_FADING_SECONDS: Final = 7 * 24 * 3600  # what expires within it may be gone when counted
REJECT_TEXT_BYTES_MAX: Final = 64 * KIB  # of a line that is shown among the rejects
REJECTS_TOLD_MAX: Final = 10  # of rows that are named in what a command tells

# Background jobs
JOB_LANES: Final = 4  # a partition of an index takes 1,000 writes/s, and a job makes 4 of them
JOB_LEASE_SECONDS: Final = 60.0  # after which a killed process's job is another's
JOB_POLL_SECONDS: Final = 1.0  # between looks for jobs that other processes added
JOB_CONTENTION_PAUSE_SECONDS: Final = 0.1  # when others took everything that was due
JOBS_AT_ONCE_MAX: Final = 32  # in one process; most of them wait for a network
JOB_SECONDS_MAX: Final = 3600.0  # of one attempt; then it is taken for hung
JOB_KEPT_SECONDS: Final = 24 * 3600  # a job that is done, so that adding it again changes nothing
JOB_FAILED_KEPT_SECONDS: Final = 14 * 24 * 3600  # one that was given up, for people to look at
JOB_STOP_SECONDS_MAX: Final = 8.0  # for jobs to end by themselves; within API_STOP_SECONDS_MAX
JOB_ERROR_LENGTH_MAX: Final = 500  # of the error that is kept with a job
JOB_ID_LENGTH_MAX: Final = 400  # it is a part of keys, beside the queue's name
JOB_JITTER_SHARE: Final = 0.1  # by which pauses are longer at most, so that retries do not meet
SCHEDULE_LOOK_SECONDS: Final = 30.0  # between looks at schedules, should the clock have jumped

# Outgoing webhooks
WEBHOOK_SECONDS_MAX: Final = 15.0  # of one attempt; Standard Webhooks: 15 to 30
WEBHOOK_ANSWER_BYTES_MAX: Final = 64 * KIB  # read of an answer, head and body
WEBHOOK_EXCERPT_LENGTH_MAX: Final = 1000  # kept of an answer's body
WEBHOOK_BODY_BYTES_MAX: Final = 320 * KIB  # a message is one item, beside its other attributes
WEBHOOK_URL_LENGTH_MAX: Final = 2048
WEBHOOK_PORT_MIN: Final = 1024  # of other ports than 80 and 443: those below are for systems
WEBHOOK_ADDRESSES_MAX: Final = 4  # of a host that are tried in one attempt
WEBHOOK_RESOLVER_THREADS: Final = 8  # that wait for the addresses of hosts
WEBHOOK_ENDPOINTS_MAX: Final = 20  # of a tenant: a message for all of them fits a transaction
WEBHOOK_EVENT_TYPES_MAX: Final = 100  # that an endpoint may list; more means all
WEBHOOK_MESSAGE_ID_LENGTH_MAX: Final = 128
WEBHOOK_KEPT_SECONDS: Final = 30 * 24 * 3600  # messages, deliveries, and endpoints that ended
WEBHOOK_ATTEMPTS_KEPT: Final = 20  # of one delivery: two rounds of the schedule
WEBHOOK_SECRET_BYTES: Final = 32
WEBHOOK_SECRET_BYTES_MIN: Final = 24  # Standard Webhooks
WEBHOOK_SECRET_BYTES_MAX: Final = 64  # Standard Webhooks
WEBHOOK_SECRETS_MAX: Final = 4  # that sign at the same time, while they are rotated
WEBHOOK_SECRET_GRACE_SECONDS: Final = 24 * 3600  # that an old secret still signs
WEBHOOK_SIGNATURE_SECONDS_MAX: Final = 300  # by which a signature may be old, or ahead
WEBHOOK_JITTER_SHARE: Final = 0.1  # by which pauses of the schedule are longer at most
WEBHOOK_SPREAD_SECONDS: Final = 10.0  # over which those that waited for an endpoint come back
WEBHOOK_THROTTLE_SECONDS: Final = 60.0  # after 429, 502 and 504 without a Retry-After
WEBHOOK_THROTTLE_SECONDS_MAX: Final = 24 * 3600.0  # whatever a Retry-After says
WEBHOOK_FAILING_SECONDS_MAX: Final = 5 * 24 * 3600  # of nothing but failure; then it is disabled
WEBHOOK_REPLAYS_PER_SECOND: Final = 20  # that an endpoint gets when many are replayed
WEBHOOK_WRITE_ATTEMPTS_MAX: Final = 10  # for an endpoint that others are writing too
BREAKER_FAILURES: Final = 5  # in a row, after which an endpoint gets nothing for a while
BREAKER_PAUSE_SECONDS: Final = 60.0  # before it gets one again; doubles
BREAKER_PAUSE_SECONDS_MAX: Final = 3600.0
BREAKER_PROBE_SECONDS: Final = 60.0  # after which a trial that nobody heard of is repeated

# The HTTP API of systems
API_PORT: Final = 8080
API_BODY_BYTES_MAX: Final = 256 * KIB  # specification of events, 4.2; a route may take another
API_TEXT_BYTES_MAX: Final = 8 * KIB  # of a path with its query
API_BODY_SECONDS_MAX: Final = 15.0  # for a body to come; whoever is slower is cut off
API_HANDLER_SECONDS_MAX: Final = 30.0  # for an answer; long polls and streams say their own
API_RETRY_AFTER_SECONDS: Final = 1  # what a caller is told when the store refuses
API_PAGE_DEFAULT: Final = 50  # specification of events, 4.2
API_PAGE_MAX: Final = 100  # likewise
API_STOP_SECONDS_MAX: Final = 10  # reliability goal D5: the end of a service under load
API_REQUESTS_AT_ONCE_MAX: Final = 1000  # in one process; more are told to come back
REQUEST_ID_LENGTH_MAX: Final = 64  # of one that a caller brings along
BACKGROUND_PAUSE_SECONDS: Final = 1.0  # before background work that failed is begun again; doubles
BACKGROUND_PAUSE_SECONDS_MAX: Final = 60.0
READY_SECONDS_MAX: Final = 2.0  # for the store to answer before a process counts as not ready
API_KEEP_ALIVE_SECONDS: Final = 30  # an idle connection of a client is kept
API_HEAD_BYTES_MAX: Final = 32 * KIB  # of a request's line and headers
PAGE_FILE_CACHE_SECONDS: Final = 365 * 24 * 3600  # in a browser: another file has another address

# Rate limits and repeated requests of the HTTP API
RATE_PER_SECOND_DEFAULT: Final = 100  # specification of events, 4.2: a tenant's requests
RATE_BURST_DEFAULT: Final = 200  # likewise: at once
RATE_SHARES: Final = 20  # a process spends one of so many parts of a burst before it says so
RATE_CALLERS_REMEMBERED_MAX: Final = 10_000  # by one process, a few hundred bytes each
RATE_STORE_SECONDS_MAX: Final = 1.0  # for the store to answer; then a process counts for itself
RATE_SILENCE_SECONDS: Final = 1.0  # before a store that did not answer is asked again
RATE_DEBT_BURSTS_MAX: Final = 64  # a bucket that lacks more was filled by a clock that went back
RATE_KEPT_SECONDS: Final = 3600  # after which a bucket that nobody uses is forgotten
RATE_REFUSALS_PROMPT: Final = 20  # in a row; whoever waits as it is told never has as many
RATE_HOLD_SECONDS: Final = 1.0  # that a refusal is held back from a caller that has had many
RATE_HELD_MAX: Final = 500  # refusals held back in one process: half of what it serves at once
RATE_SUSPENDED_SECONDS: Final = 3600  # what a caller that may ask for nothing is told to wait
IDEMPOTENCY_KEY_LENGTH_MAX: Final = 255
REPEAT_SECONDS: Final = 24 * 3600  # for which the answer to a repeated request is remembered
REPEAT_LEASE_SECONDS: Final = 60  # a request that takes longer was cut off: API_HANDLER_SECONDS_MAX
REPEAT_ANSWER_BYTES_MAX: Final = 256 * KIB  # of an answer that is remembered; an item has 400 KB
LOG_TEXT_LENGTH_MAX: Final = 2 * KIB  # of one text in a log line; the rest is cut off
LOG_TRACE_LENGTH_MAX: Final = 16 * KIB  # of a traceback in one
LOG_LEVELS_MAX: Final = 6  # of nesting in one
LOG_MEMBERS_MAX: Final = 50  # of a list or a map in one
LOG_HASH_LENGTH_MIN: Final = 40  # what has so many hexadecimal digits is taken for a secret

# The events system
EVENTS_BATCH_MAX: Final = 100  # events of one request; specification of events, 4.2
EVENTS_BATCH_BYTES_MAX: Final = 4 * MIB  # of such a request; 100 events of a usual size have 0.2
EVENTS_IDS_MAX: Final = 100  # that one request acknowledges, extends or erases; likewise, 4.2
EVENTS_TYPE_LENGTH_MAX: Final = 128  # specification of events, 4.4
EVENTS_EXAMINED_MAX: Final = 1_000  # events that a request for a page reads at most to fill it
EVENTS_CHUNK: Final = 100  # events that such a request reads at once
EVENTS_WAIT_SECONDS_MAX: Final = 30  # of a long poll
EVENTS_LOOK_SECONDS: Final = 1.0  # between looks for what another process has stored
EVENTS_WAITERS_MAX: Final = 50  # long polls and streams of one tenant, in one process
EVENTS_WAITERS_ALL_MAX: Final = 500  # of all tenants: half of what a process serves at once
EVENTS_STREAM_LOOK_SECONDS: Final = 0.2  # between two looks of a stream, however much comes
EVENTS_STREAM_SECONDS_MAX: Final = 3_600  # of one connection; a client comes back by itself
EVENTS_BEAT_SECONDS: Final = 15  # between signs of life of a stream: proxies wait for 30 to 60
EVENTS_OVERLAP_MS: Final = 2_000  # in which an event that was stamped early may become visible
EVENTS_AHEAD_MS_MAX: Final = 1_000  # by which stamps run ahead of the clock to be all different
EVENTS_STAMPED_TENANTS_MAX: Final = 10_000  # whose last stamp a process remembers
EVENTS_LEASE_SECONDS_DEFAULT: Final = 30  # specification of events, 4.4
EVENTS_LEASE_SECONDS_MAX: Final = 12 * 3600  # as long as SQS hides a message
EVENTS_CLAIM_ROUNDS_MAX: Final = 20  # of a claim that met other consumers, or passed over many
EVENTS_REPLAYED_AT_ONCE_MAX: Final = 500  # by the request itself; a job does the rest
EVENTS_COUNTED_MAX: Final = 2_000  # of each status, for statistics: 2 MB of usual events
EVENTS_RETENTION_DAYS: Final = 30  # after delivery; specification of events, 4.4
EVENTS_RETENTION_DAYS_MAX: Final = 3_650  # of what can be set
EVENTS_KEYS_MAX: Final = 40  # of a tenant that are not revoked; all are changed in one transaction
EVENTS_KEY_GRACE_SECONDS: Final = 24 * 3600  # of a key that was rotated: a day to roll it out

# Yggdrasil: families
YGGDRASIL_LIFE_YEARS_MAX: Final = 110  # specification of yggdrasil, 3.4: who is older is dead
YGGDRASIL_PARENT_YEARS_MIN: Final = 12  # likewise, 3.2: the age of a parent, and of a spouse
YGGDRASIL_MOTHER_YEARS_MAX: Final = 55  # likewise, 3.2: at a birth
YGGDRASIL_FATHER_YEARS_MAX: Final = 90  # at a birth: the oldest known fathers were a little older
YGGDRASIL_PREGNANCY_DAYS_MAX: Final = 300  # likewise, 3.2: nine months, and some days of grace
YGGDRASIL_AGE_YEARS_MAX: Final = 120  # likewise, 3.2: of a life
YGGDRASIL_BETWEEN_BIRTHS_DAYS_MIN: Final = 212  # likewise, 3.2: seven months
YGGDRASIL_TWINS_DAYS_MAX: Final = 2  # between births of one pregnancy
YGGDRASIL_ABOUT_YEARS: Final = 5  # by which ABT 1850 may be meant otherwise
YGGDRASIL_KINSHIP_MARRIAGES_MAX: Final = 4  # on one path; beyond it nobody calls it kin
YGGDRASIL_KINSHIP_NEAR_STEPS: Final = 8  # of a path with a marriage that is looked for first
YGGDRASIL_KINSHIP_FAR_STEPS: Final = 18  # of one that is looked for at all; by birth no end
YGGDRASIL_FEW_PEOPLE: Final = 1_000  # who has a word in the name: beyond it names are gone through
YGGDRASIL_MOVED_MAX: Final = 1_000  # heights or generations, by a change; then they are made anew
YGGDRASIL_GENERATIONS_MAX: Final = 250  # of a chart: some 6 000 years
YGGDRASIL_NUMBERS_MAX: Final = 8  # of one person in a chart, whom many lines may reach
YGGDRASIL_LINES_COUNTED_MAX: Final = 2**53 - 1  # what a number of JavaScript holds
YGGDRASIL_TOP_MAX: Final = 20  # names and families that statistics list
YGGDRASIL_PLACE_PEOPLE_MAX: Final = 50  # of a place, that a list of places names
YGGDRASIL_DUPLICATE_NEIGHBOURS: Final = 12  # by name, that somebody is compared with in a block
YGGDRASIL_DUPLICATE_SCORE_MIN: Final = 0.65  # a whole name alone has 0.6, and is not enough
YGGDRASIL_INSIGHT_PAGE_DEFAULT: Final = 200  # findings, events, places or pairs of one answer
YGGDRASIL_INSIGHT_PAGE_MAX: Final = 1_000  # likewise: some 200 KB
YGGDRASIL_FINDINGS_MAX: Final = 20_000  # findings or pairs of a tree that are kept and listed
YGGDRASIL_DIRECTORY_CHANGES_MAX: Final = 200  # people, before all names are folded anew
YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX: Final = 20_000  # read dates: royal92 has 2 851 that differ

# Passwords, sessions and mails of services
# OWASP, Password Storage: argon2id with 19 MiB, two rounds and one lane is its least.
PASSWORD_MEMORY_KIB: Final = 19 * KIB  # argon2's own unit: 19,456 of 1,024 bytes
PASSWORD_ROUNDS: Final = 2  # likewise
PASSWORD_LANES: Final = 1  # likewise
PASSWORD_SALT_BYTES: Final = 16  # RFC 9106, 3.1: recommended for passwords
PASSWORD_HASH_BYTES: Final = 32  # likewise, 4
PASSWORD_LENGTH_MIN: Final = 8  # characters; specification of yggdrasil, 3.1
PASSWORD_LENGTH_MAX: Final = 100  # likewise
PASSWORD_HASHES_AT_ONCE_MAX: Final = 4  # in one process: 76 MiB, and no more cores than most have
PASSWORD_HASHES_WAITING_MAX: Final = 100  # with those; at 100 ms each, the last waits for 3 s
BCRYPT_PASSWORD_BYTES_MAX: Final = 72  # what bcrypt looks at
BCRYPT_COST: Final = 10  # design document of yggdrasil: "bcrypt (cost factor 10)"
SESSION_SECONDS: Final = 30 * 24 * 3600  # specification of yggdrasil, 3.1: 30 days
SESSION_IDLE_SECONDS: Final = 14 * 24 * 3600  # a session that nobody uses for so long ends
SESSION_NOTED_SECONDS: Final = 24 * 3600  # between two notes of its use: a write each
SESSION_FRESH_SECONDS: Final = 600  # after signing in, in which no password is asked for again
SESSION_SUBJECT_LENGTH_MAX: Final = 64  # characters of the id of whoever signed in
SIGN_IN_FAILURES_MAX: Final = 5  # of an account and of an address; specification of yggdrasil, 3.4
SIGN_IN_WINDOW_SECONDS: Final = 15 * 60  # in which they are counted; likewise
SIGN_IN_KNOWN_SECONDS: Final = 30 * 24 * 3600  # an address from which somebody signed in is known
ATTEMPT_ROUNDS_MAX: Final = 20  # to count an attempt beside others that are counted, too
MAIL_ADDRESS_LENGTH_MAX: Final = 254  # characters; RFC 5321, 4.5.3.1.3, without its brackets
MAIL_LOCAL_LENGTH_MAX: Final = 64  # of what stands before the @; RFC 5321, 4.5.3.1.1
MAIL_SECONDS_MAX: Final = 30.0  # for a mail server to answer

# Yggdrasil: accounts
YGGDRASIL_ATTEMPTS_WINDOW_SECONDS: Final = 3600  # in which the following are counted
YGGDRASIL_REGISTRATIONS_MAX: Final = 10  # from one address
YGGDRASIL_ADDRESSES_TRIED_MAX: Final = 20  # by one user, to see whether somebody has them
YGGDRASIL_MAILS_MAX: Final = 3  # of each kind, that one user gets
YGGDRASIL_RESETS_MAX: Final = 5  # that one address asks for
YGGDRASIL_RESETS_WINDOW_SECONDS: Final = 15 * 60  # in which these are counted
YGGDRASIL_RESET_SECONDS: Final = 3600  # for which the link in a mail is good
YGGDRASIL_CONFIRMATION_SECONDS: Final = 7 * 24 * 3600  # likewise, to confirm an address
YGGDRASIL_DISPLAY_NAME_LENGTH_MAX: Final = 100  # as names of people; specification, 3.1

# Yggdrasil: trees, people and links
YGGDRASIL_TREE_NAME_LENGTH_MAX: Final = 100  # characters; specification of yggdrasil, 3.1
YGGDRASIL_DESCRIPTION_LENGTH_MAX: Final = 500  # likewise
YGGDRASIL_NAME_LENGTH_MAX: Final = 100  # likewise: each part of a person's name
YGGDRASIL_NICKNAME_LENGTH_MAX: Final = 50  # likewise
YGGDRASIL_PLACE_LENGTH_MAX: Final = 200  # likewise
YGGDRASIL_NOTES_LENGTH_MAX: Final = 2_000  # likewise
YGGDRASIL_DATE_TEXT_LENGTH_MAX: Final = 200  # longer than any GEDCOM date; phrases stay in notes
YGGDRASIL_DETAIL_LENGTH_MAX: Final = 100  # of what a type or status cannot say, as names
YGGDRASIL_BIOGRAPHY_BYTES_MAX: Final = 64 * KIB  # specification of yggdrasil, 3.4, 33
YGGDRASIL_SEARCH_LENGTH_MAX: Final = 200  # of what is searched for: two long names
YGGDRASIL_BIOLOGICAL_PARENTS_MAX: Final = 2  # specification of yggdrasil, 3.4, 10
YGGDRASIL_CHILDREN_AT_ONCE_MAX: Final = 90  # linked with a couple, in its transaction; 69 are known
YGGDRASIL_UNIONS_MAX: Final = 20  # earlier ones of one couple
YGGDRASIL_GUESTS_MAX: Final = 100  # of a tree: they are in its item, and listed in one batch
YGGDRASIL_CHANGE_ATTEMPTS_MAX: Final = 20  # of a change that meets others of the same tree
YGGDRASIL_WALK_AT_ONCE_MAX: Final = 16  # queries that look for a circle side by side
YGGDRASIL_WALK_QUERIES_MAX: Final = 500  # of one such look; then the family in memory has to do
YGGDRASIL_UNDO_BYTES_MAX: Final = MIB  # that undo the deletion of a person: two full items
YGGDRASIL_ERASED_AT_ONCE_MAX: Final = 500  # items that a deletion reads before it erases them
YGGDRASIL_INDEX_SECONDS_MAX: Final = 5  # by which an index is behind its table; mostly far less
YGGDRASIL_PERSONS_REMEMBERED_MAX: Final = 400_000  # in one process, some 2 KB each

# Yggdrasil: GEDCOM files
GEDCOM_BYTES_MAX: Final = 64 * MIB  # of a file: 300 000 people as in royal92 are about 47 MB
GEDCOM_CHECKED_BYTES_MAX: Final = 16 * MIB  # by the request itself: 10 s; larger ones by the job
GEDCOM_WAITING_BYTES_MAX: Final = 4 * MIB  # of a file that is read once: about 45 MB as records
GEDCOM_LINE_LENGTH_MAX: Final = 1_000_000  # characters; 5.5.1 has 255, 7.0 has no limit
GEDCOM_ANSEL_MARKS_MAX: Final = 16  # on one letter; languages have two
GEDCOM_DEPTH_MAX: Final = 99  # 5.5.1: level numbers have two digits
GEDCOM_CIRCLE_STEPS_MAX: Final = 2_000_000  # links climbed to find circles: about two seconds
GEDCOM_RECORDS_MAX: Final = 1_000_000  # three times the records of 300 000 people
GEDCOM_LINKS_MAX: Final = 1_000_000  # to parents: each partner of a family with each child
GEDCOM_PARTNERS_MAX: Final = 100  # of one family; the standard has two
GEDCOM_VALUE_LENGTH_WRITTEN: Final = 200  # of a line in 5.5.1, which allows 255 with all around it
GEDCOM_ZIP_FILES_MAX: Final = 10_000  # in a .gdz
GEDCOM_ZIP_BYTES_MAX: Final = 256 * MIB  # of all files of a .gdz, unpacked
GEDCOM_ZIP_RATIO_MAX: Final = 200  # a tenth of what deflate can reach; text and photos reach 20
GEDCOM_EXTRA_BYTES_MAX: Final = 128 * KIB  # in an item beside a biography of 64 KB; see 400 KB
GEDCOM_PART_LENGTH_MAX: Final = 64 * KIB  # characters of an item of kept records: 4 bytes at most
GEDCOM_NAME_LENGTH_MAX: Final = 1_000  # characters of names and places that become attributes
GEDCOM_LINK_NOTES_BYTES_MAX: Final = 8 * KIB  # 2,000 characters; an item has them twice
GEDCOM_LINK_FAMILIES_MAX: Final = 10  # that a link remembers; a child has one or two with a parent
GEDCOM_XREF_LENGTH_MAX: Final = 500  # characters; 5.5.1 has 20, 7.0 has no limit
GEDCOM_REPORT_LINES_MAX: Final = 5  # line numbers that a report names for each thing
GEDCOM_REPORT_TAGS_MAX: Final = 200  # that a report names; it counts all
GEDCOM_REPORT_TAG_LENGTH_MAX: Final = 100  # characters: 5.5.1 has 31 for each of three
GEDCOM_WARNINGS_MAX: Final = 200  # that a report spells out; it counts all
GEDCOM_WRITES_AT_ONCE: Final = 2_000  # items of an import between two notes of how far it is
GEDCOM_GUARDED_AT_ONCE: Final = 100  # writes with a condition, side by side: they share commits
YGGDRASIL_FINISH_ROUNDS_MAX: Final = 20  # to end an import or restore beside other changes

# Yggdrasil: photos
YGGDRASIL_PHOTO_BYTES_MAX: Final = 10 * MIB  # of a file that is sent; specification, 3.3: 10 MB
YGGDRASIL_PHOTO_PIXELS_MAX: Final = 50_000_000  # decoded: 200 MB; cameras of phones take 50 million
YGGDRASIL_PHOTO_SIDE_MAX: Final = 2_048  # pixels of what is kept: fills most screens
YGGDRASIL_PHOTO_SMALL_SIDE: Final = 256  # of the square for the canvas; dense screens
YGGDRASIL_PHOTO_QUALITY: Final = 85  # of JPEG: the eye sees no difference
YGGDRASIL_PHOTO_SMALL_QUALITY: Final = 80  # likewise: about 15 KB
YGGDRASIL_PHOTOS_AT_ONCE_MAX: Final = 2  # decoded in one process: 400 MB at the worst
YGGDRASIL_PHOTOS_WAITING_MAX: Final = 20  # with those; a large one takes half a second
YGGDRASIL_PHOTO_CACHE_SECONDS: Final = 24 * 3600  # in a browser: another photo has another address

# Files of services in S3
S3_CONNECT_SECONDS_MAX: Final = 5  # then it is not there
S3_ANSWER_SECONDS_MAX: Final = 10  # between two parts of an answer
S3_ATTEMPTS_MAX: Final = 2  # with those times, within what a request may take

# Yggdrasil: backups of one's own data
YGGDRASIL_BACKUP_BYTES_MAX: Final = 64 * MIB  # of a file, which is in memory: some 60 000 people
YGGDRASIL_BACKUP_PERSONS_MAX: Final = 100_000  # of all trees of one; more are not even read
YGGDRASIL_BACKUP_TREES_MAX: Final = 500  # of one; a job names them all, and is one item
YGGDRASIL_BACKUP_ITEM_BYTES_MAX: Final = 384 * KIB  # as JSON; an item has 400 KB with its keys
YGGDRASIL_BACKUP_PHOTOS_MAX: Final = 2_000  # of one file; each is looked at before it is taken
YGGDRASIL_RESTORED_AT_ONCE_MAX: Final = 2_000  # items by the request itself; a job does more
YGGDRASIL_RESTORED_PHOTOS_AT_ONCE_MAX: Final = 20  # likewise: each takes some tenths of a second
