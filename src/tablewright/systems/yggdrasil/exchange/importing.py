"""Importing: a GEDCOM file, an archive or our own JSON into a tree, by a job.

The request reads the whole file, so that an invalid one is rejected at once, with its line, and
changes nothing. A valid one is stored, and a job imports it; the job continues after a restart. Not
here: the import (`yggdrasil.exchange.file_imports`).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ForbiddenError,
    InvalidError,
    NotFoundError,
    TooLargeError,
)
from tablewright.kits.jobs import Job, JobKind
from tablewright.model import transaction
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.imports import Import, file_name
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.exchange.file_imports import FINAL, FileImport, note
from tablewright.systems.yggdrasil.exchange.storing import forget_replaced
from tablewright.systems.yggdrasil.gedcom.files.kinds import reader_of
from tablewright.systems.yggdrasil.gedcom.files.reading import GedcomText
from tablewright.systems.yggdrasil.gedcom.planning.report import Report
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.trees.access import owner
from tablewright.systems.yggdrasil.views import View

ROUTES: Final[Routes[Parts]] = Routes()

IMPORT: Final = "import"
_PLAIN: Final = (b"0", b"\xef\xbb\xbf0", b"\xff\xfe", b"\xfe\xff")  # how GEDCOM files begin
_IMPORTS = ("import and export",)
_REFUSALS = (NotFoundError, ForbiddenError)
_RETRIES: Final = (1.0, 5.0, 30.0, 120.0, 600.0, 3600.0)


class ImportQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Options of an import."""

    dry_run: Annotated[bool, Meta(description="Report what would change, without changing it")] = (
        False
    )
    missing: Annotated[
        Literal["keep", "delete"],
        Meta(description="What to do with people and relationships no longer in the file"),
    ] = "keep"


class ImportView(View):
    """The progress of an import, and its report."""

    state: Literal["planned", "waiting", "writing", "done", "failed"]
    import_id: Id | None = None  # None for a dry run
    written: int | None = None
    total: int | None = None
    report: Report | None = None
    trouble: str | None = None


@ROUTES.post(
    "/api/trees/{tree_id}/import",
    rule=TENANT,
    status=202,
    tags=_IMPORTS,
    errors=(*_REFUSALS, InvalidError, TooLargeError),
    accepts=("*/*",),
    body_bytes_max=limits.GEDCOM_BYTES_MAX,
    responses={202: ImportView, 200: ImportView},
)
async def import_file(
    context: Context[Parts], tree_id: Id, query: ImportQuery, body: bytes
) -> Response[ImportView]:
    """Imports a file: GEDCOM 5.5.1 or 7.0, GEDZIP (.gdz), or an exported JSON file.

    Updates people imported from an earlier version of the file and adds new ones. An invalid file
    is rejected with `details.line` and `details.reason` and changes nothing. In a file over 16 MB,
    the job finds the error and reports it in `trouble`. With `dryRun=true`, the response is 200
    with a report of what would change.
    """
    access = await owner(context, tree_id)
    parts, owner_id = context.parts, access.tree.user_id
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    import_id = context.ids.uuid()
    record = Import(
        user_id=owner_id,
        tree_id=tree_id,
        import_id=import_id,
        deletes_missing=query.missing == "delete",
        created_at=now,
    )
    if query.dry_run:
        report = await FileImport(access.db, record, body).reported()
        return Response(ImportView(state="planned", report=report), status=200)
    await asyncio.to_thread(_check, body)
    name = file_name(tree_id, import_id)
    await parts.files.put(name, body, "application/octet-stream")
    payload = {"tree_id": tree_id, "import_id": import_id}
    job = parts.jobs.add(IMPORT, payload, tenant=owner_id, job_id=f"import-{import_id}")
    try:
        await parts.everybody.run(transaction(record.create(), job))
    except BaseException:  # a job that was added nevertheless finds no file, and fails
        await parts.files.delete(name)
        raise
    return Response(_view(record))


@ROUTES.get(
    "/api/trees/{tree_id}/imports/{import_id}", rule=TENANT, tags=_IMPORTS, errors=_REFUSALS
)
async def get_import(context: Context[Parts], tree_id: Id, import_id: Id) -> ImportView:
    """Returns the progress of an import and its report."""
    access = await owner(context, tree_id)
    place = Import.get(access.tree.user_id, tree_id, import_id)
    found = await access.db.run(place.consistently())
    if found is None:
        raise NotFoundError("Import not found.")
    return _view(found)


def _check(content: bytes) -> None:
    """Rejects an invalid file; reads only the beginning of a very large one; the job checks the
    rest.
    """
    if len(content) <= limits.GEDCOM_CHECKED_BYTES_MAX or not content.startswith(_PLAIN):
        reader_of(content)()
    else:
        next(GedcomText(content).records())


def _view(record: Import) -> ImportView:
    report = record.report
    return ImportView(
        import_id=record.import_id,
        state=record.state,
        written=record.written,
        total=record.total,
        report=None if report is None else msgspec.json.decode(report, type=Report),
        trouble=record.trouble,
    )


@dataclass(frozen=True, slots=True)
class ImportJobs:
    """Imports files, as the handler of jobs."""

    db: AsyncDatabase  # bound to no user
    photos: PhotoFiles

    @property
    def files(self) -> FileStore:
        """The stored files of imports."""
        return self.photos.files

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(IMPORT, self.run, retries=_RETRIES)

    async def run(self, job: Job) -> None:
        """Runs one import; it can be repeated."""
        tree_id, import_id = str(job.payload["tree_id"]), str(job.payload["import_id"])
        db, name = self.db.for_tenant(job.tenant), file_name(tree_id, import_id)
        record = await db.run(Import.get(job.tenant, tree_id, import_id).consistently())
        if record is None:
            return  # the tree was deleted with all its data
        if record.state in ("waiting", "writing"):
            content = await self.files.get(name)
            if content is None:
                await note(db, record, "failed", trouble="the file is gone.")
                return

            async def progress(written: int, total: int) -> None:
                await note(db, record, "writing", written=written, total=total)

            with suppress(*FINAL):  # the record says so; after other errors the job runs again
                await FileImport(db, record, content, self.photos).run(progress)
        else:  # its process ended right after it
            await forget_replaced(db, job.tenant, tree_id)
        await self.files.delete(name)
