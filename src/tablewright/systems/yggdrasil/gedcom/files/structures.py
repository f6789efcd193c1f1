"""Structures: the lines of a record as a tree, and the text in which items keep them.

A value is the decoded text: continued lines are joined, and `@@` is `@`. Pointers are marked
separately, because `@I1@` may also be a text. A tag that begins with `-` is our own note in a kept
record: no file can have one.
Not here: reading files (`gedcom.reading`), writing them (`gedcom.writing`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

_LINE = re.compile(r"(\d{1,2}) (?:@([^@]+)@ )?([-A-Za-z0-9_]+)(?: (.*))?", re.DOTALL)
_LINE_END = re.compile(r"\r\n|\r|\n")
_POINTER = re.compile(r"@[^@#\s][^@]*@")
VOID: Final = "VOID"


# Structures never form a cycle, so the garbage collector need not track tens of thousands of them.
class Structure(msgspec.Struct, eq=False, gc=False):
    """A line with its substructures."""

    tag: str
    value: str = ""  # of a pointer: the id that it points to, without its `@`s
    children: list[Structure] | tuple[()] = ()  # most lines have none, and files have many lines
    points: bool = False
    xref: str = ""
    line: int = 0  # in the file that it was read from

    def __repr__(self) -> str:
        return kept_text(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Structure) and self.parts() == other.parts()

    __hash__ = None  # type: ignore[assignment]

    def parts(self) -> tuple[object, ...]:
        """The values that make two structures equal; their position in a file does not count."""
        return self.tag, self.value, self.points, self.xref, list(self.children)

    def all(self, *tags: str) -> list[Structure]:
        """Returns all substructures with one of the tags."""
        return [child for child in self.children if child.tag in tags]

    def first(self, *tags: str) -> Structure | None:
        """Returns the first substructure with one of the tags."""
        for child in self.children:
            if child.tag in tags:
                return child
        return None

    def firsts(self) -> dict[str, Structure]:
        """Returns the first substructure for each tag."""
        return {child.tag: child for child in reversed(self.children)}

    def text(self, tag: str) -> str:
        """Returns the value of the first substructure with a tag; empty if there is none."""
        for child in self.children:
            if child.tag == tag:
                return "" if child.points else child.value
        return ""

    def copy(self) -> Structure:
        """Returns a deep copy, which can be changed."""
        return Structure(
            self.tag,
            self.value,
            [child.copy() for child in self.children],
            points=self.points,
            xref=self.xref,
            line=self.line,
        )

    def add(self, tag: str, value: str = "", *, points: bool = False) -> Structure:
        """Adds a substructure at the end."""
        added = Structure(tag, value, points=points)
        self.append(added)
        return added

    def append(self, child: Structure) -> None:
        """Adds an existing substructure at the end."""
        if self.children:
            self.children.append(child)
        else:
            self.children = [child]

    def insert(self, at: int, child: Structure) -> None:
        """Inserts a substructure at a position."""
        self.children = [*self.children[:at], child, *self.children[at:]]

    def set(self, tag: str, value: str | None) -> None:
        """Sets the value of the first substructure with a tag; None removes it."""
        found = self.first(tag)
        if value is None:
            if found is not None:
                self.drop(found)
        elif found is None:
            self.add(tag, value)
        else:
            found.value, found.points = value, False

    def drop(self, child: Structure) -> None:
        """Removes exactly this substructure."""
        self.children = [one for one in self.children if one is not child]

    def note(self, tag: str) -> str | None:
        """Returns one of our own notes, if the record has it."""
        found = self.first(tag)
        return None if found is None else found.value

    def walked(self) -> Iterator[tuple[int, Structure]]:
        """Yields this line and all lines below it, with their levels."""
        waiting: list[tuple[int, Structure]] = [(0, self)]
        while waiting:
            level, one = waiting.pop()
            yield level, one
            waiting.extend((level + 1, child) for child in reversed(one.children))


def pointed(value: str) -> str | None:
    """Returns the id that a value points to, if it is a pointer.

    >>> pointed("@I1@"), pointed("@#DJULIAN@"), pointed("me@example.com")
    ('I1', None, None)
    """
    return value[1:-1] if _POINTER.fullmatch(value) else None


def kept_text(structure: Structure) -> str:
    """Returns the stored text of a record: lines of 7.0 with our own notes.

    >>> kept_text(Structure("NOTE", "@home\\nsweet", xref="N1"))
    '0 @N1@ NOTE @@home\\n1 CONT sweet'
    """
    return "\n".join(lines_of(structure, _escaped))


def lines_of(structure: Structure, escaped: Callable[[str], str]) -> list[str]:
    """Yields the lines of a record; CONT continues values with line ends.

    `escaped` leaves a value without an `@` as it is.
    """
    lines: list[str] = []
    _add_lines([structure], 0, lines, escaped)
    return lines


def _add_lines(
    structures: Iterable[Structure], level: int, lines: list[str], escaped: Callable[[str], str]
) -> None:
    # Most lines have no substructures: there is one call for a level, not one for each line.
    start, add = f"{level} ", lines.append
    for one in structures:
        value = one.value
        head = f"{start}@{one.xref}@ {one.tag}" if one.xref else start + one.tag
        if one.points:
            add(f"{head} @{value}@")
        elif not value:
            add(head)
        elif "@" in value or "\n" in value or "\r" in value:
            first, *more = _LINE_END.split(value)
            add(f"{head} {escaped(first)}" if first else head)
            below = f"{level + 1} CONT"
            lines += [f"{below} {escaped(text)}" if text else below for text in more]
        else:
            add(f"{head} {value}")
        if one.children:
            _add_lines(one.children, level + 1, lines, escaped)


def _escaped(text: str) -> str:
    return f"@{text}" if text.startswith("@") else text


def _unescaped(text: str) -> str:
    return text[1:] if text.startswith("@@") else text


def kept_records(text: str) -> list[Structure]:
    """Parses the records of a stored text.

    >>> kept_records(kept_text(Structure("NOTE", "@home\\nsweet", xref="N1")))[0].value
    '@home\\nsweet'
    """
    records: list[Structure] = []
    stack: list[Structure] = []
    continued: dict[int, tuple[Structure, list[str]]] = {}  # joined once: it may be a long text
    for line in text.split("\n"):
        found = _LINE.fullmatch(line)
        if found is None:  # of another program, or of none
            continue
        level, xref, tag, value = int(found[1]), found[2] or "", found[3], found[4] or ""
        if level > len(stack):
            continue
        target = pointed(value)
        if tag == "CONT":
            if level:
                above = stack[level - 1]
                texts = continued.setdefault(id(above), (above, [above.value]))[1]
                texts.append(_unescaped(value))
            continue
        del stack[level:]
        one = Structure(tag, _unescaped(value), xref=xref)
        if target is not None:
            one.value, one.points = target, True
        if level:
            stack[-1].append(one)
        else:
            records.append(one)
        stack.append(one)
    for one, texts in continued.values():
        one.value = "\n".join(texts)
    return records
