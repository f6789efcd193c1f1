"""A board: accounts pin notes, and each note is an event for their webhooks.

The endpoints are the kit's own records, or rows of core's table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.identity import Identities, bearer_token
from tablewright.api.rights import Gate, Rights
from tablewright.api.routes import Routes
from tablewright.api.rules import Kind, Need, Principal
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.errors import ForbiddenError
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.audit.records import AuditRecord
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.webhooks import OwnEndpoints, Webhooks, account_body
from tablewright.kits.webhooks.kit import HookKit, audited
from tablewright.kits.webhooks.routes import hook_routes
from tablewright.model import Entity, Key, design_of, transaction
from tablewright.systems.core.design.webhooks import Webhook
from tablewright.systems.core.webhook_store import WebhookRows
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory, with_system

URL = "https://acme.example.com/hook"
EVENTS = ("note.pinned", "note.removed", "ping", "webhook.disabled")
ENDPOINTS_MAX = 5  # of an account, by its plan
PATH = "/v1/accounts/acme/webhooks"


class Note(Entity, table="notes", tenant="account_id"):
    """A note of an account."""

    account_id: str
    note_id: str
    text: str

    primary = Key("{account_id}", "{note_id}")

    @primary.get
    def get(cls, account_id: str, note_id: str) -> None:
        """One note."""

    @primary.query
    def of_account(cls, account_id: str) -> None:
        """The notes of an account."""


class NoteBody(Struct, forbid_unknown_fields=True):
    """A note to pin."""

    text: str


class NoteView(Struct):
    """A pinned note."""

    note_id: str


class People:
    """The token names the caller; una has not confirmed her address."""

    schemes: Mapping[str, Mapping[str, str]] = {"session": {"type": "http", "scheme": "bearer"}}

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        person = (bearer_token(headers) or "").partition("-")[0]
        return Principal(Kind.SESSION, subject=person, person=person) if person else None

    async def meets(self, who: Principal, need: Need) -> bool:
        return who.person != "una"


class Members:
    """Ann and una manage webhooks of acme, rita reads them, and gil works for globex."""

    async def rights(self, who: Principal, place: str) -> Rights | None:
        everything = frozenset({"notes.write", "webhooks.read", "webhooks.manage"})
        granted = {
            ("ann", "acme"): everything,
            ("una", "acme"): everything,
            ("rita", "acme"): frozenset({"webhooks.read"}),
            ("nora", "acme"): frozenset({"notes.write"}),
            ("gil", "globex"): everything,
        }.get((who.person, place))
        return None if granted is None else Rights(place, granted)


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    hooks: HookKit


ROUTES: Routes[Parts] = Routes()
ROUTES.include(hook_routes(), of=lambda parts: parts.hooks, prefix="/v1")


@ROUTES.post(
    "/v1/accounts/{account_id}/notes",
    rule=ACCOUNT.permits("notes.write"),
    status=201,
    accepts_idempotency_key=True,
)
async def pin_note(context: Context[Parts], account_id: str, body: NoteBody) -> NoteView:
    """Pins a note."""
    note = Note(account_id=account_id, note_id=context.ids.uuid(), text=body.text)
    hooks = context.parts.hooks.hooks
    writes = await hooks.publish(account_id, "note.pinned", note.note_id, {"text": body.text})
    await context.db.run(transaction(note.create().marked_by(Note.note_id), *writes))
    return NoteView(note.note_id)


def board(*, over_rows: bool, sender: Any = None) -> System[Parts, NoOptions]:
    """The system; `sender` calls receivers in place of the one that tests get."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        jobs = JobQueue("board", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, own_entries("board"))
        hooks = Webhooks(
            given.db,
            jobs,
            sender=sender or given.sender,
            store=(WebhookRows if over_rows else OwnEndpoints)(given.db, "board", given.ids),
            event_types=EVENTS,
            disabling=audited(audit),
            body_of=account_body,
            ping_type="ping",
            share=lambda: 0.0,
        )

        async def counting(account_id: str, delta: int) -> Sequence[Any]:
            if delta > 0 and len(await hooks.subscriptions(account_id)) >= ENDPOINTS_MAX:
                raise ForbiddenError(f"The plan includes {ENDPOINTS_MAX} webhooks.")
            return ()

        parts = Parts(HookKit(hooks, audit, counting))
        runner = JobRunner(given.db, jobs, hooks.kinds, on_run=given.worked)
        people = People()
        return Assembly(
            parts, Identities((people,)), (runner,), gate=Gate({ACCOUNT: Members()}, people)
        )

    return System(
        name="board",
        title="Board",
        design=design_of("board", Note.__plan__.table, Webhook.__plan__.table),
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes=People.schemes,
        pages=None,
    )


class Board(AsyncSystemUnderTest[Parts]):
    """The system, with words for what tests do."""

    async def ask(
        self,
        method: str,
        below: str,
        body: Any = None,
        expected: int | None = None,
        *,
        person: str = "ann",
        **headers: str,
    ) -> ReceivedResponse:
        lines = {name.replace("_", "-"): value for name, value in headers.items()}
        path = below if below.startswith("/v1") else f"{PATH}{below}"
        reply = await self.bearer(person).ask(method, f"/board{path}", body, headers=lines)
        assert expected in (None, reply.status), reply.body
        return reply

    async def made(self, **more: Any) -> str:
        given = {"url": URL, **more}
        return (await self.ask("POST", "", given, 201)).json["webhook"]["webhookId"]

    async def pinned(self, text: str = "hi") -> str:
        path = "/v1/accounts/acme/notes"
        return (await self.ask("POST", path, {"text": text}, 201)).json["note_id"]

    async def log(self, webhook: str, **query: str) -> dict[str, str]:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        page = await self.ask("GET", f"/{webhook}/deliveries?{asked}", None, 200)
        return {one["deliveryId"]: one["status"] for one in page.json["items"]}

    async def entries(self, tenant: str = "acme") -> list[AuditRecord]:
        """The audit log, the newest first."""
        return await self.db.all(AuditRecord.of_tenant("board", tenant).newest_first())

    async def pass_time(self, *seconds: float) -> None:
        for one in seconds:
            self.clock.advance(seconds=one)
            await self.run_jobs()


@asynccontextmanager
async def boarded(*, over_rows: bool = False, **more: Any) -> AsyncIterator[Board]:
    async with in_memory(board(over_rows=over_rows), Board, **more) as opened:
        yield opened


with_board = with_system(boarded)
