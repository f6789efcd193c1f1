"""Master keys, which only wrap data keys.

A wrapped key is bound to its scope and id, so that it cannot replace another.
"""

from __future__ import annotations

from typing import Protocol


class Master(Protocol):
    """A master key; threads may share it."""

    @property
    def id(self) -> str:
        """The name stored with everything that it wrapped; unique per master key."""
        ...

    def new_secret(self, scope: str, key_id: str) -> tuple[bytes, bytes]:
        """Returns a new random secret of 32 bytes, and the same wrapped."""
        ...

    def wrap(self, secret: bytes, scope: str, key_id: str) -> bytes:
        """Wraps the secret of a data key."""
        ...

    def unwrap(self, wrapped: bytes, scope: str, key_id: str) -> bytes:
        """Unwraps the secret of a data key; raises `WrappedKeyError`."""
        ...
