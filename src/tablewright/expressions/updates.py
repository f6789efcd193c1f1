"""UpdateExpression: computes the new item.

Every action reads the item before the update; its values are computed first, then merged into a
copy that shares all unchanged parts with the original.
Not here: single actions (`changes`), the limits and the key of the new item (`engine`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions import changes
from tablewright.expressions.bindings import Bindings
from tablewright.expressions.changes import Change
from tablewright.expressions.charges import charge_bytes, charge_bytes_max
from tablewright.expressions.conditions import Binder
from tablewright.expressions.operands import (
    Operand,
    check_distinct,
    needs_path,
    path_operand,
    result_operand,
    value_operand,
    wrong_count,
    wrong_type,
)
from tablewright.expressions.parser import too_many_operators
from tablewright.expressions.paths import Path, PathTree, add_to_tree, value_at
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import (
    Action,
    Call,
    OperandNode,
    Parsed,
    Placeholder,
    Reference,
    Sum,
    Truth,
)
from tablewright.expressions.update_parser import parsed_update
from tablewright.values.attributes import SET_TYPES, AttributeValue, Item

_INVALID_PATH = "The document path provided in the update expression is invalid for update"
_OPERAND_TYPES = {"ADD": ("N", *SET_TYPES), "DELETE": SET_TYPES}
_TYPE_NAMES = {
    "S": "STRING",
    "N": "NUMBER",
    "B": "BINARY",
    "BOOL": "BOOLEAN",
    "NULL": "NULL",
    "L": "LIST",
    "M": "MAP",
}

_Plan = dict[Any, Any]  # step -> the plan below it, or which write ends here


class Write(NamedTuple):
    """A path, and the function that computes its value; None removes it."""

    path: Path
    change: Change
    is_assignment: bool  # SET, whose values are computed before anything else
    is_copy: bool = False  # SET to what a path names
    is_removal: bool = False  # REMOVE and DELETE


class Update:
    """Changes to one item."""

    __slots__ = ("_charge_bytes", "_charge_bytes_max", "_nested_names", "_plan", "_writes", "paths")

    def __init__(
        self,
        writes: Sequence[Write],
        nested_names: frozenset[str] = frozenset(),
        charge_bytes: Callable[[], int] = int,
        charge_bytes_max: int = 0,
    ) -> None:
        self.paths = tuple([write.path for write in writes])
        """The document paths written, in the order of the text."""
        self._writes = writes
        self._nested_names = nested_names
        self._charge_bytes = charge_bytes
        self._charge_bytes_max = charge_bytes_max
        self._plan: _Plan = {}
        for number, path in enumerate(self.paths):
            plan = self._plan
            for step in path[:-1]:
                plan = plan.setdefault(step, {})
            plan[path[-1]] = number

    def top_level_names(self) -> frozenset[str]:
        """The attributes that the update writes."""
        return frozenset([path[0] for path in self.paths])

    def only_removes(self) -> bool:
        """Whether the update creates no item if there is none."""
        return bool(self._writes) and all(write.is_removal for write in self._writes)

    def copied_names(self) -> frozenset[str]:
        """The attributes that it sets from a path, whose type depends on the item."""
        return frozenset([write.path[0] for write in self._writes if write.is_copy])

    def nested_names(self) -> frozenset[str]:
        """The attributes with parts that it writes or reads, which key attributes do not allow."""
        return self._nested_names

    def charge_bytes(self) -> int:
        """DynamoDB's size of the update itself; 0 for AttributeUpdates."""
        return self._charge_bytes()

    def is_larger_than(self, size_bytes: int) -> bool:
        """Whether DynamoDB considers the update larger; nearly always decided by a fast check."""
        return self._charge_bytes_max > size_bytes and self._charge_bytes() > size_bytes

    def applied_to(self, item: Item) -> Item:
        """Returns a new item; raises `ValidationException` if the update does not fit the item."""
        outcomes: list[AttributeValue | None] = [None] * len(self._writes)
        for number, write in enumerate(self._writes):
            if write.is_assignment:
                outcomes[number] = write.change(item)
        for number, write in enumerate(self._writes):
            if len(write.path) > 1:
                _check_parent(item, write.path)
            if not write.is_assignment:
                outcomes[number] = write.change(item)
        return _merged_members(item, self._plan, outcomes)


def _check_parent(item: Item, path: Path) -> None:
    parent = value_at(item, path[:-1])
    if parent is None or ("L" if type(path[-1]) is int else "M") not in parent:
        raise ValidationException(_INVALID_PATH)


def _merged(value: AttributeValue, plan: _Plan, outcomes: Sequence[Any]) -> AttributeValue:
    if "M" in value:
        return {"M": _merged_members(value["M"], plan, outcomes)}
    return {"L": _merged_elements(value["L"], plan, outcomes)}


