"""Every error Tablewright raises.

    TablewrightError
    ├─ ServiceError       DynamoDB's own refusals, under DynamoDB's own names and messages
    │  ├─ ValidationException                      ├─ ResourceNotFoundException
    │  ├─ SerializationException                   ├─ ResourceInUseException
    │  ├─ UnknownOperationException                ├─ LimitExceededException
    │  ├─ ConditionalCheckFailedException          ├─ ItemCollectionSizeLimitExceededException
    │  ├─ TransactionCanceledException             ├─ IdempotentParameterMismatchException
    │  ├─ TransactionConflictException             ├─ AccessDeniedException
    │  ├─ ExpiredIteratorException                 ├─ TrimmedDataAccessException
    │  ├─ DuplicateItemException                   ├─ TableNotFoundException
    │  ├─ BackupNotFoundException                  ├─ TableAlreadyExistsException
    │  ├─ BackupInUseException                     ├─ TableInUseException
    │  ├─ InvalidRestoreTimeException              ├─ PointInTimeRecoveryUnavailableException
    │  ├─ InvalidExportTimeException               ├─ ExportNotFoundException
    │  ├─ ExportConflictException                  ├─ ImportNotFoundException
    │  ├─ ImportConflictException                  ├─ MissingAuthenticationTokenException
    │  ├─ IncompleteSignatureException             ├─ InvalidSignatureException
    │  ├─ UnrecognizedClientException              ├─ ThrottlingException
    │  │                                           └─ InternalServerError
    └─ StorageError  S…   the data file failed; never the caller's fault
       ├─ NotAStoreError        S101   ├─ DamagedRecordError   S201   ├─ DiskFullError       S301
       ├─ NewerFormatError      S102   ├─ DamagedBackupError   S202   ├─ StorageFullError    S302
       ├─ AlreadyOpenError      S103   ├─ ClosedError          S203   ├─ WritesStoppedError  S303
       ├─ CannotOpenError       S104   └─ ReadOnlyError        S204   └─ BackupNotKeptError  S304
       └─ NotABackupError       S105

A `ServiceError` says what DynamoDB says, so that code written against DynamoDB's messages keeps
working.
Every other error has a code with a page under `docs/errors/`, a sentence, and a hint.
"""

from __future__ import annotations

from typing import Any, ClassVar

_DYNAMODB = "com.amazonaws.dynamodb.v20120810#"
_CORAL_SERVICE = "com.amazon.coral.service#"


class TablewrightError(Exception):
    """The root of every error raised on purpose."""


class ServiceError(TablewrightError):
    """A refusal that DynamoDB defines: `type` is its name, `message` its text.

    `details` holds the further members of the answer, such as `Item` or `CancellationReasons`.
    """

    namespace: ClassVar[str] = _DYNAMODB
    message_member: ClassVar[str] = "message"
    status: ClassVar[int] = 400

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    @property
    def type(self) -> str:
        """DynamoDB's name of the error, for example `ValidationException`."""
        return type(self).__name__

    def body(self) -> dict[str, Any]:
        """The JSON body that DynamoDB answers with; an empty message is left out."""
        body = {"__type": self.namespace + self.type, **self.details}
        if self.message:
            body[self.message_member] = self.message
        return body


class ValidationException(ServiceError):
    """The request breaks one of DynamoDB's rules."""

    namespace = "com.amazon.coral.validate#"


class SerializationException(ServiceError):
    """The request's JSON does not have the types that the operation's shape asks for."""

    namespace = _CORAL_SERVICE
    message_member = "Message"


class UnknownOperationException(ServiceError):
    """There is no operation of that name."""

    namespace = _CORAL_SERVICE


class AccessDeniedException(ServiceError):
    """The resource belongs to another account."""

    namespace = _CORAL_SERVICE
    message_member = "Message"


class MissingAuthenticationTokenException(ServiceError):
    """The request has no signature at all."""

    namespace = _CORAL_SERVICE


class IncompleteSignatureException(ServiceError):
    """A part of the signature is missing or malformed."""

    namespace = _CORAL_SERVICE


class InvalidSignatureException(ServiceError):
    """The signature is not the right one, or not for now."""

    namespace = _CORAL_SERVICE


class UnrecognizedClientException(ServiceError):
    """The access key is not known here."""

    namespace = _CORAL_SERVICE


class ThrottlingException(ServiceError):
    """More is asked for at once than can be done; the request was not begun."""

    namespace = "com.amazon.coral.availability#"


class ConditionalCheckFailedException(ServiceError):
    """The condition of a write did not hold; nothing was written."""


class TransactionCanceledException(ServiceError):
    """A transaction did not happen; `details["CancellationReasons"]` says why, item by item."""

    message_member = "Message"


class TransactionConflictException(ServiceError):
    """Another transaction holds the item."""


