"""The double of Stripe: authentication, routes, limits and headers.

Not here: the resources (`doubles.stripe.resources`), lists and changes, which have their own
modules.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply
from tablewright.doubles.double import Double
from tablewright.doubles.faults import retry_after
from tablewright.doubles.state import EVERYTHING, Sandbox, Visit
from tablewright.doubles.streams import Change, Record, Stream
from tablewright.doubles.stripe import changing, errors, listing
from tablewright.doubles.stripe.forms import nested
from tablewright.doubles.stripe.repeats import Repeats
from tablewright.doubles.stripe.resources import (
    ACCOUNT_PERMISSION,
    API_VERSION,
    EVENTS,
    RESOURCES,
    Resource,
)
from tablewright.errors import NotFoundError

ACCOUNT_ID: Final = "acct_1SandboxTablewri"
_VERSION: Final = re.compile(r"\d{4}-\d\d-\d\d(\.[a-z]+)?")
_OF_CUSTOMER: Final = re.compile(r"/v1/customers/([^/]+)/payment_methods")
_JSON: Final = {"content-type": "application/json"}


class Stripe(Double):
    """The sandbox of Stripe: its state and its routes."""

    vendor = "stripe"
    title = "Stripe sandbox"
    kinds: Sequence[str] = tuple(RESOURCES)

    def __init__(self, sandbox: Sandbox, repeats: Repeats, **more: Any) -> None:
        super().__init__(sandbox, **more)
        self._repeats = repeats

    def stream_of(self, call: Call) -> str:
        """Returns the resource of a path."""
        if _OF_CUSTOMER.fullmatch(call.path):
            return "payment_methods"
        return call.path.removeprefix("/v1/").partition("/")[0]

    def needs_token(self, call: Call) -> bool:
        """True for every path."""
        return True

    def logged_path(self, call: Call) -> str:
        """Returns the path unchanged, because paths contain no secrets."""
        return call.path

    async def authenticate(self, visit: Visit) -> None:
        """https://docs.stripe.com/api/authentication: Bearer, or Basic with the key as user."""
        key = visit.call.bearer or _basic_user(visit.call.headers.get("authorization", ""))
        if not key:
            raise errors.no_key()
        caller = await self.sandbox.caller(key)
        if caller is None or caller.token.use != "key":
            raise errors.wrong_key(key)
        visit.caller = caller
        ends_at = caller.token.ends_at
        if ends_at is not None and ends_at <= visit.moment:
            raise errors.expired_key(caller.token.label)

    async def admit(self, visit: Visit) -> None:
        """Counts the requests of a second, of the whole account."""
        allowed = visit.switches.limits.get("per_second", limits.STRIPE_PER_SECOND)
        if await self.sandbox.requests_in(visit, "second", 1) > allowed:
            raise errors.too_many()
        version = visit.call.headers.get("stripe-version")
        if version is not None and _VERSION.fullmatch(version) is None:
            raise errors.wrong_version(version)

    def throttled(self, visit: Visit) -> Reply:
        fault = visit.fault
        has_time = fault is not None and fault.kind == "throttle"
        return errors.too_many(retry_after(fault) if fault and has_time else None).reply

    def failed(self, visit: Visit) -> Reply:
        return errors.failed().reply

    def completed(self, visit: Visit, reply: Reply) -> Reply:
        """https://docs.stripe.com/api/request_ids and /versioning: every response has both."""
        call = visit.call
        version = call.headers.get("stripe-version", "")
        headers = {
            "request-id": changing.object_id("req", self.sandbox.ids),
            "stripe-version": version if _VERSION.fullmatch(version) else API_VERSION,
            "cache-control": "no-cache, no-store",
        }
        key = call.headers.get("idempotency-key", "")
        if call.method == "POST" and key.isascii() and key.isprintable() and key:
            headers["idempotency-key"] = key
        return replace(reply, headers={**headers, **reply.headers})

    # Routes.

    async def execute(self, visit: Visit) -> Reply:
        call = visit.call
        if call.path == "/v1/account" and call.method == "GET":
            self._check(visit, ACCOUNT_PERMISSION)
            return Reply.json(200, account())
        found = _OF_CUSTOMER.fullmatch(call.path)
        if found is not None and call.method == "GET":
            return await self._methods_of(visit, found[1])
        _, version, kind, *rest = [*call.segments, "", ""]
        resource = RESOURCES.get(kind)
        record_id = rest[0] if rest else ""
        if version != "v1" or resource is None or any(rest[1:]):
            raise errors.unknown_path(call.method, call.path)
        if call.method == "GET":
            self._check(visit, f"{resource.permission}_read")
            given = nested(call.query)
            if record_id:
                return await self._one(resource, record_id, given)
            return await self._list(visit, resource, given)
        return await self._changed(visit, resource, record_id)

    def _check(self, visit: Visit, permission: str) -> None:
        caller = visit.caller
        # https://docs.stripe.com/keys: a permission to write includes reading.
        names = permission, permission.replace("_read", "_write")
        if caller is not None and not caller.may(*names):
            raise errors.not_permitted(caller.token.label, ACCOUNT_ID, permission)

    async def _one(self, resource: Resource, record_id: str, given: Mapping[str, Any]) -> Reply:
        changing.checked(frozenset({"expand"}), given)
        record = (await self.sandbox.streams.read(resource.kind)).by_id.get(record_id)
        if record is None and resource.deletion == "remembered":
            deleted = await self.sandbox.streams.read(changing.REMEMBERED)
            record = deleted.by_id.get(record_id)
            given = {}
        if record is None:
            raise errors.not_found(resource.object, record_id)
        streams = self.sandbox.streams
        shown = await listing.expanded(streams, resource, [record], given.get("expand"))
        return Reply(200, shown[0].text, _JSON)

    async def _methods_of(self, visit: Visit, customer_id: str) -> Reply:
        resource = RESOURCES["payment_methods"]
        self._check(visit, f"{resource.permission}_read")
        customers = await self.sandbox.streams.read("customers")
        if customer_id not in customers.by_id:
            raise errors.not_found("customer", customer_id, "customer")
        given = nested(visit.call.query)
        narrow = replace(resource, lists=resource.lists - {"customer", "customer_account"})

        def keep(record: Record) -> bool:
            return record.value("customer") == customer_id

        return await self._list(visit, narrow, given, keep)

    async def _list(
        self, visit: Visit, resource: Resource, given: Mapping[str, Any], keep: Any = None
    ) -> Reply:
        stream = await self.sandbox.streams.read(resource.kind)
        page, has_more = listing.listed(visit, resource, stream, given, keep)
        expand = given.get("expand")
        shown = await listing.expanded(self.sandbox.streams, resource, page, expand, prefix="data.")
        if visit.has("change"):
            await self._shuffle(visit, resource, page)
        return Reply.json(
            200,
            {
                "object": "list",
                "data": [msgspec.Raw(one.text) for one in shown],
                "has_more": has_more,
                "url": visit.call.path,
            },
        )

    async def _shuffle(self, visit: Visit, resource: Resource, page: Sequence[Record]) -> None:
        """Changes the listed records: the first one is deleted, and a new one is added."""

        if len(page) < 2:
            return
        now, ids = int(visit.now), self.sandbox.ids
        own = {"id": changing.object_id(resource.prefix, ids), "created": now}
        added = Record.of(page[0].with_fields(own).fields)
        told = changing.event(resource, "created", added, now=now, ids=ids, request=None)
        await self.sandbox.streams.change(
            resource.kind,
            lambda stream: ([Change.writing(resource.kind, added), *told], None),
        )
        if resource.deletion:
            await self._deleted(visit, resource, page[0].id)

    async def _changed(self, visit: Visit, resource: Resource, record_id: str) -> Reply:
        call = visit.call
        given = nested(call.form)
        if call.method == "POST":
            allowed = resource.updates if record_id else resource.creates
            if not allowed:
                raise errors.unknown_path(call.method, call.path)
        elif call.method != "DELETE" or not record_id or not resource.deletion:
            raise errors.unknown_path(call.method, call.path)
        self._check(visit, f"{resource.permission}_write")

        async def execute() -> Reply:
            if call.method == "DELETE":
                record = await self._deleted(visit, resource, record_id)
            elif record_id:
                changing.checked(resource.updates, given)
                record = await self._updated(visit, resource, record_id, given)
            else:
                changing.checked(resource.creates, given, resource.required)
                record = await self._created(visit, resource, given)
            return Reply(200, record.text, _JSON)

        key = call.headers.get("idempotency-key")
        if call.method == "POST" and key:
            return await self._repeats.once(visit, key, execute)
        return await execute()

    async def _created(self, visit: Visit, resource: Resource, given: Mapping[str, Any]) -> Record:
        now, ids = int(visit.now), self.sandbox.ids

        def decide(stream: Stream) -> tuple[list[Change], Record]:
            record = changing.created(resource, given, now=now, ids=ids, stream=stream)
            told = changing.event(resource, "created", record, now=now, ids=ids, request=None)
            return [Change.writing(resource.kind, record), *told], record

        return await self.sandbox.streams.change(resource.kind, decide)

    async def _updated(
        self, visit: Visit, resource: Resource, record_id: str, given: Mapping[str, Any]
    ) -> Record:
        now, ids = int(visit.now), self.sandbox.ids

        def decide(stream: Stream) -> tuple[list[Change], Record]:
            before = stream.by_id.get(record_id)
            if before is None:
                raise errors.not_found(resource.object, record_id)
            record = changing.updated(resource, before, given, now=now)
            told = changing.event(resource, "updated", record, now=now, ids=ids, request=None)
            return [Change.writing(resource.kind, record), *told], record

        return await self.sandbox.streams.change(resource.kind, decide)

    async def _deleted(self, visit: Visit, resource: Resource, record_id: str) -> Record:
        now, ids = int(visit.now), self.sandbox.ids

        def decide(stream: Stream) -> tuple[list[Change], Record]:
            before = stream.by_id.get(record_id)
            if before is None:
                raise errors.not_found(resource.object, record_id)
            record = before
            if resource.deletion == "cancelled":
                record = before.with_fields({"status": "canceled", "canceled_at": now})
            # An event has the object after the change; a cancelled one stays.
            told = changing.event(resource, "deleted", record, now=now, ids=ids, request=None)
            if resource.deletion == "cancelled":
                return [Change.writing(resource.kind, record), *told], record
            left = changing.stub(resource, record_id)
            changes = [Change(resource.kind, record_id, None), *told]
            if resource.deletion == "remembered":
                changes.append(Change.writing(changing.REMEMBERED, left))
            return changes, left

        return await self.sandbox.streams.change(resource.kind, decide)

    # Actions of people in the dashboard.

    async def write(self, kind: str, fields: Mapping[str, Any], record_id: str | None) -> Record:
        """Creates or changes an object of any kind."""
        resource = _known(kind)
        visit = await self.sandbox.visit(Call("POST", f"/v1/{kind}", (), {}))
        if record_id is not None:
            return await self._updated(visit, resource, record_id, fields)
        if resource.creates:
            changing.checked(resource.creates, fields, resource.required)
        return await self._created(visit, resource, fields)

    async def remove(self, kind: str, record_id: str) -> None:
        """Deletes an object of any kind."""
        visit = await self.sandbox.visit(Call("DELETE", f"/v1/{kind}", (), {}))
        await self._deleted(visit, _known(kind), record_id)

    # Access.

    async def new_key(self, scopes: Sequence[str] = (EVERYTHING,), label: str = "") -> str:
        """Returns a new secret key, or a restricted one with these permissions."""
        is_secret = EVERYTHING in scopes
        name = label or ("Secret key" if is_secret else "Restricted key")
        grant = await self.sandbox.grant("key", name, scopes)
        return await self.sandbox.issue("key", grant, "sk_test" if is_secret else "rk_test")


def _known(kind: str) -> Resource:
    resource = RESOURCES.get(kind)
    if resource is None or kind == EVENTS:
        raise NotFoundError("Records of this kind cannot be changed.")
    return resource


def _basic_user(header: str) -> str:
    """Returns the user of HTTP's Basic authentication."""
    kind, _, packed = header.partition(" ")
    if kind.lower() != "basic":
        return ""
    try:
        text = base64.b64decode(packed, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""
    return text.partition(":")[0]


def account() -> dict[str, Any]:
    """https://docs.stripe.com/api/accounts/retrieve."""
    return {
        "id": ACCOUNT_ID,
        "object": "account",
        "business_profile": {"mcc": "5734", "name": "Sandbox Trading", "url": None},
        "business_type": "company",
        "charges_enabled": True,
        "country": "US",
        "default_currency": "usd",
        "details_submitted": True,
        "email": "owner@example.com",
        "metadata": {},
        "payouts_enabled": True,
        "settings": {"dashboard": {"display_name": "Sandbox Trading", "timezone": "Etc/UTC"}},
        "type": "standard",
    }
