"""Rules that write items: one, a batch, or a transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.stateful import requests, strategies
from tests.stateful.machine import Machine, step
from tests.stateful.model import (
    TOKEN_SECONDS,
    Check,
    Delete,
    Put,
    Refused,
    Update,
    Write,
    write_units,
)
from tests.stateful.plain import item_size_bytes
from tests.stateful.strategies import Choices

_RETURNED = {
    Put: ["NONE", "ALL_OLD"],
    Update: ["NONE", "ALL_OLD", "UPDATED_OLD", "ALL_NEW", "UPDATED_NEW"],
    Delete: ["NONE", "ALL_OLD"],
}
_TOKENS = [None, None, "token-1", "token-2", "token-3", "token-4"]


def _single(make: Callable[[Choices], Write]) -> Callable[[Choices], tuple[Write, str, str]]:
    """A write, what it is to return, and what it is to return when its condition fails."""

    def single(choices: Choices) -> tuple[Write, str, str]:
        write = make(choices)
        returned = choices.pick(_RETURNED[type(write)])
        return write, returned, choices.pick(["NONE", "ALL_OLD"])

    return single


def _transaction(choices: Choices) -> tuple[str | None, list[Write]]:
    return choices.pick(_TOKENS), strategies.transaction(choices)


class Writing(Machine):
    """Puts, updates and deletes, alone and together."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, list[Write]] = {}  # the last transaction with each token

    @step(single=_single(strategies.put))
    def put(self, single: tuple[Write, str, str]) -> None:
        self._write(*single)

    @step(single=_single(strategies.update))
    def update(self, single: tuple[Write, str, str]) -> None:
        self._write(*single)

    @step(single=_single(strategies.update))
    def update_more(self, single: tuple[Write, str, str]) -> None:
        """A rule of the same kind again: updates have the most to get wrong."""
        self._write(*single)

    @step(single=_single(strategies.delete))
    def delete(self, single: tuple[Write, str, str]) -> None:
        self._write(*single)

    def _write(self, write: Write, returned: str, on_failure: str) -> None:
        request = {
            **requests.write_request(write),
            "ReturnValues": returned,
            "ReturnValuesOnConditionCheckFailure": on_failure,
            "ReturnConsumedCapacity": "INDEXES",
        }

        def due() -> Any:
            return requests.write_answer(write, self.model.write(write), returned)

        self.agree(requests.OPERATIONS[type(write)], request, due)

    @step(writes=strategies.batch)
    def write_batch(self, writes: list[Write]) -> None:
        def due() -> Any:
            for outcome in [self.model.outcome(write) for write in writes]:
                self.model.apply(outcome)
            return {"UnprocessedItems": {}}

        self.agree("BatchWriteItem", requests.batch_request(writes), due)

    @step(sent=_transaction)
    def transact(self, sent: tuple[str | None, list[Write]]) -> None:
        token, writes = sent
        if token is not None:
            self.sent[token] = writes
        self._transact(writes, token)

    @step(place=lambda choices: choices.below(4))
    def transact_again(self, place: int) -> None:
        """What a client does that has not heard of its transaction's success."""
        if place < len(self.sent):
            token = list(self.sent)[place]
            self._transact(self.sent[token], token)

    def _transact(self, writes: list[Write], token: str | None) -> None:
        request = requests.transaction_request(writes)
        if token is not None:
            request["ClientRequestToken"] = token
        self.agree("TransactWriteItems", request, lambda: self._due(writes, token))

    def _due(self, writes: list[Write], token: str | None) -> Any:
        model = self.model
        model.check_writes(writes)
        expires_at, known, replay = model.tokens.get(token or "", (0.0, None, None))
        if model.now < expires_at:
            if known != writes:
                raise Refused("IdempotentParameterMismatchException")
            return {"ConsumedCapacity": replay}
        units: dict[str, float] = {}
        reads: dict[str, float] = {}
        for write, outcome in zip(writes, model.write_together(writes), strict=True):
            items = [item for item in (outcome.old, outcome.new) if item is not None]
            size_bytes = max(map(item_size_bytes, items), default=0)
            costs = write_units(outcome.table, outcome.old, outcome.new)
            cost = costs[""] if isinstance(write, Check) else sum(costs.values())
            units[write.table] = units.get(write.table, 0.0) + 2 * cost
            read_cost = 4 * requests.read_units(size_bytes)  # consistent, and doubled
            reads[write.table] = reads.get(write.table, 0.0) + read_cost
        if token is not None:
            replayed = _reports(reads, "ReadCapacityUnits")
            model.tokens[token] = (model.now + TOKEN_SECONDS, writes, replayed)
        return {"ConsumedCapacity": _reports(units, "WriteCapacityUnits")}


def _reports(units: dict[str, float], split: str) -> list[dict[str, Any]]:
    return [{"TableName": name, "CapacityUnits": cost, split: cost} for name, cost in units.items()]
