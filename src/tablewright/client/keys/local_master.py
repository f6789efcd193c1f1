"""A local master key: 32 bytes from a file or the environment.

    wrapped = nonce (12 bytes) · AES-256-GCM of the secret (32) · tag (16)

The scope and id of the data key, and the id of the master, are authenticated as well. Errors name
the place of a master key, never its content.
"""

from __future__ import annotations

import binascii
import hashlib
import hmac
import os
import stat
from base64 import b64decode, b64encode
from pathlib import Path

from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.errors import MasterKeyError, WrappedKeyError
from tablewright.ids import Ids, RandomIds
from tablewright.model.stored.envelopes import (
    NONCE_BYTES,
    SECRET_BYTES,
    decrypted,
    encrypted,
    joined,
)

_PURPOSE = b"tablewright wrapped key"
_ID_PURPOSE = b"tablewright master key id"
_ID_DIGITS = 16
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class LocalMaster:
    """A master key in memory; `repr` shows only its id.

    The id is derived from the key, so that a wrong key is detected before it is used.

    >>> LocalMaster(bytes(32))
    LocalMaster('local:3e2cf29853a29052')
    """

    def __init__(self, key: bytes, *, ids: Ids | None = None) -> None:
        if len(key) != SECRET_BYTES:
            raise MasterKeyError(f"The master key must have {SECRET_BYTES} bytes, not {len(key)}.")
        self._key = key
        self._ids = ids or RandomIds()
        self._id = f"local:{hmac.digest(key, _ID_PURPOSE, hashlib.sha256).hex()[:_ID_DIGITS]}"

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], *, ids: Ids | None = None) -> LocalMaster:
        """Reads a master key from a file, in base64; raises `MasterKeyError`.

        The file is rejected if others than its owner have access to it.
        """
        try:
            with open(path, "rb") as file:
                mode = os.fstat(file.fileno()).st_mode
                text = file.read()
        except OSError as error:
            cause = error.strerror or str(error)
            raise MasterKeyError(f"The master key {path} cannot be read: {cause}.") from error
        if os.name != "nt" and mode & _OTHERS:
            raise MasterKeyError(
                f"The master key {path} has mode {stat.S_IMODE(mode):04o}, so other users can "
                "access it. Run chmod 600."
            )
        return cls(_decoded(text, str(path)), ids=ids)

    @classmethod
    def from_environment(
        cls, variable: str = "TABLEWRIGHT_MASTER_KEY", *, ids: Ids | None = None
    ) -> LocalMaster:
        """Reads a master key from an environment variable, in base64; raises `MasterKeyError`."""
        text = os.environ.get(variable)
        if not text:
            raise MasterKeyError(
                f"The environment variable {variable} does not contain a master key."
            )
        return cls(_decoded(os.fsencode(text), variable), ids=ids)

    @classmethod
    def create_file(cls, path: str | os.PathLike[str], *, ids: Ids | None = None) -> LocalMaster:
        """Writes a new random master key to a new file that only its owner can read.

        Raises `MasterKeyError` if the file cannot be created or already exists.
        """
        master = cls.new(ids=ids)
        try:
            master.keep(Path(path))
            sync_folder(Path(path).absolute().parent)
        except OSError as error:
            cause = error.strerror or str(error)
            raise MasterKeyError(f"The master key {path} cannot be created: {cause}.") from error
        return master

    @classmethod
    def new(cls, *, ids: Ids | None = None) -> LocalMaster:
        """Returns a new random master key, which is lost unless `keep` writes it."""
        return cls((ids or RandomIds()).random_bytes(SECRET_BYTES), ids=ids)

    def keep(self, path: Path) -> None:
        """Writes the key to a new file that only its owner can read; raises `OSError`."""
        write_private(path, b64encode(self._key) + b"\n", must_be_new=True)

    @property
    def id(self) -> str:
        """The name stored with everything that it wrapped."""
        return self._id

    def new_secret(self, scope: str, key_id: str) -> tuple[bytes, bytes]:
        """Returns a new random secret, and the same wrapped."""
        secret = self._ids.random_bytes(SECRET_BYTES)
        return secret, self.wrap(secret, scope, key_id)

    def wrap(self, secret: bytes, scope: str, key_id: str) -> bytes:
        """Wraps the secret of a data key."""
        nonce = self._ids.random_bytes(NONCE_BYTES)
        return nonce + encrypted(self._key, nonce, secret, self._context(scope, key_id))

    def unwrap(self, wrapped: bytes, scope: str, key_id: str) -> bytes:
        """Unwraps the secret of a data key; raises `WrappedKeyError`."""
        nonce, ciphertext = wrapped[:NONCE_BYTES], wrapped[NONCE_BYTES:]
        secret = decrypted(self._key, nonce, ciphertext, self._context(scope, key_id))
        if secret is None:
            raise WrappedKeyError(f"Key {key_id} was changed after {self.id} wrapped it.")
        return secret

    def _context(self, scope: str, key_id: str) -> bytes:
        return joined([_PURPOSE, self.id.encode(), scope.encode(), key_id.encode()])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"


def _decoded(text: bytes, place: str) -> bytes:
    try:
        key = b64decode(text.strip(), validate=True)
    except binascii.Error:
        key = b""
    if len(key) != SECRET_BYTES:  # raised here: a chained error might contain the text
        raise MasterKeyError(f"The master key {place} is not {SECRET_BYTES} bytes in base64.")
    return key
