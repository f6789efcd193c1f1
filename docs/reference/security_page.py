"""The tables of docs/internals/security.md: what holds of each requirement of ASVS, by chapter.

`tests/security/asvs` has the entries, and `tests/security/test_asvs.py` checks them.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "security" / "asvs"
PAGE = ROOT / "docs" / "internals" / "security.md"
STATUSES = ("tested", "documented", "operator", "deviates", "not applicable")

Entry = dict[str, Any]


def security_tables() -> str:
    """The counts of all chapters, and what a reader of each has to know."""
    chapters = {int(path.stem[1:]): _read(path) for path in sorted(FOLDER.glob("v*.toml"))}
    parts = [_counts(chapters), *(_chapter(number, one) for number, one in chapters.items())]
    return "\n\n".join(parts)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _entries(chapter: dict[str, Any]) -> dict[str, Entry]:
    return {name: one for name, one in chapter.items() if isinstance(one, dict)}


def _counts(chapters: dict[int, dict[str, Any]]) -> str:
    rows = ["| Chapter | Tested | Documented | Operator | Deviates | Not applicable |"]
    rows.append("|---|---:|---:|---:|---:|---:|")
    total: Counter[str] = Counter()
    for number, chapter in chapters.items():
        found = Counter(one["status"] for one in _entries(chapter).values())
        total += found
        rows.append(_row(f"{number} {chapter['title']}", found))
    return "\n".join([*rows, _row(f"All {total.total()}", total)])


def _row(name: str, found: Counter[str]) -> str:
    return f"| {name} | " + " | ".join(str(found[status]) for status in STATUSES) + " |"


def _chapter(number: int, chapter: dict[str, Any]) -> str:
    entries = _entries(chapter)
    tested = [name for name, one in entries.items() if one["status"] == "tested"]
    lines = [f"### {number} {chapter['title']}", "", chapter["holds"].replace(". ", ".\n")]
    if tested:
        lines += ["", f"Tested: {', '.join(tested)}."]
    rows = list(_other_rows(entries))
    if rows:
        lines += ["", "| Requirement | Status | Reason |", "|---|---|---|", *rows]
    return "\n".join(lines)


def _other_rows(entries: dict[str, Entry]) -> Iterator[str]:
    """The rows of requirements that are not simply tested; those with one reason share a row."""
    grouped: dict[tuple[str, str, str], list[str]] = {}
    for name, one in entries.items():
        if one["status"] != "tested":
            key = one["status"], one["reason"], one.get("document", "")
            grouped.setdefault(key, []).append(f"{name} {one['subject']}")
    for (status, reason, document), names in grouped.items():
        shown = f"{reason} {_link(document)}".strip()
        yield f"| {'<br>'.join(names)} | {status} | {shown} |"


def _link(document: str) -> str:
    path, _, anchor = document.partition("#")
    if not path or ROOT / path == PAGE:
        return f"[More](#{anchor})" if anchor else ""
    place = Path(os.path.relpath(ROOT / path, PAGE.parent)).as_posix()
    return f"[{Path(path).stem}]({place}{'#' if anchor else ''}{anchor})"
