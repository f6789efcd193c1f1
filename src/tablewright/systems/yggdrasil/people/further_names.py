"""Further names of an imported person, such as titles and names by marriage.

    1 NAME Victoria /Hanover/         the name that is shown
    1 NAME Alexandrina Victoria //    further names
    1 TITL Queen of England

Not here: the names that are shown (`yggdrasil.people.names`).
"""

from __future__ import annotations

import re
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.persons import Person

_LINE = re.compile(
    r"^(?:1 (?:NAME|TITL|ALIA|_AKA|_ALIA|_MARNM|NICK)"
    r"|2 (?:NPFX|GIVN|NICK|SURN|NSFX|ROMN|FONE|TRAN|_AKA|_MARNM)) ([^@\n][^\n]*)",
    re.MULTILINE,
)
_MOST: Final = limits.YGGDRASIL_FURTHER_NAMES_MAX

# The searched parts of all other lines: texts, but not pointers, ids and dates of programs.
_VALUE = re.compile(
    r"^[1-9] (?!UID|_UID|RIN|RFN|AFN|REFN|EXID|CHAN|CREA|SEX|DATE|TIME|FORM|NAME|NOTE|CONT|-)"
    r"[A-Z_0-9]+ ([^@\n][^\n]*)",
    re.MULTILINE,
)
_YEAR = re.compile(r"^[2-9] DATE [^\n]*?(\d{3,4})(?!\d)", re.MULTILINE)


def kept_words(person: Person) -> str:
    """Returns the texts and years of a person's imported facts, for searches."""
    if not person.gedcom_extra:
        return ""
    changed_at = person.gedcom_extra.find("\n1 CHAN")
    extra = person.gedcom_extra if changed_at < 0 else person.gedcom_extra[:changed_at]
    texts = dict.fromkeys((*_VALUE.findall(extra), *_YEAR.findall(extra)))
    return "\n".join(texts)[: limits.YGGDRASIL_FACTS_SEARCHED_LENGTH_MAX]


def further_names(person: Person) -> list[str]:
    """Returns imported names and titles with words that the shown name lacks."""
    if not person.gedcom_extra:
        return []
    shown = (person.first_name, person.middle_name, person.last_name, person.suffix)
    more = (person.birth_name, person.preferred_name)
    known = set(" ".join(one for one in (*shown, *more) if one).split())
    found: dict[str, None] = {}
    for line in _LINE.findall(person.gedcom_extra):
        name = " ".join(line.replace("/", " ").split())
        if not known.issuperset(name.split()):
            found[name[: limits.GEDCOM_NAME_LENGTH_MAX]] = None
            if len(found) == _MOST:
                break
    return list(found)
