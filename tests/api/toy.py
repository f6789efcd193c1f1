"""A small service with every kind of route: tenants keep notes, and an administrator keeps tenants.

The tests of the kernel ask it; the security matrix is tried on it, sound and with faults.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta, Struct

from tablewright.api.api_keys import is_well_formed, new_key
from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.http.exchange import Exchange
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.identity import bearer_token
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.responses import EventStream, Response, Secret
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Principal, tenant_named
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, RunningSystem, System
from tablewright.client import AsyncDatabase
from tablewright.client.keys.provider import KeyProvider
from tablewright.client.transport import AsyncTransport
from tablewright.clock import ManualClock
from tablewright.errors import NotFoundError, UnauthenticatedError
from tablewright.ids import CountingIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import Entity, Index, Table, assign, design_of, version
from tablewright.testing.caller import AsyncCaller

Text = Annotated[str, Meta(max_length=200)]
NoteId = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class Notes(Table, name="notes"):
    """The notes of all tenants."""

    primary = Index("pk", "sk")


class Note(Entity, table=Notes, tenant="tenant_id"):
    """Something written down."""

    tenant_id: str
    note_id: str
    text: str
    color: str = "white"
    edition: int = version()

    primary = Notes.primary("{tenant_id}", "NOTE#{note_id}")

    @primary.get
    def get(cls, tenant_id: str, note_id: str) -> None:
        """One note."""

    @primary.query
    def of_tenant(cls, tenant_id: str) -> None:
        """All notes of a tenant."""


DESIGN = design_of("notes", Notes)
routes: Routes[None] = Routes()


class NoteBody(Struct):
    """A note as it is shown."""

    id: str
    text: str
    color: str


class NewNote(Struct, forbid_unknown_fields=True):
    """A note to be written."""

    text: Text
    color: str = "white"


class Page(Struct, rename="camel"):
    """Some notes."""

    items: list[NoteBody]
    next_cursor: str | None


class Paging(Struct, forbid_unknown_fields=True):
    """Which notes."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    cursor: str | None = None


class Named(Struct, forbid_unknown_fields=True):
    """A note, by its id."""

    note_id: NoteId


class NewTenant(Struct, forbid_unknown_fields=True):
    """A tenant to be made."""

    tenant_id: NoteId


class Welcome(Struct):
    """What a new tenant gets."""

    tenant_id: str
    api_key: Secret


def shown(note: Note) -> NoteBody:
    return NoteBody(note.note_id, note.text, note.color)


async def found(context: Context, note_id: str) -> Note:
    note = await context.db.run(Note.get(context.tenant, note_id))
    if note is None:
        raise NotFoundError("Note not found.")
    return note


@routes.get("/v1/health", rule=PUBLIC)
async def health(context: Context) -> dict[str, str]:
    """Whether it lives."""
    return {"status": "healthy"}


@routes.get("/v1/notes", rule=TENANT)
async def list_notes(context: Context, query: Paging) -> Page:
    """Notes of the caller."""
    wanted = Note.of_tenant(context.tenant).limit(query.limit)
    if query.cursor is not None:
        wanted = wanted.from_cursor(query.cursor)
    page = await context.db.run(wanted)
    return Page([shown(note) for note in page.items], page.cursor)


@routes.post("/v1/notes", rule=TENANT, status=201, accepts_idempotency_key=True)
async def write_note(context: Context, body: NewNote) -> Response[NoteBody]:
    """Writes a note."""
    note = Note(
        tenant_id=context.tenant, note_id=context.ids.uuid(), text=body.text, color=body.color
    )
    await context.db.run(note.create())
    location = f"{context.base}/v1/notes/{note.note_id}"
    return Response(shown(note), headers={"location": location}, etag=str(note.edition))


@routes.get("/v1/notes/live", rule=TENANT)
async def watch_notes(context: Context) -> EventStream:
    """Notes as they are."""

    async def events() -> AsyncGenerator[bytes]:
        async for note in context.db.stream(Note.of_tenant(context.tenant)):
            yield f"data: {note.text}\n\n".encode()

    return EventStream(events())


@routes.get("/v1/notes/{note_id}", rule=TENANT)
async def get_note(context: Context, note_id: NoteId) -> Response[NoteBody]:
    """One note."""
    note = await found(context, note_id)
    return Response(shown(note), etag=str(note.edition))


@routes.put("/v1/notes/{note_id}", rule=TENANT)
async def change_note(context: Context, note_id: NoteId, body: NewNote) -> Response[NoteBody]:
    """Replaces a note."""
    note = await found(context, note_id)
    context.check_if_match(str(note.edition))
    place = Note.at(tenant_id=context.tenant, note_id=note_id)
    changed = place.update(assign(Note.text, body.text), assign(Note.color, body.color))
    note = await context.db.run(changed.when(Note.edition == note.edition))
    return Response(shown(note), etag=str(note.edition))


