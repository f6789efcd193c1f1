"""Archives: several streams of a state as one ZIP file, with a list of its files.

    await save_archive(files, "exports/e1.zip", state, ["contacts", "deals"], "csv")

`manifest.json` is the last file, and has the records, bytes and SHA-256 of each other one. Memory
holds a batch of records.
Not here: the files (`vault.exports`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import msgspec

from tablewright.api.ports import FileStore
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault.exports import Form, exported
from tablewright.kits.vault.manifests import FILES
from tablewright.kits.vault.states import State
from tablewright.kits.vault.workbooks import ZipSink, zip_info

CONTENT_TYPE: Final = "application/zip"
_LIST: Final = "manifest.json"
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9_-]+")  # in names of files on some systems


@dataclass(frozen=True, slots=True)
class ArchivedFile:
    """A file of an archive, with its records, bytes and checksum."""

    file: str
    stream: str
    records: int
    bytes: int
    sha256: str


async def save_archive(
    files: FileStore, name: str, state: State, streams: Sequence[str], form: Form
) -> list[ArchivedFile]:
    """Stores an archive, whole or not at all; returns its files."""
    archive = Archive(state, streams, form)
    async with files.open_write(name, CONTENT_TYPE) as file:
        async for piece in archive.pieces():
            await file.write(piece)
    return archive.files


class Archive:
    """An archive of a state; `files` is complete when all pieces were read."""

    def __init__(self, state: State, streams: Sequence[str] = (), form: Form = "jsonl") -> None:
        """Without `streams`, the archive has all of them except the list of attachments.

        Raises `SnapshotNotFoundError` for a missing one.
        """
        self._state = state
        self._form: Form = form
        every = sorted(set(state.manifest.streams) - {FILES})
        chosen = dict.fromkeys(streams or every)
        self._streams = {one: state.stream(one) for one in chosen}
        self.files: list[ArchivedFile] = []

    async def pieces(self) -> AsyncGenerator[bytes]:
        """Yields the bytes of the file."""
        sink = ZipSink()
        archive = ZipFile(sink, "w", ZIP_DEFLATED)  # type: ignore[arg-type]
        for stream, found in self._streams.items():
            name = self._name(stream)
            # A workbook is compressed already.
            kind = ZIP_STORED if self._form == "xlsx" else ZIP_DEFLATED
            digest, size_bytes = sha256(), 0
            with archive.open(zip_info(name, kind), "w", force_zip64=True) as file:
                async for piece in exported(self._state, stream, self._form):
                    digest.update(piece)
                    size_bytes += len(piece)
                    await in_thread(file.write, piece)
                    yield sink.taken()
            one = ArchivedFile(name, stream, found.count, size_bytes, digest.hexdigest())
            self.files.append(one)
        archive.writestr(zip_info(_LIST, ZIP_DEFLATED), self._list())
        archive.close()
        yield sink.taken()

    def _name(self, stream: str) -> str:
        plain = _UNSAFE.sub("_", stream)
        taken = {one.file for one in self.files}
        names = [plain, *(f"{plain}-{number}" for number in range(2, len(taken) + 3))]
        return next(f"{one}.{self._form}" for one in names if f"{one}.{self._form}" not in taken)

    def _list(self) -> bytes:
        manifest = self._state.manifest
        at = datetime.fromtimestamp(manifest.ended_seconds, UTC)
        content = {
            "account": manifest.account,
            "source": manifest.source,
            "platform": manifest.platform,
            "snapshot": manifest.snapshot,
            "endedAt": at.isoformat(),
            "files": [asdict(one) for one in self.files],
        }
        return msgspec.json.format(msgspec.json.encode(content)) + b"\n"
