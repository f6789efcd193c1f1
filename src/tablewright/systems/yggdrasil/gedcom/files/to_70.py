"""From 5.5.1 to 7.0: converts a record according to the official list of changes.

    NOTE records -> SNOTE           FONE, ROMN -> TRAN with LANG     AFN, RFN, RIN -> EXID
    RELA -> ROLE                    date phrases -> PHRASE           inline OBJE, SOUR -> records
    words in small letters -> closed lists, with OTHER and PHRASE

A structure that 7.0 lacks becomes an extension with a leading `_`, so that nothing is lost.
Not here: the words (`gedcom.vocabularies`), the other direction (`gedcom.to_551`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from gedcom7 import const

from tablewright.systems.yggdrasil.gedcom.files.heads import finished_head
from tablewright.systems.yggdrasil.gedcom.files.reading import V70
from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure
from tablewright.systems.yggdrasil.gedcom.files.to_551 import NEW_TAGS
from tablewright.systems.yggdrasil.gedcom.files.vocabularies import (
    ENUMERATIONS,
    EXTENSION_WORD,
    LANGUAGE_TAG,
    LANGUAGES,
    MEDIA_TYPES,
    OPEN_ENUMERATIONS,
    PHONETIC,
    ROMANISED,
    SEXES,
    TERMS,
    WRITINGS,
    age_70,
    date_70,
)

_HEAD: Final = "HEAD pseudostructure"
_EXTERNAL: Final = {"AFN": f"{TERMS}AFN", "RFN": f"{TERMS}RFN", "RIN": f"{TERMS}RIN"}
_SEPARATORS = re.compile(r"[-/\s]+")
_POINTS: Final = "@<"
_HAPPENED: Final = "Y|<NULL>"
_LISTS: Final = ("RESN", "DATA-EVEN")


class To70:
    """Converts the records of one file; inline structures that 7.0 forbids become new records."""

    def __init__(self, fresh: Callable[[str], str]) -> None:
        self._fresh = fresh  # an unused id
        self.added: list[Structure] = []

    def converted(self, record: Structure) -> Structure:
        """Converts a record of 5.5.1 to 7.0, in place."""
        if record.tag == "NOTE":
            record.tag = "SNOTE"
        if record.tag == "HEAD":
            finished_head(record, V70)
            self._below(record, _HEAD)
            return record
        if record.tag == "OBJE":
            _settle_files(record)
        type_id = const.substructures[""].get(record.tag)
        if type_id is None:
            record.tag = _extension(record.tag)
        self._below(record, type_id)
        return record

    def _below(self, above: Structure, type_id: str | None) -> None:
        """Converts the substructures of a line; `type_id` is None below an extension."""
        for child in list(above.children):
            self._rename(child, above, type_id)
            known = None if type_id is None else _types(type_id).get(child.tag)
            if type_id is None:
                child.tag = child.tag.upper()
            elif known is None:
                known = self._extend(child, type_id)
            self._payload(child, above, known)
            self._below(child, None if child.tag.startswith("_") else known)

    def _extend(self, child: Structure, type_id: str) -> str | None:
        """Turns a tag that is not allowed here into an extension, and restores an allowed one."""
        if child.tag.startswith("_"):
            plain = _types(type_id).get(child.tag[1:])
            was_void = child.points and child.value == VOID
            if plain is not None and (child.tag[1:] in NEW_TAGS or was_void):
                child.tag = child.tag[1:]
                return plain
        child.tag = _extension(child.tag)
        return None

    def _rename(self, child: Structure, above: Structure, type_id: str | None) -> None:
        tag = child.tag
        if tag in ("NOTE", "SNOTE"):
            child.tag = "SNOTE" if child.points else "NOTE"
        elif tag in ("SEX", "LANG") and child.text(f"_{tag}"):
            child.value = child.text(f"_{tag}")
            child.set(f"_{tag}", None)
        elif tag == "_STEP" and above.tag == "FAMC" and above.first("PEDI") is None:
            if child.value.strip().upper() in ("Y", "YES"):
                child.tag, child.value = "PEDI", "OTHER"
                child.add("PHRASE", "Step")
        elif tag == "EMAI":
            child.tag = "EMAIL"
        elif tag in ("FONE", "ROMN"):
            kind = child.first("TYPE")
            writing = None if kind is None else WRITINGS.get(kind.value.strip().upper())
            child.tag = "TRAN"
            if writing is not None:
                child.set("TYPE", None)
            child.add("LANG", writing or (PHONETIC if tag == "FONE" else ROMANISED))
        elif tag in _EXTERNAL and type_id in (f"{TERMS}record-INDI", f"{TERMS}record-FAM"):
            child.tag = "EXID"
            child.add("TYPE", _EXTERNAL[tag])
        elif tag == "RELA" and above.tag == "ASSO":
            child.tag = "ROLE"
        elif tag == "ALIA" and not child.points and _follows_name(child, above):
            child.tag = "NAME"
            child.add("TYPE", "AKA")
        elif tag == "TYPE" and above.tag == "FORM":
            child.tag = "MEDI"

    def _payload(self, child: Structure, above: Structure, type_id: str | None) -> None:
        """Converts the value of a line to the type of its payload."""
        payload = None if type_id is None else const.payloads.get(type_id)
        if payload is None or type_id is None or child.tag.startswith("_"):
            return
        if payload.startswith(_POINTS):
            if not child.points:
                self._make_record(child)
        elif child.points:
            return  # nothing to convert, although a text is required here
        elif payload == _HAPPENED:
            _settle_event(child)
        elif payload.endswith("type-Date"):
            _set_phrased(child, *date_70(child.value))
        elif payload.endswith(("#exact", "#period")):
            _settle_exact(child)
        elif payload.endswith("type-Age"):
            _set_phrased(child, *age_70(child.value))
        elif payload.endswith("Enum"):
            _settle_enumeration(child, type_id.removeprefix(TERMS))
        elif payload.endswith("#Language"):
            _settle_language(child)
        elif payload.endswith("#mediaType"):
            name = child.value.strip().upper().lstrip(".")
            if "/" not in name:
                child.value = MEDIA_TYPES.get(name, "application/octet-stream")
        elif not payload and child.value:
            child.tag = f"_{child.tag}"

    def _make_record(self, child: Structure) -> None:
        """Moves an inline structure into a new record, where 7.0 requires a pointer."""
        if child.tag == "OBJE":
            record = Structure("OBJE", xref=self._fresh("O"))
            record.children = child.all("FILE", "FORM", "TITL", "NOTE")
            left = ("FILE", "FORM", "TITL", "NOTE")
        elif child.tag == "SOUR":
            record = Structure("SOUR", xref=self._fresh("S"))
            if child.value:
                record.add("NOTE", child.value)
            record.children = [*record.children, *child.all("TEXT")]
            left = ("TEXT",)
        else:
            child.tag = f"_{child.tag}"
            return
        child.children = [one for one in child.children if one.tag not in left]
        child.value, child.points = record.xref, True
        self.added.append(self.converted(record))


def _settle_files(record: Structure) -> None:
    """Gives each file of an OBJE the form and title that 5.5.1 stores beside it."""
    files = record.all("FILE")
    for tag in ("FORM", "TITL"):
        without = [file for file in files if file.first(tag) is None]
        beside = record.first(tag)
        if beside is not None and without:
            record.drop(beside)
        for file in without:
            if beside is not None:
                file.append(beside.copy())
            elif tag == "FORM":
                file.append(_form_of(file.value))


def _follows_name(child: Structure, above: Structure) -> bool:
    """Whether the record has an earlier name: the first one is the person's own."""
    for one in above.children:
        if one is child:
            return False
        if one.tag == "NAME":
            return True
    return False


