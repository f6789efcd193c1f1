"""Writing: the path that every write takes.

    prepared = what to write, and the conditions that make it right   (may read first)
    send it: one write as itself, several as one transaction
    a condition that failed is explained; a race that was lost is tried again

A condition may reject the write's own result, when the response to it was lost and the same bytes
were sent again. An item that holds the write's mark shows that the write has succeeded. Without a
mark nothing shows it, and the error carries `is_outcome_unknown`.
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
    IdempotentParameterMismatchException,
    LostRaceError,
    TablewrightError,
    TransactionCanceledException,
    UnreadableResultError,
)
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.plans.entry_plans import WireItem

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
    """One write of a transaction, and the error for its failed condition."""

    kind: Kind
    request: dict[str, Any]
    key: WireItem  # of the item that it writes
    explain: Explain  # gets the item as it is, or None when there is none
    is_own: Callable[[WireItem], bool] | None = None  # whether an item is what this write has made
    is_once: bool = False  # not the same twice: never sent again after an attempt without response
    own: WireItem | None = None  # the item that this write had made before its condition failed

    def recognize(self, found: WireItem | None) -> bool:
        """Whether the item that failed the condition is the result of this write."""
        if found is not None and self.is_own is not None and self.is_own(found):
            self.own = found
        return self.own is not None


@dataclass(slots=True)
class Prepared(Generic[T]):
    """A prepared write and its result."""

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
        raise LostRaceError(
            f"{self!r} conflicted with another writer {limits.GUARD_ATTEMPTS_MAX} times."
        )


def applied(finishing: Steps[T]) -> Steps[T]:
    """Returns the result of an applied write; an error says that it was applied."""
    try:
        return (yield from finishing)
    except Exception as error:
        reason = error.args[0] if error.args else type(error).__name__
        raise UnreadableResultError(
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
    return (yield from sent_alone(write, prepared.returns))


def sent_alone(write: Write, returns: str = "NONE") -> Steps[dict[str, Any]]:
    """Sends one write; raises the error for a failed condition."""
    request = {
        **write.request,
        "ReturnValues": returns,
        "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
    }
    try:
        return (
            yield Call(
                f"{write.kind}Item", request, None, request["TableName"], is_once=write.is_once
            )
        )
    except ConditionalCheckFailedException as failure:
        found = failure.details.get("Item")
        if write.recognize(found):
            return {"Attributes": found}
        meaning = write.explain(found)
        raise (_unsettled(meaning) if failure.is_outcome_unknown else meaning) from failure


def _unsettled(meaning: Exception) -> Exception:
    """What a failed condition means if an earlier attempt of the write got no response."""
    if isinstance(meaning, LostGuardError) and meaning.repair is None:
        # Trying again could apply the write a second time, over what others have written since.
        meaning = LostRaceError("The response to the write was lost, and the item has changed.")
    if isinstance(meaning, TablewrightError):
        meaning.is_outcome_unknown = True
    return meaning


def sent_together(writes: tuple[Write, ...], session: Session) -> Steps[None]:
    """Sends writes as one transaction; raises the error for a failed condition."""
    failures = [one for one in (yield from tried_together(writes, session)) if one is not None]
    # A lost guard comes first: with what is there now, the other conditions may hold.
    failures.sort(key=lambda failure: not isinstance(failure, LostGuardError))
    if failures:
        raise failures[0]


def tried_together(
    writes: tuple[Write, ...], session: Session
) -> Steps[tuple[Exception | None, ...]]:
    """Sends writes as one transaction; returns what each failed condition means.

    An item that holds the mark of its write shows that the whole transaction was applied before.
    """
    table = writes[0].request["TableName"]
    request = {
        "TransactItems": [
            {write.kind: {**write.request, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}}
            for write in writes
        ],
        "ClientRequestToken": session.ids.uuid(),
    }
    try:
        try:
            yield Call("TransactWriteItems", request, None, table)
        except IdempotentParameterMismatchException as used:
            # An earlier run of the same request, whose ids come from the same seed, was applied.
            if not any(write.is_own for write in writes):
                used.is_outcome_unknown = True
                raise
            request["ClientRequestToken"] = session.ids.uuid()
            yield Call("TransactWriteItems", request, None, table)
    except TransactionCanceledException as cancelled:
        return _failures(writes, cancelled)
    return (None,) * len(writes)


def _failures(
    writes: tuple[Write, ...], cancelled: TransactionCanceledException
) -> tuple[Exception | None, ...]:
    reasons: list[dict[str, Any]] = cancelled.details.get("CancellationReasons") or []
    failed = [reason.get("Code") == "ConditionalCheckFailed" for reason in reasons]
    if not any(failed):
        raise cancelled  # a conflict or a throttle: nothing that a condition explains
    met = list(zip(writes, reasons, failed, strict=True))
    own = [write.recognize(reason.get("Item")) for write, reason, is_failed in met if is_failed]
    if any(own):
        return (None,) * len(writes)
    found = tuple(
        write.explain(reason.get("Item")) if is_failed else None for write, reason, is_failed in met
    )
    for one in found:
        if isinstance(one, TablewrightError) and cancelled.is_outcome_unknown:
            one.is_outcome_unknown = True
    return found
