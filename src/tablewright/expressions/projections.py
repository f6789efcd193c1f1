"""ProjectionExpression and AttributesToGet: the returned parts of an item."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions.cursor import Cursor, check_length
from tablewright.expressions.paths import PathTree, add_to_tree, part_of_item
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import Parsed, Reference
from tablewright.values.attributes import Item


class Projection:
    """The paths to keep of an item."""

    __slots__ = ("_tree",)

    def __init__(self, tree: PathTree) -> None:
        self._tree = tree

    def applied_to(self, item: Item) -> Item:
        """Returns the existing parts of an item at the paths."""
        return part_of_item(item, self._tree)

    def top_level_names(self) -> frozenset[str]:
        """The top-level attributes of the paths."""
        return frozenset(self._tree)

    def nested_names(self) -> frozenset[str]:
        """The attributes with paths into them, which key attributes do not allow."""
        return frozenset(name for name, below in self._tree.items() if below is not None)


def projection(text: str, subs: Substitutions) -> Projection:
    """Parses and binds a ProjectionExpression."""
    try:
        parsed = _parsed_projection(text)
        tree: PathTree = {}
        for reference in reversed(parsed.root):  # DynamoDB checks the last path first
            add_to_tree(tree, subs.path(reference))
    except ExpressionError as error:
        raise ValidationException(f"Invalid ProjectionExpression: {error}") from None
    subs.note_used(parsed)
    return Projection(tree)


def projection_of_names(names: Sequence[str]) -> Projection:
    """A projection of whole attributes."""
    return Projection(dict.fromkeys(names))


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def _parsed_projection(text: str) -> Parsed[tuple[Reference, ...]]:
    check_length(text, shows_size=False)
    cursor = Cursor(text)
    references = [cursor.take_path()]
    while cursor.token.kind == ",":
        cursor.at += 1
        references.append(cursor.take_path())
    return cursor.parsed(tuple(references))
