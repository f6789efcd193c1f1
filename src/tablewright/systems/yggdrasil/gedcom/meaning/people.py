"""People: a person from an INDI record, and the record of a changed person.

    NAME -> names, SEX -> gender, BIRT and DEAT -> dates and places, NOTE -> biography

Not here: families (`gedcom.unions`), photos (`gedcom.media`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

import msgspec

from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Gender
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.files.vocabularies import SEXES
from tablewright.systems.yggdrasil.gedcom.meaning.events import (
    clipped,
    date_of,
    note_text,
    place_of,
    said,
    same_date,
    set_date,
    set_note,
)
from tablewright.systems.yggdrasil.gedcom.meaning.names import (
    NameParts,
    name_parts,
    set_name,
)

_GENDERS: Final[Mapping[str, Gender]] = {"M": "Male", "F": "Female", "X": "Other", "U": "Unknown"}
_SEXES: Final = {gender: letter for letter, gender in _GENDERS.items()}
_BIRTH_NAMES: Final = ("BIRTH", "MAIDEN")

# Lines that become attributes, at least in part: by tag, and below events.
MAPPED_TAGS: Final = frozenset({"NAME", "SEX", "BIRT", "DEAT", "NOTE", "SNOTE", "FAMS", "FAMC"})


class Facts(msgspec.Struct, frozen=True):
    """The attributes of a person in a record; names as in `Person`."""

    first_name: str = ""
    middle_name: str | None = None
    last_name: str = ""
    birth_name: str | None = None
    preferred_name: str | None = None
    suffix: str | None = None
    gender: Gender = "Unknown"
    birth_date: date | None = None
    birth_date_text: str | None = None
    birth_sort: date | None = None
    birth_place: str | None = None
    death_date: date | None = None
    death_date_text: str | None = None
    death_sort: date | None = None
    death_place: str | None = None
    biography: str | None = None
    is_living: bool | None = None

    @classmethod
    def of_person(cls, person: Person) -> Facts:
        """Returns the attributes of a stored person."""
        return cls(**{name: getattr(person, name) for name in FACT_NAMES})

    def values(self) -> dict[str, Any]:
        """Returns the attributes by name."""
        return msgspec.structs.asdict(self)


FACT_NAMES: Final = Facts.__struct_fields__
# Attributes that are set together, and therefore compared together.
GROUPS: Final = (
    ("first_name", "middle_name", "last_name", "suffix", "preferred_name"),
    ("birth_name",),
    ("gender",),
    ("birth_date", "birth_date_text", "birth_sort"),
    ("birth_place",),
    ("death_date", "death_date_text", "death_sort"),
    ("death_place",),
    ("biography",),
    ("is_living",),
)


def facts_of(record: Structure, notes: dict[str, str]) -> Facts:
    """Returns the attributes in an INDI record; `notes` are the note records of its file, by id."""
    firsts = record.firsts()
    name = name_parts(firsts.get("NAME"))
    birth, death = firsts.get("BIRT"), firsts.get("DEAT")
    born, died = date_of(birth), date_of(death)
    has_notes = "NOTE" in firsts or "SNOTE" in firsts
    return Facts(
        first_name=name.first,
        middle_name=name.middle,
        last_name=name.last,
        birth_name=_birth_name(record),
        preferred_name=name.nickname,
        suffix=name.suffix,
        gender=_gender(firsts.get("SEX")),
        birth_date=born.day,
        birth_date_text=born.text,
        birth_sort=born.sort,
        birth_place=place_of(birth),
        death_date=died.day,
        death_date_text=died.text,
        death_sort=died.sort,
        death_place=place_of(death),
        biography=note_text(record, notes) if has_notes else None,
        is_living=_is_living(record, firsts),
    )


def _gender(sex: Structure | None) -> Gender:
    word = "" if sex is None or sex.points else (sex.text("_SEX") or sex.value).strip().upper()
    return _GENDERS.get(SEXES.get(word, word), "Unknown")


def uids_of(record: Structure) -> list[str]:
    """Returns the permanent ids of a person; ids of records change with every export."""
    found = [one.value.strip().upper() for one in record.all("UID", "_UID") if not one.points]
    return [one for one in found if one]


def _is_living(record: Structure, firsts: Mapping[str, Structure]) -> bool | None:
    """Whether the person lives, if the record states it besides the death's date and place."""
    says_so = "_LIVING" in firsts and record.text("_LIVING").strip().upper() in ("Y", "YES")
    if says_so or (("NO" in firsts or "_NO" in firsts) and _no_death(record) is not None):
        return True
    death = firsts.get("DEAT")
    if death is None:
        buried = record.all("BURI", "CREM") if "BURI" in firsts or "CREM" in firsts else ()
        return False if any(one.value.strip().upper() != "N" for one in buried) else None
    word = death.value.strip().upper()
    if word == "N":
        return True
    if word == "Y" or death.first("DATE", "PLAC") is None:
        return False
    return None


