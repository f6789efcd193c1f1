"""Connectors: read the records of platforms, as pages for the vault.

    connectors = Connectors.of(given, "core", (STRIPE, HUBSPOT, WEBHOOK))
    credentials = STRIPE.auth("key").credentials({"api_key": "rk_test_..."})
    account = await connectors.account(STRIPE, credentials)

    async with vault.snapshot(source, job, platform="stripe", connector=STRIPE.version) as made:
        for stream in STRIPE.streams:
            fetch = connectors.fetch(
                STRIPE, stream.name, credentials, account=account.id,
                checkpoint=made.checkpoint(stream.name), position=made.position(stream.name),
            )
            await made.add(stream.name, fetch.pages, scan=fetch.is_scan)

A fetch goes on at a position, within the platform's budget, and never holds a job's slot for a long
pause: it raises `RetryLaterError`.
Not here: storing (vault), when to run (jobs), grants (OAuth).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.kits.connectors.auths import Credentials
from tablewright.kits.connectors.platform import Platform
from tablewright.kits.http import Outgoing
from tablewright.kits.vault import Page


@dataclass(frozen=True, slots=True)
class Account:
    """The account at a platform that credentials belong to."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Fetch:
    """What a run reads of one stream: `await made.add(stream, fetch.pages, scan=fetch.is_scan)`."""

    pages: AsyncIterator[Page]
    is_scan: bool  # the pages are everything that exists, so what they lack was deleted
    is_full: bool  # everything is read, although deletions may not be inferred from it


class Connectors:
    """The platforms of an installation."""

    def __init__(
        self,
        outgoing: Outgoing,
        platforms: tuple[Platform, ...],
        *,
        origins: Mapping[str, str] | None = None,
    ) -> None:
        """`origins` replace the base URLs of platforms by those of sandboxes, by platform id.

        The rules of `outgoing` must allow exactly these origins.
        """
        raise NotImplementedError

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        platforms: tuple[Platform, ...],
        *,
        origins: Mapping[str, str] | None = None,
    ) -> Connectors:
        """Returns the connectors of a system; its requests may also go to `origins`."""
        raise NotImplementedError

    @property
    def platforms(self) -> tuple[Platform, ...]:
        """All platforms."""
        raise NotImplementedError

    def platform(self, platform_id: str) -> Platform:
        """Returns a platform; raises `InvalidError`."""
        raise NotImplementedError

    async def account(
        self,
        platform: Platform,
        credentials: Credentials,
        *,
        config: Mapping[str, str] | None = None,
    ) -> Account:
        """Returns the account that credentials belong to.

        Raises `PlatformRefusedError` with the platform's own words, `InvalidError` for a setting
        that does not fit, and other `PlatformError`s.
        """
        raise NotImplementedError

    def fetch(
        self,
        platform: Platform,
        stream: str,
        credentials: Credentials,
        *,
        account: str,
        config: Mapping[str, str] | None = None,
        checkpoint: Any = None,
        position: Any = None,
        full: bool = False,
        attempt: int = 1,
    ) -> Fetch:
        """Returns what a run reads of a stream; requests are sent when its pages are read.

        `account` shares the budget. `checkpoint` is from the last snapshot, and `position` from an
        earlier attempt of this job. With `full`, everything is read. `attempt` is that of the first
        request: after a `RetryLaterError`, `error.attempt + 1`.

        Its pages raise `PlatformError`s.
        """
        raise NotImplementedError
