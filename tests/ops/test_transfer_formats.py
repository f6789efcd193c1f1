"""Formats: every item comes back as it was, and a line that is not an item is an error."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings

from tablewright import limits
from tablewright.errors import TransferFolderError
from tablewright.model.design import TableDesign
from tablewright.ops.transfer.formats import Format, formats
from tablewright.ops.transfer.rows import Row, SourceFile
from tablewright.ops.transfer.tally import canonical
from tests.ops.items import table_of, tables_and_items
from tests.ops.shops import DESIGN, VISITS

SHOP, VISIT_TABLE = DESIGN.tables[0], VISITS.tables[0]
EVERY = ("dynamodb-json", "jsonl", "csv")


def _form(name: str, table: TableDesign = SHOP) -> Format:
    return formats()[name](table)


def _written(form: Format, items: list[dict[str, Any]]) -> bytes:
    return form.head() + b"".join(form.line(msgspec.json.encode(item)) for item in items)


def _rows(form: Format, path: Path, content: bytes) -> list[Row]:
    path.write_bytes(content)
    with SourceFile(path) as file:
        return list(form.rows(file))


def _items(rows: list[Row]) -> list[dict[str, Any]]:
    assert [] == [row.reason for row in rows if row.item is None]
    return [msgspec.json.decode(row.item) for row in rows if row.item is not None]


# Errors


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "invalid DynamoDB-JSON: Input data was truncated"),
        (b'{"Items": {}}', "invalid DynamoDB-JSON: Object missing required field `Item`"),
        (b"[]", "invalid DynamoDB-JSON: Expected `object`, got `array`"),
        (b'{"Item": {"a": "\xff"}}', "invalid DynamoDB-JSON: "),
    ],
)
def test_a_line_that_is_no_dynamodb_json_is_refused(tmp_path: Path, line: bytes, reason: str):
    (row,) = _rows(_form("dynamodb-json"), tmp_path / "x", b"\n\n" + line + b"\n")
    assert (3, None) == (row.line, row.item)
    assert row.reason.startswith(reason)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "invalid JSON: Expecting property name"),
        ("[]", "not a JSON object"),
        ('{"a": 1, "a": 2}', "duplicate name 'a'"),
        ('{"a": NaN}', "NaN is not a JSON number"),
        ('{"a": {"$N": 7}}', "a: numbers inside typed values must be strings"),
        ('{"visitor": "no base64!"}', "visitor: invalid base64: "),
        ('{"tags": ["x", 1]}', "tags: all elements of a set (SS) must have its type"),
        ('{"scores": ["1"]}', "scores: all elements of a set (NS) must have its type"),
        ('{"a": ' + "[" * 40 + "]" * 40 + "}", "a: nested more than 32 levels deep"),
        ('{"a": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"a": "\\ud800"}', "'utf-8' codec can't encode"),
    ],
)
def test_a_line_of_plain_json_that_is_no_item_is_refused(tmp_path: Path, line: str, reason: str):
    (row,) = _rows(_form("jsonl", VISIT_TABLE), tmp_path / "x", line.encode())
    assert (1, None) == (row.line, row.item)
    assert reason in row.reason
    assert row.text.startswith(line[:20])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("YQ==,1", "the row has 2 cells, but the header has 3"),
        ("YQ==,one,true", "number: The parameter cannot be converted to a numeric value"),
        ("YQ==,1,maybe", "is_new: must be true or false"),
        ("?,1,true", "visitor: invalid base64"),
        ('YQ==,"${",true', "number: invalid DynamoDB-JSON after the dollar sign"),
        ('YQ==,"1"x,true', "invalid CSV: "),
        ('YQ==,1,"true', "invalid CSV: unexpected end of data"),
    ],
)
def test_a_line_of_csv_that_is_no_item_is_refused(tmp_path: Path, line: str, reason: str):
    head = "visitor,number,is_new\n\n"
    (row,) = _rows(_form("csv", VISIT_TABLE), tmp_path / "x", (head + line).encode())
    assert (3, None) == (row.line, row.item)
    assert reason in row.reason


@pytest.mark.parametrize("head", ["a,a", "a,,b", ","])
def test_columns_that_cannot_be_told_apart_are_refused(tmp_path: Path, head: str):
    with pytest.raises(TransferFolderError, match="Column names of a CSV file must be unique"):
        _rows(_form("csv"), tmp_path / "x", head.encode() + b"\n1,2")


@pytest.mark.parametrize("name", ["dynamodb-json", "jsonl"])
def test_a_line_that_is_too_long_is_passed_over(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "IMPORT_LINE_BYTES_MAX", 40)
    item = {"Item": {}} if name == "dynamodb-json" else {}
    good = json.dumps(item).encode()
    rows = _rows(_form(name), tmp_path / "x", b"x" * 150 + b"\n" + good + b"\n" + b"y" * 99)
    assert [(1, False), (2, True), (3, False)] == [(r.line, r.item is not None) for r in rows]
    assert "longer than 40 bytes" == rows[0].reason


def test_a_packed_file_that_was_cut_off_is_told_with_its_last_line(tmp_path: Path):
    packed = gzip.compress(b'{"Item":{}}\n' * 1_000, mtime=0)
    with pytest.raises(TransferFolderError, match=r"x cannot be read: after line \d+: "):
        _rows(_form("dynamodb-json"), tmp_path / "x", packed[:-20])


def test_a_csv_file_that_is_no_utf8_is_told(tmp_path: Path):
    with pytest.raises(TransferFolderError, match="line 2 is not UTF-8"):
        _rows(_form("csv"), tmp_path / "x", b"pk,sk\n\xff,1\n")


# Every item comes back


KEY: dict[str, Any] = {"pk": {"S": "a"}, "sk": {"N": "1"}}
TYPED_MAP = (
    table_of([{"c": {"type": "M", "element": {"type": "S"}}}]),
    [{**KEY, "c": {"M": {"$S": {"NULL": True}}}}],
)
ODD_NUMBER = (
    table_of([{"c": {"type": "L", "element": {"type": "N"}}}]),
    [{**KEY, "c": {"L": [{"N": "+5"}]}}],
)

ODD_NAME = (table_of([{"c\r": {"type": "S"}}]), [{**KEY, "c\r": {"S": "x"}}])


@pytest.mark.parametrize("name", EVERY)
@given(case=tables_and_items())
@example(case=TYPED_MAP)
@example(case=ODD_NUMBER)
@example(case=ODD_NAME)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_item_comes_back_as_it_was(tmp_path: Path, name: str, case: Any):
    table, items = case
    form = _form(name, table)
    content = _written(form, items)
    assert items == _items(_rows(form, tmp_path / "x", content))


@pytest.mark.parametrize("name", EVERY)
def test_a_packed_file_is_known_by_its_first_bytes(tmp_path: Path, name: str):
    items = [{"pk": {"S": "a"}, "sk": {"S": "b"}}]
    content = gzip.compress(_written(_form(name), items))
    assert items == _items(_rows(_form(name), tmp_path / "whatever", content))


def test_plain_json_is_what_it_looks_like():
    item = {
        "visitor": {"B": "aGk="},
        "number": {"N": "12345678901234567890123456789012345678"},
        "tags": {"SS": ["x", "y"]},
        "scores": {"NS": ["1", "2.5"]},
        "parts": {"M": {"p": {"L": [{"B": "YQ=="}]}}},
        "is_new": {"BOOL": True},
        "gone": {"NULL": True},
        "other": {"SS": ["z"]},
        "page": {"S": "home"},
    }
    assert (
        b'{"visitor":"aGk=","number":12345678901234567890123456789012345678,"tags":["x","y"],'
        b'"scores":[1,2.5],"parts":{"p":["YQ=="]},"is_new":true,"gone":null,'
        b'"other":{"$SS":["z"]},"page":"home"}\n'
    ) == _form("jsonl", VISIT_TABLE).line(msgspec.json.encode(item))


def test_csv_is_what_it_looks_like():
    item = {
        "visitor": {"B": "aGk="},
        "number": {"N": "-7"},
        "page": {"S": 'a "page", with\nlines'},
        "tags": {"SS": ["x", "y"]},
        "is_new": {"BOOL": False},
        "shoe": {"N": "38"},
    }
    form = _form("csv", VISIT_TABLE)
    assert b"visitor,number,is_new,page,parts,scores,seen_at,tags,until,$other\n" == form.head()
    assert (
        b'aGk=,-7,false,"a ""page"", with\nlines",,,,"[""x"",""y""]",,"{""shoe"":38}"\n'
        == form.line(msgspec.json.encode(item))
    )


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])
def test_no_cell_is_a_formula(text: str):
    item = {"visitor": {"B": "aGk="}, "number": {"N": "1"}, "page": {"S": text}}
    line = _form("csv", VISIT_TABLE).line(msgspec.json.encode(item)).decode()
    assert ',"${""S"":""' in line


def test_csv_of_a_spreadsheet_is_read(tmp_path: Path):
    content = "\ufeffvisitor,number,is_new,extra\r\naGk=,7,TRUE,word\r\n".encode()
    assert [
        {
            "visitor": {"B": "aGk="},
            "number": {"N": "7"},
            "is_new": {"BOOL": True},
            "extra": {"S": "word"},
        }
    ] == _items(_rows(_form("csv", VISIT_TABLE), tmp_path / "x", content))


def test_the_tag_of_an_item_decides_whose_attributes_it_has(tmp_path: Path):
    content = b'{"kind":"Order","email":"x"}\n{"kind":"Customer","email":"x"}\n'
    assert [{"kind": {"S": "Order"}, "email": {"S": "x"}}] == _items(
        _rows(_form("jsonl"), tmp_path / "x", content)
    )[:1]


@given(case=tables_and_items())
def test_the_canonical_form_of_an_item_knows_no_order(case: Any):
    _, items = case
    for item in items:
        backwards = {
            name: {k: [*reversed(v)] if k in ("SS", "NS", "BS") else v for k, v in wire.items()}
            for name, wire in reversed(item.items())
        }
        encoded = msgspec.json.format(msgspec.json.encode(backwards), indent=1)
        assert canonical(msgspec.json.encode(item)) == canonical(encoded)
