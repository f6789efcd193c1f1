"""Buckets in a directory: a bucket is a subdirectory, an object is a file in it.

New objects get their names when all of them are complete and on disk. Until then they are in
`.unfinished`, beside the buckets, where `tidy` deletes leftovers of a crash. Keys cannot leave the
directory: `..` is rejected, and links that lead outside are not followed. A missing bucket is
created on writing, because there is no CreateBucket. `.logs`, beside the buckets, replaces
CloudWatch (`engine.transfers.imports`).
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tablewright.engine.storage import folders
from tablewright.engine.storage.store import Store
from tablewright.engine.transfers.buckets import (
    DENIED,
    UNKNOWN,
    Bucket,
    BucketError,
    BucketStore,
    BucketWriter,
    MemoryBuckets,
    check_owner,
    no_bucket,
    no_object,
)
from tablewright.errors import ValidationException

UNFINISHED = ".unfinished"
LOGS = ".logs"
_OWN_FOLDER = "buckets"
_S3 = "s3://"
_NAME = re.compile(r"[a-zA-Z0-9](?:[.\-a-zA-Z0-9_]*[a-zA-Z0-9])?")
_NO_RIGHT = (errno.EACCES, errno.EPERM, errno.EROFS)
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR)


Buckets = str | os.PathLike[str] | BucketStore  # the `buckets` of an engine


def bucket_store(buckets: Buckets | None, store: Store) -> tuple[BucketStore, Path | None]:
    """Returns the buckets of an engine, and the directory of its logs, if there is one.

    A store has its own directory of buckets; one in memory has buckets in memory.
    """
    own = None if store.is_temporary else store.path / _OWN_FOLDER
    if buckets is None:
        if own is None:
            return MemoryBuckets(), None
        found = FolderBuckets(own)
        if not store.is_read_only:  # then the store is ours alone, and so is this directory
            found.tidy()
        return found, own / LOGS
    if isinstance(buckets, str) and buckets.startswith(_S3):
        raise ValueError(f"{buckets} is not a folder; for S3, pass buckets.S3Buckets().")
    if isinstance(buckets, str | os.PathLike):
        return FolderBuckets(buckets), Path(buckets) / LOGS
    return buckets, None if own is None else own / LOGS


class FolderBuckets:
    """Buckets in a directory, which is created on writing."""

    def __init__(self, root: str | os.PathLike[str]) -> None:
        self.root = Path(root).absolute()  # whatever the later working directory

    def tidy(self) -> None:
        """Deletes leftovers of a crash; no other process may write to the directory."""
        shutil.rmtree(self.root / UNFINISHED, ignore_errors=True)

    def check_key(self, key: str) -> None:
        """Rejects keys that cannot be file names below a bucket."""
        if "\x00" in key or any(part in (".", "..") for part in key.split("/")):
            raise ValidationException(
                "Invalid Request: Buckets are folders here. A key must not contain a NUL, "
                f"or a part '.' or '..': {key!r}"
            )

    @contextmanager
    def writing(self, bucket: Bucket) -> Generator[BucketWriter]:
        """Writes objects to a bucket; all of them get their names at the end, in order."""
        check_owner(bucket)
        with _told():
            folders.make_folder(self._folder(bucket))
            staging = self.root / UNFINISHED
            staging.mkdir(exist_ok=True)
            draft = Path(tempfile.mkdtemp(dir=staging))
        writer = _FolderWriter(self, bucket, draft)
        try:
            yield writer
            with _told():
                writer.finish()
        finally:
            shutil.rmtree(draft, ignore_errors=True)

    def keys(self, bucket: Bucket, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, sorted."""
        check_owner(bucket)
        self.check_key(prefix)
        folder = self._folder(bucket)
        prefix = prefix.lstrip("/")
        with _told():
            if not folder.is_dir():
                raise no_bucket(bucket)
            start = self.path(bucket, prefix.rpartition("/")[0])
            found = [path.relative_to(folder).as_posix() for path in self._files(start)]
        return sorted(key for key in found if key.startswith(prefix))

    @contextmanager
    def reading(self, bucket: Bucket, key: str) -> Generator[IO[bytes]]:
        """The content of an object."""
        check_owner(bucket)
        path = self.path(bucket, key)
        with contextlib.ExitStack() as stack:
            with _told():
                try:
                    file = stack.enter_context(path.open("rb"))
                except OSError as error:
                    if error.errno in (*_NOT_THERE, errno.EISDIR):
                        raise no_object(key) from error
                    raise
            yield file

    def path(self, bucket: Bucket, key: str) -> Path:
        """Returns the path of an object, existing or not; raises `BucketError` if it is outside."""
        self.check_key(key)
        path = self._folder(bucket) / key.lstrip("/")
        if not self._is_inside(path):
            raise BucketError(DENIED, f"Access Denied: {key} leads out of the folder of buckets")
        return path

    def _folder(self, bucket: Bucket) -> Path:
        folder = self.root / bucket.name
        if _NAME.fullmatch(bucket.name) is None or not self._is_inside(folder):
            raise BucketError(DENIED, f"Access Denied: {bucket.name!r} names no bucket here")
        return folder

    def _is_inside(self, path: Path) -> bool:
        try:
            found = path.resolve()
        except (OSError, RuntimeError):  # a link to itself, before Python 3.13
            return False
        # Since Python 3.13, a link to itself is resolved to itself.
        return not os.path.islink(found) and found.is_relative_to(self.root.resolve())

    def _files(self, folder: Path) -> Iterator[Path]:
        if not folder.is_dir():
            return
        for place, _, names in os.walk(folder, onerror=_raise):  # links to folders are left out
            for name in names:
                path = Path(place, name)
                if self._is_inside(path) and path.is_file():
                    yield path


def _raise(error: OSError) -> None:
    raise error


class _FolderWriter:
    """Objects on their way into a bucket."""

    def __init__(self, buckets: FolderBuckets, bucket: Bucket, draft: Path) -> None:
        self._buckets = buckets
        self._bucket = bucket
        self._draft = draft
        self._moves: list[tuple[Path, Path]] = []

    @contextmanager
    def new_object(self, key: str) -> Generator[IO[bytes]]:
        target = self._buckets.path(self._bucket, key)
        source = self._draft / str(len(self._moves))
        with _told(), source.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        self._moves.append((source, target))

    def finish(self) -> None:
        for source, target in self._moves:
            folders.make_folder(target.parent)
            source.replace(target)
        for folder in {target.parent for _, target in self._moves}:
            folders.sync_folder(folder)


@contextmanager
def _told() -> Generator[None]:
    """Maps errors of the operating system to bucket errors, without paths."""
    try:
        yield
    except OSError as error:
        if error.errno in _NO_RIGHT:
            raise BucketError(DENIED, f"Access Denied: {error.strerror}") from error
        raise BucketError(UNKNOWN, error.strerror or type(error).__name__) from error
