"""The item of an UPDATE, a DELETE or an EXISTS: its key, from WHERE.

Every attribute of the key must be compared with a value by `=`, all joined by AND.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.engine.partiql.branches import Brancher
from tablewright.engine.partiql.key_ranges import check_key_value
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException
from tablewright.expressions.tree import And, Comparison, ConditionNode
from tablewright.partiql import NO_WHOLE_KEY, StatementBindings, Where
from tablewright.values.attributes import AttributeValue, Item
from tablewright.values.order import equal

_NOT_SCALAR = (
    "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: "
)


@dataclass(slots=True)
class NamedKey:
    """The key in WHERE, and the remaining conditions."""

    key: Item = field(default_factory=dict[str, AttributeValue])
    contradicted: str | None = None  # the first attribute with two values
    has_more: bool = False


def named_key(
    table: Table, where: Where, bindings: StatementBindings, *, takes_single_choice: bool = False
) -> NamedKey:
    """Returns the key in WHERE; `takes_single_choice` accepts IN with one value as `=`."""
    sort_name = table.sort.name if table.sort else None
    brancher = Brancher(table.partition.name, sort_name, bindings)
    named = NamedKey()
    for node in _joined(where.root):
        value = _equality(brancher, node, takes_single_choice=takes_single_choice)
        if value is None:
            named.has_more = True
            continue
        name, content = value
        known = named.key.setdefault(name, content)
        if not equal(known, content):
            named.has_more = True
            named.contradicted = named.contradicted or name
    return named


def _joined(root: ConditionNode) -> list[ConditionNode]:
    """Yields the conditions joined by AND."""
    if isinstance(root, And):
        return [node for part in root.parts for node in _joined(part)]
    return [root]


def _equality(
    brancher: Brancher, node: ConditionNode, *, takes_single_choice: bool
) -> tuple[str, AttributeValue] | None:
    choice = brancher.choice(node)
    if choice is None or len(choice.tests) != 1:
        return None
    (test,) = choice.tests
    if test.operator != "=" or not (takes_single_choice or isinstance(node, Comparison)):
        return None
    return choice.name, test.operands[0]


def whole_key(table: Table, where: Where, bindings: StatementBindings) -> Item:
    """Returns the key of an UPDATE's or DELETE's item; raises DynamoDB's errors."""
    named = named_key(table, where, bindings)
    if named.contradicted is not None:
        raise ValidationException(
            f"Multiple conditions on same key {named.contradicted}. "
            "Only single item Update/Insert/Delete are supported"
        )
    if len(named.key) < len(table.key_attributes):
        raise ValidationException(NO_WHOLE_KEY)
    for attribute in table.key_attributes:
        is_sort = attribute is not table.partition
        check_key_value(attribute, named.key[attribute.name], is_sort=is_sort)
    return named.key


def check_scalar(table: Table, nested_names: frozenset[str]) -> None:
    """Rejects a condition of a write with a path into a key attribute."""
    for name in table.key_names:
        if name in nested_names:
            raise ValidationException(f"{_NOT_SCALAR}Key {name}")
