"""Refreshing: valid tokens for all callers, with one request to the platform.

Within a process, callers share one refresh. Between processes, a lease decides who refreshes; the
others wait for the result, or use the current token while it is valid. A refresh continues when its
caller is cancelled: the platform may already have replaced the refresh token.
Not here: conditions and leases (`oauth.ledger`), requests (`oauth.exchanges`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, NoReturn

import structlog

from tablewright.clock import Clock, instant
from tablewright.errors import ConflictError, GrantEndedError, NoTokenError, TablewrightError
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.exchanges import ExchangeError, Exchanges
from tablewright.kits.oauth.grants import Ended, Hooks
from tablewright.kits.oauth.ledger import Grant, Ledger
from tablewright.kits.oauth.providers import Provider
from tablewright.kits.oauth.tokens import Tokens

_log = structlog.stdlib.get_logger("tablewright.oauth")
# Seconds after failed refreshes; the last repeats.
FAILURE_PAUSES: Final = (5.0, 15.0, 60.0, 300.0)
# Seconds between attempts to store new tokens: a minute without the store must not lose them.
STORE_PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)

Pause = Callable[[float], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The tokens that a caller needs: valid for a time, and not those that were rejected."""

    ahead_seconds: float | None = None  # None: five minutes, or half the life of a short token
    rejected: str | None = field(default=None, repr=False)
    spares_seconds: float = 0.0  # a refresh that is more recent is enough

    def met_by(self, grant: Grant, tokens: Tokens, now: datetime) -> bool:
        """Whether no refresh is needed."""
        ahead_seconds = self.ahead_seconds
        if ahead_seconds is None:
            ahead_seconds = min(limits.REFRESH_AHEAD_SECONDS, grant.life_seconds(tokens) / 2)
        is_lasting = tokens.lasts(now, ahead_seconds)
        refreshed_at = grant.record.refreshed_at
        if not is_lasting and refreshed_at is not None and self.tolerates(tokens, now):
            is_lasting = now - refreshed_at < timedelta(seconds=self.spares_seconds)
        return is_lasting and not tokens.have(self.rejected)

    def tolerates(self, tokens: Tokens, now: datetime) -> bool:
        """Whether tokens can be used while a refresh is not possible."""
        return not tokens.have(self.rejected) and tokens.lasts(now, limits.USABLE_SECONDS)


