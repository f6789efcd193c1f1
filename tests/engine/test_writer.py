"""The one writer: who shares a commit, who is disturbed by whom, and what happens meanwhile."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage.writer import Writer
from tablewright.errors import ClosedError, DamagedRecordError, ValidationException
from tests.engine.things import PATIENCE_SECONDS, get, keys_in, make_things, put


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


@pytest.fixture
def writer(engine: Engine) -> Writer:
    return engine._context.writer


class Queue(deque[Any]):
    """The jobs that wait, telling when there are enough of them."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = threading.Condition()

    def append(self, job: Any) -> None:
        with self._changed:
            super().append(job)
            self._changed.notify_all()

    def wait_for(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self) >= count, PATIENCE_SECONDS)


class Leader:
    """A job that holds its commit open until others wait behind it."""

    def __init__(self, writer: Writer, *, waiting: int) -> None:
        self.queue = writer._waiting = Queue()
        self._waiting = waiting
        self._is_leading = threading.Event()
        self._thread = threading.Thread(target=writer.run, args=(self._job,), daemon=True)

    def _job(self, changes: ChangeSet) -> None:
        self._is_leading.set()
        self.queue.wait_for(self._waiting)

    def __enter__(self) -> Leader:
        self._thread.start()
        assert self._is_leading.wait(PATIENCE_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive()


def _behind_a_leader(writer: Writer, jobs: list[Callable[[ChangeSet], Any]]) -> list[Any]:
    """Runs jobs in threads of their own, so that all wait for the commit that is going on."""
    outcomes: list[Any] = [None] * len(jobs)

    def work(place: int) -> None:
        try:
            outcomes[place] = writer.run(jobs[place])
        except BaseException as error:
            outcomes[place] = error

    threads = [
        threading.Thread(target=work, args=(place,), daemon=True) for place in range(len(jobs))
    ]
    with Leader(writer, waiting=len(jobs)):
        for thread in threads:
            thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive()
    return outcomes


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs each commit had."""
    sizes: list[int] = []
    commit_together = Writer._commit_together

    def counted(self: Writer, batch: list[Any]) -> None:
        sizes.append(len(batch))
        commit_together(self, batch)

    monkeypatch.setattr(Writer, "_commit_together", counted)
    return sizes


def test_a_refused_job_disturbs_nobody_in_its_commit(writer: Writer, commits: list[int]):
    def refused(changes: ChangeSet) -> None:
        raise ValidationException("no")

    outcomes = _behind_a_leader(writer, [lambda _: "done", refused, lambda _: "done"])
    assert "done" == outcomes[0] == outcomes[2]
    assert isinstance(outcomes[1], ValidationException)
    assert [1, 3] == commits


def test_a_job_that_fails_is_set_apart_and_the_others_are_done_once(
    writer: Writer, commits: list[int]
):
    def broken(changes: ChangeSet) -> None:
        raise DamagedRecordError("a record is damaged.")

    def noted(key: bytes) -> Callable[[ChangeSet], bytes]:
        def job(changes: ChangeSet) -> bytes:
            count = int.from_bytes(changes.txn.get(key, db=changes.store.tokens) or b"\x00", "big")
            changes.txn.put(key, (count + 1).to_bytes(1, "big"), db=changes.store.tokens)
            return key

        return job

    outcomes = _behind_a_leader(writer, [noted(b"a"), broken, noted(b"b")])
    assert b"a" == outcomes[0]
    assert isinstance(outcomes[1], DamagedRecordError)
    assert b"b" == outcomes[2]
    # The shared commit came to nothing, so each job was run again in one of its own.
    assert [1, 3, 1, 1, 1] == commits

    def counts(changes: ChangeSet) -> list[bytes]:
        return [changes.txn.get(key, db=changes.store.tokens) for key in (b"a", b"b")]

    assert [b"\x01", b"\x01"] == writer.run(counts)


def test_a_refused_job_inside_a_job_is_the_outer_jobs_to_handle(writer: Writer, commits: list[int]):
    def refused(changes: ChangeSet) -> None:
        raise ValidationException("no")

    def handles(changes: ChangeSet) -> str:
        with pytest.raises(ValidationException):
            writer.run(refused)
        return "done"

    assert "done" == writer.run(handles)
    with pytest.raises(ValidationException):
        writer.run(lambda _: writer.run(refused))
    assert [1, 1] == commits


def test_what_a_job_inside_a_failed_job_wrote_is_undone(writer: Writer):
    def note(changes: ChangeSet) -> None:
        changes.txn.put(b"a", b"1", db=changes.store.tokens)

    def broken(changes: ChangeSet) -> None:
        writer.run(note)
        raise DamagedRecordError("a record is damaged.")

    with pytest.raises(DamagedRecordError):
        writer.run(broken)
    assert writer.run(lambda changes: changes.txn.get(b"a", db=changes.store.tokens)) is None


def test_a_job_may_run_others_in_its_commit(writer: Writer, commits: list[int]):
    seen: list[ChangeSet] = []

    def outer(changes: ChangeSet) -> list[int]:
        seen.append(changes)
        return [writer.run(lambda inner, n=n: (seen.append(inner), n)[1]) for n in range(3)]

    assert [0, 1, 2] == writer.run(outer)
    assert [1] == commits
    assert 1 == len({id(changes) for changes in seen})
    writer.run(seen.append)
    assert [1, 1] == commits
    assert 2 == len({id(changes) for changes in seen}), "the commit of before is over"


def test_a_job_of_another_thread_is_not_part_of_the_commit_that_goes_on(
    writer: Writer, commits: list[int]
):
    assert ["one", "two"] == _behind_a_leader(writer, [lambda _: "one", lambda _: "two"])
    assert [1, 2] == commits


def test_those_who_wait_share_one_commit(writer: Writer, commits: list[int]):
    outcomes = _behind_a_leader(writer, [lambda _, n=n: n for n in range(15)])
    assert list(range(15)) == outcomes
    assert [1, 15] == commits


def test_sixteen_threads_need_fewer_commits_than_writes(engine: Engine, commits: list[int]):
    writers, writes = 16, 25
    keys = [[f"{writer}-{write}" for write in range(writes)] for writer in range(writers)]

    def work(mine: list[str]) -> None:
        for key in mine:
            put(engine, key)

    threads = [threading.Thread(target=work, args=(mine,), daemon=True) for mine in keys]
    with Leader(engine._context.writer, waiting=writers):
        for thread in threads:
            thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    assert sorted(key for mine in keys for key in mine) == keys_in(engine)
    assert writers * writes + 1 == sum(commits)
    assert len(commits) < writers * writes
    assert writers <= max(commits)


def test_a_commit_takes_no_more_than_its_limit(
    writer: Writer, commits: list[int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tablewright.limits.GROUP_COMMIT_WRITES_MAX", 4)
    outcomes = _behind_a_leader(writer, [lambda _, n=n: n for n in range(10)])
    assert list(range(10)) == outcomes
    assert [1, 4, 4, 2] == commits


def test_a_lone_writer_commits_by_itself(engine: Engine, commits: list[int]):
    for number in range(3):
        put(engine, str(number))
    assert [1, 1, 1] == commits


def test_reads_go_on_while_a_commit_takes_its_time(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    """A read must see the state before the commit, at once, and the state after it then."""
    put(engine, "thing", colour="red")
    is_committing, may_end = threading.Event(), threading.Event()
    finish = ChangeSet.finish

    def slow_finish(self: ChangeSet) -> None:
        finish(self)
        is_committing.set()
        assert may_end.wait(PATIENCE_SECONDS)

    monkeypatch.setattr(ChangeSet, "finish", slow_finish)
    writing = threading.Thread(target=put, args=(engine, "thing"), kwargs={"colour": "blue"})
    writing.start()
    assert is_committing.wait(PATIENCE_SECONDS)
    seen_meanwhile = get(engine, "thing")
    scanned_meanwhile = keys_in(engine)
    assert writing.is_alive(), "an answer is given after the commit and not before"
    may_end.set()
    writing.join(PATIENCE_SECONDS)
    assert {"S": "red"} == (seen_meanwhile or {})["colour"]
    assert ["thing"] == scanned_meanwhile
    assert {"S": "blue"} == (get(engine, "thing") or {})["colour"]


def test_a_writer_of_a_closed_store_is_refused(engine: Engine, writer: Writer):
    engine.close()
    with pytest.raises(ClosedError):
        writer.run(lambda _: None)


def test_those_who_wait_when_the_engine_closes_are_told(engine: Engine, writer: Writer):
    outcomes: list[Any] = []

    def work() -> None:
        try:
            outcomes.append(writer.run(lambda _: "written"))
        except ClosedError as error:
            outcomes.append(error)

    waiting = [threading.Thread(target=work, daemon=True) for _ in range(3)]
    closing = threading.Thread(target=engine.close, daemon=True)
    with Leader(writer, waiting=4) as leader:  # the three, and the close behind them
        for thread in waiting:
            thread.start()
        leader.queue.wait_for(3)
        closing.start()
    for thread in (*waiting, closing):
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive()
    assert [ClosedError] * 3 == [type(outcome) for outcome in outcomes]
