"""DynamoDB's limits of tables, indexes and tags, one below each, at it, and one above it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright import Engine, ManualClock, ServiceError, limits
from tests.engine.limit_steps import Request, check_around, create, text


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as engine:
        create(engine)
        yield engine


def test_names_of_tables_have_3_to_255_characters(engine: Engine) -> None:
    with pytest.raises(ServiceError):
        create(engine, "t" * (limits.NAME_LENGTH_MIN - 1))
    create(engine, "t" * limits.NAME_LENGTH_MIN)
    check_around(limits.NAME_LENGTH_MAX, lambda length: create(engine, "t" * length))


def global_index(name: str, *keys: str, included: list[str] | None = None) -> Request:
    projection: Request = {"ProjectionType": "KEYS_ONLY"}
    if included is not None:
        projection = {"ProjectionType": "INCLUDE", "NonKeyAttributes": included}
    return {
        "IndexName": name,
        "KeySchema": [{"AttributeName": key, "KeyType": "HASH"} for key in keys],
        "Projection": projection,
    }


def test_names_of_indexes_have_3_to_255_characters(engine: Engine) -> None:
    def attempt(length: int) -> None:
        indexes = [global_index("i" * length, "g")]
        create(engine, f"named{length}", defined=["g"], GlobalSecondaryIndexes=indexes)

    with pytest.raises(ServiceError):
        attempt(limits.NAME_LENGTH_MIN - 1)
    attempt(limits.NAME_LENGTH_MIN)
    check_around(limits.NAME_LENGTH_MAX, attempt)


def test_names_of_keys_index_keys_and_included_attributes_have_at_most_255_bytes(
    engine: Engine,
) -> None:
    most = limits.KEY_ATTRIBUTE_NAME_BYTES_MAX
    check_around(most, lambda length: create(engine, f"key{length}", "k" * length))

    def with_index_key(length: int) -> None:
        name = "g" * length
        indexes = [global_index("by_g", name)]
        create(engine, f"index{length}", defined=[name], GlobalSecondaryIndexes=indexes)

    def with_included(length: int) -> None:
        indexes = [global_index("by_g", "g", included=["n" * length])]
        create(engine, f"included{length}", defined=["g"], GlobalSecondaryIndexes=indexes)

    check_around(most, with_index_key)
    check_around(most, with_included)


def test_a_table_has_at_most_20_global_indexes(engine: Engine) -> None:
    def attempt(count: int) -> None:
        names = [f"g{number:02}" for number in range(count)]
        indexes = [global_index(f"by_{name}", name) for name in names]
        create(engine, f"many{count}", defined=names, GlobalSecondaryIndexes=indexes)

    check_around(limits.GSIS_MAX, attempt)


def local_index(name: str, sort: str, included: list[str] | None = None) -> Request:
    index = global_index(name, "pk", included=included)
    index["KeySchema"].append({"AttributeName": sort, "KeyType": "RANGE"})
    return index


def test_a_table_has_at_most_5_local_indexes(engine: Engine) -> None:
    def attempt(count: int) -> None:
        names = [f"l{number}" for number in range(count)]
        indexes = [local_index(f"by_{name}", name) for name in names]
        create(engine, f"many{count}", defined=names, LocalSecondaryIndexes=indexes)

    check_around(limits.LSIS_MAX, attempt)


def test_an_index_includes_at_most_20_attributes(engine: Engine) -> None:
    def attempt(count: int) -> None:
        included = [f"n{number}" for number in range(count)]
        indexes = [global_index("by_g", "g", included=included)]
        create(engine, f"included{count}", defined=["g"], GlobalSecondaryIndexes=indexes)

    check_around(limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX, attempt)


def test_the_indexes_of_a_table_include_at_most_100_attributes(engine: Engine) -> None:
    def attempt(count: int) -> None:
        included = [f"n{number}" for number in range(count)]
        step = limits.NON_KEY_ATTRIBUTES_PER_INDEX_MAX
        parts = [included[start : start + step] for start in range(0, count, step)]
        names = [f"g{number}" for number in range(len(parts))]
        indexes = [
            global_index(f"by_{name}", name, included=part)
            for name, part in zip(names, parts, strict=True)
        ]
        create(engine, f"included{count}", defined=names, GlobalSecondaryIndexes=indexes)

    check_around(limits.NON_KEY_ATTRIBUTES_MAX, attempt)


def test_the_key_of_a_global_index_has_at_most_four_attributes_of_each_kind(
    engine: Engine,
) -> None:
    def attempt(partition: int, sort: int) -> None:
        partition_names = [f"h{number}" for number in range(partition)]
        sort_names = [f"r{number}" for number in range(sort)]
        index = global_index("wide", *partition_names)
        index["KeySchema"] += [{"AttributeName": name, "KeyType": "RANGE"} for name in sort_names]
        defined = [*partition_names, *sort_names]
        name = f"wide-{partition}-{sort}"
        create(engine, name, defined=defined, GlobalSecondaryIndexes=[index])

    check_around(limits.INDEX_PARTITION_ATTRIBUTES_MAX, lambda count: attempt(count, 4))
    check_around(limits.INDEX_SORT_ATTRIBUTES_MAX, lambda count: attempt(1, count))


def test_keys_are_strings_numbers_or_binary(engine: Engine) -> None:
    def attempt(kind: str) -> None:
        engine.call(
            "CreateTable",
            {
                "TableName": f"keyed-{kind}",
                "BillingMode": "PAY_PER_REQUEST",
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": kind}],
            },
        )

    for kind in ("BOOL", "NULL", "SS", "NS", "BS", "L", "M"):
        with pytest.raises(ServiceError):
            attempt(kind)
    for kind in ("S", "N", "B"):
        attempt(kind)


def test_an_account_has_at_most_2500_tables(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 2_500 == limits.TABLES_MAX
    monkeypatch.setattr(limits, "TABLES_MAX", 4)  # as few as possible: one already exists
    create(engine, "second")
    create(engine, "third")
    create(engine, "fourth")
    with pytest.raises(ServiceError) as refusal:
        create(engine, "fifth")
    assert "LimitExceededException" == refusal.value.type
    engine.call("DeleteTable", {"TableName": "third"})
    create(engine, "fifth")


def test_one_index_at_a_time_is_added_or_removed(engine: Engine) -> None:
    def attempt(count: int) -> None:
        names = [f"g{count}{number}" for number in range(count)]
        engine.call(
            "UpdateTable",
            {
                "TableName": "things",
                "AttributeDefinitions": [
                    {"AttributeName": name, "AttributeType": "S"} for name in names
                ],
                "GlobalSecondaryIndexUpdates": [
                    {"Create": global_index(f"by_{name}", name)} for name in names
                ],
            },
        )

    with pytest.raises(ServiceError) as refusal:
        attempt(2)
    assert "LimitExceededException" == refusal.value.type
    attempt(1)


def test_an_item_collection_has_at_most_10_gb(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 10 * limits.GIB == limits.ITEM_COLLECTION_BYTES_MAX
    monkeypatch.setattr(limits, "ITEM_COLLECTION_BYTES_MAX", 1_000)
    create(engine, "local", defined=["l"], LocalSecondaryIndexes=[local_index("by_l", "l")])
    keys_bytes = len("pk" + "a" + "sk" + "1" + "v")

    def attempt(size: int) -> None:
        item = {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": text(size - keys_bytes)}
        engine.call("PutItem", {"TableName": "local", "Item": item})

    check_around(1_000, attempt, refused_as="ItemCollectionSizeLimitExceededException")


def test_an_item_and_what_local_indexes_hold_of_it_have_at_most_400_kb(engine: Engine) -> None:
    create(engine, "local", defined=["l"], LocalSecondaryIndexes=[local_index("by_l", "l")])
    keys_bytes = len("pk" + "a" + "sk" + "1" + "l" + "x")

    def attempt(size: int) -> None:
        rest = text(size - 2 * keys_bytes - len("v"))
        item = {"pk": {"S": "a"}, "sk": {"S": "1"}, "l": text(1), "v": rest}
        engine.call("PutItem", {"TableName": "local", "Item": item})

    check_around(limits.ITEM_SIZE_BYTES_MAX, attempt)


def test_time_to_live_is_changed_once_an_hour(engine: Engine, clock: ManualClock) -> None:
    def attempt(enabled: bool) -> None:
        specification = {"Enabled": enabled, "AttributeName": "expires"}
        engine.call(
            "UpdateTimeToLive", {"TableName": "things", "TimeToLiveSpecification": specification}
        )

    attempt(enabled=True)
    clock.advance(seconds=limits.TTL_CHANGE_SECONDS - 1)
    with pytest.raises(ServiceError):
        attempt(enabled=False)
    clock.advance(seconds=1)
    attempt(enabled=False)


def test_a_table_has_at_most_50_tags(engine: Engine) -> None:
    arn = engine.call("DescribeTable", {"TableName": "things"})["Table"]["TableArn"]
    check_around(
        limits.TAGS_MAX,
        lambda count: engine.call(
            "TagResource",
            {"ResourceArn": arn, "Tags": [{"Key": str(n), "Value": ""} for n in range(count)]},
        ),
    )
