"""Joining: merges the kept records of two people.

Data beyond the attributes of a person, such as occupations, residences and sources, is taken from
both; another birth or name follows the one that counts. Data of attributes is taken over only if
the kept person has none.
Not here: the attributes themselves (`yggdrasil.insight.merging`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_text
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import (
    ELSEWHERE,
    first_kept,
    has_mark,
    origin_of,
)
from tablewright.systems.yggdrasil.gedcom.meaning.people import MAPPED_TAGS

# Links determine families, and a time of change belongs to its own record.
_NOT_OF_BOTH: Final = frozenset({"SEX", "FAMS", "FAMC", "CHAN", "CREA"})
_NOTES: Final = ("NOTE", "SNOTE")


def joined_extra(keep: Person, drop: Person) -> str | None:
    """Returns the joined kept record of two people; None if the records do not fit together.

    Records of different GEDCOM versions do not, and neither do records that are too large for an
    item.
    """
    record, other = first_kept(keep.gedcom_extra), first_kept(drop.gedcom_extra)
    if record is None or other is None or _version(record) != _version(other):
        return None
    if has_mark(record, ELSEWHERE) or has_mark(other, ELSEWHERE):
        return None
    taken = [one for one in other.children if _is_taken(one, record, keep)]
    for one in taken:
        record.append(one)
    text = kept_text(record)
    return text if len(text.encode()) <= limits.GEDCOM_EXTRA_BYTES_MAX else None


def _version(record: Structure) -> str | None:
    origin = origin_of(record)
    return None if origin is None else origin.version


def _is_taken(one: Structure, record: Structure, keep: Person) -> bool:
    """Whether a line of the other record is added to the kept one."""
    tag = one.tag
    if tag.startswith("-") or tag in _NOT_OF_BOTH or one in record.children:
        return False
    if tag not in MAPPED_TAGS:
        return True
    if tag in _NOTES:  # all of them together are the biography
        return record.first(*_NOTES) is None and not keep.biography
    if record.first(tag) is not None:  # the first one counts; but any may be the name at birth
        return tag != "NAME" or one.first("TYPE") is None
    if tag == "BIRT":
        return not (keep.birth_date or keep.birth_date_text or keep.birth_place)
    if tag == "DEAT":
        return not (keep.death_date or keep.death_date_text or keep.death_place)
    return False
