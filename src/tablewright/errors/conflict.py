"""C…: a condition failed, or another writer was faster. Read again and decide.

Nothing was written, unless `is_outcome_unknown` is set: then an earlier attempt got no response.
"""

from __future__ import annotations

from typing import Any

from tablewright.errors.root import CodedError


class ConflictError(CodedError):
    """A condition failed, or another writer was faster; nothing was written.

    `found` is the stored item, if DynamoDB returned it. If `is_outcome_unknown` is set, an earlier
    attempt of the same write got no response, and may itself have changed the item.
    """

    code = "C000"

    def __init__(self, message: str, *, found: Any = None) -> None:
        super().__init__(message)
        self.found = found


class AlreadyExistsError(ConflictError):
    """An item with the same key already exists."""

    code = "C101"
    hint = "Use put() to replace it, or update it."


class ItemNotFoundError(ConflictError, LookupError):
    """No item exists under the key of an update or delete."""

    code = "C102"
    hint = "Create the item first, or treat it as deleted."


class ConditionFailedError(ConflictError):
    """The condition of a write was false."""

    code = "C103"
    hint = "Read the item and decide again; `found` is the item as it was."


class VersionConflictError(ConflictError):
    """The item was changed since it was read."""

    code = "C104"
    hint = "Read the item again, and apply your change to the new version."


class NotUniqueError(ConflictError):
    """Another item has the same value of a unique attribute."""

    code = "C105"
    hint = "Choose another value, or look up its owner with by_unique()."


class MultipleItemsFoundError(ConflictError):
    """A pattern for one item found several."""

    code = "C106"
    hint = "An index does not make values unique. Declare the pattern with .query, or use unique()."


class LostRaceError(ConflictError):
    """Other writers changed the item on every attempt, between the read and the write."""

    code = "C107"
    hint = (
        "Try again later, or pass every part of the keys, so that the update does not have to "
        "read the item."
    )


class TransactionFailedError(ConflictError):
    """A transaction failed; `reasons` has the error of each write."""

    code = "C108"
    hint = "Look at `reasons`: one error or None for each write of the transaction."

    def __init__(self, message: str, *, reasons: tuple[Exception | None, ...]) -> None:
        super().__init__(message)
        self.reasons = reasons
