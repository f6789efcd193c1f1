"""Notes: a small service with one of everything, for documents, pages and clients to be made of.

It keeps what it is given in a dictionary per tenant. Not here: tests.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.identity import bearer_token
from tablewright.api.responses import EventStream, RawResponse, Response
from tablewright.api.routes import Route, Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Principal, tenant_named
from tablewright.api.runtime import Execute, Runtime
from tablewright.api.system import Assembly, NoOptions, RunningSystem, System
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    NotFoundError,
    RateLimitedError,
    StaleError,
    UnauthenticatedError,
    UnavailableError,
)
from tablewright.ids import CountingIds
from tablewright.model import design_of

TITLE = "Notes"
DESCRIPTION = "Small texts, each of one tenant."
VERSION = "1.2"
SCHEMES = {
    "key": {"type": "http", "scheme": "bearer", "description": "An API key of a tenant."},
    "admin": {"type": "http", "scheme": "bearer", "description": "The token of the operator."},
}
ROUTES = Routes()

ACME_KEY, BETA_KEY, ADMIN_TOKEN = "acme-key", "beta-key", "admin-token"


class Colour(Enum):
    """What a note is written on."""

    YELLOW = "yellow"
    GREEN = "green"


class Text(Struct, tag="text"):
    """Something to read."""

    words: str


class Picture(Struct, tag="picture"):
    """Something to look at."""

    address: str
    width: int | None = None


class NewNote(Struct, rename="camel", forbid_unknown_fields=True):
    """What a note is made of."""

    title: Annotated[str, Meta(min_length=1, max_length=80, examples=["Milk"])]
    price: Decimal | None = None
    colour: Colour = Colour.YELLOW
    parts: list[Text | Picture] = []
    labels: dict[str, str] = {}
    due_from: Annotated[int, Meta(ge=0, description="Epoch milliseconds.")] | None = None


class Note(Struct, rename="camel"):
    """A note."""

    id: Annotated[str, Meta(description="Its own; no other note has it.")]
    title: str
    price: Decimal | None
    colour: Colour
    parts: list[Text | Picture]
    labels: dict[str, str]
    due_from: int | None
    revision: int = 1


class NotePage(Struct, rename="camel"):
    """A part of a list."""

    items: list[Note]
    next_cursor: str | None = None


class NoteQuery(Struct, forbid_unknown_fields=True):
    """Which notes are wanted."""

    colour: Annotated[Colour, Meta(description="Only these.")] | None = None
    limit: Annotated[int, Meta(ge=1, le=100, description="How many at most.")] = 50
    cursor: Annotated[str, Meta(description="Where to go on.")] | None = None


class Usage(Struct):
    """How much a tenant has."""

    tenant: str
    notes: int


NoteId = Annotated[str, Meta(pattern="^n[0-9]+$", description="The id of a note.")]


@ROUTES.get("/v1/health", rule=PUBLIC, tags=("service",))
async def health(context: Context) -> dict[str, str]:
    """Tells that the service lives."""
    return {"status": "healthy"}


@ROUTES.get("/v1/notes", rule=TENANT, tags=("notes",))
async def list_notes(context: Context, query: NoteQuery) -> NotePage:
    """The notes of a tenant, oldest first.

    A page may be shorter than `limit`, and there may still be more.
    """
    notes = [n for n in _kept(context).values() if query.colour in (None, n.colour)]
    if query.cursor is not None and not query.cursor.isdigit():
        raise BadCursorError("The cursor does not belong to this request.")
    start = int(query.cursor or 0)
    end = start + query.limit
    return NotePage(notes[start:end], str(end) if end < len(notes) else None)


@ROUTES.post(
    "/v1/notes",
    rule=TENANT,
    status=201,
    tags=("notes",),
    accepts_idempotency_key=True,
    responses={201: Note, 200: Note},
)
async def create_note(context: Context, body: NewNote) -> Note:
    """Keeps a note."""
    notes = _kept(context)
    note = Note(f"n{len(notes) + 1}", *(getattr(body, name) for name in NewNote.__struct_fields__))
    notes[note.id] = note
    return note


@ROUTES.get("/v1/notes/live", rule=TENANT, tags=("notes",))
async def watch_notes(context: Context) -> EventStream:
    """The titles of all notes, and then nothing more."""

    async def events() -> AsyncGenerator[bytes]:
        for note in _kept(context).values():
            title = f'data: {{"title":\ndata: "{note.title}"}}'
            yield f"id: {note.id}\nevent: note\n{title}\n\n".encode()
            yield b": still here\n\n"

    return EventStream(events())


@ROUTES.get("/v1/notes/{note_id}", rule=TENANT, tags=("notes",))
async def get_note(context: Context, note_id: NoteId) -> Response[Note]:
    """One note."""
    note = _found(context, note_id)
    return Response(note, etag=str(note.revision))


@ROUTES.put(
    "/v1/notes/{note_id}",
    rule=TENANT,
    tags=("notes",),
    errors=(StaleError,),
    headers={"If-Match": "The ETag of the note that is to be replaced."},
)
async def replace_note(context: Context, note_id: NoteId, body: NewNote) -> Response[Note]:
    """Puts a note in place of another."""
    old = _found(context, note_id)
    context.check_if_match(str(old.revision))
    values = (getattr(body, name) for name in NewNote.__struct_fields__)
    note = Note(note_id, *values, revision=old.revision + 1)
    _kept(context)[note_id] = note
    return Response(note, etag=str(note.revision))


@ROUTES.delete("/v1/notes/{note_id}", rule=TENANT, tags=("notes",))
async def delete_note(context: Context, note_id: NoteId) -> None:
    """Forgets a note."""
    _found(context, note_id)
    del _kept(context)[note_id]


@ROUTES.post("/v1/note", rule=TENANT, status=201, tags=("notes",), alias_of="POST /v1/notes")
async def create_one(context: Context, body: NewNote) -> Note:
    """Keeps a note."""
    return await create_note(context, body)


@ROUTES.post("/v1/echo", rule=TENANT, tags=("service",), responses=dict[str, Any])
async def echo(context: Context, body: dict[str, Any]) -> RawResponse:
    """Returns the body of the request, byte for byte."""
    return RawResponse(context.body)


@ROUTES.get("/v1/busy", rule=TENANT, tags=("service",))
async def busy(context: Context) -> dict[str, int]:
    """Refuses twice, once for each reason, and then counts."""
    count = _counted(context)
    if count == 1:
        raise RateLimitedError("slower.", retry_after_seconds=2)
    if count == 2:
        raise UnavailableError("not now.", retry_after_seconds=1)
    return {"count": count}


@ROUTES.get("/v1/tenants/{tenant}/usage", rule=tenant_named("tenant"), tags=("tenants",))
async def get_usage(context: Context, tenant: str) -> Usage:
    """How much a tenant has."""
    return Usage(context.tenant, len(_kept(context)))


@ROUTES.delete("/v1/tenants/{tenant}", rule=OPERATOR, tags=("tenants",))
async def delete_tenant(context: Context, tenant: str) -> None:
    """Forgets a tenant and all that it has."""
    if _store(context).pop(tenant, None) is None:
        raise NotFoundError("Tenant not found.")


class Tokens:
    """Recognises the administrator's token, and `<tenant>-key` for every tenant."""

    schemes = SCHEMES

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        token = bearer_token(headers)
        if token == ADMIN_TOKEN:
            return Principal(Kind.OPERATOR, subject="operator")
        tenant, _, rest = (token or "").partition("-")
        if tenant and rest == "key":
            return Principal(Kind.KEY, tenant, f"{tenant}-1")
        raise UnauthenticatedError("the key is not known.")


