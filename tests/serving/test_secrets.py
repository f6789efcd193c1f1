"""The secrets of an installation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.api.api_keys import hash_of, is_well_formed
from tablewright.errors import BadSettingError, MasterKeyError
from tablewright.ids import RandomIds
from tablewright.serving.secrets import ADMIN_VARIABLE, found_secrets

IDS = RandomIds()


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADMIN_VARIABLE, raising=False)


def test_a_master_key_that_others_can_read_is_refused(tmp_path: Path):
    found_secrets(tmp_path, IDS)
    (tmp_path / "master.key").chmod(0o644)
    with pytest.raises(MasterKeyError, match="chmod 600"):
        found_secrets(tmp_path, IDS)


def test_a_token_from_the_environment_must_be_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(ADMIN_VARIABLE, "hunter2")
    with pytest.raises(BadSettingError) as refused:
        found_secrets(tmp_path, IDS)
    assert "hunter2" not in str(refused.value)


def test_a_token_from_the_environment_is_never_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    token = "t" * 40
    monkeypatch.setenv(ADMIN_VARIABLE, token)
    secrets = found_secrets(tmp_path, IDS)
    assert (hash_of(token), None) == (secrets.admin_hash, secrets.new_admin_token)
    assert not (tmp_path / "admin.hash").exists()


def test_the_second_start_finds_what_the_first_has_made(tmp_path: Path):
    first, second = found_secrets(tmp_path, IDS), found_secrets(tmp_path, IDS)
    assert first.new_admin_token is not None
    assert is_well_formed(first.new_admin_token)
    assert (first.cursor_key, first.admin_hash) == (second.cursor_key, second.admin_hash)
    assert hash_of(first.new_admin_token) == second.admin_hash
    assert second.new_admin_token is None
    assert first.keys.current("acme").secret == second.keys.current("acme").secret


def test_two_installations_share_no_secret(tmp_path: Path):
    one, other = found_secrets(tmp_path / "a", IDS), found_secrets(tmp_path / "b", IDS)
    assert one.cursor_key != other.cursor_key
    assert one.admin_hash != other.admin_hash
    assert one.keys.current("acme").secret != other.keys.current("acme").secret


def test_shown_they_tell_where_they_are_and_nothing_else(tmp_path: Path):
    secrets = found_secrets(tmp_path, IDS)
    assert f"Secrets({str(tmp_path)!r})" == repr(secrets)
