"""What an endpoint is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.endpoint.access_keys import AccessKeys


@dataclass(frozen=True, slots=True)
class Settings:
    """How requests are judged."""

    keys: AccessKeys | None = None  # None: any well-formed key is taken
    origins: frozenset[str] = field(default_factory=frozenset[str])  # pages beside this machine's
