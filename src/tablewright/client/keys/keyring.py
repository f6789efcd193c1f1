"""Keyrings: a store of wrapped keys and the master key that wraps them.

A change is based on the version that was read, and is repeated if another process was faster.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from tablewright import limits
from tablewright.client.keys.file_store import FileKeyStore
from tablewright.client.keys.masters import Master
from tablewright.client.keys.stores import KeyStore, ScopeKeys, WrappedKey
from tablewright.clock import Clock, SystemClock
from tablewright.errors import (
    KeyInUseError,
    KeyShreddedError,
    KeyStoreUnavailableError,
    RequestError,
    TooManyKeysError,
    UnknownKeyError,
    WrappedKeyError,
)
from tablewright.ids import Ids, RandomIds
from tablewright.model.stored.envelopes import KEY_ID_BYTES, DataKey

_DAY_SECONDS = 24 * 3600


class Keyring:
    """Provides data keys from a store, unwrapped by a master key. Threads may share it.

    `store` is a store or the path of a key file. `former` are earlier master keys, which still
    unwrap their keys until `rewrap` has run. A key older than `rotate_after_days` is replaced at
    the next write; None disables this.
    """

    def __init__(
        self,
        store: KeyStore | str | os.PathLike[str],
        master: Master,
        *,
        former: Sequence[Master] = (),
        rotate_after_days: float | None = limits.DATA_KEY_DAYS_MAX,
        clock: Clock | None = None,
        ids: Ids | None = None,
    ) -> None:
        is_path = isinstance(store, str | os.PathLike)
        self._clock = clock or SystemClock()
        self._store: KeyStore = FileKeyStore(store, clock=self._clock) if is_path else store
        self._master = master
        self._masters = {known.id: known for known in (*former, master)}
        self._ids = ids or RandomIds()
        self._seconds_max = None if rotate_after_days is None else rotate_after_days * _DAY_SECONDS

    def current(self, scope: str) -> DataKey:
        """Returns the key to write with; creates the first key of a scope.

        Raises `KeyShreddedError` if the scope was shredded and not renewed.
        """
        return self._unwrapped_current(scope, self._with_current)

    def by_id(self, scope: str, key_id: str) -> DataKey:
        """Returns the key with an id; raises `KeyShreddedError` or `UnknownKeyError`."""
        keys = self._store.read(scope)
        found = keys.by_id(key_id)
        if found is None:
            raise _missing(keys, key_id)
        return self._unwrapped(scope, found)

    def rotate(self, scope: str, *, worn_id: str | None = None) -> DataKey:
        """Creates a new current key; values of older keys can still be read.

        With `worn_id`, only while that key is the current one: of many clients that find it worn,
        one creates the next. Raises `KeyShreddedError`, `TooManyKeysError`.
        """

        def rotated(keys: ScopeKeys) -> ScopeKeys:
            now = _alive(keys).current
            if now is not None and worn_id not in (None, now.id):
                return keys
            return self._with_new_key(keys)

        return self._unwrapped_current(scope, rotated)

    def renew(self, scope: str) -> DataKey:
        """Creates a new first key for a shredded scope; otherwise returns the current one."""
        return self._unwrapped_current(
            scope, lambda keys: keys if keys.keys else self._with_new_key(keys)
        )

    def shred(self, scope: str) -> int:
        """Permanently destroys every key of a scope; returns their number.

        Their values cannot be read again, here or in a backup of the table. Clients drop cached
        keys within `limits.KEY_CACHE_SECONDS`.
        """
        counts: list[int] = []

        def shredded(keys: ScopeKeys) -> ScopeKeys:
            counts.append(len(keys.keys))
            return keys.shredded(self._clock.now())

        self._changed(scope, shredded)
        return counts[-1]

    def retire(self, scope: str, key_id: str) -> None:
        """Destroys one key, after all its values were written again or deleted.

        Raises `UnknownKeyError`, or `KeyInUseError` for the current key.
        """

        def retired(keys: ScopeKeys) -> ScopeKeys:
            found = keys.by_id(key_id)
            if found is None:
                raise _missing(keys, key_id)
            if found is keys.current:
                raise KeyInUseError(f"Key {key_id} of {scope!r} is the current key.")
            return keys.with_keys(*(key for key in keys.keys if key is not found))

        self._changed(scope, retired)

    def rewrap(self) -> int:
        """Wraps the keys of former master keys with the current one; returns their number.

        It works scope by scope, and can be repeated after an interruption. The former master keys
        are then no longer needed.
        """
        count = 0
        for listed in self._store.read_all():
            former = [key for key in listed.keys if key.master != self._master.id]
            if former:
                self._changed(listed.scope, self._rewrapped)
                count += len(former)
        return count

    def scopes(self) -> list[str]:
        """Returns the scopes with keys, sorted."""
        return [keys.scope for keys in self._store.read_all() if keys.keys]

    @property
    def master_id(self) -> str:
        """The fingerprint of the master key that wraps new data keys."""
        return self._master.id

    def holds(self, key_id: str) -> bool:
        """Whether it can unwrap the data key with an id, in any scope."""
        for keys in self._store.read_all():
            found = keys.by_id(key_id)
            if found is not None:
                return found.master in self._masters and bool(self._unwrapped(keys.scope, found))
        return False

    def has_shredded(self) -> bool:
        """Whether the keys of any scope were shredded."""
        return any(keys.shredded_at is not None for keys in self._store.read_all())

    def _with_current(self, keys: ScopeKeys) -> ScopeKeys:
        now = _alive(keys).current
        if now is None:
            return self._with_new_key(keys)
        is_old = (
            self._seconds_max is not None
            and self._clock.now() - now.created_at >= self._seconds_max
            and len(keys.keys) < limits.KEYS_PER_SCOPE_MAX
        )
        return self._with_new_key(keys) if is_old else keys

    def _with_new_key(self, keys: ScopeKeys) -> ScopeKeys:
        if len(keys.keys) >= limits.KEYS_PER_SCOPE_MAX:
            raise TooManyKeysError(f"Scope {keys.scope!r} already has {len(keys.keys)} keys.")
        for key in keys.keys:  # a wrong master key must not continue with the right one's cache
            self._master_of(key)
        key_id = self._ids.random_bytes(KEY_ID_BYTES).hex()
        _, wrapped = self._master.new_secret(keys.scope, key_id)
        made = WrappedKey(key_id, self._master.id, wrapped, self._clock.now())
        return keys.with_keys(*keys.keys, made)

    def _rewrapped(self, keys: ScopeKeys) -> ScopeKeys:
        if all(key.master == self._master.id for key in keys.keys):
            return keys
        return keys.with_keys(*(self._rewrapped_key(keys.scope, key) for key in keys.keys))

    def _rewrapped_key(self, scope: str, key: WrappedKey) -> WrappedKey:
        if key.master == self._master.id:
            return key
        secret = self._unwrapped(scope, key).secret
        wrapped = self._master.wrap(secret, scope, key.id)
        return WrappedKey(key.id, self._master.id, wrapped, key.created_at)

    def _changed(self, scope: str, change: Callable[[ScopeKeys], ScopeKeys]) -> ScopeKeys:
        """Applies a change to the stored keys, until no other process was faster."""
        for _ in range(limits.KEY_CHANGE_ATTEMPTS_MAX):
            before = self._store.read(scope)
            after = change(before)
            if after is before or self._store.replace(after):
                return after
        raise KeyStoreUnavailableError(f"Other processes keep changing the keys of {scope!r}.")

    def _unwrapped_current(self, scope: str, change: Callable[[ScopeKeys], ScopeKeys]) -> DataKey:
        current = self._changed(scope, change).current
        assert current is not None
        return self._unwrapped(scope, current)

    def _unwrapped(self, scope: str, key: WrappedKey) -> DataKey:
        return DataKey(key.id, scope, self._master_of(key).unwrap(key.wrapped, scope, key.id))

    def _master_of(self, key: WrappedKey) -> Master:
        master = self._masters.get(key.master)
        if master is None:
            raise WrappedKeyError(
                f"Key {key.id} was wrapped with master key {key.master}, but the keyring has only "
                f"{', '.join(sorted(self._masters))}."
            )
        return master

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._store!r}, master={self._master!r})"


def _alive(keys: ScopeKeys) -> ScopeKeys:
    if keys.shredded_at is not None and not keys.keys:
        raise KeyShreddedError(f"The keys of {keys.scope!r} were shredded.")
    return keys


def _missing(keys: ScopeKeys, key_id: str) -> RequestError:
    if keys.shredded_at is not None:
        return KeyShreddedError(f"Key {key_id} of {keys.scope!r} was shredded.")
    return UnknownKeyError(f"Key {key_id} of {keys.scope!r} does not exist.")
