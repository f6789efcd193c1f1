"""Disks that fail to keep a commit: writing stops, reading goes on, opening again helps."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import lmdb
import pytest

from tablewright import Engine
from tablewright.errors import WritesStoppedError
from tests.crash.failed_sync import Rig
from tests.crash.failing_calls import Failure
from tests.crash.failing_child import TABLE, key

FAILURES = [
    Failure("fdatasync", 1),
    Failure("fdatasync", 3),
    Failure("fdatasync", 2, goes_on=True),
    Failure("writev", 2),
    Failure("pwrite64", 1),  # the meta page of the first commit
    Failure("pwrite64", 4, goes_on=True),
    Failure("fdatasync", 2, errno.ENOSPC),
    Failure("writev", 1, errno.ENOSPC),
    Failure("pwrite64", 2, errno.ENOSPC),
]


@pytest.mark.usefixtures("can_inject")
@pytest.mark.parametrize("failure", FAILURES, ids=str)
def test_a_failed_write_or_sync_loses_nothing_that_was_acknowledged(
    tmp_path: Path, failure: Failure
):
    rig = Rig(tmp_path)
    assert rig.run(failure), "the failure did not happen"
    assert [] == rig.outcome.problems


@pytest.mark.usefixtures("can_inject")
def test_the_rig_notices_a_failed_commit_that_is_answered_like_any_other(tmp_path: Path):
    rig = Rig(tmp_path, fault="failed_commits_swallowed")
    rig.run(Failure("fdatasync", 2))
    assert [finding for finding in rig.outcome.problems if "lost" in finding]


class _FailingEnvironment:
    """An environment whose commits fail."""

    def __init__(self, environment: Any) -> None:
        self._environment = environment

    def __getattr__(self, name: str) -> Any:
        return getattr(self._environment, name)

    def begin(self, *how: Any, **options: Any) -> Any:
        if options.get("write"):
            raise lmdb.DiskError("mdb_txn_commit", errno.EIO)
        return self._environment.begin(*how, **options)


def test_after_an_io_error_writes_are_refused_and_reads_are_not(tmp_path: Path):
    """The same without a compiler or strace: the error is simulated."""
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": TABLE,
                "BillingMode": "PAY_PER_REQUEST",
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
            },
        )
        engine.call("PutItem", {"TableName": TABLE, "Item": key(1)})
        store = engine._context.store
        working = store.environment
        store.environment = _FailingEnvironment(working)
        with pytest.raises(WritesStoppedError) as failed:
            engine.call("PutItem", {"TableName": TABLE, "Item": key(2)})
        assert failed.value.is_outcome_unknown
        store.environment = working
        with pytest.raises(WritesStoppedError) as refused:
            engine.call("PutItem", {"TableName": TABLE, "Item": key(2)})
        assert not refused.value.is_outcome_unknown
        assert {"Item": key(1)} == engine.call("GetItem", {"TableName": TABLE, "Key": key(1)})
        assert {} == engine.call("GetItem", {"TableName": TABLE, "Key": key(2)})
    with Engine.open(tmp_path / "store", sweeps=False) as engine:
        engine.call("PutItem", {"TableName": TABLE, "Item": key(2)})
