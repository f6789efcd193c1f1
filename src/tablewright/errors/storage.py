"""S…: the data file or its disk failed."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class StorageError(CodedError):
    """The data file or its disk failed; never the caller's fault."""

    code = "S000"


class NotAStoreError(StorageError):
    """The path does not contain a Tablewright store."""

    code = "S101"
    hint = "Name the directory of a store, or a new or empty one."


class NewerFormatError(StorageError):
    """The store was written by a newer version of Tablewright; nothing was changed."""

    code = "S102"
    hint = "Upgrade Tablewright to the version that wrote the store."


class AlreadyOpenError(StorageError):
    """Another engine has the store open for writing."""

    code = "S103"
    hint = "Only one process can write a store. Close the other engine, or use its endpoint."


class CannotOpenError(StorageError):
    """The operating system or LMDB could not open the store's files."""

    code = "S104"
    hint = "Check the cause in the message: permissions, address space, or a full disk."


class NotABackupError(StorageError):
    """The file is not a backup."""

    code = "S105"
    hint = "Name a file that `tablewright backup` wrote."


class DamagedRecordError(StorageError):
    """The checksum of a record does not match: the disk or another program changed it."""

    code = "S201"
    hint = "Run `tablewright verify PATH` to find all damage, then restore a backup."


class DamagedBackupError(StorageError):
    """A backup is truncated, changed or missing; nothing was restored."""

    code = "S202"
    hint = "Use another backup. `tablewright restore FILE PATH --dry-run` checks one."


class ClosedError(StorageError):
    """The engine was closed before the call."""

    code = "S203"
    hint = "Open it again with Engine.open(path)."


class ReadOnlyError(StorageError):
    """The engine is read-only; nothing was written."""

    code = "S204"
    hint = "Send writes to the process that opened the store with Engine.open(path)."


class DiskFullError(StorageError):
    """The disk is full; nothing was written. Reads and deletes still work."""

    code = "S301"
    hint = "Delete items or free disk space. Writes then work again."


class StorageFullError(StorageError):
    """The store has reached its size limit; nothing was written. Reads and deletes still work."""

    code = "S302"
    hint = "Delete items, or open the store with a larger size_bytes_max."


class WritesStoppedError(StorageError):
    """The disk failed during a commit, so this engine accepts no more writes."""

    code = "S303"
    hint = "Check the disk, then reopen the store. Acknowledged writes are safe."


class BackupNotStoredError(StorageError):
    """A backup file could not be written or read; nothing was changed."""

    code = "S304"
    hint = "Fix the cause in the message, such as permissions or the disk, then try again."
