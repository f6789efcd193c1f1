"""Signatures of requests (AWS Signature Version 4), checked for form or verified.

**Without access keys** every caller is accepted, as with DynamoDB Local. A signature must exist and
be well formed, so that clients get AWS's errors for malformed ones: missing parts, both forms at
once, pairs without `=`, an unknown algorithm, an invalid date, and a credential without its five
elements. Everything that depends on a secret, clock or region is not checked: the signature's
value, its age, the headers it covers, and its scope. Clocks of containers drift, and regions are
invented.

**With access keys** the signature must be valid, in header form or presigned form, within
DynamoDB's fifteen minutes or the presigned request's own time. Any region is accepted, but it must
be the signed one. `X-Amz-Target` must be signed, because it determines the effect of the body;
AWS's guide requires this for every `x-amz-` header. The body's hash must be signed too: there are
no unsigned payloads. Session tokens are ignored: they do not affect permissions here. Errors show
neither a secret nor the correct signature. DynamoDB's messages for an unsigned target and a wrong
`X-Amz-Content-Sha256` are not known: S3's are used. The message for an invalid `X-Amz-Expires` is
our own.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from tablewright.clock import Clock
from tablewright.endpoint.access_keys import AccessKeys
from tablewright.endpoint.canonical_request import canonical_request
from tablewright.endpoint.messages import HttpRequest
from tablewright.endpoint.signature_parts import (
    ALGORITHM,
    Scope,
    SignatureParts,
    SignedAt,
    is_in_basic_format,
    parts_of,
    scope_of,
    shown,
    signed_at,
)
from tablewright.errors import (
    IncompleteSignatureException,
    InvalidSignatureException,
    UnrecognizedClientException,
)
from tablewright.limits import (
    AUTHORIZATION_REMEMBERED_LENGTH_MAX,
    AUTHORIZATIONS_REMEMBERED_MAX,
    PRESIGNED_SECONDS_MAX,
    REGION_NAME_LENGTH_MAX,
    SIGNATURE_SKEW_SECONDS_MAX,
    SIGNING_KEYS_REMEMBERED_MAX,
)

_SERVICE: Final = "dynamodb"  # streams are signed with the same name
_TERMINATOR: Final = "aws4_request"
_TARGET: Final = "x-amz-target"
_NOBODYS_SECRET: Final = b"an unknown key costs what a known one does"

_DOES_NOT_MATCH: Final = (
    "The request signature we calculated does not match the signature you provided. "
    "Check your AWS Secret Access Key and signing method. "
    "Consult the service documentation for details."
)
_UNKNOWN_KEY: Final = "The security token included in the request is invalid."


class Signatures:
    """Checks the signatures of requests: against access keys, or only for their form."""

    def __init__(self, keys: AccessKeys | None, clock: Clock) -> None:
        self._keys = keys
        self._clock = clock
        # The part before the signature's value changes once a day, and is parsed once.
        self._well_formed: set[str] = set()
        self._signing_key = lru_cache(SIGNING_KEYS_REMEMBERED_MAX)(_signing_key)

    @property
    def are_verified(self) -> bool:
        """Whether a signature must be valid, and not only well formed."""
        return self._keys is not None

    def check(self, request: HttpRequest) -> None:
        """Raises DynamoDB's ServiceError for an invalid request."""
        if self._keys is not None:
            self._verify(request, self._keys)
        elif not self._is_known_to_be_well_formed(request):
            self._check_form(request)

    def _is_known_to_be_well_formed(self, request: HttpRequest) -> bool:
        headers = request.headers
        head, _, signature = headers.get("authorization", "").rpartition("Signature=")
        return (
            head in self._well_formed
            and signature.isalnum()
            and "?" not in request.target
            and is_in_basic_format(headers.get("x-amz-date", ""))
        )

    def _check_form(self, request: HttpRequest) -> None:
        parts = parts_of(request)
        signed_at(parts.date)
        if not scope_of(parts).key_id:
            raise UnrecognizedClientException(_UNKNOWN_KEY)
        head, _, signature = request.headers.get("authorization", "").rpartition("Signature=")
        if signature == parts.signature and len(head) <= AUTHORIZATION_REMEMBERED_LENGTH_MAX:
            if len(self._well_formed) >= AUTHORIZATIONS_REMEMBERED_MAX:
                self._well_formed.clear()
            self._well_formed.add(head)

    def _verify(self, request: HttpRequest, keys: AccessKeys) -> None:
        parts = parts_of(request)
        when = signed_at(parts.date)
        self._check_age(parts, when)
        signed_headers = parts.signed_headers.split(";")
        _check_signed_headers(signed_headers, request)
        scope = scope_of(parts)
        _check_scope(scope, when)
        body_sha256 = hashlib.sha256(request.body).hexdigest()
        _check_content_sha256(request, body_sha256)
        secret = keys.secret_of(scope.key_id)
        try:
            canonical = canonical_request(
                request, signed_headers, body_sha256, presigned=parts.presigned
            )
            key = self._signing_key(secret or _NOBODYS_SECRET, scope.day, scope.region)
            right = _signature(key, scope, when, canonical)
        except UnicodeEncodeError:  # text that HTTP cannot transport: it was not signed
            right = b""
        matches = hmac.compare_digest(right, parts.signature.encode("utf-8", "replace"))
        if secret is None:
            raise UnrecognizedClientException(_UNKNOWN_KEY)
        if not matches:
            raise InvalidSignatureException(_DOES_NOT_MATCH)

    def _check_age(self, parts: SignatureParts, when: SignedAt) -> None:
        now = int(self._clock.now())
        skew = lifetime = SIGNATURE_SKEW_SECONDS_MAX
        if parts.expires is not None:
            lifetime = _presigned_seconds(parts.expires)
        age = now - int(when.moment.timestamp())
        if age > lifetime:
            raise InvalidSignatureException(
                f"Signature expired: {when.text} is now earlier than {_text(now - lifetime)} "
                f"({_text(now)} - {_duration(lifetime)})"
            )
        if age < -skew:
            raise InvalidSignatureException(
                f"Signature not yet current: {when.text} is still later than {_text(now + skew)} "
                f"({_text(now)} + {_duration(skew)})"
            )


