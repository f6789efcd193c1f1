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

A fetch continues at a position, within the platform's budget, and never holds a job's slot for a
long pause: it raises `RetryLaterError`.
Not here: storage (vault), times of runs (jobs), grants (OAuth).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from tablewright.api.runtime import Runtime
from tablewright.clock import Clock, SystemClock
from tablewright.errors import BadResponseError, InvalidError, PlatformRefusedError
from tablewright.ids import Ids, RandomIds
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.auths import PlatformCredentials, checked_values
from tablewright.kits.connectors.changes import ChangedSince, Events, Search
from tablewright.kits.connectors.platform import Platform
from tablewright.kits.connectors.positions import (
    Checkpoint,
    Position,
    checkpoint_of,
    position_of,
)
from tablewright.kits.connectors.reading import Reading
from tablewright.kits.connectors.requesting import Means, Pause, Requester
from tablewright.kits.connectors.retries import RETRIES, RequestRetries
from tablewright.kits.connectors.streams import Parent, Stream
from tablewright.kits.http import Bounds, Budget, Outgoing, TargetRules
from tablewright.kits.vault import RecordPage

_DAY_SECONDS: Final = 24 * 3600
_HOUR_SECONDS: Final = 3600
_FORBIDDEN: Final = 403


@dataclass(frozen=True, slots=True)
class ConnectedAccount:
    """The account at a platform that credentials belong to."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Fetch:
    """The pages of one stream: `await made.add(stream, fetch.pages, scan=fetch.is_scan)`."""

    pages: AsyncIterator[RecordPage]
    is_scan: bool  # the pages are complete: a missing record was deleted
    is_full: bool  # everything is read, although deletions may not be inferred from it


class Connectors:
    """The platforms of an installation."""

    def __init__(
        self,
        outgoing: Outgoing,
        platforms: Sequence[Platform],
        *,
        origins: Mapping[str, str] | None = None,
        clock: Clock | None = None,
        ids: Ids | None = None,
        pause: Pause = asyncio.sleep,
        timeout_seconds: float = limits.RESPONSE_SECONDS_MAX,
    ) -> None:
        """`origins` replace the base URLs of platforms by those of sandboxes, by platform id.

        The rules of `outgoing` must allow exactly these origins.
        """
        self.platforms = tuple(platforms)
        self._origins = dict(origins or {})
        bounds = Bounds(
            timeout_seconds=timeout_seconds,
            bytes_max=limits.RESPONSE_BYTES_MAX,
            decoded_bytes_max=limits.RESPONSE_BYTES_MAX,
        )
        self._means = Means(outgoing, clock or SystemClock(), ids or RandomIds(), pause, bounds)

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        platforms: Sequence[Platform],
        *,
        origins: Mapping[str, str] | None = None,
        pause: Pause = asyncio.sleep,
    ) -> Connectors:
        """Returns the connectors of a system; its requests may also go to `origins`."""
        rules = TargetRules(
            allowed_origins=tuple((origins or {}).values()), url_length_max=limits.URL_LENGTH_MAX
        )
        return cls(
            Outgoing.of(given, system, rules),
            platforms,
            origins=origins,
            clock=given.clock,
            ids=given.ids,
            pause=pause,
        )

    def platform(self, platform_id: str) -> Platform:
        """Returns a platform; raises `InvalidError`."""
        for one in self.platforms:
            if one.id == platform_id:
                return one
        raise InvalidError(f"Unknown platform {platform_id[:40]!r}.", details={"place": "platform"})

    async def account(
        self,
        platform: Platform,
        credentials: PlatformCredentials,
        *,
        config: Mapping[str, str] | None = None,
    ) -> ConnectedAccount:
        """Returns the account that credentials belong to.

        Raises `PlatformRefusedError` with the platform's own words, `InvalidError` for a setting
        that does not fit, and other `PlatformError`s.
        """
        probe = platform.account
        if probe is None:
            return ConnectedAccount(platform.id, platform.title)
        requester = self._requester(platform, credentials, config)
        try:
            document = (await requester.get(probe.path)).document
        except PlatformRefusedError as error:
            found = re.search(probe.refused_id, error.words) if probe.refused_id else None
            if found is None or error.status != _FORBIDDEN:
                raise
            return ConnectedAccount(found[1], probe.title.format(id=found[1]))
        account_id = document.text(probe.id)
        if not account_id:
            text = f"{platform.title} did not name the account."
            raise requester.error(BadResponseError, "unexpected", text)
        names = [document.text(one) for one in probe.names]
        name = next((one for one in names if one), probe.title.format(id=account_id))
        return ConnectedAccount(account_id, name[: limits.ACCOUNT_NAME_LENGTH_MAX])

    def fetch(
        self,
        platform: Platform,
        stream: str,
        credentials: PlatformCredentials,
        *,
        account: str,
        config: Mapping[str, str] | None = None,
        checkpoint: Any = None,
        position: Any = None,
        full: bool = False,
        attempt: int = 1,
        retries: RequestRetries = RETRIES,
    ) -> Fetch:
        """Returns a fetch of one stream; requests are sent when its pages are read.

        `account` shares the budget. `checkpoint` is from the last snapshot, and `position` from an
        earlier attempt of this job. With `full`, everything is read. `attempt` is that of the first
        request: after a `RetryLaterError`, `error.attempt + 1`.

        Raises `InvalidError` for an unknown stream or setting. The pages raise `PlatformError`s.
        """
        found, now = platform.stream(stream), self._means.clock.now()
        since = checkpoint_of(checkpoint)
        begin = position_of(position) or _begin(found, since, now, full=full)
        budget = platform.budget.of(platform.id, account)
        requester = self._requester(
            platform, credentials, config, found.name, budget, attempt, retries
        )
        reading = Reading(
            requester,
            found,
            platform.stream(found.over.stream) if isinstance(found.over, Parent) else None,
            begin,
            since,
            _search_budget(platform, found, account),
            now,
        )
        is_scan = begin.full and found.deletions in ("full_scan", "reported")
        return Fetch(reading.pages(), is_scan=is_scan, is_full=begin.full)

    async def close(self) -> None:
        """Closes idle connections."""
        await self._means.outgoing.close()

    def _requester(
        self,
        platform: Platform,
        credentials: PlatformCredentials,
        config: Mapping[str, str] | None,
        data_type: str = "",
        budget: Budget | None = None,
        attempt: int = 1,
        retries: RequestRetries = RETRIES,
    ) -> Requester:
        base_url = self._origins.get(platform.id) or base_url_of(platform, config or {})
        return Requester(
            self._means,
            platform,
            base_url.rstrip("/"),
            credentials,
            retries=retries,
            budget=budget,
            data_type=data_type,
            attempt=attempt,
        )


def base_url_of(platform: Platform, config: Mapping[str, str]) -> str:
    """Returns the base URL of a platform with a user's settings; raises `InvalidError`."""
    names = {one.name for one in platform.settings}
    given = {name: str(value) for name, value in config.items() if name in names}
    url = platform.base_url.format_map(checked_values(platform.settings, given))
    host = urlsplit(url).hostname or ""
    if platform.host_pattern and re.fullmatch(platform.host_pattern, host) is None:
        raise InvalidError(f"{host[:80]!r} is not a host of {platform.title}.")
    return url


def _begin(stream: Stream, since: Checkpoint | None, now: float, *, full: bool) -> Position:
    """Returns where a run begins: with a scan, unless it can read just the changes."""
    changed = stream.changed
    if full or changed is None or since is None or _is_scan_due(stream, since, now):
        return Position(mode="scan", full=True)
    if isinstance(changed, ChangedSince):
        return Position(mode="since")
    if isinstance(changed, Events):
        return Position(mode="events")
    return Position(mode="search" if stream.archived is None else "archived")


def _is_scan_due(stream: Stream, since: Checkpoint, now: float) -> bool:
    if now - since.scanned_at > stream.rescan_days * _DAY_SECONDS:
        return True
    events = stream.changed
    if not isinstance(events, Events):
        return False
    # An hour of reserve: the platform must still have the first event when it is requested.
    return now - since.at > events.days * _DAY_SECONDS - events.overlap_seconds - _HOUR_SECONDS


def _search_budget(platform: Platform, stream: Stream, account: str) -> Budget | None:
    search, usual = stream.changed, platform.budget.of(platform.id, account)
    if usual is None or not isinstance(search, Search) or search.per_second is None:
        return usual
    return Budget(f"{platform.id}#{account}#search", per_second=search.per_second)
