"""Which failures are tried again, and for how long."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.client.remote.budget import RetryBudget
from tablewright.client.remote.response_errors import service_error
from tablewright.client.remote.responses import Answer
from tablewright.client.remote.retries import Attempts, is_passing, is_throttle
from tablewright.errors import InternalServerError, ServiceError, TransactionCanceledException
from tablewright.errors.target import (
    BadTargetError,
    CallTimeoutError,
    ConnectionLostError,
    DamagedResponseError,
    MissingCredentialsError,
    NotDynamoDBError,
    TlsError,
    TransportClosedError,
    UnknownHostError,
    UnreachableError,
)

FINAL = """AccessDeniedException ConditionalCheckFailedException DuplicateItemException
    IdempotentParameterMismatchException InvalidSignatureException ResourceInUseException
    ItemCollectionSizeLimitExceededException ResourceNotFoundException SerializationException
    UnrecognizedClientException ValidationException""".split()
THROTTLES = """LimitExceededException ProvisionedThroughputExceededException RequestLimitExceeded
    ThrottlingException TransactionInProgressException""".split()


def _attempts(budget: RetryBudget | None = None, **options: Any) -> Attempts:
    given: dict[str, Any] = {"attempts_max": 4, "deadline": 1e9, "random_share": lambda: 1.0}
    return Attempts(budget or RetryBudget(), **{**given, **options})


def _answer(status: int, **headers: str) -> Answer:
    named = {name.replace("_", "-").encode(): v.encode() for name, v in headers.items()}
    return Answer(status, named, b"")


def _lost() -> ConnectionLostError:
    return ConnectionLostError("lost", is_outcome_unknown=True)


def _cancelled(*codes: str) -> TransactionCanceledException:
    return TransactionCanceledException("", CancellationReasons=[{"Code": code} for code in codes])


@pytest.mark.parametrize("name", FINAL)
def test_a_refusal_of_the_request_is_final(name: str):
    failure = service_error(name, "", {})
    with pytest.raises(ServiceError) as told:
        _attempts().pause_after(failure, _answer(400), 0)
    assert failure is told.value


@pytest.mark.parametrize(
    "kind",
    [BadTargetError, MissingCredentialsError, NotDynamoDBError, TlsError, TransportClosedError],
)
def test_what_stays_wrong_is_final(kind: type[Exception]):
    assert not is_passing(kind("?"), None)


@pytest.mark.parametrize(
    "codes",
    [
        ("ConditionalCheckFailed",),
        ("ConditionalCheckFailed", "TransactionConflict"),
        ("ValidationError", "None"),
        ("None",),
        (),
    ],
)
def test_a_transaction_that_would_fail_again_is_final(codes: tuple[str, ...]):
    assert not is_passing(_cancelled(*codes), _answer(400))


def test_reasons_in_no_known_form_are_final():
    assert not is_passing(TransactionCanceledException(""), _answer(400))


@pytest.mark.parametrize(
    "codes", [("TransactionConflict",), ("None", "ThrottlingError", "TransactionConflict")]
)
def test_a_transaction_that_met_another_is_tried_again(codes: tuple[str, ...]):
    assert is_passing(_cancelled(*codes), _answer(400))


@pytest.mark.parametrize(
    "kind",
    [
        CallTimeoutError,
        ConnectionLostError,
        DamagedResponseError,
        UnknownHostError,
        UnreachableError,
    ],
)
def test_trouble_with_a_connection_is_tried_again(kind: type[Exception]):
    assert is_passing(kind("?"), None)


@pytest.mark.parametrize("status", [408, 500, 502, 503, 504])
def test_a_status_of_a_busy_server_is_tried_again(status: int):
    assert is_passing(InternalServerError("?"), _answer(status))


@pytest.mark.parametrize("name", THROTTLES)
def test_a_throttle_is_known_by_its_name(name: str):
    assert is_throttle(service_error(name, "", {}), _answer(400))


def test_a_throttle_is_known_by_its_status():
    assert is_throttle(NotDynamoDBError("?"), _answer(429))


def test_the_last_attempt_is_the_last():
    attempts = _attempts(attempts_max=2)
    attempts.pause_after(_lost(), None, 0)
    with pytest.raises(ConnectionLostError) as told:
        attempts.pause_after(_lost(), None, 0)
    assert ["This was the last of 2 attempts."] == told.value.__notes__


def test_an_only_attempt_is_told_without_a_note():
    with pytest.raises(ConnectionLostError) as told:
        _attempts(attempts_max=1).pause_after(_lost(), None, 0)
    assert not hasattr(told.value, "__notes__")


def test_a_later_failure_does_not_hide_that_an_earlier_outcome_is_unknown():
    attempts = _attempts(attempts_max=2)
    attempts.pause_after(_lost(), None, 0)
    with pytest.raises(UnreachableError) as told:
        attempts.pause_after(UnreachableError("refused"), None, 0)
    assert told.value.is_outcome_unknown


@given(share=st.floats(0, 1, exclude_max=True), attempt=st.integers(1, 30), throttled=st.booleans())
def test_a_wait_lies_between_nothing_and_a_bound_that_doubles(
    share: float, attempt: int, throttled: bool
):
    failure = service_error("ThrottlingException", "", {}) if throttled else _lost()
    attempts = _attempts(attempts_max=100, random_share=lambda: share)
    pauses = [attempts.pause_after(failure, None, 0) for _ in range(attempt)]
    first = limits.THROTTLE_SECONDS_FIRST if throttled else limits.RETRY_SECONDS_FIRST
    bound = min(first * 2 ** (attempt - 1), limits.RETRY_SECONDS_MAX)
    assert bound * share == pauses[-1]


@pytest.mark.parametrize(
    ("asked", "pause"),
    [("1000", 1.0), ("90000", 5.025), ("0", 0.025), ("-1", 0.025), ("soon", 0.025), ("", 0.025)],
)
def test_the_server_may_ask_for_up_to_five_seconds_more(asked: str, pause: float):
    answer = _answer(503, x_amz_retry_after=asked)
    assert pause == _attempts().pause_after(InternalServerError("?"), answer, 0)


def test_a_throttle_takes_fewer_tokens_than_a_failure():
    budget = RetryBudget()
    _attempts(budget).pause_after(_lost(), None, 0)
    assert 500 - 14 == budget.tokens
    _attempts(budget).pause_after(service_error("ThrottlingException", "", {}), None, 0)
    assert 500 - 14 - 5 == budget.tokens


def test_success_gives_back_what_the_last_retry_took():
    budget = RetryBudget()
    attempts = _attempts(budget)
    attempts.pause_after(_lost(), None, 0)
    attempts.pause_after(service_error("ThrottlingException", "", {}), None, 0)
    attempts.succeeded()
    assert 500 - 14 == budget.tokens


def test_success_without_a_retry_gives_one_token():
    budget = RetryBudget()
    budget.take(10)
    budget.give(1)
    assert 491 == budget.tokens


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 50))))
def test_the_bucket_is_never_below_empty_or_above_full(steps: list[tuple[bool, int]]):
    budget = RetryBudget()
    for takes, tokens in steps:
        before = budget.tokens
        if takes:
            assert (before >= tokens) == budget.take(tokens)
        else:
            budget.give(tokens)
        assert 0 <= budget.tokens <= 500
