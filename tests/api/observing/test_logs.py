"""Logs: one line per record, from any logger and any call."""

from __future__ import annotations

import io
import json
import logging
import sys

import pytest
import structlog

from tablewright.api.observing.logs import CleanLine, LinesHandler, only_lines, set_up_logs
from tablewright.clock import ManualClock
from tests.api.observing.captured import captured

CANARY = "CaNaRy"


def _fail() -> None:
    raise ValueError(f"cannot open with password={CANARY}\n12:00:00 info  all is well")


def test_a_line_that_cannot_be_written_fails_nobody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(logging, "raiseExceptions", False)
    with captured() as out:
        out.close()
        logging.getLogger("library").warning("lost")


def test_a_line_of_a_library_is_json_with_time_and_level():
    with captured(clock=ManualClock(1_763_280_000.25)) as out:
        logging.getLogger("library").warning("%s of %d", "one", 2)
    assert {
        "time": "2025-11-16T08:00:00.250Z",
        "level": "warning",
        "event": "one of 2",
        "logger": "library",
    } == out.line


def test_a_line_of_our_own_has_its_values_by_name():
    with captured() as out:
        structlog.stdlib.get_logger("ours").info("job_done", queue="hooks", tries=2, at={"x": [1]})
    line = out.line
    assert ("job_done", "ours", "hooks", 2) == (
        line["event"],
        line["logger"],
        line["queue"],
        line["tries"],
    )
    assert {"x": [1]} == line["at"]


def test_what_is_below_the_level_is_not_written():
    with captured() as out:
        logging.getLogger("library").debug("no")
        structlog.stdlib.get_logger("ours").debug("no")
    assert "" == out.getvalue()


def test_a_failure_is_told_with_its_traceback_and_without_its_secrets():
    with captured() as out:
        log = structlog.stdlib.get_logger("ours")
        try:
            _fail()
        except ValueError as error:
            log.exception("one")
            log.warning("two", exc_info=error)
            logging.getLogger("library").exception("three")
    assert ["one", "two", "three"] == [line["event"] for line in out.lines]
    for line in out.lines:
        assert line["exception"].startswith("Traceback (most recent call last):")
        assert "in _fail" in line["exception"]
        assert "password=[redacted]" in line["exception"]
    assert CANARY not in out.getvalue()


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\u2028", "\u2029", "\x85", "\x0b", "\x1b[2J"])
def test_no_text_can_begin_a_line_of_its_own(end: str):
    with captured() as out:
        logging.getLogger("library").warning("a%sb", end)
        structlog.stdlib.get_logger("ours").warning("x", **{f"n{end}": f"v{end}"})
    text = out.getvalue()
    assert 2 == len(text.splitlines())
    assert text.isascii()
    assert text.replace("\n", "").isprintable()
    assert f"a{end}b" == out.lines[0]["event"]


def test_a_terminal_gets_lines_for_people():
    with captured(is_terminal=True, clock=ManualClock(1_763_280_000)) as out:
        logging.getLogger("library").warning("look\x1b[2J")
        structlog.stdlib.get_logger("ours").info("done", tenant="acme", n=[1])
    first, second = out.getvalue().splitlines()
    assert "08:00:00.000" in first
    assert "look\\x1b[2J" in first
    assert "tenant=\x1b[0macme" in second
    assert "n=\x1b[0m[1]" in second


def test_in_a_terminal_a_traceback_cannot_pass_for_a_line():
    with captured(is_terminal=True) as out:
        try:
            _fail()
        except ValueError:
            logging.getLogger("library").exception("failed")
    _, *inner = out.getvalue().splitlines()
    assert inner
    assert all(line.startswith("    ") for line in inner)
    assert CANARY not in out.getvalue()


def test_values_that_json_does_not_know_are_told_in_words():
    with captured() as out:
        structlog.stdlib.get_logger("ours").info("x", path=ManualClock, raw=b"abc", many={1, 2})
    assert "[3 bytes]" == out.line["raw"]
    assert [1, 2] == sorted(out.line["many"])
    assert "ManualClock" in out.line["path"]


def test_setting_up_twice_writes_each_line_once():
    with captured() as out:
        set_up_logs(out, clock=ManualClock(), is_terminal=False)
        logging.getLogger("library").warning("once")
    assert 1 == len(out.lines)


def test_without_a_stream_lines_go_to_stderr(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    with captured():
        set_up_logs()
        logging.getLogger("library").warning("here")
        assert not sys.stderr.isatty()
    assert "here" == json.loads(capsys.readouterr().err)["event"]
    assert not [h for h in logging.getLogger().handlers if isinstance(h, LinesHandler)]


def _lone_logger(*handlers: logging.Handler) -> logging.Logger:
    """A logger below a root of its own, which has these handlers."""
    root = logging.RootLogger(logging.INFO)
    log = logging.Manager(root).getLogger("tablewright.requests")
    for handler in handlers:
        root.addHandler(handler)
    return log


def _lines_handler(out: io.StringIO) -> LinesHandler:
    return LinesHandler(out, ManualClock(), json.dumps)


def test_a_clean_line_is_written_as_a_record_of_it_would_be():
    first, second = io.StringIO(), io.StringIO()
    line = CleanLine(event="request", status=200)
    log = _lone_logger(_lines_handler(first))
    log.handle(log.makeRecord(log.name, logging.WARNING, "", 0, line, (), None))
    lines = only_lines(_lone_logger(_lines_handler(second)))
    assert lines is not None
    lines.emit_clean(logging.WARNING, line)
    assert "" != first.getvalue() == second.getvalue()


def test_a_stream_that_fails_does_not_fail_whoever_writes_a_clean_line(
    capsys: pytest.CaptureFixture[str],
):
    out = io.StringIO()
    out.close()
    _lines_handler(out).emit_clean(logging.INFO, CleanLine(event="request"))
    assert "ValueError" in capsys.readouterr().err


def test_records_are_made_where_anybody_else_looks_at_them():
    handler = _lines_handler(io.StringIO())
    assert handler is only_lines(_lone_logger(handler))
    assert only_lines(_lone_logger()) is None
    assert only_lines(_lone_logger(handler, logging.NullHandler())) is None
    assert only_lines(_lone_logger(logging.NullHandler())) is None
    own, alone, filtered = (_lone_logger(handler) for _ in range(3))
    own.addHandler(logging.NullHandler())
    alone.propagate = False
    filtered.addFilter(lambda record: True)
    assert [None] * 3 == [*map(only_lines, (own, alone, filtered))]
    handler.setLevel(logging.ERROR)
    assert only_lines(_lone_logger(handler)) is None
