"""S…: the data file or the disk under it failed."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class StorageError(CodedError):
    """The data file or the disk under it failed; never the caller's fault."""

    code = "S000"


class NotAStoreError(StorageError):
    """The path holds something other than a Tablewright store."""

    code = "S101"
    hint = "Name a folder that Tablewright made, or an empty or new one."


class NewerFormatError(StorageError):
    """The store was written by a newer Tablewright; nothing was touched."""

    code = "S102"
    hint = "Open it with the newer Tablewright that wrote it."


class AlreadyOpenError(StorageError):
    """Another engine is writing this store."""

    code = "S103"
    hint = "One process writes a store at a time: close the other engine, or use its endpoint."


class CannotOpenError(StorageError):
    """The operating system or LMDB refused to open the store's files."""

    code = "S104"
    hint = "The message names the cause: a missing right, too little address space, a full disk."


class NotABackupError(StorageError):
    """The file is something other than a backup."""

    code = "S105"
    hint = "Name a file that `tablewright backup` made."


class DamagedRecordError(StorageError):
    """A record's checksum does not match its bytes: the disk or a program changed it."""

    code = "S201"
    hint = "Run `tablewright verify PATH` for the extent of it, then restore a backup."


class DamagedBackupError(StorageError):
    """A backup was cut off, changed or removed since it was made; nothing was restored from it."""

    code = "S202"
    hint = "Use another backup; `tablewright restore FILE PATH --dry-run` says if one is whole."


class ClosedError(StorageError):
    """The engine was closed before the call."""

    code = "S203"
    hint = "Open it again with Engine.open(path)."


class ReadOnlyError(StorageError):
    """A write was asked of an engine that only reads; nothing was written."""

    code = "S204"
    hint = "Send writes to the process that opened the store with Engine.open(path)."


class DiskFullError(StorageError):
    """The disk has no room for the write; nothing was written, reads and deletes still work."""

    code = "S301"
    hint = "Delete items or free disk space; writes go on by themselves afterwards."


class StorageFullError(StorageError):
    """The store reached its size limit; nothing was written, reads and deletes still work."""

    code = "S302"
    hint = "Delete items, or open the store with a larger size_bytes_max."


class WritesStoppedError(StorageError):
    """The disk failed to keep a commit, so no further write is accepted by this engine."""

    code = "S303"
    hint = "Check the disk, then open the store again; what was acknowledged before is safe."


class BackupNotStoredError(StorageError):
    """The file of a backup could not be written or read; nothing was changed."""

    code = "S304"
    hint = "The message names the cause: a missing right, a failed disk. Then try again."
