"""Observing: a log line for each request, and its place in the metrics.

The line tells who asked for what and what came of it, and nothing of what it was about: no query,
no header, no body, and of paths only the route's template. A path that no route takes is shown.
Not here: where lines go (`api.observing.logs`), the figures (`api.observing.metrics`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import Any, Final

from tablewright.api.http.exchange import Exchange
from tablewright.api.http.failures import refusal_of
from tablewright.api.observing.logs import CleanLine
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.redacting import redacted_text
from tablewright.api.system import RunningSystem
from tablewright.errors import InternalError

_UNMATCHED: Final = "none"
_ADDRESS: Final = re.compile(r"[0-9A-Fa-f.:]{0,45}")
_UUID: Final = re.compile("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


class Observing:
    """Is told of every request, and writes it down."""

    def __init__(self, metrics: Metrics, running: Sequence[RunningSystem[Any]] = ()) -> None:
        """Knows the systems' names by their routes: two paths may lead to one route."""
        self._metrics = metrics
        self._names = {one.name for one in running}
        self._systems = {
            id(route): one.name for one in running for route in one.system.each_route()
        }
        self._log = logging.getLogger("tablewright.requests")

    def began(self) -> None:
        """A request has come."""
        self._metrics.request_began()

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """It is over, and this is what came of it."""
        route, status, method = exchange.route, exchange.status, exchange.method
        if route is None:
            system, template, is_timed = self._named(exchange.path), _UNMATCHED, True
        else:
            system = self._systems.get(id(route), "")
            template, is_timed = route.path, not route.signature.is_stream
        self._metrics.request_ended((system, template, method), status, seconds, is_timed=is_timed)
        refusal = None if error is None else refusal_of(error)
        level = _level(status if refusal is None else max(status, refusal.status))
        if not self._log.isEnabledFor(level):
            return
        line = CleanLine(
            event="request",
            requestId=_clean_id(exchange.request_id),
            system=system,
            route=template,
            method=method,
            status=status,
            ms=round(seconds * 1000, 3),
            client=_clean_address(exchange.address),
        )
        if route is None:  # whoever asks for what is not there may ask for anything
            line["method"] = redacted_text(method)
            line["path"] = redacted_text(exchange.path)
        principal = exchange.principal
        if principal.tenant is not None:
            line["tenant"] = principal.tenant
        if principal.subject:
            line["subject"] = principal.subject
        if refusal is not None:
            line["error"] = refusal.word
            if refusal is not error:
                # What the caller did wrong may be about anybody; what we did wrong must be known.
                words = f": {error}" if level > logging.INFO else ""
                line["cause"] = redacted_text(f"{type(error).__name__}{words}")
        _write(self._log, level, line, error if level == logging.ERROR else None)

    def _named(self, path: str) -> str:
        first = path[1:].partition("/")[0]
        return first if first in self._names else ""


def _write(log: logging.Logger, level: int, line: CleanLine, error: BaseException | None) -> None:
    # Without looking up who calls, as `Logger.info` does: it would take longer than the rest.
    trace: Any = None if error is None else (type(error), error, error.__traceback__)
    log.handle(log.makeRecord(log.name, level, "", 0, line, (), trace))


def _level(status: int) -> int:
    if status == InternalError.status:
        return logging.ERROR
    return logging.WARNING if status > InternalError.status else logging.INFO


def _clean_id(request_id: str) -> str:
    """Callers may bring an id of their own, and some would bring their key."""
    return request_id if _UUID.fullmatch(request_id) else redacted_text(request_id)


def _clean_address(address: str) -> str:
    """A trusted proxy may pass on what its client wrote, which need not be an address."""
    return address if _ADDRESS.fullmatch(address) else redacted_text(address)
