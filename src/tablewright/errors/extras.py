"""U112: a package that an extra installs is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tablewright.errors.root import CodedError


class MissingExtraError(CodedError, ImportError):
    """A required package is not installed; nothing was done."""

    code = "U112"
    hint = "Install the package in the environment that Tablewright runs in."

    @classmethod
    def of(
        cls, extra: str, purpose: str, packages: Sequence[str], *, distribution: str = "tablewright"
    ) -> Self:
        """Returns the error for packages that an extra installs.

        >>> error = MissingExtraError.of("encryption", "Encryption", ["cryptography"])
        >>> print(error)
        U112: Encryption needs cryptography, which is not installed. Run
        `pip install 'tablewright[encryption]'` in the same environment.
        """
        verb = "is" if len(packages) == 1 else "are"
        error = cls(f"{purpose} needs {', '.join(packages)}, which {verb} not installed.")
        error.hint = f"Run `pip install '{distribution}[{extra}]'` in the same environment."
        return error
