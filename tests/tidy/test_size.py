"""Files and functions stay small enough to be read in one go."""

from __future__ import annotations

import ast

from tests.tidy.tree import name_of, nodes_of, python_files

FILE_LINES_MAX = 500
FUNCTION_LINES_MAX = 70

# Tables of data are as long as the data is.
LONG_FILES: set[str] = set()


def test_every_file_has_fewer_than_500_lines():
    lengths = {name_of(path): len(path.read_text().splitlines()) for path in python_files()}
    too_long = {name: n for name, n in lengths.items() if n >= FILE_LINES_MAX}
    assert LONG_FILES == set(too_long), too_long


def test_every_function_has_at_most_70_lines():
    too_long = {
        f"{name_of(path)}:{node.lineno} {node.name}": lines
        for path in python_files()
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > FUNCTION_LINES_MAX
    }
    assert {} == too_long


def test_no_module_is_a_drawer_for_odds_and_ends():
    drawers = {"utils", "util", "helpers", "helper", "common", "misc", "core"}
    of_systems = {"bench/core.py"}  # the system of that name
    found = {name_of(path) for path in python_files() if path.stem in drawers}
    assert of_systems == found
