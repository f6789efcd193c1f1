"""Document paths: values in items, overlaps, and parts of items."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablewright.expressions.tokens import ExpressionError
from tablewright.values.attributes import AttributeValue, Item

Path = tuple[Any, ...]
"""Attribute names and list indexes, outermost first: `a.b[0]` is `("a", "b", 0)`.

The first step is a name; of the others the type tells what they are, so that is asked before use.
"""


def value_at(item: Item, path: Path) -> AttributeValue | None:
    """Returns the value at a path, or None."""
    value = item.get(path[0])
    for step in path[1:]:
        if value is None:
            return None
        if type(step) is str:
            members = value.get("M")
            value = members.get(step) if members is not None else None
        else:
            elements = value.get("L")
            value = elements[step] if elements is not None and step < len(elements) else None
    return value


def shown(path: Path) -> str:
    """Formats a path as in DynamoDB's messages: `[a, b, [0]]`."""
    return f"[{', '.join(step if type(step) is str else f'[{step}]' for step in path)}]"


PathTree = dict[Any, "PathTree | None"]
"""Paths that do not overlap, merged by their first steps; None marks the end of one."""


def add_to_tree(tree: PathTree, path: Path) -> None:
    """Merges a path into a tree; raises if it overlaps or conflicts with another.

    Paths overlap if one is a prefix of the other, and conflict if they treat the same value as a
    list and as a map.
    """
    branch = tree
    for depth, step in enumerate(path):
        if branch and type(next(iter(branch))) is not type(step):
            raise _meeting("conflict", path, path[:depth] + _some_path(branch))
        is_last = depth == len(path) - 1
        if step not in branch:
            below: PathTree | None = None if is_last else {}
            branch[step] = below
        else:
            below = branch[step]
            if is_last or below is None:
                raise _meeting("overlap", path, path[: depth + 1] + _some_path(below))
        if below is not None:
            branch = below


def _some_path(branch: PathTree | None) -> Path:
    """Returns the path of a branch that was added last."""
    path: Path = ()
    while branch:
        step = next(reversed(branch))
        path += (step,)
        branch = branch[step]
    return path


def _meeting(verb: str, first: Path, second: Path) -> ExpressionError:
    return ExpressionError(
        f"Two document paths {verb} with each other; must remove or rewrite one of these paths; "
        f"path one: {shown(first)}, path two: {shown(second)}"
    )


def part_of_item(item: Item, tree: PathTree) -> Item:
    """Returns the parts at the paths of a tree, with the maps and lists around them."""
    part: Item = {}
    for name, below in tree.items():
        value = item.get(name)
        if value is not None and below is not None:
            value = _part_of_value(value, below)
        if value is not None:
            part[name] = value
    return part


def _part_of_value(value: AttributeValue, tree: PathTree) -> AttributeValue | None:
    if type(next(iter(tree))) is str:
        members = part_of_item(value.get("M", {}), tree)
        return {"M": members} if members else None
    elements: list[Any] = value.get("L", [])
    kept: list[Any] = []
    for index in sorted(index for index in tree if index < len(elements)):
        below = tree[index]
        element = elements[index] if below is None else _part_of_value(elements[index], below)
        if element is not None:
            kept.append(element)
    return {"L": kept} if kept else None


def updated_part(item: Item, paths: Iterable[Path]) -> Item:
    """Returns the part of an item at the paths of an update, for UPDATED_OLD and UPDATED_NEW."""
    tree: PathTree = {}
    for path in paths:
        add_to_tree(tree, path)
    return part_of_item(item, tree)
