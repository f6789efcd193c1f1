"""Logs: one line for each thing that happens, without secrets.

    {"time":"2026-11-16T08:00:00.000Z","level":"info","event":"request","requestId":"…",...}

Lines are JSON on stderr, or for people where stderr is a terminal. What our own code logs with
structlog and what libraries log with `logging` take the same way: secrets are taken out, line ends
and other control characters are written as escapes, and what is too long is cut.
Not here: what counts as a secret (`api.observing.redacting`), the line of a request
(`api.observing`).
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, Mapping
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
    """A line that was made of parts without secrets, and need not be looked through."""


def set_up_logs(
    stream: TextIO | None = None,
    *,
    clock: Clock | None = None,
    is_terminal: bool | None = None,
    level: int = logging.INFO,
) -> None:
    """Sends everything that is logged in this process to a stream, stderr if none is named."""
    out = stream or sys.stderr
    for_people = out.isatty() if is_terminal is None else is_terminal
    handler = LinesHandler(out, clock or SystemClock(), _for_people if for_people else _as_json)
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old, LinesHandler):
            root.removeHandler(old)
    root.addHandler(handler)
    # No line names a thread or a process, and looking them up takes longer than the rest.
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
    """Writes records of `logging`, structlog's among them, as lines."""

    def __init__(self, stream: TextIO, clock: Clock, render: Callable[[Line], str]) -> None:
        super().__init__()
        self._stream = stream
        self._clock = clock
        self._render = render
        self._second, self._second_text = 0.0, ""  # the last one, written out

    def emit(self, record: logging.LogRecord) -> None:
        """Writes one line; a log that fails must not fail what it tells of."""
        try:
            told = record.msg if isinstance(record.msg, CleanLine) else _told(record)
            line: dict[str, Any] = {
                "time": self._time(),
                "level": record.levelname.lower(),
                **told,
            }
            if trace := _trace(record):
                line[_TRACE] = trace
            # One call, so that no other thread's line comes in between.
            self._stream.write(self._render(line) + "\n")
            self._stream.flush()
        except Exception:
            self.handleError(record)

    def _time(self) -> str:
        second, fraction = divmod(self._clock.now(), 1)
        if second != self._second:
            text = datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")
            self._second, self._second_text = second, text.removesuffix("+00:00")
        return f"{self._second_text}.{int(fraction * 1000):03}Z"


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says, without secrets."""
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
    """The traceback, without secrets; messages of errors hold whatever was wrong."""
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
    """A line in ASCII: there are more line ends in Unicode than programs agree on."""
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
    # Indented, so that no line of it can pass for a line of the log.
    inner = "".join(f"\n    {_printable(one)}" for one in trace.splitlines())
    return head.rstrip() + inner


def _shown(value: Any) -> str:
    return _printable(value) if isinstance(value, str) else _as_json(value)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
