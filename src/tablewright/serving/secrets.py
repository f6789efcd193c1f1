"""Secrets of an installation: created by the first start, in a separate directory.

    master.key    wraps the keys of encrypted attributes
    keys.json     those keys, wrapped
    cursor.key    seals cursors
    admin.hash    the hash of the operator's token, which is shown once

A copy or backup of the data contains none of these.
Not here: their use (`client.keys`, `model.stored.cursors`, a system's identity), whether they match
the store (`serving.key_check`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tablewright.client.keys import Keyring, LocalMaster
from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.engine.storage.folders import make_ignored_folder
from tablewright.errors import MasterKeyError, WrongKeysError
from tablewright.ids import Ids
from tablewright.serving.admin_token import AdminToken

MASTER_FILE = "master.key"
_KEYS_FILE = "keys.json"
_CURSOR_FILE = "cursor.key"
_CURSOR_KEY_BYTES = 32

Write = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class Secrets:
    """The secrets of an installation. `repr` shows only their path."""

    folder: Path
    keys: Keyring
    cursor_key: bytes
    admin: AdminToken
    new: dict[str, Write] = field(
        default_factory=dict[str, Write]
    )  # files that are not written yet

    @property
    def is_new(self) -> bool:
        """Whether the master key is new and not written yet."""
        return MASTER_FILE in self.new

    def keep(self) -> None:
        """Writes new secrets; raises `MasterKeyError` if another process has."""
        if not self.new:
            return
        make_ignored_folder(self.folder, mode=0o700)
        for name, write in self.new.items():
            try:
                write(self.folder / name)
            except FileExistsError as error:
                raise MasterKeyError(
                    f"Another process created {self.folder / name} at the same time. Start again."
                ) from error
        self.new.clear()
        sync_folder(self.folder)

    def __repr__(self) -> str:
        return f"Secrets({str(self.folder)!r})"


def found_secrets(folder: Path, ids: Ids, *, admin_hash: str | None = None) -> Secrets:
    """Returns the secrets in a directory, and generates missing ones.

    Nothing is written before `keep`. `admin_hash` is for a child process whose parent's environment
    has the operator's token. Raises a `TargetError`.
    """
    admin = AdminToken(folder, ids, given_hash=admin_hash)
    new: dict[str, Write] = {}
    master_file, keys_file, cursor_file = (
        folder / name for name in (MASTER_FILE, _KEYS_FILE, _CURSOR_FILE)
    )
    if master_file.exists():
        master = LocalMaster.from_file(master_file)
    elif keys_file.exists():
        raise WrongKeysError(f"{keys_file} exists, and the {MASTER_FILE} that opens it is missing.")
    else:
        master = LocalMaster.new(ids=ids)
        new[MASTER_FILE] = master.keep
    if cursor_file.exists():
        cursor_key = bytes.fromhex(cursor_file.read_text().strip())
    else:
        cursor_key = ids.random_bytes(_CURSOR_KEY_BYTES)
        new[_CURSOR_FILE] = lambda path: write_private(
            path, cursor_key.hex().encode() + b"\n", must_be_new=True
        )
    return Secrets(folder, Keyring(keys_file, master), cursor_key, admin, new)
