"""The service layer: a design over HTTP, with callers, tenants, limits and background work.

    ROUTES: Final[Routes[Parts]] = Routes()

    @ROUTES.get("/v1/notes/{note_id}", rule=TENANT)
    async def get_note(context: Context[Parts], note_id: str) -> NoteView:
        "Returns a note."
        note = await context.db.run(Note.get(context.tenant, note_id))
        ...

`docs/guides/services.md` is the guide. Jobs and webhooks are kits: `kits.jobs`, `kits.webhooks`.
Not here: the process (`tablewright.serving`), the systems (`tablewright.systems`).
"""

from __future__ import annotations

from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.exposing import expose
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.identity import Identity, bearer_token
from tablewright.api.limiting.rate_limits import StoredRateLimits
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.responses import (
    EventStream,
    FileResponse,
    FileStream,
    RawResponse,
    Response,
    Secret,
)
from tablewright.api.rights import Gate, NeedsOf, Rights, RightsOf
from tablewright.api.routes import Route, Routes
from tablewright.api.rules import (
    NOBODY,
    OPEN,
    OPERATOR,
    PUBLIC,
    SIGNED_IN,
    TENANT,
    Impersonation,
    Kind,
    Need,
    Principal,
    Rule,
    Scope,
    tenant_named,
)
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, RunningSystem, System, Work
from tablewright.api.uploads import Upload

__all__ = [
    "NOBODY",
    "OPEN",
    "OPERATOR",
    "PUBLIC",
    "SIGNED_IN",
    "TENANT",
    "Assembly",
    "Context",
    "EventStream",
    "FileResponse",
    "FileStream",
    "Gate",
    "Identity",
    "Impersonation",
    "Kind",
    "Need",
    "NeedsOf",
    "NoOptions",
    "PageQuery",
    "Principal",
    "RawResponse",
    "Response",
    "Rights",
    "RightsOf",
    "Route",
    "Routes",
    "Rule",
    "RunningSystem",
    "Runtime",
    "Scope",
    "Secret",
    "StoredIdempotency",
    "StoredRateLimits",
    "System",
    "Upload",
    "Work",
    "application",
    "bearer_token",
    "expose",
    "page_of",
    "tenant_named",
]