@routes.delete("/v1/notes/{note_id}", rule=TENANT)
async def delete_note(context: Context, note_id: NoteId) -> None:
    """Throws a note away."""
    await context.db.run((await found(context, note_id)).delete())


@routes.post("/v1/copies", rule=TENANT, status=201)
async def copy_note(context: Context, body: Named) -> NoteBody:
    """Copies a note that the body names."""
    note = await found(context, body.note_id)
    copy = Note(tenant_id=context.tenant, note_id=context.ids.uuid(), text=note.text)
    return shown(await context.db.run(copy.create()))


@routes.get("/v1/tenants/{tenant_id}/notes", rule=tenant_named("tenant_id"))
async def notes_of(context: Context, tenant_id: str) -> list[NoteBody]:
    """Notes of a tenant, for itself or an administrator."""
    return [shown(note) for note in await context.db.all(Note.of_tenant(tenant_id))]


@routes.get("/v1/tenants/{tenant_id}/notes/{note_id}", rule=tenant_named("tenant_id"))
async def note_of(context: Context, tenant_id: str, note_id: NoteId) -> NoteBody:
    """A note of a tenant, for itself or an administrator."""
    return shown(await found(context, note_id))


@routes.post("/v1/tenants", rule=OPERATOR, status=201)
async def make_tenant(context: Context, body: NewTenant) -> Welcome:
    """Makes a tenant."""
    return Welcome(body.tenant_id, new_key(f"tenant_{body.tenant_id}_live", context.ids))


class Tokens:
    """An identity of keys that are known beforehand."""

    schemes: Mapping[str, Mapping[str, str]] = {"key": {"type": "http", "scheme": "bearer"}}

    def __init__(self, known: Mapping[str, Principal]) -> None:
        self.known = dict(known)

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        token = bearer_token(headers)
        if token is None or not is_well_formed(token) or token not in self.known:
            raise UnauthenticatedError("The API key is missing or unknown.")
        return self.known[token]


_ids = CountingIds()
ANA, BEN, GONE, STRANGER, ROOT = (
    new_key(name, _ids) for name in ("tenant_ana", "tenant_ben", "tenant_ana", "tenant_x", "admin")
)
KNOWN = {
    ANA: Principal(Kind.KEY, "ana", "key-ana"),
    BEN: Principal(Kind.KEY, "ben", "key-ben"),
    ROOT: Principal(Kind.OPERATOR, None, "root"),
}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@dataclass
class Watching:
    """An observer that remembers its calls."""

    exchanges: list[Exchange] = field(default_factory=list)
    errors: list[Exception | None] = field(default_factory=list)
    count: int = 0

    def began(self) -> None:
        self.count += 1

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        self.exchanges.append(exchange)
        self.errors.append(error)


@dataclass
class Toy:
    """The service at work."""

    service: RunningSystem[Any]
    app: Any
    db: AsyncDatabase
    clock: ManualClock
    tokens: Tokens
    watching: Watching

    def caller(self, token: str | None = None, **more: Any) -> AsyncCaller:
        return AsyncCaller(self.app, bearer(token) if token else {}, **more)

    async def write(self, tenant: str, *ids: str, text: str = "hello") -> None:
        for note_id in ids:
            await self.db.run(Note(tenant_id=tenant, note_id=note_id, text=text).create())


def toy_system(
    offered: Routes[Any],
    tokens: Tokens,
    *,
    pages: Any = None,
    work: Sequence[Any] = (),
    gate: Gate | None = None,
) -> System[Any, Any]:
    """The service with these routes."""
    return System(
        name="toy",
        title="Toy",
        description="Notes.",
        design=DESIGN,
        routes=(offered,),
        assemble=lambda given, options: Assembly(None, tokens, work, gate=gate or Gate()),
        options=NoOptions,
        schemes=tokens.schemes,
        pages=pages,
    )


@asynccontextmanager
async def toy(
    offered: Routes[Any] = routes,
    *,
    pages: Any = None,
    work: Sequence[Any] = (),
    transport: AsyncTransport | None = None,
    gate: Gate | None = None,
    keys: KeyProvider | None = None,
) -> AsyncGenerator[Toy]:
    """The service with these routes, on an empty store of its own."""
    clock, ids, watching, tokens = ManualClock(), CountingIds(), Watching(), Tokens(KNOWN)
    async with AsyncDatabase(
        "memory:", transport=transport, clock=clock, ids=ids, cursor_key=b"k" * 32, keys=keys
    ) as db:
        for design in (DESIGN, SERVICE_DESIGN):
            await db.create_tables(design)
        runtime = Runtime(
            db=db,
            rate_limits=StoredRateLimits(db, clock=clock),
            idempotency=StoredIdempotency(db, clock=clock, ids=ids),
            clock=clock,
            ids=ids,
            operator_hash="",
        )
        system = toy_system(offered, tokens, pages=pages, work=work, gate=gate)
        service = system.running(runtime)
        app = application([service], ids=ids, observer=watching)
        yield Toy(service, app, db, clock, tokens, watching)
