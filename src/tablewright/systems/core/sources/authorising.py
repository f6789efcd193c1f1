"""Authorising: connects sources by OAuth, and again after their grant has ended.

The browser goes to the platform and comes back to the callback, which redirects it to one of our
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
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
)
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
from tablewright.model import Change, assign
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import ConnectionType, SourceStatus
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import SOURCES
from tablewright.systems.core.sources.changing import happened, unchanged
from tablewright.systems.core.sources.credentials import auth_of
from tablewright.systems.core.sources.routes import checked_config, found_platform
from tablewright.systems.core.sources.views import (
    PlatformId,
    SourceConfig,
    SourceId,
    SourceName,
)
from tablewright.systems.core.syncing import Syncing

ROUTES: Final[Routes[Parts]] = Routes()
_TAGS: Final = ("sources",)
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)
_SEE_OTHER: Final = 303


class OAuthStart(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """A source to connect, or with `sourceId` one to connect again."""

    return_to: Annotated[str, Meta(max_length=2_000)] | None = None
    source_id: SourceId | None = None
    name: SourceName | None = None
    config: SourceConfig = SourceConfig()


class CallbackQuery(Struct):
    """What the platform sends with the browser; other parameters are ignored."""

    code: Annotated[str, Meta(max_length=4_000)] | None = None
    state: Annotated[str, Meta(max_length=1_000)] | None = None
    error: Annotated[str, Meta(max_length=1_000)] | None = None


class AuthorizeUrl(Struct, rename="camel"):
    """The address at the platform that the browser opens."""

    authorize_url: str


@ROUTES.post(
    "/v1/accounts/{account_id}/oauth/{platform_id}/start",
    rule=ACCOUNT.permits("sources.create"),
    status=200,
    tags=_TAGS,
    errors=_ERRORS,
)
async def start_authorisation(
    context: Context[Parts], account_id: AccountId, platform_id: PlatformId, body: OAuthStart
) -> AuthorizeUrl:
    """Starts to connect a source by OAuth, or to connect one again.

    Open the address in the browser of the same session, within 15 minutes.
    """
    syncing, who = context.parts.syncing, context.principal
    platform = found_platform(context.parts, platform_id)
    auth_of(platform, ConnectionType.OAUTH)
    if not isinstance(who, SessionPrincipal):
        raise ForbiddenError("Only people can connect a source by OAuth, not API keys.")
    if body.source_id is not None:
        source = await syncing.source(account_id, body.source_id)
        context.rights.check("sources.update", own=source.created_by == who.person)
    details = {
        "name": body.name or platform.title,
        "config": checked_config(platform, body.config),
    }
    url = await syncing.oauth.start(
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
    "/v1/oauth/{platform_id}/callback",
    rule=OPEN,
    status=_SEE_OTHER,
    tags=_TAGS,
)
async def finish_authorisation(
    context: Context[Parts], platform_id: PlatformId, query: CallbackQuery
) -> Response[None]:
    """Receives the browser from a platform, and sends it to one of our pages.

    The page's address has `?connected=` with the id of the source, or `?refused=` with the reason.
    """
    who = context.principal
    session = who.session_id if isinstance(who, SessionPrincipal) else ""
    try:
        outcome = await context.parts.syncing.oauth.callback(
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
    """What happens to sources when grants begin and end."""

    syncing: Callable[[], Syncing]  # which is assembled later

    @property
    def hooks(self) -> Hooks:
        """For the OAuth kit."""
        return Hooks(connected=self._connected, may_connect=self._may, ended=self._ended)

    async def _may(self, pending: Pending) -> bool:
        """Whether the person still has the right when the browser returns."""
        accounts = self.syncing().accounts
        account = await accounts.find(pending.account_id)
        held: Mapping[str, Any] = {}
        if account is not None:
            held = await accounts.grants_of(pending.person_id, account)
        if pending.grant_id is None:
            return "sources.create" in held
        source = await self.syncing().find_source(pending.grant_id)
        is_own = source is not None and source.created_by == pending.person_id
        return "sources.update" in held or (is_own and "sources.update:own" in held)

    async def _connected(self, connected: Connected) -> Writes:
        """The writes of a new source, or of one that is connected again."""
        syncing, known = self.syncing(), connected.platform_account
        account = None if known is None else {"id": known.id, "name": known.name or known.id}
        tokens = connected.tokens.stored()
        if not connected.is_new:
            return await self._again(connected, tokens, account)
        made = Source(
            source_id=connected.grant_id,
            account_id=connected.account_id,
            platform_id=connected.platform,
            source_name=str(connected.details["name"]),
            connection_type=ConnectionType.OAUTH,
            config=dict(connected.details["config"]),
            created_by=connected.person_id,
            credentials=tokens,
            platform_account=account,
        )
        counted = await syncing.metering.counts.take(SOURCES, made.account_id)
        what = happened(made, "source_created", platform=made.platform_id)
        logged = syncing.audit.by_person(made.account_id, connected.person_id, what)
        return [made.create(), *counted, *logged]

    async def _again(
        self, connected: Connected, tokens: dict[str, Any], account: dict[str, str] | None
    ) -> Writes:
        syncing = self.syncing()
        source = await syncing.source(connected.account_id, connected.grant_id)
        before = source.platform_account
        if before is not None and account is not None and before["id"] != account["id"]:
            raise AccountMismatchError
        changes: list[Change] = [
            assign(Source.credentials, tokens),
            assign(Source.platform_account, account or before),
            assign(Source.failure_count, None),
            assign(Source.failing_since, None),
        ]
        if source.status is not SourceStatus.PAUSED:
            changes.append(assign(Source.status, SourceStatus.ACTIVE))
        update = Source.at(source_id=source.source_id).update(*changes).when(*unchanged(source))
        what = happened(source, "source_connected")
        logged = syncing.audit.by_person(source.account_id, connected.person_id, what)
        return [update, *logged]

    async def _ended(self, ended: Ended) -> Writes:
        """The writes of a source whose grant the platform no longer accepts."""
        syncing = self.syncing()
        source = await syncing.find_source(ended.grant_id)
        if source is None:
            return ()
        writes: list[WriteOperation[Any]] = []
        if source.status in (SourceStatus.ACTIVE, SourceStatus.PAUSED):
            place = Source.at(source_id=source.source_id)
            update = place.update(assign(Source.status, SourceStatus.ERROR))
            writes.append(update.when(Source.status == source.status))
            what = happened(source, "source_error", error=ended.reason)
            writes += syncing.audit.by_system(source.account_id, what)
        return writes
