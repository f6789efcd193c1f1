"""Files that only their owner can read, and that survive a power cut."""

from __future__ import annotations

import os
from pathlib import Path

_O_BINARY = getattr(os, "O_BINARY", 0)  # Windows
_ONLY_OWNER = 0o600


def write_private(path: Path, content: bytes, *, must_be_new: bool) -> None:
    """Writes a file and syncs it; its name is durable after `sync_folder`."""
    flags = os.O_EXCL if must_be_new else os.O_TRUNC
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | _O_BINARY | flags, _ONLY_OWNER)
    with open(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Syncs the entries of a directory."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
