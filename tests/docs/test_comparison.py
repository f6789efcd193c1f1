"""The comparison counts the lines that there are."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from importlib.resources import files
from string import Template

from tests.tidy.tree import ROOT

PAGE = (ROOT / "docs" / "guides" / "comparison.md").read_text()
TEMPLATE = files("tablewright") / "cli" / "templates" / "system.py.txt"
RIVAL = ROOT / "bench" / "shop_rival.py"

_NO_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)


def lines_of_code(source: str) -> int:
    """How many lines hold code: not blank ones, comments and docstrings."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docstrings |= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    held = [one for one in tokens if one.type not in _NO_CODE and one.string]
    lines = {number for one in held for number in range(one.start[0], one.end[0] + 1)}
    return len(lines - docstrings)


def test_blank_lines_comments_and_docstrings_are_not_code():
    source = '"""A module."""\n\n# Why\nx = (\n    1,\n)  # what\n\n\ndef f():\n    """Says."""\n'
    assert 4 == lines_of_code(source)


def test_the_page_counts_the_lines_of_both_programs():
    ours = Template(TEMPLATE.read_text(encoding="utf-8")).substitute(name="shop", title="Shop")
    row = re.search(r"^\| Lines of code \|(.*)\|$", PAGE, re.MULTILINE)
    assert row is not None
    told = [cell.strip() for cell in row[1].split("|")]
    expected = [str(lines_of_code(one)) for one in (ours, RIVAL.read_text())]
    assert expected == [told[0], told[-1]]
