"""The parts of a signature, in the `Authorization` header or in the query.

DynamoDB's errors for missing or malformed parts, with its messages and in its order. The messages
were recorded by clients; the order follows dynalite's notes on AWS. The header itself is not
repeated: AWS shows its hash. Other values of the caller are, as on AWS, but shortened and without
control characters.
Not here: verification (`endpoint.signature`).
"""

from __future__ import annotations

import base64
import hashlib
from datetime import datetime
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

from tablewright.endpoint.messages import HttpRequest
from tablewright.errors import (
    IncompleteSignatureException,
    InvalidSignatureException,
    MissingAuthenticationTokenException,
)
from tablewright.limits import REFUSAL_ECHO_LENGTH_MAX

ALGORITHM: Final = "AWS4-HMAC-SHA256"
_HEADER_PARAMETERS: Final = ("Credential", "Signature", "SignedHeaders")
_QUERY_PARAMETERS: Final = (
    "X-Amz-Algorithm",
    "X-Amz-Credential",
    "X-Amz-Signature",
    "X-Amz-SignedHeaders",
    "X-Amz-Date",
)
_MONTHS: Final[dict[str, int]] = dict(
    zip("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), range(1, 13), strict=True)
)
_GREENWICH: Final = ("GMT", "UTC", "-0000", "+0000")


class SignatureParts(NamedTuple):
    """The parts of a signature as the caller wrote them."""

    algorithm: str
    credential: str
    signed_headers: str
    signature: str
    date: str
    presigned: bool = False
    expires: str | None = None  # X-Amz-Expires of a presigned request


class SignedAt(NamedTuple):
    """The time of a signature."""

    moment: datetime
    text: str  # in ISO 8601's basic format, as signed


class Scope(NamedTuple):
    """The owner and purpose of a signature."""

    key_id: str
    day: str
    region: str
    service: str
    terminator: str


def parts_of(request: HttpRequest) -> SignatureParts:
    """Returns the parts of the request's signature; raises if one is missing."""
    authorization = request.headers.get("authorization", "").strip()
    query: dict[str, str] = {}
    if "?" in request.target:
        query = dict(parse_qsl(request.target.partition("?")[2], keep_blank_values=True))
    presigned = "X-Amz-Algorithm" in query
    if authorization and presigned:
        raise InvalidSignatureException(
            "Found both 'X-Amz-Algorithm' as a query-string param "
            "and 'Authorization' as HTTP header."
        )
    if presigned:
        return _query_parts(query)
    if not authorization.startswith("AWS4-"):
        raise MissingAuthenticationTokenException("Request is missing Authentication Token")
    return _header_parts(authorization, request.headers)


def _header_parts(authorization: str, headers: dict[str, str]) -> SignatureParts:
    algorithm, *pairs = authorization.replace(",", " ").split()
    given: dict[str, str] = {}
    for pair in pairs:
        name, equal_sign, value = pair.partition("=")
        if not equal_sign:
            raise IncompleteSignatureException(
                "Invalid key=value pair (missing equal-sign) in Authorization header "
                f"(hashed with SHA-256 and encoded with Base64): '{_hashed(authorization)}'."
            )
        given[name] = value
    # An empty list of signed headers is present: DynamoDB rejects it later, for the missing host.
    missing = [
        f"Authorization header requires '{name}' parameter."
        for name in _HEADER_PARAMETERS
        if not given.get(name) and not (name == "SignedHeaders" and name in given)
    ]
    date = (headers.get("x-amz-date") or headers.get("date", "")).strip()
    if not date:
        missing.append(
            "Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header."
        )
    if missing:
        raise IncompleteSignatureException(
            f"{' '.join(missing)} (Hashed with SHA-256 and encoded with Base64) "
            f"Authorization={_hashed(authorization)}"
        )
    return SignatureParts(
        algorithm, given["Credential"], given["SignedHeaders"], given["Signature"], date
    )


def _query_parts(query: dict[str, str]) -> SignatureParts:
    missing = [name for name in _QUERY_PARAMETERS if not query.get(name)]
    if missing:
        sentences = [f"AWS query-string parameters must include '{name}'." for name in missing]
        raise IncompleteSignatureException(
            f"{' '.join(sentences)} Re-examine the query-string parameters."
        )
    return SignatureParts(
        query["X-Amz-Algorithm"],
        query["X-Amz-Credential"],
        query["X-Amz-SignedHeaders"],
        query["X-Amz-Signature"],
        query["X-Amz-Date"],
        presigned=True,
        expires=query.get("X-Amz-Expires"),
    )


def signed_at(date: str) -> SignedAt:
    """Returns the time of the signature; rejects other formats than ISO 8601's basic format and
    HTTP's.
    """
    text = _basic_format(date)
    moment = _moment(text)
    if moment is None:
        raise IncompleteSignatureException(
            f"Date must be in ISO-8601 'basic format'. Got '{shown(date)}'. "
            "See http://en.wikipedia.org/wiki/ISO_8601"
        )
    return SignedAt(moment, text)


def is_in_basic_format(date: str) -> bool:
    """Whether the date has the form `20250305T080000Z`, as in every SDK."""
    return _moment(date) is not None


def _moment(text: str) -> datetime | None:
    # `fromisoformat` alone would accept weeks, fractions and other forms of ISO 8601.
    if len(text) != 16 or text[8] != "T" or text[15] != "Z":
        return None
    if not text[:8].isdecimal() or not text[9:15].isdecimal():
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def _basic_format(date: str) -> str:
    """Converts a date of HTTP (`Wed, 05 Mar 2025 08:00:00 GMT`) to the basic format."""
    words = date.split() if "," in date else ()
    if len(words) != 6 or words[5] not in _GREENWICH or words[2] not in _MONTHS:
        return date
    _, day, month, year, time, _ = words
    return f"{year}{_MONTHS[month]:02}{day:0>2}T{time.replace(':', '')}Z"


def scope_of(parts: SignatureParts) -> Scope:
    """Returns the credential's five elements; rejects another algorithm or number of elements."""
    if parts.algorithm != ALGORITHM:
        raise IncompleteSignatureException(
            f"Unsupported AWS 'algorithm': '{shown(parts.algorithm)}' (only {ALGORITHM} for now). "
        )
    elements = parts.credential.rstrip("/").split("/")  # DynamoDB ignores trailing slashes
    if len(elements) != len(Scope._fields):
        raise IncompleteSignatureException(
            "Credential must have exactly 5 slash-delimited elements, "
            f"e.g. keyid/date/region/service/term, got '{shown(parts.credential)}'"
        )
    return Scope(*elements)


def shown(text: str) -> str:
    """Returns the caller's text as repeated in an error."""
    short = text[:REFUSAL_ECHO_LENGTH_MAX]
    return "".join(character if character.isprintable() else "?" for character in short)


def _hashed(authorization: str) -> str:
    digest = hashlib.sha256(authorization.encode("utf-8", "replace")).digest()
    return base64.b64encode(digest).decode()
