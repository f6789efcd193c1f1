"""Reading: the records of a file, one after the other, each as a tree of its lines.

    for record in GedcomText(content).records(): ...

It reads one line at a time and holds one record, so memory does not depend on the size of a file.
Invalid files are rejected with the line: a skipped level, a duplicate id, a missing end. Common
deviations from the standard are accepted: empty lines, indents, lines that are too long, and in
5.5.1 a text that continues in a line without a level. Control characters, and ids of lines below a
record, are removed; the line stays.
Not here: character sets (`gedcom.encodings`), the meaning of records (`gedcom.people`, `.unions`).

Neither ged4py nor gedcom7 preserves all data: one drops unknown lines, the other reads only 7.0,
and both hold the whole file as objects.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from sys import intern
from typing import Final

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.encodings import broken, text_of
from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure

# A line with its end: level, id, tag, value and pointer; else its text. In any file, lines of these
# two kinds follow each other without a gap. No part of a line begins with a character that the
# previous part may contain, so no backtracking is needed (`++`, `*+`).
_LINE = re.compile(
    r"[ \t]*+(\d++)[ \t]++(?:@([^@\r\n]++)@[ \t]++)?+([A-Za-z0-9_]++)"
    r"(?:[ \t](@([^@#\s][^@\r\n]*+)@[^\S\r\n]*+(?=[\r\n]|\Z)|[^\r\n]*+))?+(?:\r\n?+|\n|\Z)"
    r"|([^\r\n]++)(?:\r\n?+|\n|\Z)|\r\n?+|\n"
)
_CONTENT = re.compile(r"[^\r\n]+")
_PART_LENGTH: Final = 1 << 16
_LEVELS: Final = {str(level): level for level in range(limits.GEDCOM_DEPTH_MAX + 1)}
_LEVEL = re.compile(r"[ \t]*\d")
_XREF = re.compile(r"[^\s#@][^@]*")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_WHOLE_LINE = re.compile(r"[^\r\n]*+(?:\r\n?+|\n|\Z)")
_VERSION = re.compile(
    r"(?:^|[\r\n])[ \t]*1[ \t]+GEDC[^\r\n]*(?:[\r\n]+[ \t]*[2-9][^\r\n]*)*?"
    r"[\r\n]+[ \t]*2[ \t]+VERS[ \t]+([^\r\n]*)"
)
_HEAD_LENGTH: Final = 20_000  # characters in which the header names its version
_END_MARK: Final = "\x1a"  # which old programs put after the last line

V551: Final = "5.5.1"
V70: Final = "7.0"


class Continued:
    """Collects texts that continue in further lines, and joins them at the end.

    A text that grows with each of its lines would be copied each time.
    """

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Structure, list[str]]] = {}

    def add(self, above: list[Structure], level: int, tag: str, text: str, number: int) -> None:
        """Adds a continuation to the text of the previous line."""
        if level == 0:
            raise broken(number, f"{tag} continues nothing")
        one = above[level - 1]
        if one.points:
            raise broken(number, f"{tag} continues a pointer")
        found = self._texts.get(id(one))
        if found is None:
            found = self._texts[id(one)] = one, [one.value]
        found[1].append(text if tag == "CONC" else f"\n{text}")

    def join(self) -> None:
        """Gives every line its complete text."""
        for one, texts in self._texts.values():
            one.value = "".join(texts)
        self._texts.clear()


class GedcomText:
    """The text of a file, which can be read several times."""

    def __init__(self, content: bytes) -> None:
        self._text = text_of(content).rstrip(_END_MARK)
        self.cleaned: Final = _lines_with_controls(self._text)
        if self.cleaned:
            self._text = _CONTROL.sub("", self._text)
        found = _VERSION.search(self._text[:_HEAD_LENGTH])
        self.version: Final = V70 if found is not None and found[1].startswith("7") else V551
        self.untagged: list[int] = []  # lines without a level that continued a text
        self.unnamed: list[int] = []  # lines below a record that had an id
        self._continued = Continued()

    @property
    def length(self) -> int:
        """The number of characters."""
        return len(self._text)

    def records(self, targets: set[str] | None = None) -> Iterator[Structure]:
        """Yields the records from HEAD up to TRLR; raises `InvalidError`.

        Ids that they point to are added to `targets`.
        """
        seen: set[str] = set()
        record: Structure | None = None
        has_head = False
        for record in self._trees(set() if targets is None else targets):
            if record.tag == "TRLR":
                break
            if record.tag == "HEAD":
                if has_head:
                    raise broken(record.line, "the file has a second header")
                has_head = True
            if record.xref:
                if record.xref in seen:
                    raise broken(record.line, f"duplicate id @{record.xref}@")
                seen.add(record.xref)
            yield record
        else:
            line = 1 if record is None else max(one.line for _, one in record.walked())
            raise broken(line, "the file ends without TRLR, so a part of it is missing")

    def _trees(self, targets: set[str]) -> Iterator[Structure]:
        is_551, too_long = self.version == V551, self._long_line()
        self.untagged.clear()
        self.unnamed.clear()
        continued = self._continued = Continued()
        above = [Structure("")] * (limits.GEDCOM_DEPTH_MAX + 1)  # by level; `depth` of them count
        count = depth = 0
        for number, (digits, xref, tag, value, target, text) in enumerate(self._lines(), 1):
            if number == too_long:
                most = limits.GEDCOM_LINE_LENGTH_MAX
                raise broken(number, f"the line has more than {most:,} characters")
            if not digits:
                self._odd_line(text, number, above, depth)
                continue
            level = _LEVELS.get(digits)
            if level is None:
                level = _level(number, digits)
            if level > depth or not depth:
                _check_place(number, level, tag, depth)
            if tag in ("CONC", "CONT"):
                continued.add(above, level, tag, _meant(value, is_551), number)
                depth = level
                continue
            if xref and level:
                self.unnamed.append(number)
                xref = ""
            if target:
                one = Structure(intern(tag), target, (), True, xref, number)
                targets.add(target)
            else:
                meant = _meant(value, is_551) if "@" in value else value
                one = Structure(intern(tag), meant, (), False, xref, number)
            if level:
                parent = above[level - 1]
                if parent.children:
                    parent.children.append(one)
                else:
                    parent.children = [one]
            else:
                if depth:
                    if above[0].tag == "TRLR":
                        raise broken(number, "there is a line after TRLR")
                    continued.join()
                    yield above[0]
                if xref:
                    _check_xref(number, xref)
                count += 1
                if count > limits.GEDCOM_RECORDS_MAX:
                    most = limits.GEDCOM_RECORDS_MAX
                    raise broken(number, f"the file has more than {most:,} records")
            above[level] = one
            depth = level + 1
        if not depth:
            raise broken(1, "the file is empty")
        continued.join()
        yield above[0]

    def _lines(self) -> Iterator[tuple[str, ...]]:
        """Yields the parts of every line; matches sections of the text, which is faster."""
        text, at = self._text, 0
        while at < len(text):
            end = _end_of_line(text, at + _PART_LENGTH)
            yield from _LINE.findall(text, at, end)
            at = end

    def _long_line(self) -> int | None:
        """Returns the number of the first line above the maximum length."""
        if self.length <= limits.GEDCOM_LINE_LENGTH_MAX:
            return None
        for found in _CONTENT.finditer(self._text):
            if found.end() - found.start() > limits.GEDCOM_LINE_LENGTH_MAX:
                return _line_of(self._text, found.start())
        return None

    def _odd_line(self, text: str, number: int, above: list[Structure], depth: int) -> None:
        """Skips an empty line or a continued text; rejects any other line."""
        if text and not text.isspace():
            if self.version != V551 or not depth or _LEVEL.match(text):
                raise broken(number, _odd_text(text, is_first=not depth))
            self._continued.add(above, depth, "CONT", _meant(text, True), number)
            self.untagged.append(number)


def _odd_text(text: str, *, is_first: bool) -> str:
    """Describes the error in a line without level or tag."""
    if is_first:
        return "this is not a GEDCOM file"
    return f"expected a level and a tag, not {text.strip()[:60]!r}"


def _end_of_line(text: str, at: int) -> int:
    """Returns the position after the line end; some files use CR alone."""
    end = text.find("\n", at)
    if end < 0:
        end = text.find("\r", at)
    return end + 1 if end >= 0 else len(text)


def _level(number: int, digits: str) -> int:
    """Parses a level with unusual digits."""
    if len(digits) > 2:
        raise broken(number, f"the level is above {limits.GEDCOM_DEPTH_MAX}")
    return int(digits)


def _check_place(number: int, level: int, tag: str, depth: int) -> None:
    """Rejects a line that skips a level, and a first one that is not a header."""
    if not depth and (level, tag) != (0, "HEAD"):
        raise broken(number, "this is not a GEDCOM file: it does not begin with 0 HEAD")
    if level > depth:
        raise broken(number, f"level {level} follows level {depth - 1}")


def _check_xref(number: int, xref: str) -> None:
    if xref == VOID or not _XREF.fullmatch(xref):
        raise broken(number, f"@{xref[:40]}@: invalid id")
    if len(xref) > limits.GEDCOM_XREF_LENGTH_MAX:
        raise broken(number, f"the id has more than {limits.GEDCOM_XREF_LENGTH_MAX} characters")


def _meant(value: str, is_551: bool) -> str:
    """Unescapes a text: 5.5.1 doubles every `@`, 7.0 only one at the beginning."""
    if "@@" not in value:
        return value
    if is_551:
        return value.replace("@@", "@")
    return value[1:] if value.startswith("@@") else value


def _lines_with_controls(text: str) -> list[int]:
    """Returns the numbers of lines with control characters; most files have none."""
    if _CONTROL.search(text) is None:
        return []
    lines = enumerate(_WHOLE_LINE.finditer(text), 1)
    return [number for number, line in lines if _CONTROL.search(text, *line.span())]


def _line_of(text: str, position: int) -> int:
    before = text[:position].replace("\r\n", "\n").replace("\r", "\n")
    return before.count("\n") + 1
