"""Receiving: records that platforms post to a source.

Each call is a record, or changes the record whose id it names. A call is stored in the vault's
inbox before its sender gets a response, and a run takes the calls of a minute into a snapshot.
The secret is part of the path; it is never logged.
Not here: turning calls into records (`kits.connectors.posted`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import Rule
from tablewright.errors import (
    ForbiddenError,
    InvalidError,
    LostRaceError,
    TransactionFailedError,
)
from tablewright.kits.inbound import PathSecret, Signatory, signed
from tablewright.kits.jobs import Again, Job, JobKind
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.credentials import posted_secrets
from tablewright.kits.sources.connecting.views import SourceId
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import NewRun, beginning
from tablewright.kits.sources.values import Source
from tablewright.kits.vault import Posted, VaultSource
from tablewright.model import transaction

COLLECT: Final = "collect-posted"
_ID_HEADERS: Final = ("webhook-id", "idempotency-key")

PostedSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,128}$")]


class Accepted(Struct, rename="camel"):
    """A call that is stored; its id is the sender's, or ours."""

    id: str


def posted(of: Callable[[Any], SourceParts]) -> Rule:
    """Returns the rule of posted records; `of` takes the system's parts."""

    async def secrets(parts: Any, path: Mapping[str, str]) -> Signatory | None:
        source = await of(parts).find_source(path["source_id"])
        found = posted_secrets(source)
        if source is None or not found:
            return None
        return Signatory(source.account_id, found, subject=source.source_id)

    return signed(PathSecret(), secrets=secrets, name="secret")


def receiving_routes(rule: Rule) -> Routes[SourceParts]:
    """Returns the route of posted records, with the rule `posted`."""
    routes: Routes[SourceParts] = Routes()
    routes.post(
        "/in/{source_id}/{secret}",
        rule=rule,
        status=202,
        tags=("sources",),
        accepts=("application/json",),
        body_bytes_max=limits.POSTED_BYTES_MAX,
        errors=(ForbiddenError, InvalidError),
    )(receive_record)
    return routes


async def receive_record(
    context: Context[SourceParts], source_id: SourceId, secret: PostedSecret, body: bytes
) -> Accepted:
    """Receives a record of a source: any JSON up to 256 KB.

    A repetition with the same `webhook-id` or `Idempotency-Key` is stored once.
    """
    parts = context.parts
    source = await parts.source(context.tenant, source_id)
    if not await parts.may_run(source.account_id):
        raise ForbiddenError("The account is not active.")
    if (full := await parts.plans.storage_error(source.account_id)) is not None:
        raise full
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidError("The body must be JSON.", details={"place": "body"}) from None
    named = next((context.headers[one] for one in _ID_HEADERS if one in context.headers), "")
    call_id = named[: limits.POSTED_ID_LENGTH_MAX] or context.ids.uuid()
    inbox = parts.vault.inbox(VaultSource(source.account_id, source_id))
    await inbox.put(Posted(call_id, parts.clock.now(), body))
    await parts.db.run(_collecting(parts, source_id))
    return Accepted(call_id)


def _collecting(parts: SourceParts, source_id: str) -> Any:
    """The job that takes the calls of this minute; one for all of them."""
    start = parts.now.replace(second=0, microsecond=0)
    job_id = f"{COLLECT} {source_id} {int(start.timestamp())}"
    due_at = start + timedelta(seconds=limits.POSTED_GATHER_SECONDS)
    return parts.jobs.add(COLLECT, {"source": source_id}, job_id=job_id, at=due_at)


@dataclass(frozen=True, slots=True)
class Collecting:
    """Begins runs that take posted records into snapshots, as the handler of jobs."""

    parts: SourceParts

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(COLLECT, self._collect)

    async def _collect(self, job: Job) -> Again | None:
        parts = self.parts
        source = await parts.find_source(str(job.payload["source"]))
        if source is None or not source.is_live:
            return None  # the calls stay in the inbox
        inbox = parts.vault.inbox(VaultSource(source.account_id, source.source_id))
        if not await inbox.names(1):
            return None
        root_id = await parts.plans.root_of(source.account_id)
        try:
            await parts.db.run(transaction(*self._writes(source, root_id)))
        except (TransactionFailedError, LostRaceError):
            return Again(parts.now + timedelta(seconds=1))  # the source has changed
        return None

    def _writes(self, source: Source, root_id: str) -> list[Any]:
        parts = self.parts
        platform = parts.connectors.platform(source.platform_id)
        types = [platform.streams[0].name]
        return beginning(parts, root_id, NewRun(source, types))
