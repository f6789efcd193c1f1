"""Stores of wrapped keys, and how processes agree on them.

A change names the version that it is based on, and is applied only to that version. Of two
processes that create a first key at the same time, one has to read again.
Not here: the secrets, which stores never see.
"""

from __future__ import annotations

from typing import Annotated, Protocol

import msgspec

KeyId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class WrappedKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored data key."""

    id: KeyId
    master: str
    wrapped: bytes
    created_at: float


class ScopeKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a scope, the current one last, with a version that starts at 1.

    Version 0 is a scope without stored keys.
    """

    scope: str
    version: Annotated[int, msgspec.Meta(ge=0)] = 0
    keys: tuple[WrappedKey, ...] = ()
    shredded_at: float | None = None

    @property
    def current(self) -> WrappedKey | None:
        """The key to write with, or None."""
        return self.keys[-1] if self.keys else None

    def by_id(self, key_id: str) -> WrappedKey | None:
        """The key with an id, or None."""
        return next((key for key in self.keys if key.id == key_id), None)

    def with_keys(self, *keys: WrappedKey) -> ScopeKeys:
        """Returns the next version, with other keys."""
        return ScopeKeys(self.scope, self.version + 1, keys, self.shredded_at)

    def shredded(self, at: float) -> ScopeKeys:
        """Returns the next version without keys, with the time of their destruction."""
        return ScopeKeys(self.scope, self.version + 1, (), at)


class KeyStore(Protocol):
    """Stores wrapped keys. Processes and threads may share it."""

    def read(self, scope: str) -> ScopeKeys:
        """Returns the keys of a scope; raises `KeyStoreDamagedError`."""
        ...

    def replace(self, keys: ScopeKeys) -> bool:
        """Replaces the previous version of the keys, durably.

        Returns False, without a change, if another version is stored.
        """
        ...

    def read_all(self) -> list[ScopeKeys]:
        """Returns the keys of every scope, by scope."""
        ...
