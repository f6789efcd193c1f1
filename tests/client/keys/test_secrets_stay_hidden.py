"""Secrets are in no file, no message, no log and no picture of an object."""

from __future__ import annotations

import logging
import pickle
import traceback
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from tablewright import Engine, ManualClock
from tablewright.client.keys import Keyring, LocalMaster, TableKeyStore, answer_to
from tablewright.errors import CodedError, TamperedValueError, WrappedKeyError
from tablewright.ids import RandomIds
from tablewright.model.declaring.encryption import (
    DataKey,
    KeyCache,
    KeySteps,
    Row,
    opened_value,
    sealed_value,
)
from tests.client.keys.keyrings import EngineTransport

CANARY = b"canary-b7d1f0c2-plaintext"
ROW = Row.of("tokens", {"id": {"S": "t1"}}, scope="acme")


def forms_of(secret: bytes) -> list[bytes]:
    """How a secret could have been written."""
    return [secret, secret.hex().encode(), b64encode(secret), repr(secret).encode()]


def run(steps: KeySteps, keyring: Keyring) -> bytes:
    try:
        needed = next(steps)
        while True:
            needed = steps.send(answer_to(needed, keyring))
    except StopIteration as end:
        return end.value


def sealed(keyring: Keyring, cache: KeyCache) -> bytes:
    return run(sealed_value(CANARY, ROW, "token", keys=cache, ids=RandomIds()), keyring)


@pytest.fixture
def cache() -> KeyCache:
    return KeyCache(ManualClock())


def test_files_hold_neither_data_keys_nor_plaintext(tmp_path: Path, cache: KeyCache):
    """The store of the engine too: its data file, its change log and what is left in it."""
    master = LocalMaster.create_file(tmp_path / "master.key")
    (tmp_path / "data").mkdir()
    with Engine.open(tmp_path / "data" / "store", sweeps=False) as engine:
        table = TableKeyStore(EngineTransport(engine), "keys")
        table.create_table()
        in_table = Keyring(table, master)
        in_file = Keyring(tmp_path / "data" / "keys.json", master)
        secrets = [CANARY]
        for keyring in (in_table, in_file):
            cache.forget("acme")
            envelope = sealed(keyring, cache)
            (tmp_path / "data" / "envelope").write_bytes(envelope)
            assert CANARY == run(opened_value(envelope, ROW, "token", keys=cache), keyring)
            secrets += [keyring.current("acme").secret, keyring.rotate("acme").secret]
            keyring.shred("acme")
            secrets.append(keyring.renew("acme").secret)
    secrets.append(b64decode((tmp_path / "master.key").read_text()))
    files = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert 4 <= len(files)
    for path in files:
        content = path.read_bytes()
        for secret in secrets:
            assert not [form for form in forms_of(secret) if form in content], path


def test_after_shredding_nothing_opens_what_is_left(tmp_path: Path, cache: KeyCache):
    keyring = Keyring(tmp_path / "keys.json", LocalMaster(b"m" * 32))
    envelope = sealed(keyring, cache)
    wrapped = b64encode(keyring._store.read("acme").keys[0].wrapped)
    assert wrapped in (tmp_path / "keys.json").read_bytes()
    keyring.shred("acme")
    cache.forget("acme")
    assert not [path for path in tmp_path.iterdir() if wrapped in path.read_bytes()]
    with pytest.raises(CodedError, match="R302"):
        run(opened_value(envelope, ROW, "token", keys=cache), keyring)


def test_a_running_client_forgets_a_shredded_key_within_five_minutes(tmp_path: Path):
    clock = ManualClock()
    cache = KeyCache(clock)
    keyring = Keyring(tmp_path / "keys.json", LocalMaster(b"m" * 32), clock=clock)
    envelope = sealed(keyring, cache)
    keyring.shred("acme")
    assert CANARY == run(opened_value(envelope, ROW, "token", keys=cache), keyring)
    clock.advance(seconds=300)
    with pytest.raises(CodedError, match="R302"):
        run(opened_value(envelope, ROW, "token", keys=cache), keyring)


def test_no_picture_error_or_log_shows_a_secret(
    tmp_path: Path, cache: KeyCache, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    master = LocalMaster(b"\x11master-key-master-key-master-key"[:32])
    keyring = Keyring(tmp_path / "keys.json", master)
    envelope = sealed(keyring, cache)
    key = keyring.current("acme")
    told = [repr(thing) for thing in (master, keyring, key, cache, ROW, ROW.context("token"))]
    told += [str(keyring._store.read("acme")), f"{key!s} {key}"]
    other = Row.of("tokens", {"id": {"S": "t2"}}, scope="acme")
    with pytest.raises(TamperedValueError) as tampered:
        run(opened_value(envelope, other, "token", keys=cache), keyring)
    with pytest.raises(WrappedKeyError) as wrong:
        Keyring(tmp_path / "keys.json", LocalMaster(b"x" * 32)).current("acme")
    told += ["".join(traceback.format_exception(error.value)) for error in (tampered, wrong)]
    told.append(caplog.text)
    for secret in (CANARY, key.secret, b"\x11master-key-master-key-master-key"[:32]):
        for form in forms_of(secret):
            assert not [text for text in told if form.decode(errors="replace") in text]


def test_the_search_would_find_what_it_looks_for():
    key = DataKey("0" * 32, "acme", b"\x01" * 32)
    assert [form for form in forms_of(key.secret) if form in pickle.dumps(key)]
