"""Reading as one would tell it: one line after the other, each taken apart by itself.

What `gedcom.reading` does with one pattern for all lines has to come to the same.
"""

from __future__ import annotations

import re

from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure, pointed

_PARTS = re.compile(r"[ \t]*(\d+)[ \t]+(?:@([^@]+)@[ \t]+)?([A-Za-z0-9_]+)(?:[ \t](.*))?")
Told = tuple[int, str]  # a line, and why it is refused


class _RefusedError(Exception):
    """A file is refused: where, and why."""


class PlainReader:
    """Reads the lines of a file into records, or says why not."""

    def __init__(self, *, is_551: bool) -> None:
        self.is_551 = is_551
        self.records: list[Structure] = []
        self.stack: list[Structure] = []

    def read(self, text: str) -> list[Structure] | Told:
        """The records before TRLR, or an error."""
        try:
            for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
                self._line(number, line)
            return self._ended()
        except _RefusedError as refusal:
            line, reason = refusal.args
            return line, reason

    def _ended(self) -> list[Structure]:
        if not self.stack:
            raise _RefusedError(1, "the file is empty")
        last = self.stack[0]
        if last.tag == "TRLR":
            return self.records
        self._add(last)
        line = max(one.line for _, one in last.walked())
        raise _RefusedError(line, "the file ends without TRLR, so a part of it is missing")

    def _line(self, number: int, line: str) -> None:
        found = _PARTS.fullmatch(line)
        if found is None:
            self._text(number, line)
            return
        if len(found[1]) > 2:
            raise _RefusedError(number, "the level is above 99")
        level, tag, value = int(found[1]), found[3], found[4] or ""
        if not self.stack and (level, tag) != (0, "HEAD"):
            raise _RefusedError(number, "this is not a GEDCOM file: it does not begin with 0 HEAD")
        if level > len(self.stack):
            raise _RefusedError(number, f"level {level} follows level {len(self.stack) - 1}")
        if tag in ("CONC", "CONT"):
            self._continue(number, level, tag, value)
            return
        if level == 0 and self.stack:
            if self.stack[0].tag == "TRLR":
                raise _RefusedError(number, "there is a line after TRLR")
            self._add(self.stack[0])
        self._begin(level, _structure(number, level, found[2] or "", tag, self._meant(value)))
        target = pointed(value.strip()) if value.startswith("@") else None
        if target is not None:
            self.stack[-1].value, self.stack[-1].points = target, True

    def _begin(self, level: int, one: Structure) -> None:
        del self.stack[level:]
        if level:
            self.stack[-1].append(one)
        self.stack.append(one)

    def _add(self, record: Structure) -> None:
        """Takes a record that is whole."""
        if record.xref and record.xref in [one.xref for one in self.records]:
            raise _RefusedError(record.line, f"duplicate id @{record.xref}@")
        self.records.append(record)

    def _text(self, number: int, line: str) -> None:
        if not line or line.isspace():
            return
        if not self.is_551 or not self.stack or re.match(r"[ \t]*\d", line):
            reason = f"expected a level and a tag, not {line.strip()[:60]!r}"
            if not self.stack:
                reason = "this is not a GEDCOM file"
            raise _RefusedError(number, reason)
        self._continue(number, len(self.stack), "CONT", line)

    def _continue(self, number: int, level: int, tag: str, text: str) -> None:
        if level == 0:
            raise _RefusedError(number, f"{tag} continues nothing")
        above = self.stack[level - 1]
        if above.points:
            raise _RefusedError(number, f"{tag} continues a pointer")
        del self.stack[level:]
        above.value += self._meant(text) if tag == "CONC" else f"\n{self._meant(text)}"

    def _meant(self, value: str) -> str:
        if self.is_551:
            return value.replace("@@", "@")
        return value[1:] if value.startswith("@@") else value


def _structure(number: int, level: int, xref: str, tag: str, value: str) -> Structure:
    if level:
        xref = ""
    if xref and (xref == VOID or xref[0] == "#" or xref[0].isspace()):
        raise _RefusedError(number, f"@{xref[:40]}@: invalid id")
    return Structure(tag, value, xref=xref, line=number)
