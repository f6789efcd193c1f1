"""Where items stand: in their table, and in the indexes that have a place for them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.engine.items import keys
from tablewright.engine.tables.definition import IndexDefinition, TableDefinition
from tablewright.engine.tables.schema import Index, Table, key_bytes
from tablewright.errors import ValidationException
from tablewright.values.attributes import Item, normalized_item

TYPES = {"pk": "S", "sk": "S", "a": "S", "b": "S", "n": "N", "c": "B"}


def _index(number: int, partition: str, sort: str = "") -> IndexDefinition:
    key_schema = [{"AttributeName": name, "KeyType": "HASH"} for name in partition]
    key_schema += [{"AttributeName": name, "KeyType": "RANGE"} for name in sort]
    return IndexDefinition(number, f"i{number}", True, key_schema, {"ProjectionType": "ALL"})


def _table(sort_key: bool = True) -> Table:
    key_schema = [{"AttributeName": "pk", "KeyType": "HASH"}]
    if sort_key:
        key_schema.append({"AttributeName": "sk", "KeyType": "RANGE"})
    attributes = [{"AttributeName": n, "AttributeType": t} for n, t in TYPES.items()]
    indexes = [
        _index(9, "a", "b"),
        _index(8, "a"),
        _index(7, "b", "n"),
        _index(6, "ab", "nc"),
        _index(5, "c", "ab"),
    ]
    return Table(TableDefinition(1, "things", "", 0.0, attributes, key_schema, indexes))


TABLE = _table()

LONG = ("x" * 255, "x" * 256, "x" * 257, "é" * 512, "é" * 513, "x" * 1025, "x" * 2048, "x" * 2049)
TEXTS = st.sampled_from(["", "a", "b", "grün", "\x00", "日本", *LONG])
VALUES = st.one_of(
    st.builds(lambda text: {"S": text}, TEXTS),
    st.builds(lambda number: {"N": str(number)}, st.integers(-(10**20), 10**20)),
    st.builds(lambda content: {"B": content}, st.binary(max_size=9)),
    st.sampled_from([{"NULL": True}, {"L": []}, {"M": {"S": {"S": "a"}}}]),
)


@st.composite
def items(draw: st.DrawFn) -> Item:
    """An item that may have any value, or none, under the name of a key attribute."""
    item: Item = draw(st.dictionaries(st.sampled_from(list(TYPES)), VALUES))
    normalized_item(item)
    return item


def _has_fit_key(index: Index, item: Item) -> bool:
    """The rule for an index, in as few words as possible."""
    for attribute in (*index.partition, *index.sort):
        if key_bytes(item.get(attribute.name, {}), attribute.type) == 0:
            return False
    partition = [key_bytes(item[each.name], each.type) for each in index.partition]
    sort = [key_bytes(item[each.name], each.type) for each in index.sort]
    return (
        max(partition) <= limits.PARTITION_KEY_BYTES_MAX and sum(sort) <= limits.SORT_KEY_BYTES_MAX
    )


@given(items())
def test_an_item_has_a_place_in_every_index_that_its_keys_are_fit_for(item: Item):
    expected = {
        index: index.entry_key(item, b"") for index in TABLE.indexes if _has_fit_key(index, item)
    }
    assert expected == TABLE.places(item)
    assert [index for index in TABLE.indexes if index in expected] == list(TABLE.places(item))


@given(st.lists(items(), max_size=6))
def test_a_place_does_not_depend_on_what_was_placed_before(several: list[Item]):
    expected = [_table().places(item).values() for item in several]
    assert list(map(list, expected)) == [list(TABLE.places(item).values()) for item in several]


@pytest.mark.parametrize("name", ["a", "b"])
def test_the_longest_key_has_a_place_and_a_longer_one_has_none(name: str):
    most = {"a": limits.PARTITION_KEY_BYTES_MAX, "b": limits.SORT_KEY_BYTES_MAX}[name]
    index, others = TABLE.indexes[0], {"a": {"S": "x"}, "b": {"S": "x"}}
    assert index.place({**others, name: {"S": "x" * most}}) is not None
    assert index.place({**others, name: {"S": "x" * (most + 1)}}) is None
    assert index.place({**others, name: {"S": "é" * (most // 2)}}) is not None
    assert index.place({**others, name: {"S": "é" * (most // 2) + "x"}}) is None


def _told(check: Any, *arguments: Any, **options: Any) -> str | bytes:
    try:
        return check(*arguments, **options)
    except ValidationException as refusal:
        return refusal.message


@given(items(), st.booleans())
def test_the_key_in_an_item_is_the_key_that_is_given_apart(item: Item, has_sort: bool):
    table = _table(has_sort)
    key = {name: item[name] for name in table.key_names if name in item}
    apart, inside = _told(keys.item_key_of, table, key), _told(keys.item_key_in, table, item)
    assert isinstance(apart, bytes) == isinstance(inside, bytes)
    if isinstance(apart, bytes):
        assert apart == inside == table.item_key(key)


@given(items())
def test_a_batch_tells_a_missing_key_and_a_wrong_one_in_the_same_words(item: Item):
    single = _told(keys.item_key_in, TABLE, item)
    batch = _told(keys.item_key_in, TABLE, item, plain_mismatch=True)
    is_typed = all("S" in item.get(name, {}) for name in TABLE.key_names)
    if is_typed:
        assert single == batch
    elif isinstance(single, str) and "empty string" not in single:
        assert batch == keys.MISMATCH


def test_a_key_with_a_stray_attribute_is_refused():
    key = {"pk": {"S": "a"}, "sk": {"S": "b"}, "a": {"S": "c"}}
    assert keys.MISMATCH == _told(keys.item_key_of, TABLE, key)
    assert isinstance(_told(keys.item_key_in, TABLE, key), bytes)
