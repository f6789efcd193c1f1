"""The ranges that a SELECT reads, in order.

With a partition key in every alternative of WHERE it reads the ranges of queries, and otherwise
everything; overlapping ranges are read once.
Not here: conditions as alternatives (`engine.partiql.branches`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablewright import limits
from tablewright.engine.items import keys, ranges
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.partiql.branches import Branch, Brancher
from tablewright.engine.tables.schema import Index, KeyAttribute, Table
from tablewright.errors import ValidationException
from tablewright.expressions.tree import ConditionNode
from tablewright.partiql import OrderTerm, StatementBindings, Where
from tablewright.values.attributes import AttributeValue, type_of
from tablewright.values.order import equal, rank

_OVERLAP = "Overlapping conditions with range keys are not supported in where clause"
_TOO_MANY_READS = "Too many decomposed read operations for a given query."
_KEY_TYPES = ("S", "N", "B")


@dataclass(slots=True)
class Partition:
    """The alternatives of one partition, and their ranges."""

    value: AttributeValue
    prefix: bytes
    branches: list[Branch] = field(default_factory=list[Branch])
    ranges: list[KeyRange] = field(default_factory=list[KeyRange])


@dataclass(frozen=True, slots=True)
class Plan:
    """The ranges of a SELECT; without a key, one range of the whole table or index."""

    ranges: tuple[KeyRange, ...]
    is_keyed: bool = False
    is_forward: bool = True
    needs_filter: bool = True
    rests: tuple[tuple[ConditionNode, ...], ...] = ()
    """The remaining condition of each partition, in the order of their values."""


def planned(
    table: Table,
    index: Index | None,
    where: Where | None,
    order: Sequence[OrderTerm],
    bindings: StatementBindings,
) -> Plan:
    """Returns the plan of a SELECT; raises DynamoDB's errors for conditions and orders on keys."""
    partition, sort = key_attributes(table, index)
    brancher = Brancher(partition.name, sort.name if sort else None, bindings)
    if where is None or not brancher.is_keyed(where.root):
        _check_unkeyed_order(where, order)
        return Plan((ranges.whole(index or table),), needs_filter=where is not None)
    for choice in brancher.choices(where.root):
        is_sort = choice.name != partition.name
        attribute = sort if is_sort and sort is not None else partition
        for test in choice.tests:
            for value in test.operands:
                check_key_value(attribute, value, is_sort=is_sort)
    if brancher.count(where.root) > limits.STATEMENT_READS_MAX:
        raise ValidationException(_TOO_MANY_READS)
    branches = brancher.branches(where.root)
    partitions = _partitions(table, index, branches)
    for each in partitions:
        _read_ranges(each, brancher, is_index=index is not None)
    is_forward, is_rising = _directions(order, partition, sort, len(partitions))
    in_order = partitions if is_rising else partitions[::-1]
    return Plan(
        tuple([r for each in in_order for r in each.ranges[:: 1 if is_forward else -1]]),
        is_keyed=len(branches) == sum(len(each.branches) for each in partitions),
        is_forward=is_forward,
        needs_filter=any(branch.rest for branch in branches),
        rests=tuple(tuple(branch.rest) for each in partitions for branch in each.branches),
    )


def key_attributes(table: Table, index: Index | None) -> tuple[KeyAttribute, KeyAttribute | None]:
    """Returns the two attributes of the key that a SELECT uses."""
    if index is None:
        return table.partition, table.sort
    return index.partition[0], index.sort[0] if index.sort else None


def check_key_value(attribute: KeyAttribute, value: AttributeValue, *, is_sort: bool) -> None:
    """Rejects an invalid value of a key attribute."""
    kind = type_of(value)
    if kind not in _KEY_TYPES:
        raise ValidationException(
            f"Key value must be of type S, N, or B. Key name: {attribute.name}, Key type: {kind}"
        )
    if kind != attribute.type:
        raise wrong_key_type(attribute)
    keys.check_condition_value(attribute, value, is_sort=is_sort)


