"""Vault: snapshots of records, encrypted, in a folder or a bucket. `docs/guides/vault.md`."""

from __future__ import annotations

from tablewright.kits.vault.attachments import Attachment, read_attachment
from tablewright.kits.vault.differences import Change, Version
from tablewright.kits.vault.inbox import Inbox, Posted
from tablewright.kits.vault.manifests import Manifest, Stream
from tablewright.kits.vault.records import Page, Record
from tablewright.kits.vault.sealing import VaultSource
from tablewright.kits.vault.snapshots import Making
from tablewright.kits.vault.states import State
from tablewright.kits.vault.upkeep.erasing import Erasure
from tablewright.kits.vault.upkeep.retention import Retention
from tablewright.kits.vault.upkeep.verifying import Damage, Report
from tablewright.kits.vault.vault import Vault

__all__ = [
    "Attachment",
    "Change",
    "Damage",
    "Erasure",
    "Inbox",
    "Making",
    "Manifest",
    "Page",
    "Posted",
    "Record",
    "Report",
    "Retention",
    "State",
    "Stream",
    "Vault",
    "VaultSource",
    "Version",
    "read_attachment",
]
