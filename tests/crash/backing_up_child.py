"""The process that dies while it makes backups and restores from them.

One thread rewrites a whole table, again and again, each time in one transaction: in every moment
all of its items are of the same generation. Another makes backups of it, restores them, restores
the table to a moment, and deletes what it made. Before it deletes something, and after it made
something, it says so, a line each: `made table x`, `made backup ARN`, `goes x`.

    python -m tests.crash.backing_up_child PATH ROUND [FAULT]
"""

from __future__ import annotations

import itertools
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

from tablewright import Engine, limits
from tablewright.engine.backups import making as backup_making
from tablewright.engine.tables import filling, upkeep
from tablewright.engine.tables.schema import Table

LEDGER = "ledger"
ITEMS = 24
READY = b"ready\n"
_CHUNK_ITEMS = 7  # so that a restore takes several commits
_FRAME_BYTES = 400  # and a file several frames
_REWRITINGS = 4  # of the table, while a backup is made
_TOO_EARLY_SECONDS = 0.2  # that a planted fault gives a kill to come in
_BETWEEN_ITEMS_SECONDS = 0.001  # and writers to come in
_KEPT = 2  # copies of each kind that are not deleted


def create_ledger(engine: Engine, name: str = LEDGER) -> None:
    """Makes the table, with an index and with its history kept, and fills it."""
    engine.call(
        "CreateTable",
        {
            "TableName": name,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": [
                {"AttributeName": "pk", "AttributeType": "S"},
                {"AttributeName": "generation", "AttributeType": "N"},
            ],
            "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
            "GlobalSecondaryIndexes": [
                {
                    "IndexName": "by-generation",
                    "KeySchema": [{"AttributeName": "generation", "KeyType": "HASH"}],
                    "Projection": {"ProjectionType": "KEYS_ONLY"},
                }
            ],
        },
    )
    specification = {"PointInTimeRecoveryEnabled": True}
    request = {"TableName": name, "PointInTimeRecoverySpecification": specification}
    engine.call("UpdateContinuousBackups", request)
    rewrite(engine, 0, name)


def rewrite(engine: Engine, generation: int, name: str = LEDGER) -> None:
    """Gives every item of the table the same new generation, all at once."""
    puts = [
        {
            "Put": {
                "TableName": name,
                "Item": {
                    "pk": {"S": f"item {number}"},
                    "generation": {"N": str(generation)},
                    "body": {"S": f"{generation} " * (number % 20)},
                },
            }
        }
        for number in range(ITEMS)
    ]
    engine.call("TransactWriteItems", {"TransactItems": puts})


def _say(*words: str) -> None:
    os.write(1, " ".join(words).encode() + b"\n")


class Run:
    """One round."""

    def __init__(self, engine: Engine, round_number: int) -> None:
        self._engine = engine
        self._round = round_number
        self._due = threading.Semaphore(0)  # rewritings of the table

    def start(self) -> None:
        """Does what it does until it is killed."""
        for target in (self._write, self._copy):
            threading.Thread(target=target).start()

    def _write(self) -> None:
        for number in itertools.count(1):
            self._due.acquire()
            rewrite(self._engine, 1_000_000 * self._round + number)

    def _copy(self) -> None:
        tables: list[str] = []
        arns: list[str] = []
        for number in itertools.count():
            name = f"{self._round}-{number}"
            self._due.release(_REWRITINGS)  # which go on while this does
            arns.append(self._back_up(name))
            tables.append(self._restored(f"copy-{name}", BackupArn=arns[-1]))
            self._due.release(_REWRITINGS)
            tables.append(self._recovered(f"moment-{name}"))
            self._live_and_die(f"mortal-{name}")
            while len(tables) > _KEPT:
                _say("goes", tables[0])
                self._engine.call("DeleteTable", {"TableName": tables.pop(0)})
            while len(arns) > _KEPT:
                _say("goes", arns[0])
                self._engine.call("DeleteBackup", {"BackupArn": arns.pop(0)})

    def _back_up(self, name: str) -> str:
        request = {"TableName": LEDGER, "BackupName": name}
        arn = self._engine.call("CreateBackup", request)["BackupDetails"]["BackupArn"]
        _say("made backup", arn)
        return arn

    def _restored(self, name: str, **request: Any) -> str:
        self._engine.call("RestoreTableFromBackup", {"TargetTableName": name, **request})
        _say("made table", name)
        return name

    def _recovered(self, name: str) -> str:
        told = self._engine.call("DescribeContinuousBackups", {"TableName": LEDGER})
        window = told["ContinuousBackupsDescription"]["PointInTimeRecoveryDescription"]
        request = {"SourceTableName": LEDGER, "TargetTableName": name}
        moment = window["LatestRestorableDateTime"]
        self._engine.call("RestoreTableToPointInTime", {**request, "RestoreDateTime": moment})
        _say("made table", name)
        return name

    def _live_and_die(self, name: str) -> None:
        """A table whose deletion leaves a backup."""
        create_ledger(self._engine, name)
        self._engine.call("DeleteTable", {"TableName": name})


