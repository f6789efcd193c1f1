"""Failures: maps errors of the layers below to HTTP errors.

Unlisted errors are bugs: the caller gets the request's id and nothing else.
Not here: the errors (`tablewright.errors.http`).
"""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.errors import (
    AccessDeniedException,
    AlreadyExistsError,
    BadCursorError,
    BadRangeError,
    ConditionalCheckFailedException,
    ConditionFailedError,
    ConflictingError,
    CursorError,
    DuplicateItemException,
    HttpError,
    IncompleteSignatureException,
    InternalError,
    InternalServerError,
    InvalidError,
    InvalidSignatureException,
    InvalidValueError,
    ItemCollectionSizeLimitExceededException,
    ItemNotFoundError,
    KeyPartError,
    KeyShreddedError,
    LimitExceededException,
    LostRaceError,
    MissingAuthenticationTokenException,
    NotFoundError,
    NotUniqueError,
    ProvisionedThroughputExceededException,
    ReplicatedWriteConflictException,
    RequestLimitExceeded,
    ResourceInUseException,
    ResourceNotFoundException,
    SnapshotConflictError,
    SnapshotNotFoundError,
    StaleError,
    StorageError,
    TablewrightError,
    TargetError,
    TenantMismatchError,
    ThrottlingException,
    TooLargeError,
    TransactionCanceledException,
    TransactionConflictException,
    TransactionFailedError,
    TransactionInProgressException,
    UnavailableError,
    UnrecognizedClientException,
    ValidationException,
    VersionConflictError,
)

_NOT_ALLOWED = "The state of the resource does not allow this operation."
_PLAIN: dict[type[Exception], tuple[type[HttpError], str]] = {
    CursorError: (BadCursorError, "The cursor does not belong to this request."),
    TenantMismatchError: (NotFoundError, "Resource not found."),
    ItemNotFoundError: (NotFoundError, "Resource not found."),
    KeyShreddedError: (NotFoundError, "The resource was erased."),
    AlreadyExistsError: (ConflictingError, "The resource already exists."),
    DuplicateItemException: (ConflictingError, "The resource already exists."),
    NotUniqueError: (ConflictingError, "The value is already taken."),
    VersionConflictError: (StaleError, "The resource changed since it was read."),
    ConditionFailedError: (ConflictingError, _NOT_ALLOWED),
    ConditionalCheckFailedException: (ConflictingError, _NOT_ALLOWED),
    TransactionFailedError: (
        ConflictingError,
        "The state of one of the resources does not allow this operation.",
    ),
    TransactionCanceledException: (ConflictingError, "The transaction was cancelled."),
    KeyPartError: (InvalidError, "An id must not be empty or contain reserved characters."),
    SnapshotNotFoundError: (NotFoundError, "Snapshot not found."),
    SnapshotConflictError: (ConflictingError, "Another snapshot was completed meanwhile."),
    BadRangeError: (InvalidError, "The start of a range must not be after its end."),
    ItemCollectionSizeLimitExceededException: (
        TooLargeError,
        "The collection has reached its maximum size.",
    ),
}
# The store rejects the service, not the caller: a caller must keep its credential and retry.
_UNAVAILABLE = (
    StorageError,
    TargetError,
    LostRaceError,
    TimeoutError,
    # Overload.
    LimitExceededException,
    ProvisionedThroughputExceededException,
    ReplicatedWriteConflictException,
    RequestLimitExceeded,
    ThrottlingException,
    TransactionConflictException,
    TransactionInProgressException,
    # Not set up yet, or incorrectly.
    AccessDeniedException,
    IncompleteSignatureException,
    InvalidSignatureException,
    MissingAuthenticationTokenException,
    ResourceInUseException,
    ResourceNotFoundException,
    UnrecognizedClientException,
    InternalServerError,
)
# DynamoDB's messages for values that are too large, which only DynamoDB can measure.
_TOO_LARGE = ("Item size has exceeded", "Item size to update has exceeded")
_TOO_LONG = ("Size of hashkey has exceeded", "size of all range keys has exceeded")
# msgspec's messages for texts, reworded for people.
_IN_WORDS = (
    (re.compile(r"Expected `str` of length >= 1$"), "The text must not be empty"),
    (
        re.compile(r"Expected `str` of length >= (\d+)"),
        r"The text must have at least \1 characters",
    ),
    (re.compile(r"Expected `str` of length <= (\d+)"), r"The text may have at most \1 characters"),
    (
        re.compile(r"Expected `str` matching regex .*", re.DOTALL),
        "The text has an invalid form or invalid characters: see `pattern` in the document",
    ),
    (
        re.compile(r"Expected `datetime` with a timezone component"),
        "A time must have an offset, such as Z or +01:00",
    ),
    (
        re.compile(r"Invalid RFC3339 encoded datetime"),
        "A time must be a valid date-time, such as 2026-11-21T00:00:00Z",
    ),
)


def refusal_of(error: Exception) -> HttpError:
    """Returns the HTTP error for an error."""
    if isinstance(error, HttpError):
        return error
    if isinstance(error, ExceptionGroup):
        return refusal_of(cast("ExceptionGroup[Exception]", error).exceptions[0])
    if isinstance(error, TransactionFailedError):
        # The transaction did not happen: earlier attempts have the same token.
        return _meaning(next((one for one in error.reasons if one is not None), error))
    if isinstance(error, TablewrightError) and error.is_outcome_unknown:
        return UnavailableError(
            "The store's response was lost, and the request may have been carried out.",
            retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
        )
    return _meaning(error)


def _meaning(error: Exception) -> HttpError:
    for known in type(error).__mro__:
        if known in _PLAIN:
            refusal, message = _PLAIN[known]
            return refusal(message)
    if isinstance(error, _UNAVAILABLE):
        return UnavailableError(
            "The store is temporarily unavailable.",
            retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
        )
    if isinstance(error, InvalidValueError):
        return InvalidError(str(error.unseen().args[0]))
    if isinstance(error, ValidationException):
        if any(words in error.message for words in _TOO_LARGE):
            return TooLargeError(
                f"An item may have at most {limits.ITEM_SIZE_BYTES_MAX // 1024} KB."
            )
        if any(words in error.message for words in _TOO_LONG):
            return InvalidError("The id is too long.")
    return InternalError("Internal error.")


def invalid(error: msgspec.ValidationError, place: str) -> InvalidError:
    """Returns the error for a value that msgspec rejected."""
    message, _, path = str(error).partition(" - at `")
    for form, words in _IN_WORDS:
        message = form.sub(words, message)
    where = path.rstrip("`").removeprefix("$").lstrip(".") or place
    return InvalidError(f"{message}.", details={"place": where})


def shown(error: HttpError, request_id: str) -> dict[str, Any]:
    """Returns the body of an error: `{"error": {"code", "message", "hint", "details", ...}}`."""
    return {
        "error": {
            "code": error.word,
            "message": error.message,
            "hint": error.hint,
            "details": error.details,
            "requestId": request_id,
        }
    }
