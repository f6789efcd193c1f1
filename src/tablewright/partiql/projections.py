"""The columns of a SELECT: the returned parts of an item, and their names.

Unlike a ProjectionExpression, a SELECT does not keep the maps and lists around a part: the column
`address.street` is returned as `street`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.errors import ValidationException
from tablewright.expressions import Projection
from tablewright.expressions.bindings import check_levels
from tablewright.expressions.paths import Path, PathTree, add_to_tree, value_at
from tablewright.expressions.tokens import ExpressionError
from tablewright.partiql.error_messages import refused
from tablewright.partiql.names import reference_of
from tablewright.partiql.tree import Column
from tablewright.values.attributes import Item


class Columns(Projection):
    """The columns of a SELECT, with their names."""

    __slots__ = ("_paths",)

    def __init__(self, paths: dict[str, Path]) -> None:
        tree: PathTree = {}
        for path in paths.values():
            add_to_tree(tree, path)
        super().__init__(tree)
        self._paths = paths

    def applied_to(self, item: Item) -> Item:
        """The columns that the item has."""
        row: Item = {}
        for name, path in self._paths.items():
            value = value_at(item, path)
            if value is not None:
                row[name] = value
        return row

    def attributes_in_order(self) -> list[str]:
        """The attributes of the columns, as written."""
        return list(dict.fromkeys([path[0] for path in self._paths.values()]))


def translated_columns(columns: Sequence[Column]) -> Columns:
    """The columns of a SELECT without a star."""
    paths: dict[str, Path] = {}
    for column in columns:
        if column.is_aliased:
            raise refused("Aliasing is not supported")
        if column.is_all:
            raise refused("Changing item's hierarchy while reading isn't supported")
        path = reference_of(column.expression).steps
        name = _name(path)
        if name in paths:
            raise refused(f"Duplicate identifiers in select clause: {name}")
        paths[name] = path
    try:
        for path in paths.values():
            check_levels(path)
        return Columns(paths)
    except ExpressionError as error:
        raise ValidationException(str(error)) from None


def _name(path: Path) -> str:
    """The last name in a path, with the list indexes that follow it."""
    indexes = ""
    for step in reversed(path):
        if type(step) is str:
            return step + indexes
        indexes = f"[{step}]{indexes}"
    raise AssertionError("a path begins with a name")
