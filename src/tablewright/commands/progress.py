"""The progress bar: on stderr, and only if stderr is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from tablewright.commands.outcome import console


@contextmanager
def progress_bar(label: str, *, shown: bool) -> Generator[Callable[[int, int | None], None] | None]:
    """Yields a progress callback, or None if no bar is shown.

    The callback takes the amount done and the total, which is None if unknown.
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
