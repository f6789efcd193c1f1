"""Signature schemes: published test vectors, what is rejected, and that no input breaks them."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given
from hypothesis import strategies as st
from standardwebhooks import Webhook

from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import (
    HUBSPOT,
    META,
    RAZORPAY,
    SHOPIFY,
    STANDARD,
    STRIPE,
    ZENDESK,
    Hmac,
    PathSecret,
    PublicKey,
)

NOW = 1_700_000_000
SCHEMES = {
    "stripe": STRIPE,
    "meta": META,
    "razorpay": RAZORPAY,
    "shopify": SHOPIFY,
    "zendesk": ZENDESK,
    "hubspot": HUBSPOT,
    "standard": STANDARD,
}
SECRET = "whsec_" + b64encode(b"a" * 32).decode()
OTHER = "whsec_" + b64encode(b"b" * 32).decode()


def asked(body: bytes = b'{"a": 1}', **more: Any) -> SignedRequest:
    given: dict[str, Any] = {
        "method": "POST",
        "url": "https://hooks.example.com/in/s1",
        "headers": {},
        "path": {},
        "body": body,
        "now_seconds": NOW,
        **more,
    }
    return SignedRequest(**given)


def signed(scheme: Hmac, secret: str = SECRET, **more: Any) -> SignedRequest:
    request = asked(**more)
    return replace(request, headers=scheme.headers(secret, request, delivery="d1"))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"signed": "{t}"}, "cover the body"),
        ({"signed": "{body}{nonce}"}, "may name only"),
        ({"signed": "{t}{body}"}, "must be given"),
        ({"time": "x-time"}, "must be given"),
        ({"signed": "{id}{body}"}, "must be given"),
    ],
)
def test_a_scheme_that_cannot_work_is_rejected(wrong: dict[str, Any], message: str):
    with pytest.raises(ValueError, match=message):
        Hmac("x-signature", **wrong)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=SCHEMES)
def test_what_is_not_signed_as_it_should_be_is_rejected(scheme: Hmac):
    good = signed(scheme)
    assert scheme.is_signed([SECRET], good)
    assert not scheme.is_signed([], good)
    assert not scheme.is_signed([OTHER], good)
    assert not scheme.is_signed([SECRET], replace(good, body=good.body + b" "))
    assert not scheme.is_signed([SECRET], replace(good, headers={}))
    for name in good.headers:
        lacking = {one: text for one, text in good.headers.items() if one != name}
        assert not scheme.is_signed([SECRET], replace(good, headers=lacking)), name
        changed = {**good.headers, name: good.headers[name][:-2] + "x"}
        assert not scheme.is_signed([SECRET], replace(good, headers=changed)), name


@pytest.mark.parametrize(
    "scheme", [one for one in SCHEMES.values() if one.time], ids=lambda one: one.header
)
@pytest.mark.parametrize(
    ("late", "is_good"), [(299, True), (-299, True), (302, False), (-302, False)]
)
def test_a_signed_time_may_be_five_minutes_off(scheme: Hmac, late: int, is_good: bool):
    request = replace(signed(scheme), now_seconds=NOW + late)
    assert is_good is scheme.is_signed([SECRET], request)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=SCHEMES)
def test_several_secrets_may_be_live(scheme: Hmac):
    for secret in (SECRET, OTHER):
        assert scheme.is_signed([OTHER, SECRET], signed(scheme, secret))


@pytest.mark.parametrize("scheme", [STRIPE, STANDARD], ids=["stripe", "standard"])
def test_one_of_several_signatures_is_enough(scheme: Hmac):
    good, other = signed(scheme), signed(scheme, OTHER)
    both = [one.headers[scheme.header] for one in (other, good)]
    joined = {**good.headers, scheme.header: scheme.separator.join(both)}
    assert scheme.is_signed([SECRET], replace(good, headers=joined))


def test_stripe_signs_time_and_body_and_other_versions_do_not_count():
    body, secret = b'{"id": "evt_1"}', "whsec_test"
    code = hmac.new(secret.encode(), b"%d." % NOW + body, hashlib.sha256).hexdigest()
    request = asked(body, headers={"stripe-signature": f"t={NOW},v1={code},v0=00"})
    assert STRIPE.is_signed([secret], request)
    old = asked(body, headers={"stripe-signature": f"t={NOW},v0={code}"})
    assert not STRIPE.is_signed([secret], old)


def test_the_published_example_of_hub_signatures_is_accepted():
    """GitHub's documentation has one for the form that Meta uses too."""
    code = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"
    request = asked(b"Hello, World!", headers={"x-hub-signature-256": f"sha256={code}"})
    assert META.is_signed(["It's a Secret to Everybody"], request)


