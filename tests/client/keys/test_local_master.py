"""Master keys that we hold: refused unless they are whole and private; what they wrap is bound."""

from __future__ import annotations

import os
import stat
from base64 import b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client.keys import LocalMaster
from tablewright.errors import MasterKeyError, WrappedKeyError
from tests.client.keys.keyrings import MASTER, OTHER_MASTER

KEY_ID = "0" * 32
TEXT = b64encode(b"m" * 32).decode()

unix_only = pytest.mark.skipif(os.name == "nt", reason="rights of files are Unix's")


def private(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(0o600)
    return path


@unix_only
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o660, 0o601, 0o777])
def test_a_file_that_others_have_a_right_to_is_refused(tmp_path: Path, mode: int):
    path = private(tmp_path / "master.key", TEXT)
    path.chmod(mode)
    with pytest.raises(MasterKeyError, match=f"mode 0{mode:o}.*chmod 600"):
        LocalMaster.from_file(path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hunter2hunter2",
        TEXT[:-4],
        TEXT + "AAAA",
        TEXT.replace("=", "!"),
        "ä" * 32,
        f"{TEXT[:9]} ",
    ],
)
def test_a_text_that_is_not_32_bytes_in_base64_is_refused_and_not_shown(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
):
    path = private(tmp_path / "master.key", text)
    with pytest.raises(MasterKeyError, match=r"master\.key is not 32 bytes") as refused:
        LocalMaster.from_file(path)
    monkeypatch.setenv("MASTER", text)
    with pytest.raises(MasterKeyError, match="MASTER") as refused_too:
        LocalMaster.from_environment("MASTER")
    for error in (refused.value, refused_too.value):
        assert error.__cause__ is None
        assert not text or text not in str(error)


def test_a_file_that_is_not_there_is_refused_by_its_path(tmp_path: Path):
    with pytest.raises(MasterKeyError, match=r"nowhere\.key cannot be read: No such file"):
        LocalMaster.from_file(tmp_path / "nowhere.key")


def test_a_variable_that_is_not_set_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("TABLEWRIGHT_MASTER_KEY", raising=False)
    with pytest.raises(
        MasterKeyError, match="TABLEWRIGHT_MASTER_KEY does not contain a master key"
    ):
        LocalMaster.from_environment()


@pytest.mark.parametrize("length", [0, 16, 24, 31, 33, 64])
def test_a_key_of_another_length_is_refused(length: int):
    with pytest.raises(MasterKeyError, match=f"must have 32 bytes, not {length}"):
        LocalMaster(b"m" * length)


def test_a_master_key_is_not_made_over_another(tmp_path: Path):
    path = private(tmp_path / "master.key", TEXT)
    with pytest.raises(MasterKeyError, match="File exists"):
        LocalMaster.create_file(path)
    assert TEXT == path.read_text()


@pytest.mark.parametrize(
    ("scope", "key_id"), [("globex", KEY_ID), ("", KEY_ID), ("acme", "1" + KEY_ID[1:])]
)
def test_a_wrapped_key_does_not_open_in_the_place_of_another(scope: str, key_id: str):
    with pytest.raises(WrappedKeyError):
        MASTER.unwrap(MASTER.wrap(b"s" * 32, "acme", KEY_ID), scope, key_id)


def test_a_wrapped_key_does_not_open_with_another_master():
    with pytest.raises(WrappedKeyError):
        OTHER_MASTER.unwrap(MASTER.wrap(b"s" * 32, "acme", KEY_ID), "acme", KEY_ID)


@given(flipped=st.integers(0, 60 * 8 - 1))
def test_any_flipped_bit_of_a_wrapped_key_is_noticed(flipped: int):
    wrapped = bytearray(MASTER.wrap(b"s" * 32, "acme", KEY_ID))
    assert 60 == len(wrapped)
    wrapped[flipped // 8] ^= 1 << flipped % 8
    with pytest.raises(WrappedKeyError):
        MASTER.unwrap(bytes(wrapped), "acme", KEY_ID)


@pytest.mark.parametrize("length", [0, 7, 12, 27, 59])
def test_a_wrapped_key_that_was_cut_off_does_not_open(length: int):
    wrapped = MASTER.wrap(b"s" * 32, "acme", KEY_ID)[:length]
    with pytest.raises(WrappedKeyError):
        MASTER.unwrap(wrapped, "acme", KEY_ID)


@given(secret=st.binary(min_size=32, max_size=32), scope=st.text(max_size=30))
def test_what_was_wrapped_is_unwrapped_again(secret: bytes, scope: str):
    assert secret == MASTER.unwrap(MASTER.wrap(secret, scope, KEY_ID), scope, KEY_ID)


def test_a_new_secret_comes_with_itself_wrapped():
    secret, wrapped = MASTER.new_secret("acme", KEY_ID)
    assert secret == MASTER.unwrap(wrapped, "acme", KEY_ID)
    assert secret != MASTER.new_secret("acme", KEY_ID)[0]


def test_file_and_environment_give_the_same_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TABLEWRIGHT_MASTER_KEY", TEXT)
    path = private(tmp_path / "master.key", f"{TEXT}\n")
    assert MASTER.id == LocalMaster.from_file(path).id == LocalMaster.from_environment().id
    assert OTHER_MASTER.id != MASTER.id


def test_a_master_key_that_was_made_can_be_used_again(tmp_path: Path):
    made = LocalMaster.create_file(tmp_path / "master.key")
    assert made.id == LocalMaster.from_file(tmp_path / "master.key").id
    assert made.id != LocalMaster.create_file(tmp_path / "other.key").id


@unix_only
def test_a_master_key_that_was_made_is_its_owners_alone(tmp_path: Path):
    LocalMaster.create_file(tmp_path / "master.key")
    assert 0o600 == stat.S_IMODE((tmp_path / "master.key").stat().st_mode)


def test_a_master_shows_its_id_and_not_its_key():
    assert f"LocalMaster('{MASTER.id}')" == repr(MASTER) == str(MASTER)
