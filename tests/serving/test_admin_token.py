"""The administrator's token: there is no state in which it cannot be obtained."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tablewright.api.api_keys import hash_of, is_well_formed
from tablewright.clock import ManualClock
from tablewright.errors import KeyStoreUnavailableError
from tablewright.ids import RandomIds
from tablewright.serving.admin_token import ADMIN_VARIABLE, AdminToken


class _Quick(ManualClock):
    """Time passes when code waits for it."""

    def pause(self, stop: threading.Event, seconds: float) -> bool:
        self.advance(seconds=seconds)
        return False


def _token(folder: Path, **environment: str) -> AdminToken:
    return AdminToken(folder, RandomIds(), environment=environment, clock=_Quick())


def _first(folder: Path) -> str | None:
    with _token(folder).first() as token:
        return token


def test_a_token_that_could_not_be_shown_is_not_kept(tmp_path: Path):
    with pytest.raises(BrokenPipeError), _token(tmp_path).first():
        raise BrokenPipeError
    assert "" == _token(tmp_path).hash()
    assert None is not _first(tmp_path)


def test_a_process_that_is_killed_before_it_keeps_a_token_leaves_the_next_start_to_show_one(
    tmp_path: Path,
):
    shown = _token(tmp_path).first()
    assert None is not shown.__enter__()
    assert not (tmp_path / "admin.hash").exists()  # so far a kill has come, and nothing more
    shown.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert None is not _first(tmp_path)


def test_of_processes_that_start_together_one_shows_a_token(tmp_path: Path):
    with _token(tmp_path).first() as token:
        with pytest.raises(KeyStoreUnavailableError), _token(tmp_path).first():
            pass
        assert token is not None
    assert (None, hash_of(token)) == (_first(tmp_path), _token(tmp_path).hash())


def test_a_token_from_the_environment_is_never_written(tmp_path: Path):
    given = _token(tmp_path, **{ADMIN_VARIABLE: "t" * 40})
    with given.first() as token:
        assert None is token
    assert hash_of("t" * 40) == given.hash()
    assert [] == list(tmp_path.iterdir())


def test_a_token_is_shown_once_and_kept_as_a_hash(tmp_path: Path):
    token = _first(tmp_path)
    assert token is not None
    assert is_well_formed(token)
    assert (hash_of(token), None) == (_token(tmp_path).hash(), _first(tmp_path))
    assert all(token.encode() not in one.read_bytes() for one in tmp_path.iterdir())


def test_a_running_service_accepts_a_new_token_and_no_longer_the_old_one(tmp_path: Path):
    running, old = _token(tmp_path), _first(tmp_path)
    assert old is not None
    assert hash_of(old) == running.hash()
    new = _token(tmp_path).replace()
    assert hash_of(new) == running.hash()
    assert old != new
