"""CSV that spreadsheets open without executing formulas.

    csv_row(["name", "=1+1"])               name,'=1+1

A cell that a spreadsheet would treat as a formula gets a leading apostrophe, which marks text.
Numbers are unchanged.
Not here: CSV that is imported again (`ops.transfer.csv_format`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from decimal import Decimal
from typing import Final

_FORMULAS: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_CONTROLS: Final = ("\t", "\r", "\n")  # skipped by programs that look for a formula

Cell = str | int | Decimal | None


def csv_row(cells: Iterable[Cell]) -> str:
    """Returns a line of a CSV file (RFC 4180), with its line end.

    >>> csv_row(["a", 1, None, "=cmd()"]).rstrip()
    "a,1,,'=cmd()"
    """
    line = io.StringIO()
    csv.writer(line, lineterminator="\r\n").writerow([_text(one) for one in cells])
    return line.getvalue()


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, int | Decimal):
        return str(cell)
    text = cell.replace("\0", "")  # CSV readers disagree about it
    is_formula = text.startswith(_CONTROLS) or text.lstrip().startswith(_FORMULAS)
    return f"'{text}" if is_formula else text
