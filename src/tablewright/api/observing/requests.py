"""Observing: a log line for each request, and its metrics.

The line contains the caller, the route and the result, but no content: no query, header or body,
and only the template of the path. An unknown path is logged, but never from the position where a
route has a secret.
Not here: the output of lines (`api.observing.logs`), the metrics (`api.observing.metrics`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tablewright.api.http.exchange import Exchange
from tablewright.api.http.failures import refusal_of
from tablewright.api.observing.logs import CleanLine, only_lines
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.redacting import REDACTED, redacted_text
from tablewright.api.routes import Route
from tablewright.api.system import RunningSystem
from tablewright.errors import InternalError

_UNMATCHED: Final = "none"
_ADDRESS: Final = re.compile(r"[0-9A-Fa-f.:]{0,45}")
_UUID: Final = re.compile("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


class Observing:
    """Logs and measures every request."""

    def __init__(self, metrics: Metrics, running: Sequence[RunningSystem[Any]] = ()) -> None:
        """Maps routes to the names of their systems: two paths may lead to one route."""
        self._metrics = metrics
        self._names = {one.name for one in running}
        self._systems = {
            id(route): one.name for one in running for route in one.system.each_route()
        }
        self._before_secrets = [
            pattern
            for one in running
            for route in one.system.each_route()
            for pattern in _before_secrets(one.name, route)
        ]
        self._log = logging.getLogger("tablewright.requests")

    def began(self) -> None:
        """Counts a request in progress."""
        self._metrics.request_began()

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        """Logs and measures a request that has ended."""
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
        if route is None:  # an unknown path may contain anything
            line["method"] = redacted_text(method)
            line["path"] = redacted_text(self._without_secret(exchange.path))
        principal = exchange.principal
        if principal.tenant is not None:
            line["tenant"] = principal.tenant
        if principal.subject:
            line["subject"] = principal.subject
        if refusal is not None:
            line["error"] = refusal.word
            if refusal is not error:
                # Details of a caller's error may concern anyone; details of our own errors must be
                # logged.
                words = f": {error}" if level > logging.INFO else ""
                line["cause"] = redacted_text(f"{type(error).__name__}{words}")
        _write(self._log, level, line, error if level == logging.ERROR else None)

    def _without_secret(self, path: str) -> str:
        """Cuts a path where a route would have a secret, such as one with another method."""
        for pattern in self._before_secrets:
            if (found := pattern.match(path)) is not None:
                return f"{found[0]}{REDACTED}"
        return path

    def _named(self, path: str) -> str:
        first = path[1:].partition("/")[0]
        return first if first in self._names else ""


def _before_secrets(system: str, route: Route) -> Iterator[re.Pattern[str]]:
    """Returns the part of a route's path before its first secret."""
    for name in route.rule.secret_parameters:
        before = f"/{system}{route.path}".partition(f"{{{name}}}")[0]
        parts = re.split(r"\{[^}]*\}", before)
        yield re.compile("[^/]*".join(map(re.escape, parts)), re.IGNORECASE)


def _write(log: logging.Logger, level: int, line: CleanLine, error: BaseException | None) -> None:
    lines = only_lines(log) if error is None else None
    if lines is not None:
        lines.emit_clean(level, line)
        return
    # Does not look up the calling frame as `Logger.info` does, which would take longer than the
    # rest.
    trace: Any = None if error is None else (type(error), error, error.__traceback__)
    log.handle(log.makeRecord(log.name, level, "", 0, line, (), trace))


def _level(status: int) -> int:
    if status == InternalError.status:
        return logging.ERROR
    return logging.WARNING if status > InternalError.status else logging.INFO


def _clean_id(request_id: str) -> str:
    """Callers may send their own id, and some would send their key."""
    return request_id if _UUID.fullmatch(request_id) else redacted_text(request_id)


def _clean_address(address: str) -> str:
    """A trusted proxy may pass on a value of its client, which need not be an address."""
    return address if _ADDRESS.fullmatch(address) else redacted_text(address)
