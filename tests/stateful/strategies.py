"""What the machines draw: a first population, writes and reads.

Hypothesis draws some bytes for each step, and everything is decided by reading them off. That is
quick, and a failing example shrinks byte by byte towards the head of each pool of choices, where
the simplest stand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

from hypothesis import strategies as st

from tests.stateful import conditions
from tests.stateful.conditions import Condition
from tests.stateful.designs import (
    DESIGNS,
    INDEX_KEYS,
    PARTITION_KEYS,
    PATHS,
    PAYLOADS,
    SORT_KEYS,
    UNFIT_INDEX_KEYS,
    Design,
)
from tests.stateful.model import Check, Delete, Index, Put, Read, Update, Write
from tests.stateful.plain import Item, Path, Value
from tests.stateful.pools import (
    ACTIONS,
    ATTRIBUTES,
    CONDITIONS,
    FILTERS,
    TTLS,
    UNFIT_ACTIONS,
    key_tests,
)
from tests.stateful.updates import Action

T = TypeVar("T")
_BYTES = 40  # enough for nearly every step; what is missing reads as zeros
_NAMES = list(DESIGNS)
_SHOWN: list[Path] = [("pk",), ("sk",), ("g",), *PATHS]


class Choices:
    """Decisions read off bytes."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        width = 1 if count <= 256 else 2
        taken, self._content = self._content[:width], self._content[width:]
        return int.from_bytes(taken, "big") % count

    def pick(self, pool: Sequence[T]) -> T:
        """One of the pool."""
        return pool[self.below(len(pool))]

    def some(self, pool: Sequence[T], at_least: int, at_most: int) -> list[T]:
        """A few of the pool, perhaps one of them twice."""
        return [self.pick(pool) for _ in range(at_least + self.below(at_most - at_least + 1))]


def drawn(make: Callable[[Choices], T]) -> st.SearchStrategy[T]:
    """What `make` decides on drawn bytes."""

    @st.composite
    def decided(draw: Callable[[st.SearchStrategy[bytes]], bytes]) -> T:
        return make(Choices(draw(_bytes)))

    return decided()


_bytes = st.binary(min_size=_BYTES, max_size=_BYTES)


def condition(choices: Choices, pool: Sequence[Condition] = CONDITIONS) -> Condition:
    """A condition, or two of them joined."""
    leaf = choices.pick(pool)
    shape = choices.below(6)
    if shape == 1:
        return conditions.Not(leaf)
    if shape == 2:
        return conditions.Both(leaf, choices.pick(pool))
    if shape == 3:
        return conditions.Either(leaf, choices.pick(pool))
    return leaf


def _maybe_condition(choices: Choices, one_in: int = 3) -> Condition | None:
    return condition(choices) if choices.below(one_in) == 1 else None


def name(choices: Choices) -> str:
    """A table."""
    return choices.pick(_NAMES)


def _key(choices: Choices, table: str) -> Item:
    kinds = DESIGNS[table].key_types
    key = {"pk": choices.pick(PARTITION_KEYS[kinds[0]])}
    return {**key, "sk": choices.pick(SORT_KEYS[kinds[1]])} if len(kinds) > 1 else key


def _put(choices: Choices, condition: Condition | None = None) -> Put:
    table = name(choices)
    return Put(table, {**_key(choices, table), **_attributes(choices)}, condition)


def _attributes(choices: Choices) -> Item:
    """Attributes with one fault at most: the model does not say which of two is reported first."""
    attributes = dict(choices.some(ATTRIBUTES, 0, 7))
    faults = [pair for pair in attributes.items() if pair in UNFIT_INDEX_KEYS]
    return {at: value for at, value in attributes.items() if (at, value) not in faults[1:]}


def _update(choices: Choices, condition: Condition | None = None) -> Update:
    table = name(choices)
    key = _key(choices, table)
    return Update(table, key, _apart(choices.some(ACTIONS, 1, 4)), condition)


