"""Credentials: who gives them, in which order, how often they are asked for, and what is shown."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client.remote.credentials import (
    MADE_UP,
    Credentials,
    Keeper,
    from_environment,
    keeper_for,
)
from tablewright.errors.target import BadSettingError, MissingCredentialsError
from tests.client.remote.scripted import PATIENCE_SECONDS

SECRET = "wJalrXUtnFEMIverysecret"
VARIABLES = {"AWS_ACCESS_KEY_ID": "AKIAENV", "AWS_SECRET_ACCESS_KEY": SECRET}


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing of AWS is configured; returns where its files would be."""
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_CONFIG_FILE", str(tmp_path / "config"))
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(tmp_path / "credentials"))
    return tmp_path


def _found(
    environment: dict[str, str] | None = None,
    *,
    profile: str | None = None,
    is_private: bool = False,
) -> Credentials:
    keeper = keeper_for(environment=environment or {}, profile=profile, is_private=is_private)
    return keeper.current(0) or keeper.renew(0)


@pytest.mark.parametrize("secret", [f"{SECRET}\r\nx-evil: 1", f"{SECRET}\n", " spaced", "ümlaut"])
def test_a_secret_that_could_break_out_of_its_header_is_refused_and_not_shown(secret: str):
    with pytest.raises(BadSettingError) as told:
        Credentials("AKIA", secret)
    assert SECRET not in str(told.value)


@pytest.mark.parametrize(("key", "secret"), [("", "secret"), ("AKIA", "")])
def test_half_of_an_access_key_is_refused(key: str, secret: str):
    with pytest.raises(MissingCredentialsError):
        Credentials(key, secret)


@pytest.mark.parametrize("name", list(VARIABLES))
def test_half_of_the_variables_is_refused_by_name(name: str):
    with pytest.raises(MissingCredentialsError, match=f"{name} is set, but AWS_") as told:
        from_environment({name: SECRET})
    assert SECRET not in str(told.value)


def test_without_botocore_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, nowhere: Path):
    monkeypatch.setitem(sys.modules, "botocore.session", None)
    monkeypatch.setitem(sys.modules, "botocore", None)
    with pytest.raises(MissingCredentialsError, match=r"pip install 'tablewright\[aws\]'"):
        _found()


def test_nothing_in_the_whole_chain_is_told(nowhere: Path):
    with pytest.raises(MissingCredentialsError, match="chain has no credentials"):
        _found()


def test_an_unknown_profile_is_told_by_its_name(nowhere: Path):
    with pytest.raises(MissingCredentialsError, match="staging"):
        _found(profile="staging")


@given(st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=8))
def test_a_secret_is_never_shown(secret: str):
    credentials = Credentials("AKIA", secret, secret)
    assert "Credentials(access_key='AKIA')" == repr(credentials) == str(credentials)


def test_the_environment_comes_first_and_needs_no_botocore(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "botocore", None)
    found = _found({**VARIABLES, "AWS_SESSION_TOKEN": "token"})
    assert Credentials("AKIAENV", SECRET, "token") == found


def test_a_profile_goes_before_the_environment(nowhere: Path):
    (nowhere / "credentials").write_text(
        f"[staging]\naws_access_key_id = AKIAFILE\naws_secret_access_key = {SECRET}\n"
    )
    assert Credentials("AKIAFILE", SECRET) == _found(VARIABLES, profile="staging")


def test_files_are_found_by_botocore(nowhere: Path):
    (nowhere / "credentials").write_text(
        f"[default]\naws_access_key_id = AKIAFILE\naws_secret_access_key = {SECRET}\n"
    )
    assert Credentials("AKIAFILE", SECRET) == _found()


def test_a_server_on_this_machine_needs_none(nowhere: Path):
    assert MADE_UP == _found(is_private=True)


def test_a_server_on_this_machine_gets_those_of_the_environment():
    assert Credentials("AKIAENV", SECRET) == _found(VARIABLES, is_private=True)


def test_credentials_are_asked_for_again_once_a_minute():
    asked: list[Credentials] = []

    def source() -> Credentials:
        asked.append(Credentials(f"AKIA{len(asked)}", "secret"))
        return asked[-1]

    keeper = Keeper(source)
    assert None is keeper.current(0)
    assert "AKIA0" == keeper.renew(0).access_key
    assert asked[0] is keeper.current(59)
    assert None is keeper.current(60)
    assert "AKIA1" == keeper.renew(60).access_key
    assert 2 == len(asked)


def test_the_first_to_need_credentials_asks_and_the_others_wait():
    asked: list[str] = []
    may_end = threading.Event()

    def source() -> Credentials:
        asked.append("once")
        assert may_end.wait(PATIENCE_SECONDS)
        return Credentials("AKIA", "secret")

    keeper = Keeper(source)
    with ThreadPoolExecutor(4) as pool:
        waiting = [pool.submit(keeper.renew, 0.0) for _ in range(4)]
        may_end.set()
        assert {"AKIA"} == {one.result(PATIENCE_SECONDS).access_key for one in waiting}
    assert ["once"] == asked


def test_those_at_hand_are_used_while_somebody_asks_for_new_ones():
    may_end, begun = threading.Event(), threading.Event()
    given_out = iter(["OLD", "NEW"])

    def source() -> Credentials:
        name = next(given_out)
        if name == "NEW":
            begun.set()
            assert may_end.wait(PATIENCE_SECONDS)
        return Credentials(name, "secret")

    keeper = Keeper(source)
    keeper.renew(0)
    with ThreadPoolExecutor(1) as pool:
        renewing = pool.submit(keeper.renew, 60.0)
        assert begun.wait(PATIENCE_SECONDS)
        assert "OLD" == keeper.renew(60).access_key
        may_end.set()
        assert "NEW" == renewing.result(PATIENCE_SECONDS).access_key


def test_a_failure_to_renew_is_told_and_does_not_keep_others_out():
    outcomes = iter([Credentials("OLD", "secret"), None, Credentials("NEW", "secret")])

    def source() -> Credentials:
        found = next(outcomes)
        if found is None:
            raise MissingCredentialsError("refused.")
        return found

    keeper = Keeper(source)
    keeper.renew(0)
    with pytest.raises(MissingCredentialsError):
        keeper.renew(60)
    assert "NEW" == keeper.renew(60).access_key
