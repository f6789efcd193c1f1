"""Failures: every error of the layers below has a status that a caller can act on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
import pytest

from tablewright import errors
from tablewright.api import limits
from tablewright.api.http.failures import invalid, refusal_of, shown
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ConnectionLostError,
    DesignError,
    HttpError,
    InvalidValueError,
    ItemNotFoundError,
    MalformedError,
    NotFoundError,
    StorageError,
    TablewrightError,
    TargetError,
    TransactionFailedError,
    ValidationException,
)
from tablewright.errors.outgoing import NoResponseError, NotSentError, OutgoingError
from tablewright.errors.platforms import PlatformError, RetryLaterError

# By name, so that a new error fails this test until its response to callers is chosen.
# Bugs of ours, and errors that only the operator can cause, are 500.
STATUS = {
    # DynamoDB's errors
    "ConditionalCheckFailedException": 409,
    "DuplicateItemException": 409,
    "TransactionCanceledException": 409,
    "ItemCollectionSizeLimitExceededException": 413,
    "SnapshotNotFoundError": 404,
    "SnapshotConflictError": 409,
    "AccessDeniedException": 503,
    "IncompleteSignatureException": 503,
    "InternalServerError": 503,
    "InvalidSignatureException": 503,
    "LimitExceededException": 503,
    "MissingAuthenticationTokenException": 503,
    "ProvisionedThroughputExceededException": 503,
    "ReplicatedWriteConflictException": 503,
    "RequestLimitExceeded": 503,
    "ResourceInUseException": 503,
    "ResourceNotFoundException": 503,
    "ThrottlingException": 503,
    "TransactionConflictException": 503,
    "TransactionInProgressException": 503,
    "UnrecognizedClientException": 503,
    # what the caller asked for
    "KeyPartError": 422,
    "BadRangeError": 422,
    "InvalidValueError": 422,
    "CursorError": 400,
    "TenantMismatchError": 404,
    "KeyShreddedError": 404,
    # of stored data
    "AlreadyExistsError": 409,
    "ItemNotFoundError": 404,
    "ConditionFailedError": 409,
    "VersionConflictError": 412,
    "NotUniqueError": 409,
    "LostRaceError": 503,
    "TransactionFailedError": 409,
}
BUGS = {
    "AppliedError",
    "MissingExtraError",
    "UnreadableResultError",
    "ServiceError",
    "ValidationException",
    "SerializationException",
    "UnknownOperationException",
    "IdempotentParameterMismatchException",
    "ExpiredIteratorException",
    "TrimmedDataAccessException",
    "TableNotFoundException",
    "TableAlreadyExistsException",
    "TableInUseException",
    "BackupNotFoundException",
    "BackupInUseException",
    "InvalidRestoreTimeException",
    "InvalidExportTimeException",
    "PointInTimeRecoveryUnavailableException",
    "ExportNotFoundException",
    "ExportConflictException",
    "ImportNotFoundException",
    "ImportConflictException",
    "MultipleItemsFoundError",
    "MissingPartError",
    "UpdateRejectedError",
    "NotAConditionError",
    "NotProjectedError",
    "BatchRejectedError",
    "UnknownArgumentError",
    "NoStreamError",
    "VaultError",
    "DamagedVaultError",
    "MissedChangesError",
    "StoredItemError",
    "NoKeysError",
    "TamperedValueError",
    "EnvelopeError",
    "UnknownKeyError",
    "WrongScopeError",
    "TooManyKeysError",
    "KeyInUseError",
    "PlanRejectedError",
    "DestructivePlanError",
    "ImpossiblePlanError",
    "TableNotEmptyError",
    "TransferFolderError",
    "UnseedableError",
    "TrafficError",
    "TablewrightError",
    "CodedError",
    "RequestError",
    "ConflictError",
}


def _all(cls: type[TablewrightError]) -> list[type[TablewrightError]]:
    inner = [found for child in cls.__subclasses__() for found in _all(child)]
    is_public = cls.__module__.startswith("tablewright.errors") and cls.__name__[0] != "_"
    return [cls, *inner] if is_public else inner


ALL = sorted(set(_all(TablewrightError)), key=lambda cls: cls.__name__)
REFUSALS = [cls for cls in ALL if issubclass(cls, HttpError) and cls is not HttpError]


def _made(cls: type[TablewrightError], text: str) -> TablewrightError:
    if issubclass(cls, TransactionFailedError):
        return cls(text, reasons=(None,))
    if issubclass(cls, NoResponseError):
        return cls(text, reason="timeout")
    if issubclass(cls, NotSentError):
        return cls(text, retry_at=datetime(2026, 11, 18, tzinfo=UTC))
    if issubclass(cls, RetryLaterError):
        at = datetime(2026, 11, 18, tzinfo=UTC)
        return cls(text, reason="throttled", platform="stripe", retry_at=at)
    if issubclass(cls, PlatformError):
        return cls(text, reason="refused", platform="stripe")
    return cls(text)


def _expected(cls: type[TablewrightError]) -> int:
    if issubclass(cls, HttpError):
        return cls.status
    if issubclass(cls, StorageError | TargetError):
        return 503
    if issubclass(cls, OutgoingError | PlatformError):
        return 500  # a handler that calls another service decides what its failure means
    if cls.__name__ in BUGS or issubclass(cls, DesignError):
        return 500
    return STATUS[cls.__name__]


@pytest.mark.parametrize("cls", ALL)
def test_every_error_has_its_status(cls: type[TablewrightError]):
    secret = "tenant-of-somebody-else"
    refusal = refusal_of(_made(cls, secret))
    assert _expected(cls) == refusal.status
    assert not issubclass(cls, HttpError) or type(refusal) is cls
    if not issubclass(cls, HttpError | InvalidValueError):
        assert secret not in str(shown(refusal, "r1"))


@pytest.mark.parametrize("cls", _all(StorageError) + _all(TargetError))
def test_a_store_that_fails_is_worth_a_repetition_and_never_costs_a_credential(
    cls: type[TablewrightError],
):
    refusal = refusal_of(_made(cls, "it failed"))
    assert 503 == refusal.status
    assert limits.API_RETRY_AFTER_SECONDS == refusal.retry_after_seconds


def test_no_error_of_below_becomes_a_refusal_of_the_credential():
    below = [cls for cls in _all(TablewrightError) if not issubclass(cls, HttpError)]
    assert [] == [cls for cls in below if refusal_of(_made(cls, "it failed")).status in (401, 403)]


def test_the_lists_name_only_errors_that_there_are():
    names = {cls.__name__ for cls in _all(TablewrightError)}
    assert set() == (set(STATUS) | BUGS) - names
    assert set() == set(STATUS) & BUGS


def test_a_timeout_is_the_stores():
    assert 503 == refusal_of(TimeoutError()).status


@pytest.mark.parametrize("error", [ZeroDivisionError("1/0"), KeyError("api_key"), OSError("disk")])
def test_a_bug_tells_nothing(error: Exception):
    refusal = refusal_of(error)
    assert 500 == refusal.status
    assert "Internal error." == refusal.message
    assert {} == refusal.details


def test_what_a_task_group_raised_is_what_its_task_raised():
    refusal = NotFoundError("Note not found.")
    assert refusal is refusal_of(ExceptionGroup("unhandled", [refusal]))
    inner = ExceptionGroup("unhandled", [errors.DiskFullError("full")])
    assert 503 == refusal_of(ExceptionGroup("unhandled", [inner, ValueError()])).status


@pytest.mark.parametrize(
    ("reason", "status"),
    [
        (errors.ItemNotFoundError("none"), 404),
        (errors.TenantMismatchError("another's"), 404),
        (errors.NotUniqueError("taken"), 409),
        (errors.VersionConflictError("changed"), 412),
    ],
)
def test_a_transaction_fails_as_its_first_write_that_did(reason: Exception, status: int):
    error = TransactionFailedError("no", reasons=(None, reason, errors.AlreadyExistsError("no")))
    assert status == refusal_of(error).status


@pytest.mark.parametrize(
    ("message", "status"),
    [
        ("Item size has exceeded the maximum allowed size", 413),
        ("1 validation error detected: Item size has exceeded the maximum allowed size", 413),
        ("Item size to update has exceeded the maximum allowed size", 413),
        ("Size of hashkey has exceeded the maximum size limit of2048 bytes", 422),
        ("Aggregated size of all range keys has exceeded the size limit of 1024 bytes", 422),
        ("Expression size has exceeded the maximum allowed size;", 500),
        ("Invalid ConditionExpression", 500),
    ],
)
def test_what_only_dynamodb_can_measure_is_the_callers_all_the_same(message: str, status: int):
    assert status == refusal_of(ValidationException(message)).status


def test_a_value_that_does_not_fit_is_explained():
    assert "it is red." == refusal_of(InvalidValueError("it is red", seen=", got 'secret'")).message


class Inner(msgspec.Struct):
    """A part."""

    count: int


class Outer(msgspec.Struct):
    """A whole."""

    parts: list[Inner]


def test_what_msgspec_refuses_is_told_with_its_place():
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"parts": [{"count": "many"}]}, Outer)
    refusal = invalid(error.value, "body")
    assert "Expected `int`, got `str`." == refusal.message
    assert {"place": "parts[0].count"} == refusal.details


Short = Annotated[str, msgspec.Meta(min_length=1, max_length=5, pattern="^[a-z]*$")]
Long = Annotated[str, msgspec.Meta(min_length=8)]


@pytest.mark.parametrize(
    ("text", "type_", "words"),
    [
        ("", Short, "The text must not be empty."),
        ("abcdef", Short, "The text may have at most 5 characters."),
        ("abc", Long, "The text must have at least 8 characters."),
        ("a\0b", Short, "The text has an invalid form or invalid characters"),
    ],
)
def test_what_is_wrong_with_a_text_is_told_without_types_and_patterns(
    text: str, type_: Any, words: str
):
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"name": text}, dict[str, type_])
    message = invalid(error.value, "body").message
    assert message.startswith(words)
    assert "regex" not in message


def test_without_a_place_it_is_the_whole():
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert([], Outer)
    assert {"place": "body"} == invalid(error.value, "body").details


def test_every_refusal_has_the_one_form():
    refusal = MalformedError("no.", details={"place": "x"})
    assert {
        "error": {
            "code": "malformed",
            "message": "no.",
            "hint": MalformedError.hint,
            "details": {"place": "x"},
            "requestId": "r1",
        }
    } == shown(refusal, "r1")


@pytest.mark.parametrize("cls", REFUSALS)
def test_a_refusal_has_a_word_and_a_status_of_its_own(cls: type[HttpError]):
    others = [other for other in REFUSALS if other is not cls]
    assert cls.word not in {other.word for other in others}
    assert 400 <= cls.status < 600


def test_an_unknown_outcome_is_not_told_as_a_conflict():
    for cls in (ConditionFailedError, ItemNotFoundError, AlreadyExistsError, ConnectionLostError):
        error = cls("lost.")
        error.is_outcome_unknown = True
        assert 503 == refusal_of(error).status


def test_a_transaction_that_did_not_happen_is_told_as_such():
    """Its token settles what became of attempts without a response."""
    reason = ItemNotFoundError("gone.")
    error = TransactionFailedError("failed.", reasons=(None, reason))
    error.is_outcome_unknown = reason.is_outcome_unknown = True
    assert 404 == refusal_of(error).status
