"""From key conditions to a range: the part of a table or index that a Query reads.

Not here: parsing the conditions (`expressions.key_conditions`).
"""

from __future__ import annotations

from tablewright.engine.items import keys, ranges, start_keys
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.tables.schema import Index, KeyAttribute, Table
from tablewright.errors import ValidationException
from tablewright.expressions import KeyConditions, KeyTest
from tablewright.values.attributes import Item

_UNSUPPORTED = "Query key condition not supported"
_INDEXABLE = frozenset(("=", "<", "<=", ">", ">=", "BETWEEN", "begins_with"))


def planned_range(
    table: Table, index: Index | None, tests: KeyConditions, start: Item | None = None
) -> KeyRange:
    """Returns the range of the tests; raises DynamoDB's errors for invalid conditions.

    DynamoDB checks the key attribute by attribute, each in the start key and in the conditions;
    that is why the start key is checked here.
    """
    partition = (table.partition,) if index is None else index.partition
    sort = index.sort if index is not None else (table.sort,) if table.sort is not None else ()
    _check_count(tests, len(partition) + len(sort))
    for place, attribute in enumerate((*partition, *sort)):
        if start is not None:
            start_keys.check_attribute(attribute, start)
        is_sort = place >= len(partition)
        if not is_sort and len(partition) == 1:
            _check_lone_partition(attribute, tests, has_sort=bool(sort))
        if attribute.name in tests:
            _check_test(attribute, tests[attribute.name], is_sort=is_sort)
    _check_partition(tests, partition)
    sort_tests = _sort_tests(tests, partition, sort)
    key = {attribute.name: tests[attribute.name].operands[0] for attribute in partition}
    if index is None:
        prefix = table.partition_key(key[table.partition.name])
    else:
        prefix = index.partition_key(key)
    key_range = ranges.of_partition(prefix, sort_tests, is_index=index is not None)
    if key_range.upper < key_range.lower:
        return KeyRange(key_range.lower, key_range.lower)
    return key_range


def _check_count(tests: KeyConditions, key_length: int) -> None:
    if len(tests) > max(key_length, 2):
        raise ValidationException(
            f"The number of query conditions ({len(tests)}) exceeds the number of key "
            f"attributes defined in the schema ({key_length})"
        )


def _check_lone_partition(attribute: KeyAttribute, tests: KeyConditions, *, has_sort: bool) -> None:
    if not has_sort and len(tests) > 1:
        raise ValidationException(_UNSUPPORTED)
    if attribute.name not in tests:
        raise _missed(attribute.name)


def _check_test(attribute: KeyAttribute, test: KeyTest, *, is_sort: bool) -> None:
    if test.operator not in _INDEXABLE:
        raise ValidationException("Attempted conditional constraint is not an indexable operation")
    for operand in test.operands:
        keys.check_condition_value(attribute, operand, is_sort=is_sort)


def _check_partition(tests: KeyConditions, partition: tuple[KeyAttribute, ...]) -> None:
    """Rejects a query without a partition."""
    loose = [
        attribute.name
        for attribute in partition
        if attribute.name not in tests or tests[attribute.name].operator != "="
    ]
    if not loose:
        return
    if len(partition) == 1:
        raise ValidationException(_UNSUPPORTED)
    raise ValidationException(
        f"HASH key attributes {', '.join(loose)} must have equality conditions specified in "
        "the query"
    )


def _sort_tests(
    tests: KeyConditions,
    partition: tuple[KeyAttribute, ...],
    sort: tuple[KeyAttribute, ...],
) -> list[KeyTest]:
    """Returns the tests on sort attributes: equalities without a gap, then one more test."""
    named = [place for place, attribute in enumerate(sort) if attribute.name in tests]
    strangers = len(tests) - len(partition) - len(named)
    if strangers:
        raise _missed(next((a.name for a in sort if a.name not in tests), partition[0].name))
    if not named:
        return []
    last = named[-1]
    loose = [
        attribute.name
        for attribute in sort[:last]
        if attribute.name not in tests or tests[attribute.name].operator != "="
    ]
    if loose:
        raise ValidationException(
            f"RANGE key attributes {', '.join(loose)} must have equality conditions specified in "
            f"the query because a condition is present on key attribute {sort[last].name}"
        )
    return [tests[attribute.name] for attribute in sort[: last + 1]]


def _missed(attribute_name: str) -> ValidationException:
    return ValidationException(f"Query condition missed key schema element: {attribute_name}")