def _apart(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the actions whose paths do not meet, with one fault at most."""
    kept: list[Action] = []
    for action in actions:
        is_second_fault = action in UNFIT_ACTIONS and any(a in UNFIT_ACTIONS for a in kept)
        if not is_second_fault and not any(_meet(action.path, other.path) for other in kept):
            kept.append(action)
    return tuple(kept)


def _meet(one: Path, other: Path) -> bool:
    """Whether one path leads to or through the other, or takes its list for a map."""
    for left, right in zip(one, other, strict=False):
        if left != right:
            return type(left) is not type(right)
    return True


def _delete(choices: Choices, condition: Condition | None = None) -> Delete:
    table = name(choices)
    return Delete(table, _key(choices, table), condition)


def _check(choices: Choices, _: Condition | None = None) -> Check:
    table = name(choices)
    return Check(table, _key(choices, table), condition(choices))


def put(choices: Choices) -> Put:
    """A put, often with a condition."""
    return _put(choices, _maybe_condition(choices))


def update(choices: Choices) -> Update:
    """An update of one to four actions, often with a condition."""
    return _update(choices, _maybe_condition(choices))


def delete(choices: Choices) -> Delete:
    """A delete, often with a condition."""
    return _delete(choices, _maybe_condition(choices))


def batch(choices: Choices) -> list[Write]:
    """Up to six puts and deletes."""
    return _distinct([make(choices) for make in choices.some((_put, _put, _delete), 1, 6)])


def transaction(choices: Choices) -> list[Write]:
    """Up to four writes and checks."""
    makers = choices.some((_put, _update, _delete, _check), 1, 4)
    return _distinct([make(choices, _maybe_condition(choices, one_in=6)) for make in makers])


def _distinct(writes: Sequence[Write]) -> list[Write]:
    """The first write of each item: a batch or transaction may have but one."""
    found: dict[str, Write] = {}
    for write in writes:
        given = write.item if isinstance(write, Put) else write.key
        found.setdefault(repr((write.table, given["pk"], given.get("sk"))), write)
    return list(found.values())


def population(seed: int) -> list[Write]:
    """Items to begin with: nothing for 0, else about half of all keys, most in most indexes."""
    chance = random.Random(seed)
    writes: list[Write] = []
    for table, design in DESIGNS.items():
        pools = (PARTITION_KEYS, SORT_KEYS)
        columns = [pool[kind] for pool, kind in zip(pools, design.key_types, strict=False)]
        keys = [dict(zip(("pk", "sk"), values, strict=False)) for values in product(*columns)]
        for key in chance.sample(keys, len(keys) // 2 + 1 if seed else 0):
            attributes = [*chance.sample(INDEX_KEYS, 9), *chance.sample(PAYLOADS, 7)]
            attributes.append(chance.choice(TTLS))
            writes.append(Put(table, {**key, **dict(attributes)}))
    return writes


def keys(choices: Choices) -> list[tuple[str, Item]]:
    """Up to six keys of any tables."""
    return [(table, _key(choices, table)) for table in choices.some(_NAMES, 1, 6)]


def projection(choices: Choices) -> tuple[Path, ...]:
    """Paths that do not meet to show of an item, or none to show it whole."""
    kept: list[Path] = []
    for path in choices.some(_SHOWN, 0, 4) if choices.below(2) else ():
        if not any(_meet(path, other) for other in kept):
            kept.append(path)
    return tuple(kept)


def _sources() -> Iterator[tuple[Design, Index | None]]:
    for design in DESIGNS.values():
        yield from [(design, None)] * 3
        for index in (*design.indexes, design.extra):
            yield design, index


_SOURCES = list(_sources())
_LIMITS = [None, 1, 2, 3, 5, 50]


def scan(choices: Choices) -> tuple[Read, int | None]:
    """A scan of a table or index, and how many items to look at."""
    design, index = choices.pick(_SOURCES)
    read = Read(
        table=design.name,
        index=index.name if index else None,
        filter=condition(choices, FILTERS) if choices.below(2) else None,
        **_selection(choices, index),
    )
    return read, choices.pick(_LIMITS)


def query(choices: Choices) -> tuple[Read, int | None]:
    """A query of a table or index, and how many items to look at."""
    design, index = choices.pick(_SOURCES)
    read = Read(
        table=design.name,
        index=index.name if index else None,
        partition=_partition(choices, design, index),
        sort_tests=_sort_tests(choices, design, index),
        is_forward=choices.below(2) == 0,
        filter=condition(choices, FILTERS) if choices.below(2) else None,
        **_selection(choices, index),
    )
    return read, choices.pick(_LIMITS)


def _selection(choices: Choices, index: Index | None) -> dict[str, Any]:
    """What to show: everything, a projection, a count, or what the index has."""
    select = choices.below(8)
    if select in (1, 2):
        paths = projection(choices)
        return {"projection": paths, "select": "SPECIFIC_ATTRIBUTES" if paths else None}
    if select == 3:
        return {"projection": projection(choices)}
    if select == 4:
        return {"select": "COUNT"}
    if select == 5:
        return {"select": "ALL_ATTRIBUTES"}
    if select == 6 and index is not None:
        return {"select": "ALL_PROJECTED_ATTRIBUTES"}
    return {}


def _partition(choices: Choices, design: Design, index: Index | None) -> tuple[Value, ...]:
    types = design.table().types
    pools = {"pk": PARTITION_KEYS[types["pk"]], "sk": SORT_KEYS[types.get("sk", "S")]}
    for at in ("g", "s", "u", "b"):
        pools[at] = [value for other, value in INDEX_KEYS if other == at]
    return tuple(choices.pick(pools[at]) for at in (index.partition if index else ("pk",)))


def _sort_tests(choices: Choices, design: Design, index: Index | None) -> tuple[Condition, ...]:
    """Equalities on the first sort attributes, and any test on the one after them."""
    table = design.table()
    sort = index.sort if index else table.key[1:]
    count = choices.below(len(sort) + 1)
    tests: list[Condition] = [
        conditions.Equals((at,), choices.pick(SORT_KEYS[table.types[at]]))
        for at in sort[: max(0, count - 1)]
    ]
    last = [choices.pick(key_tests(at, table.types[at])) for at in sort[len(tests) : count]]
    return (*tests, *(choices.pick(group) for group in last))
