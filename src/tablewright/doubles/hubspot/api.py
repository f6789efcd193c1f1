"""The double of HubSpot: authentication, routes, scopes, limits and headers.

Not here: objects (`doubles.hubspot.crm`), links, search and OAuth, which have their own modules.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply
from tablewright.doubles.double import Double
from tablewright.doubles.faults import retry_after
from tablewright.doubles.hubspot.crm import Crm, shown
from tablewright.doubles.hubspot.errors import Errors
from tablewright.doubles.hubspot.links import Links, batch
from tablewright.doubles.hubspot.oauth import OAuth
from tablewright.doubles.hubspot.objects import (
    FORMS,
    LISTS,
    NAMES,
    OBJECTS,
    OWNERS,
    SCOPES,
    ObjectType,
)
from tablewright.doubles.hubspot.surroundings import Surroundings
from tablewright.doubles.state import EVERYTHING, Sandbox, Visit
from tablewright.doubles.streams import Record
from tablewright.errors import NotFoundError

_ALWAYS_ALLOWED: Final = ("/oauth/", "/account-info/")
_TOKENS: Final = re.compile(r"(/oauth/v1/(?:access|refresh)-tokens/)[^/]+")
_TYPE: Final = "(?P<type>[a-z0-9_-]+)"
_ID: Final = "(?P<id>[^/]+)"
_MILLISECONDS: Final = 1_000


@dataclass(frozen=True, slots=True)
class NewGrant:
    """The tokens of a grant that was created without the consent page."""

    access_token: str = field(repr=False)
    refresh_token: str = field(repr=False)
    seconds: int  # of the access token


@dataclass(frozen=True, slots=True)
class Route:
    """A path of the API: its handler, and the scopes, one of which is required."""

    method: str
    pattern: re.Pattern[str]
    handler: str
    scope: str = ""  # `{scope}` is that of the object type
    stream: str = ""  # `{type}` is the object type


def _route(method: str, path: str, handler: str, scope: str = "", stream: str = "{type}") -> Route:
    return Route(method, re.compile(path), handler, scope, stream)


_READ, _WRITE = "{scope}.read", "{scope}.write"
_OBJECTS: Final = f"/crm/v3/objects/{_TYPE}"
_LINKS: Final = "/crm/v4/associations/(?P<type>[^/]+)/(?P<other>[^/]+)/batch"
ROUTES: Final = (
    _route("GET", "/oauth/authorize", "authorize", stream="oauth"),
    _route("POST", "/oauth/authorize", "authorize", stream="oauth"),
    _route("POST", "/oauth/v[13]/token", "token", stream="oauth"),
    _route("POST", "/oauth/v3/token/introspect", "introspect", stream="oauth"),
    _route("POST", "/oauth/v3/token/revoke", "revoke_token", stream="oauth"),
    _route("GET", f"/oauth/v1/access-tokens/{_ID}", "access_info", stream="oauth"),
    _route("GET", f"/oauth/v1/refresh-tokens/{_ID}", "refresh_info", stream="oauth"),
    _route("DELETE", f"/oauth/v1/refresh-tokens/{_ID}", "delete_refresh", stream="oauth"),
    _route("GET", "/account-info/v3/details", "account", stream="account"),
    _route("GET", "/crm/v3/owners/?", "owners", "crm.objects.owners.read", OWNERS),
    _route("GET", f"/crm/v3/owners/{_ID}", "owner", "crm.objects.owners.read", OWNERS),
    _route("GET", f"/crm/v3/pipelines/{_TYPE}", "pipelines", _READ, "pipelines"),
    _route("GET", f"/crm/v3/properties/{_TYPE}", "properties", _READ, "properties"),
    _route("POST", f"/crm/v3/properties/{_TYPE}", "new_property", _WRITE, "properties"),
    _route("POST", "/crm/v3/lists/search", "lists", "crm.lists.read", LISTS),
    _route("GET", f"/crm/v3/lists/{_ID}/memberships", "members", "crm.lists.read", LISTS),
    _route("GET", f"/crm/v3/lists/{_ID}", "one_list", "crm.lists.read", LISTS),
    _route("GET", "/marketing/v3/forms/?", "forms", "forms", FORMS),
    _route("GET", "/crm/v3/schemas/?", "schemas", "crm.schemas.custom.read", "schemas"),
    _route("GET", _OBJECTS, "list", _READ),
    _route("POST", _OBJECTS, "create", _WRITE),
    _route("POST", f"{_OBJECTS}/search", "search", _READ),
    _route("POST", f"{_OBJECTS}/batch/read", "batch_read", _READ),
    _route("POST", f"{_OBJECTS}/batch/create", "batch_create", _WRITE),
    _route("POST", f"{_OBJECTS}/batch/update", "batch_update", _WRITE),
    _route("POST", f"{_OBJECTS}/batch/upsert", "batch_upsert", _WRITE),
    _route("POST", f"{_OBJECTS}/batch/archive", "batch_archive", _WRITE),
    _route("GET", f"{_OBJECTS}/{_ID}", "read", _READ),
    _route("PATCH", f"{_OBJECTS}/{_ID}", "update", _WRITE),
    _route("DELETE", f"{_OBJECTS}/{_ID}", "archive", _WRITE),
    _route(
        "GET",
        f"/crm/v4/objects/{_TYPE}/{_ID}/associations/(?P<other>[^/]+)",
        "links",
        _READ,
        "associations",
    ),
    _route("POST", f"{_LINKS}/read", "links_read", _READ, "associations"),
    _route("POST", f"{_LINKS}/create", "links_create", _WRITE, "associations"),
    _route("POST", f"{_LINKS}/associate/default", "links_create", _WRITE, "associations"),
    _route("POST", f"{_LINKS}/archive", "links_archive", _WRITE, "associations"),
)

Handler = Callable[[Visit, Mapping[str, str]], Awaitable[Reply]]


class HubSpot(Double):
    """The sandbox of HubSpot: its state and its routes."""

    vendor = "hubspot"
    title = "HubSpot sandbox"
    kinds: Sequence[str] = (*OBJECTS, OWNERS, LISTS, FORMS)

    def __init__(self, sandbox: Sandbox, **more: Any) -> None:
        super().__init__(sandbox, **more)
        self._errors = Errors(sandbox.ids)
        self._crm = Crm(sandbox, self._errors)
        self._links = Links(sandbox, self._crm, self._errors)
        self._oauth = OAuth(sandbox, self._errors)
        self._handlers = self._all_handlers()

    def stream_of(self, call: Call) -> str:
        """Returns the stream of a path."""
        found = _matched(call)
        if found is None:
            return ""
        route, parts = found
        kind = NAMES.get(parts.get("type", ""))
        return kind.name if route.stream == "{type}" and kind is not None else route.stream

    def needs_token(self, call: Call) -> bool:
        """False for OAuth paths, which have their own credentials."""
        return not call.path.startswith("/oauth/")

    def logged_path(self, call: Call) -> str:
        """Removes tokens from the paths of OAuth version 1."""
        return _TOKENS.sub(r"\1…", call.path)

    async def authenticate(self, visit: Visit) -> None:
        """Accepts access tokens and tokens of private apps."""
        token = visit.call.bearer
        caller = None if token is None else await self.sandbox.caller(token)
        if caller is None or caller.token.use not in ("access", "key"):
            raise self._errors.no_token()
        visit.caller = caller
        ends_at = caller.token.ends_at
        if ends_at is not None and ends_at <= visit.moment:
            raise self._errors.expired(ends_at, visit.moment)

    async def admit(self, visit: Visit) -> None:
        """Counts requests by interval, day, and searches by second."""
        if visit.caller is None:
            return
        grant, given = visit.caller.grant, visit.switches.limits
        usual = limits.HUBSPOT_OAUTH_PER_INTERVAL
        daily = dict[str, str]()
        if grant.form == "key":
            usual = limits.HUBSPOT_PRIVATE_PER_INTERVAL
            used = await self.sandbox.requests_in(visit, "day", 24 * 3600)
            per_day = given.get("per_day", limits.HUBSPOT_PER_DAY)
            if used > per_day:
                raise self._errors.too_many("DAILY")
            # OAuth has no daily limit, and no such headers:
            # https://developers.hubspot.com/changelog/rate-limit-headers-will-now-appear-for-oauth-authenticated-calls
            daily = {
                "x-hubspot-ratelimit-daily": str(per_day),
                "x-hubspot-ratelimit-daily-remaining": str(per_day - used),
            }
        if visit.call.path.endswith("/search"):
            used = await self.sandbox.requests_in(visit, "search", 1)
            if used > given.get("searches_per_second", limits.HUBSPOT_SEARCHES_PER_SECOND):
                raise self._errors.too_many("SECONDLY")
            return
        seconds = limits.HUBSPOT_INTERVAL_SECONDS
        used = await self.sandbox.requests_in(visit, f"{grant.grant_id}.interval", seconds)
        allowed = given.get("per_interval", usual)
        if used > allowed:
            raise self._errors.too_many("TEN_SECONDLY_ROLLING")
        visit.notes = {
            "x-hubspot-ratelimit-max": str(allowed),
            "x-hubspot-ratelimit-remaining": str(allowed - used),
            "x-hubspot-ratelimit-interval-milliseconds": str(seconds * _MILLISECONDS),
            **daily,
        }

    def throttled(self, visit: Visit) -> Reply:
        fault = visit.fault
        wait = retry_after(fault) if fault is not None and fault.kind == "throttle" else None
        return self._errors.too_many("TEN_SECONDLY_ROLLING", wait).reply

    def failed(self, visit: Visit) -> Reply:
        return self._errors.failed().reply

    def completed(self, visit: Visit, reply: Reply) -> Reply:
        """https://developers.hubspot.com/docs/api/usage-details: searches have no such headers."""
        own = {"x-hubspot-correlation-id": self.sandbox.ids.uuid()}
        return replace(reply, headers={**own, **visit.notes, **reply.headers})

    async def execute(self, visit: Visit) -> Reply:
        found = _matched(visit.call)
        if found is None:
            raise self._errors.no_path()
        route, parts = found
        if route.method != visit.call.method:
            raise self._errors.no_method()
        if "type" in parts and parts["type"] not in NAMES:
            raise self._errors.no_type(parts["type"])
        self._check_scope(visit, route, parts)
        return await self._handlers[route.handler](visit, parts)

    def _check_scope(self, visit: Visit, route: Route, parts: Mapping[str, str]) -> None:
        if not route.scope or visit.caller is None:
            return
        scope = route.scope
        if "type" in parts:
            kind = NAMES[parts["type"]]
            # The scope of tickets has no suffix.
            scope = kind.scope if kind.scope == "tickets" else scope.format(scope=kind.scope)
        if not visit.caller.may(scope):
            raise self._errors.missing_scopes([scope])

    def _all_handlers(self) -> dict[str, Handler]:
        crm, links, oauth = self._crm, self._links, self._oauth
        around = Surroundings(self.sandbox, crm, self._errors)
        return {
            "authorize": lambda visit, parts: oauth.authorize(visit),
            "token": lambda visit, parts: oauth.token(visit),
            "introspect": lambda visit, parts: oauth.introspect(visit),
            "revoke_token": lambda visit, parts: oauth.revoke(visit),
            "access_info": lambda visit, parts: oauth.access_info(visit, parts["id"]),
            "refresh_info": lambda visit, parts: oauth.refresh_info(visit, parts["id"]),
            "delete_refresh": lambda visit, parts: oauth.delete_refresh(visit, parts["id"]),
            "account": around.account,
            "owners": around.owners,
            "owner": around.owner,
            "pipelines": around.pipelines,
            "properties": around.properties,
            "new_property": around.new_property,
            "lists": around.lists,
            "one_list": around.one_list,
            "members": around.members,
            "forms": around.forms,
            "schemas": around.schemas,
            "list": lambda visit, parts: crm.list(visit, _type(parts), links.attach),
            "read": lambda visit, parts: crm.read(visit, _type(parts), parts["id"]),
            "search": lambda visit, parts: crm.search(visit, _type(parts)),
            "create": self._create,
            "update": self._update,
            "archive": self._archive,
            "batch_read": self._batch_read,
            "batch_create": self._batch_create,
            "batch_update": self._batch_update,
            "batch_upsert": self._batch_upsert,
            "batch_archive": self._batch_archive,
            "links": lambda visit, parts: links.list(
                visit, _type(parts), parts["id"], self._other(parts)
            ),
            "links_read": lambda v, parts: links.read_batch(v, _type(parts), self._other(parts)),
            "links_create": lambda v, parts: links.create_batch(
                v, _type(parts), self._other(parts)
            ),
            "links_archive": lambda v, parts: links.archive_batch(
                v, _type(parts), self._other(parts)
            ),
        }

    def _other(self, parts: Mapping[str, str]) -> ObjectType:
        kind = NAMES.get(parts["other"])
        if kind is None:
            raise self._errors.no_type(parts["other"])
        return kind

    # Objects.

    async def _create(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind = _type(parts)
        made = await self._crm.create(visit, kind, [self._crm.body(visit.call)])
        return Reply.json(201, shown(kind, made[0], list(made[0].properties)))

    async def _update(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind, body = _type(parts), self._crm.body(visit.call)
        by = visit.call.parameter("idProperty")
        changed = await self._crm.update(visit, kind, [{**body, "id": parts["id"]}], by)
        return Reply.json(200, shown(kind, changed[0], list(changed[0].properties)))

    async def _archive(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        await self._crm.archive(visit, _type(parts), [parts["id"]])
        return Reply(204, b"")

    async def _batch_read(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind, inputs = _type(parts), self._crm.inputs(visit.call)
        names = self._crm.body(visit.call).get("properties") or ()
        by_id = (await self.sandbox.streams.read(kind.name)).by_id
        found = [by_id.get(str(one.get("id"))) for one in inputs]
        results = [shown(kind, one, names) for one in found if one is not None]
        missing = [str(one.get("id")) for one in inputs if str(one.get("id")) not in by_id]
        if not missing:
            return Reply.json(200, batch(visit, results))
        error = self._errors.body(
            "OBJECT_NOT_FOUND", "Could not get some objects.", context={"ids": missing}
        )
        return Reply.json(207, {**batch(visit, results), "numErrors": 1, "errors": [error]})

    async def _batch_create(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind = _type(parts)
        made = await self._crm.create(visit, kind, self._crm.inputs(visit.call))
        results = [shown(kind, one, list(one.properties)) for one in made]
        return Reply.json(201, batch(visit, results))

    async def _batch_update(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind = _type(parts)
        changed = await self._crm.update(visit, kind, self._crm.inputs(visit.call))
        results = [shown(kind, one, list(one.properties)) for one in changed]
        return Reply.json(200, batch(visit, results))

    async def _batch_upsert(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        kind = _type(parts)
        found = await self._crm.upsert(visit, kind, self._crm.inputs(visit.call))
        results = [
            {**shown(kind, one, list(one.properties)), "new": is_new} for one, is_new in found
        ]
        return Reply.json(200, batch(visit, results))

    async def _batch_archive(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        ids = [str(one.get("id")) for one in self._crm.inputs(visit.call)]
        await self._crm.archive(visit, _type(parts), ids)
        return Reply(204, b"")

    # Actions of people in HubSpot itself.

    async def write(self, kind: str, fields: Mapping[str, Any], record_id: str | None) -> Record:
        """Creates or changes an object."""
        found = _editable(kind)
        visit = await self.sandbox.visit(Call("POST", f"/crm/v3/objects/{kind}", (), {}))
        given: dict[str, Any] = {"properties": fields}
        if record_id is None:
            return (await self._crm.create(visit, found, [given]))[0]
        return (await self._crm.update(visit, found, [{**given, "id": record_id}]))[0]

    async def remove(self, kind: str, record_id: str) -> None:
        """Archives an object."""
        visit = await self.sandbox.visit(Call("DELETE", f"/crm/v3/objects/{kind}", (), {}))
        await self._crm.archive(visit, _editable(kind), [record_id])

    # Access.

    async def new_key(self, scopes: Sequence[str] = (EVERYTHING,), label: str = "") -> str:
        """Returns the token of a new private app."""
        grant = await self.sandbox.grant("key", label or "Private app", scopes)
        text = f"pat-na1-{self.sandbox.ids.uuid()}"
        return await self.sandbox.issue("key", grant, "", text=text)

    async def new_app(
        self,
        redirect_uris: Sequence[str],
        *,
        name: str = "Sandbox app",
        client_id: str = "",
        client_secret: str = "",
        scopes: Sequence[str] = SCOPES,
    ) -> tuple[str, str]:
        """Registers an app for OAuth, and returns its client id and secret."""
        client_id = client_id or self.sandbox.ids.uuid()
        client_secret = client_secret or self.sandbox.ids.uuid()
        await self.sandbox.register(client_id, client_secret, name, redirect_uris, scopes)
        return client_id, client_secret

    async def new_grant(
        self, client_id: str, scopes: Sequence[str] = SCOPES, *, is_revoked: bool = False
    ) -> NewGrant:
        """Creates a grant of an app, as if a person had consented; raises `NotFoundError`."""
        app = await self.sandbox.app(client_id)
        if app is None:
            raise NotFoundError("App not found.")
        grant = await self.sandbox.grant("oauth", app.name, scopes, client_id=client_id)
        text, seconds = f"na1-{self.sandbox.ids.uuid()}", limits.HUBSPOT_TOKEN_SECONDS
        refresh = await self.sandbox.issue("refresh", grant, "", text=text)
        access = await self.sandbox.issue("access", grant, "CJ", seconds=seconds)
        if is_revoked:
            await self.sandbox.revoke(grant.grant_id)
        return NewGrant(access, refresh, seconds)


def _matched(call: Call) -> tuple[Route, dict[str, str]] | None:
    """Returns the route of a path, if possible with the right method."""
    found = None
    for route in ROUTES:
        match = route.pattern.fullmatch(call.path)
        if match is not None:
            found = route, match.groupdict()
            if route.method == call.method:
                break
    return found


def _type(parts: Mapping[str, str]) -> ObjectType:
    return NAMES[parts["type"]]


def _editable(kind: str) -> ObjectType:
    found = OBJECTS.get(kind)
    if found is None:
        raise NotFoundError("Records of this kind cannot be changed.")
    return found
