"""Names of kin: a path through a family in words.

A path is cut at its marriages: a wife's mother is a mother-in-law, a great-uncle's wife is a
great-aunt by marriage; without an English word, the parts are joined: first cousin's wife. Not
here: the words (`yggdrasil.kinship.kin_words`), finding a path (`yggdrasil.kinship`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from typing import Literal

from tablewright.systems.yggdrasil.design.relationships import Spouses
from tablewright.systems.yggdrasil.design.values import Gender, ParentType
from tablewright.systems.yggdrasil.kinship.kin_words import (
    kin_word,
    of_spouse,
    spouse_of,
    spouse_word,
    step_word,
    weakest,
)
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in

StepKind = Literal["parent", "child", "spouse"]
_BACK: dict[StepKind, StepKind] = {"parent": "child", "child": "parent", "spouse": "spouse"}


@dataclass(frozen=True, slots=True)
class Step:
    """A person on a path, and the relation to the previous one; the first has none."""

    person_id: str
    kind: StepKind | None


Path = tuple[Step, ...]


def reversed_path(path: Path) -> Path:
    """Returns the same path from its other end."""
    back: list[Step] = []
    kind: StepKind | None = None
    for step in reversed(path):
        back.append(Step(step.person_id, kind))
        kind = None if step.kind is None else _BACK[step.kind]
    return tuple(back)


def name_of(family: Family, path: Path) -> str:
    """Returns what the last person of a path is to the first."""
    pieces = pieces_of(family, path)
    return _one_word(pieces) or _joined([piece.word() for piece in pieces])


class Halves(IntEnum):
    """Whether two children of one parent are half-siblings."""

    NONE = 0  # they have two parents in common
    PERHAPS = 1  # one of them has an unknown parent
    CERTAIN = 2


def halves_of(family: Family, first_id: str, second_id: str) -> Halves:
    """Returns whether two people with a common parent are half-siblings."""
    first, second = parents_by_birth(family, first_id), parents_by_birth(family, second_id)
    if len(first & second) >= 2:
        return Halves.NONE
    return Halves.CERTAIN if min(len(first), len(second)) >= 2 else Halves.PERHAPS


def parents_by_birth(family: Family, person_id: str) -> set[str]:
    """Returns the biological parents of a person."""
    links = family.parents(person_id)
    return {link.parent_id for link in links if link.type == "Biological"}


# Pieces of a path


@dataclass(frozen=True, slots=True)
class Line:
    """A section of a path along parents and children."""

    up: int
    down: int
    gender: Gender
    via: ParentType
    is_half: bool

    def word(self) -> str:
        """Returns the English word for the last person of the section."""
        return kin_word(self.up, self.down, self.gender, self.via, is_half=self.is_half)


@dataclass(frozen=True, slots=True)
class Marriage:
    """A step of a path from a person to a spouse."""

    gender: Gender
    is_partner: bool
    is_former: bool

    def word(self) -> str:
        """Returns the English word for the spouse."""
        return spouse_word(self.gender, is_partner=self.is_partner, is_former=self.is_former)


def pieces_of(family: Family, path: Path) -> list[Line | Marriage]:
    """Splits a path at its marriages."""
    pieces: list[Line | Marriage] = []
    start = 0
    for at in range(1, len(path)):
        if path[at].kind == "spouse":
            if at - 1 > start:
                pieces.append(_line(family, path[start:at]))
            pieces.append(_marriage(family, path[at - 1].person_id, path[at].person_id))
            start = at
    if len(path) - 1 > start:
        pieces.append(_line(family, path[start:]))
    return pieces


def _line(family: Family, path: Path) -> Line:
    up = sum(step.kind == "parent" for step in path[1:])
    down = len(path) - 1 - up
    types: list[ParentType] = [_type(family, *pair) for pair in pairwise(path)]
    return Line(
        up=up,
        down=down,
        gender=family.persons[path[-1].person_id].gender,
        via=weakest(types),
        is_half=up > 0 and down > 0 and _is_half(family, path, up),
    )


def _type(family: Family, before: Step, step: Step) -> ParentType:
    child, parent = before.person_id, step.person_id
    if step.kind == "child":
        child, parent = parent, child
    return next(link.type for link in family.parents(child) if link.parent_id == parent)


def _is_half(family: Family, path: Path, top: int) -> bool:
    """Whether the lines below a common ancestor start with half-siblings.

    Siblings who share one parent are half-siblings. Uncles and cousins are called half only if
    certain: in old generations, often only one parent is known, and the other was the same.
    """
    halves = halves_of(family, path[top - 1].person_id, path[top + 1].person_id)
    are_siblings = len(path) == 3
    return halves is Halves.CERTAIN or (are_siblings and halves is Halves.PERHAPS)


def _marriage(family: Family, person_id: str, spouse_id: str) -> Marriage:
    couples = [one for one in family.spouses(person_id) if spouse_in(one, person_id) == spouse_id]
    # Invalid data may contain a couple twice; a union that has not ended takes precedence.
    couple = min(couples, key=lambda one: one.status == "Divorced")
    return Marriage(
        gender=family.persons[spouse_id].gender,
        is_partner=_is_partner(couple),
        is_former=couple.status == "Divorced",
    )


def _is_partner(couple: Spouses) -> bool:
    return (couple.status_detail or "").casefold() == "partner"


def _joined(words: list[str]) -> str:
    """Joins words from the first to the last: brother's wife's mother."""
    if not words:
        return "self"
    if any(word.endswith("removed") for word in words[:-1]):
        last, *others = reversed(words)
        return " of ".join([last, *(f"{_article(word)} {word}" for word in others)])
    return "'s ".join(words)


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def _one_word(pieces: Sequence[Line | Marriage]) -> str | None:
    """Returns a word for the whole path, if there is one."""
    lines = [piece for piece in pieces if isinstance(piece, Line)]
    marriages = [piece for piece in pieces if isinstance(piece, Marriage)]
    if len(marriages) != 1 or any(line.via != "Biological" for line in lines):
        return None
    word = None
    match pieces:
        case [Marriage(), Line() as line]:
            word = of_spouse(line.up, line.down, line.gender)
        case [Line() as line, Marriage() as marriage]:
            word = spouse_of(line.up, line.down, marriage.gender)
        case [Line(up=1, down=0), Marriage(), Line(up=0, down=1) as line]:
            word = step_word(kin_word(1, 1, line.gender, "Biological"), is_near=True)
        case _:
            pass
    if word is not None and marriages[0].is_former:
        return f"former {word}"
    return word
