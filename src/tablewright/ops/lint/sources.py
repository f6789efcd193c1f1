"""Sources: the lines that declare a design's tables, entities, entries, attributes and patterns.

A design does not contain file names. Its classes are found through the module that declares it, and
their lines by reading its source.
Not here: comments there (`ops.lint.allowances`).
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright.model.declaring.tables import Table
from tablewright.model.design import Design
from tablewright.model.entity import Entity
from tablewright.ops.entities import Entities, entities_of
from tablewright.ops.lint.findings import DesignLocation, SourceLine


@dataclass(frozen=True, slots=True)
class Declaration:
    """The lines of a declaration: a statement, or the head of a class."""

    file: str
    first: int
    last: int

    @property
    def line(self) -> SourceLine:
        """The first line."""
        return SourceLine(self.file, self.first)


class Sources:
    """The declarations of the classes that a module names, and of classes that these use."""

    def __init__(self, design: Design, module: ModuleType | None) -> None:
        entities: Entities = {} if module is None else entities_of(design, module)
        self._tables = {one.__plan__.table_name: one.__plan__.table for one in entities.values()}

    @property
    def files(self) -> list[str]:
        """The files with declarations, each once."""
        heads = (_head(cls) for table in self._tables.values() for cls in (table, *table.entities))
        return sorted({head.file for head in heads if head is not None})

    def declarations(self, place: DesignLocation) -> list[Declaration]:
        """Returns the declarations that contain a location, innermost first."""
        table = self._tables.get(place.table or "")
        if table is None:
            return []
        entity = next((one for one in table.entities if one.__plan__.name == place.entity), None)
        found: list[Declaration | None] = []
        if entity is not None:
            names = _members(entity, place)
            found += [_member(entity, name) for name in names]
        if place.index is not None:
            found += _index(table, place.index)
        if entity is not None:
            found.append(_head(entity))
        found.append(_head(table))
        return [one for one in dict.fromkeys(found) if one is not None]


def _members(entity: type[Entity], place: DesignLocation) -> list[str]:
    """Returns the names that a location may have in its class: pattern, attribute or entry."""
    plan = entity.__plan__
    names = [
        field.python_name for field in plan.fields.values() if field.stored_name == place.member
    ]
    if place.member is not None and not names:
        names.append(place.member)
    names += [
        name
        for name, entry in plan.entries.items()
        if entry.index.name == place.index and (place.index is not None or place.member is None)
    ]
    return names


def _index(table: type[Table], index: str) -> Iterator[Declaration | None]:
    """Returns the declaration of an index: in its table, or at an entity with its own table."""
    for name, found in vars(table).items():
        if getattr(found, "name", None) == index:
            yield _member(table, name)
    for entity in table.entities:
        for name, entry in entity.__plan__.entries.items():
            if entry.index.name == index and len(table.entities) == 1:
                yield _member(entity, name)
                yield _head(entity)


# Reading the text


def _head(cls: type) -> Declaration | None:
    file, node = _node(cls)
    if file is None or node is None:
        return None
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    ends: list[ast.expr] = [*node.bases, *(one.value for one in node.keywords)]
    return Declaration(file, first, max([node.lineno, *(one.end_lineno or 0 for one in ends)]))


def _member(cls: type, name: str) -> Declaration | None:
    for base in cls.__mro__:
        file, node = _node(base)
        if file is None or node is None:
            continue
        for statement in node.body:
            if name in _declared(statement):
                decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
                first = min([statement.lineno, *(one.lineno for one in decorators)])
                return Declaration(file, first, statement.end_lineno or first)
    return None


def _declared(statement: ast.stmt) -> list[str]:
    """Returns the names that a statement of a class declares."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [statement.name]
    targets: list[Any] = getattr(statement, "targets", [getattr(statement, "target", None)])
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _node(cls: type) -> tuple[str | None, ast.ClassDef | None]:
    file = _file(cls)
    if file is None:
        return None, None
    names = [part for part in cls.__qualname__.split(".") if part != "<locals>"]
    return file, _classes(file).get(".".join(names))


@cache
def _classes(file: str) -> dict[str, ast.ClassDef]:
    """Returns the classes of a file by qualified name."""
    return dict(_walked(ast.parse(Path(file).read_text(encoding="utf-8")), ""))


def _walked(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for child in ast.iter_child_nodes(node):
        name = f"{prefix}{getattr(child, 'name', '')}"
        if isinstance(child, ast.ClassDef):
            yield name, child
        is_named = isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        yield from _walked(child, f"{name}." if is_named else prefix)


def _file(cls: type) -> str | None:
    if cls.__module__ == "builtins":
        return None
    try:
        return inspect.getsourcefile(cls)
    except TypeError:  # a module without a file
        return None
