"""Secrets of an installation: made on the first start, in a folder that is not the data's.

    master.key    wraps the keys of encrypted attributes
    keys.json     those keys, wrapped
    cursor.key    seals cursors
    admin.hash    the hash of the administrator's token, which is shown once

Whoever copies the data, or a backup of it, has none of these.
Not here: what they are used for (`client.keys`, `model.cursors`, a system's identity).
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from tablewright.api.api_keys import hash_of, new_key
from tablewright.client.keys import Keyring, LocalMaster
from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.errors import BadSettingError
from tablewright.ids import Ids

ADMIN_VARIABLE = "TABLEWRIGHT_ADMIN_TOKEN"
ADMIN_PREFIX = "tablewright_admin"
_CURSOR_KEY_BYTES = 32
_TOKEN_LENGTH_MIN = 32


@dataclass(frozen=True, slots=True)
class Secrets:
    """What an installation keeps to itself. Shown, it tells only where it is."""

    folder: Path
    keys: Keyring
    cursor_key: bytes
    admin_hash: str
    new_admin_token: str | None  # to be shown now, and never again

    def __repr__(self) -> str:
        return f"Secrets({str(self.folder)!r})"


def found_secrets(folder: Path, ids: Ids) -> Secrets:
    """The secrets in a folder; those that are missing are made. Raises a `TargetError`."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    master_file = folder / "master.key"
    if master_file.exists():
        master = LocalMaster.from_file(master_file)
    else:
        master = LocalMaster.create_file(master_file, ids=ids)
    cursor_key = _cursor_key(folder / "cursor.key", ids)
    token, admin_hash = _admin(folder, ids)
    return Secrets(folder, Keyring(folder / "keys.json", master), cursor_key, admin_hash, token)


def _admin(folder: Path, ids: Ids) -> tuple[str | None, str]:
    given = os.environ.get(ADMIN_VARIABLE)
    if given is not None:
        if len(given) < _TOKEN_LENGTH_MIN:
            raise BadSettingError(
                f"{ADMIN_VARIABLE} has fewer than {_TOKEN_LENGTH_MIN} characters."
            )
        return None, hash_of(given)
    path = folder / "admin.hash"
    if path.exists():
        return None, path.read_text().strip()
    token = new_key(ADMIN_PREFIX, ids)
    _write(path, hash_of(token).encode())
    return token, hash_of(token)


def _cursor_key(path: Path, ids: Ids) -> bytes:
    if path.exists():
        return bytes.fromhex(path.read_text().strip())
    made = ids.random_bytes(_CURSOR_KEY_BYTES)
    _write(path, made.hex().encode())
    return made


def _write(path: Path, content: bytes) -> None:
    write_private(path, content + b"\n", must_be_new=True)
    sync_folder(path.absolute().parent)
