"""Ids and randomness, passed in: everything that needs a fresh id asks an `Ids`."""

from __future__ import annotations

import uuid
from os import urandom
from typing import Protocol


class Ids(Protocol):
    """Where fresh ids come from."""

    def uuid(self) -> str:
        """A new unguessable id in UUID form."""
        ...

    def request_id(self) -> str:
        """A new id in the form of the ids that DynamoDB gives requests: 52 letters and digits."""
        ...


class RandomIds:
    """Ids from the operating system's randomness."""

    def uuid(self) -> str:
        """A new unguessable id in UUID form."""
        return str(uuid.uuid4())

    def request_id(self) -> str:
        """A new id in the form of the ids that DynamoDB gives requests: 52 letters and digits."""
        return urandom(26).hex().upper()


class CountingIds:
    """Ids that count up, for tests that compare whole answers.

    >>> CountingIds().uuid()
    '00000000-0000-4000-8000-000000000001'
    """

    def __init__(self) -> None:
        self._last = 0

    def uuid(self) -> str:
        """The next id."""
        self._last += 1
        return f"00000000-0000-4000-8000-{self._last:012x}"

    def request_id(self) -> str:
        """The next id, with zeros before it."""
        self._last += 1
        return f"{self._last:052}"
