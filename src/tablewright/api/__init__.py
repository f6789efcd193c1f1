"""The service layer: a design over HTTP, with callers, tenants, limits and background work.

    ROUTES: Final[Routes[Parts]] = Routes()

    @ROUTES.get("/v1/notes/{note_id}", rule=TENANT)
    async def get_note(context: Context[Parts], note_id: str) -> NoteView:
        "One note of the caller's."
        note = await context.db.run(Note.get(context.tenant, note_id))
        ...

`docs/guides/services.md` is the guide. Parts with names of their own: `api.jobs`, `api.webhooks`.
Not here: the process (`tablewright.serving`), the systems (`tablewright.systems`).
"""

from __future__ import annotations

from tablewright.api.answers import Answer, EventStream, Raw, Secret
from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.exposing import expose
from tablewright.api.identity import Identity, bearer_token
from tablewright.api.rate_limits import StoredRates
from tablewright.api.repeats import StoredRepeats
from tablewright.api.routes import Route, Routes
from tablewright.api.rules import (
    ADMIN,
    NOBODY,
    OPEN,
    PUBLIC,
    TENANT,
    Kind,
    Principal,
    Rule,
    tenant_named,
)
from tablewright.api.surroundings import Surroundings
from tablewright.api.system import Assembly, NoOptions, RunningSystem, System, Work

__all__ = [
    "ADMIN",
    "NOBODY",
    "OPEN",
    "PUBLIC",
    "TENANT",
    "Answer",
    "Assembly",
    "Context",
    "EventStream",
    "Identity",
    "Kind",
    "NoOptions",
    "Principal",
    "Raw",
    "Route",
    "Routes",
    "Rule",
    "RunningSystem",
    "Secret",
    "StoredRates",
    "StoredRepeats",
    "Surroundings",
    "System",
    "Work",
    "application",
    "bearer_token",
    "expose",
    "tenant_named",
]
