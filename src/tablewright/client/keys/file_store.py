"""Wrapped keys in a JSON file.

    {"format": "tablewright keys", "version": 1, "sha256": "…", "scopes": {…}}

A change writes a new file, syncs it and renames it over the old one, so that a process that dies
leaves one or the other. The old file is then overwritten, as far as the disk allows. A lock on a
separate file serialises processes. A damaged file is rejected, and never overwritten.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tablewright import limits
from tablewright.client.keys.file_lock import file_lock
from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.client.keys.stores import ScopeKeys
from tablewright.clock import Clock, SystemClock
from tablewright.errors import KeyStoreDamagedError, KeyStoreUnavailableError

_FORMAT = "tablewright keys"
_VERSION = 1


class _Head(msgspec.Struct):
    format: str
    version: int


class _File(_Head):
    sha256: str
    scopes: msgspec.Raw


_Scopes = dict[str, ScopeKeys]
_decode_head = msgspec.json.Decoder(_Head).decode
_decode_file = msgspec.json.Decoder(_File).decode
_decode_scopes = msgspec.json.Decoder(_Scopes).decode
_encode = msgspec.json.Encoder(order="sorted").encode


class FileKeyStore:
    """Keys of at most some thousand scopes: every change writes all of them.

    The first change creates the file; its directory must exist.
    """

    def __init__(self, path: str | os.PathLike[str], *, clock: Clock | None = None) -> None:
        # A symbolic link stays a link: the file that it points to is replaced.
        self._path = Path(os.path.realpath(path))
        self._lock_path = self._path.with_name(f"{self._path.name}.lock")
        self._new_path = self._path.with_name(f"{self._path.name}.new")
        self._clock = clock or SystemClock()
        self._was_there = False

    def read(self, scope: str) -> ScopeKeys:
        """Returns the keys of a scope; raises `KeyStoreDamagedError`."""
        return self._read().get(scope, ScopeKeys(scope))

    def read_all(self) -> list[ScopeKeys]:
        """Returns the keys of every scope, by scope."""
        return [keys for _, keys in sorted(self._read().items())]

    def replace(self, keys: ScopeKeys) -> bool:
        """Replaces the previous version of the keys; False if another version is stored."""
        seconds_max = limits.KEY_FILE_LOCK_SECONDS_MAX
        with (
            self._told("changed"),
            file_lock(self._lock_path, clock=self._clock, seconds_max=seconds_max),
        ):
            scopes = self._read()
            if scopes.get(keys.scope, ScopeKeys(keys.scope)).version != keys.version - 1:
                return False
            self._write({**scopes, keys.scope: keys})
            return True

    def _read(self) -> _Scopes:
        with self._told("read"):
            while True:
                try:
                    file = self._path.open("rb")
                except FileNotFoundError:
                    if self._was_there:  # keys created now would be lost when it returns
                        raise
                    return {}
                with file:
                    self._was_there = True
                    try:
                        return _checked(file.read(), self._path)
                    except KeyStoreDamagedError:
                        # A file that was replaced during the read has been overwritten.
                        if _is_at(file.fileno(), self._path):
                            raise

    def _write(self, scopes: _Scopes) -> None:
        # Leftovers of a process that died are overwritten: only one process at a time gets here.
        write_private(self._new_path, _content(scopes), must_be_new=False)
        with _overwriting(self._path):
            os.replace(self._new_path, self._path)
            sync_folder(self._path.parent)
        self._was_there = True

    @contextmanager
    def _told(self, done: str) -> Generator[None]:
        try:
            yield
        except KeyStoreUnavailableError:
            raise
        except OSError as error:
            cause = error.strerror or str(error)
            raise KeyStoreUnavailableError(
                f"The key file {self._path} cannot be {done}: {cause}."
            ) from error

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self._path)!r})"


def _content(scopes: _Scopes) -> bytes:
    encoded = _encode(scopes)
    checksum = hashlib.sha256(encoded).hexdigest()
    return msgspec.json.encode(_File(_FORMAT, _VERSION, checksum, msgspec.Raw(encoded)))


def _checked(content: bytes, path: Path) -> _Scopes:
    try:
        head = _decode_head(content)
        if head.format != _FORMAT:
            raise KeyStoreDamagedError(f"{path} is not a key file.")
        if head.version != _VERSION:
            raise KeyStoreDamagedError(f"{path} has an unknown format version, {head.version}.")
        file = _decode_file(content)
        if hashlib.sha256(file.scopes).hexdigest() != file.sha256:
            raise KeyStoreDamagedError(f"The key file {path} does not match its checksum.")
        scopes = _decode_scopes(file.scopes)
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass  # raised below instead: the decoder's message may quote the file
    else:
        if all(scope == keys.scope for scope, keys in scopes.items()):
            return scopes
    raise KeyStoreDamagedError(f"The key file {path} is damaged.")


def _is_at(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return True  # nothing replaced it, so it was not overwritten


@contextmanager
def _overwriting(path: Path) -> Generator[None]:
    """Overwrites the file at a path after the block has replaced it."""
    if os.name == "nt":  # an open file keeps its content
        yield
        return
    try:
        descriptor = os.open(path, os.O_WRONLY)
    except FileNotFoundError:
        yield
        return
    with open(descriptor, "wb", buffering=0) as old:
        size_bytes = os.fstat(descriptor).st_size
        yield
        # Overwriting may fail without consequences. A file with another link is a copy of the user.
        with contextlib.suppress(OSError):
            if os.fstat(descriptor).st_nlink == 0:
                old.write(bytes(size_bytes))
                os.fsync(descriptor)
