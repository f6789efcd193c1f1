"""The manifest of an export: the files of a directory, with counts and checksums.

    FOLDER/manifest.json
    FOLDER/users/00001.json.gz
    FOLDER/users/00002.json.gz

It is written again after every file, under another name first: a killed process leaves the previous
manifest, and at most one unlisted file.
Not here: writing and reading items (`transfer.exporting`, `transfer.importing`).
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from tablewright.errors import TransferFolderError
from tablewright.ops.transfer.tally import ItemTally

FILE_NAME = "manifest.json"
VERSION = 1
DIGEST_BYTES = 32
_BLOCK_BYTES = 1 << 20


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A file of items, with its count and checksum."""

    file: str  # below the folder
    items: int
    size_bytes: int
    digest: str


class TablePart(msgspec.Struct, forbid_unknown_fields=True):
    """The exported files of one table."""

    name: str
    parts: list[Part] = []
    items: int = 0
    checksum: str = ""
    is_complete: bool = False
    cursor: dict[str, Any] | None = None  # where an interrupted export continues

    def tally(self) -> ItemTally:
        """Returns the count and the checksum."""
        return ItemTally.of(self.items, self.checksum or "0")


class ExportManifest(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of an export."""

    version: int
    system: str
    target: str  # the exported target
    format: str
    is_packed: bool
    begun_at: str
    tables: list[TablePart]
    finished_at: str | None = None

    @property
    def items(self) -> int:
        """The number of exported items."""
        return sum(table.items for table in self.tables)

    @property
    def size_bytes(self) -> int:
        """The size of all files."""
        return sum(part.size_bytes for table in self.tables for part in table.parts)

    def write(self, folder: Path) -> None:
        """Replaces the stored manifest, atomically."""
        write_whole(folder / FILE_NAME, msgspec.json.format(msgspec.json.encode(self), indent=2))

    @classmethod
    def read(cls, folder: Path) -> ExportManifest | None:
        """Returns the manifest of a directory; None without one. Raises `TransferFolderError`."""
        try:
            text = (folder / FILE_NAME).read_bytes()
        except FileNotFoundError:
            return None
        try:
            manifest = msgspec.json.decode(text, type=cls)
        except msgspec.MsgspecError as error:
            raise TransferFolderError(
                f"{folder / FILE_NAME} is not a valid manifest: {error}."
            ) from None
        if manifest.version > VERSION:
            raise TransferFolderError(f"{folder} was exported by a newer version of Tablewright.")
        return manifest


def check_parts(folder: Path, manifest: ExportManifest) -> None:
    """Reads every file of a manifest; raises `TransferFolderError` for one that differs."""
    for table in manifest.tables:
        for part in table.parts:
            path = below(folder, part.file)
            if not path.is_file():
                raise TransferFolderError(f"{path} is missing.")
            if (path.stat().st_size, digest_of(path)) != (part.size_bytes, part.digest):
                raise TransferFolderError(f"{path} has changed since the export.")


def below(folder: Path, name: str) -> Path:
    """Returns the path of a file; raises `TransferFolderError` if it is outside the directory."""
    path = folder / name
    if Path(name).is_absolute() or ".." in Path(name).parts:
        raise TransferFolderError(f"The manifest names {name!r}, which is outside {folder}.")
    return path


def digest_of(path: Path) -> str:
    """Returns the digest of a file."""
    digest = blake2b(digest_size=DIGEST_BYTES)
    with path.open("rb") as file:
        while block := file.read(_BLOCK_BYTES):
            digest.update(block)
    return digest.hexdigest()


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file atomically: a crash leaves the old file or the new one."""
    partial = path.with_name(f"{path.name}.partial")
    with partial.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Syncs the entries of a directory."""
    if os.name == "nt":
        return  # where folders cannot be opened
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