class Everybody:
    """Admits all, and tells what is left."""

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        return {"x-ratelimit-remaining": "99"}

    def charge(self, principal: Principal, address: str, cost: int) -> None: ...

    def burst_of(self, principal: Principal) -> int:
        return 1_000_000


class Remembered:
    """Repeats answers, for as long as it lives."""

    def __init__(self) -> None:
        self._answers: dict[tuple[str, str], tuple[bytes, RawResponse]] = {}

    async def once(
        self, context: Context[Any], route: Route, key: str, deed: Execute
    ) -> RawResponse:
        place = (context.tenant, key)
        if place not in self._answers:
            self._answers[place] = (context.body, await deed(context))
            return self._answers[place][1]
        body, answer = self._answers[place]
        if body != context.body:
            raise ConflictingError("the key was used with another body.")
        return RawResponse(answer.body, 200, {"idempotent-replay": "true"})


def notes_service(
    db: AsyncDatabase, *, stopping: asyncio.Event | None = None
) -> RunningSystem[None]:
    """The system, empty."""
    runtime = Runtime(
        db=db,
        rate_limits=Everybody(),
        idempotency=Remembered(),
        clock=_Kept(),
        ids=CountingIds(),
        operator_hash="",
        stopping=stopping or asyncio.Event(),
    )
    return notes_system().running(runtime)


def notes_system(routes: Routes[None] = ROUTES, *, name: str = "notes") -> System[None, NoOptions]:
    """The system, with its own routes or others."""
    return System(
        name=name,
        title=TITLE,
        description=DESCRIPTION,
        version=VERSION,
        design=design_of("notes"),
        routes=(routes,),
        assemble=lambda given, options: Assembly(None, Tokens()),
        options=NoOptions,
        schemes=SCHEMES,
    )


NOTES = notes_system()


class _Kept(ManualClock):
    """A clock that everything is kept in: handlers have no other place that is theirs."""

    def __init__(self) -> None:
        super().__init__()
        self.tenants: dict[str, dict[str, Note]] = {}
        self.counts: dict[str, int] = {}


def _store(context: Context) -> dict[str, dict[str, Note]]:
    assert isinstance(context.clock, _Kept)
    return context.clock.tenants


def _kept(context: Context) -> dict[str, Note]:
    return _store(context).setdefault(context.tenant, {})


def _counted(context: Context) -> int:
    assert isinstance(context.clock, _Kept)
    context.clock.counts[context.tenant] = context.clock.counts.get(context.tenant, 0) + 1
    return context.clock.counts[context.tenant]


def _found(context: Context, note_id: str) -> Note:
    note = _kept(context).get(note_id)
    if note is None:
        raise NotFoundError("Note not found.")
    return note
