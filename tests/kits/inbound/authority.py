"""A certificate authority for tests, and messages of SNS topics that its certificates sign."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA1, SHA256
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

TOPIC: Final = "arn:aws:sns:eu-west-1:123456789012:orders"
HOST: Final = "sns.eu-west-1.amazonaws.com"
PATH: Final = f"/SimpleNotificationService-{'0' * 32}.pem"
URL: Final = f"https://{HOST}{PATH}"
_FIELDS: Final = {
    "Notification": ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
    "SubscriptionConfirmation": [
        *("Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"),
    ],
}
_FIELDS["UnsubscribeConfirmation"] = _FIELDS["SubscriptionConfirmation"]


@cache
def key_of(name: str, bits: int = 2048) -> rsa.RSAPrivateKey:
    """A private key, the same for the same name."""
    return rsa.generate_private_key(public_exponent=65537, key_size=bits)


@dataclass(frozen=True)
class Authority:
    """Issues certificates around a moment."""

    now_seconds: float

    def certificate(
        self,
        key: Any,
        *,
        name: str = "sns.amazonaws.com",
        other_names: tuple[str, ...] = (),
        days: tuple[int, int] = (-30, 30),
    ) -> bytes:
        """A certificate as PEM, issued by the authority."""
        now = datetime.fromtimestamp(self.now_seconds, UTC)
        built = (
            x509.CertificateBuilder()
            .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
            .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Test authority")]))
            .public_key(key.public_key())
            .serial_number(1000)
            .not_valid_before(now + timedelta(days=days[0]))
            .not_valid_after(now + timedelta(days=days[1]))
        )
        if other_names:
            names = x509.SubjectAlternativeName([x509.DNSName(one) for one in other_names])
            built = built.add_extension(names, critical=False)
        return built.sign(key_of("authority"), SHA256()).public_bytes(Encoding.PEM)


def message(kind: str = "Notification", *, at_seconds: float, **more: Any) -> dict[str, Any]:
    """A message as SNS sends it, without a signature; None leaves an attribute out."""
    found = {
        "Type": kind,
        "MessageId": "4d4dc071-ddbf-465d-bba8-08f81c89da64",
        "TopicArn": TOPIC,
        "Subject": "An order",
        "Message": 'Line one\nLine "two" ü',
        "Timestamp": datetime.fromtimestamp(at_seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z"),
        "SignatureVersion": "2",
        "SigningCertURL": URL,
    }
    if kind != "Notification":
        found |= {"Token": "t" * 64, "SubscribeURL": f"https://{HOST}/?Action=ConfirmSubscription"}
    return {name: value for name, value in {**found, **more}.items() if value is not None}


def signed(found: dict[str, Any], key: rsa.RSAPrivateKey) -> bytes:
    """The body of a message, signed as AWS documents it."""
    names = [one for one in _FIELDS.get(found["Type"], ()) if one in found]
    text = "".join(f"{one}\n{found[one]}\n" for one in names).encode()
    digest = SHA1() if found["SignatureVersion"] == "1" else SHA256()
    signature = b64encode(key.sign(text, PKCS1v15(), digest)).decode()
    return json.dumps({**found, "Signature": signature}).encode()
