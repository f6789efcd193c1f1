"""Authorising: connects sources by OAuth, and again after their grant has ended.

The browser goes to the platform and returns to the callback, which redirects it to one of our
pages with `?connected=` or `?refused=`.
Not here: states, tokens and refreshes (`kits.oauth`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, structs

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, NotFoundError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.oauth import (
    AccountMismatchError,
    Connected,
    Ended,
    Hooks,
    Pending,
    Result,
    Writes,
)
from tablewright.kits.oauth.outcomes import Outcome
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sources.connecting.changing import UNCHANGED, happened
from tablewright.kits.sources.connecting.credentials import auth_of
from tablewright.kits.sources.connecting.routes import checked_config, creating, found_platform
from tablewright.kits.sources.connecting.views import (
    PlatformId,
    SourceConfig,
    SourceId,
    SourceName,
)
from tablewright.kits.sources.parts import SourceParts

ROUTES: Final[Routes[SourceParts]] = Routes()
_TAGS: Final = ("sources",)
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)
_SEE_OTHER: Final = 303

# Why a platform no longer accepts a grant, for people.
_ENDED: Final = {
    "invalid_grant": "The grant was revoked, or has expired.",
    "no_refresh_token": "The platform issued no refresh token.",
}


class OAuthStart(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """A source to connect, or with `sourceId` one to connect again."""

    return_to: Annotated[str, Meta(max_length=2_000)] | None = None
    source_id: SourceId | None = None
    name: SourceName | None = None
    config: SourceConfig = SourceConfig()


class CallbackQuery(Struct):
    """The parameters that the platform sends with the browser; others are ignored."""

    code: Annotated[str, Meta(max_length=4_000)] | None = None
    state: Annotated[str, Meta(max_length=1_000)] | None = None
    error: Annotated[str, Meta(max_length=1_000)] | None = None


class AuthorizeUrl(Struct, rename="camel"):
    """The address at the platform that the browser opens."""

    authorize_url: str


@ROUTES.post(
    "/accounts/{account_id}/oauth/{platform_id}/start",
    rule=ACCOUNT.permits("sources.create"),
    status=200,
    tags=_TAGS,
    errors=_ERRORS,
)
async def start_authorisation(
    context: Context[SourceParts], account_id: AccountId, platform_id: PlatformId, body: OAuthStart
) -> AuthorizeUrl:
    """Starts to connect a source by OAuth, or to connect one again.

    Open the address in the browser of the same session, within 15 minutes.
    """
    parts, who = context.parts, context.principal
    platform = found_platform(context.parts, platform_id)
    auth_of(platform, "oauth")
    if not isinstance(who, SessionPrincipal):
        raise ForbiddenError("Only people can connect a source by OAuth, not API keys.")
    if body.source_id is not None:
        source = await parts.source(account_id, body.source_id)
        context.rights.check("sources.update", own=source.created_by == who.person)
    details = {
        "name": body.name or platform.title,
        "config": checked_config(platform, body.config),
    }
    url = await parts.oauth.start(
        platform_id,
        account_id=account_id,
        person_id=who.person,
        session=who.session_id,
        return_to=body.return_to,
        grant_id=body.source_id,
        details=details,
    )
    return AuthorizeUrl(url)


@ROUTES.get(
    "/oauth/{platform_id}/callback",
    rule=OPEN,
    status=_SEE_OTHER,
    tags=_TAGS,
)
async def finish_authorisation(
    context: Context[SourceParts], platform_id: PlatformId, query: CallbackQuery
) -> Response[None]:
    """Receives the browser from a platform, and sends it to one of our pages.

    The page's address has `?connected=` with the id of the source, or `?refused=` with the reason.
    """
    who = context.principal
    session = who.session_id if isinstance(who, SessionPrincipal) else ""
    try:
        outcome = await context.parts.oauth.callback(
            platform_id, _given(query), person_id=who.person, session=session
        )
    except ForbiddenError:  # the plan allows no more sources
        outcome = Outcome(Result.ACCESS_DENIED)
    location = outcome.location(f"{context.base}/#/sources")
    return Response(None, headers={"location": location})


def _given(query: CallbackQuery) -> dict[str, str]:
    return {name: value for name, value in structs.asdict(query).items() if value is not None}


@dataclass(frozen=True, slots=True)
class Granting:
    """Updates sources when grants begin and end."""

    parts: Callable[[], SourceParts]  # which is assembled later

    @property
    def hooks(self) -> Hooks:
        """For the OAuth kit."""
        return Hooks(connected=self._connected, may_connect=self._may, ended=self._ended)

    async def _may(self, pending: Pending) -> bool:
        """Whether the person still has the right when the browser returns."""
        accounts = self.parts().accounts
        account = await accounts.find(pending.account_id)
        held: Mapping[str, Any] = {}
        if account is not None:
            held = await accounts.grants_of(pending.person_id, account)
        if pending.grant_id is None:
            return "sources.create" in held
        source = await self.parts().sources.get(pending.account_id, pending.grant_id)
        is_own = source is not None and source.created_by == pending.person_id
        return "sources.update" in held or (is_own and "sources.update:own" in held)

    async def _connected(self, connected: Connected) -> Writes:
        """The writes of a new source, or of one that is connected again."""
        parts, known = self.parts(), connected.platform_account
        account = None if known is None else {"id": known.id, "name": known.name or known.id}
        tokens = connected.tokens.stored()
        if not connected.is_new:
            return await self._again(connected, tokens, account)
        made = parts.sources.new(
            source_id=connected.grant_id,
            account_id=connected.account_id,
            platform_id=connected.platform,
            source_name=str(connected.details["name"]),
            status="active",
            connection_type="oauth",
            config=dict(connected.details["config"]),
            created_by=connected.person_id,
            credentials=tokens,
            platform_account=account,
        )
        what = happened(made, "source_created", platform=made.platform_id)
        logged = parts.audit.by_person(made.account_id, connected.person_id, what)
        return [*await creating(parts, made), *logged]

    async def _again(
        self, connected: Connected, tokens: dict[str, Any], account: dict[str, str] | None
    ) -> Writes:
        parts = self.parts()
        source = await parts.source(connected.account_id, connected.grant_id)
        before = source.platform_account
        if before is not None and account is not None and before["id"] != account["id"]:
            raise AccountMismatchError
        update = parts.sources.changing(
            source,
            same=UNCHANGED,
            status="paused" if source.status == "paused" else "active",
            credentials=tokens,
            platform_account=account or before,
            failure_count=None,
            failing_since=None,
        )
        what = happened(source, "source_connected")
        logged = parts.audit.by_person(source.account_id, connected.person_id, what)
        return [update, *logged]

    async def _ended(self, ended: Ended) -> Writes:
        """The writes of a source whose grant the platform no longer accepts."""
        parts = self.parts()
        source = await parts.sources.get(ended.account_id, ended.grant_id)
        if source is None or source.status not in ("active", "paused"):
            return ()
        update = parts.sources.changing(source, same=("status",), status="error")
        words = _ENDED.get(ended.reason, ended.reason)
        what = happened(source, "source_error", error=words, code=ended.reason)
        return [update, *parts.audit.by_system(source.account_id, what)]