def _merged_members(members: Item, plan: _Plan, outcomes: Sequence[Any]) -> Item:
    merged = dict(members)
    for name, below in plan.items():
        if type(below) is not int:
            merged[name] = _merged(members[name], below, outcomes)
        elif (outcome := outcomes[below]) is not None:
            merged[name] = outcome
        else:
            merged.pop(name, None)
    return merged


def _merged_elements(
    elements: list[Any], plan: _Plan, outcomes: Sequence[Any]
) -> list[AttributeValue]:
    """Indexes refer to the list before the update; those past its end append, in order."""
    merged: list[AttributeValue | None] = list(elements)
    for index in sorted(plan):
        below = plan[index]
        if type(below) is int:
            outcome = outcomes[below]
        else:
            outcome = _merged(elements[index], below, outcomes)
        if index < len(elements):
            merged[index] = outcome
        else:
            merged.append(outcome)
    return [element for element in merged if element is not None]


def update(text: str, subs: Substitutions) -> Update:
    """Parses and binds an UpdateExpression."""
    try:
        parsed = parsed_update(text)
        bound = bound_update(parsed, subs, charge_bytes_max(text, subs))
    except ExpressionError as error:
        raise ValidationException(f"Invalid UpdateExpression: {error}") from None
    subs.note_used(parsed)
    return bound


def bound_update(parsed: Parsed[tuple[Action, ...]], subs: Bindings, bytes_max: int = 0) -> Update:
    """Runs the checks that need names and values: all paths first, from the last to the first."""
    binder = _Binder(subs)
    tree: PathTree = {}
    paths: list[Path] = []
    for action in reversed(parsed.root):
        path = binder.path(action.target)
        add_to_tree(tree, path)
        paths.append(path)
    writes: list[Write] = []
    for action, path in zip(reversed(parsed.root), paths, strict=True):
        change = binder.change(action, path)
        is_copy = len(path) == 1 and isinstance(action.value, Reference)
        is_removal = action.clause in ("REMOVE", "DELETE")
        writes.append(Write(path, change, action.clause == "SET", is_copy, is_removal))
    if parsed.operators > limits.EXPRESSION_OPERATORS_MAX:
        raise too_many_operators()
    writes.reverse()
    nested_names = frozenset(binder.nested_names)
    return Update(writes, nested_names, lambda: charge_bytes(parsed.root, subs), bytes_max)


class _Binder:
    __slots__ = ("_subs", "nested_names")

    def __init__(self, subs: Bindings) -> None:
        self._subs = subs
        self.nested_names: set[str] = set()

    def path(self, reference: Reference) -> Path:
        path = self._subs.path(reference)
        if len(path) > 1:
            self.nested_names.add(path[0])
        return path

    def change(self, action: Action, path: Path) -> Change:
        if action.value is None:
            return changes.removal
        operand = self._operand(action.value)
        if action.clause == "SET":
            return changes.existing(operand.read)
        value = operand.value
        assert value is not None, "the grammar of ADD and DELETE takes nothing but a value"
        if operand.type not in _OPERAND_TYPES[action.clause]:
            raise ExpressionError(
                f"Incorrect operand type for operator or function; operator: {action.clause}, "
                f"operand type: {_TYPE_NAMES[str(operand.type)]}, "
                f"typeSet: ALLOWED_FOR_{action.clause}_OPERAND"
            )
        make = changes.addition if action.clause == "ADD" else changes.deletion
        return make(path, value)

    def _operand(self, node: OperandNode | Sum) -> Operand:
        if isinstance(node, Reference):
            return path_operand(self.path(node))
        if isinstance(node, Placeholder):
            return value_operand(self._subs.value(node))
        if isinstance(node, Call):
            return self._call(node)
        if isinstance(node, Truth):
            return self._truth(node)
        left, right = self._operand(node.left), self._operand(node.right)
        _check_types(node.operator, "N", left, right)
        return result_operand(changes.sum_of(node.operator, left.read, right.read), "N")

    def _truth(self, node: Truth) -> Operand:
        binder = Binder(self._subs)
        operand = binder.operand(node)
        self.nested_names |= binder.nested_names
        return operand

    def _call(self, node: Call) -> Operand:
        function = node.function
        arguments = [self._operand(argument) for argument in node.arguments]
        if len(arguments) != 2:
            raise wrong_count(function, len(arguments))
        first, second = arguments
        if function == "list_append":
            _check_types(function, "L", first, second)
            return result_operand(changes.list_append(first.read, second.read), "L")
        check_distinct(function, first, second)
        if first.path is None:
            raise needs_path(function)
        return result_operand(changes.if_not_exists(first.read, second.read), None)


def _check_types(function: str, kind: str, *operands: Operand) -> None:
    for operand in operands:
        if operand.type not in (None, kind):
            raise wrong_type(function, operand.type)
