"""Stores of wrapped keys: what is kept of a scope, and how two processes agree on it.

A change names the version that it was made from, and happens only if that is still the version in
the store. So of two processes that make a first key at the same time, one is told to look again.
Not here: the secrets themselves, which no store ever sees.
"""

from __future__ import annotations

from typing import Annotated, Protocol

import msgspec

KeyId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class WrappedKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data key as it is stored."""

    id: KeyId
    master: str
    wrapped: bytes
    created_at: float


class ScopeKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a scope, the current one last, as of a version that counts up from 1.

    Version 0 is a scope of which nothing was ever stored.
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
        """The key of that id, or None."""
        return next((key for key in self.keys if key.id == key_id), None)

    def with_keys(self, *keys: WrappedKey) -> ScopeKeys:
        """The next version, with these keys in place of those there were."""
        return ScopeKeys(self.scope, self.version + 1, keys, self.shredded_at)

    def shredded(self, at: float) -> ScopeKeys:
        """The next version, without keys and with the time they were destroyed."""
        return ScopeKeys(self.scope, self.version + 1, (), at)


class KeyStore(Protocol):
    """Keeps wrapped keys; processes and threads may share it."""

    def read(self, scope: str) -> ScopeKeys:
        """What is stored of a scope now; raises `KeyStoreDamagedError` rather than guess."""
        ...

    def replace(self, keys: ScopeKeys) -> bool:
        """Puts keys in place of the version before theirs, safely on disk when it returns.

        False if that is no longer the stored version; then nothing was changed.
        """
        ...

    def read_all(self) -> list[ScopeKeys]:
        """What is stored of every scope, by scope."""
        ...
