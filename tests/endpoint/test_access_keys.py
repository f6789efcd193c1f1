"""Access keys: how they are given, and what is never shown of them."""

from __future__ import annotations

import pickle
import traceback
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.endpoint.access_keys import AccessKeys, InvalidAccessKeysError

SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"


@pytest.mark.parametrize(
    ("pairs", "sentence"),
    [
        ([], "At least one access key is required."),
        ([SECRET], "Access key 1 is not of the form ID:SECRET."),
        ([""], "Access key 1 is not of the form ID:SECRET."),
        (["ok:fine", f":{SECRET}"], "Access key 2 needs an id of letters, "),
        ([f"{SECRET}:AKIA"], "Access key 1 needs an id of letters, "),
        ([f"AK IA:{SECRET}"], "Access key 1 needs an id of letters, "),
        ([f"AKIÄ:{SECRET}"], "Access key 1 needs an id of letters, "),
        (["AKIA:"], "Access key 1 needs a secret of printable ASCII "),
        ([f"AKIA: {SECRET}"], "Access key 1 needs a secret of printable ASCII "),
        ([f"AKIA:{SECRET}\n"], "Access key 1 needs a secret of printable ASCII "),
        ([f"AKIA:{SECRET}ß"], "Access key 1 needs a secret of printable ASCII "),
        (["AKIA:one", f"AKIA:{SECRET}"], "Access key 2 repeats an id with another "),
    ],
)
def test_keys_that_cannot_be_used_are_refused_by_their_place(pairs: list[str], sentence: str):
    with pytest.raises(InvalidAccessKeysError) as caught:
        AccessKeys.of(pairs)
    assert str(caught.value).startswith(sentence)
    assert SECRET not in shown(caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "keys does not contain an access key."),
        ("# nothing\n\n", "keys does not contain an access key."),
        ("[default]\nregion = eu-central-1\n", "keys does not contain an access key."),
        (f"# mine\n\n{SECRET}\n", "Line 3 of keys is not of the form ID:SECRET."),
        (f"AKIA:one\nAKIA:{SECRET}", "Line 2 of keys repeats an id with another "),
        (
            f"[default]\naws_secret_access_key = {SECRET}\n",
            "Profile [default] of keys has no aws_access_key_id.",
        ),
        (
            f"[a]\naws_access_key_id = AKIA\n[b]\naws_secret_access_key = {SECRET}\n",
            "Profile [a] of keys has no aws_secret_access_key.",
        ),
        (
            f"[a]\naws_access_key_id = {SECRET}\naws_secret_access_key = AKIA\n",
            "Profile [a] of keys needs an id of letters, ",
        ),
        (f"[default]\n{SECRET}\n", "keys cannot be read as an AWS credentials file."),
        (f"[a]\nx={SECRET}\n[a]\nx=1", "keys cannot be read as an AWS credentials file."),
        (f"[a]\nx={SECRET}\nx={SECRET}", "keys cannot be read as an AWS credentials file."),
    ],
)
def test_files_that_cannot_be_used_are_refused_by_the_place(
    tmp_path: Path, text: str, sentence: str
):
    (tmp_path / "keys").write_text(text, encoding="utf-8")
    with pytest.raises(InvalidAccessKeysError) as caught:
        AccessKeys.from_file(tmp_path / "keys")
    assert str(caught.value).startswith(sentence)
    assert SECRET not in shown(caught.value)


def test_a_file_of_bytes_that_are_no_text_is_refused(tmp_path: Path):
    (tmp_path / "keys").write_bytes(b"AKIA:" + SECRET.encode() + b"\xff")
    with pytest.raises(InvalidAccessKeysError) as caught:
        AccessKeys.from_file(tmp_path / "keys")
    assert "keys is not UTF-8 text." == str(caught.value)
    assert SECRET not in shown(caught.value)


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path):
    with pytest.raises(FileNotFoundError):
        AccessKeys.from_file(tmp_path / "keys")


