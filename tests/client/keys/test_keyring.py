"""Keyrings: first keys, rotation, shredding and change of the master, in a file and in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.client.keys import (
    FileKeyStore,
    Keyring,
    KeyStore,
    LocalMaster,
    ScopeKeys,
    TableKeyStore,
)
from tablewright.errors import (
    KeyInUseError,
    KeyShreddedError,
    KeyStoreUnavailableError,
    TooManyKeysError,
    UnknownKeyError,
    WrappedKeyError,
)
from tests.client.keys.keyrings import MASTER, OTHER_MASTER, EngineTransport

UNKNOWN_ID = "f" * 32
DAY_SECONDS = 24 * 3600


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(params=["file", "table"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KeyStore]:
    if request.param == "file":
        yield FileKeyStore(tmp_path / "keys.json")
        return
    with Engine.memory() as engine:
        store = TableKeyStore(EngineTransport(engine), "keys")
        store.create_table()
        yield store


@pytest.fixture
def keyring(store: KeyStore, clock: ManualClock) -> Keyring:
    return Keyring(store, MASTER, clock=clock)


def test_a_key_that_nobody_made_is_unknown(keyring: Keyring):
    with pytest.raises(UnknownKeyError, match=f"Key {UNKNOWN_ID} of 'acme' does not exist"):
        keyring.by_id("acme", UNKNOWN_ID)
    keyring.current("acme")
    with pytest.raises(UnknownKeyError):
        keyring.by_id("acme", UNKNOWN_ID)


def test_a_key_of_another_scope_is_unknown(keyring: Keyring):
    key = keyring.current("acme")
    with pytest.raises(UnknownKeyError):
        keyring.by_id("globex", key.id)


def test_another_master_key_is_refused_by_its_id(
    keyring: Keyring, store: KeyStore, clock: ManualClock
):
    keyring.current("acme")
    with pytest.raises(
        WrappedKeyError, match=f"{MASTER.id}, but the keyring has only {OTHER_MASTER.id}"
    ):
        Keyring(store, OTHER_MASTER, clock=clock).current("acme")


def test_a_wrong_master_key_does_not_go_on_where_the_right_one_left_off(
    keyring: Keyring, store: KeyStore, clock: ManualClock
):
    keyring.current("acme")
    clock.advance(seconds=400 * DAY_SECONDS)
    wrong = Keyring(store, OTHER_MASTER, clock=clock)
    for write in (wrong.current, wrong.rotate):
        with pytest.raises(WrappedKeyError):
            write("acme")


def test_a_wrapped_key_moved_to_another_scope_does_not_open(keyring: Keyring, store: KeyStore):
    key = keyring.current("acme")
    assert store.replace(ScopeKeys("globex").with_keys(*store.read("acme").keys))
    with pytest.raises(WrappedKeyError):
        keyring.current("globex")
    with pytest.raises(WrappedKeyError):
        keyring.by_id("globex", key.id)


def test_a_shredded_scope_can_neither_be_read_nor_written(keyring: Keyring):
    key = keyring.current("acme")
    keyring.rotate("acme")
    assert 2 == keyring.shred("acme")
    refusals: list[Callable[[], object]] = [
        lambda: keyring.current("acme"),
        lambda: keyring.by_id("acme", key.id),
        lambda: keyring.rotate("acme"),
        lambda: keyring.rotate("acme", worn_id=key.id),
    ]
    for refusal in refusals:
        with pytest.raises(KeyShreddedError, match=r"shredded.*cannot be recovered"):
            refusal()


def test_a_scope_without_keys_can_be_shredded_before_it_has_any(keyring: Keyring):
    assert 0 == keyring.shred("acme")
    with pytest.raises(KeyShreddedError):
        keyring.current("acme")


def test_a_renewed_scope_can_be_written_but_what_was_shredded_stays_so(keyring: Keyring):
    old = keyring.current("acme")
    keyring.shred("acme")
    new = keyring.renew("acme")
    assert old.id != new.id
    assert new == keyring.current("acme") == keyring.renew("acme")
    with pytest.raises(KeyShreddedError):
        keyring.by_id("acme", old.id)
    assert 1 == keyring.shred("acme")
    with pytest.raises(KeyShreddedError):
        keyring.current("acme")


def test_shredding_leaves_other_scopes_alone(keyring: Keyring):
    other = keyring.current("globex")
    keyring.current("acme")
    keyring.shred("acme")
    assert other == keyring.current("globex")
    assert ["globex"] == keyring.scopes()


def test_nothing_of_a_shredded_key_is_left_in_the_store(keyring: Keyring, store: KeyStore):
    keyring.current("acme")
    (before,) = store.read_all()
    keyring.shred("acme")
    assert () == store.read("acme").keys
    assert len(before.keys) == 1


def test_a_scope_has_no_more_keys_than_it_may(
    keyring: Keyring, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
):
    monkeypatch.setattr(limits, "KEYS_PER_SCOPE_MAX", 3)
    for _ in range(3):
        keyring.rotate("acme")
    with pytest.raises(TooManyKeysError, match="'acme' already has 3 keys"):
        keyring.rotate("acme")
    clock.advance(seconds=400 * DAY_SECONDS)
    current = keyring.current("acme")  # old, but better than none
    assert current == keyring.current("acme")


def test_the_current_key_is_not_retired(keyring: Keyring):
    key = keyring.current("acme")
    with pytest.raises(KeyInUseError, match="is the current key"):
        keyring.retire("acme", key.id)
    with pytest.raises(UnknownKeyError):
        keyring.retire("acme", UNKNOWN_ID)
    assert key == keyring.by_id("acme", key.id)


def test_a_store_that_others_keep_changing_is_told(
    keyring: Keyring, store: KeyStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(store, "replace", lambda keys: False)
    with pytest.raises(KeyStoreUnavailableError, match="Other processes keep changing"):
        keyring.current("acme")


def test_what_others_changed_meanwhile_is_looked_at_again(
    keyring: Keyring, store: KeyStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    """Another process makes the first key while this one was about to."""
    replace = store.replace
    other = Keyring(store, MASTER, clock=clock)

    def after_another(keys: ScopeKeys) -> bool:
        monkeypatch.setattr(store, "replace", replace)
        other.current("acme")
        return store.replace(keys)

    monkeypatch.setattr(store, "replace", after_another)
    assert other.current("acme") == keyring.current("acme")
    assert 1 == len(store.read("acme").keys)


def test_the_first_key_is_made_once(keyring: Keyring, store: KeyStore, clock: ManualClock):
    key = keyring.current("acme")
    assert "acme" == key.scope
    assert key == keyring.current("acme") == keyring.by_id("acme", key.id)
    assert key == Keyring(store, MASTER, clock=clock).current("acme")


def test_each_scope_has_a_key_of_its_own(keyring: Keyring):
    keys = [keyring.current(scope) for scope in ("", "acme", "globex", "ümläut 😀")]
    assert 4 == len({key.secret for key in keys}) == len({key.id for key in keys})
    assert ["", "acme", "globex", "ümläut 😀"] == keyring.scopes()


def test_after_a_rotation_old_values_can_still_be_read(keyring: Keyring):
    old = keyring.current("acme")
    new = keyring.rotate("acme")
    assert new == keyring.current("acme")
    assert (old, new) == (keyring.by_id("acme", old.id), keyring.by_id("acme", new.id))
    assert old.secret != new.secret


def test_of_many_who_find_a_key_worn_one_makes_the_next(keyring: Keyring, store: KeyStore):
    worn = keyring.current("acme")
    following = {keyring.rotate("acme", worn_id=worn.id).id for _ in range(5)}
    assert 1 == len(following)
    assert 2 == len(store.read("acme").keys)


def test_a_key_that_has_grown_old_is_followed_by_another(keyring: Keyring, clock: ManualClock):
    old = keyring.current("acme")
    clock.advance(seconds=limits.DATA_KEY_DAYS_MAX * DAY_SECONDS - 1)
    assert old == keyring.current("acme")
    clock.advance(seconds=1)
    new = keyring.current("acme")
    assert old.id != new.id
    assert new == keyring.current("acme")


def test_keys_may_grow_old_if_that_is_asked_for(store: KeyStore, clock: ManualClock):
    keyring = Keyring(store, MASTER, rotate_after_days=None, clock=clock)
    old = keyring.current("acme")
    clock.advance(seconds=10_000 * DAY_SECONDS)
    assert old == keyring.current("acme")


def test_a_retired_key_is_unknown_and_the_others_are_not(keyring: Keyring):
    old, new = keyring.current("acme"), keyring.rotate("acme")
    keyring.retire("acme", old.id)
    assert new == keyring.current("acme")
    with pytest.raises(UnknownKeyError):
        keyring.by_id("acme", old.id)


def test_a_former_master_opens_what_it_wrapped_and_the_new_one_wraps_the_rest(
    keyring: Keyring, store: KeyStore, clock: ManualClock
):
    old = keyring.current("acme")
    both = Keyring(store, OTHER_MASTER, former=[MASTER], clock=clock)
    assert old == both.current("acme")
    both.current("globex")
    assert OTHER_MASTER.id == store.read("globex").keys[0].master


def test_after_rewrapping_the_former_master_is_not_needed(
    keyring: Keyring, store: KeyStore, clock: ManualClock
):
    keys = [keyring.current("acme"), keyring.rotate("acme"), keyring.current("globex")]
    keyring.shred("gone")
    both = Keyring(store, OTHER_MASTER, former=[MASTER], clock=clock)
    assert 3 == both.rewrap()
    assert 0 == both.rewrap()
    alone = Keyring(store, OTHER_MASTER, clock=clock)
    assert keys == [alone.by_id(key.scope, key.id) for key in keys]
    assert keys[1] == alone.current("acme")


def test_only_what_a_former_master_wrapped_is_wrapped_anew(
    keyring: Keyring, store: KeyStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    keyring.current("acme")
    both = Keyring(store, OTHER_MASTER, former=[MASTER], clock=clock)
    both.rotate("acme")
    listed, new = store.read_all(), store.read("acme").keys[1]
    assert 1 == both.rewrap()
    rewrapped = store.read("acme")
    assert new == rewrapped.keys[1]
    # Another process may list them before, and come to them after this one.
    monkeypatch.setattr(store, "read_all", lambda: listed)
    both.rewrap()
    assert rewrapped == store.read("acme")


def test_a_rewrapping_that_breaks_off_is_finished_by_the_next(
    keyring: Keyring, store: KeyStore, clock: ManualClock
):
    keys = [keyring.current(scope) for scope in "abc"]

    class Breaking(LocalMaster):
        def unwrap(self, wrapped: bytes, scope: str, key_id: str) -> bytes:
            if scope == "b":
                raise InterruptedError
            return super().unwrap(wrapped, scope, key_id)

    with pytest.raises(InterruptedError):
        Keyring(store, OTHER_MASTER, former=[Breaking(b"m" * 32)], clock=clock).rewrap()
    both = Keyring(store, OTHER_MASTER, former=[MASTER], clock=clock)
    assert keys == [both.current(scope) for scope in "abc"]
    assert 2 == both.rewrap()
    assert keys == [Keyring(store, OTHER_MASTER, clock=clock).current(scope) for scope in "abc"]


def test_a_path_is_a_key_file(tmp_path: Path):
    key = Keyring(tmp_path / "keys.json", MASTER).current("acme")
    assert key == Keyring(str(tmp_path / "keys.json"), master=MASTER).current("acme")
    assert key == Keyring(FileKeyStore(tmp_path / "keys.json"), MASTER).current("acme")


def test_a_keyring_shows_where_its_keys_are_and_none_of_them(tmp_path: Path):
    keyring = Keyring(tmp_path / "keys.json", MASTER)
    keyring.current("acme")
    shown = f"Keyring(FileKeyStore('{tmp_path}/keys.json'), master=LocalMaster('{MASTER.id}'))"
    assert shown == repr(keyring)
