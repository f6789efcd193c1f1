"""Imports: what becomes of objects, of errors, and of imports that do not come to their end."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine, ManualClock, limits
from tablewright.engine.transfers import import_formats
from tablewright.engine.transfers.buckets import Bucket, MemoryBuckets
from tablewright.errors import (
    ImportConflictException,
    LimitExceededException,
    ValidationException,
)
from tablewright.ids import CountingIds
from tests.engine.things import make_things, put, thing
from tests.engine.transferring import (
    START,
    counts,
    data_prefix,
    error_log,
    export,
    exporting,
    import_,
    import_csv,
    items_of,
    lines,
    put_object,
)
from tests.examples import examples
from tests.expressions import strategies

World = tuple[Engine, Path]
BAD_ITEMS = (
    "Some of the items failed validation checks and were not imported. Please check CloudWatch "
    "error logs for more details."
)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """An engine without tables, and the folder of its buckets."""
    with Engine.memory(clock=ManualClock(START), ids=CountingIds(), buckets=tmp_path) as engine:
        yield engine, tmp_path


# Items that are refused

BAD_ITEM_LINES = {
    "a missing key": '{"Item": {"n": {"N": "1"}}}',
    "a key of another type": '{"Item": {"id": {"N": "1"}}}',
    "an empty key": '{"Item": {"id": {"S": ""}}}',
    "a key that is too long": json.dumps({"Item": thing("k" * 2049)}),
    "an empty name": '{"Item": {"id": {"S": "x"}, "": {"S": "v"}}}',
    "a value without a type": '{"Item": {"id": {"S": "x"}, "v": {}}}',
    "a value of an unknown type": '{"Item": {"id": {"S": "x"}, "v": {"X": "1"}}}',
    "a number that is none": '{"Item": {"id": {"S": "x"}, "v": {"N": "one"}}}',
    "an empty set": '{"Item": {"id": {"S": "x"}, "v": {"SS": []}}}',
    "an item that is too large": json.dumps({"Item": thing("x", v="v" * (400 * 1024))}),
}


@pytest.mark.parametrize("line", BAD_ITEM_LINES.values(), ids=BAD_ITEM_LINES.keys())
def test_an_item_that_breaks_a_rule_is_left_out_and_the_rest_is_imported(world: World, line: str):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")) + line + "\n" + lines(thing("2")))
    described = import_(engine)
    assert ("FAILED", 3, 2, 1) == counts(described)
    assert ("ItemValidationError", BAD_ITEMS) == (
        described["FailureCode"],
        described["FailureMessage"],
    )
    assert [thing("1"), thing("2")] == items_of(engine)


def test_after_a_line_that_is_no_item_the_next_object_is_read(world: World):
    engine, folder = world
    put_object(folder, "1.json", lines(thing("1")) + '{"Item": \n' + lines(thing("lost")))
    put_object(folder, "2.json", lines(thing("2")))
    assert ("FAILED", 3, 2, 1) == counts(import_(engine))
    assert [thing("1"), thing("2")] == items_of(engine)


def test_errors_are_logged_as_they_are_in_cloudwatch(world: World):
    engine, folder = world
    put_object(folder, "a/data.csv", "title,year\nThe Dark Side of the Moon,1973\n")
    described = import_csv(engine, key="pk:S")
    assert [
        {
            "itemS3Pointer": {"bucket": "exports", "key": "a/data.csv", "itemIndex": 0},
            "importArn": described["ImportArn"],
            "errorMessages": [
                "One or more parameter values were invalid: Missing the key pk in the item"
            ],
        }
    ] == error_log(folder, described)
    log_group = "arn:aws:logs:us-east-1:000000000000:log-group:/aws-dynamodb/imports:*"
    assert log_group == described["CloudWatchLogGroupArn"]


def test_only_the_first_errors_are_logged(world: World, monkeypatch: pytest.MonkeyPatch):
    engine, folder = world
    monkeypatch.setattr(limits, "IMPORT_ERRORS_LOGGED_MAX", 3)
    put_object(folder, "data.json", '{"Item": {}}\n' * 10)
    described = import_(engine)
    assert ("FAILED", 10, 0, 10) == counts(described)
    assert 3 == len(error_log(folder, described))


def test_an_import_without_errors_has_no_log(world: World):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")))
    assert ("COMPLETED", 1, 1, 0) == counts(import_(engine))
    assert not (folder / ".logs").exists()


def test_an_engine_in_memory_counts_errors_without_a_log():
    with Engine.memory() as engine:
        assert "S3NoSuchBucket" == import_(engine)["FailureCode"]


# Sources


def test_a_bucket_that_is_not_there_makes_no_table(world: World):
    engine, _ = world
    described = import_(engine)
    assert ("FAILED", "S3NoSuchBucket") == (described["ImportStatus"], described["FailureCode"])
    assert [] == engine.call("ListTables", {})["TableNames"]


def test_an_object_that_vanishes_is_an_error(world: World, monkeypatch: pytest.MonkeyPatch):
    engine, folder = world
    put_object(folder, "1.json", lines(thing("1")))
    put_object(folder, "2.json", lines(thing("2")))
    keys = type(engine._context.buckets).keys  # pyright: ignore[reportPrivateUsage]

    def listing(*given: Any) -> list[str]:
        found = keys(*given)
        (folder / "exports" / "1.json").unlink()
        return found

    monkeypatch.setattr("tablewright.engine.transfers.folder_buckets.FolderBuckets.keys", listing)
    described = import_(engine)
    assert ("FAILED", 2, 1, 1) == counts(described)
    assert [thing("2")] == items_of(engine)


def test_all_keys_that_begin_with_the_prefix_are_read(world: World):
    engine, folder = world
    for key in ("data/1.json", "data2/2.json", "data.bak", "other/3.json"):
        put_object(folder, key, lines(thing(key)))
    assert ("COMPLETED", 3, 3, 0) == counts(import_(engine, prefix="data"))
    assert ("COMPLETED", 1, 1, 0) == counts(import_(engine, prefix="data/1.json", table="second"))
    assert ("COMPLETED", 0, 0, 0) == counts(import_(engine, prefix="none", table="third"))
    assert ("COMPLETED", 4, 4, 0) == counts(import_(engine, table="fourth"))


def test_empty_objects_count_for_nothing(world: World):
    engine, folder = world
    put_object(folder, "empty", "")
    body = lines(thing("1"))
    put_object(folder, "full", body)
    described = import_(engine)
    assert ("COMPLETED", 1, 1, 0) == counts(described)
    assert len(body) == described["ProcessedSizeBytes"]


def test_packed_objects_that_are_not_unpacked_are_errors(world: World):
    engine, folder = world
    put_object(folder, "data.json.gz", gzip.compress(lines(thing("1")).encode()))
    assert ("FAILED", 1, 0, 1) == counts(import_(engine))
    packed = import_(engine, table="packed", InputCompressionType="GZIP")
    assert ("COMPLETED", 1, 1, 0) == counts(packed)
    assert len(lines(thing("1"))) == packed["ProcessedSizeBytes"]


def test_the_root_of_an_export_is_more_than_its_data(tmp_path: Path):
    """As on AWS: the manifests are not items."""
    with exporting(tmp_path, ManualClock(START)) as engine:
        for key in ("1", "2", "3"):
            put(engine, key)
        described = export(engine, S3Prefix="exp")
        root = import_(engine, prefix="exp/", InputCompressionType="GZIP")
        assert ("FAILED", 7, 3, 4) == counts(root)
        data = import_(
            engine, prefix=data_prefix(described), table="right", InputCompressionType="GZIP"
        )
        assert ("COMPLETED", 3, 3, 0) == counts(data)


def test_of_several_items_with_one_key_the_last_stays(world: World):
    engine, folder = world
    put_object(folder, "1.json", lines(thing("a", n=1), thing("b", n=1), thing("a", n=2)))
    put_object(folder, "2.json", lines(thing("b", n=3)))
    assert ("COMPLETED", 4, 4, 0) == counts(import_(engine))
    assert [thing("a", n=2), thing("b", n=3)] == items_of(engine)
    assert 2 == engine.call("DescribeTable", {"TableName": "copy"})["Table"]["ItemCount"]


def test_a_prefix_that_leads_out_of_its_bucket_is_refused(world: World):
    engine, _ = world
    with pytest.raises(ValidationException):
        import_(engine, prefix="../secrets")


@pytest.mark.skipif(import_formats.can_unpack("ZSTD"), reason="this Python has ZSTD")
def test_zstd_is_refused_where_python_has_it_not(world: World):
    engine, _ = world
    with pytest.raises(ValidationException, match="ZSTD is not supported by this Python"):
        import_(engine, InputCompressionType="ZSTD")


# Tables


def test_the_table_is_made_as_it_is_asked_for(world: World):
    engine, folder = world
    items = [thing(str(n), colour="red" if n % 2 else "blue", n=n) for n in range(5)]
    put_object(folder, "data.json", lines(*items))
    index = {
        "IndexName": "by-colour",
        "KeySchema": [{"AttributeName": "colour", "KeyType": "HASH"}],
        "Projection": {"ProjectionType": "KEYS_ONLY"},
        "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1},
    }
    described = import_(
        engine,
        creation={
            "BillingMode": "PROVISIONED",
            "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 6},
            "SSESpecification": {"Enabled": True},
            "AttributeDefinitions": [
                {"AttributeName": "id", "AttributeType": "S"},
                {"AttributeName": "colour", "AttributeType": "S"},
            ],
            "GlobalSecondaryIndexes": [index],
        },
    )
    table = engine.call("DescribeTable", {"TableName": "copy"})["Table"]
    assert described["TableId"] == table["TableId"]
    assert ("ACTIVE", 5, 5) == (
        table["TableStatus"],
        table["ItemCount"],
        table["ProvisionedThroughput"]["ReadCapacityUnits"],
    )
    assert "ENABLED" == table["SSEDescription"]["Status"]
    assert 5 == table["GlobalSecondaryIndexes"][0]["ItemCount"]
    page = engine.call("Scan", {"TableName": "copy", "IndexName": "by-colour"})
    assert 5 == page["Count"]


def test_an_item_without_the_key_of_an_index_is_in_the_table_alone(world: World):
    engine, folder = world
    put_object(folder, "data.csv", "id,rank\na,1\nb,x\n")
    index = {
        "IndexName": "by-rank",
        "KeySchema": [{"AttributeName": "rank", "KeyType": "HASH"}],
        "Projection": {"ProjectionType": "ALL"},
    }
    described = import_csv(
        engine,
        key="id:S rank:N",
        creation={
            "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
            "GlobalSecondaryIndexes": [index],
        },
    )
    assert ("FAILED", 2, 1, 1) == counts(described)
    assert [{"id": {"S": "a"}, "rank": {"N": "1"}}] == items_of(engine)


def test_csv_keys_have_the_types_of_their_definitions(world: World):
    engine, folder = world
    put_object(folder, "data.csv", 'id,n,title,n2\na,007,"Hello, you",7\na,1e2,"",\n')
    described = import_csv(engine, key="id:S n:N")
    assert ("COMPLETED", 2, 2, 0) == counts(described)
    assert [
        {"id": {"S": "a"}, "n": {"N": "100"}, "n2": {"S": ""}, "title": {"S": ""}},
        {"id": {"S": "a"}, "n": {"N": "7"}, "n2": {"S": "7"}, "title": {"S": "Hello, you"}},
    ] == items_of(engine)


def test_csv_options_are_used_and_told(world: World):
    engine, folder = world
    put_object(folder, "data.csv", "a;1\nb;2\n")
    options = {"Delimiter": ";", "HeaderList": ["id", "v"]}
    described = import_csv(engine, csv=options)
    assert ("COMPLETED", 2, 2, 0) == counts(described)
    assert {"Csv": options} == described["InputFormatOptions"]
    assert [thing("a", v="1"), thing("b", v="2")] == items_of(engine)


def test_a_token_of_another_import_is_refused_for_eight_hours(tmp_path: Path):
    clock = ManualClock(START)
    with Engine.memory(clock=clock, buckets=tmp_path) as engine:
        import_(engine, ClientToken="token")
        clock.advance(seconds=8 * 3600)
        with pytest.raises(ImportConflictException):
            import_(engine, table="another", ClientToken="token")
        clock.advance(seconds=1)
        assert "FAILED" == import_(engine, table="another", ClientToken="token")["ImportStatus"]


def test_no_more_tables_are_imported_than_there_may_be(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    engine, folder = world
    put_object(folder, "data.json", lines(thing("1")))
    monkeypatch.setattr(limits, "TABLES_MAX", 1)
    import_(engine)
    with pytest.raises(LimitExceededException):
        import_(engine, table="another")


# There and back again

_keys = st.sampled_from(["", "a", "b", "é", "\U0001d11e", 'with "quotes"', "two\nlines"])
_numbers = st.sampled_from(["0", "-1", "1.5", "100", "0.001"])


@settings(max_examples=examples(60))
@given(
    st.lists(
        st.builds(
            lambda key, n, rest: {**rest, "id": {"S": f"k{key}"}, "at": {"N": n}},
            _keys,
            _numbers,
            strategies.items,
        ),
        max_size=8,
    )
)
def test_what_is_exported_and_imported_is_the_same(items: list[dict[str, Any]]):
    with Engine.memory() as engine:
        make_things(
            engine,
            KeySchema=[
                {"AttributeName": "id", "KeyType": "HASH"},
                {"AttributeName": "at", "KeyType": "RANGE"},
            ],
            attributes=[{"AttributeName": "at", "AttributeType": "N"}],
        )
        specification = {"PointInTimeRecoveryEnabled": True}
        engine.call(
            "UpdateContinuousBackups",
            {"TableName": "things", "PointInTimeRecoverySpecification": specification},
        )
        for item in items:
            engine.call("PutItem", {"TableName": "things", "Item": item})
        described = export(engine)
        copied = import_(
            engine, key="id:S at:N", prefix=data_prefix(described), InputCompressionType="GZIP"
        )
        distinct = len(items_of(engine, "things"))
        assert ("COMPLETED", distinct, distinct, 0) == counts(copied)
        assert items_of(engine, "things") == items_of(engine)


def test_an_import_reads_what_is_in_a_store_of_buckets_of_its_own():
    """Other implementations of buckets raise the errors of `BucketStore`."""

    class OneObject(MemoryBuckets):
        def keys(self, bucket: Bucket, prefix: str) -> list[str]:
            return [f"{bucket.name}/{prefix}"]

        @contextmanager
        def reading(self, bucket: Bucket, key: str) -> Generator[IO[bytes]]:
            yield io.BytesIO(lines(thing(key)).encode())

    with Engine.memory(buckets=OneObject()) as engine:
        assert ("COMPLETED", 1, 1, 0) == counts(import_(engine, prefix="mine"))
        assert [thing("exports/mine")] == items_of(engine)
