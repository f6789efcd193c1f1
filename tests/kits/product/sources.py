"""Sources of accounts: what a product built on the kits has of its own, with routes and hooks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.responses import Response, Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import Need
from tablewright.clock import instant
from tablewright.errors import NotFoundError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.inbound import STRIPE, Deliveries, PathSecret, Signatory, signed
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.model import (
    Encrypted,
    Entity,
    Entry,
    EpochMillis,
    Key,
    add,
    assign,
    attr,
    softly,
    transaction,
)

GRACE_SECONDS: Final = 3600
_READ: Final = ACCOUNT.permits("sources.read")
_ID: Final = "/accounts/{account_id}/sources/{source_id}"

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Source(Entity, table="product_sources", tenant="account_id"):
    """Something that sends events, with the secret that it signs them with."""

    source_id: str
    account_id: str
    name: str
    created_by: str
    secret: Annotated[str, Encrypted()]
    old_secret: Annotated[str, Encrypted()] | None = None
    old_ends_at: EpochMillis | None = None
    deliveries: int = attr(default=0)
    handled: int = attr(default=0)
    deleted_at: EpochMillis | None = softly()

    primary = Key("{source_id}")
    by_account = Entry("{account_id}", "{source_id}", name="account-index")

    @primary.get
    def get(cls, source_id: str) -> None:
        """One source."""

    @by_account.query
    def in_account(cls, account_id: str) -> None:
        """The sources of an account."""


class NewSource(Struct, forbid_unknown_fields=True):
    """A source to create, or what changes of it."""

    name: Name


class SourceView(Struct):
    """A source as members see it."""

    source_id: str
    name: str
    created_by: str
    deliveries: int


class SourceList(Struct):
    """Some sources."""

    items: list[SourceView]


class ShownSecret(Struct):
    """A new secret: the only response that contains it."""

    source_id: str
    secret: Secret


class Sources:
    """What the routes of sources share."""

    def __init__(self, audit: Audit, jobs: JobQueue, deliveries: Deliveries, db: Any) -> None:
        self.audit = audit
        self.jobs = jobs
        self.deliveries = deliveries
        self.db = db  # bound to no tenant: a hook names a source, and the source its account

    async def handle(self, job: Job) -> None:
        """Counts a delivery that was handled, once however often the job runs."""
        source_id, delivery = str(job.payload["source"]), str(job.payload["delivery"])
        count = Source.at(source_id=source_id).update(add(Source.handled, 1))
        handled = f"handled {delivery}"
        await self.deliveries.process(self.db, handled, count, tenant=job.tenant)

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return [JobKind("handle-delivery", self.handle)]


ROUTES: Final[Routes[Sources]] = Routes()


async def secrets_of(parts: Any, path: Mapping[str, str]) -> Signatory | None:
    """Who may send events of a source."""
    sources: Sources = parts.sources
    found = await sources.db.run(Source.get(path["source_id"]).consistently())
    if found is None:
        return None
    live = [found.secret]
    now = instant(sources.deliveries.clock)
    if found.old_secret and found.old_ends_at and now < found.old_ends_at:
        live.append(found.old_secret)
    return Signatory(found.account_id, live, subject=f"source {found.source_id}")


SIGNED: Final = signed(STRIPE, secrets=secrets_of)
PLAIN: Final = signed(PathSecret(), secrets=secrets_of)


async def found(context: Context[Sources], source_id: str) -> Source:
    """A source of the account that the path names; raises `NotFoundError`."""
    item = await context.parts.db.run(Source.get(source_id).consistently())
    if item is None or item.account_id != context.tenant:
        raise NotFoundError("Source not found.")
    return item


def view(item: Source) -> SourceView:
    """A source as members see it."""
    return SourceView(item.source_id, item.name, item.created_by, item.deliveries)


@ROUTES.get("/accounts/{account_id}/sources", rule=_READ)
async def list_sources(context: Context[Sources], account_id: str) -> SourceList:
    """Lists sources."""
    return SourceList([view(one) for one in await context.db.all(Source.in_account(account_id))])


@ROUTES.post(
    "/accounts/{account_id}/sources",
    rule=ACCOUNT.permits("sources.create"),
    status=201,
)
async def create_source(
    context: Context[Sources], account_id: str, body: NewSource
) -> Response[ShownSecret]:
    """Creates a source."""
    sources, secret = context.parts, context.ids.random_bytes(20).hex()
    item = Source(
        source_id=context.ids.uuid(),
        account_id=account_id,
        name=body.name,
        created_by=context.principal.person,
        secret=secret,
    )
    what = Happening("source_created", "source", "created", item.source_id)
    await context.db.run(transaction(item.create(), sources.audit.entry(context, what)))
    return Response(ShownSecret(item.source_id, secret))


@ROUTES.get(_ID, rule=_READ)
async def get_source(context: Context[Sources], account_id: str, source_id: str) -> SourceView:
    """Returns a source."""
    return view(await found(context, source_id))


@ROUTES.patch(_ID, rule=ACCOUNT.permits("sources.update", limits=("own",)))
async def update_source(
    context: Context[Sources], account_id: str, source_id: str, body: NewSource
) -> SourceView:
    """Renames a source."""
    item = await found(context, source_id)
    context.rights.check("sources.update", own=item.created_by == context.principal.person)
    what = Happening("source_updated", "source", "updated", source_id)
    write = Source.at(source_id=source_id).update(assign(Source.name, body.name))
    entry = context.parts.audit.entry(context, what)
    await context.parts.db.run(transaction(write, entry))
    return view(await found(context, source_id))


@ROUTES.delete(_ID, rule=ACCOUNT.permits("sources.delete"))
async def delete_source(context: Context[Sources], account_id: str, source_id: str) -> None:
    """Deletes a source."""
    item = await found(context, source_id)
    what = Happening("source_deleted", "source", "deleted", source_id)
    await context.parts.db.run(transaction(item.delete(), context.parts.audit.entry(context, what)))


@ROUTES.post(f"{_ID}/secret", rule=ACCOUNT.permits("sources.update"), status=201)
async def rotate_secret(
    context: Context[Sources], account_id: str, source_id: str
) -> Response[ShownSecret]:
    """Gives a source a new secret; the old one works for an hour."""
    item, secret = await found(context, source_id), context.ids.random_bytes(20).hex()
    ends_at = instant(context.clock) + timedelta(seconds=GRACE_SECONDS)
    write = Source.at(source_id=source_id).update(
        assign(Source.secret, secret),
        assign(Source.old_secret, item.secret),
        assign(Source.old_ends_at, ends_at),
    )
    what = Happening("secret_rotated", "source", "rotated", source_id)
    await context.parts.db.run(transaction(write, context.parts.audit.entry(context, what)))
    return Response(ShownSecret(source_id, secret))


@ROUTES.get(
    "/accounts/{account_id}/export",
    rule=ACCOUNT.permits("data.export", needs=(Need.SECOND_FACTOR,)),
)
async def export_data(context: Context[Sources], account_id: str) -> SourceList:
    """Exports everything."""
    return SourceList([view(one) for one in await context.db.all(Source.in_account(account_id))])


async def _received(context: Context[Sources], source_id: str, delivery: str) -> None:
    sources = context.parts
    await sources.deliveries.process(
        context.db,
        delivery,
        Source.at(source_id=source_id).update(add(Source.deliveries, 1)),
        sources.jobs.add(
            "handle-delivery", {"source": source_id, "delivery": delivery}, tenant=context.tenant
        ),
        tenant=context.tenant,
    )


@ROUTES.post("/hooks/{source_id}", rule=SIGNED, accepts=("application/json",))
async def receive_signed(context: Context[Sources], source_id: str, body: bytes) -> None:
    """Receives an event that its source has signed."""
    await _received(context, source_id, body.decode()[:200])


@ROUTES.post("/in/{source_id}/{secret}", rule=PLAIN, accepts=("*/*",))
async def receive_plain(
    context: Context[Sources], source_id: str, secret: str, body: bytes
) -> None:
    """Receives an event of a source that signs nothing."""
    await _received(context, source_id, body.decode()[:200])
