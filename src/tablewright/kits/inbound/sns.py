"""Sns: messages of Amazon SNS topics, signed by certificates of AWS.

    SNS = Sns(of=lambda parts: parts.sns)                       # an `SnsClient`

    async def topics_of(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
        source = await parts.db.run(Source.get(path["source_id"]))
        return source and Signatory(source.account_id, [source.topic_arn])

    @ROUTES.post("/v1/hooks/sns/{source_id}", rule=signed(SNS, secrets=topics_of),
                 accepts=("text/plain", "application/json"))
    async def sns(context: Context[Parts], source_id: str, body: bytes) -> None:
        message = sns_message(body)
        if message.kind is SnsKind.SUBSCRIPTION:
            await context.parts.sns.confirm(message)            # the system decides
            return
        ...

Every AWS customer can make SNS sign messages, so a signature alone proves nothing. The "secrets"
are therefore the ARNs of allowed topics, and the certificate must come from SNS in the topic's
region. The signature is inside the message, which is parsed before it is verified: a flat object of
strings, bounded by the route.
Not here: fetching certificates and confirming subscriptions (`inbound.sns_client`).
"""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA1, SHA256

from tablewright.api.rules import SignedRequest
from tablewright.errors import InvalidError
from tablewright.kits.inbound import limits

if TYPE_CHECKING:
    from tablewright.kits.inbound.sns_client import SnsClient

_ARN: Final = re.compile(
    r"arn:(?P<partition>aws|aws-cn|aws-us-gov):sns:(?P<region>[a-z]{2}(-[a-z]+)+-\d):\d{12}:"
    r"[A-Za-z0-9_-]{1,256}(\.fifo)?"
)
_CERTIFICATE: Final = re.compile(
    r"https://(?P<host>[a-z0-9.-]+)/SimpleNotificationService-[0-9a-f]{32}\.pem"
)
_HASHES: Final = {"1": SHA1, "2": SHA256}


class SnsKind(Enum):
    """The kind of a message."""

    NOTIFICATION = "Notification"
    SUBSCRIPTION = "SubscriptionConfirmation"
    UNSUBSCRIPTION = "UnsubscribeConfirmation"


class _Envelope(msgspec.Struct, rename="pascal"):
    """A message as SNS sends it; other members are not signed."""

    type: str
    message_id: str
    topic_arn: str
    message: str
    timestamp: str
    signature_version: str
    signature: str
    signing_cert_url: str = msgspec.field(name="SigningCertURL")
    subject: str | None = None
    token: str | None = None
    subscribe_url: str | None = msgspec.field(name="SubscribeURL", default=None)


@dataclass(frozen=True, slots=True)
class SnsMessage:
    """A message of a topic. A subscription has a URL that confirms it."""

    kind: SnsKind
    id: str  # the same for every attempt
    topic_arn: str
    message: str
    at: datetime
    subject: str | None = None
    subscribe_url: str | None = None

    @property
    def host(self) -> str:
        """The host of SNS in the topic's region."""
        return host_of(self.topic_arn) or ""


def sns_message(body: bytes) -> SnsMessage:
    """Returns the message in a verified body; raises `InvalidError`."""
    found = _read(body)
    at = None if found is None else _time(found.timestamp)
    if found is None or at is None or found.type not in {one.value for one in SnsKind}:
        raise InvalidError("The body is not a message of an Amazon SNS topic.")
    return SnsMessage(
        kind=SnsKind(found.type),
        id=found.message_id,
        topic_arn=found.topic_arn,
        message=found.message,
        at=at,
        subject=found.subject,
        subscribe_url=found.subscribe_url,
    )


def host_of(topic_arn: str) -> str | None:
    """Returns the host of SNS in a topic's region.

    >>> host_of("arn:aws:sns:eu-west-1:123456789012:orders")
    'sns.eu-west-1.amazonaws.com'
    """
    found = _ARN.fullmatch(topic_arn)
    if found is None:
        return None
    return f"sns.{found['region']}.amazonaws.com{'.cn' * (found['partition'] == 'aws-cn')}"


@dataclass(frozen=True, slots=True)
class Sns:
    """Messages that SNS has signed for one of the allowed topics.

    `of` returns the client among the system's parts. `versions` are signature versions: version 1
    uses SHA-1 and is the default of topics.
    """

    of: Callable[[Any], SnsClient]
    versions: tuple[str, ...] = ("1", "2")

    async def is_signed_for(
        self, parts: Any, secrets: Sequence[str], request: SignedRequest
    ) -> bool:
        """Whether a message is signed, recent, and of one of the topics.

        Raises `UnavailableError` if the certificate cannot be fetched now: SNS then tries again.
        """
        found = _read(request.body)
        if found is None or found.topic_arn not in secrets[: limits.SECRETS_MAX]:
            return False
        if found.signature_version not in self.versions or not _is_recent(found, request):
            return False
        message, signature = signed_text(found), _decoded(found.signature)
        url = _CERTIFICATE.fullmatch(found.signing_cert_url)
        if message is None or signature is None or url is None:
            return False
        if url["host"] != host_of(found.topic_arn):
            return False
        key = await self.of(parts).key(found.signing_cert_url)
        return key is not None and _is_by(key, signature, message, found.signature_version)


def signed_text(found: Any) -> bytes | None:
    """Returns the signed text of a message: names and values on lines; None for an unknown kind."""
    texts = {"Message": found.message, "MessageId": found.message_id}
    if found.type == SnsKind.NOTIFICATION.value:
        texts |= {} if found.subject is None else {"Subject": found.subject}
    elif found.type in (SnsKind.SUBSCRIPTION.value, SnsKind.UNSUBSCRIPTION.value):
        if found.subscribe_url is None or found.token is None:
            return None
        texts |= {"SubscribeURL": found.subscribe_url, "Token": found.token}
    else:
        return None
    texts |= {"Timestamp": found.timestamp, "TopicArn": found.topic_arn, "Type": found.type}
    return "".join(f"{name}\n{texts[name]}\n" for name in sorted(texts)).encode("utf-8", "replace")


def _read(body: bytes) -> _Envelope | None:
    try:
        return msgspec.json.decode(body, type=_Envelope)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _time(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _is_recent(found: _Envelope, request: SignedRequest) -> bool:
    """The time is that of the first attempt, and SNS retries for an hour."""
    at = _time(found.timestamp)
    if at is None:
        return False
    age = request.now_seconds - at.timestamp()
    oldest = limits.SNS_RETRY_SECONDS + limits.SIGNATURE_SECONDS_MAX
    return -limits.SIGNATURE_SECONDS_MAX <= age <= oldest


def _decoded(text: str) -> bytes | None:
    if len(text) > limits.SIGNATURE_HEADER_LENGTH_MAX:
        return None
    try:
        return b64decode(text, validate=True)
    except (NotBase64, ValueError):
        return None


def _is_by(key: RSAPublicKey, signature: bytes, message: bytes, version: str) -> bool:
    try:
        key.verify(signature, message, PKCS1v15(), _HASHES[version]())
    except InvalidSignature:
        return False
    return True