def _signing_key(secret: bytes, day: str, region: str) -> bytes:
    key = b"AWS4" + secret
    for element in (day, region, _SERVICE, _TERMINATOR):
        key = hmac.digest(key, element.encode(), "sha256")
    return key


def _signature(key: bytes, scope: Scope, when: SignedAt, canonical: bytes) -> bytes:
    canonical_sha256 = hashlib.sha256(canonical).hexdigest()
    string_to_sign = f"{ALGORITHM}\n{when.text}\n{'/'.join(scope[1:])}\n{canonical_sha256}"
    return hmac.digest(key, string_to_sign.encode(), "sha256").hex().encode()


def _check_signed_headers(signed_headers: list[str], request: HttpRequest) -> None:
    names = {name.lower() for name in signed_headers}
    if "host" not in names:
        raise InvalidSignatureException(
            "'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization."
        )
    if _TARGET in request.headers and _TARGET not in names:
        raise InvalidSignatureException(
            f"There were headers present in the request which were not signed: {_TARGET}"
        )


def _check_scope(scope: Scope, when: SignedAt) -> None:
    day = when.text[:8]
    wrong: list[str] = []
    if not 0 < len(scope.region) <= REGION_NAME_LENGTH_MAX:
        wrong.append(
            f"Credential should be scoped to a valid region, not '{shown(scope.region)}'. "
        )
    if scope.service != _SERVICE:
        wrong.append(f"Credential should be scoped to correct service: '{_SERVICE}'. ")
    if scope.terminator != _TERMINATOR:
        wrong.append(
            f"Credential should be scoped with a valid terminator: '{_TERMINATOR}', "
            f"not '{shown(scope.terminator)}'. "
        )
    if scope.day != day:
        wrong.append(
            "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from "
            f"HTTP: '{shown(scope.day)}' != '{day}', from '{when.text}'."
        )
    if wrong:
        raise InvalidSignatureException("".join(wrong))


def _check_content_sha256(request: HttpRequest, body_sha256: str) -> None:
    # DynamoDB has no unsigned or streamed payloads: the header is the body's hash, or wrong.
    if request.headers.get("x-amz-content-sha256", body_sha256).strip() != body_sha256:
        raise InvalidSignatureException(
            "The provided 'x-amz-content-sha256' header does not match what was computed."
        )


def _presigned_seconds(expires: str) -> int:
    if (
        expires.isascii()
        and expires.isdecimal()
        and len(expires) <= len(str(PRESIGNED_SECONDS_MAX))
    ):
        seconds = int(expires)
        if 0 < seconds <= PRESIGNED_SECONDS_MAX:
            return seconds
    raise IncompleteSignatureException(
        f"X-Amz-Expires must be a number of seconds from 1 to {PRESIGNED_SECONDS_MAX}."
    )


def _text(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _duration(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    return f"{seconds} sec." if rest else f"{minutes} min."
