"""Key files: damage is refused and left as it is; a change is whole, private and safe."""

from __future__ import annotations

import fcntl
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import ManualClock, limits
from tablewright.client.keys import FileKeyStore, ScopeKeys, WrappedKey
from tablewright.client.keys import file_store as module
from tablewright.errors import KeyStoreDamagedError, KeyStoreUnavailableError


def wrapped(number: int) -> WrappedKey:
    return WrappedKey(f"{number:032x}", "local:1", bytes([number]) * 60, 1_700_000_000.5)


FIRST = ScopeKeys("acme").with_keys(wrapped(1))
SECOND = FIRST.with_keys(wrapped(1), wrapped(2))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keys.json"


@pytest.fixture
def store(path: Path) -> FileKeyStore:
    store = FileKeyStore(path)
    assert store.replace(FIRST)
    return store


def _refused(store: FileKeyStore, path: Path, content: bytes, match: str = "key file|form") -> None:
    path.write_bytes(content)
    with pytest.raises(KeyStoreDamagedError, match=match):
        store.read("acme")
    with pytest.raises(KeyStoreDamagedError):
        store.read_all()
    with pytest.raises(KeyStoreDamagedError):
        store.replace(SECOND)
    assert content == path.read_bytes(), "a damaged file was written over"


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b"{" * 5000])
def test_a_file_of_another_kind_is_refused_and_not_written_over(
    store: FileKeyStore, path: Path, content: bytes
):
    _refused(store, path, content)


def test_a_file_that_was_cut_off_is_refused_at_any_length(store: FileKeyStore, path: Path):
    whole = path.read_bytes()
    for length in range(len(whole)):
        _refused(store, path, whole[:length])


@given(flipped=st.integers(min_value=0))
def test_any_flipped_bit_is_refused(flipped: int):
    whole = module._content({"acme": SECOND})
    bit = flipped % (len(whole) * 8)
    damaged = bytearray(whole)
    damaged[bit // 8] ^= 1 << bit % 8
    with pytest.raises(KeyStoreDamagedError):
        module._checked(bytes(damaged), Path("keys.json"))


@pytest.mark.parametrize(
    ("change", "match"),
    [
        (lambda file: file.update(version=2), "unknown format version, 2"),
        (lambda file: file.update(format="other"), "not a key file"),
        (lambda file: file.update(sha256="0" * 64), "checksum"),
        (lambda file: file["scopes"].clear(), "checksum"),
        (lambda file: file.pop("scopes"), "damaged"),
    ],
)
def test_a_file_of_another_form_is_refused_with_the_reason(
    store: FileKeyStore, path: Path, change: Callable[[object], None], match: str
):
    file = json.loads(path.read_text())
    change(file)
    _refused(store, path, json.dumps(file).encode(), match)


def test_keys_under_the_name_of_another_scope_are_refused(store: FileKeyStore, path: Path):
    _refused(store, path, module._content({"acme": ScopeKeys("globex", 1)}))


def test_a_refusal_quotes_nothing_of_the_file(store: FileKeyStore, path: Path):
    path.write_bytes(path.read_bytes().replace(b'"wrapped"', b'"wrapping"'))
    with pytest.raises(KeyStoreDamagedError) as refused:
        store.read("acme")
    assert refused.value.__cause__ is None
    assert "wrapping" not in str(refused.value)


def test_a_file_that_was_there_and_is_gone_is_not_made_anew(store: FileKeyStore, path: Path):
    path.unlink()
    with pytest.raises(KeyStoreUnavailableError, match="cannot be read: No such file"):
        store.read("acme")
    with pytest.raises(KeyStoreUnavailableError):
        store.replace(FIRST)
    assert not path.exists()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path):
    store = FileKeyStore(tmp_path / "nowhere" / "keys.json")
    with pytest.raises(KeyStoreUnavailableError, match="cannot be changed: No such file"):
        store.replace(FIRST)


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path):
    with pytest.raises(KeyStoreUnavailableError, match="Is a directory"):
        FileKeyStore(tmp_path).read("acme")


