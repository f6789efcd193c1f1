"""Routes of platforms and sources.

A response never contains credentials.
Not here: connecting by OAuth (`sources.authorising`), posted records (`sources.receiving`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from msgspec import UNSET, structs, to_builtins

from tablewright.api.context import Context
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.paging import page_of
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
)
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import Planned
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.connectors import ConnectedAccount, OAuthAuth, Platform
from tablewright.kits.connectors.auths import checked_values
from tablewright.kits.sources.connecting.changing import UNCHANGED, Changing, happened
from tablewright.kits.sources.connecting.credentials import (
    auth_of,
    credentials_of,
    entered_credentials,
)
from tablewright.kits.sources.connecting.views import (
    NewSource,
    NewSourceView,
    PlatformAccountView,
    PlatformId,
    PlatformList,
    PlatformView,
    SourceChange,
    SourceConfig,
    SourceId,
    SourceList,
    SourceQuery,
    SourceView,
    Tested,
    platform_view,
    source_view,
)
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Source
from tablewright.model.operations.writing import WriteOperation

ROUTES: Final[Routes[SourceParts]] = Routes()
_TAGS: Final = ("sources",)
_LIST: Final = "/accounts/{account_id}/sources"
_ONE: Final = f"{_LIST}/{{source_id}}"
_READ: Final = ACCOUNT.permits("sources.read")
_CREATE: Final = ACCOUNT.permits("sources.create")
_UPDATE: Final = ACCOUNT.permits("sources.update", limits=("own",))
_DELETE: Final = ACCOUNT.permits("sources.delete")
_ERRORS: Final = (ConflictingError, ForbiddenError, InvalidError, NotFoundError)
_WORKING: Final = {"status": "active", "failure_count": None, "failing_since": None}


@ROUTES.get("/platforms", rule=SIGNED_IN, tags=_TAGS)
async def list_platforms(context: Context[SourceParts]) -> PlatformList:
    """Lists the platforms that sources can be connected to."""
    connectors = context.parts.connectors
    return PlatformList([_platform(context.parts, one) for one in connectors.platforms])


@ROUTES.get("/platforms/{platform_id}", rule=SIGNED_IN, tags=_TAGS, errors=(NotFoundError,))
async def get_platform(context: Context[SourceParts], platform_id: PlatformId) -> PlatformView:
    """Returns a platform: how it is connected, its data types and its limits."""
    return _platform(context.parts, found_platform(context.parts, platform_id))


@ROUTES.get(_LIST, rule=_READ, tags=_TAGS)
async def list_sources(
    context: Context[SourceParts], account_id: AccountId, query: SourceQuery
) -> SourceList:
    """Lists the sources of an account."""
    sources = context.parts.sources
    listed = sources.listed(account_id, platform_id=query.platform, status=query.status)

    def keep(item: Any) -> bool:
        one = sources.seen(item)
        is_of_platform = query.platform in (None, one.platform_id)
        return is_of_platform and query.status in (None, one.status)

    page = await page_of(context.db, listed, query, keep=keep)
    return SourceList([source_view(sources.seen(one)) for one in page.items], page.cursor)


@ROUTES.post(f"{_LIST}/test", rule=_CREATE, status=200, tags=_TAGS, errors=(InvalidError,))
async def test_credentials(
    context: Context[SourceParts], account_id: AccountId, body: Tested
) -> PlatformAccountView:
    """Tests credentials, and returns the account at the platform. Nothing is stored.

    If the platform rejects them, the error quotes its words.
    """
    found = await _tested(context.parts, body.platform, body.credentials, body.settings)
    return PlatformAccountView(found.id, found.name)


@ROUTES.post(
    _LIST, rule=_CREATE, status=201, tags=_TAGS, errors=_ERRORS, accepts_idempotency_key=True
)
async def create_source(
    context: Context[SourceParts], account_id: AccountId, body: NewSource
) -> Response[NewSourceView]:
    """Creates a source, after a test of its credentials.

    Use `POST /accounts/{accountId}/oauth/{platform}/start` for platforms that are connected by
    OAuth. The path of a source whose records are posted is shown only in this response.
    """
    parts = context.parts
    platform = _entered_platform(parts, body.platform)
    auth = auth_of(platform, body.connection_type)
    if isinstance(auth, OAuthAuth):
        raise InvalidError(
            f"{platform.title} is connected by OAuth.", details={"place": "connectionType"}
        )
    config = checked_config(platform, body.config)
    source_id, secret = context.ids.uuid(), ""
    account: ConnectedAccount | None = None
    if platform.is_posted:
        secret = _new_secret(context)
        stored: dict[str, Any] = {"secret": secret}
    else:
        settings = body.config.settings
        account = await _tested(parts, body.platform, body.credentials, settings)
        stored = dict(body.credentials)
    made = parts.sources.new(
        source_id=source_id,
        account_id=account_id,
        platform_id=platform.id,
        source_name=body.name,
        status="active",
        connection_type=body.connection_type,
        config=config,
        created_by=context.principal.person,
        credentials=stored,
        platform_account=None if account is None else {"id": account.id, "name": account.name},
    )

    async def plan() -> Planned | None:
        if context.attempt is not None and await parts.find_source(source_id) is not None:
            return None
        what = happened(made, "source_created", platform=platform.id)
        return Planned(account_id, what, await creating(parts, made))

    await parts.commit(context, plan)
    shown = await parts.source(account_id, source_id)
    location = f"{context.base}{context.target.partition('?')[0]}/{source_id}"
    path = _inbound_path(context, source_id, secret) if secret else None
    return Response(NewSourceView(source_view(shown), path), headers={"location": location})


async def creating(parts: SourceParts, made: Source) -> list[WriteOperation[Any]]:
    """The writes of a new source: its row, and its count within the limit of the plan."""
    return [made.item.create(), *await parts.plans.counting(made.account_id, 1)]


@ROUTES.get(_ONE, rule=_READ, tags=_TAGS, errors=(NotFoundError,))
async def get_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> Response[SourceView]:
    """Returns a source."""
    return _shown(await context.parts.source(account_id, source_id))


@ROUTES.patch(_ONE, rule=_UPDATE, tags=_TAGS, headers=IF_MATCH, errors=(*_ERRORS, StaleError))
async def update_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, body: SourceChange
) -> Response[SourceView]:
    """Changes the name, the settings or the credentials of a source."""
    if body.name is UNSET and body.config is UNSET and body.credentials is UNSET:
        raise InvalidError("The request changes nothing.")
    parts = context.parts
    first = await _own(context, account_id, source_id, "sources.update")
    platform = parts.connectors.platform(first.platform_id)
    changes: dict[str, Any] = {}
    if body.name is not UNSET:
        changes["source_name"] = body.name
    if body.config is not UNSET:
        changes["config"] = checked_config(platform, body.config)
    if body.credentials is not UNSET:
        if platform.is_posted:
            raise conflict("is_posted", "To replace the path of a source, use `POST …/secret`.")
        settings = first.settings if body.config is UNSET else body.config.settings
        found = await _tested(parts, platform.id, body.credentials, settings)
        check_same_account(first, found)
        changes["credentials"] = dict(body.credentials)
        changes["platform_account"] = {"id": found.id, "name": found.name}

    async def made(source: Source) -> Mapping[str, Any]:
        is_fixed = body.credentials is not UNSET and source.status != "paused"
        return {**changes, "status": "active"} if is_fixed else changes

    return await _change(context, account_id, source_id, "source_updated", made)


@ROUTES.delete(_ONE, rule=_DELETE, tags=_TAGS, headers=IF_MATCH, errors=(NotFoundError, StaleError))
async def delete_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> None:
    """Disconnects and deletes a source, with its schedules.

    Its data is deleted when the retention of the plan is over.
    """
    parts = context.parts
    await _revoke(context, account_id, source_id)

    async def plan() -> Planned:
        source = await parts.source(account_id, source_id)
        context.check_if_match(_tag(source))
        writes = await Changing(parts).deleting(source)
        return Planned(account_id, happened(source, "source_deleted"), writes)

    await parts.commit(context, plan)


@ROUTES.post(f"{_ONE}/test", rule=_UPDATE, status=200, tags=_TAGS, errors=_ERRORS)
async def test_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> PlatformAccountView:
    """Tests the credentials of a source. A source with an error becomes active if they work."""
    parts = context.parts
    source = await _own(context, account_id, source_id, "sources.update")
    if source.connection_type == "webhook" or source.credentials is None:
        raise conflict("not_connected", "The source has no credentials to test.")
    platform = parts.connectors.platform(source.platform_id)
    credentials = credentials_of(parts, source)
    found = await Changing(parts).tested(platform, credentials, source.settings)
    if source.status == "error":

        async def made(now: Source) -> Mapping[str, Any]:
            return _WORKING if now.status == "error" else {}

        await _change(context, account_id, source_id, "source_updated", made)
    return PlatformAccountView(found.id, found.name)


@ROUTES.post(f"{_ONE}/pause", rule=_UPDATE, status=200, tags=_TAGS, errors=_ERRORS)
async def pause_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> Response[SourceView]:
    """Pauses a source: its schedules begin no runs. A run in progress continues."""

    async def made(source: Source) -> Mapping[str, Any]:
        if source.status not in ("active", "paused"):
            raise _not(source, "paused")
        return {} if source.status == "paused" else {"status": "paused"}

    return await _change(context, account_id, source_id, "source_paused", made)


@ROUTES.post(f"{_ONE}/resume", rule=_UPDATE, status=200, tags=_TAGS, errors=_ERRORS)
async def resume_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> Response[SourceView]:
    """Resumes a paused source."""

    async def made(source: Source) -> Mapping[str, Any]:
        if source.status == "active":
            return {}
        if source.status != "paused":
            raise _not(source, "resumed")
        await Changing(context.parts).check_room(source)
        return _WORKING

    return await _change(context, account_id, source_id, "source_resumed", made)


@ROUTES.post(f"{_ONE}/disconnect", rule=_UPDATE, status=200, tags=_TAGS, errors=_ERRORS)
async def disconnect_source(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> Response[SourceView]:
    """Disconnects a source: its credentials are deleted, and its data stays.

    A grant is revoked at the platform, where that is possible.
    """
    parts = context.parts
    await _own(context, account_id, source_id, "sources.update")
    await _revoke(context, account_id, source_id)

    async def plan() -> Planned | None:
        source = await _own(context, account_id, source_id, "sources.update")
        if source.status == "disconnected":
            return None
        writes = await Changing(parts).disconnecting(source)
        return Planned(account_id, happened(source, "source_disconnected"), writes)

    await parts.commit(context, plan)
    return _shown(await parts.source(account_id, source_id))


@ROUTES.post(
    f"{_ONE}/secret",
    rule=_UPDATE,
    status=201,
    tags=_TAGS,
    errors=_ERRORS,
    accepts_idempotency_key=True,
)
async def renew_source_secret(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId
) -> NewSourceView:
    """Gives a source whose records are posted a new path, which only this response shows.

    The old path fails at once. A disconnected source is connected again.
    """
    parts, secret = context.parts, _new_secret(context)
    first = await _own(context, account_id, source_id, "sources.update")
    if first.connection_type != "webhook":
        raise conflict("not_posted", "The records of this source are not posted.")

    async def made(source: Source) -> Mapping[str, Any]:
        status = "paused" if source.status == "paused" else "active"
        return {"status": status, "credentials": {"secret": secret}}

    event = "source_connected" if first.status == "disconnected" else "source_updated"
    await _change(context, account_id, source_id, event, made)
    shown = await parts.source(account_id, source_id)
    return NewSourceView(source_view(shown), _inbound_path(context, source_id, secret))


def _new_secret(context: Context[SourceParts]) -> str:
    return context.ids.random_bytes(24).hex()


def _inbound_path(context: Context[SourceParts], source_id: str, secret: str) -> str:
    """The path that receives the records of a source."""
    above = context.target.partition("/accounts/")[0]
    return f"{context.base}{above}/in/{source_id}/{secret}"


def found_platform(parts: SourceParts, platform_id: str) -> Platform:
    """A platform in a path; raises `NotFoundError`."""
    for one in parts.connectors.platforms:
        if one.id == platform_id:
            return one
    raise NotFoundError("Platform not found.")


def _entered_platform(parts: SourceParts, platform_id: str) -> Platform:
    """A platform in a body; raises `InvalidError`."""
    try:
        return found_platform(parts, platform_id)
    except NotFoundError:
        raise InvalidError("Unknown platform.", details={"place": "platform"}) from None


def checked_config(platform: Platform, config: SourceConfig) -> dict[str, Any]:
    """Returns the settings to store; raises `InvalidError`."""
    for one in config.data_types or ():
        platform.stream(one)
    settings = checked_values(platform.settings, config.settings)
    kept = structs.replace(config, settings=settings)
    return {name: one for name, one in to_builtins(kept).items() if one is not None}


def check_same_account(source: Source, found: ConnectedAccount) -> None:
    """Raises `ConflictingError` for credentials of another account at the platform."""
    known = source.platform_account
    if known is not None and known["id"] != found.id:
        raise conflict(
            "account_mismatch",
            f"The credentials belong to another account at the platform: {found.name}.",
        )


async def _tested(
    parts: SourceParts, platform_id: str, values: dict[str, str], settings: dict[str, str]
) -> ConnectedAccount:
    platform = _entered_platform(parts, platform_id)
    credentials = entered_credentials(auth_of(platform, "api_key"), values)
    return await Changing(parts).tested(platform, credentials, settings)


async def _own(
    context: Context[SourceParts], account_id: str, source_id: str, permission: str
) -> Source:
    """A source that the caller may change, or whose run the caller may begin."""
    source = await context.parts.source(account_id, source_id)
    context.rights.check(permission, own=source.created_by == context.principal.person)
    return source


async def _change(
    context: Context[SourceParts],
    account_id: str,
    source_id: str,
    event: str,
    made: Callable[[Source], Awaitable[Mapping[str, Any]]],
) -> Response[SourceView]:
    """Changes a source, with its activity; without changes, it is returned as it is."""
    parts = context.parts

    async def plan() -> Planned | None:
        source = await _own(context, account_id, source_id, "sources.update")
        context.check_if_match(_tag(source))
        changes = await made(source)
        if not changes:
            return None
        update = parts.sources.changing(source, same=UNCHANGED, **changes)
        return Planned(account_id, happened(source, event), [update])

    await parts.commit(context, plan)
    return _shown(await parts.source(account_id, source_id))


async def _revoke(context: Context[SourceParts], account_id: str, source_id: str) -> None:
    """Tries to revoke the grant of a source at its platform."""
    source = await context.parts.source(account_id, source_id)
    if source.is_granted:
        await context.parts.oauth.revoke(account_id, source_id)


def _not(source: Source, action: str) -> ConflictingError:
    return conflict("source_not_active", f"A source that is {source.status} cannot be {action}.")


def _platform(parts: SourceParts, platform: Platform) -> PlatformView:
    return platform_view(platform, parts.configured)


def _tag(source: Source) -> str:
    """The ETag of a source: runs do not change it."""
    view = source_view(source)
    return etag_of(
        structs.replace(
            view,
            last_sync_at=None,
            sync_status=None,
            active_sync_id=None,
            failure_count=0,
            stored_bytes=0,
        )
    )


def _shown(source: Source) -> Response[SourceView]:
    return Response(source_view(source), etag=_tag(source))
