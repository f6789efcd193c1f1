"""Encrypted attributes: their declaration, and how operations get keys.

    class Token(Entity, table="tokens", tenant="account_id"):
        account_id: str
        access_token: Annotated[str, Encrypted()]

An operation yields a `KeyNeeded`, and its driver sends back the `DataKey`. A `KeyCache` keeps keys
for a time, so that few operations need this.
Not here: the bytes of an encrypted value (`model.stored.envelopes`), the creation of keys
(`client.keys`).
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from tablewright import limits
from tablewright.clock import Clock
from tablewright.errors import NoKeysError, WrongScopeError
from tablewright.ids import Ids
from tablewright.model.stored.envelopes import NONCE_BYTES, DataKey, Row, key_id_of, opened, seal

__all__ = [
    "DataKey",
    "Encrypted",
    "KeyCache",
    "KeyNeeded",
    "Row",
    "opened_value",
    "sealed_value",
]


@dataclass(frozen=True, slots=True)
class Encrypted:
    """Marks an attribute whose values are stored encrypted: `Annotated[str, Encrypted()]`.

    The key is that of the item's tenant; all items of a design without tenants share one.
    """


@dataclass(frozen=True, slots=True)
class KeyNeeded:
    """Yielded by an operation that needs a key; the driver sends back a `DataKey` of that scope.

    Without `key_id` the operation needs the current key, to encrypt; `worn_id` then names a key
    that has encrypted enough values and must not be returned.
    """

    scope: str
    key_id: str | None = None
    worn_id: str | None = None


KeySteps = Generator[KeyNeeded, DataKey, bytes]
_Slot = tuple[str, str | None]
_K = TypeVar("_K")
_V = TypeVar("_V")


def sealed_value(
    plaintext: bytes, row: Row, attribute: str, *, keys: KeyCache | None, ids: Ids
) -> KeySteps:
    """Encrypts a value for an attribute of an item; returns the bytes to store.

    Raises `NoKeysError` without keys, and what the provider raises into the generator.
    """
    key = _known(keys, row, attribute).to_write(row.scope)
    if isinstance(key, KeyNeeded):
        key = _kept(keys, key, (yield key))
    return seal(plaintext, key, row.context(attribute), nonce=ids.random_bytes(NONCE_BYTES))


def opened_value(envelope: bytes, row: Row, attribute: str, *, keys: KeyCache | None) -> KeySteps:
    """Decrypts the stored value of an attribute and returns the plaintext.

    Raises `NoKeysError`, `EnvelopeError`, `TamperedValueError`, and errors of the provider.
    """
    key = _known(keys, row, attribute).to_read(row.scope, key_id_of(envelope))
    if isinstance(key, KeyNeeded):
        key = _kept(keys, key, (yield key))
    return opened(envelope, key, row.context(attribute))


def _known(keys: KeyCache | None, row: Row, attribute: str) -> KeyCache:
    if keys is None:
        raise NoKeysError(
            f"{attribute!r} of {row.table!r} is encrypted, but the database has no keys."
        )
    return keys


def _kept(keys: KeyCache | None, needed: KeyNeeded, key: DataKey) -> DataKey:
    assert keys is not None
    keys.keep(needed, key)
    return key


class KeyCache:
    """The cached keys of a client; thread-safe.

    A key expires `seconds` after it was cached. This limits how long a shredded key can still be
    used, and how long clients take to use a new current key.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        seconds: float = limits.KEY_CACHE_SECONDS,
        entries_max: int = limits.KEY_CACHE_ENTRIES_MAX,
        seals_max: int = limits.KEY_SEALS_PER_CACHE_MAX,
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        self._entries_max = entries_max
        self._seals_max = seals_max
        self._lock = threading.Lock()
        # By scope and id, with the time of caching; the current key of a scope has no id here.
        self._kept: OrderedDict[_Slot, tuple[DataKey, float]] = OrderedDict()
        # The number of values that a key has encrypted, by its id. The count outlives the cached
        # key; an evicted count was too small to matter.
        self._seals: OrderedDict[str, int] = OrderedDict()

    def to_write(self, scope: str) -> DataKey | KeyNeeded:
        """Returns the key for one new value of a scope, or the request for it."""
        with self._lock:
            key = self._fresh((scope, None))
            if key is None:
                return KeyNeeded(scope)
            seals = self._seals.get(key.id, 0) + 1
            if seals > self._seals_max:
                return KeyNeeded(scope, worn_id=key.id)
            self._seals[key.id] = seals
            self._bound(self._seals, key.id)
            return key

    def to_read(self, scope: str, key_id: str) -> DataKey | KeyNeeded:
        """Returns the key of an envelope, or the request for it."""
        with self._lock:
            for slot in ((scope, None), (scope, key_id)):
                key = self._fresh(slot)
                if key is not None and key.id == key_id:
                    return key
            return KeyNeeded(scope, key_id)

    def keep(self, needed: KeyNeeded, key: DataKey) -> None:
        """Caches a key; raises `WrongScopeError` if it is not the requested one."""
        if key.scope != needed.scope or (needed.key_id or key.id) != key.id:
            raise WrongScopeError(
                f"The provider returned key {key.id} of scope {key.scope!r} instead of "
                f"{needed.key_id or 'the current key'} of scope {needed.scope!r}."
            )
        with self._lock:
            self._drop([slot for slot in self._kept if self._is_expired(slot)])
            slot = (needed.scope, needed.key_id)
            self._kept[slot] = (key, self._clock.now())
            self._bound(self._kept, slot)

    def forget(self, scope: str) -> None:
        """Drops every key of a scope at once."""
        with self._lock:
            self._drop([slot for slot in self._kept if slot[0] == scope])

    def _fresh(self, slot: _Slot) -> DataKey | None:
        if slot not in self._kept:
            return None
        if self._is_expired(slot):
            del self._kept[slot]
            return None
        self._kept.move_to_end(slot)
        return self._kept[slot][0]

    def _is_expired(self, slot: _Slot) -> bool:
        # A clock that is set back must not extend the lifetime of keys.
        return not 0 <= self._clock.now() - self._kept[slot][1] < self._seconds

    def _drop(self, slots: list[_Slot]) -> None:
        for slot in slots:
            del self._kept[slot]

    def _bound(self, used: OrderedDict[_K, _V], last_used: _K) -> None:
        used.move_to_end(last_used)
        if len(used) > self._entries_max:
            used.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self)} keys)"
