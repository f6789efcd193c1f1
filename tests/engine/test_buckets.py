"""Buckets in a folder and in memory: what they keep, and what they do not let out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablewright import Engine, ManualClock
from tablewright.engine.transfers.buckets import (
    DENIED,
    NO_BUCKET,
    NO_OBJECT,
    UNKNOWN,
    Bucket,
    BucketError,
    BucketStore,
    MemoryBuckets,
)
from tablewright.engine.transfers.folder_buckets import FolderBuckets
from tablewright.errors import ValidationException
from tests.engine.transferring import START, export, exporting, import_, put_object

MINE = Bucket("mine")
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture(params=["folder", "memory"])
def buckets(request: pytest.FixtureRequest, tmp_path: Path) -> BucketStore:
    return FolderBuckets(tmp_path / "buckets") if request.param == "folder" else MemoryBuckets()


def write(buckets: BucketStore, bucket: Bucket = MINE, **objects: bytes) -> None:
    with buckets.writing(bucket) as writer:
        for key, content in objects.items():
            with writer.new_object(key.replace("__", "/")) as file:
                file.write(content)


def content(buckets: BucketStore, key: str, bucket: Bucket = MINE) -> bytes:
    with buckets.reading(bucket, key) as file:
        return file.read()


def code_of(attempt: object) -> str:
    assert callable(attempt)
    with pytest.raises(BucketError) as failed:
        attempt()
    return failed.value.code


# Both kinds


def test_a_bucket_that_is_not_there_is_told(buckets: BucketStore):
    assert NO_BUCKET == code_of(lambda: buckets.keys(MINE, ""))


def test_an_object_that_is_not_there_is_told(buckets: BucketStore):
    write(buckets, here=b"")
    assert NO_OBJECT == code_of(lambda: content(buckets, "there"))


def test_a_bucket_of_somebody_else_is_denied(buckets: BucketStore):
    write(buckets, one=b"1")
    stolen = Bucket("mine", owner="111111111111")
    assert DENIED == code_of(lambda: write(buckets, stolen, two=b"2"))
    assert DENIED == code_of(lambda: buckets.keys(stolen, ""))
    assert DENIED == code_of(lambda: content(buckets, "one", stolen))
    assert b"1" == content(buckets, "one", Bucket("mine", owner="000000000000"))


def test_what_was_written_is_read(buckets: BucketStore):
    write(buckets, a__b=b"1", a__c__d=b"2", other=b"3")
    assert ["a/b", "a/c/d", "other"] == buckets.keys(MINE, "")
    assert ["a/b", "a/c/d"] == buckets.keys(MINE, "a")
    assert ["a/c/d"] == buckets.keys(MINE, "a/c/")
    assert [] == buckets.keys(MINE, "none/at/all")
    assert b"2" == content(buckets, "a/c/d")


def test_an_object_can_be_written_again(buckets: BucketStore):
    write(buckets, one=b"old")
    write(buckets, one=b"new")
    assert b"new" == content(buckets, "one")


def test_an_exception_leaves_no_object(buckets: BucketStore):
    write(buckets, old=b"")

    def break_off() -> None:
        with buckets.writing(MINE) as writer:
            with writer.new_object("first") as file:
                file.write(b"1")
            with writer.new_object("second") as file:
                file.write(b"2")
                raise LookupError

    with pytest.raises(LookupError):
        break_off()
    assert ["old"] == buckets.keys(MINE, "")


# In a folder


@pytest.mark.parametrize(
    "name", ["..", ".", ".unfinished", "a/b", "/etc", "a\\b", "", "a\x00", "é"]
)
def test_a_name_that_is_none_of_a_bucket_is_denied(tmp_path: Path, name: str):
    buckets = FolderBuckets(tmp_path / "buckets")
    (tmp_path / "buckets").mkdir()
    assert DENIED == code_of(lambda: write(buckets, Bucket(name), one=b"1"))
    assert DENIED == code_of(lambda: buckets.keys(Bucket(name), ""))
    assert DENIED == code_of(lambda: content(buckets, "one", Bucket(name)))


@pytest.mark.parametrize("key", ["../one", "a/../../one", "..", "./one", "a\x00b"])
def test_a_key_that_leads_elsewhere_is_refused(tmp_path: Path, key: str):
    buckets = FolderBuckets(tmp_path / "buckets")
    write(buckets, one=b"1")
    for attempt in (
        lambda: buckets.check_key(key),
        lambda: buckets.keys(MINE, key),
        lambda: content(buckets, key),
    ):
        with pytest.raises(ValidationException):
            attempt()


def test_a_link_that_leads_out_is_not_followed(tmp_path: Path):
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret").write_bytes(b"secret")
    buckets = FolderBuckets(tmp_path / "buckets")
    write(buckets, one=b"1")
    home = tmp_path / "buckets"
    (home / "mine" / "folder").symlink_to(outside)
    (home / "mine" / "file").symlink_to(outside / "secret")
    (home / "bucket").symlink_to(outside)
    assert ["one"] == buckets.keys(MINE, "")
    assert DENIED == code_of(lambda: buckets.keys(MINE, "folder/"))
    for key in ("file", "folder/secret"):
        assert DENIED == code_of(lambda key=key: content(buckets, key))
    assert DENIED == code_of(lambda: write(buckets, folder__new=b""))
    assert DENIED == code_of(lambda: buckets.keys(Bucket("bucket"), ""))
    assert DENIED == code_of(lambda: write(buckets, Bucket("bucket"), new=b""))
    assert ["secret"] == [path.name for path in outside.iterdir()]


def test_a_link_that_leads_to_itself_is_no_object(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    write(buckets, one=b"1")
    (tmp_path / "mine" / "loop").symlink_to(tmp_path / "mine" / "loop")
    assert ["one"] == buckets.keys(MINE, "")
    assert DENIED == code_of(lambda: content(buckets, "loop"))


def test_a_key_that_is_too_long_for_a_file_is_told(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    write(buckets, one=b"1")
    assert UNKNOWN == code_of(lambda: content(buckets, "k" * 1000))
    assert [] == buckets.keys(MINE, "k" * 1000)


def test_a_link_that_stays_inside_is_followed(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    write(buckets, one=b"1")
    (tmp_path / "mine" / "again").symlink_to(tmp_path / "mine" / "one")
    assert ["again", "one"] == buckets.keys(MINE, "")
    assert b"1" == content(buckets, "again")


def test_a_leading_slash_means_nothing_to_a_folder(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    with buckets.writing(MINE) as writer, writer.new_object("/a/b") as file:
        file.write(b"1")
    assert ["a/b"] == buckets.keys(MINE, "/a")
    assert b"1" == content(buckets, "/a/b")


def test_nothing_has_its_name_before_all_is_written(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    with buckets.writing(MINE) as writer:
        with writer.new_object("one") as file:
            file.write(b"1")
        assert [] == buckets.keys(MINE, "")
    assert ["one"] == buckets.keys(MINE, "")
    assert [] == list((tmp_path / ".unfinished").iterdir())


def test_what_a_crash_left_unfinished_goes(tmp_path: Path):
    draft = tmp_path / ".unfinished" / "draft"
    draft.mkdir(parents=True)
    (draft / "0").write_bytes(b"half")
    FolderBuckets(tmp_path).tidy()
    assert [] == list(tmp_path.iterdir())


def test_a_file_in_the_way_is_told_without_its_path(tmp_path: Path):
    buckets = FolderBuckets(tmp_path)
    write(buckets, one=b"1")
    with pytest.raises(BucketError) as failed:
        write(buckets, one__two=b"2")
    assert UNKNOWN == failed.value.code
    assert str(tmp_path) not in failed.value.message


@pytest.mark.skipif(IS_ROOT, reason="the superuser may write everywhere")
def test_a_folder_that_cannot_be_written_is_denied(tmp_path: Path):
    (tmp_path / "mine").mkdir()
    (tmp_path / ".unfinished").mkdir()
    (tmp_path / ".unfinished").chmod(0o500)
    assert DENIED == code_of(lambda: write(FolderBuckets(tmp_path), one=b"1"))


# What an engine uses


def test_s3_is_not_taken_for_a_folder(tmp_path: Path):
    with pytest.raises(ValueError, match="S3Buckets"):
        Engine.open(tmp_path / "store", sweeps=False, buckets="s3://")
    Engine.open(tmp_path / "store", sweeps=False).close()
    assert not Path("s3:").exists()


def test_a_store_has_buckets_in_its_own_folder(tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        put_object(tmp_path / "store" / "buckets", "data.json", '{"Item":{"id":{"S":"1"}}}')
        assert "COMPLETED" == import_(engine)["ImportStatus"]


def test_what_a_crash_left_in_a_stores_own_buckets_goes_when_it_is_opened(tmp_path: Path):
    Engine.open(tmp_path / "store", sweeps=False).close()
    draft = tmp_path / "store" / "buckets" / ".unfinished" / "draft"
    draft.mkdir(parents=True)
    Engine.open(tmp_path / "store", sweeps=False).close()
    assert not draft.exists()


def test_a_process_that_only_reads_leaves_what_another_has_not_finished(tmp_path: Path):
    Engine.open(tmp_path / "store", sweeps=False).close()
    draft = tmp_path / "store" / "buckets" / ".unfinished" / "draft"
    draft.mkdir(parents=True)
    Engine.follow(tmp_path / "store").close()
    assert draft.exists()


def test_an_engine_can_be_told_of_another_folder(tmp_path: Path):
    folder = tmp_path / "elsewhere"
    with Engine.open(tmp_path / "store", sweeps=False, buckets=str(folder)) as engine:
        put_object(folder, "data.json", '{"Item":{"id":{"S":"1"}}}')
        assert "COMPLETED" == import_(engine)["ImportStatus"]
    assert not (tmp_path / "store" / "buckets").exists()


def test_an_engine_in_memory_can_have_a_folder_of_buckets(tmp_path: Path):
    with exporting(tmp_path, ManualClock(START)) as engine:
        assert (tmp_path / "exports" / export(engine)["ExportManifest"]).is_file()
