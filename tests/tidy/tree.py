"""The files of this repository, for the tests that read them."""

from __future__ import annotations

import ast
import gc
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tablewright"

_LEFT_BEHIND = {
    ".bench",
    ".coverage",
    ".git",
    ".venv",
    ".pytest_cache",
    ".ruff_cache",
    ".mypy_cache",
    ".import_linter_cache",
    ".hypothesis",
    "__pycache__",
    "build",
    "dist",
    "htmlcov",
    "node_modules",
}


@cache
def files() -> tuple[Path, ...]:
    """Every file that we wrote, and none that a tool did."""
    return tuple(sorted(_walk(ROOT)))


def python_files(*folders: Path) -> list[Path]:
    """The Python files below the folders; below the root if none is given."""
    roots = tuple(f"{folder}{os.sep}" for folder in folders or (ROOT,))
    return [path for text, path in _python_files() if text.startswith(roots)]


@cache
def _python_files() -> list[tuple[str, Path]]:
    """With the texts of the paths: `Path.is_relative_to` would take seconds for all files."""
    return [(str(path), path) for path in files() if path.suffix == ".py"]


def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    tree = nodes_of(path)[0]
    assert isinstance(tree, ast.Module)
    return tree


def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Every node of that tree, the module first."""
    return _nodes()[path]


@cache
def _nodes() -> dict[Path, tuple[ast.AST, ...]]:
    # More than a million objects that stay until the end: the garbage collector would look through
    # them again and again, which takes longer than parsing.
    gc.disable()
    try:
        return {
            path: tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))))
            for path in python_files()
        }
    finally:
        gc.freeze()
        gc.enable()


def name_of(path: Path) -> str:
    """The path as it is written in messages and lists of exceptions."""
    return path.relative_to(ROOT).as_posix()


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in _LEFT_BEHIND or path.name.endswith(".egg-info"):
            continue
        if path.is_dir():
            yield from _walk(path)
        elif path.is_file():
            yield path
