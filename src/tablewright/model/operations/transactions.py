"""Transactions: atomic writes of several items, and reads of several items at one moment.

db.run(transaction(order.create(), update_of(draft), cart.delete(), check(User.get(u), ...)))
person, tree = db.run(snapshot(Person.get(u, p), Tree.get(u, t)))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, overload

from tablewright import limits
from tablewright.errors import (
    BatchRejectedError,
    ConflictError,
    LostRaceError,
    TransactionFailedError,
)
from tablewright.model.calls import Call, Operation, Session, Steps, nothing_to_ask
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.delete import check_returns_nothing
from tablewright.model.operations.get import Get
from tablewright.model.operations.guards import Guards
from tablewright.model.operations.write_conditions import Terms
from tablewright.model.operations.writing import (
    LostGuardError,
    Prepared,
    Write,
    WriteOperation,
    after_loss,
    applied,
    tried_together,
)
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.loading import loaded_item

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

A = TypeVar("A", bound="Entity")
B = TypeVar("B", bound="Entity")
C = TypeVar("C", bound="Entity")
D = TypeVar("D", bound="Entity")


@dataclass(slots=True, eq=False)
class Transaction(Operation[None]):
    """Atomic writes of several items."""

    operations: tuple[WriteOperation[Any], ...]

    def steps(self, session: Session) -> Steps[None]:
        """The calls of this operation; a lost race is retried."""
        operations = list(self.operations)
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            prepared = yield from _all_prepared(operations, session)
            writes = tuple(write for one in prepared for write in one.writes)
            _check_together(writes)
            failures = yield from tried_together(writes, session)
            if any(failures):
                reasons = _by_operation(prepared, failures)
                lost = [
                    (position, reason)
                    for position, reason in enumerate(reasons)
                    if isinstance(reason, LostGuardError)
                ]
                for position, reason in lost:
                    operations[position] = yield from after_loss(operations[position], reason)
                if lost:
                    continue
                raise _failed(reasons)
            for one in prepared:
                if one.returns == "NONE":  # an update would read its item again without need
                    yield from applied(one.finish({}))
            return
        raise LostRaceError("The transaction conflicted with another writer on every attempt.")


def _all_prepared(
    operations: Sequence[WriteOperation[Any]], session: Session
) -> Steps[list[Prepared[Any]]]:
    prepared: list[Prepared[Any]] = []
    for operation in operations:
        try:
            one = yield from operation.prepared(session)
        except ConflictError as conflict:  # found while reading what the write needs
            after = len(operations) - len(prepared) - 1
            raise _failed((*[None] * len(prepared), conflict, *[None] * after)) from conflict
        prepared.append(one)
    return prepared


def _check_together(writes: Sequence[Write]) -> None:
    """Rejects combinations that DynamoDB does not allow in one transaction."""
    if len(writes) > limits.TRANSACTION_ACTIONS_MAX:
        raise BatchRejectedError(
            f"The transaction has {len(writes)} writes, including guards.",
            hint=f"Send at most {limits.TRANSACTION_ACTIONS_MAX}; a unique value is one of them.",
        )
    if len({write.request["TableName"] for write in writes}) == len(writes):
        return  # of different tables
    seen: set[tuple[str, ...]] = set()
    for write in writes:
        place = _place(write)
        if place in seen:
            raise BatchRejectedError(
                f"The transaction writes the item {write.key} more than once.",
                hint="Combine the changes of an item into one write.",
            )
        seen.add(place)


def _place(write: Write) -> tuple[str, ...]:
    place: list[str] = [write.request["TableName"]]
    for wire in write.key.values():
        place += wire.values()
    return tuple(place)


def _failed(reasons: tuple[Exception | None, ...]) -> TransactionFailedError:
    first = next(reason for reason in reasons if reason is not None)
    failed = TransactionFailedError(f"The transaction failed: {first}", reasons=reasons)
    failed.is_outcome_unknown = getattr(first, "is_outcome_unknown", False)
    return failed


def _by_operation(
    prepared: list[Prepared[Any]], failures: tuple[Exception | None, ...]
) -> tuple[Exception | None, ...]:
    """The first failure of each operation."""
    found: list[Exception | None] = []
    rest = list(failures)
    for one in prepared:
        own, rest = rest[: len(one.writes)], rest[len(one.writes) :]
        found.append(next((failure for failure in own if failure is not None), None))
    return tuple(found)


def transaction(*operations: WriteOperation[Any]) -> Transaction:
    """Returns an atomic transaction of puts, updates, deletes and checks."""
    if not operations:
        raise BatchRejectedError("The transaction is empty.", hint="Pass at least one write.")
    check_returns_nothing(operations)
    return Transaction(operations)


@dataclass(slots=True, eq=False)
class Check(WriteOperation[None]):
    """Writes nothing: the transaction succeeds only if its conditions are true."""

    get: Get[Any]
    conditions: tuple[Condition, ...]

    def prepared(self, session: Session) -> Steps[Prepared[None]]:
        """The condition, as a part of a transaction."""
        plan: EntityPlan = self.get.entity.__plan__
        placeholders = Placeholders()
        terms = Terms(plan, session, Guards(plan), self.conditions)
        key = self.get.key(session)
        request = {
            "TableName": plan.table_name,
            "Key": key,
            "ConditionExpression": terms.text(placeholders),
        }
        write = Write("ConditionCheck", placeholders.added_to(request), key, terms.explain)
        return nothing_to_ask(Prepared((write,), lambda answer: nothing_to_ask(None)))

    def steps(self, session: Session) -> Steps[None]:
        """A check by itself is a transaction of one."""
        yield from Transaction((self,)).steps(session)


def check(get: Get[Any], *conditions: Condition | bool) -> Check:
    """Requires that an item exists and satisfies the conditions."""
    if not get.is_by_key:
        raise BatchRejectedError(
            f"{get.entity.__name__}.{get.name} reads an index.",
            hint="Use a pattern by the table's key.",
        )
    return Check(get, conditions_of(conditions, get.entity))


@dataclass(slots=True, eq=False)
class Snapshot(Operation[Any]):
    """Items as they were at one moment."""

    gets: tuple[Get[Any], ...]

    def steps(self, session: Session) -> Steps[Any]:
        """One TransactGetItems."""
        request = {
            "TransactItems": [
                {"Get": {"TableName": get.entity.__plan__.table_name, "Key": get.key(session)}}
                for get in self.gets
            ]
        }
        table = self.gets[0].entity.__plan__.table_name
        answer = yield Call("TransactGetItems", request, None, table)
        found: list[Any] = []
        for get, response in zip(self.gets, answer["Responses"], strict=True):
            is_hiding = not get.is_showing_hidden
            one = yield from loaded_item(
                get.entity.__plan__, response.get("Item"), session, is_hiding=is_hiding
            )
            found.append(one)
        return tuple(found)


@overload
def snapshot(first: Get[A], second: Get[B], /) -> Operation[tuple[A | None, B | None]]: ...
@overload
def snapshot(
    first: Get[A], second: Get[B], third: Get[C], /
) -> Operation[tuple[A | None, B | None, C | None]]: ...
@overload
def snapshot(
    first: Get[A], second: Get[B], third: Get[C], fourth: Get[D], /
) -> Operation[tuple[A | None, B | None, C | None, D | None]]: ...
@overload
def snapshot(*gets: Get[A]) -> Operation[tuple[A | None, ...]]: ...
def snapshot(*gets: Get[Any]) -> Operation[Any]:
    """Reads items at one point in time, isolated from transactions."""
    found: Sequence[Get[Any]] = gets
    for get in found:
        if not get.is_by_key:
            raise BatchRejectedError(
                f"{get.entity.__name__}.{get.name} reads an index.",
                hint="Use a pattern by the table's key.",
            )
    if not 1 <= len(found) <= limits.TRANSACTION_ACTIONS_MAX:
        raise BatchRejectedError(
            f"A snapshot must have 1 to {limits.TRANSACTION_ACTIONS_MAX} items.",
            hint="Split it into several snapshots.",
        )
    return Snapshot(tuple(found))
