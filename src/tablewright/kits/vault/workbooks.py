"""Workbooks: XLSX files that are written as their rows arrive.

Texts are inline strings, which spreadsheets never treat as formulas. A sheet with as many rows as
Excel allows is followed by another. A text that is longer than Excel allows is cut.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import IO, Final
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tablewright.api.csv_text import Cell
from tablewright.errors import InvalidError
from tablewright.kits.vault import limits

_HEAD: Final = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE: Final = "http://schemas.openxmlformats.org/package/2006"
_BOOK_TYPE: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml"
# Characters that XML does not have, and text that looks like their escapes in workbooks.
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]|_(?=x[0-9A-Fa-f]{4}_)")
_NOT_XML: Final = re.compile("[\ud800-\udfff\ufffe\uffff]")


class ZipSink:
    """Collects the bytes of a ZIP file until they are fetched."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, content: bytes) -> int:
        """Appends bytes."""
        self._parts.append(bytes(content))
        return len(content)

    def flush(self) -> None:
        """Does nothing: bytes can be fetched at any time."""

    def taken(self) -> bytes:
        """Returns the bytes since the last call."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


class Workbook:
    """One table; each method returns the bytes that are ready."""

    def __init__(self, columns: Sequence[str]) -> None:
        if len(columns) > limits.XLSX_COLUMNS_MAX:
            most = limits.XLSX_COLUMNS_MAX
            raise InvalidError(f"A workbook may have at most {most} columns, not {len(columns)}.")
        self._columns = columns
        self._sink = ZipSink()
        self._zip = ZipFile(self._sink, "w", ZIP_DEFLATED)  # type: ignore[arg-type]
        self._sheets = 0
        self._rows = 0
        self._sheet = self._new_sheet()

    def rows(self, rows: Sequence[Sequence[Cell]]) -> bytes:
        """Appends rows to the sheet, and starts another sheet when it is full."""
        for row in rows:
            if self._rows == limits.XLSX_ROWS_MAX:
                self._end_sheet()
                self._sheet = self._new_sheet()
            self._sheet.write(_row(row))
            self._rows += 1
        return self._sink.taken()

    def end(self) -> bytes:
        """Writes the parts that describe the sheets."""
        self._end_sheet()
        numbers = range(1, self._sheets + 1)
        sheets = "".join(
            f'<sheet name="Records {n}" sheetId="{n}" r:id="rId{n}"/>' for n in numbers
        )
        targets = "".join(
            f'<Relationship Id="rId{n}" Type="{_RELATIONS}/worksheet" '
            f'Target="worksheets/sheet{n}.xml"/>'
            for n in numbers
        )
        parts = "".join(
            f'<Override PartName="/xl/worksheets/sheet{n}.xml" '
            f'ContentType="{_BOOK_TYPE}.worksheet+xml"/>'
            for n in numbers
        )
        book = f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATIONS}">'
        self._write("xl/workbook.xml", f"{book}<sheets>{sheets}</sheets></workbook>")
        relations = f'<Relationships xmlns="{_PACKAGE}/relationships">'
        self._write("xl/_rels/workbook.xml.rels", f"{relations}{targets}</Relationships>")
        self._write(
            "_rels/.rels",
            f'{relations}<Relationship Id="rId1" Type="{_RELATIONS}/officeDocument" '
            'Target="xl/workbook.xml"/></Relationships>',
        )
        self._write(
            "[Content_Types].xml",
            f'<Types xmlns="{_PACKAGE}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/xl/workbook.xml" ContentType="{_BOOK_TYPE}.sheet.main+xml"/>'
            f"{parts}</Types>",
        )
        self._zip.close()
        return self._sink.taken()

    def _new_sheet(self) -> IO[bytes]:
        self._sheets += 1
        name = f"xl/worksheets/sheet{self._sheets}.xml"
        sheet = self._zip.open(zip_info(name), "w", force_zip64=True)
        sheet.write(f'{_HEAD}<worksheet xmlns="{_MAIN}"><sheetData>'.encode())
        sheet.write(_row(self._columns))
        self._rows = 1
        return sheet

    def _end_sheet(self) -> None:
        self._sheet.write(b"</sheetData></worksheet>")
        self._sheet.close()

    def _write(self, name: str, text: str) -> None:
        self._zip.writestr(zip_info(name), f"{_HEAD}{text}")


def zip_info(name: str, kind: int = ZIP_DEFLATED) -> ZipInfo:
    """Returns the head of a file in a ZIP file."""
    info = ZipInfo(name)  # of 1980: the same records give the same bytes
    info.compress_type = kind
    return info


def _row(cells: Sequence[Cell]) -> bytes:
    return f"<row>{''.join(map(_cell, cells))}</row>".encode()


def _cell(cell: Cell) -> str:
    if cell is None:
        return "<c/>"
    if not isinstance(cell, str) and _is_exact(cell):
        return f"<c><v>{cell}</v></c>"
    text = str(cell)[: limits.XLSX_CELL_LENGTH_MAX]
    plain = _NOT_XML.sub("\ufffd", _CONTROL.sub(_coded, text))
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(plain)}</t></is></c>'


def _coded(match: re.Match[str]) -> str:
    return f"_x{ord(match[0]):04X}_"


def _is_exact(number: int | Decimal) -> bool:
    """Whether spreadsheets, which have floating-point numbers of 64 bits, keep a number."""
    parts = Decimal(number).normalize().as_tuple()
    exponent = parts.exponent
    is_near = isinstance(exponent, int) and abs(exponent) < limits.XLSX_EXPONENT_MAX
    return is_near and len(parts.digits) <= limits.XLSX_DIGITS_MAX
