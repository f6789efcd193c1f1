"""The bar that shows how far a command is: on stderr, and only if somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from tablewright.commands.outcome import console


@contextmanager
def progress_bar(label: str, *, shown: bool) -> Generator[Callable[[int, int | None], None] | None]:
    """Yields what a command tells its progress to, or None if nobody looks.

    It takes what is done and what there is in all; None where nobody knows.
    """
    if not shown or not sys.stderr.isatty():
        yield None
        return
    from rich.progress import Progress

    with Progress(console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(label, total=None)

        def progress(done: int, total: int | None) -> None:
            bar.update(task, completed=done, total=total)

        yield progress
