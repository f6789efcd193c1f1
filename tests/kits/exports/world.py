"""A shop that exports files: requests, jobs and downloads of one account."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.api import TENANT, Context, FileResponse, Routes
from tablewright.clock import ManualClock
from tablewright.errors import NotFoundError
from tablewright.kits.exports import ExportRecord, Exports
from tablewright.kits.jobs import JobKind
from tablewright.kits.keyed import Keyed, system
from tablewright.model import design_of, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.testing.doubles import MemoryFiles
from tablewright.testing.system import AsyncSystemUnderTest, in_memory

Writing = Callable[[ExportRecord], Any]  # yields the bytes of an export, or raises


async def pieces(*content: bytes) -> AsyncIterator[bytes]:
    """The pieces of a file."""
    for one in content:
        yield one


@dataclass
class Shop:
    """The system, its exports and their files."""

    opened: AsyncSystemUnderTest[Keyed]
    exports: Exports
    files: Any

    @property
    def clock(self) -> ManualClock:
        return self.opened.clock

    async def request(self, account_id: str = "acme", name: str = "orders.csv") -> ExportRecord:
        """Requests an export."""
        wanted, ids = {"year": 2026}, self.opened.ids
        made = self.exports.creating(
            ids, account_id, "ann", wanted, name=name, content_type="text/csv"
        )
        await self.exports.db.run(transaction(*made.writes))
        return made.record

    async def created(self, **more: Any) -> ExportRecord:
        """An export after its job has run."""
        record = await self.request(**more)
        await self.opened.run_jobs()
        return await self.exports.get(record.account_id, record.export_id)

    async def run(self, kind: str, tenant: str = "", payload: Any = None) -> None:
        """Runs another job of a kind."""
        add = self.exports.jobs.add(kind, payload or {}, tenant=tenant)
        await self.exports.db.run(transaction(add))
        await self.opened.run_jobs()

    async def delete(self, record: ExportRecord) -> None:
        """Deletes an export, as a route does."""
        await self.exports.db.run(self.exports.deleting(record))
        await self.exports.delete_file(record.account_id, record.export_id)

    async def names(self) -> list[str]:
        """The names of all files."""
        return [one.name async for one in self.files.list_under("")]


def play(
    scene: Callable[[Shop], Coroutine[Any, Any, None]],
    content: Writing = lambda record: pieces(b"a,b\n"),
    *,
    files: Any = None,
    ready: Callable[[ExportRecord], Sequence[WriteOperation[Any]]] = lambda record: (),
) -> None:
    """Plays a scene with a shop whose exports have this content."""
    kept = MemoryFiles() if files is None else files
    made = list[Exports]()
    routes: Routes[Keyed] = Routes()

    @routes.get(
        "/v1/exports/{export_id}/file", rule=TENANT, errors=(NotFoundError,), produces=("text/csv",)
    )
    async def download(context: Context[Keyed], export_id: str) -> FileResponse:
        """Downloads the file of an export."""
        found = await made[0].get(context.tenant, export_id)
        name = made[0].file_of(context.tenant, export_id)
        file = await FileResponse.of(kept, name, found.content_type, download_as=found.name)
        if file is None:
            raise NotFoundError("Export not found.")
        return file

    async def written(record: ExportRecord) -> AsyncIterable[bytes]:
        return content(record)

    def kinds(parts: Keyed) -> Sequence[JobKind]:
        made.append(Exports("shop", parts.db, parts.jobs, kept, written, ready))
        return made[0].kinds

    async def main() -> None:
        async with in_memory(system("shop", design_of("shop"), routes, kinds=kinds)) as opened:
            await scene(Shop(opened, made[0], kept))

    asyncio.run(main())
