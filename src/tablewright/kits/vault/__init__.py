"""Vault: snapshots of records, encrypted, in a folder or a bucket. `docs/guides/vault.md`."""

from __future__ import annotations

from tablewright.kits.vault.attachments import Attachment, read_attachment
from tablewright.kits.vault.differences import RecordChange, Version
from tablewright.kits.vault.inbox import Posted, PostedInbox
from tablewright.kits.vault.manifests import Manifest, StreamManifest
from tablewright.kits.vault.records import Record, RecordPage
from tablewright.kits.vault.sealing import VaultSource
from tablewright.kits.vault.snapshots import Making
from tablewright.kits.vault.states import State
from tablewright.kits.vault.upkeep.erasing import Erasure
from tablewright.kits.vault.upkeep.retention import Retention
from tablewright.kits.vault.upkeep.verifying import Damage, VerifyReport
from tablewright.kits.vault.vault import Vault

__all__ = [
    "Attachment",
    "Damage",
    "Erasure",
    "Making",
    "Manifest",
    "Posted",
    "PostedInbox",
    "Record",
    "RecordChange",
    "RecordPage",
    "Retention",
    "State",
    "StreamManifest",
    "Vault",
    "VaultSource",
    "VerifyReport",
    "Version",
    "read_attachment",
]
