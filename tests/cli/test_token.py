"""`tablewright token`: a new token for the administrator."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.api.api_keys import hash_of
from tablewright.ids import RandomIds
from tablewright.serving.admin_token import ADMIN_VARIABLE
from tablewright.serving.secrets import found_secrets
from tests.cli.conftest import Tablewright


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADMIN_VARIABLE, raising=False)


def test_a_folder_without_secrets_is_refused_and_not_created(
    tablewright: Tablewright, tmp_path: Path
):
    ran = tablewright("token", "--keys", tmp_path / "keys")
    assert (5, "") == (ran.status, ran.stdout)
    assert "U110" in ran.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_service_with_a_token_of_its_environment_is_warned_of(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    found_secrets(tmp_path, RandomIds()).keep()
    monkeypatch.setenv(ADMIN_VARIABLE, "t" * 40)
    assert "ignores this token" in tablewright("token", "--keys", tmp_path).stderr


@pytest.mark.parametrize("has_token", [False, True])
def test_the_new_token_takes_the_place_of_the_old_one(
    tablewright: Tablewright, tmp_path: Path, has_token: bool
):
    secrets = found_secrets(tmp_path, RandomIds())
    secrets.keep()
    if has_token:
        secrets.admin.replace()
    ran = tablewright("token", "--keys", tmp_path, "--json")
    assert (0, []) == (ran.status, ran.json["warnings"])
    assert hash_of(ran.json["data"]["admin_token"]) == secrets.admin.hash()
    shown = tablewright("token", "--keys", tmp_path).stdout.strip()
    assert hash_of(shown) == secrets.admin.hash()
