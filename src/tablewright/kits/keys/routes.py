"""Routes for API keys of accounts.

    ROUTES.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")

Not here: checking keys (`keys.keys`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from ipaddress import ip_network
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from tablewright.api.context import Context
from tablewright.api.http.etags import IF_MATCH, etag_of
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.responses import Response, Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import Impersonation, Kind, Need
from tablewright.errors import ConflictingError, ForbiddenError, InvalidError, StaleError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import grants_more
from tablewright.kits.accounts.roles import exceeding
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.keys import limits
from tablewright.kits.keys.keys import ApiKeys, NewKey
from tablewright.kits.shapes import word_of

_TAGS: Final = ("api keys",)
_CHANGES: Final = (ConflictingError, ForbiddenError, InvalidError)

KeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
KeyName = Annotated[
    str, Meta(min_length=1, max_length=limits.KEY_NAME_LENGTH_MAX, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Scopes = Annotated[list[str], Meta(min_length=1, max_length=100)]
Networks = Annotated[list[str], Meta(max_length=limits.KEY_NETWORKS_MAX)]
GraceSeconds = Annotated[int, Meta(ge=0, le=limits.KEY_GRACE_SECONDS_MAX)]


class NewKeyBody(Struct, rename="camel", forbid_unknown_fields=True):
    """A key to create, with its permissions, networks and expiry."""

    name: KeyName
    permissions: Scopes
    expires_at: datetime | None = None
    networks: Networks = []
    includes_children: bool = False


class KeyChange(Struct, rename="camel", forbid_unknown_fields=True):
    """Changes to a key; missing fields stay as they are."""

    name: KeyName | UnsetType = UNSET
    permissions: Scopes | UnsetType = UNSET
    expires_at: datetime | UnsetType | None = UNSET
    networks: Networks | UnsetType = UNSET


class Rotation(Struct, rename="camel", forbid_unknown_fields=True):
    """How long the old secret works after the rotation."""

    grace_seconds: GraceSeconds = limits.KEY_GRACE_SECONDS


class KeyView(Struct, rename="camel", omit_defaults=True):
    """A key, without the key itself."""

    api_key_id: str
    name: str
    status: str
    permissions: list[str]
    last_four: str
    created_by: str
    networks: list[str] = []
    includes_children: bool = False
    created_at: datetime | None = None
    expires_at: datetime | None = None
    last_used_at: datetime | None = None


class KeyList(Struct, rename="camel"):
    """A page of keys."""

    items: list[KeyView]
    next_cursor: str | None = None


class NewKeyView(Struct, rename="camel"):
    """A new key: the only response that contains it."""

    api_key_id: str
    name: str
    key: Secret


def key_routes(read: str = "apikeys.read", manage: str = "apikeys.manage") -> Routes[ApiKeys]:
    """Returns all routes of the kit; `read` and `manage` are the required permissions."""
    routes: Routes[ApiKeys] = Routes()
    _add_reading(routes, read)
    _add_changes(routes, manage)
    _add_rotation(routes, manage)
    return routes


def _add_reading(routes: Routes[ApiKeys], read: str) -> None:
    @routes.get(
        "/accounts/{account_id}/api-keys",
        rule=ACCOUNT.permits(read),
        tags=_TAGS,
        impersonation=Impersonation.NEVER,
    )
    async def list_api_keys(
        context: Context[ApiKeys], account_id: AccountId, query: PageQuery
    ) -> KeyList:
        """Lists the API keys of an account, revoked ones included."""
        keys = context.parts
        page = await page_of(keys.db, keys.shape.of_account(account_id), query)
        return KeyList([_view(keys, one) for one in page.items], page.cursor)

    @routes.get(
        "/accounts/{account_id}/api-keys/{api_key_id}",
        rule=ACCOUNT.permits(read),
        tags=_TAGS,
        impersonation=Impersonation.NEVER,
    )
    async def get_api_key(
        context: Context[ApiKeys], account_id: AccountId, api_key_id: KeyId
    ) -> Response[KeyView]:
        """Returns an API key, without its secret."""
        return _seen(context.parts, await context.parts.get(account_id, api_key_id))


def _add_changes(routes: Routes[ApiKeys], manage: str) -> None:
    one = "/accounts/{account_id}/api-keys/{api_key_id}"
    rule = ACCOUNT.permits(manage)

    @routes.post(
        "/accounts/{account_id}/api-keys",
        rule=rule.needing(Need.CONFIRMED),
        status=201,
        tags=_TAGS,
        errors=_CHANGES,
        accepts_idempotency_key=True,
    )
    async def create_api_key(
        context: Context[ApiKeys], account_id: AccountId, body: NewKeyBody
    ) -> Response[NewKeyView]:
        """Creates an API key with some of your own permissions.

        The response is the only place where the key is shown. A repetition with the same
        `Idempotency-Key` returns the same response; it is stored encrypted for a day.
        """
        _check_person(context)
        _check_scopes(context, body.permissions)
        _check_networks(body.networks)
        wanted = NewKey(
            body.name, body.permissions, body.expires_at, body.networks, body.includes_children
        )
        shown = await context.parts.create(context, account_id, wanted)
        view = _shown(context.parts, shown.record, shown.key)
        location = f"{context.base}{context.target.partition('?')[0]}/{view.api_key_id}"
        return Response(view, headers={"location": location})

    @routes.patch(one, rule=rule, tags=_TAGS, headers=IF_MATCH, errors=(*_CHANGES, StaleError))
    async def update_api_key(
        context: Context[ApiKeys], account_id: AccountId, api_key_id: KeyId, body: KeyChange
    ) -> Response[KeyView]:
        """Changes the name, the permissions, the networks or the expiry of an API key."""
        found = await _check_change(context, account_id, api_key_id)
        context.check_if_match(_tag(context.parts, found))
        roles: dict[str, Any] = {}
        if body.name is not UNSET:
            roles["name"] = body.name
        if body.permissions is not UNSET:
            _check_scopes(context, body.permissions)
            roles["permissions"] = sorted(body.permissions)
        if body.networks is not UNSET:
            _check_networks(body.networks)
            roles["networks"] = body.networks
        if body.expires_at is not UNSET:
            roles["ends_at"] = body.expires_at
        keys = context.parts
        seen = found if context.has_if_match else None
        return _seen(keys, await keys.update(context, account_id, api_key_id, seen=seen, **roles))

    @routes.delete(one, rule=rule, tags=_TAGS, headers=IF_MATCH, errors=(StaleError,))
    async def revoke_api_key(
        context: Context[ApiKeys], account_id: AccountId, api_key_id: KeyId
    ) -> None:
        """Revokes an API key: it fails from the next request on."""
        keys = context.parts
        seen = await keys.get(account_id, api_key_id) if context.has_if_match else None
        if seen is not None:
            context.check_if_match(_tag(keys, seen))
        await keys.revoke(context, account_id, api_key_id, seen=seen)


def _add_rotation(routes: Routes[ApiKeys], manage: str) -> None:
    @routes.post(
        "/accounts/{account_id}/api-keys/{api_key_id}/rotate",
        rule=ACCOUNT.permits(manage),
        status=201,
        tags=_TAGS,
        errors=_CHANGES,
        accepts_idempotency_key=True,
    )
    async def rotate_api_key(
        context: Context[ApiKeys], account_id: AccountId, api_key_id: KeyId, body: Rotation
    ) -> Response[NewKeyView]:
        """Rotates the secret of an API key; the old one works for an hour by default.

        A second rotation ends the old secret at once. To repeat a request whose response was lost,
        send the same `Idempotency-Key`; the response is stored encrypted for a day.
        """
        await _check_change(context, account_id, api_key_id)
        shown = await context.parts.rotate(
            context, account_id, api_key_id, grace_seconds=body.grace_seconds
        )
        return Response(_shown(context.parts, shown.record, shown.key))


def _check_person(context: Context[ApiKeys]) -> None:
    """A key that could access other keys would outlive its own revocation."""
    if context.principal.kind is not Kind.SESSION:
        raise ForbiddenError("Only people may create or change API keys, not other keys.")


async def _check_change(context: Context[ApiKeys], account_id: str, key_id: str) -> Any:
    """Returns the key. A caller who gets its secret could use all its permissions."""
    _check_person(context)
    keys = context.parts
    found = await keys.get(account_id, key_id)
    _check_scopes(context, keys.shape.value(found, "permissions"))
    return found


def _check_scopes(context: Context[ApiKeys], permissions: Sequence[str]) -> None:
    if too_much := exceeding(context.rights.permissions, permissions):
        raise grants_more(too_much)


def _check_networks(networks: Sequence[str]) -> None:
    for one in networks:
        try:
            ip_network(one)
        except ValueError:
            raise InvalidError(
                f"{one[:60]!r} is not a network such as 192.0.2.0/24.",
                details={"place": "networks"},
            ) from None


def _shown(keys: ApiKeys, record: Any, key: str) -> NewKeyView:
    shape = keys.shape
    return NewKeyView(shape.value(record, "id"), shape.value(record, "name"), key)


def _seen(keys: ApiKeys, record: Any) -> Response[KeyView]:
    return Response(_view(keys, record), etag=_tag(keys, record))


def _tag(keys: ApiKeys, record: Any) -> str:
    """The ETag of a key: using the key does not change the tag."""
    return etag_of(structs.replace(_view(keys, record), last_used_at=None))


def _view(keys: ApiKeys, record: Any) -> KeyView:
    shape = keys.shape
    state = word_of(shape.value(record, "state"))
    return KeyView(
        api_key_id=shape.value(record, "id"),
        name=shape.value(record, "name"),
        status=state if keys.is_live(record) or state != "active" else "expired",
        permissions=list(shape.value(record, "permissions")),
        last_four=shape.value(record, "last_four") or "",
        created_by=shape.value(record, "person"),
        networks=list(shape.value(record, "networks") or ()),
        includes_children=bool(shape.value(record, "reaches_below")),
        created_at=shape.value(record, "created_at"),
        expires_at=shape.value(record, "ends_at"),
        last_used_at=shape.value(record, "last_used_at"),
    )
