"""The map from requirements to tests, and what can be wrong with it.

An entry is `tested`, `documented`, the `operator`'s, `deviates` with a reason, or `not applicable`.
Tests are found by reading the files: nothing of them is imported.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.tidy.tree import PACKAGE, ROOT

FOLDER = ROOT / "tests" / "security" / "asvs"
WITH_DOCUMENT = {"documented", "operator", "deviates"}
STATUSES = {"tested", "not applicable", *WITH_DOCUMENT}
MEMBERS = {"subject", "status", "reason", "document", "tests", "absent", "no_routes"}

_IMPORT = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.MULTILINE)

Entry = Mapping[str, Any]


def read(path: Path) -> dict[str, Any]:
    """A file of the map."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def chapters() -> dict[str, dict[str, Any]]:
    """The files of all chapters, by the number of each."""
    return {str(int(path.stem[1:])): read(path) for path in sorted(FOLDER.glob("v*.toml"))}


def entries_of(chapter: Mapping[str, Any]) -> dict[str, Entry]:
    """The requirements of a chapter."""
    return {name: one for name, one in chapter.items() if isinstance(one, dict)}


def levels() -> dict[str, list[str]]:
    """The ids of levels 1 and 2."""
    return read(FOLDER / "levels.toml")


def wrong_ids(
    found: Mapping[str, Mapping[str, Any]], wanted: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """Requirements that are missing, unknown, in two levels or in a file of another chapter."""
    listed = [one for level in wanted.values() for one in level]
    yield from (f"{one} is in two levels" for one in set(listed) if listed.count(one) > 1)
    there = [name for chapter in found.values() for name in entries_of(chapter)]
    yield from (f"{one} is missing" for one in listed if one not in there)
    yield from (f"{one} is unknown" for one in there if one not in listed)
    for number, chapter in found.items():
        for name in entries_of(chapter):
            if name.partition(".")[0] != number:
                yield f"{name} is in the file of chapter {number}"


def faults(name: str, entry: Entry) -> Iterator[str]:
    """What is wrong with one entry."""
    status, reason = entry.get("status", ""), entry.get("reason", "")
    tests, document = entry.get("tests", []), entry.get("document", "")
    yield from (f"{name} has an unknown member {one!r}" for one in entry.keys() - MEMBERS)
    if status not in STATUSES:
        yield f"{name} has an unknown status {status!r}"
    if not entry.get("subject", "").strip():
        yield f"{name} has no subject"
    if (status == "tested") == bool(reason.strip()):
        yield f"{name} is {status} and {'has a' if reason.strip() else 'lacks its'} reason"
    if reason and not reason.endswith("."):
        yield f"{name} has a reason that is not a sentence"
    if (status in WITH_DOCUMENT) != bool(document):
        yield f"{name} is {status} and {'has a' if document else 'lacks its'} document"
    if document and not has_anchor(document):
        yield f"{name} names {document}, which does not exist"
    if status == "tested" and not tests:
        yield f"{name} is tested by nothing"
    if status == "not applicable" and tests:
        yield f"{name} is not applicable, and is tested"
    if status != "not applicable" and (entry.get("absent") or entry.get("no_routes")):
        yield f"{name} is {status}, and says what is absent"
    yield from (f"{name} names {one} twice" for one in set(tests) if tests.count(one) > 1)
    yield from (f"{name} names {one}, which does not exist" for one in tests if not exists(one))


def exists(node: str) -> bool:
    """Whether a test such as `tests/api/test_frame.py::test_name` exists."""
    path, _, name = node.partition("::")
    return name in _tests_of(ROOT / path)


@cache
def _tests_of(path: Path) -> frozenset[str]:
    if not path.name.startswith("test_") or not path.is_file():
        return frozenset()
    return frozenset(
        node.name
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )


def has_anchor(document: str) -> bool:
    """Whether a document exists, and has the heading that its anchor names."""
    path, _, anchor = document.partition("#")
    if not (ROOT / path).is_file():
        return False
    return not anchor or anchor in _anchors(ROOT / path)


@cache
def _anchors(path: Path) -> frozenset[str]:
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return frozenset(heading.strip().replace(" ", "-") for heading in plain)


@cache
def imported() -> frozenset[str]:
    """Every module that the package imports, with the packages that they are in."""
    texts = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    found = {name for text in texts for name in _IMPORT.findall(text)}
    return frozenset(found | {name.partition(".")[0] for name in found})
