"""W…: a write was applied, but a later step failed. Do not repeat the write."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class AppliedError(CodedError):
    """A write was applied, but a later step failed; `__cause__` is the reason."""

    code = "W000"
    is_applied = True


class UnreadableResultError(AppliedError):
    """A write was applied, but its result could not be read."""

    code = "W101"
    hint = "Do not repeat the write. Read the item again, or fix it as the message says."
