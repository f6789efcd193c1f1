"""The judge: is what a dead process left behind exactly what it had been told was kept?

An answered write is there. An unanswered one is there or not, and never in part. Sent again with
its token, a transaction has happened exactly once. The streams tell all of it, once and in order
(`history`). And everything that verify can check agrees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.storage.verify import verify
from tablewright.errors import ResourceNotFoundException
from tests.crash.history import History
from tests.crash.workload import (
    ACCOUNTS,
    CHURN_STREAM,
    ORDERS,
    TALLY,
    WRITING_STREAMS,
    Item,
    Operation,
    Place,
    clock_now,
    operations,
    place_of,
    receipt_place,
    tables,
    time_to_live,
)

State = dict[Place, Item]
_FINDING_LENGTH_MAX = 600
TIME_TO_LIVE = "time to live"
STREAMS = (*range(WRITING_STREAMS), CHURN_STREAM)


@dataclass
class Outcome:
    """What a run came to. `lost` and `damaged` are the engine's faults, `broken` is the rig's."""

    rounds: int = 0
    answered: int = 0
    unknown: int = 0
    records: int = 0  # of streams
    lost: list[str] = field(default_factory=list[str])
    damaged: list[str] = field(default_factory=list[str])
    broken: list[str] = field(default_factory=list[str])

    @property
    def problems(self) -> list[str]:
        """Everything that is wrong."""
        return [*self.lost, *self.damaged, *self.broken]


@dataclass
class Answers:
    """How far each stream had come: outcomes in order, `+` done, `-` refused, `?` unknown."""

    outcomes: dict[int, list[str]] = field(default_factory=dict[int, list[str]])

    def add(self, line: str) -> None:
        """Takes note of a line that the child wrote."""
        stream, number, outcome = line.split()
        known = self.outcomes.setdefault(int(stream), [])
        if len(known) != int(number):
            raise ValueError(f"stream {stream} answered {number} after {len(known)}")
        known.append(outcome)

    def count(self) -> int:
        """Answers in all."""
        return sum(len(outcomes) for outcomes in self.outcomes.values())


class Judge:
    """Knows what a store must hold, round after round."""

    def __init__(self, path: str, seed: int) -> None:
        self._path = path
        self._seed = seed
        self._state: State = {}
        self._churn: set[str] = set()  # the tables that come and go
        self._features: dict[tuple[str, str], bool] = {}  # whether a table has one; absent: unknown
        self._round = 0
        self._history = History(lambda finding: self.outcome.lost.append(self._said(finding)))
        self.outcome = Outcome()

    def prepare(self) -> None:
        """Makes the store and its lasting tables."""
        with self._engine() as engine:
            for request in tables():
                engine.call("CreateTable", request)
            engine.call("UpdateTimeToLive", time_to_live())

    def check(self, round_number: int, answers: Answers) -> None:
        """Judges the store after a round, and takes over what unanswered writes made of it."""
        self._round = round_number
        self.outcome.rounds += 1
        self.outcome.answered += answers.count()
        try:
            report = verify(self._path)
            self.outcome.damaged += [self._said(str(problem)) for problem in report.problems]
            with self._engine() as engine:
                engine.sweep()
                self._expire()
                self._check_streams(engine, answers)
                self._check_tally(engine)
                self._history.read_on(engine)
                self._check_everything(engine)
                self.outcome.records = self._history.records
            report = verify(self._path)
            self.outcome.damaged += [self._said(str(problem)) for problem in report.problems]
        except Exception as error:  # whatever it is, it is the finding
            self.outcome.damaged.append(self._said(repr(error)))

    def _engine(self) -> Engine:
        clock = ManualClock(start=clock_now(self._round))
        return Engine.open(self._path, clock=clock, sweeps=False)

    def _said(self, finding: str) -> str:
        return f"seed {self._seed} round {self._round}: {finding[:_FINDING_LENGTH_MAX]}"

    def _expire(self) -> None:
        now = clock_now(self._round)
        for place, item in list(self._state.items()):
            if place[0] == ORDERS and int(item.get("expires", {"N": now + 1})["N"]) <= now:
                del self._state[place]

    def _check_streams(self, engine: Engine, answers: Answers) -> None:
        for stream in STREAMS:
            outcomes = answers.outcomes.get(stream, [])
            planned = operations(self._seed, self._round, stream)
            answered = [outcome for outcome in outcomes if outcome != "?"]
            for outcome, operation in zip(answered, planned, strict=False):
                self._apply(operation, outcome)
        for stream in STREAMS:
            outcomes = answers.outcomes.get(stream, [])
            known = len(outcomes) - (outcomes[-1:] == ["?"])
            planned = operations(self._seed, self._round, stream)
            self._settle(engine, next(islice(planned, known, None)))

    def _apply(self, operation: Operation, outcome: str) -> None:
        if outcome == "-":
            if not self._is_refused(operation):
                self.outcome.lost.append(self._said(f"refused without reason: {operation.name}"))
            return
        if self._is_refused(operation):
            self.outcome.lost.append(self._said(f"a condition saw too little: {operation.request}"))
        self._change(operation)

    def _is_refused(self, operation: Operation) -> bool:
        if operation.name == "DeleteTable":
            return operation.request["TableName"] not in self._churn
        return operation.needs_absent is not None and operation.needs_absent in self._state

    def _change(self, operation: Operation) -> None:
        name = operation.request.get("TableName", "")
        if operation.name == "CreateTable":
            self._churn.add(name)
        elif operation.name == "DeleteTable":
            self._churn.discard(name)
            for place in [place for place in self._state if place[0] == name]:
                del self._state[place]
        for feature, has_it in _features(operation).items():
            self._features[feature] = has_it
        for place, change in operation.changes.items():
            self._put(place, change(self._state.get(place)))

    def _put(self, place: Place, item: Item | None) -> None:
        if item is None:
            self._state.pop(place, None)
        else:
            self._state[place] = item

    def _settle(self, engine: Engine, operation: Operation) -> None:
        """Finds out whether an unanswered operation happened; a transaction is then sent again."""
        self.outcome.unknown += 1
        for feature in _features(operation):
            self._features.pop(feature, None)
        if self._happened(engine, operation):
            self._change(operation)
            if operation.token is not None:
                engine.call(operation.name, operation.request)  # which must not do it twice
        elif operation.token is not None:
            engine.call(operation.name, operation.request)
            self._change(operation)

    def _happened(self, engine: Engine, operation: Operation) -> bool:
        if operation.name in ("CreateTable", "DeleteTable"):
            exists = operation.request["TableName"] in engine.call("ListTables", {})["TableNames"]
            return exists == (operation.name == "CreateTable")
        if not operation.changes or self._is_refused(operation):
            return False
        before = {place: self._state.get(place) for place in operation.changes}
        after = {place: change(before[place]) for place, change in operation.changes.items()}
        found = {place: _read(engine, place) for place in operation.changes}
        if found not in (before, after):
            self.outcome.lost.append(self._said(f"half of it happened: {operation.request}"))
        return found == after

    def _check_tally(self, engine: Engine) -> None:
        """The shared counter and its parts change in one transaction, so they always agree."""
        total = _amount(_read(engine, (ACCOUNTS, TALLY, "")))
        parts = [_amount(_read(engine, receipt_place(stream))) for stream in STREAMS]
        if total != sum(parts):
            self.outcome.lost.append(self._said(f"the tally is {total}, its parts are {parts}"))

    def _check_everything(self, engine: Engine) -> None:
        """Every item is there and no other, in the tables and in their indexes."""
        names = engine.call("ListTables", {})["TableNames"]
        if {ORDERS, ACCOUNTS} | self._churn != set(names):
            self.outcome.lost.append(self._said(f"the tables are {names}, not {self._churn}"))
        for name in names:
            expected = {place: item for place, item in self._state.items() if place[0] == name}
            self._check_table(engine, name, expected)

    def _check_table(self, engine: Engine, name: str, expected: State) -> None:
        found = {place_of(name, item): item for item in _scanned(engine, name)}
        if name in (ORDERS, ACCOUNTS):
            self._history.compare(name, found)
        found.pop((ACCOUNTS, TALLY, ""), None)
        for place in expected.keys() | found.keys():
            if expected.get(place) != found.get(place):
                self.outcome.lost.append(
                    self._said(f"{place}: {found.get(place)}, not {expected.get(place)}")
                )
        described = engine.call("DescribeTable", {"TableName": name})["Table"]
        for (table, feature), has_it in self._features.items():
            if table == name and has_it != _has(engine, described, feature):
                self.outcome.lost.append(self._said(f"{feature} of {name} should be {has_it}"))
        for kind in ("GlobalSecondaryIndexes", "LocalSecondaryIndexes"):
            for index in described.get(kind, ()):
                self._check_index(engine, name, index, found)

    def _check_index(self, engine: Engine, name: str, index: Item, items: State) -> None:
        names = [element["AttributeName"] for element in index["KeySchema"]]
        held = {place for place, item in items.items() if all(n in item for n in names)}
        seen = list(_scanned(engine, name, index["IndexName"]))
        if held != {place_of(name, item) for item in seen} or len(held) != len(seen):
            self.outcome.damaged.append(self._said(f"index {index['IndexName']} of {name} differs"))


def _features(operation: Operation) -> dict[tuple[str, str], bool]:
    """The features that an operation gives to a table or takes from it."""
    name = operation.request.get("TableName", "")
    if operation.name == "UpdateTimeToLive":
        return {(name, TIME_TO_LIVE): True}
    updates = operation.request.get("GlobalSecondaryIndexUpdates", [])
    return {
        (name, part["IndexName"]): kind == "Create" for u in updates for kind, part in u.items()
    }


def _has(engine: Engine, described: Item, feature: str) -> bool:
    if feature != TIME_TO_LIVE:
        indexes = described.get("GlobalSecondaryIndexes", ())
        return feature in [index["IndexName"] for index in indexes]
    answer = engine.call("DescribeTimeToLive", {"TableName": described["TableName"]})
    return "ENABLED" == answer["TimeToLiveDescription"]["TimeToLiveStatus"]


def _read(engine: Engine, place: Place) -> Item | None:
    table, partition, sort = place
    key: dict[str, Any] = {"pk": {"S": partition}}
    if table == ORDERS:
        key["sk"] = {"S": sort}
    try:
        return engine.call("GetItem", {"TableName": table, "Key": key}).get("Item")
    except ResourceNotFoundException:
        return None


def _scanned(engine: Engine, table: str, index: str | None = None) -> Iterator[Item]:
    request: dict[str, Any] = {"TableName": table} | ({"IndexName": index} if index else {})
    while True:
        page = engine.call("Scan", request)
        yield from page["Items"]
        if "LastEvaluatedKey" not in page:
            return
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _amount(item: Item | None) -> int:
    return int(item["amount"]["N"]) if item else 0
