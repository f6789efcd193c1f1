"""Master keys: they wrap data keys, and encrypt nothing else.

A wrapped key is bound to its scope and id, so that it does not open in the place of another.
"""

from __future__ import annotations

from typing import Protocol


class Master(Protocol):
    """A master key; threads may share it."""

    @property
    def id(self) -> str:
        """Its name beside everything it wrapped; another master key has another."""
        ...

    def new_secret(self, scope: str, key_id: str) -> tuple[bytes, bytes]:
        """A new random secret of 32 bytes, and the same wrapped."""
        ...

    def wrap(self, secret: bytes, scope: str, key_id: str) -> bytes:
        """Wraps the secret of a data key."""
        ...

    def unwrap(self, wrapped: bytes, scope: str, key_id: str) -> bytes:
        """The secret of a data key; raises `WrappedKeyError` if it does not open."""
        ...