def test_a_lock_that_another_keeps_is_waited_for_and_then_told(
    store: FileKeyStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    waits: list[float] = []
    clock = ManualClock()
    monkeypatch.setattr(clock, "pause", lambda _, seconds: waits.append(seconds))
    with open(path.with_name("keys.json.lock"), "r+b") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(KeyStoreUnavailableError, match="held the lock for 10 seconds"):
            FileKeyStore(path, clock=clock).replace(SECOND)
    assert limits.KEY_FILE_LOCK_SECONDS_MAX == pytest.approx(sum(waits))
    assert FIRST == store.read("acme")
    assert store.replace(SECOND)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_disk_that_fails_leaves_the_old_keys(
    store: FileKeyStore, call: str, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as failing:
        failing.setattr(os, call, fail)
        with pytest.raises(KeyStoreUnavailableError, match="Input/output error"):
            store.replace(SECOND)
    assert FIRST == store.read("acme")
    assert store.replace(SECOND)


def test_what_was_made_from_another_version_changes_nothing(store: FileKeyStore, path: Path):
    before = path.read_bytes()
    assert not store.replace(FIRST)
    assert not store.replace(SECOND.with_keys(wrapped(3)))
    assert before == path.read_bytes()


def test_without_a_file_there_are_no_keys_and_none_is_made(path: Path):
    store = FileKeyStore(path)
    assert ScopeKeys("acme") == store.read("acme")
    assert [] == store.read_all()
    assert not path.exists()


def test_what_was_kept_is_read_by_another_store(store: FileKeyStore, path: Path):
    assert store.replace(SECOND)
    assert store.replace(ScopeKeys("").shredded(5.0))
    assert SECOND == FileKeyStore(path).read("acme")
    assert 5.0 == FileKeyStore(path).read("").shredded_at
    assert ["", "acme"] == [keys.scope for keys in FileKeyStore(path).read_all()]


@pytest.mark.skipif(os.name == "nt", reason="rights of files are Unix's")
def test_the_file_is_its_owners_alone_whatever_it_was_before(store: FileKeyStore, path: Path):
    path.chmod(0o644)
    assert store.replace(SECOND)
    for made in path.parent.iterdir():
        assert 0o600 == stat.S_IMODE(made.stat().st_mode), made


def test_nothing_is_left_beside_the_file_but_its_lock(store: FileKeyStore, path: Path):
    assert {"keys.json", "keys.json.lock"} == {made.name for made in path.parent.iterdir()}


def test_a_link_to_the_file_stays_a_link(store: FileKeyStore, path: Path, tmp_path: Path):
    link = tmp_path / "link.json"
    link.symlink_to(path)
    assert FileKeyStore(link).replace(SECOND)
    assert link.is_symlink()
    assert SECOND == store.read("acme")


def test_the_old_file_is_overwritten_when_it_has_lost_its_place(store: FileKeyStore, path: Path):
    with path.open("rb") as old:
        size_bytes = len(old.read())
        assert store.replace(FIRST.shredded(1.0))
        old.seek(0)
        assert bytes(size_bytes) == old.read()


def test_a_copy_under_another_name_is_not_overwritten(
    store: FileKeyStore, path: Path, tmp_path: Path
):
    before = path.read_bytes()
    os.link(path, tmp_path / "copy.json")
    assert store.replace(SECOND)
    assert before == (tmp_path / "copy.json").read_bytes()


def test_a_reader_whose_file_is_overwritten_meanwhile_reads_the_new_one(
    store: FileKeyStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The file is replaced between its opening and its reading."""
    checked, turns = module._checked, []

    def replaced_first(content: bytes, where: Path) -> object:
        turns.append(content)
        if len(turns) == 1:
            monkeypatch.setattr(module, "_checked", checked)
            assert FileKeyStore(path).replace(SECOND)
            monkeypatch.setattr(module, "_checked", replaced_first)
            content = bytes(len(content))
        return checked(content, where)

    monkeypatch.setattr(module, "_checked", replaced_first)
    assert SECOND == store.read("acme")
    assert 2 == len(turns)