class Refreshing:
    """The refreshes of one process."""

    def __init__(
        self,
        ledger: Ledger,
        exchanges: Exchanges,
        hooks: Hooks,
        provider_of: Callable[[str], Provider],
        clock: Clock,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._ledger, self._exchanges, self._hooks = ledger, exchanges, hooks
        self._provider_of, self._clock, self._pause = provider_of, clock, pause
        self._running: dict[tuple[str, str], asyncio.Task[Tokens]] = {}

    async def token(self, account_id: str, grant_id: str, wanted: Wanted) -> Tokens:
        """Returns valid tokens; raises `GrantEndedError` or `NoTokenError`."""
        for _ in range(limits.REFRESH_ROUNDS_MAX):
            grant, tokens = await self._read(account_id, grant_id)
            if wanted.met_by(grant, tokens, instant(self._clock)):
                return tokens
            try:
                tokens = await asyncio.shield(self._refresh(account_id, grant_id, wanted))
            except NoTokenError:
                if not wanted.tolerates(tokens, instant(self._clock)):
                    raise
                return tokens
            # A refresh that another caller started may have returned tokens that this one cannot
            # use.
            if wanted.tolerates(tokens, instant(self._clock)):
                return tokens
        raise self._busy()

    async def finish(self) -> None:
        """Waits for the refreshes that run."""
        if self._running:
            await asyncio.wait(list(self._running.values()))

    def _refresh(self, account_id: str, grant_id: str, wanted: Wanted) -> asyncio.Task[Tokens]:
        """The refresh of a grant in this process, started if there is none."""
        place = account_id, grant_id
        task = self._running.get(place)
        if task is None:
            task = asyncio.create_task(self._refreshed(account_id, grant_id, wanted))
            self._running[place] = task
            task.add_done_callback(lambda ended: self._ended(place, ended))
        return task

    def _ended(self, place: tuple[str, str], task: asyncio.Task[Tokens]) -> None:
        self._running.pop(place, None)
        if not task.cancelled():
            task.exception()  # its callers may have been cancelled: that is expected

    async def _read(self, account_id: str, grant_id: str) -> tuple[Grant, Tokens]:
        grant = await self._ledger.read(account_id, grant_id)
        if grant is None or grant.tokens is None or grant.record.ended_at is not None:
            raise GrantEndedError(f"The grant {grant_id!r} has ended or was deleted.")
        return grant, grant.tokens

    async def _refreshed(self, account_id: str, grant_id: str, wanted: Wanted) -> Tokens:
        waited_seconds, rounds = 0.0, 0
        while rounds < limits.REFRESH_ROUNDS_MAX:
            grant, tokens = await self._read(account_id, grant_id)
            now = instant(self._clock)
            if wanted.met_by(grant, tokens, now):
                return tokens
            retry_at = grant.record.retry_at
            if retry_at is not None and retry_at > now:
                raise NoTokenError("The last refresh failed.", retry_at=retry_at)
            if self._ledger.is_free(grant, now):
                rounds += 1
                lease = await self._ledger.take(grant)
                found = None if lease is None else await self._under(lease, grant, wanted)
                if found is not None:
                    return found
            elif wanted.tolerates(tokens, now):
                return tokens
            elif waited_seconds >= limits.WAIT_SECONDS_MAX:
                break
            else:
                await self._pause(limits.WAIT_SECONDS)
                waited_seconds += limits.WAIT_SECONDS
        raise self._busy()

    async def _under(self, lease: str, seen: Grant, wanted: Wanted) -> Tokens | None:
        """Refreshes under a lease; None if the grant has changed."""
        grant, tokens = await self._read(seen.account_id, seen.record.grant_id)
        if grant.record.lease != lease:
            return None
        if wanted.met_by(grant, tokens, instant(self._clock)):
            await self._ledger.release(grant, lease)
            return tokens
        if tokens.refresh_token is None:
            return await self._end(grant, "no_refresh_token")
        try:
            provider = self._provider_of(grant.record.platform)
            answer = await self._exchanges.of_refresh_token(provider, tokens.refresh_token)
        except ExchangeError as error:
            if error.is_over:
                return await self._end(grant, "invalid_grant")
            await self._fail(grant, lease, error)
        else:
            return await self._store(grant, tokens.renewed(answer))

    async def _store(self, grant: Grant, tokens: Tokens) -> Tokens | None:
        """Stores new tokens, and tries for a minute: no other place has them."""
        for pause_seconds in (*STORE_PAUSES, None):
            try:
                await self._ledger.store(grant, tokens)
                return tokens
            except ConflictError:
                found = await self._ledger.read(grant.account_id, grant.record.grant_id)
                if found is None or found.tokens is None:
                    await self._discard(grant, tokens)
                    raise GrantEndedError("The grant was deleted during its refresh.") from None
                if found.record.revision != grant.record.revision:
                    return None  # stored by this attempt after all, or authorised again
                if pause_seconds is None:
                    raise
            except TablewrightError as error:
                if pause_seconds is None:
                    _log.error("oauth_tokens_not_stored", **_about(grant, type(error).__name__))
                    raise
            await self._pause(pause_seconds)
        return None

    async def _end(self, grant: Grant, reason: str) -> None:
        """Ends a grant, with the writes of the system; raises `GrantEndedError` if it did."""
        record = grant.record
        ended = Ended(record.account_id, record.grant_id, record.platform, reason)
        for _ in range(limits.END_ATTEMPTS_MAX):
            writes = await self._hooks.ended(ended)
            try:
                await self._ledger.end(grant, ended, writes)
            except ConflictError:
                found = await self._ledger.read(record.account_id, record.grant_id)
                if found is None or found.record.revision != record.revision:
                    return
                continue  # a write of the system failed: it may return others now
            _log.warning("oauth_grant_ended", **_about(grant, reason))
            raise GrantEndedError(f"The platform no longer accepts the grant {record.grant_id!r}.")
        raise self._busy()

    async def _fail(self, grant: Grant, lease: str, error: ExchangeError) -> NoReturn:
        """Records a failure, and raises `NoTokenError`."""
        now, pauses = instant(self._clock), FAILURE_PAUSES
        pause_seconds = pauses[min(grant.record.failures, len(pauses) - 1)]
        retry_at = max(now + timedelta(seconds=pause_seconds), error.retry_at or now)
        _log.warning("oauth_refresh_failed", **_about(grant, error.reason))
        await self._ledger.failed(grant, lease, retry_at)
        raise NoTokenError(f"The token cannot be refreshed: {error.reason}.", retry_at=retry_at)

    async def _discard(self, grant: Grant, tokens: Tokens) -> None:
        """Revokes tokens of a grant that was deleted during its refresh."""
        try:
            await self._exchanges.revoke(self._provider_of(grant.record.platform), tokens)
        except ExchangeError as error:
            _log.warning("oauth_revoke_failed", **_about(grant, error.reason))

    def _busy(self) -> NoTokenError:
        retry_at = instant(self._clock) + timedelta(seconds=FAILURE_PAUSES[0])
        return NoTokenError("Another process is refreshing the token.", retry_at=retry_at)


def _about(grant: Grant, reason: str) -> dict[str, str]:
    record = grant.record
    return {"platform": record.platform, "grant_id": record.grant_id, "reason": reason}
