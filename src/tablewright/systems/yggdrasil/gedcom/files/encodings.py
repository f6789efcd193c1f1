"""Encodings: the text of a file in any character set.

The bytes take precedence over the header: many files declare ANSEL and use another encoding. A byte
order mark or zero bytes decide first; then valid UTF-8 is UTF-8; only then the header decides. Not
here: the content of the text (`gedcom.reading`).
"""

from __future__ import annotations

import codecs
import re
from typing import Any, Final, NoReturn
from unicodedata import combining, normalize

from ansel.encodings import gedcom as ansel  # pyright: ignore[reportMissingTypeStubs]

from tablewright.errors import InvalidError, TooLargeError
from tablewright.systems.yggdrasil import limits

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CHAR = re.compile(rb"(?:^|[\r\n])[ \t]*1[ \t]+CHAR[ \t]+([^\r\n]*)")
_HEAD = re.compile(rb"\s*0[ \t]+HEAD\b")
_HEAD_LENGTH: Final = 20_000  # bytes in which the header names its character set
# Programs that count bytes split a text anywhere, even within a letter; CONC continues it.
_CUT = rb"(?:\r\n?+|\n)[ \t]*+\d++[ \t]++CONC "
_CUT_UTF_8 = re.compile(rb"([\xc2-\xf4][\x80-\xbf]{0,2})(" + _CUT + rb")([\x80-\xbf]{1,3})")
# In ANSEL, a mark can be split off, because it precedes its letter.
_CUT_ANSEL = re.compile(rb"(?<![\xe0-\xfe])([\xe0-\xfe]++)(" + _CUT + rb")")
_MANY_MARKS = re.compile(rb"[\xe0-\xfe]{%d}" % (limits.GEDCOM_ANSEL_MARKS_MAX + 1))

# The names that programs give to character sets; names outside the standard are common.
_NAMED: Final = {
    "ANSEL": "ansel",
    "ASCII": "ascii",
    "ANSI": "cp1252",
    "WINDOWS": "cp1252",
    "WINDOWS-1252": "cp1252",
    "CP1252": "cp1252",
    "IBM WINDOWS": "cp1252",
    "ISO-8859-1": "cp1252",
    "ISO8859-1": "cp1252",
    "LATIN1": "cp1252",
    "WINDOWS-1250": "cp1250",
    "CP1250": "cp1250",
    "WINDOWS-1251": "cp1251",
    "CP1251": "cp1251",
    "IBMPC": "cp437",
    "IBM DOS": "cp850",
    "MSDOS": "cp850",
    "MACINTOSH": "mac_roman",
}


def broken(line: int, reason: str) -> InvalidError:
    """Returns the error for an invalid file: its line and reason."""
    return InvalidError(f"Line {line}: {reason}.", details={"line": line, "reason": reason})


def text_of(content: bytes) -> str:
    """Decodes a file; raises `InvalidError` with the line that cannot be decoded."""
    if len(content) > limits.GEDCOM_BYTES_MAX:
        raise TooLargeError(f"The file may have at most {limits.GEDCOM_BYTES_MAX:,} bytes.")
    for mark, name in _MARKS:
        if content.startswith(mark):
            return _decoded(content[len(mark) :], name)
    if content[1:2] == b"\0":
        return _decoded(content, "utf-16-le")
    if content[:1] == b"\0":
        return _decoded(content, "utf-16-be")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        return _decoded(content, _declared(content, error))


def _declared(content: bytes, error: UnicodeDecodeError) -> str:
    """Returns the character set in the header."""
    found = _CHAR.search(content[:_HEAD_LENGTH])
    if found is None:
        if _HEAD.match(content) is None:  # a picture, or any other file
            raise broken(1, "this is not a GEDCOM file: it does not begin with 0 HEAD")
        raise broken(1, "the header declares no character set, and the text is not UTF-8")
    line = _line_of(content, found.start(1))
    declared = found[1].decode("ascii", "replace").strip()
    name = _NAMED.get(declared.upper())
    if name is not None:
        return name
    if declared.upper().replace("-", "") in ("UTF8", "UNICODE"):
        if _CUT_UTF_8.search(content, max(error.start - 3, 0)):
            return "utf-8"
        _refuse(content, error.start, declared)
    raise broken(line, f"unknown character set {declared[:40]!r}")


def _decoded(content: bytes, name: str) -> str:
    try:
        if name == "ascii":
            return _more_than_ascii(content)
        if name == "ansel":
            return _from_ansel(_CUT_ANSEL.sub(rb"\2\1", content))
        return _from_utf_8(content) if name == "utf-8" else content.decode(name)
    except UnicodeError as error:
        start = error.start if isinstance(error, UnicodeDecodeError) else 0
        _refuse(content, start, name)


def _from_utf_8(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        return _CUT_UTF_8.sub(rb"\1\3\2", content).decode()


def _from_ansel(content: bytes) -> str:
    many = _MANY_MARKS.search(content)
    if many is not None:  # the codec would move them one by one
        raise UnicodeDecodeError("ansel", content, *many.span(), "too many marks on a letter")
    codec: Any = ansel.Codec()
    # ANSEL has separate marks and letters; searches use composed letters.
    return normalize("NFC", str(codec.decode(content)[0]))


def _more_than_ascii(content: bytes) -> str:
    """Decodes a file that declares ASCII but has other bytes: ANSEL or Windows-1252.

    An ANSEL mark that forms no letter with the next character is a Windows letter.
    """
    try:
        text = _from_ansel(content)
    except UnicodeError:
        return content.decode("cp1252")
    return content.decode("cp1252") if any(map(combining, text)) else text


def _refuse(content: bytes, position: int, name: str) -> NoReturn:
    line, byte = _line_of(content, position), content[position : position + 1].hex()
    raise broken(line, f"the byte 0x{byte} is not valid {name.upper()}")


def _line_of(content: bytes, position: int) -> int:
    before = content[:position].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return before.count(b"\n") + 1
