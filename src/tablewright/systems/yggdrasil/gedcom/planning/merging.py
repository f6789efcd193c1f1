"""Merging: a person or link and a newer version of its file.

Three values are compared: the file's earlier one, the tree's and the file's new one. A manual edit
stays if the file is unchanged; if both have changed, the file counts, and the report lists it. Not
here: merging two people of a tree (`yggdrasil.insight.merging`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablewright.systems.yggdrasil.gedcom.meaning.events import said
from tablewright.systems.yggdrasil.gedcom.meaning.people import GROUPS, Facts


@dataclass(slots=True)
class Edits:
    """The number of manual edits, by outcome."""

    kept: int = 0
    replaced: int = 0


def merged_facts(before: Facts, now: Facts, file: Facts, edits: Edits) -> Facts:
    """Returns the attributes of a person after an import."""
    values: dict[str, Any] = {}
    for group in GROUPS:
        was, is_now, says = (_said(one, group) for one in (before, now, file))
        taken = file
        if is_now not in (was, says):
            if says == was:
                taken = now
                edits.kept += 1
            else:
                edits.replaced += 1
        for name in group:
            values[name] = getattr(taken, name)
    return Facts(**values)


def _said(facts: Facts, group: tuple[str, ...]) -> object:
    if group[0] in ("birth_date", "death_date"):
        text = said(getattr(facts, group[0]), getattr(facts, group[1]))
        # A manual date may be in lower case; dates in files are in upper case.
        return text if text is None or text.startswith("(") else text.upper()
    return tuple(getattr(facts, name) for name in group)


def merged_whole(before: Any, now: Any, file: Any, edits: Edits) -> Any:
    """Merges values that are compared as a whole, such as a link."""
    if now in (before, file):
        return file
    if file == before:
        edits.kept += 1
        return now
    edits.replaced += 1
    return file
