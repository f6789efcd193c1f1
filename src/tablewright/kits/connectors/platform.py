"""Platform: another service as a value: its authentication, streams and limits.

Not here: requests (`connectors.requests`), the views of a platform (`connectors.views`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tablewright.errors import InvalidError
from tablewright.kits.connectors.auths import Auth, Field
from tablewright.kits.connectors.streams import Stream
from tablewright.kits.http import Budget

SharedBy = Literal["account", "app"]  # an account at the platform, or all of them


@dataclass(frozen=True, slots=True)
class Remaining:
    """A header with the requests that are left; at 0, the budget pauses for some seconds."""

    header: str
    seconds: int


@dataclass(frozen=True, slots=True)
class PlatformBudget:
    """The requests that a platform allows, and who shares them."""

    per_second: int | None = None
    per_minute: int | None = None
    per_day: int | None = None
    at_once: int | None = None
    shared_by: SharedBy = "account"
    remaining: tuple[Remaining, ...] = ()

    def of(self, platform: str, account: str) -> Budget | None:
        """Returns the budget of an account at the platform; None without limits."""
        if not any((self.per_second, self.per_minute, self.per_day, self.at_once)):
            return None
        name = f"{platform}#{account}" if self.shared_by == "account" else platform
        return Budget(name, self.per_second, self.per_minute, self.per_day, self.at_once)


@dataclass(frozen=True, slots=True)
class AccountProbe:
    """A request that any valid credentials may make, and which names their account."""

    path: str
    id: str  # path of the account's id in the response
    names: tuple[str, ...] = ()  # paths of its name; the first that has a value
    title: str = "{id}"  # without a name
    refused_id: str = ""  # pattern of the id in the words of a 403: the key is valid, but limited


@dataclass(frozen=True, slots=True)
class ErrorWords:
    """The location of the platform's message in an error response."""

    message: tuple[str, ...] = ("message",)  # paths; the first that has a value


@dataclass(frozen=True, slots=True)
class Throttle:
    """A response that means throttling, although its status is not 429."""

    status: int
    words: str = ""  # part of the body; "" for any


@dataclass(frozen=True, slots=True)
class Platform:
    """A platform.

    `base_url` may contain `{name}` of a setting, such as `https://{shop}.myshopify.com`; then
    `host_pattern` must match the whole host.
    """

    id: str
    title: str
    base_url: str
    auths: tuple[Auth, ...]
    streams: tuple[Stream, ...]
    version: str  # of the connector; part of each manifest
    description: str = ""
    documentation: str = ""
    host_pattern: str = ""
    settings: tuple[Field, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    api_version: str = ""
    budget: PlatformBudget = field(default_factory=PlatformBudget)
    account: AccountProbe | None = None
    words: ErrorWords = field(default_factory=ErrorWords)
    throttles: tuple[Throttle, ...] = ()

    def stream(self, name: str) -> Stream:
        """Returns a data type; raises `InvalidError`."""
        for one in self.streams:
            if one.name == name:
                return one
        raise InvalidError(
            f"{self.title} has no data type {name[:40]!r}.", details={"place": "dataTypes"}
        )

    def auth(self, auth_id: str) -> Auth:
        """Returns a way to authenticate; raises `InvalidError`."""
        for one in self.auths:
            if one.id == auth_id:
                return one
        known = ", ".join(one.id for one in self.auths)
        raise InvalidError(
            f"{self.title} must be connected with one of: {known}.",
            details={"place": "connectionType"},
        )

    @property
    def is_posted(self) -> bool:
        """Whether the platform posts its records to us."""
        return all(one.kind == "hook" for one in self.auths)
