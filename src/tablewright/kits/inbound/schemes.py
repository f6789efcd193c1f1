"""Signature schemes of known services: values, or code where a value is not enough.

Each follows the service's own documentation.
"""

from __future__ import annotations

import hmac
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol, runtime_checkable

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_public_key

from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import limits
from tablewright.kits.inbound.hmacs import Hmac

STRIPE: Final = Hmac(
    "stripe-signature", signed="{t}.{body}", prefix="v1=", separator=",", time="t="
)
META: Final = Hmac("x-hub-signature-256", prefix="sha256=")
RAZORPAY: Final = Hmac("x-razorpay-signature")
SHOPIFY: Final = Hmac("x-shopify-hmac-sha256", encoding="base64")
ZENDESK: Final = Hmac(
    "x-zendesk-webhook-signature",
    signed="{t}{body}",
    encoding="base64",
    time="x-zendesk-webhook-signature-timestamp",
    time_form="iso",
)
HUBSPOT: Final = Hmac(
    "x-hubspot-signature-v3",
    signed="{method}{url}{body}{t}",
    encoding="base64",
    time="x-hubspot-request-timestamp",
    time_form="millis",
    url_decoded=":/?@!$'()*,;",
)
STANDARD: Final = Hmac(
    "webhook-signature",
    signed="{id}.{t}.{body}",
    encoding="base64",
    prefix="v1,",
    separator=" ",
    time="webhook-timestamp",
    id_header="webhook-id",
    secret_form="base64",
)


class Scheme(Protocol):
    """The signature scheme of a service."""

    def is_signed(self, secrets: Sequence[str], request: SignedRequest) -> bool:
        """Whether a request was signed with one of the secrets, and recently."""
        ...


@runtime_checkable
class FetchingScheme(Protocol):
    """The signature scheme of a service whose keys must be fetched."""

    async def is_signed_for(
        self, parts: Any, secrets: Sequence[str], request: SignedRequest
    ) -> bool:
        """Checks a signature; the system's parts include the client that fetches keys."""
        ...


@dataclass(frozen=True, slots=True)
class PathSecret:
    """A secret in the path, for services without signatures: `/in/{source_id}/{secret}`."""

    parameter: str = "secret"

    def is_signed(self, secrets: Sequence[str], request: SignedRequest) -> bool:
        """Whether the path has one of the secrets."""
        given = sha256(request.path.get(self.parameter, "").encode("utf-8", "replace")).digest()
        live = [sha256(one.encode()).digest() for one in secrets[: limits.SECRETS_MAX]]
        found = [hmac.compare_digest(given, one) for one in live]  # all, even after a match
        return any(found)


@dataclass(frozen=True, slots=True)
class PublicKey:
    """Signatures with a private key of the service over the raw body, in base64.

    The secrets are the service's public keys in PEM format: Ed25519, or RSA with PKCS #1 and
    SHA-256.
    """

    header: str

    def is_signed(self, secrets: Sequence[str], request: SignedRequest) -> bool:
        """Whether the body was signed with one of the keys."""
        text = request.headers.get(self.header, "")[: limits.SIGNATURE_HEADER_LENGTH_MAX]
        try:
            signature = b64decode(text, validate=True)
        except (NotBase64, ValueError):
            return False
        return any(_is_by(one, signature, request.body) for one in secrets[: limits.SECRETS_MAX])


def _is_by(pem: str, signature: bytes, body: bytes) -> bool:
    try:
        key = load_pem_public_key(pem.encode())
        if isinstance(key, Ed25519PublicKey):
            key.verify(signature, body)
            return True
        if isinstance(key, RSAPublicKey):
            key.verify(signature, body, PKCS1v15(), SHA256())
            return True
    except (InvalidSignature, UnsupportedAlgorithm, ValueError):
        return False
    return False
