"""Parentage: the link between a child and each parent, from files and back.

A file links a child to a family, not to a parent: FAMC with PEDI in the child's record, and CHIL in
the family's. If the two parents have different relationships to the child, many programs write
`_FREL` and `_MREL` below CHIL; we write everything else as `_PARENT` below FAMC.
Not here: families (`gedcom.survey`, `gedcom.assembling`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

import msgspec

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.relationships import ParentChild
from tablewright.systems.yggdrasil.design.values import ParentType
from tablewright.systems.yggdrasil.gedcom.files.reading import V70
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.meaning.events import (
    clipped,
    date_of,
    new_date,
    note_text,
    said,
    set_date,
)

_PEDIGREES: Final[Mapping[str, ParentType]] = {
    "BIRTH": "Biological",
    "BIOLOGICAL": "Biological",
    "NATURAL": "Biological",
    "ADOPTED": "Adoptive",
    "ADOPTIVE": "Adoptive",
    "FOSTER": "Foster",
    "STEP": "Step",
}
_RELATIONS: Final[Mapping[ParentType, str]] = {
    "Biological": "Natural",
    "Adoptive": "Adopted",
    "Foster": "Foster",
    "Step": "Step",
}
_PEDI: Final[Mapping[ParentType, str]] = {
    "Biological": "BIRTH",
    "Adoptive": "ADOPTED",
    "Foster": "FOSTER",
}
_SLOT_RELATIONS: Final = {"HUSB": "_FREL", "WIFE": "_MREL"}
_NOTES_MAX: Final = limits.GEDCOM_LINK_NOTES_BYTES_MAX
PARENT: Final = "_PARENT"
SEALING: Final = "Sealing"
OTHER: Final = "Other"


class Parentage(msgspec.Struct, frozen=True):
    """The attributes of a link; names as in `ParentChild`."""

    type: ParentType = "Biological"
    type_detail: str | None = None
    adoption_date: date | None = None
    adoption_date_text: str | None = None
    notes: str | None = None

    @classmethod
    def of_link(cls, link: ParentChild) -> Parentage:
        """Returns the attributes of a stored link."""
        return cls(**{name: getattr(link, name) for name in PARENTAGE_NAMES})

    def values(self) -> dict[str, Any]:
        """Returns the attributes by name."""
        return msgspec.structs.asdict(self)

    def says_as(self, other: Parentage) -> bool:
        """Whether two have the same meaning; a day can be written in two ways."""
        return self.said() == other.said()

    def said(self) -> tuple[object, ...]:
        """The attributes in a form that can be compared."""
        day = said(self.adoption_date, self.adoption_date_text)
        return self.type, self.type_detail, day, self.notes


PARENTAGE_NAMES: Final = Parentage.__struct_fields__
PLAIN: Final = Parentage()


class ChildLines(msgspec.Struct, frozen=True):
    """The lines about one child in one family, from both records."""

    famc: Structure | None = None
    chil: Structure | None = None
    adoptions: Sequence[Structure] = ()  # ADOP in the child's record, of this family

    @property
    def is_plain(self) -> bool:
        """Whether the lines contain nothing besides the link."""
        has_more = (self.famc and self.famc.children) or (self.chil and self.chil.children)
        return not has_more and not self.adoptions


def parentage_of(
    lines: ChildLines, slot: str, parent_xref: str, notes: dict[str, str]
) -> Parentage:
    """Returns the attributes of the link to one parent, HUSB or WIFE of the family."""
    if lines.is_plain:
        return PLAIN
    own = _own(lines.famc, parent_xref)
    if own is not None:
        return read_link(own)
    kind, detail = _kind(lines, slot)
    adopted = next((one for one in lines.adoptions if _is_adopted_by(one, slot)), None)
    when = date_of(adopted)
    return Parentage(
        type=kind,
        type_detail=detail,
        adoption_date=when.day if kind == "Adoptive" else None,
        adoption_date_text=when.text if kind == "Adoptive" else None,
        notes=None if lines.famc is None else note_text(lines.famc, notes, bytes_max=_NOTES_MAX),
    )


def adoptions_in(record: Structure) -> dict[str, list[Structure]]:
    """Returns the adoptions of a person, by family."""
    found: dict[str, list[Structure]] = {}
    for event in record.all("ADOP"):
        for family in dict.fromkeys(one.value for one in event.all("FAMC") if one.points):
            found.setdefault(family, []).append(event)
    return found


def _own(famc: Structure | None, parent_xref: str) -> Structure | None:
    for one in () if famc is None else famc.all(PARENT):
        if one.points and one.value == parent_xref:
            return one
    return None


def _kind(lines: ChildLines, slot: str) -> tuple[ParentType, str | None]:
    relation = "" if lines.chil is None else lines.chil.text(_SLOT_RELATIONS[slot]).strip()
    if relation:
        return _pedigree(relation, relation)
    famc = lines.famc
    pedi = None if famc is None else famc.first("PEDI")
    if pedi is not None and pedi.value.strip():
        phrase = pedi.text("PHRASE").strip()
        return _pedigree(pedi.value.strip(), phrase or pedi.value.strip())
    if famc is not None and famc.text("_STEP").strip().upper() in ("Y", "YES"):
        return "Step", None
    if any(_is_adopted_by(one, slot) for one in lines.adoptions):
        return "Adoptive", None
    return "Biological", None


def _pedigree(word: str, phrase: str) -> tuple[ParentType, str | None]:
    kind = _PEDIGREES.get(word.upper())
    if kind is not None:
        return kind, None
    if phrase.upper() == "STEP":
        return "Step", None
    if word.upper() == "SEALING":
        return "Biological", SEALING
    # The two versions write this word in different case.
    return "Biological", OTHER if phrase.upper() == OTHER.upper() else clipped(phrase)


def _is_adopted_by(event: Structure, slot: str) -> bool:
    for famc in event.all("FAMC"):
        word = famc.text("ADOP").strip().upper()
        # Any other word does not limit the adoption to one of the two.
        if word == slot or word not in _SLOT_RELATIONS:
            return True
    return False


def link_structure(parentage: Parentage, tag: str, target: str = "") -> Structure:
    """Returns a link as substructures of one line, as `_PARENT` has them."""
    found = Structure(tag, target, points=bool(target))
    if parentage.type != "Biological":
        found.add("TYPE", parentage.type)
    if parentage.type_detail is not None:
        found.add("_DETAIL", parentage.type_detail)
    day = said(parentage.adoption_date, parentage.adoption_date_text)
    if day is not None:
        found.append(new_date(day))
    if parentage.notes is not None:
        found.add("NOTE", parentage.notes)
    return found


def read_link(structure: Structure) -> Parentage:
    """Parses such substructures."""
    when = date_of(structure)
    return Parentage(
        type=_PEDIGREES.get(structure.text("TYPE").upper(), "Biological"),
        type_detail=clipped(structure.text("_DETAIL")),
        adoption_date=when.day,
        adoption_date_text=when.text,
        notes=note_text(structure, {}),
    )


@dataclass(frozen=True, slots=True)
class Parent:
    """One parent of a child in a family, with the attributes of the link."""

    slot: str
    xref: str
    parentage: Parentage


def change_chil(chil: Structure, parents: Sequence[Parent]) -> None:
    """Updates the line of a child in a family's record for the parents' links."""
    relations = _SLOT_RELATIONS.values()
    chil.children = [one for one in chil.children if one.tag not in relations]
    if not _is_shared(parents):
        for one in parents:
            chil.add(_SLOT_RELATIONS[one.slot], _RELATIONS[one.parentage.type])


def change_famc(child: Structure, famc: Structure, parents: Sequence[Parent], version: str) -> None:
    """Updates the line of a family in a child's record for the parents' links."""
    dropped = ("PEDI", "_STEP", "NOTE", "SNOTE", PARENT)
    famc.children = [one for one in famc.children if one.tag not in dropped]
    for event in adoptions_in(child).get(famc.value, ()):
        child.drop(event)
    if _is_shared(parents):
        _write_together(child, famc, parents[0].parentage, version)
        return
    for one in parents:
        famc.append(link_structure(one.parentage, PARENT, one.xref))


def _is_shared(parents: Sequence[Parent]) -> bool:
    """Whether all parents have the same relationship, in words that all programs know."""
    first = parents[0].parentage
    return first.type_detail is None and all(one.parentage.says_as(first) for one in parents)


def _write_together(child: Structure, famc: Structure, parentage: Parentage, version: str) -> None:
    """Writes the common relationship of both parents, which all programs read."""
    if parentage.type == "Step":
        if version == V70:
            famc.add("PEDI", "OTHER").add("PHRASE", "Step")
        else:
            famc.add("_STEP", "Y")
    elif parentage.type != "Biological":
        word = _PEDI[parentage.type]
        famc.add("PEDI", word if version == V70 else word.lower())
    if parentage.notes is not None:
        famc.add("NOTE", parentage.notes)
    day = said(parentage.adoption_date, parentage.adoption_date_text)
    if day is not None:
        event = child.add("ADOP")
        set_date(event, day)
        event.add("FAMC", famc.value, points=True).add("ADOP", "BOTH")
