"""W…: a write was applied, and what came after it failed. Do not repeat the write."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class AppliedError(CodedError):
    """A write was applied, and what came after it failed; its cause is `__cause__`."""

    code = "W000"
    is_applied = True


class UnreadableResultError(AppliedError):
    """A write was applied, and the item as it is afterwards could not be read."""

    code = "W101"
    hint = "Do not repeat the write: read the item again, or fix it as the cause says."
