"""Logs: one line per event, without secrets.

    {"time":"2026-11-16T08:00:00.000Z","level":"info","event":"request","requestId":"…",...}

Lines are JSON on stderr, or readable text if stderr is a terminal. Our own code logs with
structlog, libraries with `logging`; both are processed alike. Secrets are removed, control
characters escaped, and long values cut.
Not here: detecting secrets (`api.observing.redacting`), the line of a request
(`api.observing`).
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import Any, Final, TextIO, cast

import msgspec
import structlog

from tablewright.api import limits
from tablewright.api.observing.redacting import redacted, redacted_text
from tablewright.clock import Clock, SystemClock

Line = Mapping[str, Any]

_TRACE: Final = "exception"
_quickly: Final = msgspec.json.Encoder(enc_hook=str).encode
_LEVEL_COLOURS: Final = {"warning": "\x1b[33m", "error": "\x1b[31m", "critical": "\x1b[31m"}
_PLAIN, _FAINT = "\x1b[0m", "\x1b[2m"


class CleanLine(dict[str, Any]):
    """A line built from parts without secrets, which needs no redaction."""


def set_up_logs(
    stream: TextIO | None = None,
    *,
    clock: Clock | None = None,
    is_terminal: bool | None = None,
    level: int = logging.INFO,
) -> None:
    """Sends all logs of this process to a stream, stderr by default."""
    out = stream or sys.stderr
    for_people = out.isatty() if is_terminal is None else is_terminal
    handler = LinesHandler(out, clock or SystemClock(), _for_people if for_people else _as_json)
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old, LinesHandler):
            root.removeHandler(old)
    root.addHandler(handler)
    # No line names a thread or a process, and looking them up is slow.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    root.setLevel(level)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


class LinesHandler(logging.Handler):
    """Writes records of `logging` and structlog as lines."""

    def __init__(self, stream: TextIO, clock: Clock, render: Callable[[Line], str]) -> None:
        super().__init__()
        self._stream = stream
        self._clock = clock
        self._render = render
        self._second, self._second_text = 0.0, ""  # the last one, formatted

    def emit(self, record: logging.LogRecord) -> None:
        """Writes one line; a failing log must not fail the logged operation."""
        try:
            told = record.msg if isinstance(record.msg, CleanLine) else _told(record)
            if trace := _trace(record):
                told = {**told, _TRACE: trace}
            self._write(record.levelname, told)
        except Exception:
            self.handleError(record)

    def emit_clean(self, level: int, line: CleanLine) -> None:
        """Writes a line as `emit` does, without a record, which would take longer than the line."""
        try:
            with self.lock or nullcontext():
                self._write(logging.getLevelName(level), line)
        except Exception:
            self.handleError(logging.LogRecord("", level, "", 0, line, (), None))

    def _write(self, level: str, told: Line) -> None:
        line = {"time": self._time(), "level": level.lower(), **told}
        # One call, so that lines of other threads cannot come in between.
        self._stream.write(self._render(line) + "\n")
        self._stream.flush()

    def _time(self) -> str:
        second, fraction = divmod(self._clock.now(), 1)
        if second != self._second:
            text = datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")
            self._second, self._second_text = second, text.removesuffix("+00:00")
        return f"{self._second_text}.{int(fraction * 1000):03}Z"


def only_lines(log: logging.Logger) -> LinesHandler | None:
    """Returns the handler of a logger, if it is one of these and the only one."""
    if log.disabled or log.filters:
        return None
    while log.parent is not None:
        if log.handlers or not log.propagate:
            return None
        log = log.parent
    if len(log.handlers) != 1:
        return None
    (handler,) = log.handlers
    if not isinstance(handler, LinesHandler) or handler.filters or handler.level:
        return None
    return handler


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """Returns the content of a record without secrets."""
    given: Any = record.msg
    if isinstance(given, dict):
        said = dict(cast("dict[str, Any]", given))
        for name in ("exc_info", "stack_info", "_record", "_from_structlog"):
            said.pop(name, None)
        event = said.pop("event", "")
    else:
        said, event = {}, record.getMessage()
    return {"event": redacted_text(str(event)), "logger": record.name, **redacted(said)}


def _trace(record: logging.LogRecord) -> str:
    """Returns the traceback without secrets; error messages may contain any value."""
    given: Any = record.msg
    found: Any = record.exc_info
    if not found and isinstance(given, dict):
        found = cast("dict[str, Any]", given).get("exc_info")
    if found is True:
        found = sys.exc_info()
    error: Any = cast("tuple[Any, ...]", found)[1] if isinstance(found, tuple) else found
    if not isinstance(error, BaseException):
        return ""
    text = "".join(traceback.format_exception(error)).rstrip()
    return redacted_text(text, length_max=limits.LOG_TRACE_LENGTH_MAX)


def _as_json(line: Any) -> str:
    """Returns a line in ASCII: programs disagree about the line ends of Unicode."""
    content = _quickly(line)
    return content.decode() if content.isascii() else json.dumps(line, default=str)


def _for_people(line: Line) -> str:
    """A line for a terminal: `08:00:00.000 info  request  method=GET status=200`."""
    rest = dict(line)
    time, level, event = rest.pop("time")[11:23], rest.pop("level"), rest.pop("event")
    trace = rest.pop(_TRACE, "")
    shown = " ".join(f"{_FAINT}{name}={_PLAIN}{_shown(value)}" for name, value in rest.items())
    colour = _LEVEL_COLOURS.get(level, _FAINT)
    head = f"{_FAINT}{time}{_PLAIN} {colour}{level:<7}{_PLAIN} {_printable(event)}  {shown}"
    # Indented, so that no line of it looks like a line of the log.
    inner = "".join(f"\n    {_printable(one)}" for one in trace.splitlines())
    return head.rstrip() + inner


def _shown(value: Any) -> str:
    return _printable(value) if isinstance(value, str) else _as_json(value)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
