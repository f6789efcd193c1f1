"""Folders that outlive a power cut, and how a new one comes into its place whole or not at all.

Folders with data or secrets hold a `.gitignore` from the start, so that `git add .` in the folder
above cannot commit them.
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
    """Makes a folder and those above it, so that a power cut does not take them away again."""
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
    """Lets git ignore a folder; raises `FileExistsError` if the folder has an ignore file."""
    descriptor = os.open(folder / IGNORE_FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _ONLY_OWNER)
    with open(descriptor, "wb") as file:
        file.write(_IGNORE_ALL)


def sync_folder(folder: Path) -> None:
    """Puts on disk which files a folder has."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def is_free(target: Path) -> bool:
    """Whether a folder can come here: nothing is there, or only our ignore file."""
    if not target.exists():
        return True
    return target.is_dir() and all(map(_is_our_ignore_file, target.iterdir()))


def _is_our_ignore_file(path: Path) -> bool:
    return path.name == IGNORE_FILE and path.is_file() and path.read_bytes() == _IGNORE_ALL


def move_into_place(staging: Path, target: Path) -> None:
    """Gives a folder that is complete its name; a target that is not free is left as it is."""
    with contextlib.suppress(FileNotFoundError):
        if is_free(target):
            (target / IGNORE_FILE).unlink(missing_ok=True)
        target.rmdir()
    sync_folder(staging)
    staging.rename(target)
    sync_folder(target.parent)
