"""Ids and randomness, passed in: everything that needs a fresh id asks an `Ids`.

`Draws` are for data that is made up, and are the same every time.
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
    """Where fresh ids come from."""

    def uuid(self) -> str:
        """A new unguessable id in UUID form."""
        ...

    def request_id(self) -> str:
        """A new id in the form of the ids that DynamoDB gives requests: 52 letters and digits."""
        ...

    def random_bytes(self, count: int) -> bytes:
        """So many bytes that nobody can guess, for keys and nonces."""
        ...


class RandomIds:
    """Ids from the operating system's randomness."""

    def uuid(self) -> str:
        """A new unguessable id in UUID form."""
        text = urandom(16).hex()
        variant = "89ab"[int(text[16], 16) & 3]  # as `uuid.uuid4` does, in a third of the time
        return f"{text[:8]}-{text[8:12]}-4{text[13:16]}-{variant}{text[17:20]}-{text[20:]}"

    def request_id(self) -> str:
        """A new id in the form of the ids that DynamoDB gives requests: 52 letters and digits."""
        return urandom(26).hex().upper()

    def random_bytes(self, count: int) -> bytes:
        """So many bytes that nobody can guess, for keys and nonces."""
        return urandom(count)


class SeededIds:
    """Ids of one request that follow from a seed, so that a repeated request draws the same ones.

    Only ids follow from the seed. What must stay secret is as random as ever.

    >>> SeededIds(b"a", RandomIds()).uuid() == SeededIds(b"a", RandomIds()).uuid()
    True
    """

    def __init__(self, seed: bytes, others: Ids) -> None:
        self._seed = seed
        self._others = others
        self._numbers = count(1)

    def uuid(self) -> str:
        """The next id in UUID form; nobody without the seed can guess it."""
        number = str(next(self._numbers)).encode()
        return str(
            uuid.UUID(bytes=blake2b(number, key=self._seed, digest_size=16).digest(), version=4)
        )

    def request_id(self) -> str:
        """A new id in the form of the ids that DynamoDB gives requests."""
        return self._others.request_id()

    def random_bytes(self, count: int) -> bytes:
        """So many bytes that nobody can guess, the seed or not."""
        return self._others.random_bytes(count)


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

    def random_bytes(self, count: int) -> bytes:
        """The next number as so many bytes: not random at all."""
        self._last += 1
        return self._last.to_bytes(count, "big")


def ordered_uuid(ids: Ids, now_seconds: float) -> str:
    """A new unguessable id in the form of UUID version 7: ids sort by the time of their creation.

    >>> ordered_uuid(CountingIds(), 1_700_000_000.5)
    '018bcfe5-69f4-7000-8000-000000000001'
    """
    drawn, moment = ids.uuid(), f"{int(now_seconds * 1000) & 0xFFFFFFFFFFFF:012x}"
    return f"{moment[:8]}-{moment[8:]}-7{drawn[15:]}"


def random_share() -> float:
    """A number from 0 up to but not including 1, for waits that must not fall together.

    It is the system's randomness, so that processes which were forked do not draw the same.
    """
    return int.from_bytes(urandom(6), "big") / 2**48


class Draws:
    """Draws that look random and are always the same for a seed, with whatever Python.

    >>> draws = Draws(1)
    >>> [draws.below(10) for _ in range(5)]
    [0, 9, 5, 2, 8]
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        self._last = 0

    def part(self, name: str) -> Draws:
        """Draws of their own for a part of what is made: one more in it changes no other part."""
        return Draws(f"{self._seed}/{name}")

    def share(self) -> float:
        """A number from 0 up to but not including 1."""
        return int.from_bytes(self.drawn_bytes(6), "big") / 2**48

    def below(self, count: int) -> int:
        """A whole number from 0 up to but not including `count`."""
        return int(self.share() * count)

    def between(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def chance(self, share: float) -> bool:
        """True in such a share of all cases."""
        return self.share() < share

    def pick(self, choices: Sequence[T]) -> T:
        """One of several."""
        return choices[self.below(len(choices))]

    def uuid(self) -> str:
        """An id in UUID form."""
        return str(uuid.UUID(bytes=self.drawn_bytes(16), version=4))

    def drawn_bytes(self, count: int) -> bytes:
        """So many bytes, at most 64; everybody can guess them."""
        self._last += 1
        return blake2b(f"{self._seed}#{self._last}".encode(), digest_size=count).digest()
