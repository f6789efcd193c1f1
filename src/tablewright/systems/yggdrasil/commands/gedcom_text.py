"""The report of a GEDCOM file as text: its contents, and the result of an import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablewright.commands.outcome import counted, printable

if TYPE_CHECKING:
    from tablewright.systems.yggdrasil.gedcom.planning.report import Report, TagCount

_TAGS_SHOWN = 12


def report_text(report: Report, data: Mapping[str, Any]) -> str:
    """Returns the lines of a report."""
    people = counted(report.people, "person", "people")
    families = counted(report.families, "family", "families")
    couples, links = counted(report.couples, "couple"), counted(report.parent_links, "link")
    held = f"{people}, {families}, {couples}, {links} between parents and children"
    lines = [f"GEDCOM {report.version}: {held}."]
    for word, found in (
        ("Mapped", report.mapped),
        ("Preserved", report.kept),
        ("Refused", report.refused),
    ):
        if found:
            lines.append(f"{word}: {_tags(found)}.")
    if report.warning_count > len(report.warnings):
        more = report.warning_count - len(report.warnings)
        lines.append(f"{counted(more, 'more warning')} not shown.")
    if "seconds" in data:
        lines += _done(report, data)
    return "\n".join(lines)


def _tags(found: list[TagCount]) -> str:
    shown = [f"{printable(one.tag)} {one.count:,}" for one in found[:_TAGS_SHOWN]]
    left = len(found) - len(shown)
    return ", ".join(shown) + (f", and {left:,} more" if left else "")


def _done(report: Report, data: Mapping[str, Any]) -> list[str]:
    people = f"{report.added:,} added, {report.updated:,} updated, {report.unchanged:,} unchanged"
    lines = [f"People: {people}."]
    if report.edits_kept or report.edits_replaced:
        lines.append(
            f"Manual edits: {report.edits_kept:,} kept, {report.edits_replaced:,} replaced."
        )
    if report.missing_people or report.missing_links:
        verb = "deleted" if report.deletes_missing else "kept"
        lines.append(
            f"No longer in the file and {verb}: "
            f"{counted(report.missing_people, 'person', 'people')}, "
            f"{counted(report.missing_links, 'link')}."
        )
    if data["dry_run"]:
        return [*lines, "Nothing was written."]
    told = f"imported {counted(report.people, 'person', 'people')} in {data['seconds']:.2f} s"
    return [*lines, f"{told}."]
