"""Headers of files that no import gave one.

Not here: headers that were imported (`gedcom.versions`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.gedcom.reading import V551
from tablewright.systems.yggdrasil.gedcom.structures import Structure

_PROGRAM: Final = "TABLEWRIGHT"


def fresh_head(version: str, submitter: str) -> Structure:
    """The header of a file that we made."""
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
    """The submitter whom 5.5.1 demands; who the owner is, is nobody's business."""
    record = Structure("SUBM", xref=xref)
    record.add("NAME", "Not named")
    return record
