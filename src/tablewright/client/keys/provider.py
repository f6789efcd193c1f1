"""Providers of keys: what a database asks for the keys that its operations need."""

from __future__ import annotations

from typing import Protocol

from tablewright.errors import NoKeysError
from tablewright.model.declaring.encryption import DataKey, KeyNeeded


class KeyProvider(Protocol):
    """Gives data keys by scope; threads may share it.

    It may wait for a disk or a network: an asynchronous client asks it in a thread.
    """

    def current(self, scope: str) -> DataKey:
        """The key to write with, made now if the scope has none; `KeyShreddedError` after that."""
        ...

    def by_id(self, scope: str, key_id: str) -> DataKey:
        """The key that a value names; raises `KeyShreddedError` or `UnknownKeyError`."""
        ...

    def rotate(self, scope: str, *, worn_id: str | None = None) -> DataKey:
        """Makes a new current key; with `worn_id`, only while that one is still the current."""
        ...

    def shred(self, scope: str) -> int:
        """Destroys every key of a scope for good; returns how many there were."""
        ...

    def scopes(self) -> list[str]:
        """The scopes that have keys."""
        ...


def answer_to(needed: KeyNeeded, provider: KeyProvider | None) -> DataKey:
    """What a driver sends back into an operation that needs a key; raises what it throws in."""
    if provider is None:
        raise NoKeysError("A value is encrypted, but the database has no keys.")
    if needed.key_id is not None:
        return provider.by_id(needed.scope, needed.key_id)
    if needed.worn_id is not None:
        return provider.rotate(needed.scope, worn_id=needed.worn_id)
    return provider.current(needed.scope)
