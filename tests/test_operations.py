"""Facts about operations: the sets that several packages rely on."""

from __future__ import annotations

import pytest

from tablewright import operations
from tablewright.operations import tables_named


def test_an_operation_that_changes_something_is_not_a_read():
    assert operations.READS.isdisjoint(operations.ITEM_WRITES | operations.STATEMENTS)
    assert operations.ITEM_READS < operations.READS
    changing = ("Create", "Delete", "Import", "Restore", "Tag", "Untag", "Update", "Put")
    assert [] == [name for name in operations.READS if name.startswith(changing)]


@pytest.mark.parametrize(
    ("body", "tables"),
    [
        (b"", []),
        (b"{", []),
        (b"[]", []),
        (b'{"TableName": 3}', []),
        (b'{"Limit": 1}', []),
        (b'{"RequestItems": {"a": [], "b": []}}', ["a", "b"]),
        (b'{"TransactItems": [{"Put": {"TableName": "a"}}, {"Get": {"TableName": "a"}}]}', ["a"]),
    ],
)
def test_a_request_names_each_of_its_tables_once(body: bytes, tables: list[str]):
    assert tables == tables_named(body)
