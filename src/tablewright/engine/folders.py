"""Folders that outlive a power cut, and how a new one comes into its place whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def make_folder(folder: Path) -> None:
    """Makes a folder and those above it, so that a power cut does not take them away again."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


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
    """Whether a folder can come here: there is nothing, or an empty folder."""
    return not target.exists() or (target.is_dir() and not any(target.iterdir()))


def move_into_place(staging: Path, target: Path) -> None:
    """Gives a folder that is complete its name; a target that is not free is left as it is."""
    with contextlib.suppress(FileNotFoundError):
        target.rmdir()
    sync_folder(staging)
    staging.rename(target)
    sync_folder(target.parent)
