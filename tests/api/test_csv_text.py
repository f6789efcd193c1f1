"""CSV for spreadsheets: any text comes back, and none of it is a formula."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.csv_text import csv_row


@pytest.mark.parametrize(
    "text",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "\uff1d1",
        " =1",
        "\u00a0@a",
        "\0=1",
        "  -1",
    ],
)
def test_a_text_that_could_be_a_formula_gets_an_apostrophe(text: str):
    (cells,) = csv.reader(io.StringIO(csv_row([text, "x"]), newline=""))
    assert ["'" + text.replace("\0", ""), "x"] == cells


def test_numbers_stay_numbers_and_nothing_is_empty():
    assert "-3,,a\r\n" == csv_row([-3, None, "a"])


@given(st.lists(st.text(st.characters(exclude_characters="\0", codec="utf-8")), min_size=1))
def test_a_row_is_read_as_it_was_written(cells: list[str]):
    (read,) = csv.reader(io.StringIO(csv_row(cells), newline=""))
    for written, found in zip(cells, read, strict=True):
        assert found in (written, f"'{written}")
        assert not found.lstrip().startswith(("=", "+", "-", "@"))
