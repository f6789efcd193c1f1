"""Requests on the wire: HTTP/1.1 with AWS Signature Version 4.

Every request is a POST to `/` whose target header names the operation, so the canonical requests
differ only in a date, a target and two hashes. Parts that change once a second or once a day are
computed once a second or once a day. The signature covers the host, the content type, every
`x-amz-` header and the body's hash.
Not here: the origin of credentials (`remote.credentials`).
"""

from __future__ import annotations

import hashlib
import hmac
import platform
from datetime import UTC, datetime
from typing import Final, NamedTuple

from tablewright import __version__
from tablewright.client.remote.credentials import Credentials

ALGORITHM: Final = "AWS4-HMAC-SHA256"
CONTENT_TYPE: Final = "application/x-amz-json-1.0"
USER_AGENT: Final = f"tablewright/{__version__} python/{platform.python_version()}"

_SERVICE: Final = "dynamodb"  # streams are signed with the same name
_TERMINATOR: Final = "aws4_request"
_BLOCK_BYTES: Final = 64  # of SHA-256


class Mac:
    """HMAC-SHA256 with one key, whose first two blocks are hashed once (RFC 2104)."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        assert len(key) <= _BLOCK_BYTES, "longer keys must be hashed first"
        block = key.ljust(_BLOCK_BYTES, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block))

    def hexdigest(self, message: bytes) -> str:
        """Returns the code of a message, at a third of the cost of `hmac.digest`."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.hexdigest()


class _Stamp(NamedTuple):
    """The parts that all requests of one second share."""

    second: int
    mac: Mac
    canonical: str  # up to the name of the target
    to_sign: str  # up to the hash of the canonical request
    head: str  # up to the signature


class Signer:
    """Builds requests to one host, signed with one access key. Threads may share it."""

    def __init__(self, credentials: Credentials, *, authority: str, region: str) -> None:
        self.credentials = credentials
        self._authority = authority
        self._region = region
        token = credentials.session_token
        self._signed = "content-type;host;x-amz-date;" + (
            "x-amz-security-token;x-amz-target" if token else "x-amz-target"
        )
        self._end = f"\n\n{self._signed}\n"  # of the canonical request, up to the body's hash
        self._day_mac = ("", Mac(b""))  # in one object: threads share it
        self._stamp = self._stamped(0)

    def message(self, target: str, body: bytes, now: float) -> bytes:
        """The bytes of a request; `now` is the time of day in seconds since 1970."""
        stamp = self._stamp
        if stamp.second != int(now):
            stamp = self._stamp = self._stamped(int(now))
        body_hash = hashlib.sha256(body).hexdigest()
        canonical = f"{stamp.canonical}{target}{self._end}{body_hash}"
        to_sign = stamp.to_sign + hashlib.sha256(canonical.encode()).hexdigest()
        signature = stamp.mac.hexdigest(to_sign.encode())
        head = (
            f"{stamp.head}{signature}\r\nx-amz-target: {target}\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    def _stamped(self, second: int) -> _Stamp:
        date = datetime.fromtimestamp(second, UTC).strftime("%Y%m%dT%H%M%SZ")
        day = date[:8]
        scope = f"{day}/{self._region}/{_SERVICE}/{_TERMINATOR}"
        token = self.credentials.session_token
        token_canonical = f"x-amz-security-token:{token}\n" if token else ""
        token_header = f"x-amz-security-token: {token}\r\n" if token else ""
        return _Stamp(
            second=second,
            mac=self._mac_of(day),
            canonical=(
                f"POST\n/\n\ncontent-type:{CONTENT_TYPE}\nhost:{self._authority}\n"
                f"x-amz-date:{date}\n{token_canonical}x-amz-target:"
            ),
            to_sign=f"{ALGORITHM}\n{date}\n{scope}\n",
            head=(
                f"POST / HTTP/1.1\r\nhost: {self._authority}\r\ncontent-type: {CONTENT_TYPE}\r\n"
                f"accept-encoding: identity\r\nuser-agent: {USER_AGENT}\r\nx-amz-date: {date}\r\n"
                f"{token_header}authorization: {ALGORITHM} "
                f"Credential={self.credentials.access_key}/{scope}, "
                f"SignedHeaders={self._signed}, Signature="
            ),
        )

    def _mac_of(self, day: str) -> Mac:
        known, mac = self._day_mac
        if known != day:
            mac = Mac(signing_key(self.credentials.secret_key, day, self._region))
            self._day_mac = (day, mac)
        return mac


def signing_key(secret_key: str, day: str, region: str) -> bytes:
    """Returns the key that signs the requests of one day to one region."""
    key = f"AWS4{secret_key}".encode()
    for element in (day, region, _SERVICE, _TERMINATOR):
        key = hmac.digest(key, element.encode(), "sha256")
    return key
