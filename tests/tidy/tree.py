"""The files of this repository, for the tests that read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tablewright"

_LEFT_BEHIND = {
    ".bench",
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
    "node_modules",
}


@cache
def files() -> tuple[Path, ...]:
    """Every file that we wrote, and none that a tool did."""
    return tuple(sorted(_walk(ROOT)))


def python_files(*folders: Path) -> list[Path]:
    """The Python files below the folders; below the root if none is given."""
    roots = folders or (ROOT,)
    return [p for p in files() if p.suffix == ".py" and any(map(p.is_relative_to, roots))]


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


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
