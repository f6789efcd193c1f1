"""OAuth: grants of other platforms, from the first click to the last refresh.

    oauth = OAuth.of(given, "shop", [hubspot], hooks,
                     callbacks="https://shop.example/v1/oauth/{platform}/callback")
    url = await oauth.start("hubspot", account_id=..., person_id=..., session=..., return_to="/")
    outcome = await oauth.callback("hubspot", query, person_id=..., session=...)
    tokens = await oauth.token(account_id, grant_id)
    headers = {"authorization": tokens.authorization}

Not here: routes, which a system declares (`docs/guides/oauth.md`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import urlencode

import structlog

from tablewright.api.api_keys import hash_of
from tablewright.api.runtime import Runtime
from tablewright.clock import Clock, instant
from tablewright.errors import InvalidError, KeyShreddedError, NotFoundError
from tablewright.kits.calendar import Recurring
from tablewright.kits.http import Outgoing
from tablewright.kits.jobs import JobKind
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.callbacks import Browser, Callbacks
from tablewright.kits.oauth.exchanges import ExchangeError, Exchanges
from tablewright.kits.oauth.grants import GrantShape, Hooks, Writes
from tablewright.kits.oauth.hourly import Hourly
from tablewright.kits.oauth.ledger import Ledger
from tablewright.kits.oauth.outcomes import Outcome, checked_return_to
from tablewright.kits.oauth.providers import Provider
from tablewright.kits.oauth.refreshing import Pause, Refreshing, Wanted
from tablewright.kits.oauth.states import Begun, Pending, States, StateShape, own_states
from tablewright.kits.oauth.tokens import Tokens

_log = structlog.stdlib.get_logger("tablewright.oauth")


@dataclass(frozen=True, slots=True)
class OAuth:
    """The grants of one system. As work `beside` a system, it waits for refreshes."""

    providers: Mapping[str, Provider]
    callbacks_url: str
    clock: Clock
    states: States
    ledger: Ledger
    exchanges: Exchanges
    refreshing: Refreshing
    callbacks: Callbacks

    name = "oauth"

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        providers: Sequence[Provider],
        hooks: Hooks,
        *,
        callbacks: str,
        states: StateShape[Any] | None = None,
        grants: GrantShape[Any] | None = None,
        outgoing: Outgoing | None = None,
        pause: Pause = asyncio.sleep,
    ) -> OAuth:
        """Returns the grants of a system.

        `callbacks` is the URL of callbacks, with `{platform}` in it. Without `states` and `grants`,
        the kit stores both in its own records. `outgoing` is `Outgoing.of(given, system)`, unless
        other target rules apply.
        """
        clock, known = given.clock, {one.platform: one for one in providers}
        kept = States(given, own_states(system) if states is None else states)
        ledger = Ledger(given, system, grants)
        exchanges = Exchanges(outgoing or Outgoing.of(given, system), clock)

        def find(platform: str) -> Provider:
            if platform not in known:
                raise ExchangeError("platform_not_configured")
            return known[platform]

        return cls(
            known,
            callbacks,
            clock,
            kept,
            ledger,
            exchanges,
            Refreshing(ledger, exchanges, hooks, find, clock, pause),
            Callbacks(kept, exchanges, ledger, hooks, clock, given.ids),
        )

    def provider(self, platform: str) -> Provider:
        """Returns a platform's provider; raises `NotFoundError`."""
        found = self.providers.get(platform)
        if found is None or not found.is_configured:
            raise NotFoundError("Platform not found.")
        return found

    async def start(
        self,
        platform: str,
        *,
        account_id: str,
        person_id: str,
        session: str,
        return_to: str | None = None,
        grant_id: str | None = None,
        may_change_account: bool = False,
        details: Mapping[str, Any] | None = None,
    ) -> str:
        """Stores an authorisation for 15 minutes, and returns the URL that the browser opens.

        `session` identifies the browser's session; only its hash is stored. `grant_id` is given to
        authorise a grant again; the platform's account must then be the same, unless
        `may_change_account`. `details` are values of the system, returned in `Connected`.
        Raises `InvalidError` and `NotFoundError`.
        """
        provider = self.provider(platform)
        if not session or not person_id:
            raise InvalidError("Only a person in a browser session can connect a platform.")
        pending = Pending(
            account_id=account_id,
            person_id=person_id,
            platform=platform,
            redirect_uri=self.callbacks_url.format(platform=platform),
            session_hash=hash_of(session),
            return_to=None if return_to is None else checked_return_to(return_to),
            grant_id=grant_id,
            may_change_account=may_change_account,
            details=_checked(details or {}),
            ends_at=instant(self.clock) + timedelta(seconds=limits.STATE_SECONDS),
        )
        return _authorize_url(provider, pending, await self.states.begin(pending))

    async def callback(
        self, platform: str, query: Mapping[str, str], *, person_id: str, session: str
    ) -> Outcome:
        """Finishes an authorisation with the query that the platform sent the browser with.

        `person_id` and `session` are those of the browser, or empty. Raises `NotFoundError` for an
        unknown platform, and never because of the query or the platform's responses.
        """
        return await self.callbacks.finish(
            self.provider(platform), query, Browser(person_id, session)
        )

    async def token(
        self, account_id: str, grant_id: str, *, rejected: Tokens | None = None
    ) -> Tokens:
        """Returns tokens whose access token is valid, refreshed if necessary.

        `rejected` are tokens that the platform has just rejected (401), although they have not
        ended. Raises `GrantEndedError` if the grant must be authorised again, and `NoTokenError`,
        with the time of the next attempt, if the platform currently issues no tokens.
        """
        refused = None if rejected is None else rejected.access_token
        return await self.refreshing.token(account_id, grant_id, Wanted(rejected=refused))

    async def revoke(self, account_id: str, grant_id: str) -> bool:
        """Revokes a grant at its platform, within 5 seconds; returns whether it did.

        Never raises because of the platform. Call it before the transaction with `forgetting`.
        """
        grant = await self.ledger.read(account_id, grant_id)
        provider = None if grant is None else self.providers.get(grant.record.platform)
        if grant is None or grant.tokens is None or provider is None:
            return False
        try:
            async with asyncio.timeout(limits.REVOKE_SECONDS_MAX):
                await self.exchanges.revoke(provider, grant.tokens)
        except (ExchangeError, TimeoutError) as error:
            reason = getattr(error, "reason", "timeout")
            _log.warning("oauth_revoke_failed", platform=provider.platform, reason=reason)
            return False
        return True

    def forgetting(self, account_id: str, grant_id: str) -> Writes:
        """The writes that delete a grant, for the transaction that disconnects its source.

        They fail if there is no grant. For a shape, the system deletes the tokens.
        """
        return self.ledger.forgetting(account_id, grant_id)

    async def disconnect_all(self, account_id: str) -> int:
        """Revokes and deletes all grants of an account that is purged; returns how many.

        Also works after the keys of the account were shredded; the platforms then keep the grants.
        """
        grant_ids = await self.ledger.of_account(account_id)
        at_once = asyncio.Semaphore(limits.REVOKES_AT_ONCE)

        async def disconnect(grant_id: str) -> None:
            async with at_once:
                with suppress(KeyShreddedError):
                    await self.revoke(account_id, grant_id)
                await self.ledger.forget(account_id, grant_id)

        await asyncio.gather(*(disconnect(one) for one in grant_ids))
        return len(grant_ids)

    # Work

    @property
    def hourly(self) -> Hourly:
        """The hourly refresh of grants that end within two hours."""
        return Hourly(self.ledger, self.refreshing, self.clock)

    @property
    def kinds(self) -> Sequence[JobKind]:
        """The kinds of jobs, for a `JobRunner`."""
        return (self.hourly.kind,)

    @property
    def recurring(self) -> Sequence[Recurring]:
        """The recurring jobs, for a `FiringRecurring`."""
        return (self.hourly.recurring,)

    async def run(self, stopping: asyncio.Event) -> None:
        """Waits until the process stops, and then for the refreshes that run."""
        await stopping.wait()
        await self.refreshing.finish()


def _authorize_url(provider: Provider, pending: Pending, begun: Begun) -> str:
    query = {
        **provider.extra,
        "response_type": "code",
        "client_id": provider.client_id,
        "redirect_uri": pending.redirect_uri,
        "state": begun.state,
    }
    if provider.scopes:
        query["scope"] = provider.scope_separator.join(provider.scopes)
    if provider.uses_pkce:
        query |= {"code_challenge": begun.challenge, "code_challenge_method": "S256"}
    joint = "&" if "?" in provider.authorize_url else "?"
    return f"{provider.authorize_url}{joint}{urlencode(query)}"


def _checked(details: Mapping[str, Any]) -> Mapping[str, Any]:
    if len(json.dumps(details).encode()) > limits.DETAILS_BYTES_MAX:
        raise InvalidError(f"Details may have at most {limits.DETAILS_BYTES_MAX:,} bytes.")
    return details
