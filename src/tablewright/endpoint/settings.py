"""The start settings of an endpoint."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.endpoint.access_keys import AccessKeys


@dataclass(frozen=True, slots=True)
class EndpointSettings:
    """How requests are checked."""

    keys: AccessKeys | None = None  # None: any well-formed key is accepted
    origins: frozenset[str] = field(default_factory=frozenset[str])  # besides this machine's pages