class IdempotentParameterMismatchException(ServiceError):
    """A client token came again with another request."""

    message_member = "Message"


class ResourceNotFoundException(ServiceError):
    """There is no such table, index or tagged resource."""


class ResourceInUseException(ServiceError):
    """The table exists already, or is being changed."""


class LimitExceededException(ServiceError):
    """An account-wide limit is reached."""


class ItemCollectionSizeLimitExceededException(ServiceError):
    """The items of one partition key of a table with local indexes exceed 10 GB."""


class ExpiredIteratorException(ServiceError):
    """A shard iterator is older than fifteen minutes."""


class TrimmedDataAccessException(ServiceError):
    """Records that a reader of a stream has not seen are too old to be read."""


class DuplicateItemException(ServiceError):
    """An INSERT statement names the key of an item that is there already."""


class TableNotFoundException(ServiceError):
    """There is no such table; operations on backups say it so."""


class TableAlreadyExistsException(ServiceError):
    """A restore would make a table of a name that another has."""


class TableInUseException(ServiceError):
    """A restore is making a table of that name."""


class BackupNotFoundException(ServiceError):
    """There is no such backup."""


class BackupInUseException(ServiceError):
    """A table is being restored from the backup."""


class PointInTimeRecoveryUnavailableException(ServiceError):
    """The table's history is not kept: point-in-time recovery is off."""


class InvalidRestoreTimeException(ServiceError):
    """The table's history does not reach that moment."""


class InvalidExportTimeException(ServiceError):
    """The table cannot be exported as it was at that time, or over that period."""


class ExportConflictException(ServiceError):
    """A client token came again with another export."""


class ExportNotFoundException(ServiceError):
    """There is no such export."""


class ImportConflictException(ServiceError):
    """A client token came again with an import into another table."""


class ImportNotFoundException(ServiceError):
    """There is no such import."""


class InternalServerError(ServiceError):
    """Something failed that is not the caller's fault; whether the write happened is unknown."""

    status = 500


class StorageError(TablewrightError):
    """The data file or the disk under it failed.

    `code` names a page under `docs/errors/`; `hint` says what to do.
    """

    code: ClassVar[str] = "S000"
    hint: ClassVar[str] = ""

    def __str__(self) -> str:
        return f"{self.code}: {super().__str__()} {self.hint}".rstrip()


class NotAStoreError(StorageError):
    """The path holds something other than a Tablewright store."""

    code = "S101"
    hint = "Name a folder that Tablewright made, or an empty or new one."


class NewerFormatError(StorageError):
    """The store was written by a newer Tablewright; nothing was touched."""

    code = "S102"
    hint = "Open it with the newer Tablewright that wrote it."


class AlreadyOpenError(StorageError):
    """Another engine is writing this store."""

    code = "S103"
    hint = "One process writes a store at a time: close the other engine, or use its endpoint."


class CannotOpenError(StorageError):
    """The operating system or LMDB refused to open the store's files."""

    code = "S104"
    hint = "The message names the cause: a missing right, too little address space, a full disk."


class NotABackupError(StorageError):
    """The file is something other than a backup."""

    code = "S105"
    hint = "Name a file that `tablewright backup` made."


class DamagedRecordError(StorageError):
    """A record's checksum does not match its bytes: the disk or a program changed it."""

    code = "S201"
    hint = "Run `tablewright verify PATH` for the extent of it, then restore a backup."


class DamagedBackupError(StorageError):
    """A backup was cut off, changed or removed since it was made; nothing was restored from it."""

    code = "S202"
    hint = "Use another backup; `tablewright restore FILE PATH --dry-run` says if one is whole."


class ClosedError(StorageError):
    """The engine was closed before the call."""

    code = "S203"
    hint = "Open it again with Engine.open(path)."


class ReadOnlyError(StorageError):
    """A write was asked of an engine that only reads; nothing was written."""

    code = "S204"
    hint = "Send writes to the process that opened the store with Engine.open(path)."


class DiskFullError(StorageError):
    """The disk has no room for the write; nothing was written, reads and deletes still work."""

    code = "S301"
    hint = "Delete items or free disk space; writes go on by themselves afterwards."


class StorageFullError(StorageError):
    """The store reached its size limit; nothing was written, reads and deletes still work."""

    code = "S302"
    hint = "Delete items, or open the store with a larger size_bytes_max."


class WritesStoppedError(StorageError):
    """The disk failed to keep a commit, so no further write is accepted by this engine."""

    code = "S303"
    hint = "Check the disk, then open the store again; what was acknowledged before is safe."


class BackupNotKeptError(StorageError):
    """The file of a backup could not be written or read; nothing was changed."""

    code = "S304"
    hint = "The message names the cause: a missing right, a failed disk. Then try again."
