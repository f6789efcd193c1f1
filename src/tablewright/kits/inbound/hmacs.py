"""Hmac: a signature scheme as a value, for services that sign with a shared secret.

    STRIPE = Hmac("stripe-signature", signed="{t}.{body}", prefix="v1=", separator=",", time="t=")

`signed` is the signed text: `{body}` is the raw body, `{t}` the time, `{id}` the id of the
delivery, `{method}` and `{url}` are those of the request.
Not here: known services (`inbound.schemes`), permitted callers (`inbound.signing`).
"""

from __future__ import annotations

import hmac
import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal
from urllib.parse import quote

from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import limits

_PLACE: Final = re.compile(r"\{(\w+)\}")
_MILLIS: Final = 1000
_STANDARD_SECRET: Final = "whsec_"


@dataclass(frozen=True, slots=True)
class Hmac:
    """Signatures by HMAC over the raw body and, for some services, other parts of a request."""

    header: str  # that has the signature
    signed: str = "{body}"
    digest: Literal["sha256", "sha1", "sha512"] = "sha256"
    encoding: Literal["hex", "base64"] = "hex"
    prefix: str = ""  # before a signature, such as "sha256="
    separator: str = ""  # between several signatures in the header; None: there is one
    time: str = ""  # the header with the time; with "=" at its end, an element of the signature's
    time_form: Literal["seconds", "millis", "iso"] = "seconds"
    id_header: str = ""  # the header with the id of the delivery
    secret_form: Literal["text", "base64"] = "text"  # "base64": also "whsec_" and base64
    url_decoded: str = ""  # characters that the service does not percent-encode

    def __post_init__(self) -> None:
        """Raises `ValueError` for an invalid scheme."""
        places = set(_PLACE.findall(self.signed))
        if "body" not in places:
            raise ValueError("A signature must cover the body.")
        if not places <= {"body", "t", "id", "method", "url"}:
            raise ValueError(f"{self.signed!r} may name only body, t, id, method and url.")
        if ("t" in places) != bool(self.time) or ("id" in places) != bool(self.id_header):
            raise ValueError("`time` and `id_header` must be given if `signed` names them.")

    def is_signed(self, secrets: Sequence[str], request: SignedRequest) -> bool:
        """Whether a request was signed with one of the secrets, and recently.

        Every signature is compared with every secret, so timing reveals nothing.
        """
        text = request.headers.get(self.header, "")[: limits.SIGNATURE_HEADER_LENGTH_MAX]
        at = self._time(text, request.headers)
        message = self._message(request, at or "")
        given = list(self._given(text))[: limits.SIGNATURES_MAX]
        live = secrets[: limits.SECRETS_MAX]
        wanted = [self._signature(self._key(one), message).encode() for one in live]
        found = [hmac.compare_digest(one, other) for one in given for other in wanted]
        return any(found) and self._is_recent(at, request.now_seconds)

    def headers(self, secret: str, request: SignedRequest, *, delivery: str = "") -> dict[str, str]:
        """Returns the headers that sign a request at `now_seconds`, for tests."""
        at = self._written(request.now_seconds)
        signed = {self.id_header: delivery} if self.id_header else {}
        message = self._message(_with(request, signed), at)
        text = self.prefix + self._signature(self._key(secret), message)
        if self.time.endswith("="):
            return {self.header: f"{self.time}{at}{self.separator}{text}", **signed}
        return {self.header: text, **({self.time: at} if self.time else {}), **signed}

    def _given(self, text: str) -> Iterator[bytes]:
        for one in text.split(self.separator) if self.separator else [text]:
            one = one.strip()
            if one.startswith(self.prefix):
                yield one.removeprefix(self.prefix).encode("utf-8", "replace")

    def _time(self, text: str, headers: Mapping[str, str]) -> str | None:
        if not self.time.endswith("="):
            return headers.get(self.time) if self.time else None
        for one in text.split(self.separator):
            if one.strip().startswith(self.time):
                return one.strip().removeprefix(self.time)
        return None

    def _is_recent(self, at: str | None, now_seconds: float) -> bool:
        if not self.time:
            return True
        seconds = None if at is None else self._seconds(at)
        return seconds is not None and abs(now_seconds - seconds) <= limits.SIGNATURE_SECONDS_MAX

    def _seconds(self, at: str) -> float | None:
        if self.time_form == "iso":
            try:
                moment = datetime.fromisoformat(at)
            except ValueError:
                return None
            return moment.timestamp() if moment.tzinfo is not None else None
        if not (at.isascii() and at.isdigit() and len(at) < 16):
            return None
        return int(at) / (_MILLIS if self.time_form == "millis" else 1)

    def _written(self, seconds: float) -> str:
        if self.time_form == "iso":
            return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")
        return str(int(seconds * (_MILLIS if self.time_form == "millis" else 1)))

    def _message(self, request: SignedRequest, at: str) -> bytes:
        parts: list[bytes] = []
        for number, one in enumerate(_PLACE.split(self.signed)):
            parts.append(one.encode() if number % 2 == 0 else self._part(one, request, at))
        return b"".join(parts)

    def _part(self, name: str, request: SignedRequest, at: str) -> bytes:
        if name == "body":
            return request.body
        texts = {
            "t": at,
            "id": request.headers.get(self.id_header, ""),
            "method": request.method,
            "url": self._url(request.url) if name == "url" else "",
        }
        return texts[name].encode("utf-8", "replace")

    def _url(self, url: str) -> str:
        for one in self.url_decoded:
            code = quote(one, safe="")
            url = url.replace(code, one).replace(code.lower(), one)
        return url

    def _key(self, secret: str) -> bytes:
        if self.secret_form == "text":
            return secret.encode()
        text = secret.removeprefix(_STANDARD_SECRET)
        try:
            return b64decode(text + "=" * (-len(text) % 4), validate=True)
        except (NotBase64, ValueError):
            return secret.encode()  # an invalid secret matches no signature of the service

    def _signature(self, key: bytes, message: bytes) -> str:
        code = hmac.digest(key, message, self.digest)
        return code.hex() if self.encoding == "hex" else b64encode(code).decode()


def _with(request: SignedRequest, headers: Mapping[str, str]) -> SignedRequest:
    merged = {**request.headers, **headers}
    return SignedRequest(
        request.method, request.url, merged, request.path, request.body, request.now_seconds
    )
