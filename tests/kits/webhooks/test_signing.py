"""Signatures: as the published library makes and reads them, and nothing else."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from standardwebhooks import Webhook, WebhookVerificationError

from tablewright.clock import SystemClock
from tablewright.errors import InvalidError
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.webhooks import is_signed, limits, signed_headers
from tablewright.kits.webhooks.signing import key_of, new_secret

NOW = 1_700_000_000
SECRET = "whsec_" + b64encode(bytes(range(32))).decode()
OTHER = "whsec_" + b64encode(bytes(range(1, 33))).decode()
BODY = '{"type":"a.b","data":{"text":"Grüße"}}'.encode()


@pytest.mark.parametrize(
    "secret",
    [
        "",
        "whsec_",
        "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "whsec_not base64!",
        "whsec_" + b64encode(bytes(23)).decode(),
        "whsec_" + b64encode(bytes(65)).decode(),
    ],
)
def test_a_secret_of_another_form_is_refused_and_not_repeated(secret: str):
    with pytest.raises(InvalidError, match="24 to 64 bytes") as refused:
        key_of(secret)
    assert not secret or len(secret) < 10 or secret not in str(refused.value)


@pytest.mark.parametrize("length", [24, 32, 64])
def test_secrets_of_24_to_64_bytes_are_taken_with_padding_or_without(length: int):
    text = b64encode(bytes(length)).decode()
    assert bytes(length) == key_of(f"whsec_{text}") == key_of(f"whsec_{text.rstrip('=')}")


def test_new_secrets_have_32_random_bytes():
    assert 32 == len(key_of(new_secret(RandomIds())))
    assert new_secret(RandomIds()) != new_secret(RandomIds())
    assert new_secret(CountingIds()).startswith("whsec_")


@given(body=st.text(max_size=200), message_id=st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True))
def test_the_library_accepts_what_we_sign(body: str, message_id: str):
    now = int(SystemClock().now())
    headers = signed_headers([SECRET], message_id, now, body.encode())
    Webhook(SECRET).verify(body, headers, json_parse=False)
    with pytest.raises(WebhookVerificationError):
        Webhook(OTHER).verify(body, headers, json_parse=False)


@given(body=st.text(max_size=200), message_id=st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True))
def test_we_accept_what_the_library_signs(body: str, message_id: str):
    headers = {
        "webhook-id": message_id,
        "webhook-timestamp": str(NOW),
        "webhook-signature": Webhook(SECRET).sign(
            message_id, datetime.fromtimestamp(NOW, UTC), body
        ),
    }
    assert is_signed([SECRET], headers, body.encode(), now_seconds=NOW)
    assert not is_signed([OTHER], headers, body.encode(), now_seconds=NOW)


def test_while_secrets_are_rotated_each_of_them_verifies():
    now = int(SystemClock().now())
    headers = signed_headers([SECRET, OTHER], "m1", now, BODY)
    assert 2 == len(headers["webhook-signature"].split(" "))
    for secret in (SECRET, OTHER):
        Webhook(secret).verify(BODY, headers)
        assert is_signed([secret], headers, BODY, now_seconds=now)
    assert is_signed(
        [OTHER, SECRET], signed_headers([SECRET], "m1", NOW, BODY), BODY, now_seconds=NOW
    )


@pytest.mark.parametrize("seconds", [-301, 301, 10**9])
def test_a_signature_of_another_time_is_refused(seconds: int):
    headers = signed_headers([SECRET], "m1", NOW, BODY)
    assert not is_signed([SECRET], headers, BODY, now_seconds=NOW + seconds)
    edge = limits.WEBHOOK_SIGNATURE_SECONDS_MAX
    assert is_signed([SECRET], headers, BODY, now_seconds=NOW + edge)


@given(data=st.data())
def test_whatever_is_changed_is_refused(data: st.DataObject):
    headers = signed_headers([SECRET], "m1", NOW, BODY)
    name = data.draw(st.sampled_from([*headers, "body"]))
    text = BODY if name == "body" else headers[name].encode()
    place = data.draw(st.integers(0, 8 * len(text) - 1))
    changed = bytearray(text)
    changed[place // 8] ^= 1 << place % 8
    if name == "body":
        assert not is_signed([SECRET], headers, bytes(changed), now_seconds=NOW)
    else:
        forged = {**headers, name: changed.decode("latin-1")}
        assert not is_signed([SECRET], forged, BODY, now_seconds=NOW)


@pytest.mark.parametrize("missing", ["webhook-id", "webhook-timestamp", "webhook-signature"])
def test_a_message_without_a_header_is_refused(missing: str):
    headers = signed_headers([SECRET], "m1", NOW, BODY)
    del headers[missing]
    assert not is_signed([SECRET], headers, BODY, now_seconds=NOW)
    assert not is_signed([SECRET], {**headers, missing: "x" * 100}, BODY, now_seconds=NOW)
    assert not is_signed([SECRET], {**headers, missing: "²"}, BODY, now_seconds=NOW)


def test_an_id_with_a_full_stop_is_never_signed():
    with pytest.raises(AssertionError):
        signed_headers([SECRET], "m.1", NOW, BODY)
