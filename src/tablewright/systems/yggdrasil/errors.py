"""Errors that only yggdrasil raises: YGGDRASIL1…, those of its commands.

Not here: errors of its HTTP API, which are those of every system (`tablewright.errors.http`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.commands.failures import EXIT_USAGE, CommandFailure
from tablewright.errors import CodedError


class BrokenFile(CommandFailure):
    """A GEDCOM file breaks off, or has a line that cannot be read; nothing was written."""

    code = "YGGDRASIL101"
    hint = "Check the line that the message names, or export the file again from its program."


class UnknownUser(CommandFailure):
    """A command names a user who does not exist; nothing was written."""

    code = "YGGDRASIL102"
    hint = "Sign up in Yggdrasil first, or check the id or e-mail address."
    exit_status = EXIT_USAGE


class UnknownTree(CommandFailure):
    """A command names a tree that the user does not own; nothing was written."""

    code = "YGGDRASIL103"
    hint = "Check the id of the tree, or create the tree with `import --create NAME`."
    exit_status = EXIT_USAGE


ERRORS: Final[Sequence[type[CodedError]]] = (BrokenFile, UnknownUser, UnknownTree)
