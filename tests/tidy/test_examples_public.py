"""Examples use only what the packages export: a user can write the same without our insides."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, name_of, python_files, tree_of

EXAMPLES = python_files(ROOT / "examples")


def _imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((one.name, "") for one in node.names if one.name.startswith("tablewright"))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tablewright"):
            yield from ((node.module or "", one.name) for one in node.names)


def _is_public(module: str, name: str) -> bool:
    """Whether a package exports the name, or the module stands directly in our package."""
    exported = getattr(import_module(module), "__all__", None)
    return name in exported if exported is not None else module.count(".") == 1


def test_the_examples_are_found():
    assert len(EXAMPLES) > 5


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
def test_examples_import_only_public_names(path: Path):
    assert [] == [one for one in _imported(tree_of(path)) if not _is_public(*one)]


def test_a_name_that_a_package_does_not_export_is_not_public():
    assert not _is_public("tablewright.model.operations.writing", "WriteOperation")
    assert not _is_public("tablewright.model", "Steps")
