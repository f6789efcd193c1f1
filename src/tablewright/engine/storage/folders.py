"""Directories that survive a power cut, and their atomic creation.

Directories with data or secrets contain a `.gitignore` from the start, so that `git add .` in the
parent cannot commit them.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

IGNORE_FILE: Final = ".gitignore"
_IGNORE_ALL = b"# Created by Tablewright: nothing in this folder belongs in a repository.\n*\n"
_ONLY_OWNER = 0o600


def make_folder(folder: Path) -> None:
    """Creates a directory and its parents durably."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def make_ignored_folder(folder: Path, *, mode: int = 0o777) -> None:
    """Creates a folder that git ignores. A folder that exists is left as it is."""
    with contextlib.suppress(FileExistsError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=mode)
        write_ignore_file(folder)


def write_ignore_file(folder: Path) -> None:
    """Makes git ignore a directory; raises `FileExistsError` if it has an ignore file."""
    descriptor = os.open(folder / IGNORE_FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _ONLY_OWNER)
    with open(descriptor, "wb") as file:
        file.write(_IGNORE_ALL)


def sync_folder(folder: Path) -> None:
    """Syncs the entries of a directory."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def is_free(target: Path) -> bool:
    """Whether a path is free: nothing exists there, or only our ignore file."""
    if not target.exists():
        return True
    return target.is_dir() and all(map(_is_our_ignore_file, target.iterdir()))


def _is_our_ignore_file(path: Path) -> bool:
    return path.name == IGNORE_FILE and path.is_file() and path.read_bytes() == _IGNORE_ALL


def move_into_place(staging: Path, target: Path) -> None:
    """Renames a complete directory to its target; an occupied target is left unchanged."""
    with contextlib.suppress(FileNotFoundError):
        if is_free(target):
            (target / IGNORE_FILE).unlink(missing_ok=True)
        target.rmdir()
    sync_folder(staging)
    staging.rename(target)
    sync_folder(target.parent)
