"""Channels: which endpoint an operation goes to, and how requests to it are signed.

On AWS, streams have their own host; elsewhere both channels are one.
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


class Channel(Generic[P]):
    """One endpoint: its connection pool and its request signer."""

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


class Channels(Generic[P]):
    """The channels of one transport: one for DynamoDB, one for its streams."""

    def __init__(
        self, endpoint: Endpoint, streams: Endpoint, pool_of: Callable[[Endpoint], P]
    ) -> None:
        self._usual = Channel(endpoint, pool_of(endpoint))
        self._streams = self._usual if streams == endpoint else Channel(streams, pool_of(streams))
        self._known: dict[str, tuple[Channel[P], str]] = {}

    @property
    def pools(self) -> list[P]:
        """The connection pools of all channels."""
        return list({id(one): one.pool for one in (self._usual, self._streams)}.values())

    def to(self, operation: str) -> tuple[Channel[P], str]:
        """The channel of an operation and its target header."""
        known = self._known.get(operation)
        if known is None:
            if not (operation.isascii() and operation.isalnum()):  # it becomes part of a header
                raise UnknownOperationException("")
            channel = self._streams if operation in STREAM_OPERATIONS else self._usual
            known = self._known[operation] = (channel, target_header(operation))
        return known
