"""Reports: the effects of an import in numbers, with the relevant lines.

Not here: importing (`gedcom.planning`, `yggdrasil.exchange.importing`).
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, field

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure

_EVENT: Final = ("DATE", "PLAC")
# Lines that become attributes and links, by record and path; with `once`, only the first.
_MAPPED: Final = {
    "INDI": {
        "NAME": ("GIVN", "SPFX", "SURN", "NSFX", "NICK", "TYPE"),
        "SEX": (),
        "BIRT": _EVENT,
        "DEAT": _EVENT,
        "NOTE": (),
        "SNOTE": (),
        "FAMC": ("PEDI", "NOTE", "SNOTE", "_STEP", "_PARENT"),
        "FAMS": (),
        "OBJE": ("FILE",),
    },
    "FAM": {
        "HUSB": (),
        "WIFE": (),
        "CHIL": ("_FREL", "_MREL"),
        "MARR": _EVENT,
        "DIV": ("DATE",),
        "NOTE": (),
        "SNOTE": (),
    },
}
# The same lines, with the paths under which they are counted.
_PATHS: Final = {
    record: {
        tag: (f"{record}.{tag}", {one: f"{record}.{tag}.{one}" for one in below})
        for tag, below in tags.items()
    }
    for record, tags in _MAPPED.items()
}
_OTHERS: Final = "others"
_ONCE: Final = frozenset({"SEX", "BIRT", "DEAT", "OBJE"})


class TagCount(msgspec.Struct, rename="camel"):
    """The number of occurrences of a tag in a file, with its first lines."""

    tag: Annotated[str, Meta(description="A path, such as INDI.BIRT.DATE")]
    count: int = 0
    lines: list[int] = field(default_factory=list[int])


class Warned(msgspec.Struct, rename="camel"):
    """A warning about a line."""

    line: int
    text: str


class Report(msgspec.Struct, rename="camel"):
    """The changes of an import, made or planned."""

    version: Annotated[str, Meta(description="GEDCOM version, or `json`")] = ""
    people: Annotated[int, Meta(description="INDI records")] = 0
    families: Annotated[int, Meta(description="FAM records")] = 0
    children: Annotated[int, Meta(description="CHIL lines")] = 0
    couples: int = 0
    parent_links: int = 0
    added: Annotated[int, Meta(description="People new to the tree")] = 0
    updated: int = 0
    unchanged: int = 0
    edits_kept: Annotated[int, Meta(description="Manual edits that were kept")] = 0
    edits_replaced: Annotated[int, Meta(description="Manual edits replaced by the file")] = 0
    missing_people: Annotated[int, Meta(description="Imported earlier, not in this file")] = 0
    missing_links: int = 0
    deletes_missing: bool = False
    photos: int = 0
    mapped: list[TagCount] = field(default_factory=list[TagCount])
    kept: list[TagCount] = field(default_factory=list[TagCount])
    refused: list[TagCount] = field(default_factory=list[TagCount])
    warning_count: int = 0
    warnings: list[Warned] = field(default_factory=list[Warned])

    def warn(self, line: int, text: str) -> None:
        """Adds a warning; above a bound, warnings are only counted."""
        self.warning_count += 1
        if len(self.warnings) < limits.GEDCOM_WARNINGS_MAX:
            self.warnings.append(Warned(line, text))


class Tally:
    """Counts the tags of a file."""

    def __init__(self) -> None:
        self._mapped: dict[str, TagCount] = {}
        self._kept: dict[str, TagCount] = {}
        self._refused: dict[str, TagCount] = {}

    def count(self, record: Structure) -> None:
        """Counts the lines of a record."""
        paths = _PATHS.get(record.tag)
        if paths is None:
            _add(self._kept, record.tag, record.line, 1 + _size(record))
            return
        mapped, kept = self._mapped, self._kept
        seen: set[str] = set()
        for child in record.children:
            tag = child.tag
            found = paths.get(tag)
            if found is None or (tag in _ONCE and tag in seen):
                _add(kept, f"{record.tag}.{tag}", child.line, 1 + _size(child))
                continue
            if tag in _ONCE:
                seen.add(tag)
            path, below = found
            _add(mapped, path, child.line)
            for one in child.children:
                size = 1 + _size(one) if one.children else 1
                known = below.get(one.tag)
                if known is None:
                    _add(kept, f"{path}.{one.tag}", one.line, size)
                else:
                    _add(mapped, known, one.line, size)

    def refuse(self, path: str, line: int) -> None:
        """Counts a line that gave no link because it would violate a rule."""
        _add(self._refused, path, line)

    def told(self, report: Report) -> None:
        """Writes the counts into a report."""
        report.mapped = _sorted(self._mapped)
        report.kept = _sorted(self._kept)
        report.refused = _sorted(self._refused)


def _size(structure: Structure) -> int:
    """Returns the number of lines below a line."""
    return sum(1 + _size(child) for child in structure.children) if structure.children else 0


def _add(known: dict[str, TagCount], path: str, line: int, count: int = 1) -> None:
    found = known.get(path)
    if found is None:
        if len(known) >= limits.GEDCOM_REPORT_TAGS_MAX:
            path = _OTHERS
        path = path[: limits.GEDCOM_REPORT_TAG_LENGTH_MAX]
        found = known.setdefault(path, TagCount(path))
    found.count += count
    if len(found.lines) < limits.GEDCOM_REPORT_LINES_MAX:
        found.lines.append(line)


def _sorted(known: dict[str, TagCount]) -> list[TagCount]:
    return sorted(known.values(), key=lambda one: (-one.count, one.tag))
