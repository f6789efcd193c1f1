"""Exporting: the stored records of sources as files.

One data type becomes a file, several become a ZIP file. No cell of a spreadsheet is a formula.
Not here: requests and jobs (`kits.exports`), the bytes of each form (`kits.vault.exports`).
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.kits.audit import Happening
from tablewright.kits.calendar import Recurring
from tablewright.kits.exports import ExportRecord, Exports, zipped
from tablewright.kits.jobs import JobKind
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.vault import VaultSource
from tablewright.kits.vault.exports import CONTENT_TYPES, Form, exported
from tablewright.model.operations.writing import WriteOperation

ZIP: Final = "application/zip"


@dataclass(frozen=True, slots=True)
class Exporting:
    """Writes the files of exports."""

    parts: SourceParts

    @property
    def exports(self) -> Exports:
        """The exports of a system's sources."""
        return exports_of(self.parts)

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return self.exports.kinds

    @property
    def recurring(self) -> list[Recurring]:
        """The nightly work."""
        return self.exports.recurring

    async def content(self, record: ExportRecord) -> AsyncIterable[bytes]:
        """Returns the bytes of an export; raises `SnapshotNotFoundError` for deleted data."""
        wanted = record.wanted
        place = VaultSource(record.account_id, str(wanted["sourceId"]))
        state = await self.parts.vault.state(place, str(wanted["snapshot"]))
        types: Sequence[str] = wanted["dataTypes"]
        form: Form = wanted["format"]
        if len(types) == 1:
            return exported(state, types[0], form)
        return zipped((f"{one}.{form}", exported(state, one, form)) for one in types)

    def ready(self, record: ExportRecord) -> Sequence[WriteOperation[Any]]:
        """The activity of an export that is ready or has failed."""
        what = Happening(
            f"export_{record.status}",
            "export",
            record.status,
            record.export_id,
            more={
                "creator": record.person_id,
                "name": record.name,
                "sourceId": record.wanted.get("sourceId"),
                "error": record.error,
            },
        )
        return self.parts.audit.by_system(record.account_id, what)


def exports_of(parts: SourceParts) -> Exports:
    """The exports of a system's sources."""
    exporting = Exporting(parts)
    return Exports(
        parts.jobs.name,
        parts.db,
        parts.jobs,
        parts.files,
        exporting.content,
        exporting.ready,
    )


def media_type(types: Sequence[str], form: Form) -> str:
    """The media type of an export."""
    return CONTENT_TYPES[form] if len(types) == 1 else ZIP