def wrong_key_type(attribute: KeyAttribute) -> ValidationException:
    """Returns the error for a key of the wrong type."""
    return ValidationException(
        "Key attribute's data type should match its data type in table's schema: "
        f"Key {attribute.name}"
    )


def _partitions(table: Table, index: Index | None, branches: list[Branch]) -> list[Partition]:
    """Returns the partitions of the alternatives, in the order of their values.

    An alternative with two of them can never be true, and reads nothing.
    """
    found: dict[bytes, Partition] = {}
    for branch in branches:
        value, *others = branch.partitions
        if not all(equal(value, other) for other in others):
            continue
        if index is None:
            prefix = table.partition_key(value)
        else:
            prefix = index.partition_key({index.partition[0].name: value})
        found.setdefault(prefix, Partition(value, prefix)).branches.append(branch)
    return sorted(found.values(), key=lambda partition: rank(partition.value))


def _read_ranges(partition: Partition, brancher: Brancher, *, is_index: bool) -> None:
    """Finds the ranges of a partition; rejects alternatives with overlapping ranges."""
    definite: list[KeyRange] = []
    for branch in partition.branches:
        key_range = _range(partition.prefix, branch, is_index=is_index)
        if key_range.lower < key_range.upper:
            partition.ranges.append(key_range)
            if not brancher.is_loose(branch):
                definite.append(key_range)
    if len(_merged(definite)) < len(definite):
        raise ValidationException(_OVERLAP)
    partition.ranges = _merged(partition.ranges)


def _range(prefix: bytes, branch: Branch, *, is_index: bool) -> KeyRange:
    key_range = ranges.of_partition(prefix, (), is_index=is_index)
    lower, upper = key_range.lower, key_range.upper
    for test in branch.sort_tests:
        narrower = ranges.of_partition(prefix, (test,), is_index=is_index)
        lower, upper = max(lower, narrower.lower), min(upper, narrower.upper)
    return KeyRange(lower, max(lower, upper))


def _merged(unordered: Sequence[KeyRange]) -> list[KeyRange]:
    """Returns ranges in order, with overlapping ones merged."""
    merged: list[KeyRange] = []
    for key_range in sorted(unordered, key=lambda each: each.lower):
        if merged and key_range.lower < merged[-1].upper:
            upper = max(merged[-1].upper, key_range.upper)
            merged[-1] = KeyRange(merged[-1].lower, upper)
        else:
            merged.append(key_range)
    return merged


def _check_unkeyed_order(where: Where | None, order: Sequence[OrderTerm]) -> None:
    if not order:
        return
    if where is None:
        raise ValidationException(
            "Must have WHERE clause in the statement when using ORDER BY clause."
        )
    raise ValidationException(
        "Must have at least one non-optional hash key condition in WHERE clause when using "
        "ORDER BY clause."
    )


def _directions(
    order: Sequence[OrderTerm],
    partition: KeyAttribute,
    sort: KeyAttribute | None,
    partition_count: int,
) -> tuple[bool, bool]:
    """Returns whether sort keys ascend, and whether partition keys do."""
    is_descending: dict[str, bool] = {}
    names = [partition.name, *([sort.name] if sort else [])]
    for term in order:
        if term.name is None:
            raise ValidationException(
                f"Argument to ORDER BY must be of type VariableReference. Type: {term.shown}"
            )
        if term.name not in names:
            raise ValidationException(
                f"Attribute {term.name} in ORDER BY clause must be part of the primary key"
            )
        is_descending.setdefault(term.name, term.is_descending)
    if order and partition_count > 1 and partition.name not in is_descending:
        raise ValidationException(
            "Must have hash key in ORDER BY clause when more than one hash key condition "
            "specified in WHERE clause."
        )
    # As on AWS: ordered by the partition key alone, sort keys descend.
    sort_falls = is_descending.get(sort.name, bool(order)) if sort else False
    return not sort_falls, not is_descending.get(partition.name, False)
