"""From 7.0 to 5.5.1: converts a record for programs that support only 5.5.1.

    SNOTE -> NOTE                   TRAN -> FONE, ROMN               EXID -> AFN, RFN, RIN
    ROLE -> RELA                    PHRASE of dates -> (phrase)      closed lists in small letters

A tag that 5.5.1 lacks gets a leading `_`, so that converting back restores it.
Not here: the words (`gedcom.vocabularies`), the other direction (`gedcom.to_70`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure
from tablewright.systems.yggdrasil.gedcom.files.vocabularies import (
    EXTENSION_WORD,
    FORMATS,
    LANGUAGE_NAMES,
    PHONETIC,
    ROMANISED,
    TERMS,
    WRITINGS,
    date_551,
)

NEW_TAGS: Final = frozenset(
    {
        "CREA", "CROP", "EXID", "HEIGHT", "INIL", "LEFT", "MIME", "NO", "PHRASE", "SCHMA",
        "SDATE", "TOP", "TRAN", "UID", "WIDTH",
    }
)  # fmt: skip
_SMALL: Final = frozenset({"PEDI", "RESN", "MEDI"})
_ORDINANCES: Final = {"DNS_CAN": "DNS/CAN", "PRE_1970": "PRE-1970"}
_EXTERNAL: Final = {f"{TERMS}{tag}": tag for tag in ("AFN", "RFN", "RIN")}
_SOUNDS: Final = {tag: (kind, name.lower()) for name, tag in WRITINGS.items()
                  for kind in ("FONE" if name in ("HANGUL", "KANA") else "ROMN",)}  # fmt: skip
_PLAIN_SOUNDS: Final = {PHONETIC: "FONE", ROMANISED: "ROMN"}  # which have a type


def to_551(record: Structure) -> Structure:
    """Converts a record of 7.0 to 5.5.1, in place."""
    if record.tag == "SNOTE":
        record.tag = "NOTE"
    _below(record)
    return record


def _below(above: Structure) -> None:
    for child in above.children:
        _rename(child, above)
        _payload(child, above)
        _below(child)


def _rename(child: Structure, above: Structure) -> None:
    tag = child.tag
    if child.points and child.value == VOID:  # 5.5.1 has no pointer to nothing
        child.tag = f"_{tag}"
    elif tag == "SNOTE":
        child.tag = "NOTE"
    elif tag == "EXID" and child.text("TYPE") in _EXTERNAL:
        child.tag = _EXTERNAL[child.text("TYPE")]
        child.set("TYPE", None)
    elif tag == "TRAN" and child.text("LANG") in _SOUNDS and above.tag in ("NAME", "PLAC"):
        child.tag, kind = _SOUNDS[child.text("LANG")]
        child.set("LANG", None)
        child.add("TYPE", kind)
    elif tag == "TRAN" and child.text("LANG") in _PLAIN_SOUNDS and above.tag in ("NAME", "PLAC"):
        child.tag = _PLAIN_SOUNDS[child.text("LANG")]
        child.set("LANG", None)
        for one in child.all("_TYPE"):
            one.tag = "TYPE"
    elif tag == "ROLE" and above.tag == "ASSO":
        child.tag = "RELA"
        if child.value == "OTHER" and child.text("PHRASE"):
            child.value = child.text("PHRASE")
            child.set("PHRASE", None)
    elif tag == "MEDI" and above.tag == "FORM":
        child.tag = "TYPE"
        child.value = child.value.lower()
    elif tag in NEW_TAGS:
        child.tag = f"_{tag}"


def _is_word(child: Structure, above: Structure) -> bool:
    """Whether a line has a word of a closed list, which 5.5.1 writes in lower case."""
    if child.tag in _SMALL or child.tag == "STAT":
        return True
    return child.tag == "TYPE" and above.tag == "NAME"


def _payload(child: Structure, above: Structure) -> None:
    if child.points:
        return
    if child.tag == "DATE":
        child.value = date_551(child.value, child.text("PHRASE"))
        if child.value.startswith("(") or "/" in child.value:
            child.set("PHRASE", None)
    elif child.tag == "STAT" and above.tag not in ("FAMC", "_FAMC"):
        child.value = _ORDINANCES.get(child.value, child.value)
    elif child.tag == "EVEN" and above.tag in ("SOUR", "DATA") and child.text("PHRASE"):
        if child.value == "EVEN":
            child.value = child.text("PHRASE")
            child.set("PHRASE", None)
    elif _is_word(child, above):
        if child.value == "OTHER" and child.text("PHRASE"):
            if child.tag == "PEDI" and child.text("PHRASE").upper() == "STEP":
                child.tag, child.value = "_STEP", "Y"
            else:
                child.value = child.text("PHRASE")
            child.set("PHRASE", None)
        elif child.value.isupper() and not EXTENSION_WORD.fullmatch(child.value):
            child.value = child.value.lower()  # words of a list; any other is free text
    elif child.tag == "FORM" and "/" in child.value and above.tag == "FILE":
        child.value = FORMATS.get(child.value, child.value)
    elif child.tag == "LANG":
        name = LANGUAGE_NAMES.get(child.value.partition("-")[0])
        if name is not None:
            child.value, said = name, child.value
            if "-" in said:  # 5.5.1 has names of languages, but not of their varieties
                child.add("_LANG", said)
    elif child.tag == "SEX" and child.value == "X":
        child.value = "U"
        child.add("_SEX", "X")
    elif child.tag == "SEX" and child.text("_SEX"):
        child.value = child.text("_SEX")
        child.set("_SEX", None)
    elif child.tag == "AGE":
        if child.text("PHRASE") and not child.value:
            child.value = child.text("PHRASE")
            child.set("PHRASE", None)
        child.value = child.value.replace("< ", "<").replace("> ", ">")
