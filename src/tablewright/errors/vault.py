"""V…: a vault is damaged, or cannot be used as requested."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class VaultError(CodedError):
    """A vault cannot be used as requested."""

    code = "V000"


class DamagedVaultError(VaultError):
    """A file of a vault is missing or was changed."""

    code = "V101"
    hint = "Run `tablewright vault verify`. A new full backup of the stream repairs it."


class SnapshotConflictError(VaultError):
    """Another snapshot of the source was completed first; this one was not stored."""

    code = "V102"
    hint = "Run the jobs of a source one after the other, and repeat this one."


class SnapshotNotFoundError(VaultError):
    """The vault has no such snapshot, stream or record."""

    code = "V103"
    hint = "List the snapshots with `tablewright vault list`."
