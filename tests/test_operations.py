"""Facts about operations: the sets that several packages rely on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tablewright import operations
from tablewright.operations import tables_named
from tests.tidy.tree import PACKAGE, name_of, nodes_of, python_files

_OPERATIONS_LISTED_MIN = 3


def test_no_other_module_lists_operations():
    lists = {
        f"{name_of(path)}:{node.lineno}"
        for path in python_files(PACKAGE)
        if path != Path(operations.__file__)
        for node in nodes_of(path)
        if isinstance(node, ast.Constant | ast.Set | ast.List | ast.Tuple)
        and _OPERATIONS_LISTED_MIN <= len(names := _words(node))
        and set(names) <= operations.NAMES
    }
    assert set() == lists


def _words(node: ast.Constant | ast.Set | ast.List | ast.Tuple) -> list[str]:
    """The words of a text, or the texts of a list; none of anything else."""
    values = [node] if isinstance(node, ast.Constant) else node.elts
    texts = [one.value for one in values if isinstance(one, ast.Constant)]
    return [word for one in texts if isinstance(one, str) for word in one.split()]


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
