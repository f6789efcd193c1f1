"""Prose reads as a technical writer would write it: the rules of STYLE.md that a program can check.

The word list is in `words.py`.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tablewright.errors import CodedError
from tests.cli.every import COMMANDS
from tests.docs.markdown import FRAGMENTS, PAGES, prose
from tests.tidy.tree import PACKAGE, ROOT, name_of, nodes_of, python_files
from tests.tidy.words import unwanted_in

_ARCHIVE = {ROOT / "STYLE.md", *FRAGMENTS}  # STYLE.md quotes what it rejects
DOCUMENTS = sorted({*PAGES} - _ARCHIVE)
_SMALL = frozenset("a an the of it this that and or to in for one all".split())
ROOTS = tuple(
    [PACKAGE, PACKAGE / "kits", PACKAGE / "systems"]
    + [ROOT / name for name in ("tests", "examples", "bench")]
)
# Folders whose docstrings and comments are covered: of `ROOTS` only the files directly in them.
COVERED = sorted(
    {*ROOTS}
    | {one for root in ROOTS for one in root.iterdir() if one.is_dir() and python_files(one)}
)


def _running_text(page: Path) -> str:
    """The prose of a page without code and link targets."""
    return re.sub(r"`[^`\n]*`|\]\([^)]*\)", "", prose(page))


@pytest.mark.parametrize("page", DOCUMENTS, ids=name_of)
def test_a_document_uses_the_words_of_the_field(page: Path):
    assert [] == unwanted_in(_running_text(page))


def _coded(error: type[CodedError]) -> Iterator[type[CodedError]]:
    for child in error.__subclasses__():
        yield from _coded(child)
        if child.__module__.startswith("tablewright.") and "hint" in vars(child):
            yield child


def test_a_hint_is_a_sentence():
    hints = {error.__name__: error.hint for error in _coded(CodedError)}
    assert {} == {name: hint for name, hint in hints.items() if not re.match("[A-Z`]|docs/", hint)}
    assert {} == {name: hint for name, hint in hints.items() if not hint.endswith((".", ")"))}
    assert {} == {name: unwanted_in(hint) for name, hint in hints.items() if unwanted_in(hint)}


def _help_of(command: click.Command) -> list[str]:
    options = [one.help or "" for one in command.params if isinstance(one, click.Option)]
    return [command.help or "", command.get_short_help_str(200), *options]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_help_uses_the_words_of_the_field(name: str):
    assert [] == [found for text in _help_of(COMMANDS[name]) for found in unwanted_in(text)]


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """The texts with several words in the code of a file, without docstrings."""
    nodes = nodes_of(path)
    statements = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if not isinstance(node, ast.Constant) or id(node) in statements:
            continue
        if isinstance(node.value, str) and " " in node.value:
            yield node.lineno, node.value


def test_texts_in_the_code_use_the_words_of_the_field():
    found = [
        f"{name_of(path)}:{line}: {word}"
        for path in python_files(PACKAGE)
        if "demo" not in path.parts  # life stories
        for line, text in _texts(path)
        for word in unwanted_in(text)
    ]
    assert [] == found


def _docstrings(path: Path) -> Iterator[str]:
    """The docstrings of a file without code and examples."""
    for node in nodes_of(path):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            yield re.sub(r"`[^`]*`|^>>>.*(?:\n.+)*|^    .*$", "", text, flags=re.MULTILINE)


def _stems(text: str) -> set[str]:
    """The words of a text without their endings, and without small words."""
    words = re.findall(r"[A-Z]?[a-z]+", text)
    return {re.sub(r"(?:ing|ies|es|ed|s|d|e)$", "", word.lower()) for word in words} - _SMALL


def test_the_docstring_of_a_private_function_says_more_than_its_name():
    found = [
        f"{name_of(path)}:{node.lineno}: {text}"
        for path in python_files(PACKAGE, ROOT / "tests")
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("_")
        if (text := ast.get_docstring(node) or "") and _stems(text) <= _stems(node.name)
    ]
    assert [] == found


def _comments(path: Path) -> Iterator[str]:
    """The comments of a file without code."""
    with path.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type == tokenize.COMMENT:
                yield re.sub(r"`[^`]*`", "", token.string)


@pytest.mark.parametrize("folder", COVERED, ids=name_of)
def test_docstrings_and_comments_use_the_words_of_the_field(folder: Path):
    found = [
        f"{name_of(path)}: {word}"
        for path in python_files(folder)
        if path.parent == folder or folder not in ROOTS
        for text in (*_docstrings(path), *_comments(path))
        for word in unwanted_in(text)
    ]
    assert [] == found


def _texts_of_pages() -> list[Path]:
    """The modules that hold the texts of pages, and nothing else."""
    found = [*PACKAGE.rglob("words.js"), *PACKAGE.rglob("words/*.js"), *PACKAGE.rglob("*_words.js")]
    return sorted(set(found))


@pytest.mark.parametrize("module", _texts_of_pages(), ids=name_of)
def test_pages_use_the_words_of_the_field(module: Path):
    code = re.sub(r"^\s*(?://|\*|/\*).*$|\s// .*$", "", module.read_text(), flags=re.MULTILINE)
    texts = re.findall(r'"[^"\n]*"|`[^`]*`', code)
    assert [] == [found for text in texts for found in unwanted_in(text)]
