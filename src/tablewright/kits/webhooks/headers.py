"""Headers: further headers that the owner of an endpoint wants with each message.

Their values may be credentials of the receiver, so they are stored encrypted and never shown. A
name must not affect how a message is framed, signed or routed. A value must not contain a
credential of this service, which the receiver could use.
Not here: the headers of a signature (`webhooks.signing`).
"""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as NoBase64
from collections.abc import Iterator, Mapping
from typing import Final

from tablewright.api.api_keys import is_well_formed
from tablewright.api.identity import bearer_token
from tablewright.errors import InvalidError
from tablewright.kits.webhooks import limits

_NAME: Final = re.compile(rf"[!#$%&'*+.^_`|~0-9A-Za-z-]{{1,{limits.WEBHOOK_HEADER_NAME_MAX}}}")
# Visible ASCII, with single or several spaces inside.
_VALUE: Final = re.compile(r"[!-~](?:[ -~]*[!-~])?")
_RESERVED: Final = frozenset(
    {
        "accept-encoding",
        "connection",
        "expect",
        "host",
        "keep-alive",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
    }
)
_RESERVED_STARTS: Final = ("content-", "proxy-", "webhook-")
_WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
_CREDENTIAL_LENGTH_MIN: Final = 16  # shorter texts are not credentials of ours
_PLACE: Final = {"place": "headers"}


def checked_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """Headers that may be sent; raises `InvalidError`, which repeats no value."""
    if len(headers) > limits.WEBHOOK_HEADERS_MAX:
        raise _invalid(f"An endpoint may have at most {limits.WEBHOOK_HEADERS_MAX} headers.")
    if len({name.lower() for name in headers}) < len(headers):
        raise _invalid("Each header may appear once, in any spelling.")
    for name, value in headers.items():
        if _NAME.fullmatch(name) is None:
            raise _invalid(f"{name[:80]!r} is not a valid header name.")
        if name.lower() in _RESERVED or name.lower().startswith(_RESERVED_STARTS):
            raise _invalid(f"The header {name} is set by the service.")
        if len(value) > limits.WEBHOOK_HEADER_VALUE_MAX or _VALUE.fullmatch(value) is None:
            raise _invalid(
                f"The value of {name} must have 1 to {limits.WEBHOOK_HEADER_VALUE_MAX} "
                "visible ASCII characters."
            )
        if any(is_well_formed(one) for one in _words(value)):
            raise _own_credential(name)
    size_bytes = sum(len(name) + len(value) for name, value in headers.items())
    if size_bytes > limits.WEBHOOK_HEADERS_BYTES_MAX:
        raise _invalid(f"All headers may have at most {limits.WEBHOOK_HEADERS_BYTES_MAX} bytes.")
    return dict(headers)


def check_not_of_caller(headers: Mapping[str, str], request: Mapping[str, str]) -> None:
    """Rejects headers that contain the credential of the request.

    `request` contains the headers of the request, with names in lower case.
    """
    credentials = [one for one in _credentials(request) if len(one) >= _CREDENTIAL_LENGTH_MIN]
    for name, value in headers.items():
        texts = list(_texts(value))
        if any(credential in text for credential in credentials for text in texts):
            raise _own_credential(name)


def _credentials(request: Mapping[str, str]) -> Iterator[str]:
    token = bearer_token(request)
    if token is not None:
        yield token
    for cookie in request.get("cookie", "").replace(",", ";").split(";"):
        yield cookie.strip().partition("=")[2]


def _words(value: str) -> Iterator[str]:
    for text in _texts(value):
        yield from _WORD.findall(text)


def _texts(value: str) -> Iterator[str]:
    """Yields a value, and the base64-decoded contents of its parts, as in `Basic`."""
    yield value
    for part in value.split():
        try:
            yield b64decode(part + "=" * (-len(part) % 4), validate=True).decode("ascii")
        except (NoBase64, ValueError):
            continue


def _invalid(message: str) -> InvalidError:
    return InvalidError(message, details=_PLACE)


def _own_credential(name: str) -> InvalidError:
    return _invalid(f"The header {name} must not contain a credential of this service.")
