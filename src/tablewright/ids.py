"""Ids and randomness, passed in: all code gets new ids from an `Ids`.

`Draws` generate repeatable sample data.
"""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from hashlib import blake2b
from itertools import count
from os import urandom
from typing import Protocol, TypeVar

T = TypeVar("T")


class Ids(Protocol):
    """Provides new ids."""

    def uuid(self) -> str:
        """Returns a new unguessable id in UUID form."""
        ...

    def request_id(self) -> str:
        """Returns a new id in the form of DynamoDB's request ids: 52 letters and digits."""
        ...

    def random_bytes(self, count: int) -> bytes:
        """Returns unguessable bytes, for keys and nonces."""
        ...


class RandomIds:
    """Ids from the operating system's randomness."""

    def uuid(self) -> str:
        """Returns a new unguessable id in UUID form."""
        text = urandom(16).hex()
        variant = "89ab"[int(text[16], 16) & 3]  # like `uuid.uuid4`, in a third of the time
        return f"{text[:8]}-{text[8:12]}-4{text[13:16]}-{variant}{text[17:20]}-{text[20:]}"

    def request_id(self) -> str:
        """Returns a new id in the form of DynamoDB's request ids: 52 letters and digits."""
        return urandom(26).hex().upper()

    def random_bytes(self, count: int) -> bytes:
        """Returns unguessable bytes, for keys and nonces."""
        return urandom(count)


class SeededIds:
    """Ids derived from a seed, so that a repeated request draws the same ones.

    Only ids are derived from the seed. Secrets stay random.

    >>> SeededIds(b"a", RandomIds()).uuid() == SeededIds(b"a", RandomIds()).uuid()
    True
    """

    def __init__(self, seed: bytes, others: Ids) -> None:
        self._seed = seed
        self._others = others
        self._numbers = count(1)

    def uuid(self) -> str:
        """Returns the next id in UUID form, unguessable without the seed."""
        number = str(next(self._numbers)).encode()
        return str(
            uuid.UUID(bytes=blake2b(number, key=self._seed, digest_size=16).digest(), version=4)
        )

    def request_id(self) -> str:
        """Returns a new id in the form of DynamoDB's request ids."""
        return self._others.request_id()

    def random_bytes(self, count: int) -> bytes:
        """Returns unguessable bytes, even with the seed."""
        return self._others.random_bytes(count)


class CountingIds:
    """Ids that count up, for tests that compare whole responses.

    >>> CountingIds().uuid()
    '00000000-0000-4000-8000-000000000001'
    """

    def __init__(self) -> None:
        self._last = 0

    def uuid(self) -> str:
        """Returns the next id."""
        self._last += 1
        return f"00000000-0000-4000-8000-{self._last:012x}"

    def request_id(self) -> str:
        """Returns the next id, with leading zeros."""
        self._last += 1
        return f"{self._last:052}"

    def random_bytes(self, count: int) -> bytes:
        """Returns the next number as bytes: not random."""
        self._last += 1
        return self._last.to_bytes(count, "big")


def ordered_uuid(ids: Ids, now_seconds: float) -> str:
    """Returns a new UUID of version 7, which sorts by its time of creation.

    >>> ordered_uuid(CountingIds(), 1_700_000_000.5)
    '018bcfe5-69f4-7000-8000-000000000001'
    """
    drawn, moment = ids.uuid(), f"{int(now_seconds * 1000) & 0xFFFFFFFFFFFF:012x}"
    return f"{moment[:8]}-{moment[8:]}-7{drawn[15:]}"


def random_share() -> float:
    """Returns a number in [0, 1), for delays that should not coincide.

    It uses the system's randomness, so that forked processes do not draw the same.
    """
    return int.from_bytes(urandom(6), "big") / 2**48


class Draws:
    """Pseudo-random draws, the same for a seed in every Python version.

    >>> draws = Draws(1)
    >>> [draws.below(10) for _ in range(5)]
    [0, 9, 5, 2, 8]
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        self._last = 0

    def part(self, name: str) -> Draws:
        """Returns separate draws for a part: further draws in it do not change other parts."""
        return Draws(f"{self._seed}/{name}")

    def share(self) -> float:
        """Returns a number in [0, 1)."""
        return int.from_bytes(self.drawn_bytes(6), "big") / 2**48

    def below(self, count: int) -> int:
        """Returns an integer from 0 to `count` - 1."""
        return int(self.share() * count)

    def between(self, least: int, most: int) -> int:
        """Returns an integer from `least` to `most`, both inclusive."""
        return least + self.below(most - least + 1)

    def chance(self, share: float) -> bool:
        """Returns True with a probability."""
        return self.share() < share

    def pick(self, choices: Sequence[T]) -> T:
        """Returns one of several values."""
        return choices[self.below(len(choices))]

    def uuid(self) -> str:
        """Returns an id in UUID form."""
        return str(uuid.UUID(bytes=self.drawn_bytes(16), version=4))

    def drawn_bytes(self, count: int) -> bytes:
        """Returns up to 64 predictable bytes."""
        self._last += 1
        return blake2b(f"{self._seed}#{self._last}".encode(), digest_size=count).digest()
