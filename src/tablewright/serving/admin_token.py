"""The operator's token: shown once, stored as a hash, and replaced by `tablewright token`.

The first start shows a new token once everything is up, and stores its hash afterwards. A start
that fails or is killed leaves either a token that was shown or none; then the next start shows
another. `TABLEWRIGHT_ADMIN_TOKEN` replaces all this. A service checks the file for every request: a
new token works at once, in every process.
Not here: what an operator may do (the rules of the routes).
"""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tablewright import limits
from tablewright.api.api_keys import hash_of, new_key
from tablewright.client.keys.file_lock import file_lock
from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.clock import Clock, SystemClock
from tablewright.errors import BadSettingError, KeyStoreUnavailableError
from tablewright.ids import Ids

ADMIN_VARIABLE: Final = "TABLEWRIGHT_ADMIN_TOKEN"
ADMIN_PREFIX: Final = "tablewright_admin"
FILE_NAME: Final = "admin.hash"
_TOKEN_LENGTH_MIN: Final = 32


class AdminToken:
    """The token of one installation."""

    def __init__(
        self,
        folder: Path,
        ids: Ids,
        *,
        environment: Mapping[str, str] | None = None,
        clock: Clock | None = None,
        given_hash: str | None = None,
    ) -> None:
        """Reads no file yet; raises `BadSettingError` if the environment's token is too short.

        `given_hash` is that of a token from the parent process's environment.
        """
        self._path = folder / FILE_NAME
        self._ids = ids
        self._clock = clock or SystemClock()
        self._read: tuple[tuple[int, int], str] = (
            (0, 0),
            "",
        )  # the file that was read, and its hash
        given = (os.environ if environment is None else environment).get(ADMIN_VARIABLE)
        if given is not None and len(given) < _TOKEN_LENGTH_MIN:
            raise BadSettingError(
                f"{ADMIN_VARIABLE} must have at least {_TOKEN_LENGTH_MIN} characters."
            )
        self._given_hash = given_hash if given is None else hash_of(given)

    @property
    def is_given(self) -> bool:
        """Whether it comes from the environment."""
        return self._given_hash is not None

    @property
    def given_hash(self) -> str | None:
        """The hash of the environment's token, or None."""
        return self._given_hash

    def hash(self) -> str:
        """The hash of the valid token; empty if there is none."""
        if self._given_hash is not None:
            return self._given_hash
        try:
            status = self._path.stat()
            version = (status.st_ino, status.st_mtime_ns)
            if self._read[0] != version:
                self._read = (version, self._path.read_text().strip())
        except FileNotFoundError:
            return ""
        return self._read[1]

    @contextmanager
    def first(self) -> Generator[str | None]:
        """Yields a new token to show in the block, which is then stored; None if there is one.

        If the block fails, nothing is stored. Of processes that start together, one gets it.
        """
        if self.is_given or self._path.exists():  # which a read-only directory allows
            yield None
            return
        with self._alone():
            if self._path.exists():
                yield None
                return
            token = new_key(ADMIN_PREFIX, self._ids)
            yield token
            self._keep(token)

    def replace(self) -> str:
        """Returns a new token, which is valid at once; the old one is not."""
        with self._alone():
            token = new_key(ADMIN_PREFIX, self._ids)
            self._keep(token)
            return token

    def _keep(self, token: str) -> None:
        fresh = self._path.with_name(f"{FILE_NAME}.new")
        write_private(fresh, hash_of(token).encode() + b"\n", must_be_new=False)
        os.replace(fresh, self._path)
        sync_folder(self._path.absolute().parent)

    @contextmanager
    def _alone(self) -> Generator[None]:
        lock = self._path.with_name(f"{FILE_NAME}.lock")
        seconds_max = limits.KEY_FILE_LOCK_SECONDS_MAX
        with ExitStack() as stack:
            try:
                stack.enter_context(file_lock(lock, clock=self._clock, seconds_max=seconds_max))
            except TimeoutError as error:
                raise KeyStoreUnavailableError(f"{lock} cannot be locked: {error}.") from error
            yield
