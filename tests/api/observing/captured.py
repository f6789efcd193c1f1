"""Logs of this process, caught for the length of a test, and put back as they were."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from tablewright.api.observing.logs import LinesHandler, set_up_logs
from tablewright.clock import Clock, ManualClock


class Captured(io.StringIO):
    """What was logged."""

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines, as a program reads them."""
        return [json.loads(line) for line in self.getvalue().splitlines()]

    @property
    def line(self) -> dict[str, Any]:
        """The only line."""
        (line,) = self.lines
        return line


@contextmanager
def captured(*, is_terminal: bool = False, clock: Clock | None = None) -> Iterator[Captured]:
    """Sends logs to the test."""
    root, out = logging.getLogger(), Captured()
    level, configuration = root.level, structlog.get_config()
    set_up_logs(out, clock=clock or ManualClock(), is_terminal=is_terminal)
    try:
        yield out
    finally:
        for handler in list(root.handlers):
            if isinstance(handler, LinesHandler):
                root.removeHandler(handler)
        root.setLevel(level)
        structlog.configure(**configuration)
