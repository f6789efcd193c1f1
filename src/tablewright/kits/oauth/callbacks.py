"""Callbacks: finishes an authorisation when the platform sends the browser back.

The state is consumed first, and then everything is checked again: browser, person, platform, time
and rights. Codes and tokens appear in no log, error or address.
Not here: starting one (`oauth.oauth`), the page that the browser sees (`oauth.outcomes`).
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from tablewright.api.api_keys import hash_of
from tablewright.clock import Clock, instant
from tablewright.errors import InvalidError, OutgoingError
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.exchanges import ExchangeError, Exchanges
from tablewright.kits.oauth.grants import AccountMismatchError, Connected, Hooks
from tablewright.kits.oauth.ledger import Ledger
from tablewright.kits.oauth.outcomes import Outcome, Result
from tablewright.kits.oauth.providers import Granted, PlatformAccount, Provider
from tablewright.kits.oauth.states import Consumed, Pending, States
from tablewright.kits.oauth.tokens import Tokens

_log = structlog.stdlib.get_logger("tablewright.oauth")


class _Refused(Exception):
    def __init__(self, result: Result) -> None:
        self.result = result


@dataclass(frozen=True, slots=True)
class Browser:
    """The browser that returns: its session, and the person who is signed in; or neither."""

    person_id: str
    session: str

    def started(self, pending: Pending) -> bool:
        """Whether this browser started an authorisation."""
        is_session = hmac.compare_digest(hash_of(self.session), pending.session_hash)
        return bool(self.session) and is_session and self.person_id == pending.person_id


@dataclass(frozen=True, slots=True)
class Callbacks:
    """Finishes the authorisations of one system."""

    states: States
    exchanges: Exchanges
    ledger: Ledger
    hooks: Hooks
    clock: Clock
    ids: Ids

    async def finish(
        self, provider: Provider, query: Mapping[str, str], browser: Browser
    ) -> Outcome:
        """Finishes an authorisation; never raises because of the query or the platform."""
        state = query.get("state", "")
        consumed = await self.states.consume(state)
        if consumed is None:
            is_old = self.states.is_old(state)
            return Outcome(Result.EXPIRED_STATE if is_old else Result.INVALID_STATE)
        pending = consumed.pending
        if not browser.started(pending) or pending.platform != provider.platform:
            return Outcome(Result.INVALID_STATE)
        try:
            connected = await self._connected(provider, query, consumed)
        except _Refused as refused:
            _log.info(
                "oauth_not_connected", platform=provider.platform, reason=refused.result.value
            )
            return Outcome(refused.result, pending.return_to, pending.account_id)
        _log.info("oauth_connected", platform=provider.platform, grant_id=connected.grant_id)
        return Outcome(Result.CONNECTED, pending.return_to, pending.account_id, connected.grant_id)

    async def _connected(
        self, provider: Provider, query: Mapping[str, str], consumed: Consumed
    ) -> Connected:
        pending = consumed.pending
        if instant(self.clock) >= pending.ends_at:
            raise _Refused(Result.EXPIRED_STATE)
        code = _code(query)
        if not await self.hooks.may_connect(pending):
            raise _Refused(Result.ACCESS_DENIED)
        verifier = consumed.verifier if provider.uses_pkce else None
        try:
            tokens, answer = await self.exchanges.of_code(
                provider, code, pending.redirect_uri, verifier
            )
        except ExchangeError as error:
            raise self._failed(provider, error.reason) from None
        account = await self._account(provider, tokens, answer)
        await self._check_account(pending, account)
        connected = Connected(
            account_id=pending.account_id,
            person_id=pending.person_id,
            platform=provider.platform,
            grant_id=pending.grant_id or ordered_uuid(self.ids, self.clock.now()),
            is_new=pending.grant_id is None,
            tokens=tokens,
            platform_account=account,
            details=pending.details,
        )
        try:
            writes = await self.hooks.connected(connected)
        except AccountMismatchError:
            raise _Refused(Result.ACCOUNT_MISMATCH) from None
        await self.ledger.connect(connected, writes)
        return connected

    async def _account(
        self, provider: Provider, tokens: Tokens, answer: Mapping[str, Any]
    ) -> PlatformAccount | None:
        if provider.account is None:
            return None
        granted = Granted(tokens, answer, self.exchanges.outgoing)
        try:
            found = await provider.account(granted)
        except (OutgoingError, InvalidError) as error:
            raise self._failed(provider, type(error).__name__) from None
        if found is None:
            raise self._failed(provider, "no_account")
        return found

    async def _check_account(self, pending: Pending, account: PlatformAccount | None) -> None:
        """A grant that is authorised again keeps its platform, and its account there."""
        if pending.grant_id is None:
            return
        grant = await self.ledger.read(pending.account_id, pending.grant_id)
        if grant is None:
            return
        if grant.record.platform != pending.platform:
            raise _Refused(Result.INVALID_STATE)
        before = grant.record.platform_account
        if pending.may_change_account or before is None or account is None:
            return
        if account.id != before:
            raise _Refused(Result.ACCOUNT_MISMATCH)

    def _failed(self, provider: Provider, reason: str) -> _Refused:
        _log.warning("oauth_exchange_failed", platform=provider.platform, reason=reason)
        return _Refused(Result.EXCHANGE_FAILED)


def _code(query: Mapping[str, str]) -> str:
    error = query.get("error")
    if error:
        # Other errors (RFC 6749, section 4.1.2.1) are the platform's or the application's.
        is_declined = error == "access_denied"
        raise _Refused(Result.ACCESS_DENIED if is_declined else Result.EXCHANGE_FAILED)
    code = query.get("code", "")
    if not 1 <= len(code) <= limits.CODE_LENGTH_MAX:
        raise _Refused(Result.MISSING_CODE)
    return code
