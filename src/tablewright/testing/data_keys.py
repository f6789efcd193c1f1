"""MemoryKeys: data keys for encrypted attributes, in memory only."""

from __future__ import annotations

from tablewright.model.stored.envelopes import DataKey


class MemoryKeys:
    """One data key for each scope. The keys are the same in every run, and never secret."""

    def __init__(self) -> None:
        self._keys: dict[str, DataKey] = {}

    def current(self, scope: str) -> DataKey:
        """The key of a scope; created when it is first used."""
        number = len(self._keys)
        made = DataKey(f"{number:032x}", scope, bytes([number % 256]) * 32)
        return self._keys.setdefault(scope, made)

    def by_id(self, scope: str, key_id: str) -> DataKey:
        """The key of a scope; it has only one."""
        assert key_id == self._keys[scope].id
        return self._keys[scope]

    def rotate(self, scope: str, *, worn_id: str | None = None) -> DataKey:
        """Not supported: no operation rotates keys."""
        raise NotImplementedError

    def shred(self, scope: str) -> int:
        """Not supported: no operation deletes keys."""
        raise NotImplementedError

    def scopes(self) -> list[str]:
        """The scopes that have a key."""
        return list(self._keys)
