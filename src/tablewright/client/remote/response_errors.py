"""The meaning of a response: a result, an error of DynamoDB, or not DynamoDB's response.

An error becomes the class of `tablewright.errors` with its name; an unknown name becomes a
`ServiceError` with that name.
Not here: whether a call is retried (`remote.retries`).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

import msgspec

from tablewright.client.remote.responses import Answer, shown
from tablewright.errors import InternalServerError, ServiceError
from tablewright.errors.target import DamagedResponseError, NotDynamoDBError

_OK: Final = 200
_TOO_LARGE: Final = 413
_SERVER_ERROR: Final = 500
_JSON: Final = "application/x-amz-json-"
_MESSAGES: Final = ("message", "Message")
# As an error's `type`: only the name of `namespace#Name:http://...`.
_NAME: Final = re.compile(r"(?:.*#)?([A-Za-z_][\w.]*)(?::.*)?")


class OtherServiceError(ServiceError):
    """An error with a name that has no class; `type` is that name."""

    def __init__(self, name: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self._name = name

    @property
    def type(self) -> str:
        """The name that the service gave the error."""
        return self._name


def _classes(error: type[ServiceError]) -> Iterator[tuple[str, type[ServiceError]]]:
    for child in error.__subclasses__():
        if child is not OtherServiceError:
            yield child.__name__, child
        yield from _classes(child)


_CLASSES: Final[dict[str, type[ServiceError]]] = dict(_classes(ServiceError))


def service_error(type: str, message: str, details: Mapping[str, Any]) -> ServiceError:
    """Returns the error of DynamoDB with a name.

    >>> service_error("ResourceNotFoundException", "Requested resource not found", {})
    ResourceNotFoundException('Requested resource not found')
    >>> service_error("NewException", "", {"Reason": 1}).type
    'NewException'
    """
    known = _CLASSES.get(type)
    if known is None:
        return OtherServiceError(type, message, **details)
    return known(message, **details)


def body_of(answer: Answer) -> bytes:
    """Returns the body of a successful response; raises the error of any other."""
    body = answer.body
    checksum = answer.headers.get(b"x-amz-crc32")
    if checksum is not None and zlib.crc32(body) != _number(checksum):
        raise DamagedResponseError(
            "The checksum of a response does not match its body.", is_outcome_unknown=True
        )
    if answer.status == _OK:
        if body[:1] == b"{":
            return body
        # The responses of TagResource and UntagResource are empty.
        if not body and b"x-amzn-requestid" in answer.headers:
            return b"{}"
    raise _failure_of(answer)


def _number(checksum: bytes) -> int:
    return int(checksum) if checksum.isdigit() else -1


def _failure_of(answer: Answer) -> ServiceError | NotDynamoDBError:
    status = answer.status
    if status == _TOO_LARGE:
        return OtherServiceError("RequestEntityTooLarge", "The request is larger than 16 MB.")
    told = _told(answer) if status != _OK else None
    if told is not None:
        return told
    came = f"HTTP status {status} without a DynamoDB response: {shown(answer.body)!r}."
    if status >= _SERVER_ERROR:
        return InternalServerError(came)
    return NotDynamoDBError(came, is_outcome_unknown=status == _OK)


def _told(answer: Answer) -> ServiceError | None:
    """Returns the error in a response; None if there is none."""
    named = answer.header(b"x-amzn-errortype")
    members: dict[str, Any] = {}
    if named or answer.header(b"content-type").startswith(_JSON):
        try:
            decoded = msgspec.json.decode(answer.body)
        except msgspec.DecodeError:
            decoded = None
        if isinstance(decoded, dict):
            members = cast(dict[str, Any], decoded)
    matched = _NAME.fullmatch(str(members.pop("__type", "")) or named)
    if matched is None:
        return None
    messages = [str(members.pop(member)) for member in _MESSAGES if member in members]
    return service_error(matched[1], messages[0] if messages else "", members)
