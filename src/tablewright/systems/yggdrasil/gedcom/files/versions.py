"""Versions: the records of a file in the requested version.

Not here: each change (`gedcom.to_70`, `gedcom.to_551`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Final

from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.files.to_70 import To70
from tablewright.systems.yggdrasil.gedcom.files.to_551 import to_551
from tablewright.systems.yggdrasil.gedcom.files.vocabularies import date_70, date_551
from tablewright.systems.yggdrasil.gedcom.meaning.events import NEW

_OURS: Final = ("_UNION", "_PARENT", "_DETAIL", "_STEP", "_FREL", "_MREL", "_LIVING")
_URN: Final = "urn:x-tablewright:gedcom:"


def in_version(
    records: Iterable[tuple[Structure, str]], version: str, fresh: Callable[[str], str]
) -> Iterator[Structure]:
    """Converts records to one version; `fresh` returns unused ids."""
    to_70 = To70(fresh)
    for record, from_version in records:
        if from_version == version:
            yield record
        elif version == V70:
            yield to_70.converted(record)
            yield from to_70.added
            to_70.added.clear()
        else:
            yield to_551(record)


def settle_new_dates(record: Structure, version: str) -> None:
    """Formats dates from attributes as the version requires."""
    for child in record.children:
        if child.children:
            settle_new_dates(child, version)
    for one in record.all("DATE"):
        if one.children and one.first(NEW) is not None:
            if version == V551:
                one.value = one.value if read_date(one.value) is None else _spelled_551(one.value)
            else:
                one.value, phrase = date_70(one.value)
                if phrase is not None:
                    one.add("PHRASE", phrase)


def _spelled_551(text: str) -> str:
    return text if text.startswith("(") else date_551(text, "")


def declare(head: Structure, used: Set[str]) -> None:
    """Declares the used extensions in the schema of a 7.0 file."""
    if used.isdisjoint(_OURS):
        return
    schema = head.first("SCHMA")
    if schema is None:
        schema = Structure("SCHMA")
        head.insert(1, schema)
    known = {one.value.partition(" ")[0] for one in schema.all("TAG")}
    for tag in _OURS:
        if tag in used and tag not in known:
            schema.add("TAG", f"{tag} {_URN}{tag[1:].lower()}")
