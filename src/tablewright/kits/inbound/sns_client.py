"""SnsClient: fetches the certificates of Amazon SNS, and confirms subscriptions.

Certificates come over TLS from hosts of SNS only, and are cached for a day. Their number, size and
rate are bounded, because senders choose the URL of a certificate.
Not here: accepting messages (`inbound.sns`).
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from urllib.parse import urlsplit

import structlog
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.x509.oid import NameOID

from tablewright.api.runtime import Runtime
from tablewright.clock import Clock, instant
from tablewright.errors import InvalidError, UnavailableError
from tablewright.errors.outgoing import OutgoingError
from tablewright.kits.http import Bounds, Budget, Outgoing
from tablewright.kits.inbound import limits
from tablewright.kits.inbound.sns import SnsKind, SnsMessage

_log = structlog.stdlib.get_logger("tablewright.inbound")
# Names in certificates of SNS: sns.amazonaws.com, sns-signing.eu-south-1.amazonaws.com, ...
_NAME: Final = re.compile(r"sns(-signing)?([.-][a-z0-9-]+)?\.amazonaws\.com(\.cn)?")
_BOUNDS: Final = Bounds(
    timeout_seconds=limits.SNS_FETCH_SECONDS_MAX,
    bytes_max=limits.SNS_CERTIFICATE_BYTES_MAX,
    decoded_bytes_max=limits.SNS_CERTIFICATE_BYTES_MAX,
)
_OK, _MISSING = 200, (403, 404)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A cached key, or a cached failure, with its expiry."""

    key: RSAPublicKey | None
    until: datetime


class SnsClient:
    """The requests to SNS."""

    def __init__(self, outgoing: Outgoing, clock: Clock, *, budget: Budget | None = None) -> None:
        """`budget` bounds requests; it needs an `Outgoing` with budgets."""
        self._outgoing = outgoing
        self._clock = clock
        self._budget = budget
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._fetching = asyncio.Lock()

    @classmethod
    def of(cls, given: Runtime, system: str) -> SnsClient:
        """Returns the client of a system, with a budget that all its processes share."""
        budget = Budget(f"{system}#sns", per_minute=limits.SNS_FETCHES_PER_MINUTE)
        return cls(Outgoing.of(given, system), given.clock, budget=budget)

    async def key(self, url: str) -> RSAPublicKey | None:
        """Returns the public key of the certificate at a URL of SNS; None if it is invalid.

        Raises `UnavailableError` if it cannot be fetched now.
        """
        kept = self._known(url)
        if kept is None:
            async with self._fetching:  # waiting callers find it here
                kept = self._known(url) or self._keep(url, await self._fetched(url))
        return kept.key

    async def confirm(self, message: SnsMessage) -> None:
        """Confirms the subscription of a verified message.

        Raises `InvalidError` for another message, and `UnavailableError` without a response.
        """
        url = message.subscribe_url or ""
        if message.kind is not SnsKind.SUBSCRIPTION or urlsplit(url).netloc != message.host:
            raise InvalidError("The message does not ask for a subscription.")
        status, _ = await self._get(url)
        if status != _OK:
            raise InvalidError(f"SNS did not confirm the subscription: status {status}.")
        _log.info("sns_subscription_confirmed", topic=message.topic_arn)

    def _known(self, url: str) -> _Kept | None:
        kept = self._kept.get(url)
        if kept is None or instant(self._clock) >= kept.until:
            return None
        self._kept.move_to_end(url)
        return kept

    def _keep(self, url: str, found: _Kept) -> _Kept:
        self._kept[url] = found
        while len(self._kept) > limits.SNS_CERTIFICATES_MAX:
            self._kept.popitem(last=False)
        return found

    async def _fetched(self, url: str) -> _Kept:
        status, body = await self._get(url)
        now = instant(self._clock)
        if status == _OK:
            certificate = _certificate(body, now)
            if certificate is not None:
                key, ends_at = certificate
                until = min(ends_at, now + timedelta(seconds=limits.SNS_CERTIFICATE_SECONDS))
                return _Kept(key, until)
        elif status not in _MISSING:
            raise _unavailable()
        _log.warning("sns_certificate_rejected", status=status)
        return _Kept(None, now + timedelta(seconds=limits.SNS_NO_CERTIFICATE_SECONDS))

    async def _get(self, url: str) -> tuple[int, bytes]:
        try:
            found = await self._outgoing.request("GET", url, budget=self._budget, bounds=_BOUNDS)
        except OutgoingError as error:
            _log.warning("sns_request_failed", reason=type(error).__name__)
            raise _unavailable() from error
        return found.status, found.body


def _certificate(pem: bytes, now: datetime) -> tuple[RSAPublicKey, datetime] | None:
    """Returns the key and expiry of a valid certificate of SNS."""
    try:
        found = x509.load_pem_x509_certificates(pem)[0]
        names = _names(found)
        key = found.public_key()
    except ValueError:
        return None
    if not any(map(_NAME.fullmatch, names)) or not isinstance(key, RSAPublicKey):
        return None
    is_now = found.not_valid_before_utc <= now < found.not_valid_after_utc
    is_strong = key.key_size >= limits.SNS_KEY_BITS_MIN
    return (key, found.not_valid_after_utc) if is_now and is_strong else None


def _names(certificate: x509.Certificate) -> list[str]:
    names = [
        str(one.value) for one in certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
    ]
    try:
        alternatives = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    except x509.ExtensionNotFound:
        return names
    return [*names, *alternatives.value.get_values_for_type(x509.DNSName)]


def _unavailable() -> UnavailableError:
    return UnavailableError(
        "Amazon SNS is not reachable now.", retry_after_seconds=limits.SNS_NO_CERTIFICATE_SECONDS
    )