def _invite_a_kill() -> None:
    """Says something, for kills come soon after that, and waits for one."""
    _say("goes", "nothing")
    threading.Event().wait(_TOO_EARLY_SECONDS)


def _list_tables_before_they_are_full() -> None:
    """A fault: a restored table can be seen from its first commit on."""
    fill = filling.fill

    def show_and_fill(database: Any, definition: Any, *given: Any, **named: Any) -> None:
        database.writer.run(lambda changes: upkeep.replace_table(changes, Table(definition)))
        _invite_a_kill()
        fill(database, definition, *given, **named)

    filling.fill = show_and_fill
    filling._begin = lambda changes, numbers: None


def _forget_the_snapshot() -> None:
    """A fault: a backup reads the items as they are when it comes to them."""

    def read_as_it_goes(txn: Any, store: Any, table_id: bytes) -> Any:
        key = table_id
        while True:
            with store.snapshot() as fresh, fresh.cursor(db=store.items) as cursor:
                if not cursor.set_range(key) or not cursor.key().startswith(table_id):
                    return
                key, record = cursor.item()
            yield key, record
            key += b"\x00"
            threading.Event().wait(_BETWEEN_ITEMS_SECONDS)

    backup_making.stored_items = read_as_it_goes


def _register_before_the_file_is_there() -> None:
    """A fault: the commit that registers a backup comes before its file."""
    shelve, register = backup_making._shelve, backup_making._registered
    late: list[Callable[[], Any]] = []

    def shelve_late(database: Any, txn: Any, definition: Any, items: int, file: str, **more: Any):
        with database.store.snapshot() as again:
            contents = shelve(database, again, definition, items, "rehearsal", **more)
        written = database.shelf.folder / "rehearsal.backup"
        late.append(lambda: written.rename(database.shelf.folder / f"{file}.backup"))
        return contents

    def register_and_shelve(*given: Any) -> Any:
        registered = register(*given)
        _invite_a_kill()
        late.pop()()
        return registered

    backup_making._shelve = shelve_late
    backup_making._registered = register_and_shelve


FAULTS: dict[str, Callable[[], None]] = {
    "tables_seen_too_early": _list_tables_before_they_are_full,
    "no_snapshot": _forget_the_snapshot,
    "registered_too_early": _register_before_the_file_is_there,
}


def main() -> None:
    """Runs until it is killed."""
    path, round_number, *fault = sys.argv[1:]
    for name in fault:
        FAULTS[name]()
    limits.CHUNK_ITEMS = _CHUNK_ITEMS  # pyright: ignore[reportAttributeAccessIssue]
    limits.BACKUP_FRAME_BYTES = _FRAME_BYTES  # pyright: ignore[reportAttributeAccessIssue]
    # What a kill leaves does not depend on syncing, and without it more happens before one.
    engine = Engine.open(path, durability="relaxed")
    os.write(1, READY)
    Run(engine, int(round_number)).start()


if __name__ == "__main__":
    main()
