"""The result of a command, and the one place that writes it.

Without `--json` an outcome's text goes to stdout, and its failure to stderr. With `--json` stdout
gets exactly one object, `{"ok", "data", "warnings", "error"}`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

from tablewright.commands.failures import EXIT_OK, Failure

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

_PIPE_COLUMNS = 10_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The result of a command in both forms.

    `data` is the JSON form. `text` builds the human-readable form, and is called only if needed:
    importing rich takes longer than most commands.
    """

    data: dict[str, Any] | None = None
    text: Callable[[], RenderableType] | None = None
    warnings: tuple[str, ...] = ()
    failure: Failure | None = None


def write(outcome: Outcome, *, as_json: bool) -> int:
    """Writes the outcome and returns its exit status."""
    if as_json:
        sys.stdout.write(json.dumps(_envelope(outcome), ensure_ascii=False) + "\n")
    else:
        _write_for_people(outcome)
    sys.stdout.flush()
    return EXIT_OK if outcome.failure is None else outcome.failure.exit_status


def console(stream: TextIO) -> Console:
    """Returns a rich console that prints data as it is: no markup, no highlighting."""
    from rich.console import Console

    # A pipe has no width: a row stays a line there, so that grep finds whole rows.
    width = None if stream.isatty() else _PIPE_COLUMNS
    return Console(file=stream, markup=False, highlight=False, emoji=False, width=width)


def printable(text: str) -> str:
    r"""Returns the text with control characters escaped, so that data cannot control the terminal.

    >>> printable("orders" + chr(27) + "[2J")
    'orders\\x1b[2J'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def counted(count: int, one: str, many: str | None = None) -> str:
    """Returns a number with its noun.

    >>> counted(1_204, "item")
    '1,204 items'
    """
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def _envelope(outcome: Outcome) -> dict[str, Any]:
    failure = outcome.failure
    return {
        "ok": failure is None,
        "data": outcome.data,
        "warnings": list(outcome.warnings),
        "error": failure
        and {
            "code": failure.code,
            "message": failure.message,
            "hint": failure.hint,
            "docs": failure.docs or None,
        },
    }


def _write_for_people(outcome: Outcome) -> None:
    if outcome.text is not None:
        text = outcome.text()
        if isinstance(text, str):
            sys.stdout.write(text + "\n")  # as it is: what is copied from a terminal was meant so
        else:
            console(sys.stdout).print(text)
    for warning in outcome.warnings:
        sys.stderr.write(f"Warning: {printable(warning)}\n")
    if outcome.failure is not None:
        failure = outcome.failure
        sys.stderr.write(
            f"Error {failure.code}: {printable(failure.message)}\n"
            f"  {failure.hint}\n{_further(failure)}"
        )


def _further(failure: Failure) -> str:
    """Returns the line that refers to the error's page; empty for an error without a page."""
    if failure.docs.startswith("docs/errors/"):
        return f"  Run `tablewright explain {failure.code}` for details.\n"
    return f"  See {failure.docs}\n" if failure.docs else ""
