"""A ledger: notes with an audit log, in the kit's own records or in core's activities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import Enum
from typing import Annotated, Any

from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.identity import Identities, bearer_token
from tablewright.api.operator import OPERATOR_SCHEME, OperatorIdentity
from tablewright.api.rights import Gate, Rights
from tablewright.api.routes import Routes
from tablewright.api.rules import Kind, Principal, Scope
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.errors import NotFoundError
from tablewright.kits.audit import Audit, AuditShape, Happening, own_entries
from tablewright.kits.audit.routes import audit_routes
from tablewright.model import Encrypted, Entity, Key, assign, attr, design_of, transaction
from tablewright.systems.core.shapes import ACTIVITIES

ACCOUNT = Scope("account", parameter="account_id")
OWN = own_entries("ledger")
OVER_CORE = replace(ACTIVITIES, kept=timedelta(days=30))


class Mood(Enum):
    """How a note is meant."""

    CALM = "calm"
    LOUD = "loud"


class Note(Entity, table="notes", tenant="account_id"):
    """A note of an account."""

    account_id: str
    note_id: str
    text: str
    mood: Mood = Mood.CALM
    seal: Annotated[str, Encrypted()] | None = None
    api_token: str | None = None
    marks: list[str] = attr(factory=list)

    primary = Key("{account_id}", "{note_id}")

    @primary.get
    def get(cls, account_id: str, note_id: str) -> None:
        """One note."""


class NoteBody(Struct, forbid_unknown_fields=True):
    """What callers send of a note."""

    text: str
    mood: Mood = Mood.CALM


class NoteView(Struct):
    """What callers see of a note."""

    note_id: str


class People:
    """The token names the caller and their permissions: `ann_activities.read:own`."""

    schemes: Mapping[str, Mapping[str, str]] = {"session": {"type": "http", "scheme": "bearer"}}

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        person = (bearer_token(headers) or "").partition("_")[0]
        return Principal(Kind.SESSION, subject=person, person=person) if person else None


class EverybodysRights:
    """Every caller may write notes in the account acme; readers read its log, owners their part."""

    async def rights(self, who: Principal, place: str) -> Rights | None:
        granted = {"reader": "activities.read", "ann": "activities.read:own"}
        if place not in ("acme", "globex", "system"):
            return None
        more = granted.get(who.person, "activities.read:own")
        return Rights(place, frozenset({"notes.write", more}))


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    audit: Audit


_WRITE = ACCOUNT.permits("notes.write")
_PATH = "/v1/accounts/{account_id}/notes"


def _note_routes() -> Routes[Parts]:
    routes: Routes[Parts] = Routes()

    @routes.post(_PATH, rule=_WRITE, status=201)
    async def create_note(context: Context[Parts], account_id: str, body: NoteBody) -> NoteView:
        """Creates a note."""
        note = Note(
            account_id=account_id,
            note_id=context.ids.uuid(),
            text=body.text,
            mood=body.mood,
            seal="sealed canary",
            api_token="token canary",
        )
        what = Happening("note_created", "note", "created", note.note_id, after=note)
        entry, more = context.parts.audit.writes(context, what)
        await context.db.run(transaction(note.create(), entry, *more))
        return NoteView(note.note_id)

    @routes.put(f"{_PATH}/{{note_id}}", rule=_WRITE)
    async def change_note(
        context: Context[Parts], account_id: str, note_id: str, body: NoteBody
    ) -> None:
        """Changes a note."""
        old = await context.db.run(Note.get(account_id, note_id).consistently())
        if old is None:
            raise NotFoundError("Note not found.")
        changed = (assign(Note.text, body.text), assign(Note.mood, body.mood))
        update = Note.at(account_id=account_id, note_id=note_id).update(*changed)
        new = {"text": body.text, "mood": body.mood}
        before = {"text": old.text, "mood": old.mood}
        what = Happening("note_changed", "note", "updated", note_id, before=before, after=new)
        entry, more = context.parts.audit.writes(context, what)
        await context.db.run(transaction(update, entry, *more))

    @routes.delete(f"{_PATH}/{{note_id}}", rule=_WRITE)
    async def forget_note(context: Context[Parts], account_id: str, note_id: str) -> None:
        """Deletes a note without a word: a mistake that tests look for."""
        await context.db.run(Note.at(account_id=account_id, note_id=note_id).erase())

    return routes


def ledger(shape: AuditShape[Any]) -> System[Parts, NoOptions]:
    """The system with its entries in one shape or another."""
    routes = _note_routes()
    routes.include(
        audit_routes(shape, operator_path="/admin/activities"),
        of=lambda parts: parts.audit,
        prefix="/v1",
    )

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        audit = Audit(given.db, given.clock, given.ids, shape)
        identity = Identities((OperatorIdentity(given.operator_hash), People()))
        return Assembly(Parts(audit), identity, gate=Gate({ACCOUNT: EverybodysRights()}))

    is_own = shape.entity is OWN.entity
    activities = OVER_CORE.entity if is_own else shape.entity
    return System(
        name="ledger",
        title="Ledger",
        design=design_of("ledger", Note.__plan__.table, activities.__plan__.table),
        routes=(routes,),
        assemble=assemble,
        options=NoOptions,
        schemes={**OPERATOR_SCHEME, **People.schemes},
        pages=None,
    )
