"""Requests signed as SDKs sign them: botocore is the signer, at a time that the test names."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import patch
from urllib.parse import quote, urlsplit

import pytest
from botocore.auth import SigV4Auth, SigV4QueryAuth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from tablewright.clock import ManualClock
from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.messages import HttpRequest
from tablewright.endpoint.signature import Signatures
from tablewright.errors import ServiceError

KEY_ID = "AKIAIOSFODNN7EXAMPLE"
SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
NOON = datetime(2025, 3, 5, 12, tzinfo=UTC)
BODY = b'{"TableName":"things","Key":{"id":{"S":"a"}}}'
TARGET = "DynamoDB_20120810.GetItem"
HOST = "localhost:8000"


def signatures(*, with_keys: bool = True, at: datetime = NOON) -> Signatures:
    """What checks signatures, at a clock that stands still."""
    keys = AccessKeys.of([f"{KEY_ID}:{SECRET}", "second:another"]) if with_keys else None
    return Signatures(keys, ManualClock(at.timestamp()))


def signed(
    *,
    at: datetime = NOON,
    key_id: str = KEY_ID,
    secret: str = SECRET,
    token: str | None = None,
    region: str = "eu-central-1",
    service: str = "dynamodb",
    path: str = "/",
    body: bytes = BODY,
    **headers: str,
) -> HttpRequest:
    """A request signed in its `Authorization` header."""
    request = _unsigned(path, headers)
    request.data = body
    _sign(SigV4Auth(Credentials(key_id, secret, token), service, region), request, at)
    return as_it_arrives(request, body)


def presigned(
    *,
    at: datetime = NOON,
    expires_seconds: Any = 3600,
    key_id: str = KEY_ID,
    token: str | None = None,
    path: str = "/",
    body: bytes = BODY,
    **headers: str,
) -> HttpRequest:
    """A request signed in its query."""
    # botocore would move a body into the query; given the hash, it signs for a body anyway.
    request = _unsigned(path, headers | {"X-Amz-Content-SHA256": hashlib.sha256(body).hexdigest()})
    credentials = Credentials(key_id, SECRET, token)
    signer = SigV4QueryAuth(credentials, "dynamodb", "eu-central-1", expires=expires_seconds)
    _sign(signer, request, at)
    return as_it_arrives(request, body)


def as_it_arrives(request: AWSRequest, body: bytes) -> HttpRequest:
    """The request as the server reads it off the wire."""
    parts = urlsplit(str(request.url))
    target = parts.path + (f"?{parts.query}" if parts.query else "")
    headers: dict[str, str] = {"host": parts.netloc}
    for name, value in request.headers.items():
        name, text = name.lower(), value.encode().decode("latin-1")
        headers[name] = f"{headers[name]},{text}" if name in headers and name != "host" else text
    return HttpRequest(str(request.method), target, headers, body)


def after(**passed: float) -> datetime:
    """Noon and so much time."""
    return NOON + timedelta(**passed)


def refusal(checks: Signatures, request: HttpRequest) -> ServiceError:
    """The error that refuses the request. Whatever it says, it does not say the secret."""
    with pytest.raises(ServiceError) as caught:
        checks.check(request)
    assert SECRET not in repr(caught.value.body())
    assert caught.value.status == 400
    return caught.value


def query_of(parameters: list[tuple[str, str]]) -> str:
    """The parameters as a signer writes them."""
    return "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in parameters)


def outcome(checks: Signatures, request: HttpRequest) -> ServiceError | None:
    """The error that refuses the request, or None if it is taken."""
    try:
        checks.check(request)
    except ServiceError as error:
        return error
    return None


def is_accepted(checks: Signatures, request: HttpRequest) -> bool:
    return outcome(checks, request) is None


def _unsigned(path: str, headers: dict[str, str]) -> AWSRequest:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    usual = {"X-Amz-Target": TARGET, "Content-Type": "application/x-amz-json-1.0"}
    return AWSRequest("POST", f"http://{HOST}{path}", headers=usual | named)


def _sign(signer: SigV4Auth, request: AWSRequest, at: datetime) -> None:
    with patch("botocore.auth.get_current_datetime", return_value=at.replace(tzinfo=None)):
        signer.add_auth(request)