def _extension(tag: str) -> str:
    """Returns an extension tag: upper case, with a leading `_`."""
    return tag.upper() if tag.startswith("_") else f"_{tag.upper()}"


def _types(type_id: str) -> dict[str, str]:
    """Returns the substructures of a type, by tag."""
    return const.substructures.get(type_id, {})


def _form_of(path: str) -> Structure:
    return Structure("FORM", path.rpartition(".")[2] if "." in path else "")


def _set_phrased(child: Structure, value: str, phrase: str | None) -> None:
    child.value = value
    if phrase is not None and child.first("PHRASE") is None:
        child.add("PHRASE", phrase)


def _settle_event(child: Structure) -> None:
    """Makes the value of an event `Y` or empty; an event that did not happen becomes `NO`."""
    value = child.value.strip()
    if value.upper() == "N":
        child.tag, child.value = "NO", child.tag
    elif value.upper() == "Y":
        child.value = "Y"
    elif value:
        child.value = ""
        child.add("NOTE", value)


def _settle_exact(child: Structure) -> None:
    value, phrase = date_70(child.value)
    words = value.split(" ")
    is_period = bool(words) and words[0] in ("FROM", "TO")
    is_day = len(words) == 3 and words[0].isdigit() and not phrase
    if is_period or is_day:
        child.value = value
    elif child.value:
        child.tag = f"_{child.tag}"


def _settle_enumeration(child: Structure, name: str) -> None:
    known = ENUMERATIONS.get(name)
    words = [one.strip().upper() for one in child.value.split(",")]
    if not child.value.strip() and name in OPEN_ENUMERATIONS:
        child.tag = f"_{child.tag}"  # an empty line does not mean another value
        return
    if known is None:
        child.value = _SEPARATORS.sub("_", child.value.strip().upper())
        return
    are_known = all(word in known or EXTENSION_WORD.fullmatch(word) for word in words)
    if are_known and (len(words) == 1 or name in _LISTS):
        child.value = ", ".join(words)
    elif name in OPEN_ENUMERATIONS:
        _set_phrased(child, OPEN_ENUMERATIONS[name], child.value.strip())
    elif name == "SEX":
        child.value, said = SEXES.get(words[0], "U"), child.value
        if child.value == "U" and said.strip():
            child.set("_SEX", said)
    else:
        child.tag = f"_{child.tag}"


def _settle_language(child: Structure) -> None:
    name = child.value.strip()
    tag = LANGUAGES.get(name.upper())
    if tag is not None:
        child.value = tag
    elif LANGUAGE_TAG.fullmatch(name) is None:
        child.tag = f"_{child.tag}"
