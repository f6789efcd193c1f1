"""What a SELECT reads: by its keys wherever they serve, and never more than it must.

Every item fills a read unit, so that what a consistent read costs is how many items were read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ServiceError, limits

PARTITIONS, SORTS = "abc", "1234"
FILLING = "x" * (limits.READ_UNIT_BYTES - 100)
OVERLAP = "Overlapping conditions with range keys are not supported in where clause"
KEYS = list(product(PARTITIONS, SORTS))
ITEMS = len(KEYS)


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        engine.call("CreateTable", _table())
        for partition, sort in KEYS:
            item = {"pk": partition, "sk": sort, "owner": sort, "rank": f"{partition}{sort}"}
            values = {name: {"S": text} for name, text in {**item, "f": FILLING}.items()}
            engine.call("PutItem", {"TableName": "filled", "Item": values})
        yield engine


def _table() -> dict[str, Any]:
    def key(partition: str, sort: str) -> list[dict[str, str]]:
        return [
            {"AttributeName": partition, "KeyType": "HASH"},
            {"AttributeName": sort, "KeyType": "RANGE"},
        ]

    def index(name: str, partition: str, sort: str) -> dict[str, Any]:
        whole = {"ProjectionType": "ALL"}
        return {"IndexName": name, "KeySchema": key(partition, sort), "Projection": whole}

    names = ("pk", "sk", "owner", "rank")
    return {
        "TableName": "filled",
        "KeySchema": key("pk", "sk"),
        "AttributeDefinitions": [{"AttributeName": n, "AttributeType": "S"} for n in names],
        "GlobalSecondaryIndexes": [index("by_owner", "owner", "pk")],
        "LocalSecondaryIndexes": [index("by_rank", "pk", "rank")],
        "BillingMode": "PAY_PER_REQUEST",
    }


def run(engine: Engine, text: str, **more: Any) -> dict[str, Any]:
    return engine.call("ExecuteStatement", {"Statement": text, **more})


def items_read(engine: Engine, text: str, *, is_global: bool = False) -> float:
    """How many items a statement reads; a read that finds nothing costs as much as one."""
    answer = run(engine, text, ReturnConsumedCapacity="TOTAL", ConsistentRead=not is_global)
    units = answer["ConsumedCapacity"]["CapacityUnits"]
    return 2 * units if is_global else units


def all_rows(engine: Engine, text: str) -> list[dict[str, Any]]:
    """The rows of every page."""
    answer = run(engine, text)
    rows: list[dict[str, Any]] = answer["Items"]
    while "NextToken" in answer:
        answer = run(engine, text, NextToken=answer["NextToken"])
        rows += answer["Items"]
    return rows


BY_KEY = {
    "pk = 'a'": 4,
    "pk = 'a' AND sk = '2'": 1,
    "'a' = pk AND '2' = sk": 1,
    "pk = 'a' AND sk > '2'": 2,
    "pk = 'a' AND '2' < sk": 2,
    "pk = 'a' AND sk <= '3'": 3,
    "pk = 'a' AND sk BETWEEN '2' AND '3'": 2,
    "pk = 'a' AND begins_with(sk, '4')": 1,
    "pk = 'a' AND sk > '1' AND sk < '4'": 2,
    "pk = 'a' AND sk > '1' AND (sk < '4' AND f = 'no')": 2,
    "pk = 'a' AND f = 'no'": 4,
    "f = 'no' AND pk = 'a' AND sk = '1'": 1,
    "pk = 'a' AND (f = 'no' OR owner = '1')": 4,
    "pk = 'a' AND NOT sk = '1'": 4,
    "pk = 'a' AND sk <> '1'": 4,
    "pk = 'a' AND sk IN ['1', '3']": 2,
    "pk = 'a' AND (sk < '2' OR sk > '3')": 2,
    "pk IN ['a', 'b'] AND sk = '1'": 2,
    "pk IN ('c', 'a')": 8,
    "pk = 'a' OR pk = 'b' AND sk = '1'": 5,
    "pk = 'a' AND sk = '1' OR pk = 'b' AND f = 'no'": 5,
    "(pk = 'a' OR pk = 'b') AND (sk = '1' OR sk = '2')": 4,
    "pk = 'a' AND pk = 'b'": 1,
    "pk = 'a' AND sk > '3' AND sk < '2'": 1,
    "pk = 'z'": 1,
}
EVERYTHING = [
    "sk = '1'",
    "f = 'no'",
    "pk <> 'a'",
    "NOT pk = 'a'",
    "pk > 'a'",
    "begins_with(pk, 'a')",
    "pk = 'a' OR f = 'no'",
    "pk = 'a' OR sk = '1'",
    "pk = owner",
    "(pk = 'a') = true",
]


@pytest.mark.parametrize("where", BY_KEY)
def test_a_key_is_used_wherever_it_serves(engine: Engine, where: str):
    assert BY_KEY[where] == items_read(engine, f"SELECT * FROM filled WHERE {where}")


@pytest.mark.parametrize("where", EVERYTHING)
def test_without_a_partition_key_in_every_alternative_everything_is_read(
    engine: Engine, where: str
):
    assert ITEMS == items_read(engine, f"SELECT * FROM filled WHERE {where}")


def test_without_a_condition_everything_is_read(engine: Engine):
    assert ITEMS == items_read(engine, "SELECT * FROM filled")


def test_columns_do_not_make_a_read_cheaper(engine: Engine):
    assert 4 == items_read(engine, "SELECT sk FROM filled WHERE pk = 'a'")


@pytest.mark.parametrize(
    ("where", "reads"),
    [
        ("owner = '1'", 3),
        ("owner = '1' AND pk > 'a'", 2),
        ("owner IN ['1', '2'] AND pk = 'a'", 2),
        ("pk = 'a'", ITEMS),
    ],
)
def test_the_keys_of_a_global_index_serve_in_that_index(engine: Engine, where: str, reads: int):
    text = f"SELECT * FROM filled.by_owner WHERE {where}"
    assert reads == items_read(engine, text, is_global=True)


@pytest.mark.parametrize(
    ("where", "reads"),
    [("pk = 'a'", 4), ("pk = 'a' AND rank >= 'a3'", 2), ("pk = 'a' AND sk = '1'", 4)],
)
def test_the_keys_of_a_local_index_serve_in_that_index(engine: Engine, where: str, reads: int):
    assert reads == items_read(engine, f"SELECT * FROM filled.by_rank WHERE {where}")


def test_an_index_is_never_chosen_by_itself(engine: Engine):
    assert ITEMS == items_read(engine, "SELECT * FROM filled WHERE owner = '1'")


# Random conditions on keys, against the same question asked of every item.

Test = Callable[[str], bool]
# Sort keys of every kind that the conditions below can distinguish, most of them of no item.
PROBES = ["/", "0", "00", "1", "2", "20", "22", "3", "30", "4", "5", "50", "6"]


class Alternative(NamedTuple):
    """Conditions joined by AND: the partitions, and for each range of sort keys its tests."""

    text: str
    partitions: list[str]
    branches: list[tuple[Test, ...]]
    is_loose: bool  # it says what the sort key is not

    def holds(self, partition: str, sort: str) -> bool:
        return partition in self.partitions and any(
            all(test(sort) for test in branch) for branch in self.branches
        )


@st.composite
def _sort_tests(draw: st.DrawFn) -> tuple[str, list[Test]]:
    """A condition on the sort key, and its alternatives."""
    low, high = sorted([draw(st.sampled_from("0235")), draw(st.sampled_from("0235"))])
    return draw(
        st.sampled_from(
            [
                (f"sk = '{low}'", [lambda sort: sort == low]),
                (f"sk < '{high}'", [lambda sort: sort < high]),
                (f"sk <= '{high}'", [lambda sort: sort <= high]),
                (f"'{low}' < sk", [lambda sort: sort > low]),
                (f"sk >= '{low}'", [lambda sort: sort >= low]),
                (f"sk BETWEEN '{low}' AND '{high}'", [lambda sort: low <= sort <= high]),
                (f"sk IN ['{low}', '{high}']", [lambda sort: sort == low, lambda s: s == high]),
                (f"begins_with(sk, '{low}')", [lambda sort: sort.startswith(low)]),
                (f"sk <> '{low}'", [lambda sort: sort != low]),
            ]
        )
    )


@st.composite
def _alternatives(draw: st.DrawFn) -> Alternative:
    partitions = draw(st.lists(st.sampled_from("abz"), min_size=1, max_size=2, unique=True))
    tests = draw(st.lists(_sort_tests(), max_size=2))
    named = f"pk IN [{', '.join(map(repr, partitions))}]"
    if len(partitions) == 1 and draw(st.booleans()):
        named = f"'{partitions[0]}' = pk"
    text = " AND ".join([named, *[test for test, _ in tests]])
    return Alternative(text, partitions, list(product(*[each for _, each in tests])), "<>" in text)


def _overlap(alternatives: list[Alternative]) -> bool:
    """Whether two ranges of one partition have a sort key in common."""
    seen: set[tuple[str, str]] = set()
    for alternative in alternatives:
        for partition, branch in product(alternative.partitions, alternative.branches):
            keys = {(partition, probe) for probe in PROBES if all(test(probe) for test in branch)}
            if not alternative.is_loose:
                if seen & keys:
                    return True
                seen |= keys
    return False


@given(st.lists(_alternatives(), min_size=1, max_size=3), st.sampled_from(["", " DESC"]))
def test_random_conditions_on_keys_find_what_they_name_in_order(
    engine: Engine, alternatives: list[Alternative], direction: str
):
    where = " OR ".join(f"({each.text})" for each in alternatives)
    text = f"SELECT pk, sk FROM filled WHERE {where} ORDER BY pk{direction}, sk{direction}"
    if _overlap(alternatives):
        with pytest.raises(ServiceError) as refusal:
            all_rows(engine, text)
        assert OVERLAP == refusal.value.message
        return
    named = [key for key in KEYS if any(each.holds(*key) for each in alternatives)]
    expected = named[::-1] if direction else named
    assert expected == [(row["pk"]["S"], row["sk"]["S"]) for row in all_rows(engine, text)]
