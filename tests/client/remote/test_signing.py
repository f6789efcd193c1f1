"""Signatures: botocore and the standard library agree with ours."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from unittest.mock import patch

import botocore.auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials as BotocoreCredentials
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.signing import Mac, Signer

ID, SECRET = "AKIATABLEWRIGHT", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
GRAPHIC = st.characters(min_codepoint=33, max_codepoint=126)
WORDS = st.text(GRAPHIC, min_size=1, max_size=40)


def _headers(message: bytes) -> dict[str, str]:
    head = message.partition(b"\r\n\r\n")[0].decode()
    return dict(line.split(": ", 1) for line in head.split("\r\n")[1:])


def _authorized_by_botocore(
    credentials: Credentials, host: str, region: str, target: str, body: bytes, now: float
) -> str:
    request = AWSRequest("POST", f"http://{host}/", data=body)
    request.headers["Content-Type"] = "application/x-amz-json-1.0"
    request.headers["X-Amz-Target"] = target
    signer = botocore.auth.SigV4Auth(
        BotocoreCredentials(
            credentials.access_key, credentials.secret_key, credentials.session_token or None
        ),
        "dynamodb",
        region,
    )
    with patch.object(botocore.auth, "get_current_datetime") as when:
        when.return_value = datetime.fromtimestamp(int(now), UTC).replace(tzinfo=None)
        signer.add_auth(request)
    return request.headers["Authorization"]


@given(
    credentials=st.builds(Credentials, WORDS, WORDS, st.one_of(st.just(""), WORDS)),
    region=st.from_regex(r"[a-z]{2}-[a-z]{4,9}-[1-9]", fullmatch=True),
    port=st.integers(1, 65_535).filter(lambda port: port != 80),
    operation=st.sampled_from(["GetItem", "TransactWriteItems", "ListTables"]),
    body=st.binary(max_size=200),
    now=st.floats(0, 4_000_000_000),
)
def test_a_signature_is_the_one_that_botocore_makes(
    credentials: Credentials, region: str, port: int, operation: str, body: bytes, now: float
):
    host, target = f"db.example:{port}", f"DynamoDB_20120810.{operation}"
    message = Signer(credentials, authority=host, region=region).message(target, body, now)
    expected = _authorized_by_botocore(credentials, host, region, target, body, now)
    assert expected == _headers(message)["authorization"]
    assert message.endswith(b"\r\n\r\n" + body)


@given(key=st.binary(max_size=64), message=st.binary(max_size=200))
def test_a_mac_is_that_of_the_standard_library(key: bytes, message: bytes):
    assert hmac.digest(key, message, "sha256").hex() == Mac(key).hexdigest(message)


def test_one_signer_signs_across_midnight():
    midnight = 1_735_689_600.0
    credentials = Credentials(ID, SECRET)
    lasting = Signer(credentials, authority="h", region="r")
    for now in (midnight - 1, midnight, midnight - 1, midnight + 0.5):
        fresh = Signer(credentials, authority="h", region="r")
        assert fresh.message("t", b"{}", now) == lasting.message("t", b"{}", now)
