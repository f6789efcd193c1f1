"""C…: a condition failed, or two writers met. Read again and decide.

Nothing was written, unless `is_outcome_unknown` is set: then an earlier attempt got no response.
"""

from __future__ import annotations

from typing import Any

from tablewright.errors.root import CodedError


class ConflictError(CodedError):
    """A condition failed or two writers met; nothing was written.

    `found` is the item as it is stored, where DynamoDB told it. If `is_outcome_unknown` is set, an
    earlier attempt of the same write got no response: that attempt may be what the condition met.
    """

    code = "C000"

    def __init__(self, message: str, *, found: Any = None) -> None:
        super().__init__(message)
        self.found = found


class AlreadyExistsError(ConflictError):
    """An item was to be created, and there is one under its key."""

    code = "C101"
    hint = "Use put() to replace it, or update it."


class ItemNotFoundError(ConflictError, LookupError):
    """An item was to be changed or deleted, and there is none under its key."""

    code = "C102"
    hint = "Create it first, or treat it as gone."


class ConditionFailedError(ConflictError):
    """The condition of a write did not hold."""

    code = "C103"
    hint = "Read the item and decide again; `found` has it as it was."


class VersionConflictError(ConflictError):
    """The item was changed by another since it was read."""

    code = "C104"
    hint = "Read it again, and apply the change to what is there now."


class NotUniqueError(ConflictError):
    """Another item has the value of a unique attribute."""

    code = "C105"
    hint = "Choose another value, or look up who has it."


class MultipleItemsFoundError(ConflictError):
    """A pattern that finds one item found several."""

    code = "C106"
    hint = "An index does not make values unique: declare the pattern with .query, or use unique()."


class LostRaceError(ConflictError):
    """Other writers changed the item each time between reading and writing."""

    code = "C107"
    hint = "Try again later; give the update all parts of its keys, so that it need not read."


class TransactionFailedError(ConflictError):
    """A transaction did not happen; `reasons` says why, write by write."""

    code = "C108"
    hint = "Look at `reasons`: one error or None for each write of the transaction."

    def __init__(self, message: str, *, reasons: tuple[Exception | None, ...]) -> None:
        super().__init__(message)
        self.reasons = reasons
