"""The ways of calls: which endpoint an operation goes to, and how requests to it are made.

On AWS streams have a host of their own; elsewhere both ways are one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.signing import Signer
from tablewright.errors import UnknownOperationException
from tablewright.operations import STREAM_OPERATIONS, target_header

P = TypeVar("P")


class Way(Generic[P]):
    """The way to one endpoint: its connections, and who signs requests to it."""

    __slots__ = ("_signer", "endpoint", "pool")

    def __init__(self, endpoint: Endpoint, pool: P) -> None:
        self.endpoint = endpoint
        self.pool = pool
        self._signer: Signer | None = None

    def message(self, header: str, body: bytes, credentials: Credentials, now: float) -> bytes:
        """The bytes of a request; `now` is the time of day."""
        signer = self._signer
        if signer is None or signer.credentials is not credentials:
            endpoint = self.endpoint
            signer = Signer(credentials, authority=endpoint.authority, region=endpoint.region)
            self._signer = signer
        return signer.message(header, body, now)


class Ways(Generic[P]):
    """All ways of one transport."""

    def __init__(
        self, endpoint: Endpoint, streams: Endpoint, pool_of: Callable[[Endpoint], P]
    ) -> None:
        self._usual = Way(endpoint, pool_of(endpoint))
        self._streams = self._usual if streams == endpoint else Way(streams, pool_of(streams))
        self._known: dict[str, tuple[Way[P], str]] = {}

    @property
    def pools(self) -> list[P]:
        """The connections of all ways."""
        return list({id(way): way.pool for way in (self._usual, self._streams)}.values())

    def to(self, operation: str) -> tuple[Way[P], str]:
        """The way of an operation and its target header."""
        known = self._known.get(operation)
        if known is None:
            if not (operation.isascii() and operation.isalnum()):  # it becomes part of a header
                raise UnknownOperationException("")
            way = self._streams if operation in STREAM_OPERATIONS else self._usual
            known = self._known[operation] = (way, target_header(operation))
        return known
