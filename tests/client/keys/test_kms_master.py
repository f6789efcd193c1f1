"""Master keys in AWS KMS, through botocore and a port, against a double of the service."""

from __future__ import annotations

import base64
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.client.keys import Keyring, KmsMaster
from tablewright.errors import (
    MasterKeyError,
    MasterUnavailableError,
    MissingExtraError,
    WrappedKeyError,
)
from tests.client.keys.keyrings import MASTER
from tests.client.keys.kms_double import ARN, OTHER_ARN, REGION, Kms, Refusal, client_of, serving

KEY_ID = "0" * 32


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[Kms, Any]]:
    with serving() as served:
        yield served


@pytest.fixture
def kms(served: tuple[Kms, Any]) -> Iterator[Kms]:
    kms, _ = served
    kms.asked.clear()
    yield kms
    kms.refusal = None


@pytest.fixture
def master(served: tuple[Kms, Any], kms: Kms) -> KmsMaster:
    return KmsMaster(ARN, client=served[1])


@pytest.mark.parametrize(
    "key_id", ["", "alias/mine", f"arn:aws:kms:{REGION}:111111111111:alias/mine"]
)
def test_an_alias_is_refused_because_it_can_move(key_id: str):
    with pytest.raises(MasterKeyError, match="is not the id or ARN of a KMS key"):
        KmsMaster(key_id, client=object())


def test_without_botocore_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "botocore.session", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'tablewright\[kms\]'"):
        KmsMaster(ARN)


@pytest.mark.parametrize(
    "code",
    ["AccessDeniedException", "DisabledException", "KMSInvalidStateException", "NotFoundException"],
)
def test_what_kms_refuses_is_told_in_its_words(master: KmsMaster, kms: Kms, code: str):
    kms.refusal = Refusal(code, "Not so.")
    calls = [
        lambda: master.new_secret("acme", KEY_ID),
        lambda: master.wrap(b"s" * 32, "acme", KEY_ID),
        lambda: master.unwrap(b"blob", "acme", KEY_ID),
    ]
    for call in calls:
        with pytest.raises(
            MasterUnavailableError, match=rf"KMS rejected kms:{ARN}: {code} Not so\."
        ):
            call()


def test_a_service_that_cannot_be_reached_is_told():
    client = client_of("http://127.0.0.1:1")
    with pytest.raises(MasterUnavailableError, match="did not respond"):
        KmsMaster(ARN, client=client).unwrap(b"blob", "acme", KEY_ID)
    client.close()


@pytest.mark.parametrize(
    ("scope", "key_id"), [("globex", KEY_ID), ("", KEY_ID), ("acme", "1" * 32)]
)
def test_a_wrapped_key_does_not_open_in_the_place_of_another(
    master: KmsMaster, scope: str, key_id: str
):
    _, wrapped = master.new_secret("acme", KEY_ID)
    with pytest.raises(WrappedKeyError, match=f"{key_id} does not unwrap with kms:"):
        master.unwrap(wrapped, scope, key_id)


def test_a_key_that_another_kms_key_wrapped_does_not_open(
    master: KmsMaster, served: tuple[Kms, Any]
):
    _, wrapped = KmsMaster(OTHER_ARN, client=served[1]).new_secret("acme", KEY_ID)
    with pytest.raises(WrappedKeyError):
        master.unwrap(wrapped, "acme", KEY_ID)


def test_calls_name_the_key_and_the_context(master: KmsMaster, kms: Kms):
    secret, wrapped = master.new_secret("acme", KEY_ID)
    assert secret == master.unwrap(wrapped, "acme", KEY_ID)
    assert secret == master.unwrap(master.wrap(secret, "acme", KEY_ID), "acme", KEY_ID)
    context = {"tablewright:scope": "acme", "tablewright:key": KEY_ID}
    of_all = {"KeyId": ARN, "EncryptionContext": context}
    blob = base64.b64encode(wrapped).decode()
    assert [
        ("GenerateDataKey", {**of_all, "KeySpec": "AES_256"}),
        ("Decrypt", {**of_all, "CiphertextBlob": blob}),
        ("Encrypt", {**of_all, "Plaintext": base64.b64encode(secret).decode()}),
    ] == kms.asked[:3]


def test_the_scope_without_a_name_is_left_out_of_the_context(master: KmsMaster, kms: Kms):
    secret, wrapped = master.new_secret("", KEY_ID)
    assert secret == master.unwrap(wrapped, "", KEY_ID)
    assert {"tablewright:key": KEY_ID} == kms.asked[0][1]["EncryptionContext"]


def test_a_keyring_works_with_kms_and_takes_over_from_a_key_of_our_own(
    master: KmsMaster, tmp_path: Path
):
    old = Keyring(tmp_path / "keys.json", MASTER).current("acme")
    both = Keyring(tmp_path / "keys.json", master, former=[MASTER])
    assert 1 == both.rewrap()
    alone = Keyring(tmp_path / "keys.json", master)
    assert old == alone.current("acme")
    new = alone.rotate("acme")
    assert new == alone.current("acme")


def test_no_log_shows_a_data_key(
    master: KmsMaster, kms: Kms, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """The client logs requests and answers, with their plaintext, if it is asked to log at all."""
    caplog.set_level(logging.DEBUG)
    keyring = Keyring(tmp_path / "keys.json", master)
    keyring.current("acme")
    keyring.rotate("acme")
    master.wrap(kms.secrets[-1], "acme", KEY_ID)
    kms.refusal = Refusal("InvalidCiphertextException", None)
    with pytest.raises(WrappedKeyError):
        keyring.current("acme")
    logged = "\n".join(str(record.__dict__) + record.getMessage() for record in caplog.records)
    for secret in kms.secrets:
        for form in (repr(secret)[2:-1], base64.b64encode(secret).decode(), secret.hex()):
            assert form not in logged


def test_other_calls_are_logged_as_ever(served: tuple[Kms, Any], caplog: pytest.LogCaptureFixture):
    """What the test above hides would be there without us: its search finds what it looks for."""
    kms, client = served
    KmsMaster(ARN, client=client)
    caplog.set_level(logging.DEBUG)
    client.generate_data_key(KeyId=ARN, KeySpec="AES_256", EncryptionContext={})
    assert base64.b64encode(kms.secrets[-1]).decode() in caplog.text


def test_the_region_is_that_of_the_arn(monkeypatch: pytest.MonkeyPatch):
    for name in ("AWS_DEFAULT_REGION", "AWS_REGION", "AWS_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_CONFIG_FILE", "nowhere")
    named = KmsMaster(ARN)
    asked = KmsMaster(ARN, region="us-west-2")
    bare = KmsMaster("1234abcd-12ab-34cd-56ef-1234567890ab", region="us-west-2")
    regions = [master._client.meta.region_name for master in (named, asked, bare)]
    for master in (named, asked, bare):
        master._client.close()
    assert [REGION, "us-west-2", "us-west-2"] == regions


def test_a_master_shows_the_name_of_its_key(master: KmsMaster):
    assert f"KmsMaster('{ARN}')" == repr(master)
    assert f"kms:{ARN}" == master.id
