"""Transfers: the items of a design's tables to files, and from files to tables, on any target.

    manifest = exported(transport, design, folder, target="aws:eu-west-1", clock=clock)
    outcome = imported(transport, found_source(design, folder), target="embedded:x", clock=clock)

Items are moved as they are stored: encrypted attributes stay encrypted, index keys are included.
Not here: a whole embedded store in one file (`engine.storage.store_backup`).
"""

from __future__ import annotations

from tablewright.ops.transfer.exporting import ExportOptions, exported
from tablewright.ops.transfer.formats import FormatName, formats
from tablewright.ops.transfer.importing import Imported, ImportedTable, ImportOptions, imported
from tablewright.ops.transfer.manifest import ExportManifest
from tablewright.ops.transfer.sources import ImportSource, found_source
from tablewright.ops.transfer.tally import ItemTally
from tablewright.ops.transfer.verifying import Verdict

__all__ = [
    "ExportManifest",
    "ExportOptions",
    "FormatName",
    "ImportOptions",
    "ImportSource",
    "Imported",
    "ImportedTable",
    "ItemTally",
    "Verdict",
    "exported",
    "formats",
    "found_source",
    "imported",
]
