"""MemoryKeys: data keys for encrypted attributes, in memory only."""

from __future__ import annotations

from tablewright.errors import KeyShreddedError, UnknownKeyError
from tablewright.model.stored.envelopes import DataKey


class MemoryKeys:
    """Data keys by scope. The keys are the same in every run, and never secret."""

    def __init__(self) -> None:
        self._keys: dict[str, list[DataKey]] = {}  # the newest last; none after a shred
        self._created = 0

    def current(self, scope: str) -> DataKey:
        """The key of a scope, created on first use; raises `KeyShreddedError`."""
        keys = self._of(scope)
        return keys[-1] if keys else self.rotate(scope)

    def by_id(self, scope: str, key_id: str) -> DataKey:
        """The key that a value names; raises `KeyShreddedError` or `UnknownKeyError`."""
        for key in self._of(scope):
            if key.id == key_id:
                return key
        raise UnknownKeyError(f"The scope {scope!r} has no key {key_id!r}.")

    def rotate(self, scope: str, *, worn_id: str | None = None) -> DataKey:
        """Creates a new current key; with `worn_id`, only while that one is still current."""
        keys = self._of(scope)
        if worn_id is None or not keys or keys[-1].id == worn_id:
            secret = bytes([self._created % 256]) * 32
            keys.append(DataKey(f"{self._created:032x}", scope, secret))
            self._keys[scope] = keys
            self._created += 1
        return keys[-1]

    def shred(self, scope: str) -> int:
        """Destroys every key of a scope; returns how many there were."""
        destroyed = self._keys.get(scope, [])
        self._keys[scope] = []
        return len(destroyed)

    def scopes(self) -> list[str]:
        """The scopes that have a key."""
        return [scope for scope, keys in self._keys.items() if keys]

    def _of(self, scope: str) -> list[DataKey]:
        keys = self._keys.get(scope)
        if keys is None:
            return []
        if not keys:
            raise KeyShreddedError(f"The keys of {scope!r} were destroyed.")
        return keys
