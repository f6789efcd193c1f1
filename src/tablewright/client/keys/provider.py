"""Key providers: where a database gets the keys for its operations."""

from __future__ import annotations

from typing import Protocol

from tablewright.errors import NoKeysError
from tablewright.model.declaring.encryption import DataKey, KeyNeeded


class KeyProvider(Protocol):
    """Provides data keys by scope. Threads may share it.

    It may wait for a disk or a network: an async client calls it in a thread.
    """

    def current(self, scope: str) -> DataKey:
        """Returns the key to write with, or a new one; raises `KeyShreddedError`."""
        ...

    def by_id(self, scope: str, key_id: str) -> DataKey:
        """Returns the key with an id; raises `KeyShreddedError` or `UnknownKeyError`."""
        ...

    def rotate(self, scope: str, *, worn_id: str | None = None) -> DataKey:
        """Creates a new current key; with `worn_id`, only while that one is current."""
        ...

    def shred(self, scope: str) -> int:
        """Permanently destroys every key of a scope; returns their number."""
        ...

    def scopes(self) -> list[str]:
        """Returns the scopes with keys."""
        ...


def answer_to(needed: KeyNeeded, provider: KeyProvider | None) -> DataKey:
    """Returns the response to an operation that needs a key; raises the error to throw into it."""
    if provider is None:
        raise NoKeysError("A value is encrypted, but the database has no keys.")
    if needed.key_id is not None:
        return provider.by_id(needed.scope, needed.key_id)
    if needed.worn_id is not None:
        return provider.rotate(needed.scope, worn_id=needed.worn_id)
    return provider.current(needed.scope)
