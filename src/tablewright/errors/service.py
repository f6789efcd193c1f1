"""DynamoDB's own errors, with DynamoDB's names and messages."""

from __future__ import annotations

from typing import Any, ClassVar

from tablewright.errors.root import TablewrightError

_DYNAMODB = "com.amazonaws.dynamodb.v20120810#"
_CORAL_SERVICE = "com.amazon.coral.service#"


class ServiceError(TablewrightError):
    """An error that DynamoDB defines: `type` is its name, `message` its text.

    `details` has the other members of the response, such as `Item` or `CancellationReasons`.
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
        """Returns DynamoDB's name of the error, for example `ValidationException`."""
        return type(self).__name__

    def body(self) -> dict[str, Any]:
        """Returns the JSON body of DynamoDB's response, without an empty message."""
        body = {"__type": self.namespace + self.type, **self.details}
        if self.message:
            body[self.message_member] = self.message
        return body


class ValidationException(ServiceError):
    """The request breaks one of DynamoDB's rules."""

    namespace = "com.amazon.coral.validate#"


class SerializationException(ServiceError):
    """The request's JSON does not match the types of the operation."""

    namespace = _CORAL_SERVICE
    message_member = "Message"


class UnknownOperationException(ServiceError):
    """The operation does not exist."""

    namespace = _CORAL_SERVICE


class AccessDeniedException(ServiceError):
    """The resource belongs to another account."""

    namespace = _CORAL_SERVICE
    message_member = "Message"


class MissingAuthenticationTokenException(ServiceError):
    """The request is not signed."""

    namespace = _CORAL_SERVICE


class IncompleteSignatureException(ServiceError):
    """A part of the signature is missing or malformed."""

    namespace = _CORAL_SERVICE


class InvalidSignatureException(ServiceError):
    """The signature is wrong or expired."""

    namespace = _CORAL_SERVICE


class UnrecognizedClientException(ServiceError):
    """The access key is unknown."""

    namespace = _CORAL_SERVICE


class ThrottlingException(ServiceError):
    """Too many requests at once; this one was not executed."""

    namespace = "com.amazon.coral.availability#"


class ProvisionedThroughputExceededException(ServiceError):
    """The request exceeds the capacity of a table, index or key."""


class RequestLimitExceeded(ServiceError):
    """The request exceeds the limits of the account."""


class ConditionalCheckFailedException(ServiceError):
    """The condition of a write was false; nothing was written."""


class TransactionCanceledException(ServiceError):
    """A transaction was cancelled; `details["CancellationReasons"]` has the reason of each item."""

    message_member = "Message"


class TransactionConflictException(ServiceError):
    """Another transaction is changing the item."""


class TransactionInProgressException(ServiceError):
    """A transaction with the same client token is still running."""

    message_member = "Message"


class IdempotentParameterMismatchException(ServiceError):
    """A client token was reused for a different request."""

    message_member = "Message"


class ReplicatedWriteConflictException(ServiceError):
    """Another region is writing the item of a global table."""


class ResourceNotFoundException(ServiceError):
    """The table, index or tagged resource does not exist."""


class ResourceInUseException(ServiceError):
    """The table already exists, or is being changed."""


class LimitExceededException(ServiceError):
    """An account-wide limit is reached."""


class ItemCollectionSizeLimitExceededException(ServiceError):
    """The items of one partition key of a table with local indexes exceed 10 GB."""


class ExpiredIteratorException(ServiceError):
    """A shard iterator is older than fifteen minutes."""


class TrimmedDataAccessException(ServiceError):
    """The stream records are too old to be read."""


class DuplicateItemException(ServiceError):
    """An INSERT statement names the key of an existing item."""


class TableNotFoundException(ServiceError):
    """The table does not exist; raised by operations on backups."""


class TableAlreadyExistsException(ServiceError):
    """A restore names a table that already exists."""


class TableInUseException(ServiceError):
    """A restore is creating a table with this name."""


class BackupNotFoundException(ServiceError):
    """The backup does not exist."""


class BackupInUseException(ServiceError):
    """A table is being restored from the backup."""


class PointInTimeRecoveryUnavailableException(ServiceError):
    """Point-in-time recovery is off for the table."""


class InvalidRestoreTimeException(ServiceError):
    """The time is outside the recovery period of the table."""


class InvalidExportTimeException(ServiceError):
    """The table cannot be exported for that time or period."""


class ExportConflictException(ServiceError):
    """A client token was reused for a different export."""


class ExportNotFoundException(ServiceError):
    """The export does not exist."""


class ImportConflictException(ServiceError):
    """A client token was reused for an import into another table."""


class ImportNotFoundException(ServiceError):
    """The import does not exist."""


class InternalServerError(ServiceError):
    """An internal failure; the outcome of a write is unknown."""

    status = 500
