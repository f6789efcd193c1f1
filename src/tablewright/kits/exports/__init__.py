"""Exports: files that a job creates on request, kept for two weeks. `docs/guides/exports.md`."""

from __future__ import annotations

from tablewright.kits.exports.archives import zipped
from tablewright.kits.exports.exports import Created, Exports
from tablewright.kits.exports.records import ExportRecord

__all__ = ["Created", "ExportRecord", "Exports", "zipped"]