def _no_death(record: Structure) -> Structure | None:
    for one in record.all("NO", "_NO"):
        if one.value.strip() == "DEAT" and one.first("DATE") is None:
            return one
    return None


def _birth_names(record: Structure) -> list[Structure]:
    names = record.all("NAME")
    if len(names) < 2:  # as in most files
        return []
    return [one for one in names[1:] if one.text("TYPE").strip().upper() in _BIRTH_NAMES]


def _birth_name(record: Structure) -> str | None:
    """Returns the surname at birth, if another name contains it."""
    for name in _birth_names(record):
        found = name_parts(name).last or clipped(name.value)
        if found:
            return found
    return None


def person_record(person: Person, xref: str, version: str) -> Structure:
    """Returns the record of a person who was not imported; its id identifies the person."""
    record = _changed(Structure("INDI", xref=xref), Facts(), Facts.of_person(person), version)
    record.add("UID" if version == V70 else "_UID", person.person_id)
    return record


def changed_record(
    record: Structure, person: Person, notes: dict[str, str], version: str
) -> Structure:
    """Returns the record of a person with the changes since it was imported."""
    return _changed(record.copy(), facts_of(record, notes), Facts.of_person(person), version)


def _changed(record: Structure, old: Facts, new: Facts, version: str) -> Structure:
    _change_names(record, old, new, version)
    if old.gender != new.gender:
        _change_gender(record, new.gender, version)
    _change_event(
        record,
        "BIRT",
        _moved((old.birth_date, old.birth_date_text), (new.birth_date, new.birth_date_text)),
        (old.birth_place, new.birth_place),
    )
    _change_event(
        record,
        "DEAT",
        _moved((old.death_date, old.death_date_text), (new.death_date, new.death_date_text)),
        (old.death_place, new.death_place),
    )
    _change_living(record, new.is_living, version)
    if old.biography != new.biography:
        set_note(record, new.biography)
    return record


_Dates = tuple[bool, str | None]  # whether the date has changed, and to what


def _moved(old: tuple[date | None, str | None], new: tuple[date | None, str | None]) -> _Dates:
    return not same_date(old, new), said(*new)


def _change_gender(record: Structure, gender: Gender, version: str) -> None:
    record.set("SEX", _SEXES[gender])
    sex = record.first("SEX")
    assert sex is not None, "it was set"
    sex.set("_SEX", None)
    if gender == "Other" and version == V551:  # which has no word for it
        sex.value = "U"
        sex.add("_SEX", "X")


def _change_names(record: Structure, old: Facts, new: Facts, version: str) -> None:
    before, after = _name_of(old), _name_of(new)
    if before != after:
        name = record.first("NAME")
        if name is None:
            name = Structure("NAME")
            record.insert(0, name)
        if after == NameParts():
            record.drop(name)
        else:
            set_name(name, after)
    if old.birth_name == new.birth_name:
        return
    names = _birth_names(record)
    if new.birth_name is None:
        for name in names:
            record.drop(name)
        return
    if not names:
        if record.first("NAME") is None:  # the first name is the person's own
            record.insert(0, Structure("NAME", "//"))
        at = max(place for place, one in enumerate(record.children) if one.tag == "NAME") + 1
        names = [Structure("NAME", "", [Structure("TYPE", "BIRTH" if version == V70 else "birth")])]
        record.insert(at, names[0])
    kept = name_parts(names[0])
    set_name(names[0], NameParts(kept.first, kept.middle, new.birth_name, kept.suffix))


def _name_of(facts: Facts) -> NameParts:
    return NameParts(
        facts.first_name, facts.middle_name, facts.last_name, facts.suffix, facts.preferred_name
    )


def _change_event(
    record: Structure, tag: str, dates: _Dates, places: tuple[str | None, str | None]
) -> None:
    has_moved, text = dates
    if not has_moved and places[0] == places[1]:
        return
    event = record.first(tag)
    if event is None:
        event = record.add(tag)
    if has_moved:
        set_date(event, text)
    if places[0] != places[1]:
        event.set("PLAC", places[1])
    if not event.children:
        record.drop(event)
    elif event.value.strip().upper() == "N" and event.first("DATE", "PLAC") is not None:
        event.value = ""  # a date does not mean that it did not happen


def _change_living(record: Structure, is_living: bool | None, version: str) -> None:
    """Sets whether the person lives, if the record differs."""
    if _is_living(record, record.firsts()) is is_living:
        return
    record.set("_LIVING", None)
    denied = _no_death(record)
    if denied is not None:
        record.drop(denied)
    death = record.first("DEAT")
    if is_living is False:
        (death or record.add("DEAT")).value = "Y"
    elif death is not None:
        death.value = ""
        if not death.children:
            record.drop(death)
    if is_living and version == V70:
        record.add("NO", "DEAT")
    elif is_living:
        record.add("_LIVING", "Y")
