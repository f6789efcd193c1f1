"""DynamoDB's own refusals, under DynamoDB's own names and messages."""

from __future__ import annotations

from typing import Any, ClassVar

from tablewright.errors.root import TablewrightError

_DYNAMODB = "com.amazonaws.dynamodb.v20120810#"
_CORAL_SERVICE = "com.amazon.coral.service#"


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


class ProvisionedThroughputExceededException(ServiceError):
    """More was asked of a table, index or key than it has capacity for."""


class RequestLimitExceeded(ServiceError):
    """More was asked than the account may ask."""


class ConditionalCheckFailedException(ServiceError):
    """The condition of a write did not hold; nothing was written."""


class TransactionCanceledException(ServiceError):
    """A transaction did not happen; `details["CancellationReasons"]` says why, item by item."""

    message_member = "Message"


class TransactionConflictException(ServiceError):
    """Another transaction holds the item."""


class TransactionInProgressException(ServiceError):
    """The transaction of that client token is still under way."""

    message_member = "Message"


class IdempotentParameterMismatchException(ServiceError):
    """A client token came again with another request."""

    message_member = "Message"


class ReplicatedWriteConflictException(ServiceError):
    """Another region is writing the item of a global table."""


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
