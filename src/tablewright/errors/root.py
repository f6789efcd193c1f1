"""The base classes of all errors."""

from __future__ import annotations

from typing import ClassVar


class TablewrightError(Exception):
    """The base class of every error that Tablewright raises on purpose.

    `is_applied` is True if the write was applied in spite of the error. `is_outcome_unknown` is
    True if an attempt of the call got no response: its write may have been applied, or may still
    be. The error itself describes the last attempt.
    """

    is_applied: bool = False
    is_outcome_unknown: bool = False


class CodedError(TablewrightError):
    """An error with a code.

    `code` names a page in `docs/errors/`; `hint` says what to do. An instance can override the hint
    of its class.
    """

    code: ClassVar[str] = ""
    hint: str = ""

    def __init__(self, *args: object, hint: str | None = None) -> None:
        super().__init__(*args)
        if hint is not None:
            self.hint = hint

    @property
    def docs(self) -> str:
        """Returns the page of this error: a path in Tablewright's repository, or "" for other
        packages.

        A class of another package can override this with a URL.
        """
        is_ours = type(self).__module__.partition(".")[0] == "tablewright"
        return f"docs/errors/{self.code}.md" if is_ours else ""

    def __str__(self) -> str:
        return f"{self.code}: {super().__str__()} {self.hint}".rstrip()