def test_the_published_example_of_standard_webhooks_is_accepted():
    headers = {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }
    request = asked(b'{"test": 2432232314}', headers=headers, now_seconds=1614265330)
    assert STANDARD.is_signed(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], request)


def test_the_public_library_of_standard_webhooks_accepts_what_is_signed_here(monkeypatch: Any):
    request = signed(STANDARD)
    monkeypatch.setattr("standardwebhooks.webhooks.datetime", _Stopped)
    assert {"a": 1} == Webhook(SECRET).verify(request.body, dict(request.headers))


class _Stopped:
    """The library's clock, at `NOW`."""

    from datetime import UTC as _UTC
    from datetime import datetime as _datetime

    fromtimestamp = _datetime.fromtimestamp

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return cls._datetime.fromtimestamp(NOW, tz or cls._UTC)


def test_hubspot_signs_method_and_url_with_some_characters_as_they_are():
    body, secret = b"[]", "client-secret"
    url = "https://hooks.example.com/in?at=10:30&to=a@b.c&x=%20%26"
    text = f"POST{url}[]{NOW * 1000}".encode()
    code = b64encode(hmac.new(secret.encode(), text, hashlib.sha256).digest()).decode()
    headers = {"x-hubspot-signature-v3": code, "x-hubspot-request-timestamp": str(NOW * 1000)}
    sent = "https://hooks.example.com/in?at=10%3A30&to=a%40b.c&x=%20%26"
    assert HUBSPOT.is_signed([secret], asked(body, url=sent, headers=headers))
    assert not HUBSPOT.is_signed([secret], asked(body, url=sent, headers=headers, method="PUT"))


def test_zendesk_signs_time_and_body_without_anything_between():
    at, body, secret = "2023-11-14T22:13:20Z", b"{}", "secret"
    code = b64encode(hmac.new(secret.encode(), at.encode() + body, hashlib.sha256).digest())
    headers = {
        "x-zendesk-webhook-signature": code.decode(),
        "x-zendesk-webhook-signature-timestamp": at,
    }
    assert ZENDESK.is_signed([secret], asked(body, headers=headers))


@given(st.sampled_from(list(SCHEMES)), st.dictionaries(st.text(max_size=5), st.text(max_size=60)))
def test_no_headers_break_a_scheme_or_are_accepted(name: str, headers: dict[str, str]):
    scheme = SCHEMES[name]
    texts = list(headers.values()) or [""]
    given_headers = {
        scheme.header: texts[0],
        scheme.time or "t": texts[-1],
        scheme.id_header or "i": "d",
    }
    assert not scheme.is_signed([SECRET], asked(headers=given_headers))


@given(st.binary(max_size=200), st.sampled_from(list(SCHEMES)))
def test_every_body_can_be_signed_byte_by_byte(body: bytes, name: str):
    scheme = SCHEMES[name]
    assert scheme.is_signed([SECRET], signed(scheme, body=body))


def test_a_secret_of_the_path_is_compared_with_all_that_are_live():
    scheme = PathSecret()
    assert scheme.is_signed(["old", "new"], asked(path={"secret": "new"}))
    for path in ({}, {"secret": ""}, {"secret": "newer"}, {"secret": "é\udc80"}):
        assert not scheme.is_signed(["old", "new"], asked(path=path))


def test_signatures_of_private_keys_are_verified_by_their_public_keys():
    private = ed25519.Ed25519PrivateKey.generate()
    other = rsa.generate_private_key(65537, 2048)
    pems = [
        one.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()
        for one in (private, other)
    ]
    body, scheme = b'{"type": "ContactCreate"}', PublicKey("x-wh-signature")
    signatures = [private.sign(body), other.sign(body, padding.PKCS1v15(), SHA256())]
    for signature in signatures:
        headers = {"x-wh-signature": b64encode(signature).decode()}
        assert scheme.is_signed(pems, asked(body, headers=headers))
        assert not scheme.is_signed(pems, asked(body + b" ", headers=headers))
        assert not scheme.is_signed([], asked(body, headers=headers))
        assert not scheme.is_signed(["no key"], asked(body, headers=headers))
    assert not scheme.is_signed(pems, asked(body, headers={"x-wh-signature": "é"}))
    assert not scheme.is_signed(pems, asked(body))
