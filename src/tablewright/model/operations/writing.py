"""Writing: the path that every write takes.

    prepared = the write and its conditions   (may read first)
    send it: one write as itself, several as one transaction
    a failed condition is explained; a lost race is retried

A condition may reject the write's own result, when the response to it was lost and the same bytes
were sent again. An item with the write's mark shows that the write has succeeded. Without a mark
this is unknown, and the error has `is_outcome_unknown`.
Not here: the preparation of puts, updates and deletes (`model.operations.put` and its neighbours).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
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
    UpdateRejectedError,
    ValidationException,
)
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.plans.entry_plans import WireItem

T = TypeVar("T")

# DynamoDB's message for a path whose parent is missing in the stored item.
_INVALID_PATH = "document path provided in the update expression is invalid for update"

Explain = Callable[[WireItem | None], Exception]
Kind = Literal["Put", "Update", "Delete", "ConditionCheck"]


class LostGuardError(Exception):
    """A write's assumption is wrong; it is retried, and callers never see this.

    `repair` runs first, if there is one; `instead` is the operation to try.
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
    explain: Explain  # gets the stored item, or None
    is_own: Callable[[WireItem], bool] | None = None  # whether an item is the result of this write
    is_once: bool = False  # never sent again after an attempt without a response
    nested: tuple[str, ...] = ()  # changes inside maps and lists, for messages
    own: WireItem | None = None  # the item that this write had stored before its condition failed

    def recognize(self, found: WireItem | None) -> bool:
        """Whether the item that failed the condition is the result of this write."""
        if found is not None and self.is_own is not None and self.is_own(found):
            self.own = found
        return self.own is not None


@dataclass(slots=True)
class Prepared(Generic[T]):
    """A prepared write and its result."""

    writes: tuple[Write, ...]
    finish: Callable[[dict[str, Any]], Steps[T]]  # gets the response to a write sent alone
    returns: str = "NONE"  # ReturnValues of a write sent alone


class WriteOperation(Operation[T]):
    """An operation that writes, alone or in a transaction."""

    __slots__ = ()

    @abstractmethod
    def prepared(self, session: Session) -> Steps[Prepared[T]]:
        """Prepares the write."""

    def steps(self, session: Session) -> Steps[T]:
        """The calls of this operation; a lost race is retried."""
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
    """Returns the result of an applied write; an error states that it was applied."""
    try:
        return (yield from finishing)
    except Exception as error:
        reason = error.args[0] if error.args else type(error).__name__
        raise UnreadableResultError(
            f"The write was applied, but its result could not be read: {reason}"
        ) from error


def after_loss(operation: WriteOperation[T], lost: LostGuardError) -> Steps[WriteOperation[T]]:
    """Returns the operation to try after a wrong assumption."""
    if lost.repair is not None:
        yield from lost.repair()
    return lost.instead or operation


def _sent(prepared: Prepared[Any], session: Session) -> Steps[dict[str, Any]]:
    if len(prepared.writes) == 1:
        return (yield from sent_alone(prepared.writes[0], prepared.returns))
    if prepared.writes:  # an operation may find that there is nothing to write
        yield from sent_together(prepared.writes, session)
    return {}


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
    except ValidationException as failure:
        _check_paths([write], str(failure), failure)
        raise


def _check_paths(writes: Iterable[Write], message: str, failure: Exception) -> None:
    """Raises the error for a change inside a map or list that the stored item does not have."""
    nested = [place for write in writes for place in write.nested]
    if nested and _INVALID_PATH in message:
        raise UpdateRejectedError(
            f"The stored item has no map or list for {' or '.join(nested)}.",
            hint="Assign the whole attribute, or create it first: assign_once(..., {}).",
        ) from failure


def _unsettled(meaning: Exception) -> Exception:
    """Returns the error of a failed condition after an attempt without a response."""
    if isinstance(meaning, LostGuardError) and meaning.repair is None:
        # A retry could apply the write a second time, over later writes of others.
        meaning = LostRaceError("The response to the write was lost, and the item has changed.")
    if isinstance(meaning, TablewrightError):
        meaning.is_outcome_unknown = True
    return meaning


def sent_together(writes: tuple[Write, ...], session: Session) -> Steps[None]:
    """Sends writes as one transaction; raises the error for a failed condition."""
    failures = [one for one in (yield from tried_together(writes, session)) if one is not None]
    # A lost guard comes first: with the current values, the other conditions may be true.
    failures.sort(key=lambda failure: not isinstance(failure, LostGuardError))
    if failures:
        raise failures[0]


def tried_together(
    writes: tuple[Write, ...], session: Session
) -> Steps[tuple[Exception | None, ...]]:
    """Sends writes as one transaction; returns the meaning of each failed condition.

    An item with the mark of its write shows that the whole transaction was applied before.
    """
    if not writes:
        return ()
    table = writes[0].request["TableName"]
    request: dict[str, Any] = {
        "TransactItems": [
            {write.kind: {**write.request, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}}
            for write in writes
        ]
    }
    if session.has_tokens:
        request["ClientRequestToken"] = session.ids.uuid()
    try:
        try:
            yield Call("TransactWriteItems", request, None, table)
        except IdempotentParameterMismatchException as used:
            # An earlier run of the same request, with ids from the same seed, was applied.
            if not any(write.is_own for write in writes):
                used.is_outcome_unknown = True
                raise
            request["ClientRequestToken"] = session.ids.uuid()
            yield Call("TransactWriteItems", request, None, table)
    except TransactionCanceledException as cancelled:
        return _failures(writes, cancelled)
    except ValidationException as failure:  # some servers reject the request instead of cancelling
        _check_paths(writes, str(failure), failure)
        raise
    return (None,) * len(writes)


def _failures(
    writes: tuple[Write, ...], cancelled: TransactionCanceledException
) -> tuple[Exception | None, ...]:
    reasons: list[dict[str, Any]] = cancelled.details.get("CancellationReasons") or []
    failed = [reason.get("Code") == "ConditionalCheckFailed" for reason in reasons]
    if not any(failed):
        for write, reason in zip(writes, reasons, strict=False):
            _check_paths([write], reason.get("Message") or "", cancelled)
        raise cancelled  # a conflict or a throttle, which no condition explains
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
