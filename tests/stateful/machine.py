"""The machine: does the same to an engine and to the model, and compares all that they say.

Its rules are in `writing`, `reading` and `keeping`; a test class puts together those it wants.
After the last rule the store is closed and verified from the first byte to the last.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tablewright.clock import ManualClock
from tablewright.engine.engine import Engine
from tablewright.engine.storage.verify import verify
from tablewright.errors import ServiceError, TransactionCanceledException
from tablewright.limits import BATCH_WRITE_REQUESTS_MAX
from tests.stateful import requests
from tests.stateful.designs import DESIGNS, Design
from tests.stateful.model import Model, Refused
from tests.stateful.pools import CLOCK_START
from tests.stateful.strategies import Choices, drawn, population

T = TypeVar("T")
TABLES_THAT_EXPIRE = ("letters", "plain")  # from the first; the others may later
_MEMORY_DISK = Path("/dev/shm")


def step(**makers: Callable[[Choices], Any]) -> Callable[[Callable[..., None]], Any]:
    """A rule that is counted; what it is given is decided by the makers."""

    def counted(method: Callable[..., None]) -> Any:
        @wraps(method)
        def run(self: Machine, **drawn: Any) -> None:
            type(self).steps += 1
            method(self, **drawn)

        given: dict[str, Any] = {name: drawn(make) for name, make in makers.items()}
        return rule(**given)(run)

    return counted


class Machine(RuleBasedStateMachine):
    """An engine with the tables of every design, and the model of it."""

    steps: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        memory = _MEMORY_DISK if os.access(_MEMORY_DISK, os.W_OK) else None
        self.folder = Path(tempfile.mkdtemp(prefix="tablewright-model-", dir=memory))
        self.clock = ManualClock(CLOCK_START)
        self.model = Model(CLOCK_START)
        self.engine = self.opened()
        for design in DESIGNS.values():
            self.make_table(design)
        for name in TABLES_THAT_EXPIRE:
            specification = {"AttributeName": "ttl", "Enabled": True}
            request = {"TableName": name, "TimeToLiveSpecification": specification}
            self.engine.call("UpdateTimeToLive", request)
            self.model.set_ttl(name, "ttl", enabled=True)

    def make_table(self, design: Design) -> None:
        """Makes a table, with its stream if it has one from the first."""
        said = self.engine.call("CreateTable", design.request())["TableDescription"]
        self.model.tables[design.name] = design.table()
        if design.view_type:
            self.model.begin_stream(design.name, said["LatestStreamArn"], design.view_type)

    @initialize(seed=st.integers(0, 999))
    def populate(self, seed: int) -> None:
        """Fills the tables, so that reads find something from the first."""
        writes = population(seed)
        for at in range(0, len(writes), BATCH_WRITE_REQUESTS_MAX):
            batch = writes[at : at + BATCH_WRITE_REQUESTS_MAX]
            self.engine.call("BatchWriteItem", requests.batch_request(batch))
            for write in batch:
                self.model.write(write)

    def opened(self) -> Engine:
        """The engine on the machine's folder."""
        path = self.folder / "store"
        return Engine.open(path, durability="relaxed", clock=self.clock, sweeps=False)

    def teardown(self) -> None:
        """Looks at everything once more, from outside."""
        try:
            self.engine.close()
            report = verify(self.folder / "store")
            assert () == report.problems, report.problems
        finally:
            shutil.rmtree(self.folder)

    def agree(self, operation: str, request: dict[str, Any], due: Callable[[], Any]) -> Any:
        """Asks the engine and the model, and returns the answer if both give the same one."""
        said = self.asked(operation, request)
        try:
            expected: Any = due()
        except Refused as refusal:
            expected = _told(refusal, request)
        assert expected == said, operation
        return said

    def asked(self, operation: str, request: dict[str, Any]) -> Any:
        """The engine's response, or its error in a form that compares."""
        try:
            return self.engine.call(operation, request)
        except TransactionCanceledException as refusal:
            reasons = refusal.details["CancellationReasons"]
            return (refusal.type, [reason["Code"] for reason in reasons])
        except ServiceError as refusal:
            return (refusal.type, refusal.details)


def _told(refusal: Refused, request: dict[str, Any]) -> Any:
    if "codes" in refusal.details:
        return (refusal.kind, refusal.details["codes"])
    if request.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD":
        return (refusal.kind, {k: v for k, v in refusal.details.items() if k == "Item"})
    return (refusal.kind, {})
