"""Receiving: records that platforms post to a source.

Each call is a record, or changes the record whose id it names. A call is stored in the vault's
inbox before its sender gets a response, and a run takes the calls of a minute into a snapshot.
The secret is part of the path; it is never logged.
Not here: what a call becomes (`kits.connectors.posted`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.errors import ForbiddenError, InvalidError, TransactionFailedError
from tablewright.kits.inbound import PathSecret, Signatory, signed
from tablewright.kits.jobs import Again, Job, JobKind
from tablewright.kits.vault import Posted, VaultSource
from tablewright.model import transaction
from tablewright.systems.core import limits
from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import SourceStatus
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.runs.beginning import NewRun, queued, storage_error
from tablewright.systems.core.schedules.firing import noted
from tablewright.systems.core.sources.credentials import posted_secrets
from tablewright.systems.core.sources.views import SourceId
from tablewright.systems.core.syncing import Syncing

ROUTES: Final[Routes[Parts]] = Routes()
COLLECT: Final = "collect-posted"
_ID_HEADERS: Final = ("webhook-id", "idempotency-key")

PostedSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,128}$")]


class Accepted(Struct, rename="camel"):
    """A call that is stored; its id is the sender's, or ours."""

    id: str


async def _secrets(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
    source = await parts.syncing.find_source(path["source_id"])
    secrets = posted_secrets(source)
    if source is None or not secrets:
        return None
    return Signatory(source.account_id, secrets, subject=source.source_id)


POSTED: Final = signed(PathSecret(), secrets=_secrets, name="secret")


@ROUTES.post(
    "/v1/in/{source_id}/{secret}",
    rule=POSTED,
    status=202,
    tags=("sources",),
    accepts=("application/json",),
    body_bytes_max=limits.POSTED_BYTES_MAX,
    errors=(ForbiddenError, InvalidError),
)
async def receive_record(
    context: Context[Parts], source_id: SourceId, secret: PostedSecret, body: bytes
) -> Accepted:
    """Receives a record of a source: any JSON up to 256 KB.

    A repetition with the same `webhook-id` or `Idempotency-Key` is stored once.
    """
    syncing = context.parts.syncing
    source = await syncing.source(context.tenant, source_id)
    if not await syncing.may_run(source.account_id):
        raise ForbiddenError("The account is not active.")
    if (full := await storage_error(syncing, source.account_id)) is not None:
        raise full
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidError("The body must be JSON.", details={"place": "body"}) from None
    named = next((context.headers[one] for one in _ID_HEADERS if one in context.headers), "")
    call_id = named[: limits.POSTED_ID_LENGTH_MAX] or context.ids.uuid()
    inbox = syncing.vault.inbox(VaultSource(source.account_id, source_id))
    await inbox.put(Posted(call_id, syncing.clock.now(), body))
    await syncing.db.run(_collecting(syncing, source_id))
    return Accepted(call_id)


def _collecting(syncing: Syncing, source_id: str) -> Any:
    """The job that takes the calls of this minute; one for all of them."""
    start = syncing.now.replace(second=0, microsecond=0)
    job_id = f"{COLLECT} {source_id} {int(start.timestamp())}"
    due_at = start + timedelta(seconds=limits.POSTED_GATHER_SECONDS)
    return syncing.jobs.add(COLLECT, {"source": source_id}, job_id=job_id, at=due_at)


@dataclass(frozen=True, slots=True)
class Collecting:
    """Begins runs that take posted records into snapshots, as the handler of jobs."""

    syncing: Syncing

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(COLLECT, self._collect)

    async def _collect(self, job: Job) -> Again | None:
        syncing = self.syncing
        source = await syncing.find_source(str(job.payload["source"]))
        if source is None or source.status is not SourceStatus.ACTIVE:
            return None  # they stay in the inbox
        inbox = syncing.vault.inbox(VaultSource(source.account_id, source.source_id))
        if not await inbox.names(1):
            return None
        place = await syncing.metering.limits.tree.place(source.account_id)
        try:
            await syncing.db.run(transaction(*self._writes(source, place.root_id)))
        except TransactionFailedError:
            return Again(syncing.now + timedelta(seconds=1))  # the source has changed meanwhile
        return None

    def _writes(self, source: Source, root_id: str) -> list[Any]:
        syncing = self.syncing
        platform = syncing.connectors.platform(source.platform_id)
        types = [platform.streams[0].name]
        if source.active_sync_id is not None:
            return [noted(source, types, None)]
        run = queued(syncing, root_id, NewRun(source, types))
        logged = syncing.audit.by_system(source.account_id, run.what)
        return [run.row, run.marking(), run.job, *logged]
