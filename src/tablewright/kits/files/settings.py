"""Settings of files: the folder or bucket of a system's files.

    files, folder = file_store(given, "shop", options.files)
    Assembly(..., folder=folder)

Not here: the stores (`files.local`, `files.s3`).
"""

from __future__ import annotations

from pathlib import Path

from tablewright.api.ports import FileStore
from tablewright.api.runtime import Runtime
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.files.s3 import S3, S3Files, s3_place


def check_file_setting(place: str) -> None:
    """Raises `BadSettingError` for a location that is neither a folder nor a bucket."""
    if place.startswith(S3):
        s3_place(place)


def file_store(given: Runtime, system: str, place: str) -> tuple[FileStore, Path | None]:
    """Returns the files of a system, and their folder unless they are in a bucket.

    `place` is a folder or s3://bucket/prefix; empty: a folder beside the store.
    """
    if given.files is not None:
        return given.files, None
    if place.startswith(S3):
        return S3Files(*s3_place(place)), None
    folder = Path(place) if place else given.folder / "files" / system
    return LocalFiles(folder, given.ids), folder
