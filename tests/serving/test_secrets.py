"""The secrets of an installation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.errors import BadSettingError, MasterKeyError, WrongKeysError
from tablewright.ids import RandomIds
from tablewright.serving.admin_token import ADMIN_VARIABLE
from tablewright.serving.secrets import Secrets, found_secrets

IDS = RandomIds()


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADMIN_VARIABLE, raising=False)


def _kept(folder: Path) -> Secrets:
    secrets = found_secrets(folder, IDS)
    secrets.keep()
    return secrets


def test_a_master_key_that_others_can_read_is_refused(tmp_path: Path):
    _kept(tmp_path)
    (tmp_path / "master.key").chmod(0o644)
    with pytest.raises(MasterKeyError, match="chmod 600"):
        found_secrets(tmp_path, IDS)


def test_wrapped_keys_without_their_master_key_are_refused(tmp_path: Path):
    _kept(tmp_path).keys.current("acme")
    (tmp_path / "master.key").unlink()
    with pytest.raises(WrongKeysError, match=r"keys\.json exists"):
        found_secrets(tmp_path, IDS)


def test_secrets_that_another_process_has_just_created_are_not_replaced(tmp_path: Path):
    one, other = found_secrets(tmp_path, IDS), found_secrets(tmp_path, IDS)
    one.keep()
    with pytest.raises(MasterKeyError, match="Start again"):
        other.keep()
    assert one.keys.master_id == found_secrets(tmp_path, IDS).keys.master_id


def test_a_token_from_the_environment_must_be_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(ADMIN_VARIABLE, "hunter2")
    with pytest.raises(BadSettingError) as refused:
        found_secrets(tmp_path, IDS)
    assert "hunter2" not in str(refused.value)


def test_nothing_is_written_before_secrets_are_kept(tmp_path: Path):
    assert found_secrets(tmp_path / "keys", IDS).is_new
    assert [] == list(tmp_path.iterdir())


def test_the_second_start_finds_what_the_first_has_kept(tmp_path: Path):
    first = _kept(tmp_path / "keys")
    first.keys.current("acme")
    second = found_secrets(tmp_path / "keys", IDS)
    assert (False, {}) == (second.is_new, second.new)
    assert first.cursor_key == second.cursor_key
    assert first.keys.current("acme").secret == second.keys.current("acme").secret


def test_two_installations_share_no_secret(tmp_path: Path):
    one, other = _kept(tmp_path / "a"), _kept(tmp_path / "b")
    assert one.cursor_key != other.cursor_key
    assert one.keys.current("acme").secret != other.keys.current("acme").secret


def test_shown_they_tell_where_they_are_and_nothing_else(tmp_path: Path):
    secrets = found_secrets(tmp_path, IDS)
    assert f"Secrets({str(tmp_path)!r})" == repr(secrets)
