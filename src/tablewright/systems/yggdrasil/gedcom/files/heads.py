"""Headers: new ones for files without an imported header, and the format fields of every header.

Not here: the schema of extensions (`gedcom.versions`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure

_PROGRAM: Final = "TABLEWRIGHT"


def fresh_head(version: str, submitter: str) -> Structure:
    """Returns the header of a new file."""
    head = Structure("HEAD")
    if version == V551:
        head.add("SOUR", _PROGRAM).add("NAME", "Tablewright")
        head.add("SUBM", submitter, points=True)
        format_ = head.add("GEDC")
        format_.add("VERS", V551)
        format_.add("FORM", "LINEAGE-LINKED")
        head.add("CHAR", "UTF-8")
    else:
        head.add("GEDC").add("VERS", version)
        head.add("SOUR", _PROGRAM).add("NAME", "Tablewright")
        head.add("SUBM", submitter, points=True)
    return head


def fresh_submitter(xref: str) -> Structure:
    """Returns the submitter that 5.5.1 requires, without naming the owner."""
    record = Structure("SUBM", xref=xref)
    record.add("NAME", "Not named")
    return record


def finished_head(head: Structure, version: str) -> Structure:
    """Sets the version and the character set of a header, in place."""
    format_ = head.first("GEDC")
    if format_ is None:
        format_ = head.add("GEDC")
    if version == V70:
        if not format_.text("VERS").startswith("7"):
            format_.set("VERS", V70)
        format_.set("FORM", None)
        head.set("CHAR", None)
        return head
    if format_.text("VERS").startswith("7") or not format_.text("VERS"):
        format_.set("VERS", V551)
    if not format_.text("FORM"):
        format_.set("FORM", "LINEAGE-LINKED")
    head.set("CHAR", "UTF-8")
    return head
