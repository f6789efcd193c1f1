"""Writing: the path that every write takes.

    prepared = what to write, and the conditions that make it right   (may read first)
    send it: one write as itself, several as one transaction
    a condition that failed is explained; a race that was lost is tried again

Not here: what puts, updates and deletes prepare (`model.operations.put` and its neighbours).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from tablewright import limits
from tablewright.errors import (
    ConditionalCheckFailedException,
    LostRaceError,
    ResultUnreadableError,
    TransactionCanceledException,
)
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.entry_plans import WireItem

T = TypeVar("T")

Explain = Callable[[WireItem | None], Exception]
Kind = Literal["Put", "Update", "Delete", "ConditionCheck"]


class LostGuardError(Exception):
    """What a write relies on is not so; it is tried again, and callers never see this.

    Before that comes `repair`, if there is one; `instead` is what to try.
    """

    def __init__(
        self,
        *,
        repair: Callable[[], Steps[Any]] | None = None,
        instead: WriteOperation[Any] | None = None,
    ) -> None:
        super().__init__()
        self.repair = repair
        self.instead = instead


@dataclass(slots=True)
class Write:
    """One write of a transaction, and what it means when its condition fails."""

    kind: Kind
    request: dict[str, Any]
    key: WireItem  # of the item that it writes
    explain: Explain  # gets the item as it is, or None when there is none


@dataclass(slots=True)
class Prepared(Generic[T]):
    """What to write, and what comes of it."""

    writes: tuple[Write, ...]
    finish: Callable[[dict[str, Any]], Steps[T]]  # gets the answer to a write sent by itself
    returns: str = "NONE"  # ReturnValues of a write sent by itself


class WriteOperation(Operation[T]):
    """An operation that writes, by itself or as a part of a transaction."""

    __slots__ = ()

    @abstractmethod
    def prepared(self, session: Session) -> Steps[Prepared[T]]:
        """Finds out what to write."""

    def steps(self, session: Session) -> Steps[T]:
        """The calls of this operation; a lost race is tried again."""
        operation: WriteOperation[T] = self
        for _ in range(limits.GUARD_ATTEMPTS_MAX):
            prepared = yield from operation.prepared(session)
            try:
                answer = yield from _sent(prepared, session)
            except LostGuardError as lost:
                operation = yield from after_loss(operation, lost)
            else:
                return (yield from applied(prepared.finish(answer)))
        raise LostRaceError(f"{self!r} met another writer {limits.GUARD_ATTEMPTS_MAX} times.")


def applied(finishing: Steps[T]) -> Steps[T]:
    """What comes of a write that was applied; an error says that it was."""
    try:
        return (yield from finishing)
    except Exception as error:
        reason = error.args[0] if error.args else type(error).__name__
        raise ResultUnreadableError(
            f"The write was applied, but its result could not be read: {reason}"
        ) from error


def after_loss(operation: WriteOperation[T], lost: LostGuardError) -> Steps[WriteOperation[T]]:
    """What to try when an operation has met something else than it relied on."""
    if lost.repair is not None:
        yield from lost.repair()
    return lost.instead or operation


def _sent(prepared: Prepared[Any], session: Session) -> Steps[dict[str, Any]]:
    write, *others = prepared.writes
    if others:
        yield from sent_together(prepared.writes, session)
        return {}
    request = {
        **write.request,
        "ReturnValues": prepared.returns,
        "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
    }
    try:
        return (yield Call(f"{write.kind}Item", request, None, request["TableName"]))
    except ConditionalCheckFailedException as failure:
        raise write.explain(failure.details.get("Item")) from failure


def sent_together(writes: tuple[Write, ...], session: Session) -> Steps[None]:
    """Sends writes as one transaction; raises what a failed condition means."""
    failures = [one for one in (yield from tried_together(writes, session)) if one is not None]
    # A lost guard comes first: with what is there now, the other conditions may hold.
    failures.sort(key=lambda failure: not isinstance(failure, LostGuardError))
    if failures:
        raise failures[0]


def tried_together(
    writes: tuple[Write, ...], session: Session
) -> Steps[tuple[Exception | None, ...]]:
    """Sends writes as one transaction; returns what each failed condition means."""
    request = {
        "TransactItems": [
            {write.kind: {**write.request, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}}
            for write in writes
        ],
        "ClientRequestToken": session.ids.uuid(),
    }
    table = writes[0].request["TableName"]
    try:
        yield Call("TransactWriteItems", request, None, table)
    except TransactionCanceledException as cancelled:
        reasons: list[dict[str, Any]] = cancelled.details.get("CancellationReasons") or []
        if not any(reason.get("Code") == "ConditionalCheckFailed" for reason in reasons):
            raise  # a conflict or a throttle: nothing that a condition explains
        return tuple(
            write.explain(reason.get("Item"))
            if reason.get("Code") == "ConditionalCheckFailed"
            else None
            for write, reason in zip(writes, reasons, strict=True)
        )
    return (None,) * len(writes)
