"""Sets of operations are declared in `operations.py`, and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

from tablewright import operations
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