def test_one_key_with_two_secrets_cannot_be_joined():
    one, other = AccessKeys.of([f"AKIA:{SECRET}"]), AccessKeys.of(["AKIA:other"])
    with pytest.raises(InvalidAccessKeysError) as caught:
        _ = one | other
    assert "The same access key id has two different secrets." == str(caught.value)


def test_a_key_is_not_shown():
    keys = AccessKeys.of([f"AKIA:{SECRET}", "AKIB:hidden"])
    for text in (repr(keys), str(keys), f"{keys}", f"{[keys]!r}"):
        assert "AccessKeys(2 keys)" in text
        assert SECRET not in text


def test_secrets_are_found_by_the_id_of_their_key():
    keys = AccessKeys.of([f"AKIA:{SECRET}", "my-key_1.0:se:cret"])
    assert SECRET.encode() == keys.secret_of("AKIA")
    assert b"se:cret" == keys.secret_of("my-key_1.0")
    assert keys.secret_of("akia") is None
    assert keys.secret_of("") is None


def test_the_same_key_may_be_given_twice():
    assert 1 == len(AccessKeys.of(["AKIA:one", "AKIA:one"]))


def test_keys_of_two_places_can_be_joined():
    keys = AccessKeys.of(["a:1", "b:2"]) | AccessKeys.of(["b:2", "c:3"])
    assert [b"1", b"2", b"3"] == [keys.secret_of(key_id) for key_id in "abc"]
    assert 3 == len(keys)


def test_keys_reach_another_process_whole():
    keys = pickle.loads(pickle.dumps(AccessKeys.of([f"AKIA:{SECRET}"])))
    assert SECRET.encode() == keys.secret_of("AKIA")


def test_a_file_has_a_key_in_each_line(tmp_path: Path):
    text = f"\ufeff# ours\r\n\r\nAKIA:{SECRET}\r\n  ; theirs\r\n  AKIB:two  \r\n"
    (tmp_path / "keys").write_text(text, encoding="utf-8")
    keys = AccessKeys.from_file(str(tmp_path / "keys"))
    assert SECRET.encode() == keys.secret_of("AKIA")
    assert b"two" == keys.secret_of("AKIB")
    assert 2 == len(keys)


def test_a_file_may_be_awss_credentials_file(tmp_path: Path):
    text = f"""\
# written by `aws configure`
[default]
aws_access_key_id = AKIA
aws_secret_access_key = {SECRET}

[role]
role_arn = arn:aws:iam::123456789012:role/reader
source_profile = default

[100%]
aws_access_key_id=AKIB
aws_secret_access_key=t%wo
aws_session_token=ignored
"""
    (tmp_path / "credentials").write_text(text)
    keys = AccessKeys.from_file(tmp_path / "credentials")
    assert SECRET.encode() == keys.secret_of("AKIA")
    assert b"t%wo" == keys.secret_of("AKIB")
    assert 2 == len(keys)


@pytest.mark.parametrize("profile", ["default", "DEFAULT", "profile x", "ü"])
def test_a_profile_may_have_any_name(tmp_path: Path, profile: str):
    text = f"[{profile}]\naws_access_key_id = AKIA\naws_secret_access_key = {SECRET}\n"
    (tmp_path / "credentials").write_text(text, encoding="utf-8")
    keys = AccessKeys.from_file(tmp_path / "credentials")
    assert SECRET.encode() == keys.secret_of("AKIA")


@given(st.text(min_size=9, max_size=60), st.text(max_size=20))
def test_no_refusal_repeats_what_was_given(text: str, more: str):
    with pytest.raises(InvalidAccessKeysError) as caught:
        AccessKeys.of(["known:one", f"known:{text}", f"{text}:{more}", text])
    assert text not in str(caught.value)


def shown(error: BaseException) -> str:
    """All that a log could show of the error, with whatever is chained to it."""
    chained = error.__context__
    return "".join(traceback.format_exception(error)) + (shown(chained) if chained else "")
