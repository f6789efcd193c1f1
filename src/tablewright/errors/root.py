"""The root of every error, and of those that have a code."""

from __future__ import annotations

from typing import ClassVar


class TablewrightError(Exception):
    """The root of every error raised on purpose.

    `is_applied` is True if the write that raised it was applied all the same.
    `is_outcome_unknown` is True if an attempt of the call got no response: its write may have
    been applied, and may still be applied. The error itself says what the last attempt got.
    """

    is_applied: bool = False
    is_outcome_unknown: bool = False


class CodedError(TablewrightError):
    """An error with a code.

    `code` names a page under `docs/errors/`; `hint` says what to do. An instance has a hint of its
    own where that of the class does not fit.
    """

    code: ClassVar[str] = ""
    hint: str = ""

    @property
    def docs(self) -> str:
        """The page about this error: a path in Tablewright's repository, empty for others' errors.

        A class of another package replaces this by an address of its own.
        """
        is_ours = type(self).__module__.partition(".")[0] == "tablewright"
        return f"docs/errors/{self.code}.md" if is_ours else ""

    def __str__(self) -> str:
        return f"{self.code}: {super().__str__()} {self.hint}".rstrip()
