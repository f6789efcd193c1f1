"""Kinds of files: GEDCOM, an archive of it, or our own JSON, recognised by their first bytes.

Not here: reading each (`gedcom.survey`, `gedcom.gdz`, `gedcom.tree_json`).
"""

from __future__ import annotations

from collections.abc import Callable

from tablewright.systems.yggdrasil.gedcom.exporting.tree_json import (
    gedcom_of,
    is_tree_file,
)
from tablewright.systems.yggdrasil.gedcom.files.gdz import Archive, is_gdz
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey, surveyed


def reader_of(content: bytes) -> Callable[[], Survey]:
    """Returns the reader for a file, by its kind."""
    if is_gdz(content):
        return lambda: _archived(content)
    if is_tree_file(content):
        return lambda: surveyed(gedcom_of(content), is_own=True)
    return lambda: surveyed(content)


def _archived(content: bytes) -> Survey:
    archive = Archive(content)
    archive.check()  # a damaged picture rejects the file before anything is written
    return surveyed(archive.gedcom())
