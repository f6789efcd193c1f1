"""Errors have the class of their name; those that are not DynamoDB's are reported as such."""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import errors
from tablewright.client.remote.response_errors import body_of, service_error
from tablewright.client.remote.responses import Answer
from tablewright.errors import InternalServerError, ServiceError
from tablewright.errors.target import DamagedResponseError, NotDynamoDBError, TargetError
from tests.client.remote.scripted import JSON_1_0, told

NAMES = sorted(
    name
    for name in errors.__all__
    if issubclass(getattr(errors, name), ServiceError) and name != "ServiceError"
)


def _answer(body: bytes, *, status: int = 400, **headers: str) -> Answer:
    named = {"content-type": JSON_1_0, **headers}
    encoded = {k.replace("_", "-").encode(): v.encode("latin-1") for k, v in named.items()}
    return Answer(status, encoded, body)


def _raised(answer: Answer) -> Any:
    with pytest.raises((ServiceError, TargetError)) as raised:
        body_of(answer)
    return raised.value


def test_a_wrong_checksum_is_refused_before_anything_else():
    raised = _raised(_answer(told("ValidationException"), x_amz_crc32="7"))
    assert isinstance(raised, DamagedResponseError)
    assert raised.is_outcome_unknown


@pytest.mark.parametrize("checksum", ["", "-1", "nonsense", "1e3", str(2**40)])
def test_a_checksum_that_is_none_is_a_wrong_one(checksum: str):
    with pytest.raises(DamagedResponseError):
        body_of(_answer(b"{}", status=200, x_amz_crc32=checksum))


@pytest.mark.parametrize("status", [301, 400, 403, 404, 407, 418])
def test_html_with_a_status_of_the_client_is_not_dynamodbs(status: int):
    raised = _raised(_answer(b"<html>", status=status, content_type="text/html"))
    assert isinstance(raised, NotDynamoDBError)
    assert not raised.is_outcome_unknown


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b"{", b"{}", b'{"__type":""}', b"\xff"])
def test_json_that_names_no_error_is_not_dynamodbs(body: bytes):
    assert isinstance(_raised(_answer(body)), NotDynamoDBError)


@pytest.mark.parametrize("status", [500, 502, 503, 504, 599])
def test_an_error_of_the_server_that_says_nothing_is_an_internal_server_error(status: int):
    raised = _raised(_answer(b"", status=status, content_type="text/plain"))
    assert isinstance(raised, InternalServerError)
    assert str(status) in raised.message


def test_a_request_that_is_too_large_is_told_by_that_name():
    raised = _raised(_answer(b"", status=413))
    assert "RequestEntityTooLarge" == raised.type


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_has_the_class_of_its_name(name: str):
    raised = _raised(_answer(told(name, "Some words", Item={"a": {"S": "b"}})))
    assert getattr(errors, name) is type(raised)
    assert (name, "Some words") == (raised.type, raised.message)
    assert {"Item": {"a": {"S": "b"}}} == raised.details


@pytest.mark.parametrize(
    "form",
    [
        "ValidationException",
        "com.amazon.coral.validate#ValidationException",
        "com.amazon.coral.validate#ValidationException:http://internal.amazon.com/coral/",
        "ValidationException:",
    ],
)
def test_a_name_is_found_in_every_form(form: str):
    assert isinstance(_raised(_answer(b"{}", x_amzn_errortype=form)), errors.ValidationException)
    in_body = f'{{"__type":"{form}"}}'.encode()
    assert isinstance(_raised(_answer(in_body)), errors.ValidationException)


def test_a_message_may_be_written_with_a_capital():
    body = b'{"__type":"x#SerializationException","Message":"No"}'
    raised = _raised(_answer(body))
    assert ("No", {}) == (raised.message, raised.details)


def test_a_name_without_a_class_is_kept():
    raised = service_error("VectorException", "Words", {"Why": [1]})
    assert isinstance(raised, ServiceError)
    assert ("VectorException", "Words", {"Why": [1]}) == (
        raised.type,
        raised.message,
        raised.details,
    )


def test_an_answer_of_nothing_is_an_empty_result_if_it_is_dynamodbs():
    assert b"{}" == body_of(_answer(b"", status=200, x_amzn_requestid="R", x_amz_crc32="0"))
    with pytest.raises(NotDynamoDBError):
        body_of(_answer(b"", status=200))


@given(status=st.integers(200, 599), body=st.binary(max_size=100), name=st.text(max_size=30))
def test_whatever_comes_is_a_result_or_one_of_our_errors(status: int, body: bytes, name: str):
    answer = _answer(body, status=status)
    answer.headers[b"x-amzn-errortype"] = name.encode()
    with suppress(ServiceError, TargetError):
        assert body == body_of(answer)


def test_a_good_answer_is_its_body():
    body = b'{"Item":{}}'
    assert body is body_of(_answer(body, status=200, x_amz_crc32=str(zlib.crc32(body))))
    assert body is body_of(_answer(body, status=200))
