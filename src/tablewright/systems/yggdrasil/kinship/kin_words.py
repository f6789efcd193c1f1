"""English words for kin, by steps up and down.

Words depend on the sex of the person; for Other and Unknown they cover both.
Not here: finding the steps (`yggdrasil.kinship`), reading them from a path
(`yggdrasil.kinship.kin_names`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.design.values import Gender, ParentType

_PARENT: Final = {"Male": "father", "Female": "mother"}, "parent"
_CHILD: Final = {"Male": "son", "Female": "daughter"}, "child"
_SIBLING: Final = {"Male": "brother", "Female": "sister"}, "sibling"
_AUNT: Final = {"Male": "uncle", "Female": "aunt"}, "aunt or uncle"
_NIECE: Final = {"Male": "nephew", "Female": "niece"}, "niece or nephew"
_SPOUSE: Final = {"Male": "husband", "Female": "wife"}, "spouse"
_Word = tuple[dict[str, str], str]

_COUNTS: Final = """zero one two three four five six seven eight nine ten eleven twelve thirteen
    fourteen fifteen sixteen seventeen eighteen nineteen twenty""".split()
_ORDINALS: Final = """zeroth first second third fourth fifth sixth seventh eighth ninth tenth
    eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
    twentieth""".split()
_GREATS_SPELLED: Final = 3  # great-great-great-; beyond, a 4th great-
_WORTH: Final[dict[ParentType, int]] = {"Biological": 0, "Adoptive": 1, "Foster": 2, "Step": 3}


def blood_word(up: int, down: int, gender: Gender, *, is_half: bool = False) -> str:
    """Returns the word for kin reached by going up to an ancestor, and down from there.

    >>> blood_word(1, 0, "Female"), blood_word(2, 1, "Male"), blood_word(3, 4, "Unknown")
    ('mother', 'uncle', 'second cousin once removed')
    """
    half = "half-" if is_half else ""
    if up == 0 and down == 0:
        return "self"
    if down == 0:
        return _generations(up, "grand", _of(_PARENT, gender))
    if up == 0:
        return _generations(down, "grand", _of(_CHILD, gender))
    if up == down == 1:
        return half + _of(_SIBLING, gender)
    if down == 1:
        return _greats(up - 2, _AUNT, gender, half)
    if up == 1:
        return _greats(down - 2, _NIECE, gender, half)
    return ("half " if is_half else "") + _cousin(min(up, down) - 1, abs(up - down))


def kin_word(up: int, down: int, gender: Gender, via: ParentType, *, is_half: bool = False) -> str:
    """Returns the word for a path whose weakest link has a type: adoptive mother, stepbrother.

    >>> kin_word(1, 0, "Female", "Step"), kin_word(2, 0, "Male", "Adoptive")
    ('stepmother', 'adoptive grandfather')
    >>> kin_word(0, 1, "Female", "Adoptive")
    'adopted daughter'
    """
    if via == "Biological":
        return blood_word(up, down, gender, is_half=is_half)
    word = blood_word(up, down, gender)
    if via == "Step":
        return step_word(word, is_near=up <= 1 and down <= 1)
    if via == "Adoptive" and (up, down) == (0, 1):  # a grandchild's parent may be the adopted one
        return f"adopted {word}"
    return f"{via.lower()} {word}"


def step_word(word: str, *, is_near: bool) -> str:
    """Returns a word for kin by a parent's or a spouse's marriage; close ones are one word.

    >>> step_word("mother", is_near=True), step_word("grandmother", is_near=False)
    ('stepmother', 'step-grandmother')
    """
    return f"step{'' if is_near else '-'}{word}"


def weakest(types: list[ParentType]) -> ParentType:
    """Returns the type of link that determines the word for a path."""
    found: ParentType = "Biological"
    for one in types:
        found = max(found, one, key=lambda kind: _WORTH[kind])
    return found


def spouse_word(gender: Gender, *, is_partner: bool = False, is_former: bool = False) -> str:
    """Returns the word for a spouse.

    >>> spouse_word("Female"), spouse_word("Male", is_former=True)
    ('wife', 'ex-husband')
    """
    word = "partner" if is_partner else _of(_SPOUSE, gender)
    return f"ex-{word}" if is_former else word


def of_spouse(up: int, down: int, gender: Gender) -> str | None:
    """Returns the word for kin of a spouse, if there is one.

    >>> of_spouse(1, 0, "Female"), of_spouse(0, 1, "Male"), of_spouse(2, 2, "Male")
    ('mother-in-law', 'stepson', None)
    """
    word = blood_word(up, down, gender)
    if down == 0 or up == down == 1:
        return f"{word}-in-law"
    if up == 0:
        return step_word(word, is_near=down == 1)
    return f"{word} by marriage" if up == 1 else None


def spouse_of(up: int, down: int, gender: Gender) -> str | None:
    """Returns the word for the spouse of kin, if there is one.

    >>> spouse_of(1, 0, "Female"), spouse_of(0, 1, "Male"), spouse_of(3, 1, "Female")
    ('stepmother', 'son-in-law', 'great-aunt by marriage')
    """
    word = blood_word(up, down, gender)
    if down == 0:
        return step_word(word, is_near=up == 1)
    if up == 0 or up == down == 1:
        return f"{word}-in-law"
    return f"{word} by marriage" if down == 1 else None


def _of(word: _Word, gender: Gender) -> str:
    by_gender, neutral = word
    return by_gender.get(gender, neutral)


def _generations(steps: int, prefix: str, word: str) -> str:
    if steps == 1:
        return word
    return _great(steps - 2) + prefix + word


def _greats(count: int, word: _Word, gender: Gender, half: str) -> str:
    """Adds prefixes such as great- to each word: great-aunt or great-uncle."""
    halves = _of(word, gender).split(" or ")
    return " or ".join(half + _great(count) + one for one in halves)


def _great(count: int) -> str:
    if count <= _GREATS_SPELLED:
        return "great-" * count
    return f"{_numbered(count)} great-"


def _cousin(degree: int, removed: int) -> str:
    ordinal = _ORDINALS[degree] if degree < len(_ORDINALS) else _numbered(degree)
    if removed == 0:
        return f"{ordinal} cousin"
    if removed <= 2:
        return f"{ordinal} cousin {('once', 'twice')[removed - 1]} removed"
    times = _COUNTS[removed] if removed < len(_COUNTS) else str(removed)
    return f"{ordinal} cousin {times} times removed"


def _numbered(number: int) -> str:
    """Returns an ordinal in digits: 4th, 21st, 112th."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
